"""How fast the engine is on this machine: rates of one core, to be read beside peers of the same run."""

from __future__ import annotations

import gc
import json
import random
import subprocess
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import fmean, geometric_mean, median
from typing import Any

from westmarch.bots.protocol import given_to_bot
from westmarch.bots.search import SearchBot
from westmarch.core.match import Match
from westmarch.core.record import parse_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay
from westmarch.research.series import Series, play_one

Row = dict[str, Any]
FORKED_AT = 40
"""Places of a match at which forks are measured."""


def playouts(game: str, bot: str, seconds: float) -> Row:
    """Whole matches of one bot with itself."""
    players = find_game(game).player_counts[0]
    series = Series(game, players, ((bot,) * players,))
    play_one(series, 0)
    games = decisions = 0
    began, spent = time.perf_counter(), 0.0
    while not games or spent < seconds:  # once at least, however busy the machine is
        decisions += play_one(series, games + 1).decisions
        games += 1
        spent = time.perf_counter() - began
    return {
        "what": f"{game}: {bot} play",
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
    }


def steps(game: str, seconds: float) -> Row:
    """Random matches by `step`, which checks each answer, beside the same ones by `advance`, which does not.

    Each match is played both ways in turn, so that a busy moment slows both down."""
    series = Series(game, find_game(game).player_counts[0], (("random",),))
    spent = {"step": 0.0, "advance": 0.0}
    decisions = number = 0
    while not number or sum(spent.values()) < seconds:
        for verb in sorted(spent, reverse=bool(number % 2)):
            match, pick = series.open(number), random.Random(number).random
            answer = getattr(match, verb)
            began = time.perf_counter()
            while match.question is not None:
                codes = match.codes
                answer(codes[int(pick() * len(codes))])
                decisions += verb == "step"
            spent[verb] += time.perf_counter() - began
        number += 1
    slower = spent["step"] / spent["advance"] - 1
    return {
        "what": f"{game}: random answers by step ({slower:+.1%} time beside advance)",
        "decisions_per_s": decisions / spent["step"],
        "slower": slower,
    }


def forks(game: str, seconds: float) -> Row:
    """Forks of a match in full course, averaged over places that are spread over all of it."""
    players = find_game(game).player_counts[0]
    series = Series(game, players, (("random",) * players,))
    every = max(1, play_one(series, 0).decisions // FORKED_AT)
    match, rng = series.open(0), random.Random(0)
    done = step = 0
    spent = 0.0
    while match.question is not None:
        if step % every == 0:
            began = time.perf_counter()
            until = began + seconds / FORKED_AT
            while not done or time.perf_counter() < until:
                for _ in range(50):
                    match.fork(quiet=True)
                done += 50
            spent += time.perf_counter() - began
        match.advance(rng.choice(match.codes))
        step += 1
    return {"what": f"{game}: forks", "per_s": done / spent, "microseconds": spent / done * 1e6}


def replays(game: str, seconds: float) -> Row:
    """A record of a whole match, read and replayed; and the largest view on the way."""
    bot = "steady" if find_game(game).heuristics.has_steady else "random"
    series = Series(game, find_game(game).player_counts[0], ((bot,),))
    match, rng = series.open(0, quiet=False), random.Random(0)
    largest = 0
    while (prompt := match.prompt) is not None:
        largest = max(largest, len(json.dumps(match.view(prompt.seat))))
        if bot == "steady":
            match.advance(match.game.heuristics.steady(match.state, prompt.seat, prompt.kind, prompt.codes))
        else:
            match.advance(rng.choice(prompt.codes))
    text = match.record().dumps()
    done = 0
    began, spent = time.perf_counter(), 0.0
    while not done or spent < seconds:
        replay(parse_record(text))
        done += 1
        spent = time.perf_counter() - began
    return {
        "what": f"{game}: record of {match.answered} entries replayed, views of at most {largest:,} bytes",
        "per_s": done / spent,
        "microseconds": spent / done * 1e6,
    }


def live_size(game: str, matches: int = 5, entries: int = 400) -> Row:
    """What a match that is being played holds in memory, beyond what all matches share."""

    def play(number: int) -> Match[Any]:
        series, rng = Series(game, find_game(game).player_counts[0], (("random",),)), random.Random(number)
        match = series.open(number, quiet=False)
        while match.prompt is not None and match.answered < entries:
            match.advance(rng.choice(match.codes))
        return match

    shared = [play(number) for number in range(matches)]  # fills the caches that all matches share
    del shared
    gc.collect()
    tracemalloc.start()
    alive = [play(number) for number in range(matches)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] / matches
    tracemalloc.stop()
    longest = max(match.answered for match in alive)
    return {"what": f"{game}: kB of a live match of {longest} entries", "kb": size / 1000}


def search_iterations(game: str, seconds: float) -> Row:
    """Iterations of tree search at the first real decision."""
    match = Series(game, find_game(game).player_counts[0], (("random",),)).open(0)
    while len(match.codes) == 1:
        match.advance(match.codes[0])
    bot = SearchBot(match.game, 0, seconds=seconds)
    began = time.perf_counter()
    advice = bot.advise(*given_to_bot(match))
    return {"what": f"{game}: search iterations", "per_s": advice.effort / (time.perf_counter() - began)}


def measure(game: str, seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """All rates of one game."""
    bots = ("random", "steady") if find_game(game).heuristics.has_steady else ("random",)
    takes: dict[str, Callable[[], Row]] = {
        **{f"{bot} play": partial(playouts, game, bot, seconds) for bot in bots},
        "step": partial(steps, game, seconds),
        "forks": partial(forks, game, seconds),
        "replay": partial(replays, game, seconds),
        "live match": partial(live_size, game),
        "search iterations": partial(search_iterations, game, seconds),
    }
    rows = []
    for title, take in takes.items():
        tell(f"{game}: {title}")
        rows.append(take())
    return rows


def peers(python: Path, script: Path, seconds: float) -> list[Row]:
    """The same random play by other engines, in their own environment but in the same run."""
    done = subprocess.run(
        [str(python), str(script), "--seconds", str(seconds)],
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    rows: list[Row] = json.loads(done.stdout)
    return rows


def ratios(own: float, rows: list[Row]) -> Row:
    """Our decisions/s over those of OpenSpiel's games written in Python, and of catanatron."""
    python = [
        row["decisions_per_s"] for row in rows if row["peer"] == "open_spiel" and row["language"] == "python"
    ]
    found: Row = {}
    if python:
        found["openspiel_python_median"] = own / median(python)
        found["openspiel_python_geometric_mean"] = own / geometric_mean(python)
        found["openspiel_python_mean"] = own / fmean(python)
        found["openspiel_python_fastest"] = own / max(python)
    for row in rows:
        if row["peer"] == "catanatron":
            found["catanatron"] = own / row["decisions_per_s"]
    return found
