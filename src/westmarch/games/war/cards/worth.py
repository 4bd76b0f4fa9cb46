"""What a card may ask the bots' judgement when it says what it is worth, and values that many cards share.

The judgement itself belongs to the bots (``bots/card_values``): cards know only these two faces of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from westmarch.core.sets import has
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.control import inside
from westmarch.games.war.ids import FREE, Nation, Region, Side, elite, region, regular
from westmarch.games.war.state import WarState

Force = tuple[int, int, int]
"""Units, Elites among them, leadership."""
NOBODY: Force = (0, 0, 0)


class Counsel(Protocol):
    """How the position looks to a general; all values are in parts of a good action."""

    def corruption(self) -> float:
        """What one point of Corruption costs now."""

    def moving(self) -> float:
        """Worth of moving the Fellowship."""

    def leaving(self) -> float:
        """Worth of Companions leaving the Fellowship."""

    def walking(self) -> float:
        """Worth of moving Companions on the map."""

    def tile(self) -> tuple[float, float]:
        """Mean damage of the next Hunt tile, and the chance that it reveals."""

    def step(self, nation: Nation) -> float:
        """Worth of a nation's step towards war."""

    def figure(self, side: Side, at: Region, kind: int) -> float:
        """Worth of one new figure in a region."""

    def order(self, side: Side, at: Region) -> float:
        """Worth of the best that the army of a region could do."""

    def menace(self, at: Region) -> float:
        """Of the Shadow to a settlement that the Free Peoples hold."""

    def force(self, side: Side) -> Mapping[int, Force]:
        """A side's armies by region."""


class Clash(Protocol):
    """A round of a battle as the side sees it that might use a Combat card."""

    @property
    def s(self) -> WarState: ...
    @property
    def b(self) -> Battle: ...
    @property
    def own(self) -> Force: ...
    @property
    def foe(self) -> Force: ...
    @property
    def dice(self) -> int:
        """Of the own Combat roll."""

    @property
    def foe_dice(self) -> int: ...

    def foe_margin(self) -> float:
        """How an attack of the enemy in the open would end, from -1 to 1."""


Worth = Callable[[WarState, Counsel], float]
CombatWorth = Callable[[Clash], float]

DRAW = 0.35
"""Worth of a card drawn besides."""


def healing(s: WarState, counsel: Counsel, most: float) -> float:
    """Up to so many points of Corruption less."""
    return min(float(s.corruption), most) * counsel.corruption() * 1.2 + 0.05


def levy(nation: Nation, *places: str, more: float = 0.0) -> Worth:
    """One unit of a Free nation in each of the places, and what the card gives besides."""
    regions = [region(place) for place in places]

    def worth(s: WarState, counsel: Counsel) -> float:
        kind = elite(nation) if s.reserve[elite(nation)] else regular(nation)
        if not s.reserve[kind]:
            return more - 0.3
        total = more
        for at in regions:
            if has(s.control, at):
                continue
            walls = 1.4 if has(inside(s, FREE), at) else 1.0
            total += counsel.figure(FREE, at, kind) * walls
        return total

    return worth


def recruits(kind: int, most: int, each: float = 0.34) -> Worth:
    """So many figures of a kind, as far as they go round."""
    return lambda s, counsel: each * min(most, s.reserve[kind])
