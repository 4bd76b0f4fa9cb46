"""Which march to make: each move is tried on the board, judged, and taken back."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from westmarch.core.sets import has, members
from westmarch.games.smaug.bots.judge import value
from westmarch.games.smaug.ids import (
    BILBO,
    EREBOR,
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
    if not s.key_open and to >= s.board.key and any(owner(p) == s.key_holder for p in pieces if p != BILBO):
        s.key_open = True
    if BILBO in pieces:
        treasury = s.board.kinds[to] == "treasury"
        if s.ring != WORN and (s.ring == to or (s.ring == BY_TREASURY and treasury)):
            s.ring = WORN
        if s.ring == WORN and s.caught:
            bonus += FREED * sum(s.where[piece] == to for piece in members(s.caught))
    if s.ring != WORN or len(pieces) > 1 or pieces[0] != BILBO:
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


def journeys(s: SmaugState, seat: Seat, cards: Sequence[int]) -> list[Journey]:
    """Every march with these cards; cards of one number are worth keeping less."""
    key = seen(s, seat)
    found: list[Journey] = []
    for card in cards:
        ways = known.get((key, card))
        if ways is None:
            if len(known) >= REMEMBERED:
                known.clear()
            ways = known[key, card] = _with(s, seat, card)
        found += ways
    return found


known: dict[Hashable, list[Journey]] = {}
"""A march is three or four questions in a row, and search asks them again in every imagined fork."""
REMEMBERED = 1 << 12


def seen(s: SmaugState, seat: Seat) -> Hashable:
    """All that `judged` looks at: of the hands only the push, unless an enemy lies open."""
    met = s.face_up[0] >= 0 or s.face_up[1] >= 0
    hands = (*s.face_up, *s.hand) if met else push_of(s, seat) if s.smaug else 0
    decks = (s.decks[MIRKWOOD] != 0, s.decks[EREBOR] != 0)
    table = (s.caught, s.ring, s.gandalf, s.smaug, s.key_open, s.key_holder, decks, hands)
    return s.board, s.players, s.level, seat, tuple(s.where), table


def _with(s: SmaugState, seat: Seat, card: int) -> list[Journey]:
    steps = s.board.marches[card]
    extra = 0.05 * card + (0.4 if len(steps) == 1 else 0.0)
    found: list[Journey] = []
    for piece in moving.own_pieces(s, seat):
        mates = marching.companions(s, piece, steps) if s.board.horse[card] else ()
        for mate in (NOBODY, *mates):
            pieces = (piece,) if mate < 0 else (piece, mate)
            for to in moving.targets(s, piece, steps, True, mate):
                found.append(Journey(judged(s, seat, pieces, to) + extra, card, piece, mate, to))
    return found


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
    ways = journeys(s, seat, [s.marching])
    return space_code(max(one for one in ways if one.piece == s.mover and one.mate == s.mate).to)


def barrels(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """As far as is better for the company."""
    pieces = [piece for piece in s.pieces_at(s.at) if not has(s.caught, piece)]

    def worth(code: int) -> float:
        to = moving.target(s, pieces[0], number_of(code), False, pieces[1] if len(pieces) > 1 else NOBODY)
        return judged(s, seat, pieces, to) if to > 0 else value(s)

    return max(codes, key=worth)
