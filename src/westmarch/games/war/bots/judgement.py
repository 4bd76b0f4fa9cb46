"""What the map looks like to a general: forces, goals of the Shadow, and settlements in danger.

A judgement rests only on what lies open. It is kept for as long as the map stays as it is, because
one action asks several questions about the same map.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.sets import has
from westmarch.games.war.board import Board
from westmarch.games.war.bots.charts import Chart, chart
from westmarch.games.war.cards.worth import NOBODY, Force
from westmarch.games.war.ids import (
    FREE,
    ISENGARD,
    KINDS,
    LEADER_ROW,
    NATION_OF,
    NAZGUL,
    PERSONS_OF,
    REGIONS,
    SARUMAN,
    SHADOW,
    UNIT_ROW,
    UNITS_OF,
    Region,
    elite,
)
from westmarch.games.war.rules.table import barred
from westmarch.games.war.state import AT_WAR, GARRISON, WarState

__all__ = ("NOBODY", "Force", "Forces", "Judgement", "judge")

Forces = dict[int, Force]

_RELIEF = 0.4
_WALLS, _OPEN = 2.0, 1.25
"""How many times stronger than the defenders one should come."""
_BESIEGED = 1.5
_ELITE_ROW = (slice(1, 10, 2), slice(11, 16, 2))
_FEW = 0.15
"""Goals worth less than this share of the best are left for later."""
_Key = tuple[bytes, int, int, bytes, bytes, int]


class Judgement:
    """Forces and worth on one map; `pull` and `call` say where armies of either side are wanted."""

    __slots__ = (
        "_calls",
        "_danger",
        "_key",
        "_pulls",
        "chart",
        "force",
        "goals",
        "menace",
        "points",
        "relief",
        "weak",
    )

    def __init__(self, key: _Key, ways: Chart) -> None:
        figures, control, besieged, steps, where, closed = key
        board = ways.board
        self._key = key
        self.chart = ways
        self.force = _forces(board, figures, where)
        free, shadow = self.force
        self._pulls: list[float] | None = None
        self._calls: list[float] | None = None
        self._danger: dict[int, int] | None = None
        taken = board.home[SHADOW] & ~control, board.home[FREE] & control
        self.points = _points(board, taken[0]), _points(board, taken[1])
        self.goals = _goals(ways, free, shadow, control, besieged, steps, closed, self.points[SHADOW])
        self.menace = _menace(ways, ways.worthy & ~control, shadow, besieged)
        """Of the Shadow to each settlement that the Free Peoples hold."""
        self.relief = _menace(ways, ways.worthy & control, free, besieged)
        """Of the Free Peoples to each settlement that the Shadow holds."""
        self.weak = _weak(ways, free, shadow, control, self.points[FREE])
        """Settlements held by the Shadow that the Free Peoples might take, and what that is worth."""

    def pulls(self) -> list[float]:
        """How much the Shadow wants an army in each region."""
        if self._pulls is None:
            self._pulls = _felt(self.chart, self.goals)
        return self._pulls

    def pull(self, at: Region) -> float:
        return self.pulls()[at]

    def calls(self) -> list[float]:
        """How much the Free Peoples want an army in each region."""
        if self._calls is None:
            self._calls = _felt(
                self.chart, _wanted(self.chart.board, self.force[FREE], self.menace, self.weak)
            )
        return self._calls

    def call(self, at: Region) -> float:
        return self.calls()[at]

    def danger(self) -> dict[int, int]:
        """The strongest Free army at war beside each region."""
        if self._danger is None:
            self._danger = _danger(self.chart.board, self.force[FREE], self._key)
        return self._danger


def judge(s: WarState) -> Judgement:
    key = (bytes(s.figures), s.control, s.besieged, bytes(s.step), bytes(s.where), barred(s, SHADOW))
    return _judge(key, chart(s.board))


@lru_cache(maxsize=256)
def _judge(key: _Key, ways: Chart) -> Judgement:
    return Judgement(key, ways)


# -- forces -------------------------------------------------------------------------------------


def _forces(board: Board, figures: bytes, where: bytes) -> tuple[Forces, Forces]:
    leading: dict[int, list[int]] = {}
    leadership, captains = board.leadership, board.captains
    for person, at in enumerate(where):
        if at < len(REGIONS):
            side = FREE if has(PERSONS_OF[FREE], person) else SHADOW
            entry = leading.setdefault(at, [0, 0])
            entry[side] += leadership[person] + (has(captains, person))
    saruman = where[SARUMAN] < len(REGIONS)
    free: Forces = {}
    shadow: Forces = {}
    empty = bytes(KINDS)
    for at in range(len(REGIONS)):
        row = figures[at * KINDS : at * KINDS + KINDS]
        if row == empty:
            continue
        units = sum(row[UNIT_ROW[FREE]])
        lead = leading.get(at)
        if units:
            more = sum(row[LEADER_ROW])
            free[at] = units, sum(row[_ELITE_ROW[FREE]]), more + lead[FREE] if lead else more
        units = sum(row[UNIT_ROW[SHADOW]])
        if units:
            more = row[NAZGUL] + row[elite(ISENGARD)] if saruman else row[NAZGUL]
            shadow[at] = units, sum(row[_ELITE_ROW[SHADOW]]), more + lead[SHADOW] if lead else more
    return free, shadow


def _points(board: Board, captured: int) -> int:
    total = 0
    while captured:
        low = captured & -captured
        total += board.points[low.bit_length() - 1]
        captured ^= low
    return total


def _felt(ways: Chart, goals: list[tuple[int, float]]) -> list[float]:
    """What is felt of some goals in every region: the strongest call."""
    if not goals:
        return [0.0] * len(REGIONS)
    fading = ways.fading
    rows = [[worth * share for share in fading[goal]] for goal, worth in goals]
    return rows[0] if len(rows) == 1 else list(map(max, *rows))


# -- the Shadow's goals ---------------------------------------------------------------------------


def _goals(
    ways: Chart,
    free: Forces,
    shadow: Forces,
    control: int,
    besieged: int,
    steps: bytes,
    closed: int,
    points: int,
) -> list[tuple[int, float]]:
    """Settlements worth points, with what it is worth to march on each: points against resistance."""
    board = ways.board
    at_hand = dict.fromkeys(ways.goals, 0.0)
    for at, (units, elites, _) in shadow.items():
        strength = units + elites
        if has(besieged, at):
            for goal, share in ways.reaches[at]:
                at_hand[goal] += strength * share if goal == at else 0.2 * strength * share
        else:
            for goal, share in ways.reaches[at]:
                at_hand[goal] += strength * share
    found = []
    for goal in ways.goals:
        if has(control | closed, goal):
            continue
        units, elites, lead = free.get(goal, NOBODY)
        stronghold = has(board.strongholds, goal)
        inside = min(units, GARRISON) + min(elites, GARRISON)
        need = (inside + 0.5 * min(lead, 4)) * (_WALLS if stronghold else _OPEN) + 1.5
        for at in board.neighbours[goal]:
            if at in free:
                need += _RELIEF * (free[at][0] + free[at][1])
        if steps[board.nation[goal]] == AT_WAR:
            need += 1.5
        ease = min(1.6, at_hand[goal] / need)
        worth: float = board.points[goal] * ease * ease
        if has(besieged, goal):
            worth *= _BESIEGED
        if points + board.points[goal] >= 10:
            worth *= 1.5
        found.append((goal, worth))
    least = _FEW * max((worth for _, worth in found), default=0.0)
    return [entry for entry in found if entry[1] > least]


# -- danger ---------------------------------------------------------------------------------------


def _menace(ways: Chart, settlements: int, armies: Forces, besieged: int) -> dict[int, float]:
    found: dict[int, float] = {}
    for at, (units, elites, _) in armies.items():
        strength = units + elites
        for goal, share in ways.menaces[at]:
            if has(settlements, goal):
                here = strength * share
                if has(besieged, at) and at != goal:
                    here *= 0.4
                found[goal] = found.get(goal, 0.0) + here
    return found


def _danger(board: Board, free: Forces, key: _Key) -> dict[int, int]:
    figures, _, besieged, steps, _, _ = key
    found: dict[int, int] = {}
    for at, (units, elites, _) in free.items():
        if has(besieged, at):
            continue
        nation = next(NATION_OF[kind] for kind in UNITS_OF[FREE] if figures[at * KINDS + kind])
        if steps[nation] < AT_WAR:
            continue
        for near in board.neighbours[at]:
            if found.get(near, 0) < units + elites:
                found[near] = units + elites
    return found


def _weak(ways: Chart, free: Forces, shadow: Forces, control: int, points: int) -> dict[int, float]:
    found: dict[int, float] = {}
    board = ways.board
    targets = ways.worthy & control
    for at, (units, elites, _) in free.items():
        near = board.within[at][2] & targets
        while near:
            low = near & -near
            near ^= low
            goal = low.bit_length() - 1
            foes, foe_elites, _ = shadow.get(goal, NOBODY)
            need = (foes + foe_elites) * (1.8 if has(board.strongholds, goal) else 1.2) + 0.5
            ease = (units + elites) / need
            if not has(board.adjacent[goal], at):
                ease *= 0.7
            if ease > 1.0:
                weight = 1.2 if has(board.home[FREE], goal) else 0.8 + 0.5 * points
                worth = board.points[goal] * weight * min(1.5, ease - 0.5)
                found[goal] = max(found.get(goal, 0.0), worth)
    return found


def _wanted(
    board: Board, free: Forces, menace: dict[int, float], weak: dict[int, float]
) -> list[tuple[int, float]]:
    """Where the Free Peoples want armies: settlements in danger, and those they might take."""
    found = list(weak.items())
    for goal, danger in menace.items():
        if danger < 2:
            continue
        units, elites, _ = free.get(goal, NOBODY)
        lacking = danger - 1.3 * (units + elites)
        if lacking > 0:
            found.append((goal, 0.6 * board.points[goal] * min(1.5, lacking / 4)))
    return found
