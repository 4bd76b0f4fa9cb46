"""Command-line options that several commands share, and what they mean."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from westmarch.cli.console import errors
from westmarch.core.errors import BadOption
from westmarch.core.registry import find_game
from westmarch.research.series import Played, Series, play_series

Command = TypeVar("Command", bound=Callable[..., Any])


def parse_options(pairs: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """``--option sheet=basic`` as (name, value)."""
    found = []
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption("--option", pair, "name=value")
        found.append((name.strip(), value.strip()))
    return tuple(found)


SERIES_OPTIONS = (
    click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="Matches to play."),
    click.option("--players", type=int, help="Seats at the table; left out: the fewest the game takes."),
    click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Game option; repeatable."),
    click.option(
        "--seed", default=0, show_default=True, type=click.IntRange(0), help="Same seed, same results."
    ),
    click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes to use."),
    click.option("--content", type=click.Path(path_type=Path), help="Folder with your own content tables."),
    click.option("--json", "as_json", is_flag=True, help="Print one JSON object."),
)


def series_options(command: Command) -> Command:
    """Options of everything that plays many matches."""
    for option in reversed(SERIES_OPTIONS):
        command = option(command)
    return command


def make_series(
    game: str,
    lineups: Callable[[int], tuple[tuple[str, ...], ...]],
    players: int | None,
    pairs: tuple[str, ...],
    seed: int,
    content: Path | None,
) -> Series:
    """What is to be played; ``lineups`` seats the bots once the number of seats is known."""
    counts = find_game(game).player_counts
    seats = counts[0] if players is None else players
    if seats not in counts:
        raise BadOption("--players", seats, f"{counts[0]}–{counts[-1]}")
    return Series(game, seats, lineups(seats), parse_options(pairs), seed, str(content) if content else None)


def play_with_bar(series: Series, games: int, jobs: int) -> tuple[list[Played], float]:
    """Play a series with a progress bar; the matches and the seconds they took."""
    bar, progress = progress_bar(series.game, games)
    began = time.perf_counter()
    with bar:
        played = play_series(series, games, jobs, progress)
    return played, time.perf_counter() - began


def progress_bar(title: str, total: int) -> tuple[Progress, Callable[[int], None]]:
    """A bar on stderr, so that stdout stays clean; silent where stderr is no terminal."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors(),
        disable=not errors().is_terminal,
        transient=True,
    )
    task = bar.add_task(title, total=total)
    return bar, lambda done: bar.update(task, completed=done)
