"""What hunters can know: the exact set of ways that fit all that was said, counted and drawn uniformly.

Takes the board and the public story only; nothing here has an argument for the true way. Part 1 is a count
over (last location, dots, trails explained) for each entry of the sheet; for Part 2 see `belief_two.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from westmarch.core.chance import Chance
from westmarch.core.sets import just, members
from westmarch.games.hunt.board import Side
from westmarch.games.hunt.state import (
    A_DOT,
    ARRIVED,
    CROSSED,
    DOT_ENTRY,
    ESCAPED,
    FAR,
    IN_WILD,
    LAST,
    SEARCHED,
    VISITED,
    HuntState,
    Said,
)

T = TypeVar("T")
Spot = tuple[int, int, int]
"""Last location, dots since (no more than matter), and which of the trails are explained."""
Layer = dict[Spot, int]


# -- Part 1 ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Told:
    """What was said, by the number of entries after which it holds."""

    forbidden: tuple[int, ...]
    """Locations that cannot be the entry of this number (0 is the start)."""
    allowed: tuple[int, ...]
    """Where the last location may be after so many entries."""
    wild: tuple[int, ...]
    """-1 unknown, else whether Frodo was in the wild."""
    trails: tuple[int, ...]
    """Locations that must have been visited ..."""
    due: tuple[int, ...]
    """... after so many entries: the trails that must be explained by then, as a set of their numbers."""
    far: int
    """Moves to the nearest exit at the end, or -1."""


def _told(length: int, said: Iterable[Said]) -> Told:
    forbidden, allowed, wild = [0] * (length + 1), [-1] * (length + 1), [-1] * (length + 1)
    deadline: dict[int, int] = {}
    far = -1
    for kind, _, track, _, what, yes in said:
        if kind in (VISITED, SEARCHED):
            if yes:
                deadline[what] = min(track, deadline.get(what, track))
            else:
                for entry in range(track + 1):
                    forbidden[entry] |= just(what)
        elif kind == LAST:
            allowed[track] &= what if yes else ~what
        elif kind == IN_WILD:
            wild[track] = yes
        elif kind == FAR:
            far = what
    trails = tuple(sorted(deadline))
    due = [0] * (length + 1)
    for number, place in enumerate(trails):
        for entry in range(deadline[place], length + 1):
            due[entry] |= just(number)
    return Told(tuple(forbidden), tuple(allowed), tuple(wild), trails, tuple(due), far)


class Paths:
    """All journey sheets that fit what was said, counted entry by entry."""

    def __init__(
        self,
        side: Side,
        ways: tuple[int, ...],
        exit_place: int,
        said: tuple[Said, ...],
        earlier: list[Layer] | None = None,
    ) -> None:
        """``earlier`` are layers that what was said last does not touch; the others are counted here."""
        self._side = side
        self._ways = ways
        self._exit = exit_place
        self._told = told = _told(len(ways), said)
        self._trail = {place: just(number) for number, place in enumerate(told.trails)}
        self.layers: list[Layer] = list(earlier or [self._first()])
        for entry in range(len(self.layers), len(ways) + 1):
            way = ways[entry - 1]
            following: Layer = {}
            for spot, number in self.layers[-1].items():
                for after, _ in self._next(entry, way, spot):
                    following[after] = following.get(after, 0) + number
            self.layers.append(following)

    def _first(self) -> Layer:
        starts = members(self._side.starts & ~self._told.forbidden[0])
        spots = [(start, 0, self._trail.get(start, 0)) for start in starts]
        return {spot: 1 for spot in spots if self._fits(0, spot)}

    def narrowed(self) -> Layer:
        """The last layer without what the latest answer about Frodo's place rules out."""
        end = len(self._ways)
        return {spot: number for spot, number in self.layers[-1].items() if self._fits(end, spot)}

    def _fits(self, entry: int, spot: Spot) -> bool:
        told = self._told
        last, dots, explained = spot
        if not told.allowed[entry] >> last & 1 or told.due[entry] & ~explained:
            return False
        if told.wild[entry] >= 0 and (dots > 0) != told.wild[entry]:
            return False
        at_end = entry == len(self._ways) and told.far >= 0
        return not at_end or self._side.moves_to_exit(last, dots) == told.far

    def _next(self, entry: int, way: int, spot: Spot) -> list[tuple[Spot, int]]:
        """Where an entry of this way can lead from a spot, each with what is written."""
        side = self._side
        last, dots, explained = spot
        found: list[tuple[Spot, int]] = []
        places = 0
        if way == ESCAPED:
            found.append((spot, CROSSED))
            places = side.available_from(last, dots + 1) & ~side.exits & ~just(last)
        elif way == ARRIVED:
            places = side.available_from(last, dots) & just(self._exit)
        else:
            found.append(((last, min(dots + 1, side.farthest), explained), DOT_ENTRY))
            if way != A_DOT:
                places = side.available_from(last, dots) & ~side.exits
        trail = self._trail
        for place in members(places & ~self._told.forbidden[entry] & self._told.allowed[entry]):
            found.append(((place, 0, explained | trail[place] if place in trail else explained), place))
        return [(after, written) for after, written in found if self._fits(entry, after)]

    @property
    def number(self) -> int:
        """How many sheets fit."""
        return sum(self.layers[-1].values())

    def last_places(self) -> dict[int, int]:
        """In how many of the sheets each location is Frodo's last one."""
        found: dict[int, int] = {}
        for (last, _, _), number in self.layers[-1].items():
            found[last] = found.get(last, 0) + number
        return found

    def draw(self, chance: Chance) -> tuple[int, list[int]]:
        """A start and the entries after it: one of all sheets that fit, each as likely as the others."""
        spot = weighted(chance, list(self.layers[-1].items()))
        entries: list[int] = []
        for entry in range(len(self._ways), 0, -1):
            before = [
                ((earlier, written), number)
                for earlier, number in self.layers[entry - 1].items()
                for after, written in self._next(entry, self._ways[entry - 1], earlier)
                if after == spot
            ]
            spot, written = weighted(chance, before)
            entries.append(written)
        return spot[0], entries[::-1]


