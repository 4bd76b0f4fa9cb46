"""Which events a client has, and which not: counted, so that what was told long ago is let be."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import TYPE_CHECKING, Any, NamedTuple

from westmarch.core.events import Event
from westmarch.core.match import Match
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
    def __init__(self, table: Table, renewed: int | None) -> None:
        self._table = table
        self._renewed = () if renewed is None else (Event("house.renewed", {"entry": renewed}),)

    @property
    def _before(self) -> tuple[Event, ...]:
        """What the house has to say before everything else: where the match comes from, and that a match of
        old could not be played on."""
        listed = self._table.listed
        if listed.brought is None:
            return self._renewed
        how = "house.dealt_again" if listed.dealt_again else "house.brought"
        name = listed.opener_name
        args = {"entry": listed.brought, "name": name, "named": bool(name)}
        return (Event(how, args), *self._renewed)

    def since(self, eyes: Eyes, has: Has) -> tuple[list[dict[str, Any]], Has]:
        """What was told since, numbered without gaps: a gap would tell that something was hidden."""
        match = self._table.dealt
        if match is None:
            return [], NOTHING
        seen = [event for event in self._told(match, has.mark) if event.visible_to_any(eyes)]
        events = [event_data(number, event) for number, event in enumerate(seen, has.seen)]
        mark = len(self._before) + match.told + len(self._table.house_lines)
        return events, Has(mark, has.seen + len(seen))

    def all_of(self, match: Match[Any], eyes: Eyes) -> list[dict[str, Any]]:
        """The same from the beginning, of this match as it once was."""
        seen = (event for event in self._told(match) if event.visible_to_any(eyes))
        return [event_data(number, event) for number, event in enumerate(seen)]

    def first(self, eyes: Eyes, count: int) -> Has:
        """Where a client stands that has the first ``count`` of the events it can see."""
        match = self._table.dealt
        seen = mark = 0
        for event in () if match is None or not count else self._told(match):
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
        for mark, event in enumerate(islice(self._told(self._table.match), common)):
            if event.visible_to_any(eyes):
                before = Has(mark, seen)
                seen += 1
        return before

    def in_common(self, one: Match[Any], other: Match[Any]) -> int:
        """How much from the first on is told of both."""
        told = one.told_in_common(other)
        return len(self._before) + told + self._table.house_lines.before(told)

    def _told(self, match: Match[Any], mark: int = 0) -> Iterator[Event]:
        """All events from ``mark`` on, whoever saw them."""
        before, lines = self._before, self._table.house_lines
        if not len(lines):
            return chain(before[mark:], match.told_since(max(0, mark - len(before))))
        return islice(chain(before, lines.among(match)), mark, None)
