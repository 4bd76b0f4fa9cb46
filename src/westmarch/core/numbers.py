"""Whole numbers from callers: what Python takes as an index is one, so numpy's integers are, too.

They become plain ints where they come in. Behind that, rules, records and JSON see nothing else.
"""

from __future__ import annotations

from operator import index
from typing import Any


def whole(value: object) -> int | None:
    """The number as a plain int; None if it is no whole number. True and False are none."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return int(index(value))  # type: ignore[arg-type]
    except TypeError:
        return None


def plain(data: Any) -> Any:
    """Plain data, such as a position, with every number in it as a plain int."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [plain(value) for value in data] if isinstance(data, list) else tuple(map(plain, data))
    if isinstance(data, bool):
        return data
    number = whole(data)
    return data if number is None else number
