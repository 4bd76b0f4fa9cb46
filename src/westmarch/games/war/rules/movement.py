"""Chapter 6, movement of armies (p. 27): where an army may go, what it may attack, and going there."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.game import Question, tell
from westmarch.games.war.battle_state import ASSAULT, FIELD, SORTIE, Battle
from westmarch.games.war.holding import in_field, inside, open_to, warring
from westmarch.games.war.ids import (
    FIGURES_OF,
    FREE,
    KINDS,
    LEADERS_OF,
    NATION_OF,
    NAZGUL,
    REGION,
    SIDES,
    UNITS_OF,
    bits,
    name,
)
from westmarch.games.war.rules import politics, settlements
from westmarch.games.war.rules.groups import (
    Group,
    everyone,
    has_leader,
    leaders_stranded,
    move_group,
    only,
    units_in,
)
from westmarch.games.war.rules.table import barred, review_table
from westmarch.games.war.state import AT_WAR, WarState

Steps = Generator[Question, Any, None]


def who_may_go(s: WarState, side: int, group: Group, to: int) -> Group:
    """Those of a group that may enter a region: who is not at war stays out of others' lands (p. 36)."""
    nation = s.board.nation[to]
    return group if nation < 0 else only(s, side, group, warring(s) | 1 << nation)


def roads(s: WarState, side: int, at: int) -> int:
    """Neighbouring regions that some army could enter; borders of nations are left aside.

    So is the limit of ten: it is looked at when the action ends (p. 26, `losses.trim_all`).
    """
    if inside(s, side) >> at & 1:
        return 0
    return s.board.adjacent[at] & open_to(s, side) & ~barred(s, side)


def whole_moves(s: WarState, side: int, at: int, group: Group, lead: bool = False) -> int:
    """Where all of a group that may go there can go, and leaves no Leader alone."""
    mask = 0
    for to in bits(roads(s, side, at)):
        movers = who_may_go(s, side, group, to)
        if (
            units_in(side, movers[0])
            and not leaders_stranded(s, side, at, movers)
            and not (lead and not has_leader(s, side, movers))
        ):
            mask |= 1 << to
    return mask


def part_can_go(s: WarState, side: int, at: int, group: Group, to: int, lead: bool) -> int:
    """How many units of a group may go to a neighbouring region at most; 0: nobody may."""
    movers = who_may_go(s, side, group, to)
    units = units_in(side, movers[0])
    if not units or (lead and not has_leader(s, side, movers)):
        return 0
    return units - units_kept(s, side, at, movers)


def part_moves(s: WarState, side: int, at: int, group: Group, lead: bool) -> int:
    """Where at least a part of the group can go."""
    mask = 0
    for to in bits(roads(s, side, at)):
        if part_can_go(s, side, at, group, to, lead):
            mask |= 1 << to
    return mask


def can_move(s: WarState, side: int, at: int, lead: bool, frozen: Group | None = None) -> bool:
    """Whether some part of the army here could go somewhere."""
    ways = roads(s, side, at)
    if not ways:
        return False
    group = everyone(s, side, at, frozen)
    if lead and not has_leader(s, side, group):
        return False
    return any(part_can_go(s, side, at, group, to, lead) for to in bits(ways))


_NATIONS = (0b11111, 0b111 << 5)
"""Mask of each side's nations."""


