"""What a seat may know, declared once per field; what is not declared is never shown.

Views, digests and re-dealing all read the same declaration, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any


class Sees(Enum):
    """Who may see a field."""

    ALL = "all"
    OWNER = "owner"
    """One entry a seat: its owner sees it, everybody else only how much there is."""
    COUNT = "count"
    """Nobody sees it, everybody knows how much there is (a deck)."""
    NOBODY = "nobody"


def as_is(value: Any) -> Any:
    return list(value) if isinstance(value, tuple | list) else value


@dataclass(frozen=True)
class Field:
    """One attribute of the state. ``plain`` turns its value into JSON-able data.

    For OWNER fields ``plain`` and ``size`` see one seat's entry at a time.
    """

    name: str
    sees: Sees
    plain: Callable[[Any], Any] = as_is
    size: Callable[[Any], int] = len
    of: Callable[[Any], Any] | None = None
    """Works the value out from the whole state, where it is not an attribute of that name."""

    def value(self, state: Any) -> Any:
        return getattr(state, self.name) if self.of is None else self.of(state)

    def truth(self, value: Any) -> Any:
        if self.sees is Sees.OWNER:
            return [self.plain(entry) for entry in value]
        return self.plain(value)

    def shown(self, value: Any, seat: int | None) -> Any:
        """The value as ``seat`` may know it. Only called for fields that are shown at all."""
        if self.sees is Sees.ALL:
            return self.plain(value)
        if self.sees is Sees.COUNT:
            return {"count": self.size(value)}
        return [
            self.plain(entry) if owner == seat else {"count": self.size(entry)}
            for owner, entry in enumerate(value)
        ]


def view(fields: Sequence[Field], state: Any, seat: int | None) -> dict[str, Any]:
    return {
        field.name: field.shown(field.value(state), seat) for field in fields if field.sees is not Sees.NOBODY
    }


def truth(fields: Sequence[Field], state: Any) -> dict[str, Any]:
    """Everything declared, with nothing hidden: for digests and tests, never for a seat."""
    return {field.name: field.truth(field.value(state)) for field in fields}
