"""Who keeps which tables in memory: what a visitor wakes counts for that visitor, and for its address.

A table that is awake already costs nobody anything; one that nobody looks at is let go when room is needed.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from westmarch.server.refusal import Refused

if TYPE_CHECKING:
    from westmarch.server.table.table import Table

REST = 10.0
"""Seconds for which nobody has asked for a table before it is let go: a call may still be at work on it."""
SMALL, ENTRY = 30_000, 400
"""Bytes of a table without its match, and of each entry: measured with War, and rounded up."""


class Account(Protocol):
    """Processor time of somebody."""

    def spend(self, seconds: float) -> None: ...
    def measured(self, work: Callable[..., Any]) -> Callable[..., Any]: ...


class Opener(NamedTuple):
    """Somebody for whom a table is brought into memory."""

    visitor: str
    address: str
    account: Callable[[], Account]
    """Refuses somebody who has spent too much."""


class Awake:
    def __init__(self, most: int, shared: int) -> None:
        self._most = {"visitor": most, "address": shared}
        self._woken: defaultdict[tuple[str, str], dict[str, float]] = defaultdict(dict)
        """Tables by who has woken them, and when each was last asked for."""
        self._by: dict[str, tuple[tuple[str, str], ...]] = {}

    def note(self, table: str, by: Opener) -> None:
        self._by[table] = (("visitor", by.visitor), ("address", by.address))
        self.asked_for(table)

    def asked_for(self, table: str) -> None:
        for name in self._by.get(table, ()):
            self._woken[name][table] = time.monotonic()

    def forget(self, table: str) -> None:
        for name in self._by.pop(table, ()):
            self._woken[name].pop(table, None)
            if not self._woken[name]:
                del self._woken[name]

    def make_room(self, by: Opener, tables: Mapping[str, Table]) -> list[Table]:
        """Tables to let go so that one more may be woken; Refused where those who look on need them all."""
        gone: list[Table] = []
        for kind, who in (("visitor", by.visitor), ("address", by.address)):
            woken = self._woken.get((kind, who), {})
            kept = {table: size_of(tables[table]) for table in woken if table in tables}
            size = sum(kept.values()) - sum(kept.get(table.id, 0) for table in gone)
            rested = sorted((at, table) for table, at in woken.items() if at + REST <= time.monotonic())
            for _, table in rested:
                if size < self._most[kind]:
                    break
                if table in tables and tables[table].idle and tables[table] not in gone:
                    gone.append(tables[table])
                    size -= kept[table]
            if size >= self._most[kind]:
                raise Refused("too_many_awake", most=self._most[kind] // 1_000_000)
        return gone


def size_of(table: Table) -> int:
    """About how many bytes a table takes."""
    return SMALL + ENTRY * table.seq + len(table.spec.base or "")
