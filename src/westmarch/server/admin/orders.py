"""Orders of an operator, written down: what is not done yet is an order, what is done is the audit.

The command writes a row, the server that serves the database finds it, does it and writes what came of it. So
there is no second way into the server, and nothing is done that is not in the table.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from westmarch.core.errors import WestmarchError
from westmarch.server.store.models import AuditRow
from westmarch.server.store.stored import now

GOOD_FOR = 60_000
"""Milliseconds after which an order that nobody carried out is not carried out any more."""


class Order(NamedTuple):
    number: int
    created: int
    by: str
    action: str
    arguments: dict[str, Any]
    done: int | None
    outcome: dict[str, Any] | None
    """``key`` and ``args`` of the sentence that says what was done; with ``refused`` it was not."""


def refusal(error: WestmarchError) -> dict[str, Any]:
    """The outcome of an order that was refused."""
    return {"key": error.key, "args": error.details, "refused": True}


def give(connection: Connection, by: str, action: str, arguments: dict[str, Any]) -> int:
    row = insert(AuditRow).values(created=now(), by=by, action=action, arguments=json.dumps(arguments))
    number: int = connection.execute(row.returning(AuditRow.number)).scalar_one()
    return number


def settle(connection: Connection, number: int, outcome: dict[str, Any]) -> bool:
    """Write what came of it; False where that stands there already."""
    open_row = (AuditRow.number == number) & AuditRow.done.is_(None)
    done = connection.execute(
        update(AuditRow).where(open_row).values(done=now(), outcome=json.dumps(outcome))
    )
    return done.rowcount == 1


def waiting(connection: Connection) -> list[Order]:
    return _orders(connection, select(AuditRow.__table__).where(AuditRow.done.is_(None)))


def order(connection: Connection, number: int) -> Order:
    [found] = _orders(connection, select(AuditRow.__table__).where(AuditRow.number == number))
    return found


def latest(connection: Connection, most: int) -> list[Order]:
    return _orders(connection, select(AuditRow.__table__).order_by(AuditRow.number.desc()).limit(most))


def last_given(connection: Connection, by: str, action: str) -> int | None:
    """When somebody last gave such an order, in milliseconds since 1970."""
    chosen = select(func.max(AuditRow.created)).where(AuditRow.by == by, AuditRow.action == action)
    return connection.scalar(chosen)


def _orders(connection: Connection, chosen: Any) -> list[Order]:
    return [
        Order(
            row.number,
            row.created,
            row.by,
            row.action,
            json.loads(row.arguments),
            row.done,
            None if row.outcome is None else json.loads(row.outcome),
        )
        for row in connection.execute(chosen)
    ]
