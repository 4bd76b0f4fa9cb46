"""Reading single values of a position, each refused with its place and the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.core.errors import PositionError


def mapping(where: str, value: Any, allowed: Sequence[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"{where} must be a table of names and values")
    for key in value:
        one_of(where, key, allowed)
    return value


def one_of(where: str, value: Any, allowed: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(f"{where}: {value!r} is unknown; known are {', '.join(allowed)}")
    return value


def names(where: str, value: Any, allowed: Sequence[str], repeat: bool = False) -> list[str]:
    if not isinstance(value, list):
        raise PositionError(f"{where} must be a list")
    for name in value:
        one_of(where, name, allowed)
    if not repeat and len(set(value)) < len(value):
        raise PositionError(f"{where}: something stands here twice")
    return value


def number(where: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{where} must be a whole number from {low} to {high}, not {value!r}")
    return value


def flag(where: str, value: Any) -> bool:
    if type(value) is not bool:
        raise PositionError(f"{where} must be true or false, not {value!r}")
    return value
