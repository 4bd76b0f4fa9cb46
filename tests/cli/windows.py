"""A window without a terminal: what a player would see in so many columns and lines, screen by screen."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

import westmarch
from westmarch import Match
from westmarch.cli.saves import Saver
from westmarch.cli.screen import Screen
from westmarch.cli.talking.session import Session

Player = Callable[[Session, str], str]
"""Given what is on the screen, what is typed; EOFError leaves."""


class Window(Screen):
    def __init__(self, columns: int, lines: int, player: Player) -> None:
        super().__init__(plain=True)
        self.drawn = True
        self._buffer = io.StringIO()
        self.console = Console(
            file=self._buffer,
            width=columns,
            height=lines,
            color_system=None,
            highlight=False,
            markup=False,
            emoji=False,
            force_terminal=True,
            _environ={},
        )
        self.player = player
        self.session: Session | None = None

    @property
    def shown(self) -> str:
        return self._buffer.getvalue()

    def clear(self) -> None:
        self._buffer.seek(0)
        self._buffer.truncate()

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        shown = self.shown + prompt
        self.clear()
        assert self.session is not None
        return self.player(self.session, shown)


def sit(match: Match[Any], language: str, columns: int, lines: int, player: Player) -> Session:
    """Play a match in a window until it is over or the player leaves."""
    window = Window(columns, lines, player)
    window.session = Session(match, language, window, Saver(None))
    window.session.run()
    return window.session


def screens(
    typed: Sequence[str],
    language: str = "en",
    columns: int = 80,
    lines: int = 24,
    match: Match[Any] | None = None,
) -> list[str]:
    """What is on the screen at first, and after each line."""
    found: list[str] = []

    def player(_: Session, shown: str) -> str:
        found.append(shown)
        if len(found) > len(typed):
            raise EOFError
        return typed[len(found) - 1]

    sit(match or new_war(), language, columns, lines, player)
    return found


def new_war(seed: int = 3, seats: tuple[str, str] = ("human", "bot:random")) -> Match[Any]:
    return westmarch.new("war", 2, seed, seats=seats)


def fits(shown: str, columns: int, lines: int) -> bool:
    rows = shown.split("\n")
    return len(rows) <= lines and max(map(len, rows)) <= columns
