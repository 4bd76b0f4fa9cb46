"""The march ('Применение карты похода'): one card, one dwarf, exactly its number; or two with the horse."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Reason, Rules, tell
from westmarch.core.sets import first_ones, has, just
from westmarch.games.smaug.ids import (
    BILBO,
    MARCH,
    MARCHES,
    NOBODY,
    NONE,
    PIECE,
    Piece,
    Seat,
    Space,
    owner,
    space_code,
    space_of,
)
from westmarch.games.smaug.rules import arriving, moving
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import CARDS_STEP, SmaugState

ALL_CARDS = first_ones(len(MARCHES))


def march(s: SmaugState) -> Rules:
    """Compulsory, unless both dwarves are home or dead (ruling 59)."""
    seat = s.active
    if marches(s, seat):
        cards = cards_that_move(s, seat)
        stuck = not cards
        cards = cards or [card for card in range(len(MARCHES)) if not has(s.used[seat], card)]
        card = MARCH.of((yield seat, "march.card", [MARCH.first + card for card in cards]))
        turn_down(s, seat, card)
        if stuck:
            tell(s, "march.nobody", colour=s.colour(seat), march=f"march:{MARCHES[card]}")
        else:
            s.marching = card
            s.steps = s.board.marches[card]
            yield from _move(s, seat, card)
    s.phase = CARDS_STEP


def marches(s: SmaugState, seat: Seat) -> bool:
    """Whether a dwarf is still on his way; a caught one is, though he cannot move."""
    return any(0 < s.where[piece] < s.board.final for piece in (2 * seat, 2 * seat + 1))


def cards_that_move(s: SmaugState, seat: Seat) -> list[int]:
    return [card for card in range(len(MARCHES)) if may_march(s, seat, card) is None]


def may_march(s: SmaugState, seat: Seat, card: int) -> Reason | None:
    """Face up, and some dwarf can go with it."""
    if has(s.used[seat], card):
        return because("march_used")
    steps = s.board.marches[card]
    horse = s.board.horse[card]
    for piece in moving.own_pieces(s, seat):
        if moving.can_go(s, piece, steps, True) or (horse and companions(s, piece, steps)):
            return None
    return because("nobody_moves")


def turn_down(s: SmaugState, seat: Seat, card: int) -> None:
    """When all four are down they are turned up again."""
    s.used[seat] |= just(card)
    if s.used[seat] == ALL_CARDS:
        s.used[seat] = 0
    if s.log is not None:
        tell(s, "march.card", colour=s.colour(seat), march=f"march:{MARCHES[card]}")


def _move(s: SmaugState, seat: Seat, card: int) -> Asking[None]:
    movers = [piece for piece in moving.own_pieces(s, seat) if may_be_moved(s, seat, piece) is None]
    codes = [PIECE.first + s.face(piece) for piece in movers]
    piece = s.mover = movers[codes.index((yield from ask(seat, "march.piece", codes)))]
    mates = companions(s, piece, s.steps) if s.board.horse[card] else []
    if mates:
        alone = [NONE] if moving.can_go(s, piece, s.steps, True) else []
        codes = [PIECE.first + s.face(mate) for mate in mates]
        answer = yield from ask(seat, "march.companion", [*alone, *codes])
        s.mate = NOBODY if answer == NONE else mates[codes.index(answer)]
    spaces = moving.targets(s, piece, s.steps, True, s.mate)
    to = space_of((yield from ask(seat, "march.space", [space_code(space) for space in spaces])))
    pieces = (piece,) if s.mate < 0 else (piece, s.mate)
    s.mover = s.mate = NOBODY
    yield from arriving.go(s, seat, pieces, to)


def may_be_moved(s: SmaugState, seat: Seat, piece: Piece) -> Reason | None:
    """By the march card that lies there."""
    if piece < 0 or piece == BILBO or owner(piece) != seat:
        return because("not_yours")
    if moving.can_go(s, piece, s.steps, True) or (
        s.board.horse[s.marching] and companions(s, piece, s.steps)
    ):
        return None
    return moving.refusal(s, min(0, moving.target(s, piece, s.steps[0])), piece)


def companions(s: SmaugState, piece: Piece, steps: tuple[int, ...]) -> list[Piece]:
    """Who may ride along: any one other piece of the same space, of alike ones the first."""
    found: list[Piece] = []
    owners = set()
    for other in s.pieces_at(s.where[piece]):
        who = BILBO if other == BILBO else owner(other)
        if other != piece and who not in owners and moving.can_go(s, piece, steps, True, other):
            owners.add(who)
            found.append(other)
    return found


def may_ride_along(s: SmaugState, seat: Seat, piece: Piece) -> Reason | None:
    if piece < 0:
        return because("nobody_plays")
    if s.where[piece] != s.where[s.mover] or piece == s.mover:
        return because("not_on_space", piece=s.piece(piece))
    if moving.can_go(s, s.mover, s.steps, True, piece):
        return None
    return moving.refusal(s, min(0, moving.target(s, s.mover, s.steps[0], False, piece)), piece)


def may_end_on(s: SmaugState, seat: Seat, to: Space) -> Reason | None:
    return moving.may_stop(s, s.mover, s.steps, True, to, s.mate)
