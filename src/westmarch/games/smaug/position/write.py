"""The whole truth of a match as data (docs/positions.md); what can be left out still stands there."""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.sets import has, members
from westmarch.games.smaug.ids import BILBO, COLOURS, DECKS, MARCHES, owner
from westmarch.games.smaug.shown.fields import ring
from westmarch.games.smaug.state import OVER, PHASES, SETUP, SmaugState


def write(s: SmaugState, setup: Setup) -> dict[str, Any]:
    names = [COLOURS[colour] for colour in s.colours]
    data: dict[str, Any] = {
        "players": names,
        "step": PHASES[s.phase],
        "first": "random" if s.first < 0 else names[s.first],
        "options": {key: setup.options[key] for key in ("difficulty", "hands")},
    }
    if s.phase == SETUP:
        return data
    board = s.board
    data |= {
        "turn": s.turn,
        "to_act": names[s.active],
        "pieces": {name: [_place(s, 2 * seat + n) for n in (0, 1)] for seat, name in enumerate(names)},
        "caught": [_caught(s, piece, names[owner(piece)]) for piece in members(s.caught)],
        "bilbo": s.where[BILBO] or "killed",
        "ring": ring(s),
        "smaug": s.smaug_at or "cave",
        "gandalf": s.gandalf,
        "key_holder": names[s.key_holder],
        "key_open": s.key_open,
        "march": {
            name: [card for number, card in enumerate(MARCHES) if not has(s.used[seat], number)]
            for seat, name in enumerate(names)
        },
        "hands": {name: board.names(s.hand[seat]) for seat, name in enumerate(names)},
        "decks": {deck: board.names(s.decks[number]) for number, deck in enumerate(DECKS)},
        "face_up": [board.names(1 << one)[0] for one in s.face_up if one >= 0],
        "discards": board.names(s.discards),
        "quiet": [names[seat] for seat in members(s.quiet)],
        "declined": [names[seat] for seat in members(s.declined)],
    }
    if s.phase == OVER:
        data["reason"] = s.reason
    return data


def _place(s: SmaugState, piece: int) -> int | str:
    return s.where[piece] or "killed"


def _caught(s: SmaugState, piece: int, name: str) -> str:
    """``blue:16``; and ``blue:16:2`` where the first of two on the space is free."""
    alone = s.where[piece ^ 1] != s.where[piece] or not piece & 1 or has(s.caught, piece ^ 1)
    return f"{name}:{s.where[piece]}" if alone else f"{name}:{s.where[piece]}:2"
