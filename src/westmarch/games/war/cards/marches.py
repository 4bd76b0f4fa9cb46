"""How cards lead armies: who goes along, where a march of several regions can end, who storms a Stronghold.

The cards themselves stand in the modules of their decks.
"""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.sets import has, just, members, where
from westmarch.games.war.allies import standing
from westmarch.games.war.cards.registry import Steps
from westmarch.games.war.cards.verbs import choose, choose_region
from westmarch.games.war.control import in_field, open_to
from westmarch.games.war.ids import (
    ALL,
    DONE,
    FREE,
    ISENGARD,
    KINDS,
    NAZGUL,
    REGION,
    SHADOW,
    SHADOW_NATIONS,
    SPLIT,
    UNITS_OF,
    WITCH_KING,
    Region,
    Seat,
    elite,
    regular,
)
from westmarch.games.war.rules import army_action, movement
from westmarch.games.war.rules.army_action import several
from westmarch.games.war.rules.groups import Fits, Group, everyone, leaders_stranded, pick, units_in
from westmarch.games.war.rules.mixed_armies import bound, fitting, nations_of, some_part, unbound
from westmarch.games.war.rules.table import barred
from westmarch.games.war.seats import player_of_card
from westmarch.games.war.state import AT_WAR, WarState

Moved = list[tuple[int, Group]]


# -- which armies a card may lead -----------------------------------------------------------------


def anyone(least: Group, most: Group) -> bool:
    return True


def wraiths_led(least: Group, most: Group) -> bool:
    """A group with a Nazgûl or the Witch-king."""
    return bool(most[0][NAZGUL] or has(most[1], WITCH_KING))


def captain_led(least: Group, most: Group) -> bool:
    """A group with the Witch-king."""
    return has(most[1], WITCH_KING)


def uruks(least: Group, most: Group) -> bool:
    """A group with a unit of Isengard."""
    return bool(most[0][regular(ISENGARD)] or most[0][elite(ISENGARD)])


def _companion_goes(least: Group, most: Group) -> bool:
    return bool(most[1])


# -- the Free Peoples: an army of which some may stay ---------------------------------------------


def most_who_leave(s: WarState, at: Region, movers: Group, to: Region) -> int:
    """How many units of the movers can leave; one stays with a Leader who cannot go."""
    units = units_in(FREE, movers[0])
    if not units:
        return 0
    staying = movement.units_kept(s, FREE, at, movers)
    if to == at:
        # they come back to where they were, and to a siege only if somebody keeps it up (p. 32)
        staying = max(staying, has(s.besieged, at))
    return max(0, min(units, s.strength[FREE][at] - staying))


def can_go(s: WarState, at: Region, movers: Group, to: Region) -> bool:
    seat, able = player_of_card(s), movement.who_may_go(s, movers, to)
    if not most_who_leave(s, at, able, to):
        return False
    return unbound(s, seat, at) or some_part(s, seat, at, movement.NOBODY_YET, able)


def who_goes(
    s: WarState, at: Region, movers: Group, to: Region, with_companion: bool = False
) -> Asking[Group]:
    """All who may, or those the player picks: the army is fixed before it moves (G11)."""
    s.focus = at
    counts, persons = movers
    units, seat = units_in(FREE, counts), player_of_card(s)
    most = most_who_leave(s, at, movers, to)
    whole = most == units and not leaders_stranded(s, FREE, at, movers)
    options = [ALL] if whole and (unbound(s, seat, at) or bound(s, seat, at, counts) is None) else []
    if sum(counts) > 1 or persons.bit_count() > with_companion:
        options.append(SPLIT)
    if (yield from choose(s, seat, "card.option", options)) == ALL:
        return movers
    fits = fitting(s, seat, at, _companion_goes if with_companion else None)
    return (yield from pick(s, seat, at, movers, "card.who", keep=units - most, fits=fits))


def who_attacks(s: WarState, at: Region) -> Asking[Group]:
    """All who may fight, or those the player picks."""
    s.focus, seat = at, player_of_card(s)
    fighters = movement.fighters(s, seat, at)
    whole = not movement.units_kept(s, FREE, at, fighters) and _may_all_attack(s, seat, at)
    options = [ALL] if whole else []
    if units_in(FREE, fighters[0]) > 1:
        options.append(SPLIT)
    if (yield from choose(s, seat, "card.option", options)) == ALL:
        return fighters
    return (yield from army_action.choose_attackers(s, seat, at, lead=False))


