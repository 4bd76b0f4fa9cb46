"""What hunters can know: the exact set of ways that fit all that was said, counted and drawn uniformly.

Takes the board and the public story only; nothing here has an argument for the true way. Part 1 is a count
over (last location, dots, trails already explained) per entry of the sheet; Part 2 weighs journey cards
against Gandalf's ways, because Perception does not tell the two apart (p. 32).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from westmarch.core.chance import Chance
from westmarch.core.sets import has, just, members
from westmarch.games.hunt.board import Board, Journey, Side, visited_by
from westmarch.games.hunt.state import (
    A_DOT,
    ARRIVED,
    BEGAN,
    CROSSED,
    DOT_ENTRY,
    EITHER_LAST,
    ESCAPED,
    FAR,
    GANDALF_LAST,
    IN_WILD,
    LAST,
    SEARCHED,
    VISITED,
    WENT,
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
        spot = _weighted(chance, list(self.layers[-1].items()))
        entries: list[int] = []
        for entry in range(len(self._ways), 0, -1):
            before = [
                ((earlier, written), number)
                for earlier, number in self.layers[entry - 1].items()
                for after, written in self._next(entry, self._ways[entry - 1], earlier)
                if after == spot
            ]
            spot, written = _weighted(chance, before)
            entries.append(written)
        return spot[0], entries[::-1]


def _weighted(chance: Chance, weighted: Sequence[tuple[T, int]]) -> T:
    """One of these by its weight; exact also where the numbers are large."""
    total = sum(number for _, number in weighted)
    at = _below(chance, total)
    for item, number in weighted:
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


# -- Part 2 ------------------------------------------------------------------------------------------

Unexplained = frozenset[int]
"""Answers (by number) that Frodo's card does not explain: Gandalf must have been there."""


def explains(journey: Journey, said: Sequence[Said], era: int, havens: bool) -> Unexplained | None:
    """None if the card contradicts what was said in its time; else what is left for Gandalf."""
    left = []
    for number, (kind, when, track, _, what, yes) in enumerate(said):
        if when != era or kind == GANDALF_LAST:
            continue
        if track >= journey.end:
            return None
        if kind in (VISITED, SEARCHED):
            if visited_by(journey, track, what, havens, kind == SEARCHED) != bool(yes):
                return None
        elif kind == IN_WILD:
            if (journey.rows[track] < 0) != bool(yes):
                return None
        else:
            there = has(what, journey.last[track])
            if kind == LAST and there != bool(yes):
                return None
            if kind == EITHER_LAST and there and not yes:
                return None
            if kind == EITHER_LAST and yes and not there:
                left.append(number)
    return frozenset(left)


GandalfSpot = tuple[int, int]
"""His location, and the deed tokens that were used to place him."""


class GandalfWays:
    """All records of Gandalf's moves that fit, given which answers he has to explain."""

    def __init__(
        self, board: Board, ways: tuple[int, ...], done: int, said: tuple[Said, ...], must: Unexplained
    ) -> None:
        self._board = board
        self._ways = ways
        self._done = done
        side = board.sides[2]
        self._allowed = [side.locations] * (len(ways) + 1)
        for number, (kind, _, _, entries, what, yes) in enumerate(said):
            if kind == GANDALF_LAST or (kind == EITHER_LAST and (not yes or number in must)):
                self._allowed[entries] &= what if yes else ~what
        self.layers: list[dict[GandalfSpot, int]] = [{(-1, 0): 1}]
        for entry, way in enumerate(ways, 1):
            following: dict[GandalfSpot, int] = {}
            for spot, number in self.layers[-1].items():
                for after in self._next(entry, way, spot):
                    following[after] = following.get(after, 0) + number
            self.layers.append(following)

    def _next(self, entry: int, way: int, spot: GandalfSpot) -> list[GandalfSpot]:
        place, used = spot
        allowed = self._allowed[entry]
        if way == WENT:
            near = self._board.sides[2].connected[place] & allowed
            return [(to, used) for to in members(near)]
        return [
            (to, used | just(token))
            for token, to in enumerate(self._board.deeds)
            if allowed >> to & 1 and not has(used | self._done, token)
        ]

    @property
    def number(self) -> int:
        return sum(self.layers[-1].values())

    def draw(self, chance: Chance) -> tuple[list[int], int]:
        """A record, and the tokens used for it."""
        spot = _weighted(chance, list(self.layers[-1].items()))
        used = spot[1]
        record: list[int] = []
        for entry in range(len(self._ways), 0, -1):
            record.append(spot[0])
            before = [
                (earlier, number)
                for earlier, number in self.layers[entry - 1].items()
                if spot in self._next(entry, self._ways[entry - 1], earlier)
            ]
            spot = _weighted(chance, before)
        return record[::-1], used


