"""Chapter 6, using a die on armies (p. 27-28): one or two moves, or one attack."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason
from westmarch.core.sets import has, just, members
from westmarch.games.war.allies import standing
from westmarch.games.war.control import in_field, inside
from westmarch.games.war.ids import DONE, MUSTER, REGION, SPLIT, WILL, Face, Region, Regions, Seat
from westmarch.games.war.rules import dice, movement
from westmarch.games.war.rules.groups import (
    Group,
    everyone,
    has_leader,
    pick,
    units_in,
)
from westmarch.games.war.rules.mixed_armies import bound, fitting, unbound
from westmarch.games.war.rules.movement import frozen_at, march, open_battle
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import side_of
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]


# -- what is possible ---------------------------------------------------------------------------


def may_act(s: WarState, seat: Seat, at: Region, faces: int) -> Reason | None:
    """Whether the army here can move or attack with one of these faces (p. 27-28)."""
    here = REGION.texts[at]
    if not has(standing(s, seat), at):
        return _no_army(s, seat, at)
    by_army = dice.army_faces(s, seat)
    refusal = dice.lacks(s, faces, by_army | dice.FOR_CHARACTER, "no_army_die", 20)
    if refusal is not None:
        return refusal
    lead = not faces & by_army
    attacks = movement.targets(s, seat, at)
    if movement.can_move(s, seat, at, lead) or (attacks and not (lead and not _fighters_led(s, seat, at))):
        return None
    if lead and (attacks or movement.can_move(s, seat, at, lead=False)):
        return because("leaderless", 27, region=here)
    if not unbound(s, seat, at):
        refusal = bound(s, seat, at, everyone(s, seat, at)[0])
        if refusal is not None:
            return refusal
    if has(inside(s, side_of(s, seat)), at):
        return because("leader_stays" if movement.has_fighters(s, seat, at) else "besieged", 32, region=here)
    return because("nowhere_to_go", 27, region=here)


def _no_army(s: WarState, seat: Seat, at: Region) -> Reason:
    side = s.seating.sides[seat]
    if s.strength[side][at]:
        return because("allys_army", 45, region=REGION.texts[at])
    return because("enemy_army" if s.strength[1 - side][at] else "no_army", 26, region=REGION.texts[at])


def regions(s: WarState, seat: Seat, faces: int) -> Regions:
    """Mask of the regions whose army can act with one of these faces; the quick form of `may_act`."""
    by_army = faces & dice.army_faces(s, seat)
    found = movement.starts(s, seat, lead=not by_army)
    in_reach = s.board.graph.around(in_field(s, 1 - side_of(s, seat))) | s.besieged
    for at in members(movement.fighting_at(s, seat) & ~found & in_reach):
        if movement.attackable(s, seat, at) and (by_army or _fighters_led(s, seat, at)):
            found |= just(at)
    return found


def _fighters_led(s: WarState, seat: Seat, at: Region) -> bool:
    return has_leader(s, side_of(s, seat), movement.fighters(s, seat, at))


def may_order(s: WarState, seat: Seat, to: Region, whole: bool = True) -> Reason | None:
    """Whether the army in focus, or a part of it, may be sent to a region or against it.

    Before a die is paid it may fight; then only others who have not moved yet may go (p. 27). What a card
    asks beyond that, the card says.
    """
    at, first = s.focus, s.paid < 0
    if not has(standing(s, seat), at):
        return _no_army(s, seat, at)
    faces, by_army = dice.usable(s, seat), dice.army_faces(s, seat)
    if first:
        refusal = dice.lacks(s, faces, by_army | dice.FOR_CHARACTER, "no_army_die", 20)
        if refusal is not None:
            return refusal
    lead = first and not faces & by_army
    if (first or s.resolving >= 0) and (to == at or has(in_field(s, 1 - side_of(s, seat)), to)):
        return movement.may_attack(s, seat, at, to, lead, whole)
    group = everyone(s, seat, at, frozen_at(s.moved, at))
    return movement.may_enter(s, seat, group, at, to, lead, whole)


def may_split(s: WarState, seat: Seat) -> Reason | None:
    """Whether the army in focus may be split: it has two figures, and a part of it somewhere to go."""
    if s.paid < 0:
        refusal = may_act(s, seat, s.focus, dice.usable(s, seat))
        if refusal is not None:
            return refusal
    group = everyone(s, seat, s.focus, frozen_at(s.moved, s.focus))
    return None if several(group) else because("one_figure", 27, region=REGION.texts[s.focus])


def several(group: Group) -> bool:
    """Whether a group can be split at all."""
    return sum(group[0]) > 1 or group[1] > 0


def orders(s: WarState, seat: Seat, at: Region, faces: int) -> list[int]:
    """Destinations and targets for the whole army, and splitting it; the quick form of `may_order`."""
    by_army = bool(faces & dice.army_faces(s, seat))
    by_character = bool(faces & dice.FOR_CHARACTER)
    if not by_army and not by_character:
        return []
    lead = not by_army
    group = everyone(s, seat, at)
    mask = movement.whole_moves(s, seat, at, group, lead)
    attacks = movement.targets(s, seat, at)
    if attacks:
        attackers = movement.fighters(s, seat, at)
        if lead and not has_leader(s, side_of(s, seat), attackers):
            attacks = 0
        elif not movement.units_kept(s, side_of(s, seat), at, attackers) and (
            unbound(s, seat, at) or movement.may_lead_out(s, seat, at, whole=True) is None
        ):
            mask |= attacks
    options = REGION.codes_of(mask)
    if several(group) and (attacks or movement.can_move(s, seat, at, lead)):
        options.append(SPLIT)
    return options


def may_move_too(s: WarState, seat: Seat, at: Region) -> Reason | None:
    """Whether a further army may move in this action: not those who have moved (`army.second`, p. 27)."""
    here = REGION.texts[at]
    if not has(standing(s, seat), at):
        return _no_army(s, seat, at)
    if has(inside(s, side_of(s, seat)), at):
        return because("besieged", 32, region=here)
    frozen = frozen_at(s.moved, at)
    if not units_in(side_of(s, seat), everyone(s, seat, at, frozen)[0]):
        return because("moved_already", 27, region=here)
    if movement.can_move(s, seat, at, False, frozen):
        return None
    return because("nowhere_to_go", 27, region=here)


# -- doing it -----------------------------------------------------------------------------------


def serving(s: WarState, seat: Seat, group: Group) -> int:
    """Faces that pay for a move or attack of this group (p. 27)."""
    by_army = dice.army_faces(s, seat)
    return by_army | dice.FOR_CHARACTER if has_leader(s, side_of(s, seat), group) else by_army


def order(s: WarState, seat: Seat, at: Region, to: Region, faces: int, die: int) -> Steps:
    """The whole army, as far as it may, moves to or attacks a region."""
    if has(movement.targets(s, seat, at), to):
        yield from attack(s, seat, at, to, movement.fighters(s, seat, at), die)
    else:
        group = movement.who_may_go(s, everyone(s, seat, at), to)
        yield from move(s, seat, at, to, group, die)


def split(s: WarState, seat: Seat, at: Region, faces: int, die: int) -> Steps:
    """Name the region first, then who of the army goes there or attacks it."""
    lead = not faces & dice.army_faces(s, seat)
    attacks = movement.targets(s, seat, at)
    if attacks and lead and not _fighters_led(s, seat, at):
        attacks = 0
    moves_ = movement.part_moves(s, seat, at, everyone(s, seat, at), lead)
    options = REGION.codes_of(moves_ | attacks)
    to = options[0]
    if len(options) > 1:
        to = REGION.of((yield (seat, "army.where", options)))
    s.bound = to
    if has(attacks, to):
        group = yield from choose_attackers(s, seat, at, lead)
        yield from attack(s, seat, at, to, group, die)
    else:
        group = yield from choose_movers(s, seat, at, to, everyone(s, seat, at), lead)
        yield from move(s, seat, at, to, group, die)


def choose_attackers(s: WarState, seat: Seat, at: Region, lead: bool) -> Generator[Question, Any, Group]:
    """Who attacks; whoever stays as a rearguard has a unit with them (p. 28)."""
    s.focus = at
    offered = movement.fighters(s, seat, at)
    keep = movement.units_kept(s, side_of(s, seat), at, offered)
    fits = fitting(s, seat, at)
    return (
        yield from pick(
            s, seat, at, offered, "army.attackers", lead=lead, keep=keep, keep_company=True, fits=fits
        )
    )


def choose_movers(
    s: WarState, seat: Seat, at: Region, to: Region, group: Group, lead: bool
) -> Generator[Question, Any, Group]:
    """Who goes; one unit stays with a Leader who may not cross the border (p. 27)."""
    offered = movement.who_may_go(s, group, to)
    keep = movement.units_kept(s, side_of(s, seat), at, offered)
    return (
        yield from pick(s, seat, at, offered, "army.who", lead=lead, keep=keep, fits=fitting(s, seat, at))
    )


def attack(s: WarState, seat: Seat, at: Region, to: Region, group: Group, die: int) -> Steps:
    face = yield from dice.pay(s, seat, serving(s, seat, group), die)
    _mouth(s, seat, face)
    open_battle(s, seat, at, to, group)


def move(s: WarState, seat: Seat, at: Region, to: Region, group: Group, die: int) -> Steps:
    """One move; an Army result gives a second one, of another army (p. 27)."""
    face = yield from dice.pay(s, seat, serving(s, seat, group), die)
    _mouth(s, seat, face)
    march(s, side_of(s, seat), at, to, group)
    if face == WILL or has(dice.FOR_CHARACTER, face) == 0:
        yield from moves(s, seat, 1, [(to, group)])


def _mouth(s: WarState, seat: Seat, face: Face) -> None:
    if face == MUSTER:
        s.mouth_used = True


def moves(
    s: WarState, seat: Seat, number: int, moved: list[tuple[int, Group]], question: str = "army.second"
) -> Steps:
    """Further moves of other armies; nobody moves twice in one action."""
    s.moved = moved
    while number and s.winner < 0:
        starts = movement.starts(s, seat)
        for at in {place for place, _ in moved}:
            if has(starts, at) and not movement.can_move(s, seat, at, False, frozen_at(moved, at)):
                starts &= ~just(at)
        if not starts:
            return
        s.due = number
        answer = yield (seat, question, [DONE, *REGION.codes_of(starts)])
        if answer == DONE:
            return
        at = REGION.of(answer)
        moved.append((yield from move_one(s, seat, at, frozen_at(moved, at))))
        number -= 1


def move_one(
    s: WarState, seat: Seat, at: Region, frozen: Group | None, lead: bool = False
) -> Generator[Question, Any, tuple[int, Group]]:
    """One army, whole or split, moves to a neighbouring region; gives where and who."""
    s.focus = at
    group = everyone(s, seat, at, frozen)

    def orders() -> list[int]:
        whole = REGION.codes_of(movement.whole_moves(s, seat, at, group, lead))
        return [*whole, SPLIT] if several(group) else whole

    answer = yield (seat, "army.order", orders)
    if answer == SPLIT:
        places = REGION.codes_of(movement.part_moves(s, seat, at, group, lead))
        answer = places[0] if len(places) == 1 else (yield (seat, "army.where", places))
        s.bound = REGION.of(answer)
        group = yield from choose_movers(s, seat, at, s.bound, group, lead)
    else:
        group = movement.who_may_go(s, group, REGION.of(answer))
    march(s, side_of(s, seat), at, REGION.of(answer), group)
    return REGION.of(answer), group
