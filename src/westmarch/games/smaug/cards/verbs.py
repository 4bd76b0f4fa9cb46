"""What several cards do: move one's own dwarf or Bilbo by printed steps or by the die."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Reason, tell
from westmarch.games.smaug.ids import (
    BILBO,
    NOBODY,
    NONE,
    PIECE,
    PRINTED,
    ROLL,
    Kind,
    Piece,
    Seat,
    space_code,
    space_of,
)
from westmarch.games.smaug.rules import arriving, moving
from westmarch.games.smaug.rules.die import throw_die
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import SmaugState

FACES = (1, 2, 3, 4, 5, 6)


def goes_back(piece: Piece) -> bool:
    """Dwarves go back by march cards only, Bilbo by any card that moves him (ruling 53)."""
    return piece == BILBO


def movers(s: SmaugState, seat: Seat, kind: Kind) -> list[Piece]:
    """Whom a card may move at all."""
    of = s.board.rows[kind]["kind"]
    if of == "bilbo":
        return [BILBO]
    own = moving.own_pieces(s, seat)
    return [*own, BILBO] if of == "elf" else own


def reach(s: SmaugState, kind: Kind) -> Sequence[int]:
    """Every number of steps that a card may give."""
    return FACES if s.board.rows[kind]["die"] else s.board.steps[kind]


def somebody_can_go(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    """What a card that moves somebody needs."""
    steps = reach(s, kind)
    pieces = movers(s, seat, kind)
    for piece in pieces:
        if moving.can_go(s, piece, steps, goes_back(piece)):
            return None
    if len(pieces) == 1:
        return moving.refusal(s, min(0, moving.target(s, pieces[0], steps[0])), pieces[0])
    return because("nobody_moves")


def move_by_steps(s: SmaugState, seat: Seat, kind: Kind, steps: Sequence[int]) -> Asking[None]:
    """One of those whom the card may move, as far as the player likes within its steps."""
    s.steps = tuple(steps)
    pieces = [piece for piece in movers(s, seat, kind) if moving.can_go(s, piece, steps, goes_back(piece))]
    codes = [PIECE.first + s.face(piece) for piece in pieces]
    s.mover = pieces[codes.index((yield from ask(seat, "card.piece", codes)))]
    yield from _stop(s, seat, ())


def move_by_die(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """The roll is not divided. Who cannot go ahead with it stays, and nobody else has to go (l. 138)."""
    s.rolled = yield from throw_die(s, seat, "card.roll")
    s.steps = (s.rolled,)
    tell(s, "cards.roll", colour=s.colour(seat), roll=s.rolled)
    able = [piece for piece in movers(s, seat, kind) if moving.can_go(s, piece, s.steps, goes_back(piece))]
    idle = [NONE] if held_up(s, seat, kind) else []
    if not able:
        tell(s, "cards.nobody", colour=s.colour(seat), roll=s.rolled)
        return
    if len(able) > 1:
        codes = [PIECE.first + s.face(piece) for piece in able]
        answer: int = yield seat, "card.piece", [*codes, *idle]
        if answer == NONE:
            tell(s, "cards.nobody", colour=s.colour(seat), roll=s.rolled)
            return
        s.mover = able[codes.index(answer)]
        idle = []
    else:
        s.mover = able[0]
    yield from _stop(s, seat, idle)


def held_up(s: SmaugState, seat: Seat, kind: Kind) -> bool:
    """Somebody of those who could be meant cannot go ahead with the roll."""
    return any(moving.target(s, piece, s.rolled) <= 0 for piece in movers(s, seat, kind))


def _stop(s: SmaugState, seat: Seat, idle: Sequence[int]) -> Asking[None]:
    piece = s.mover
    spaces = moving.targets(s, piece, s.steps, goes_back(piece))
    answer = yield from ask(seat, "card.space", [*(space_code(space) for space in spaces), *idle])
    s.mover = NOBODY
    if answer == NONE:
        tell(s, "cards.nobody", colour=s.colour(seat), roll=s.rolled)
    else:
        yield from arriving.go(s, seat, (piece,), space_of(answer))


def printed_or_die(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """Said before the card is carried out: the printed steps, or the die."""
    steps = s.board.steps[kind]
    options = [PRINTED] if any_can_go(s, seat, kind, steps) else []
    if s.board.rows[kind]["die"]:
        options.append(ROLL)
    if (yield from ask(seat, "card.how", options)) == PRINTED:
        yield from move_by_steps(s, seat, kind, steps)
    else:
        yield from move_by_die(s, seat, kind)


def any_can_go(s: SmaugState, seat: Seat, kind: Kind, steps: Sequence[int]) -> bool:
    return any(moving.can_go(s, piece, steps, goes_back(piece)) for piece in movers(s, seat, kind))


def may_be_moved(s: SmaugState, seat: Seat, piece: Piece) -> Reason | None:
    """By the card that is played, with the steps that it gives."""
    if piece not in movers(s, seat, s.playing):
        return because("not_yours")
    if moving.can_go(s, piece, s.steps, goes_back(piece)):
        return None
    return moving.refusal(s, min(0, moving.target(s, piece, s.steps[0])), piece)


def may_end_on(s: SmaugState, seat: Seat, to: int) -> Reason | None:
    return moving.may_stop(s, s.mover, s.steps, goes_back(s.mover), to)


def nothing() -> Asking[None]:
    """Of cards that are never played by themselves, since what they need is never so."""
    yield from ()
