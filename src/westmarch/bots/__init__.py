"""Players of every strength with one protocol: they get the prompt, a view and imagined forks,
never the match itself, so a bot cannot cheat.
"""

from __future__ import annotations

import re
from operator import index
from typing import Any

from westmarch.bots.protocol import Advice, Bot, Imagine, View
from westmarch.bots.random import RandomBot
from westmarch.bots.search import SearchBot
from westmarch.bots.steady import SteadyBot
from westmarch.core.errors import BadOption, UnknownBot
from westmarch.core.game import Game

BOTS = ("random", "steady", "search")
DEFAULT_ITERATIONS = 400

__all__ = ["BOTS", "Advice", "Bot", "Imagine", "View", "make_bot", "parse_bot"]


def parse_bot(spec: str) -> tuple[str, int | None, float | None]:
    """``search``, ``search:1000`` (iterations) or ``search:0.5s`` (seconds a move)."""
    name, _, budget = spec.removeprefix("bot:").partition(":")
    if name not in BOTS:
        raise UnknownBot(name, list(BOTS))
    if not budget:
        return name, DEFAULT_ITERATIONS, None
    found = re.fullmatch(r"(?P<seconds>\d+(\.\d+)?)s|(?P<iterations>\d+)", budget)
    if name != "search" or not found or float(budget.rstrip("s")) <= 0:
        raise BadOption("bot", spec, "search:1000 (iterations a move) or search:0.5s (seconds a move)")
    if found["seconds"]:
        return name, None, float(found["seconds"])
    return name, int(found["iterations"]), None


def make_bot(spec: str, game: Game[Any], seed: int) -> Bot:
    """A bot by its name; the same seed gives the same choices (unless it is bound by time)."""
    name, iterations, seconds = parse_bot(spec)
    seed = index(seed)
    if name == "random":
        return RandomBot(seed)
    if name == "steady":
        return SteadyBot(game, seed)
    return SearchBot(game, seed, iterations, seconds)
