"""Chapter 8: the Fellowship, its Guide, and Companions who leave it (p. 36-39)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.board import FARTHEST
from westmarch.games.war.control import controlled, inside
from westmarch.games.war.figures import place_person, remove_person
from westmarch.games.war.ids import (
    CHAR,
    COMPANIONS,
    FREE,
    GANDALF_WHITE,
    GOLLUM,
    HOBBITS,
    REGION,
    REGIONS,
    SHADOW,
    Person,
    Region,
    Regions,
    Seat,
)
from westmarch.games.war.rules import politics
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import review_table
from westmarch.games.war.seats import leader
from westmarch.games.war.state import OFF_TRACK, OUT, WarState

Steps = Generator[Question, Any, None]
SHADOWFAX = 4
_HOBBIT_MASK = set_of((HOBBITS[0], HOBBITS[1]))


def guides(s: WarState) -> list[int]:
    """The Companions who may be the Guide: those of the highest level (p. 37)."""
    company = members(s.company)
    if not company:
        return [GOLLUM]
    best = max(s.board.level[person] for person in company)
    return [person for person in company if s.board.level[person] == best]


def may_leave(s: WarState, person: Person) -> Reason | None:
    """Whether somebody is a Companion in the Fellowship (p. 37, 39)."""
    if person != GOLLUM and has(s.company, person):
        return None
    return because("not_with_them", 37, character=CHAR.texts[person])


def may_guide(s: WarState, person: Person) -> Reason | None:
    """Whether somebody may be the Guide: a Companion of the highest level (p. 37)."""
    if person in guides(s):
        return None
    return may_leave(s, person) or because("not_highest", 37, character=CHAR.texts[person])


def may_take_over(s: WarState, person: Person) -> Reason | None:
    """Whether somebody may become the Guide who is not (p. 37)."""
    if person == s.guide:
        return because("is_guide", 37, character=CHAR.texts[person])
    return may_guide(s, person)


def appoint_guide(s: WarState) -> Steps:
    """The company has changed: a new Guide may be chosen among the highest (p. 37)."""
    candidates = guides(s)
    guide = candidates[0]
    if len(candidates) > 1:
        options = [CHAR.code(person) for person in candidates]
        guide = CHAR.of((yield (leader(s, FREE), "fellowship.guide", options)))
    set_guide(s, guide)
    review_table(s)


def set_guide(s: WarState, guide: int) -> None:
    if guide != s.guide:
        s.guide = guide
        tell(s, "fellowship.guide", character=CHAR.texts[guide])


# -- where Companions can go --------------------------------------------------------------------


def reach(s: WarState, start: Region, steps: int, into_siege: bool = False) -> Regions:
    """Mask of the regions a group of Companions can end in (p. 24).

    They stop at a Stronghold the Shadow controls, and neither enter nor leave a friendly one under
    siege; some cards let them end there.
    """
    shut = inside(s, FREE)
    if has(shut, start):
        return just(start)
    stops = s.board.strongholds & controlled(s, SHADOW)
    steps = min(steps, FARTHEST)
    if into_siege:
        return s.board.graph.reach(start, steps, stops=stops | shut)
    return s.board.graph.reach(start, steps, ~shut, stops)


def range_of(s: WarState, persons: int) -> int:
    """The highest level of a group; Shadowfax carries Gandalf the White alone or with one hobbit."""
    best = max(s.board.level[person] for person in members(persons))
    if has(persons, GANDALF_WHITE):
        others = persons & ~just(GANDALF_WHITE)
        if others.bit_count() <= 1 and not others & ~_HOBBIT_MASK:
            return max(best, SHADOWFAX)
    return best


def arrive(s: WarState, persons: int, at: Region) -> None:
    """Companions end their move; they may rouse a nation."""
    for person in members(persons):
        place_person(s, person, at)
    tell(
        s,
        "companions.arrive",
        characters=[CHAR.texts[person] for person in members(persons)],
        region=REGION.texts[at],
    )
    for person in members(persons):
        politics.companion_arrives(s, person, at)
    review_table(s)


# -- leaving the Fellowship ---------------------------------------------------------------------


def leave(s: WarState, persons: int) -> None:
    s.company &= ~persons
    for person in members(persons):
        remove_person(s, person)


def separate(
    s: WarState, seat: Seat, persons: int, extra: int = 0, level: int = 0, into_siege: bool = False
) -> Steps:
    """A group leaves together, to one region within progress and highest level (p. 39); the seat says where.

    On the Mordor Track whoever would leave is out of the game (p. 43).
    """
    leave(s, persons)
    if s.mordor != OFF_TRACK:
        tell(
            s,
            "fellowship.lost_in_mordor",
            characters=[CHAR.texts[person] for person in members(persons)],
        )
    else:
        tell(s, "fellowship.separates", characters=[CHAR.texts[person] for person in members(persons)])
        steps = s.progress + extra + max(level, range_of(s, persons))
        places = reach(s, s.fellowship, steps, into_siege)
        at = s.fellowship
        if places.bit_count() > 1:
            options = REGION.codes_of(places)
            s.picked_persons, s.focus = persons, s.fellowship
            at = REGION.of((yield (seat, "companions.destination", options)))
            s.picked_persons = 0
        arrive(s, persons, at)
    yield from appoint_guide(s)


def lose_companion(s: WarState, person: Person) -> Steps:
    """A Companion of the Fellowship is eliminated; a hobbit is only taken alive (character cards)."""
    if person in HOBBITS and s.mordor == OFF_TRACK:
        tell(s, "fellowship.taken_alive", character=CHAR.texts[person])
        yield from separate(s, leader(s, FREE), just(person))
        return
    leave(s, just(person))
    s.where[person] = OUT
    tell(s, "character.dies", character=CHAR.texts[person])
    yield from appoint_guide(s)


def companions_on_map(s: WarState) -> int:
    return set_of([person for person in COMPANIONS if s.where[person] < len(REGIONS)])
