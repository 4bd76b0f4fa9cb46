"""A race of the answers to one question, for games in which luck is greater than what answers differ by.

All answers meet the same imagined forks, and their luck there is the same turn by turn. A short glance drops
what is plainly worse; who is left is played further, and falls out as soon as he cannot be expected to win.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from westmarch.bots.protocol import Advice, Imagine
from westmarch.core.chance import Chance, Dice, derive, key_of
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.prompt import PlainPrompt

GLANCES = 6
"""Forks in which every answer is played for a turn only."""
PLAINLY_WORSE = 0.02
"""By so much less than the heuristic's answer, at a glance, an answer need not be looked at further."""
FIRST, STRIDE = 8, 4
"""How many forks are played before an answer may fall out, and how many between two such looks."""
HOPELESS, CERTAIN = 1.0, 2.5
"""Standard errors: so many above its mean an answer must still promise something; so many below its mean
one that is better needs no more forks."""

Goes = Callable[[int], bool]
"""Whether another imagined match may be played after so many."""


class Luck(Chance):
    """Dice that hang on when they are thrown: answers that differ meet the same luck in later turns."""

    __slots__ = ("_seed", "_streams", "when")

    def __init__(self, seed: int) -> None:
        super().__init__(key_of(seed))
        self._seed = seed
        self._streams: dict[tuple[int, int], Chance] = {}
        self.when = (0, 0)
        """The turn, and the answer after which the dice fall."""

    def draw(self, dice: Dice) -> tuple[int, ...]:
        stream = self._streams.get(self.when)
        if stream is None:
            stream = self._streams[self.when] = Chance.of(derive(self._seed, *self.when))
        return stream.draw(dice)


class Tally:
    """What an answer has brought, fork by fork: at a glance, and played further."""

    __slots__ = ("deep", "glance")

    def __init__(self) -> None:
        self.glance: list[float] = []
        self.deep: list[float] = []


def gain(ones: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """The mean difference over the same forks, and its standard error."""
    gains = [one - other for one, other in zip(ones, others, strict=False)]
    if len(gains) < 2:
        return -math.inf, 0.0
    mean = sum(gains) / len(gains)
    spread = sum([(one - mean) ** 2 for one in gains]) / (len(gains) - 1)
    return mean, math.sqrt(spread / len(gains))


class Race:
    """One race at one question."""

    def __init__(self, game: Game[Any], prompt: PlainPrompt, base: int, imagine: Imagine) -> None:
        self.game = game
        self.prompt = prompt
        self._base = base
        self._imagine = imagine
        heuristics = game.heuristics
        self.ours = heuristics.steady(imagine(base).state, prompt.seat, prompt.kind, prompt.codes)
        self.tallies = {code: Tally() for code in prompt.codes}
        self.rivals = [code for code in prompt.codes if code != self.ours]
        self.effort = 0

    def run(self, goes: Goes) -> Advice:
        for _ in self._forks():
            self.effort += 1
            if not goes(self.effort):
                break
        return self.advice()

    def _forks(self) -> Iterator[None]:
        """The next imagined match, as long as there is something to find out."""
        for fork in range(GLANCES):
            for code in (self.ours, *self.rivals):
                self.tallies[code].glance.append(self._play(fork, code, 1))
                yield
        self.rivals = [code for code in self.rivals if self._promises(code)]
        horizon = self.game.heuristics.horizon
        fork = 0
        while self.rivals:
            for code in (self.ours, *self.rivals):
                self.tallies[code].deep.append(self._play(GLANCES + fork, code, horizon))
                yield
            fork += 1
            if fork >= FIRST and fork % STRIDE == 0 and self._settled():
                return

    def _promises(self, code: int) -> bool:
        """Neither plainly worse at a glance, nor the same thing in other words."""
        mean, error = gain(self.tallies[code].glance, self.tallies[self.ours].glance)
        return mean + error > -PLAINLY_WORSE and not mean == error == 0

    def _settled(self) -> bool:
        """Whoever cannot be expected to win falls out; a lone answer that surely is better ends the race."""
        ours, margin = self.tallies[self.ours].deep, self.game.heuristics.margin
        found = {code: gain(self.tallies[code].deep, ours) for code in self.rivals}
        best = max([mean for mean, _ in found.values()])
        least = max(margin, best - margin)
        self.rivals = [
            code for code, (mean, error) in found.items() if mean == best or mean + HOPELESS * error > least
        ]
        if len(self.rivals) > 1:
            return False
        mean, error = found[self.rivals[0]]
        if mean + HOPELESS * error <= margin:
            self.rivals = []
        return mean - CERTAIN * error > margin

    def _play(self, fork: int, code: int, horizon: int) -> float:
        """The chance of the seat that is asked, some turns after an answer."""
        game, seat = self.game, self.prompt.seat
        seed = self._base + fork
        match = self._imagine(seed)
        luck = Luck(seed)
        match.change_dice((), None, chance=luck)
        state, turns, heuristics = match.state, game.turns, game.heuristics
        turn = turns(state)
        last = turn + horizon
        luck.when = turn, code
        match.advance(code)
        while (question := match.question) is not None:
            now = turns(state)
            if now != turn:
                turn = now
                if turn >= last:
                    chances = heuristics.chances(state)
                    if chances is not None:
                        return chances[seat]
            codes = match.codes
            code = codes[0]
            if len(codes) > 1:
                code = heuristics.steady(state, question[0], question[1], codes)
            luck.when = turn, code
            match.advance(code)
        return _score(match, seat)

    def advice(self) -> Advice:
        """Another answer than the heuristic's only where it is surely better."""
        words = self.game.vocabulary
        ours = self.tallies[self.ours]
        own = ours.deep or ours.glance
        level = sum(own) / len(own)
        best, most = self.ours, self.game.heuristics.margin
        chances = {words.format(self.ours): level}
        for code, tally in self.tallies.items():
            deep = len(tally.deep) >= FIRST
            mean, error = gain(tally.deep, ours.deep) if deep else gain(tally.glance, ours.glance)
            if code == self.ours or mean == -math.inf:
                continue
            chances[words.format(code)] = min(1.0, max(0.0, level + mean))
            sure = mean - self.game.heuristics.sure * error
            if (code in self.rivals or not ours.deep) and sure > most:
                best, most = code, sure
        return Advice(words.format(best), chances, self.effort)


def _score(match: Match[Any], seat: int) -> float:
    result = match.result
    assert result is not None
    return result.scores[seat]
