"""Positions from files, for ``play --scenario``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from westmarch.cli.problems import BadFile
from westmarch.core.position_file import UnreadableFile, read_position_file


def read_scenario(path: Path) -> dict[str, Any]:
    """The data of a TOML or JSON file; what it means is checked by the game."""
    try:
        return read_position_file(path)
    except UnreadableFile as error:
        raise BadFile(str(path), str(error)) from None
