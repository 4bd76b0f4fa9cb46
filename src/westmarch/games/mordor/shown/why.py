"""Why something on the table cannot be chosen now; each sentence names the heading of the rules.

Leaves what can be chosen to the rules themselves.
"""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.core.sets import has
from westmarch.games.mordor.board import (
    DICE,
    DIE,
    DONE,
    EQUAL_SYMBOLS,
    HOBBIT,
    HOBBITS,
    NAZGUL,
    SPACE,
    SYMBOLS,
)
from westmarch.games.mordor.state import MordorState

KEYS = (
    "hobbit_taken",
    "repeat_first",
    "aside_before",
    "picked_already",
    "nazgul_first",
    "one_nazgul",
    "equal_symbol",
    "one_at_least",
    "halve_later",
    "order_first",
    "throwing_over",
    "no_square",
    "square_crossed",
    "square_halved",
)


def why_not(s: MordorState, seat: int, kind: str, code: int) -> Reason | None:
    if kind == "setup.hobbit":
        return _hobbit(s, code)
    if code in DIE:
        return _die(s, kind, code - DIE.first)
    if code in SPACE:
        return _square(s, seat, kind, code - SPACE.first)
    if code == DONE and kind in ("throw.nazgul", "throw.set_aside"):
        return Reason("one_at_least")
    return None


def _hobbit(s: MordorState, code: int) -> Reason | None:
    if code not in HOBBIT or code - HOBBIT.first not in s.hobbits:
        return None
    hobbit = code - HOBBIT.first
    return Reason(
        "hobbit_taken", {"hobbit": f"hobbit:{HOBBITS[hobbit]}", "seat": s.hobbits.index(hobbit) + 1}
    )


def _die(s: MordorState, kind: str, die: int) -> Reason | None:
    if kind.startswith("evaluate"):
        return Reason("throwing_over")
    if has(s.aside, die):
        return Reason("aside_before")
    if kind == "throw.repeat":
        return Reason("repeat_first")
    if kind == "throw.nazgul":
        return Reason("nazgul_first")
    if kind != "throw.set_aside":
        return None
    symbol = s.faces[die]
    single = s.effect != EQUAL_SYMBOLS  # elsewhere than in Rivendell
    if has(s.picked, die):
        return Reason("picked_already")
    if single and symbol == NAZGUL:
        return Reason("one_nazgul")
    if single and any(has(s.picked, other) and s.faces[other] == symbol for other in range(DICE)):
        return Reason("equal_symbol", {"symbol": f"symbol:{SYMBOLS[symbol]}"})
    return None


def _square(s: MordorState, seat: int, kind: str, square: int) -> Reason | None:
    if square >= s.sheet.nazgul_spaces:
        return Reason("no_square", {"last": s.sheet.nazgul_spaces})
    if kind == "evaluate.order":
        return Reason("order_first")
    if kind != "evaluate.gandalf":
        return Reason("halve_later") if kind.startswith("throw") else None
    crossed = square < s.crossed[seat]
    return Reason("square_crossed" if crossed else "square_halved", {"space": square + 1})
