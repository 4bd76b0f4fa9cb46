"""``westmarch studies``: positions that come with a game, each with its title and what it is about."""

from __future__ import annotations

from typing import Any

import click
from rich.text import Text as Line

from westmarch.cli.installed import usable_games
from westmarch.cli.language import language_option
from westmarch.cli.problems import Problem
from westmarch.cli.screen import Screen
from westmarch.core.game import Game
from westmarch.core.registry import find_game
from westmarch.core.text import Text, text_for


def read_study(game: Game[Any], name: str) -> dict[str, Any]:
    """The position of a study; its name may be typed with hyphens or spaces."""
    known = game.studies()
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    if plain not in known:
        raise Problem("unknown_study", study=name, known=", ".join(known) or "–")
    return game.study(plain)


def study_lines(name: str, text: Text) -> list[str]:
    """Its title, and what it is about."""
    key = "study-" + name.strip().lower().replace("-", "_").replace(" ", "_")
    return [text.get(key), text.parts(key)["text"]]


@click.command()
@click.argument("game", required=False)
@language_option
def studies(game: str | None, language: str) -> None:
    """List the positions that come with GAME, to be played with play --study.

    \b
    westmarch studies war
    westmarch play war --study helms_deep --seats human,bot:steady
    """
    screen = Screen()
    for found in [find_game(game)] if game else usable_games(language):
        text = text_for(language, found)
        if not found.studies():
            if game:
                screen.say(text.get("cli-no-studies"))
            continue
        screen.say(Line(text.get("cli-studies", {"game": found.id}), "bold"))
        for name in found.studies():
            title, about = study_lines(name, text)
            screen.say(Line(f"  {name}", "bold cyan").append(f"  {title}", "bold"))
            screen.say(f"      {about}")
