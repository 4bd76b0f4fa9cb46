"""Which tables the lobby shows: of everybody some, so that nobody's tables hide those of all others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, func, select

from westmarch.server.store.models import SeatRow, TableRow

EACH = 5
"""Tables of one owner that are shown; those at which no person sits have one owner among them."""


def shown(most: int) -> Select[Any]:
    """Open tables, those with a free seat first, then the latest; of each owner only a few."""
    owner = (
        select(func.min(SeatRow.visitor_id))
        .where(SeatRow.table_id == TableRow.id)
        .correlate(TableRow)
        .scalar_subquery()
    )
    place = func.row_number().over(
        partition_by=(TableRow.status, func.coalesce(owner, "")), order_by=TableRow.changed.desc()
    )
    ranked = (
        select(TableRow.id, place.label("place"))
        .where(TableRow.open, TableRow.status.in_(("waiting", "running")))
        .subquery()
    )
    return (
        select(TableRow.__table__)
        .join(ranked, ranked.c.id == TableRow.id)
        .where(ranked.c.place <= EACH)
        .order_by(TableRow.status.desc(), TableRow.changed.desc())
        .limit(most)
    )


def waiting_by(visitor: str) -> Select[Any]:
    """Tables in the lobby that wait, and at which this visitor and nobody else sits."""
    seated = select(SeatRow.table_id).where(SeatRow.visitor_id == visitor)
    others = select(SeatRow.table_id).where(SeatRow.visitor_id.is_not(None), SeatRow.visitor_id != visitor)
    return _waiting().where(
        TableRow.id.in_(seated), TableRow.id.not_in(others.where(SeatRow.table_id == TableRow.id))
    )


def still_waiting(tables: Collection[str]) -> Select[Any]:
    """Which of these tables are in the lobby and wait."""
    return _waiting().where(TableRow.id.in_(list(tables)))


def _waiting() -> Select[Any]:
    return select(TableRow.id).where(TableRow.open, TableRow.status == "waiting")
