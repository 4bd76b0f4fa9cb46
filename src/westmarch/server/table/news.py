"""Which events a client has, and which not: counted, so that what was told long ago is let be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from westmarch.server.table.seat_view import event_data

if TYPE_CHECKING:
    from westmarch.server.table.table import Table

Eyes = tuple[int, ...]
"""The seats that somebody holds; none: a spectator."""


class Has(NamedTuple):
    """All events before ``mark`` are known, as far as they could be seen: ``seen`` of them."""

    mark: int
    seen: int


NOTHING = Has(0, 0)


class News:
    def __init__(self, table: Table) -> None:
        self._table = table

    def since(self, eyes: Eyes, has: Has) -> tuple[list[dict[str, Any]], Has]:
        """What was told since, numbered without gaps: a gap would tell that something was hidden."""
        match = self._table.dealt
        if match is None:
            return [], NOTHING
        seen = [event for event in match.told_since(has.mark) if event.visible_to_any(eyes)]
        events = [event_data(number, event) for number, event in enumerate(seen, has.seen)]
        return events, Has(match.told, has.seen + len(seen))

    def first(self, eyes: Eyes, count: int) -> Has:
        """Where a client stands that has the first ``count`` of the events it can see."""
        match = self._table.dealt
        seen = mark = 0
        for event in () if match is None or not count else match.told_since(0):
            if seen == count:
                break
            mark += 1
            seen += event.visible_to_any(eyes)
        return Has(mark, seen)

    def back_to(self, eyes: Eyes, common: int) -> Has:
        """Where a client stands after something was taken back, less the last that it has: that is sent once
        more, so that the client drops what came after it."""
        before = NOTHING
        seen = 0
        for mark, event in zip(range(common), self._table.match.told_since(0), strict=False):
            if event.visible_to_any(eyes):
                before = Has(mark, seen)
                seen += 1
        return before
