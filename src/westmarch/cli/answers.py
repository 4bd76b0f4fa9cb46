"""What a typed line means: numbers, canonical texts and labels become answers, tried before they are played.

A line may hold several answers. They are all played, or none is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from westmarch.cli.problems import Problem
from westmarch.core.chance import CHANCE
from westmarch.core.errors import IllegalAnswer
from westmarch.core.match import Match
from westmarch.core.prompt import Prompt
from westmarch.core.text import Text
from westmarch.core.vocabulary import Option, Vocabulary

CUT_SHORT = "cut_short"


@dataclass(frozen=True)
class Choice:
    """An option as it was shown: its number, what it is called."""

    number: int
    option: Option
    label: str
    name: str

    def is_called(self, text: str) -> bool:
        return text in (_folded(self.option), _folded(self.label), _folded(self.name))

    def mentions(self, word: str) -> bool:
        return word in re.findall(r"[\w’'-]+", _folded(self.label))


def choices(prompt: Prompt, text: Text) -> list[Choice]:
    return [
        Choice(number, option, text.option(prompt, option), text.name(str(option)))
        for number, option in enumerate(prompt.options, 1)
    ]


def read_answers(line: str, offered: list[Choice], vocabulary: Vocabulary, text: Text) -> list[Option]:
    """The answers in a line, in its order; a Problem says which part of it means nothing."""
    whole = [choice.option for choice in offered if choice.is_called(_folded(line))]
    if len(whole) == 1:
        return whole
    words = [word for word in re.split(r"[\s,;]+", line) if word]
    if not words and len(offered) == 1:
        return [offered[0].option]
    answers: list[Option] = []
    while words:
        for length in range(len(words), 0, -1):
            found = _meaning(" ".join(words[:length]), offered, vocabulary, text)
            if found is not None:
                answers.append(found)
                del words[:length]
                break
        else:
            raise Problem("unknown_input", input=words[0], last=len(offered))
    return answers


def _meaning(part: str, offered: list[Choice], vocabulary: Vocabulary, text: Text) -> Option | None:
    """The one answer that is meant, from the surest reading to the loosest."""
    if part.isdecimal():
        if not 1 <= int(part) <= len(offered):
            raise Problem("no_such_number", number=part, last=len(offered))
        return offered[int(part) - 1].option
    word = _folded(part)
    readings: tuple[Callable[[Choice], bool], ...] = (
        lambda choice: choice.is_called(word),
        lambda choice: word == _folded(choice.option.value),
        lambda choice: choice.mentions(word),
    )
    for reading in readings:
        found = [choice for choice in offered if reading(choice)]
        if len(found) > 1:
            raise Problem("ambiguous_input", input=part, options=", ".join(str(c.option) for c in found))
        if found:
            return found[0].option
    return _of_the_game(word, vocabulary, text)


def _of_the_game(word: str, vocabulary: Vocabulary, text: Text) -> Option | None:
    """An answer that is not offered now but may be after the others of the line."""
    for option in vocabulary.options:
        if word == _folded(option) or (not option.domain and word == _folded(text.name(option))):
            return option
    return None


def _folded(text: str) -> str:
    return " ".join(str(text).casefold().split())


class _Stuck(Exception):
    """A trial that ended: how far it came, and why."""

    def __init__(self, played: int, problem: Exception) -> None:
        self.played = played
        self.problem = problem


def plan(match: Match[Any], answers: list[Option], text: Text) -> list[Option]:
    """An order in which all the answers can be played: as typed, or ascending as the engine offers them.

    Nothing is played on the match itself. A Problem, or IllegalAnswer for a single one, says why not.
    """
    prompt = match.prompt
    assert prompt is not None
    orders = [answers]
    if prompt.seat != CHANCE:
        orders.append(sorted(answers, key=lambda answer: (not answer.domain, answer.code)))
    furthest: _Stuck | None = None
    for order in orders:
        try:
            _try(match.fork(), order, prompt.seat, text)
        except _Stuck as stuck:
            if isinstance(stuck.problem, Problem) and stuck.problem.key == CUT_SHORT:
                raise stuck.problem from None
            if furthest is None or stuck.played >= furthest.played:
                furthest = stuck
        else:
            return order
    assert furthest is not None
    raise furthest.problem from None


def _try(trial: Match[Any], order: list[Option], seat: int, text: Text) -> None:
    for played, answer in enumerate(order):
        if played and not _still_asked(trial, seat, played):
            raise _Stuck(played, Problem(CUT_SHORT, answer=text.name(order[played - 1])))
        try:
            trial.play(answer)
        except IllegalAnswer as error:
            problem: Exception = error
            if played:
                before = ", ".join(map(text.name, order[:played]))
                offered = ", ".join(map(text.name, error.offered))
                problem = Problem("none_played", before=before, answer=text.name(answer), offered=offered)
            raise _Stuck(played, problem) from None


def _still_asked(trial: Match[Any], seat: int, played: int) -> bool:
    """Whether the same seat goes on with nothing new known: else the trial would be a peek at the dice."""
    prompt = trial.prompt
    if prompt is None or prompt.seat != seat:
        return False
    return seat == CHANCE or trial.undoable(seat) >= played
