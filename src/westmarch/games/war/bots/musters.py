"""Where new figures are wanted, and which nations should come to war."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has, members
from westmarch.games.war.bots.judgement import NOBODY, Judgement, judge
from westmarch.games.war.ids import (
    DONE,
    FIGURE,
    FREE,
    GONDOR,
    ISENGARD,
    NAZGUL,
    REGION,
    ROHAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    UNIT_KINDS,
    Nation,
    Region,
    Side,
    is_elite,
    regular,
)
from westmarch.games.war.rules.muster import options_at
from westmarch.games.war.seats import acting
from westmarch.games.war.state import AT_WAR, GARRISON, STACK, WarState

ENOUGH_NAZGUL = 6
PAIR = 0.75
"""What the second figure of a Muster result adds, as a share of the first."""


def figure_value(s: WarState, j: Judgement, side: Side, at: Region, kind: int) -> float:
    """Worth of one new figure in a region."""
    if side == SHADOW:
        return _shadow_figure(s, j, at, kind)
    units, elites, lead = j.force[FREE].get(at, NOBODY)
    if kind >= UNIT_KINDS:
        return 0.35 if units >= 3 and lead < 2 and j.menace.get(at, 0.0) > 2 else 0.1
    if units >= STACK:
        return -1.0
    danger = j.menace.get(at, 0.0)
    worth = s.board.points[at]
    lacking = danger - 0.9 * (units + elites)
    value = 0.22 + 0.05 * worth
    if danger > 1 and worth:
        value += 0.3 * worth * max(0.0, min(1.5, lacking / 4)) + 0.1
    if has(s.board.strongholds, at):
        if units >= GARRISON:
            value *= 0.4
    elif danger > 6:
        value *= 0.5  # it would not be held anyway
    return value * 1.6 if is_elite(kind) else value


def _shadow_figure(s: WarState, j: Judgement, at: Region, kind: int) -> float:
    if kind == NAZGUL:
        return 0.75 if s.board.limits[NAZGUL] - s.reserve[NAZGUL] < ENOUGH_NAZGUL else 0.35
    units, elites, _ = j.force[SHADOW].get(at, NOBODY)
    if units >= STACK:
        return -1.0
    value = 0.3 + 0.22 * min(2.0, j.pull(at))
    danger = j.relief.get(at, 0.0)
    if danger > units + elites and s.board.points[at]:
        value += 0.2 * s.board.points[at]
    if units >= STACK - 1:
        value -= 0.3
    return value * 1.55 if is_elite(kind) else value


def muster_value(s: WarState, j: Judgement, side: Side, at: Region, kind: int) -> float:
    """Worth of a Muster result that begins with this figure; an Elite is all it gives."""
    value = figure_value(s, j, side, at, kind)
    if is_elite(kind):
        return value
    return value + PAIR * _typical(s, side)


def _typical(s: WarState, side: Side) -> float:
    """What a further figure is worth on average."""
    return 0.5 if side == SHADOW else 0.4


def best_muster(s: WarState, j: Judgement, side: Side, at: Region) -> float:
    """Worth of mustering in a region at all."""
    codes = options_at(s, acting(s, side), at)
    return max((muster_value(s, j, side, at, FIGURE.of(code)) for code in codes), default=-9.0)


def quick_muster(s: WarState, j: Judgement, side: Side, at: Region) -> float:
    """`best_muster`, guessed from the Regular alone: to find the best region first."""
    nation = s.board.nation[at]
    if nation < 0 or s.step[nation] < AT_WAR:
        return -9.0
    kind = regular(nation)
    if s.reserve[kind]:
        return muster_value(s, j, side, at, kind)
    return best_muster(s, j, side, at)


def second(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`muster.second`: a second figure in another settlement."""
    j = judge(s)
    best, choice = 0.05, DONE
    for code in codes:
        if code == DONE:
            continue
        at = REGION.of(code)
        nation = s.board.nation[at]
        if s.reserve[regular(nation)]:
            worth = figure_value(s, j, side, at, regular(nation))
        elif side == SHADOW and nation == SAURON:
            worth = figure_value(s, j, side, at, NAZGUL)
        else:
            worth = 0.12
        if side == SHADOW and nation == SAURON and s.reserve[NAZGUL] and has(s.board.strongholds, at):
            worth = max(worth, figure_value(s, j, side, at, NAZGUL))
        if worth > best:
            best, choice = worth, code
    return choice


def figure(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`muster.figure`, `card.figure`: the figure of most use here."""
    j = judge(s)
    at = s.focus

    def worth(code: int) -> float:
        kind = FIGURE.of(code)
        if at < 0:
            return float(is_elite(kind))
        return figure_value(s, j, side, at, kind)

    return max(codes, key=worth)


def voice(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`muster.voice`: too few Regulars of Isengard for all its settlements."""
    j = judge(s)
    return max(codes, key=lambda code: j.pull(REGION.of(code)))


# -- politics -------------------------------------------------------------------------------------


def nation_value(s: WarState, j: Judgement, nation: Nation) -> float:
    """Worth of one step towards war."""
    step = s.step[nation]
    if nation in (SAURON, ISENGARD):
        return 3.4
    if nation == SOUTHRONS:
        return 2.6
    danger = 0.0
    for at in members(s.board.of_nation[nation] & s.board.settlements & ~s.control):
        danger = max(danger, j.menace.get(at, 0.0) * (1 + s.board.points[at]) / 3)
    value = 0.35 + 0.07 * min(10.0, danger) + 0.2 * step
    if nation in (GONDOR, ROHAN):
        value += 0.15
    if step == AT_WAR - 1:
        value += 0.3
    elif not has(s.active, nation):
        value -= 0.2
    return value
