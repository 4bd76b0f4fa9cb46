"""Beorn's House: Bilbo, Unknown Paths, Eagle, Dwarf Way, Gandalf, dwarves and Beorn himself.

Its Smaug cards are carried out by `rules.dragon` as soon as they are drawn.
"""

from __future__ import annotations

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Reason, tell
from westmarch.core.sets import has
from westmarch.games.smaug.board import START
from westmarch.games.smaug.cards.registry import hand
from westmarch.games.smaug.cards.verbs import move_by_steps, nothing, printed_or_die, somebody_can_go
from westmarch.games.smaug.ids import PIECE, STEP, Kind, Piece, Seat, Space, owner
from westmarch.games.smaug.rules import arriving, moving
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import SmaugState


@hand("bilbo_1_4", "bilbo_5", "bilbo_die", needs=somebody_can_go)
def bilbo_baggins(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """Bilbo goes as many spaces as the card says, or as the die shows."""
    yield from printed_or_die(s, seat, kind)


@hand("paths_2", "paths_3", needs=somebody_can_go)
def unknown_paths(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """One's own dwarf goes on, by the printed number or the die."""
    yield from printed_or_die(s, seat, kind)


@hand("eagle_1_2", "eagle_1_3", needs=somebody_can_go)
def eagle(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """One's own dwarf goes on by any of its numbers."""
    yield from move_by_steps(s, seat, kind, s.board.steps[kind])


# -- Dwarf Way ---------------------------------------------------------------------------------------


def lone_ahead(s: SmaugState, piece: Piece) -> Space:
    """The nearest space ahead with exactly one dwarf, neither the first nor the last one; 0: none.

    Whoever shares it besides, Bilbo or Smaug, makes it full but not less lone.
    """
    at, where = s.where[piece], s.where
    dwarves = [where[other] for other in range(2 * s.players)]
    ahead = [space for space in dwarves if at < space < s.board.final and dwarves.count(space) == 1]
    return min(ahead, default=0)


def may_join(s: SmaugState, piece: Piece) -> Reason | None:
    """Why a dwarf cannot take the Dwarf Way."""
    to = lone_ahead(s, piece)
    if not to:
        return because("nobody_ahead")
    if s.room[to] > 1:
        return because("lone_taken", space=f"space:{to}")
    code = moving.target(s, piece, to - s.where[piece])
    return None if code == to else moving.refusal(s, min(0, code), piece)


def somebody_can_join(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    reasons = [may_join(s, piece) for piece in moving.own_pieces(s, seat)]
    return None if None in reasons else next(iter(reasons), because("nobody_moves"))


@hand("dwarf_way", needs=somebody_can_join)
def dwarf_way(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """One's own dwarf joins the nearest lone dwarf ahead."""
    pieces = [piece for piece in moving.own_pieces(s, seat) if may_join(s, piece) is None]
    codes = [PIECE.first + s.face(piece) for piece in pieces]
    piece = pieces[codes.index((yield from ask(seat, "card.joins", codes)))]
    yield from arriving.go(s, seat, (piece,), lone_ahead(s, piece))


def may_take_the_way(s: SmaugState, seat: Seat, piece: Piece) -> Reason | None:
    if not 0 <= piece < 2 * s.players or owner(piece) != seat or not s.where[piece] >= START:
        return because("not_yours")
    return because("caught", piece=s.piece(piece)) if has(s.caught, piece) else may_join(s, piece)


# -- Gandalf -----------------------------------------------------------------------------------------


def gandalf_ways(s: SmaugState, kind: Kind) -> list[int]:
    """His steps ahead and back, never past an end of his path."""
    (number,) = s.board.steps[kind]
    last = len(s.board.beside) - 1
    return [step for step in (s.gandalf + number, s.gandalf - number) if 0 <= step <= last]


def gandalf_can_go(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    return None if gandalf_ways(s, kind) else because("gandalf_end")


@hand("gandalf_1", "gandalf_2", "gandalf_3", needs=gandalf_can_go)
def gandalf(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """Exactly the printed number, in either direction."""
    ways = [STEP.first + step for step in gandalf_ways(s, kind)]
    s.gandalf = STEP.of((yield from ask(seat, "card.gandalf", ways)))
    tell(s, "cards.gandalf", step=f"step:{s.gandalf}")


def may_step(s: SmaugState, seat: Seat, step: int) -> Reason | None:
    return None if step in gandalf_ways(s, s.playing) else because("gandalf_elsewhere")


# -- dwarves and allies ------------------------------------------------------------------------------


def only_in_fights(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    return because("in_fights_only")


@hand(
    *("dwarf_dori", "dwarf_nori", "dwarf_fili", "dwarf_ori", "dwarf_kili", "dwarf_balin", "dwarf_oin"),
    *(
        "dwarf_gloin",
        "dwarf_bifur",
        "dwarf_bofur",
        "dwarf_bombur",
        "dwarf_dwalin",
        "dwarf_thorin",
        "ally_beorn",
    ),
    needs=only_in_fights,
)
def strength(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """Played in fights, against Smaug, and to get out of a web; never by itself."""
    yield from nothing()
