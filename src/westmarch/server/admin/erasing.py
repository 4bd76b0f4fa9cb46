"""What is kept of a visitor, given out or taken away, and tables that nobody comes back to."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, delete, select, update

from westmarch.server.store.models import (
    AnswerRow,
    BookmarkRow,
    ChatRow,
    LinkRow,
    RequestRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    VisitorRow,
)
from westmarch.server.store.stored import moment

PARTS = (ChatRow, RequestRow, AnswerRow, SeatRow, SnapshotRow, BookmarkRow)


def is_known(connection: Connection, visitor: str) -> bool:
    return connection.scalar(select(VisitorRow.id).where(VisitorRow.id == visitor)) is not None


def seats_of(connection: Connection, visitor: str) -> Sequence[Any]:
    chosen = (
        select(
            SeatRow.table_id, SeatRow.seat, SeatRow.kind, TableRow.game, TableRow.status, TableRow.uploaded
        )
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.visitor_id == visitor)
    )
    return connection.execute(chosen.order_by(TableRow.created)).all()


def export(connection: Connection, visitor: str) -> dict[str, Any] | None:
    """Everything that is kept of a visitor; None where nothing is."""
    row = connection.execute(select(VisitorRow.__table__).where(VisitorRow.id == visitor)).first()
    if row is None:
        return None
    linked = connection.scalar(select(LinkRow.created).where(LinkRow.visitor_id == visitor))
    said = select(ChatRow.__table__).where(ChatRow.visitor_id == visitor).order_by(ChatRow.created)
    tables = []
    for seat in seats_of(connection, visitor):
        answers = (
            select(AnswerRow.number, AnswerRow.text, AnswerRow.created)
            .where(AnswerRow.table_id == seat.table_id, AnswerRow.seat == seat.seat)
            .order_by(AnswerRow.number)
        )
        tables.append(
            {
                "table": seat.table_id,
                "game": seat.game,
                "status": seat.status,
                "seat": seat.seat + 1,
                "answers": [
                    {"number": number, "text": text, "at": moment(at).isoformat()}
                    for number, text, at in connection.execute(answers)
                ],
            }
        )
    return {
        "visitor": visitor,
        "name": row.name,
        "created": moment(row.created).isoformat(),
        "banned": row.banned,
        "return_link_made": None if linked is None else moment(linked).isoformat(),
        "tables": tables,
        "chat": [
            {"table": line.table_id, "text": line.text, "at": moment(line.created).isoformat()}
            for line in connection.execute(said)
        ],
    }


def erase(connection: Connection, visitor: str) -> list[str]:
    """Take away all that is kept of a visitor; the tables that went with it, as nobody else sat there.

    Matches of others stay whole: there somebody without a name has played.
    """
    own = own_tables(connection, visitor)
    drop(connection, own)
    connection.execute(update(SeatRow).where(SeatRow.visitor_id == visitor).values(visitor_id=None))
    connection.execute(update(TableRow).where(TableRow.opener == visitor).values(opener=None))
    agreed = TableRow.agreed.contains(visitor, autoescape=True)
    connection.execute(update(TableRow).where(agreed).values(agreed=None))
    for kind in (ChatRow, RequestRow, LinkRow):
        connection.execute(delete(kind).where(kind.visitor_id == visitor))
    connection.execute(delete(VisitorRow).where(VisitorRow.id == visitor))
    return own


def own_tables(connection: Connection, visitor: str) -> list[str]:
    """Records that a visitor has brought along, and tables at which no other person sits."""
    seats = {seat.table_id: seat for seat in seats_of(connection, visitor)}
    return [
        table for table, seat in seats.items() if seat.uploaded or _sits_alone(connection, table, visitor)
    ]


def _sits_alone(connection: Connection, table: str, visitor: str) -> bool:
    others = select(SeatRow.seat).where(
        SeatRow.table_id == table, SeatRow.visitor_id.is_not(None), SeatRow.visitor_id != visitor
    )
    return connection.scalar(others.limit(1)) is None


def abandoned(connection: Connection, before: int, over: bool) -> list[str]:
    """Tables at which nothing has happened since then; those that are over only if that is wished."""
    chosen = select(TableRow.id).where(TableRow.changed < before)
    return list(connection.scalars(chosen if over else chosen.where(TableRow.status != "over")))


def drop(connection: Connection, tables: Collection[str]) -> None:
    """Remove tables with everything that belongs to them."""
    for table in tables:
        for part in PARTS:
            connection.execute(delete(part).where(part.table_id == table))
        connection.execute(update(TableRow).where(TableRow.rematch == table).values(rematch=None))
        connection.execute(delete(TableRow).where(TableRow.id == table))
