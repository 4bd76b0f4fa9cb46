"""Talk among those who sit at a table.

Where the table is listed, those who look on may read along: what was said since it was listed, never before.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from westmarch.server.refusal import Refused
from westmarch.server.store import writes
from westmarch.server.store.reads import CHAT_KEPT
from westmarch.server.store.stored import HOUSE, Chat, now

if TYPE_CHECKING:
    from westmarch.server.table.table import Table

NO_SEAT = -1
"""Where the house itself speaks."""


class Talk:
    def __init__(self, table: Table, lines: list[Chat]) -> None:
        self._table = table
        self.lines = lines
        self._public_from = self._next
        """After a restart nobody knows when the table was listed: what was said before stays private."""

    @property
    def _next(self) -> int:
        return self.lines[-1].number + 1 if self.lines else 0

    def is_public(self, line: Chat) -> bool:
        return self._table.listed.open and line.number >= self._public_from

    def listed(self) -> None:
        """The table was put among the open ones, or taken away."""
        self._public_from = self._next

    async def say(self, visitor: str, text: str) -> None:
        await self._table.alone(self._say(visitor, text))

    async def _say(self, visitor: str, text: str) -> None:
        table = self._table
        seats = table.seats_of(visitor)
        if not seats:
            raise Refused("not_at_the_table")
        settings = table.hall.settings
        table.hall.buckets.take(f"chat {visitor}", settings.chat_rate, settings.chat_burst)
        await self._add(visitor, Chat(self._next, table.seating.names()[seats[0]], seats[0], text, now()))

    async def announce(self, text: str) -> None:
        """A line of the house itself."""
        await self._table.alone(self._add("", Chat(self._next, HOUSE, NO_SEAT, text, now())))

    async def _add(self, visitor: str, line: Chat) -> None:
        table = self._table
        await table.commit(partial(writes.add_chat, table=table.id, visitor=visitor, line=line))
        self.lines.append(line)
        del self.lines[:-CHAT_KEPT]
        for watcher in tuple(table.watchers):
            watcher.chat(line)

    def renamed(self, visitor: str, name: str) -> None:
        """Somebody has another name now."""
        table = self._table
        if table.listed.opener == visitor:
            table.listed = replace(table.listed, opener_name=name)
        if table.seats_of(visitor):
            table.seats = [
                replace(seat, name=name) if seat.visitor == visitor else seat for seat in table.seats
            ]
            table.show_all()
