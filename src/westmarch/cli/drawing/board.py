"""The whole picture a player decides on: table, what happened, question and options, fitted to the window."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from rich.console import Group, RenderableType
from rich.panel import Panel as Box
from rich.table import Table
from rich.text import Text as Line

from westmarch.cli.drawing import plain
from westmarch.cli.drawing.draw import COLUMN_GAP, Drawing, boxed, close, height_of, snug
from westmarch.cli.drawing.look import QUIET, Look, styled
from westmarch.cli.screen import Screen
from westmarch.cli.talking.answers import Choice
from westmarch.core.scene import Scene

WIDE = 112
"""From this width on what happened stands beside the table."""
TABLE_WIDTHS = (80, 96)
STORY_WIDTH = 44
LEAST_LOG = 3
TALL = 40
"""From this height on every option has a line of its own, with what it changes."""
OPTION_ROWS = 3
USUAL_ROWS = OPTION_ROWS + 2
"""Options, the question before them and the line that is typed."""


@dataclass(frozen=True)
class Picture:
    """``story`` are paragraphs of sentences, each with whether it is new to the player."""

    scene: Scene
    look: Look
    story: Sequence[Sequence[tuple[str, bool]]]
    notices: Sequence[str] = ()
    question: str = ""
    choices: Sequence[Choice] = ()
    closing: Sequence[str] = ()
    """Last words, when there is nothing more to ask."""
    kind: str = ""
    """The step of the rules that asks."""
    page: int = 0
    """Which part of a long list of options."""
    tip: str = ""
    """A note for beginners, where there is room for it."""


def draw(screen: Screen, picture: Picture) -> None:
    if screen.drawn:
        screen.clear()
        _draw(screen, picture)
    else:
        _write(screen, picture)


def _write(screen: Screen, picture: Picture) -> None:
    """Line by line: only what is new, then the table, then the question."""
    screen.say()
    for notice in picture.notices:
        screen.say(notice)
    for paragraph in picture.story:
        for sentence, new in paragraph:
            if new:
                screen.say(f"  {sentence}")
    for line in plain.scene_lines(picture.scene, picture.look):
        screen.say(line)
    if picture.question:
        screen.say(picture.question)
    for choice in picture.choices:
        outcomes = f" – {choice.outcomes}" if choice.outcomes else ""
        screen.say(f"  {choice.number}) {choice.label}{outcomes}  [{choice.option}]")
    for line in picture.closing:
        screen.say(line)


def _draw(screen: Screen, picture: Picture) -> None:
    width = screen.width
    wide = width >= WIDE
    below: list[Line] = [Line(notice, "italic") for notice in picture.notices]
    if picture.question:
        below.append(Line(picture.question, "bold"))
    closing = [Line(line, "" if number else "bold") for number, line in enumerate(picture.closing)]
    options = option_lines(picture.choices, width, told=screen.height >= TALL)
    room = screen.height - 1 - sum(_height(line, width, screen) for line in below + closing) - len(options)
    table = min(max(TABLE_WIDTHS[0], width - STORY_WIDTH), TABLE_WIDTHS[1]) if wide else width
    story = _story_lines(screen, picture, width - table - 5 if wide else width)
    if wide:
        scene = _fitted(picture, table, min(room, screen.height - USUAL_ROWS))
        screen.show(_beside(scene, story, table, width - table - 1, room))
    else:
        least = 1 if picture.notices else min(LEAST_LOG, len(story))
        scene = _fitted(picture, width, min(room - least, screen.height - USUAL_ROWS - LEAST_LOG))
        screen.show(*[thing for thing, _ in scene])
        screen.show(*story[-max(room - height_of(scene), least) :])
    for line in below:
        screen.say(line)
    screen.show(*options)
    for line in closing:
        screen.say(line, whole=True)


def _fitted(picture: Picture, width: int, room: int) -> Drawing:
    """The roomiest drawing that fits."""
    for style in (boxed, snug):
        drawing = style(picture.scene, picture.look, width)
        growth = 0 if picture.notices else _may_grow(picture.scene)
        if height_of(drawing) + growth <= room:
            return drawing
    return close(picture.scene, picture.look, width)


def _may_grow(scene: Scene) -> int:
    """Lines that trays gain when an item lies in a special way; the drawing should not jump then."""
    return sum(all(item.state is None for item in tray.items) for tray in scene.trays)


def _beside(scene: Drawing, story: list[Line], table: int, width: int, room: int) -> RenderableType:
    """The table, and what happened in a box of the same height to its right."""
    height = max(min(height_of(scene), room), LEAST_LOG + 2)
    grid = Table.grid()
    grid.add_column(width=table + 1)
    grid.add_column()
    log = Box(Group(*story[-(height - 2) :]), width=width, height=height, border_style=QUIET)
    grid.add_row(Group(*[thing for thing, _ in scene]), log)
    return grid


def _story_lines(screen: Screen, picture: Picture, width: int) -> list[Line]:
    """What happened, wrapped; what is new is not dim."""
    lines: list[Line] = []
    for paragraph in picture.story:
        text = Line()
        for sentence, new in paragraph:
            text.append(f"{sentence} ", "" if new else QUIET)
        text.rstrip()
        for name, tint in picture.look.tinted_names():
            text.highlight_regex(rf"\b{re.escape(name)}\b", tint)
        lines += text.wrap(screen.console, width)
    return lines


def _height(line: Line, width: int, screen: Screen) -> int:
    return len(line.wrap(screen.console, width))


def option_lines(choices: Sequence[Choice], width: int, told: bool = False) -> list[Line]:
    """Numbered options in as many columns as fit and are worth it, read from top to bottom."""
    if not choices:
        return []
    entries = [_option(choice, len(str(len(choices)))) for choice in choices]
    if told and any(choice.outcomes for choice in choices):
        return [_told(entry, choice, width) for entry, choice in zip(entries, choices, strict=True)]
    for columns in range(ceil(len(entries) / OPTION_ROWS), 0, -1):
        rows = ceil(len(entries) / columns)
        stacks = [entries[start : start + rows] for start in range(0, len(entries), rows)]
        widths = [max(entry.cell_len for entry in stack) + COLUMN_GAP for stack in stacks]
        if sum(widths) - COLUMN_GAP <= width or columns == 1:
            break
    lines = []
    for row in range(rows):
        line = Line()
        for stack, column in zip(stacks, widths, strict=True):
            if row < len(stack):
                line.append_text(stack[row]).append(" " * (column - stack[row].cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def _option(choice: Choice, digits: int) -> Line:
    line = styled(f"{choice.number:>{digits + 1}} ", "bold cyan")
    return line.append(choice.label).append(f"  {choice.option}", QUIET)


def _told(entry: Line, choice: Choice, width: int) -> Line:
    """An option with what it changes, cut to the window."""
    if choice.outcomes:
        entry.append(f"  – {choice.outcomes}")
    entry.truncate(width, overflow="ellipsis")
    return entry
