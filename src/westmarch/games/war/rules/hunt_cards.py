"""Cards on the table that answer the Hunt (p. 41): only one of them for each tile."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from westmarch.core.chance import CHANCE
from westmarch.core.rules import Question, tell
from westmarch.core.sets import has, just, set_of
from westmarch.games.war.ids import CARD, DECK_MASKS, FREE, HAND, NONE, SHADOW, USE, card, name
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.rules.table import discard_from_table
from westmarch.games.war.state import WarState

STAFF = card("wizards_staff")
MITHRIL = card("mithril_coat_and_sting")
SHIELDS = (card("axe_and_bow"), card("horn_of_gondor"))
READY = set_of((STAFF, MITHRIL, *SHIELDS))
"""Those of the Free Peoples that lie ready on the table."""
WORN = card("worn_with_sorrow_and_toil")
CHARACTER_CARDS = DECK_MASKS[0]

Draw = Callable[[WarState], Generator[Question, Any, int]]


def staff_prevents(s: WarState) -> Generator[Question, Any, bool]:
    """Wizard's Staff: before a tile is drawn, it is not."""
    if not has(s.table[FREE], STAFF):
        return False
    if (yield (seat_of(s, FREE), "hunt.staff", (USE, NONE))) == NONE:
        return False
    discard_from_table(s, STAFF)
    return True


def redraw(s: WarState, number: int, draw: Draw) -> Generator[Question, Any, tuple[int, bool]]:
    """Mithril Coat and Sting: a second tile instead; the first then goes back."""
    if not has(s.table[FREE], MITHRIL):
        return number, False
    s.due = number  # the tile that the question is about
    if (yield (seat_of(s, FREE), "hunt.mithril", (USE, NONE))) == NONE:
        return number, False
    discard_from_table(s, MITHRIL)
    hold(s, number)
    second = yield from draw(s)
    s.removed_tiles &= ~just(number)
    s.tiles |= just(number)
    return second, True


def hold(s: WarState, number: int) -> None:
    """A tile kept in hand counts as out of the game until it goes back: no refill brings it (p. 40)."""
    s.tiles &= ~just(number)
    s.drawn_tiles &= ~just(number)
    s.removed_tiles |= just(number)


def reduce_by_card(s: WarState, damage: int) -> Generator[Question, Any, int]:
    """Axe and Bow, Horn of Gondor: one damage less."""
    mask = s.table[FREE] & (set_of((SHIELDS[0], SHIELDS[1])))
    if not mask:
        return 0
    s.due = damage
    answer = yield (seat_of(s, FREE), "hunt.shield", [NONE, *CARD.codes_of(mask)])
    if answer == NONE:
        return 0
    discard_from_table(s, CARD.of(answer))
    return 1


def worn_with_sorrow(s: WarState) -> Generator[Question, Any, None]:
    """A casualty may cost a Free character card: from the table, or at random from the hand."""
    if not has(s.table[SHADOW], WORN):
        return
    options = CARD.codes_of(s.table[FREE] & CHARACTER_CARDS)
    if s.hand[FREE] & CHARACTER_CARDS:
        options.append(HAND)
    if not options:
        return
    answer = yield (seat_of(s, SHADOW), "hunt.worn", [NONE, *options])
    if answer == NONE:
        return
    if answer != HAND:
        discard_from_table(s, CARD.of(answer))
        return
    outcome = yield (CHANCE, "hunt.worn_card", lambda: (CARD.codes_of(s.hand[FREE] & CHARACTER_CARDS),))
    number = CARD.of(outcome[0])
    s.hand[FREE] &= ~just(number)
    s.played |= just(number)
    tell(s, "card.forced_discard", reveals=True, card=name(CARD.code(number)))
