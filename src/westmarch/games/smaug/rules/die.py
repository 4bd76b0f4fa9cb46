"""The die: one for the whole company, thrown by one player at a time."""

from __future__ import annotations

from westmarch.core.asking import Asking, throw
from westmarch.games.smaug.ids import DIE, PIPS, Seat
from westmarch.games.smaug.state import SmaugState


def throw_die(s: SmaugState, seat: Seat, kind: str) -> Asking[int]:
    """The number that a player throws, from 1 to 6."""
    s.thrower = seat
    (code,) = yield from throw(kind, DIE)
    return PIPS.of(code) + 1
