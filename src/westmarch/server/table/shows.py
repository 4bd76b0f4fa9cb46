"""Matches of bots alone play for those who look on: a few for each visitor, and some more for an address.

Each costs the processor as much as a match of people, and one page after the other could be left open.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from westmarch.server.settings import SHARED

if TYPE_CHECKING:
    from westmarch.server.table.hall import Hall
    from westmarch.server.table.table import Table, Watcher


class Shows:
    def __init__(self, hall: Hall, most: int) -> None:
        self._hall = hall
        self._most = most
        self._playing: defaultdict[str, list[Table]] = defaultdict(list)
        """Which play for whom, by visitor and by address."""

    def goes_on(self, table: Table) -> bool:
        """Whether somebody looks on for whom this match of bots may play."""
        return any(self._plays_for(table, watcher) for watcher in tuple(table.watchers))

    def rests(self, table: Table) -> bool:
        """Whether this is a match of bots alone that waits, because those who look on have enough of them."""
        running = table.status == "running" and table.bots.alone and bool(table.watchers)
        return running and not self.goes_on(table)

    def passed_on(self) -> None:
        """One has ended or lost those who looked on: others may play."""
        for table in self._hall.tables:
            if table.bots.stuck:
                table.bots.wake()

    def _plays_for(self, table: Table, watcher: Watcher) -> bool:
        names = _names(watcher)
        shows = [self._of(name) for name in names]
        free = [
            table in playing or len(playing) < most
            for playing, most in zip(shows, (self._most, self._most * SHARED), strict=True)
        ]
        if not all(free):
            return False
        for name in names:
            if table not in self._playing[name]:
                self._playing[name].append(table)
        return True

    def _of(self, name: str) -> list[Table]:
        """Those that still play for somebody."""
        found = [table for table in self._playing.pop(name, ()) if self._is_show(table, name)]
        if found:
            self._playing[name] = found
        return found

    def _is_show(self, table: Table, name: str) -> bool:
        running = self._hall.holds(table) and table.status == "running" and table.bots.alone
        return running and any(name in _names(watcher) for watcher in table.watchers)


def _names(watcher: Watcher) -> tuple[str, str]:
    return f"visitor {watcher.visitor}", f"address {watcher.address}"
