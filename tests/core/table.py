"""What tests of the engine do at the table: deal known hands, play blindly, look at everything."""

from __future__ import annotations

import json
from typing import Any

import westmarch
from westmarch import CHANCE, Match
from westmarch.testing import options as offered
from westmarch.testing import play_blindly as play_on
from westmarch.testing import prompt as asked
from westmarch.testing import truth

__all__ = ["asked", "offered", "play_on"]  # as these tests call them


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
    found: list[str] = truth(match)["hands"][seat]
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
