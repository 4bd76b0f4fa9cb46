"""Adventures in Erebor: Wandering, Longing, Dragon Fire, Smaug, enemies, the Secret Stair, the Thrush."""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import tell
from westmarch.games.smaug.cards.mirkwood import back_by_die, draws, numbers, whom_here
from westmarch.games.smaug.cards.registry import adventure
from westmarch.games.smaug.ids import BILBO, CARD, ESGAROTH, SMAUG, Piece, Seat, owner
from westmarch.games.smaug.rules import arriving, dragon, moving
from westmarch.games.smaug.rules.adventure import whom
from westmarch.games.smaug.rules.die import throw_die
from westmarch.games.smaug.rules.drawing import discard, hand_options
from westmarch.games.smaug.rules.fight import drive_back, fight
from westmarch.games.smaug.state import WORN, SmaugState

adventure("enemy_orc_scouts", "enemy_warg_riders", "enemy_orc_pack", "enemy_bolg")(fight)


@adventure("wandering")
def wandering(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """The Ring falls where Bilbo stands, and he goes back by the die; not if it is lost, or he is home."""
    at = s.where[BILBO]
    if s.ring != WORN or at == s.board.final:
        tell(s, "ring.safe")
        return True
    s.ring = at
    tell(s, "ring.lost", space=f"space:{at}")
    drive_back(s, BILBO, (yield from throw_die(s, seat, "adventure.wanders")))
    return True


@adventure("longing")
def longing(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """A player there discards cards; who has too few goes back with his piece."""
    cards, steps = numbers(s)
    who = yield from whom_here(s, seat, arrived, alike=s.hand[seat].bit_count() >= cards)
    struck = seat if who == BILBO else owner(who)
    if s.hand[struck].bit_count() < cards:
        drive_back(s, who, steps)
        return True
    for _ in range(cards):
        discard(s, struck, CARD.of((yield struck, "adventure.discard", lambda: hand_options(s, struck))))
    return True


@adventure("dragon_fire")
def dragon_fire(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """One who arrived may have to flee; the numbers are the steps for each face of the die."""
    yield from back_by_die(s, seat, arrived)
    return True


@adventure(*SMAUG)
def smaug(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """He comes as with any other Smaug card; from this deck it does not return."""
    yield from dragon.comes(s, s.meets)
    return True


@adventure("secret_stair")
def secret_stair(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """One who arrived goes on, and may meet another adventure."""
    (steps,) = numbers(s)
    piece = yield from whom(s, seat, arrived)
    to = moving.target(s, piece, steps)
    if to > 0:
        yield from arriving.go(s, seat, (piece,), to)
    else:
        tell(s, "adventure.no_way", piece=s.piece(piece))
    return True


@adventure("old_thrush")
def old_thrush(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """A player with a piece there draws from Esgaroth."""
    yield from draws(s, seat, arrived, ESGAROTH)
    return True
