"""Battles: withdraw, stand or retreat, go on or cease, and which Combat card."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has
from westmarch.games.war.battle_state import ASSAULT, FIELD, Battle
from westmarch.games.war.bots.card_values import KEEP, combat_value
from westmarch.games.war.bots.judgement import Force, judge
from westmarch.games.war.bots.marching import pick, room
from westmarch.games.war.bots.odds import CITY_ODDS, FIELD_ODDS, SIEGE_ODDS, margin
from westmarch.games.war.control import holder
from westmarch.games.war.ids import (
    ALL,
    CARD,
    CEASE,
    CHAR,
    CONTINUE,
    FIGHT,
    FIGURE,
    FREE,
    NONE,
    NUMBER,
    REGION,
    SHADOW,
    SIDE_OF_FIGURE,
    SPLIT,
    USE,
    WITHDRAW,
    Side,
)
from westmarch.games.war.rules import aftermath, forces
from westmarch.games.war.rules.groups import units_in
from westmarch.games.war.state import GARRISON, STACK, WarState

CEASE_BELOW = -0.1
PRESS_ABOVE = 0.0


def force(s: WarState, b: Battle, side: Side) -> Force:
    units = forces.units(s, b, side)
    captains = (forces.persons(s, b, side) & s.board.captains).bit_count()
    return units, forces.elites(s, b, side), forces.leadership(s, b, side) + captains


def outlook(s: WarState, b: Battle, first_round: bool) -> float:
    """The attacker's margin from here on."""
    if b.kind == ASSAULT:
        kind = SIEGE_ODDS
    elif first_round and b.kind == FIELD and has(s.board.fortified, b.at):
        kind = CITY_ODDS
    else:
        kind = FIELD_ODDS
    return margin(*force(s, b, b.attacker), *force(s, b, 1 - b.attacker), kind)


