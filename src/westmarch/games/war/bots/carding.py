"""Answers to the questions that cards ask: whom they strike, where they muster, who goes along."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has, just, members
from westmarch.games.war.bots import marching, musters
from westmarch.games.war.bots.armies import best_order
from westmarch.games.war.bots.card_values import KEEP, play_value
from westmarch.games.war.bots.charts import chart
from westmarch.games.war.bots.companions import leavers, walk_value
from westmarch.games.war.bots.hunting import companion_worth, saved
from westmarch.games.war.bots.judgement import NOBODY, Judgement, judge
from westmarch.games.war.bots.marching import best_march
from westmarch.games.war.control import holder, in_field
from westmarch.games.war.figures import count
from westmarch.games.war.ids import (
    ALL,
    CARD,
    CHAR,
    CORRUPTION,
    DECK,
    DIE,
    DONE,
    DWARVES,
    EVENT,
    FIGURE,
    FIGURES_OF,
    FREE,
    FREE_NATIONS,
    HUNT,
    MOVE_COMPANIONS,
    MOVE_MINIONS,
    MUSTER,
    NATION,
    NATION_OF,
    NAZGUL,
    NONE,
    RECRUIT,
    REGION,
    SEPARATE,
    SHADOW,
    SPLIT,
    UNIT_KINDS,
    USE,
    Region,
    Side,
    card,
    elite,
    regular,
)
from westmarch.games.war.rules.hand import decks_of
from westmarch.games.war.state import AT_WAR, STACK, WarState

WEATHER = card("cruel_weather")
SPELLS = card("dreadful_spells")
CORSAIRS = card("corsairs_of_umbar")
STORMCROW = card("stormcrow")
GATHERINGS = (card("shadows_gather"), card("the_shadow_lengthens"))
AMBUSHES = (card("the_spirit_of_mordor"), card("faramirs_rangers"), card("the_eagles_are_coming"))
MOST_EYES = 4


# -- cards in hand --------------------------------------------------------------------------------


def discard(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """The card that is least likely to be of use."""
    j = judge(s)

    def worth(code: int) -> float:
        number = CARD.of(code)
        return 0.6 * KEEP[number] + 0.4 * max(0.0, play_value(s, j, number))

    return min(codes, key=worth)


def deck(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """The fuller deck; the quest's own, if they are alike."""
    counts = [s.decks[number].bit_count() for number in decks_of(side)]
    return max(codes, key=lambda code: counts[DECK.of(code)] + 0.5 * (code == DECK.code(0)))


