"""What a typed line means: numbers, canonical texts and labels become answers, tried before they are played.

A line may hold several answers. They are all played, or none is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from westmarch.cli.problems import Problem
from westmarch.cli.talking.names import FEW, Names, Words, begins, occurs, words_of
from westmarch.core.chance import CHANCE
from westmarch.core.errors import IllegalAnswer
from westmarch.core.match import Match
from westmarch.core.prompt import Prompt
from westmarch.core.text import Text
from westmarch.core.vocabulary import Option, Vocabulary

CUT_SHORT = "cut_short"
NUMBERS = ("number", "pips")
"""Domains whose answers are mere numbers."""
MANY = 8
"""Where more is possible, a refusal gives its reason instead of a list."""
LEAST_LETTERS = 3
"""Fewer do not name a thing that is not offered."""


@dataclass(frozen=True)
class Choice:
    """An option as it was shown: its number, what it is called."""

    number: int
    option: Option
    label: str
    name: str
    outcomes: str = ""
    """What choosing it changes, for the line beside it."""

    def is_called(self, text: str) -> bool:
        return text in (_folded(self.option), _folded(self.label), _folded(self.name))

    def mentions(self, word: str) -> bool:
        return word in re.findall(r"[\w’'-]+", _folded(self.label))

    def is_meant(self, words: Words) -> bool:
        """Without accents and small words: ``minas tirith``, ``move fellowship``."""
        return words in (words_of(self.label), words_of(self.name), words_of(self.option.value))

    def begins(self, words: Words) -> bool:
        return begins(words, words_of(self.name)) or begins(words, words_of(self.label))

    def has_in_it(self, words: Words) -> bool:
        return occurs(words, words_of(self.name)) or occurs(words, words_of(self.label))


def choices(prompt: Prompt, text: Text) -> list[Choice]:
    """The options in their order. Where all of them are mere numbers, each is its own number."""
    labels = [text.option(prompt, option) for option in prompt.options]
    plain = all(option.domain in NUMBERS and option.value.isdecimal() for option in prompt.options)
    return [
        Choice(
            int(option.value) if plain else number,
            option,
            label,
            text.name(str(option)),
            "; ".join(map(text.outcome, prompt.foretell(option))),
        )
        for number, (option, label) in enumerate(zip(prompt.options, labels, strict=True), 1)
    ]


def read_answers(line: str, offered: list[Choice], vocabulary: Vocabulary, text: Text) -> list[Option]:
    """The answers in a line, in its order; a Problem says which part of it means nothing."""
    whole = [choice.option for choice in offered if choice.is_called(_folded(line))]
    if len(whole) == 1:
        return whole
    words = _words(line)
    if not words and len(offered) == 1:
        return [offered[0].option]
    answers: list[Option] = []
    while words:
        answers.append(_take(words, offered, vocabulary, text))
    return answers


def read_thing(line: str, offered: list[Choice], vocabulary: Vocabulary, text: Text) -> Option:
    """The one thing that a line names, offered or not."""
    found = None if line.isdecimal() else _of_the_game(_folded(line), vocabulary, text)
    found = found or _meaning(line, offered, vocabulary, text)
    if found is None:
        raise Problem("unknown_input", input=line, last=len(offered))
    return found


def read_roll(line: str, match: Match[Any], text: Text) -> list[Option]:
    """The results of dice in a line, each read as an answer to the question for its own die."""
    trial = match.fork()
    words = _words(line)
    answers: list[Option] = []
    while words or not answers:
        prompt = trial.prompt
        if prompt is None or prompt.seat != CHANCE:
            raise Problem(CUT_SHORT, answer=text.name(answers[-1]))
        if not words and len(prompt.options) > 1:
            break
        answer = (
            _take(words, choices(prompt, text), match.game.vocabulary, text) if words else prompt.options[0]
        )
        _play(trial, answer, answers, text)
        answers.append(answer)
    return answers


def _words(line: str) -> list[str]:
    return [word for word in re.split(r"[\s,;]+", line) if word]


def _take(words: list[str], offered: list[Choice], vocabulary: Vocabulary, text: Text) -> Option:
    """Take the words of one answer from the front, as many as have a meaning together."""
    for length in range(len(words), 0, -1):
        found = _meaning(" ".join(words[:length]), offered, vocabulary, text)
        if found is not None:
            del words[:length]
            return found
    raise Problem("unknown_input", input=words[0], last=len(offered))


def _meaning(part: str, offered: list[Choice], vocabulary: Vocabulary, text: Text) -> Option | None:
    """The one answer that is meant, from the surest reading to the loosest."""
    if part.isdecimal():
        for choice in offered:
            if choice.number == int(part):
                return choice.option
        raise Problem(
            "no_such_number", number=part, first=offered[0].number, last=max(c.number for c in offered)
        )
    word, words = _folded(part), words_of(part)
    readings: list[Callable[[Choice], bool]] = [
        lambda choice: choice.is_called(word),
        lambda choice: word == _folded(choice.option.value),
        lambda choice: choice.mentions(word),
    ]
    if words and not any(w.isdecimal() for w in words):
        readings += [
            lambda choice: choice.is_meant(words),
            lambda choice: choice.begins(words),
            lambda choice: choice.has_in_it(words),
        ]
    for reading in readings:
        found = [choice for choice in offered if reading(choice)]
        if len(found) > 1:
            raise Problem("ambiguous_input", input=part, options=_listed(found))
        if found:
            return found[0].option
    return _of_the_game(word, vocabulary, text)


def _listed(found: list[Choice]) -> str:
    """Options with their numbers, by which they can be told apart."""
    more = " …" if len(found) > FEW else ""
    return ", ".join(f"{choice.number} {choice.name}" for choice in found[:FEW]) + more


def _of_the_game(word: str, vocabulary: Vocabulary, text: Text) -> Option | None:
    """An answer that is not offered now but may be after the others of the line."""
    readings: tuple[Callable[[Option], bool], ...] = (
        lambda option: word == _folded(option),
        lambda option: word == _folded(text.name(option)),
        lambda option: word == _folded(option.value),
    )
    for reading in readings:
        found = [option for option in vocabulary.options if reading(option)]
        if len(found) == 1:
            return found[0]
    meant = names_of(vocabulary, text).find(word) if len(word) >= LEAST_LETTERS else []
    return _option(meant[0], vocabulary) if len(meant) == 1 else None


def _option(text: str, vocabulary: Vocabulary) -> Option:
    return vocabulary.format(vocabulary.parse(text))


@lru_cache(maxsize=8)
def names_of(vocabulary: Vocabulary, text: Text) -> Names:
    """Everything that can be answered in a game, by name."""
    names = Names(text, map(str, vocabulary.options))
    names.add_aliases(vocabulary)
    return names


def _folded(text: str) -> str:
    return " ".join(str(text).casefold().split())


def plan(match: Match[Any], answers: list[Option], text: Text) -> list[Option]:
    """An order in which all the answers can be played: as typed, or ascending as the engine offers them.

    Nothing is played on the match itself. A Problem says why not.
    """
    ascending = sorted(answers, key=lambda answer: (not answer.domain, answer.code))
    furthest = -1
    for order in (answers, ascending):
        trial = match.fork()
        try:
            _try(trial, order, text)
        except Problem as stuck:
            if stuck.key == CUT_SHORT:
                raise
            played = trial.answered - match.answered
            if played >= furthest:
                furthest, problem = played, stuck
        else:
            return order
    raise problem


def _try(trial: Match[Any], order: list[Option], text: Text) -> None:
    prompt = trial.prompt
    assert prompt is not None
    seat = prompt.seat
    for played, answer in enumerate(order):
        if played and not _still_asked(trial, seat, played):
            raise Problem(CUT_SHORT, answer=text.name(order[played - 1]))
        _play(trial, answer, order[:played], text)


def _play(trial: Match[Any], answer: Option, before: list[Option], text: Text) -> None:
    try:
        trial.play(answer)
    except IllegalAnswer as error:
        details = {"answer": text.name(answer), "offered": ", ".join(map(text.name, error.offered))}
        if len(error.offered) > MANY:
            reason = trial.why_not(answer)
            why = "" if reason is None else text.why(reason)
            raise Problem("illegal_here", answer=text.name(answer), why=why) from None
        if not before:
            raise Problem("illegal_answer", **details) from None
        raise Problem("none_played", before=", ".join(map(text.name, before)), **details) from None


def _still_asked(trial: Match[Any], seat: int, played: int) -> bool:
    """Whether the same seat goes on with nothing new known: else the trial would be a peek at the dice."""
    prompt = trial.prompt
    return prompt is not None and prompt.seat == seat and trial.undoable(seat) >= played
