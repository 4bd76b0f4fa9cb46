"""Cards of the Free Peoples' strategy deck that move an army or lead it into battle."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards.registry import Steps, event
from westmarch.games.war.cards.verbs_free import armies_with_companion, choose, choose_region
from westmarch.games.war.control import at_war, holder, inside, open_to
from westmarch.games.war.ids import ALL, DONE, FREE, REGION, ROHAN, SPLIT, region
from westmarch.games.war.rules import army_action, movement
from westmarch.games.war.rules.groups import Group, everyone, leaders_stranded, pick, units_in
from westmarch.games.war.state import WarState

EVENT_KEYS: tuple[str, ...] = ()

MINAS_TIRITH = region("minas_tirith")


# -- who goes -----------------------------------------------------------------------------------


def _most(s: WarState, at: int, movers: Group, to: int) -> int:
    """How many units of the movers can leave; one stays with a Leader who cannot go."""
    units = units_in(FREE, movers[0])
    if not units:
        return 0
    staying = movement.units_kept(s, FREE, at, movers)
    if to == at:
        # they come back to where they were, and to a siege only if somebody keeps it up (p. 32)
        staying = max(staying, has(s.besieged, at))
    return max(0, min(units, s.strength[FREE][at] - staying))


def _who_goes(
    s: WarState, at: int, movers: Group, to: int, with_companion: bool = False
) -> Generator[Question, Any, Group]:
    """All who may, or those the player picks: the army is fixed before it moves (G11)."""
    s.focus = at
    counts, persons = movers
    units = units_in(FREE, counts)
    most = _most(s, at, movers, to)
    options = [ALL] if most == units and not leaders_stranded(s, FREE, at, movers) else []
    if sum(counts) > 1 or persons.bit_count() > with_companion:
        options.append(SPLIT)
    if (yield from choose(s, "card.option", options)) == ALL:
        return movers
    fits = _companion_goes if with_companion else None
    return (yield from pick(s, FREE, at, movers, "card.who", keep=units - most, fits=fits))


def _companion_goes(least: Group, most: Group) -> bool:
    return bool(most[1])


# -- Paths of the Woses ---------------------------------------------------------------------------


def _woses_lead_to(s: WarState) -> int:
    """Minas Tirith; or the regions around it, if the Shadow holds it or lies before it."""
    lost = holder(s, MINAS_TIRITH) != FREE or has(s.besieged, MINAS_TIRITH)
    places = s.board.adjacent[MINAS_TIRITH] if lost else just(MINAS_TIRITH)
    return places & open_to(s, FREE)


def _ways_of_woses(s: WarState, at: int) -> int:
    mask = 0
    for to in members(_woses_lead_to(s) & ~just(at)):
        if _most(s, at, movement.who_may_go(s, FREE, everyone(s, FREE, at), to), to):
            mask |= just(to)
    return mask


@event("paths_of_the_woses", lambda s: at_war(s, ROHAN))
def paths_of_the_woses(s: WarState) -> Steps:
    """Out of a besieged Stronghold too; if nobody stays it falls (C28)."""
    armies = 0
    for at in members(s.board.of_nation[ROHAN] & s.occupied[FREE]):
        if _ways_of_woses(s, at):
            armies |= just(at)
    if not armies:
        return
    at = s.focus = yield from choose_region(s, armies, "card.army")
    to = yield from choose_region(s, _ways_of_woses(s, at))
    s.bound = to
    movers = movement.who_may_go(s, FREE, everyone(s, FREE, at), to)
    movement.march(s, FREE, at, to, (yield from _who_goes(s, at, movers, to)))


# -- Through a Day and a Night --------------------------------------------------------------------


def _ends(s: WarState, at: int, first: int) -> int:
    """Where a march over ``first`` can end: there, or one region on, the start included (G11, C39)."""
    movers = movement.who_may_go(s, FREE, everyone(s, FREE, at), first)
    mask = 0
    for to in members(movement.roads(s, FREE, first) | just(first)):
        if _most(s, at, movement.who_may_go(s, FREE, movers, to), to):
            mask |= just(to)
    return mask


def _first_steps(s: WarState, at: int) -> int:
    mask = 0
    for first in members(movement.roads(s, FREE, at)):
        if _ends(s, at, first):
            mask |= just(first)
    return mask


@event("through_a_day_and_a_night", lambda s: bool(armies_with_companion(s)))
def through_a_day_and_a_night(s: WarState) -> Steps:
    """The way is named first, then who goes it: at least one Companion among them."""
    armies = 0
    for at in members(armies_with_companion(s)):
        if _first_steps(s, at):
            armies |= just(at)
    if not armies:
        return
    at = s.focus = yield from choose_region(s, armies, "card.army")
    first = yield from choose_region(s, _first_steps(s, at))
    ends = _ends(s, at, first)
    further = REGION.codes_of(ends & ~just(first))
    options = [DONE, *further] if has(ends, first) else further
    answer = yield from choose(s, "card.region", options)
    to = s.bound = first if answer == DONE else REGION.of(answer)
    movers = movement.who_may_go(s, FREE, everyone(s, FREE, at), first)
    group = yield from _who_goes(s, at, movement.who_may_go(s, FREE, movers, to), to, with_companion=True)
    movement.march(s, FREE, at, first, group, passing=to != first)
    if to != first:
        movement.march(s, FREE, first, to, group)


# -- Help Unlooked For ----------------------------------------------------------------------------


def _besieged_near(s: WarState, at: int) -> int:
    """Strongholds beside an army that could attack their besiegers (G10), whosever they were (C27)."""
    return movement.targets(s, FREE, at) & inside(s, FREE) & ~just(at)


@event("help_unlooked_for")
def help_unlooked_for(s: WarState) -> Steps:
    """The garrison does not fight, but each of its units costs the Shadow a die, all battle long (C27)."""
    armies = 0
    for at in members(s.occupied[FREE]):
        if _besieged_near(s, at):
            armies |= just(at)
    if not armies:
        return
    at = s.focus = yield from choose_region(s, armies, "card.army")
    to = yield from choose_region(s, _besieged_near(s, at))
    group = yield from _who_attacks(s, at)
    fight = movement.open_battle(s, FREE, at, to, group)
    fight.penalty = s.strength[FREE][to]


def _who_attacks(s: WarState, at: int) -> Generator[Question, Any, Group]:
    s.focus = at
    fighters = movement.fighters(s, FREE, at)
    options = [] if movement.units_kept(s, FREE, at, fighters) else [ALL]
    if units_in(FREE, fighters[0]) > 1:
        options.append(SPLIT)
    if (yield from choose(s, "card.option", options)) == ALL:
        return fighters
    return (yield from army_action.choose_attackers(s, FREE, at, lead=False))
