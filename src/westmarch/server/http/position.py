"""The whole position as data, for those who may have the record."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from westmarch.core.match import Match
from westmarch.server.edge.limits import Metered
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.shapes import Entry, Id, Position
from westmarch.server.http.state import hall_of, table_of
from westmarch.server.refusal import Refused
from westmarch.server.table.snapshots import Snapshots

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
    hall = hall_of(request)
    table = await table_of(request, visitor, id)
    table.check_open(visitor)
    return await hall.replay(meter.measured(_position), table.match, table.snapshots, at)


def _position(match: Match[Any], snapshots: Snapshots, at: int | None) -> Position:
    last = len(match.history())
    if at is not None and at > last:
        raise Refused("bad_entry", last=last)
    wanted = last if at is None else at
    back, data = (match if wanted == last else snapshots.as_of(match, wanted)).last_position()
    return Position(at=wanted - back, position=data)
