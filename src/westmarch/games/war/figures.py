"""Moving figures and characters: every change goes through these verbs.

They keep the counts that the rules ask for all the time: units of each side in each region, and the
masks of regions that hold them.
"""

from __future__ import annotations

from westmarch.core.sets import just
from westmarch.games.war.ids import (
    KINDS,
    NATION_OF,
    SIDE_OF_FIGURE,
    UNIT_KINDS,
    Person,
    Persons,
    Region,
    regular,
)
from westmarch.games.war.state import IN_FELLOWSHIP, OUT, WarState


def count(s: WarState, at: Region, kind: int) -> int:
    return s.figures[at * KINDS + kind]


def put(s: WarState, at: Region, kind: int, number: int = 1) -> None:
    """Figures appear in a region; where they come from is the caller's business."""
    s.figures[at * KINDS + kind] += number
    if kind < UNIT_KINDS:
        side = SIDE_OF_FIGURE[kind]
        s.strength[side][at] += number
        s.occupied[side] |= just(at)
        s.units_of[NATION_OF[kind]] |= just(at)


def take(s: WarState, at: Region, kind: int, number: int = 1) -> None:
    """Figures leave a region; where they go is the caller's business."""
    s.figures[at * KINDS + kind] -= number
    if kind < UNIT_KINDS:
        side = SIDE_OF_FIGURE[kind]
        left = s.strength[side][at] - number
        s.strength[side][at] = left
        if not left:
            s.occupied[side] &= ~just(at)
        nation = NATION_OF[kind]
        regulars = at * KINDS + regular(nation)
        if not (s.figures[regulars] or s.figures[regulars + 1]):  # its Elites come next
            s.units_of[nation] &= ~just(at)


def place_person(s: WarState, person: Person, at: Region) -> None:
    """A character comes to a region, from wherever it was."""
    s.where[person] = at


def remove_person(s: WarState, person: Person, to: Region = OUT) -> None:
    s.where[person] = to


def persons_at(s: WarState, at: Region) -> Persons:
    """Mask of the characters in a region; most regions have none."""
    where, found = s.where, 0
    if at not in where:
        return found
    person = where.find(at)
    while person >= 0:
        found |= just(person)
        person = where.find(at, person + 1)
    return found


def in_play(s: WarState, person: Person) -> bool:
    """In a region; a Companion of the Fellowship counts too."""
    return s.where[person] <= IN_FELLOWSHIP
