"""A table as lists and single calls tell of it: nothing about it is secret."""

from __future__ import annotations

from typing import Any

from westmarch.core.registry import find_game
from westmarch.core.view import has_secrets
from westmarch.server.http.shapes import Brought, SeatInfo, TableInfo
from westmarch.server.store.names import told_apart
from westmarch.server.store.stored import BOT, FREE, Listed, RecordKind, moment
from westmarch.server.table.bringing import origin_of
from westmarch.server.table.seating import hosts, may_sit, stand_in_of
from westmarch.server.table.table import Table


def table_info(table: Table, visitor: str) -> TableInfo:
    you = table.seats_of(visitor)
    return TableInfo(
        seats=[SeatInfo(**seat) for seat in table.seating.data()],
        status=table.status,
        entries=table.seq,
        you=you,
        your_turn=table.asked in you,
        may_sit=may_sit(table.seats, visitor),
        record=table.record_kind(you),
        rematch=table.rematch,
        changed=moment(table.at),
        hosts=table.seating.hosts(),
        brought=_origin(table.listed, table.dealt is None),
        **_fixed(table.listed),
    )


def listed_info(listed: Listed, visitor: str) -> TableInfo:
    """The same from a list; who is there at this moment is known at the table only."""
    you = [number for number, seat in enumerate(listed.seats) if seat.holder == visitor]
    names = told_apart([(seat.visitor, seat.name) for seat in listed.seats])
    sealed: RecordKind | None = None if has_secrets(find_game(listed.game).fields) else "sealed"
    return TableInfo(
        seats=[
            SeatInfo(
                name=names[number] or None,
                kind=seat.kind,
                bot=seat.bot,
                free=seat.kind == FREE,
                here=seat.kind == BOT,
                turn=number == listed.asked,
                absent=seat.kind == BOT and seat.visitor is not None,
            )
            for number, seat in enumerate(listed.seats)
        ],
        status=listed.status,
        entries=listed.entries,
        you=you,
        your_turn=listed.asked in you,
        may_sit=may_sit(listed.seats, visitor),
        record="whole" if listed.status == "over" else sealed if listed.status == "running" else None,
        rematch=listed.rematch,
        changed=moment(listed.changed),
        hosts=hosts(listed.opener, listed.seats),
        brought=_origin(listed, listed.status == "waiting"),
        **_fixed(listed),
    )


def _origin(listed: Listed, waits: bool) -> Brought | None:
    found = origin_of(listed, waits)
    return None if found is None else Brought(**found)


def _fixed(listed: Listed) -> dict[str, Any]:
    return {
        "id": listed.id,
        "game": listed.game,
        "players": listed.players,
        "options": listed.options,
        "parts": list(find_game(listed.game).shown.seat_parts(listed.players, listed.options)),
        "language": listed.language,
        "open": listed.open,
        "fresh": listed.fresh,
        "patience": listed.patience,
        "stand_in": stand_in_of(listed),
        "commitment": listed.commitment,
        "created": moment(listed.created),
    }
