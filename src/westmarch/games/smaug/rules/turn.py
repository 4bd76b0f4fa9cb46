"""The turn ('Структура хода'): march, hand cards and trades, drawing two; then the next player clockwise."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.games.smaug.ids import Seat
from westmarch.games.smaug.state import MARCH, SmaugState


def begin_turn(s: SmaugState, seat: Seat) -> None:
    s.turn += 1
    s.active = seat
    s.phase = MARCH
    s.quiet = s.declined = 0
    if s.log is not None:
        tell(s, "turn.begin", turn=s.turn, colour=s.colour(seat))


def end_turn(s: SmaugState) -> None:
    begin_turn(s, (s.active + 1) % s.players)
