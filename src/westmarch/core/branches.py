"""Every branch of a rule, from a position where it begins: each kind of answer to each question is followed.

Random play seldom comes to what is rare: a card that waits for its die, an answer that hardly anybody gives.
Here a match goes on in forks, one for each sort of answer, as long as that leads to something new.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from westmarch.core.chance import CHANCE
from westmarch.core.match import Match
from westmarch.core.vocabulary import Option

FEW = 8
"""In a domain with no more members (dice, effects) each is a sort of its own; in others all are alike."""

PATIENCE = 4
"""Steps for each question that may be new."""

Subject = Callable[[Match[Any]], str]
"""What the question of a match is about: the card that is being played, or nothing (empty)."""


class Explorer:
    """Follows branches, and remembers what it has been asked, over as many positions as it is given."""

    def __init__(self, subject: Subject, seed: int = 1) -> None:
        self._subject = subject
        self._rng = random.Random(seed)
        self._seen: set[tuple[object, ...]] = set()
        self.asked: set[tuple[str, str]] = set()
        """Every subject with every kind of question that was asked about it."""

    def follow(self, match: Match[Any], most: int) -> Iterator[Match[Any]]:
        """The questions from here on, this one first, that are new: at most so many.

        Those that are not are passed by on one way alone, for something new may lie beyond.
        """
        waiting, steps = deque([(match, "")]), PATIENCE * most
        while waiting and most and steps:
            now, before = waiting.popleft()
            if now.prompt is None:
                continue
            steps -= 1
            branches = self._branches(now)
            if self._is_new(now, before):
                most -= 1
                yield now
            else:
                branches = [self._rng.choice(branches)]
            for option in branches:
                twin = now.fork()
                twin.play(option)
                waiting.append((twin, f"{now.prompt.kind} {_sort(now, option)}"))

    def _is_new(self, match: Match[Any], before: str) -> bool:
        prompt = match.prompt
        assert prompt is not None
        subject = self._subject(match)
        sorts = frozenset(_sort(match, option) for option in prompt.options) if subject else None
        key = (subject, prompt.seat, prompt.kind, before, sorts)
        self.asked.add((subject, prompt.kind))
        fresh = key not in self._seen
        self._seen.add(key)
        return fresh

    def _branches(self, match: Match[Any]) -> list[Option]:
        """One answer of each sort; of dice and cards that are drawn the first and the last."""
        prompt = match.prompt
        assert prompt is not None
        options = prompt.options
        if prompt.seat == CHANCE:
            return list(dict.fromkeys((options[0], options[-1])))
        sorts: dict[str, list[Option]] = {}
        for option in options:
            sorts.setdefault(_sort(match, option), []).append(option)
        return [self._rng.choice(alike) for alike in sorts.values()]


def _sort(match: Match[Any], option: Option) -> str:
    """Answers of one sort lead to the same questions, as a rule: one region as well as another."""
    domain = option.domain
    alike = len(match.game.vocabulary.domains[domain])
    return str(option) if not domain or alike <= FEW else domain
