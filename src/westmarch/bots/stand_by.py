"""Which bot goes on where one has failed: a match must not end because a bot stumbled."""

from __future__ import annotations

from typing import Any

from westmarch.bots import parse_bot
from westmarch.core.game import Game


def next_bot(bot: str, game: Game[Any]) -> str | None:
    """``steady``, then ``random``, which only picks from what is offered; None where that has failed, too."""
    name = parse_bot(bot)[0]
    if name == "random":
        return None
    return "steady" if name != "steady" and game.heuristics.has_steady else "random"
