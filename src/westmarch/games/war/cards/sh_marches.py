"""Event halves of the Shadow's Strategy deck that move armies, some of them far (p. 27)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.cards.registry import Steps, event
from westmarch.games.war.cards.sh_musters import (
    DUNLENDING,
    NORTH_DUNLAND,
    SOUTH_DUNLAND,
    URUK,
    isengard_at_war,
    southrons_at_war,
)
from westmarch.games.war.cards.verbs_shadow import (
    Order,
    anyone,
    choose,
    recruit,
    shadow_at_war,
    storming,
)
from westmarch.games.war.control import free_for, in_field, inside, open_to
from westmarch.games.war.ids import (
    ALL,
    DONE,
    FREE,
    GONDOR,
    KINDS,
    REGION,
    SHADOW,
    SHADOW_NATIONS,
    SPLIT,
    UNITS_OF,
    region,
)
from westmarch.games.war.rules import army_action, movement
from westmarch.games.war.rules.army_action import several
from westmarch.games.war.rules.groups import Fits, Group, everyone, pick, units_in
from westmarch.games.war.rules.losses import seat_of, trim
from westmarch.games.war.rules.table import barred
from westmarch.games.war.state import AT_WAR, WarState

EVENT_KEYS: tuple[str, ...] = ()
UMBAR = region("umbar")
MOST_DUNLENDINGS = 4
Moved = list[tuple[int, Group]]


# -- to another army ----------------------------------------------------------------------------


@event("shadows_gather")
def shadows_gather(s: WarState) -> Steps:
    yield from _gather(s, 3, [])


@event("the_shadow_lengthens")
def the_shadow_lengthens(s: WarState) -> Steps:
    moved: Moved = []
    yield from _gather(s, 2, moved)
    yield from _gather(s, 2, moved)


@event("the_shadow_is_moving", shadow_at_war)
def the_shadow_is_moving(s: WarState) -> Steps:
    yield from army_action.moves(s, SHADOW, 4, [], "card.army")


def _gather(s: WarState, steps: int, moved: Moved) -> Steps:
    """One army goes some regions, to another that has not moved by this card nor is besieged (C29)."""
    starts = 0
    for at in members(in_field(s, SHADOW)):
        if any(_gathers(s, at, steps, part, moved) for part in _single_units(s, at, moved)):
            starts |= just(at)
    if not starts:
        return
    at = REGION.of((yield from choose(s, SHADOW, "card.army", REGION.codes_of(starts))))
    s.focus = at
    group = everyone(s, SHADOW, at, movement.frozen_at(moved, at))
    whole = _gathers(s, at, steps, group, moved)

    def fits(least: Group, most: Group) -> bool:
        return _gathers(s, at, steps, least, moved)

    group = yield from _all_or_some(s, at, group, fits, whole)
    s.picked = bytes(group[0])
    yield from _go(s, at, steps, group, moved)
    s.picked = None


def _all_or_some(
    s: WarState, at: int, group: Group, fits: Fits | None = None, whole: bool = True
) -> Generator[Question, Any, Group]:
    """An army may be split before it sets out, not on the way (p. 27)."""
    options = [ALL] if whole else []
    if several(group):
        options.append(SPLIT)
    if (yield from choose(s, SHADOW, "card.option", options)) == SPLIT:
        return (yield from pick(s, SHADOW, at, group, "card.who", fits=fits))
    return group


def _single_units(s: WarState, at: int, moved: Moved) -> list[Group]:
    """The smallest armies that could set out from here."""
    counts, _ = everyone(s, SHADOW, at, movement.frozen_at(moved, at))
    parts = []
    for kind in UNITS_OF[SHADOW]:
        if counts[kind]:
            part = bytearray(KINDS)
            part[kind] = 1
            parts.append((part, 0))
    return parts


def _passable(s: WarState, start: int, group: Group) -> int:
    """Regions that all of a group may enter: no enemy army, no border closed to a nation at peace.

    A siege that nobody keeps up is lifted (p. 32), and its region then closed behind the besiegers.
    """
    mask = open_to(s, SHADOW) & ~barred(s, SHADOW)
    if units_in(SHADOW, group[0]) == s.strength[SHADOW][start]:
        mask &= ~(s.besieged & just(start))
    nations = movement.nations_of(group[0])
    for nation in SHADOW_NATIONS:
        if has(nations, nation) and s.step[nation] < AT_WAR:
            mask &= s.board.crossable[nation]
    return mask


def _meetings(s: WarState, start: int, group: Group, moved: Moved) -> int:
    """Where a group could stop: another army that has not moved, and room for both.

    An army that is split is two armies, so the rest of its own counts as another (C29).
    """
    units = units_in(SHADOW, group[0])
    mask = 0
    for at in members(in_field(s, SHADOW)):
        frozen = movement.frozen_at(moved, at)
        others = s.strength[SHADOW][at] - (units if at == start else 0)
        if others > (units_in(SHADOW, frozen[0]) if frozen else 0):
            mask |= just(at)
    return mask


def _steps_on(s: WarState, here: int, steps: int, passable: int, meetings: int) -> list[int]:
    """Neighbouring regions from which another army can still be met; the way may cross itself."""
    goals = meetings & passable
    for _ in range(steps - 1):
        for at in members(goals):
            goals |= s.board.adjacent[at] & passable
    return list(members(s.board.adjacent[here] & goals))


def _gathers(s: WarState, start: int, steps: int, group: Group, moved: Moved) -> bool:
    """Whether a group can meet another army within so many steps."""
    passable, meetings = _passable(s, start, group), _meetings(s, start, group, moved)
    return bool(_steps_on(s, start, steps, passable, meetings))


def _go(s: WarState, at: int, steps: int, group: Group, moved: Moved) -> Steps:
    """Settlements on the way are captured and nations roused (p. 27)."""
    for to in (yield from _way(s, at, steps, group, moved)):
        movement.march(s, SHADOW, at, to, group)
        at = to
    moved.append((at, group))


def _way(
    s: WarState, start: int, steps: int, group: Group, moved: Moved
) -> Generator[Question, Any, list[int]]:
    """Region by region; it ends with another army."""
    passable, meetings = _passable(s, start, group), _meetings(s, start, group, moved)
    here = start
    way: list[int] = []
    for left in range(steps, 0, -1):
        options = [REGION.code(to) for to in _steps_on(s, here, left, passable, meetings)]
        if way and has(meetings, here):
            options.insert(0, DONE)
        s.focus = here
        answer = yield from choose(s, SHADOW, "card.region", options)
        if answer == DONE:
            break
        here = REGION.of(answer)
        way.append(here)
    return way


# -- by sea -------------------------------------------------------------------------------------


@event("corsairs_of_umbar", southrons_at_war)
def corsairs_of_umbar(s: WarState) -> Steps:
    """Whoever is at war may land in Gondor; nobody sails out of a besieged haven (C26)."""
    coast = s.board.coastal & s.board.of_nation[GONDOR]
    crew = movement.who_may_go(s, SHADOW, everyone(s, SHADOW, UMBAR), members(coast)[0])
    if not units_in(SHADOW, crew[0]) or has(inside(s, SHADOW), UMBAR):
        return
    s.focus = UMBAR
    to = s.bound = REGION.of((yield from choose(s, SHADOW, "card.region", REGION.codes_of(coast))))
    crew = yield from _all_or_some(s, UMBAR, crew)
    if has(in_field(s, FREE), to):
        battle = movement.open_battle(s, SHADOW, UMBAR, to, crew)
        battle.may_cease = False
        battle.landing = True
        return
    movement.march(s, SHADOW, UMBAR, to, crew)
    yield from trim(s, SHADOW, to)  # the card asks for the limit at once, before the assault
    if has(inside(s, FREE), to):
        # they join the besiegers, and the army behind the walls is attacked by whoever is wanted
        group = yield from storming(s, to, anyone)
        movement.open_battle(s, SHADOW, to, to, group)


# -- out of Dunland -----------------------------------------------------------------------------


@event("rage_of_the_dunlendings", isengard_at_war)
def rage_of_the_dunlendings(s: WarState) -> Steps:
    around = s.board.adjacent[NORTH_DUNLAND] | s.board.adjacent[SOUTH_DUNLAND]
    places = around & free_for(s, SHADOW)
    if not places:
        return
    to = REGION.of((yield from choose(s, SHADOW, "card.region", REGION.codes_of(places))))
    yield from recruit(s, Order(to, 2, DUNLENDING))
    yield from _follow(s, to)


def _follow(s: WarState, to: int) -> Steps:
    """Up to four units of Isengard come after, from either Dunland."""
    villages = (set_of((NORTH_DUNLAND, SOUTH_DUNLAND))) & ~just(to) & ~inside(s, SHADOW)
    left = MOST_DUNLENDINGS
    while True:
        starts = [REGION.code(at) for at in members(villages) if sum(_dunlendings(s, at)[0])]
        if left <= 0 or not starts:
            return
        answer = yield (seat_of(s, SHADOW), "card.army", [DONE, *starts])
        if answer == DONE:
            return
        at = s.focus = REGION.of(answer)
        offered = _dunlendings(s, at)
        keep = max(0, sum(offered[0]) - left)
        group = yield from pick(s, SHADOW, at, offered, "card.who", keep=keep)
        movement.march(s, SHADOW, at, to, group)
        left -= sum(group[0])
        villages &= ~just(at)


def _dunlendings(s: WarState, at: int) -> Group:
    counts = bytearray(KINDS)
    for kind in (DUNLENDING, URUK):
        counts[kind] = s.figures[at * KINDS + kind]
    return counts, 0
