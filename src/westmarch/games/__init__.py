"""One folder a game, the same shape in each. A game is imported when it is first used."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from westmarch.core.game import Game
from westmarch.core.registry import register

BUILT_IN = ("mordor", "war", "hunt", "smaug")


def _load(game_id: str) -> Game[Any]:
    game: Game[Any] = import_module(f"westmarch.games.{game_id}").GAME
    return game


for _game_id in BUILT_IN:
    register(_game_id, partial(_load, _game_id))
