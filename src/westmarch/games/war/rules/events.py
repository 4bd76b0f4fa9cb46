"""Chapter 5, playing Event cards (p. 22-23), and forcing an enemy's card off the table."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards.lasting import DRAWS_AFTER
from westmarch.games.war.cards.registry import EVENT_CARDS
from westmarch.games.war.ids import (
    ARMY,
    CARD,
    CHARACTER,
    DECK_MASKS,
    DIE,
    EVENT,
    FREE,
    GANDALF_GREY,
    MUSTER,
    NONE,
    SHADOW,
    SIDE_TEXTS,
    USE,
    WILL,
    Cards,
    Face,
    Side,
    deck_of,
    name,
)
from westmarch.games.war.rules import dice
from westmarch.games.war.rules.hand import decks_of, draw, draw_choice, trim_hand
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import discard_from_table, review_table
from westmarch.games.war.seats import hand_of, seat_of
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]


# -- playing ------------------------------------------------------------------------------------


def serving(s: WarState, side: Side, number: int) -> int:
    """Faces that play a card: its own symbol, or the Event symbol for any card (p. 22)."""
    face = s.board.card_face[number]
    own = dice.army_faces(s, side) if face == ARMY else dice.FOR_FACE[face]
    return own | dice.FOR_EVENT


def may_play(s: WarState, side: Side, number: int, faces: int) -> Reason | None:
    """Whether a card can be played: in hand, its symbol on a die, its condition fulfilled (p. 22)."""
    card = CARD.texts[number]
    if not has(hand_of(s, side), number):
        return because("not_in_hand", 22, card=card)
    if not EVENT_CARDS[number].needs(s):
        return because("card_condition", 22, card=card)
    return dice.lacks(s, faces, serving(s, side, number), "card_no_die", 22, card=card)


def playable(s: WarState, side: Side, faces: int) -> Cards:
    """Mask of the cards in hand that can be played; the quick form of `may_play`."""
    mask = 0
    for number in members(hand_of(s, side)):
        if serving(s, side, number) & faces and EVENT_CARDS[number].needs(s):
            mask |= just(number)
    return mask


def play(s: WarState, side: Side, number: int, die: int) -> Steps:
    s.playing = number
    face = yield from _pay(s, side, die)
    number, s.playing = s.playing, -1
    if s.board.card_face[number] == ARMY and face == MUSTER:
        s.mouth_used = True
    draws = face in (EVENT, WILL) and (side == FREE or DRAWS_AFTER.on(s) != 0)
    yield from resolve(s, side, number)
    if draws and s.winner < 0:
        s.draw_after = number


def _pay(s: WarState, side: Side, die: int) -> Asking[int]:
    """The die for the card that was named. Nobody else knows it yet, so a fork may imagine another one."""

    def usable() -> list[int]:
        return DIE.codes_of(faces_for(s, side, s.playing, die))

    options = usable()
    answer = yield from ask(seat_of(s, side), "action.die", usable if len(options) > 1 else options)
    dice.spend(s, side, DIE.of(answer))
    return DIE.of(answer)


def faces_for(s: WarState, side: Side, number: int, die: int = -1) -> int:
    """Faces of the unused dice, or of the one chosen before, that would play a card."""
    return serving(s, side, number) & (just(die) if die >= 0 else dice.faces(s, side))


def resolve(s: WarState, side: Side, number: int) -> Steps:
    """The event half; the card then lies on the table or among the discards."""
    s.hand[seat_of(s, side)] &= ~just(number)
    tell(s, "card.plays", reveals=True, side=SIDE_TEXTS[side], card=CARD.texts[number])
    if has(s.board.stays, number):
        s.table[side] |= just(number)
    else:
        s.played |= just(number)
    before, s.resolving = s.resolving, number
    steps = EVENT_CARDS[number].effect(s)
    if steps is not None:
        yield from steps
    s.resolving = before
    review_table(s)


def draw_after(s: WarState) -> Steps:
    """Gandalf the Grey as Guide, and the Palantír of Orthanc, draw after a card played by an Event result.

    It is a stretch of its own, since the card may have opened a battle: that is fought before (ruling).
    """
    deck = deck_of(s.draw_after)
    if deck in decks_of(FREE):
        yield from _gandalf_draws(s, deck)
    elif DRAWS_AFTER.on(s):
        yield from draw_choice(s, SHADOW)
    s.draw_after = -1


def _gandalf_draws(s: WarState, deck: int) -> Steps:
    if s.guide != GANDALF_GREY or not s.decks[deck]:
        return
    if (yield (seat_of(s, FREE), "card.gandalf", (USE, NONE))) == USE:
        yield from draw(s, FREE, deck)
        yield from trim_hand(s, FREE)


# -- forcing a card off the table ---------------------------------------------------------------


def discard_faces(s: WarState, side: Side, number: int) -> int:
    """Faces with which a side may force an enemy's card off the table, as an action (p. 22)."""
    price = EVENT_CARDS[number].price
    if price is None or (price.cards and not _can_pay(s)):
        return 0
    if price.ring and dice.may_use_ring(s, side) is None:
        return dice.ANY
    return price.faces(s)


