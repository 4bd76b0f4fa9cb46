"""Who holds what: settlements, sieges, free regions, room, war and victory points, as masks."""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.sets import has, set_of
from westmarch.games.war.board import ALL_REGIONS
from westmarch.games.war.ids import FREE, SHADOW, Nation, Nations, Region, Regions, Side
from westmarch.games.war.state import AT_WAR, GARRISON, STACK, WarState


def holder(s: WarState, at: Region) -> int:
    """The side that controls the settlement of a region."""
    return SHADOW if has(s.control, at) else FREE


def controlled(s: WarState, side: Side) -> Regions:
    """Mask of the settlements a side controls."""
    return s.control if side == SHADOW else s.board.settlements & ~s.control


def unconquered(s: WarState, side: Side) -> Regions:
    """Mask of a side's own settlements that it still controls (p. 11)."""
    return s.board.home[side] & controlled(s, side)


def inside(s: WarState, side: Side) -> Regions:
    """Mask of the regions where a side's army is under siege."""
    return s.besieged and s.besieged & controlled(s, side)


def in_field(s: WarState, side: Side) -> Regions:
    """Mask of the regions with units of a side that are not shut up in a Stronghold."""
    return s.occupied[side] & ~inside(s, side) if s.besieged else s.occupied[side]


def free_for(s: WarState, side: Side) -> int:
    """Regions without enemy army and without a settlement the enemy controls (p. 10).

    A region where the side lays siege is free for it.
    """
    enemy = 1 - side
    taken = in_field(s, enemy) | (controlled(s, enemy) & ~inside(s, enemy))
    return ~taken & ALL_REGIONS


def open_to(s: WarState, side: Side) -> int:
    """Regions free for the movement of armies: also settlements of the enemy without units (p. 27)."""
    return ~in_field(s, 1 - side) & ALL_REGIONS


def limit_at(s: WarState, side: Side, at: Region) -> int:
    """Units of a side that may stand here when an action ends (p. 26, 31)."""
    return GARRISON if has(inside(s, side), at) else STACK


def warring(s: WarState) -> Nations:
    """Mask of the nations at war."""
    return _warring(bytes(s.step))


@lru_cache(maxsize=4096)
def _warring(steps: bytes) -> int:
    return set_of(nation for nation, step in enumerate(steps) if step == AT_WAR)


def at_war(s: WarState, nation: Nation) -> bool:
    return s.step[nation] == AT_WAR


def points(s: WarState, side: Side) -> int:
    """Victory points: settlements of the other side that this one controls (p. 44)."""
    total = 0
    captured = s.board.home[1 - side] & controlled(s, side)
    worth = s.board.points
    while captured:
        low = captured & -captured
        total += worth[low.bit_length() - 1]
        captured ^= low
    return total
