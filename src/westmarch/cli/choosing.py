"""Many options at once: under headings by kind, as many as there is room for, the others on further pages.

A game names the kinds: ``group-<prompt>-<domain>`` or ``group-<domain>``, and ``group-word`` for plain words.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from westmarch.cli.answers import Choice
from westmarch.cli.brief import flow
from westmarch.cli.look import QUIET, styled
from westmarch.core.text import Text, slug

FEW = 8
"""So many options have a line each, with what they change, where there is room."""
INDENT = 4

Groups = list[tuple[str, list[Choice]]]


def grouped(choices: Sequence[Choice], kind: str, text: Text) -> Groups:
    """The options by kind, in their order; one group without a heading where there is only one kind."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.option.domain, []).append(choice)
    if len(groups) == 1 or len(choices) <= FEW:
        return [("", list(choices))]
    return [(_heading(domain, kind, text), found) for domain, found in groups.items()]


def _heading(domain: str, kind: str, text: Text) -> str:
    for key in (f"group-{slug(kind)}-{domain}", f"group-{domain or 'word'}"):
        if text.has(key):
            return text.get(key)
    return ""


def group_lines(groups: Groups, width: int, room: int) -> list[Line]:
    """A line for each option where that fits, else the options of a kind one after the other."""
    single = [line for _, found in groups for line in _singly(found, width)]
    if len(groups) == 1 and len(single) <= min(FEW, max(room, 1)):
        return single
    lines: list[Line] = []
    for heading, found in groups:
        pieces = [("   ", _option(choice)) for choice in found]
        if heading:
            pieces.insert(0, ("", styled(f"{heading} ({len(found)}):", QUIET)))
            pieces[1] = (" ", pieces[1][1])
        lines += flow(pieces, width, INDENT if heading else 1)
    return lines


def _singly(found: Sequence[Choice], width: int) -> list[Line]:
    lines = []
    for choice in found:
        line = Line(" ").append_text(_option(choice))
        if choice.outcomes:
            line.append(f"  – {choice.outcomes}", QUIET)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _option(choice: Choice) -> Line:
    return styled(f"{choice.number} ", "bold cyan").append(choice.label)


def page_of(lines: Sequence[Line], room: int, page: int) -> tuple[list[Line], int, int]:
    """The lines of a page, which page it is, and how many there are; the first follows the last."""
    if len(lines) <= room:
        return list(lines), 0, 1
    size = max(1, room - 1)
    pages = -(-len(lines) // size)
    page %= pages
    return list(lines[page * size : (page + 1) * size]), page, pages
