"""Positions from TOML or JSON files; what they mean is checked by the game."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any


class UnreadableFile(ValueError):
    """The file is not there, or is not TOML or JSON: why."""


def read_position_file(path: Path) -> dict[str, Any]:
    try:
        source = path.read_text("utf-8")
    except OSError as error:
        raise UnreadableFile(error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise UnreadableFile("not UTF-8") from None
    try:
        data: dict[str, Any] = json.loads(source) if path.suffix == ".json" else tomllib.loads(source)
    except ValueError as error:
        raise UnreadableFile(str(error)) from None
    return data