def weighted(chance: Chance, choices: Sequence[tuple[T, int]]) -> T:
    """One of these by its weight; exact also where the numbers are large."""
    total = sum(number for _, number in choices)
    at = _below(chance, total)
    for item, number in choices:
        at -= number
        if at < 0:
            return item
    raise AssertionError("nothing fits what was said")


def _below(chance: Chance, total: int) -> int:
    words = total.bit_length() // 64 + 1
    drawn = 0
    for _ in range(words):
        drawn = drawn << 64 | chance.word()
    return drawn * total >> 64 * words


@lru_cache(maxsize=1024)
def _paths(side: Side, ways: tuple[int, ...], exit_place: int, said: tuple[Said, ...]) -> Paths:
    """Counted on from an earlier moment where that is possible: a move adds a layer, an answer about where
    Frodo is now narrows the last one; only what tells of all places on the way is counted from the start."""
    end = len(ways)
    if said and said[-1][2] == end and said[-1][0] in (LAST, IN_WILD, FAR):
        layers = _paths(side, ways, exit_place, said[:-1]).layers
        found = Paths(side, ways, exit_place, said, layers)
        found.layers[-1] = found.narrowed()
        return found
    if ways and (not said or said[-1][2] < end):
        return Paths(side, ways, exit_place, said, _paths(side, ways[:-1], -1, said).layers)
    return Paths(side, ways, exit_place, said)


def paths(s: HuntState) -> Paths:
    """The journey sheets of Part 1 that fit; in Part 2 those of the part that is over."""
    said = s.said if s.part == 1 else s.first_said
    return _paths(s.board.sides[1], tuple(s.ways), s.exit, tuple(said))