def _may_all_attack(s: WarState, seat: Seat, at: Region) -> bool:
    return unbound(s, seat, at) or movement.may_lead_out(s, seat, at, whole=True) is None


# -- the Shadow: one army moves or attacks --------------------------------------------------------


def armies(s: WarState, fits: Fits, moved: Moved, may_attack: bool) -> int:
    """Regions whose army fits a card and can move or attack."""

    seat = player_of_card(s)

    def acts(at: Region) -> bool:
        frozen = movement.frozen_at(moved, at)
        group = everyone(s, seat, at, frozen)
        moves = fits(group, group) and movement.can_move(s, seat, at, False, frozen)
        return moves or (may_attack and bool(targets(s, at, fits)))

    return where(acts, standing(s, seat))


def targets(s: WarState, at: Region, fits: Fits) -> int:
    """What the army here may attack by card: it still needs a unit of a nation at war (G10)."""
    seat = player_of_card(s)
    fighters = movement.fighters(s, seat, at)
    return movement.targets(s, seat, at) if fits(fighters, fighters) else 0


def command(s: WarState, at: Region, fits: Fits, moved: Moved, may_attack: bool) -> Asking[bool]:
    """One army that fits, whole or split, moves or attacks; gives whether it attacked."""
    s.focus, s.moved, seat = at, moved, player_of_card(s)
    group = everyone(s, seat, at, movement.frozen_at(moved, at))
    whole = movement.whole_moves(s, seat, at, group) if fits(group, group) else 0
    attacks = targets(s, at, fits) if may_attack else 0
    options = REGION.codes_of(whole | (attacks if _may_all_attack(s, seat, at) else 0))
    if several(group):
        options.append(SPLIT)
    answer = yield from choose(s, seat, "army.order", options)
    split = answer == SPLIT
    if split:
        parts = movement.part_moves(s, seat, at, group, False) if fits(group, group) else 0
        answer = yield from choose(s, seat, "army.where", REGION.codes_of(parts | attacks))
    to = s.bound = REGION.of(answer)
    if has(attacks, to):
        fighters = movement.fighters(s, seat, at)
        if split:
            fighters = yield from _pick_attackers(s, at, fits)
        movement.open_battle(s, seat, at, to, fighters)
        return True
    offered = movement.who_may_go(s, group, to)
    if split:
        offered = yield from pick(s, seat, at, offered, "army.who", fits=fitting(s, seat, at, fits))
    movement.march(s, SHADOW, at, to, offered)
    moved.append((to, offered))
    return False


def _pick_attackers(s: WarState, at: Region, fits: Fits) -> Asking[Group]:
    seat = player_of_card(s)
    offered, fits_too = movement.fighters(s, seat, at), fitting(s, seat, at, fits)
    return (yield from pick(s, seat, at, offered, "army.attackers", keep_company=True, fits=fits_too))


def assault(s: WarState, at: Region, fits: Fits) -> Steps:
    """Storm a besieged Stronghold for three rounds (Grond, Uruk-hai).

    It may be broken off before that and prolonged after it (C30); the first round is without a
    Combat card of the Free Peoples, unless a Companion is among them.
    """
    group = yield from storming(s, at, fits)
    battle = movement.open_battle(s, player_of_card(s), at, at, group)
    battle.assault_rounds = 3
    battle.mute_free = True


def storming(s: WarState, at: Region, fits: Fits) -> Asking[Group]:
    """Who takes part in an assault: all who may, or those picked."""
    s.focus, seat = at, player_of_card(s)
    group = movement.fighters(s, seat, at)
    options = [ALL] if _may_all_attack(s, seat, at) else []
    if several(group):
        options.append(SPLIT)
    if (yield from choose(s, seat, "card.option", options)) == SPLIT:
        return (yield from _pick_attackers(s, at, fits))
    return group


def all_or_some(
    s: WarState, at: Region, group: Group, fits: Fits | None = None, whole: bool = True
) -> Asking[Group]:
    """An army may be split before it sets out, not on the way (p. 27)."""
    seat = player_of_card(s)
    whole = whole and (unbound(s, seat, at) or bound(s, seat, at, group[0]) is None)
    options = [ALL] if whole else []
    if several(group):
        options.append(SPLIT)
    if (yield from choose(s, seat, "card.option", options)) == SPLIT:
        return (yield from pick(s, seat, at, group, "card.who", fits=fitting(s, seat, at, fits)))
    return group


