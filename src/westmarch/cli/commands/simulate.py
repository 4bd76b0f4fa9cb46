"""``westmarch simulate``: many bot matches and their figures."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.table import Table

from westmarch.cli.console import output
from westmarch.cli.options import SeriesWish, series_options
from westmarch.core.errors import BadOption
from westmarch.research.series import summary


@click.command()
@series_options
@click.option("--bots", default="random", show_default=True, help="One for all seats, or one a seat: a,b.")
def simulate(wish: SeriesWish, bots: str) -> None:
    """Play bot matches and print who won, why, how long they were and how fast they went.

    \b
    westmarch simulate mordor --games 1000
    westmarch simulate mordor --bots steady,random --players 2 --option sheet=basic
    westmarch simulate mordor --bots search:200 --games 20 --jobs 2 --json

    Bots: random, steady, search, search:1000 (iterations a move), search:0.5s (seconds a move).
    """
    series = wish.series(lambda seats: (lineup(bots, seats),))
    played, seconds = wish.play(series)
    figures = summary(series, played, seconds)
    if wish.as_json:
        click.echo(json.dumps(figures))
    else:
        print_figures(figures)


def lineup(bots: str, players: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadOption("--bots", bots, f"one bot for all seats, or {players} bots for {players} seats")
    return names


def print_figures(figures: dict[str, Any]) -> None:
    table = Table(show_header=False, box=None)
    wins = figures["results"]["wins"]
    for seat, won in enumerate(wins):
        bot = figures["bots"][seat]
        table.add_row(f"seat {seat + 1} ({bot})", f"{won} wins ({won / figures['games']:.1%})")
    for reason, count in figures["results"]["reasons"].items():
        table.add_row(reason, str(count))
    for key in ("games", "decisions", "mean_decisions", "mean_turns", "seconds"):
        table.add_row(key.replace("_", " "), f"{figures[key]:,}")
    table.add_row("decisions/s", f"{figures['decisions_per_s']:,.0f}")
    table.add_row("games/s", f"{figures['games_per_s']:,.1f}")
    output().print(table)
