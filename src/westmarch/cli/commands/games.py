"""``westmarch games``: what there is, with everything that can be chosen."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.text import Text as Line

from westmarch.bots import BOTS
from westmarch.cli.installed import usable_games
from westmarch.cli.language import language_option
from westmarch.cli.screen import Screen
from westmarch.cli.talking.intro import reconstructed_tables
from westmarch.core.content import load_content
from westmarch.core.game import Game
from westmarch.core.rules import OptionSpec
from westmarch.core.text import Text, text_for


@click.command()
@language_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def games(language: str, as_json: bool) -> None:
    """List the games: players, options with their choices, bots, and what is reconstructed.

    \b
    westmarch games
    westmarch games --lang de
    westmarch games --json | jq '.games[].id'

    Reconstructed are tables that no public source confirms. If you own the box, put corrected
    tables into a folder and play with --content DIR.
    """
    found = usable_games(language)
    if as_json:
        click.echo(json.dumps({"games": [_data(game, language) for game in found]}, ensure_ascii=False))
        return
    screen = Screen()
    for game in found:
        _show(game, text_for(language, game), screen)


def _data(game: Game[Any], language: str) -> dict[str, Any]:
    text = text_for(language, game)
    content = load_content(game.package, game.tables)
    return {
        "id": game.id,
        "title": text.get("game-title"),
        "summary": text.get("game-summary"),
        "players": list(game.player_counts),
        "options": [
            {
                "name": spec.name,
                "default": spec.default,
                "choices": list(spec.choices),
                "meanings": {choice: text.choice(spec.name, choice) for choice in spec.choices},
                "about": _about(spec, text),
            }
            for spec in game.option_specs
        ],
        "studies": [{"name": name, "title": text.get(f"study-{name}")} for name in game.studies()],
        "bots": list(BOTS),
        "reconstructed": [{"table": table, "row": row} for table, row in content.reconstructed()],
    }


def _show(game: Game[Any], text: Text, screen: Screen) -> None:
    """Plain lines over a pipe, the same things in a table on a terminal."""
    rows = [
        (text.get("cli-games-players"), game.player_range),
        *[(f"--option {spec.name}", _option(spec, text)) for spec in game.option_specs],
        *([(text.get("cli-games-studies"), ", ".join(game.studies()))] if game.studies() else []),
        (text.get("cli-games-bots"), ", ".join(BOTS)),
        (text.get("cli-games-reconstructed"), _reconstructed(game, text)),
    ]
    screen.say(Line(game.id, "bold cyan").append(f"  {text.get('game-title')}", "bold"))
    screen.say(f"  {text.get('game-summary')}")
    if not screen.console.is_terminal:
        for label, value in rows:
            screen.say(f"  {label}: {value}")
        return
    from rich.table import Table

    table = Table(show_header=False, box=None, padding=(0, 1, 0, 1))
    for label, value in rows:
        table.add_row(Line(label, "dim", no_wrap=True), Line(value))
    screen.show(table)


def _option(spec: OptionSpec, text: Text) -> str:
    values = " | ".join(f"{choice} ({text.choice(spec.name, choice)})" for choice in spec.choices)
    default = text.get("cli-games-default", {"value": spec.default}) if spec.default else ""
    about = _about(spec, text)
    return " ".join(part for part in (f"{about}:" if values else about, values, default) if part)


def _about(spec: OptionSpec, text: Text) -> str:
    """Its name, and what may be typed where that is not a list."""
    name = text.get(f"setting-{spec.name}")
    typed = f"typed-{spec.name}"
    return f"{name}: {text.get(typed)}" if text.has(typed) else name


def _reconstructed(game: Game[Any], text: Text) -> str:
    tables = reconstructed_tables(load_content(game.package, game.tables))
    parts = [f"{text.get(f'table-{name}')} ({', '.join(rows)})" for name, rows in tables.items()]
    return "; ".join(parts) or text.get("cli-games-nothing")
