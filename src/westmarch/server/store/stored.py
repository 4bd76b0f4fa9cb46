"""What the database holds of a table, as plain data."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final, Literal, NamedTuple

from westmarch.core.nonces import Nonces

SeatKind = Literal["human", "hotseat", "bot", "free"]
Status = Literal["waiting", "running", "over"]
RecordKind = Literal["whole", "sealed"]
HUMAN: Final = "human"
HOTSEAT: Final = "hotseat"
BOT: Final = "bot"
FREE: Final = "free"
HOUSE: Final = "Westmarch"
"""Who speaks where the house itself says something."""
CLOSED: Final = "closed"
"""The status of a table that those who run the house have closed; nobody comes in any more."""
PATIENCE = 24 * 3600
"""Seconds that somebody who is asked may stay away, where the table does not say otherwise."""
Log = Sequence[tuple[int, str | None]]
"""Seats and their answers in order; None takes the latest one back."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


@dataclass(frozen=True)
class Spec:
    """What is fixed about a table's match; small enough to send to another process."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    rules: int
    content: str
    base: str | None = None
    uploaded: bool = False
    nonces: Nonces = ()
    """What the seats have added to the seed; as long as the table waits, that may change."""

    def __repr__(self) -> str:  # a seed in a traceback would be a seed in a log
        return f"Spec({self.game!r})"


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat. A bot with a visitor keeps the seat for one who stayed away."""

    kind: SeatKind
    visitor: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def holder(self) -> str | None:
        """The visitor who plays this seat."""
        return None if self.kind == BOT else self.visitor

    @property
    def spec(self) -> str:
        """As a record names it."""
        return f"bot:{self.bot}" if self.kind == BOT else "human"


def all_taken(seats: Iterable[Seat]) -> bool:
    """Whether the match can be dealt. From then on no seat is free again."""
    return all(seat.kind != FREE for seat in seats)


@dataclass(frozen=True)
class Chat:
    number: int
    name: str
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class Listed:
    """A table as lists show it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    language: str
    open: bool
    status: Status
    asked: int | None
    entries: int
    rematch: str | None
    created: int
    changed: int
    patience: int = PATIENCE
    seats: tuple[Seat, ...] = ()
    commitment: str | None = None
    """The hash of the secret that was drawn when the table was opened; a record brought along has none."""
    stand_in: str | None = None
    """The bot that sits in for one who stays away; None: the house's usual one for the game."""
    opener: str | None = None
    """The visitor who has opened it; of tables of old nobody knows."""
    opener_name: str = ""
    fresh: bool = True
    """Whether the match began at set-up with dice of this house: only such a match could ever be rated."""
    brought: int | None = None
    """After which entry of another match this one goes on, where the opener has brought it along."""
    agreed: frozenset[str] = frozenset()
    """Visitors who agree that what is hidden in such a match stays as it was brought."""
    dealt_again: bool = False
    """Whether it was dealt again, because not all have agreed."""


class HouseLine(NamedTuple):
    """Something that the house tells in the log of a match."""

    told: int
    """How many events of the match come before it."""
    entry: int
    """How many entries the record had then."""
    key: str
    args: dict[str, Any]


@dataclass(frozen=True)
class StoredPosition:
    """The whole truth of a match as data, after so many entries of its record."""

    entries: int
    position: dict[str, Any]


@dataclass(frozen=True)
class StoredBookmark:
    """The match after the first ``lines`` of its log, packed."""

    lines: int
    data: bytes


@dataclass
class StoredTable:
    """Everything that the database holds of one table."""

    listed: Listed
    spec: Spec
    log: list[tuple[int, str | None]] = field(default_factory=list)
    accepted: dict[tuple[str, str], int] = field(default_factory=dict)
    """Requests that were accepted, by visitor and request id, with the number of entries then."""
    chat: list[Chat] = field(default_factory=list)
    notes: dict[str, tuple[str, int]] = field(default_factory=dict)
    """What is noted on a thing, and by which seat."""
    begins: int = 0
    """Lines of the log that are read no more, since the match goes on from a position."""
    renewed: int | None = None
    """After which entry of the match of old that position was."""
    position: StoredPosition | None = None
    bookmark: StoredBookmark | None = None
    told: list[HouseLine] = field(default_factory=list)
