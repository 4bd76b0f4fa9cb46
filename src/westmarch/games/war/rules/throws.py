"""Throwing combat dice: a question to chance that gives pips."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.chance import CHANCE
from westmarch.core.game import Question
from westmarch.games.war.ids import PIP_DIE, PIPS
from westmarch.games.war.state import WarState


def throw(s: WarState, number: int, kind: str = "battle.roll") -> Generator[Question, Any, tuple[int, ...]]:
    outcome = yield (CHANCE, kind, (PIP_DIE,) * number)
    return tuple(code - PIPS + 1 for code in outcome)
