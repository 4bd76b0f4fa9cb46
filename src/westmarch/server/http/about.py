"""What a thing on the table is: told from what the visitor's own seat can see, and from nothing else."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.core.text import slug
from westmarch.server.edge.limits import Metered
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.shapes import About, Id, Reason, SeatNumber
from westmarch.server.http.state import hall_of, table_of
from westmarch.server.refusal import Refused
from westmarch.server.table.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])
Thing = Annotated[str, Query(min_length=1, max_length=100)]


@router.get("/{id}/about")
async def about(
    request: Request,
    visitor: Visitor,
    meter: Metered,
    id: Id,
    thing: Thing,
    seat: SeatNumber | None = None,
) -> About:
    """What may be known about a thing such as `region:edoras`, as my seat sees it (else a spectator).

    `about-{key}` of the texts says it in words; a card's own text is in its attributes there.
    """
    table = await table_of(request, visitor, id)
    return await hall_of(request).replay(
        meter.measured(_told), table.match, _seat(table, visitor, seat), thing
    )


def _told(match: Match[Any], seat: int | None, thing: str) -> About:
    words = match.game.vocabulary
    name = str(words.format(words.parse(_names(match.game.id).get(slug(thing), thing))))
    found = match.game.shown.about(match.setup, match.view(seat), name)
    return About(thing=name, sentences=[Reason(key=one.key, args=dict(one.args)) for one in found])


def _seat(table: Table, visitor: str, wished: int | None) -> int | None:
    mine = table.seats_of(visitor)
    if wished is None:
        return mine[0] if mine else None
    if not 0 <= wished < len(table.seats):
        raise Refused("no_seat", seat=wished + 1)
    if wished not in mine and not table.over:
        raise Refused("not_your_seat", seat=wished + 1)
    if wished in table.closed_to(mine):
        raise Refused("letter_secret")
    return wished


@cache
def _names(game: str) -> dict[str, str]:
    """Things by the key of their text, which is how texts refer to each other."""
    return {slug(option): str(option) for option in find_game(game).vocabulary}
