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

    def __init__(self, side: Side, ways: tuple[int, ...], exit_place: int, said: tuple[Said, ...]) -> None:
        self._side = side
        self._ways = ways
        self._exit = exit_place
        self._told = told = _told(len(ways), said)
        self._trail = {place: just(number) for number, place in enumerate(told.trails)}
        first: Layer = {}
        for start in members(side.starts & ~told.forbidden[0]):
            spot = (start, 0, self._trail.get(start, 0))
            if self._fits(0, spot):
                first[spot] = 1
        self.layers: list[Layer] = [first]
        for entry, way in enumerate(ways, 1):
            following: Layer = {}
            for spot, number in self.layers[-1].items():
                for after, _ in self._next(entry, way, spot):
                    following[after] = following.get(after, 0) + number
            self.layers.append(following)

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
        for place in members(places & ~self._told.forbidden[entry]):
            found.append(((place, 0, explained | self._trail.get(place, 0)), place))
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


@lru_cache(maxsize=256)
def _paths(side: Side, ways: tuple[int, ...], exit_place: int, said: tuple[Said, ...]) -> Paths:
    return Paths(side, ways, exit_place, said)


def paths(s: HuntState) -> Paths:
    """The journey sheets of Part 1 that fit; in Part 2 those of the part that is over."""
    said = s.said if s.part == 1 else s.first_said
    return _paths(s.board.sides[1], tuple(s.ways), s.exit, tuple(said))
