"""How every kind of question of Journey to Mordor comes up. It has no cards, but a rule for each place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import westmarch
from questions import Drive, Drives
from westmarch import Match

from .play import DICE, HOBBITS, PLACES, active, start, throw, turn, where

THROWS = (
    ("ring", "gandalf", "fellowship", "orc", "nazgul"),
    ("nazgul", "nazgul", "nazgul", "gandalf", "white_tree"),
    ("orc", "orc", "orc", "orc", "orc"),
    ("ring", "ring", "fellowship", "fellowship", "gandalf"),
)
"""What the five dice show."""


def subject(match: Match[Any]) -> str:
    """Where the one stands whose turn it is: each place has rules of its own."""
    view = match.view(None)
    return where(match, active(match)) if view["active"] in range(len(view["hobbits"])) else ""


def positions() -> Iterator[Drive]:
    choose = {"hobbits": "choose", "first": "random"}
    for players in (2, 3, 4):
        yield Drive("set-up", westmarch.new("mordor", players, options=choose, chance="ask"))
    for place in PLACES[:-1]:
        for symbols in THROWS:
            match = start(*HOBBITS, at=dict.fromkeys(HOBBITS, place))
            throw(match, **dict(zip(DICE, symbols, strict=True)))
            yield Drive(place, match)
    match = start("sam", "merry", nazgul={"sam": "x x x"})
    turn(match, yellow="gandalf", green="gandalf", red="nazgul")
    yield Drive("evaluation", match, 20)


DRIVES = Drives(subject, positions, frozenset(PLACES[:-1]))
