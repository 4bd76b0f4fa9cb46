"""What several Free Peoples cards have in common: choosing, throwing dice, recruiting, drawing."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.asking import Asking, ask, ask_value
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards.registry import Steps
from westmarch.games.war.control import free_for, inside
from westmarch.games.war.ids import (
    ARAGORN,
    COMPANION_MASK,
    FIGURE,
    FREE,
    REGION,
    REGIONS,
    STRIDER,
    elite,
    leader,
    regular,
)
from westmarch.games.war.rules import muster, politics, throws
from westmarch.games.war.rules.groups import pick_persons
from westmarch.games.war.rules.hand import decks_of, draw, trim_hand
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.state import WarState

STRATEGY = decks_of(FREE)[1]

Choice = Asking[int]


# -- choosing -----------------------------------------------------------------------------------


def choose(s: WarState, kind: str, options: Sequence[int], side: int = FREE) -> Choice:
    """One of the options; a single one is not asked for."""
    return ask(seat_of(s, side), kind, options)


def choose_region(s: WarState, places: int, kind: str = "card.region", side: int = FREE) -> Choice:
    """One region of a mask that is not empty."""
    return ask_value(seat_of(s, side), kind, REGION, members(places))


def choose_companions(s: WarState, offered: int) -> Choice:
    """Some of the Companions offered, or nobody."""
    return pick_persons(s, FREE, "card.who", offered)


# -- conditions ---------------------------------------------------------------------------------


def heir(s: WarState) -> int:
    """Strider or Aragorn on the map, or -1."""
    for person in (STRIDER, ARAGORN):
        if s.where[person] < len(REGIONS):
            return person
    return -1


def companion_in(s: WarState, regions: int) -> bool:
    """Whether any Companion stands in one of the regions."""
    return any(s.persons[at] & COMPANION_MASK for at in members(regions))


def armies_with_companion(s: WarState) -> int:
    """Mask of the regions with a Free army that a Companion is with, besieged or not (G9)."""
    mask = 0
    for at in members(s.occupied[FREE]):
        if s.persons[at] & COMPANION_MASK:
            mask |= just(at)
    return mask


# -- dice ---------------------------------------------------------------------------------------


def roll(s: WarState, number: int, need: int) -> Choice:
    """Throw dice for a card; gives how many show at least ``need``."""
    pips = yield from throws.throw(s, FREE, number, "card.roll")
    hits = sum(value >= need for value in pips)
    tell(s, "card.roll", dice=[f"pips:{value}" for value in pips], **throws.needed(need), n=hits)
    return hits


# -- recruiting (p. 27): also for nations not at war and inside a besieged Stronghold ---------------


def open_for_recruits(s: WarState) -> int:
    """Mask of the regions where a card can place figures: free ones, and Strongholds under siege (G6)."""
    return free_for(s, FREE) | inside(s, FREE)


def takes_unit(s: WarState, at: int) -> bool:
    return has(open_for_recruits(s), at)


def recruit_unit(s: WarState, nation: int, at: int) -> Steps:
    """One Regular or Elite, the player's choice, if the region can take it."""
    kinds = [FIGURE.code(kind) for kind in (regular(nation), elite(nation)) if s.reserve[kind]]
    if kinds and takes_unit(s, at):
        s.focus = at
        muster.recruit(s, at, FIGURE.of((yield from choose(s, "card.figure", kinds))))


def recruit_leader(s: WarState, nation: int, at: int) -> None:
    """One Leader; never alone, so only where there are units (p. 7)."""
    if has(open_for_recruits(s), at) and s.strength[FREE][at]:
        muster.recruit(s, at, leader(nation))


def recruit_both(s: WarState, nation: int, at: int) -> Steps:
    yield from recruit_unit(s, nation, at)
    recruit_leader(s, nation, at)


# -- cards and politics ---------------------------------------------------------------------------


def draw_strategy(s: WarState, number: int) -> Steps:
    """All cards are drawn before the hand is counted (G12)."""
    for _ in range(number):
        yield from draw(s, FREE, STRATEGY)
    yield from trim_hand(s, FREE)


def rouse(s: WarState, nation: int) -> None:
    politics.activate(s, nation, politics.CARD)


def urge(s: WarState, nation: int) -> None:
    politics.advance(s, nation, politics.BY_CARD)
