"""How an ended match went, in numbers for a chart: worked out once, aside from everything else."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request

from westmarch.core.course import Course, course
from westmarch.server.edge.limits import Metered
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.shapes import CourseData, HandData, Id, PointData, RevealData, TurnData
from westmarch.server.http.state import hall_of, table_of
from westmarch.server.refusal import Refused
from westmarch.server.table.table import Table

router = APIRouter(prefix="/api/tables", tags=["records"])


@router.get("/{id}/course")
async def how_it_went(request: Request, visitor: Visitor, meter: Metered, id: Id) -> CourseData:
    """How everybody stood turn by turn, the turns that decided it, and the hands: when the match is over."""
    hall = hall_of(request)
    table = await table_of(request, visitor, id)
    if not table.over:
        raise Refused("not_over")
    if table.course is None:
        table.course = asyncio.create_task(hall.replay(meter.measured(_told), table))
    try:
        return await asyncio.shield(table.course)
    except Exception:
        table.course = None
        raise


def _told(table: Table) -> CourseData:
    found: Course = course(table.record())
    return CourseData(
        scale=list(found.scale),
        turns=[
            TurnData(turn=one.number, entry=one.entry, values=list(one.values), ticks=list(one.ticks))
            for one in found.turns
        ],
        points=[
            PointData(turn=one.turn, entry=one.entry, seat=one.seat, key=one.event.key, args=one.event.args)
            for one in found.points
        ],
        hands=[
            HandData(seat=one.seat, title=one.title, items=[item.name for item in one.items])
            for one in found.hands
            if one.seat not in table.closed_to(())  # everybody is told the same
        ],
        reveal=[RevealData(entry=entry, shown=shown) for entry, shown in found.reveal],
        args=found.args,
    )
