"""Throwing combat dice: a question to chance that gives pips."""

from __future__ import annotations

from westmarch.core import asking
from westmarch.core.asking import Asking
from westmarch.games.war.ids import PIP_DIE, PIPS
from westmarch.games.war.state import WarState


def throw(s: WarState, number: int, kind: str = "battle.roll") -> Asking[tuple[int, ...]]:
    outcome = yield from asking.throw(kind, (PIP_DIE,) * number)
    return tuple(code - PIPS + 1 for code in outcome)
