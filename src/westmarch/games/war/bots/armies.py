"""What armies should do: the worth of every march and attack, whole or with a rearguard.

The same functions answer which army acts, where it goes and who goes with it, so that the answers
fit together.
"""

from __future__ import annotations

from westmarch.core.sets import has, members
from westmarch.games.war.bots.judgement import NOBODY, Force, Judgement
from westmarch.games.war.bots.odds import CITY_ODDS, FIELD_ODDS, SIEGE_ODDS, margin
from westmarch.games.war.control import holder, in_field, inside
from westmarch.games.war.ids import (
    FREE,
    KINDS,
    LEADERS_OF,
    NATION_OF,
    SHADOW,
    SIDE_OF,
    UNITS_OF,
    Region,
    Side,
    is_elite,
    regular,
)
from westmarch.games.war.rules import movement
from westmarch.games.war.rules.groups import units_in
from westmarch.games.war.rules.table import barred
from westmarch.games.war.seats import acting
from westmarch.games.war.state import AT_WAR, GARRISON, STACK, WarState

Order = tuple[float, int]
"""Worth and region; the army's own region is an assault or a sortie."""
NO_ORDER: Order = (-9.0, -1)

MARCH = 0.42
"""Worth of a unit that comes nearer to a goal by one point of pull."""
KEEP_FROM = 2.2
"""Danger from which the Shadow leaves a garrison behind."""
SIEGE_AT = -0.45
"""Margin from which a siege is begun."""
STORM_AT = -0.12
"""Margin from which a Stronghold is stormed."""


def keep_at(s: WarState, j: Judgement, side: Side, at: Region) -> int:
    """Units that should stay behind when the army of a region leaves."""
    if not s.board.settlement[at] or holder(s, at) != side:
        return 0
    danger = (j.menace if side == FREE else j.relief).get(at, 0.0)
    worth = s.board.points[at]
    if side == SHADOW:
        return 0 if not worth or danger < KEEP_FROM else 1 if danger < 4 else 2
    if not worth or danger <= 0.3:
        return 0
    return 1 if danger < 2 else 2 if danger < 5 else 4


def best_order(s: WarState, j: Judgement, side: Side, at: Region) -> Order:
    """The best that the army of a region could do, on the face of it; room and borders are left aside."""
    hostile = in_field(s, 1 - side)
    best = NO_ORDER
    if has(s.besieged, at) or s.board.adjacent[at] & hostile:
        best = best_attack(s, j, side, at)
        if has(inside(s, side), at):
            return best
    closed = hostile | barred(s, side)
    if side == SHADOW:
        wish, value, taken = j.pulls(), march_value, 0
    else:
        wish, value, taken = j.calls(), free_march_value, s.control
    here = wish[at]
    for to in s.board.neighbours[at]:
        if (wish[to] > here or has(taken, to)) and not has(closed, to):
            worth = value(s, j, at, to)
            if worth > best[0]:
                best = worth, to
    return best


def best_attack(s: WarState, j: Judgement, side: Side, at: Region) -> Order:
    best = NO_ORDER
    for to in members(movement.targets(s, acting(s, side), at)):
        worth = attack_value(s, j, side, at, to)
        if worth > best[0]:
            best = worth, to
    return best


def order_value(s: WarState, j: Judgement, side: Side, at: Region, to: Region) -> float:
    """Worth of one order that is offered."""
    if at == to or has(in_field(s, 1 - side), to):
        return attack_value(s, j, side, at, to)
    return march_value(s, j, at, to) if side == SHADOW else free_march_value(s, j, at, to)


# -- marching -------------------------------------------------------------------------------------


def march_value(s: WarState, j: Judgement, at: Region, to: Region) -> float:
    """Worth of a march of the Shadow: nearer to the goals, together, not into the enemy's arms."""
    units, elites, _ = j.force[SHADOW].get(at, NOBODY)
    units -= keep_at(s, j, SHADOW, at)
    there = s.strength[SHADOW][to]
    units = min(units, STACK - there)
    if units <= 0:
        return -1.0
    if has(s.besieged, at):  # a siege is not lifted lightly
        return -1.5
    wish = j.pulls()
    gain = wish[to] - wish[at]
    worth = gain * (units + 0.5 * elites) * MARCH
    if gain > 0 and there:
        worth += 0.12 * min(units, there)
    if s.board.settlement[to] and holder(s, to) == FREE and not s.strength[FREE][to]:
        worth += 1.6 * s.board.points[to] if s.board.points[to] else 0.1
    danger = j.danger().get(to, 0)
    if danger > 1.3 * (units + elites + there):
        worth -= 0.15 * danger
    return worth


def free_march_value(s: WarState, j: Judgement, at: Region, to: Region) -> float:
    """Worth of a march of the Free Peoples: to where an army is wanted, not out of a place in danger."""
    units, elites, _ = j.force[FREE].get(at, NOBODY)
    keep = keep_at(s, j, FREE, at)
    units -= keep
    there = s.strength[FREE][to]
    stronghold = has(s.board.strongholds, to) and holder(s, to) == FREE
    units = min(units, (GARRISON + 1 if stronghold else STACK) - there)
    if units <= 0 or has(s.besieged, at):
        return -1.0
    wish = j.calls()
    worth = (wish[to] - wish[at]) * (units + 0.5 * elites) * 0.5
    if s.board.settlement[to] and holder(s, to) == SHADOW:
        worth += (1.0 + j.points[FREE]) * s.board.points[to] + 0.3
    strongest = 0
    for near in s.board.neighbours[to]:
        foe = j.force[SHADOW].get(near)
        if foe is not None:
            strongest = max(strongest, foe[0] + foe[1])
    if strongest > 1.2 * (units + elites + there) and not stronghold:
        worth -= 0.25 * (units + elites)
    elif stronghold and j.menace.get(to, 0.0) > 2:
        worth += 0.1 * units
    if has(s.board.strongholds, at) and j.menace.get(at, 0.0) > 2 and not keep:
        worth -= 1.0
    return worth


