"""The Letter from Gandalf: what is carried from Part 1 into Part 2, and what is cleared away (pp. 25-28).

A position written after it is the letter as a file.
"""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import first_ones, has, just
from westmarch.games.hunt.ids import FRODO, MERRY, STRIDER
from westmarch.games.hunt.state import CROSSING, DAY1, HIDDEN, NOWHERE, HuntState


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
