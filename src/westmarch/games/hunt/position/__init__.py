"""Positions as data (see `westmarch.scenario`); a finished Part 1 becomes the Letter from Gandalf."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.content import Content
from westmarch.core.errors import PositionError
from westmarch.core.parts import Positions
from westmarch.core.rules import Setup
from westmarch.games.hunt.board import Board
from westmarch.games.hunt.position.read import read
from westmarch.games.hunt.position.write import write
from westmarch.games.hunt.rules.letter import turn_board
from westmarch.games.hunt.state import BREE, RESCUED, HuntState


class HuntPositions(Positions[HuntState]):
    lessons = ("bag_end", "black_riders")

    def __init__(self, board: Callable[[Content], Board]) -> None:
        self._board = board

    def write(self, s: HuntState, setup: Setup) -> dict[str, Any]:
        return write(s, setup)

    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, HuntState]:
        return read(data, content, self._board(content))

    def letter(self, data: dict[str, Any], content: Content) -> dict[str, Any]:
        """The position with which Part 2 begins, from that of a Part 1 that Frodo has survived (p. 25)."""
        setup, s = self.read(data, content)
        if s.part != 1 or s.ending not in (BREE, RESCUED):
            raise PositionError("a letter is written when Part 1 is over and Frodo is in Bree")
        s.ending = -1
        turn_board(s)
        setup.options["part"] = "both"
        return write(s, setup)
