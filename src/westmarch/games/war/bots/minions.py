"""Nazgûl and Minions: to armies that lack a leader, or to where the Ring-bearers were last seen."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has
from westmarch.games.war.bots.judgement import NOBODY, Judgement, judge
from westmarch.games.war.control import inside
from westmarch.games.war.ids import (
    CHAR,
    DONE,
    KINDS,
    MOUTH,
    NAZGUL,
    REGION,
    REGIONS,
    SHADOW,
    WITCH_KING,
    Region,
    Side,
)
from westmarch.games.war.rules.people import flight
from westmarch.games.war.state import OFF_TRACK, WarState

ENOUGH = 4
"""Leadership that an army can use."""


def seat_value(s: WarState, j: Judgement, at: Region, others: int) -> float:
    """Worth of one more leader in a region that has already so much leadership."""
    units, _, _ = j.force[SHADOW].get(at, NOBODY)
    if units:
        if has(inside(s, SHADOW), at):
            return 0.2
        useful = max(0.0, 1.0 - others / ENOUGH) * min(5, units) / 5
        worth = useful * (0.2 + 0.6 * min(2.0, j.pull(at)))
        if has(s.besieged, at):
            worth += 0.5 * useful
    else:
        worth = -0.05
    if s.mordor == OFF_TRACK and at == s.fellowship and s.hidden:
        watched = s.figures[at * KINDS + NAZGUL] or s.where[WITCH_KING] == at
        worth += 0.05 if watched and others else 0.55
    return worth


def _lead(j: Judgement, at: Region) -> int:
    return j.force[SHADOW].get(at, NOBODY)[2]


def best_flight(s: WarState, j: Judgement, start: Region, own: int = 1) -> tuple[float, int]:
    """What the best flight of a leader from a region would gain, and where it goes."""
    here = seat_value(s, j, start, max(0, _lead(j, start) - own))
    if s.figures[start * KINDS + NAZGUL] > 1 and not s.strength[SHADOW][start]:
        here = -0.05
    allowed = flight(s)
    best, found = 0.0, -1
    places = list(j.force[SHADOW])
    if s.mordor == OFF_TRACK:
        places.append(s.fellowship)
    for at in places:
        if at != start and has(allowed, at):
            gain = seat_value(s, j, at, _lead(j, at)) - here
            if gain > best:
                best, found = gain, at
    return best, found


def flight_value(s: WarState, j: Judgement) -> float:
    """Worth of a Character result that moves Nazgûl and Minions."""
    total = 0.0
    for at in range(len(REGIONS)):
        number = s.figures[at * KINDS + NAZGUL]
        if number:
            gain, _ = best_flight(s, j, at)
            if gain > 0.15:
                total = total * 0.7 + gain
    at = s.where[WITCH_KING]
    if at < len(REGIONS):
        gain, _ = best_flight(s, j, at, 2)
        total += max(0.0, gain - 0.15)
    return total


def who(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`minions.who`: the one who gains most by moving; else enough."""
    j = judge(s)
    best, choice = 0.15, DONE
    for code in codes:
        if code == DONE:
            continue
        if code in CHAR:
            person = CHAR.of(code)
            gain = best_flight(s, j, s.where[person], 2)[0] if person == WITCH_KING else _walk(s, j)
        else:
            gain, _ = best_flight(s, j, REGION.of(code))
        if gain > best:
            best, choice = gain, code
    return choice


def _walk(s: WarState, j: Judgement) -> float:
    """The Mouth of Sauron follows the strongest army within reach."""
    at = s.where[MOUTH]
    here = seat_value(s, j, at, max(0, _lead(j, at) - 2))
    near = s.board.within[at][3]
    best = here
    for place in j.force[SHADOW]:
        if has(near, place) and place != at:
            best = max(best, seat_value(s, j, place, _lead(j, place)))
    return best - here - 0.1


def destination(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`minions.destination`: one leader to where it is most useful."""
    j = judge(s)
    regions = [code for code in codes if code < REGION.code(len(REGIONS))]
    return max(regions, key=lambda code: seat_value(s, j, REGION.of(code), _lead(j, REGION.of(code))))


def place(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`character.where` for a Minion: with the strongest army, where the way to a goal is short."""
    j = judge(s)

    def worth(code: int) -> float:
        at = REGION.of(code)
        units, elites, lead = j.force[SHADOW].get(at, NOBODY)
        return (units + elites) * (0.3 + j.pull(at)) - 0.5 * lead

    return max(codes, key=worth)
