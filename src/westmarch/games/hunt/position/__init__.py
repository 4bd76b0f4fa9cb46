"""Positions as data (see `westmarch.scenario`); a finished Part 1 becomes the Letter from Gandalf."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from westmarch.core.content import Content
from westmarch.core.errors import LetterError
from westmarch.core.parts import Positions
from westmarch.core.rules import Setup
from westmarch.games.hunt.board import Board
from westmarch.games.hunt.position.read import read
from westmarch.games.hunt.position.write import write
from westmarch.games.hunt.rules import grades
from westmarch.games.hunt.rules.letter import turn_board
from westmarch.games.hunt.state import FALLEN, HuntState


class HuntPositions(Positions[HuntState]):
    lessons = ("bag_end", "black_riders")

    def __init__(self, board: Callable[[Content], Board]) -> None:
        self._board = board

    def write(self, s: HuntState, setup: Setup) -> dict[str, Any]:
        return write(s, setup)

    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, HuntState]:
        return read(data, content, self._board(content))

    sealed = ("hand", "sorcery_hands", "seen_sorcery", "decks")
    """The Ring-bearer may not see the sorcery cards (p. 27), nor the rest of their deck, which tells them."""

    def letter(self, s: HuntState, setup: Setup) -> dict[str, Any]:
        """The position with which Part 2 begins, from a Part 1 that Frodo has survived (p. 25)."""
        if s.part != 1 or (s.ending >= 0 and s.both):
            raise LetterError("part_two")
        if s.ending < 0:
            raise LetterError("unfinished")
        if s.ending == FALLEN:
            raise LetterError("fallen")
        s = s.copy()
        s.log = None
        s.ending = -1
        turn_board(s)
        return write(s, replace(setup, options=setup.options | {"part": "both"}))

    def kept_secrets(self, s: HuntState) -> frozenset[int]:
        """After Part 1 alone the screen is lifted, but the sorcery cards go on into Part 2 (p. 27)."""
        return frozenset(range(1, s.players)) if grades.is_graded(s) else frozenset()
