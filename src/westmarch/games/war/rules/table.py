"""Chapter 5, cards on the table (p. 22): how long they stay, and what they close.

What else a card does there stands beside it, under the names of ``cards/lasting``.
"""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import just, members
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.registry import stands
from westmarch.games.war.ids import CARD, FREE, SHADOW, Side
from westmarch.games.war.state import WarState


def discard_from_table(s: WarState, number: int) -> None:
    for side in (FREE, SHADOW):
        s.table[side] &= ~just(number)
    s.played |= just(number)
    tell(s, "card.leaves_table", card=CARD.texts[number])


def review_table(s: WarState) -> None:
    """Discard at once every card whose condition no longer holds (p. 22)."""
    lying = lasting.on_table(s)
    if lying:
        for number in members(lying):
            if not stands(s, number):
                discard_from_table(s, number)


def leave_table(s: WarState, when: lasting.Mark) -> None:
    """The moment has come at which some cards go."""
    for number in members(when.on(s)):
        discard_from_table(s, number)


def barred(s: WarState, side: Side) -> int:
    """Regions that the enemy's cards on the table close to the armies of a side."""
    closing = lasting.closes.cards & s.table[1 - side]
    closed = 0
    if closing:
        for number in members(closing):
            closed |= lasting.closes.does[number]
    return closed
