"""Borders tell the truth: regions of War's map share an open border if and only if they are adjacent.

Where they touch and are not adjacent, the border is a wall: drawn thick, under mountains.
"""

from __future__ import annotations

import json
import math
import re
from itertools import combinations, pairwise
from pathlib import Path

from westmarch.core.content import load_content
from westmarch.core.registry import find_game

WAR = Path(__file__).parents[2] / "web/src/boards/war"
WIDE, HIGH = 1000 / 1600, 596 / 1100
"""The map on a laptop, of which the drawing is 1600 x 1100."""
LEAST = 12
"""Pixels that can be seen as a border."""
NEAR = 9
Point = tuple[float, float]
Edge = frozenset[Point]


def steps(path: str) -> list[list[Point]]:
    """The points of every part of a path with lines and curves, control points too."""
    parts: list[list[Point]] = []
    x = y = 0.0
    for command, words in re.findall(r"([MmLlqZz])([^MmLlqZz]*)", path):
        numbers = [float(word) for word in re.findall(r"-?\d*\.?\d+", words)]
        if command in "Mm":
            parts.append([])
        taken = 4 if command == "q" else 2
        for at in range(0, len(numbers), taken):
            points = [(numbers[n], numbers[n + 1]) for n in range(at, at + taken, 2)]
            if command.islower():
                points = [(x + dx, y + dy) for dx, dy in points]
            parts[-1] += points
            x, y = points[-1]
    return parts


def edges(path: str) -> set[Edge]:
    rings = steps(path)
    return {frozenset(pair) for ring in rings for pair in pairwise([*ring, ring[0]]) if pair[0] != pair[1]}


def length(shared: set[Edge]) -> float:
    ends = [tuple(edge) for edge in shared]
    return sum(math.hypot((a[0] - b[0]) * WIDE, (a[1] - b[1]) * HIGH) for a, b in ends)


def drawn() -> dict[frozenset[str], set[Edge]]:
    outlines = {name: edges(path) for name, path in json.loads((WAR / "regions.json").read_text()).items()}
    pairs = {frozenset(pair): outlines[pair[0]] & outlines[pair[1]] for pair in combinations(outlines, 2)}
    return {pair: shared for pair, shared in pairs.items() if length(shared) >= LEAST}


def adjacent() -> set[frozenset[str]]:
    game = find_game("war")
    (atlas,) = game.shown.atlases(load_content(game.package, game.tables))
    return {frozenset((way.a.split(":")[1], way.b.split(":")[1])) for way in atlas.ways}


def line(kind: str) -> list[Point]:
    ground = (WAR / "ground.svg").read_text()
    return [
        point
        for path in re.findall(rf'class="{kind}" d="([^"]*)"', ground)
        for part in steps(path)
        for point in part
    ]


def along(shared: set[Edge], points: list[Point]) -> float:
    """Which part of a border lies on a drawn line."""
    corners = {corner for edge in shared for corner in edge}
    close = [corner for corner in corners if any(math.dist(corner, point) < NEAR for point in points)]
    return len(close) / len(corners)


def test_adjacent_regions_and_only_they_share_an_open_border() -> None:
    borders, walls = drawn(), line("wall")
    neighbours = adjacent()
    assert len(neighbours) == 232
    assert [sorted(pair) for pair in neighbours if pair not in borders] == []
    closed = [pair for pair in borders if pair not in neighbours]
    assert closed, "there are mountains that nobody crosses"
    gaps = [sorted(pair) for pair in closed if along(borders[pair], walls) < 0.6]
    assert gaps == [], "no wall is drawn there"


def test_no_wall_is_drawn_between_neighbours() -> None:
    borders, walls = drawn(), line("wall")
    blocked = [sorted(pair) for pair in adjacent() if along(borders[pair], walls) > 0.8]
    assert blocked == []
