"""What is kept of a table, as plain data, and the few words for it."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from westmarch.server.live import Spec

SeatKind = Literal["human", "hotseat", "bot", "free"]
Status = Literal["waiting", "running", "over"]
RecordKind = Literal["whole", "sealed"]
HUMAN: Final = "human"
HOTSEAT: Final = "hotseat"
BOT: Final = "bot"
FREE: Final = "free"
PATIENCE = 24 * 3600
"""Seconds that somebody who is asked may stay away, where the table does not say otherwise."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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


@dataclass
class Kept:
    """Everything that is kept of one table."""

    listed: Listed
    spec: Spec
    log: list[tuple[int, str | None]] = field(default_factory=list)
    batches: dict[tuple[str, str], int] = field(default_factory=dict)
    chat: list[Chat] = field(default_factory=list)
