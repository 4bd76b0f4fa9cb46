"""What a choice surely changes, told beforehand: Corruption, the Political Track, settlements, a surplus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from westmarch.core.driving import Driving
from westmarch.core.rules import Reason
from westmarch.core.sets import has, members
from westmarch.games.war.control import in_field, inside, limit_at
from westmarch.games.war.ids import (
    CARD,
    DIE,
    DONE,
    FIGURE,
    GUIDE,
    NATION,
    NONE,
    REGION,
    UNITS_OF,
    VOICE_RECRUIT,
    WITHDRAW,
    Nation,
    Region,
    Side,
    name,
)
from westmarch.games.war.rules import forces, settlements
from westmarch.games.war.rules.fellowship import havens
from westmarch.games.war.rules.groups import units_in
from westmarch.games.war.state import AT_WAR, GARRISON, LOST, STACK, WarState

KEYS = (
    *("corruption", "politics", "to_war", "captures", "heals", "rouses", "last_die", "damage"),
    *("surplus", "garrison"),
)


def foretell(
    s: WarState, side: Side, kind: str, code: int, trial: Callable[[], Driving[WarState]]
) -> list[Reason]:
    if kind == "hunt.casualty":
        return _casualty(s, code)
    if kind in ("hunt.hobbit", "hunt.gollum", "hunt.shield") and code != NONE:
        return [Reason("damage", {"before": s.due, "after": s.due - 1})]
    if kind in ("action.choose", "action.use") and code in NATION:
        return _politics(s, NATION.of(code))
    if kind == "fellowship.phase" and code in REGION:
        return _declare(s, REGION.of(code))
    if kind == "battle.withdraw":
        return _withdraw(s, side, code)
    if kind in MOVES and code == DONE:
        return _leaving(s, side)
    found = _captures(s, side, kind, code)
    if kind == "action.die" and s.dice[side][DIE.of(code)] == 1:
        found.append(Reason("last_die", {"die": name(code)}))
    if kind in PICKS:
        found += _picks(s, side, kind, trial())
    elif _may_crowd(s, side, kind, code):
        found += _surplus(s, side, trial())
    return found


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


# -- marches, musters and what is too many ----------------------------------------------------------


def _captures(s: WarState, side: Side, kind: str, code: int) -> list[Reason]:
    """The settlement that an army takes by going there."""
    if kind not in ("army.order", "army.where") or code not in REGION:
        return []
    to = REGION.of(code)
    if to == s.focus or has(in_field(s, 1 - side), to) or not settlements.takes(s, side, to):
        return []
    return [Reason("captures", {"region": REGION.texts[to], "points": s.board.points[to]})]


ORDERS = (
    *("action.die", "army.order", "army.where", "battle.advance", "battle.retreat"),
    *("card.army", "card.character", "card.figure", "card.nation"),
    *("card.number", "card.option", "card.region"),
    *("muster.figure", "muster.second", "muster.voice"),
)
"""Questions after which an army may have grown, whatever is answered."""


def _may_crowd(s: WarState, side: Side, kind: str, code: int) -> bool:
    """Whether this could make an army too large; else it is not worth trying."""
    if kind in ("action.choose", "action.use"):
        if code in REGION:  # a muster there may have only one figure to bring
            return s.strength[side][REGION.of(code)] >= limit_at(s, side, REGION.of(code))
        grows = code in CARD or code == VOICE_RECRUIT
    else:
        grows = kind in ORDERS
    return grows and (max(s.strength[side]) > STACK // 2 or bool(inside(s, side)))


def _surplus(s: WarState, side: Side, trial: Driving[WarState]) -> list[Reason]:
    """Units above a limit once this is answered: those who are gone at once, and those who leave if there
    are still so many when the action ends (p. 26, 31)."""
    while trial.question is not None and trial.question[1] == "action.die":
        trial.advance(trial.codes[0])  # whichever die pays for it
    then = trial.state
    ours = {FIGURE.texts[kind] for kind in UNITS_OF[side]}
    taken = [event.args for event in then.log or () if event.key == "army.excess"]
    gone = Counter(args["region"] for args in taken if args["figure"] in ours)
    found = []
    for at in members(then.occupied[side]):
        region = REGION.texts[at]
        above = _above(then, side, at) - _above(s, side, at) + gone[region]
        if above > 0:
            found.append(Reason("surplus", {"region": region, "n": above, "most": limit_at(then, side, at)}))
    return found


MOVES = ("army.second", "card.army")
"""Questions for a further army that moves. Until then a region may be crowded; ``done`` ends that (p. 26)."""


def _leaving(s: WarState, side: Side) -> list[Reason]:
    """Units that are above a limit already."""
    return [
        Reason("surplus", {"region": REGION.texts[at], "n": above, "most": limit_at(s, side, at)})
        for at in members(s.occupied[side])
        if (above := _above(s, side, at)) > 0
    ]


def _above(s: WarState, side: Side, at: Region) -> int:
    return max(0, s.strength[side][at] - limit_at(s, side, at))


PICKS = ("army.who", "card.who", "battle.advance_who")
"""Who goes is named one by one: how many are too many is told from the first of them on."""


def _picks(s: WarState, side: Side, kind: str, trial: Driving[WarState]) -> list[Reason]:
    """The last one carries the order out, and those whom nobody may leave behind go with him."""
    if trial.question is not None and trial.question[1] == kind:
        return outlook(trial.state, side)
    return _surplus(s, side, trial)


def outlook(s: WarState, side: Side) -> list[Reason]:
    """Those who are named so far, if they are too many for the region that they enter (p. 26)."""
    to = s.battle.at if s.battle is not None else s.bound
    units = units_in(side, s.picked) if s.picked is not None else 0
    if not units or to in (-1, s.focus) or has(in_field(s, 1 - side), to):
        return []
    above = s.strength[side][to] + units - STACK
    return [Reason("surplus", {"region": REGION.texts[to], "n": above, "most": STACK})] if above > 0 else []


def _withdraw(s: WarState, side: Side, code: int) -> list[Reason]:
    """Five units at most behind the walls, if the attackers move in (p. 31)."""
    b = s.battle
    assert b is not None
    above = forces.units(s, b, side) - GARRISON
    if code != WITHDRAW or above <= 0:
        return []
    return [Reason("garrison", {"region": REGION.texts[b.at], "n": above, "most": GARRISON})]
