"""The company's chance to win, from what the position is worth, so that search may stop early."""

from __future__ import annotations

import math
from collections.abc import Sequence

from westmarch.games.smaug.bots.judge import LOST, value
from westmarch.games.smaug.state import OVER, SmaugState

WEIGHTS = {2: (1.684, 0.218, -2.146), 3: (-0.328, 0.424, -0.636), 4: (-0.014, 0.444, -1.766)}
"""By number of players: constant, worth a player (in twenties), how far Smaug is out (a share of his way).

Fitted to 450 matches of `steady` in all seats, at the start of every turn.
"""


def chances(s: SmaugState) -> Sequence[float] | None:
    """The same for every seat; None once the match is over."""
    if s.phase == OVER:
        return None
    worth = value(s)
    if worth <= LOST:
        return [0.0] * s.players
    constant, a_player, out = WEIGHTS[s.players]
    logit = constant + a_player * worth / s.players / 20 + out * s.smaug / s.board.dragon
    return [1 / (1 + math.exp(-max(-30.0, min(30.0, logit))))] * s.players
