"""Answers of players who share a side: joining armies, exchanging a card, and the action tokens of the saga.

Allies win together (p. 46), so each answers for the team.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.war.bots.card_values import KEEP
from westmarch.games.war.bots.judgement import judge
from westmarch.games.war.bots.musters import nation_value
from westmarch.games.war.control import holder
from westmarch.games.war.ids import (
    ADVANCE_FREE_TOKEN,
    ADVANCE_SHADOW_TOKEN,
    CARD,
    JOIN,
    NATION,
    NONE,
    STAY_APART,
    TOKEN,
    USE,
    Cards,
    Seat,
)
from westmarch.games.war.seats import NOBODY, side_of
from westmarch.games.war.state import STACK, WarState


def join(s: WarState, seat: Seat, codes: Sequence[int]) -> int:
    """`army.join`: one army strikes harder, where an enemy is near that neither outnumbers alone."""
    at, side = s.focus, side_of(s, seat)
    enemy = max((s.strength[1 - side][near] for near in (*s.board.neighbours[at], at)), default=0)
    units = s.strength[side][at]
    walls = s.board.settlement[at] and holder(s, at) != side
    worth = bool(enemy) and units <= STACK and (bool(walls) or units >= enemy)
    return JOIN if worth else STAY_APART


def exchange(s: WarState, seat: Seat, codes: Sequence[int]) -> int:
    """`card.exchange`: wished for with a card that only the ally can play."""
    return USE if _only_for_ally(s, seat) else NONE


def give(s: WarState, seat: Seat, codes: Sequence[int]) -> int:
    """`card.give`: what the ally alone can use, the best of it; else what is missed least."""
    theirs = [code for code in codes if (1 << CARD.of(code)) & _only_for_ally(s, seat)]
    if theirs:
        return max(theirs, key=lambda code: KEEP[CARD.of(code)])
    return min(codes, key=lambda code: KEEP[CARD.of(code)])


def _only_for_ally(s: WarState, seat: Seat) -> Cards:
    """Cards in hand whose event only the ally may use (p. 46)."""
    ally = s.seating.allies[seat]
    if ally == NOBODY:
        return 0
    found, held = 0, s.hand[seat]
    for number, parts in enumerate(s.board.card_parts):
        if held >> number & 1 and not parts & s.seating.parts[seat]:
            found |= 1 << number
    return found


def token(s: WarState, seat: Seat, codes: Sequence[int]) -> int:
    """`token.choose`: a step towards war, as the better one."""
    for number in (ADVANCE_FREE_TOKEN, ADVANCE_SHADOW_TOKEN):
        if TOKEN.code(number) in codes:
            return TOKEN.code(number)
    return codes[0]


def nation(s: WarState, seat: Seat, codes: Sequence[int]) -> int:
    """`token.nation`: the nation that is needed most."""
    j = judge(s)
    return max(codes, key=lambda code: nation_value(s, j, NATION.of(code)))


def token_value(s: WarState, seat: Seat, number: int) -> float:
    """Worth of using a token now: it costs no die."""
    if number in (ADVANCE_FREE_TOKEN, ADVANCE_SHADOW_TOKEN):
        j = judge(s)
        return max(nation_value(s, j, n) for n in s.seating.rows[seat])
    return 0.5
