"""Reading single values of a position, each refused with its place and the reason."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from westmarch.core.errors import PositionError


def mapping(where: str, value: Any, allowed: Iterable[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"{where} must be a table of names and values")
    known = list(allowed)
    for key in value:
        if key not in known:
            raise PositionError(f"{where}: {key!r} is unknown; known are {_some(known)}")
    return value


def one_of(where: str, value: Any, allowed: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(f"{where}: {value!r} is unknown; known are {_some(allowed)}")
    return value


def names(where: str, value: Any, allowed: Sequence[str], repeat: bool = False) -> list[str]:
    if not isinstance(value, list):
        raise PositionError(f"{where} must be a list")
    found: list[str] = []
    for name in value:
        one_of(where, name, allowed)
        if name in found and not repeat:
            raise PositionError(f"{where}: {name} stands here twice")
        found.append(name)
    return found


def number(where: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{where} must be a whole number from {low} to {high}, not {value!r}")
    return value


def flag(where: str, value: Any) -> bool:
    if type(value) is not bool:
        raise PositionError(f"{where} must be true or false, not {value!r}")
    return value


def _some(known: Sequence[str]) -> str:
    shown = ", ".join(known[:12])
    return f"{shown} and {len(known) - 12} more" if len(known) > 12 else shown
