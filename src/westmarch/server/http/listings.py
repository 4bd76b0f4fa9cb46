"""Who has put how many tables into the lobby: a few a visitor, and some more an address.

Addresses are kept in memory alone. After a start they are forgotten; who sits where is not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Request

from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.table.hall import Hall


class Listings:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tables: defaultdict[str, set[str]] = defaultdict(set)
        self._coming: Counter[str] = Counter()
        """Tables that are just being opened: several calls at once must not all find room for one."""

    @asynccontextmanager
    async def place(self, hall: Hall, table: str, visitor: str, address: str) -> AsyncIterator[None]:
        """Room for one more table that waits in the lobby; Refused where there is none."""
        limits = {
            f"visitor {visitor}": self._settings.listed,
            f"address {address}": self._settings.address_listed,
        }
        for name in limits:
            self._coming[name] += 1
        try:
            seated = await hall.read(hall.reads.waiting_by, visitor)
            for name, most in limits.items():
                known = self._tables[name]
                known &= await hall.read(hall.reads.still_waiting, tuple(known))
                there = known | seated if name.startswith("visitor") else known
                if len(there) + self._coming[name] > most:
                    raise Refused("too_many_listed", most=most)
            yield
            for name in limits:
                self._tables[name].add(table)
        finally:
            for name in limits:
                self._coming[name] -= 1
                if not self._coming[name]:
                    del self._coming[name]
                if not self._tables[name]:
                    del self._tables[name]


def listings_of(request: Request) -> Listings:
    listings: Listings = request.app.state.listings
    return listings
