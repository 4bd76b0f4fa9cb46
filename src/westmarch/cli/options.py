"""Command-line options that several commands share, and what they mean."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from westmarch.cli.console import errors
from westmarch.core.errors import BadOption
from westmarch.core.registry import find_game
from westmarch.research.series import Played, Series, play_series


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


@dataclass(frozen=True)
class SeriesWish:
    """What was asked for with these options."""

    game: str
    games: int
    players: int | None
    pairs: tuple[str, ...]
    seed: int
    jobs: int
    content: Path | None
    as_json: bool

    def series(self, lineups: Callable[[int], tuple[tuple[str, ...], ...]]) -> Series:
        """What is to be played; ``lineups`` seats the bots once the number of seats is known."""
        game = find_game(self.game)
        seats = game.player_counts[0] if self.players is None else self.players
        if seats not in game.player_counts:
            raise BadOption("--players", seats, game.player_range)
        content = str(self.content) if self.content else None
        return Series(self.game, seats, lineups(seats), parse_options(self.pairs), self.seed, content)

    def play(self, series: Series) -> tuple[list[Played], float]:
        """Play it with a progress bar; the matches and the seconds they took."""
        bar, progress = progress_bar(self.game, self.games)
        began = time.perf_counter()
        with bar:
            played = play_series(series, self.games, self.jobs, progress)
        return played, time.perf_counter() - began


def series_options(command: Callable[[SeriesWish, str], None]) -> Callable[..., None]:
    """The game and the options of everything that plays many matches, as one wish."""

    @wraps(command)
    def wishing(bots: str, **options: Any) -> None:
        command(SeriesWish(**options), bots)

    found: Callable[..., None] = wishing
    for option in reversed((click.argument("game"), *SERIES_OPTIONS)):
        found = option(found)
    return found


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
