"""Ways on a map: how far places are from one another over open borders."""

from __future__ import annotations

from westmarch.core.scene import Chart


def _tree(chart: Chart, start: str) -> dict[str, tuple[int, str | None]]:
    """For each place that can be reached, how far it is and from where one comes to it."""
    ways = {spot.name: spot.ways for spot in chart.spots}
    found: dict[str, tuple[int, str | None]] = {start: (0, None)}
    queue = [start]
    for name in queue:
        for way in ways[name]:
            if way.to not in found:
                found[way.to] = (found[name][0] + 1, name)
                queue.append(way.to)
    return found


def distances(chart: Chart, start: str) -> dict[str, int]:
    return {name: steps for name, (steps, _) in _tree(chart, start).items()}


def shortest(chart: Chart, start: str, end: str) -> list[str] | None:
    """The places of a shortest way, from start to end; None where there is none."""
    tree = _tree(chart, start)
    if end not in tree:
        return None
    steps: list[str] = []
    at: str | None = end
    while at is not None:
        steps.append(at)
        at = tree[at][1]
    return steps[::-1]
