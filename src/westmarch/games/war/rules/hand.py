"""Chapter 5, drawing and holding Event cards (p. 22)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core import asking
from westmarch.core.asking import ask
from westmarch.core.events import only
from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just
from westmarch.games.war.ids import CARD, DECK, DECKS, SIDE_TEXTS, Side, deck_of
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import hand_of, seat_of
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]
HAND_LIMIT = 6


def decks_of(side: Side) -> tuple[int, int]:
    """A side's character and strategy deck."""
    return 2 * side, 2 * side + 1


def draw(s: WarState, side: Side, deck: int) -> Steps:
    """One card; an empty deck gives nothing and is never shuffled again (p. 22)."""
    if not s.decks[deck]:
        return
    tops = s.deck_tops[deck]
    if tops:
        number = tops[0]
        s.deck_tops = (*s.deck_tops[:deck], tops[1:], *s.deck_tops[deck + 1 :])
    else:
        s.thrower, s.drawing = side, deck
        number = CARD.of((yield from asking.draw("card.draw", lambda: CARD.codes_of(s.decks[deck]))))
    s.decks[deck] &= ~just(number)
    s.hand[seat_of(s, side)] |= just(number)
    tell(s, "card.draws", reveals=True, side=SIDE_TEXTS[side], deck=f"deck:{DECKS[deck][3:]}")
    tell(s, "card.drawn", to=only(seat_of(s, side)), card=CARD.texts[number])


def draw_choice(s: WarState, side: Side) -> Steps:
    """One card from either deck, the player's choice."""
    options = [DECK.code(which) for which, deck in enumerate(decks_of(side)) if s.decks[deck]]
    if not options:
        return
    answer = yield from ask(seat_of(s, side), "card.deck", options)
    yield from draw(s, side, decks_of(side)[DECK.of(answer)])
    yield from trim_hand(s, side)


def may_give_up(s: WarState, side: Side, number: int) -> Reason | None:
    """Only cards in hand can be discarded or paid with (p. 22)."""
    return None if has(hand_of(s, side), number) else because("not_in_hand", 22, card=CARD.texts[number])


def trim_hand(s: WarState, side: Side) -> Steps:
    """More than six cards: the rest is discarded face down at once (p. 22)."""
    while hand_of(s, side).bit_count() > HAND_LIMIT:
        answer = yield from ask(seat_of(s, side), "card.discard", lambda: CARD.codes_of(hand_of(s, side)))
        number = CARD.of(answer)
        s.hand[seat_of(s, side)] &= ~just(number)
        s.discards[seat_of(s, side)] |= just(number)
        tell(s, "card.discards", side=SIDE_TEXTS[side], deck=f"deck:{DECKS[deck_of(number)][3:]}")
        tell(s, "card.discarded", to=only(seat_of(s, side)), card=CARD.texts[number])
