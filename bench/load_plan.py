"""What the clients are to do, and what they tell of it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]
GAME = "mordor"


@dataclass(frozen=True)
class Plan:
    """What the clients are to do."""

    port: int
    server: int
    matches: int
    warm_up: float
    seconds: float
    pause: float
    seed: int
    game: str = GAME


@dataclass(frozen=True)
class Answer:
    """One answer as it was sent."""

    id: str
    seat: int
    seq: int
    text: str

    def message(self) -> str:
        data = {"type": "answer", "id": self.id, "seat": self.seat, "seq": self.seq, "answers": [self.text]}
        return json.dumps(data)


@dataclass
class Flight:
    """An answer on its way to both sockets."""

    seq: int
    sent: float
    unseen: set[int] = field(default_factory=lambda: {0, 1})


@dataclass
class Told:
    """What the clients report at the end."""

    matches: list[tuple[str, list[Answer]]] = field(default_factory=list)
    """Every table with its acknowledged answers."""
    seconds: float = 0.0
    answers: int = 0
    """Accepted in the measured time."""
    delays: list[float] = field(default_factory=list)
    """Answer-to-all-seats of those sent in the measured time."""
    cores: dict[str, float] = field(default_factory=dict)
    """Busy in the measured time."""
    drops: int = 0
    resent: int = 0
    resent_kept: int = 0
    """Sent again although the server had kept them before it died: only the id saved them."""
    refused: dict[str, int] = field(default_factory=dict)
    taken_back: int = 0
    """States older than one that was shown before."""
    unsettled: int = 0
    """Matches with an answer that was never acknowledged or never shown to all."""
