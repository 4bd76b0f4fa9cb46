"""Chapter 6, movement of characters (p. 24-25): Companions, Nazgûl and Minions."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import first_ones, has, just, where
from westmarch.games.war.control import controlled, inside
from westmarch.games.war.figures import count, persons_at, place_person, put, take
from westmarch.games.war.ids import (
    ALL,
    CHAR,
    DONE,
    FREE,
    GOLLUM,
    KINDS,
    MOUTH,
    NAZGUL,
    REGION,
    REGIONS,
    SHADOW,
    WITCH_KING,
    Person,
    Region,
    Seat,
    name,
)
from westmarch.games.war.rules import company
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import actor
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]
EVERYWHERE = first_ones(len(REGIONS))


# -- Companions -----------------------------------------------------------------------------------


def movable_companions(s: WarState) -> int:
    """On the map and not shut up in a besieged Stronghold."""
    walking, shut = company.companions_on_map(s), inside(s, FREE)
    return where(lambda person: not has(shut, s.where[person]), walking) if shut else walking


def may_walk(s: WarState, person: Person) -> Reason | None:
    """Whether a Companion is on the map and not shut up in a besieged Stronghold (p. 24)."""
    if person < GOLLUM and has(movable_companions(s), person):
        return None
    return because("cannot_walk", 24, character=CHAR.texts[person])


def move_companions(
    s: WarState, groups: int = 99, extra: int = 0, level: int = 0, into_siege: bool = False
) -> Steps:
    """Any number of Companions, in groups that share start and destination; each moves once."""
    rested = movable_companions(s)
    while rested and groups:
        answer = yield (actor(s), "companions.who", [DONE, *CHAR.codes_of(rested)])
        if answer == DONE:
            return
        moved = yield from _move_group(s, CHAR.of(answer), rested, extra, level, into_siege)
        rested &= ~moved
        groups -= 1


def _move_group(
    s: WarState, first: int, rested: int, extra: int, level: int, into_siege: bool
) -> Generator[Question, Any, int]:
    start = s.focus = s.where[first]
    group = just(first)
    while True:
        s.picked_persons = group
        fellows = rested & persons_at(s, start) & ~group
        steps = max(level, company.range_of(s, group)) + extra
        places = company.reach(s, start, steps, into_siege) & ~just(start)
        options = [*REGION.codes_of(places), *CHAR.codes_of(fellows)]
        if not options:
            s.picked_persons = 0
            return group
        answer = yield (actor(s), "companions.destination", options)
        if answer in CHAR:
            group |= just(CHAR.of(answer))
            continue
        s.picked_persons = 0
        company.arrive(s, group, REGION.of(answer))
        return group


# -- Nazgûl and Minions -----------------------------------------------------------------------------


def flight(s: WarState) -> int:
    """Where Nazgûl may fly: not into a Stronghold the Free Peoples hold, unless it is besieged (p. 24)."""
    return EVERYWHERE & ~(s.board.strongholds & controlled(s, FREE) & ~s.besieged)


def may_reach(s: WarState, to: Region) -> Reason | None:
    """Whether the Nazgûl in focus, or the Minion picked, may move to a region (p. 24)."""
    if to == s.focus:
        return because("same_region", 24, region=REGION.texts[to])
    if not has(flight(s), to):
        return because("free_stronghold", 24, region=REGION.texts[to])
    if has(s.picked_persons, MOUTH) and not has(mouth_reach(s), to):
        return because("too_far", 24, region=REGION.texts[to])
    return None


def may_take_wing(s: WarState, at: Region) -> Reason | None:
    """Whether there are Nazgûl here."""
    return None if count(s, at, NAZGUL) else because("no_nazgul", 24, region=REGION.texts[at])


def may_set_out(s: WarState, seat: Seat, person: Person) -> Reason | None:
    """Whether a Minion of a seat is on the map and has somewhere to go; Saruman stays in Orthanc (p. 24)."""
    if person in (WITCH_KING, MOUTH) and _movable_minions(s, seat, (person,)):
        return None
    return because("cannot_walk", 24, character=CHAR.texts[person])


def mouth_reach(s: WarState) -> int:
    """The Mouth of Sauron walks three regions, as a Companion walks."""
    start = s.where[MOUTH]
    shut = inside(s, SHADOW)
    if has(shut, start):
        return 0
    barred = shut | (s.board.strongholds & controlled(s, FREE) & ~s.besieged)
    return s.board.graph.reach(start, s.board.level[MOUTH], ~barred) & ~just(start)


def minions_can_move(s: WarState, seat: Seat) -> bool:
    return s.reserve[NAZGUL] < s.board.limits[NAZGUL] or bool(_movable_minions(s, seat, (WITCH_KING, MOUTH)))


def _movable_minions(s: WarState, seat: Seat, candidates: tuple[int, ...]) -> int:
    """Mask of a seat's Minions on the map who have somewhere to go; the Witch-king always has.

    Nazgûl fly for both Shadow players, the Witch-king only for his own (p. 46).
    """
    mask = 0
    for person in candidates:
        if not has(s.seating.movable[seat], person):
            continue
        if s.where[person] < len(REGIONS) and (person == WITCH_KING or mouth_reach(s)):
            mask |= just(person)
    return mask


def move_minions(s: WarState, only_nazgul: bool = False) -> Steps:
    """Any or all Nazgûl fly, the other Minions walk; each once (p. 24)."""
    rested = list(s.figures[NAZGUL::KINDS])
    persons = _movable_minions(s, actor(s), (WITCH_KING,) if only_nazgul else (WITCH_KING, MOUTH))
    while True:
        sources = [REGION.code(at) for at, number in enumerate(rested) if number]
        options = [DONE, *sources, *CHAR.codes_of(persons)]
        if len(options) == 1:
            return
        answer = yield (actor(s), "minions.who", options)
        if answer == DONE:
            return
        if answer in CHAR:
            persons &= ~just(CHAR.of(answer))
            yield from _move_minion(s, CHAR.of(answer))
        else:
            yield from _fly(s, REGION.of(answer), rested)


def _move_minion(s: WarState, person: Person) -> Steps:
    start = s.focus = s.where[person]
    places = (flight(s) if person == WITCH_KING else mouth_reach(s)) & ~just(start)
    s.picked_persons = just(person)
    at = REGION.of((yield (actor(s), "minions.destination", REGION.codes_of(places))))
    s.picked_persons = 0
    place_person(s, person, at)
    tell(s, "minions.move", character=CHAR.texts[person], region=REGION.texts[at])


def _fly(s: WarState, start: Region, rested: list[int]) -> Steps:
    """One Nazgûl, or all that still rest here, to one region."""
    number = 1
    s.focus, s.due = start, 1
    options = REGION.codes_of(flight(s) & ~just(start))
    if rested[start] > 1:
        answer = yield (actor(s), "minions.destination", [*options, ALL])
        if answer == ALL:
            number = s.due = rested[start]
            answer = yield (actor(s), "minions.destination", options)
    else:
        answer = yield (actor(s), "minions.destination", options)
    rested[start] -= number
    take(s, start, NAZGUL, number)
    put(s, REGION.of(answer), NAZGUL, number)
    tell(s, "nazgul.fly", n=number, origin=REGION.texts[start], region=name(answer))
