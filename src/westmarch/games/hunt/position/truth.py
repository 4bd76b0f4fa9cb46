"""Whether what was said in a position was true when it was said: answers are never wrong (pp. 18, 19)."""

from __future__ import annotations

from westmarch.core.errors import PositionError
from westmarch.core.sets import has, just, set_of
from westmarch.games.hunt.board import visited_by
from westmarch.games.hunt.position.story import said_as_data
from westmarch.games.hunt.state import (
    DOT_ENTRY,
    EITHER_LAST,
    FAR,
    GANDALF_LAST,
    IN_WILD,
    LAST,
    SEARCHED,
    HuntState,
    Said,
)


def check_said(s: HuntState) -> None:
    """PositionError names the answer that cannot have been given."""
    told = [("said", 1, s.said)] if s.part == 1 else [("first_said", 1, s.first_said), ("said", 2, s.said)]
    for key, part, said in told:
        when = [(era, track, entries) for _, era, track, entries, *_ in said]
        if when != sorted(when):
            raise PositionError(f"{key}: answers stand in the order in which they were given")
        for one in said:
            if not (_in_shire(s, one) if part == 1 else _in_wild(s, one)):
                data = said_as_data(s.board.sides[part], one)
                raise PositionError(f"{key}: {data!r} was not so, or could not be asked then")


def _in_shire(s: HuntState, said: Said) -> bool:
    kind, era, track, entries, what, yes = said
    if era or entries or not 0 <= track <= len(s.record) or kind in (GANDALF_LAST, EITHER_LAST):
        return False
    way = [s.start, *s.record[:track]]
    number = next((n for n, entry in enumerate(reversed(way)) if entry >= 0), 0)
    last = way[len(way) - 1 - number]
    dots = way[len(way) - number :].count(DOT_ENTRY)
    if kind == FAR:
        return s.board.sides[1].moves_to_exit(last, dots) == what
    if kind == IN_WILD:
        return (dots > 0) == yes
    if kind == LAST:
        return has(what, last) == yes
    return has(set_of(entry for entry in way if entry >= 0), what) == yes


def _in_wild(s: HuntState, said: Said) -> bool:
    kind, era, track, entries, what, yes = said
    cards = [*s.old_journeys, s.journey]
    if not 0 <= era < len(cards) or not 0 <= entries <= len(s.gandalf) or kind == FAR:
        return False
    card = s.board.journeys[cards[era]]
    if not 0 <= track <= card.end:
        return False
    if kind == IN_WILD:
        return (card.rows[track] < 0) == yes
    frodo = just(card.last[track])
    grey = just(s.gandalf[entries - 1]) if entries else 0
    if kind in (LAST, GANDALF_LAST, EITHER_LAST):
        about = {LAST: frodo, GANDALF_LAST: grey, EITHER_LAST: frodo | grey}[kind]
        return bool(what & about) == yes
    if kind == SEARCHED:
        return visited_by(card, track, what, s.havens, searched=True) == yes
    return has(card.passed[track], what) == yes
