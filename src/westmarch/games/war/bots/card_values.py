"""What playing an Event card is worth now: the table that the cards of both sides enter themselves in."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.games.war.bots.judgement import Judgement
from westmarch.games.war.bots.worth import KEEP
from westmarch.games.war.ids import card
from westmarch.games.war.state import WarState

Value = Callable[[WarState, Judgement], float]
VALUES: dict[int, Value] = {}


def play_value(s: WarState, j: Judgement, number: int) -> float:
    """Worth of playing a card now; a card without a value of its own is worth as much as it is kept for."""
    value = VALUES.get(number)
    return value(s, j) if value is not None else KEEP[number]


def worth(*names: str) -> Callable[[Value], Value]:
    """Enter a function as the value of some cards."""

    def register(value: Value) -> Value:
        for name in names:
            VALUES[card(name)] = value
        return value

    return register


def always(value: float) -> Value:
    return lambda s, j: value
