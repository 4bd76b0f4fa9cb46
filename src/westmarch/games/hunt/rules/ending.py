"""Corruption, and how a part or the match ends (pp. 3, 25, 34).

An end comes in the middle of whatever is done: `PartEnds` leaves all rules under way.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, suppress

from westmarch.core.rules import Result, tell
from westmarch.core.sets import members
from westmarch.games.hunt.ids import JOURNEYS
from westmarch.games.hunt.rules import grades
from westmarch.games.hunt.rules.letter import turn_board
from westmarch.games.hunt.state import (
    BREE,
    CROSSED,
    DOT_ENTRY,
    FALLEN,
    LIMIT_SHORT,
    NORMAL_ENDINGS,
    NOWHERE,
    OVER,
    RESCUED,
    SAFE,
    HuntState,
)

REASONS = NORMAL_ENDINGS
LATE = 8
"""The step of the track in Part 2 from which a fall is worth less to the Shadow (p. 36)."""
WRITTEN = {DOT_ENTRY: "note:dot", CROSSED: "note:stays"}


class PartEnds(Exception):
    """The part is over; nobody finishes what was begun."""


def until_the_end() -> AbstractContextManager[None]:
    """Around every stretch of rules: an end leaves all of it."""
    return suppress(PartEnds)


def end_match(s: HuntState, ending: int) -> None:
    s.ending = ending
    s.stage = OVER
    s.firm = False
    tell(s, REASONS[ending], reveals=True, corruption=s.corruption)
    lift_screen(s)
    raise PartEnds


def lift_screen(s: HuntState) -> None:
    """What the Ring-bearer alone has known lies open now."""
    if s.log is None:
        return
    shire, wild = s.board.sides[1:]
    way = [] if s.start == NOWHERE else [shire.ref(s.start)]
    way += [WRITTEN[entry] if entry < 0 else shire.ref(entry) for entry in s.record]
    cards = [*s.old_journeys, *([] if s.journey == NOWHERE else [s.journey]), *members(s.journeys_drawn)]
    tokens = [shire.ref(s.board.information[token]) for token in members(s.information)]
    tokens += [wild.ref(s.board.deeds[token]) for token in (*members(s.deeds), *members(s.deeds_drawn))]
    tell(
        s,
        "screen.lifted",
        reveals=True,
        way=[*way, *(f"journey:{JOURNEYS[card]}" for card in cards)],
        gandalf=[wild.ref(place) for place in s.gandalf] or ["note:nothing"],
        tokens=tokens or ["note:nothing"],
    )


def end_part_one(s: HuntState, ending: int) -> None:
    """Frodo is in Bree; Part 2 follows if both are played, else a grade decides who has won (`grades`)."""
    assert ending in (BREE, RESCUED)
    if not s.both:
        end_match(s, ending)
    turn_board(s)
    raise PartEnds


def corrupt(s: HuntState, number: int) -> None:
    """Raise corruption; at the limit Frodo falls at once (pp. 3, 25, 34)."""
    if number == 0:
        return
    s.corruption += number
    tell(s, "ring.corrupts", number=number, corruption=s.corruption)
    if s.corruption >= s.limit:
        end_match(s, FALLEN)
    if s.part == 2 and s.corruption >= LIMIT_SHORT + s.limit_raised and not s.known_long:
        s.known_long = True
        tell(s, "ring.endures", reveals=True, corruption=s.corruption)


def relieve(s: HuntState, number: int) -> None:
    lowered = min(number, s.corruption)
    s.corruption -= lowered
    tell(s, "ring.relieves", number=lowered, corruption=s.corruption)


def result(s: HuntState) -> Result | None:
    if s.ending < 0:
        return None
    reason, share = REASONS[s.ending], 0.0 if s.ending == FALLEN else 1.0
    if grades.is_graded(s):
        reason, share = grades.grade(s)
    winners = (0,) if share > 0.5 else tuple(range(1, s.players))
    return Result((share, *[1 - share] * (s.players - 1)), winners, reason)


def war_grant(s: HuntState) -> str:
    """The result that grants action tokens for a War of the Ring after this match (p. 36).

    How far Frodo came before he fell, or how many companion cards are left; the sentences `told-ending-...`
    say how many tokens that is. Part 1 played alone is half a match and grants none (ruling).
    """
    if s.ending not in (FALLEN, SAFE) or (s.part == 1 and not s.both):
        return "none"
    if s.ending == FALLEN:
        return "late" if s.part == 2 and s.track >= LATE else "early"
    left = s.face_up.bit_count()
    return "many" if left >= 3 else "few" if left else "spent"
