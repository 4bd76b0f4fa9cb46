"""The Letter from Gandalf: what is carried from Part 1 into Part 2, and what is cleared away (pp. 25-28).

A position written after `turn_board` is the Letter as data. Where Part 2 is played alone, one of three
Letters of our own stands for the Part 1 that nobody played.
"""

from __future__ import annotations

from dataclasses import dataclass

from westmarch.core.rules import tell
from westmarch.core.sets import first_ones, has, just, members, set_of
from westmarch.games.hunt.board import EYE
from westmarch.games.hunt.ids import FRODO, MERRY, STRIDER
from westmarch.games.hunt.state import CROSSING, DAY1, HIDDEN, NOWHERE, HuntState

INFORMATION = 5
"""Tokens behind the screen in Part 1 (p. 9): no Letter tells of more."""


@dataclass(frozen=True)
class Letter:
    """What a Part 1 that nobody played hands on: by what `steady` sides hand on."""

    corruption: int
    information: int
    """Tokens that the Ringwraiths have found, with the one of set-up."""
    allies: int
    sorcery: int
    """Sorcery cards for each Ringwraith player; one who plays alone has another."""
    on_frodo: int
    spent: int
    """Numbered corruption tokens that have left the game."""
    eyes: int
    specials: int
    turned: int
    """Companions whose cards were turned."""


LETTERS = {
    "gentle": Letter(1, 3, 4, 1, 2, spent=1, eyes=0, specials=0, turned=0),
    "typical": Letter(4, 4, 4, 2, 1, spent=3, eyes=0, specials=0, turned=just(MERRY)),
    "grim": Letter(5, 5, 3, 3, 0, spent=4, eyes=1, specials=1, turned=just(MERRY) | just(FRODO)),
}


def the_letter(s: HuntState) -> Letter:
    """The one with which Part 2 begins where it is played alone."""
    return tuple(LETTERS.values())[s.letter]


def open_letter(s: HuntState) -> None:
    """Part 2 without Part 1 (ruling 11); cards are drawn when it is set up."""
    letter = the_letter(s)
    numbered = [token for token in members(s.pool) if s.board.faces[token] != EYE]
    eyes = [token for token in members(s.pool) if s.board.faces[token] == EYE]
    s.corruption = letter.corruption
    s.found = first_ones(min(INFORMATION, letter.information + s.given - 1))
    s.spent = set_of(numbered[1::3][: letter.spent])  # of every kind some
    s.eye_tokens = set_of(eyes[: letter.eyes])
    s.eyes = s.eye_tokens.bit_count()
    specials = set_of(members(s.board.red)[: letter.specials])
    s.pool = s.pool & ~(s.spent | s.eye_tokens) | specials
    s.out_of_play &= ~specials
    s.in_play |= letter.turned
    s.face_up &= ~letter.turned
    s.on_frodo = letter.on_frodo
    turn_board(s)


def turn_board(s: HuntState) -> None:
    """The other side of the board; companions, tokens and the hunt pool for Part 2 (pp. 26-28).

    Hands of sorcery, deck and discards, information found, Eyes by the track and corruption stay as they are.
    """
    s.part = 2
    s.stage = CROSSING
    s.side = s.board.sides[2]
    s.first_said, s.said = s.said, []
    s.track = s.day = s.acting = 0
    s.phase = DAY1
    s.eye = s.silenced = s.bound = s.here = False
    s.moved = s.acted = s.rested = s.played = s.bought = s.helped = False
    s.mist = s.barred = s.slow = s.denied = s.ally_tokens = s.trail_eyes = s.trail_swords = 0
    s.sensed = NOWHERE
    s.riders = [NOWHERE] * len(s.riders)
    s.dice = [0] * len(s.dice)
    # turned companions leave, but for Frodo's card (p. 26); Merry comes if he was not there yet (p. 27)
    s.face_up |= just(STRIDER) | (0 if has(s.in_play, MERRY) else just(MERRY))
    s.in_play = s.face_up | just(FRODO)
    s.supply = s.fellowship - (not has(s.face_up, FRODO))
    s.on_frodo = min(s.on_frodo, s.supply)
    s.pool |= s.drawn | (s.board.grey & s.out_of_play)
    s.drawn = 0
    s.out_of_play &= ~s.board.grey
    s.gandalf_is = HIDDEN
    s.deeds_pool = first_ones(len(s.board.deeds))
    tell(s, "crossing.begins", corruption=s.corruption)
