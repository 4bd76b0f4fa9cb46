"""Adventures in Mirkwood: webs, the Barrel Ride, enemies, the Enchanted Stream, lanterns in the trees."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Reason, tell
from westmarch.core.sets import has
from westmarch.games.smaug.cards.registry import adventure
from westmarch.games.smaug.ids import (
    BEORN,
    BILBO,
    NOBODY,
    Piece,
    Seat,
    number_code,
    number_of,
    owner,
)
from westmarch.games.smaug.rules import arriving, drawing, moving
from westmarch.games.smaug.rules.adventure import whom
from westmarch.games.smaug.rules.die import throw_die
from westmarch.games.smaug.rules.fight import drive_back, fight
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.rules.web import catch
from westmarch.games.smaug.state import SmaugState


def numbers(s: SmaugState) -> list[int]:
    """The numbers of the adventure that is met."""
    return [int(text) for text in s.board.rows[s.meets]["numbers"]]


adventure("enemy_giant_spider", "enemy_warg", "enemy_wood_elves", "enemy_spider_brood", "enemy_azog")(fight)


@adventure(
    *(
        "web_blue_green",
        "web_blue_red",
        "web_blue_yellow",
        "web_green_red",
        "web_green_yellow",
        "web_red_yellow",
    ),
)
def web(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """One dwarf of a colour that the card shows is caught; of two colours the owners choose."""
    at, colours = s.at, s.board.webs[s.meets]
    shown = [
        piece
        for piece in s.pieces_at(at)
        if piece != BILBO and has(colours, s.colours[owner(piece)]) and not has(s.caught, piece)
    ]
    if shown:
        catch(s, (yield from whom(s, seat, sorted(shown, key=lambda piece: piece not in arrived))), at)
    else:
        tell(s, "web.nobody")
    return True


@adventure("barrels")
def barrel_ride(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """All who are there and not caught float on together, as far as the one who moved says."""
    at = s.at
    pieces = [piece for piece in s.pieces_at(at) if not has(s.caught, piece)]
    pieces.sort(key=lambda piece: piece not in arrived)
    ways = [number for number in numbers(s) if may_float(s, number) is None]
    if not ways:
        tell(s, "barrels.stuck")
        return True
    number = number_of((yield from ask(seat, "barrels.steps", [number_code(way) for way in ways])))
    mate = pieces[1] if len(pieces) > 1 else NOBODY
    together = moving.target(s, pieces[0], number, False, mate)
    if together > 0:
        yield from arriving.go(s, seat, pieces, together)
        return True
    for piece in pieces:  # together they cannot: whoever can goes, the others stay (ruling 36)
        to = moving.target(s, piece, number)
        if to > 0:
            yield from arriving.go(s, seat, (piece,), to)
    return True


def may_float(s: SmaugState, number: int) -> Reason | None:
    """Somebody can go so far."""
    if number not in numbers(s):
        return because("not_this_card")
    pieces = [piece for piece in s.pieces_at(s.at) if not has(s.caught, piece)]
    return None if any(moving.target(s, piece, number) > 0 for piece in pieces) else because("nobody_moves")


@adventure("enchanted_stream")
def enchanted_stream(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """One who arrived may be carried back; the numbers are the steps for each face of the die."""
    yield from back_by_die(s, seat, arrived)
    return True


def back_by_die(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[None]:
    piece = yield from whom(s, seat, arrived)
    steps = numbers(s)
    s.mover = piece
    roll = yield from throw_die(s, seat if piece == BILBO else owner(piece), "adventure.roll")
    s.mover = NOBODY
    back = steps[roll - 1]
    tell(s, "adventure.roll", piece=s.piece(piece), roll=roll, n=back)
    if back:
        drive_back(s, piece, back)


@adventure("elf_lanterns")
def elf_lanterns(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """A player with a piece there draws from Beorn's House."""
    yield from draws(s, seat, arrived, BEORN)
    return True


def draws(s: SmaugState, seat: Seat, arrived: list[Piece], deck: int) -> Asking[None]:
    """A card that makes a player do something: all owners there choose who it is (l. 220)."""
    (many,) = numbers(s)
    who = yield from whom_here(s, seat, arrived, alike=True)
    taker = seat if who == BILBO else owner(who)
    for _ in range(many):
        yield from drawing.draw_card(s, taker, deck)


def whom_here(s: SmaugState, seat: Seat, arrived: list[Piece], alike: bool) -> Asking[Piece]:
    """One of all who can be seen there and are not caught, those who arrived first."""
    here = [piece for piece in s.pieces_at(s.at) if s.visible(piece) and not has(s.caught, piece)]
    return (yield from whom(s, seat, sorted(here, key=lambda piece: piece not in arrived), alike))