def starts(s: WarState, side: int) -> int:
    """Mask of the regions from which some unit can move; the quick form of `can_move` without a leader."""
    ways = open_to(s, side) & ~barred(s, side)
    at_war, board, figures = warring(s), s.board, s.figures
    strength, crossable = s.strength[side], board.crossable
    side_at_war = at_war & _NATIONS[side] == _NATIONS[side]
    found = 0
    for at in bits(s.occupied[side] & ~inside(s, side)):
        near = board.adjacent[at] & ways
        if not near:
            continue
        base = at * KINDS
        if strength[at] == 1 and side == FREE and any(figures[base + 16 : base + 21]):
            if can_move(s, side, at, False):  # the Leader would have to come along
                found |= 1 << at
            continue
        if near & board.no_nation or side_at_war:
            found |= 1 << at
            continue
        for kind in UNITS_OF[side]:
            if figures[base + kind] and (at_war >> kind // 2 & 1 or near & crossable[kind // 2]):
                found |= 1 << at
                break
    return found


def units_kept(s: WarState, side: int, at: int, offered: Group) -> int:
    """1 if a Leader who cannot come along needs a unit to stay."""
    if side != FREE or units_in(FREE, offered[0]) < s.strength[FREE][at]:
        return 0
    base = at * KINDS
    return int(any(s.figures[base + kind] > offered[0][kind] for kind in LEADERS_OF[FREE]))


# -- attacking ----------------------------------------------------------------------------------


def fighters(s: WarState, side: int, at: int) -> Group:
    """Those who may attack: units and Leaders of nations at war, Nazgûl and characters (p. 28, 36)."""
    group = only(s, side, everyone(s, side, at), warring(s))
    return group[0], s.persons[at] & (0b111111111 if side == FREE else 0b111 << 9)


def has_fighters(s: WarState, side: int, at: int) -> bool:
    base = at * KINDS
    figures, step = s.figures, s.step
    return any(figures[base + kind] and step[kind // 2] == AT_WAR for kind in UNITS_OF[side])


def targets(s: WarState, side: int, at: int) -> int:
    """Regions the army here may attack; its own region stands for an assault or a sortie."""
    if not has_fighters(s, side, at):
        return 0
    if s.strength[side][at] == 1 and units_kept(s, side, at, fighters(s, side, at)):
        return 0  # the only unit must stay with a Leader whose nation is not at war
    here = 1 << at
    closed = barred(s, side)
    if s.besieged & here:
        if inside(s, side) & here:
            return here
        around = s.board.adjacent[at] & in_field(s, 1 - side) & ~closed
        return around | (here & ~closed)
    return s.board.adjacent[at] & in_field(s, 1 - side) & ~closed


def open_battle(s: WarState, side: int, from_: int, at: int, group: Group) -> Battle:
    """Set the battle up; the nations attacked react (p. 34). Its rounds are stretches of their own."""
    kind = FIELD
    if from_ == at:
        kind = SORTIE if inside(s, side) >> at & 1 else ASSAULT
    battle = Battle(kind, side, from_, at)
    counts, persons = group
    base = from_ * KINDS
    rear = bytearray(KINDS)
    for figure in FIGURES_OF[side]:
        rear[figure] = s.figures[base + figure] - counts[figure]
    if any(rear):
        battle.rear = bytes(rear)
    battle.rear_persons = s.persons[from_] & ~persons & (0b111111111 if side == FREE else 0b111 << 9)
    s.battle = battle
    tell(
        s,
        f"battle.{('field', 'assault', 'sortie')[kind]}",
        side=f"side:{SIDES[side]}",
        origin=name(REGION + from_),
        region=name(REGION + at),
    )
    politics.attacked(s, settlements.nations_in(s, 1 - side, at), at)
    return battle


# -- going --------------------------------------------------------------------------------------


def march(s: WarState, side: int, at: int, to: int, group: Group, passing: bool = False) -> None:
    """One army moves one region, with all that follows from its leaving and its coming.

    ``passing``: it goes on from there at once, so that no Companion ends a move there.
    """
    move_group(s, side, at, to, group)
    tell(
        s,
        "army.moves",
        side=f"side:{SIDES[side]}",
        n=units_in(side, group[0]),
        origin=name(REGION + at),
        region=name(REGION + to),
    )
    if units_in(side, group[0]):
        settlements.army_enters(s, side, to)
    if not passing:
        politics.companions_end(s, group[1], to)
    settlements.review_siege(s, at)
    review_table(s)


def frozen_at(moved: list[tuple[int, Group]], at: int) -> Group | None:
    """Those who have already moved into a region during this action and may not move again (p. 27)."""
    here = [group for place, group in moved if place == at]
    if not here:
        return None
    counts, persons = bytearray(KINDS), 0
    for group in here:
        for kind in range(KINDS):
            counts[kind] += group[0][kind]
        persons |= group[1]
    return counts, persons


def nations_of(counts: bytearray) -> int:
    mask = 0
    for kind in range(NAZGUL):
        if counts[kind]:
            mask |= 1 << NATION_OF[kind]
    return mask
