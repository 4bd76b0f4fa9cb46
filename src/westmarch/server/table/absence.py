"""How long somebody has kept a table waiting, by a clock that nobody can set.

The clock on the wall may jump, and nobody can sit down at a server that does not run. So absence is counted
by the monotonic clock, from the start of this process at the earliest; the wall clock only tells people when.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from westmarch.server.store.stored import now

MOST = 20_000
clock = time.monotonic
START = clock()


class Instant(NamedTuple):
    """The same moment by both clocks, in seconds and in milliseconds since 1970."""

    steady: float
    wall: int

    @property
    def seconds_ago(self) -> float:
        return clock() - self.steady


def this_instant() -> Instant:
    return Instant(clock(), now())


def written_at(wall: int) -> Instant:
    """The moment of something in the database, as far as this process can have seen it."""
    ago = max(0.0, min((now() - wall) / 1000, clock() - START))
    return Instant(clock() - ago, now() - int(ago * 1000))


class Farewells:
    """When visitors closed their latest socket at a table, also of tables that are not in memory now."""

    def __init__(self) -> None:
        self._left: OrderedDict[tuple[str, str], Instant] = OrderedDict()

    def note(self, table: str, visitor: str) -> None:
        self._left[table, visitor] = this_instant()
        self._left.move_to_end((table, visitor))
        if len(self._left) > MOST:
            self._left.popitem(last=False)

    def of(self, table: str, visitor: str) -> Instant | None:
        return self._left.get((table, visitor))
