"""Every key of a position: those of the fields, and those that several slots have together."""

from __future__ import annotations

from typing import Any

from westmarch.core.declared import Key
from westmarch.core.errors import PositionError
from westmarch.core.forms import count, listed, one_of, per_seat, refusals, some, table, text, word
from westmarch.core.forms.single import Word
from westmarch.core.position_keys import PositionKeys
from westmarch.core.sets import set_of
from westmarch.games.mordor.board import (
    ALL_DICE,
    COLOURS,
    DICE,
    HOBBITS,
    LAYOUTS,
    MOST_SPACES,
    SYMBOL,
    SYMBOLS,
)
from westmarch.games.mordor.state import (
    CHOOSE,
    JOURNEY,
    PHASES,
    RESOLVE,
    SEATS,
    SETUP,
    SQUARES,
    SYMBOL_ON_DIE,
    MordorState,
)

NOBODY = -1
"""Among the players: somebody without a hobbit yet."""


class First(Word):
    """Who begins, before the journey: the number of a seat, from 1, as a text or a number; or a toss."""

    def read(self, where: str, data: Any, s: Any, old: Any) -> str:
        first = str(data) if type(data) is int else data
        return refusals.one_of(where, first, self.words[: s.players + 1])


def _first(s: MordorState) -> str:
    return "random" if s.random_first else str(s.first + 1)


def _put_first(s: MordorState, first: str) -> None:
    s.random_first = first == "random"
    s.first = s.active = 0 if s.random_first else int(first) - 1


def _cross(s: MordorState, tracks: list[list[str]]) -> None:
    """Mark the Nazgûl tracks; ``xx`` is a halved square with both halves crossed."""
    for seat, track in enumerate(tracks):
        kinds = [
            "full" if square in ("x", "xx") else "half" if square == "x." else "open" for square in track
        ]
        if kinds != sorted(kinds, key=("full", "half", "open").index) or kinds.count("half") > 1:
            name = HOBBITS[s.hobbits[seat]]
            raise PositionError(f"nazgul, {name}: the track is not crossed from left to right")
        s.crossed[seat] = kinds.count("full")
        s.half_crossed[seat] = kinds.count("half")
        s.halved[seat] = set_of(n for n, square in enumerate(track) if len(square) == 2)


def _lay(s: MordorState, key: str, faces: dict[int, int]) -> int:
    """Dice lie with these symbols up; the mask of them."""
    for die, symbol in faces.items():
        if SYMBOL.first + symbol not in s.sheet.faces[die]:
            raise PositionError(f"{key}: the {COLOURS[die]} die has no face {SYMBOLS[symbol]!r}")
    s.faces = tuple(faces.get(die, symbol) for die, symbol in enumerate(s.faces))
    return set_of(faces)


def _lay_aside(s: MordorState, faces: dict[int, int]) -> None:
    s.aside = _lay(s, "aside", faces)


def _lay_thrown(s: MordorState, faces: dict[int, int]) -> None:
    if _lay(s, "throw", faces) != ALL_DICE ^ s.aside:
        raise PositionError("throw must show exactly the dice that are not set aside")


def _pending(s: MordorState) -> dict[str, Any]:
    """What the dice set aside have still to do on the active player's Nazgûl track."""
    ahead = {"next": "gandalf"} if s.gandalf_next else {}
    return {"gandalf": s.gandalfs, "nazgul": s.strikes, **ahead}


def _put_pending(s: MordorState, pending: dict[str, Any]) -> None:
    s.gandalfs, s.strikes = pending["gandalf"], pending["nazgul"]
    s.gandalf_next = "next" in pending
    if s.gandalf_next and not (s.gandalfs and s.strikes and s.squares_to_halve(s.active)):
        raise PositionError("resolve, next: there is no order to choose here")


LAID = some(COLOURS, SYMBOL_ON_DIE)
TRACK = listed(word(SQUARES, also=("xx",)), MOST_SPACES, exactly=lambda s: s.sheet.nazgul_spaces)
PENDING = table(
    gandalf=count(0, DICE, within=lambda s: (0, s.gandalfs)),
    nazgul=count(0, DICE, within=lambda s: (0, s.strikes)),
    next=word(("gandalf",)),
    optional=("next",),
)
KEYS = PositionKeys(
    MordorState,
    Key("first", First(("random", "1", "2", "3", "4"), also=(1, 2, 3, 4)), _first, _put_first, (SETUP,)),
    Key("nazgul", per_seat(SEATS, TRACK), lambda s: s.squares, _cross, JOURNEY),
    Key("aside", LAID, lambda s: s.faces_of(s.aside), _lay_aside, JOURNEY[:-1], lambda s: not s.aside),
    Key(
        "throw",
        LAID,
        lambda s: s.faces_of(ALL_DICE ^ s.aside),
        _lay_thrown,
        (CHOOSE,),
        missing=lambda s: {},
    ),
    Key("resolve", PENDING, _pending, _put_pending, (RESOLVE,)),
    head={
        "players": listed(one_of(HOBBITS, none=NOBODY), SEATS.most, least=2),
        "sheet": word(("basic", "advanced")),
        "layout": word(LAYOUTS),
        "phase": one_of(PHASES),
        "options": table(hobbits=text(), first=text(), optional=("hobbits", "first")),
    },
    order=(
        *("players", "sheet", "layout", "turn", "phase", "options", "first", "active"),
        *("positions", "nazgul", "out", "aside", "throw", "picked", "may_repeat", "resolve"),
    ),
    phases=PHASES,
)
