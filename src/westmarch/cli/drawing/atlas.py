"""A map in characters: short labels at their places, with what stands there.

Everything is told by signs; what can be chosen now has a sign before it. No two labels touch.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.cells import cell_len
from rich.text import Text as Line

from westmarch.cli.drawing.labels import short_labels
from westmarch.cli.drawing.look import QUIET, Look
from westmarch.core.atlas import Atlas, Map, Place

CAN = ">"
LABEL_SIZES = (12, 10, 8, 7, 6, 5, 4)
ROW_WEIGHT = 2.4
"""How many columns off a label may rather lie than one row."""
MOST_OFF = 9.0

Cell = tuple[int, int]
"""Row and column."""


def labels_of(atlas: Atlas, look: Look, size: int) -> dict[str, str]:
    names = [look.name(place.name) for place in atlas.places]
    return dict(zip([place.name for place in atlas.places], short_labels(names, size), strict=True))


def every_label(atlas: Atlas, look: Look) -> dict[str, list[str]]:
    """All labels a map may use for each place, so that they can be typed."""
    found: dict[str, list[str]] = {}
    for size in LABEL_SIZES:
        for name, label in labels_of(atlas, look, size).items():
            found.setdefault(name, []).append(label)
    return found


def marks_text(board: Map, place: Place) -> str:
    """``#(▲5)▼8N2``: what is built, who is shut in there, who stands outside."""
    signs = place.built.sign if place.built else ""
    shut = False
    for mark in board.spot(place.name).marks:
        if mark.enclosed != shut:
            signs += "(" if mark.enclosed else ")"
            shut = mark.enclosed
        signs += mark.sign + ("" if mark.number is None else str(mark.number))
    return signs + (")" if shut else "")


def draw_map(board: Map, look: Look, width: int, height: int, options: Collection[str]) -> list[Line]:
    """The map in at most so many lines where that is possible, with the longest labels that fit well."""
    places = board.atlas.places
    for size in LABEL_SIZES:
        labels = labels_of(board.atlas, look, size)
        widths = [cell_len(CAN + labels[place.name] + marks_text(board, place)) for place in places]
        cells = lay_out(places, widths, width, height)
        if cells is not None:
            break
    else:
        cells = _somehow(places, widths, width, height)
    rows = max(row for row, _ in cells) + 1
    content: list[list[tuple[int, Place]]] = [[] for _ in range(max(rows, height))]
    for place, (row, column) in zip(places, cells, strict=True):
        content[row].append((column, place))
    return [_row(sorted(row, key=lambda found: found[0]), board, labels, options) for row in content]


def _row(
    content: list[tuple[int, Place]], board: Map, labels: dict[str, str], options: Collection[str]
) -> Line:
    line = Line()
    for column, place in content:
        line.append(" " * (column - line.cell_len))
        can = place.name in options
        marked = bool(board.spot(place.name).marks)
        line.append(CAN if can else " ", "bold cyan")
        line.append(labels[place.name], "bold underline cyan" if can else "" if marked else QUIET)
        line.append(marks_text(board, place), "bold" if marked else "")
    return line


def lay_out(places: Sequence[Place], widths: Sequence[int], width: int, height: int) -> list[Cell] | None:
    """A cell for each label, as near to its place as is free; None where one would lie too far off."""
    return _lay_out(places, widths, width, height, MOST_OFF)


def _somehow(places: Sequence[Place], widths: Sequence[int], width: int, height: int) -> list[Cell]:
    while (found := _lay_out(places, widths, width, height, float("inf"))) is None:
        height += 1
    return found


def _lay_out(
    places: Sequence[Place], widths: Sequence[int], width: int, height: int, most: float
) -> list[Cell] | None:
    left, right = min(place.x for place in places), max(place.x for place in places)
    top, bottom = min(place.y for place in places), max(place.y for place in places)
    free = [[True] * width for _ in range(height)]
    cells: dict[int, Cell] = {}
    for number in sorted(range(len(places)), key=lambda n: (-widths[n], places[n].name)):
        place, needs = places[number], widths[number]
        row = (place.y - top) / max(1, bottom - top) * (height - 1)
        column = (place.x - left) / max(1, right - left) * (width - needs)
        found = _nearest(free, row, column, needs, most)
        if found is None:
            return None
        cells[number] = found
        free[found[0]][found[1] : found[1] + needs] = [False] * needs
    return [cells[number] for number in range(len(places))]


def _nearest(free: list[list[bool]], row: float, column: float, needs: int, most: float) -> Cell | None:
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


def legend(board: Map, look: Look) -> list[tuple[str, str]]:
    """Every sign on the map with its meaning."""
    found: dict[str, str] = {}
    for place in board.atlas.places:
        built = [place.built] if place.built else []
        for mark in (*built, *board.spot(place.name).marks):
            found.setdefault(mark.sign, look.name(mark.name))
    return list(found.items())
