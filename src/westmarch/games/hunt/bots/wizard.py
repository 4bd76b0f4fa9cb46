"""Gandalf in Part 2: to his deeds by the shortest way, then to Rivendell; he shows himself to save Frodo."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from westmarch.core.sets import just, members
from westmarch.games.hunt.board import Side
from westmarch.games.hunt.bots.flight import whim
from westmarch.games.hunt.ids import DEED
from westmarch.games.hunt.state import HuntState

NEVER = 99


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


def errand(s: HuntState, place: int, deeds: int) -> float:
    """Moves until all deeds that time allows are done, the nearest first, and until Rivendell."""
    rows = walks(s.side)
    goals = [s.board.deeds[token] for token in members(deeds)]
    total = 0.0
    while goals:
        nearest = min(goals, key=lambda goal: rows[place][goal])
        total += rows[place][nearest]
        place = nearest
        goals.remove(nearest)
    return total + 0.8 * min(rows[place][to] for to in members(s.side.exits))


def go(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    place = s.side.domain
    return min(codes, key=lambda code: errand(s, place.of(code), s.deeds) + 0.4 * whim(s, code))


def begin(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The token whose place leaves the shortest way to the others."""

    def cost(code: int) -> float:
        at = s.side.domain.of(code)
        return errand(s, at, s.deeds & ~just(s.board.deeds.index(at)))

    return min(codes, key=cost)


def hide(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return min(codes, key=lambda code: errand(s, s.side.domain.of(code), s.deeds))


def worth_doing(s: HuntState, code: int) -> bool:
    """A deed always; Rivendell once no deed is left, or the way is nearly over."""
    return code == DEED or not s.deeds or s.card.end - s.track <= 2
