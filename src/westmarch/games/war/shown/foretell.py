"""What a choice surely changes, told beforehand: Corruption, the Political Track, settlements, a surplus."""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.core.sets import has, members
from westmarch.games.war.control import in_field
from westmarch.games.war.ids import (
    ALL,
    DIE,
    DONE,
    FIGURE,
    GUIDE,
    ISENGARD,
    NATION,
    NONE,
    REGION,
    UNIT_KINDS,
    VOICE_RECRUIT,
    WITHDRAW,
    Nation,
    Region,
    Side,
    name,
    names_unit,
    regular,
)
from westmarch.games.war.rules import aftermath, forces, movement, muster, settlements
from westmarch.games.war.rules.fellowship import havens
from westmarch.games.war.rules.groups import everyone, units_in
from westmarch.games.war.state import AT_WAR, GARRISON, LOST, STACK, WarState

KEYS = (
    *("corruption", "politics", "to_war", "captures", "heals", "rouses", "last_die", "damage"),
    *("surplus", "garrison"),
)


def foretell(s: WarState, side: Side, kind: str, code: int) -> list[Reason]:
    if kind == "hunt.casualty":
        return _casualty(s, code)
    if kind in ("hunt.hobbit", "hunt.gollum", "hunt.shield") and code != NONE:
        return [Reason("damage", {"before": s.due, "after": s.due - 1})]
    if kind in ("action.choose", "action.use") and code in NATION:
        return _politics(s, NATION.of(code))
    if code == VOICE_RECRUIT:
        return _voice(s, side)
    if kind == "action.die" and code in DIE and s.dice[side][DIE.of(code)] == 1:
        return [Reason("last_die", {"die": name(code)})]
    if kind == "fellowship.phase" and code in REGION:
        return _declare(s, REGION.of(code))
    if kind.startswith("battle."):
        return _battle(s, side, kind, code)
    if kind.startswith("army.") and code in REGION:
        return _march(s, side, kind, REGION.of(code))
    return _crowd(s, side, kind, code)


def _casualty(s: WarState, code: int) -> list[Reason]:
    damage = s.due
    if code == GUIDE:
        damage = max(0, damage - s.board.level[s.guide])
    elif code != NONE:
        return []
    after = min(LOST, s.corruption + damage)
    return [Reason("corruption", {"before": s.corruption, "after": after, "most": LOST})]


def _politics(s: WarState, nation: Nation) -> list[Reason]:
    if s.step[nation] == AT_WAR - 1:
        return [Reason("to_war", {"nation": NATION.texts[nation]})]
    return [
        Reason(
            "politics",
            {"nation": NATION.texts[nation], "left": AT_WAR - s.step[nation] - 1},
        )
    ]


def _declare(s: WarState, to: Region) -> list[Reason]:
    if not has(havens(s), to):
        return []
    found = []
    if s.corruption:
        found.append(Reason("heals", {"before": s.corruption, "after": s.corruption - 1, "most": LOST}))
    nation = s.board.nation[to]
    if not has(s.active, nation):
        found.append(Reason("rouses", {"nation": NATION.texts[nation]}))
    return found


# -- marches --------------------------------------------------------------------------------------


def _march(s: WarState, side: Side, kind: str, to: Region) -> list[Reason]:
    """What an army that goes there takes, and how many of them will be too many."""
    at = s.focus
    if kind not in ("army.order", "army.where") or to == at or has(in_field(s, 1 - side), to):
        return []
    found = []
    if settlements.takes(s, side, to):
        found.append(Reason("captures", {"region": REGION.texts[to], "points": s.board.points[to]}))
    if kind == "army.order":
        group = everyone(s, side, at, movement.frozen_at(s.moved, at))
        coming = units_in(side, movement.who_may_go(s, side, group, to)[0])
        found += _surplus(s, side, to, coming)
    return found


def _surplus(s: WarState, side: Side, at: Region, coming: int) -> list[Reason]:
    """Units above the limit of ten: they leave if there are still so many when the action ends (p. 26)."""
    above = s.strength[side][at] + coming - STACK
    return [Reason("surplus", {"region": REGION.texts[at], "n": above, "most": STACK})] if above > 0 else []


def _crowd(s: WarState, side: Side, kind: str, code: int) -> list[Reason]:
    """One more figure picked or mustered where there is no room for it."""
    unit = names_unit(code)
    if kind == "army.who":
        return _surplus(s, side, s.bound, _picked(s) + unit)
    if kind in ("card.option", "card.who") and s.bound >= 0 and not has(in_field(s, 1 - side), s.bound):
        return _by_card(s, side, kind, code, unit)
    if kind == "card.region" and code == DONE and s.picked is not None:
        return _surplus(s, side, s.focus, _picked(s))
    if kind in ("army.order", "muster.figure") and unit:
        return _surplus(s, side, s.focus, 1)
    if kind == "muster.voice":
        return _surplus(s, side, REGION.of(code), 1)
    if kind == "muster.second" and code in REGION:
        figures = muster.options_at(s, side, REGION.of(code), single=False)
        if all(figure < FIGURE.code(UNIT_KINDS) for figure in figures):
            return _surplus(s, side, REGION.of(code), 1)
    return []


def _voice(s: WarState, side: Side) -> list[Reason]:
    """One Regular in every settlement of Isengard, where there are enough of them."""
    places = members(muster.voice_recruits(s))
    if s.reserve[regular(ISENGARD)] < len(places):
        return []
    return [surplus for at in places for surplus in _surplus(s, side, at, 1)]


def _by_card(s: WarState, side: Side, kind: str, code: int, unit: bool) -> list[Reason]:
    """A card sends an army to a region: all of it, or those who are picked."""
    if kind == "card.who":
        return _surplus(s, side, s.bound, _picked(s) + unit)
    group = movement.who_may_go(s, side, everyone(s, side, s.focus), s.bound)
    return _surplus(s, side, s.bound, units_in(side, group[0])) if code == ALL else []


def _picked(s: WarState) -> int:
    """Units named so far."""
    return sum((s.picked or b"")[:UNIT_KINDS])


# -- battles --------------------------------------------------------------------------------------


def _battle(s: WarState, side: Side, kind: str, code: int) -> list[Reason]:
    b = s.battle
    assert b is not None
    if kind == "battle.retreat" and code != NONE:
        return _surplus(s, side, REGION.of(code), forces.units(s, b, side))
    if kind == "battle.advance" and code == ALL:
        return _surplus(s, side, b.at, units_in(side, aftermath.attackers(s, b)[0]))
    if kind == "battle.advance_who":
        return _surplus(s, side, b.at, _picked(s) + (names_unit(code)))
    if kind == "battle.withdraw" and code == WITHDRAW and forces.units(s, b, side) > GARRISON:
        above = forces.units(s, b, side) - GARRISON
        return [Reason("garrison", {"region": REGION.texts[b.at], "n": above, "most": GARRISON})]
    return []
