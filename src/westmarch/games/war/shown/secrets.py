"""Dealing again what a seat cannot know: the cards of all others, an ally's too, and the order of decks."""

from __future__ import annotations

from westmarch.core.chance import Chance
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.allies import replaced
from westmarch.games.war.battle_state import NO_CARD
from westmarch.games.war.cards.registry import COMBAT_CARDS
from westmarch.games.war.ids import DECK_MASKS, FREE, SHADOW, Cards, Seat, Side, deck_of, deck_side
from westmarch.games.war.rules.events import PRICE, costs_cards, faces_for, is_ready
from westmarch.games.war.rules.hand import decks_of
from westmarch.games.war.seats import NOBODY
from westmarch.games.war.state import WarState


def redeal(s: WarState, seat: Seat, chance: Chance) -> None:
    """Backs stay as they are, since everybody sees them; so do cards that a seat gave its ally (p. 45)."""
    s.deck_tops = ((), (), (), ())
    pinned = _surely_held(s, seat)
    for side in (FREE, SHADOW):
        _redeal_combat_card(s, seat, side, pinned, chance)
        others = [other for other in s.seating.players[side] if other != seat]
        if others:
            for deck in decks_of(side):
                _redeal_deck(s, others, deck, pinned, chance)
    _redeal_named_card(s, seat, pinned, chance)
    _leave_the_price(s, seat, pinned, chance)
    _redeal_exchanges(s, seat, chance)


def _surely_held(s: WarState, seat: Seat) -> Cards:
    """Cards that a seat knows to be in its ally's hand; one of them may lie face down in a battle."""
    ally, b = s.seating.allies[seat], s.battle
    known = s.allies.known[seat]
    if known and b is not None and not b.revealed:
        for side in (FREE, SHADOW):
            if b.command[side] == ally and b.cards[side] != NO_CARD:
                known &= ~DECK_MASKS[deck_of(b.cards[side])]
    return known


def _redeal_deck(s: WarState, others: list[Seat], deck: int, pinned: Cards, chance: Chance) -> None:
    """The cards of a deck that lie in it, in the hands of others, or among what they have discarded."""
    mask = DECK_MASKS[deck] & ~pinned
    zones = [(zone, other, (zone[other] & mask)) for other in others for zone in (s.hand, s.discards)]
    unseen = s.decks[deck]
    for _, _, cards in zones:
        unseen |= cards
    pile = chance.shuffled(members(unseen))
    for zone, other, cards in zones:
        zone[other] ^= cards
        for _ in range(cards.bit_count()):
            zone[other] |= just(pile.pop())
    s.decks[deck] = set_of(pile)


def _unseen(s: WarState, seat: Seat, deck: int, pinned: Cards) -> Cards:
    """Cards of a deck whose place a seat cannot know."""
    cards = s.decks[deck]
    for other in s.seating.players[deck_side(deck)]:
        if other != seat:
            cards |= s.hand[other] | s.discards[other]
    return cards & DECK_MASKS[deck] & ~pinned


def _redeal_combat_card(s: WarState, seat: Seat, side: Side, pinned: Cards, chance: Chance) -> None:
    """A card that lies face down might be any of its deck that could be used here."""
    b = s.battle
    if b is None or b.revealed or b.cards[side] == NO_CARD or has(s.table[side], b.cards[side]):
        return
    if b.command[side] == seat:
        return
    true = b.cards[side]
    unseen = _unseen(s, seat, deck_of(true), pinned) | just(true)
    usable = [card for card in members(unseen) if COMBAT_CARDS[s.board.combat_of[card]].needs(s, b, side)]
    if true not in usable:
        return
    chosen = usable[chance.below(len(usable))]
    _exchange(s, chosen, true)
    b.cards[side] = chosen


def _redeal_named_card(s: WarState, seat: Seat, pinned: Cards, chance: Chance) -> None:
    """A card that waits for its die might be any that is ready and that several of the dice would play."""
    player = s.actor
    if s.playing < 0 or player == seat or has(s.table[FREE] | s.table[SHADOW], s.playing):
        return
    candidates = [
        card
        for deck in decks_of(s.seating.sides[player])
        for card in members(_unseen(s, seat, deck, pinned) | s.hand[player] & DECK_MASKS[deck])
        if _can_hold(s, player, card, pinned)
        and faces_for(s, player, card).bit_count() > 1
        and is_ready(s, player, card)
    ]
    s.playing = candidates[chance.below(len(candidates))]
    _bring_into_hand(s, player, s.playing, pinned)


def _can_hold(s: WarState, player: Seat, card: int, pinned: Cards) -> bool:
    """Whether a card is in a hand, or could be in the place of another of its deck."""
    return has(s.hand[player], card) or bool(s.hand[player] & DECK_MASKS[deck_of(card)] & ~pinned)


def _bring_into_hand(s: WarState, player: Seat, card: int, pinned: Cards) -> None:
    if not has(s.hand[player], card):
        _exchange(s, card, members(s.hand[player] & DECK_MASKS[deck_of(card)] & ~pinned)[0])


def _leave_the_price(s: WarState, seat: Seat, pinned: Cards, chance: Chance) -> None:
    """A player who pays with cards to force one off the table has them in hand."""
    player = s.actor
    if s.playing < 0 or player == seat or not has(s.table[FREE] | s.table[SHADOW], s.playing):
        return
    if not costs_cards(s.playing):
        return
    prices = list(zip(PRICE, reversed(decks_of(SHADOW)), strict=True))
    for of_kind, deck in prices if s.paid < 0 else prices[-s.due :]:
        if not of_kind(s, s.hand[player]):
            candidates = members(of_kind(s, _unseen(s, seat, deck, pinned)))
            _bring_into_hand(s, player, candidates[chance.below(len(candidates))], pinned)


def _redeal_exchanges(s: WarState, seat: Seat, chance: Chance) -> None:
    """Which card another has laid down for an exchange, and which cards two enemies know of each other."""
    for other, card in enumerate(s.allies.given):
        if card != NO_CARD and other != seat:
            held = members(s.hand[other])
            given = replaced(s.allies.given, other, held[chance.below(len(held))])
            s.allies = s.allies._replace(given=given)
    for other, ally in enumerate(s.seating.allies):
        known = s.allies.known[other]
        if known and ally != NOBODY and seat not in (other, ally):
            imagined = 0
            for deck in decks_of(s.seating.sides[other]):
                places = chance.shuffled(members((s.hand[ally] | _face_down(s, ally)) & DECK_MASKS[deck]))
                imagined |= set_of(places[: (known & DECK_MASKS[deck]).bit_count()])
            s.allies = s.allies._replace(known=replaced(s.allies.known, other, imagined))


def _face_down(s: WarState, seat: Seat) -> Cards:
    """The Combat card that a seat has laid down and not shown yet, as a set."""
    b = s.battle
    side = s.seating.sides[seat]
    if b is None or b.revealed or b.command[side] != seat or b.cards[side] == NO_CARD:
        return 0
    return just(b.cards[side])


def _exchange(s: WarState, one: int, two: int) -> None:
    """Two unseen cards change places; one of them may lie face down in a battle."""
    for zone in (s.decks, s.hand, s.discards):
        for place in range(len(zone)):
            if has(zone[place], one) != has(zone[place], two):
                zone[place] ^= set_of((one, two))
