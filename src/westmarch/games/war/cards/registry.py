"""How a card says what it needs, what it does, how long it stays and what it is worth.

Facts (deck, symbol, initiative, whether it stays) lie in ``content/cards.toml`` and ``combat.toml``. All
else about a card stands beside its name in the module of its deck, and whatever is wrong there is refused
when the module is loaded.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, NamedTuple

from westmarch.core.content import shipped_rows
from westmarch.core.rules import Question
from westmarch.core.sets import has, set_of
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.worth import CombatWorth, Worth
from westmarch.games.war.ids import CARDS, COMBATS, Nation, Nations, Side, card
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]
Effect = Callable[[WarState], Steps | None]
Needs = Callable[[WarState], bool]
CombatEffect = Callable[[WarState, Battle, int], Steps | None]
CombatNeeds = Callable[[WarState, Battle, int], bool]

USUAL_KEEP = 0.7
_STEPS = [len(row["initiative"]) for row in shipped_rows("westmarch.games.war", "combat")]
"""How many steps of a round each combat half has."""


class Price(NamedTuple):
    """What the enemy pays, as an action, to force a card off the table (p. 22)."""

    faces: Callable[[WarState], int]
    """The faces of a die that do."""
    ring: bool = False
    """With an Elven Ring any die does."""
    cards: bool = False
    """One Army card and one Character card come on top."""


class EventCard(NamedTuple):
    needs: Needs
    """The condition that must hold to play the card (p. 22)."""
    effect: Effect
    on_table: Needs | None
    """What must hold as long as it lies on the table; None: it does not stay there."""
    price: Price | None
    """For which it can be forced off the table."""
    keep: float
    """What it is worth in hand, to bots, in parts of a good action."""
    worth: float | Worth
    """What it is worth to play it now."""
    tells: tuple[str, ...]
    """Keys of the events that only cards tell."""
    nations: Nations
    """Free nations that it recruits, moves or urges by name: a lone player of three may not act for one of
    them twice in a row (p. 46)."""


class CombatCard(NamedTuple):
    needs: CombatNeeds
    effects: list[CombatEffect]
    """In the order of the steps that the table gives as its initiative."""
    worth: float | CombatWorth
    """What it is worth to bots in a round, about in hits dealt or spared."""
    tells: tuple[str, ...]


EVENT_CARDS: dict[int, EventCard] = {}
COMBAT_CARDS: dict[int, CombatCard] = {}


def always(s: WarState) -> bool:
    return True


def always_in_battle(s: WarState, b: Battle, side: Side) -> bool:
    return True


def event(
    name: str,
    needs: Needs | None = None,
    *,
    on_table: Needs | None = None,
    marks: tuple[lasting.Mark, ...] = (),
    closes: int = 0,
    lurks: int = 0,
    price: Price | None = None,
    tells: tuple[str, ...] = (),
    keep: float = USUAL_KEEP,
    worth: float | Worth | None = None,
    nations: tuple[Nation, ...] = (),
) -> Callable[[Effect], Effect]:
    """The event half of a card.

    ``needs`` is what must hold to play it, by default what must hold ``on_table``. ``worth`` is a number or
    a function of the state and the bots' `Counsel`, by default as much as the card is kept for.
    """

    def register(effect: Effect) -> Effect:
        number = _new(name)
        for mark in marks:
            mark.add(number)
        if closes:
            lasting.closes.enter(number, closes)
        if lurks:
            lasting.lurks.enter(number, lurks)
        EVENT_CARDS[number] = EventCard(
            needs or on_table or always,
            effect,
            on_table,
            price,
            keep,
            keep if worth is None else worth,
            tells,
            set_of(nations),
        )
        return effect

    def _new(name: str) -> int:
        if name not in CARDS:
            raise ValueError(f"{name}: no card of that name in cards.toml")
        number = card(name)
        if number in EVENT_CARDS:
            raise ValueError(f"{name} is here twice")
        if has(lasting.STAYING, number) and on_table is None:
            raise ValueError(f"{name} stays on the table: on_table says how long")
        if not has(lasting.STAYING, number) and (on_table or price):
            raise ValueError(f"{name} does not stay on the table")
        return number

    return register


def combat(
    name: str,
    needs: CombatNeeds = always_in_battle,
    *,
    worth: float | CombatWorth,
    tells: tuple[str, ...] = (),
) -> Callable[[CombatEffect], CombatEffect]:
    """The combat half of one title, for the first step that its initiative names."""

    def register(effect: CombatEffect) -> CombatEffect:
        if name not in COMBATS:
            raise ValueError(f"{name}: no title of that name in combat.toml")
        number = COMBATS.index(name)
        if number in COMBAT_CARDS:
            raise ValueError(f"{name} is here twice")
        COMBAT_CARDS[number] = CombatCard(needs, [effect], worth, tells)
        return effect

    return register


def and_then(name: str) -> Callable[[CombatEffect], CombatEffect]:
    """What a combat half does at the next step that its initiative names."""

    def register(effect: CombatEffect) -> CombatEffect:
        number = COMBATS.index(name)
        effects = COMBAT_CARDS[number].effects
        if len(effects) == _STEPS[number]:
            raise ValueError(f"{name} has no further step")
        effects.append(effect)
        return effect

    return register


def stands(s: WarState, number: int) -> bool:
    """Whether a card on the table may stay there."""
    condition = EVENT_CARDS[number].on_table
    return condition is not None and condition(s)


def unfinished() -> list[str]:
    """Names of the cards and titles of the tables that nothing is known about yet."""
    events = [name for number, name in enumerate(CARDS) if number not in EVENT_CARDS]
    return events + [
        name
        for number, name in enumerate(COMBATS)
        if number not in COMBAT_CARDS or len(COMBAT_CARDS[number].effects) < _STEPS[number]
    ]
