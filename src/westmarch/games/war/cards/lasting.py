"""What cards on the table touch: the quantities they change and the moments at which they act.

Each has one name here. A rule asks whoever listens, which is one test of a set when nobody does; a card
enters itself beside its event (``@lasting.roused("wormtongue")``).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, Generic, TypeVar

from westmarch.core.asking import Asking
from westmarch.core.content import shipped_rows
from westmarch.core.rules import Question
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.ids import CARDS, FREE, SHADOW, card
from westmarch.games.war.state import WarState

T = TypeVar("T")
Steps = Generator[Question, Any, None]

_ROWS = shipped_rows("westmarch.games.war", "cards")
STAYING = set_of(number for number, row in enumerate(_ROWS) if row["table"])
"""Cards that stay on the table, as the shipped table says; a corrected one may not change it."""


def on_table(s: WarState) -> int:
    """All cards that lie on the table."""
    return s.table[FREE] | s.table[SHADOW]


class Mark:
    """Something that is true of some cards while they lie on the table."""

    __slots__ = ("cards",)

    def __init__(self) -> None:
        self.cards = 0

    def add(self, number: int) -> None:
        if not has(STAYING, number):
            raise ValueError(f"{CARDS[number]} does not stay on the table")
        self.cards |= just(number)

    def on(self, s: WarState) -> int:
        """Those cards that lie there now."""
        return self.cards & (s.table[FREE] | s.table[SHADOW])


class Hook(Mark, Generic[T]):
    """What each of some cards does to a quantity, or at a moment, while it lies on the table."""

    __slots__ = ("does",)

    def __init__(self) -> None:
        super().__init__()
        self.does: dict[int, T] = {}

    def __call__(self, name: str) -> Callable[[T], T]:
        def register(does: T) -> T:
            self.enter(card(name), does)
            return does

        return register

    def enter(self, number: int, does: T) -> None:
        if number in self.does:
            raise ValueError(f"{CARDS[number]} does this already")
        self.add(number)
        self.does[number] = does

    def heard(self, s: WarState) -> Sequence[T]:
        """What the cards on the table do, in the order of the decks."""
        listening = self.on(s)
        return [self.does[number] for number in members(listening)] if listening else ()


# -- how long a card stays ------------------------------------------------------------------------

IN_A_HAVEN = Mark()
"""It goes when the Fellowship is declared in a haven."""
SHOWN = Mark()
"""It goes when the Fellowship is declared or revealed."""

# -- armies and battles ---------------------------------------------------------------------------

closes: Hook[int] = Hook()
"""Regions closed to the armies of the other side."""
FIGHTS = Mark()
"""It may be used as a Combat card from the table."""
forbids_combat_cards: Hook[Callable[[WarState, Battle], bool]] = Hook()
"""The Free Peoples may use no Combat card in this battle."""

# -- politics -------------------------------------------------------------------------------------

lets_rouse: Hook[Callable[[WarState, int, int, int], bool]] = Hook()
"""Whether a nation may be roused: nation, how (`politics.ENTERED` and so on), region."""
roused: Hook[Callable[[WarState, int], None]] = Hook()
"""A nation has become active."""
lets_advance: Hook[Callable[[WarState, int], bool]] = Hook()
"""Whether a Muster result may move a nation towards war."""
advanced: Hook[Callable[[WarState, int, int], None]] = Hook()
"""A nation has moved towards war: nation, how (`politics.BY_DIE` and so on)."""

# -- Action dice ----------------------------------------------------------------------------------

MOVES_UNSEEN = Mark()
"""The die that moves the Fellowship stays out of the Hunt Box."""
DRAWS_AFTER = Mark()
"""Its side draws after an Event card that an Event result has played."""

# -- the Hunt (p. 41), in the order in which its windows open -------------------------------------

adds_to_hunt: Hook[Callable[[WarState], Asking[int]]] = Hook()
"""Before the Hunt roll: what is added to each die."""
prevents_tile: Hook[Callable[[WarState], Asking[bool]]] = Hook()
"""Before a tile is drawn: whether it is not."""
redraws_tile: Hook[Callable[[WarState, int], Asking[int]]] = Hook()
"""After a tile is drawn: another instead, or -1."""
SHIELDS = Mark()
"""It may be given for one point of damage."""
after_casualty: Hook[Callable[[WarState], Steps]] = Hook()
"""A Companion was taken as a casualty."""
lurks: Hook[int] = Hook()
"""Regions where something waits for those who pass."""
waylays: Hook[Callable[[WarState, bool], Steps]] = Hook()
"""The Ring-bearers have passed such a region; the flag: no reveal symbol counts."""
