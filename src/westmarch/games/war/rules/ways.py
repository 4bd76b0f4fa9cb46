"""The way of the Ring-bearers when they are declared or revealed (p. 38-39).

It is the Free Peoples' choice where ways within the progress cost different Hunt tiles, else nobody asks.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import reduce
from operator import and_, or_
from typing import Any

from westmarch.core.rules import Question
from westmarch.core.sets import has, just
from westmarch.games.war.board import Board
from westmarch.games.war.cards.lasting import lurks
from westmarch.games.war.ids import DONE, FREE, REGION, Region
from westmarch.games.war.seats import leader
from westmarch.games.war.state import WarState


def choose(s: WarState, to: Region, dark: int) -> Generator[Question, Any, int]:
    """The places with a price that the way to ``to`` passes: of ``dark``, and where a card lies in wait.

    The Free Peoples name them one by one; what all ways pass that are still open goes without saying.
    """
    if to == s.fellowship:
        return dark & just(to)  # they stay (p. 38)
    before, s.focus = s.focus, to
    while True:
        left = still_open(s, to, dark)
        s.way = reduce(and_, left)
        if len({price(s, passed, dark) for passed in left}) == 1:
            chosen = left[0]
            break
        options = REGION.codes_of(reduce(or_, left) & ~s.way)
        if s.way in left:
            options.insert(0, DONE)
        answer = yield (leader(s, FREE), "fellowship.way", options)
        if answer == DONE:
            chosen = s.way
            break
        s.way |= just(REGION.of(answer))
    s.focus, s.way = before, 0
    return chosen


def still_open(s: WarState, to: Region, dark: int) -> list[int]:
    """What each way to ``to`` passes, of those ways that pass all that was named so far."""
    costly = dark | _lurking(s)
    return [passed for passed in ways(s.board, s.fellowship, to, s.progress, costly) if not s.way & ~passed]


def price(s: WarState, passed: int, dark: int) -> tuple[int, int]:
    """Tiles for Strongholds, and what may strike from where it lurks."""
    return (passed & dark).bit_count(), (passed & _lurking(s)).bit_count()


def _lurking(s: WarState) -> int:
    """Regions where a card lies in wait."""
    regions = 0
    for places in lurks.heard(s):
        regions |= places
    return regions


def ways(board: Board, start: Region, to: Region, steps: int, costly: int) -> list[int]:
    """The sets of ``costly`` regions that ways of so many steps at most pass, start and end included.

    A way may turn back on itself (p. 38 only counts regions), but not where that passes nothing new.
    """
    neighbours, within = board.neighbours, board.within[to]
    reached = {(start, costly & just(start))}
    frontier = list(reached)
    for left in range(steps - 1, -1, -1):
        following = []
        for place, passed in frontier:
            for around in neighbours[place]:
                way = (around, passed | costly & just(around))
                if has(within[left], around) and way not in reached:
                    reached.add(way)
                    following.append(way)
        frontier = following
    return sorted(passed for place, passed in reached if place == to)
