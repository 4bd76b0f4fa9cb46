"""The games this installation knows: our own, those registered in this process, and those that
installed packages offer. Being known is all it takes to get records, bots, terminal and browser.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.errors import BrokenGame, UnknownGame
from westmarch.core.game import Game
from westmarch.core.plugins import offers

_loaders: dict[str, Callable[[], Game[Any]]] = {}
_games: dict[str, Game[Any]] = {}


def register(game_id: str, loader: Callable[[], Game[Any]]) -> None:
    """Make a game known to this process; it is loaded when first used."""
    _loaders[game_id] = loader
    _games.pop(game_id, None)


def unregister(game_id: str) -> None:
    _loaders.pop(game_id, None)
    _games.pop(game_id, None)


def game_ids() -> list[str]:
    return list(dict.fromkeys([*_loaders, *(offer.game_id for offer in offers())]))


def find_game(game_id: str) -> Game[Any]:
    """The game of this name; a BrokenGame says why an installed package cannot give it."""
    if game_id in _games:
        return _games[game_id]
    if game_id in _loaders:
        return _games.setdefault(game_id, _loaders[game_id]())
    for offer in offers():
        if offer.game_id == game_id:
            return offer.game()
    raise UnknownGame(game_id, game_ids())


def is_playable(game_id: str) -> bool:
    """Whether the game is there and whole; kept matches of others wait until it is."""
    try:
        find_game(game_id)
    except (UnknownGame, BrokenGame):
        return False
    return True


def taken_names() -> list[BrokenGame]:
    """Offers under the name of a game that was there first: they are never loaded."""
    known = set(_loaders)
    found = []
    for offer in offers():
        if offer.game_id in known:
            found.append(offer.broken("the name is already taken"))
        known.add(offer.game_id)
    return found
