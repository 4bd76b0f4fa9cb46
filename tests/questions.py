"""Everything is asked at every question of every card, and at every kind of question.

    python -m tests.questions

counts the questions at which everything was asked (`westmarch.bots.everything`), by game. The `drives.py` of
a game says how its cards come into play, from written positions; from there every branch is followed
(`westmarch.core.branches`).
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Container, Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

from westmarch import Match
from westmarch.bots.everything import ask_everything
from westmarch.core.branches import Explorer, Subject
from westmarch.core.registry import find_game

GAMES = ("mordor", "war", "hunt", "smaug")


@dataclass(frozen=True)
class Drive:
    """A position, with what is to be seen there."""

    shows: str
    """The card that is being played, or any other name."""
    match: Match[Any]
    most: int = 12
    """Questions that are followed from here."""


@dataclass(frozen=True)
class Drives:
    """How everything in a game comes into play."""

    subject: Subject
    """What a question is about, so that each card has its branches followed for itself."""
    positions: Callable[[], Iterable[Drive]]
    needed: frozenset[str]
    """What must be shown: every card."""


@dataclass
class Asked:
    """What was asked in a game."""

    questions: int = 0
    shown: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)


def bring(match: Match[Any], option: str, kinds: Container[str], seed: int = 0, most: int = 60) -> bool:
    """Answer at random until this can be answered to a question of these kinds, and answer it."""
    rng = random.Random(seed)
    for _ in range(most):
        prompt = match.prompt
        if prompt is None:
            return False
        if prompt.kind in kinds and option in prompt.options:
            match.play(option)
            return True
        match.play(rng.choice(prompt.options))
    return False


def drives_of(game: str) -> Drives:
    found: Drives = import_module(f"games.{game}.drives").DRIVES
    return found


def ask_all(game: str) -> Asked:
    """Follow every position of a game, and ask everything at every question."""
    drives = drives_of(game)
    explorer = Explorer(drives.subject)
    asked = Asked()
    for drive in drives.positions():
        asked.shown.add(drive.shows)
        for match in explorer.follow(drive.match, drive.most):
            try:
                ask_everything(match, asked.questions)
            except Exception as problem:
                raise AssertionError(f"{game}, {drive.shows}, at {match.prompt!r}: {problem!r}") from problem
            asked.questions += 1
            asked.kinds.add(match.prompt.kind if match.prompt else "")
    return asked


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parent))
    for game in sys.argv[1:] or GAMES:
        began = time.process_time()
        asked = ask_all(game)
        kinds = len(find_game(game).keys.prompts)
        print(
            f"{game:8} {asked.questions:>6,} questions, {len(asked.kinds)} of {kinds} kinds, "
            f"{len(asked.shown)} cards and other things ({time.process_time() - began:.0f} s)"
        )


if __name__ == "__main__":
    main()
