"""Set-up ('Подготовка к игре'): who begins with the key, and three cards for everybody."""

from __future__ import annotations

from westmarch.core.asking import throw
from westmarch.core.rules import Rules, tell
from westmarch.games.smaug.ids import BEORN, COLOUR
from westmarch.games.smaug.rules.drawing import draw_card
from westmarch.games.smaug.rules.turn import begin_turn
from westmarch.games.smaug.state import NO_SEAT, SmaugState

CARDS_EACH = 3


def set_up(s: SmaugState) -> Rules:
    """A Smaug card dealt is played at once and not replaced (ruling 2)."""
    if s.first == NO_SEAT:  # the book lets the oldest begin; a program can only toss for it
        codes = tuple(COLOUR.first + colour for colour in s.colours)
        (code,) = yield from throw("setup.first", (codes,))
        s.first = s.colours.index(COLOUR.of(code))
    s.active = s.key_holder = s.first
    tell(s, "setup.first", colour=s.colour(s.first))
    for number in range(s.players):
        seat = (s.first + number) % s.players
        for _ in range(CARDS_EACH):
            yield from draw_card(s, seat, BEORN)
    begin_turn(s, s.first)
