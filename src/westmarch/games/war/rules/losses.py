"""Chapter 6, removing casualties (p. 30), and the units above the limit of a region (p. 26)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.asking import ask
from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import members
from westmarch.games.war.allies import review_merged
from westmarch.games.war.control import inside, limit_at
from westmarch.games.war.figures import persons_at, remove_person, take
from westmarch.games.war.ids import (
    CHAR,
    FIGURE,
    FREE,
    KINDS,
    LEADERS_OF,
    NATION,
    NATION_OF,
    PERSONS_OF,
    REGION,
    REMOVE,
    SIDE_OF_FIGURE,
    UNITS_OF,
    Person,
    Region,
    Seat,
    Side,
    elite,
    is_elite,
    regular,
)
from westmarch.games.war.rules import settlements
from westmarch.games.war.rules.mixed_armies import join
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import review_table
from westmarch.games.war.seats import commander, follower, leader, owner, units_of
from westmarch.games.war.state import GARRISON, STACK, WarState

Steps = Generator[Question, Any, None]
_WITHIN_STACK = bytes(range(STACK + 1))
"""All numbers of units that no limit cuts: what is left without them is too many."""


def present(s: WarState, side: Side, at: Region, rear: bytes | None) -> int:
    """Units that can be hit: all in the region but the rearguard."""
    number = s.strength[side][at]
    return number - sum(rear[kind] for kind in UNITS_OF[side]) if rear is not None else number


def reducible(s: WarState, kind: int) -> bool:
    """Whether a Regular can be found to stand for this Elite (p. 30)."""
    return bool(s.lost[kind - 1] or s.reserve[kind - 1])


def reduce(s: WarState, at: Region, kind: int) -> None:
    """An Elite becomes a Regular, from the casualties first, else from the reinforcements (p. 30)."""
    if s.lost[kind - 1]:
        s.lost[kind - 1] -= 1
    else:
        s.reserve[kind - 1] -= 1
    s.figures[at * KINDS + kind] -= 1
    s.figures[at * KINDS + kind - 1] += 1
    _bury(s, kind)


def kill(s: WarState, at: Region, kind: int, number: int = 1) -> None:
    """Figures die: those of the Free Peoples for good, those of the Shadow may be recruited again."""
    take(s, at, kind, number)
    _bury(s, kind, number)


def _bury(s: WarState, kind: int, number: int = 1) -> None:
    if SIDE_OF_FIGURE[kind] == FREE:
        s.lost[kind] += number
    else:
        s.reserve[kind] += number


def suffer(
    s: WarState, side: Side, at: Region, hits: int, rear: bytes | None = None, kind: str = "battle.loss"
) -> Steps:
    """The owner takes hits one by one; an army that cannot stand them all is gone without asking."""
    while hits > 0 and present(s, side, at, rear):
        s.focus, s.due = at, hits
        options = _loss_options(s, side, at, hits, rear)
        if hits >= _endurance(s, side, at, rear):
            _wipe_out(s, side, at, rear)
            return
        if len(options) == 1:
            answer = options[0]
        else:
            answer = yield (decides(s, side, at), kind, options)
        hits -= lose(s, at, answer)


def decides(s: WarState, side: Side, at: Region) -> Seat:
    """Who chooses the losses of an army: its commander, in a battle the one of the round (p. 46)."""
    b = s.battle
    return b.command[side] if b is not None and b.region_of(side) == at else commander(s, side, at)


def lose(s: WarState, at: Region, answer: int) -> int:
    """Carry out one choice of loss; gives back how many hits it took."""
    if answer in REMOVE:
        figure = 2 * (REMOVE.of(answer)) + 1
        kill(s, at, figure)
        tell(s, "army.loss", region=REGION.texts[at], figure=FIGURE.texts[figure])
        return 2
    figure = FIGURE.of(answer)
    if is_elite(figure) and reducible(s, figure):
        reduce(s, at, figure)
        tell(s, "army.reduced", region=REGION.texts[at], figure=FIGURE.texts[figure])
    else:
        kill(s, at, figure)
        tell(s, "army.loss", region=REGION.texts[at], figure=FIGURE.texts[figure])
    return 1


def _loss_options(s: WarState, side: Side, at: Region, hits: int, rear: bytes | None) -> list[int]:
    base = at * KINDS
    single, double = [], []
    for kind in UNITS_OF[side]:
        number = s.figures[base + kind] - (rear[kind] if rear is not None else 0)
        if number:
            single.append(FIGURE.code(kind))
            if is_elite(kind) and hits >= 2 and reducible(s, kind):
                double.append(REMOVE.code(NATION_OF[kind]))
    return single + double


def may_lose(s: WarState, side: Side, at: Region, kind: int, rear: bytes | None = None) -> Reason | None:
    """Whether a figure of this kind can be taken away: it stands here, and is no rearguard (p. 28, 30)."""
    figure = FIGURE.texts[kind]
    here = s.figures[at * KINDS + kind]
    if kind not in UNITS_OF[side] or not here:
        return because("not_of_this_army", 30, figure=figure, region=REGION.texts[at])
    if rear is not None and rear[kind] == here:
        return because("in_rearguard", 28, figure=figure)
    return None


def may_remove(s: WarState, seat: Seat, at: Region, kind: int) -> Reason | None:
    """Whether a unit above the limit can be taken away: each removes his own (p. 46)."""
    refusal = may_lose(s, s.seating.sides[seat], at, kind)
    if refusal is None and owner(s, NATION_OF[kind]) != seat:
        return because("allys_nation", 45, nation=NATION.texts[NATION_OF[kind]])
    return refusal


def may_lose_whole(
    s: WarState, side: Side, at: Region, kind: int, hits: int, rear: bytes | None = None
) -> Reason | None:
    """Whether a whole Elite can be taken away for two hits (p. 30)."""
    refusal = may_lose(s, side, at, kind, rear)
    if refusal is None and not reducible(s, kind):
        return because("not_reducible", 30, figure=FIGURE.texts[kind])
    return because("one_hit", 30) if refusal is None and hits < 2 else refusal


def _endurance(s: WarState, side: Side, at: Region, rear: bytes | None) -> int:
    """Hits that are sure to destroy the army: one for each Regular, two for each Elite."""
    base = at * KINDS
    total = 0
    for kind in UNITS_OF[side]:
        number = s.figures[base + kind] - (rear[kind] if rear is not None else 0)
        total += 2 * number if is_elite(kind) else number
    return total


def _wipe_out(s: WarState, side: Side, at: Region, rear: bytes | None) -> None:
    for kind in UNITS_OF[side]:
        number = s.figures[at * KINDS + kind] - (rear[kind] if rear is not None else 0)
        if number:
            kill(s, at, kind, number)
            tell(s, "army.losses", region=REGION.texts[at], figure=FIGURE.texts[kind], n=number)


def destroy_leaders(s: WarState, side: Side, at: Region, rear: bytes | None, rear_persons: int) -> None:
    """When all units of an army are gone, its leaders and characters go with it (p. 30)."""
    for kind in LEADERS_OF[side]:
        number = s.figures[at * KINDS + kind] - (rear[kind] if rear is not None else 0)
        if number:
            kill(s, at, kind, number)
            tell(s, "army.losses", region=REGION.texts[at], figure=FIGURE.texts[kind], n=number)
    for person in members(persons_at(s, at) & PERSONS_OF[side] & ~rear_persons):
        eliminate(s, person)


def eliminate(s: WarState, person: Person) -> None:
    """A character leaves the game for good (p. 30)."""
    remove_person(s, person)
    tell(s, "character.dies", character=CHAR.texts[person])
    review_table(s)


def card_hits(s: WarState, side: Side, at: Region, hits: int, all_die: bool = False) -> Steps:
    """Hits of an Event card. Destroyed Free leaders go; others stay unless the card says so (p. 23)."""
    yield from suffer(s, side, at, hits, kind="card.loss")
    if s.strength[side][at]:
        return
    if all_die:
        destroy_leaders(s, side, at, None, 0)
    elif side == FREE:
        settlements.leaders_without_army(s, at)
    settlements.review_siege(s, at)


def settle(s: WarState, first: int) -> Steps:
    """An action is over: nobody is above a limit, and allies who have met may join (p. 26, 46)."""
    yield from trim_all(s, first)
    review_merged(s)
    if s.came:
        yield from join(s, first)


def trim_all(s: WarState, first: int) -> Steps:
    """At the end of an action, a battle included, no army is above its limit (p. 26, 31)."""
    for side in (first, 1 - first):
        strength = s.strength[side]
        if strength.translate(None, _WITHIN_STACK) or inside(s, side):
            for at in members(s.occupied[side]):
                if strength[at] > GARRISON:
                    yield from trim(s, side, at)


def trim(s: WarState, side: Side, at: Region) -> Steps:
    """Units above the limit go back to the reinforcements, the owner's choice (p. 26, 31).

    Two owners remove one unit each in turn, the follower first (p. 46).
    """
    turns = (follower(s, side), leader(s, side))
    number = 0
    while s.strength[side][at] > limit_at(s, side, at):
        s.trimming = s.focus = at
        seat = turns[number % 2] if units_of(s, turns[number % 2], at) else turns[1 - number % 2]
        number += 1
        answer = yield from ask(seat, "army.excess", _units_at(s, seat, at))
        figure = FIGURE.of(answer)
        take(s, at, figure)
        s.reserve[figure] += 1
        tell(s, "army.excess", region=REGION.texts[at], figure=FIGURE.texts[figure])
    s.trimming = -1


def _units_at(s: WarState, seat: Seat, at: Region) -> list[int]:
    base = at * KINDS
    return [
        FIGURE.code(kind)
        for nation in s.seating.rows[seat]
        for kind in (regular(nation), elite(nation))
        if s.figures[base + kind]
    ]
