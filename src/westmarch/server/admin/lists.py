"""What `westmarch admin list` shows, a row of words each."""

from __future__ import annotations

import json

from sqlalchemy import Connection, func, select

from westmarch.server.admin import orders
from westmarch.server.store.models import SeatRow, TableRow, VisitorRow
from westmarch.server.store.stored import moment

Row = list[str]


def tables(connection: Connection, most: int) -> list[Row]:
    """Id, game, status, entries, when it changed, and who sits there with their ids."""
    chosen = select(TableRow.__table__).order_by(TableRow.changed.desc()).limit(most)
    return [
        [row.id, row.game, row.status, str(row.entries), _when(row.changed), *_seats(connection, row.id)]
        for row in connection.execute(chosen)
    ]


def _seats(connection: Connection, table: str) -> list[str]:
    chosen = (
        select(SeatRow.kind, SeatRow.bot, SeatRow.visitor_id, VisitorRow.name)
        .join(VisitorRow, VisitorRow.id == SeatRow.visitor_id, isouter=True)
        .where(SeatRow.table_id == table)
        .order_by(SeatRow.seat)
    )
    return [
        f"{kind}:{bot}" if visitor is None and bot else f"{name or ''} <{visitor}>" if visitor else kind
        for kind, bot, visitor, name in connection.execute(chosen)
    ]


def visitors(connection: Connection, most: int) -> list[Row]:
    """Id, name, since when, seats, and whether banned."""
    seats = select(func.count()).where(SeatRow.visitor_id == VisitorRow.id).scalar_subquery()
    chosen = select(VisitorRow.id, VisitorRow.name, VisitorRow.created, VisitorRow.banned, seats)
    found = connection.execute(chosen.order_by(VisitorRow.created.desc()).limit(most))
    return [
        [visitor, name, _when(created), str(many), "banned" if banned else ""]
        for visitor, name, created, banned, many in found
    ]


def audit(connection: Connection, most: int) -> list[Row]:
    """Number, when, who, what, and what came of it."""
    return [
        [
            str(order.number),
            _when(order.created),
            order.by,
            order.action,
            json.dumps(order.arguments, ensure_ascii=False),
            "…" if order.outcome is None else json.dumps(order.outcome, ensure_ascii=False),
        ]
        for order in orders.latest(connection, most)
    ]


def _when(milliseconds: int) -> str:
    return moment(milliseconds).isoformat(timespec="seconds")
