"""Positions from files, for ``play --scenario``."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from westmarch.cli.problems import BadFile


def read_scenario(path: Path) -> dict[str, Any]:
    """The data of a TOML or JSON file; what it means is checked by the game."""
    try:
        source = path.read_text("utf-8")
    except OSError as error:
        raise BadFile(str(path), error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise BadFile(str(path), "not UTF-8") from None
    try:
        data: dict[str, Any] = json.loads(source) if path.suffix == ".json" else tomllib.loads(source)
    except ValueError as error:
        raise BadFile(str(path), str(error)) from None
    return data
