"""Positions as data: written down, and read back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from westmarch.core.content import Content
from westmarch.core.parts import Positions
from westmarch.core.rules import OptionSpec, Setup
from westmarch.games.smaug.board import Board
from westmarch.games.smaug.ids import COLOURS
from westmarch.games.smaug.position import read as reading
from westmarch.games.smaug.position.write import write as written
from westmarch.games.smaug.state import SmaugState


def parse_colours(text: str, players: int) -> str:
    """The option ``colours``: one for each seat."""
    names = [name.strip() for name in text.split(",")] if text else list(COLOURS[:players])
    if len(names) != players or len(set(names)) < len(names) or not set(names) <= set(COLOURS):
        raise ValueError(f"{players} different colours of {', '.join(COLOURS)}")
    return ",".join(names)


def parse_first(text: str, players: int) -> str:
    """The option ``first``: the number of a seat, or a toss."""
    if text != "random" and text not in [str(seat) for seat in range(1, players + 1)]:
        raise ValueError(f"'random', or a seat from 1 to {players}")
    return text


class SmaugPositions(Positions[SmaugState]):
    lessons = ("first_steps",)

    def __init__(self, board: Callable[[Content], Board], specs: Sequence[OptionSpec]) -> None:
        self._board = board
        self._specs = specs

    def write(self, s: SmaugState, setup: Setup) -> dict[str, Any]:
        return written(s, setup)

    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, SmaugState]:
        return reading.read(data, content, self._board(content), self._specs)
