"""``westmarch arena``: bots against each other, rated."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

import click
from rich.table import Table

from westmarch.cli.console import output
from westmarch.cli.installed import needs
from westmarch.cli.options import SeriesWish, series_options
from westmarch.core.errors import BadOption

if TYPE_CHECKING:
    from westmarch.research.arena import Standing


@click.command()
@series_options
@click.option("--bots", default="random,steady,search", show_default=True, help="The bots to compare: a,b,c.")
def arena(wish: SeriesWish, bots: str) -> None:
    """Let bots meet in every seat and print a rating table with 95 % intervals.

    \b
    westmarch arena mordor --bots random,steady --games 400
    westmarch arena mordor --bots steady,search:200,search:800 --games 100 --jobs 2

    The rating is OpenSkill's Plackett-Luce: 25 is the average, and two bots whose intervals do not
    touch differ for sure.
    """
    with needs("research"):
        from westmarch.research.arena import lineups, standings
    names = tuple(dict.fromkeys(name.strip() for name in bots.split(",")))
    if len(names) < 2:
        raise BadOption("--bots", bots, "at least two different bots")
    series = wish.series(lambda seats: lineups(names, seats))
    played, seconds = wish.play(series)
    table = standings(series, played, names)
    if wish.as_json:
        rows = [asdict(row) for row in table]
        figures = {"game": wish.game, "games": wish.games, "seconds": round(seconds, 3), "standings": rows}
        click.echo(json.dumps(figures))
    else:
        print_standings(table)


def print_standings(rows: list[Standing]) -> None:
    table = Table("bot", "games", "wins", "win rate", "95 %", "rating", "±")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(
            row.bot,
            str(row.seats),
            str(row.wins),
            f"{row.win_rate:.1%}",
            f"{row.low:.1%}–{row.high:.1%}",
            f"{row.rating:.1f}",
            f"{row.plus_minus:.1f}",
        )
    output().print(table)
