"""What the house itself tells in the log of a match, among what the rules tell there.

A line keeps its place behind the events that came before it. Where those are taken back it moves to where the
match then stands: what it tells is true all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.server.refusal import Refused
from westmarch.server.store import writes
from westmarch.server.store.stored import HouseLine

if TYPE_CHECKING:
    from westmarch.server.table.table import Table


LOG = logging.getLogger("westmarch.server")


class HouseLines:
    def __init__(self, table: Table, lines: list[HouseLine]) -> None:
        self._table = table
        self._lines = lines

    def __len__(self) -> int:
        return len(self._lines)

    async def tell(self, key: str, **args: Any) -> None:
        """Write one more line; whoever calls this shows it."""
        match = self._table.match
        lines = [*self._lines, HouseLine(match.told, match.answered, key, args)]
        await self._write(lines)
        self._lines = lines

    def before(self, told: int) -> int:
        """How many lines stand before event ``told`` of the match."""
        return sum(line.told <= told for line in self._lines)

    def move_back(self, match: Match[Any], told: int) -> None:
        """Of the events of the match only the first ``told`` still stand."""
        if self.before(told) == len(self._lines):
            return
        entry = match.answered
        self._lines = [
            line if line.told <= told else line._replace(told=told, entry=min(line.entry, entry))
            for line in self._lines
        ]
        self._table.hall.aside(self._keep())

    def among(self, match: Match[Any]) -> Iterator[Event]:
        """All that is told of a match, whoever saw it, with these lines in their places."""
        lines = [line for line in self._lines if line.told <= match.told]
        for number, event in enumerate(match.told_since(0)):
            while lines and lines[0].told <= number:
                yield _event(lines.pop(0))
            yield event
        yield from map(_event, lines)

    async def _keep(self) -> None:
        try:
            await self._write(self._lines)
        except Refused:  # after a restart they stand further down, among what is told by then
            LOG.error("table %s: where the lines of the house stand was not written", self._table.id)

    async def _write(self, lines: list[HouseLine]) -> None:
        await self._table.commit(partial(writes.set_told, table=self._table.id, lines=lines))


def _event(line: HouseLine) -> Event:
    event = Event(line.key, line.args)
    event.entry = line.entry
    return event
