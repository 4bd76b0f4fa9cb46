"""The sentences with which positions are refused: one set for all games, each naming the key."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from difflib import get_close_matches
from typing import Any

from westmarch.core.errors import PositionError

LISTED = 12
"""How many known names a sentence lists."""


def expect(data: dict[str, Any], allowed: Collection[str], where: str = "") -> None:
    """Refuse keys that mean nothing, so that a typing error is not ignored."""
    for key in data:
        if key not in allowed:
            known = sorted(allowed)
            listed = ", ".join(known)
            place = f"{where}: " if where else ""
            raise PositionError(f"{place}unknown key {key!r}; known are {listed}{_nearest(key, known)}")


def one_of(where: str, value: Any, allowed: Sequence[str]) -> str:
    """The value, which must be one of these names."""
    if not isinstance(value, str) or value not in allowed:
        some = ", ".join(allowed[:LISTED])
        more = f" and {len(allowed) - LISTED} more" if len(allowed) > LISTED else ""
        raise PositionError(f"{where}: {value!r} is not one of {some}{more}{_nearest(value, allowed)}")
    return value


def number(where: str, value: Any, low: int, high: int) -> int:
    """The value, which must be a whole number within these limits."""
    if type(value) is not int or not low <= value <= high:
        wanted = f"must be {low}" if low == high else f"must be a whole number from {low} to {high}"
        raise PositionError(f"{where} {wanted}, not {value!r}")
    return value


def flag(where: str, value: Any) -> bool:
    if type(value) is not bool:
        raise PositionError(f"{where} must be true or false, not {value!r}")
    return value


def text(where: str, value: Any) -> str:
    if not isinstance(value, str):
        raise PositionError(f"{where} must be a text, not {value!r}")
    return value


def a_list(where: str, value: Any, length: tuple[int, int] | None = None) -> list[Any]:
    """The value, which must be a list; ``length`` gives the fewest and the most entries."""
    if not isinstance(value, list):
        raise PositionError(f"{where} must be a list, not {value!r}")
    if length is not None and not length[0] <= len(value) <= length[1]:
        low, high = length
        wanted = f"exactly {low}" if low == high else f"{low} to {high}"
        raise PositionError(f"{where} must be a list of {wanted}, not of {len(value)}")
    return value


def a_table(where: str, value: Any, allowed: Sequence[str] | None = None) -> dict[str, Any]:
    """The value, which must be a table with some of these names as keys."""
    if not isinstance(value, dict):
        raise PositionError(f"{where} must be a table of names and values, not {value!r}")
    if allowed is not None:
        for key in value:
            one_of(where, key, allowed)
    return value


def once(where: str, found: Sequence[str]) -> None:
    """Refuse a name that stands there a second time."""
    for place, name in enumerate(found):
        if name in found[:place]:
            raise PositionError(f"{where}: {name} stands there twice")


def _nearest(wrong: Any, known: Sequence[str]) -> str:
    near = get_close_matches(wrong, known, 1) if isinstance(wrong, str) else []
    return f"; the nearest is {near[0]!r}" if near else ""