@lru_cache(maxsize=1024)
def gandalf_ways(
    board: Board, ways: tuple[int, ...], done: int, said: tuple[Said, ...], must: Unexplained
) -> GandalfWays:
    assert not ways or ways[0] == BEGAN
    return GandalfWays(board, ways, done, said, must)


Group = tuple[Unexplained, tuple[int, ...]]
"""Journey cards that leave the same answers to Gandalf."""


@dataclass(frozen=True)
class Flights:
    """All that can be true of Part 2: a journey card for each time between two changes of direction (all of one
    length, all different), and a record of Gandalf's moves."""

    board: Board
    ways: tuple[int, ...]
    done: int
    said: tuple[Said, ...]
    choices: tuple[tuple[tuple[Group, ...], int], ...]
    """For each combination of groups, one an era, how many worlds it holds (cards may stand twice here)."""

    def draw(self, chance: Chance) -> tuple[list[int], list[int], int]:
        """The cards of all eras, Gandalf's record and the tokens it used; uniform over all that fits."""
        while True:
            groups = _weighted(chance, self.choices)
            cards = [group[1][chance.below(len(group[1]))] for group in groups]
            if len(set(cards)) == len(cards):  # else drawn anew: no card is used twice
                break
        must = frozenset().union(*(group[0] for group in groups))
        record, used = gandalf_ways(self.board, self.ways, self.done, self.said, must).draw(chance)
        return cards, record, used

    def cards(self) -> dict[int, int]:
        """In how many worlds each card is the present one; cards of earlier eras are not told apart."""
        found: dict[int, int] = {}
        for groups, number in self.choices:
            for card in groups[-1][1]:
                found[card] = found.get(card, 0) + number // len(groups[-1][1])
        return found


@lru_cache(maxsize=256)
def _flights(
    board: Board,
    eras: int,
    decks: tuple[int, ...],
    ways: tuple[int, ...],
    done: int,
    said: tuple[Said, ...],
    track: int,
    havens: bool,
) -> Flights:
    choices: list[tuple[tuple[Group, ...], int]] = []
    for deck in decks:
        combined: list[tuple[tuple[Group, ...], int]] = [((), 1)]
        for era in range(eras):
            by_left: dict[Unexplained, list[int]] = {}
            for card in members(deck):
                journey = board.journeys[card]
                left = explains(journey, said, era, havens)
                if left is not None and not (era == eras - 1 and track >= journey.end):
                    by_left.setdefault(left, []).append(card)
            groups = [(left, tuple(cards)) for left, cards in by_left.items()]
            combined = [
                ((*earlier, group), number * len(group[1]))
                for earlier, number in combined
                for group in groups
            ]
        for taken, number in combined:
            must = frozenset().union(*(group[0] for group in taken))
            worlds = number * gandalf_ways(board, ways, done, said, must).number
            if worlds:
                choices.append((taken, worlds))
    return Flights(board, ways, done, said, tuple(choices))


def flights(s: HuntState) -> Flights:
    decks = (s.board.long,) if s.known_long else (s.board.short, s.board.long)
    eras = s.era + (s.journey != s.old_journeys[-1] if s.old_journeys else 1)
    return _flights(
        s.board,
        eras,
        decks,
        tuple(s.gandalf_ways),
        s.deeds_done,
        tuple(s.said),
        s.track,
        s.havens,
    )
