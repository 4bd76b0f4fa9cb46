"""The bot that plays each game's own sound heuristic, in well under a millisecond a move."""

from __future__ import annotations

from typing import Any

from westmarch.bots.protocol import Imagine, View
from westmarch.core.game import Game
from westmarch.core.prompt import PlainPrompt
from westmarch.core.vocabulary import Option


class SteadyBot:
    """Looks at an imagined fork, so that even a careless heuristic cannot see a secret."""

    __slots__ = ("_game", "_seed")

    def __init__(self, game: Game[Any], seed: int) -> None:
        self._game = game
        self._seed = seed

    def choose(self, prompt: PlainPrompt, view: View, imagine: Imagine) -> Option:
        if len(prompt.codes) == 1:
            return prompt.options[0]
        self._seed += 1
        state = imagine(self._seed).state
        code = self._game.heuristics.steady(state, prompt.seat, prompt.kind, prompt.codes)
        return self._game.vocabulary.format(code)
