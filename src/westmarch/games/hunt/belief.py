"""What hunters can know: the exact set of ways that fit all that was said, counted and drawn uniformly.

Takes the board and the public story only; nothing here has an argument for the true way. Part 1 is a count
over (last location, dots, trails explained) for each entry of the sheet; for Part 2 see `belief_two.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

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
Spot = int
"""Last location, dots since (no more than matter), and which of the trails are explained, in one number."""
Layer = dict[Spot, int]
DOTS, TRAILS = 8, 12
"""Where in a spot the dots and the trails begin."""
PLACE, STAND = (1 << DOTS) - 1, (1 << TRAILS) - 1
ONE_DOT = 1 << DOTS


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
    trail: dict[int, int]
    """Locations that must have been visited, each with its bit in a spot ..."""
    due: tuple[int, ...]
    """... after so many entries: the bits that must be there by then."""
    far: int
    """Moves to the nearest exit at the end, or -1."""

    @classmethod
    def of(cls, length: int, said: Iterable[Said]) -> Told:
        forbidden, allowed, wild = [0] * (length + 1), [-1] * (length + 1), [-1] * (length + 1)
        deadline: dict[int, int] = {}
        far = -1
        for kind, _, track, _, what, yes in said:
            if kind in (VISITED, SEARCHED):
                if yes:
                    deadline.setdefault(what, track)  # said in order: the first time counts
                else:
                    for entry in range(track + 1):
                        forbidden[entry] |= just(what)
            elif kind == LAST:
                allowed[track] &= what if yes else ~what
            elif kind == IN_WILD:
                wild[track] = yes
            elif kind == FAR:
                far = what
        trail = {place: 1 << TRAILS + number for number, place in enumerate(deadline)}
        due = [0] * (length + 1)
        for place, first in deadline.items():
            for entry in range(first, length + 1):
                due[entry] |= trail[place]
        return cls(tuple(forbidden), tuple(allowed), tuple(wild), trail, tuple(due), far)

    def fits(self, side: Side, entry: int, spot: Spot, at_end: bool) -> bool:
        if not self.allowed[entry] >> (spot & PLACE) & 1 or self.due[entry] & ~spot:
            return False
        dots = (spot & STAND) >> DOTS
        if self.wild[entry] >= 0 and (dots > 0) != self.wild[entry]:
            return False
        return not at_end or self.far < 0 or side.moves_to_exit(spot & PLACE, dots) == self.far


@lru_cache(maxsize=8)
def steps_of(side: Side) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """From each stand (place and dots): the stand after a dot, where a move leads, where an escape does."""
    size = (side.farthest + 1) << DOTS
    dot, free, away = [0] * size, [0] * size, [0] * size
    for place in members(side.locations):
        for dots in range(side.farthest + 1):
            stand = place | dots << DOTS
            dot[stand] = place | min(dots + 1, side.farthest) << DOTS
            free[stand] = side.available_from(place, dots) & ~side.exits
            away[stand] = side.available_from(place, dots + 1) & ~side.exits & ~just(place)
    return tuple(dot), tuple(free), tuple(away)


class Paths:
    """All journey sheets that fit what was said, counted entry by entry."""

    def __init__(
        self,
        side: Side,
        ways: tuple[int, ...],
        exit_place: int,
        said: tuple[Said, ...],
        earlier: Sequence[Layer] = (),
    ) -> None:
        """``earlier`` are layers that what was said last does not touch; the others are counted here."""
        self._side = side
        self._ways = ways
        self._exit = exit_place
        self._told = Told.of(len(ways), said)
        self.layers: list[Layer] = list(earlier) or [self._first()]
        for entry in range(len(self.layers), len(ways) + 1):
            self.layers.append(self._following(entry, self.layers[-1]))
        end = len(ways)
        if self._told.far >= 0 or len(earlier) > end:  # the last layer may hold what was just ruled out
            last = self.layers[-1].items()
            self.layers[-1] = {
                spot: number for spot, number in last if self._told.fits(side, end, spot, at_end=True)
            }

    def _first(self) -> Layer:
        told, trail = self._told, self._told.trail
        spots = [start | trail.get(start, 0) for start in members(self._side.starts & ~told.forbidden[0])]
        return {spot: 1 for spot in spots if told.fits(self._side, 0, spot, at_end=False)}

    def _following(self, entry: int, before: Layer) -> Layer:
        """Where an entry can lead from all spots before it, as often as there are sheets."""
        told = self._told
        trail, due, wild = told.trail, told.due[entry], told.wild[entry]
        allowed = told.allowed[entry]
        open_places = 0 if wild == 1 else allowed & ~told.forbidden[entry]
        after_dot, reach = self._steps(entry)
        found: Layer = {}
        count = found.get
        for spot, number in before.items():
            stand = spot & STAND
            if after_dot is not None:
                stays = spot ^ stand | after_dot[stand]
                fits = allowed >> (stays & PLACE) & 1 and not due & ~stays
                if fits and (wild < 0 or ((stays & STAND) >= ONE_DOT) == wild):
                    found[stays] = count(stays, 0) + number
            explained = spot ^ stand
            for place in members(reach[stand] & open_places):
                after = explained | place
                if place in trail:
                    after |= trail[place]
                if not due & ~after:
                    found[after] = count(after, 0) + number
        return found

    def _steps(self, entry: int) -> tuple[Sequence[int] | None, Sequence[int]]:
        """For an entry: the stand without a new location (None: there must be one), and the locations."""
        dot, free, away = steps_of(self._side)
        way = self._ways[entry - 1]
        if way == ESCAPED:
            return range(len(dot)), away
        if way == ARRIVED:
            return None, _to_exit(self._side, self._exit)
        return dot, [0] * len(dot) if way == A_DOT else free

    @property
    def number(self) -> int:
        """How many sheets fit."""
        return sum(self.layers[-1].values())

    def last_places(self) -> dict[int, int]:
        """In how many of the sheets each location is Frodo's last one."""
        found: dict[int, int] = {}
        for spot, number in self.layers[-1].items():
            found[spot & PLACE] = found.get(spot & PLACE, 0) + number
        return found

    def draw(self, chance: Chance) -> tuple[int, list[int]]:
        """A start and the entries after it: one of all sheets that fit, each as likely as the others."""
        spot = weighted(chance, list(self.layers[-1].items()))
        entries: list[int] = []
        for entry in range(len(self._ways), 0, -1):
            spot, written = weighted(chance, self._before(entry, spot))
            entries.append(written)
        return spot & PLACE, entries[::-1]

    def _before(self, entry: int, spot: Spot) -> list[tuple[tuple[Spot, int], int]]:
        """From which spots an entry can have led to this one, with what was written, each by its number."""
        after_dot, reach = self._steps(entry)
        stays = CROSSED if self._ways[entry - 1] == ESCAPED else DOT_ENTRY
        stand, explained = spot & STAND, spot & ~STAND
        place, fresh = spot & PLACE, stand < ONE_DOT
        trail = self._told.trail.get(place, 0)
        found: list[tuple[tuple[Spot, int], int]] = []
        for earlier, number in self.layers[entry - 1].items():
            base = earlier & STAND
            before = earlier ^ base
            if after_dot is not None and before == explained and after_dot[base] == stand:
                found.append(((earlier, stays), number))
            if fresh and before | trail == explained and reach[base] >> place & 1:
                found.append(((earlier, place), number))
        return found


