"""Monte-Carlo tree search over imagined forks, for any registered game.

Every iteration deals the unknown again, walks the tree by upper confidence bounds, and plays on
with the game's own heuristic (or blindly) until the match ends or the game can estimate the
chances. Nodes are told apart by the answers and the rolls between them.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import Any

from westmarch.bots.protocol import Advice, Imagine, View
from westmarch.core.chance import derive
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.prompt import Prompt
from westmarch.core.vocabulary import Option

EXPLORATION = 0.5
CURIOSITY = 0.1
"""How often a playout answers blindly instead of steadily, so that the heuristic's blind spots show."""


class Node:
    """What is known of one question: for each answer how often it was open, tried, and its score."""

    __slots__ = ("children", "opened", "score", "tried")

    def __init__(self) -> None:
        self.opened: dict[int, int] = {}
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

    def choose(self, prompt: Prompt, view: View, imagine: Imagine) -> Option:
        if len(prompt.codes) == 1:
            return prompt.options[0]
        return self.advise(prompt, view, imagine).choice

    def advise(self, prompt: Prompt, view: View, imagine: Imagine) -> Advice:
        """Search, and report the estimated chance of every option."""
        self._moves += 1
        base = derive(self._seed, self._moves)
        search = Search(self._game, random.Random(base), prompt.seat)
        iteration = 0
        deadline = None if self._seconds is None else time.monotonic() + self._seconds
        while self._goes_on(iteration, deadline):
            search.iterate(imagine(base + iteration))
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

    def iterate(self, match: Match[Any]) -> None:
        """Select, expand, play on, and credit every seat's answers on the way."""
        node = self.root
        path: list[tuple[Node, int, int]] = []
        began = match.turns
        while (question := match.question) is not None:
            seat = question[0]
            codes = match.codes
            code = codes[0] if len(codes) == 1 else self._select(node, codes)
            if len(codes) > 1:
                path.append((node, code, seat))
            fresh = code not in node.tried and len(codes) > 1
            match.advance(code)
            if fresh:
                break
            key = (code, *match.rolled)
            child = node.children.get(key)
            if child is None:
                child = node.children[key] = Node()
                if match.rolled:
                    break
            node = child
        scores = self._play_on(match, began)
        for visited, code, seat in path:
            visited.tried[code] = visited.tried.get(code, 0) + 1
            visited.score[code] = visited.score.get(code, 0.0) + scores[seat]

    def _select(self, node: Node, codes: Sequence[int]) -> int:
        opened = node.opened
        for code in codes:
            opened[code] = opened.get(code, 0) + 1
        tried = node.tried
        untried = [code for code in codes if code not in tried]
        if untried:
            return untried[int(self._random() * len(untried))]
        score = node.score

        def bound(code: int) -> float:
            times = tried[code]
            return score[code] / times + EXPLORATION * math.sqrt(math.log(opened[code]) / times)

        return max(codes, key=bound)

    def _play_on(self, match: Match[Any], began: int) -> Sequence[float]:
        """Play until the game can judge the position, at a turn's end, or until the match is over."""
        game = self.game
        state = match.state
        turns = game.turns
        turn = turns(state)
        horizon = max(turn, began) + game.horizon
        while (question := match.question) is not None:
            now = turns(state)
            if now != turn:
                turn = now
                if turn >= horizon:
                    chances = game.chances(state)
                    if chances is not None:
                        return chances
            codes = match.codes
            if len(codes) == 1:
                match.advance(codes[0])
            elif not game.has_steady or self._random() < CURIOSITY:
                match.advance(codes[int(self._random() * len(codes))])
            else:
                match.advance(game.steady(state, question[0], question[1], codes))
        result = match.result
        assert result is not None
        return result.scores

    def advice(self, prompt: Prompt, effort: int) -> Advice:
        tried, score = self.root.tried, self.root.score
        words = self.game.vocabulary
        best = max(prompt.codes, key=lambda code: (tried.get(code, 0), score.get(code, 0.0)))
        chances = {words.format(code): score[code] / tried[code] for code in prompt.codes if tried.get(code)}
        return Advice(words.format(best), chances, effort)
