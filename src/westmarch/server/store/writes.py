"""What is written to the database, one short function a purpose, inside the writer's transactions."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from westmarch.server.refusal import Refused
from westmarch.server.store.bookmarks import keep_bookmark
from westmarch.server.store.models import AnswerRow, ChatRow, RequestRow, SeatRow, TableRow, VisitorRow
from westmarch.server.store.stored import CLOSED, Chat, HouseLine, Listed, Seat, StoredTable, now

# Every answer runs these: they are put together once.
_ADD_ANSWERS = insert(AnswerRow)
_ADD_REQUEST = insert(RequestRow)
_MOVE_ON = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"), TableRow.status != CLOSED)
    .values({name: bindparam(name) for name in ("changed", "status", "asked", "entries")})
)


def name_visitor(connection: Connection, visitor: str, name: str | None) -> None:
    """Know a visitor; ``name`` None leaves the name as it is."""
    known = connection.scalar(select(VisitorRow.id).where(VisitorRow.id == visitor))
    if known is None:
        connection.execute(insert(VisitorRow).values(id=visitor, name=name or "", created=now()))
    elif name is not None:
        connection.execute(update(VisitorRow).where(VisitorRow.id == visitor).values(name=name))


def add_table(connection: Connection, stored: StoredTable) -> None:
    listed, spec = stored.listed, stored.spec
    for visitor in {seat.visitor for seat in listed.seats if seat.visitor}:
        name_visitor(connection, visitor, None)
    connection.execute(
        insert(TableRow).values(
            id=listed.id,
            game=spec.game,
            players=spec.players,
            options=json.dumps(spec.options),
            language=listed.language,
            open=listed.open,
            seed=str(spec.seed),
            rules=spec.rules,
            content=spec.content,
            base=spec.base,
            uploaded=spec.uploaded,
            status=listed.status,
            asked=listed.asked,
            entries=listed.entries,
            created=listed.created,
            changed=listed.changed,
            patience=listed.patience,
            stand_in=listed.stand_in,
            opener=listed.opener,
            fresh=listed.fresh,
            brought=listed.brought,
            agreed=_names(listed.agreed),
            dealt_again=listed.dealt_again,
        )
    )
    if stored.bookmark is not None:
        keep_bookmark(connection, listed.id, stored.bookmark)
    for number, seat in enumerate(listed.seats):
        connection.execute(
            insert(SeatRow).values(
                table_id=listed.id, seat=number, kind=seat.kind, visitor_id=seat.visitor, bot=seat.bot
            )
        )


def add_answers(
    connection: Connection,
    table: str,
    first: int,
    seat: int,
    texts: Iterable[str | None],
    request: tuple[str, str] | None,
    progress: dict[str, Any],
) -> None:
    """Answers, the request they came with, and where the match now stands. A number that is there already
    (another process played on) raises IntegrityError and nothing is written."""
    at = now()
    rows = [
        {
            "table_id": table,
            "number": first + n,
            "seat": seat,
            "text": text,
            "request_id": request[1] if request else None,
            "created": at,
        }
        for n, text in enumerate(texts)
    ]
    connection.execute(_ADD_ANSWERS, rows)
    if request is not None:
        visitor, request_id = request
        row = {"table_id": table, "visitor_id": visitor, "request_id": request_id}
        connection.execute(_ADD_REQUEST, {**row, "seq": progress["entries"]})
    _move_on(connection, table, progress)


def _move_on(connection: Connection, table: str, progress: dict[str, Any]) -> None:
    """Where the match now stands; Refused where the table was closed or removed in the meantime."""
    if connection.execute(_MOVE_ON, {"table": table, "changed": now(), **progress}).rowcount != 1:
        raise Refused("table_closed")


def change_seat(
    connection: Connection,
    table: str,
    number: int,
    before: Seat,
    after: Seat,
    nonce: str | None,
    progress: dict[str, Any],
    listed: Listed,
    base: str | None,
) -> bool:
    """Whether the seat was still as it had been. ``listed`` is the table from then on, ``base`` what its
    match begins with, where that has changed."""
    if after.visitor is not None:
        name_visitor(connection, after.visitor, None)
    changed = connection.execute(
        update(SeatRow)
        .where(SeatRow.table_id == table, SeatRow.seat == number, SeatRow.kind == before.kind)
        .values(kind=after.kind, visitor_id=after.visitor, bot=after.bot, nonce=nonce)
    )
    if changed.rowcount != 1:
        return False
    _move_on(connection, table, progress)
    connection.execute(
        update(TableRow)
        .where(TableRow.id == table)
        .values(agreed=_names(listed.agreed), brought=listed.brought, dealt_again=listed.dealt_again)
    )
    if base is not None:
        connection.execute(update(TableRow).where(TableRow.id == table).values(base=base))
    return True


def list_table(connection: Connection, table: str, is_open: bool) -> None:
    """Whether the table stands among the open ones."""
    connection.execute(update(TableRow).where(TableRow.id == table).values(open=is_open))


def add_chat(connection: Connection, table: str, visitor: str, line: Chat) -> None:
    connection.execute(
        insert(ChatRow).values(
            table_id=table,
            number=line.number,
            visitor_id=visitor,
            name=line.name,
            seat=line.seat,
            text=line.text,
            created=line.at,
        )
    )


def set_notes(connection: Connection, table: str, notes: dict[str, tuple[str, int]]) -> None:
    """The whole notebook: it is small, and the latest word on a thing is the only one that counts."""
    connection.execute(update(TableRow).where(TableRow.id == table).values(notebook=json.dumps(notes)))


def set_told(connection: Connection, table: str, lines: Iterable[HouseLine]) -> None:
    """All that the house has to tell in the log of a match; there is hardly ever anything."""
    connection.execute(update(TableRow).where(TableRow.id == table).values(told=json.dumps(list(lines))))


def _names(visitors: Iterable[str]) -> str | None:
    return json.dumps(sorted(visitors)) if visitors else None


def set_rematch(connection: Connection, table: str, rematch: StoredTable) -> str:
    """The rematch of a table: this one, or the one somebody else was quicker to open."""
    known = connection.scalar(select(TableRow.rematch).where(TableRow.id == table))
    if known is not None:
        return known
    add_table(connection, rematch)
    connection.execute(update(TableRow).where(TableRow.id == table).values(rematch=rematch.listed.id))
    return rematch.listed.id
