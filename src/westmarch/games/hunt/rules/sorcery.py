"""Hands of sorcery cards: drawing, the limit of five, discards (p. 20)."""

from __future__ import annotations

from westmarch.core.asking import Asking, draw
from westmarch.core.rules import tell
from westmarch.core.sets import just
from westmarch.games.hunt.ids import SORCERIES, SPELL
from westmarch.games.hunt.state import HAND_LIMIT, HuntState


def take_cards(s: HuntState, seat: int, number: int) -> Asking[None]:
    """From the deck; when it is used up the discards become the new deck (p. 20)."""
    number = min(number, (s.spells | s.spells_gone).bit_count())
    for nth in range(1, number + 1):
        s.drawing = (seat, nth, number)
        if not s.spells:
            s.spells, s.spells_gone = s.spells_gone, 0
        code = yield from draw("sorcery.draw", lambda: SPELL.codes_of(s.spells))
        card = SPELL.of(code)
        s.spells &= ~just(card)
        s.hands[seat] |= just(card)
        tell(s, "sorcery.drawn", seat=seat + 1)
        tell(s, "sorcery.drew", to=frozenset({seat}), card=ref(card))
    while s.hands[seat].bit_count() > HAND_LIMIT:
        code = yield seat, "rider.discard", lambda: SPELL.codes_of(s.hands[seat])
        throw_away(s, seat, SPELL.of(code))


def throw_away(s: HuntState, seat: int, card: int) -> None:
    leave_hand(s, seat, card)
    s.spells_gone |= just(card)
    tell(s, "sorcery.discarded", reveals=True, seat=seat + 1, card=ref(card))


def leave_hand(s: HuntState, seat: int, card: int) -> None:
    s.hands[seat] &= ~just(card)
    s.seen_spells &= ~just(card)


def ref(card: int) -> str:
    return f"sorcery:{SORCERIES[card]}"
