"""A match that somebody has brought along, and how it is dealt to others.

Whoever brings a match may know every card in it, and may have dealt at home until they liked it. So what the
others hide is dealt again when it begins here, unless all who play agree to leave it as it is. The match then
begins with a position, which its record carries: seed and answers lead to the same match again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import westmarch
from westmarch.core.chance import derive
from westmarch.core.match import Match
from westmarch.core.nonces import check_nonces, mixed
from westmarch.core.record import Record, parse_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay
from westmarch.core.view import has_secrets
from westmarch.server.refusal import Refused
from westmarch.server.store.stored import BOT, Listed, Seat, Spec

_REDEAL_SEEDS = 5000


def can_be_hidden(spec: Spec) -> bool:
    """Whether there is anything in this match that one seat knows and another does not."""
    return spec.base is not None and has_secrets(find_game(spec.game).fields)


def origin_of(listed: Listed, waits: bool) -> dict[str, Any] | None:
    """Where the match of a table comes from, for all who may sit there; None: it began here.

    ``hidden`` tells what becomes of what some hide from others: there is nothing such (``open``), it is dealt
    again (``again``), it is dealt again unless all agree to leave it (``asked``), it is as it was (``kept``).
    """
    if listed.brought is None:
        return None
    if not has_secrets(find_game(listed.game).fields):
        hidden = "open"
    elif waits:
        hidden = "asked" if listed.opener in listed.agreed else "again"
    else:
        hidden = "again" if listed.dealt_again else "kept"
    return {"entry": listed.brought, "by": listed.opener_name or None, "hidden": hidden}


def begun(spec: Spec, listed: Listed, seats: Sequence[Seat]) -> tuple[Spec, Listed]:
    """The table as its match begins, now that every seat is taken."""
    people = {seat.visitor for seat in seats if seat.kind != BOT and seat.visitor is not None}
    others = people - {listed.opener}
    after = replace(listed, agreed=frozenset())
    if listed.brought is None or not others or not can_be_hidden(spec):
        return spec, after
    if others <= listed.agreed and listed.opener in listed.agreed:
        return spec, after
    own = [number for number, seat in enumerate(seats) if seat.holder == listed.opener]
    seed = mixed(spec.seed, check_nonces(spec.nonces, spec.players))
    seed = derive(seed, _REDEAL_SEEDS, listed.brought)
    back, record = dealt_again(parse_record(spec.base or ""), own, seed)
    base = record.continued(0, spec.seed)
    spec = replace(spec, base=base.dumps(), options=dict(base.options))
    return spec, replace(after, brought=listed.brought - back, dealt_again=True)


def dealt_again(record: Record, own: Sequence[int], seed: int) -> tuple[int, Record]:
    """A match that begins at the latest position of ``record``, in which all that the first of the seats
    ``own`` cannot know is dealt again (all that any seat cannot know, where there are none); and how many
    entries ago that position was. Refused where the game cannot write it."""
    try:
        back, position = replay(record.sealed()).last_position()
        match = _from(record, position)
        for seat in own[:1] or range(record.players):
            match = _imagined(match, seat, derive(seed, seat))
    except Exception as error:  # a position may say what cannot be read
        raise Refused("not_dealt_again") from error
    return back, match.record()


def _imagined(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """Another match that looks the same to a seat."""
    twin = match.imagine(seat, seed)
    found = _from(match.record(), match.game.positions.write(twin.state, match.setup))
    if found.view(seat) != match.view(seat) or found.question is None or match.question is None:
        raise ValueError("the position does not hold what the seat knows")
    if found.question[:2] != match.question[:2]:
        raise ValueError("the position leads to another question")
    return found


def _from(record: Record, position: dict[str, Any]) -> Match[Any]:
    return westmarch.scenario(record.game, position, chance="ask", seats=record.seats)
