"""All 38 combat halves by number, and which cards a side may use in a battle."""

from __future__ import annotations

from westmarch.games.war.battle_state import Battle
from westmarch.games.war.cards import combat_free, combat_shadow
from westmarch.games.war.cards.registry import COMBAT_CARDS, CombatCard
from westmarch.games.war.ids import COMBATS, FREE, SHADOW, card
from westmarch.games.war.rules import forces
from westmarch.games.war.rules.table import FOLLY, MINAS_TIRITH
from westmarch.games.war.state import WarState

SIDE_MODULES = (combat_free, combat_shadow)
COMBAT: tuple[CombatCard, ...] = tuple(COMBAT_CARDS[number] for number in range(len(COMBATS)))
BALROG = card("balrog_of_moria")


def usable(s: WarState, b: Battle, side: int) -> int:
    """Cards a side may choose from, their own conditions left aside."""
    if side == SHADOW:
        return s.hand[SHADOW] | s.table[SHADOW] & 1 << BALROG
    if b.at == MINAS_TIRITH and s.table[SHADOW] >> FOLLY & 1:
        return 0
    if b.mute_free and b.round == 1 and not forces.persons(s, b, FREE):
        return 0
    return s.hand[FREE]
