"""How well Frodo came through a Part 1 that is played alone: the price of it decides who has won (ruling 32).

The book names a winner in Rivendell only (p. 3); what Part 1 costs is what Part 2 begins with (p. 25).
"""

from __future__ import annotations

from typing import NamedTuple

from westmarch.games.hunt.state import FALLEN, HuntState

GREAT, CLEAR, NARROW = "ending.great", "ending.clear", "ending.narrow"
GRADES = ((4, GREAT, 1.0), (6, CLEAR, 0.75), (99, NARROW, 0.25))
"""The highest price of each grade, and what it is worth to the Ring-bearer; the rest is the Ringwraiths'."""


class Price(NamedTuple):
    """What the way to Bree has cost."""

    corruption: int
    turned: int
    """Companion cards that were turned."""
    information: int
    """Information tokens that were found, besides those given at set-up."""

    @property
    def whole(self) -> int:
        return sum(self)


def price(s: HuntState) -> Price:
    turned = (s.in_play & ~s.face_up).bit_count()
    return Price(s.corruption, turned, max(0, s.found.bit_count() - s.given))


def is_graded(s: HuntState) -> bool:
    """Part 1 alone is over, and Frodo is in Bree."""
    return s.part == 1 and s.ending >= 0 and s.ending != FALLEN


def grade(s: HuntState) -> tuple[str, float]:
    """The grade, and the Ring-bearer's share."""
    return next((name, worth) for highest, name, worth in GRADES if price(s).whole <= highest)
