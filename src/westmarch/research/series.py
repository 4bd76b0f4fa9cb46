"""Series of matches between bots: the same seed gives the same results, on any number of processes."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from operator import index
from typing import Any

import westmarch
from westmarch.bots import Bot, make_bot, parse_bot
from westmarch.core.chance import derive
from westmarch.core.errors import BadOption
from westmarch.core.match import Match
from westmarch.core.registry import find_game


@dataclass(frozen=True)
class Series:
    """What is played: every match of it has its own seed, derived from one."""

    game: str
    players: int
    lineups: tuple[tuple[str, ...], ...]
    """Bots seat by seat; match n is played by line-up n modulo their number."""
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    content: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", index(self.players))
        object.__setattr__(self, "seed", index(self.seed))

    def lineup(self, number: int) -> tuple[str, ...]:
        return self.lineups[number % len(self.lineups)]

    def open(self, number: int, quiet: bool = True) -> Match[Any]:
        return westmarch.new(
            self.game,
            self.players,
            derive(self.seed, number),
            dict(self.options),
            content=self.content,
            quiet=quiet,
        )

    def check(self) -> None:
        """Refuse what cannot be played before any process is started."""
        for lineup in self.lineups:
            if len(lineup) != self.players:
                raise BadOption("bots", ",".join(lineup), f"one bot for each of {self.players} seats")
            for bot in lineup:
                name = parse_bot(bot)[0]
                if name == "steady" and not find_game(self.game).heuristics.has_steady:
                    raise BadOption("bot", bot, f"{self.game} has no steady heuristic yet")
        self.open(0)


@dataclass(frozen=True)
class Played:
    """How one match of a series went."""

    number: int
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    turns: int


def play_out(match: Match[Any], bots: Sequence[Bot]) -> int:
    """Let bots play a match to its end; the number of their decisions."""
    seats = range(len(bots))
    choose = [bot.choose for bot in bots]
    views = [partial(match.view, seat) for seat in seats]
    imagines = [partial(_imagine, match, seat) for seat in seats]
    decisions = 0
    while (prompt := match.plain_prompt) is not None:
        seat = prompt.seat
        match.play(choose[seat](prompt, views[seat], imagines[seat]))
        decisions += 1
    return decisions


def _imagine(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    return match.imagine(seat, seed, quiet=True)


def play_one(series: Series, number: int) -> Played:
    match = series.open(number)
    lineup = series.lineup(number)
    bots = [make_bot(bot, match.game, derive(series.seed, number, seat)) for seat, bot in enumerate(lineup)]
    decisions = play_out(match, bots)
    result = match.result
    assert result is not None
    return Played(number, result.scores, result.winners, result.reason, decisions, match.turns)


def _play_some(series: Series, numbers: range) -> list[Played]:
    return [play_one(series, number) for number in numbers]


def play_series(
    series: Series, games: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None
) -> list[Played]:
    """All matches of a series in order of their number; ``progress`` hears how many were finished."""
    series.check()
    if jobs == 1:
        return list(_inline(series, games, progress))
    size = max(1, min(64, games // (jobs * 8)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    played: list[Played] = []
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        futures = [pool.submit(_play_some, series, chunk) for chunk in chunks]
        try:
            for future in as_completed(futures):
                played += future.result()
                progress(len(played))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return sorted(played, key=lambda one: one.number)


def _inline(series: Series, games: int, progress: Callable[[int], None]) -> Iterator[Played]:
    for number in range(games):
        yield play_one(series, number)
        progress(number + 1)


def summary(series: Series, played: Sequence[Played], seconds: float) -> dict[str, Any]:
    """The figures of a series as one JSON-able object."""
    games = len(played)
    decisions = sum(one.decisions for one in played)
    wins = [sum(seat in one.winners for one in played) for seat in range(series.players)]
    return {
        "game": series.game,
        "players": series.players,
        "bots": list(series.lineups[0]),
        "options": dict(series.options),
        "seed": series.seed,
        "games": games,
        "finished": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "games_per_s": round(games / seconds, 2),
        "results": {"wins": wins, "reasons": dict(sorted(Counter(one.reason for one in played).items()))},
        "mean_decisions": round(decisions / games, 2),
        "mean_turns": round(sum(one.turns for one in played) / games, 2),
    }