# -- the Shadow: to another army, over several regions ---------------------------------------------


def gather(s: WarState, steps: int, moved: Moved) -> Steps:
    """One army goes some regions, to another that has not moved by this card nor is besieged (C29)."""

    def gathers(at: Region) -> bool:
        return any(_meets(s, at, steps, part, moved) for part in _single_units(s, at, moved))

    seat = player_of_card(s)
    starts = where(gathers, in_field(s, SHADOW) & standing(s, seat))
    if not starts:
        return
    at = s.focus = yield from choose_region(s, seat, starts, "card.army")
    group = everyone(s, seat, at, movement.frozen_at(moved, at))
    whole = _meets(s, at, steps, group, moved)

    def fits(least: Group, most: Group) -> bool:
        return _meets(s, at, steps, least, moved)

    group = yield from all_or_some(s, at, group, fits, whole)
    s.picked = bytes(group[0])
    for to in (yield from _way(s, at, steps, group, moved)):
        movement.march(s, SHADOW, at, to, group)  # settlements on the way are captured (p. 27)
        at = to
    moved.append((at, group))
    s.picked = None


def _single_units(s: WarState, at: Region, moved: Moved) -> list[Group]:
    """The smallest armies that could set out from here."""
    seat = player_of_card(s)
    counts, _ = everyone(s, seat, at, movement.frozen_at(moved, at))
    parts = []
    for kind in UNITS_OF[SHADOW]:
        if counts[kind]:
            part = bytearray(KINDS)
            part[kind] = 1
            if unbound(s, seat, at) or some_part(s, seat, at, (part, 0), (counts, 0)):
                parts.append((part, 0))
    return parts


def _passable(s: WarState, start: Region, group: Group) -> int:
    """Regions that all of a group may enter: no enemy army, no border closed to a nation at peace.

    A siege that nobody keeps up is lifted (p. 32), and its region then closed behind the besiegers.
    """
    passable = open_to(s, SHADOW) & ~barred(s, SHADOW)
    if units_in(SHADOW, group[0]) == s.strength[SHADOW][start]:
        passable &= ~(s.besieged & just(start))
    nations = nations_of(group[0])
    for nation in SHADOW_NATIONS:
        if has(nations, nation) and s.step[nation] < AT_WAR:
            passable &= s.board.crossable[nation]
    return passable


def _meetings(s: WarState, start: Region, group: Group, moved: Moved) -> int:
    """Where a group could stop: another army that has not moved, and room for both.

    An army that is split is two armies, so the rest of its own counts as another (C29).
    """
    units = units_in(SHADOW, group[0])

    def another(at: Region) -> bool:
        frozen = movement.frozen_at(moved, at)
        others = s.strength[SHADOW][at] - (units if at == start else 0)
        return others > (units_in(SHADOW, frozen[0]) if frozen else 0)

    return where(another, in_field(s, SHADOW))


def _steps_on(s: WarState, here: int, steps: int, passable: int, meetings: int) -> int:
    """Neighbouring regions from which another army can still be met; the way may cross itself."""
    goals = meetings & passable
    for _ in range(steps - 1):
        for at in members(goals):
            goals |= s.board.adjacent[at] & passable
    return s.board.adjacent[here] & goals


def _meets(s: WarState, start: Region, steps: int, group: Group, moved: Moved) -> bool:
    """Whether a group can meet another army within so many steps."""
    passable, meetings = _passable(s, start, group), _meetings(s, start, group, moved)
    return bool(_steps_on(s, start, steps, passable, meetings))


def _way(s: WarState, start: Region, steps: int, group: Group, moved: Moved) -> Asking[list[int]]:
    """Region by region; it ends with another army."""
    passable, meetings = _passable(s, start, group), _meetings(s, start, group, moved)
    here = start
    way: list[int] = []
    for left in range(steps, 0, -1):
        options = REGION.codes_of(_steps_on(s, here, left, passable, meetings))
        if way and has(meetings, here):
            options.insert(0, DONE)
        s.focus = here
        answer = yield from choose(s, player_of_card(s), "card.region", options)
        if answer == DONE:
            break
        here = REGION.of(answer)
        way.append(here)
    return way
