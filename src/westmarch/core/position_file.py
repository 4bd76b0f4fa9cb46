"""Positions from TOML or JSON files, and numbers in them; what they mean is checked by the game."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from westmarch.core.errors import PositionError

MOST = 10**18
"""Far more than any count of any game, and still a number that an error can show."""


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


def check_numbers(data: dict[str, Any]) -> None:
    """Refuse numbers that no position has: the longest ones cannot even be written into an error."""
    waiting: list[Any] = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int) and not -MOST <= value <= MOST:
            raise PositionError("a number with too many digits")
