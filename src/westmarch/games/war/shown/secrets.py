"""Dealing again what a seat cannot know: the other side's cards, and the order of every deck."""

from __future__ import annotations

from westmarch.core.chance import Chance
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.battle_state import NO_CARD
from westmarch.games.war.cards.registry import COMBAT_CARDS, EVENT_CARDS
from westmarch.games.war.ids import DECK_MASKS, FREE, SHADOW, Seat, deck_of
from westmarch.games.war.rules.events import PRICE, costs_cards, faces_for
from westmarch.games.war.rules.hand import decks_of
from westmarch.games.war.seats import hand_of, seat_of, side_of
from westmarch.games.war.state import WarState


def redeal(s: WarState, seat: Seat, chance: Chance) -> None:
    """Backs stay as they are, since everybody sees them."""
    s.deck_tops = ((), (), (), ())
    other = 1 - side_of(s, seat)
    _redeal_combat_card(s, other, chance)
    for deck in decks_of(other):
        mask = DECK_MASKS[deck]
        held, thrown = hand_of(s, other) & mask, s.discards[seat_of(s, other)] & mask
        unseen = chance.shuffled(members(s.decks[deck] | held | thrown))
        s.hand[seat_of(s, other)] ^= held
        s.discards[seat_of(s, other)] ^= thrown
        for _ in range(held.bit_count()):
            s.hand[seat_of(s, other)] |= just(unseen.pop())
        for _ in range(thrown.bit_count()):
            s.discards[seat_of(s, other)] |= just(unseen.pop())
        s.decks[deck] = set_of(card for card in unseen)
    _redeal_named_card(s, other, chance)
    _leave_the_price(s, other, chance)


def _redeal_named_card(s: WarState, other: int, chance: Chance) -> None:
    """A card that waits for its die might be any that is ready and that several of the dice would play."""
    if s.playing < 0 or deck_of(s.playing) not in decks_of(other) or has(s.table[other], s.playing):
        return
    held = sum(DECK_MASKS[deck] for deck in decks_of(other) if hand_of(s, other) & DECK_MASKS[deck])
    unseen = (
        sum(s.decks[deck] for deck in decks_of(other)) | hand_of(s, other) | s.discards[seat_of(s, other)]
    ) & held
    candidates = [
        card
        for card in members(unseen)
        if faces_for(s, other, card).bit_count() > 1 and EVENT_CARDS[card].needs(s)
    ]
    chosen = candidates[chance.below(len(candidates))]
    if not has(hand_of(s, other), chosen):
        _exchange(s, chosen, members(hand_of(s, other) & DECK_MASKS[deck_of(chosen)])[0])
    s.playing = chosen


def _leave_the_price(s: WarState, other: int, chance: Chance) -> None:
    """Whoever pays with cards to force one off the table has them in hand; to play that one costs none."""
    if other != SHADOW or s.playing < 0 or not has(s.table[FREE], s.playing) or not costs_cards(s.playing):
        return
    prices = list(zip(PRICE, reversed(decks_of(SHADOW)), strict=True))
    for of_kind, deck in prices if s.paid < 0 else prices[-s.due :]:
        if not of_kind(s, hand_of(s, SHADOW)):
            mask = DECK_MASKS[deck]
            candidates = members(of_kind(s, (s.decks[deck] | s.discards[seat_of(s, SHADOW)]) & mask))
            paid = candidates[chance.below(len(candidates))]
            _exchange(s, paid, members(hand_of(s, SHADOW) & mask)[0])


def _exchange(s: WarState, one: int, two: int) -> None:
    """Two unseen cards change places; one of them may lie face down in a battle."""
    for zone in (s.decks, s.hand, s.discards):
        for place in range(len(zone)):
            if has(zone[place], one) != has(zone[place], two):
                zone[place] ^= set_of((one, two))


def _redeal_combat_card(s: WarState, other: int, chance: Chance) -> None:
    """A card that lies face down might be any of its deck that could be used here."""
    b = s.battle
    if b is None or b.revealed or b.cards[other] == NO_CARD or has(s.table[other], b.cards[other]):
        return
    true = b.cards[other]
    deck = deck_of(true)
    unseen = s.decks[deck] | hand_of(s, other) | s.discards[seat_of(s, other)] | just(true)
    unseen &= DECK_MASKS[deck]
    usable = [card for card in members(unseen) if COMBAT_CARDS[s.board.combat_of[card]].needs(s, b, other)]
    if true not in usable:
        return
    chosen = usable[chance.below(len(usable))]
    _exchange(s, chosen, true)
    b.cards[other] = chosen
