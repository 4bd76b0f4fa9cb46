"""Chapter 6, movement of armies (p. 27): where an army may go, what it may attack, and going there."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from operator import add
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, least, members, where
from westmarch.games.war.allies import is_shared, may_lead, merge, standing
from westmarch.games.war.battle_state import ASSAULT, FIELD, SORTIE, Battle
from westmarch.games.war.control import in_field, inside, open_to, warring
from westmarch.games.war.figures import persons_at
from westmarch.games.war.ids import (
    FIGURES_OF,
    FREE,
    KINDS,
    LEADER_ROW,
    PERSONS_OF,
    REGION,
    SIDE_TEXTS,
    Region,
    Regions,
    Seat,
    Side,
)
from westmarch.games.war.rules import politics, settlements
from westmarch.games.war.rules.groups import (
    Group,
    everyone,
    has_captain,
    has_leader,
    is_led,
    led_armies,
    led_over_borders,
    move_group,
    of_nations,
    only,
    units_in,
)
from westmarch.games.war.rules.mixed_armies import bound, note_action, some_part, unbound, unbound_anywhere
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import barred, review_table
from westmarch.games.war.state import AT_WAR, WarState

Steps = Generator[Question, Any, None]
NOBODY_YET: Group = (bytearray(KINDS), 0)


def who_may_go(s: WarState, group: Group, to: Region) -> Group:
    """Those of a group that may enter a region: who is not at war stays out of others' lands (p. 36)."""
    nation = s.board.nation[to]
    return group if nation < 0 else only(group, warring(s) | just(nation))


def roads(s: WarState, side: Side, at: Region) -> int:
    """Neighbouring regions that some army could enter; borders of nations are left aside.

    So is the limit of ten: it is looked at when the action ends (p. 26, `losses.trim_all`).
    """
    if has(inside(s, side), at):
        return 0
    return s.board.adjacent[at] & open_to(s, side) & ~barred(s, side)


def road(s: WarState, side: Side, at: Region, to: Region) -> Reason | None:
    """What closes a road to every army: walls around it, no border, a card, an enemy to attack (p. 27)."""
    if has(inside(s, side), at):
        return because("besieged", 32, region=REGION.texts[at])
    if at == to:
        return because("here_already", 27, region=REGION.texts[to])
    if not has(s.board.adjacent[at], to):
        return because("not_adjacent", 27, region=REGION.texts[to])
    if has(barred(s, side), to):
        return because("barred", 22, region=REGION.texts[to])
    if has(in_field(s, 1 - side), to):
        return because("enemy_there", 27, region=REGION.texts[to])
    return None


def crossing(
    s: WarState, seat: Seat, at: Region, group: Group, to: Region, lead: bool, whole: bool
) -> Reason | None:
    """What keeps a group from taking an open road: whole, as far as its nations may cross, or in part."""
    side = s.seating.sides[seat]
    movers = who_may_go(s, group, to)
    units = units_in(side, movers[0])
    if not units:
        return because("not_at_war", 36, region=REGION.texts[to])
    if lead and not has_leader(s, side, movers):
        return because("leaderless", 27, region=REGION.texts[at])
    if (whole or units == 1) and units_kept(s, side, at, movers):
        return because("leader_stays", 27, region=REGION.texts[at])
    return None if unbound(s, seat, at) else _bound(s, seat, at, movers, whole)


def _bound(s: WarState, seat: Seat, at: Region, group: Group, whole: bool) -> Reason | None:
    """What keeps a group from acting by itself: all of it, or every part of it (p. 46)."""
    refusal = bound(s, seat, at, group[0])
    if refusal is None or whole:
        return refusal
    return None if some_part(s, seat, at, NOBODY_YET, group) else refusal


def may_enter(
    s: WarState, seat: Seat, group: Group, at: Region, to: Region, lead: bool = False, whole: bool = False
) -> Reason | None:
    """Whether a group, or at least a part of it, may march from a region to another (p. 27, 36)."""
    side = s.seating.sides[seat]
    refusal = road(s, side, at, to)
    if refusal is None and not units_in(side, group[0]):
        return because("moved_already", 27, region=REGION.texts[at])
    return refusal or crossing(s, seat, at, group, to, lead, whole)


def whole_moves(s: WarState, seat: Seat, at: Region, group: Group, lead: bool = False) -> int:
    """Where all of a group that may go there can go, and leaves no Leader alone."""
    return _moves(s, seat, at, group, lead, whole=True)


def part_moves(s: WarState, seat: Seat, at: Region, group: Group, lead: bool) -> int:
    """Where at least a part of the group can go."""
    return _moves(s, seat, at, group, lead, whole=False)


