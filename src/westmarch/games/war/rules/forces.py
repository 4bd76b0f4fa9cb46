"""Chapter 6, combat strength and leadership (p. 28-29) of the two armies in a battle."""

from __future__ import annotations

from westmarch.core.sets import has, members
from westmarch.games.war.battle_state import ASSAULT, FIELD, Battle
from westmarch.games.war.figures import persons_at
from westmarch.games.war.ids import (
    FREE,
    GANDALF_WHITE,
    KINDS,
    LEADERS_OF,
    NAZGUL,
    PERSONS_OF,
    REGIONS,
    SARUMAN,
    SHADOW,
    UNITS_OF,
    WITCH_KING,
    Persons,
    Side,
    is_elite,
)
from westmarch.games.war.rules.losses import present
from westmarch.games.war.state import WarState

MOST_DICE = 5
SIX, FIVE = 6, 5


def rear_of(b: Battle, side: Side) -> bytes | None:
    return b.rear if side == b.attacker else None


def units(s: WarState, b: Battle, side: Side) -> int:
    return present(s, side, b.region_of(side), rear_of(b, side))


def figures(s: WarState, b: Battle, side: Side, kind: int) -> int:
    rear = rear_of(b, side)
    number = s.figures[b.region_of(side) * KINDS + kind]
    return number - rear[kind] if rear is not None else number


def elites(s: WarState, b: Battle, side: Side) -> int:
    return sum(figures(s, b, side, kind) for kind in UNITS_OF[side] if is_elite(kind))


def leaders(s: WarState, b: Battle, side: Side) -> int:
    """Leaders of the Free Peoples, or Nazgûl without the Witch-king."""
    return sum(figures(s, b, side, kind) for kind in LEADERS_OF[side])


def persons(s: WarState, b: Battle, side: Side) -> Persons:
    """Mask of the characters in the battle."""
    mask = persons_at(s, b.region_of(side)) & PERSONS_OF[side]
    return mask & ~b.rear_persons if side == b.attacker else mask


def strength(s: WarState, b: Battle, side: Side) -> int:
    """Units, and one for each Captain of the West whom no card has silenced."""
    captains = persons(s, b, side) & s.board.captains & ~b.silenced
    return units(s, b, side) + captains.bit_count()


def dice(s: WarState, b: Battle, side: Side) -> int:
    """Dice of the Combat roll: at most five, and at least one whatever the cards take away."""
    number = min(MOST_DICE, strength(s, b, side))
    less = b.dice_less[side] + (b.penalty if side == SHADOW else 0)
    return min(b.dice_cap[side], max(1, number - less))


def leadership(s: WarState, b: Battle, side: Side) -> int:
    """Leaders, Nazgûl and characters, without what was forfeited; not limited to five itself (p. 29)."""
    total = -b.forfeit[side]
    for person in members(persons(s, b, side) & ~b.silenced & ~b.idle):
        if not (b.white_rider and person in (GANDALF_WHITE, WITCH_KING)):
            total += s.board.leadership[person]
    if side == FREE:
        return max(0, total + leaders(s, b, FREE))
    if not b.white_rider:
        total += figures(s, b, SHADOW, NAZGUL)
    if s.where[SARUMAN] < len(REGIONS):
        total += sum(figures(s, b, SHADOW, kind) for kind in s.seating.leading_elites)
    return max(0, total)


def nazgul_leadership(s: WarState, b: Battle) -> int:
    """Of Nazgûl and Witch-king, as far as it is not forfeited."""
    if b.white_rider:
        return 0
    total = figures(s, b, SHADOW, NAZGUL) - b.forfeit[SHADOW]
    if has(persons(s, b, SHADOW), WITCH_KING):
        total += s.board.leadership[WITCH_KING]
    return max(0, total)


def to_hit(s: WarState, b: Battle, side: Side) -> int:
    """Five, but six for an attacker in an assault, or in round one against a City or Fortification."""
    if side == b.attacker:
        if b.kind == ASSAULT:
            return SIX
        if b.kind == FIELD and b.round == 1 and has(s.board.fortified, b.at):
            return SIX
    return FIVE


def scores(pips: int, need: int, modifier: int) -> bool:
    """A one always misses and a six always hits (p. 30)."""
    return pips == SIX or (pips != 1 and pips + modifier >= need)
