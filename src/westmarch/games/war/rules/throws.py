"""Throwing combat dice: a question to chance that gives pips, and the number that is needed."""

from __future__ import annotations

from westmarch.core import asking
from westmarch.core.asking import Asking
from westmarch.core.events import Args
from westmarch.games.war.ids import PIP_DIE, PIPS, Side
from westmarch.games.war.state import WarState


def throw(s: WarState, side: Side, number: int, kind: str = "battle.roll") -> Asking[tuple[int, ...]]:
    """Dice of one side, all at once."""
    s.thrower = side
    outcome = yield from asking.throw(kind, (PIP_DIE,) * number)
    return tuple(PIPS.of(code) + 1 for code in outcome)


def needed(base: int, modifier: int = 0) -> Args:
    """What a roll tells of the number to reach: a one never does, a six always (p. 30, 41)."""
    return {"base": base, "modifier": modifier, "need": min(6, max(2, base - modifier))}
