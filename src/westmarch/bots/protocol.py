"""What a bot is given and what it gives back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from westmarch.core.match import Match
from westmarch.core.prompt import PlainPrompt
from westmarch.core.vocabulary import Option

View = Callable[[], dict[str, Any]]
"""The seat's view, made when a bot wants it."""

Imagine = Callable[[int], Match[Any]]
"""From a seed, a quiet fork in which all that the seat cannot know is dealt again."""


@dataclass(frozen=True)
class Advice:
    """A choice, and what the bot thinks of each option: its estimated chance to win."""

    choice: Option
    chances: dict[Option, float] = field(default_factory=dict)
    effort: int = 0
    """How many imagined matches the estimate rests on."""


class Bot(Protocol):
    def choose(self, prompt: PlainPrompt, view: View, imagine: Imagine) -> Option: ...


def ask_bot(bot: Bot, match: Match[Any]) -> Option:
    """Let a bot answer the match's prompt, showing it only what its seat may know."""
    return bot.choose(*given_to_bot(match))


def given_to_bot(match: Match[Any]) -> tuple[PlainPrompt, View, Imagine]:
    """All that a bot of the asked seat gets: the question alone, its view, and thoughts."""
    prompt = match.plain_prompt
    assert prompt is not None
    seat = prompt.seat
    return prompt, partial(match.view, seat), partial(match.imagine, seat, quiet=True)
