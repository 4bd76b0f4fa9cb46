"""Answers to the questions of the Hunt, of both sides."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has, members
from westmarch.games.war.board import DIE_TILE, EYE_TILE
from westmarch.games.war.bots.quest import price, steps_left, tile_mean
from westmarch.games.war.control import points
from westmarch.games.war.ids import (
    ARAGORN,
    BOROMIR,
    CARD,
    GANDALF_GREY,
    GANDALF_WHITE,
    GOLLUM,
    GUIDE,
    HAND,
    HOBBITS,
    MINIONS,
    NONE,
    NUMBER,
    RANDOM,
    REVEAL,
    SHADOW,
    STRIDER,
    USE,
    Person,
    Side,
)
from westmarch.games.war.state import ASIDE, LOST, OFF_TRACK, WarState

AT_FIRST, UNDER_WAY, AT_THE_GATES, IN_MORDOR = 1, 2, 2, 3
"""Dice for the Hunt in the first turn, on the way, before the gates, and in Mordor."""
SPARE = 0.14
"""How much dearer each further point of Corruption is."""


def allocate(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """Dice for the Hunt: more the nearer the Ring-bearers are, fewer while the war is all but won."""
    outside, _ = steps_left(s)
    high = NUMBER.of(codes[-1])
    if s.mordor != OFF_TRACK:
        wanted = IN_MORDOR
    elif outside <= 0:
        wanted = AT_THE_GATES  # they will enter Mordor
    else:
        wanted = UNDER_WAY if s.turn > 1 or s.progress else AT_FIRST
        if s.corruption >= 6:
            wanted += 1
    if points(s, SHADOW) >= 8:
        wanted -= 1
    wanted = max(NUMBER.of(codes[0]), min(high, wanted))
    return NUMBER.code(wanted)


def companion_worth(s: WarState, person: Person) -> float:
    """What a Companion of the Fellowship is worth, apart from the damage taken."""
    if s.mordor != OFF_TRACK:
        return 0.3 * s.board.level[person]
    if person == GANDALF_GREY:
        back = s.where[GANDALF_WHITE] == ASIDE and any(s.where[minion] != ASIDE for minion in MINIONS)
        return 0.7 if back else 1.2
    if person == STRIDER:
        return 2.2 if s.where[ARAGORN] == ASIDE else 1.2
    if person in HOBBITS:
        return 0.35
    return 1.0 if person == BOROMIR else 0.85


def saved(s: WarState, number: int, damage: int) -> float:
    """What it is worth to be spared so many of the points that are due."""
    if s.corruption + damage >= LOST and s.corruption + damage - number < LOST:
        return 50.0
    cost = price(s) + SPARE * (damage - 1)
    return number * cost


def casualty(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`hunt.casualty`: the Guide or a Companion at random against the Ring's hold."""
    damage = s.due
    level = s.board.level
    best, choice = 0.0, NONE
    if s.guide != GOLLUM:
        worth = saved(s, min(damage, level[s.guide]), damage) - companion_worth(s, s.guide)
        best, choice = max((best, choice), (worth, GUIDE))
    company = members(s.company)
    if company and RANDOM in codes:
        worth = sum(
            saved(s, min(damage, level[person]), damage) - companion_worth(s, person) for person in company
        ) / len(company)
        if worth > best + 0.05:
            choice = RANDOM
    return choice


def hobbit(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`hunt.hobbit`: a hobbit who guides leaves to lower the damage."""
    return USE if saved(s, 1, s.due) > companion_worth(s, s.guide) else NONE


def gollum(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`hunt.gollum`: show themselves for one point less."""
    left = sum(s.dice[0])
    return REVEAL if s.corruption + s.due >= LOST - 2 or (left and saved(s, 1, s.due) > 1.1) else NONE


def shield(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`hunt.shield`: a card on the table for one point less; it may be lost with its bearer, so at once."""
    return next(code for code in codes if code != NONE)


def mithril(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`hunt.mithril`: another tile, if this one is worse than most."""
    eyes = s.hunt_shadow + s.hunt_free if s.mordor != OFF_TRACK else 1
    value = s.board.tile_value[s.due]
    value = eyes if value == EYE_TILE else 3 if value == DIE_TILE else value
    if s.mordor != OFF_TRACK and has(s.board.tile_stops, s.due):
        value += 1
    mean, _ = tile_mean(s, eyes)
    limit = 2.0 if s.mordor == OFF_TRACK and s.corruption < 5 else 1.0
    return USE if value > max(mean, limit) else NONE


def crebain(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`hunt.crebain`: worth more the more dice there are, and while some would still miss."""
    return USE if s.hunt_shadow >= 2 and s.hunt_free <= 2 else NONE


def worn(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`hunt.worn`: a card on the table goes first, else one at random from the hand."""
    cards = [code for code in codes if code not in (NONE, HAND)]
    if cards:
        return min(cards, key=CARD.of)
    return HAND if HAND in codes else codes[0]
