"""The whole position as data, for those who may have the record."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from westmarch.core.record import Record
from westmarch.core.replaying import replay
from westmarch.server.edge.limits import Metered
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.shapes import Entry, Id, Position
from westmarch.server.http.state import hall_of
from westmarch.server.refusal import Refused

router = APIRouter(prefix="/api/tables", tags=["records"])


@router.get("/{id}/position")
async def position(
    request: Request,
    visitor: Visitor,
    meter: Metered,
    id: Id,
    at: Annotated[Entry | None, Query(description="Left out: the latest.")] = None,
) -> Position:
    """The position after entry `at`, in the shape of `westmarch.scenario`; never while there are secrets.

    In the middle of a rule it is the latest before that can be written: `at` of the answer says which.
    """
    table = await hall_of(request).table(id)
    return await asyncio.to_thread(meter.measured(_position), table.open_record(), at)


def _position(record: Record, at: int | None) -> Position:
    last = len(record.entries)
    if at is not None and at > last:
        raise Refused("bad_entry", last=last)
    wanted = last if at is None else at
    back, data = replay(record.sealed(), upto=wanted).last_position()
    return Position(at=wanted - back, position=data)
