"""The notebook that some seats of a table share: one short note on a thing, the latest one counts.

Which seats write and read says the game, by the options of the table (`Shown.notebook`); nobody else is sent
anything of it, not even that something was written.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from westmarch.core.registry import find_game
from westmarch.server.refusal import Refused
from westmarch.server.store import writes
from westmarch.server.store.names import visible

if TYPE_CHECKING:
    from westmarch.server.table.table import Table

MOST = 400
"""Things that can be noted on at one table."""


class Notes:
    def __init__(self, table: Table, notes: dict[str, tuple[str, int]]) -> None:
        self._table = table
        self._notes = notes
        spec = table.spec
        self.book = find_game(spec.game).shown.notebook(spec.players, spec.options)

    def may_read(self, visitor: str) -> bool:
        seats = self._table.seats_of(visitor)
        return self.book is not None and any(seat in self.book.readers for seat in seats)

    def as_data(self) -> list[dict[str, Any]]:
        return [{"thing": thing, "text": text, "seat": seat} for thing, (text, seat) in self._notes.items()]

    async def write(self, visitor: str, thing: str, text: str) -> None:
        await self._table.alone(self._write(visitor, thing, text))

    async def _write(self, visitor: str, thing: str, text: str) -> None:
        """An empty text takes the note away, and so does one of which nothing can be seen."""
        table = self._table
        thing, text = visible(thing), visible(text)
        if not thing:
            raise Refused("bad_message")
        seats = table.seats_of(visitor)
        if self.book is None or not any(seat in self.book.writers for seat in seats):
            raise Refused("not_at_the_table")
        settings = table.hall.settings
        table.hall.buckets.take(f"note {visitor}", settings.note_rate, settings.note_burst)
        seat = next(seat for seat in seats if seat in self.book.writers)
        notes = {**self._notes, thing: (text, seat)}
        if not text:
            del notes[thing]
        if len(notes) > MOST:
            raise Refused("too_big", most=MOST)
        await table.commit(partial(writes.set_notes, table=table.id, notes=notes))
        self._notes = notes
        for watcher in tuple(table.watchers):
            watcher.notes()
