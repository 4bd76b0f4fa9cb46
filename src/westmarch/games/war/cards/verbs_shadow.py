"""What several Shadow cards do: throw dice, recruit, and send armies off to move or to attack."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Question, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards.registry import Steps
from westmarch.games.war.control import at_war, free_for, inside
from westmarch.games.war.ids import (
    ALL,
    FIGURE,
    ISENGARD,
    KINDS,
    NAZGUL,
    REGION,
    REGIONS,
    SHADOW,
    SHADOW_NATIONS,
    SPLIT,
    UNIT_KINDS,
    WITCH_KING,
    elite,
    regular,
)
from westmarch.games.war.rules import movement, muster
from westmarch.games.war.rules.army_action import several
from westmarch.games.war.rules.groups import Fits, Group, everyone, pick
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.rules.throws import needed, throw
from westmarch.games.war.state import WarState

EVENT_KEYS = ("card.roll",)
MOST_DICE = 5


def choose(s: WarState, side: int, kind: str, options: list[int]) -> Asking[int]:
    """Ask, unless there is nothing to choose."""
    return ask(seat_of(s, side), kind, options)


def roll(s: WarState, number: int, need: int) -> Generator[Question, Any, int]:
    """Dice of an Event card, at most five (K3); gives how many show at least ``need``."""
    pips = yield from throw(s, SHADOW, min(MOST_DICE, number), "card.roll")
    hits = sum(value >= need for value in pips)
    tell(s, "card.roll", dice=[f"pips:{value}" for value in pips], **needed(need), n=hits)
    return hits


# -- conditions ---------------------------------------------------------------------------------


def on_map(s: WarState, person: int) -> bool:
    return s.where[person] < len(REGIONS)


def shadow_at_war(s: WarState) -> bool:
    return all(at_war(s, nation) for nation in SHADOW_NATIONS)


def nazgul_at(s: WarState, at: int) -> int:
    """Nazgûl in a region, the Witch-king among them (p. 24, G5)."""
    return s.figures[at * KINDS + NAZGUL] + (s.where[WITCH_KING] == at)


def wraiths_led(least: Group, most: Group) -> bool:
    """A group with a Nazgûl or the Witch-king."""
    return bool(most[0][NAZGUL] or has(most[1], WITCH_KING))


def captain_led(least: Group, most: Group) -> bool:
    """A group with the Witch-king."""
    return has(most[1], WITCH_KING)


def uruks(least: Group, most: Group) -> bool:
    """A group with a unit of Isengard."""
    return bool(most[0][regular(ISENGARD)] or most[0][elite(ISENGARD)])


def besiegers(s: WarState) -> int:
    """Mask of the regions where a Shadow army lays siege to a Stronghold."""
    return s.besieged & s.occupied[SHADOW] & ~inside(s, SHADOW)


# -- recruiting ---------------------------------------------------------------------------------


def open_for_recruits(s: WarState) -> int:
    """Free regions, and own Strongholds under siege; war is not needed for a card (p. 27, G6)."""
    return free_for(s, SHADOW) | inside(s, SHADOW)


class Order:
    """Units a card wants in one region, each of one of these kinds."""

    __slots__ = ("at", "kinds", "number")

    def __init__(self, at: int, number: int, *kinds: int) -> None:
        self.at = at
        self.number = number
        self.kinds = kinds

    def wanted(self, s: WarState) -> int:
        return self.number if has(open_for_recruits(s), self.at) and self.available(s) else 0

    def available(self, s: WarState) -> list[int]:
        return [kind for kind in self.kinds if s.reserve[kind]]


def recruit(s: WarState, *orders: Order) -> Steps:
    """All that is ordered, as far as the figures go round (p. 22); if too few the player says where."""
    while True:
        left = [order for order in orders if order.wanted(s)]
        if not left:
            return
        order = left[0]
        short = _too_few(s, left)
        if short and len(left) > 1:
            at = REGION.of(
                (yield (seat_of(s, SHADOW), "card.region", [REGION.code(each.at) for each in left]))
            )
            order = next(each for each in left if each.at == at)
        s.focus = order.at
        kinds = order.available(s)
        number = 1 if short or len(kinds) > 1 else order.wanted(s)
        kind = yield from choose(s, SHADOW, "card.figure", [FIGURE.code(each) for each in kinds])
        muster.recruit(s, order.at, FIGURE.of(kind), number)
        order.number -= number


def _too_few(s: WarState, orders: list[Order]) -> bool:
    """Whether two orders may want the same last figure."""
    for kind in range(UNIT_KINDS):
        sharing = [order.wanted(s) for order in orders if kind in order.kinds]
        if len(sharing) > 1 and sum(sharing) > s.reserve[kind]:
            return True
    return False


def recruit_in_each(s: WarState, mask: int, places: int, kind: int, number: int) -> Steps:
    """So many figures in each of some different regions, fewer if there are fewer (C32)."""
    while places and s.reserve[kind]:
        mask &= open_for_recruits(s)
        if not mask:
            return
        at = members(mask)[0]
        if mask.bit_count() > places or mask.bit_count() * number > s.reserve[kind]:
            at = REGION.of((yield from choose(s, SHADOW, "card.region", REGION.codes_of(mask))))
        muster.recruit(s, at, kind, number)
        mask &= ~just(at)
        places -= 1


def recruit_nazgul(s: WarState, at: int, number: int) -> None:
    if has(open_for_recruits(s), at):
        muster.recruit(s, at, NAZGUL, number)


# -- armies -------------------------------------------------------------------------------------


def armies(s: WarState, fits: Fits, moved: list[tuple[int, Group]], may_attack: bool) -> int:
    """Mask of the regions whose army fits a card and can move or attack."""
    found = 0
    for at in members(s.occupied[SHADOW]):
        frozen = movement.frozen_at(moved, at)
        group = everyone(s, SHADOW, at, frozen)
        if (fits(group, group) and movement.can_move(s, SHADOW, at, False, frozen)) or (
            may_attack and targets(s, at, fits)
        ):
            found |= just(at)
    return found


def targets(s: WarState, at: int, fits: Fits) -> int:
    """What the army here may attack by card: it still needs a unit of a nation at war (G10)."""
    fighters = movement.fighters(s, SHADOW, at)
    return movement.targets(s, SHADOW, at) if fits(fighters, fighters) else 0


def command(
    s: WarState, at: int, fits: Fits, moved: list[tuple[int, Group]], may_attack: bool
) -> Generator[Question, Any, bool]:
    """One army that fits, whole or split, moves or attacks; gives whether it attacked."""
    s.focus, s.moved = at, moved
    group = everyone(s, SHADOW, at, movement.frozen_at(moved, at))
    whole = movement.whole_moves(s, SHADOW, at, group) if fits(group, group) else 0
    attacks = targets(s, at, fits) if may_attack else 0
    options = REGION.codes_of(whole | attacks)
    if several(group):
        options.append(SPLIT)
    answer = yield from choose(s, SHADOW, "army.order", options)
    split = answer == SPLIT
    if split:
        parts = movement.part_moves(s, SHADOW, at, group, False) if fits(group, group) else 0
        answer = yield from choose(s, SHADOW, "army.where", REGION.codes_of(parts | attacks))
    to = s.bound = REGION.of(answer)
    if has(attacks, to):
        fighters = movement.fighters(s, SHADOW, at)
        if split:
            fighters = yield from pick_attackers(s, at, fits)
        movement.open_battle(s, SHADOW, at, to, fighters)
        return True
    offered = movement.who_may_go(s, SHADOW, group, to)
    if split:
        offered = yield from pick(s, SHADOW, at, offered, "army.who", fits=fits)
    movement.march(s, SHADOW, at, to, offered)
    moved.append((to, offered))
    return False


def pick_attackers(s: WarState, at: int, fits: Fits) -> Generator[Question, Any, Group]:
    offered = movement.fighters(s, SHADOW, at)
    return (yield from pick(s, SHADOW, at, offered, "army.attackers", keep_company=True, fits=fits))


def assault(s: WarState, at: int, fits: Fits) -> Steps:
    """Storm a besieged Stronghold for three rounds (Grond, Uruk-hai).

    It may be broken off before that and prolonged after it (C30); the first round is without a
    Combat card of the Free Peoples, unless a Companion is among them.
    """
    group = yield from storming(s, at, fits)
    battle = movement.open_battle(s, SHADOW, at, at, group)
    battle.assault_rounds = 3
    battle.mute_free = True


def storming(s: WarState, at: int, fits: Fits) -> Generator[Question, Any, Group]:
    """Who takes part in an assault: all who may, or those picked."""
    s.focus = at
    group = movement.fighters(s, SHADOW, at)
    if several(group) and (yield (seat_of(s, SHADOW), "card.option", (ALL, SPLIT))) == SPLIT:
        return (yield from pick_attackers(s, at, fits))
    return group


def anyone(least: Group, most: Group) -> bool:
    return True