@lru_cache(maxsize=64)
def _to_exit(side: Side, exit_place: int) -> tuple[int, ...]:
    """From each stand the exit where Frodo left the board, if it was open to him."""
    return tuple(
        side.available_from(stand & PLACE, stand >> DOTS) & just(exit_place)
        if stand & PLACE < len(side.available)
        else 0
        for stand in range((side.farthest + 1) << DOTS)
    )


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


def untouched(paths: Paths, answer: Said) -> int:
    """How many layers stay as they are with one more answer, given after the last entry."""
    kind, _, _, _, place, _ = answer
    end = len(paths.layers)
    if kind not in (VISITED, SEARCHED):
        return end
    for entry, layer in enumerate(paths.layers):
        if any(spot & PLACE == place for spot in layer):
            return entry
    return end


P = TypeVar("P", bound=Paths)


class Counting(Generic[P]):
    """Counts on from the moment before: a move adds a layer, an answer about where Frodo is now narrows the
    last one, and one about a place on the way changes nothing before the first entry that can name it."""

    def __init__(self, kind: type[P], remembered: int) -> None:
        self._kind = kind
        self.of = lru_cache(maxsize=remembered)(self._of)

    def _of(self, side: Side, ways: tuple[int, ...], exit_place: int, said: tuple[Said, ...]) -> P:
        end = len(ways)
        if said and said[-1][2] == end:
            earlier = self.of(side, ways, exit_place, said[:-1])
            kept = earlier.layers[: untouched(earlier, said[-1])]
            return self._kind(side, ways, exit_place, said, kept)
        if ways:
            return self._kind(side, ways, exit_place, said, self.of(side, ways[:-1], -1, said).layers)
        return self._kind(side, ways, exit_place, said)


SHEETS = Counting(Paths, 1024)


def paths(s: HuntState) -> Paths:
    """The journey sheets of Part 1 that fit; in Part 2 those of the part that is over."""
    said = s.said if s.part == 1 else s.first_said
    return SHEETS.of(s.board.sides[1], tuple(s.ways), s.exit, tuple(said))
