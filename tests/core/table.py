"""What tests of the engine do at the table: deal known hands, play blindly, look at everything."""

from __future__ import annotations

import json
import random
from typing import Any

import westmarch
from westmarch import CHANCE, Match


def asked(match: Match[Any]) -> westmarch.Prompt:
    """The prompt of a match that goes on."""
    assert match.prompt is not None, "the match is over"
    return match.prompt


def offered(match: Match[Any]) -> list[str]:
    return [str(option) for option in asked(match).options]


def play_on(match: Match[Any], seed: int = 0, answers: int | None = None) -> list[str]:
    """Answer blindly, to the end or so many times; what was answered."""
    rng = random.Random(seed)
    given: list[str] = []
    while match.prompt is not None and len(given) != answers:
        given.append(str(rng.choice(match.prompt.options)))
        match.play(given[-1])
    return given


def follow(match: Match[Any], answers: list[str]) -> None:
    for answer in answers:
        match.play(answer)


def deal(*hands: str) -> Match[Any]:
    """Riddles with these hands: ``deal("159", "234")``. The fixture `riddles` must be there."""
    match = westmarch.new("riddles", len(hands), 0, chance="ask")
    for card in "".join(hands):
        match.play(f"card:{card}")
    return match


def lay(match: Match[Any], *cards: int) -> None:
    for card in cards:
        match.play(f"card:{card}")


def hand(match: Match[Any], seat: int) -> list[str]:
    """What a seat really holds, whoever may see it."""
    found: list[str] = match.game.positions.write(match.state, match.setup)["hands"][seat]
    return found


def everything(match: Match[Any]) -> str:
    """All that can be learnt of a match: equal texts, equal matches."""
    prompt = match.prompt
    views = [match.view(seat) for seat in (None, *range(match.setup.players))]
    events = [(number, event.as_data()) for seat in (None, 0, 1) for number, event in match.events(seat)]
    asked = None if prompt is None else prompt.as_data()
    return json.dumps([views, asked, events, match.history(), match.digest(), match.turns])


def dice_of(match: Match[Any]) -> list[Any]:
    """The rolls of a match so far."""
    return [answer for seat, answer in match.history() if seat == CHANCE]
