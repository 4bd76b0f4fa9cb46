"""How much and how often: token buckets for sockets, visitors and addresses, and a limit on bodies."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Annotated

from fastapi import Depends, Request

from westmarch.server.edge.visitors import Visitor
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings

MESSAGE = 8 * 1024
FRAME = 64 * 1024
"""Between the two a message is refused with a reason; beyond, the connection is closed."""
BODY = 64 * 1024
RECORD = 512 * 1024
ANSWERS = 64
SHARED = 5
"""How many visitors of one address may each do the most that one may."""
_BUCKETS = 20_000


class Bucket:
    """Lets ``burst`` through at once and ``rate`` a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limits:
    """Buckets by name; those not used for longest are forgotten, by then they are full again."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def request(self, address: str) -> None:
        self._take(f"http {address}", self._settings.http_rate, self._settings.http_burst)

    def costly(self, visitor: str, address: str) -> None:
        """A visitor may not hide behind many addresses, nor behind many cookies at one: people who share
        an address, such as a school, share several times as much as one may have."""
        rate, burst = self._settings.costly_rate, self._settings.costly_burst
        self._take(f"costly visitor {visitor}", rate, burst)
        self._take(f"costly {address}", rate * SHARED, burst * SHARED)

    def _take(self, name: str, rate: float, burst: float) -> None:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(rate, burst)
            if len(self._buckets) > _BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        if not bucket.take():
            raise Refused("too_fast")


def address_of(request: Request) -> str:
    return request.client.host if request.client else "local"


def limit_costly(request: Request, visitor: Visitor) -> None:
    limits: Limits = request.app.state.limits
    limits.costly(visitor, address_of(request))


Costly = Annotated[None, Depends(limit_costly)]
