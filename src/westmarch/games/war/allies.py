"""What players who share a side have beyond two (chapter 11): leader tokens, joined armies, known cards.

It rarely changes, so a copy of the state shares it, and a change replaces it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from westmarch.core.sets import has, just
from westmarch.games.war.ids import Cards, Nations, Region, Regions, Seat, Side
from westmarch.games.war.seats import NOBODY, Seating, commander

if TYPE_CHECKING:
    from westmarch.games.war.state import WarState

NO_CARD = -1


class Allies(NamedTuple):
    """Pairs are indexed by side, the longer tuples by seat."""

    leaders: tuple[Seat, ...]
    """Who holds the leader token of each side (p. 45)."""
    next: tuple[Seat, ...]
    """Who acts next for each side; a pass does not move it on (p. 45)."""
    known: tuple[Cards, ...]
    """Cards that each seat has given away and that are surely still in the ally's hand (p. 45)."""
    given: tuple[int, ...]
    """Card that each seat has laid down for an exchange, until both are in; -1: none."""
    captured: tuple[Regions, ...]
    """Settlements that each seat has captured and its side still holds (p. 46)."""
    merged: tuple[Regions, Regions] = (0, 0)
    """Regions where the armies of two allies have joined."""
    last: tuple[Nations, Regions] = (0, 0)
    """For a lone player among three: nations for which the last action was taken, and regions where an army
    of several nations that took it stands now (p. 46)."""


def at_start(seating: Seating) -> Allies:
    first = tuple(players[0] for players in seating.players)
    nothing = (0,) * seating.count
    return Allies(first, first, nothing, (NO_CARD,) * seating.count, nothing)


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same tuple with another value in one place."""
    return (*values[:place], value, *values[place + 1 :])


# -- armies of two players in one region (p. 46) ----------------------------------------------------


def standing(s: WarState, seat: Seat) -> Regions:
    """Mask of the regions with units of a seat's own nations."""
    found, units = 0, s.units_of
    for nation in s.seating.rows[seat]:
        found |= units[nation]
    return found


def shared(s: WarState, side: Side) -> Regions:
    """Mask of the regions that hold units of both players of a side."""
    players = s.seating.players[side]
    return standing(s, players[0]) & standing(s, players[1]) if len(players) > 1 else 0


def is_shared(s: WarState, seat: Seat, at: Region) -> bool:
    """Whether units of a seat and of its ally stand in a region."""
    ally = s.seating.allies[seat]
    return ally != NOBODY and has(standing(s, seat) & standing(s, ally), at)


def obeys_whole(s: WarState, seat: Seat, at: Region) -> bool:
    """Whether a seat gives orders to all figures of its side in a region: nobody else's stand there, or the
    armies have joined under its command (p. 46)."""
    ally = s.seating.allies[seat]
    if ally == NOBODY or not has(standing(s, ally), at):
        return True
    side = s.seating.sides[seat]
    return has(s.allies.merged[side], at) and commander(s, side, at) == seat


def may_lead(s: WarState, seat: Seat, at: Region) -> bool:
    """Whether a seat may attack from a region: never out of a mixed army that its ally commands (p. 46)."""
    side = s.seating.sides[seat]
    return not has(s.allies.merged[side], at) or commander(s, side, at) == seat


def merge(s: WarState, side: Side, at: Region) -> None:
    """Two armies become one."""
    merged = s.allies.merged
    both = merged[side] | just(at)
    s.allies = s.allies._replace(merged=(both, merged[1]) if side == 0 else (merged[0], both))


def review_merged(s: WarState) -> None:
    """Armies are joined until one of the two players has no units there (ruling R3)."""
    merged = s.allies.merged
    if merged[0] or merged[1]:
        left = (merged[0] & shared(s, 0), merged[1] & shared(s, 1))
        if left != merged:
            s.allies = s.allies._replace(merged=left)
