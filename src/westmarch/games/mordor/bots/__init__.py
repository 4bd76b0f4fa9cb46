"""How to play Journey to Mordor soundly, and how to judge a position.

The heuristic sets a price on Nazgûl and Gandalf, asks the `planner` what throwing on is worth, and
takes the best set of dice. It sees no further than its own turn; search does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from westmarch.core.parts import Heuristics
from westmarch.core.sets import has, just
from westmarch.games.mordor.board import (
    ALL_DICE,
    DICE,
    DIE,
    DONE,
    EQUAL_SYMBOLS,
    FELLOWSHIP,
    GANDALF,
    KEEP,
    NAZGUL,
    NO_GANDALF,
    NO_NAZGUL,
    ORC,
    REPEAT,
    RING,
    SYMBOL,
    WHITE_TREE,
)
from westmarch.games.mordor.bots.planner import Plan, plan_for
from westmarch.games.mordor.rules.evaluation import struck_by
from westmarch.games.mordor.state import MordorState

RINGS_A_TURN = 1.45
GANDALF_TO_NAZGUL = 0.6
"""What a halved square is worth, when a crossed one costs 1."""
RIVAL_STRUCK = 0.25
"""To strike a rival is worth this share of being spared."""
PRICES = (0.35, 0.6, 1.6, 4.0)
"""Of one mark on one's own track, from safe to desperate, in rings; tuned by self-play."""
AMPLE, ENOUGH = 1.7, 1.2
"""Marks for each turn that the way still takes, above which a hobbit feels safe."""


def steady(s: MordorState, seat: int, kind: str, codes: Sequence[int]) -> int:
    """The heuristic's answer to any question of the game."""
    if kind == "throw.set_aside":
        return _next_pick(s)
    if kind == "throw.nazgul":
        return DIE.first + _best_nazgul(s, [code - DIE.first for code in codes])
    if kind == "throw.repeat":
        return _repeat_or_keep(s)
    if kind == "evaluate.order":
        return SYMBOL.first + GANDALF  # never worse than Nazgûl first (ruling 5)
    return codes[0]  # the next square for Gandalf (ruling 6), the first free hobbit


def _next_pick(s: MordorState) -> int:
    """Plan the whole set, then name its lowest die that is not yet set aside."""
    chosen = _best_set(s, _plan(s), s.picked, s.open_dice)[1] & ~s.picked
    return DIE.first + (chosen & -chosen).bit_length() - 1 if chosen else DONE


def _repeat_or_keep(s: MordorState) -> int:
    """Rohan: repeat a throw that is worth less than the average one."""
    plan = _plan(s)
    thrown = ALL_DICE ^ s.aside
    nazgul = s.shows_nazgul(thrown)
    forced = 0
    if nazgul:
        forced = just(_best_nazgul(s, [die for die in range(DICE) if has(nazgul, die)]))
    kept = _best_set(s, plan, forced, thrown & ~nazgul)[0]
    counts = _counts(s.faces, s.aside)
    mean = plan.value(thrown.bit_count(), counts[RING], _surplus(plan, counts))
    mean += counts[GANDALF] * plan.gandalf
    mean += sum(_nazgul_worth(s, die) for die in range(DICE) if has(s.aside, die) and s.faces[die] == NAZGUL)
    return REPEAT if kept < mean else KEEP


def _plan(s: MordorState) -> Plan:
    seat = s.active
    price = _price(s, seat)
    need = s.sheet.mordor - s.position[seat]
    gandalf = price * GANDALF_TO_NAZGUL if s.squares_to_halve(seat) else 0.0
    own_dice = sum(1 for die in range(DICE) if struck_by(s, die) == seat)
    average = price * own_dice / DICE
    return plan_for(
        s.sheet,
        s.effect,
        need,
        0.0 if s.effect == NO_NAZGUL else average,
        0.0 if s.effect == NO_GANDALF else gandalf,
    )


def _price(s: MordorState, seat: int) -> float:
    """What one mark is worth to a hobbit: little with marks to spare, everything near the last."""
    marks = s.marks_left(seat)
    turns = (s.sheet.mordor - s.position[seat]) / RINGS_A_TURN
    slack = marks / (turns * 1.15 + 0.01)
    if marks <= 1:
        return PRICES[3]
    return PRICES[0] if slack > AMPLE else PRICES[1] if slack > ENOUGH else PRICES[2]


def _best_set(s: MordorState, plan: Plan, picked: int, open_dice: int) -> tuple[float, int]:
    """The best set of dice of this throw that holds the dice already picked, and its worth."""
    nazgul = tuple([_nazgul_worth(s, die) if symbol == NAZGUL else 0.0 for die, symbol in enumerate(s.faces)])
    return _best_of(plan, s.faces, nazgul, s.aside, picked, open_dice)


