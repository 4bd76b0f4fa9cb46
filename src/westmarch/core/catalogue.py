"""All games that can be shown to people, and those that cannot, each with the reason."""

from __future__ import annotations

from typing import Any

from westmarch.core.content import load_content
from westmarch.core.errors import BrokenGame
from westmarch.core.game import Game
from westmarch.core.registry import find_game, game_ids, taken_names
from westmarch.core.text import LANGUAGES, text_for

SHOWN = ("game-title", "game-summary")


def catalogue(*languages: str) -> tuple[list[Game[Any]], list[BrokenGame]]:
    """The games with tables and a title in these languages (all, if none are named), and the broken ones."""
    games, broken = [], taken_names()
    for game_id in game_ids():
        try:
            game = find_game(game_id)
            _check(game, languages or LANGUAGES)
        except BrokenGame as error:
            broken.append(error)
        else:
            games.append(game)
    return games, broken


def _check(game: Game[Any], languages: tuple[str, ...]) -> None:
    try:
        load_content(game.package, game.tables)
        for language in languages:
            for key in SHOWN:
                text_for(language, game).get(key)
    except Exception as error:  # somebody else's tables and texts may be anything
        raise BrokenGame(game.id, game.package, f"{type(error).__name__}: {error}") from error
