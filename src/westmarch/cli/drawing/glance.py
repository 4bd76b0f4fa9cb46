"""The picture of a game with much on the table: the state, the news, the question, its options."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from westmarch.cli.drawing.board import Picture
from westmarch.cli.drawing.brief import brief_lines
from westmarch.cli.drawing.choosing import group_lines, grouped, page_of
from westmarch.cli.drawing.look import QUIET
from westmarch.cli.screen import Screen

LEAST_STORY = 4
LEAST_OPTIONS = 3
SHORT = 2
"""Lines for each part of the state where it would take more than half of the window."""
REMINDED = 2
"""Sentences that are told again where nothing is new."""


def draw_glance(screen: Screen, picture: Picture) -> bool:
    """Show it; whether there was room for the tip."""
    if screen.drawn:
        screen.clear()
        return _draw(screen, picture)
    _write(screen, picture)
    return True


def _draw(screen: Screen, picture: Picture) -> bool:
    width = screen.width
    status = brief_lines(picture.scene, picture.look, width)
    if len(status) > screen.height // 2:
        status = brief_lines(picture.scene, picture.look, width, SHORT)
    below = [line for notice in picture.notices for line in _wrapped(screen, Line(notice, "italic"))]
    below += _wrapped(screen, Line(picture.question, "bold")) if picture.question else []
    closing = [Line(line, "" if number else "bold") for number, line in enumerate(picture.closing)]
    room = screen.height - 2 - len(status) - len(below) - sum(len(_wrapped(screen, line)) for line in closing)
    news = _news(screen, picture)
    least = min(LEAST_STORY, len(news))
    groups = grouped(picture.choices, picture.kind, picture.look.text)
    options = group_lines(groups, width, room - least) if picture.choices else []
    tip = _wrapped(screen, Line(picture.tip, "italic dim")) if picture.tip else []
    if len(tip) + len(options) + least > room:
        tip = []
    room -= len(tip)
    shown, page, pages = page_of(options, max(room - least, LEAST_OPTIONS), picture.page)
    screen.show(*status)
    screen.show(Line("─" * width, QUIET))
    left = room - len(shown) - (pages > 1)
    screen.show(*_cut(news, max(left, 1), picture))
    screen.show(*tip, *below, *shown)
    if pages > 1:
        args = {"page": page + 1, "pages": pages, "last": len(picture.choices)}
        screen.say(Line(picture.look.text.get("cli-page", args), QUIET))
    for line in closing:
        screen.say(line, whole=True)
    return bool(tip)


def _cut(news: Sequence[Line], room: int, picture: Picture) -> list[Line]:
    """The latest that fits; that there is more is said."""
    if len(news) <= room:
        return list(news)
    return [Line(picture.look.text.get("cli-story-cut"), QUIET), *news[len(news) - room + 1 :]]


def _news(screen: Screen, picture: Picture) -> list[Line]:
    """A paragraph for each turn that began and each thing that was done; a reminder where nothing is new."""
    lines: list[Line] = []
    for paragraph in picture.story:
        fresh = " ".join(sentence for sentence, new in paragraph if new)
        if fresh:
            lines += _wrapped(screen, Line(fresh))
    if lines:
        return lines
    latest = [sentence for paragraph in picture.story for sentence, _ in paragraph][-REMINDED:]
    return _wrapped(screen, Line(" ".join(latest), QUIET)) if latest else []


def _wrapped(screen: Screen, line: Line) -> list[Line]:
    return list(line.wrap(screen.console, screen.width))


def _write(screen: Screen, picture: Picture) -> None:
    """Line by line: what is new, the state at a glance, the question, every option."""
    text = picture.look.text
    screen.say()
    for notice in picture.notices:
        screen.say(notice)
    for paragraph in picture.story:
        for sentence, new in paragraph:
            if new:
                screen.say(f"  {sentence}")
    for row in brief_lines(picture.scene, picture.look):
        screen.say(row.plain)
    if picture.tip:
        screen.say(picture.tip)
    if picture.question:
        screen.say(picture.question)
    for heading, found in grouped(picture.choices, picture.kind, text):
        if heading:
            screen.say(f" {heading} ({len(found)}):")
        for choice in found:
            outcomes = f" – {choice.outcomes}" if choice.outcomes else ""
            screen.say(f"  {choice.number}) {choice.label}{outcomes}")
    for line in picture.closing:
        screen.say(line)
