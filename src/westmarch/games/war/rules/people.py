"""Chapter 6, movement and arrival of characters (p. 24-25): Companions, Nazgûl and Minions."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.game import Question, tell
from westmarch.games.war.figures import count, place_person, put, remove_person, take
from westmarch.games.war.holding import controlled, inside, unconquered
from westmarch.games.war.ids import (
    ALL,
    ARAGORN,
    CHAR,
    DONE,
    ELVES,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    ISENGARD,
    KINDS,
    MINIONS,
    MOUTH,
    NAZGUL,
    REGION,
    REGIONS,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    WITCH_KING,
    bits,
    codes_of,
    elite,
    name,
    region,
    regular,
)
from westmarch.games.war.rules import company, politics
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.rules.table import review_table
from westmarch.games.war.state import ASIDE, AT_WAR, OFF_TRACK, OUT, WarState

Steps = Generator[Question, Any, None]
ORTHANC = region("orthanc")
FANGORN = region("fangorn")
EVERYWHERE = (1 << len(REGIONS)) - 1
_CROWNING = 1 << region("minas_tirith") | 1 << region("dol_amroth") | 1 << region("pelargir")


# -- Companions -----------------------------------------------------------------------------------


def movable_companions(s: WarState) -> int:
    """On the map and not shut up in a besieged Stronghold."""
    shut = inside(s, FREE)
    mask = 0
    for person in bits(company.companions_on_map(s)):
        if not shut >> s.where[person] & 1:
            mask |= 1 << person
    return mask


def move_companions(
    s: WarState, groups: int = 99, extra: int = 0, level: int = 0, into_siege: bool = False
) -> Steps:
    """Any number of Companions, in groups that share start and destination; each moves once."""
    rested = movable_companions(s)
    while rested and groups:
        answer = yield (seat_of(s, FREE), "companions.who", [DONE, *codes_of(rested, CHAR)])
        if answer == DONE:
            return
        moved = yield from _move_group(s, answer - CHAR, rested, extra, level, into_siege)
        rested &= ~moved
        groups -= 1


def _move_group(
    s: WarState, first: int, rested: int, extra: int, level: int, into_siege: bool
) -> Generator[Question, Any, int]:
    start = s.focus = s.where[first]
    group = 1 << first
    while True:
        s.picked_persons = group
        fellows = rested & s.persons[start] & ~group
        steps = max(level, company.range_of(s, group)) + extra
        places = company.reach(s, start, steps, into_siege) & ~(1 << start)
        options = [*codes_of(places, REGION), *codes_of(fellows, CHAR)]
        if not options:
            s.picked_persons = 0
            return group
        answer = yield (seat_of(s, FREE), "companions.destination", options)
        if answer >= CHAR:
            group |= 1 << answer - CHAR
            continue
        s.picked_persons = 0
        company.arrive(s, group, answer - REGION)
        return group


# -- Nazgûl and Minions -----------------------------------------------------------------------------


def flight(s: WarState) -> int:
    """Where Nazgûl may fly: not into a Stronghold the Free Peoples hold, unless it is besieged (p. 24)."""
    return EVERYWHERE & ~(s.board.strongholds & controlled(s, FREE) & ~s.besieged)


def mouth_reach(s: WarState) -> int:
    """The Mouth of Sauron walks three regions, as a Companion walks."""
    start = s.where[MOUTH]
    shut = inside(s, SHADOW)
    if shut >> start & 1:
        return 0
    barred = shut | (s.board.strongholds & controlled(s, FREE) & ~s.besieged)
    reached = frontier = 1 << start
    for _ in range(s.board.level[MOUTH]):
        around = 0
        for place in bits(frontier):
            around |= s.board.adjacent[place]
        frontier = around & ~reached & ~barred
        reached |= frontier
    return reached & ~(1 << start)


def minions_can_move(s: WarState) -> bool:
    return s.reserve[NAZGUL] < s.board.limits[NAZGUL] or bool(_movable_minions(s, (WITCH_KING, MOUTH)))


def _movable_minions(s: WarState, candidates: tuple[int, ...]) -> int:
    """Mask of those on the map who have somewhere to go; the Witch-king always has."""
    mask = 0
    for person in candidates:
        if s.where[person] < len(REGIONS) and (person == WITCH_KING or mouth_reach(s)):
            mask |= 1 << person
    return mask


def move_minions(s: WarState, only_nazgul: bool = False) -> Steps:
    """Any or all Nazgûl fly, the other Minions walk; each once (p. 24)."""
    rested = [count(s, at, NAZGUL) for at in range(len(REGIONS))]
    persons = _movable_minions(s, (WITCH_KING,) if only_nazgul else (WITCH_KING, MOUTH))
    while True:
        sources = [REGION + at for at, number in enumerate(rested) if number]
        options = [DONE, *sources, *codes_of(persons, CHAR)]
        if len(options) == 1:
            return
        answer = yield (seat_of(s, SHADOW), "minions.who", options)
        if answer == DONE:
            return
        if answer >= CHAR:
            persons &= ~(1 << answer - CHAR)
            yield from _move_minion(s, answer - CHAR)
        else:
            yield from _fly(s, answer - REGION, rested)


def _move_minion(s: WarState, person: int) -> Steps:
    start = s.focus = s.where[person]
    places = (flight(s) if person == WITCH_KING else mouth_reach(s)) & ~(1 << start)
    s.picked_persons = 1 << person
    at = (yield (seat_of(s, SHADOW), "minions.destination", codes_of(places, REGION))) - REGION
    s.picked_persons = 0
    place_person(s, person, at)
    tell(s, "minions.move", character=name(CHAR + person), region=name(REGION + at))


def _fly(s: WarState, start: int, rested: list[int]) -> Steps:
    """One Nazgûl, or all that still rest here, to one region."""
    number = 1
    s.focus, s.due = start, 1
    options = codes_of(flight(s) & ~(1 << start), REGION)
    if rested[start] > 1:
        answer = yield (seat_of(s, SHADOW), "minions.destination", [*options, ALL])
        if answer == ALL:
            number = s.due = rested[start]
            answer = yield (seat_of(s, SHADOW), "minions.destination", options)
    else:
        answer = yield (seat_of(s, SHADOW), "minions.destination", options)
    rested[start] -= number
    take(s, start, NAZGUL, number)
    put(s, answer - REGION, NAZGUL, number)
    tell(s, "nazgul.fly", n=number, origin=name(REGION + start), region=name(answer))


# -- coming into play -------------------------------------------------------------------------------


def minions_ready(s: WarState) -> list[int]:
    """Minions whose conditions hold (character cards)."""
    ready = []
    war = s.step
    if s.where[SARUMAN] == ASIDE and war[ISENGARD] == AT_WAR and s.control >> ORTHANC & 1:
        ready.append(SARUMAN)
    free_at_war = sum(war[nation] == AT_WAR for nation in FREE_NATIONS)
    if s.where[WITCH_KING] == ASIDE and war[SAURON] == AT_WAR and free_at_war and witch_king_places(s):
        ready.append(WITCH_KING)
    late = s.mordor != OFF_TRACK or free_at_war == len(FREE_NATIONS)
    if s.where[MOUTH] == ASIDE and late and sauron_strongholds(s):
        ready.append(MOUTH)
    return ready


def witch_king_places(s: WarState) -> int:
    """Regions with a Shadow army that holds a unit of Sauron."""
    mask = 0
    for at in bits(s.occupied[SHADOW]):
        base = at * KINDS
        if s.figures[base + regular(SAURON)] or s.figures[base + elite(SAURON)]:
            mask |= 1 << at
    return mask


def sauron_strongholds(s: WarState) -> int:
    return s.board.strongholds & s.board.of_nation[SAURON] & unconquered(s, SHADOW)


def bring_minion(s: WarState, person: int) -> Steps:
    at = ORTHANC
    if person != SARUMAN:
        places = witch_king_places(s) if person == WITCH_KING else sauron_strongholds(s)
        at = bits(places)[0]
        if places.bit_count() > 1:
            s.picked_persons = 1 << person
            at = (yield (seat_of(s, SHADOW), "character.where", codes_of(places, REGION))) - REGION
            s.picked_persons = 0
    place_person(s, person, at)
    tell(s, "character.enters", character=name(CHAR + person), region=name(REGION + at))
    if person == WITCH_KING:
        for nation in FREE_NATIONS:
            politics.activate(s, nation, politics.CARD)
    review_table(s)


def heroes_ready(s: WarState) -> list[int]:
    """Aragorn and Gandalf the White, when a Will of the West could bring them (character cards)."""
    ready = []
    strider = s.where[STRIDER]
    crowned = s.where[ARAGORN] != ASIDE
    if not crowned and strider < len(REGIONS) and _CROWNING & unconquered(s, FREE) & 1 << strider:
        ready.append(ARAGORN)
    minion_seen = any(s.where[person] != ASIDE for person in MINIONS)
    if s.where[GANDALF_WHITE] == ASIDE and minion_seen:
        grey = s.where[GANDALF_GREY]
        if grey < len(REGIONS) or (grey == OUT and gandalf_places(s)):
            ready.append(GANDALF_WHITE)
    return ready


def gandalf_places(s: WarState) -> int:
    elven = s.board.strongholds & s.board.of_nation[ELVES] & unconquered(s, FREE)
    return elven | 1 << FANGORN


def bring_hero(s: WarState, person: int) -> Steps:
    """The new guise takes the place of the old one; Gandalf may come back from death."""
    before = STRIDER if person == ARAGORN else GANDALF_GREY
    at = s.where[before]
    if at >= len(REGIONS):
        s.picked_persons = 1 << person
        at = (yield (seat_of(s, FREE), "character.where", codes_of(gandalf_places(s), REGION))) - REGION
        s.picked_persons = 0
    remove_person(s, before)
    place_person(s, person, at)
    tell(s, "character.enters", character=name(CHAR + person), region=name(REGION + at))
    politics.companion_arrives(s, person, at)
    review_table(s)
