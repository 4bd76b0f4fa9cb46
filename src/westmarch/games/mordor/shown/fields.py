"""What each seat may know: nothing on the table is secret; only the dice to come are unknown."""

from __future__ import annotations

from westmarch.core.sets import has
from westmarch.core.view import Field, Sees
from westmarch.games.mordor.board import COLOURS, DICE, EFFECTS, HOBBITS, SYMBOLS
from westmarch.games.mordor.state import PHASES, MordorState


def _dice_in(mask: int) -> list[str]:
    return [COLOURS[die] for die in range(DICE) if has(mask, die)]


def _symbols_on(s: MordorState, mask: int) -> dict[str, str]:
    return {COLOURS[die]: SYMBOLS[s.faces[die]] for die in range(DICE) if has(mask, die)}


def _seats_in(mask: int) -> list[int]:
    return [seat for seat in range(len(HOBBITS)) if has(mask, seat)]


PUBLIC = Sees.ALL
FIELDS = (
    Field("phase", PUBLIC, PHASES.__getitem__),
    Field("hobbits", PUBLIC, lambda hobbits: [HOBBITS[hobbit] for hobbit in hobbits]),
    Field("first", PUBLIC),
    Field("active", PUBLIC),
    Field("out", PUBLIC, _seats_in),
    Field("position", PUBLIC),
    Field("squares", PUBLIC, of=lambda s: [s.squares(seat) for seat in range(s.players)]),
    Field("marks_left", PUBLIC, of=lambda s: [s.marks_left(seat) for seat in range(s.players)]),
    Field("effect", PUBLIC, EFFECTS.__getitem__),
    Field("faces", PUBLIC, of=lambda s: _symbols_on(s, s.dice_on_table())),
    Field("aside", PUBLIC, _dice_in),
    Field("picked", PUBLIC, _dice_in),
    Field("open_dice", PUBLIC, _dice_in),
    Field("may_repeat", PUBLIC),
    Field("gandalfs", PUBLIC),
    Field("strikes", PUBLIC),
    Field("others_struck", PUBLIC),
    Field("rings", PUBLIC),
)
