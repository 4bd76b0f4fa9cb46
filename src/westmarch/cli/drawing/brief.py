"""A scene at a glance: each panel in a line or two, what is looked up now and then left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.text import Text as Line

from westmarch.cli.drawing.look import QUIET, Look, is_boxes, panel_title, styled
from westmarch.cli.drawing.plain import track_text
from westmarch.core.scene import Item, Panel, Scene, Track, Tray

ONE_LINE = 100_000
INDENT = 2
LABEL = "label:"

Piece = tuple[str, Line]
"""Something that is not broken, and what parts it from the piece before."""


def brief_lines(scene: Scene, look: Look, width: int = ONE_LINE, most: int = 0) -> list[Line]:
    """With ``most``, every panel but the first is cut to so many lines."""
    shown = scene.at_a_glance()
    lines: list[Line] = []
    for number, panel in enumerate(shown.panels):
        rows = flow([("", panel_title(panel, look)), *_panel(panel, look)], width)
        lines += _cut(rows, most, width) if most and number else rows
    for tray in shown.trays:
        lines += flow(list(_tray(tray, look, "bold")), width)
    return lines


def _cut(rows: list[Line], most: int, width: int) -> list[Line]:
    if len(rows) <= most:
        return rows
    rows[most - 1].truncate(width - 2)
    rows[most - 1].append(" …")
    return rows[:most]


def flow(pieces: Sequence[Piece], width: int, indent: int = INDENT) -> list[Line]:
    """Pieces one after the other, broken between them where the width ends."""
    lines: list[Line] = []
    for mark, piece in pieces:
        if lines and lines[-1].cell_len + len(mark) + piece.cell_len <= width:
            lines[-1].append(mark, QUIET).append_text(piece)
            continue
        if lines and lines[-1].cell_len + len(mark.rstrip()) <= width:
            lines[-1].append(mark.rstrip(), QUIET)
        start = Line(" " * indent if lines else "").append_text(piece)
        start.truncate(width, overflow="ellipsis")
        lines.append(start)
    return lines


def _panel(panel: Panel, look: Look) -> Iterator[Piece]:
    for track in panel.tracks:
        yield " │ ", _track(track, look)
    for tray in panel.trays:
        if tray.items and not tray.detail:
            pieces = list(
                _tray(tray, look, QUIET, not all(item.name.startswith(LABEL) for item in tray.items))
            )
            yield " │ ", pieces[0][1]
            yield from pieces[1:]


def _track(track: Track, look: Look) -> Line:
    """``Corruption 3/12``, where one space of numbered ones is marked."""
    here = [cell for cell in track.cells if cell.state == "mark:here"]
    if is_boxes(track) and len(here) == 1:
        at, last = (cell.name.partition(":")[2] for cell in (here[0], track.cells[-1]))
        return styled(f"{look.name(track.title)} ", QUIET).append(f"{at}/{last}", "bold")
    return Line(track_text(track, look))


def _tray(tray: Tray, look: Look, style: str, titled: bool = True) -> Iterator[Piece]:
    """A tray whose things carry labels of their own can do without its title."""
    counted = Counter(tray.items)
    title = styled(f"{look.name(tray.title)}: ", style) if titled else Line()
    if not counted:
        yield "", title.append("–")
    for number, (item, times) in enumerate(counted.items()):
        words = _item(item, times, look)
        yield (", ", words) if number else ("", title.append_text(words))


def _item(item: Item, times: int, look: Look) -> Line:
    line = look.named(item.name)
    if item.number is not None:
        line.append(f" {item.number}", "bold")
    if item.shows is not None:
        line.append(f" {look.name(item.shows)}", "bold")
    if times > 1:
        line.append(f" ×{times}")
    return line if item.state is None else line.append(f" ({look.name(item.state)})")
