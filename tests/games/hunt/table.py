"""A table for the tests of Hunt for the Ring: positions in a few words, and ways for Frodo to a place."""

from __future__ import annotations

from collections import deque
from typing import Any

from westmarch.core.content import load_content
from westmarch.core.match import Match
from westmarch.core.sets import members
from westmarch.games.hunt import tables
from westmarch.games.hunt.board import Board, Side, build
from westmarch.testing import script

CONTENT = load_content(tables.PACKAGE, tables.TABLES)
BOARD: Board = build(CONTENT)
SHIRE, WILD = BOARD.sides[1], BOARD.sides[2]
AWAY = {"blue": "45", "green": "50", "red": "53", "purple": "56"}
"""Nazgûl far from where most of Part 1 happens."""


def names(side: Side, places: int) -> set[str]:
    return {side.names[place] for place in members(places)}


def sheet_to(place: str, dots: int = 0, start: str = "1", side: Side = SHIRE) -> list[str]:
    """The shortest record after which a place is Frodo's last location, with so many dots after it."""
    goal = side.number[place]
    first = (side.number[start], 0)
    queue: deque[tuple[tuple[int, int], list[str]]] = deque([(first, [])])
    seen = {first}
    while queue:
        (last, marked), record = queue.popleft()
        if last == goal and not marked:
            return record + ["."] * dots
        following = [((last, marked + 1), ".")] if marked < 4 else []
        following += [((to, 0), side.names[to]) for to in members(side.available_from(last, marked))]
        for spot, entry in following:
            if spot not in seen and not 1 << spot[0] & side.exits:
                seen.add(spot)
                queue.append((spot, [*record, entry]))
    raise AssertionError(f"no way to {place}")


def frodo_at(place: str, dots: int = 0, **more: Any) -> Match[Any]:
    """The Ring-bearer's turn, with Frodo's last location there."""
    return script("hunt", {"record": sheet_to(place, dots), "nazgul": AWAY, **more})


def rider_at(place: str, *answers: str, **more: Any) -> Match[Any]:
    """The blue Nazgûl's turn, standing there; the others are far away."""
    position = {"stage": "riders", "nazgul": {**AWAY, "blue": place}, "turn": {"acting": 0}, **more}
    return script("hunt", position, *answers)


def flight(**more: Any) -> Match[Any]:
    """The Ring-bearer's turn in Part 2."""
    return script("hunt", {"part": 2, "day": 1, **more})


def flight_riders(place: str, *answers: str, **more: Any) -> Match[Any]:
    """The blue Nazgûl's turn in Part 2."""
    nazgul = {"blue": place, "green": "46", "red": "46", "purple": "46"}
    return script("hunt", {"part": 2, "day": 1, "stage": "riders", "nazgul": nazgul, **more}, *answers)
