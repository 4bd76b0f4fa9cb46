"""Checks of single values of a position; PositionError says what cannot be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.core.errors import PositionError
from westmarch.core.parts import expect
from westmarch.core.sets import set_of


def one_of(key: str, value: Any, allowed: Sequence[Any]) -> Any:
    if value not in allowed:
        raise PositionError(f"{key}: {value!r} is not one of {', '.join(map(str, allowed))}")
    return value


def number(key: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise PositionError(f"{key} must be a whole number from {low} to {high}, not {value!r}")
    return value


def flag(key: str, value: Any) -> bool:
    if type(value) is not bool:
        raise PositionError(f"{key} must be true or false, not {value!r}")
    return value


def a_list(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"{key} must be a list")
    return value


def a_map(key: str, value: Any, allowed: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"{key} must give a value for each of {', '.join(sorted(allowed))}")
    expect(value, allowed)
    return value


def none_of(key: str, found: object, reason: str) -> None:
    """Refuse what is there but cannot be."""
    if found:
        raise PositionError(f"{key}: {reason}")


def bits(key: str, value: Any, table: Sequence[str]) -> int:
    """A set of things by their names, each once."""
    numbers = [table.index(one_of(key, name, table)) for name in a_list(key, value)]
    if len(set(numbers)) < len(numbers):
        raise PositionError(f"{key}: something stands there twice")
    return set_of(numbers)
