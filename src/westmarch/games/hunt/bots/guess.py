"""What a hunter makes of all that was said: where Frodo is, was, and will be next, and what asking is worth.

One view of both parts: in Part 1 over journey sheets, in Part 2 over journey cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import log2

from westmarch.core.sets import has
from westmarch.games.hunt.belief_two import Flights, flights
from westmarch.games.hunt.board import Side
from westmarch.games.hunt.bots.likely import ONES, Likely, lanes, likely, likely_next
from westmarch.games.hunt.state import ARRIVED, HuntState

Shares = dict[int, float]
"""Places, each with its probability."""


def bits(chance: float) -> float:
    """What a yes or no of this chance tells."""
    if chance <= 0.0 or chance >= 1.0:
        return 0.0
    return -chance * log2(chance) - (1 - chance) * log2(1 - chance)


class Guess:
    """Built once for a moment; its parts are plain numbers."""

    def __init__(self, last: Shares, soon: Shares, wild: float) -> None:
        self.last = last
        self.soon = soon
        """The last location after Frodo's next move."""
        self.wild = wild
        self._told: dict[int, tuple[float, float]] = {}

    def at(self, place: int) -> float:
        return self.last.get(place, 0.0)

    def within(self, places: int) -> float:
        return sum(share for place, share in self.last.items() if has(places, place))

    def asking(self, places: int) -> float:
        """Bits that Perception on these places gives."""
        return bits(self.within(places))

    def searching(self, place: int) -> tuple[float, float]:
        """The chance that a place was visited, and the bits about Frodo's last location in the answer."""
        if place not in self._told:
            self._told[place] = self._search(place)
        return self._told[place]

    def _search(self, place: int) -> tuple[float, float]:
        visited = told = 0.0
        for share, seen in self._visits(place):
            visited += share * seen
            told += share * bits(seen)
        return visited, max(0.0, bits(visited) - told)

    def _visits(self, place: int) -> Iterable[tuple[float, float]]:
        """For each last location its probability, and how surely this place was visited then."""
        raise NotImplementedError


class SheetGuess(Guess):
    def __init__(self, side: Side, now: Likely, then: Likely | None) -> None:
        self._side = side
        self._now = now
        last = shares_of(side, now)
        super().__init__(last, last if then is None else shares_of(side, then), now.in_wild)

    def _visits(self, place: int) -> Iterable[tuple[float, float]]:
        total, offset, _ = lanes(self._side)
        shift = offset[place]
        for last, number in self._now.by_last.items():
            yield self.last[last], (number >> shift & ONES) / (number >> total)


def shares_of(side: Side, paths: Likely) -> Shares:
    total = lanes(side)[0]
    whole = sum(number >> total for number in paths.by_last.values())
    return {place: (number >> total) / whole for place, number in paths.by_last.items()} if whole else {}


class CardGuess(Guess):
    def __init__(self, flown: Flights, track: int) -> None:
        cards = flown.cards()
        whole = sum(cards.values())
        self._cards = [(number / whole, flown.board.journeys[card]) for card, number in cards.items()]
        self._track = track
        last: Shares = {}
        soon: Shares = {}
        wild = 0.0
        for share, journey in self._cards:
            here, there = journey.last[track], journey.last[min(track + 1, journey.end)]
            last[here] = last.get(here, 0.0) + share
            soon[there] = soon.get(there, 0.0) + share
            wild += share * (journey.rows[track] < 0)
        super().__init__(last, soon, wild)

    def _visits(self, place: int) -> Iterable[tuple[float, float]]:
        return [(share, float(has(card.passed[self._track], place))) for share, card in self._cards]


@lru_cache(maxsize=512)
def _of_sheets(side: Side, now: Likely, then: Likely | None) -> Guess:
    return SheetGuess(side, now, then)


@lru_cache(maxsize=512)
def _of_cards(flown: Flights, track: int) -> Guess:
    return CardGuess(flown, track)


def guess(s: HuntState) -> Guess:
    """What hunters can make of this moment."""
    if s.part == 1:
        gone = bool(s.ways) and s.ways[-1] == ARRIVED
        return _of_sheets(s.side, likely(s), None if gone else likely_next(s))
    return _of_cards(flights(s), s.track)
