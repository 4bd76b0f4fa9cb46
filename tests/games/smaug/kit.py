"""The Desolation of Smaug as tests play it: positions in short hand, dice and draws answered by hand."""

from __future__ import annotations

from typing import Any

import westmarch
from westmarch import Match
from westmarch.testing import (
    answer,
    asked,
    kind,
    offered,
    offers,
    options,
    prompt,
    refuses,
    roll,
    rolling,
    told,
    truth,
)

__all__ = [
    "answer",
    "asked",
    "at",
    "draw",
    "hand",
    "kind",
    "march",
    "offered",
    "offers",
    "options",
    "over",
    "prompt",
    "refuses",
    "roll",
    "rolling",
    "smaug",
    "told",
    "truth",
    "why",
]


def smaug(**position: Any) -> Match[Any]:
    """A position with all chance left to the test; by default Blue is about to march, against Green.

    ``blue``, ``green``, ``red`` and ``yellow`` are hands.
    """
    hands = {name: position.pop(name) for name in ("blue", "green", "red", "yellow") if name in position}
    data: dict[str, Any] = {"step": "march", **position}
    if hands:
        data["hands"] = hands
    if "hands_open" in data:
        data["options"] = {"hands": "open"}
        del data["hands_open"]
    return westmarch.scenario("smaug", data, chance="ask")


def draw(match: Match[Any], *cards: str) -> None:
    """These cards are drawn, whatever deck is asked for."""
    for card in cards:
        assert rolling(match) == 1, f"no card is drawn now: {match.prompt}"
        answer(match, f"card:{card}")


def at(match: Match[Any], colour: str) -> Any:
    """The spaces of a player's dwarves."""
    return truth(match)["pieces"][colour]


def hand(match: Match[Any], colour: str) -> list[str]:
    found: list[str] = truth(match)["hands"][colour]
    return sorted(found)


def why(match: Match[Any], text: str) -> str:
    """The key of the reason against an answer."""
    reason = match.why_not(text)
    assert reason is not None, f"{text} is offered"
    return reason.key


def over(match: Match[Any]) -> str:
    """Why the match is over."""
    assert match.result is not None, f"the match goes on: {match.prompt}"
    return match.result.reason


def march(match: Match[Any], card: str, piece: str, to: int | None = None, mate: str | None = None) -> None:
    """A march in one line; what is not asked, because there is no choice, is left out."""
    answer(match, f"march:{card}")
    if kind(match) == "march.piece":
        answer(match, f"piece:{piece}")
    if kind(match) == "march.companion":
        answer(match, "none" if mate is None else f"piece:{mate}")
    if kind(match) == "march.space":
        answer(match, f"space:{to}")
    elif to is not None and truth(match)["step"] != "over":
        colour, number = piece.split("_")
        moved = told(match, "move.ahead") or told(match, "move.back")
        assert moved[-1]["space"] == f"space:{to}", f"{colour} {number} went elsewhere: {moved[-1]}"
