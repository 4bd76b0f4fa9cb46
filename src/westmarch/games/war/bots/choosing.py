"""What both sides weigh alike when they choose an action: armies, musters, cards and what a die costs."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has, members
from westmarch.games.war.bots.armies import best_order
from westmarch.games.war.bots.card_values import play_value
from westmarch.games.war.bots.judgement import NOBODY, Judgement
from westmarch.games.war.bots.musters import best_muster, quick_muster
from westmarch.games.war.control import in_field
from westmarch.games.war.ids import CARD, DIE, REGION, Region, Side
from westmarch.games.war.rules import dice, events, movement
from westmarch.games.war.rules.groups import everyone
from westmarch.games.war.seats import acting
from westmarch.games.war.state import WarState

Candidate = tuple[float, int, int]
"""Net worth, answer, and where an army would march (-1: nothing to check)."""
Costs = Sequence[float]
"""What it costs to use a die, by face."""
NEVER = 9.0
TWO_MOVES = 0.25


def cheapest(costs: Costs, serves: int, faces: int) -> float:
    """Cost of the cheapest die that serves."""
    return min((costs[face] for face in members(serves & faces)), default=NEVER)


def regions(
    s: WarState, j: Judgement, side: Side, codes: Sequence[int], faces: int, costs: Costs
) -> list[Candidate]:
    """Armies that might act and settlements that might muster."""
    found: list[Candidate] = []
    by_army = faces & dice.army_faces(s, acting(s, side))
    army_cost = cheapest(costs, by_army, faces) if by_army else NEVER
    led_cost = cheapest(costs, by_army | dice.FOR_CHARACTER, faces)
    muster_cost = cheapest(costs, dice.FOR_MUSTER, faces)
    force = j.force[side]
    for code in codes:
        if code not in REGION:
            break
        at = REGION.of(code)
        units, _, lead = force.get(at, NOBODY)
        if units:
            cost = led_cost if lead else army_cost
            if cost < NEVER:
                worth, to = best_order(s, j, side, at)
                if to >= 0 and worth > 0:
                    more = TWO_MOVES if by_army and not has(in_field(s, 1 - side), to) and to != at else 0.0
                    found.append((worth + more - cost, code, to))
        if muster_cost < NEVER and s.board.settlement[at]:
            worth = quick_muster(s, j, side, at)
            if worth > 0:
                found.append((worth - muster_cost, code, -1))
    return found


def played(
    s: WarState, j: Judgement, side: Side, codes: Sequence[int], faces: int, costs: Costs
) -> list[Candidate]:
    """Cards that might be played; one that is better kept is not."""
    found: list[Candidate] = []
    for code in codes:
        if code in CARD:
            number = CARD.of(code)
            if has(s.hand[acting(s, side)], number):
                cost = cheapest(costs, events.serving(s, acting(s, side), number), faces)
                found.append((play_value(s, j, number) - cost, code, -1))
            else:
                cost = cheapest(costs, events.discard_faces(s, acting(s, side), number), faces)
                found.append((0.7 - cost, code, -1))
    return found


def settle(s: WarState, j: Judgement, side: Side, found: list[Candidate], fallback: int, least: float) -> int:
    """The best candidate that can really be carried out."""
    found.sort(reverse=True)
    for worth, code, to in found:
        if worth < least:
            break
        if to >= 0 and not _possible(s, side, REGION.of(code), to):
            continue
        if to < 0 and code in REGION and best_muster(s, j, side, REGION.of(code)) < 0:
            continue
        return code
    return fallback


def _possible(s: WarState, side: Side, at: Region, to: Region) -> bool:
    seat = acting(s, side)
    if has(movement.targets(s, seat, at), to):
        return True
    return has(movement.part_moves(s, seat, at, everyone(s, seat, at), False), to)


def pay(costs: Costs, codes: Sequence[int]) -> int:
    """`action.die`: the die that is missed least."""
    return min(codes, key=lambda code: costs[DIE.of(code)])


def draw_value(s: WarState, side: Side) -> float:
    """Worth of drawing a card with a die."""
    seat = acting(s, side)
    room = s.seating.hand_limits[seat] - s.hand[seat].bit_count()
    return 0.6 if room > 2 else 0.45 if room > 0 else 0.2