# -- attacking ------------------------------------------------------------------------------------


def fighting(s: WarState, j: Judgement, side: Side, at: Region) -> Force:
    """The force that may attack: who is not at war stays out of it."""
    units, elites, lead = j.force[side].get(at, NOBODY)
    base = at * KINDS
    for kind in UNITS_OF[side]:
        number = s.figures[base + kind]
        if number and s.step[NATION_OF[kind]] < AT_WAR:
            units -= number
            if is_elite(kind):
                elites -= number
    return units, elites, lead


def attack_value(s: WarState, j: Judgement, side: Side, at: Region, to: Region) -> float:
    """Worth of an attack: what it wins, by the odds, and what the dead are worth."""
    units, elites, lead = fighting(s, j, side, at)
    keep = keep_at(s, j, side, at) if at != to else 0
    units -= keep
    if units <= 0:
        return -2.0
    elites = min(elites, units)
    foe_units, foe_elites, foe_lead = j.force[1 - side].get(to, NOBODY)
    board = s.board
    worth = float(board.points[to])
    if at == to:
        if has(inside(s, side), at):
            return _sortie(s, units, elites, lead, (foe_units, foe_elites, foe_lead), worth)
        return _assault(s, j, side, (units, elites, lead), (foe_units, foe_elites, foe_lead), to)
    odds = margin(
        units,
        elites,
        lead,
        foe_units,
        foe_elites,
        foe_lead,
        CITY_ODDS if has(board.fortified, to) else FIELD_ODDS,
    )
    held = board.settlement[to] and holder(s, to) != side
    if held and has(board.strongholds, to) and not has(s.besieged, to):
        # they will go behind the walls
        walls = margin(
            units,
            elites,
            lead,
            min(GARRISON, foe_units),
            min(GARRISON, foe_elites),
            foe_lead,
            SIEGE_ODDS,
        )
        if side == FREE:
            return worth * (1.5 + walls + j.points[FREE]) if walls > 0.2 else -1.0
        if walls < SIEGE_AT:
            return -1.0
        return worth * (0.9 + walls) + 0.1 * max(0, foe_units - GARRISON)
    if odds < 0.12:
        return -1.0 + odds
    kill = 0.22 * (foe_units + foe_elites) + 0.15 * foe_lead
    if side == SHADOW:
        way = max(0.0, j.pull(to) - j.pull(at)) * units * MARCH
        prize = 1.6 * worth if held else 0.0
        return (kill + way + prize + 0.2) * (0.35 + odds)
    relief = 2.0 * worth if has(inside(s, FREE), to) else 0.0
    prize = (1.0 + j.points[FREE]) * worth if held else 0.0
    if SIDE_OF[board.nation[to]] == FREE if board.nation[to] >= 0 else False:
        prize += 0.3
    if odds < 0.25 and not relief:
        return -0.5
    return (kill + relief + prize) * (0.2 + odds)


def _assault(s: WarState, j: Judgement, side: Side, own: Force, foe: Force, at: Region) -> float:
    """Storming a Stronghold: worth while the walls will fall before the army is spent."""
    odds = margin(*own, *foe, SIEGE_ODDS)
    worth = float(s.board.points[at])
    limit = STORM_AT
    if own[0] >= STACK - 1:
        limit -= 0.25  # nobody else could come
    if side == SHADOW and j.points[SHADOW] + worth >= 10:
        limit -= 0.2
    if odds < limit:
        return -0.6 + 0.1 * odds
    return worth * (1.3 + odds) + (0.6 if foe[0] + foe[1] <= 2 else 0.0)


def _sortie(s: WarState, units: int, elites: int, lead: int, foe: Force, worth: float) -> float:
    odds = margin(units, elites, lead, *foe, FIELD_ODDS)
    return worth * (0.8 + odds) if odds > 0.25 else -1.0


# -- who goes -------------------------------------------------------------------------------------


def movers(s: WarState, j: Judgement, side: Side, at: Region, to: Region) -> bytearray:
    """How many figures of each kind should go: all but a garrison of the cheapest, if there is room."""
    base = at * KINDS
    wanted = bytearray(KINDS)
    for kind in range(KINDS):
        wanted[kind] = s.figures[base + kind]
    keep = keep_at(s, j, side, at) if at != to else 0
    total = s.strength[side][at]
    attack = at == to or has(in_field(s, 1 - side), to)
    if not attack:
        keep = max(keep, total - (STACK - s.strength[side][to]))
    order = sorted(UNITS_OF[side], key=is_elite)
    for kind in order:
        less = min(keep, wanted[kind])
        wanted[kind] -= less
        keep -= less
    if side == FREE:
        units = units_in(FREE, wanted)
        if units < total and not attack:
            for kind in LEADERS_OF[FREE]:
                unit = regular(NATION_OF[kind])
                if wanted[kind] and s.figures[base + unit] > wanted[unit]:
                    wanted[kind] -= 1
                    break
    return wanted


def splits(s: WarState, j: Judgement, side: Side, at: Region, to: Region) -> bool:
    """Whether the army should leave somebody behind."""
    if at == to:
        return False
    total = s.strength[side][at]
    if total <= 1:
        return False
    attack = has(in_field(s, 1 - side), to)
    crowded = not attack and total + s.strength[side][to] > STACK
    keep = keep_at(s, j, side, at)
    return bool(crowded or (keep and total > keep))
