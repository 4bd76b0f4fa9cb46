"""Who sits where: a seat is a person at the table, a side is the Free Peoples or the Shadow.

With two players each has a side. With three or four (chapter 11) two seats share one; whatever asks,
deals or shows goes by the functions of this module, and only `seating` counts the players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from westmarch.games.war.ids import FREE, SHADOW, Cards, Seat, Side

if TYPE_CHECKING:
    from westmarch.games.war.state import WarState


def seating(players: int) -> tuple[Side, ...]:
    """The side of each seat."""
    return {2: (FREE, SHADOW)}[players]


def side_of(s: WarState, seat: Seat) -> Side:
    return s.sides[seat]


def seats_of(s: WarState, side: Side) -> tuple[Seat, ...]:
    """All who play a side."""
    return tuple(seat for seat, played in enumerate(s.sides) if played == side)


def seat_of(s: WarState, side: Side) -> Seat:
    """Who answers for a side."""
    return s.sides.index(side)


def hand_of(s: WarState, side: Side) -> Cards:
    """The cards that whoever answers for a side has in hand."""
    return s.hand[seat_of(s, side)]
