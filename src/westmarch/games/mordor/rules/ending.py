"""Turn order, rounds and the end (de 'Spielablauf', 'Spielende'; ru 'Ход игры', 'Конец игры')."""

from __future__ import annotations

from westmarch.core.rules import Result, tell
from westmarch.core.sets import first_ones, has
from westmarch.games.mordor.board import EFFECTS, NO_EFFECT, REPEAT_THROWS
from westmarch.games.mordor.state import OVER, THROW, MordorState

REASONS = ("ending.alone", "ending.tie_break", "ending.shared", "ending.all_lost")
ALONE, TIE_BREAK, SHARED, ALL_LOST = REASONS


def begin_turn(s: MordorState) -> None:
    """The place where a turn begins rules the whole turn (de 'zu Beginn seines Zugs')."""
    s.turn += 1
    s.effect = s.sheet.effects[s.position[s.active]]
    s.aside = s.picked = s.open_dice = 0
    s.may_repeat = s.effect == REPEAT_THROWS
    s.phase = THROW
    if s.log is not None:
        tell(
            s,
            "turn.begin",
            turn=s.turn,
            hobbit=s.hobbit(s.active),
            place=s.place(s.active),
            effect=f"effect:{EFFECTS[s.effect]}",
            special=bool(s.effect),
        )


def end_turn(s: MordorState) -> None:
    """Pass clockwise over players who are out; the first player's seat marks the round (ruling 12)."""
    s.gandalfs = s.strikes = s.rings = 0
    s.others_struck = ()
    everybody = first_ones(s.players)
    if s.out == everybody:
        _finish(s)
        return
    while True:
        s.active = (s.active + 1) % s.players
        if s.active == s.first and any(s.in_mordor(seat) for seat in range(s.players)):
            _finish(s)
            return
        if not has(s.out, s.active):
            break
    begin_turn(s)


def _finish(s: MordorState) -> None:
    s.phase = OVER
    s.aside = 0
    s.effect = NO_EFFECT
    s.may_repeat = False
    if s.log is not None:
        outcome = result(s)
        assert outcome is not None
        winners = [s.hobbit(seat) for seat in outcome.winners]
        tell(s, outcome.reason, winners=winners, n=len(winners))


def result(s: MordorState) -> Result | None:
    """In Mordor alone, or with most marks left; still equal: shared (ruling 13); all out: all lose."""
    if s.phase != OVER:
        return None
    arrived = [seat for seat in range(s.players) if s.in_mordor(seat)]
    if not arrived:
        return Result((0.0,) * s.players, (), ALL_LOST)
    most = max(s.marks_left(seat) for seat in arrived)
    winners = tuple(seat for seat in arrived if s.marks_left(seat) == most)
    share = 1 / len(winners)
    scores = tuple(share if seat in winners else 0.0 for seat in range(s.players))
    if len(winners) > 1:
        return Result(scores, winners, SHARED)
    return Result(scores, winners, ALONE if len(arrived) == 1 else TIE_BREAK)
