"""Cards of the Shadow as tests play them: one card in hand, one die to pay for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from westmarch import Match

from ..kit import answer, asked, offers, war


def code(card: str) -> str:
    return f"card:{card}"


def holding(card: str, *, die: str = "event", **position: Any) -> Match[Any]:
    """The Shadow is to act with this card in hand."""
    position.setdefault("free", "army army")
    hands = {"shadow": [card, *position.pop("hand", ())], "free": list(position.pop("free_hand", ()))}
    return war(to_act="shadow", shadow=die, hands=hands, **position)


def playable(card: str, **position: Any) -> bool:
    return offers(holding(card, **position), code(card))


def play(card: str, *answers: str, **position: Any) -> Match[Any]:
    match = holding(card, **position)
    answer(match, code(card), *answers)
    return match


def done(match: Match[Any]) -> bool:
    """The card is carried out and the other side is to act."""
    return asked(match, "free", "action.choose")


def named_in(*modules: str) -> set[str]:
    """Every word that stands in double quotes in some test modules of this folder."""
    here = Path(__file__).parent
    return {word for module in modules for word in re.findall(r'"(\w+)"', (here / module).read_text("utf-8"))}


def wanderers(*companions: str, **more: Any) -> dict[str, Any]:
    """The Fellowship in the wild, in Hollin unless told otherwise."""
    return {"region": "hollin", "companions": list(companions), **more}
