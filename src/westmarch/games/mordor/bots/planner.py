"""What the rest of a turn is worth: an exact expectation over throws, blind to the colours of dice.

Values are in rings. A plan is made for fixed prices of a Nazgûl and of a Gandalf; the heuristic in
`bots` sets the prices from the position. Dice are taken as alike, each with the average faces.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb

from westmarch.games.mordor.board import (
    DOUBLE_FELLOWSHIP,
    DOUBLE_ORCS,
    EQUAL_SYMBOLS,
    FELLOWSHIP,
    GANDALF,
    NAZGUL,
    ORC,
    REPEAT_THROWS,
    RING,
    SYMBOL,
    TWO_RINGS,
    Sheet,
)

KINDS = (RING, GANDALF, FELLOWSHIP, ORC, NAZGUL)
"""The White Tree is left out: a coloured die has none, and the black one is one of five."""
Counts = tuple[int, ...]


class Plan:
    """Values of throwing on, for one place effect, need of rings, and prices."""

    __slots__ = ("_known", "_odds", "effect", "gandalf", "nazgul", "need", "per_fellowship", "per_orc")

    def __init__(
        self, odds: tuple[float, ...], effect: int, need: int, nazgul: float, gandalf: float
    ) -> None:
        self._odds = odds
        self.effect = effect
        self.need = need
        self.nazgul = nazgul
        self.gandalf = gandalf
        self.per_fellowship = 2 if effect == DOUBLE_FELLOWSHIP else 1
        self.per_orc = 2 if effect == DOUBLE_ORCS else 1
        self._known: dict[tuple[int, int, int], float] = {}

    def final(self, rings: int, surplus: int) -> float:
        """Rings that count when the throwing is over; ``surplus`` is fellowship less orcs."""
        if surplus < 0:
            return 0.0
        return float(min(max(0, rings - (self.effect == TWO_RINGS)), self.need))

    def value(self, dice: int, rings: int, surplus: int) -> float:
        """The expected worth of throwing on with so many dice."""
        if not dice:
            return self.final(rings, surplus)
        key = (dice, rings, surplus)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._expect(dice, rings, surplus)
        return known

    def _expect(self, dice: int, rings: int, surplus: int) -> float:
        worths = [
            (odds, self._best(counts, dice, rings, surplus)) for counts, odds in throws(dice, self._odds)
        ]
        mean = sum(odds * worth for odds, worth in worths)
        if self.effect == REPEAT_THROWS:  # a throw below the average is repeated
            return sum(odds * max(worth, mean) for odds, worth in worths)
        return mean

    def _best(self, counts: Counts, dice: int, rings: int, surplus: int) -> float:
        best = -1e9
        for taken, number, ring, gandalf, swing, nazgul in sets(counts, self.effect == EQUAL_SYMBOLS):
            worth = gandalf * self.gandalf - nazgul * self.nazgul
            fellowship, orcs = swing
            after = surplus + fellowship * self.per_fellowship - orcs * self.per_orc
            worth += self.value(dice - number, rings + ring, after)
            if worth > best and taken:
                best = worth
        return best


@cache
def throws(dice: int, odds: tuple[float, ...]) -> tuple[tuple[Counts, float], ...]:
    """Every throw as counts of the symbols, with its probability."""
    found = []
    for counts in product(range(dice + 1), repeat=len(KINDS)):
        if sum(counts) != dice:
            continue
        chance = 1.0
        left = dice
        for count, face in zip(counts, odds, strict=True):
            chance *= comb(left, count) * face**count
            left -= count
        if chance:
            found.append((counts, chance))
    return tuple(found)


Taken = tuple[bool, int, int, int, tuple[int, int], int]


@cache
def sets(counts: Counts, equal: bool) -> tuple[Taken, ...]:
    """Every legal set to take from a throw: whether any, how many, rings, Gandalfs, orcs..., Nazgûl."""
    return tuple(_sets(counts, equal))


def _sets(counts: Counts, equal: bool) -> Iterator[Taken]:
    most = [count if equal else min(count, 1) for count in counts]
    least = [0, 0, 0, 0, min(most[4], 1)]
    ranges = [range(low, high + 1) for low, high in zip(least, most, strict=True)]
    for ring, gandalf, fellowship, orcs, nazgul in product(*ranges):
        number = ring + gandalf + fellowship + orcs + nazgul
        if number:
            yield True, number, ring, gandalf, (fellowship, orcs), nazgul


@cache
def average_odds(sheet_faces: tuple[tuple[int, ...], ...]) -> tuple[float, ...]:
    """How often each symbol falls on an average die, the White Tree aside."""
    faces = [code - SYMBOL.first for die in sheet_faces for code in die]
    counts = [faces.count(kind) for kind in KINDS]
    return tuple(count / sum(counts) for count in counts)


@cache
def plan(odds: tuple[float, ...], effect: int, need: int, nazgul: float, gandalf: float) -> Plan:
    return Plan(odds, effect, need, nazgul, gandalf)


def plan_for(sheet: Sheet, effect: int, need: int, nazgul: float, gandalf: float) -> Plan:
    return plan(average_odds(sheet.faces), effect, min(need, 5), nazgul, gandalf)
