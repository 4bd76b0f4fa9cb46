"""The dice of a turn under way in a position: set aside, thrown, picked, still to act."""

from __future__ import annotations

from typing import Any

from westmarch.core.errors import PositionError
from westmarch.core.sets import has, members
from westmarch.games.mordor.board import ALL_DICE, BLACK, COLOURS, EQUAL_SYMBOLS, NAZGUL, WHITE_TREE
from westmarch.games.mordor.position.keys import KEYS
from westmarch.games.mordor.rules.evaluation import tally
from westmarch.games.mordor.rules.throwing import reopen
from westmarch.games.mordor.state import CHOOSE, RESOLVE, MordorState


def read_dice(s: MordorState, data: dict[str, Any]) -> None:
    """The phase and the effect of the place are known by now."""
    KEYS.read(data, s, "aside")
    ended = s.aside == ALL_DICE or (has(s.aside, BLACK) and s.faces[BLACK] == WHITE_TREE)
    if s.phase == RESOLVE:
        if not ended:
            raise PositionError("aside: only all dice, or the White Tree, end the throwing")
        tally(s)
        KEYS.read(data, s, "resolve")
        return
    if ended:
        raise PositionError("the throwing has ended: phase must be 'resolve'")
    if s.phase == CHOOSE:
        KEYS.read(data, s, "throw", "picked")
        _check_picked(s)
    KEYS.read(data, s, "may_repeat")
    if s.may_repeat and not s.repeatable:
        raise PositionError("may_repeat: only in Rohan, and only before a die of the throw is set aside")


def _check_picked(s: MordorState) -> None:
    dice = members(s.picked)
    for die in dice:
        if has(s.aside, die):
            raise PositionError(f"picked: the {COLOURS[die]} die was set aside in an earlier throw")
    symbols = [s.faces[die] for die in dice]
    if s.effect != EQUAL_SYMBOLS and len(set(symbols)) < len(symbols):
        raise PositionError("picked: equal symbols cannot be set aside from one throw")
    if dice:
        if NAZGUL not in symbols and s.shows_nazgul(ALL_DICE ^ s.aside):
            raise PositionError("picked: the throw shows a Nazgûl, which has to be set aside first")
        reopen(s)
