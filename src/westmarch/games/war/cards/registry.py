"""How a card says when it can be played and what it does.

Facts (deck, symbol, initiative) lie in ``content/cards.toml`` and ``combat.toml``; the behaviour
stands beside the card's name in the modules of this folder.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from westmarch.core.rules import Question
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.ids import COMBATS, card
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]
Effect = Callable[[WarState], Steps | None]
Ready = Callable[[WarState], bool]
CombatEffect = Callable[[WarState, Battle, int], Steps | None]
CombatReady = Callable[[WarState, Battle, int], bool]


class EventCard(NamedTuple):
    ready: Ready
    """The condition that must hold to play the card (p. 22)."""
    effect: Effect


class CombatCard(NamedTuple):
    ready: CombatReady
    effects: list[CombatEffect]
    """In the order of the steps that the table gives as its initiative."""


EVENT_CARDS: dict[int, EventCard] = {}
COMBAT_CARDS: dict[int, CombatCard] = {}


def always(s: WarState) -> bool:
    return True


def always_in_battle(s: WarState, b: Battle, side: int) -> bool:
    return True


def event(name: str, ready: Ready = always) -> Callable[[Effect], Effect]:
    """The event half of a card."""

    def register(effect: Effect) -> Effect:
        assert card(name) not in EVENT_CARDS, name
        EVENT_CARDS[card(name)] = EventCard(ready, effect)
        return effect

    return register


def combat(name: str, ready: CombatReady = always_in_battle) -> Callable[[CombatEffect], CombatEffect]:
    """The combat half of one title; where its initiative names several steps, an effect for each in turn."""

    def register(effect: CombatEffect) -> CombatEffect:
        COMBAT_CARDS.setdefault(COMBATS.index(name), CombatCard(ready, [])).effects.append(effect)
        return effect

    return register
