"""The second step ('Розыгрыш или обмен карт с руки'): cards in any number and order, webs, trades."""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import Reason, Rules, tell
from westmarch.core.sets import members
from westmarch.games.smaug.cards.registry import HAND_CARDS
from westmarch.games.smaug.ids import CARD, CARDS, DONE, PIECE, TRADE, Kind, Seat
from westmarch.games.smaug.rules import trading, web
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import CARDS_STEP, DRAW, SmaugState


def card_step(s: SmaugState) -> Rules:
    """One card, release or trade; the step goes on until the player is done."""
    seat = s.active
    code: int = yield seat, "cards.play", lambda: options(s, seat)
    if code == DONE:
        s.phase = DRAW
    elif code == TRADE:
        yield from trading.trade(s, seat)
    elif code in PIECE:
        yield from web.release(s, seat, s.piece_of(PIECE.of(code)))
    else:
        yield from _play(s, seat, CARD.of(code))


def options(s: SmaugState, seat: Seat) -> list[int]:
    first = CARD.first
    found = [
        first + kind
        for kind in s.board.kinds_in(s.hand[seat])
        if HAND_CARDS[kind].needs(s, seat, kind) is None
    ]
    if s.caught:
        caught = [piece for piece in members(s.caught) if web.may_release(s, seat, piece) is None]
        found += [PIECE.first + s.face(piece) for piece in caught]
    if trading.may_trade(s, seat) is None:
        found.append(TRADE)
    found.append(DONE)
    return found


def may_play(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    """Why a card cannot be played now."""
    if s.phase != CARDS_STEP or not s.holds(seat, kind):
        return because("not_in_hand")
    return HAND_CARDS[kind].needs(s, seat, kind)


def _play(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """It goes to the discards face up and does what it says."""
    one = s.board.one(s.hand[seat], kind)
    s.hand[seat] &= ~one
    s.discards |= one
    s.playing = kind
    if s.log is not None:
        tell(s, "cards.play", reveals=True, colour=s.colour(seat), card=f"card:{CARDS[kind]}")
    yield from HAND_CARDS[kind].plays(s, seat, kind)
