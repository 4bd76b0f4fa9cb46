"""Carries out the orders of an operator, in the process that has the tables in its memory."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from sqlalchemy import update

from westmarch.core.errors import WestmarchError
from westmarch.server.admin import erasing, orders
from westmarch.server.edge.visitors import Visitors, clean_line, clean_name
from westmarch.server.refusal import Refused
from westmarch.server.store.models import CHAT, TableRow, VisitorRow
from westmarch.server.store.stored import BOT, CLOSED, now
from westmarch.server.table.hall import Hall
from westmarch.server.table.table import LOG

LOOK = 1.0
DAY = 24 * 3600 * 1000
AT_ONCE = 20
"""Tables removed in one transaction: answers of those who play wait for it."""
Told = tuple[str, dict[str, Any]]
"""The text that says what was done, and its arguments."""


class Steward:
    def __init__(self, hall: Hall, visitors: Visitors | None) -> None:
        self._hall = hall
        self._visitors = visitors
        """None where no server runs and the command works on the database alone."""

    async def listen(self) -> None:
        """Look for orders as long as the house is open."""
        while True:
            try:
                for order in await self._hall.read(self._hall.reads.ask, orders.waiting):
                    await self.carry_out(order)
            except Exception as error:  # the database may be gone for now
                LOG.error("no orders can be read: %s", type(error).__name__)
            await asyncio.sleep(LOOK)

    async def carry_out(self, order: orders.Order) -> dict[str, Any]:
        """Do it, and write down what came of it."""
        outcome: dict[str, Any]
        try:
            if now() - order.created > orders.GOOD_FOR:
                raise Refused("order_too_late")
            key, args = await self._do(order.action, order.arguments)
            outcome = {"key": key, "args": args}
        except WestmarchError as refused:
            outcome = orders.refusal(refused)
        except Exception:
            LOG.exception("order %s could not be carried out", order.number)
            outcome = orders.refusal(Refused("internal"))
        await self._hall.write(lambda connection: orders.settle(connection, order.number, outcome))
        return outcome

    async def _do(self, action: str, given: dict[str, Any]) -> Told:
        match action:
            case "close":
                return await self._close(given["table"])
            case "unseat":
                return await self._unseat(given["table"], given["seat"])
            case "rewind":
                return await self._rewind(given["table"], given["at"])
            case "rename":
                return await self._rename(given["visitor"], given["name"])
            case "ban":
                return await self._ban(given["visitor"], given["banned"])
            case "announce":
                return await self._announce(given["text"])
            case "delete":
                return await self._delete(given["visitor"])
            case "tidy":
                return await self._tidy(given["days"], given["over"])
        raise Refused("bad_request", where=action)

    async def _close(self, table: str) -> Told:
        found = await self._hall.table(table)

        async def close() -> None:
            values = {"status": CLOSED, "open": False, "asked": None, "changed": now()}
            await self._hall.write(
                lambda connection: connection.execute(
                    update(TableRow).where(TableRow.id == table).values(**values)
                )
            )

        await found.bots.stop()
        await found.alone(close())
        self._hall.forget(found)
        return "cli-admin-closed", {"table": table}

    async def _unseat(self, table: str, seat: int) -> Told:
        found = await self._hall.table(table)
        if not 0 <= seat < len(found.seats):
            raise Refused("no_seat", seat=seat + 1)
        holder = found.seats[seat].holder
        if holder is None:
            raise Refused("nobody_there", seat=seat + 1)
        await found.seating.leave(holder, seat, None)
        key = "cli-admin-unseated-bot" if found.seats[seat].kind == BOT else "cli-admin-unseated"
        return key, {"table": table, "seat": seat + 1}

    async def _rewind(self, table: str, at: int) -> Told:
        found = await self._hall.table(table)
        await found.rewinds.order(at)
        return "cli-admin-rewound", {"table": table, "entry": at}

    async def _rename(self, visitor: str, name: str) -> Told:
        await self._check(visitor)
        name = clean_name(name)
        await self._hall.rename(visitor, name)
        return "cli-admin-renamed", {"visitor": visitor, "name": name}

    async def _ban(self, visitor: str, banned: bool) -> Told:
        await self._check(visitor)
        values = update(VisitorRow).where(VisitorRow.id == visitor).values(banned=banned)
        await self._hall.write(lambda connection: connection.execute(values))
        if self._visitors is not None:
            self._visitors.ban(visitor, banned)
        if banned:
            self._hall.hang_up(visitor)
        return "cli-admin-banned" if banned else "cli-admin-unbanned", {"visitor": visitor}

    async def _announce(self, text: str) -> Told:
        if self._visitors is None:
            raise Refused("no_server")
        line = clean_line(text, CHAT, "bad_chat")
        tables = [table for table in self._hall.tables if table.watchers]
        for table in tables:
            await table.talk.announce(line)
        return "cli-admin-announced", {"tables": len(tables)}

    async def _delete(self, visitor: str) -> Told:
        await self._check(visitor)
        sat = await self._hall.read(self._hall.reads.ask, erasing.seats_of, visitor)
        own = await self._hall.read(self._hall.reads.ask, erasing.own_tables, visitor)
        for seat in sat:
            if seat.status in ("waiting", "running") and seat.kind != BOT and seat.table_id not in own:
                found = await self._hall.table(seat.table_id)
                await found.seating.leave(visitor, seat.seat, None)
        gone = await self._hall.write(lambda connection: erasing.erase(connection, visitor))
        self._look_anew({seat.table_id for seat in sat})
        if self._visitors is not None:
            self._visitors.ban(visitor, False)
        self._hall.hang_up(visitor)
        return "cli-admin-deleted", {"visitor": visitor, "tables": len(gone)}

    async def _tidy(self, days: int, over: bool) -> Told:
        before = now() - days * DAY
        watched = {table.id for table in self._hall.tables if table.watchers}

        def remove(connection: Any) -> list[str]:
            found = [table for table in erasing.abandoned(connection, before, over) if table not in watched]
            erasing.drop(connection, found[:AT_ONCE])
            return found[:AT_ONCE]

        many = 0
        while gone := await self._hall.write(remove):
            self._look_anew(gone)
            many += len(gone)
        return "cli-admin-tidied", {"tables": many, "days": days}

    def _look_anew(self, tables: Collection[str]) -> None:
        for table in self._hall.tables:
            if table.id in tables:
                self._hall.forget(table)

    async def _check(self, visitor: str) -> None:
        if not await self._hall.read(self._hall.reads.ask, erasing.is_known, visitor):
            raise Refused("unknown_visitor", visitor=visitor)
