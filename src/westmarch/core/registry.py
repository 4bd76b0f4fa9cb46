"""The games this installation knows. Registering a game is all it takes to get records, bots,
terminal, browser and the conformance battery for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.errors import UnknownGame
from westmarch.core.game import Game

_loaders: dict[str, Callable[[], Game[Any]]] = {}
_games: dict[str, Game[Any]] = {}


def register(game_id: str, loader: Callable[[], Game[Any]]) -> None:
    """Make a game known; it is loaded when first used."""
    _loaders[game_id] = loader
    _games.pop(game_id, None)


def unregister(game_id: str) -> None:
    _loaders.pop(game_id, None)
    _games.pop(game_id, None)


def game_ids() -> list[str]:
    return list(_loaders)


def find_game(game_id: str) -> Game[Any]:
    if game_id not in _games:
        if game_id not in _loaders:
            raise UnknownGame(game_id, game_ids())
        _games[game_id] = _loaders[game_id]()
    return _games[game_id]
