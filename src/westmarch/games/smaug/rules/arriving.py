"""What happens to those who arrive on a space: key, Ring, webs, the goal, Smaug, adventures."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.asking import Asking
from westmarch.core.rules import tell
from westmarch.games.smaug.ids import BILBO, Piece, Seat, Space, owner
from westmarch.games.smaug.rules import adventure, dragon, ring, web
from westmarch.games.smaug.rules.ending import check_home
from westmarch.games.smaug.state import WORN, SmaugState, place


def go(s: SmaugState, seat: Seat, pieces: Sequence[Piece], to: Space) -> Asking[None]:
    """Pieces of one space move together by the will of a player, and meet what is there."""
    at = s.where[pieces[0]]
    for piece in pieces:
        place(s, piece, to)
    if s.log is not None:
        names = [s.piece(piece) for piece in pieces]
        key = "move.ahead" if to > at else "move.back"
        tell(s, key, pieces=names, origin=f"space:{at}", space=f"space:{to}", n=len(names))
    settle(s, pieces, to)
    seen = [piece for piece in pieces if s.visible(piece)]
    if not seen:
        return
    if to == s.smaug_at:  # and no adventure, whatever the space is (A12)
        yield from dragon.attack(s, seat_for(s, seat, seen), seen[0])
    elif to > at and s.board.area[to] >= 0:
        yield from adventure.meet(s, seat_for(s, seat, seen), seen, to)


def seat_for(s: SmaugState, seat: Seat, pieces: Sequence[Piece]) -> Seat:
    """Who answers for these pieces: who moved them, unless all are dwarves of somebody else."""
    if BILBO in pieces or any(owner(piece) == seat for piece in pieces):
        return seat
    return owner(pieces[0])


def settle(s: SmaugState, pieces: Sequence[Piece], to: Space) -> None:
    """What is so because somebody stands there, before Smaug and adventures."""
    if not s.key_open:
        for piece in pieces:
            if piece != BILBO and to >= s.board.key and owner(piece) == s.key_holder:
                open_key(s)
                break
    if BILBO in pieces:
        ring.take_up(s)
    if s.caught and s.where[BILBO] == to and s.ring == WORN:
        web.free_all(s, to)
    if to == s.board.final:
        if s.log is not None:
            tell(s, "move.home", pieces=[s.piece(piece) for piece in pieces], n=len(pieces))
        check_home(s)


def open_key(s: SmaugState) -> None:
    """The key is laid on its cell, and the way is open for all ('Ход игры')."""
    s.key_open = True
    tell(s, "key.opens", colour=s.colour(s.key_holder))


def key_changes_hands(s: SmaugState, seat: Seat) -> None:
    """Who gets the key while standing on its space opens the way at once (our ruling 61)."""
    s.key_holder = seat
    tell(s, "key.passes", colour=s.colour(seat))
    if any(s.where[piece] == s.board.key for piece in (2 * seat, 2 * seat + 1)):
        open_key(s)