def another(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.card`: a further card without a die."""
    j = judge(s)
    best, choice = 0.2, NONE
    for code in codes:
        if code != NONE:
            worth = play_value(s, j, CARD.of(code))
            if worth > best:
                best, choice = worth, code
    return choice


# -- places ---------------------------------------------------------------------------------------


def region(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.region`."""
    j = judge(s)
    places = [code for code in codes if code in REGION]
    number = s.resolving
    if number == WEATHER:
        ways = chart(s.board)
        return max(
            places,
            key=lambda code: ways.to_gate[REGION.of(code)] + 0.3 * ways.to_gate_safely[REGION.of(code)],
        )
    if number in GATHERINGS:
        return _gather(s, j, places, codes)
    if side == SHADOW:
        if number == SPELLS:
            return max(places, key=lambda code: _victim(s, j, REGION.of(code)))
        if number == CORSAIRS:
            return max(places, key=lambda code: _landing(s, j, REGION.of(code)))
        return max(places, key=lambda code: _camp(s, j, REGION.of(code)))
    if number == STORMCROW:
        return min(
            places,
            key=lambda code: j.menace.get(REGION.of(code), 0.0) + 0.1 * s.strength[FREE][REGION.of(code)],
        )
    best = max(places, key=lambda code: _levy(s, j, REGION.of(code)))
    if DONE in codes and _levy(s, j, REGION.of(best)) < 0.3:
        return DONE
    return best


def _gather(s: WarState, j: Judgement, places: list[int], codes: Sequence[int]) -> int:
    """On the way to another army: nearer to the goals, no farther than to the nearest one with room."""
    units = sum((s.picked or b"")[:UNIT_KINDS])

    def surplus(at: Region) -> int:
        return max(0, units - marching.room(s, SHADOW, at))

    def worth(at: Region) -> float:
        others = s.board.adjacent[at] & s.occupied[SHADOW] & ~just(s.focus)
        ends = [at] if s.strength[SHADOW][at] else members(others)
        return j.pull(at) - min(map(surplus, ends), default=0)

    best = max(places, key=lambda code: worth(REGION.of(code)), default=DONE)
    if DONE in codes and (not places or worth(REGION.of(best)) <= worth(s.focus)):
        return DONE
    return best


def _victim(s: WarState, j: Judgement, at: Region) -> float:
    units, elites, _ = j.force[FREE].get(at, NOBODY)
    return s.board.points[at] + (2.0 if has(s.besieged, at) else 0.0) - 0.2 * (units + elites)


def _landing(s: WarState, j: Judgement, at: Region) -> float:
    units, elites, lead = j.force[FREE].get(at, NOBODY)
    worth = 2.0 * s.board.points[at] * (holder(s, at) == FREE) if s.board.settlement[at] else 0.0
    return worth - 0.7 * (units + elites) - 0.3 * lead + j.pull(at)


def _camp(s: WarState, j: Judgement, at: Region) -> float:
    units = s.strength[SHADOW][at]
    full = 5.0 if units >= STACK else 0.0
    return j.pull(at) + 0.05 * units - full + (0.3 if has(s.besieged, at) else 0.0)


def _levy(s: WarState, j: Judgement, at: Region) -> float:
    nation = s.board.nation[at]
    kind = regular(nation if nation in FREE_NATIONS else DWARVES)
    value = musters.figure_value(s, j, FREE, at, kind) + 0.3 * j.call(at)
    if s.board.settlement[at] and holder(s, at) == SHADOW:
        value += s.board.points[at]
    return value - 0.1 * s.strength[SHADOW][at] * (not s.strength[FREE][at])


def army(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.army`: whom to strike, or which army is to act."""
    j = judge(s)
    places = [code for code in codes if code != DONE]
    number = s.resolving
    if side == FREE:
        if number in AMBUSHES:
            return max(places, key=lambda code: _prey(s, j, REGION.of(code)))
        return max(places, key=lambda code: best_order(s, j, FREE, REGION.of(code))[0])
    if number == SPELLS:
        return max(places, key=lambda code: count(s, REGION.of(code), NAZGUL))
    if number in GATHERINGS:
        return max(places, key=lambda code: _gathering(s, j, REGION.of(code)))
    if len(places) < len(codes):  # one may leave it
        best, choice = 0.1, DONE
        for code in places:
            worth = best_order(s, j, SHADOW, REGION.of(code))[0]
            if worth <= best:
                worth = best_march(s, j, SHADOW, REGION.of(code))[0]
            if worth > best:
                best, choice = worth, code
        return choice
    return max(places, key=lambda code: best_order(s, j, SHADOW, REGION.of(code))[0])


def _gathering(s: WarState, j: Judgement, at: Region) -> float:
    """Worth of leading an army to another one: as many as find room there, from afar."""
    units = min(s.strength[SHADOW][at], _room_near(s, at))
    return units / (0.3 + j.pull(at)) if not has(s.besieged, at) else 0.0


def _prey(s: WarState, j: Judgement, at: Region) -> float:
    units, elites, lead = j.force[SHADOW].get(at, NOBODY)
    return units + elites + 0.5 * lead + 2.0 * s.board.points[at] + 3 * j.pull(at)


# -- figures and people -----------------------------------------------------------------------------


def figure(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.figure`: the figure of most use, or the one that is missed least."""
    if s.resolving == STORMCROW and side == FREE:
        return min(codes, key=lambda code: _missed(FIGURE.of(code)))
    if side == SHADOW and all(FIGURE.of(code) in FIGURES_OF[FREE] for code in codes):
        return codes[0]
    return musters.figure(s, side, codes)


def _missed(kind: int) -> int:
    """How much a figure of the Free Peoples is missed: a Leader most, then an Elite."""
    if kind >= UNIT_KINDS:
        return 3
    return 2 if kind == elite(NATION_OF[kind]) else 1


def nation(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.nation`: the nation to rouse; the Shadow sets back the one that is nearest to war."""
    j = judge(s)
    if side == SHADOW:
        return max(codes, key=lambda code: s.step[NATION.of(code)])

    def worth(code: int) -> float:
        number = NATION.of(code)
        if s.step[number] == AT_WAR:
            return float(number)
        return 10 + musters.nation_value(s, j, number) + 0.5 * (not has(s.active, number))

    return max(codes, key=worth)


def character(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.character`: the Companion who is missed least."""
    return min(codes, key=lambda code: companion_worth(s, CHAR.of(code)))


def option(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.option`."""
    if CORRUPTION in codes:
        person = CHAR.of(next(code for code in codes if code != CORRUPTION))
        level = s.board.level[person]
        return CHAR.code(person) if saved(s, level, level) > companion_worth(s, person) else CORRUPTION
    if SEPARATE in codes:
        j = judge(s)
        if MOVE_COMPANIONS in codes and walk_value(s, j) > leavers(s, j)[0]:
            return MOVE_COMPANIONS
        return SEPARATE
    if ALL in codes and SPLIT in codes and _crowded(s, side):
        return SPLIT
    for wanted in (ALL, HUNT, RECRUIT, MOVE_MINIONS, USE, SPLIT):
        if wanted in codes:
            return wanted
    return codes[-1]


def _crowded(s: WarState, side: Side) -> bool:
    """Whether the whole army in focus would be too many where it is bound, or at any army near it."""
    at = s.focus
    if s.bound >= 0:
        attack = has(in_field(s, 1 - side), s.bound)
        return not attack and s.strength[side][at] > marching.room(s, side, s.bound)
    return s.resolving in GATHERINGS and s.strength[side][at] > _room_near(s, at)


def _room_near(s: WarState, at: Region) -> int:
    """The most room that another army of the Shadow has which could be met."""
    steps = 3 if s.resolving == GATHERINGS[0] else 2
    near = s.board.within[at][steps] & in_field(s, SHADOW) & ~just(at)
    return max((marching.room(s, SHADOW, to) for to in members(near)), default=0)


def number(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.number`: as many as there are."""
    return codes[-1]


def die(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.die`: dice for the Eye that are missed least, while the Hunt is thin."""
    if s.hunt_shadow >= MOST_EYES:
        return DONE
    for face in (EVENT, MUSTER):
        if DIE.code(face) in codes:
            return DIE.code(face)
    others = [code for code in codes if code != DONE]
    return others[0] if others and s.hunt_shadow < 2 else DONE


def who(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`card.who`: all figures that may go; of Companions alone only whoever must."""
    if s.picked is not None:
        most = STACK
        if s.bound >= 0 and not has(in_field(s, 1 - side), s.bound):
            most = marching.room(s, side, s.bound)
        elif s.resolving in GATHERINGS:
            most = _room_near(s, s.focus)
        return marching.pick(s, None, codes, most)
    return DONE if DONE in codes else codes[0]
