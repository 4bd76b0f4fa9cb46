"""The terminal as the other modules see it: what it can do, saying lines, asking for one.

``drawn``: a person looks at it, so tables are drawn and fitted to the window. ``live``: colours,
clearing and spinners as well. Over a pipe neither holds and everything is plain lines.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType
from rich.text import Text

if TYPE_CHECKING:
    from types import ModuleType


class Screen:
    def __init__(self, plain: bool = False) -> None:
        self.typed = _is_terminal(sys.stdin)
        """Whether a person types, so that the terminal itself shows what is typed."""
        terminal = self.typed and _is_terminal(sys.stdout) and os.environ.get("TERM") != "dumb"
        self.drawn = terminal and not plain
        self.live = self.drawn and not os.environ.get("NO_COLOR")
        self.console = Console(
            color_system="auto" if self.live else None, highlight=False, markup=False, emoji=False
        )
        self._words: list[str] = []
        self._readline = _line_editor(self._complete) if self.drawn else None

    @property
    def width(self) -> int:
        return self.console.size.width

    @property
    def height(self) -> int:
        return self.console.size.height

    def say(self, line: str | Text = "", style: str = "", whole: bool = False) -> None:
        """A line; ``whole`` ones hold something to copy and are left to the terminal to break."""
        text = Text(line, style) if isinstance(line, str) else line
        self.console.print(text, soft_wrap=whole or not self.drawn)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line; EOFError when there is no more. ``words`` are what Tab completes."""
        self._words = list(words)
        if self.typed:
            try:
                return input(prompt)
            except EOFError:
                self.say()
                raise
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        self.say(line.rstrip("\r\n"))  # a pipe does not show what was typed
        if not line:
            raise EOFError
        return line.rstrip("\r\n")

    @contextlib.contextmanager
    def busy(self, message: str) -> Iterator[None]:
        """Something takes long: a spinner, or one line."""
        if self.live:
            with self.console.status(message):
                yield
        else:
            self.say(message)
            yield

    def _complete(self, start: str, state: int) -> str | None:
        begun = start.casefold()
        found = list(dict.fromkeys(word for word in self._words if word.casefold().startswith(begun)))
        return found[state] if state < len(found) else None


def _is_terminal(stream: Any) -> bool:
    try:
        return bool(stream.isatty())
    except (AttributeError, ValueError):
        return False


def _line_editor(complete: Any) -> ModuleType | None:
    """Arrow keys, history and Tab, where Python has them."""
    try:
        import readline
    except ImportError:
        return None
    readline.set_completer(complete)
    readline.set_completer_delims(" ,")
    readline.parse_and_bind("tab: complete")
    return readline
