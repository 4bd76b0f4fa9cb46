"""Looking back: replay at any entry, the record file, going on from an entry, and uploading a record."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import PlainTextResponse

from westmarch.core.errors import RecordError
from westmarch.server.edge.limits import RECORD, Costly, Metered, address_of, limits_of
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.shapes import (
    Asked,
    Continue,
    Entry,
    EntryData,
    EventData,
    Id,
    Replay,
    SeatNumber,
    SeatViewData,
    TableId,
)
from westmarch.server.http.state import hall_of, opener, table_of
from westmarch.server.refusal import Refused, language_of
from westmarch.server.table.opening import continued, seat_for, uploaded
from westmarch.server.table.seat_view import asked, seat_view
from westmarch.server.table.table import Table

router = APIRouter(prefix="/api", tags=["records"])
PLAIN = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}


@router.get("/tables/{id}/replay")
async def replay(
    request: Request,
    visitor: Visitor,
    meter: Metered,
    id: Id,
    at: Annotated[Entry | None, Query(description="Left out: the latest.")] = None,
    seat: Annotated[SeatNumber | None, Query(description="Left out: a spectator.")] = None,
) -> Replay:
    """The position after entry `at` as that seat knew it then. While the match runs, only my own seats."""
    table = await table_of(request, visitor, id)
    closed = table.closed_to(table.seats_of(visitor))
    if seat is not None:
        if seat >= table.spec.players:
            raise Refused("no_seat", seat=seat + 1)
        if not table.over and seat not in table.seats_of(visitor):
            raise Refused("not_your_seat", seat=seat + 1)
        if seat in closed:
            raise Refused("letter_secret")
    return await hall_of(request).replay(meter.measured(_position), table, at, seat, bool(closed))


def _position(table: Table, at: int | None, seat: int | None, closed: bool) -> Replay:
    record = table.record()
    last = len(record.entries)
    at = last if at is None else at
    if at > last:
        raise Refused("bad_entry", last=last)
    match = table.match if at == last else table.snapshots.as_of(table.match, at)
    entry = None
    if at:
        who, texts = record.entries[at - 1]
        if (table.over and not closed) or not table.secrets or who == seat:
            entry = EntryData(seat=who, answers=list(texts))
    question = asked(match)
    seen = seat_view(match, seat, ahead=False)
    return Replay(
        at=at,
        entries=last,
        entry=entry,
        asked=None if question is None else Asked(**question),
        eye=SeatViewData(**{**seen, "scene": seen["scene"].as_data(), "undoable": 0}),
        events=[EventData(**event) for event in table.news.all_of(match, () if seat is None else (seat,))],
        result=match.result.as_data() if match.result else None,
    )


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(request: Request, visitor: Visitor, id: Id) -> PlainTextResponse:
    """The record file: whole when the match is over; before, without its seed, if the game has no secrets."""
    table = await table_of(request, visitor, id)
    found = table.open_record(visitor)
    name = f"{table.spec.game}-{table.id}.westmarch"
    return PlainTextResponse(found.dumps(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{id}/continue", status_code=201)
async def go_on(
    request: Request, visitor: Visitor, id: Id, wish: Continue, _: Costly, meter: Metered
) -> TableId:
    """A new table that goes on after entry `at`, with dice of its own. Without `seats` bots stay and the
    visitor plays all other seats. Where others sit down, what they hide is dealt again, unless `as_brought`
    asks to leave it as it is and all of them agree."""
    hall = hall_of(request)
    table = await table_of(request, visitor, id)
    seats = None
    if wish.seats is not None:
        seats = [seat_for(s.kind, s.bot, visitor, table.spec.game, hall.settings) for s in wish.seats]
    stored = await hall.examine(meter.measured(continued), table, wish.at, visitor, seats, wish.as_brought)
    limits_of(request).keep(visitor, address_of(request), len(stored.spec.base or ""))
    return TableId(id=await hall.add(stored, opener(request, visitor)))


@router.post("/records", status_code=201)
async def upload(
    request: Request,
    visitor: Visitor,
    _: Costly,
    meter: Metered,
    text: Annotated[bytes, Body(media_type="text/plain", max_length=RECORD)],
) -> TableId:
    """Upload a record file: a table to replay and to continue from."""
    hall = hall_of(request)
    limits_of(request).keep(visitor, address_of(request), len(text))
    try:
        source = text.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("foreign", "damaged, or not a record: it is not text") from None
    language = language_of(request.headers.get("accept-language"))
    stored = await hall.examine(meter.measured(uploaded), source, language, visitor, hall.settings)
    return TableId(id=await hall.add(stored, opener(request, visitor)))
