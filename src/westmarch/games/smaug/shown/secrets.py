"""Dealing again what a seat cannot know: who holds which unseen card, and what the decks still hold.

Backs stay as they are, since everybody sees them; so do cards that were offered, proposed or chosen for
a rule under way.
"""

from __future__ import annotations

from westmarch.core.chance import Chance
from westmarch.core.sets import just, members
from westmarch.games.smaug.ids import CARD, HAND_DECKS, KEY_CARD, Copies, Seat
from westmarch.games.smaug.state import SmaugState


def redeal(s: SmaugState, seat: Seat, chance: Chance) -> None:
    if s.open_hands:
        return  # a deck has no order, so nothing is unknown but the dice to come
    kept = _kept(s)
    others = [other for other in range(s.players) if other != seat]
    for back in HAND_DECKS:
        mask = s.board.backs[back] & ~s.board.immediate & ~kept
        held = [s.hand[other] & mask for other in others]
        piles = [s.decks[deck] & mask for deck in HAND_DECKS]
        unseen = 0
        for cards in (*held, *piles):
            unseen |= cards
        deck = chance.shuffled(members(unseen))
        for other, cards in zip(others, held, strict=True):
            s.hand[other] ^= cards ^ _deal(deck, cards.bit_count())
        for pile, cards in enumerate(piles):
            s.decks[pile] ^= cards ^ _deal(deck, cards.bit_count())


def _deal(deck: list[int], number: int) -> Copies:
    dealt = 0
    for _ in range(number):
        dealt |= just(deck.pop())
    return dealt


def _kept(s: SmaugState) -> Copies:
    """Cards that a rule under way speaks of."""
    kept = s.offered | s.picked
    for holder, code in ((s.leader, s.give), (s.partner, s.instead)):
        if holder >= 0 and code in CARD and code != KEY_CARD:
            kept |= s.board.one(s.hand[holder] & ~kept, CARD.of(code))
    return kept
