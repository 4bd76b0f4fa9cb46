"""Part 2 as hunters can know it: journey cards weighed against Gandalf's ways.

Perception does not tell Frodo from Gandalf (p. 32), so what a card does not explain Gandalf must.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from westmarch.core.chance import Chance
from westmarch.core.sets import has, just, members
from westmarch.games.hunt.belief import weighted
from westmarch.games.hunt.board import Board, Journey, visited_by
from westmarch.games.hunt.state import (
    BEGAN,
    EITHER_LAST,
    GANDALF_LAST,
    IN_WILD,
    LAST,
    SEARCHED,
    VISITED,
    WENT,
    HuntState,
    Said,
)

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


Layer = dict[GandalfSpot, int]


def _next(board: Board, done: int, way: int, allowed: int, spot: GandalfSpot) -> list[GandalfSpot]:
    """Where Gandalf can be after an entry that came about in this way."""
    place, used = spot
    if way == WENT:
        return [(to, used) for to in members(board.sides[2].connected[place] & allowed)]
    return [
        (to, used | just(token))
        for token, to in enumerate(board.deeds)
        if allowed >> to & 1 and not has(used | done, token)
    ]


@lru_cache(maxsize=1 << 14)
def _layer(board: Board, ways: tuple[int, ...], done: int, allowed: tuple[int, ...]) -> Layer:
    """In how many ways he can be at each spot after all these entries; earlier layers are remembered."""
    if not ways:
        return {(-1, 0): 1}
    following: Layer = {}
    for spot, number in _layer(board, ways[:-1], done, allowed[:-1]).items():
        for after in _next(board, done, ways[-1], allowed[-1], spot):
            following[after] = following.get(after, 0) + number
    return following


@dataclass(frozen=True)
class GandalfWays:
    """All records of Gandalf's moves that fit, given which answers he has to explain."""

    board: Board
    ways: tuple[int, ...]
    done: int
    allowed: tuple[int, ...]
    """Where he may be after each entry."""

    @property
    def number(self) -> int:
        return sum(_layer(self.board, self.ways, self.done, self.allowed).values())

    def draw(self, chance: Chance) -> tuple[list[int], int]:
        """A record, and the tokens used for it."""
        spot = weighted(chance, list(_layer(self.board, self.ways, self.done, self.allowed).items()))
        used = spot[1]
        record: list[int] = []
        for entry in range(len(self.ways), 0, -1):
            record.append(spot[0])
            spot = weighted(chance, self._before(entry, spot))
        return record[::-1], used

    def _before(self, entry: int, spot: GandalfSpot) -> list[tuple[GandalfSpot, int]]:
        """From which spots an entry can have led to this one, each with its number."""
        layer = _layer(self.board, self.ways[: entry - 1], self.done, self.allowed[: entry - 1])
        place, used = spot
        if self.ways[entry - 1] == WENT:  # connected is said of both ends
            near = [(there, used) for there in members(self.board.sides[2].connected[place])]
            return [(earlier, layer[earlier]) for earlier in near if earlier in layer]
        without = used & ~just(self.board.deeds.index(place))
        return [(earlier, number) for earlier, number in layer.items() if earlier[1] == without]


def gandalf_ways(
    board: Board, ways: tuple[int, ...], done: int, said: tuple[Said, ...], must: Unexplained
) -> GandalfWays:
    assert not ways or ways[0] == BEGAN
    allowed = [board.sides[2].locations] * len(ways)
    for number, (kind, _, _, entries, what, yes) in enumerate(said):
        if kind == GANDALF_LAST or (kind == EITHER_LAST and (not yes or number in must)):
            allowed[entries - 1] &= what if yes else ~what
    return GandalfWays(board, ways, done, tuple(allowed))


Group = tuple[Unexplained, tuple[int, ...]]
"""Journey cards that leave the same answers to Gandalf."""


@dataclass(frozen=True, eq=False)
class Flights:
    """All that can be true of Part 2: a journey card for each time between two changes of direction, all of
    one length and all different, and a record of Gandalf's moves."""

    board: Board
    ways: tuple[int, ...]
    done: int
    said: tuple[Said, ...]
    choices: tuple[tuple[tuple[Group, ...], int], ...]
    """For each combination of groups, one an era, how many worlds it holds (cards may stand twice here)."""

    def draw(self, chance: Chance) -> tuple[list[int], list[int], int]:
        """The cards of all eras, Gandalf's record and the tokens it used; uniform over all that fits."""
        while True:
            groups = weighted(chance, self.choices)
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
