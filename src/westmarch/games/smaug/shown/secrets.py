"""Dealing again what a seat cannot know: who holds which unseen card, and what the decks still hold.

Backs stay as they are, since everybody sees them; so do cards that were offered, proposed or chosen for
a rule under way.
"""

from __future__ import annotations

from westmarch.core.chance import Chance
from westmarch.core.sets import has, just, members
from westmarch.games.smaug.ids import CARD, CARDS, ENEMIES, HAND_DECKS, KEY_CARD, Copies, Seat, owner
from westmarch.games.smaug.rules import fight, web
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
    kept = s.offered | _sum_under_way(s)
    for holder, code in ((s.leader, s.give), (s.partner, s.instead)):
        if holder >= 0 and code in CARD and code != KEY_CARD:
            kept |= s.board.one(s.hand[holder] & ~kept, CARD.of(code))
    return kept


def _sum_under_way(s: SmaugState) -> Copies:
    """Cards chosen for a rule, and those that make up the strength it needs: whoever began can end it."""
    if s.meets >= 0 and CARDS[s.meets] in ENEMIES and s.picked:
        return _rest_of_the_fight(s)
    if s.mover >= 0 and has(s.caught, s.mover) and s.meets < 0:
        return _rest_of_the_release(s)
    return s.picked


def _rest_of_the_fight(s: SmaugState) -> Copies:
    chosen = s.picked
    left = fight.at_hand(s) & ~chosen
    while not fight.exact(s, chosen):
        one = next(one for one in members(left) if fight.exact(s, chosen | just(one), left & ~just(one)))
        chosen |= just(one)
        left &= ~just(one)
    return chosen


def _rest_of_the_release(s: SmaugState) -> Copies:
    """Whoever frees a dwarf from a web has the strength in hand, and says so by beginning."""
    chosen = s.picked
    left = members(s.hand[owner(s.mover)] & s.board.fighters & ~chosen)
    for one in sorted(left, key=lambda one: s.board.highest(s.board.kind_of[one])):
        if web.strength_of(s, chosen) < web.ENOUGH:
            chosen |= just(one)
    return chosen
