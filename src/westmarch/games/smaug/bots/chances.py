"""The company's chance to win, from what the position is worth and what self-play says beside it.

`steady` looks for the next good step; the estimate also knows what decides matches: dwarves killed, how far
Smaug is out, Gandalf at the cave, treasures in hand.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from westmarch.core.sets import members
from westmarch.games.smaug.board import BY_CAVE, Board
from westmarch.games.smaug.bots.judge import LOST, value
from westmarch.games.smaug.ids import Copies
from westmarch.games.smaug.state import OVER, WORN, SmaugState

WORTH = 0.42 / 20
"""Of what `value` says for each player."""


class Weights(NamedTuple):
    """Logits. Those of dwarves and cards count as a share of the players."""

    constant: float
    out: float
    """How far Smaug is out, as a share of his way."""
    far_out: float
    """The same squared."""
    killed: float
    lone: float
    """For a player whose last dwarf is still on his way."""
    ring: float
    """While Bilbo is without it."""
    cave: float
    """Gandalf is there; half of it for the whole way to it."""
    treasure: float
    """For each number on a treasure in hand."""
    arrow: float


WEIGHTS = {
    2: Weights(1.2, -1.33, 0, -2.89, 0, -0.32, 1.12, 0.1, 0.93),
    3: Weights(-0.53, -0.61, -0.7, -1.89, -0.21, -0.22, 0.9, 0.2, 0.76),
    4: Weights(-1.37, -0.15, -1.86, -1.18, -0.11, -0.35, 1.31, 0.2, 0.58),
}
"""By number of players; fitted to 5900 matches of `steady`, two thirds of them with a few blind answers.

Left out, or made less, is what goes with winning and does not bring it: whoever likes to stand beyond
Smaug never drives him back, and whoever likes to hold Gandalf and treasures never plays them.
"""


def chances(s: SmaugState) -> Sequence[float] | None:
    """The same for every seat; None once the match is over."""
    if s.phase == OVER:
        return None
    worth = value(s)
    if worth <= LOST:
        return [0.0] * s.players
    logit = (worth * WORTH + _company(s)) / s.players + _common(s)
    return [1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))] * s.players


def _common(s: SmaugState) -> float:
    """What lies on the table for all."""
    board, weights = s.board, WEIGHTS[s.players]
    out = s.smaug / board.dragon
    logit = weights.constant + out * (weights.out + out * weights.far_out)
    if s.ring != WORN:
        logit += weights.ring
    logit += weights.cave * (1.0 if board.beside[s.gandalf] == BY_CAVE else s.gandalf / len(board.beside) / 2)
    arrow = _of_kind(board, "arrow")
    return logit + (weights.arrow if any(hand & arrow for hand in s.hand) else 0.0)


def _company(s: SmaugState) -> float:
    """Dwarves and cards of all players together."""
    board, where, weights = s.board, s.where, WEIGHTS[s.players]
    total = 0.0
    held = 0
    for seat in range(s.players):
        held |= s.hand[seat]
        one, two = where[2 * seat], where[2 * seat + 1]
        if not one or not two:
            total += weights.killed
            if max(one, two) != board.final:
                total += weights.lone
    for card in members(held & board.treasures):
        total += weights.treasure * board.rows[board.kind_of[card]]["number"]
    return total


@lru_cache(maxsize=64)
def _of_kind(board: Board, kind: str) -> Copies:
    """All single cards of a kind in the tables."""
    return sum(board.copies[n] for n, row in enumerate(board.rows) if row.get("kind") == kind)