def _moves(s: WarState, seat: Seat, at: Region, group: Group, lead: bool, whole: bool) -> int:
    found, left = 0, roads(s, s.seating.sides[seat], at)
    while left:
        to = least(left)
        land = s.board.land[to] & left  # whoever may cross into a nation's land may enter every region of it
        if crossing(s, seat, at, group, to, lead, whole) is None:
            found |= land
        left &= ~land
    return found


def can_move(s: WarState, seat: Seat, at: Region, lead: bool, frozen: Group | None = None) -> bool:
    """Whether some part of the army here could go somewhere."""
    side = s.seating.sides[seat]
    ways = roads(s, side, at)
    if not ways:
        return False
    if frozen is None and unbound(s, seat, at):
        if lead and not is_led(s, seat, at):
            return False
        if ways & s.board.no_nation and has(standing(s, seat), at):
            return True  # all may go there together, so nobody is left without a leader
    return _moves(s, seat, at, everyone(s, seat, at, frozen), lead, whole=False) > 0


def starts(s: WarState, seat: Seat, lead: bool = False) -> Regions:
    """Mask of the regions from which some unit can move; the quick form of `can_move`."""
    side = s.seating.sides[seat]
    field, board = in_field(s, side) & standing(s, seat), s.board
    if not unbound_anywhere(s, seat):
        return where(lambda at: can_move(s, seat, at, lead), field)
    if lead:
        field = led_armies(s, seat, field)
    ways = open_to(s, side) & ~barred(s, side)
    nobodys, adjacent = ways & board.no_nation, board.adjacent
    doubtful = field & ~board.graph.around(nobodys)  # everybody may go where no nation lives
    if not doubtful:
        return field
    fighting, stuck = fighting_at(s, seat), 0
    for at in members(doubtful):
        near = adjacent[at] & ways
        if not near:
            stuck |= just(at)
        elif (lead and not led_over_borders(s, seat, at)) or (side == FREE and _leader_with_one_unit(s, at)):
            if not can_move(s, seat, at, lead):  # the Leader would have to come along
                stuck |= just(at)
        elif not (has(fighting, at) or _home_is_near(s, seat, at, near)):
            stuck |= just(at)
    return field & ~stuck


def _leader_with_one_unit(s: WarState, at: Region) -> bool:
    return s.strength[FREE][at] == 1 and has_captain(s, FREE, at)


def _home_is_near(s: WarState, seat: Seat, at: Region, near: int) -> bool:
    """Whether units of a nation at peace have one of these regions of their own to go to (p. 36)."""
    for nation in s.seating.rows[seat]:
        if has(s.units_of[nation], at) and near & s.board.crossable[nation]:
            return True
    return False


def units_kept(s: WarState, side: Side, at: Region, offered: Group) -> int:
    """1 if a Leader who cannot come along needs a unit to stay."""
    if side != FREE or units_in(FREE, offered[0]) < s.strength[FREE][at]:
        return 0
    base = at * KINDS
    here, coming = s.figures[base : base + KINDS], offered[0]
    return int(here[LEADER_ROW] != coming[LEADER_ROW])


# -- attacking ----------------------------------------------------------------------------------


def fighters(s: WarState, seat: Seat, at: Region) -> Group:
    """Those who may attack: units and Leaders of nations at war, Nazgûl and characters (p. 28, 36)."""
    return of_nations(s, seat, at, warring(s)), persons_at(s, at) & PERSONS_OF[s.seating.sides[seat]]


def fighting_at(s: WarState, seat: Seat) -> Regions:
    """Mask of the regions with units of a seat's nations that are at war: they may attack and cross."""
    found = 0
    for nation in s.seating.rows[seat]:
        if s.step[nation] == AT_WAR:
            found |= s.units_of[nation]
    return found


def has_fighters(s: WarState, seat: Seat, at: Region) -> bool:
    return has(fighting_at(s, seat), at)


def targets(s: WarState, seat: Seat, at: Region) -> int:
    """Regions the army here may attack; its own region stands for an assault or a sortie."""
    return attackable(s, seat, at) if has_fighters(s, seat, at) else 0


