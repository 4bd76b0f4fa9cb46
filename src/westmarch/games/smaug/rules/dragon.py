"""Smaug ('Дракон Смауг'): his moves and what they do, treasures that shorten them, and battle with him."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Reason, tell
from westmarch.core.sets import has, just
from westmarch.games.smaug.board import BY_EREBOR
from westmarch.games.smaug.ids import (
    BILBO,
    CARD,
    CARDS,
    EREBOR,
    NONE,
    QUIET,
    TREASURY,
    Kind,
    Piece,
    Seat,
    Space,
    number_code,
    number_of,
    owner,
)
from westmarch.games.smaug.rules.ending import BILBO_KILLED, DRAGON, DWARVES, both_killed, end
from westmarch.games.smaug.rules.fight import drive_back
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import BY_TREASURY, KILLED, NO_SEAT, SmaugState, place, place_smaug

THROWN_BACK = 10


def comes(s: SmaugState, kind: Kind) -> Asking[None]:
    """A Smaug card is revealed: he goes, stops, and goes further, unless Gandalf stands by the cave."""
    s.main, s.extra = s.board.moves[kind][s.level]
    if s.log is not None:
        tell(s, "smaug.card", reveals=True, card=f"card:{CARDS[kind]}", main=s.main, extra=s.extra)
    if s.extra and s.gandalf_by_cave():
        s.extra = 0
        tell(s, "smaug.gandalf")
    for number in range(s.players):
        yield from _treasures(s, (s.active + number) % s.players)
    main, s.main = s.main, 0
    if main:
        move(s, main)
    extra, s.extra = s.extra, 0
    if extra:
        move(s, extra)


# -- treasures ('Сокровищница') ----------------------------------------------------------------------


def _treasures(s: SmaugState, seat: Seat) -> Asking[None]:
    """Whoever may hold a treasure is asked once a Smaug card, and not again in a turn that is waived.

    Backs are open, so whom to ask is no secret, also with closed hands.
    """
    held = s.board.treasures if s.open_hands else s.board.backs[TREASURY]
    while s.main + s.extra and s.hand[seat] & held and not has(s.quiet, seat):
        code: int = yield seat, "smaug.treasure", lambda: treasure_options(s, seat)
        if code == NONE:
            return
        if code == QUIET:
            s.quiet |= just(seat)
            return
        kind = CARD.of(code)
        one = s.board.one(s.hand[seat], kind)
        s.hand[seat] &= ~one
        s.discards |= one
        shorten(s, s.board.rows[kind]["number"])
        tell(
            s,
            "smaug.treasure",
            reveals=True,
            colour=s.colour(seat),
            card=f"card:{CARDS[kind]}",
            main=s.main,
            extra=s.extra,
        )


def treasure_options(s: SmaugState, seat: Seat) -> list[int]:
    return [*(CARD.first + kind for kind in s.board.kinds_in(s.hand[seat] & s.board.treasures)), NONE, QUIET]


def may_spend(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    if not s.holds(seat, kind):
        return because("not_in_hand")
    return None if s.board.copies[kind] & s.board.treasures else because("not_this_card")


def shorten(s: SmaugState, by: int) -> None:
    """The main move first, the rest off the further move (ruling 41)."""
    rest = max(0, by - s.main)
    s.main = max(0, s.main - by)
    s.extra = max(0, s.extra - rest)


# -- his move ----------------------------------------------------------------------------------------


def move(s: SmaugState, steps: int) -> None:
    """Space by space; whoever is where he stops is killed, whoever he passes is thrown back."""
    for left in range(steps - 1, -1, -1):
        place_smaug(s, s.smaug + 1)
        if s.smaug == s.board.dragon:
            tell(s, "smaug.moves", space=f"space:{s.smaug_at}")
            end(s, DRAGON)
        at = s.smaug_at
        if s.ring == at:
            s.ring = BY_TREASURY
            tell(s, "ring.swept")
        if not left:
            tell(s, "smaug.moves", space=f"space:{at}")
        if s.room[at] > 1:
            for piece in s.pieces_at(at):
                if s.visible(piece):
                    if left:
                        _pass(s, piece)
                    else:
                        _kill(s, piece, at)


def _pass(s: SmaugState, piece: Piece) -> None:
    if has(s.caught, piece):
        return
    tell(s, "smaug.passes", piece=s.piece(piece))
    drive_back(s, piece, THROWN_BACK)


def _kill(s: SmaugState, piece: Piece, at: Space) -> None:
    tell(s, "smaug.kills", piece=s.piece(piece), space=f"space:{at}")
    place(s, piece, KILLED)
    s.caught &= ~just(piece)
    if piece == BILBO:
        end(s, BILBO_KILLED)
    if both_killed(s, owner(piece)):
        end(s, DWARVES)


# -- battle with him ---------------------------------------------------------------------------------


def attack(s: SmaugState, seat: Seat, piece: Piece) -> Asking[None]:
    """The strongest card breaks his armour, a second one drives him back; without cards he stays."""
    s.leader, s.mover, s.at = seat, piece, s.smaug_at
    tell(s, "smaug.attacked", piece=s.piece(piece), space=f"space:{s.at}")
    code: int = yield seat, "smaug.armour", lambda: armour_options(s, seat)
    if code != NONE:
        _spend(s, seat, CARD.of(code), "smaug.armour")
        code = yield seat, "smaug.push", lambda: push_options(s, seat)
    if code != NONE:
        kind = CARD.of(code)
        _spend(s, seat, kind, "smaug.second")
        s.playing = kind
        back = number_of((yield from ask(seat, "smaug.value", [number_code(n) for n in pushes(s, kind)])))
        place_smaug(s, max(0, s.smaug - back))
        at = s.smaug_at
        tell(s, "smaug.back", n=back, space=f"space:{at}" if at else "space:cave")
    else:
        tell(s, "smaug.stays", reveals=True)
    s.leader, s.mover, s.at, s.playing = NO_SEAT, -1, 0, -1


def _spend(s: SmaugState, seat: Seat, kind: Kind, key: str) -> None:
    one = s.board.one(s.hand[seat], kind)
    s.hand[seat] &= ~one
    s.discards |= one
    tell(s, key, reveals=True, colour=s.colour(seat), card=f"card:{CARDS[kind]}")


def armour_options(s: SmaugState, seat: Seat) -> list[int]:
    """The strongest card by its higher value; among equals the player chooses."""
    kinds = s.board.kinds_in(s.hand[seat] & s.board.fighters)
    most = max((s.board.highest(kind) for kind in kinds), default=0)
    return [CARD.first + kind for kind in kinds if s.board.highest(kind) == most] or [NONE]


def may_break_armour(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    if not s.holds(seat, kind):
        return because("not_in_hand")
    if not s.board.values[kind]:
        return because("no_strength")
    return None if CARD.first + kind in armour_options(s, seat) else because("strongest_first")


def push_options(s: SmaugState, seat: Seat) -> list[int]:
    return [*(CARD.first + kind for kind in s.board.kinds_in(s.hand[seat] & s.board.fighters)), NONE]


def may_push(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    if not s.holds(seat, kind):
        return because("not_in_hand")
    return None if s.board.values[kind] else because("no_strength")


def pushes(s: SmaugState, kind: Kind) -> list[int]:
    """By how much the second card may drive him back: each value, and doubled if Gandalf can help."""
    values = s.board.values[kind]
    if not gandalf_helps(s):
        return list(values)
    return sorted({*values, *(2 * value for value in values)})


def gandalf_helps(s: SmaugState) -> bool:
    """He stands beside Erebor, and Smaug on one of its adventure spaces."""
    return s.board.beside[s.gandalf] == BY_EREBOR and s.board.area[s.smaug_at] == EREBOR
