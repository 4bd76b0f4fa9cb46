"""Where a piece may go ('Применение карты похода', 'Финальное деление'), and being driven back.

`target` is the one judge of movement: what it refuses is not offered, and why it refuses is what is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.rules import Reason
from westmarch.core.sets import has
from westmarch.games.smaug.board import START
from westmarch.games.smaug.ids import BILBO, NOBODY, Piece, Space, owner
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import KILLED, WORN, SmaugState, place

AT_HOME, FALLEN, CAUGHT, EDGE, WALL, LOCKED, GATE = range(0, -7, -1)
REFUSALS = ("home", "killed", "caught", "edge", "wall", "locked", "gate")


def target(s: SmaugState, piece: Piece, steps: int, back: bool = False, mate: Piece = NOBODY) -> int:
    """The space where a piece (and a mate from the same space) stops, or one of the refusals above.

    Occupied spaces count. A full space is passed; two who go together need an empty one.
    """
    board, at, room = s.board, s.where[piece], s.room
    if at == board.final:
        return AT_HOME
    if at == KILLED:
        return FALLEN
    if s.caught and (has(s.caught, piece) or (mate >= 0 and has(s.caught, mate))):
        return CAUGHT
    most = 1 if mate < 0 else 0
    unseen = piece == BILBO and mate < 0 and s.ring == WORN
    smaug = 0 if unseen else board.way[s.smaug]
    if back:
        to = at - steps
        if to < START:
            return EDGE
        while room[to] > most:
            to -= 1
        return WALL if to < smaug < at else to
    aimed = to = at + steps
    to = min(board.final, to)  # points to spare are lost there
    while room[to] > most:
        to += 1
    if at <= smaug < to:
        return WALL
    if not s.key_open and to > board.key and not (aimed == board.key and _brings_key(s, piece, mate)):
        return LOCKED
    if to == board.final and not (_may_finish(s, piece) and _may_finish(s, mate)):
        return GATE
    return to


def _brings_key(s: SmaugState, piece: Piece, mate: Piece) -> bool:
    """Pushed on from a full key space the holder has still come there (ruling 15)."""
    holder = s.key_holder
    return (piece != BILBO and owner(piece) == holder) or (
        mate >= 0 and mate != BILBO and owner(mate) == holder
    )


def _may_finish(s: SmaugState, piece: Piece) -> bool:
    """The other dwarf of that player has reached the rune, as one who comes along has, or was killed."""
    if piece < 0 or piece == BILBO:
        return True
    other = piece ^ 1
    at = s.where[other]
    return at == KILLED or (at >= s.board.rune and not has(s.caught, other))


def refusal(s: SmaugState, code: int, piece: Piece) -> Reason:
    return because(REFUSALS[-code], piece=s.piece(piece))


def targets(
    s: SmaugState, piece: Piece, steps: Sequence[int], back: bool, mate: Piece = NOBODY
) -> list[Space]:
    """Every space that can be reached, forward first."""
    found = []
    for number in steps:
        to = target(s, piece, number, False, mate)
        if to > 0 and to not in found:
            found.append(to)
    if back:
        for number in steps:
            to = target(s, piece, number, True, mate)
            if to > 0 and to not in found:
                found.append(to)
    return found


def can_go(s: SmaugState, piece: Piece, steps: Sequence[int], back: bool, mate: Piece = NOBODY) -> bool:
    for number in steps:
        if target(s, piece, number, False, mate) > 0 or (back and target(s, piece, number, True, mate) > 0):
            return True
    return False


def may_stop(
    s: SmaugState, piece: Piece, steps: Sequence[int], back: bool, to: Space, mate: Piece = NOBODY
) -> Reason | None:
    """Why a piece cannot stop on a space: the rule that turns it away, or that it is too far or too near."""
    reached = targets(s, piece, steps, back, mate)
    if to in reached:
        return None
    at = s.where[piece]
    ahead = to >= at
    if ahead or back:
        refused = [code for number in steps if (code := target(s, piece, number, not ahead, mate)) <= 0]
        beyond = all(space < to for space in reached) if ahead else all(space > to for space in reached)
        if refused and beyond:
            return refusal(s, refused[-1], piece)
    return because("not_so_far", piece=s.piece(piece))


def retreat(s: SmaugState, piece: Piece, steps: int) -> bool:
    """Driven back, to the first space at most; a full space is passed (A6). Whether the piece moved."""
    at = s.where[piece]
    if at in (KILLED, s.board.final) or has(s.caught, piece):
        return False
    to = max(START, at - steps)
    while s.room[to] > 1:
        to -= 1
    place(s, piece, to)
    return to != at


def own_pieces(s: SmaugState, seat: int) -> list[Piece]:
    """A player's dwarves who can be moved at all; of two on one space the first stands for both."""
    first, second = 2 * seat, 2 * seat + 1
    where, final = s.where, s.board.final
    found = []
    if KILLED < where[first] < final and not has(s.caught, first):
        found.append(first)
    if (
        KILLED < where[second] < final
        and not has(s.caught, second)
        and not (found and where[first] == where[second])
    ):
        found.append(second)
    return found
