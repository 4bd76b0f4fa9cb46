"""Which march to make: each move is tried on the board, judged, and taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from westmarch.core.sets import has, members
from westmarch.games.smaug.bots.judge import value
from westmarch.games.smaug.ids import (
    BILBO,
    MARCH,
    MIRKWOOD,
    NOBODY,
    NONE,
    PIECE,
    Piece,
    Seat,
    Space,
    number_of,
    owner,
    space_code,
)
from westmarch.games.smaug.rules import dragon, fight, marching, moving
from westmarch.games.smaug.state import BY_TREASURY, WORN, SmaugState, place

WOODS, HALLS = 1.2, 1.0
"""What an unknown adventure costs in Mirkwood and in Erebor."""
BEATABLE, UNBEATABLE = 1.5, 7.5
ATTACK, VAIN_ATTACK = 1.2, 2.0
FREED = 10.0


class Journey(NamedTuple):
    worth: float
    card: int
    piece: Piece
    mate: Piece
    to: Space


# -- judging one move --------------------------------------------------------------------------------


def judged(s: SmaugState, seat: Seat, pieces: Sequence[Piece], to: Space) -> float:
    """The position after the move, with what is met there."""
    at = s.where[pieces[0]]
    was_open, was_ring, was_smaug = s.key_open, s.ring, s.smaug
    for piece in pieces:
        place(s, piece, to)
    bonus = 0.0
    if not s.key_open and to >= s.board.key and any(p != BILBO and owner(p) == s.key_holder for p in pieces):
        s.key_open = True
    if BILBO in pieces:
        treasury = s.board.kinds[to] == "treasury"
        if s.ring != WORN and (s.ring == to or (s.ring == BY_TREASURY and treasury)):
            s.ring = WORN
        if s.ring == WORN and s.caught:
            bonus += FREED * sum(s.where[piece] == to for piece in members(s.caught))
    if any(s.visible(piece) for piece in pieces):
        if s.smaug_at == to:
            back = push_of(s, seat)
            s.smaug -= back
            bonus -= ATTACK if back else VAIN_ATTACK
        elif to > at:
            bonus -= price(s, seat, to)
    worth = value(s) + bonus
    s.key_open, s.ring, s.smaug = was_open, was_ring, was_smaug
    for piece in pieces:
        place(s, piece, at)
    return worth


def push_of(s: SmaugState, seat: Seat) -> int:
    """By how much the second strongest card would drive Smaug back."""
    board = s.board
    values = sorted(board.highest(board.kind_of[card]) for card in members(s.hand[seat] & board.fighters))
    if len(values) < 2:
        return 0
    return min(s.smaug, values[-2] * (2 if dragon.gandalf_helps(s) else 1))


def price(s: SmaugState, seat: Seat, to: Space) -> float:
    """What to expect of an adventure: the enemy who lies there, or an unknown card."""
    board = s.board
    deck = board.area[to]
    if deck < 0:
        return 0.0
    one = s.face_up[deck - MIRKWOOD]
    if one < 0:
        if not s.decks[deck]:
            return 0.0
        return WOODS if deck == MIRKWOOD else HALLS
    mates = [owner(p) for p in range(2 * s.players) if s.where[p] == to and owner(p) != seat]
    hands = s.hand[seat]
    for mate in mates:
        hands |= s.hand[mate]
    sums = fight.sums(s, 0, hands & board.fighters, s.gandalf_by(deck))
    return BEATABLE if has(sums, board.rows[board.kind_of[one]]["strength"]) else UNBEATABLE


# -- the march ---------------------------------------------------------------------------------------


def journeys(s: SmaugState, seat: Seat, cards: Sequence[int]) -> Iterator[Journey]:
    """Every march with these cards; cards of one number are worth keeping less."""
    for card in cards:
        steps = s.board.marches[card]
        extra = 0.05 * card + (0.4 if len(steps) == 1 else 0.0)
        for piece in moving.own_pieces(s, seat):
            yield from _of(s, seat, card, piece, steps, NOBODY, extra)
            if s.board.horse[card]:
                for mate in marching.companions(s, piece, steps):
                    yield from _of(s, seat, card, piece, steps, mate, extra)


def _of(
    s: SmaugState, seat: Seat, card: int, piece: Piece, steps: Sequence[int], mate: Piece, extra: float
) -> Iterator[Journey]:
    pieces = (piece,) if mate < 0 else (piece, mate)
    for to in moving.targets(s, piece, steps, True, mate):
        yield Journey(judged(s, seat, pieces, to) + extra, card, piece, mate, to)


def march_card(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    found = max(journeys(s, seat, [MARCH.of(code) for code in codes]), default=None)
    return codes[0] if found is None else MARCH.first + found.card


def march_piece(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return PIECE.first + s.face(max(journeys(s, seat, [s.marching])).piece)


def march_companion(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    best = max(one for one in journeys(s, seat, [s.marching]) if one.piece == s.mover)
    code = NONE if best.mate == NOBODY else PIECE.first + s.face(best.mate)
    return code if code in codes else codes[0]


def march_space(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return space_code(max(_of(s, seat, s.marching, s.mover, s.steps, s.mate, 0.0)).to)


def barrels(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """As far as is better for the company."""
    pieces = [piece for piece in s.pieces_at(s.at) if not has(s.caught, piece)]

    def worth(code: int) -> float:
        to = moving.target(s, pieces[0], number_of(code), False, pieces[1] if len(pieces) > 1 else NOBODY)
        return judged(s, seat, pieces, to) if to > 0 else value(s)

    return max(codes, key=worth)
