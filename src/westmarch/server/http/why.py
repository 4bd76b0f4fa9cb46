"""Why something on the table cannot be chosen: told to whoever is asked, and to nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from westmarch.core.errors import IllegalAnswer
from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.core.rules import Reason as Told
from westmarch.server.edge.limits import Metered
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.shapes import Id, Reason, Why
from westmarch.server.http.state import hall_of, table_of
from westmarch.server.table import chains

router = APIRouter(prefix="/api/tables", tags=["tables"])
DEAL = 1
"""Any: what is dealt again does not decide what the seat may pick."""
OptionText = Annotated[str, Query(min_length=1, max_length=100)]
Picks = Annotated[list[str], Query(max_length=chains.LONGEST)]


@router.get("/{id}/why")
async def why(
    request: Request,
    visitor: Visitor,
    meter: Metered,
    id: Id,
    option: OptionText,
    after: Picks = [],  # noqa: B006
) -> Why:
    """Why my seat that is asked cannot answer `option`, after it has answered `after` if that is given.

    `why-{key}` of the texts says it in words.
    """
    table = await table_of(request, visitor, id)
    find_game(table.spec.game).vocabulary.parse(option)
    if table.over:
        return Why(option=option, reason=Reason(key="match_over", args={}))
    if table.asked not in table.seats_of(visitor):
        return Why(option=option, reason=Reason(key="not_your_turn", args={}))
    found = await hall_of(request).replay(meter.measured(reason_against), table.match, option, after)
    return Why(option=option, reason=None if found is None else Reason(key=found.key, args=dict(found.args)))


def reason_against(match: Match[Any], option: str, after: Sequence[str]) -> Told | None:
    """Looks only at what the seat can know: picks are tried on a fork with everything else dealt again."""
    prompt = match.prompt
    assert prompt is not None
    seat = prompt.seat
    if not after:
        return match.why_not(option)
    for order in (after, sorted(after, key=match.game.vocabulary.parse)):
        thought = match.imagine(seat, DEAL)
        try:
            for pick in order:
                thought.play(pick)
                if not chains.goes_on(thought, seat):
                    return Told("not_asked")
        except IllegalAnswer:
            continue
        return thought.why_not(option)
    return Told("not_asked")
