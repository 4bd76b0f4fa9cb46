"""Builds the browser client into the package where it is missing, so that every wheel and sdist holds it.

A wheel made from the sdist finds the client built and needs no Node; an editable install leaves it to make.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STEPS = (["ci", "--no-audit", "--no-fund", "--silent"], ["run", "--silent", "build"])


class ClientHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        client = root / "src/westmarch/server/static/index.html"
        if version == "editable" or client.is_file():
            return
        npm = root / "web/npm.sh"
        if not npm.is_file():
            raise RuntimeError(f"the browser client is not built, and its sources are not here: {npm}")
        self.app.display_info("Building the browser client ...")
        for step in STEPS:
            subprocess.run([str(npm), *step], check=True)
        if not client.is_file():
            raise RuntimeError(f"the browser client was built, but there is no {client}")
