"""Answers to the questions about armies: which one, where to, who goes, who is too many."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has
from westmarch.games.war.bots.armies import (
    NO_ORDER,
    Order,
    best_order,
    movers,
    order_value,
    splits,
)
from westmarch.games.war.bots.judgement import Judgement, judge
from westmarch.games.war.bots.musters import muster_value
from westmarch.games.war.control import inside
from westmarch.games.war.ids import (
    CHAR,
    DONE,
    FIGURE,
    KINDS,
    REGION,
    SPLIT,
    UNIT_KINDS,
    Region,
    Side,
    is_elite,
)
from westmarch.games.war.rules import movement
from westmarch.games.war.rules.groups import everyone
from westmarch.games.war.seats import acting
from westmarch.games.war.state import STACK, WarState

SECOND_MARCH = 0.12
"""Least worth of a second march with the same die."""


def order(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`army.order`: a march, an attack, a split army, or figures to muster."""
    j = judge(s)
    at = s.focus
    best, choice = -99.0, codes[0]
    target = -1
    for code in codes:
        if code in REGION:
            worth = order_value(s, j, side, at, REGION.of(code))
            to = REGION.of(code)
        elif code in FIGURE:
            worth, to = muster_value(s, j, side, at, FIGURE.of(code)), -1
        else:
            continue
        if worth > best:
            best, choice, target = worth, code, to
    if SPLIT in codes:
        worth, to = _part(s, j, side, at)
        if worth > best + 0.01 or (target >= 0 and splits(s, j, side, at, target)):
            return SPLIT
        if best < -50:
            return SPLIT
    return choice


def _part(s: WarState, j: Judgement, side: Side, at: Region) -> Order:
    """The best order for a part of the army."""
    worth, to = best_order(s, j, side, at)
    if to < 0:
        return NO_ORDER
    seat = acting(s, side)
    if has(movement.targets(s, seat, at), to):
        return worth, to
    if has(movement.part_moves(s, seat, at, everyone(s, seat, at), False), to):
        return worth, to
    return NO_ORDER


def where(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`army.where`: where a part of the army goes."""
    j = judge(s)
    at = s.focus
    return max(codes, key=lambda code: order_value(s, j, side, at, REGION.of(code)))


def who(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`army.who`, `army.attackers`: the next figure of those who should go, in the order of kinds."""
    j = judge(s)
    at = s.focus
    to = s.bound if s.bound >= 0 else destination(s, j, side, at)
    return pick(s, movers(s, j, side, at, to) if to >= 0 else None, codes)


def destination(s: WarState, j: Judgement, side: Side, at: Region) -> int:
    """Where a part of the army should go or attack, for a card that does not say where it is bound."""
    seat = acting(s, side)
    mask = movement.targets(s, seat, at)
    if not has(inside(s, side), at):
        mask |= movement.part_moves(s, seat, at, everyone(s, seat, at), False)
    best, found = -99.0, -1
    for to in s.board.neighbours[at] + (at,):
        if has(mask, to):
            worth = order_value(s, j, side, at, to)
            if worth > best:
                best, found = worth, to
    return found


def room(s: WarState, side: Side, to: Region) -> int:
    """Units that could still come to a region without one too many when the action ends (p. 26)."""
    return STACK - s.strength[side][to]


def pick(s: WarState, wanted: bytearray | None, codes: Sequence[int], most: int = STACK) -> int:
    """One more figure of those wanted, all leaders and characters with them, or enough."""
    picked = s.picked or bytes(KINDS)
    full = sum(picked[:UNIT_KINDS]) >= most
    for code in codes:
        if code in FIGURE:
            kind = FIGURE.of(code)
            if (wanted is None or picked[kind] < wanted[kind]) and not (full and kind < UNIT_KINDS):
                return code
        elif code in CHAR:
            return code
    if DONE in codes:
        return DONE
    return codes[0]


def second(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`army.second`: the best other march, if it is worth anything."""
    j = judge(s)
    ranked = []
    for code in codes:
        if code != DONE:
            worth, to = best_march(s, j, side, REGION.of(code))
            if worth > SECOND_MARCH:
                ranked.append((worth, -code, to))
    ranked.sort(reverse=True)
    for _, code, to in ranked:
        at = REGION.of(-code)
        seat = acting(s, side)
        if has(movement.part_moves(s, seat, at, everyone(s, seat, at), False), to):
            return -code
    return DONE


def best_march(s: WarState, j: Judgement, side: Side, at: Region) -> Order:
    """The best march without a fight."""
    worth, to = best_order(s, j, side, at)
    if to >= 0 and to != at and not s.strength[1 - side][to]:
        return worth, to
    best = NO_ORDER
    for to in s.board.neighbours[at]:
        if not s.strength[1 - side][to] or has(s.besieged, to):
            worth = order_value(s, j, side, at, to)
            if worth > best[0]:
                best = worth, to
    return best


def excess(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """Too many units: Regulars go first, of the nation with most of them in reserve."""
    return min(codes, key=lambda code: ((FIGURE.of(code)) & 1, -s.reserve[FIGURE.of(code)]))


def loss(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """A hit: the cheapest way to take it. Regulars, then an Elite reduced; the last of a kind is spared."""
    at = s.focus
    base = at * KINDS

    def price(code: int) -> float:
        kind = FIGURE.of(code)
        if kind >= UNIT_KINDS or kind < 0:
            return 5.0  # a whole Elite for two hits
        number = s.figures[base + kind]
        if is_elite(kind):
            return 1.2 - 0.02 * number
        return 1.0 - 0.03 * number

    return min(codes, key=price)
