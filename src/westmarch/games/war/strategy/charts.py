"""Distances on the map, worked out once for each set of tables."""

from __future__ import annotations

from westmarch.games.war.board import FARTHEST, Board
from westmarch.games.war.ids import FREE, REGIONS, SHADOW, bits, region

GATES = (region("morannon"), region("minas_morgul"))
_FADING = 0.72
"""How much a goal is worth one region farther away."""


class Chart:
    """What the map says about ways: for all matches with the same tables."""

    __slots__ = ("board", "dark", "fading", "goals", "steps", "to_gate", "to_gate_safely")

    def __init__(self, board: Board) -> None:
        self.board = board
        self.steps = tuple(_steps(board, at) for at in range(len(REGIONS)))
        """Steps from each region to each other."""
        self.dark = board.strongholds & board.home[SHADOW]
        self.to_gate = tuple(min(self.steps[gate][at] for gate in GATES) for at in range(len(REGIONS)))
        """Steps of the Ring-bearers to the Morannon or to Minas Morgul."""
        self.to_gate_safely = _round_about(board, self.dark)
        """The same without passing a Stronghold of the Shadow."""
        worth = [at for at in bits(board.home[FREE]) if board.points[at]]
        self.goals = tuple(worth)
        """Settlements of the Free Peoples that give the Shadow victory points."""
        self.fading = {at: tuple(_FADING**step for step in self.steps[at]) for at in bits(board.settlements)}
        """For each settlement how much its pull is felt in each region."""


def _steps(board: Board, start: int) -> bytes:
    found = bytearray([FARTHEST] * len(REGIONS))
    for distance in range(FARTHEST, -1, -1):
        for at in bits(board.within[start][distance]):
            found[at] = distance
    return bytes(found)


def _round_about(board: Board, dark: int) -> bytes:
    found = bytearray([FARTHEST] * len(REGIONS))
    reached = frontier = 1 << GATES[0] | 1 << GATES[1]
    for distance in range(FARTHEST):
        around = 0
        for at in bits(frontier):
            found[at] = distance
            around |= board.adjacent[at]
        frontier = around & ~reached & ~dark
        reached |= frontier
    for at in bits(dark):
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
