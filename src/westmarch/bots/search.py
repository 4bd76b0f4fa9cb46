"""Monte-Carlo tree search over imagined forks, for any registered game.

Every iteration deals the unknown again, walks the tree by upper confidence bounds that trust the
game's own heuristic at first, and plays on with it (or blindly where there is none) until the
match ends or the game can estimate the chances. Nodes are told apart by the answers and the rolls
between them. Games that want a shallow search get a race of the answers instead (`race.py`).
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from westmarch.bots.protocol import Advice, Imagine, View
from westmarch.bots.race import Race
from westmarch.core.chance import derive
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.prompt import PlainPrompt
from westmarch.core.vocabulary import Option

TRUST = 0.3
"""How much of the first attention goes to the answer of the game's own heuristic."""
SERIOUS = 0.3
"""An answer tried less often than this share of the favourite's tries is not compared."""


class Node:
    """What is known of one question: for each answer how often it was tried, and its score."""

    __slots__ = ("children", "score", "steady", "tried")

    def __init__(self) -> None:
        self.steady: int | None = None
        """The heuristic's answer, once asked for."""
        self.tried: dict[int, int] = {}
        self.score: dict[int, float] = {}
        self.children: dict[tuple[int, ...], Node] = {}


class SearchBot:
    """Bound by iterations (reproducible) or by seconds a move."""

    def __init__(
        self, game: Game[Any], seed: int, iterations: int | None = 400, seconds: float | None = None
    ) -> None:
        self._game = game
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds
        self._moves = 0

    def choose(self, prompt: PlainPrompt, view: View, imagine: Imagine) -> Option:
        return self.advise(prompt, view, imagine).choice

    def advise(self, prompt: PlainPrompt, view: View, imagine: Imagine) -> Advice:
        """Search, and report the estimated chance of every option; a lone one needs no thought."""
        if len(prompt.codes) == 1:
            return Advice(prompt.options[0])
        heuristics = self._game.heuristics
        if prompt.kind in heuristics.plain:
            state = imagine(derive(self._seed, prompt.seat)).state
            code = heuristics.steady(state, prompt.seat, prompt.kind, prompt.codes)
            return Advice(self._game.vocabulary.format(code))
        self._moves += 1
        base = derive(self._seed, self._moves)
        deadline = None if self._seconds is None else time.monotonic() + self._seconds
        if heuristics.shallow:
            race = Race(self._game, prompt, base, imagine)
            return race.run(lambda effort: self._goes_on(effort, deadline))
        search = Search(self._game, random.Random(base), prompt.seat)
        iteration = 0
        while self._goes_on(iteration, deadline):
            search.iterate(prompt, base, imagine)
            iteration += 1
        return search.advice(prompt, iteration)

    def _goes_on(self, iteration: int, deadline: float | None) -> bool:
        if deadline is not None:
            return iteration == 0 or time.monotonic() < deadline
        return iteration < (self._iterations or 1)


class Search:
    """One search at one prompt."""

    def __init__(self, game: Game[Any], rng: random.Random, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.root = Node()
        self._random = rng.random

    def iterate(self, prompt: PlainPrompt, base: int, imagine: Imagine) -> None:
        """Select, expand, play on, and credit every seat's answers on the way.

        The n-th try of every answer at the root meets the same n-th imagined fork, so that answers
        are compared on equal luck.
        """
        node = self.root
        first = self._select(node, prompt.codes, lambda: imagine(base))
        match = imagine(base + node.tried.get(first, 0))
        path: list[tuple[Node, int, int]] = []
        began = match.turns
        while (question := match.question) is not None:
            codes = match.codes
            if node is self.root:
                code = first
            elif len(codes) == 1:
                code = codes[0]
            else:
                code = self._select(node, codes, lambda: match)
            fresh = len(codes) > 1 and code not in node.tried
            if len(codes) > 1:
                path.append((node, code, question[0]))
            match.advance(code)
            key = (code, *match.rolled)
            if fresh or key not in node.children:
                node.children[key] = Node()
                if fresh or match.rolled:
                    break
            node = node.children[key]
        scores = self._play_on(match, began)
        for visited, code, seat in path:
            visited.tried[code] = visited.tried.get(code, 0) + 1
            visited.score[code] = visited.score.get(code, 0.0) + scores[seat]

    def _select(self, node: Node, codes: Sequence[int], match: Callable[[], Match[Any]]) -> int:
        """The answer with the best mixture of what it has brought and how little it was tried."""
        game = self.game
        if game.heuristics.has_steady and node.steady not in codes:
            asked = match()
            seat, kind, _ = asked.question  # type: ignore[misc]
            node.steady = game.heuristics.steady(asked.state, seat, kind, codes)
        tried, score = node.tried, node.score
        visits = sum([tried.get(code, 0) for code in codes])
        mean = sum([score.get(code, 0.0) for code in codes]) / visits if visits else 0.0
        root = game.heuristics.boldness * math.sqrt(visits + 1)
        rest = (1 - TRUST if game.heuristics.has_steady else 1.0) / len(codes)
        best, best_bound = codes[0], -math.inf
        for code in codes:
            times = tried.get(code, 0)
            prior = rest + TRUST if code == node.steady else rest
            bound = (score[code] / times if times else mean) + root * prior / (1 + times)
            if bound > best_bound:
                best, best_bound = code, bound
        return best

    def _play_on(self, match: Match[Any], began: int) -> Sequence[float]:
        """Play until the game can judge the position, at a turn's end, or until the match is over."""
        game = self.game
        state = match.state
        turns = game.turns
        turn = turns(state)
        horizon = max(turn, began) + game.heuristics.horizon
        while (question := match.question) is not None:
            now = turns(state)
            if now != turn:
                turn = now
                if turn >= horizon:
                    chances = game.heuristics.chances(state)
                    if chances is not None:
                        return chances
            codes = match.codes
            if len(codes) == 1:
                match.advance(codes[0])
            elif game.heuristics.has_steady:
                match.advance(game.heuristics.steady(state, question[0], question[1], codes))
            else:
                match.advance(codes[int(self._random() * len(codes))])
        result = match.result
        assert result is not None
        return result.scores

    def advice(self, prompt: PlainPrompt, effort: int) -> Advice:
        tried, score = self.root.tried, self.root.score
        words = self.game.vocabulary
        most = max(tried.values())
        serious = [code for code in prompt.codes if tried.get(code, 0) >= most * SERIOUS]
        margin = self.game.heuristics.margin
        best = max(serious, key=lambda code: score[code] / tried[code] + margin * (code == self.root.steady))
        chances = {words.format(code): score[code] / tried[code] for code in prompt.codes if tried.get(code)}
        return Advice(words.format(best), chances, effort)
