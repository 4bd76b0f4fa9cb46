"""What is read from the database, one short question a purpose."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, inspect, select

from westmarch.core.chance import commitment
from westmarch.core.nonces import Nonces
from westmarch.server.refusal import Refused
from westmarch.server.store import links, lobby
from westmarch.server.store.bookmarks import bookmark_of
from westmarch.server.store.models import (
    AnswerRow,
    BookmarkRow,
    ChatRow,
    RequestRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    VisitorRow,
)
from westmarch.server.store.snapshots import RENEWED, position_of
from westmarch.server.store.stored import (
    BOT,
    CLOSED,
    PATIENCE,
    Chat,
    HouseLine,
    Listed,
    Seat,
    SeatKind,
    Spec,
    StoredTable,
)

T = TypeVar("T")
LISTED = 100
CHAT_KEPT = 200


class Reads:
    """Reading; `writing` has the other half."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._there: tuple[set[str], set[str]] | None = None

    def _is_there(self, connection: Connection) -> tuple[set[str], set[str]]:
        """The columns of ``tables``, and which tables there are: a database that is only looked at may be
        older than this program."""
        if self._there is None:
            found = inspect(connection)
            columns = {column["name"] for column in found.get_columns(TableRow.__tablename__)}
            self._there = columns, set(found.get_table_names())
        return self._there

    def ping(self) -> None:
        """Raises where the database does not answer."""
        with self._engine.connect() as connection:
            connection.execute(select(TableRow.id).limit(1))

    def visitor_name(self, visitor: str) -> str:
        with self._engine.connect() as connection:
            return connection.scalar(select(VisitorRow.name).where(VisitorRow.id == visitor)) or ""

    def link_made(self, visitor: str) -> int | None:
        with self._engine.connect() as connection:
            return links.link_made(connection, visitor)

    def owner_of(self, token: str) -> links.Owner | None:
        with self._engine.connect() as connection:
            return links.owner_of(connection, token)

    def ask(self, question: Callable[..., T], *args: Any) -> T:
        """Whatever a function of a connection finds out."""
        with self._engine.connect() as connection:
            return question(connection, *args)

    def banned(self) -> set[str]:
        with self._engine.connect() as connection:
            return set(connection.scalars(select(VisitorRow.id).where(VisitorRow.banned)))

    def generations(self) -> dict[str, int]:
        with self._engine.connect() as connection:
            return links.generations(connection)

    def table(self, table: str) -> StoredTable | None:
        with self._engine.connect() as connection:
            columns, kept = self._is_there(connection)
            there = [column for column in TableRow.__table__.columns if column.name in columns]
            row = connection.execute(select(*there).where(TableRow.id == table)).first()
            if row is None:
                return None
            if row.status == CLOSED:
                raise Refused("table_closed")
            [listed] = _with_seats(connection, [row])
            added = select(SeatRow.nonce).where(SeatRow.table_id == table).order_by(SeatRow.seat)
            answers = select(AnswerRow.seat, AnswerRow.text).where(AnswerRow.table_id == table)
            requests = select(RequestRow.visitor_id, RequestRow.request_id, RequestRow.seq).where(
                RequestRow.table_id == table
            )
            lines = select(ChatRow.__table__).where(ChatRow.table_id == table)
            log = [(seat, text) for seat, text in connection.execute(answers.order_by(AnswerRow.number))]
            begins = max((number for number, (seat, _) in enumerate(log, 1) if seat == RENEWED), default=0)
            return StoredTable(
                listed,
                _spec(row, tuple(connection.scalars(added))),
                log[begins:],
                {(visitor, request_id): seq for visitor, request_id, seq in connection.execute(requests)},
                [
                    Chat(line.number, line.name, line.seat, line.text, line.created)
                    for line in connection.execute(lines.order_by(ChatRow.number))
                ][-CHAT_KEPT:],
                {thing: (text, seat) for thing, (text, seat) in json.loads(row.notebook or "{}").items()},
                begins,
                int(log[begins - 1][1] or 0) if begins else None,
                position_of(connection, table) if SnapshotRow.__tablename__ in kept else None,
                bookmark_of(connection, table) if BookmarkRow.__tablename__ in kept else None,
                [HouseLine(*line) for line in json.loads(getattr(row, "told", None) or "[]")],
            )

    def lobby(self) -> list[Listed]:
        with self._engine.connect() as connection:
            return _with_seats(connection, connection.execute(lobby.shown(LISTED)).all())

    def waiting_by(self, visitor: str) -> set[str]:
        with self._engine.connect() as connection:
            return set(connection.scalars(lobby.waiting_by(visitor)))

    def still_waiting(self, tables: Collection[str]) -> set[str]:
        with self._engine.connect() as connection:
            return set(connection.scalars(lobby.still_waiting(tables)))

    def mine(self, visitor: str) -> list[Listed]:
        seated = select(SeatRow.table_id).where(SeatRow.visitor_id == visitor)
        chosen = select(TableRow.__table__).where(TableRow.id.in_(seated), TableRow.status != CLOSED)
        with self._engine.connect() as connection:
            rows = connection.execute(chosen.order_by(TableRow.changed.desc()).limit(LISTED)).all()
            return _with_seats(connection, rows)

    def not_over(self) -> list[str]:
        chosen = select(TableRow.id).where(TableRow.status != "over").order_by(TableRow.created)
        with self._engine.connect() as connection:
            return list(connection.scalars(chosen))

    def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot is asked and a person plays: after a restart it goes on."""
        person = select(SeatRow.seat).where(SeatRow.table_id == TableRow.id, SeatRow.kind != BOT)
        chosen = (
            select(TableRow.id)
            .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.asked))
            .where(TableRow.status == "running", SeatRow.kind == BOT, person.correlate(TableRow).exists())
        )
        with self._engine.connect() as connection:
            return list(connection.scalars(chosen))


def _spec(row: Any, nonces: Nonces) -> Spec:
    return Spec(
        row.game,
        row.players,
        json.loads(row.options),
        int(row.seed),
        row.rules,
        row.content,
        row.base,
        row.uploaded,
        nonces,
    )


def _with_seats(connection: Connection, rows: Sequence[Any]) -> list[Listed]:
    seats: dict[str, list[Seat]] = {row.id: [] for row in rows}
    chosen = (
        select(SeatRow.table_id, SeatRow.kind, SeatRow.visitor_id, SeatRow.bot, VisitorRow.name)
        .join(VisitorRow, VisitorRow.id == SeatRow.visitor_id, isouter=True)
        .where(SeatRow.table_id.in_(list(seats)))
        .order_by(SeatRow.table_id, SeatRow.seat)
    )
    for table, kind, visitor, bot, name in connection.execute(chosen):
        seats[table].append(Seat(cast(SeatKind, kind), visitor, bot, name or ""))
    openers = {row.opener for row in rows if getattr(row, "opener", None)}
    named = select(VisitorRow.id, VisitorRow.name).where(VisitorRow.id.in_(openers))
    names = {row.id: row.name for row in connection.execute(named)} if openers else {}
    return [
        Listed(
            row.id,
            row.game,
            row.players,
            json.loads(row.options),
            row.language,
            row.open,
            row.status,
            row.asked,
            row.entries,
            row.rematch,
            row.created,
            row.changed,
            PATIENCE if row.patience is None else row.patience,
            tuple(seats[row.id]),
            None if row.uploaded else commitment(int(row.seed)),
            getattr(row, "stand_in", None),
            getattr(row, "opener", None),
            names.get(getattr(row, "opener", None) or "", ""),
            getattr(row, "fresh", row.base is None),
            getattr(row, "brought", None),
            frozenset(json.loads(getattr(row, "agreed", None) or "[]")),
            getattr(row, "dealt_again", False),
        )
        for row in rows
    ]
