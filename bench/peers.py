"""Random play in OpenSpiel and catanatron, measured the way Westmarch measures its own.

Runs with the interpreter of the benchmark environment, on one core, and prints one JSON array of
rows; Westmarch's `bench` command puts them beside its own figures.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict

import open_spiel.python.games  # noqa: F401  importing it registers the games written in Python
import pyspiel
from catanatron import Color, Game, RandomPlayer

SEED = 1
WARM_UP_SHARE = 0.2
CPP_GAMES = (
    "tic_tac_toe",
    "kuhn_poker",
    "leduc_poker",
    "liars_dice",
    "pig",
    "backgammon",
    "hearts",
    "chess",
)

Playout = Callable[[], int]
"""Plays one whole game and returns how many decisions its seats made; chance does not count."""


class Row(TypedDict):
    """One line of the result."""

    peer: str
    language: str
    game: str
    decisions_per_s: float
    games_per_s: float


@dataclass(frozen=True)
class Subject:
    """A game that can be measured; loading it is left to the measurement, which may fail."""

    peer: str
    language: str
    game: str
    load: Callable[[], Playout]


def open_spiel_playout(name: str) -> Playout:
    """Random play of an OpenSpiel game."""
    game = pyspiel.load_game(name)
    seats = range(game.num_players())
    rng = random.Random(SEED)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                state.apply_actions([rng.choice(state.legal_actions(seat)) for seat in seats])
                decisions += len(seats)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def catanatron_playout() -> Playout:
    """Random play of catanatron with two seats, on a new map each game."""
    random.seed(SEED)  # its players and dice draw from the global generator

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions)

    return play


def open_spiel_python_games() -> list[str]:
    """Names of the games written in Python, less mean-field ones, which have no seats to play."""
    mean_field = pyspiel.GameType.Dynamics.MEAN_FIELD
    types: list[Any] = pyspiel.registered_games()
    return sorted(
        kind.short_name
        for kind in types
        if kind.short_name.startswith("python_") and kind.dynamics != mean_field
    )


def subjects() -> Iterator[Subject]:
    """Everything to measure, in the order of the result."""
    for language, names in (("python", open_spiel_python_games()), ("c++", CPP_GAMES)):
        for name in names:
            yield Subject("open_spiel", language, name, partial(open_spiel_playout, name))
    yield Subject("catanatron", "python", "catan", catanatron_playout)


def play_for(play: Playout, seconds: float) -> tuple[float, float]:
    """Decisions and games a second over whole games, until at least `seconds` have passed."""
    decisions = games = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        decisions += play()
        games += 1
        now = time.perf_counter()
    elapsed = now - start
    return decisions / elapsed, games / elapsed


def measure(subject: Subject, seconds: float) -> Row:
    """Load, warm up, then measure one game."""
    play = subject.load()
    play_for(play, seconds * WARM_UP_SHARE)
    decisions_per_s, games_per_s = play_for(play, seconds)
    return Row(
        peer=subject.peer,
        language=subject.language,
        game=subject.game,
        decisions_per_s=round(decisions_per_s, 1),
        games_per_s=round(games_per_s, 2),
    )


def measure_all(seconds: float) -> list[Row]:
    """Measure every subject; one that cannot be played at random is named and left out."""
    rows: list[Row] = []
    for subject in subjects():
        label = f"{subject.peer} {subject.game} ({subject.language})"
        try:
            row = measure(subject, seconds)
        except Exception as error:  # a peer may fail in any way; the others still count
            print(f"{label}: left out, {error}", file=sys.stderr)
            continue
        print(
            f"{label}: {row['decisions_per_s']:,.0f} decisions/s, {row['games_per_s']:,.1f} games/s",
            file=sys.stderr,
        )
        rows.append(row)
    return rows


def positive(text: str) -> float:
    """A number of seconds above zero."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError("must be a number above 0")
    return seconds


def main() -> None:
    """Read the options, measure, print."""
    parser = argparse.ArgumentParser(description="Measure random play in OpenSpiel and catanatron.")
    parser.add_argument("--seconds", type=positive, default=1.0, help="time for each game (default: 1.0)")
    arguments = parser.parse_args()
    print(json.dumps(measure_all(arguments.seconds), indent=2))


if __name__ == "__main__":
    main()
