"""Tracks as lines of text: a path with names under it, or numbered boxes in a row."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text as Line

from westmarch.cli.drawing.look import HERE, OPEN, QUIET, Look
from westmarch.core.scene import Cell, Track

GAP = 1
WIDEST_GAP = 4
THIN, THICK = "─", "━"


@dataclass(frozen=True)
class Stop:
    """One name of a path, with the spaces that bear it."""

    cells: tuple[Cell, ...]
    label: tuple[str, str]

    @property
    def width(self) -> int:
        return max(*map(cell_len, self.label), 2 * len(self.cells) - 1)


def path_rows(track: Track, look: Look, width: int, tint: str = "") -> list[tuple[Line, list[Line]]]:
    """The path in as many rows as it needs: a line of signs and the lines of names under it."""
    rows = _rows(_stops(track, look), width)
    gap = _gap(rows[0], width) if len(rows) == 1 else GAP
    return [(_signs(row, look, tint, gap), _labels(row, gap)) for row in rows]


def path_width(track: Track, look: Look) -> int:
    """How wide the path is in one row."""
    stops = _stops(track, look)
    return sum(stop.width for stop in stops) + GAP * (len(stops) - 1)


def box_lines(track: Track, look: Look, width: int, title: Line) -> list[Line]:
    """``Title  1□ 2□ 3◫``, broken where the width ends."""
    lines = [title]
    indent = title.cell_len
    for cell in track.cells:
        number = cell.name.partition(":")[2]
        sign = look.sign(cell.state, boxes=True)
        if lines[-1].cell_len + len(number) + 2 > width and lines[-1].cell_len > indent:
            lines.append(Line(" " * indent))
        can_choose = cell.option in look.numbers
        lines[-1].append(" ").append(number, OPEN if can_choose else QUIET).append(sign, HERE)
    return lines


def split_name(name: str) -> tuple[str, str]:
    """A name on two lines, broken where both are shortest."""
    breaks = [n + (mark == "-") for n, mark in enumerate(name) if mark in " -"]
    if not breaks or len(name) <= 5:
        return name, ""
    best = min(breaks, key=lambda at: max(at, len(name) - at))
    return name[:best].rstrip(), name[best:].lstrip()


def _stops(track: Track, look: Look) -> list[Stop]:
    return [
        Stop(tuple(cells), split_name(look.name(name)))
        for name, cells in groupby(track.cells, key=lambda cell: cell.name)
    ]


def _rows(stops: list[Stop], width: int) -> list[list[Stop]]:
    rows: list[list[Stop]] = [[]]
    used = 0
    for stop in stops:
        if rows[-1] and used + GAP + stop.width > width:
            rows.append([])
            used = 0
        used += stop.width + (GAP if rows[-1] else 0)
        rows[-1].append(stop)
    return rows


def _gap(row: list[Stop], width: int) -> int:
    """Spread a single row over the width, within reason."""
    spare = width - sum(stop.width for stop in row)
    return max(GAP, min(WIDEST_GAP, spare // max(1, len(row) - 1)))


def _labels(row: list[Stop], gap: int) -> list[Line]:
    lines = []
    for part in (0, 1):
        if any(stop.label[part] for stop in row):
            line = Line()
            for stop in row:
                here = any(cell.state == "mark:here" for cell in stop.cells)
                line.append(_centred(stop.label[part], stop.width), HERE if here else QUIET)
                line.append(" " * gap)
            line.rstrip()
            lines.append(line)
    return lines


def _signs(row: list[Stop], look: Look, tint: str, gap: int) -> Line:
    """The signs of a row, each over its name, joined by a line that is thick where one has passed."""
    line = Line()
    at = 0
    passed = False
    for stop in row:
        first = at + (stop.width - 2 * len(stop.cells) + 1) // 2
        for number, cell in enumerate(stop.cells):
            way = first + 2 * number - line.cell_len
            line.append((THICK if passed else THIN) * way if line.plain.strip() else " " * way, QUIET)
            style = f"{HERE} {tint}" if cell.state == "mark:here" else HERE
            line.append(look.sign(cell.state, boxes=False), style.strip())
            passed = cell.state == "mark:passed"
        at += stop.width + gap
    return line


def _centred(text: str, width: int) -> str:
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - cell_len(text) - left)
