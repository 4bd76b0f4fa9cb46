"""Distances on the map, worked out once for each set of tables."""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.core.sets import members, set_of
from westmarch.games.war.board import FARTHEST, Board
from westmarch.games.war.ids import FREE, REGIONS, SHADOW, Region, region

GATES = (region("morannon"), region("minas_morgul"))
_FADING = 0.72
"""How much a goal is worth one region farther away."""
_REACH = (1.0, 1.0, 0.85, 0.65, 0.45, 0.3, 0.15, 0.05)
"""How much of an army counts for a goal so many steps away."""
_MENACE = (1.5, 1.0, 0.7, 0.4, 0.15)
"""How much of an army menaces a settlement so many steps away."""
Shares = tuple[tuple[int, float], ...]


class Chart:
    """What the map says about ways: for all matches with the same tables."""

    __slots__ = (
        "board",
        "dark",
        "fading",
        "goals",
        "menaces",
        "reaches",
        "steps",
        "to_gate",
        "to_gate_safely",
        "worthy",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self.steps = tuple(_steps(board, at) for at in range(len(REGIONS)))
        """Steps from each region to each other."""
        self.dark = board.strongholds & board.home[SHADOW]
        self.to_gate = tuple(min(self.steps[gate][at] for gate in GATES) for at in range(len(REGIONS)))
        """Steps of the Ring-bearers to the Morannon or to Minas Morgul."""
        self.to_gate_safely = _round_about(board, self.dark)
        """The same without passing a Stronghold of the Shadow."""
        worth = [at for at in members(board.home[FREE]) if board.points[at]]
        self.goals = tuple(worth)
        """Settlements of the Free Peoples that give the Shadow victory points."""
        self.fading = {
            at: tuple(_FADING**step for step in self.steps[at]) for at in members(board.settlements)
        }
        """For each settlement how much its pull is felt in each region."""
        worthy = [at for at in members(board.settlements) if board.points[at]]
        self.worthy = set_of(at for at in worthy)
        """Settlements that give points to whoever takes them."""
        self.reaches = tuple(_shares(steps, self.goals, _REACH) for steps in self.steps)
        """For an army in each region: goals within reach, and how much of it counts there."""
        self.menaces = tuple(_shares(steps, worthy, _MENACE) for steps in self.steps)
        """For an army in each region: settlements it menaces, and how much."""


def _steps(board: Board, start: Region) -> bytes:
    found = bytearray([FARTHEST] * len(REGIONS))
    for distance in range(FARTHEST, -1, -1):
        for at in members(board.within[start][distance]):
            found[at] = distance
    return bytes(found)


def _shares(steps: bytes, goals: Iterable[int], weights: tuple[float, ...]) -> Shares:
    return tuple((goal, weights[steps[goal]]) for goal in goals if steps[goal] < len(weights))


def _round_about(board: Board, dark: int) -> bytes:
    gates = set_of(GATES)
    far = board.graph.distances(gates, ~dark | gates)
    found = bytearray(steps if 0 <= steps < FARTHEST else FARTHEST for steps in far)
    for at in members(dark):
        if not found[at] < FARTHEST:
            found[at] = 1 + min(found[near] for near in board.neighbours[at])
    return bytes(found)


_CHARTS: dict[int, Chart] = {}


def chart(board: Board) -> Chart:
    """The chart of a board; boards are shared by all matches, so there are few."""
    found = _CHARTS.get(id(board))
    if found is None or found.board is not board:
        if len(_CHARTS) > 16:
            _CHARTS.clear()
        found = _CHARTS[id(board)] = Chart(board)
    return found
