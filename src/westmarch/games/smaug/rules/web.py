"""Webs ('Паутина'): a dwarf is caught, and freed by Bilbo with the Ring or by strength."""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import Reason, tell
from westmarch.core.sets import has, just, members
from westmarch.games.smaug.ids import BILBO, CARD, MIRKWOOD, Copies, Piece, Seat, Space, owner
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import WORN, SmaugState

ENOUGH = 20
"""Strength that a dwarf needs to free himself."""


def catch(s: SmaugState, piece: Piece, at: Space) -> None:
    """Laid on his side; Bilbo with the Ring frees him at once."""
    s.caught |= just(piece)
    tell(s, "web.caught", piece=s.piece(piece), space=f"space:{at}")
    if s.where[BILBO] == at and s.ring == WORN:
        free_all(s, at)


def free_all(s: SmaugState, at: Space) -> None:
    """Bilbo with the Ring stands there."""
    for piece in members(s.caught):
        if s.where[piece] == at:
            s.caught &= ~just(piece)
            tell(s, "web.bilbo_frees", piece=s.piece(piece), space=f"space:{at}")


def strength_of(s: SmaugState, cards: Copies) -> int:
    """All these cards together at their best; Gandalf beside Mirkwood doubles the strongest."""
    values = [s.board.highest(s.board.kind_of[one]) for one in members(cards & s.board.fighters)]
    return sum(values) + (max(values, default=0) if s.gandalf_by(MIRKWOOD) else 0)


def may_release(s: SmaugState, seat: Seat, piece: Piece) -> Reason | None:
    """In the second step of one's own turn, with or without the Ring in play (ruling 35)."""
    if piece < 0 or piece == BILBO or owner(piece) != seat:
        return because("not_yours")
    if not has(s.caught, piece):
        return because("nobody_caught", piece=s.piece(piece))
    strength = strength_of(s, s.hand[seat])
    if strength < ENOUGH:
        return because("not_strong_enough", n=strength, need=ENOUGH)
    return None


def may_throw_in(s: SmaugState, seat: Seat, kind: int) -> Reason | None:
    """Any card with a strength that is not thrown in yet."""
    left = s.hand[seat] & ~s.picked
    if not s.board.has_kind(left, kind):
        return because("not_in_hand")
    return None if s.board.values[kind] else because("no_strength")


def release(s: SmaugState, seat: Seat, piece: Piece) -> Asking[None]:
    """Cards are thrown in until there is strength enough."""
    s.mover = piece
    board = s.board
    while strength_of(s, s.picked) < ENOUGH:
        code: int = yield seat, "web.cards", lambda: throw_in_options(s, seat)
        s.picked |= board.one(s.hand[seat] & ~s.picked, CARD.of(code))
    cards, s.picked = s.picked, 0
    s.hand[seat] &= ~cards
    s.discards |= cards
    s.caught &= ~just(piece)
    if s.log is not None:
        names = s.card_names(cards)
        tell(s, "web.released", reveals=True, piece=s.piece(piece), cards=names, n=len(names))


def throw_in_options(s: SmaugState, seat: Seat) -> list[int]:
    return [CARD.first + kind for kind in s.board.kinds_in(s.hand[seat] & ~s.picked & s.board.fighters)]
