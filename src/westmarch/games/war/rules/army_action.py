"""Chapter 6, using a die on armies (p. 27-28): one or two moves, or one attack."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason
from westmarch.core.sets import has, just, members
from westmarch.games.war.control import in_field, inside
from westmarch.games.war.ids import DONE, MUSTER, REGION, SPLIT, WILL, Face, Region, Regions, Side
from westmarch.games.war.rules import dice, movement
from westmarch.games.war.rules.groups import (
    Group,
    everyone,
    has_leader,
    pick,
    units_in,
)
from westmarch.games.war.rules.movement import frozen_at, march, open_battle
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import seat_of
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]


# -- what is possible ---------------------------------------------------------------------------


def may_act(s: WarState, side: Side, at: Region, faces: int) -> Reason | None:
    """Whether the army here can move or attack with one of these faces (p. 27-28)."""
    here = REGION.texts[at]
    if not s.strength[side][at]:
        return _no_army(s, side, at)
    by_army = dice.army_faces(s, side)
    refusal = dice.lacks(s, faces, by_army | dice.FOR_CHARACTER, "no_army_die", 20)
    if refusal is not None:
        return refusal
    lead = not faces & by_army
    attacks = movement.targets(s, side, at)
    if movement.can_move(s, side, at, lead) or (attacks and not (lead and not _fighters_led(s, side, at))):
        return None
    if lead and (attacks or movement.can_move(s, side, at, lead=False)):
        return because("leaderless", 27, region=here)
    if has(inside(s, side), at):
        return because("leader_stays" if movement.has_fighters(s, side, at) else "besieged", 32, region=here)
    return because("nowhere_to_go", 27, region=here)


def _no_army(s: WarState, side: Side, at: Region) -> Reason:
    return because("enemy_army" if s.strength[1 - side][at] else "no_army", 26, region=REGION.texts[at])


def regions(s: WarState, side: Side, faces: int) -> Regions:
    """Mask of the regions whose army can act with one of these faces; the quick form of `may_act`."""
    by_army = faces & dice.army_faces(s, side)
    found = movement.starts(s, side, lead=not by_army)
    in_reach = s.board.graph.around(in_field(s, 1 - side)) | s.besieged
    for at in members(movement.fighting_at(s, side) & ~found & in_reach):
        if movement.attackable(s, side, at) and (by_army or _fighters_led(s, side, at)):
            found |= just(at)
    return found


def _fighters_led(s: WarState, side: Side, at: Region) -> bool:
    return has_leader(s, side, movement.fighters(s, side, at))


def may_order(s: WarState, side: Side, to: Region, whole: bool = True) -> Reason | None:
    """Whether the army in focus, or a part of it, may be sent to a region or against it.

    Before a die is paid it may fight; then only others who have not moved yet may go (p. 27). What a card
    asks beyond that, the card says.
    """
    at, first = s.focus, s.paid < 0
    if not s.strength[side][at]:
        return _no_army(s, side, at)
    faces, by_army = dice.usable(s, side), dice.army_faces(s, side)
    if first:
        refusal = dice.lacks(s, faces, by_army | dice.FOR_CHARACTER, "no_army_die", 20)
        if refusal is not None:
            return refusal
    lead = first and not faces & by_army
    if (first or s.resolving >= 0) and (to == at or has(in_field(s, 1 - side), to)):
        return movement.may_attack(s, side, at, to, lead, whole)
    group = everyone(s, side, at, frozen_at(s.moved, at))
    return movement.may_enter(s, side, group, at, to, lead, whole)


def may_split(s: WarState, side: Side) -> Reason | None:
    """Whether the army in focus may be split: it has two figures, and a part of it somewhere to go."""
    if s.paid < 0:
        refusal = may_act(s, side, s.focus, dice.usable(s, side))
        if refusal is not None:
            return refusal
    group = everyone(s, side, s.focus, frozen_at(s.moved, s.focus))
    return None if several(group) else because("one_figure", 27, region=REGION.texts[s.focus])


def several(group: Group) -> bool:
    """Whether a group can be split at all."""
    return sum(group[0]) > 1 or group[1] > 0


def orders(s: WarState, side: Side, at: Region, faces: int) -> list[int]:
    """Destinations and targets for the whole army, and splitting it; the quick form of `may_order`."""
    by_army = bool(faces & dice.army_faces(s, side))
    by_character = bool(faces & dice.FOR_CHARACTER)
    if not by_army and not by_character:
        return []
    lead = not by_army
    group = everyone(s, side, at)
    mask = movement.whole_moves(s, side, at, group, lead)
    attacks = movement.targets(s, side, at)
    if attacks:
        attackers = movement.fighters(s, side, at)
        if lead and not has_leader(s, side, attackers):
            attacks = 0
        elif not movement.units_kept(s, side, at, attackers):
            mask |= attacks
    options = REGION.codes_of(mask)
    if several(group) and (attacks or movement.can_move(s, side, at, lead)):
        options.append(SPLIT)
    return options


def may_move_too(s: WarState, side: Side, at: Region) -> Reason | None:
    """Whether a further army may move in this action: not those who have moved (`army.second`, p. 27)."""
    here = REGION.texts[at]
    if not s.strength[side][at]:
        return _no_army(s, side, at)
    if has(inside(s, side), at):
        return because("besieged", 32, region=here)
    frozen = frozen_at(s.moved, at)
    if not units_in(side, everyone(s, side, at, frozen)[0]):
        return because("moved_already", 27, region=here)
    if movement.can_move(s, side, at, False, frozen):
        return None
    return because("nowhere_to_go", 27, region=here)


# -- doing it -----------------------------------------------------------------------------------


def serving(s: WarState, side: Side, group: Group) -> int:
    """Faces that pay for a move or attack of this group (p. 27)."""
    by_army = dice.army_faces(s, side)
    return by_army | dice.FOR_CHARACTER if has_leader(s, side, group) else by_army


def order(s: WarState, side: Side, at: Region, to: Region, faces: int, die: int) -> Steps:
    """The whole army, as far as it may, moves to or attacks a region."""
    if has(movement.targets(s, side, at), to):
        yield from attack(s, side, at, to, movement.fighters(s, side, at), die)
    else:
        group = movement.who_may_go(s, side, everyone(s, side, at), to)
        yield from move(s, side, at, to, group, die)


def split(s: WarState, side: Side, at: Region, faces: int, die: int) -> Steps:
    """Name the region first, then who of the army goes there or attacks it."""
    lead = not faces & dice.army_faces(s, side)
    attacks = movement.targets(s, side, at)
    if attacks and lead and not _fighters_led(s, side, at):
        attacks = 0
    moves_ = movement.part_moves(s, side, at, everyone(s, side, at), lead)
    options = REGION.codes_of(moves_ | attacks)
    to = options[0]
    if len(options) > 1:
        to = REGION.of((yield (seat_of(s, side), "army.where", options)))
    s.bound = to
    if has(attacks, to):
        group = yield from choose_attackers(s, side, at, lead)
        yield from attack(s, side, at, to, group, die)
    else:
        group = yield from choose_movers(s, side, at, to, everyone(s, side, at), lead)
        yield from move(s, side, at, to, group, die)


def choose_attackers(s: WarState, side: Side, at: Region, lead: bool) -> Generator[Question, Any, Group]:
    """Who attacks; whoever stays as a rearguard has a unit with them (p. 28)."""
    s.focus = at
    offered = movement.fighters(s, side, at)
    keep = movement.units_kept(s, side, at, offered)
    return (yield from pick(s, side, at, offered, "army.attackers", lead=lead, keep=keep, keep_company=True))


def choose_movers(
    s: WarState, side: Side, at: Region, to: Region, group: Group, lead: bool
) -> Generator[Question, Any, Group]:
    """Who goes; one unit stays with a Leader who may not cross the border (p. 27)."""
    offered = movement.who_may_go(s, side, group, to)
    keep = movement.units_kept(s, side, at, offered)
    return (yield from pick(s, side, at, offered, "army.who", lead=lead, keep=keep))


def attack(s: WarState, side: Side, at: Region, to: Region, group: Group, die: int) -> Steps:
    face = yield from dice.pay(s, side, serving(s, side, group), die)
    _mouth(s, side, face)
    open_battle(s, side, at, to, group)


def move(s: WarState, side: Side, at: Region, to: Region, group: Group, die: int) -> Steps:
    """One move; an Army result gives a second one, of another army (p. 27)."""
    face = yield from dice.pay(s, side, serving(s, side, group), die)
    _mouth(s, side, face)
    march(s, side, at, to, group)
    if face == WILL or has(dice.FOR_CHARACTER, face) == 0:
        yield from moves(s, side, 1, [(to, group)])


def _mouth(s: WarState, side: Side, face: Face) -> None:
    if face == MUSTER:
        s.mouth_used = True


def moves(
    s: WarState, side: Side, number: int, moved: list[tuple[int, Group]], question: str = "army.second"
) -> Steps:
    """Further moves of other armies; nobody moves twice in one action."""
    s.moved = moved
    while number and s.winner < 0:
        starts = movement.starts(s, side)
        for at in {place for place, _ in moved}:
            if has(starts, at) and not movement.can_move(s, side, at, False, frozen_at(moved, at)):
                starts &= ~just(at)
        if not starts:
            return
        s.due = number
        answer = yield (seat_of(s, side), question, [DONE, *REGION.codes_of(starts)])
        if answer == DONE:
            return
        at = REGION.of(answer)
        moved.append((yield from move_one(s, side, at, frozen_at(moved, at))))
        number -= 1


def move_one(
    s: WarState, side: Side, at: Region, frozen: Group | None, lead: bool = False
) -> Generator[Question, Any, tuple[int, Group]]:
    """One army, whole or split, moves to a neighbouring region; gives where and who."""
    s.focus = at
    group = everyone(s, side, at, frozen)

    def orders() -> list[int]:
        whole = REGION.codes_of(movement.whole_moves(s, side, at, group, lead))
        return [*whole, SPLIT] if several(group) else whole

    answer = yield (seat_of(s, side), "army.order", orders)
    if answer == SPLIT:
        places = REGION.codes_of(movement.part_moves(s, side, at, group, lead))
        answer = places[0] if len(places) == 1 else (yield (seat_of(s, side), "army.where", places))
        s.bound = REGION.of(answer)
        group = yield from choose_movers(s, side, at, s.bound, group, lead)
    else:
        group = movement.who_may_go(s, side, group, REGION.of(answer))
    march(s, side, at, REGION.of(answer), group)
    return REGION.of(answer), group
