"""Chapter 4, Action dice (p. 18-21): which faces pay for what, and paying."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.game import Question, tell
from westmarch.games.war.ids import (
    ARMY,
    ARMY_MUSTER,
    CHARACTER,
    DIE,
    EVENT,
    FACES,
    FREE,
    MOUTH,
    MUSTER,
    PERSONS_OF,
    REGIONS,
    SHADOW,
    SIDES,
    WILL,
    bits,
)
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.state import WarState

ANY = 0b0111111
"""Every face but the Eye."""
FOR_CHARACTER = 1 << CHARACTER | 1 << WILL
FOR_ARMY = 1 << ARMY | 1 << ARMY_MUSTER | 1 << WILL
FOR_MUSTER = 1 << MUSTER | 1 << ARMY_MUSTER | 1 << WILL
FOR_EVENT = 1 << EVENT | 1 << WILL
ONLY_WILL = 1 << WILL
FOR_FACE = {CHARACTER: FOR_CHARACTER, ARMY: FOR_ARMY, MUSTER: FOR_MUSTER, EVENT: FOR_EVENT}


def of_a_turn(s: WarState, side: int) -> int:
    """Dice that a side rolls: those of the start, and what its characters on the map bring (p. 18)."""
    start, most = s.board.dice[side]
    extra = sum(
        s.board.bonus_die[person] for person in bits(PERSONS_OF[side]) if s.where[person] < len(REGIONS)
    )
    return min(most, start + extra)


def unused(s: WarState, side: int) -> int:
    return sum(s.dice[side])


def faces(s: WarState, side: int) -> int:
    """Mask of the faces among the unused dice."""
    mask = 0
    for face, number in enumerate(s.dice[side]):
        if number:
            mask |= 1 << face
    return mask


def army_faces(s: WarState, side: int) -> int:
    """Faces that serve as an Army result; the Mouth of Sauron uses a Muster so, once a turn."""
    if side == SHADOW and not s.mouth_used and s.where[MOUTH] < len(REGIONS):
        return FOR_ARMY | 1 << MUSTER
    return FOR_ARMY


def can_use_ring(s: WarState, side: int) -> bool:
    """One Elven Ring a turn for each side (p. 21), whatever it is used for."""
    return bool(s.rings[side]) and not s.ring_used >> side & 1


def give_ring(s: WarState, side: int) -> None:
    """The Free Peoples' ring passes to the Shadow, the Shadow's leaves the game (p. 21)."""
    s.rings[side] -= 1
    s.ring_used |= 1 << side
    if side == FREE:
        s.rings[SHADOW] += 1


def pay(s: WarState, side: int, serves: int, chosen: int) -> Generator[Question, Any, int]:
    """Use one die whose face serves; the player names it where several kinds do."""
    usable = serves & (1 << chosen if chosen >= 0 else faces(s, side))
    options = [DIE + face for face in bits(usable)]
    answer = options[0]
    if len(options) > 1:
        answer = yield (seat_of(s, side), "action.die", options)
    face: int = answer - DIE
    spend(s, side, face)
    return face


def spend(s: WarState, side: int, face: int) -> None:
    s.dice[side][face] -= 1
    s.paid = face
    tell(s, "action.die", side=f"side:{SIDES[side]}", die=f"die:{FACES[face]}")
