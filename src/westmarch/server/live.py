"""A match as a table plays it: rebuilt from what the database holds, dice included.

A table that goes on from another match's entry must not meet that match's dice again, so it waits
for chance and draws from a seed of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import westmarch
from westmarch.core.chance import CHANCE, Chance
from westmarch.core.content import load_content
from westmarch.core.errors import RecordError
from westmarch.core.match import Match
from westmarch.core.record import parse_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay
from westmarch.core.view import Sees

Log = Sequence[tuple[int, str | None]]
"""Seats and their answers in order; None takes the latest one back."""


@dataclass(frozen=True)
class Spec:
    """What is fixed about a table's match; small enough to send to another process."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    rules: int
    content: str
    base: str | None = None
    uploaded: bool = False

    def __repr__(self) -> str:  # a seed in a traceback would be a seed in a log
        return f"Spec({self.game!r})"


class Live:
    """A match with its dice."""

    __slots__ = ("_dice", "match")

    def __init__(self, match: Match[Any], dice: Chance | None) -> None:
        self.match = match
        self._dice = dice
        self._settle()

    def fork(self) -> Live:
        return Live(self.match.fork(), None if self._dice is None else self._dice.copy())

    def play(self, answer: str) -> None:
        self.match.play(answer)
        self._settle()

    def _settle(self) -> None:
        match = self.match
        while self._dice is not None and match.question is not None and match.question[0] == CHANCE:
            match.roll(self._dice.draw(match.codes))  # type: ignore[arg-type]


def build(spec: Spec, log: Log = ()) -> Live:
    """The match of a table after everything in its log."""
    live = _opening(spec)
    for _, text in standing(log):
        live.play(text)
    return live


def standing(log: Log) -> list[tuple[int, str]]:
    """The answers that were not taken back."""
    kept: list[tuple[int, str]] = []
    for seat, text in log:
        if text is None:
            kept.pop()
        else:
            kept.append((seat, text))
    return kept


def _opening(spec: Spec) -> Live:
    if spec.base is not None:
        record = parse_record(spec.base)
        if spec.uploaded:
            return Live(replay(record), None)
        return Live(replay(record.sealed()), Chance(spec.seed))
    game = find_game(spec.game)
    if spec.rules != game.version:
        raise RecordError("other_rules", "the table was made with another version of the rules")
    if spec.content != load_content(game.package, game.tables).hash:
        raise RecordError("other_content", "the table was made with other content tables")
    return Live(westmarch.new(spec.game, spec.players, spec.seed, dict(spec.options)), None)


def has_secrets(game_id: str) -> bool:
    """Whether anything of the game is hidden from anybody, beyond the dice to come."""
    return any(field.sees is not Sees.ALL for field in find_game(game_id).fields)
