"""Many options at once: under headings by kind, as many as there is room for, the others on further pages.

A game names the kinds: ``group-<prompt>-<domain>`` or ``group-<domain>``, and ``group-word`` for plain words.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from westmarch.cli.drawing.brief import flow
from westmarch.cli.drawing.look import QUIET, styled
from westmarch.cli.talking.answers import Choice
from westmarch.core.text import Text, slug

FEW = 8
"""So many options have a line each, with what they change, where there is room."""
INDENT = 4

Groups = list[tuple[str, list[Choice]]]


def grouped(choices: Sequence[Choice], kind: str, text: Text) -> Groups:
    """The options by kind, long lists last; one group without a heading where there is only one kind."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.option.domain, []).append(choice)
    if len(groups) == 1 or len(choices) <= FEW:
        return [("", list(choices))]
    ordered = sorted(groups.items(), key=lambda group: len(group[1]) > FEW)
    return [(_heading(domain, kind, text), found) for domain, found in ordered]


def _heading(domain: str, kind: str, text: Text) -> str:
    for key in (f"group-{slug(kind)}-{domain}", f"group-{domain or 'word'}"):
        if text.has(key):
            return text.get(key)
    return ""


def group_lines(groups: Groups, width: int, room: int) -> list[Line]:
    """A line for each option where that fits, else the options of a kind one after the other."""
    single = [line for _, found in groups for line in _singly(found, width)]
    mere = all(choice.label == str(choice.number) for _, found in groups for choice in found)
    if len(groups) == 1 and not mere and len(single) <= min(FEW, max(room, 1)):
        return single
    lines: list[Line] = []
    for heading, found in groups:
        shared = _shared(found) if heading else ""
        pieces = [("   ", _option(choice, choice.name if shared else choice.label)) for choice in found]
        if heading:
            pieces.insert(0, ("", styled(f"{heading} ({len(found)}){shared}:", QUIET)))
            pieces[1] = (" ", pieces[1][1])
        rows = flow(pieces, width if heading else width - 1, INDENT if heading else 0)
        lines += rows if heading else [Line(" ").append_text(row) for row in rows]
    return lines


def _shared(found: Sequence[Choice]) -> str:
    """What all options of a kind say after their names, to be said only once."""
    said = {choice.label.removeprefix(choice.name) for choice in found}
    named = all(choice.label.startswith(choice.name) for choice in found)
    return said.pop() if named and len(found) > 1 and len(said) == 1 else ""


def _singly(found: Sequence[Choice], width: int) -> list[Line]:
    lines = []
    for choice in found:
        line = Line(" ").append_text(_option(choice, choice.label))
        if choice.outcomes:
            line.append(f"  – {choice.outcomes}", QUIET)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _option(choice: Choice, words: str) -> Line:
    number = styled(str(choice.number), "bold cyan")
    return number if words == str(choice.number) else number.append(f" {words}")


def page_of(lines: Sequence[Line], room: int, page: int) -> tuple[list[Line], int, int]:
    """The lines of a page, which page it is, and how many there are; the first follows the last."""
    if len(lines) <= room:
        return list(lines), 0, 1
    size = max(1, room - 1)
    pages = -(-len(lines) // size)
    page %= pages
    return list(lines[page * size : (page + 1) * size]), page, pages
