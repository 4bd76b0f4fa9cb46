"""The end ('Конец игры'): all win or all lose, and nothing happens afterwards."""

from __future__ import annotations

from contextlib import suppress

from westmarch.core.rules import Result, Rules, tell
from westmarch.games.smaug.board import NO_DECK
from westmarch.games.smaug.ids import BILBO, Seat
from westmarch.games.smaug.state import KILLED, NO_CARD, NO_SEAT, OVER, SmaugState

REASONS = ("ending.goal", "ending.arrow", "ending.dragon", "ending.bilbo", "ending.dwarves")
GOAL, ARROW, DRAGON, BILBO_KILLED, DWARVES = REASONS
WINS = (GOAL, ARROW)


class Ended(Exception):
    """The match is over in the middle of a rule."""


def end(s: SmaugState, reason: str) -> None:
    """Nothing of the rule under way is done any more."""
    s.phase = OVER
    s.reason = reason
    tell(s, reason, reveals=True)
    raise Ended


def until_the_end(s: SmaugState, rules: Rules) -> Rules:
    """A stretch of rules that may end the match."""
    with suppress(Ended):
        yield from rules
    clear(s)


def clear(s: SmaugState) -> None:
    """Between two stretches nothing is under way."""
    s.playing = s.marching = s.meets = s.give = s.wish = s.instead = NO_CARD
    s.mover = s.mate = -1
    s.leader = s.partner = s.thrower = NO_SEAT
    s.drawing = NO_DECK
    s.steps = ()
    s.alone = False
    s.at = s.offered = s.picked = s.main = s.extra = s.rolled = 0


def check_home(s: SmaugState) -> None:
    """Bilbo and a dwarf of every player on the final space; the Ring does not matter."""
    final, where = s.board.final, s.where
    if where[BILBO] == final and all(arrived(s, seat) for seat in range(s.players)):
        end(s, GOAL)


def arrived(s: SmaugState, seat: Seat) -> bool:
    final, where = s.board.final, s.where
    return where[2 * seat] == final or where[2 * seat + 1] == final


def both_killed(s: SmaugState, seat: Seat) -> bool:
    return s.where[2 * seat] == s.where[2 * seat + 1] == KILLED


def result(s: SmaugState) -> Result | None:
    """A shared victory counts for every seat."""
    if s.phase != OVER:
        return None
    if s.reason in WINS:
        return Result((1.0,) * s.players, tuple(range(s.players)), s.reason)
    return Result((0.0,) * s.players, (), s.reason)
