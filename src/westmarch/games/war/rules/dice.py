"""Chapter 4, Action dice (p. 18-21): which faces pay for what, and paying."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.ids import (
    ARMY,
    ARMY_MUSTER,
    CHARACTER,
    DIE,
    EVENT,
    FREE,
    MOUTH,
    MUSTER,
    PERSONS_OF,
    REGIONS,
    SHADOW,
    SIDE_TEXTS,
    WILL,
    Face,
    Seat,
    Side,
)
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import player_of_minion
from westmarch.games.war.state import WarState

ANY = 0b0111111
"""Every face but the Eye."""
FOR_CHARACTER = set_of((CHARACTER, WILL))
FOR_ARMY = set_of((ARMY, ARMY_MUSTER, WILL))
FOR_MUSTER = set_of((MUSTER, ARMY_MUSTER, WILL))
FOR_EVENT = set_of((EVENT, WILL))
ONLY_WILL = just(WILL)
FOR_FACE = {CHARACTER: FOR_CHARACTER, ARMY: FOR_ARMY, MUSTER: FOR_MUSTER, EVENT: FOR_EVENT}


def of_a_turn(s: WarState, side: Side) -> int:
    """Dice that a side rolls: those of the start, and what its characters on the map bring (p. 18)."""
    start, most = s.board.dice[side]
    extra = sum(
        s.board.bonus_die[person] for person in members(PERSONS_OF[side]) if s.where[person] < len(REGIONS)
    )
    return min(most, start + extra)


def unused(s: WarState, side: Side) -> int:
    return sum(s.dice[side])


def faces(s: WarState, side: Side) -> int:
    """Mask of the faces among the unused dice."""
    return _shown(bytes(s.dice[side]))


@lru_cache(maxsize=1 << 12)
def _shown(numbers: bytes) -> int:
    return set_of(face for face, number in enumerate(numbers) if number)


def army_faces(s: WarState, seat: Seat) -> int:
    """Faces that serve as an Army result; the Mouth of Sauron makes a Muster one for his player."""
    if s.where[MOUTH] < len(REGIONS) and not s.mouth_used and player_of_minion(s, MOUTH) == seat:
        return FOR_ARMY | just(MUSTER)
    return FOR_ARMY


def give_ring(s: WarState, side: Side) -> None:
    """The Free Peoples' ring passes to the Shadow, the Shadow's leaves the game (p. 21)."""
    s.rings[side] -= 1
    s.ring_used |= just(side)
    if side == FREE:
        s.rings[SHADOW] += 1


def usable(s: WarState, seat: Seat) -> int:
    """Mask of the faces that could pay now: all unused ones of the side, or only the die named first."""
    return faces(s, s.seating.sides[seat]) if s.named < 0 else just(s.named)


def lacks(s: WarState, offered: int, serves: int, key: str, page: int, **args: str) -> Reason | None:
    """Refuses where none of the faces offered serves: the die named first is wrong, or there is none."""
    if offered & serves:
        return None
    if s.named >= 0:
        return because("wrong_die", 20, die=DIE.texts[s.named])
    return because(key, page, **args)


def may_use_ring(s: WarState, seat: Seat) -> Reason | None:
    """One Elven Ring a turn for each side (p. 21), whatever it is used for."""
    side = s.seating.sides[seat]
    if not s.rings[side]:
        return because("no_ring", 21)
    return because("ring_used", 21) if has(s.ring_used, side) else None


def may_pay(s: WarState, seat: Seat, face: Face) -> Reason | None:
    """Whether a die with this face is there to be used; what it serves for is another matter."""
    return (
        None
        if has(faces(s, s.seating.sides[seat]), face)
        else because("no_such_die", 19, die=DIE.texts[face])
    )


def may_turn_up(s: WarState, seat: Seat, face: Face) -> Reason | None:
    """Whether an Elven Ring can turn up a face: one of the die, but no Will of the West (p. 21)."""
    return (
        None
        if face in ring_faces(s, s.seating.sides[seat])
        else because("no_such_face", 21, die=DIE.texts[face])
    )


def ring_faces(s: WarState, side: Side) -> list[int]:
    """What a ring can turn up; the Shadow may make an Eye."""
    return sorted(set(s.board.faces[side]) - {WILL})


def pay(s: WarState, seat: Seat, serves: int, chosen: int) -> Generator[Question, Any, int]:
    """Use one die whose face serves; the player names it where several kinds do."""
    side = s.seating.sides[seat]
    usable = serves & (just(chosen) if chosen >= 0 else faces(s, side))
    options = DIE.codes_of(usable)
    answer = options[0]
    if len(options) > 1:
        answer = yield (seat, "action.die", options)
    face: Face = DIE.of(answer)
    spend(s, side, face)
    return face


def spend(s: WarState, side: Side, face: Face) -> None:
    s.dice[side][face] -= 1
    s.paid = face
    tell(s, "action.die", side=SIDE_TEXTS[side], die=DIE.texts[face])
