"""What a choice surely changes, told before it is made."""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.games.hunt.ids import COMPANION, DIE, DOT, FRODO, MANHUNT, MOVE
from westmarch.games.hunt.state import NIGHT, HuntState

KEYS = ("corrupts", "spends_die", "turns_card")


def foretell(s: HuntState, kind: str, code: int) -> list[Reason]:
    if kind == "bearer.turn":
        moving = code in (DOT, MOVE) or (s.part == 1 and code in s.side.domain)
        if moving and s.phase == NIGHT:
            return [Reason("corrupts", {"number": 1, "corruption": s.corruption + 1})]
        if code == COMPANION.code(FRODO):
            return [Reason("turns_card", {"companion": "companion:frodo"})]
    if kind == "encounter.companion" and code in COMPANION:
        name = COMPANION.values[COMPANION.of(code)]
        return [Reason("turns_card", {"companion": f"companion:{name}"})]
    if kind == "rider.die" or code == DIE.code(MANHUNT):
        die = DIE.of(code)
        return [Reason("spends_die", {"die": f"die:{DIE.values[die]}", "left": s.dice[die] - 1})]
    return []
