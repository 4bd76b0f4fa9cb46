"""What is read from and written to the database, one short function a purpose."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, update

from westmarch.server.live import Spec
from westmarch.server.models import AnswerRow, BatchRow, ChatRow, SeatRow, TableRow, VisitorRow

LISTED = 100
CHAT_KEPT = 200
HUMAN, HOTSEAT, BOT, FREE = "human", "hotseat", "bot", "free"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat: ``human``, ``hotseat``, ``bot`` or ``free``."""

    kind: str
    visitor: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def spec(self) -> str:
        """As a record names it."""
        return f"bot:{self.bot}" if self.kind == BOT else "human"


@dataclass(frozen=True)
class Chat:
    number: int
    name: str
    seat: int
    text: str
    at: int


@dataclass(frozen=True)
class Listed:
    """A table as lists show it."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    language: str
    open: bool
    status: str
    asked: int | None
    entries: int
    rematch: str | None
    created: int
    changed: int
    seats: tuple[Seat, ...] = ()


@dataclass
class Kept:
    """Everything that is kept of one table."""

    listed: Listed
    spec: Spec
    log: list[tuple[int, str | None]] = field(default_factory=list)
    batches: dict[tuple[str, str], int] = field(default_factory=dict)
    chat: list[Chat] = field(default_factory=list)


class Storage:
    """Reading. Writing is done by the functions below, inside the writer's transactions."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def visitor_name(self, visitor: str) -> str:
        with self._engine.connect() as connection:
            return connection.scalar(select(VisitorRow.name).where(VisitorRow.id == visitor)) or ""

    def table(self, table: str) -> Kept | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TableRow.__table__).where(TableRow.id == table)).first()
            if row is None:
                return None
            [listed] = _with_seats(connection, [row])
            answers = select(AnswerRow.seat, AnswerRow.text).where(AnswerRow.table_id == table)
            batches = select(BatchRow.visitor_id, BatchRow.word, BatchRow.seq).where(
                BatchRow.table_id == table
            )
            lines = select(ChatRow.__table__).where(ChatRow.table_id == table)
            return Kept(
                listed,
                _spec(row),
                [(seat, text) for seat, text in connection.execute(answers.order_by(AnswerRow.number))],
                {(visitor, word): seq for visitor, word, seq in connection.execute(batches)},
                [
                    Chat(line.number, line.name, line.seat, line.text, line.created)
                    for line in connection.execute(lines.order_by(ChatRow.number))
                ][-CHAT_KEPT:],
            )

    def lobby(self) -> list[Listed]:
        chosen = (
            select(TableRow.__table__)
            .where(TableRow.open, TableRow.status.in_(("waiting", "running")))
            .order_by(TableRow.status.desc(), TableRow.changed.desc())
            .limit(LISTED)
        )
        with self._engine.connect() as connection:
            return _with_seats(connection, connection.execute(chosen).all())

    def mine(self, visitor: str) -> list[Listed]:
        seated = select(SeatRow.table_id).where(SeatRow.visitor_id == visitor)
        chosen = select(TableRow.__table__).where(TableRow.id.in_(seated))
        with self._engine.connect() as connection:
            rows = connection.execute(chosen.order_by(TableRow.changed.desc()).limit(LISTED)).all()
            return _with_seats(connection, rows)

    def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot is asked: after a restart it goes on."""
        chosen = (
            select(TableRow.id)
            .join(SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.asked))
            .where(TableRow.status == "running", SeatRow.kind == BOT)
        )
        with self._engine.connect() as connection:
            return list(connection.scalars(chosen))


def _spec(row: Any) -> Spec:
    return Spec(
        row.game,
        row.players,
        json.loads(row.options),
        int(row.seed),
        row.rules,
        row.content,
        row.base,
        row.uploaded,
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
        seats[table].append(Seat(kind, visitor, bot, name or ""))
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
            tuple(seats[row.id]),
        )
        for row in rows
    ]


# -- writing, inside a transaction ------------------------------------------------------------


def name_visitor(connection: Connection, visitor: str, name: str | None) -> None:
    """Know a visitor; ``name`` None leaves the name as it is."""
    known = connection.scalar(select(VisitorRow.id).where(VisitorRow.id == visitor))
    if known is None:
        connection.execute(insert(VisitorRow).values(id=visitor, name=name or "", created=now()))
    elif name is not None:
        connection.execute(update(VisitorRow).where(VisitorRow.id == visitor).values(name=name))


def add_table(connection: Connection, kept: Kept) -> None:
    listed, spec = kept.listed, kept.spec
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
        )
    )
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
    batch: tuple[str, str] | None,
    progress: dict[str, Any],
) -> None:
    """Answers, the word they came with, and where the match now stands. A number that is there already
    (another process played on) raises IntegrityError and nothing is written."""
    at = now()
    rows = [
        {
            "table_id": table,
            "number": first + n,
            "seat": seat,
            "text": text,
            "batch": batch[1] if batch else None,
            "created": at,
        }
        for n, text in enumerate(texts)
    ]
    connection.execute(insert(AnswerRow), rows)
    if batch is not None:
        connection.execute(
            insert(BatchRow).values(
                table_id=table, visitor_id=batch[0], word=batch[1], seq=progress["entries"]
            )
        )
    connection.execute(update(TableRow).where(TableRow.id == table).values(changed=at, **progress))


def change_seat(
    connection: Connection, table: str, number: int, before: Seat, after: Seat, progress: dict[str, Any]
) -> bool:
    """Whether the seat was still as it had been."""
    if after.visitor is not None:
        name_visitor(connection, after.visitor, None)
    changed = connection.execute(
        update(SeatRow)
        .where(SeatRow.table_id == table, SeatRow.seat == number, SeatRow.kind == before.kind)
        .values(kind=after.kind, visitor_id=after.visitor, bot=after.bot)
    )
    if changed.rowcount != 1:
        return False
    connection.execute(update(TableRow).where(TableRow.id == table).values(changed=now(), **progress))
    return True


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


def set_rematch(connection: Connection, table: str, rematch: Kept) -> str:
    """The rematch of a table: this one, or the one somebody else was quicker to open."""
    known = connection.scalar(select(TableRow.rematch).where(TableRow.id == table))
    if known is not None:
        return known
    add_table(connection, rematch)
    connection.execute(update(TableRow).where(TableRow.id == table).values(rematch=rematch.listed.id))
    return rematch.listed.id
