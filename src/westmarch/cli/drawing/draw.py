"""A scene of any game as things that Rich can print: boxed where there is room, else close together."""

from __future__ import annotations

from itertools import pairwise

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.text import Text as Line

from westmarch.cli.drawing.look import OPEN, QUIET, Look, is_boxes, panel_title, styled
from westmarch.cli.drawing.tracks import box_lines, path_rows, path_width
from westmarch.core.scene import Item, Panel, Scene, Track, Tray

Drawing = list[tuple[RenderableType, int]]
"""Things to print, each with the lines it takes."""
COLUMN_GAP = 2


def height_of(drawing: Drawing) -> int:
    return sum(height for _, height in drawing)


def boxed(scene: Scene, look: Look, width: int) -> Drawing:
    """Every panel and tray in a box of its own."""
    drawing: Drawing = []
    padding = _padding(scene, look, width)
    for panel in scene.panels:
        lines = _panel_lines(panel, look, width - 2 - 2 * padding)
        drawing.append((_box(lines, panel_title(panel, look), width, padding), len(lines) + 2))
    for tray in scene.trays:
        lines = tray_lines(tray, look, width - 4)
        drawing.append((_box(lines, Line(look.name(tray.title), "bold"), width), len(lines) + 2))
    return drawing


def snug(scene: Scene, look: Look, width: int) -> Drawing:
    """Boxes for the panels only."""
    drawing = boxed(Scene(scene.panels), look, width)
    return drawing + [(line, 1) for tray in scene.trays for line in tray_lines(tray, look, width)]


def close(scene: Scene, look: Look, width: int) -> Drawing:
    """No boxes, and names that several panels share only once, under the last of them."""
    lines: list[Line] = []
    for panel, following in pairwise([*scene.panels, None]):
        assert panel is not None
        lines += _close_panel(
            panel, look, width, named=following is None or _places(panel) != _places(following)
        )
    for tray in scene.trays:
        lines += tray_lines(tray, look, width)
    return [(line, 1) for line in lines]


def _padding(scene: Scene, look: Look, width: int) -> int:
    """A space at each side, unless a track would need another row for it."""
    return min(
        (
            int(len(_panel_lines(p, look, width - 4)) <= len(_panel_lines(p, look, width - 2)))
            for p in scene.panels
        ),
        default=1,
    )


def _box(lines: list[Line], title: Line, width: int, padding: int = 1) -> Box:
    return Box(
        Group(*lines),
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style=QUIET,
        width=width,
        padding=(0, padding),
    )


def _panel_lines(panel: Panel, look: Look, width: int) -> list[Line]:
    """Tracks with their titles to the left; a path that needs the whole width goes without its own."""
    lines: list[Line] = []
    titles = max((cell_len(look.name(track.title)) for track in panel.tracks), default=0) + 1
    for track in panel.tracks:
        title = styled(look.name(track.title), QUIET)
        if is_boxes(track):
            title.pad_right(titles - title.cell_len if _all_fit(panel, look, width - titles) else 0)
            lines += box_lines(track, look, width, title)
        else:
            lines += _path_lines(panel, track, look, width, title, titles)
    for tray in panel.trays:
        lines += tray_lines(tray, look, width)
    return lines


def _path_lines(panel: Panel, track: Track, look: Look, width: int, title: Line, titles: int) -> list[Line]:
    indent = titles if path_width(track, look) <= width - titles else 0
    lines: list[Line] = []
    for signs, labels in path_rows(track, look, width - indent, look.tint(panel.title)):
        lines += [signs, *labels]
    if not indent:
        return lines
    title.pad_right(titles - title.cell_len)
    return [title.append_text(lines[0]), *[Line(" " * titles).append_text(line) for line in lines[1:]]]


def _all_fit(panel: Panel, look: Look, width: int) -> bool:
    return all(is_boxes(track) or path_width(track, look) <= width for track in panel.tracks)


def _close_panel(panel: Panel, look: Look, width: int, named: bool) -> list[Line]:
    lines = [panel_title(panel, look)]
    for track in panel.tracks:
        if is_boxes(track):
            lines += _beside(lines, track, look, width)
    for track in panel.tracks:
        if not is_boxes(track):
            for signs, labels in path_rows(track, look, width, look.tint(panel.title)):
                lines += [signs, *labels] if named else [signs]
    for tray in panel.trays:
        lines += tray_lines(tray, look, width)
    return lines


def _beside(lines: list[Line], track: Track, look: Look, width: int) -> list[Line]:
    """Put a short track behind the title where it fits; what does not fit is returned."""
    title = styled(look.name(track.title), QUIET)
    found = box_lines(track, look, width, title)
    if len(lines) == 1 and len(found) == 1 and lines[0].cell_len + found[0].cell_len + 3 <= width:
        lines[0].append(" " * (width - lines[0].cell_len - found[0].cell_len)).append_text(found[0])
        return []
    return found


def _places(panel: Panel) -> list[str]:
    return [cell.name for track in panel.tracks if not is_boxes(track) for cell in track.cells]


def tray_lines(tray: Tray, look: Look, width: int) -> list[Line]:
    """Items side by side: what each is, what it shows (with the number of its option), how it lies."""
    if not tray.items:
        return [Line(f"{look.name(tray.title)}: –", QUIET)]
    items = [_item(item, look) for item in tray.items]
    widths = [max(line.cell_len for line in item) for item in items]
    lines: list[Line] = []
    start = 0
    while start < len(items):
        end = _fitting(widths, start, width)
        lines += _side_by_side(items[start:end], widths[start:end], width if start == 0 else 0)
        start = end
    return lines


def _item(item: Item, look: Look) -> list[Line]:
    can_choose = item.option is not None and item.option in look.numbers
    shows = Line()
    if can_choose and item.option is not None:
        shows.append(f"{look.numbers[item.option]} ", "bold cyan")
    if item.number is not None:
        shows.append(str(item.number), OPEN if can_choose else "")
    if item.shows is not None:
        shows.append(look.name(item.shows), OPEN if can_choose else "")
    name = look.named(item.name)
    return [name, shows, Line("" if item.state is None else look.name(item.state), QUIET)]


def _fitting(widths: list[int], start: int, width: int) -> int:
    used = widths[start]
    end = start + 1
    while end < len(widths) and used + COLUMN_GAP + widths[end] <= width:
        used += COLUMN_GAP + widths[end]
        end += 1
    return end


def _side_by_side(items: list[list[Line]], widths: list[int], width: int) -> list[Line]:
    """Columns, spread over the width."""
    spare = max(0, width - sum(widths)) // len(items) if width else COLUMN_GAP
    gap = min(max(spare, COLUMN_GAP), 8)
    lines = []
    for row in range(3):
        if not any(item[row].plain for item in items):
            continue
        line = Line()
        for item, column in zip(items, widths, strict=True):
            line.append_text(item[row]).append(" " * (column - cell_len(item[row].plain) + gap))
        line.rstrip()
        lines.append(line)
    return lines
