"""Values in the header of a record, each checked for shape and size before anything is made of it.

A record may come from anybody, so a few bytes must not cost more than they are worth. Whatever is wrong
raises ValueError; `record` says of which file.
"""

from __future__ import annotations

import json
import re
from typing import Any, TypeVar

from westmarch.core.chance import SEED_LIMIT

MOST_PLAYERS = 20
MOST_RULES = 10**9 - 1
SHOWN = 100
"""Characters of a wrong value that an error repeats."""
_NUMBER = re.compile("0|[1-9][0-9]*")
_GAME = re.compile("[A-Za-z0-9_.-]{1,40}")
_HASH = re.compile("[0-9a-f]{64}")
T = TypeVar("T")


def number(text: str, low: int, high: int) -> int:
    """A plain decimal number; digits are counted before they are read, for Python reads only so many."""
    if len(text) > len(str(high)) or not _NUMBER.fullmatch(text) or not low <= int(text) <= high:
        raise ValueError(f"{text[:SHOWN]!r} is no number from {low} to {high}")
    return int(text)


def seed(text: str) -> int:
    return number(text, 0, SEED_LIMIT - 1)


def players(text: str) -> int:
    return number(text, 1, MOST_PLAYERS)


def rules(text: str) -> int:
    return number(text, 0, MOST_RULES)


def game(text: str) -> str:
    return _shaped(text, _GAME)


def digest(text: str) -> str:
    """A SHA-256 in hexadecimal digits."""
    return _shaped(text, _HASH)


def data(text: str, kind: type[T]) -> T:
    found = json.loads(text)
    if not isinstance(found, kind):
        raise ValueError(f"{text[:SHOWN]!r} is no {kind.__name__}")
    return found


def options(text: str) -> dict[str, str]:
    return {key: _text(value) for key, value in data(text, dict).items()}


def seats(text: str) -> tuple[str, ...]:
    """Who sat where, as far as somebody said it."""
    found = data(text, list)
    if len(found) > MOST_PLAYERS:
        raise ValueError(f"{len(found)} seats")
    return tuple(map(_text, found))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{type(value).__name__} where a text should be")
    return value


def _shaped(text: str, pattern: re.Pattern[str]) -> str:
    if not pattern.fullmatch(text):
        raise ValueError(f"{text[:SHOWN]!r} has another shape")
    return text
