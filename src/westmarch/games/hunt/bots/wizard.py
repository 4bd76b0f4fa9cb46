"""Gandalf in Part 2: deeds first, then he walks where Nazgûl look for Frodo, and is in Rivendell before him.

Where he stands, Perception says yes as it does for Frodo (p. 32); and he can drive off those who come close.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from westmarch.core.sets import has, just, members
from westmarch.games.hunt.board import Side
from westmarch.games.hunt.bots import ground
from westmarch.games.hunt.bots.flight import Flight, whim
from westmarch.games.hunt.ids import DEED
from westmarch.games.hunt.state import HuntState

NEVER = 99
RESCUE = 1.0
"""The danger in which Gandalf comes to drive Nazgûl off."""
MUDDLE = 1.5
"""How much he likes to be where hunters look for Frodo."""


@lru_cache(maxsize=8)
def walks(side: Side) -> tuple[tuple[int, ...], ...]:
    """How many moves Gandalf needs from each location to each other."""
    size = len(side.connected)
    table = []
    for start in range(size):
        row = [NEVER] * size
        seen = frontier = just(start)
        moves = 0
        while frontier:
            wider = 0
            for place in members(frontier):
                row[place] = moves
                wider |= side.connected[place]
            frontier = wider & ~seen
            seen |= frontier
            moves += 1
        table.append(tuple(row))
    return tuple(table)


def to_rivendell(s: HuntState, place: int) -> int:
    return min(walks(s.side)[place][to] for to in members(s.side.exits))


def errand(s: HuntState, place: int, deeds: int) -> float:
    """Moves until all deeds are done, the nearest first, and until Rivendell."""
    rows = walks(s.side)
    goals = [s.board.deeds[token] for token in members(deeds)]
    total = 0.0
    while goals:
        nearest = min(goals, key=lambda goal: rows[place][goal])
        total += rows[place][nearest]
        place = nearest
        goals.remove(nearest)
    return total + 0.8 * to_rivendell(s, place)


def driven_off(s: HuntState, place: int) -> int:
    """How many Nazgûl he would drive away from Frodo there."""
    around = ground.near(s.side, s.last)
    threats = [one for one, at in enumerate(s.riders) if at == place and ground.reach_of(s, one) & around]
    return len(threats)


def go(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    place = s.side.domain
    flight = Flight(s)
    saves = s.on_frodo > 0 and flight.danger > RESCUE

    def worth(code: int) -> float:
        at = place.of(code)
        value = 0.4 * whim(s, code)
        if saves:
            value += 4.0 * driven_off(s, at)
        if s.deeds:
            return value - errand(s, at, s.deeds)
        late = to_rivendell(s, at) - (0 if burdened(s) else s.card.end - s.track - 1)
        value -= 4.0 * max(0, late)
        zone = s.side.in_zone[s.side.zone[at]]
        looked = sum(share for where, share in flight.after().items() if has(zone, where))
        return value + MUDDLE * looked * (0.3 if has(zone, s.last) else 1.0)

    return max(codes, key=worth)


def begin(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The token whose place leaves the shortest way to the others."""

    def cost(code: int) -> float:
        at = s.side.domain.of(code)
        return errand(s, at, s.deeds & ~just(s.board.deeds.index(at)))

    return min(codes, key=cost)


def hide(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return min(codes, key=lambda code: errand(s, s.side.domain.of(code), s.deeds))


def shows_himself(s: HuntState, flight: Flight) -> bool:
    """He drives Nazgûl off where Frodo is in danger of them."""
    return flight.danger > 0.8 * RESCUE and driven_off(s, s.gandalf[-1]) > 0


def burdened(s: HuntState) -> bool:
    """One more encounter may be the last."""
    return s.limit - s.corruption <= 5


def worth_doing(s: HuntState, code: int) -> bool:
    """A deed always; Rivendell when Frodo is nearly there, or the burden needs it."""
    return code == DEED or s.card.end - s.track <= 2 or burdened(s)
