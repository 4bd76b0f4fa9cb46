"""Why something on the table cannot be chosen: told to whoever is asked, and to nobody else."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from westmarch.server.http_me import hall_of
from westmarch.server.shapes import Id, Reason, Why
from westmarch.server.visitors import Visitor

router = APIRouter(prefix="/api/tables", tags=["tables"])
OptionText = Annotated[str, Query(min_length=1, max_length=100)]


@router.get("/{id}/why")
async def why(request: Request, visitor: Visitor, id: Id, option: OptionText) -> Why:
    """Why my seat that is asked cannot answer `option`; `why-{key}` of the texts says it in words."""
    table = await hall_of(request).table(id)
    match = table.live.match
    match.game.vocabulary.parse(option)
    if table.over:
        return Why(option=option, reason=Reason(key="match_over", args={}))
    if table.asked not in table.seats_of(visitor):
        return Why(option=option, reason=Reason(key="not_your_turn", args={}))
    found = match.why_not(option)
    return Why(option=option, reason=None if found is None else Reason(key=found.key, args=dict(found.args)))
