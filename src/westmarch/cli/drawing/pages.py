"""Long things in a small window: what does not fit waits until ``more`` is typed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from westmarch.cli.screen import Screen
from westmarch.core.text import Text

FOOT = 3
"""Lines for what was typed, what is said below a page, and what will be typed."""


class Pages:
    """What is left to show: of something that was asked for, else of the options of the question."""

    def __init__(self) -> None:
        self.options = 0
        """Which page of the options is shown."""
        self._rest: list[Line] = []
        self._answered = -1

    def at(self, answered: int) -> None:
        """A question is asked; another one begins with its first page."""
        if answered != self._answered:
            self._answered = answered
            self.options = 0
        self._rest = []

    def begin(self, lines: Sequence[Line], screen: Screen, text: Text) -> None:
        self._rest = _wrapped(lines, screen)
        self._go_on(screen, text)

    def latest(self, lines: Sequence[Line], screen: Screen, text: Text) -> None:
        """The last page first: what is newest; ``more`` then begins from the first."""
        rows = _wrapped(lines, screen)
        size = screen.height - FOOT
        if not screen.drawn or len(rows) <= size:
            self.begin(rows, screen, text)
            return
        screen.show(*rows[-size:])
        self._rest = rows[:-size]
        screen.say(text.get("cli-earlier", {"n": len(self._rest)}), "dim")

    def more(self, screen: Screen, text: Text) -> bool:
        """Show the next page. True: it is one of the options, so the question is shown again."""
        if self._rest:
            self._go_on(screen, text)
            return False
        self.options += 1
        return True

    def _go_on(self, screen: Screen, text: Text) -> None:
        size = len(self._rest) if not screen.drawn else max(1, screen.height - FOOT)
        shown, self._rest = self._rest[:size], self._rest[size:]
        for line in shown:
            screen.say(line)
        if self._rest:
            screen.say(text.get("cli-more", {"n": len(self._rest)}), "dim")


def _wrapped(lines: Sequence[Line], screen: Screen) -> list[Line]:
    """Lines broken to the width of the window; what follows is indented as its beginning is."""
    if not screen.drawn:
        return list(lines)
    rows: list[Line] = []
    for line in lines:
        indent = len(line.plain) - len(line.plain.lstrip())
        bare = line[indent:] if line.plain.strip() else line
        for row in bare.wrap(screen.console, max(1, screen.width - indent)) or [bare]:
            row.rstrip()
            rows.append(Line(" " * indent).append_text(row))
    return rows
