"""Chapter 5, drawing and holding Event cards (p. 22)."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import Any

from westmarch.core import asking
from westmarch.core.asking import ask
from westmarch.core.events import only
from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just
from westmarch.games.war.allies import NO_CARD, replaced
from westmarch.games.war.ids import CARD, DECK, DECK_MASKS, DECKS, NONE, USE, Cards, Seat, Side, deck_of
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import NOBODY, follower, leader, part_text
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]


def decks_of(side: Side) -> tuple[int, int]:
    """A side's character and strategy deck."""
    return 2 * side, 2 * side + 1


def draw(s: WarState, seat: Seat, deck: int) -> Steps:
    """One card; an empty deck gives nothing and is never shuffled again (p. 22)."""
    if not s.decks[deck]:
        return
    tops = s.deck_tops[deck]
    if tops:
        number = tops[0]
        s.deck_tops = (*s.deck_tops[:deck], tops[1:], *s.deck_tops[deck + 1 :])
    else:
        s.thrower, s.drawing = s.seating.sides[seat], deck
        number = CARD.of((yield from asking.draw("card.draw", lambda: CARD.codes_of(s.decks[deck]))))
    s.decks[deck] &= ~just(number)
    s.hand[seat] |= just(number)
    tell(s, "card.draws", reveals=True, side=part_text(s, seat), deck=back(number))
    tell(s, "card.drawn", to=only(seat), card=CARD.texts[number])


def draw_choice(s: WarState, seat: Seat) -> Steps:
    """One card from either deck, the player's choice."""
    yield from draw_one(s, seat)
    yield from trim_hand(s, seat)


def draw_one(s: WarState, seat: Seat) -> Steps:
    decks = decks_of(s.seating.sides[seat])
    options = [DECK.code(which) for which, deck in enumerate(decks) if s.decks[deck]]
    if options:
        answer = yield from ask(seat, "card.deck", options)
        yield from draw(s, seat, decks[DECK.of(answer)])


def draw_for_turn(s: WarState, seat: Seat) -> Steps:
    """Phase 1: one card of each deck; with an ally, after the first turn, one of a deck of choice (p. 45)."""
    if s.turn > 1 and s.seating.allies[seat] != NOBODY:
        yield from draw_one(s, seat)
        return
    for deck in decks_of(s.seating.sides[seat]):
        yield from draw(s, seat, deck)


def may_give_up(s: WarState, seat: Seat, number: int) -> Reason | None:
    """Only cards in hand can be discarded or paid with (p. 22)."""
    return None if has(s.hand[seat], number) else because("not_in_hand", 22, card=CARD.texts[number])


def trim_hand(s: WarState, seat: Seat) -> Steps:
    """More cards than a hand holds: the rest is discarded face down at once (p. 22, 45)."""
    while s.hand[seat].bit_count() > s.seating.hand_limits[seat]:
        answer = yield from ask(seat, "card.discard", lambda: CARD.codes_of(s.hand[seat]))
        number = CARD.of(answer)
        s.hand[seat] &= ~just(number)
        s.discards[seat] |= just(number)
        forget(s, seat, DECK_MASKS[deck_of(number)])
        tell(s, "card.discards", side=part_text(s, seat), deck=back(number))
        tell(s, "card.discarded", to=only(seat), card=CARD.texts[number])


# -- exchanging a card with the ally (p. 45) --------------------------------------------------------


def exchange(s: WarState, side: Side) -> Steps:
    """One card each, unseen, if both agree; the follower is asked first. Nobody without a card is asked."""
    pair = (follower(s, side), leader(s, side))
    if pair[0] == pair[1] or not all(s.hand[seat] for seat in pair):
        return
    for seat in pair:
        if (yield (seat, "card.exchange", (USE, NONE))) == NONE:
            return
    for seat in pair:
        answer = yield from ask(seat, "card.give", partial(_in_hand, s, seat))
        s.allies = s.allies._replace(given=replaced(s.allies.given, seat, CARD.of(answer)))
    _change_hands(s, pair)


def _in_hand(s: WarState, seat: Seat) -> list[int]:
    return CARD.codes_of(s.hand[seat])


def _change_hands(s: WarState, pair: tuple[Seat, Seat]) -> None:
    for seat, ally in (pair, pair[::-1]):
        number = s.allies.given[seat]
        s.hand[seat] &= ~just(number)
        s.hand[ally] |= just(number)
    for seat, ally in (pair, pair[::-1]):
        number = s.allies.given[seat]
        known = (s.allies.known[seat] | just(number)) & s.hand[ally]
        s.allies = s.allies._replace(known=replaced(s.allies.known, seat, known))
        tell(s, "card.exchanges", reveals=True, side=part_text(s, seat), deck=back(number))
        tell(s, "card.given", to=only(seat), reveals=True, card=CARD.texts[number])
        tell(s, "card.received", to=only(ally), reveals=True, card=CARD.texts[number])
    s.allies = s.allies._replace(given=(NO_CARD,) * s.seating.count)


def forget(s: WarState, seat: Seat, cards: Cards) -> None:
    """The ally no longer knows whether some of these are in a seat's hand."""
    ally = s.seating.allies[seat]
    if ally != NOBODY and s.allies.known[ally] & cards:
        known = s.allies.known[ally] & ~cards
        s.allies = s.allies._replace(known=replaced(s.allies.known, ally, known))


def back(number: int) -> str:
    """The back of a card, as texts know it."""
    return f"deck:{DECKS[deck_of(number)][3:]}"
