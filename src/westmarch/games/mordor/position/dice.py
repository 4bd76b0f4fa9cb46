"""Reading the dice of a turn under way from a position: set aside, thrown, picked, still to act."""

from __future__ import annotations

from typing import Any

from westmarch.core.errors import PositionError
from westmarch.core.parts import expect
from westmarch.core.sets import has, just, set_of
from westmarch.games.mordor.board import (
    ALL_DICE,
    BLACK,
    COLOURS,
    EQUAL_SYMBOLS,
    NAZGUL,
    REPEAT_THROWS,
    SYMBOL,
    SYMBOLS,
    WHITE_TREE,
)
from westmarch.games.mordor.position.checks import number, one_of
from westmarch.games.mordor.rules.evaluation import tally
from westmarch.games.mordor.rules.throwing import reopen
from westmarch.games.mordor.state import CHOOSE, RESOLVE, MordorState


def read_dice(s: MordorState, data: dict[str, Any]) -> None:
    """The phase and the effect of the place are known by now."""
    s.aside = _lay(s, "aside", data.get("aside", {}))
    if s.phase == RESOLVE:
        _pending(s, data.get("resolve", {}))
        return
    if s.aside == ALL_DICE or _tree_aside(s):
        raise PositionError("the throwing has ended: phase must be 'resolve'")
    if s.phase == CHOOSE:
        _thrown(s, data)
    _repeat(s, data)


def _lay(s: MordorState, key: str, dice: Any) -> int:
    """Dice lie with these symbols up; the mask of them."""
    if not isinstance(dice, dict):
        raise PositionError(f"{key} must give a symbol for each die")
    faces = list(s.faces)
    mask = 0
    for colour, name in dice.items():
        die = COLOURS.index(one_of(key, colour, COLOURS))
        symbol = SYMBOLS.index(one_of(f"{key}, {colour}", name, SYMBOLS))
        if SYMBOL.first + symbol not in s.sheet.faces[die]:
            raise PositionError(f"{key}: the {colour} die has no face {name!r}")
        faces[die] = symbol
        mask |= just(die)
    s.faces = tuple(faces)
    return mask


def _tree_aside(s: MordorState) -> bool:
    return has(s.aside, BLACK) and s.faces[BLACK] == WHITE_TREE


def _thrown(s: MordorState, data: dict[str, Any]) -> None:
    if _lay(s, "throw", data.get("throw", {})) != ALL_DICE ^ s.aside:
        raise PositionError("throw must show exactly the dice that are not set aside")
    picked = data.get("picked", [])
    if not isinstance(picked, list):
        raise PositionError("picked must be a list of dice")
    dice = [COLOURS.index(one_of("picked", colour, COLOURS)) for colour in picked]
    if len(set(dice)) < len(dice):
        raise PositionError("picked must name each die once")
    for die in dice:
        if has(s.aside, die):
            raise PositionError(f"picked: the {COLOURS[die]} die was set aside in an earlier throw")
    symbols = [s.faces[die] for die in dice]
    if s.effect != EQUAL_SYMBOLS and len(set(symbols)) < len(symbols):
        raise PositionError("picked: equal symbols cannot be set aside from one throw")
    if dice:
        if NAZGUL not in symbols and s.shows_nazgul(ALL_DICE ^ s.aside):
            raise PositionError("picked: the throw shows a Nazgûl, which has to be set aside first")
        s.picked = set_of(die for die in dice)
        reopen(s)


def _repeat(s: MordorState, data: dict[str, Any]) -> None:
    """In Rohan a throw may be repeated until something is set aside from it."""
    possible = s.effect == REPEAT_THROWS and not s.picked
    wanted = data.get("may_repeat", possible)
    if not isinstance(wanted, bool):
        raise PositionError("may_repeat must be true or false")
    if wanted and not possible:
        raise PositionError("may_repeat: only in Rohan, and only before a die of the throw is set aside")
    s.may_repeat = wanted


def _pending(s: MordorState, pending: Any) -> None:
    """What the dice set aside have still to do on the active player's Nazgûl track."""
    if s.aside != ALL_DICE and not _tree_aside(s):
        raise PositionError("aside: only all dice, or the White Tree, end the throwing")
    tally(s)
    if not isinstance(pending, dict):
        raise PositionError("resolve must give the numbers of gandalf and nazgul that still wait")
    expect(pending, {"gandalf", "nazgul", "next"})
    s.gandalfs = number("resolve, gandalf", pending.get("gandalf", s.gandalfs), 0, s.gandalfs)
    s.strikes = number("resolve, nazgul", pending.get("nazgul", s.strikes), 0, s.strikes)
    if "next" in pending:
        one_of("resolve, next", pending["next"], ("gandalf",))
        if not (s.gandalfs and s.strikes and s.squares_to_halve(s.active)):
            raise PositionError("resolve, next: there is no order to choose here")
        s.gandalf_next = True
