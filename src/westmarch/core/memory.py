"""What a match remembers beside its state: every answer and roll, what was told, how far an undo may go.

Quiet matches (search, simulations) have none. Forks share what lies before them.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import islice

from westmarch.core.chance import CHANCE
from westmarch.core.events import Event, Trail

Answer = int | tuple[int, ...]
"""A seat's code, or the outcomes of one roll."""
Entry = tuple[int, Answer]
"""One line of a record: who, and what."""


class Memory:
    __slots__ = ("entries", "events", "floor")

    def __init__(
        self, entries: Trail[Entry] | None = None, events: Trail[Event] | None = None, floor: int = 0
    ) -> None:
        self.entries: Trail[Entry] = Trail() if entries is None else entries
        """Each answer with its seat, and each roll."""
        self.events: Trail[Event] = Trail() if events is None else events
        self.floor = floor
        """Entries before this one cannot be taken back."""

    def fork(self) -> Memory:
        return Memory(self.entries.fork(), self.events.fork(), self.floor)

    @property
    def last_seat(self) -> int | None:
        return self.entries.last[0] if self.entries else None

    def answered(self, seat: int, code: int) -> None:
        """A seat has answered; what another seat answered before stands from now on."""
        if seat != self.last_seat:
            self.floor = len(self.entries)
        self.entries.append(entry_of(seat, code))

    def rolled(self, outcomes: tuple[int, ...]) -> None:
        """A whole roll is known: nothing before it can be undone."""
        self.entries.append((CHANCE, outcomes))
        self.floor = len(self.entries)

    def hear(self, told: list[Event]) -> None:
        """Keep what the rules told since the last entry; what was revealed is not taken back."""
        for event in told:
            event.entry = len(self.entries)
            self.events.append(event)
            if event.reveals:
                self.floor = event.entry

    def undoable(self, seat: int) -> int:
        """How many of its latest answers a seat may take back: none across chance, reveals, others."""
        own = len(self.entries) - self.floor
        return own if own and self.last_seat == seat else 0

    def seen_by(self, seats: Collection[int]) -> list[Event]:
        return [event for event in self.events if event.visible_to_any(seats)]

    def between(self, begin: int, end: int) -> list[Entry]:
        """The entries from ``begin`` to before ``end``."""
        return list(islice(self.entries.since(begin), end - begin))


@cache
def entry_of(seat: int, code: int) -> tuple[int, int]:
    """One entry of a record, only once in memory: a vocabulary is small, and matches are long."""
    return seat, code
