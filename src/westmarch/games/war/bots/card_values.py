"""What cards are worth to the bots: kept in hand, played now, or used in a battle.

Each card says it beside its name (``cards/``); here is the judgement that it may ask.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from westmarch.games.war.battle_state import Battle
from westmarch.games.war.bots.armies import best_order
from westmarch.games.war.bots.companions import leavers, walk_value
from westmarch.games.war.bots.judgement import Force, Judgement
from westmarch.games.war.bots.musters import figure_value, nation_value
from westmarch.games.war.bots.odds import FIELD_ODDS, margin
from westmarch.games.war.bots.quest import move_value, price, tile_mean
from westmarch.games.war.cards.decks import COMBAT_CARDS, EVENT_CARDS
from westmarch.games.war.ids import CARDS, Nation, Region, Side
from westmarch.games.war.rules.forces import MOST_DICE
from westmarch.games.war.state import WarState

KEEP = tuple(EVENT_CARDS[number].keep for number in range(len(CARDS)))
"""What a card is worth in hand, in parts of a good action."""


class Mind(NamedTuple):
    """The judgement of a position as cards ask for it: their `Counsel`."""

    s: WarState
    j: Judgement

    def corruption(self) -> float:
        return price(self.s)

    def moving(self) -> float:
        return move_value(self.s)

    def leaving(self) -> float:
        return leavers(self.s, self.j)[0]

    def walking(self) -> float:
        return walk_value(self.s, self.j)

    def tile(self) -> tuple[float, float]:
        return tile_mean(self.s, 0)

    def step(self, nation: Nation) -> float:
        return nation_value(self.s, self.j, nation)

    def figure(self, side: Side, at: Region, kind: int) -> float:
        return figure_value(self.s, self.j, side, at, kind)

    def order(self, side: Side, at: Region) -> float:
        return best_order(self.s, self.j, side, at)[0]

    def menace(self, at: Region) -> float:
        return self.j.menace.get(at, 0.0)

    def force(self, side: Side) -> Mapping[int, Force]:
        return self.j.force[side]


class Round(NamedTuple):
    """A round of a battle as cards ask about it: their `Clash`."""

    s: WarState
    b: Battle
    own: Force
    foe: Force

    @property
    def dice(self) -> int:
        return min(MOST_DICE, self.own[0])

    @property
    def foe_dice(self) -> int:
        return min(MOST_DICE, self.foe[0])

    def foe_margin(self) -> float:
        return margin(*self.foe, *self.own, FIELD_ODDS)


def play_value(s: WarState, j: Judgement, number: int) -> float:
    """Worth of playing a card now."""
    worth = EVENT_CARDS[number].worth
    return worth(s, Mind(s, j)) if callable(worth) else worth


def combat_value(s: WarState, b: Battle, number: int, own: Force, foe: Force) -> float:
    """What a card's combat half is worth here, about in hits dealt or spared."""
    worth = COMBAT_CARDS[s.board.combat_of[number]].worth
    return worth(Round(s, b, own, foe)) if callable(worth) else worth
