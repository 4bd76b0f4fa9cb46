"""A map in characters, from a game's chart: short labels at their places, with what stands there.

Everything is told by signs; what can be chosen now has a sign before it. No two labels touch.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len
from rich.text import Text as Line

from westmarch.cli.labels import short_labels
from westmarch.cli.look import QUIET, Look
from westmarch.core.scene import Chart, Mark, Spot

CAN = ">"
LABEL_SIZES = (12, 10, 8, 7, 6, 5, 4)
ROW_WEIGHT = 2.4
"""How many columns off a label may rather lie than one row."""
MOST_OFF = 9.0

Place = tuple[int, int]


def labels_of(chart: Chart, look: Look, size: int) -> dict[str, str]:
    names = [look.name(spot.name) for spot in chart.spots]
    return dict(zip([spot.name for spot in chart.spots], short_labels(names, size), strict=True))


def every_label(chart: Chart, look: Look) -> dict[str, list[str]]:
    """All labels a map may use for each place, so that they can be typed."""
    found: dict[str, list[str]] = {}
    for size in LABEL_SIZES:
        for name, label in labels_of(chart, look, size).items():
            found.setdefault(name, []).append(label)
    return found


def marks_text(spot: Spot) -> str:
    """``#(▲5)▼8N2``: what is built, who is shut in there, who stands outside."""
    signs = spot.built.sign if spot.built else ""
    shut = False
    for mark in spot.marks:
        if mark.enclosed != shut:
            signs += "(" if mark.enclosed else ")"
            shut = mark.enclosed
        signs += mark.sign + ("" if mark.number is None else str(mark.number))
    return signs + (")" if shut else "")


def draw_map(chart: Chart, look: Look, width: int, height: int, options: Collection[str]) -> list[Line]:
    """The map in at most so many lines where that is possible, with the longest labels that fit well."""
    for size in LABEL_SIZES:
        labels = labels_of(chart, look, size)
        cells = [CAN + labels[spot.name] + marks_text(spot) for spot in chart.spots]
        places = place(chart.spots, [cell_len(cell) for cell in cells], width, height)
        if places is not None:
            break
    else:
        places = _somehow(chart.spots, [cell_len(cell) for cell in cells], width, height)
    rows = max(row for row, _ in places) + 1
    lines = [Line(" " * width) for _ in range(max(rows, height))]
    content: list[list[tuple[int, Spot]]] = [[] for _ in lines]
    for spot, (row, column) in zip(chart.spots, places, strict=True):
        content[row].append((column, spot))
    return [_row(sorted(row, key=lambda found: found[0]), labels, options) for row in content]


def _row(content: list[tuple[int, Spot]], labels: dict[str, str], options: Collection[str]) -> Line:
    line = Line()
    for column, spot in content:
        line.append(" " * (column - line.cell_len))
        can = spot.name in options
        line.append(CAN if can else " ", "bold cyan")
        line.append(labels[spot.name], "bold underline cyan" if can else "" if spot.marks else QUIET)
        line.append(marks_text(spot), "bold" if spot.marks else "")
    return line


def place(spots: Sequence[Spot], widths: Sequence[int], width: int, height: int) -> list[Place] | None:
    """A place for each label, as near to its own as is free; None where one would lie too far off."""
    return _place(spots, widths, width, height, MOST_OFF)


def _somehow(spots: Sequence[Spot], widths: Sequence[int], width: int, height: int) -> list[Place]:
    while (found := _place(spots, widths, width, height, float("inf"))) is None:
        height += 1
    return found


def _place(
    spots: Sequence[Spot], widths: Sequence[int], width: int, height: int, most: float
) -> list[Place] | None:
    left, right = min(spot.x for spot in spots), max(spot.x for spot in spots)
    top, bottom = min(spot.y for spot in spots), max(spot.y for spot in spots)
    free = [[True] * width for _ in range(height)]
    places: dict[int, Place] = {}
    for number in sorted(range(len(spots)), key=lambda n: (-widths[n], spots[n].name)):
        spot, needs = spots[number], widths[number]
        row = (spot.y - top) / max(1, bottom - top) * (height - 1)
        column = (spot.x - left) / max(1, right - left) * (width - needs)
        found = _nearest(free, row, column, needs, most)
        if found is None:
            return None
        places[number] = found
        free[found[0]][found[1] : found[1] + needs] = [False] * needs
    return [places[number] for number in range(len(spots))]


def _nearest(free: list[list[bool]], row: float, column: float, needs: int, most: float) -> Place | None:
    best, least = None, most
    for at, cells in enumerate(free):
        away = abs(at - row) * ROW_WEIGHT
        if away >= least:
            continue
        reach = min(least - away, len(cells))
        first, last = max(0, int(column - reach)), min(len(cells) - needs, int(column + reach) + 1)
        for start in sorted(range(first, last + 1), key=lambda start: abs(start - column)):
            cost = away + abs(start - column)
            if cost >= least:
                break
            if all(cells[start : start + needs]):
                best, least = (at, start), cost
                break
    return best


def legend(chart: Chart, look: Look) -> list[tuple[str, str]]:
    """Every sign on the map with its meaning."""
    found: dict[str, str] = {}
    for spot in chart.spots:
        for mark in (*([spot.built] if spot.built else []), *spot.marks):
            found.setdefault(mark.sign, _meaning(mark, look))
    return list(found.items())


def _meaning(mark: Mark, look: Look) -> str:
    return look.name(mark.name)
