"""The test kit: play a match by answers and dice of your own, and say what must be asked, offered and told.

For our tests, for other people's games, and for whoever wants to settle a question of rules:

    match = script("war", {"phase": "action_resolution", ...}, "region:osgiliath", "region:south_ithilien")
    assert asked(match) == (1, "battle.combat_card")
    roll(match, 5, 2)
    assert told(match, "battle.roll")[-1]["n"] == 1

Everything goes through the public verbs of a match; a wrong step fails with a sentence.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from operator import index
from typing import Any

import westmarch
from westmarch import CHANCE, Match, Prompt
from westmarch.core.numbers import whole

__all__ = [
    "answer",
    "asked",
    "kind",
    "offered",
    "offers",
    "options",
    "play_blindly",
    "prompt",
    "refuses",
    "roll",
    "rolling",
    "script",
    "told",
    "truth",
]


# -- what is done at the table ---------------------------------------------------------------------


def script(game: str, position: dict[str, Any], *answers: str) -> Match[Any]:
    """A position with all chance left to you, after these answers."""
    match = westmarch.scenario(game, position, chance="ask")
    answer(match, *answers)
    return match


def answer(match: Match[Any], *texts: str) -> None:
    """Give these answers one after the other; after each the state must be a possible one."""
    for text in texts:
        match.play(text)
        match.game.invariants(match.state)


def roll(match: Match[Any], *values: object, domain: str = "pips") -> None:
    """Throw exactly the dice that are asked for: no more, no fewer."""
    assert rolling(match), f"no dice are thrown now: {match.prompt}"
    assert rolling(match) == len(values), f"{rolling(match)} dice are thrown, not {len(values)}"
    answer(match, *(f"{domain}:{value}" for value in values))


def play_blindly(match: Match[Any], seed: int = 0, answers: int | None = None) -> list[str]:
    """Answer at random, to the end or so many times; gives what was answered."""
    number = whole(seed)
    rng = random.Random(seed if number is None else number)
    answers = None if answers is None else index(answers)
    given: list[str] = []
    while match.prompt is not None and len(given) != answers:
        given.append(str(rng.choice(match.prompt.options)))
        match.play(given[-1])
    return given


# -- what is asked and offered ---------------------------------------------------------------------


def prompt(match: Match[Any]) -> Prompt:
    """The question of a match that goes on."""
    assert match.prompt is not None, "the match is over"
    return match.prompt


def kind(match: Match[Any]) -> str:
    return "over" if match.prompt is None else match.prompt.kind


def asked(match: Match[Any]) -> tuple[int, str]:
    """Who is asked, and what."""
    now = prompt(match)
    return now.seat, now.kind


def rolling(match: Match[Any]) -> int:
    """How many dice are asked for now."""
    if match.prompt is None or match.prompt.seat != CHANCE:
        return 0
    return len(match.codes)


def options(match: Match[Any]) -> list[str]:
    return [str(option) for option in prompt(match).options]


def offered(match: Match[Any], domain: str) -> set[str]:
    """The options of one domain, without its name: ``offered(match, "region")``."""
    return {text.split(":")[1] for text in options(match) if text.startswith(f"{domain}:")}


def offers(match: Match[Any], *texts: str) -> bool:
    """All of these can be chosen."""
    return set(texts) <= set(options(match))


def refuses(match: Match[Any], *texts: str) -> bool:
    """None of these can be chosen."""
    return not set(texts) & set(options(match))


# -- what is seen ----------------------------------------------------------------------------------


def told(match: Match[Any], key: str, seat: int | None = None) -> Sequence[dict[str, Any]]:
    """Arguments of every event of a kind that a seat (a spectator, if none is named) has heard so far."""
    return [event.args for _, event in match.events(seat) if event.key == key]


def truth(match: Match[Any]) -> dict[str, Any]:
    """All that a position tells, also in the middle of a rule, where it does not say how to go on."""
    return match.game.positions.write(match.state, match.setup)
