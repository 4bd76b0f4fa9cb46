"""The bot that chooses blindly: the yardstick for all others and the engine of fuzzing."""

from __future__ import annotations

import random

from westmarch.bots.protocol import Imagine, View
from westmarch.core.prompt import PlainPrompt
from westmarch.core.vocabulary import Option


class RandomBot:
    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def choose(self, prompt: PlainPrompt, view: View, imagine: Imagine) -> Option:
        return prompt.option(int(self._random() * len(prompt.codes)))
