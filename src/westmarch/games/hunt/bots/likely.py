"""Where Frodo probably is: the exact set of ways that fit what was said, weighed by how people travel.

The set is that of `belief.py`; whoever makes for Bree is thought likelier than whoever strays, and each
spot remembers in how many of its ways each place was visited.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from westmarch.core.sets import members
from westmarch.games.hunt.belief import DOTS, ONE_DOT, PLACE, STAND, Counting, Layer, Paths
from westmarch.games.hunt.board import Side
from westmarch.games.hunt.state import FREELY, TRACK_END, HuntState

LANE = 112
"""Bits for a number of ways: weights and branches of sixteen entries stay below."""
ONES = (1 << LANE) - 1
ONWARD, SIDEWAYS, BACK = 4, 2, 1
"""How much likelier an entry is that brings an exit nearer."""
LATE = 2
"""The same for entries after which Bree can still be reached in time."""


@lru_cache(maxsize=8)
def to_go(side: Side) -> tuple[int, ...]:
    """Moves to the nearest exit from each stand."""
    size = (side.farthest + 1) << DOTS
    found = [0] * size
    for place in members(side.locations & ~side.exits):
        for dots in range(side.farthest + 1):
            found[place | dots << DOTS] = side.moves_to_exit(place, dots)
    return tuple(found)


@lru_cache(maxsize=8)
def lanes(side: Side) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Where the number of all ways stands, where each place's begins, and what is left without it."""
    number = len(side.available)
    whole = (1 << LANE * (number + 1)) - 1
    return (
        number * LANE,
        tuple(place * LANE for place in range(number)),
        tuple(whole ^ ONES << place * LANE for place in range(number)),
    )


def weight(before: int, after: int, entry: int) -> int:
    """Of an entry, by the moves that are left before and after it."""
    good = ONWARD if after < before else SIDEWAYS if after == before else BACK
    return good * LATE if entry + after <= TRACK_END else good


class Likely(Paths):
    """The numbers of a layer are long: one lane for every place, and one for all ways (see `lanes`)."""

    def _first(self) -> Layer:
        total, offset, _ = lanes(self._side)
        found = super()._first()
        return {spot: 1 << total | 1 << offset[spot & PLACE] for spot in found}

    def _following(self, entry: int, before: Layer) -> Layer:
        told = self._told
        trail, due, wild = told.trail, told.due[entry], told.wild[entry]
        allowed = told.allowed[entry]
        open_places = 0 if wild == 1 else allowed & ~told.forbidden[entry]
        after_dot, reach = self._steps(entry)
        total, offset, others = lanes(self._side)
        left = to_go(self._side)
        found: Layer = {}
        count = found.get
        for spot, number in before.items():
            stand = spot & STAND
            explained = spot ^ stand
            here = left[stand]
            if after_dot is not None:
                stays = explained | after_dot[stand]
                fits = allowed >> (stays & PLACE) & 1 and not due & ~stays
                if fits and (wild < 0 or ((stays & STAND) >= ONE_DOT) == wild):
                    found[stays] = count(stays, 0) + number * weight(here, left[stays & STAND], entry)
            for place in members(reach[stand] & open_places):
                after = explained | place
                if place in trail:
                    after |= trail[place]
                if not due & ~after:
                    visits = number & others[place] | (number >> total) << offset[place]
                    found[after] = count(after, 0) + visits * weight(here, left[place], entry)
        return found

    @cached_property
    def by_last(self) -> dict[int, int]:
        """The long numbers of each last location."""
        found: dict[int, int] = {}
        for spot, number in self.layers[-1].items():
            found[spot & PLACE] = found.get(spot & PLACE, 0) + number
        return found

    @cached_property
    def in_wild(self) -> float:
        total = lanes(self._side)[0]
        number = sum(number >> total for number in self.layers[-1].values())
        dots = sum(number >> total for spot, number in self.layers[-1].items() if spot & STAND >= ONE_DOT)
        return dots / number if number else 0.0


LIKELY = Counting(Likely, 256)


def likely(s: HuntState) -> Likely:
    return LIKELY.of(s.board.sides[1], tuple(s.ways), s.exit, tuple(s.said))


def likely_next(s: HuntState, way: int = FREELY) -> Likely:
    """After one more entry, of which nobody has heard more."""
    return LIKELY.of(s.board.sides[1], (*s.ways, way), s.exit, tuple(s.said))
