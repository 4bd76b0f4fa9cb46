"""What a seat may know, declared once per field; what is not declared is never shown.

Views, digests and re-dealing all read the same declaration, so they cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from westmarch.core.forms import Form

Seats = frozenset[int] | None
"""Who may see something; None: everybody, spectators too."""
NO_SEAT: frozenset[int] = frozenset()


class Sees(Enum):
    """Who may see a field, where the same seats always may."""

    ALL = "all"
    OWNER = "owner"
    """One entry a seat: its owner sees it, everybody else only how much there is."""
    COUNT = "count"
    """Nobody sees it, everybody knows how much there is (a deck)."""
    NOBODY = "nobody"


@dataclass(frozen=True)
class Whole:
    """These seats see the whole field, the others only how much there is. It may change with the state:

    ``Whole(lambda s: None if s.revealed else frozenset({0}))`` is secret until it is revealed to all.
    """

    seen_by: Callable[[Any], Seats]


@dataclass(frozen=True)
class Each:
    """One entry an owner; ``seen_by(state, owner)`` tells which seats see it, partners for instance."""

    seen_by: Callable[[Any, int], Seats]


def as_is(value: Any) -> Any:
    return list(value) if isinstance(value, tuple | list) else value


@dataclass(frozen=True)
class Field:
    """One attribute of the state. ``plain`` turns its value into JSON-able data.

    Where each owner has an entry (`Sees.OWNER`, `Each`), ``plain`` and ``size`` see one at a time.
    """

    name: str
    sees: Sees | Whole | Each
    plain: Callable[[Any], Any] = as_is
    size: Callable[[Any], int] = len
    of: Callable[[Any], Any] | None = None
    """Works the value out from the whole state, where it is not an attribute of that name."""
    form: Form | None = None
    """Which values it can have, where the state declares that (`core/declared.py`)."""

    @property
    def by_owner(self) -> bool:
        return self.sees is Sees.OWNER or isinstance(self.sees, Each)

    def seen_by(self, state: Any, owner: int | None = None) -> Seats:
        """Who sees the field, or the entry of an owner."""
        sees = self.sees
        if isinstance(sees, Whole):
            return sees.seen_by(state)
        if owner is not None:
            return sees.seen_by(state, owner) if isinstance(sees, Each) else frozenset({owner})
        return None if sees is Sees.ALL else NO_SEAT

    def value(self, state: Any) -> Any:
        return getattr(state, self.name) if self.of is None else self.of(state)

    def truth(self, value: Any) -> Any:
        return [self.plain(entry) for entry in value] if self.by_owner else self.plain(value)

    def shown(self, state: Any, seat: int | None) -> Any:
        """The value as ``seat`` may know it. Only called for fields that are shown at all."""
        value = self.value(state)
        if self.by_owner:
            return [
                self._as_seen(entry, self.seen_by(state, owner), seat) for owner, entry in enumerate(value)
            ]
        return self._as_seen(value, self.seen_by(state), seat)

    def _as_seen(self, value: Any, seen_by: Seats, seat: int | None) -> Any:
        return self.plain(value) if may_see(seen_by, seat) else {"count": self.size(value)}


def may_see(seen_by: Seats, seat: int | None) -> bool:
    return seen_by is None or seat in seen_by


def has_secrets(fields: Sequence[Field]) -> bool:
    """Whether anything is hidden from anybody, beyond the dice to come."""
    return any(field.sees is not Sees.ALL for field in fields)


def seats_differ(fields: Sequence[Field]) -> bool:
    """Whether one seat may see what another may not: at one screen a curtain falls between them."""
    return any(field.by_owner or isinstance(field.sees, Whole) for field in fields)


def view(
    fields: Sequence[Field], state: Any, seat: int | None, public: dict[str, Any] | None = None
) -> dict[str, Any]:
    """All that a seat may know. ``public`` holds what all see of this very state, and is filled where it is
    empty: views that are only read can share it."""
    if public is None:
        public = {}
    shown = {}
    for field in fields:
        name = field.name
        if field.sees is Sees.ALL:
            if name not in public:
                public[name] = field.plain(field.value(state))
            shown[name] = public[name]
        elif field.sees is not Sees.NOBODY:
            shown[name] = field.shown(state, seat)
    return shown


def truth(fields: Sequence[Field], state: Any) -> dict[str, Any]:
    """Everything declared, with nothing hidden: for digests and tests, never for a seat."""
    return {field.name: field.truth(field.value(state)) for field in fields}
