"""Positions as data: written down, and read back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.content import Content
from westmarch.core.parts import Positions
from westmarch.core.rules import OptionSpec, Setup
from westmarch.games.war.board import Board
from westmarch.games.war.position import read, write
from westmarch.games.war.state import WarState


class WarPositions(Positions[WarState]):
    lessons = ("hornburg", "helms_deep")

    def __init__(self, board: Callable[[Content], Board], options: tuple[OptionSpec, ...]) -> None:
        self._board = board
        self._options = options

    def write(self, s: WarState, setup: Setup) -> dict[str, Any]:
        return write.write(s, setup)

    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, WarState]:
        return read.read(data, content, self._board(content), self._options)
