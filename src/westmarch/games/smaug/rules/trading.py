"""Trades ('Обмен картами'): two cards discarded, then one given for one; proposed, and agreed to.

Nothing leaves a hand before both have agreed. A partner with whom it came to nothing is not asked again
in this turn.
"""

from __future__ import annotations

from westmarch.core.asking import Asking, ask
from westmarch.core.events import Args, all_but
from westmarch.core.rules import Reason, tell
from westmarch.core.sets import has, just
from westmarch.games.smaug.ids import (
    AGREE,
    ANY,
    BEORN,
    CARD,
    COLOUR,
    ESGAROTH,
    HAND_DECKS,
    KEY_CARD,
    NOBODY,
    REFUSE,
    TREASURY,
    VOCABULARY,
    Copies,
    Kind,
    Seat,
)
from westmarch.games.smaug.rules.adventure import AGREE_OR_REFUSE
from westmarch.games.smaug.rules.arriving import key_changes_hands
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import NO_CARD, NO_SEAT, SmaugState

PRICE = 2
"""Cards to discard first."""


def trade(s: SmaugState, seat: Seat) -> Asking[None]:
    """Partner, price, what is given, what is wished for; then the partner takes, changes or refuses."""
    partners = [other for other in range(s.players) if may_trade_with(s, seat, other) is None]
    codes = [COLOUR.first + s.colours[other] for other in partners]
    s.leader = seat
    partner = s.partner = partners[codes.index((yield from ask(seat, "trade.partner", codes)))]
    while s.picked.bit_count() < PRICE:
        code: int = yield seat, "trade.price", lambda: price_options(s, seat)
        s.picked |= s.board.one(s.hand[seat] & ~s.picked, CARD.of(code))
    s.give = yield seat, "trade.give", lambda: give_options(s, seat)
    s.wish = only_gift(s, partner)
    if s.wish == NO_CARD:
        s.wish = yield seat, "trade.wish", lambda: wish_options(s, seat, partner)
    _propose(s)
    answer: int = yield partner, "trade.answer", lambda: answer_options(s, partner)
    if answer != REFUSE and s.wish not in (ANY, answer):
        s.instead = answer
        agreed: int = yield seat, "trade.confirm", AGREE_OR_REFUSE
        answer = answer if agreed == AGREE else REFUSE
    if answer == REFUSE:
        s.declined |= just(partner)
        tell(s, "trade.refused", colour=s.colour(seat), partner=s.colour(partner))
    else:
        _exchange(s, answer)


# -- who may trade -----------------------------------------------------------------------------------


def may_trade(s: SmaugState, seat: Seat) -> Reason | None:
    """Two cards for the price and one to give, which may be the key."""
    if s.hand[seat].bit_count() < PRICE + (0 if holds_key(s, seat) else 1):
        return because("too_few_cards", need=PRICE)
    for other in range(s.players):
        if may_trade_with(s, seat, other) is None:
            return None
    return because("nobody_to_trade")


def may_trade_with(s: SmaugState, seat: Seat, other: Seat) -> Reason | None:
    if other in (seat, NOBODY):
        return because("nobody_plays")
    if has(s.declined, other):
        return because("declined", colour=s.colour(other))
    if not s.hand[other] and not holds_key(s, other):
        return because("partner_empty", colour=s.colour(other))
    return None


def holds_key(s: SmaugState, seat: Seat) -> bool:
    return not s.key_open and s.key_holder == seat


# -- what is asked -----------------------------------------------------------------------------------


def _codes(s: SmaugState, cards: Copies) -> list[int]:
    return [CARD.first + kind for kind in s.board.kinds_in(cards)]


def price_options(s: SmaugState, seat: Seat) -> list[int]:
    return _codes(s, s.hand[seat] & ~s.picked)


def give_options(s: SmaugState, seat: Seat) -> list[int]:
    """A card that is not part of the price, or the key."""
    return [*_codes(s, s.hand[seat] & ~s.picked), *([KEY_CARD] if holds_key(s, seat) else [])]


