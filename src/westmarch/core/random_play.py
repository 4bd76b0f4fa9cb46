"""Random matches for the battery: every way to set a game up, played to its end with stops on the way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from westmarch.core.content import load_content
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.registry import find_game

LONGEST_MATCH = 50_000
"""Decisions after which a random match counts as endless."""


@dataclass(frozen=True)
class Case:
    """One way to set a game up."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict, hash=False)
    seed: int = 1

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return "-".join(filter(None, [self.game, f"{self.players}p", options]))


Check = Callable[[Case], None]


def cases(game: Game[Any]) -> list[Case]:
    """Every player count with the defaults, and every other choice of each option once."""
    found = [Case(game.id, players) for players in game.player_counts]
    for number, spec in enumerate(game.option_specs):
        others = [choice for choice in spec.choices or spec.samples if choice != spec.default]
        for choice in others:
            players = game.player_counts[number % len(game.player_counts)]
            found.append(Case(game.id, players, {spec.name: choice}, seed=number + 2))
    return found


def start(case: Case, *, ask: bool = False, quiet: bool = False) -> Match[Any]:
    game = find_game(case.game)
    setup = game.setup(case.players, dict(case.options), load_content(game.package, game.tables))
    return Match.begin(game, setup, game.start(setup), case.seed, ask=ask, quiet=quiet)


def walk(match: Match[Any], seed: int, every: int = 1) -> Iterator[Match[Any]]:
    """Play at random to the end, stopping at every n-th prompt and at the end."""
    rng = random.Random(seed)
    step = 0
    while (prompt := match.prompt) is not None:
        assert prompt.codes, f"{prompt.kind}: a question without an answer"
        if step % every == 0:
            yield match
        match.play(rng.choice(prompt.options))
        step += 1
        assert step < LONGEST_MATCH, f"no end after {step} decisions"
    yield match


@cache
def _length(game: str, players: int, options: tuple[tuple[str, str], ...], seed: int, ask: bool) -> int:
    """Decisions of the random match that `walk` plays for a case."""
    match = start(Case(game, players, dict(options), seed), ask=ask, quiet=True)
    rng = random.Random(seed)
    steps = 0
    while (prompt := match.prompt) is not None:
        match.advance(rng.choice(prompt.codes))
        steps += 1
        assert steps < LONGEST_MATCH, f"no end after {steps} decisions"
    return steps


def stride(case: Case, at_least: int, stops: int, ask: bool = False) -> int:
    """Steps between two stops, so that a long game is not looked at more often than need be."""
    length = _length(case.game, case.players, tuple(case.options.items()), case.seed, ask)
    return max(at_least, length // stops)


def firsts(case: Case, times: int, matches: int) -> Iterator[Match[Any]]:
    """Stops of some random matches: the first few times that a question follows a kind of answer.

    What is rare (a card that waits for its die) is looked at as often as what is common.
    """
    seen: Counter[tuple[int, str, str]] = Counter()
    for seed in range(case.seed, case.seed + matches):
        match = start(replace(case, seed=seed))
        rng = random.Random(seed)
        answered = ""
        while (prompt := match.prompt) is not None:
            key = (prompt.seat, prompt.kind, answered)
            seen[key] += 1
            if seen[key] <= times:
                yield match
            option = rng.choice(prompt.options)
            answered = option.domain or str(option)
            match.play(option)


def first_offers(case: Case, matches: int) -> Iterator[tuple[Match[Any], int]]:
    """Stops of some random matches where a seat is offered an answer for the first time, and that answer.

    So each card is tried that could be played anywhere, not only those that chance would have played.
    """
    seen: set[tuple[int, str, int]] = set()
    for seed in range(case.seed, case.seed + matches):
        for match in walk(start(replace(case, seed=seed)), seed):
            if (prompt := match.plain_prompt) is not None:
                for code in prompt.codes:
                    if (prompt.seat, prompt.kind, code) not in seen:
                        seen.add((prompt.seat, prompt.kind, code))
                        yield match, code
