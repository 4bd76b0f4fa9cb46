"""Where a command gives its orders: to the server that runs, or, if none does, to itself."""

from __future__ import annotations

import asyncio
import getpass
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from westmarch.server.admin import orders
from westmarch.server.admin.steward import Steward
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.store.alone import Alone, alone
from westmarch.server.store.database import check_there, connect, open_database, url_of
from westmarch.server.table.hall import Hall

WAIT = 20.0
T = TypeVar("T")


class Office:
    """A database that is looked at and changed from outside."""

    def __init__(self, address: str, games: tuple[str, ...] = ()) -> None:
        check_there(address)
        self._settings = Settings(address, "", games=games)
        self._lock: Alone | None = None
        try:
            self._lock = alone(url_of(address))
        except Refused as refused:
            if refused.key != "database_taken":
                raise
        try:
            self._engine: Engine = open_database(address) if self._lock is not None else connect(address)
        except Refused:
            self.release()
            raise

    @property
    def is_served(self) -> bool:
        return self._lock is None

    def ask(self, question: Callable[..., T], *args: Any) -> T:
        with self._engine.connect() as connection:
            return question(connection, *args)

    def order(self, action: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
        """What was done; Refused says why it was not."""
        with self._engine.begin() as connection:
            number = orders.give(connection, _user(), action, arguments)
        outcome = self._await(number) if self.is_served else asyncio.run(self._do(number))
        key, args = outcome["key"], outcome["args"]
        if outcome.get("refused"):
            raise Refused(key, **args)
        return key, args

    def close(self) -> None:
        self._engine.dispose()
        self.release()

    def release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    async def _do(self, number: int) -> dict[str, Any]:
        hall = Hall(self._settings, self._engine)
        try:
            return await Steward(hall, None).carry_out(self.ask(orders.order, number))
        finally:
            await hall.close()

    def _await(self, number: int) -> dict[str, Any]:
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline:
            found = self.ask(orders.order, number)
            if found.outcome is not None:
                return found.outcome
            time.sleep(0.2)
        late = orders.refusal(Refused("no_answer"))

        def withdraw(connection: Connection) -> bool:
            return orders.settle(connection, number, late)

        with self._engine.begin() as connection:
            withdrawn = withdraw(connection)
        return late if withdrawn else self.ask(orders.order, number).outcome or late


def _user() -> str:
    try:
        return getpass.getuser()[:100]
    except (KeyError, OSError):
        return "–"


def office(address: str, games: tuple[str, ...] = ()) -> closing[Office]:
    return closing(Office(address, games))
