"""Smaug ('Дракон Смауг'): his moves and what they do, treasures that shorten them, and battle with him."""

from __future__ import annotations

from typing import Any

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
from westmarch.games.smaug.rules import ring
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
    yield from _treasures(s)
    main, s.main = s.main, 0
    if main:
        move(s, main)
    extra, s.extra = s.extra, 0
    if extra:
        move(s, extra)


# -- treasures ('Сокровищница') ----------------------------------------------------------------------


def _treasures(s: SmaugState) -> Asking[None]:
    """All who may hold a treasure are asked in turn order, and again on news for them (ruling 69).

    News is a treasure that was played, or that somebody else plays none.
    """
    order = [(s.active + number) % s.players for number in range(s.players)]
    news = 0
    heard: dict[Seat, int] = {}
    while True:
        waiting = [seat for seat in order if _may_be_asked(s, seat) and heard.get(seat, -1) < news]
        if not harms(s):  # nothing is left to be saved: nobody is asked twice
            waiting = [seat for seat in waiting if seat not in heard]
        if not waiting:
            return
        seat = min(waiting, key=lambda seat: seat in heard)
        played = yield from _spend_treasures(s, seat)
        if played or seat not in heard:
            news += 1
        heard[seat] = news


def _may_be_asked(s: SmaugState, seat: Seat) -> bool:
    """Backs are open, so who may hold a treasure is no secret, also with closed hands."""
    held = s.board.treasures if s.open_hands else s.board.backs[TREASURY]
    return s.main + s.extra > 0 and s.hand[seat] & held != 0 and not has(s.quiet, seat)


def _spend_treasures(s: SmaugState, seat: Seat) -> Asking[bool]:
    """As many as the player likes. Whether any was played."""
    played = False
    while _may_be_asked(s, seat):
        code: int = yield seat, "smaug.treasure", lambda: treasure_options(s, seat)
        if code == NONE:
            break
        if code == QUIET:
            s.quiet |= just(seat)
            break
        played = True
        kind = CARD.of(code)
        shorten(s, s.board.rows[kind]["number"])
        _spend(s, seat, kind, "smaug.treasure", main=s.main, extra=s.extra)
    return played


def harms(s: SmaugState) -> bool:
    """Whether the move that is due throws somebody back, kills somebody or ends the match."""
    end = s.smaug + s.main + s.extra
    if end >= s.board.dragon:
        return True
    spaces = s.board.way[max(1, s.smaug) : end + 1]
    return any(s.where[piece] in spaces for piece in (*range(2 * s.players), BILBO) if s.visible(piece))


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
    """Space by space; whoever is where he stops is killed, whoever he passes is thrown back.

    He passes those beside whom he sets out, too: nobody gets past him by waiting there (ruling 7).
    """
    if s.smaug:
        _fly_over(s, s.smaug_at)
    for left in range(steps - 1, -1, -1):
        place_smaug(s, s.smaug + 1)
        if s.smaug == s.board.dragon:
            tell(s, "smaug.moves", space=f"space:{s.smaug_at}")
            end(s, DRAGON)
        at = s.smaug_at
        if left:
            _fly_over(s, at)
        else:
            _stop(s, at)


def _fly_over(s: SmaugState, at: Space) -> None:
    """Whoever can be seen there and is not caught is thrown back."""
    _sweep(s, at)
    for piece in _seen(s, at):
        if not has(s.caught, piece):
            tell(s, "smaug.passes", piece=s.piece(piece))
            drive_back(s, piece, THROWN_BACK)


def _stop(s: SmaugState, at: Space) -> None:
    _sweep(s, at)
    tell(s, "smaug.moves", space=f"space:{at}")
    for piece in _seen(s, at):
        _kill(s, piece, at)


def _seen(s: SmaugState, at: Space) -> list[Piece]:
    """Who can be seen on his space; nobody is looked for where he is alone."""
    return [piece for piece in s.pieces_at(at) if s.visible(piece)] if s.room[at] > 1 else []


def _sweep(s: SmaugState, at: Space) -> None:
    """The Ring goes beside the treasury, and to Bilbo at once if he stands on it (l. 238, ruling 82)."""
    if s.ring == at:
        s.ring = BY_TREASURY
        tell(s, "ring.swept")
        ring.take_up(s)


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


def _spend(s: SmaugState, seat: Seat, kind: Kind, key: str, **more: Any) -> None:
    one = s.board.one(s.hand[seat], kind)
    s.hand[seat] &= ~one
    s.discards |= one
    tell(s, key, reveals=True, colour=s.colour(seat), card=f"card:{CARDS[kind]}", **more)


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
