"""The Ring-bearer's chance to win, from what Frodo can still bear and how far he has to go."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from westmarch.games.hunt.rules.grades import price
from westmarch.games.hunt.state import CROSSING, OVER, SETUP, HuntState

EVEN, BEARABLE, AHEAD = 0.0, 0.45, 0.2
A_MOVE, MIDDLE, WIDTH = 0.42, 6.0, 1.6
"""In Part 1 alone: what a move costs on average, the price worth half, and how fast the worth falls."""


def chances(s: HuntState) -> Sequence[float] | None:
    if s.stage in (SETUP, CROSSING, OVER):
        return None
    if s.part == 1 and not s.both:
        share = expected_share(s)
        return [share] + [1 - share] * (s.players - 1)
    if s.part == 1:
        bearable = 12 - s.corruption
        ahead = 16 - s.track + (14 if s.both else 0)
    else:
        bearable = 13 + s.limit_raised - s.corruption
        ahead = 15 - s.track
    win = 1 / (1 + exp(-(EVEN + BEARABLE * (bearable - 6) - AHEAD * (ahead - 15))))
    return [win] + [1 - win] * (s.players - 1)


def expected_share(s: HuntState) -> float:
    """What the Ring-bearer can expect of a Part 1 that is played alone (`rules.grades`)."""
    ahead = price(s).whole + A_MOVE * max(0, 16 - s.track)
    return 1 / (1 + exp((ahead - MIDDLE) / WIDTH))