def attackable(s: WarState, seat: Seat, at: Region) -> int:
    """The same where some of the army are sure to be at war."""
    side = s.seating.sides[seat]
    if side == FREE and s.strength[side][at] == 1 and units_kept(s, side, at, fighters(s, seat, at)):
        return 0  # the only unit must stay with a Leader whose nation is not at war
    if not unbound(s, seat, at) and may_lead_out(s, seat, at, whole=False) is not None:
        return 0
    here = just(at)
    closed = barred(s, side)
    if s.besieged & here:
        if inside(s, side) & here:
            return here
        around = s.board.adjacent[at] & in_field(s, 1 - side) & ~closed
        return around | (here & ~closed)
    return s.board.adjacent[at] & in_field(s, 1 - side) & ~closed


def may_lead_out(s: WarState, seat: Seat, at: Region, whole: bool) -> Reason | None:
    """What keeps a player from attacking with a mixed army, or with all or every part of it (p. 46)."""
    if not may_lead(s, seat, at):
        return because("ally_commands", 46, region=REGION.texts[at])
    return _bound(s, seat, at, fighters(s, seat, at), whole)


def may_attack(
    s: WarState, seat: Seat, at: Region, to: Region, lead: bool = False, whole: bool = False
) -> Reason | None:
    """Whether the army here, or at least a part of it, may attack a region (p. 28, 32)."""
    side = s.seating.sides[seat]
    if at == to:
        if not has(s.besieged, at):
            return because("here_already", 27, region=REGION.texts[to])
    elif has(inside(s, side), at):
        return because("besieged", 32, region=REGION.texts[at])
    elif not has(s.board.adjacent[at], to):
        return because("not_adjacent", 28, region=REGION.texts[to])
    elif not has(in_field(s, 1 - side), to):
        return because("nobody_to_attack", 28, region=REGION.texts[to])
    if has(barred(s, side), to) and not has(inside(s, side), to):
        return because("barred", 22, region=REGION.texts[to])
    group = fighters(s, seat, at)
    units = units_in(side, group[0])
    if not units:
        return because("cannot_attack_yet", 28, region=REGION.texts[to])
    if lead and not has_leader(s, side, group):
        return because("leaderless", 28, region=REGION.texts[at])
    if (whole or units == 1) and units_kept(s, side, at, group):
        return because("leader_stays", 28, region=REGION.texts[at])
    return None if unbound(s, seat, at) else may_lead_out(s, seat, at, whole)


def open_battle(s: WarState, seat: Seat, from_: int, at: Region, group: Group) -> Battle:
    """Set the battle up; the nations attacked react (p. 34). Its rounds are stretches of their own.

    Allies who are attacked fight as one army from now on (p. 46).
    """
    side = s.seating.sides[seat]
    kind = FIELD
    if from_ == at:
        kind = SORTIE if has(inside(s, side), at) else ASSAULT
    battle = Battle(kind, side, from_, at)
    counts, persons = group
    base = from_ * KINDS
    rear = bytearray(KINDS)
    for figure in FIGURES_OF[side]:
        rear[figure] = s.figures[base + figure] - counts[figure]
    if any(rear):
        battle.rear = bytes(rear)
    battle.rear_persons = persons_at(s, from_) & ~persons & PERSONS_OF[side]
    s.battle = battle
    for defender in s.seating.players[1 - side][:1]:
        if is_shared(s, defender, at):
            merge(s, 1 - side, at)
    note_action(s, counts, from_, from_)
    tell(
        s,
        f"battle.{('field', 'assault', 'sortie')[kind]}",
        side=SIDE_TEXTS[side],
        origin=REGION.texts[from_],
        region=REGION.texts[at],
    )
    politics.attacked(s, settlements.nations_in(s, 1 - side, at), at)
    return battle


# -- going --------------------------------------------------------------------------------------


def march(s: WarState, side: Side, at: Region, to: Region, group: Group, passing: bool = False) -> None:
    """One army moves one region, with all that follows from its leaving and its coming.

    ``passing``: it goes on from there at once, so that no Companion ends a move there.
    """
    move_group(s, side, at, to, group)
    tell(
        s,
        "army.moves",
        side=SIDE_TEXTS[side],
        n=units_in(side, group[0]),
        origin=REGION.texts[at],
        region=REGION.texts[to],
    )
    if units_in(side, group[0]):
        settlements.army_enters(s, side, to)
    note_action(s, group[0], at, to)
    if not passing:
        politics.companions_end(s, group[1], to)
    settlements.review_siege(s, at)
    review_table(s)


def frozen_at(moved: Sequence[tuple[int, Group]], at: Region) -> Group | None:
    """Those who have already moved into a region during this action and may not move again (p. 27)."""
    here = [group for place, group in moved if place == at]
    if not here:
        return None
    counts, persons = here[0]
    for others, characters in here[1:]:
        counts = bytearray(map(add, counts, others))
        persons |= characters
    return counts, persons