def only_gift(s: SmaugState, partner: Seat) -> int:
    """What the partner gives if all can see that he has nothing else; then there is nothing to wish."""
    seen = answer_options(s, partner)[:-1] if s.open_hands or not s.hand[partner] else []
    return seen[0] if len(seen) == 1 else NO_CARD


def wish_options(s: SmaugState, seat: Seat, partner: Seat) -> list[int]:
    """A kind of card that the partner may hold, the key, or whatever is given."""
    key = [KEY_CARD] if holds_key(s, partner) else []
    return [*_codes(s, may_be_held(s, seat, partner)), *key, ANY]


def may_be_held(s: SmaugState, seat: Seat, partner: Seat) -> Copies:
    """The cards of an open hand; of a closed one all that fit its backs and are not seen elsewhere.

    What a seat has not seen is the same in every way in which the hidden cards may lie.
    """
    if s.open_hands:
        return s.hand[partner]
    board = s.board
    unseen = s.decks[BEORN] | s.decks[ESGAROTH] | s.decks[TREASURY]
    for other in range(s.players):
        if other != seat:
            unseen |= s.hand[other]
    backs = 0
    for deck in HAND_DECKS:
        if s.hand[partner] & board.backs[deck]:
            backs |= board.backs[deck]
    return unseen & backs & ~board.immediate


def answer_options(s: SmaugState, partner: Seat) -> list[int]:
    """What the partner gives: what was wished for, or something else, or nothing."""
    return [*_codes(s, s.hand[partner]), *([KEY_CARD] if holds_key(s, partner) else []), REFUSE]


def may_pay(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    return None if s.board.has_kind(s.hand[seat] & ~s.picked, kind) else because("not_in_hand")


def may_give(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    if CARD.first + kind == KEY_CARD:
        return None if holds_key(s, seat) else because("no_key")
    return may_pay(s, seat, kind)


def may_wish(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    if CARD.first + kind == KEY_CARD:
        return None if holds_key(s, s.partner) else because("no_key")
    held = may_be_held(s, seat, s.partner)
    return None if s.board.has_kind(held, kind) else because("not_wished")


def may_answer(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    if CARD.first + kind == KEY_CARD:
        return None if holds_key(s, seat) else because("no_key")
    return None if s.holds(seat, kind) else because("not_in_hand")


# -- what happens ------------------------------------------------------------------------------------


def _name(code: int) -> str:
    return str(VOCABULARY.format(code))


def _propose(s: SmaugState) -> None:
    if s.log is None:
        return
    args: Args = {"colour": s.colour(s.leader), "partner": s.colour(s.partner)}
    if not s.open_hands:
        tell(s, "trade.talk", to=all_but(s.leader, s.partner), **args)
    both = None if s.open_hands else frozenset({s.leader, s.partner})
    named: Args = {**args, "card": _name(s.give), "wish": _name(s.wish)}
    tell(s, "trade.proposed", to=both, reveals=not s.open_hands, **named)


def _exchange(s: SmaugState, got: int) -> None:
    """The price is discarded, and one goes for one."""
    seat, partner, given = s.leader, s.partner, s.give
    price, s.picked = s.picked, 0
    s.hand[seat] &= ~price
    s.discards |= price
    one = 0 if given == KEY_CARD else s.board.one(s.hand[seat], CARD.of(given))
    two = 0 if got == KEY_CARD else s.board.one(s.hand[partner], CARD.of(got))
    s.hand[seat] = s.hand[seat] & ~one | two
    s.hand[partner] = s.hand[partner] & ~two | one
    if s.log is not None:
        args: Args = {"colour": s.colour(seat), "partner": s.colour(partner), "price": s.card_names(price)}
        if not s.open_hands:
            tell(s, "trade.price", to=all_but(seat, partner), reveals=True, **args)
        both = None if s.open_hands else frozenset({seat, partner})
        tell(s, "trade.done", to=both, reveals=True, **args, card=_name(given), wish=_name(got))
    s.give = s.wish = s.instead = NO_CARD
    s.leader = s.partner = NO_SEAT
    if KEY_CARD in (given, got):
        key_changes_hands(s, partner if given == KEY_CARD else seat)
