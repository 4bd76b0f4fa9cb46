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
    USE,
    WILL,
    Cards,
    Face,
    Seat,
    deck_of,
    name,
)
from westmarch.games.war.rules import dice
from westmarch.games.war.rules.hand import decks_of, draw, draw_choice, forget, trim_hand
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import discard_from_table, review_table
from westmarch.games.war.seats import part_text, player_of_card, side_of
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]


# -- playing ------------------------------------------------------------------------------------


def serving(s: WarState, seat: Seat, number: int) -> int:
    """Faces that play a card: its own symbol, or the Event symbol for any card (p. 22)."""
    face = s.board.card_face[number]
    own = dice.army_faces(s, seat) if face == ARMY else dice.FOR_FACE[face]
    return own | dice.FOR_EVENT


def may_play(s: WarState, seat: Seat, number: int, faces: int) -> Reason | None:
    """Whether a card can be played: in hand, its symbol on a die, its condition fulfilled (p. 22)."""
    card = CARD.texts[number]
    if not has(s.hand[seat], number):
        return because("not_in_hand", 22, card=card)
    if not s.board.card_parts[number] & s.seating.parts[seat]:
        return because("allys_card", 46, card=card)
    if not EVENT_CARDS[number].needs(s):
        return because("card_condition", 22, card=card)
    if not is_ready(s, seat, number):
        return because("card_nation_acted", 46, card=card)
    return dice.lacks(s, faces, serving(s, seat, number), "card_no_die", 22, card=card)


def playable(s: WarState, seat: Seat, faces: int) -> Cards:
    """Mask of the cards in hand that can be played; the quick form of `may_play`."""
    mask = 0
    for number in members(s.hand[seat]):
        if serving(s, seat, number) & faces and is_ready(s, seat, number):
            mask |= just(number)
    return mask


def is_ready(s: WarState, seat: Seat, number: int) -> bool:
    """Whether a card's symbol, its condition and what was done before let a player use it (p. 22, 46)."""
    card = EVENT_CARDS[number]
    return bool(
        s.board.card_parts[number] & s.seating.parts[seat]
        and card.needs(s)
        and not (seat == s.seating.lone and s.allies.last[0] & card.nations)
    )


def play(s: WarState, seat: Seat, number: int, die: int) -> Steps:
    s.playing = number
    face = yield from _pay(s, seat, die)
    number, s.playing = s.playing, -1
    if s.board.card_face[number] == ARMY and face == MUSTER:
        s.mouth_used = True
    draws = face in (EVENT, WILL) and (side_of(s, seat) == FREE or DRAWS_AFTER.on(s) != 0)
    yield from resolve(s, seat, number)
    if draws and s.winner < 0:
        s.draw_after = number


def _pay(s: WarState, seat: Seat, die: int) -> Asking[int]:
    """The die for the card that was named. Nobody else knows it yet, so a fork may imagine another one."""

    def usable() -> list[int]:
        return DIE.codes_of(faces_for(s, seat, s.playing, die))

    options = usable()
    answer = yield from ask(seat, "action.die", usable if len(options) > 1 else options)
    dice.spend(s, side_of(s, seat), DIE.of(answer))
    return DIE.of(answer)


def faces_for(s: WarState, seat: Seat, number: int, die: int = -1) -> int:
    """Faces of the unused dice, or of the one chosen before, that would play a card."""
    return serving(s, seat, number) & (just(die) if die >= 0 else dice.faces(s, side_of(s, seat)))


def resolve(s: WarState, seat: Seat, number: int) -> Steps:
    """The event half; the card then lies on the table or among the discards."""
    s.hand[seat] &= ~just(number)
    forget(s, seat, just(number))
    tell(s, "card.plays", reveals=True, side=part_text(s, seat), card=CARD.texts[number])
    if has(s.board.stays, number):
        s.table[side_of(s, seat)] |= just(number)
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
        yield from draw_choice(s, player_of_card(s))
    s.draw_after = -1


def _gandalf_draws(s: WarState, deck: int) -> Steps:
    if s.guide != GANDALF_GREY or not s.decks[deck]:
        return
    if (yield (player_of_card(s), "card.gandalf", (USE, NONE))) == USE:
        yield from draw(s, player_of_card(s), deck)
        yield from trim_hand(s, player_of_card(s))


# -- forcing a card off the table ---------------------------------------------------------------


def discard_faces(s: WarState, seat: Seat, number: int) -> int:
    """Faces with which a player may force an enemy's card off the table, as an action (p. 22)."""
    price = EVENT_CARDS[number].price
    if price is None or (price.cards and not _can_pay(s, seat)):
        return 0
    if price.ring and dice.may_use_ring(s, seat) is None:
        return dice.ANY
    return price.faces(s)


def costs_cards(number: int) -> bool:
    """Whether cards are paid to force this one off the table."""
    price = EVENT_CARDS[number].price
    return price is not None and price.cards


def _can_pay(s: WarState, seat: Seat) -> bool:
    """No card is of both kinds: those with the Character symbol lie in a deck of their own."""
    return all(of_kind(s, s.hand[seat]) for of_kind in PRICE)


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


def may_force_off(s: WarState, seat: Seat, number: int, faces: int) -> Reason | None:
    """Whether an enemy's card can be forced off the table: it has a price, and this player can pay it."""
    card = CARD.texts[number]
    serves = discard_faces(s, seat, number)
    if not serves and costs_cards(number):
        return because("no_price", 22, card=card, army_card=s.options["army_card"])
    if not serves:
        return because("stays_on_table", 22, card=card)
    refusal = dice.lacks(s, faces, serves, "card_no_die", 22, card=card)
    price = EVENT_CARDS[number].price
    if refusal is not None and price is not None and price.ring and s.named < 0:
        return dice.may_use_ring(s, seat) or refusal  # with a ring any die would do
    return refusal


def may_use(s: WarState, seat: Seat, number: int, faces: int) -> Reason | None:
    """Whether a card can be named in an action: played, or forced off the table."""
    if has(s.table[1 - side_of(s, seat)], number):
        return may_force_off(s, seat, number, faces)
    return may_play(s, seat, number, faces)


def discardable(s: WarState, seat: Seat, faces: int) -> int:
    """Mask of the enemy's cards that can be forced off the table."""
    mask = 0
    for number in members(s.table[1 - side_of(s, seat)]):
        if may_force_off(s, seat, number, faces) is None:
            mask |= just(number)
    return mask


def force_discard(s: WarState, seat: Seat, number: int, die: int) -> Steps:
    s.playing = number
    price = EVENT_CARDS[number].price
    assert price is not None
    face = yield from dice.pay(s, seat, discard_faces(s, seat, number), die)
    if price.ring and not has(price.faces(s), face):
        dice.give_ring(s, side_of(s, seat))
        tell(s, "card.ring_paid")
    if price.cards:
        yield from _pay_cards(s, seat)
    s.playing = -1
    discard_from_table(s, number)


def _pay_cards(s: WarState, seat: Seat) -> Steps:
    """One Army card and one Character card from the hand; which is asked for even if there is only one."""
    for left, of_kind in zip((2, 1), PRICE, strict=True):
        s.due = left
        answer = yield from ask(seat, "card.price", partial(_in_hand, s, seat, of_kind))
        number = CARD.of(answer)
        s.hand[seat] &= ~just(number)
        forget(s, seat, just(number))
        s.played |= just(number)
        tell(s, "card.forced_discard", reveals=True, card=name(answer))


def _in_hand(s: WarState, seat: Seat, of_kind: Callable[[WarState, int], int]) -> list[int]:
    return CARD.codes_of(of_kind(s, s.hand[seat]))
