"""Companions: who should leave the Fellowship, and where on the map each does most good."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.bots.judgement import NOBODY, Judgement, judge
from westmarch.games.war.bots.quest import hope
from westmarch.games.war.control import unconquered
from westmarch.games.war.ids import (
    ARAGORN,
    BOROMIR,
    CHAR,
    COMPANION_MASK,
    DONE,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    HOBBITS,
    LEGOLAS,
    PEREGRIN,
    REGION,
    REGIONS,
    STRIDER,
    Nation,
    Person,
    Region,
    Side,
    card,
    region,
)
from westmarch.games.war.rules import company, people
from westmarch.games.war.seats import acting
from westmarch.games.war.state import ASIDE, AT_WAR, OFF_TRACK, WarState

FANGORN = region("fangorn")
_CITADEL, _EREBOR = region("minas_tirith"), region("erebor")
CROWNING = set_of((region("minas_tirith"), region("dol_amroth"), region("pelargir")))
_ENTS = set_of(
    (card("the_ents_awake_treebeard"), card("the_ents_awake_huorns"), card("the_ents_awake_entmoot"))
)
SHIELD = 0.16
"""What a level of a Companion is worth to the Ring-bearers."""
CROWN = 3.2
"""Worth of Strider where he can be crowned."""
FEWEST = 2
"""Companions who should stay with the Ring-bearers."""


def post_value(s: WarState, j: Judgement, persons: int, at: Region) -> float:
    """Worth of a group of Companions in a region."""
    board = s.board
    worth = 0.0
    nation = board.nation[at]
    own = has(unconquered(s, FREE), at)
    menace = j.menace.get(at, 0.0)
    units, elites, lead = j.force[FREE].get(at, NOBODY)
    for person in members(persons):
        if person == STRIDER and s.where[ARAGORN] == ASIDE and has(CROWNING, at) and own:
            worth += CROWN - (0.15 * menace if board.settlement[at] == 2 else 0.05 * menace)
        if person == BOROMIR and own and has(CROWNING, at) and s.step[nation] < AT_WAR:
            worth += 0.6
        if person == GIMLI and at == _EREBOR and s.step[nation] < AT_WAR:
            worth += 0.5
        rouses = own and board.settlement[at] >= 2 and has(board.activates[person], nation)
        if rouses and not has(s.active, nation):
            worth += 0.6 + 0.04 * min(10.0, _danger(s, j, nation))
        if at == FANGORN and s.hand[acting(s, FREE)] & _ENTS and s.where[GANDALF_WHITE] < len(REGIONS):
            worth += 0.9
        if own and units and has(board.strongholds, at):
            worth += 0.15 + 0.03 * min(10.0, menace) - 0.05 * lead
        elif units and menace > 2 * (units + elites):
            worth -= 0.3
    return worth


def _danger(s: WarState, j: Judgement, nation: Nation) -> float:
    return max((j.menace.get(at, 0.0) for at in members(s.board.of_nation[nation])), default=0.0)


def destination(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`companions.destination`: the best post; Boromir goes along with Strider where both are wanted."""
    j = judge(s)
    group = s.picked_persons
    best, choice = -99.0, codes[0]
    home = j.chart.steps[_CITADEL]
    for code in codes:
        if code not in REGION:
            continue
        worth = post_value(s, j, group, REGION.of(code)) - 0.01 * home[REGION.of(code)]
        if worth > best:
            best, choice = worth, code
    return choice


def who_moves(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`companions.who`: whoever would stand better elsewhere."""
    j = judge(s)
    best, choice = 0.15, DONE
    for code in codes:
        if code != DONE:
            gain = walk_gain(s, j, CHAR.of(code))
            if gain > best:
                best, choice = gain, code
    return choice


def walk_gain(s: WarState, j: Judgement, person: Person) -> float:
    """What a Companion on the map would gain by walking to the best post within reach."""
    start = s.where[person]
    group = just(person)
    here = post_value(s, j, group, start)
    if here >= 1.5:
        return 0.0
    places = company.reach(s, start, company.range_of(s, group)) & _posts(s) & ~just(start)
    return max((post_value(s, j, group, at) for at in members(places)), default=here) - here


def _posts(s: WarState) -> int:
    """Regions where a Companion could do any good."""
    return (s.board.cities | s.board.strongholds) & unconquered(s, FREE) | just(FANGORN)


def walk_value(s: WarState, j: Judgement) -> float:
    """Worth of moving Companions on the map."""
    return sum(max(0.0, walk_gain(s, j, person)) for person in members(people.movable_companions(s)))


# -- leaving the Fellowship -------------------------------------------------------------------------


def leavers(s: WarState, j: Judgement) -> tuple[float, int]:
    """Who should leave together now, and what that is worth."""
    if s.mordor != OFF_TRACK or not s.company:
        return -9.0, 0
    best, group = -9.0, 0
    for candidates in (set_of((STRIDER, BOROMIR)), just(STRIDER), just(BOROMIR), just(GIMLI), just(PEREGRIN)):
        persons = candidates & s.company
        if persons != candidates or (s.company & ~persons).bit_count() < FEWEST:
            continue
        worth = _leaving(s, j, persons)
        if worth > best:
            best, group = worth, persons
    return best, group


def _leaving(s: WarState, j: Judgement, persons: int) -> float:
    steps = s.progress + company.range_of(s, persons)
    # the map changes little from here on: a cheap bound before the true reach
    near = s.board.within[s.fellowship][min(20, steps)] & _posts(s)
    if not near or (has(persons, STRIDER) and not near & CROWNING):
        return -9.0
    places = company.reach(s, s.fellowship, steps) & near
    gain = max((post_value(s, j, persons, at) for at in members(places)), default=-9.0)
    price = sum(SHIELD * s.board.level[person] for person in members(persons))
    if hope(s) < 2:
        price *= 2
    return gain - price - 0.2


def who_leaves(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`fellowship.who`: the next of those who should leave; if nobody should, whoever is least missed."""
    _, group = leavers(s, judge(s))
    group &= ~s.picked_persons
    for person in members(group):
        if CHAR.code(person) in codes:
            return CHAR.code(person)
    if DONE in codes:
        return DONE
    for person in (*reversed(HOBBITS), GIMLI, LEGOLAS, BOROMIR, STRIDER, GANDALF_GREY):
        if CHAR.code(person) in codes:
            return CHAR.code(person)
    return codes[0]


def place_hero(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`character.where` for Gandalf: the Stronghold in most danger, or Fangorn for the Ents."""
    j = judge(s)
    persons = s.picked_persons & COMPANION_MASK
    return max(codes, key=lambda code: post_value(s, j, persons, REGION.of(code)))
