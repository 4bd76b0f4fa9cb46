"""What the map looks like to a general: forces, goals of the Shadow, and settlements in danger.

A judgement rests only on what lies open. It is kept for as long as the map stays as it is, because
one action asks several questions about the same map.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.games.war.board import Board
from westmarch.games.war.ids import (
    FREE,
    KINDS,
    NAZGUL,
    PERSONS_OF,
    REGIONS,
    SARUMAN,
    SHADOW,
)
from westmarch.games.war.rules.table import barred
from westmarch.games.war.state import GARRISON, WarState
from westmarch.games.war.strategy.charts import Chart, chart

Force = tuple[int, int, int]
"""Units, Elites among them, leadership."""
NOBODY: Force = (0, 0, 0)

_REACH = (1.0, 1.0, 0.85, 0.65, 0.45, 0.3, 0.15, 0.05) + (0.0,) * 16
"""How much of an army counts for a goal so many steps away."""
_MENACE = (1.5, 1.0, 0.7, 0.4, 0.15) + (0.0,) * 20
"""How much of an army menaces a settlement so many steps away."""
_RELIEF = 0.4
_WALLS, _FIELD = 2.0, 1.25
"""How many times stronger than the defenders one should come."""
_BESIEGED = 1.5
_NO_LEVY = 1.15


class Judgement:
    """Forces and worth on one map; `pull` and `call` say where armies of either side are wanted."""

    __slots__ = ("_call", "_pull", "calls", "chart", "force", "goals", "menace", "points", "relief", "weak")

    def __init__(self, key: _Key, ways: Chart) -> None:
        figures, control, besieged, steps, where, closed = key
        board = ways.board
        self.chart = ways
        self.force = _forces(board, figures, where)
        free, shadow = self.force
        self._pull: dict[int, float] = {}
        self._call: dict[int, float] = {}
        self.points = (
            _points(board, board.home[SHADOW] & ~control),
            _points(board, board.home[FREE] & control),
        )
        self.goals = _goals(ways, free, shadow, control, besieged, steps, closed, self.points[SHADOW])
        self.menace = _menace(ways, board.home[FREE] & ~control, shadow, besieged)
        """Of the Shadow to each settlement that the Free Peoples still hold."""
        self.relief = _menace(ways, control, free, besieged)
        """Of the Free Peoples to each settlement that the Shadow holds."""
        self.weak = _weak(board, free, shadow, control, self.points[FREE])
        """Settlements held by the Shadow that the Free Peoples might take, and what that is worth."""
        self.calls = _calls(board, free, self.menace, self.weak)

    def pull(self, at: int) -> float:
        """How much the Shadow wants an army in a region."""
        found = self._pull.get(at)
        if found is None:
            found = 0.0
            fading = self.chart.fading
            for goal, worth in self.goals:
                felt = worth * fading[goal][at]
                found = max(found, felt)
            self._pull[at] = found
        return found

    def call(self, at: int) -> float:
        """How much the Free Peoples want an army in a region."""
        found = self._call.get(at)
        if found is None:
            found = 0.0
            fading = self.chart.fading
            for goal, worth in self.calls:
                felt = worth * fading[goal][at]
                found = max(found, felt)
            self._call[at] = found
        return found


_Key = tuple[bytes, int, int, bytes, bytes, int]


def judge(s: WarState) -> Judgement:
    closed = barred(s, SHADOW)
    key = (bytes(s.figures), s.control, s.besieged, bytes(s.step), bytes(s.where), closed)
    return _judge(key, chart(s.board))


@lru_cache(maxsize=256)
def _judge(key: _Key, ways: Chart) -> Judgement:
    return Judgement(key, ways)


# -- forces -------------------------------------------------------------------------------------


def _forces(board: Board, figures: bytes, where: bytes) -> tuple[dict[int, Force], dict[int, Force]]:
    leading: dict[int, list[int]] = {}
    leadership, captains = board.leadership, board.captains
    for person, at in enumerate(where):
        if at < len(REGIONS):
            side = FREE if PERSONS_OF[FREE] >> person & 1 else SHADOW
            entry = leading.setdefault(at, [0, 0])
            entry[side] += leadership[person] + (captains >> person & 1)
    saruman = where[SARUMAN] < len(REGIONS)
    free: dict[int, Force] = {}
    shadow: dict[int, Force] = {}
    for at in range(len(REGIONS)):
        base = at * KINDS
        row = figures[base : base + NAZGUL + 1]
        if not any(row):
            continue
        lead = leading.get(at, (0, 0))
        units = row[0] + row[1] + row[2] + row[3] + row[4] + row[5] + row[6] + row[7] + row[8] + row[9]
        if units:
            elites = row[1] + row[3] + row[5] + row[7] + row[9]
            free[at] = units, elites, lead[FREE] + row[16] + row[17] + row[18] + row[19] + row[20]
        units = row[10] + row[11] + row[12] + row[13] + row[14] + row[15]
        if units:
            more = row[11] if saruman else 0
            shadow[at] = units, row[11] + row[13] + row[15], lead[SHADOW] + row[NAZGUL] + more
    return free, shadow


def _points(board: Board, captured: int) -> int:
    total = 0
    while captured:
        low = captured & -captured
        total += board.points[low.bit_length() - 1]
        captured ^= low
    return total


# -- the Shadow's goals ---------------------------------------------------------------------------


def _goals(
    ways: Chart,
    free: dict[int, Force],
    shadow: dict[int, Force],
    control: int,
    besieged: int,
    steps: bytes,
    closed: int,
    points: int,
) -> list[tuple[int, float]]:
    """Settlements worth points, with what it is worth to march on each: points against resistance."""
    board = ways.board
    found = []
    for goal in ways.goals:
        if (control | closed) >> goal & 1:
            continue
        near = ways.steps[goal]
        at_hand = 0.0
        for at, (units, elites, _) in shadow.items():
            share = _REACH[near[at]]
            if share:
                if besieged >> at & 1 and at != goal:
                    share *= 0.2
                at_hand += (units + elites) * share
        units, elites, lead = free.get(goal, NOBODY)
        stronghold = board.strongholds >> goal & 1
        inside = min(units, GARRISON) + min(elites, GARRISON)
        need = (inside + 0.5 * min(lead, 4)) * (_WALLS if stronghold else _FIELD) + 1.5
        for at in board.neighbours[goal]:
            if at in free:
                need += _RELIEF * (free[at][0] + free[at][1])
        if steps[board.nation[goal]] == 3:
            need += 1.5
        ease = min(1.6, at_hand / need)
        worth: float = board.points[goal] * ease * ease
        if besieged >> goal & 1:
            worth *= _BESIEGED
        if points + board.points[goal] >= 10:
            worth *= 1.5
        if worth > 0.05:
            found.append((goal, worth))
    return found


# -- danger ---------------------------------------------------------------------------------------


def _menace(ways: Chart, settlements: int, armies: dict[int, Force], besieged: int) -> dict[int, float]:
    found = {}
    while settlements:
        low = settlements & -settlements
        settlements ^= low
        goal = low.bit_length() - 1
        near = ways.steps[goal]
        menace = 0.0
        for at, (units, elites, _) in armies.items():
            share = _MENACE[near[at]]
            if share:
                if at != goal and besieged >> at & 1:
                    share *= 0.4
                menace += (units + elites) * share
        found[goal] = menace
    return found


def _weak(
    board: Board, free: dict[int, Force], shadow: dict[int, Force], control: int, points: int
) -> dict[int, float]:
    found = {}
    strong = {at: units + elites for at, (units, elites, _) in free.items()}
    targets = control
    while targets:
        low = targets & -targets
        targets ^= low
        goal = low.bit_length() - 1
        own = board.home[FREE] >> goal & 1
        worth = board.points[goal]
        if not worth:
            continue
        units, elites, _ = shadow.get(goal, NOBODY)
        need = (units + elites) * (1.8 if board.strongholds >> goal & 1 else 1.2) + 0.5
        best = 0.0
        for at, hp in strong.items():
            if board.within[goal][2] >> at & 1:
                best = max(best, hp / need if board.adjacent[goal] >> at & 1 else 0.7 * hp / need)
        if best > 1.0:
            weight = 1.2 if own else 0.8 + 0.5 * points
            found[goal] = worth * weight * min(1.5, best - 0.5)
    return found


def _calls(
    board: Board, free: dict[int, Force], menace: dict[int, float], weak: dict[int, float]
) -> list[tuple[int, float]]:
    """Where the Free Peoples want armies: settlements in danger, and those they might take."""
    found = list(weak.items())
    for goal, danger in menace.items():
        if not board.points[goal] or danger < 2:
            continue
        units, elites, _ = free.get(goal, NOBODY)
        lacking = danger - 1.3 * (units + elites)
        if lacking > 0:
            found.append((goal, 0.6 * board.points[goal] * min(1.5, lacking / 4)))
    return found
