"""What a match hands on to another: the letter as a file, the table that goes on from it, uploading one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Request
from fastapi.responses import PlainTextResponse

from westmarch.core.errors import LetterError
from westmarch.core.letters import SUFFIX, WAX, parse_letter, write_letter
from westmarch.server.edge.limits import RECORD, Costly, Metered, address_of, limits_of
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.shapes import Id, TableId
from westmarch.server.http.state import hall_of, opener, table_of
from westmarch.server.refusal import Refused, language_of
from westmarch.server.settings import Settings
from westmarch.server.store.stored import StoredTable
from westmarch.server.table.opening import following, lettered

router = APIRouter(prefix="/api", tags=["letters"])


@router.get("/tables/{id}/letter", response_class=PlainTextResponse)
async def letter(request: Request, visitor: Visitor, id: Id) -> PlainTextResponse:
    """The letter of a match that is over, for those who sit at the table; its secrets are sealed by this
    server."""
    table = await table_of(request, visitor, id)
    if not table.seats_of(visitor):
        raise Refused("not_at_the_table")
    text = write_letter(table.match, hall_of(request).settings.secret, [seat.spec for seat in table.seats])
    name = f"{table.spec.game}-{table.id}{SUFFIX}"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/tables/{id}/following", status_code=201)
async def follow(request: Request, visitor: Visitor, id: Id, _: Costly) -> TableId:
    """The table that goes on from the letter, with everybody in the same seat; the same for all who ask."""
    hall = hall_of(request)
    table = await table_of(request, visitor, id)
    if table.rematch is not None and table.seats_of(visitor):
        return TableId(id=table.rematch)
    return TableId(id=await hall.add_rematch(table, following(table, visitor)))


@router.post("/letters", status_code=201)
async def upload(
    request: Request,
    visitor: Visitor,
    _: Costly,
    meter: Metered,
    text: Annotated[bytes, Body(media_type="text/plain", max_length=RECORD)],
) -> TableId:
    """Upload a letter, or the record of a match that has one: a table that goes on from it. Bots stay; where
    several people played, each takes the own seat."""
    hall = hall_of(request)
    limits_of(request).keep(visitor, address_of(request), len(text))
    language = language_of(request.headers.get("accept-language"))
    stored = await hall.examine(meter.measured(_opened), text, language, visitor, hall.settings)
    return TableId(id=await hall.add(stored, opener(request, visitor)))


def _opened(text: bytes, language: str, visitor: str, settings: Settings) -> StoredTable:
    try:
        source = text.decode("utf-8")
    except UnicodeDecodeError:
        raise LetterError("foreign") from None
    return lettered(parse_letter(source, (settings.secret, WAX)), language, visitor, settings)