def withdraw(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`battle.withdraw`: fight before the walls only with the better army, or to save a crowd."""
    b = s.battle
    assert b is not None
    odds = outlook(s, b, b.round == 1)
    units = forces.units(s, b, side)
    limit = -0.3
    if units > GARRISON + 2:
        limit = 0.05  # the sixth and further would be lost behind the walls
    return FIGHT if odds < limit else WITHDRAW


def cease(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`battle.cease`: go on while the odds are good, or where the defenders are nearly gone."""
    b = s.battle
    assert b is not None
    odds = outlook(s, b, False)
    if b.kind == ASSAULT:
        return CONTINUE if odds > -0.3 else CEASE
    return CONTINUE if odds > CEASE_BELOW else CEASE


def press(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`battle.press`: give an Elite's strength for another round of the assault, if the walls may fall."""
    b = s.battle
    assert b is not None
    own, foe = force(s, b, side), force(s, b, 1 - side)
    odds = margin(*own, *foe, SIEGE_ODDS)
    left = foe[0] + foe[1]
    elites = [code for code in codes if code != CEASE]
    if not elites:
        return CEASE
    if (left <= 2 and odds > 0.2) or (left <= 1 and own[0] > 2):
        return max(elites, key=lambda code: forces.figures(s, b, side, FIGURE.of(code)))
    return CEASE


def retreat(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`battle.retreat`: leave a lost field, to a place of safety if there is one."""
    b = s.battle
    assert b is not None
    odds = outlook(s, b, False)
    if odds < 0.1:
        return NONE
    j = judge(s)
    holds = s.board.points[b.at] and holder(s, b.at) == side
    if holds and odds < 0.6:
        return NONE  # a City is sold dearly

    def worth(code: int) -> float:
        at = REGION.of(code)
        value = 0.3 * min(5, s.strength[side][at])
        if s.board.settlement[at] and holder(s, at) == side:
            value += 1.0 + s.board.points[at]
        for near in s.board.neighbours[at]:
            value -= 0.05 * s.strength[1 - side][near]
        if s.strength[side][at] + forces.units(s, b, side) > STACK:
            value -= 2
        return value + (0.2 * j.pull(at) if side == SHADOW else 0.2 * j.call(at))

    ways = [code for code in codes if code != NONE]
    return max(ways, key=worth) if ways else NONE


def advance(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`battle.advance`: into the region that was won, unless it leaves a place in danger."""
    at = s.focus
    b = s.battle
    assert b is not None
    if side == FREE and not s.board.settlement[at] and not has(s.besieged, at):
        return NONE
    crowded = units_in(side, aftermath.attackers(s, b)[0]) > room(s, side, at)
    return SPLIT if crowded and SPLIT in codes else ALL


def advance_who(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`battle.advance_who`: as many as find room where they move in; in focus is where they come from."""
    b = s.battle
    assert b is not None
    return pick(s, None, codes, room(s, side, b.at))


def white_rider(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """Gandalf gives up one point of leadership for all that of the Nazgûl."""
    b = s.battle
    assert b is not None
    return USE if forces.nazgul_leadership(s, b) >= 2 else NONE


def use(s: WarState, side: Side, codes: Sequence[int]) -> int:
    return USE if USE in codes else codes[0]


# -- Combat cards -----------------------------------------------------------------------------------


def card(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`battle.card`: the card that helps most here, less what its event half is worth kept in hand."""
    if len(codes) == 1:
        return codes[0]
    b = s.battle
    assert b is not None
    own, foe = force(s, b, side), force(s, b, 1 - side)
    stake = _stake(s, b, own, foe)
    best, choice = 0.3, NONE
    held = s.hand[b.command[side]].bit_count()
    full = held >= s.seating.hand_limits[b.command[side]]
    for code in codes:
        if code == NONE:
            continue
        number = CARD.of(code)
        worth = combat_value(s, b, number, own, foe) * stake
        worth -= KEEP[number] * (0.35 if full else 0.5)
        if worth > best:
            best, choice = worth, code
    return choice


def _stake(s: WarState, b: Battle, own: Force, foe: Force) -> float:
    """How much this battle matters: its settlement and the size of the armies."""
    size = min(own[0] + own[1], foe[0] + foe[1])
    return 0.5 + 0.35 * s.board.points[b.at] + 0.08 * min(8, size)


def character(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`combat.character`: whose leadership is silenced or given up, who is struck down."""
    board = s.board
    b = s.battle
    own = b is not None and all(has(forces.persons(s, b, side), CHAR.of(code)) for code in codes)
    if own:
        return min(codes, key=lambda code: board.leadership[CHAR.of(code)])
    return max(codes, key=lambda code: (board.leadership[CHAR.of(code)], board.level[CHAR.of(code)]))


def figure(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`combat.figure`: an enemy leader struck down; or an own sacrifice, where the hits are too many."""
    b = s.battle
    assert b is not None
    others = [code for code in codes if code != NONE]
    enemy = all(
        not (code in CHAR and has(forces.persons(s, b, side), CHAR.of(code)))
        and not (code in FIGURE and _is_of(FIGURE.of(code), side))
        for code in others
    )
    if enemy:
        return max(
            others,
            key=lambda code: (code in CHAR, s.board.leadership[CHAR.of(code)] if code in CHAR else 0),
            default=NONE,
        )
    units, elites, _ = force(s, b, side)
    hits = b.hits[1 - side]
    leaders = [code for code in others if code in FIGURE]
    if hits >= units + elites and leaders and NONE in codes:
        return leaders[0]
    if hits >= units + elites and others:
        hobbits = min(others, key=lambda code: s.board.level[CHAR.of(code)])
        return hobbits if NONE in codes else others[0]
    return NONE if NONE in codes else others[0]


def _is_of(kind: int, side: Side) -> bool:
    return SIDE_OF_FIGURE[kind] == side


def number(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`combat.number`: units or leadership given up for an effect: one or two while there are plenty."""
    b = s.battle
    assert b is not None
    units, _, _ = force(s, b, side)
    foe, foe_elites, _ = force(s, b, 1 - side)
    wanted = 0 if units < 5 else 1 if units < 8 else 2
    if codes[0] != NUMBER.code(0):  # leadership for dice of the enemy
        wanted = min(2, foe - 1)
    elif foe + foe_elites <= 2 and units > 3:
        wanted = 2
    return max(codes[0], min(codes[-1], NUMBER.code(wanted)))


def region(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`combat.region`: Scouts lead the army away, behind walls if there are any."""
    if WITHDRAW in codes:
        return WITHDRAW
    b = s.battle
    assert b is not None
    home = [code for code in codes if s.board.settlement[REGION.of(code)]]
    return max(home or codes, key=lambda code: s.strength[side][REGION.of(code)])