@lru_cache(maxsize=100_000)
def _best_of(
    plan: Plan, faces: tuple[int, ...], nazgul: tuple[float, ...], aside: int, picked: int, open_dice: int
) -> tuple[float, int]:
    best = (-math.inf, 0)
    equal = plan.effect == EQUAL_SYMBOLS
    subset = open_dice
    while True:
        chosen = picked | subset
        if chosen and (equal or _all_different(faces, chosen)):
            best = max(best, (_worth(plan, faces, nazgul, aside | chosen), chosen))
        if not subset:
            return best
        subset = subset - 1 & open_dice


def _all_different(faces: tuple[int, ...], dice: int) -> bool:
    seen = 0
    for die in range(DICE):
        if has(dice, die):
            if has(seen, faces[die]):
                return False
            seen |= just(faces[die])
    return True


def _worth(plan: Plan, faces: tuple[int, ...], nazgul: tuple[float, ...], aside: int) -> float:
    """What it is worth to have these dice set aside now, the others still to be thrown."""
    counts = _counts(faces, aside)
    rings, surplus = counts[RING], _surplus(plan, counts)
    if counts[WHITE_TREE]:
        worth = plan.final(rings, surplus)
    else:
        worth = plan.value(DICE - aside.bit_count(), rings, surplus)
    struck = sum(nazgul[die] for die in range(DICE) if has(aside, die))
    return worth + counts[GANDALF] * plan.gandalf + struck


def _counts(faces: tuple[int, ...], dice: int) -> list[int]:
    counts = [0] * 6
    for die in range(DICE):
        if has(dice, die):
            counts[faces[die]] += 1
    return counts


def _surplus(plan: Plan, counts: list[int]) -> int:
    return counts[FELLOWSHIP] * plan.per_fellowship - counts[ORC] * plan.per_orc


def _nazgul_worth(s: MordorState, die: int) -> float:
    """A Nazgûl costs what a mark is worth to whom it strikes; rivals may have it."""
    struck = struck_by(s, die)
    if struck != s.active:
        return RIVAL_STRUCK * _price(s, struck)
    return 0.0 if s.effect == NO_NAZGUL else -_price(s, struck)


def _best_nazgul(s: MordorState, dice: Sequence[int]) -> int:
    """The Nazgûl to set aside: the cheapest; among equals the one that strikes the rival furthest on."""

    def key(die: int) -> tuple[float, int, int]:
        struck = struck_by(s, die)
        return _nazgul_worth(s, die), s.position[struck], -((struck - s.active) % s.players)

    return max(dice, key=key)


# -- judging a position --------------------------------------------------------------------------

FAR, FAR_SQUARED, FAR_WITH_RESERVE = -1.04, 0.008, 0.192
RESERVE, LAST_MARKS, TURN_TO_COME = 0.411, -2.582, 0.563
NEXT_TURN_AT = (0.0, 0.153, -0.096, -0.012, 0.142, -0.426, -0.24, -0.647, -1.023)
"""Of a turn that begins at a place with each effect."""
NOBODY, NOBODY_RESERVE, NOBODY_LAST_MARKS = -2.182, -0.462, 0.356
"""All these are weights of a softmax over the seats and 'nobody wins', fitted to 13,400 matches of
`steady` with itself (2 to 4 players, both sheets and layouts, 5 % blind answers)."""


def chances(s: MordorState) -> list[float] | None:
    """Each seat's chance to win, from how far it has to go, its marks, and squares still to halve.

    None once somebody is in Mordor: the rest of the round decides, and is quickly played.
    """
    weights = []
    nobody = NOBODY
    for seat in range(s.players):
        if has(s.out, seat):
            weights.append(0.0)
            nobody += NOBODY_LAST_MARKS
            continue
        position = s.position[seat]
        if position == s.sheet.mordor:
            return None
        marks = s.marks_left(seat)
        reserve = marks + s.squares_to_halve(seat).bit_count()
        to_come = (seat - s.first) % s.players >= (s.active - s.first) % s.players
        weights.append(
            _strength(s.sheet.mordor - position, marks, reserve, to_come, s.sheet.effects[position])
        )
        nobody += _weakness(marks, reserve)
    total = sum(weights) + math.exp(nobody)
    return [weight / total for weight in weights]


@lru_cache(maxsize=16_384)
def _strength(distance: int, marks: int, reserve: int, to_come: bool, effect: int) -> float:
    log_reserve = math.log(reserve)
    logit = distance * (FAR + FAR_SQUARED * distance + FAR_WITH_RESERVE * log_reserve)
    logit += RESERVE * log_reserve + LAST_MARKS / marks + NEXT_TURN_AT[effect]
    return math.exp(logit + (TURN_TO_COME if to_come else 0.0))


@lru_cache(maxsize=1024)
def _weakness(marks: int, reserve: int) -> float:
    return NOBODY_RESERVE * math.log(reserve) + NOBODY_LAST_MARKS / marks


class MordorHeuristics(Heuristics[MordorState]):
    has_steady = True

    def steady(self, s: MordorState, seat: int, kind: str, codes: Sequence[int]) -> int:
        return steady(s, seat, kind, codes)

    def chances(self, s: MordorState) -> Sequence[float] | None:
        return chances(s)
