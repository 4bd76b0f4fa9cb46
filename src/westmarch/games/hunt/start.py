"""The state before the first question, by the options of a match."""

from __future__ import annotations

from westmarch.games.hunt.board import Board
from westmarch.games.hunt.rules.letter import LETTERS, open_letter
from westmarch.games.hunt.state import HuntState

GIVEN = {"standard": 1, "unstoppable_frodo": 2, "terrible_nazgul": 0}
"""Information tokens for the Ringwraiths at set-up (p. 9)."""


def empty_table(board: Board, players: int, options: dict[str, str]) -> HuntState:
    """Everything still in the box."""
    s = HuntState(board, board.sides[1], players)
    s.both = options["part"] == "both"
    s.given = GIVEN[options["difficulty"]]
    s.letter = tuple(LETTERS).index(options["letter"])
    s.fellowship = s.supply = int(options["fellowship"])
    s.havens = options["havens"] == "on"
    s.ask_abilities = options["abilities"] == "ask"
    s.hands = [0] * players
    s.pool = board.beige
    s.out_of_play = board.red | board.grey
    return s


def at_start(board: Board, players: int, options: dict[str, str]) -> HuntState:
    s = empty_table(board, players, options)
    if options["part"] == "2":
        open_letter(s)
    return s
