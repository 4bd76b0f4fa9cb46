"""A scene of any game as plain lines, for pipes, screen readers and simple terminals."""

from __future__ import annotations

from itertools import groupby

from westmarch.cli.drawing.look import Look, is_boxes
from westmarch.core.scene import Item, Panel, Scene, Track, Tray


def scene_lines(scene: Scene, look: Look) -> list[str]:
    lines: list[str] = []
    for panel in scene.panels:
        lines += _panel(panel, look)
    return lines + [_tray(tray, look) for tray in scene.trays]


def _panel(panel: Panel, look: Look) -> list[str]:
    title = " · ".join(map(look.name, (panel.title, *panel.notes)))
    lines = [f"  {track_text(track, look)}" for track in panel.tracks]
    lines += [f"  {_tray(tray, look)}" for tray in panel.trays]
    return [title, *lines]


def track_text(track: Track, look: Look) -> str:
    boxes = is_boxes(track)
    parts = []
    for name, cells in groupby(track.cells, key=lambda cell: cell.name):
        signs = "".join(look.sign(cell.state, boxes) for cell in cells)
        parts.append(name.partition(":")[2] + signs if boxes else f"{signs} {look.name(name)}")
    return f"{look.name(track.title)}: {('  ', ' ')[boxes].join(parts)}"


def _tray(tray: Tray, look: Look) -> str:
    items = "; ".join(_item(item, look) for item in tray.items)
    return f"{look.name(tray.title)}: {items or '–'}"


def _item(item: Item, look: Look) -> str:
    words = look.name(item.name)
    if item.number is not None:
        words += f" {item.number}"
    if item.shows is not None:
        words += f": {look.name(item.shows)}"
    return words if item.state is None else f"{words} ({look.name(item.state)})"
