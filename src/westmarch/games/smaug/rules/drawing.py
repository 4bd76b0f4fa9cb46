"""Drawing ('Добор двух карт на руку'): two cards, from the refuges where dwarves stand, and six in hand."""

from __future__ import annotations

from westmarch.core.asking import Asking, draw
from westmarch.core.events import Args, all_but, only
from westmarch.core.rules import Reason, Rules, tell
from westmarch.games.smaug.ids import BEORN, CARD, CARDS, DECK, DECKS, Kind, Seat
from westmarch.games.smaug.rules import dragon
from westmarch.games.smaug.rules.adventure import cards_of
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.rules.turn import end_turn
from westmarch.games.smaug.state import HAND_LIMIT, SmaugState


def draw_step(s: SmaugState) -> Rules:
    """Two cards in the order that the player likes (ruling 46); a Smaug card acts before the next."""
    seat = s.active
    first, second = decks_to_draw(s, seat)
    if first != second:  # from one deck there is no order to choose
        code: int = yield seat, "draw.deck", (DECK.first + first, DECK.first + second)
        if DECK.of(code) == second:
            first, second = second, first
    yield from draw_card(s, seat, first)
    yield from draw_card(s, seat, second)
    while s.hand[seat].bit_count() > HAND_LIMIT:
        discard(s, seat, CARD.of((yield seat, "draw.discard", lambda: hand_options(s, seat))))
    end_turn(s)


def decks_to_draw(s: SmaugState, seat: Seat) -> tuple[int, int]:
    """One card for each dwarf, from where he stands; settled before the first is drawn (ruling 64)."""
    refuge, where = s.board.refuge, s.where
    return deck_or_beorn(s, refuge[where[2 * seat]]), deck_or_beorn(s, refuge[where[2 * seat + 1]])


def deck_or_beorn(s: SmaugState, deck: int) -> int:
    """An empty refuge gives a card of Beorn's House (ruling 43)."""
    return deck if s.decks[deck] else BEORN


def may_draw_from(s: SmaugState, seat: Seat, deck: int) -> Reason | None:
    if deck in decks_to_draw(s, seat):
        return None
    return because("no_refuge" if s.decks[deck] else "refuge_empty")


def draw_card(s: SmaugState, seat: Seat, deck: int) -> Asking[None]:
    """Into one's hand; a Smaug card acts at once instead."""
    board = s.board
    deck = deck_or_beorn(s, deck)
    refill(s)  # nothing was discarded when its last card was drawn
    if not s.decks[deck]:
        tell(s, "draw.nothing", colour=s.colour(seat))
        return
    s.thrower, s.drawing = seat, deck
    code = yield from draw("draw.card", lambda: cards_of(s, deck))
    kind = CARD.of(code)
    one = board.one(s.decks[deck], kind)
    s.decks[deck] &= ~one
    if one & board.immediate:
        tell(s, "draw.smaug", reveals=True, colour=s.colour(seat), deck=f"deck:{DECKS[deck]}")
        refill(s)
        s.discards |= one
        yield from dragon.comes(s, kind)
        return
    s.hand[seat] |= one
    if s.log is not None:
        args: Args = {"colour": s.colour(seat), "deck": f"deck:{DECKS[deck]}"}
        if not s.open_hands:
            tell(s, "draw.hidden", to=all_but(seat), **args)
        tell(s, "draw.card", to=None if s.open_hands else only(seat), card=f"card:{CARDS[kind]}", **args)
    refill(s)


def refill(s: SmaugState) -> None:
    """As soon as Beorn's House has run out all discards are shuffled into it ('Добор двух карт на руку')."""
    if not s.decks[BEORN] and s.discards:
        s.decks[BEORN], s.discards = s.discards, 0
        tell(s, "draw.shuffled", reveals=True, n=s.decks[BEORN].bit_count())


def hand_options(s: SmaugState, seat: Seat) -> list[int]:
    return [CARD.first + kind for kind in s.board.kinds_in(s.hand[seat])]


def may_discard(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    return None if s.holds(seat, kind) else because("not_in_hand")


def discard(s: SmaugState, seat: Seat, kind: Kind) -> None:
    """A card of one's hand, face up."""
    one = s.board.one(s.hand[seat], kind)
    s.hand[seat] &= ~one
    s.discards |= one
    tell(s, "draw.discard", reveals=True, colour=s.colour(seat), card=f"card:{CARDS[kind]}")
