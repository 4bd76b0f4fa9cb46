"""Why something cannot be chosen: for each question, which predicate of the rules refuses an answer.

Nothing is decided here: options are what the predicates do not refuse.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.rules import Reason
from westmarch.games.smaug.cards import beorn, mirkwood, verbs
from westmarch.games.smaug.ids import (
    CARD,
    COLOUR,
    DECK,
    MARCH,
    NUMBER,
    PIECE,
    SPACE,
    STEP,
    TRADE,
    Seat,
    number_of,
    space_of,
)
from westmarch.games.smaug.rules import adventure, dragon, drawing, fight, hand, marching, trading, web
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import SmaugState

Predicate = Callable[[SmaugState, Seat, int], Reason | None]
"""Of a state, the seat that is asked, and the number of a card, piece, space, step or march card."""

CARDS: dict[str, Predicate] = {
    "cards.play": hand.may_play,
    "trade.price": trading.may_pay,
    "trade.give": trading.may_give,
    "trade.wish": trading.may_wish,
    "trade.answer": trading.may_answer,
    "draw.discard": drawing.may_discard,
    "adventure.discard": drawing.may_discard,
    "web.cards": web.may_throw_in,
    "fight.offer": fight.may_offer,
    "fight.cards": fight.may_fight_with,
    "smaug.treasure": dragon.may_spend,
    "smaug.armour": dragon.may_break_armour,
    "smaug.push": dragon.may_push,
}
PIECES: dict[str, Predicate] = {
    "march.piece": marching.may_be_moved,
    "march.companion": marching.may_ride_along,
    "cards.play": web.may_release,
    "card.piece": verbs.may_be_moved,
    "card.joins": beorn.may_take_the_way,
    "adventure.whom": adventure.may_befall,
}
SPACES: dict[str, Predicate] = {"march.space": marching.may_end_on, "card.space": verbs.may_end_on}


def why_not(s: SmaugState, seat: Seat, kind: str, code: int) -> Reason | None:
    """The reason against an answer that is not offered; None where there is nothing better to say."""
    if code in CARD and kind in CARDS:
        return _card(s, seat, kind, CARD.of(code))
    if code in PIECE and kind in PIECES:
        return PIECES[kind](s, seat, s.piece_of(PIECE.of(code)))
    if code in SPACE and kind in SPACES:
        return SPACES[kind](s, seat, space_of(code))
    if code in MARCH and kind == "march.card":
        return marching.may_march(s, seat, MARCH.of(code))
    if code in STEP and kind == "card.gandalf":
        return beorn.may_step(s, seat, STEP.of(code))
    if code in COLOUR and kind == "trade.partner":
        return trading.may_trade_with(s, seat, _seat(s, COLOUR.of(code)))
    if code in NUMBER and kind == "barrels.steps":
        return mirkwood.may_float(s, number_of(code))
    if code == TRADE and kind == "cards.play":
        return trading.may_trade(s, seat)
    if kind == "draw.deck" and code in DECK:
        return drawing.may_draw_from(s, seat, DECK.of(code))
    if (
        kind in ("march.piece", "march.companion", "march.space", "card.piece", "card.space")
        and code in MARCH
    ):
        return because("choose_first")
    return None


def _card(s: SmaugState, seat: Seat, kind: str, number: int) -> Reason | None:
    if number >= len(s.board.rows):  # Thorin's Key, which is no card of a hand
        return (
            CARDS[kind](s, seat, number)
            if kind.startswith("trade.") and kind != "trade.price"
            else because("key_lies")
        )
    return CARDS[kind](s, seat, number)


def _seat(s: SmaugState, colour: int) -> Seat:
    return s.colours.index(colour) if colour in s.colours else -1
