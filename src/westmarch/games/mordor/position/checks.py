"""Checks of single values in a position written by hand; the reason names the key."""

from __future__ import annotations

from typing import Any

from westmarch.core.errors import PositionError


def one_of(key: str, value: Any, allowed: Any) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(f"{key}: {value!r} is not one of {', '.join(allowed)}")
    return value


def number(key: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        wanted = f"must be {low}" if low == high else f"must be a whole number from {low} to {high}"
        raise PositionError(f"{key} {wanted}, not {value!r}")
    return value
