"""``westmarch bench``: rates of this engine, beside other engines in the same run."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from westmarch.cli.console import errors, output
from westmarch.cli.installed import usable_games
from westmarch.research.measure import measure, peers, playouts, ratios


@click.command()
@click.option(
    "--seconds", default=2.0, show_default=True, type=click.FloatRange(0.05), help="For each figure."
)
@click.option(
    "--peers", "python", type=click.Path(exists=True, path_type=Path), help="Python that has the peers."
)
@click.option(
    "--script", default="bench/peers.py", type=click.Path(path_type=Path), help="Measures the peers."
)
@click.option("--out", type=click.Path(path_type=Path), help="Also write the figures as JSON.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench(seconds: float, python: Path | None, script: Path, out: Path | None, as_json: bool) -> None:
    """Measure decisions, matches, forks and search iterations a second, on one core.

    `make bench` also runs OpenSpiel's games and catanatron in the same run; only ratios within one
    run mean anything, because machines differ and are shared.
    """
    if python is not None and not script.is_file():
        raise click.ClickException(f"{script} is not there: run this in the repository, or give --script")
    games = [game.id for game in usable_games("en")]
    with errors().status("measuring ...") as status:
        rows = [row for game in games for row in measure(game, seconds, status.update)]
        figures: dict[str, Any] = {"python": platform.python_version(), "seconds": seconds, "westmarch": rows}
        if python is not None:
            status.update("peers: OpenSpiel and catanatron (about half a minute)")
            figures["peers"] = peers(python, script, min(seconds, 1.0))
            status.update("random play once more, so that drift shows")
            figures["random_decisions_per_s"] = {}
            figures["ratios"] = {}
            for game in games:
                own = _twice(game, rows, seconds)
                figures["random_decisions_per_s"][game] = own
                figures["ratios"][game] = ratios(own, figures["peers"])
    if out is not None:
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
    if as_json:
        click.echo(json.dumps(figures))
    else:
        print_rates(figures)


def _twice(game: str, rows: list[dict[str, Any]], seconds: float) -> float:
    """Random play measured before and after the peers: the mean of both."""
    before = next(row for row in rows if row["what"] == f"{game}: random play")["decisions_per_s"]
    after = playouts(game, "random", seconds)["decisions_per_s"]
    return float((before + after) / 2)


def print_rates(figures: dict[str, Any]) -> None:
    table = Table("what", "decisions/s", "games/s", "per s", "µs each", "kB")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in figures["westmarch"]:
        table.add_row(row["what"], *(_cell(row, key) for key in _COLUMNS))
    for row in figures.get("peers", ()):
        table.add_row(
            f"{row['peer']} ({row['language']}): {row['game']}", *(_cell(row, key) for key in _COLUMNS)
        )
    output().print(table)
    for game, found in figures.get("ratios", {}).items():
        for name, ratio in found.items():
            output().print(f"{game}, random play: {ratio:.2f} times {name.replace('_', ' ')}")


_COLUMNS = ("decisions_per_s", "games_per_s", "per_s", "microseconds", "kb")


def _cell(row: dict[str, Any], key: str) -> str:
    if key not in row:
        return ""
    return f"{row[key]:,.0f}" if row[key] >= 100 else f"{row[key]:,.1f}"
