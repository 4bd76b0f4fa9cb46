"""What a choice surely changes, told beforehand: Corruption, the Political Track, a settlement."""

from __future__ import annotations

from westmarch.core.game import Reason
from westmarch.games.war.holding import holder, in_field
from westmarch.games.war.ids import (
    CARD,
    DIE,
    FACES,
    GUIDE,
    NATION,
    NONE,
    REGION,
    SIDE_OF,
    name,
)
from westmarch.games.war.rules.fellowship import havens
from westmarch.games.war.state import AT_WAR, LOST, WarState

KEYS = ("corruption", "politics", "to_war", "captures", "heals", "rouses", "last_die", "damage")


def foretell(s: WarState, seat: int, kind: str, code: int) -> list[Reason]:
    if kind == "hunt.casualty":
        return _casualty(s, code)
    if kind in ("hunt.hobbit", "hunt.gollum", "hunt.shield") and code != NONE:
        return [Reason("damage", {"before": s.due, "after": s.due - 1})]
    if kind in ("action.choose", "action.use") and NATION <= code < NATION + len(SIDE_OF):
        return _politics(s, code - NATION)
    if kind == "action.die" and DIE <= code < DIE + len(FACES) and s.dice[seat][code - DIE] == 1:
        return [Reason("last_die", {"die": name(code)})]
    if kind in ("army.order", "army.where") and code < CARD:
        return _capture(s, seat, code - REGION)
    if kind == "fellowship.phase" and code < CARD:
        return _declare(s, code - REGION)
    return []


def _casualty(s: WarState, code: int) -> list[Reason]:
    damage = s.due
    if code == GUIDE:
        damage = max(0, damage - s.board.level[s.guide])
    elif code != NONE:
        return []
    after = min(LOST, s.corruption + damage)
    return [Reason("corruption", {"before": s.corruption, "after": after, "most": LOST})]


def _politics(s: WarState, nation: int) -> list[Reason]:
    if s.step[nation] == AT_WAR - 1:
        return [Reason("to_war", {"nation": name(NATION + nation)})]
    return [
        Reason(
            "politics",
            {"nation": name(NATION + nation), "left": AT_WAR - s.step[nation] - 1},
        )
    ]


def _capture(s: WarState, side: int, to: int) -> list[Reason]:
    if not s.board.settlement[to] or holder(s, to) == side or in_field(s, 1 - side) >> to & 1:
        return []
    if s.strength[1 - side][to]:
        return []
    return [Reason("captures", {"region": name(REGION + to), "points": s.board.points[to]})]


def _declare(s: WarState, to: int) -> list[Reason]:
    if not havens(s) >> to & 1:
        return []
    found = []
    if s.corruption:
        found.append(Reason("heals", {"before": s.corruption, "after": s.corruption - 1, "most": LOST}))
    nation = s.board.nation[to]
    if not s.active >> nation & 1:
        found.append(Reason("rouses", {"nation": name(NATION + nation)}))
    return found