def costs_cards(number: int) -> bool:
    """Whether cards are paid to force this one off the table."""
    price = EVENT_CARDS[number].price
    return price is not None and price.cards


def _can_pay(s: WarState) -> bool:
    """No card is of both kinds: those with the Character symbol lie in a deck of their own."""
    return all(of_kind(s, hand_of(s, SHADOW)) for of_kind in PRICE)


def of_army(s: WarState, cards: int) -> int:
    """Those of the Shadow's cards that count as Army cards: by symbol, or by deck (option)."""
    if s.options["army_card"] == "deck":
        return cards & DECK_MASKS[decks_of(SHADOW)[1]]
    return _with_symbol(s, cards, ARMY)


def of_character(s: WarState, cards: int) -> int:
    return _with_symbol(s, cards, CHARACTER)


def _with_symbol(s: WarState, cards: int, face: Face) -> int:
    mask = 0
    for number in members(cards):
        if s.board.card_face[number] == face:
            mask |= just(number)
    return mask


PRICE = (of_army, of_character)
"""What a card costs whose price is cards: one of each kind, from the Shadow's hand."""


def may_force_off(s: WarState, side: Side, number: int, faces: int) -> Reason | None:
    """Whether an enemy's card can be forced off the table: it has a price, and this side can pay it."""
    card = CARD.texts[number]
    serves = discard_faces(s, side, number)
    if not serves and costs_cards(number):
        return because("no_price", 22, card=card, army_card=s.options["army_card"])
    if not serves:
        return because("stays_on_table", 22, card=card)
    refusal = dice.lacks(s, faces, serves, "card_no_die", 22, card=card)
    price = EVENT_CARDS[number].price
    if refusal is not None and price is not None and price.ring and s.named < 0:
        return dice.may_use_ring(s, side) or refusal  # with a ring any die would do
    return refusal


def may_use(s: WarState, side: Side, number: int, faces: int) -> Reason | None:
    """Whether a card can be named in an action: played, or forced off the table."""
    if has(s.table[1 - side], number):
        return may_force_off(s, side, number, faces)
    return may_play(s, side, number, faces)


def discardable(s: WarState, side: Side, faces: int) -> int:
    """Mask of the enemy's cards that can be forced off the table."""
    mask = 0
    for number in members(s.table[1 - side]):
        if may_force_off(s, side, number, faces) is None:
            mask |= just(number)
    return mask


def force_discard(s: WarState, side: Side, number: int, die: int) -> Steps:
    s.playing = number
    price = EVENT_CARDS[number].price
    assert price is not None
    face = yield from dice.pay(s, side, discard_faces(s, side, number), die)
    if price.ring and not has(price.faces(s), face):
        dice.give_ring(s, side)
        tell(s, "card.ring_paid")
    if price.cards:
        yield from _pay_cards(s)
    s.playing = -1
    discard_from_table(s, number)


def _pay_cards(s: WarState) -> Steps:
    """One Army card and one Character card from the hand; which is asked for even if there is only one."""
    for left, of_kind in zip((2, 1), PRICE, strict=True):
        s.due = left
        answer = yield from ask(seat_of(s, SHADOW), "card.price", partial(_in_hand, s, of_kind))
        number = CARD.of(answer)
        s.hand[seat_of(s, SHADOW)] &= ~just(number)
        s.played |= just(number)
        tell(s, "card.forced_discard", reveals=True, card=name(answer))


def _in_hand(s: WarState, of_kind: Callable[[WarState, int], int]) -> list[int]:
    return CARD.codes_of(of_kind(s, hand_of(s, SHADOW)))
