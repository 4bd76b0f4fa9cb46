"""Moving figures and characters: every change goes through these verbs.

They keep the counts that the rules ask for all the time: units of each side in each region, and the
masks of regions that hold them.
"""

from __future__ import annotations

from westmarch.core.sets import just
from westmarch.games.war.ids import KINDS, REGIONS, UNIT_KINDS, Person, Region
from westmarch.games.war.state import IN_FELLOWSHIP, OUT, WarState

_SIDE_OF_KIND = (0,) * 10 + (1,) * 6


def count(s: WarState, at: Region, kind: int) -> int:
    return s.figures[at * KINDS + kind]


def put(s: WarState, at: Region, kind: int, number: int = 1) -> None:
    """Figures appear in a region; where they come from is the caller's business."""
    s.figures[at * KINDS + kind] += number
    if kind < UNIT_KINDS:
        side = _SIDE_OF_KIND[kind]
        s.strength[side][at] += number
        s.occupied[side] |= just(at)
        s.units_of[kind // 2] |= just(at)


def take(s: WarState, at: Region, kind: int, number: int = 1) -> None:
    """Figures leave a region; where they go is the caller's business."""
    s.figures[at * KINDS + kind] -= number
    if kind < UNIT_KINDS:
        side = _SIDE_OF_KIND[kind]
        left = s.strength[side][at] - number
        s.strength[side][at] = left
        if not left:
            s.occupied[side] &= ~just(at)
        first = at * KINDS + (kind & ~1)
        if not (s.figures[first] or s.figures[first + 1]):
            s.units_of[kind // 2] &= ~just(at)


def place_person(s: WarState, person: Person, at: Region) -> None:
    """A character comes to a region, from wherever it was."""
    before = s.where[person]
    if before < len(REGIONS):
        s.persons[before] &= ~just(person)
    s.where[person] = at
    s.persons[at] |= just(person)


def remove_person(s: WarState, person: Person, to: Region = OUT) -> None:
    before = s.where[person]
    if before < len(REGIONS):
        s.persons[before] &= ~just(person)
    s.where[person] = to


def in_play(s: WarState, person: Person) -> bool:
    """In a region; a Companion of the Fellowship counts too."""
    return s.where[person] <= IN_FELLOWSHIP
