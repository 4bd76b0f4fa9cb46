"""How much and how often: limits for visitors and addresses, on calls, processor time, sockets and bodies.

A visitor may not hide behind many addresses, nor behind many cookies at one: people who share an address,
such as a school, share a few times as much as one may have. An IPv6 address counts with its whole /64, which
is what one household is given.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from westmarch.server.buckets import Bucket, Buckets
from westmarch.server.edge.visitors import Visitor
from westmarch.server.refusal import Refused
from westmarch.server.settings import SHARED, Settings

MESSAGE = 8 * 1024
FRAME = 64 * 1024
"""Between the two a message is refused with a reason; beyond, the connection is closed."""
BODY = 64 * 1024
RECORD = 512 * 1024
ANSWERS = 64
HOUSEHOLD = 64
"""Bits of an IPv6 address that tell one household from another."""
P = ParamSpec("P")
T = TypeVar("T")


def network_of(address: str) -> str:
    """What counts as one address; whatever is none counts as one and the same."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "local"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))
        found = found.ipv4_mapped
    return str(found)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(connection.client.host if connection.client else "")


class Limits:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets = Buckets()
        self._sockets: Counter[str] = Counter()
        self._at_work: Counter[str] = Counter()

    def request(self, address: str) -> None:
        self._buckets.take(f"http {address}", self._settings.http_rate, self._settings.http_burst)

    def costly(self, visitor: str, address: str) -> None:
        """New tables, uploads and hints."""
        self._both("costly", visitor, address, self._settings.costly_rate, self._settings.costly_burst)

    def keep(self, visitor: str, address: str, size: int) -> None:
        """So many bytes are to be written for good; Refused where somebody has brought too much."""
        rate, burst = self._settings.disk_rate, self._settings.disk_burst
        own = self._buckets.get(f"disk visitor {visitor}", rate, burst)
        shared = self._buckets.get(f"disk {address}", rate * SHARED, burst * SHARED)
        if min(own.left(), shared.left()) < size:
            raise Refused("too_fast")
        own.spend(size)
        shared.spend(size)

    @contextmanager
    def socket(self, visitor: str, address: str) -> Iterator[None]:
        """One socket, as long as it is open; Refused where there are too many, or too many a minute."""
        settings = self._settings
        self._both("opening", visitor, address, settings.opening_rate, settings.opening_burst)
        most = {f"visitor {visitor}": settings.sockets, f"address {address}": settings.address_sockets}
        with _counted(self._sockets, most, "too_many_sockets"):
            yield

    @contextmanager
    def at_work(self, visitor: str, address: str) -> Iterator[None]:
        """One costly call, as long as it is in progress: each holds its answer in memory."""
        most = self._settings.at_once
        names = {f"visitor {visitor}": most, f"address {address}": most * SHARED}
        with _counted(self._at_work, names, "too_many_at_once"):
            yield

    @property
    def open_sockets(self) -> int:
        return sum(many for name, many in self._sockets.items() if name.startswith("visitor "))

    def budgets(self, visitor: str, address: str) -> tuple[Bucket, Bucket]:
        """Processor time that is left for what is costly, in seconds."""
        return self._time("cpu", visitor, address, self._settings.cpu_rate, self._settings.cpu_burst)

    def play_budgets(self, visitor: str, address: str) -> tuple[Bucket, Bucket]:
        """Processor time that is left for what is played: apart, so that who looks back can still answer."""
        return self._time("play", visitor, address, self._settings.play_rate, self._settings.play_burst)

    def frames(self, address: str) -> Bucket:
        """What counts the frames on all sockets of an address."""
        rate, burst = self._settings.frame_rate, self._settings.frame_burst
        return self._buckets.get(f"frames {address}", rate * SHARED, burst * SHARED)

    def _time(
        self, what: str, visitor: str, address: str, rate: float, burst: float
    ) -> tuple[Bucket, Bucket]:
        own = self._buckets.get(f"{what} visitor {visitor}", rate, burst)
        return own, self._buckets.get(f"{what} {address}", rate * 2, burst * SHARED)

    def _both(self, what: str, visitor: str, address: str, rate: float, burst: float) -> None:
        self._buckets.take(f"{what} visitor {visitor}", rate, burst)
        self._buckets.take(f"{what} {address}", rate * SHARED, burst * SHARED)


@contextmanager
def _counted(there: Counter[str], most: dict[str, int], key: str) -> Iterator[None]:
    for name, limit in most.items():
        if there[name] >= limit:
            raise Refused(key, most=limit)
    for name in most:
        there[name] += 1
    try:
        yield
    finally:
        for name in most:
            there[name] -= 1
            if not there[name]:
                del there[name]


class Account:
    """Processor time of a visitor, and of the address."""

    def __init__(self, budgets: tuple[Bucket, ...]) -> None:
        self._budgets = budgets

    def check(self) -> None:
        """Refused where more was spent than there was."""
        if any(budget.left() <= 0 for budget in self._budgets):
            raise Refused("too_fast")

    def spend(self, seconds: float) -> None:
        for budget in self._budgets:
            budget.spend(seconds)

    def measured(self, work: Callable[P, T]) -> Callable[P, T]:
        """The same work on the account; it may run in any thread, but in one."""

        def run(*args: P.args, **kwargs: P.kwargs) -> T:
            begun = time.thread_time()
            try:
                return work(*args, **kwargs)
            finally:
                self.spend(time.thread_time() - begun)

        return run


class Meter(Account):
    """The account for what is costly, of somebody who has something left on it."""

    def __init__(self, limits: Limits, visitor: str, address: str) -> None:
        super().__init__(limits.budgets(visitor, address))
        self.check()


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def limit_costly(request: Request, visitor: Visitor) -> None:
    limits_of(request).costly(visitor, address_of(request))


async def metered(request: Request, visitor: Visitor) -> AsyncIterator[Meter]:
    limits, address = limits_of(request), address_of(request)
    with limits.at_work(visitor, address):
        yield Meter(limits, visitor, address)


Costly = Annotated[None, Depends(limit_costly)]
Metered = Annotated[Meter, Depends(metered)]
