"""The Ring-bearers: how much they can still bear, when to move on, where to show themselves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from westmarch.core.sets import has, members
from westmarch.games.war.board import DIE_TILE, EYE_TILE, Board
from westmarch.games.war.bots.charts import chart
from westmarch.games.war.bots.odds import hunt_chance
from westmarch.games.war.control import controlled, points
from westmarch.games.war.ids import (
    BOROMIR,
    CHAR,
    DONE,
    ENTER,
    GANDALF_GREY,
    GIMLI,
    GOLLUM,
    LEGOLAS,
    REGION,
    SHADOW,
    STRIDER,
    Region,
    Side,
)
from westmarch.games.war.rules import hunt_cards
from westmarch.games.war.rules.fellowship import GATES, dark_strongholds, havens
from westmarch.games.war.rules.hunt import rerolls
from westmarch.games.war.rules.ways import price as ways_price
from westmarch.games.war.rules.ways import still_open
from westmarch.games.war.state import DOOM, LOST, OFF_TRACK, WarState

STEP = 1.8
"""Worth of a step towards Mordor."""
HASTE = 1.2
LAGGING, CALM = 6, 0.55
"""Turn from which a Shadow without conquests is no longer feared, and how little."""
AGAIN, HASTE_IN_MORDOR = 1.0, 1.5
"""Worth of a second step in Mordor in the same turn."""
MOVE_PRICE = 0.6
REVEALED = 0.7
"""What it costs to be found, beside the damage."""
PRICE, DEARER = 0.55, 0.09
"""Of a point of Corruption at first, and how much more for each there is already."""
STEP_OUTSIDE, STEP_IN_MORDOR = 0.55, 1.75
"""Damage to expect for each step still to go."""
_NO_TILES = (1.5, 0.4)


# -- how they fare --------------------------------------------------------------------------------


def shields(s: WarState) -> int:
    """Damage that the Companions could take."""
    level = s.board.level
    return sum(level[person] for person in members(s.company))


def steps_left(s: WarState) -> tuple[int, int]:
    """Steps to the gates of Mordor, and steps on the Mordor Track."""
    if s.mordor != OFF_TRACK:
        return 0, DOOM - s.mordor
    return max(0, chart(s.board).to_gate[s.fellowship] - s.progress), DOOM


def hope(s: WarState) -> float:
    """Damage they can bear beyond what is to be expected on the way."""
    outside, inside = steps_left(s)
    bearable = LOST - 1 - s.corruption + 0.7 * shields(s) + hunt_cards.ready(s).bit_count()
    return bearable - STEP_OUTSIDE * outside - STEP_IN_MORDOR * inside


def price(s: WarState) -> float:
    """What one point of Corruption costs now."""
    return PRICE + DEARER * s.corruption


def haste(s: WarState) -> float:
    """How much the war presses: up to 1 as the Shadow nears ten points, below 0 where it lags."""
    taken = points(s, SHADOW)
    if taken <= 1 and s.turn >= LAGGING:
        return -CALM
    return min(1.0, taken / 9)


@lru_cache(maxsize=65_536)
def _tile_mean(tiles: int, eyes: int, values: tuple[int, ...], reveals: int) -> tuple[float, float]:
    total = shown = number = 0.0
    for tile in members(tiles):
        value = values[tile]
        total += eyes if value == EYE_TILE else 3.5 if value == DIE_TILE else value
        shown += has(reveals, tile)
        number += 1
    return (total / number, shown / number) if number else _NO_TILES


def tile_mean(s: WarState, eyes: int) -> tuple[float, float]:
    """Mean damage of the next tile, and the chance that it reveals."""
    return _tile_mean(s.tiles, eyes, s.board.tile_value, s.board.tile_reveals)


def move_value(s: WarState) -> float:
    """Worth of moving the Fellowship now."""
    if s.mordor != OFF_TRACK:
        return _mordor_value(s)
    outside, _ = steps_left(s)
    if outside <= 0:
        return -1.0  # the gates are reached
    dice = min(5, s.hunt_shadow)
    if not dice:
        return STEP + HASTE * haste(s)
    again = rerolls(s)
    chance = hunt_chance(dice, s.hunt_free, again)
    eyes = (dice + min(again, dice)) * min(5, 1 + s.hunt_free) / 6 / chance
    damage, reveals = tile_mean(s, round(eyes))
    cost = chance * (damage * (MOVE_PRICE + 0.09 * s.corruption) + reveals * REVEALED)
    return STEP + HASTE * haste(s) - cost


def _mordor_value(s: WarState) -> float:
    if not s.mordor_tried:
        return 6.0
    damage, _ = tile_mean(s, s.hunt_shadow + s.hunt_free)
    left = DOOM - s.mordor
    if left == 1 and s.corruption + 3 < LOST:
        return 4.0
    later, _ = tile_mean(s, max(1, s.company.bit_count() // 2) + 1)
    return AGAIN + HASTE_IN_MORDOR * haste(s) - (damage - later) * price(s)


def hide_value(s: WarState) -> float:
    return 5.0 if s.mordor != OFF_TRACK else 3.6


# -- the Fellowship phase -------------------------------------------------------------------------


def phase(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """Declare where it pays, enter Mordor as soon as they are there, name the better Guide."""
    if ENTER in codes:
        return ENTER
    ways = chart(s.board)
    best, choice = 0.0, DONE
    guides = []
    reached = ways.to_gate[s.fellowship] <= s.progress
    for code in codes:
        if code == DONE:
            continue
        if code in CHAR:
            guides.append(code)
            continue
        worth = declare_value(s, REGION.of(code), reached)
        if worth > best:
            best, choice = worth, code
    if choice != DONE:
        return choice
    if guides:
        wanted = guide(s, side, [CHAR.code(s.guide), *guides])
        if wanted != CHAR.code(s.guide):
            return wanted
    return DONE


def declare_value(s: WarState, at: Region, reached: bool) -> float:
    """Worth of declaring in a region: the gates of Mordor, healing, rousing a nation."""
    if reached:
        return 5.0 - 0.1 * rerolls_at(s, at) if has(GATES, at) else 0.0
    if not has(havens(s), at):
        return 0.0
    ways = chart(s.board)
    detour = s.progress + ways.to_gate[at] - ways.to_gate[s.fellowship]
    worth = 0.9 * price(s) * (s.corruption > 0) - 0.75 * detour
    nation = s.board.nation[at]
    if not has(s.active, nation):
        worth += 0.5
    return worth + 0.1 * (s.table[SHADOW] != 0)


def rerolls_at(s: WarState, at: Region) -> int:
    """What makes a region dangerous for those who are seen there."""
    dark = has(s.board.strongholds & controlled(s, SHADOW), at)
    return bool(dark) + bool(s.strength[SHADOW][at])


def reveal(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """Found: as near to Mordor as can be without passing a Stronghold of the Shadow."""
    ways = chart(s.board)
    safe = _safe_reach(s.board, s.fellowship, min(s.progress, 12), ways.dark & controlled(s, SHADOW))
    gate, safely = ways.to_gate, ways.to_gate_safely

    def worth(code: int) -> float:
        at = REGION.of(code)
        value = -0.7 * gate[at] - 0.3 * safely[at]
        if not has(safe, at):
            value -= 2.2
        value -= 0.5 * bool(s.strength[SHADOW][at])
        return value - 0.2 * bool(s.board.nation[at] >= 5)

    return max(codes, key=worth)


def way(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`fellowship.way`: round the Strongholds of the Shadow, else through as few as can be."""
    if DONE in codes:
        return DONE
    dark = dark_strongholds(s)
    best = min(still_open(s, s.focus, dark), key=lambda passed: ways_price(s, passed, dark))
    return next(code for code in codes if has(best, REGION.of(code)))


def _safe_reach(board: Board, start: Region, steps: int, dark: int) -> int:
    """Regions within so many steps on ways without a Stronghold of the Shadow."""
    return 0 if has(dark, start) else board.graph.reach(start, steps, ~dark)


# -- the Guide ------------------------------------------------------------------------------------


def guide(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """Strider hides them with any die; else Gandalf, who draws cards and can come back from death."""
    order = [STRIDER, GANDALF_GREY] if not s.hidden else [GANDALF_GREY, STRIDER]
    order += [GIMLI, LEGOLAS, BOROMIR]
    for person in order:
        if CHAR.code(person) in codes:
            return CHAR.code(person)
    return CHAR.code(GOLLUM) if CHAR.code(GOLLUM) in codes else codes[0]
