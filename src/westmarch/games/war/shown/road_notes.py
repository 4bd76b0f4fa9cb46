"""What a map says about crossing a border, from a view alone: the rules are asked, on the board it shows."""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.sets import has, just, set_of
from westmarch.games.war.control import in_field, inside
from westmarch.games.war.figures import place_person, put
from westmarch.games.war.ids import CARDS, CHARACTERS, FIGURES, NATIONS, REGIONS, SIDES, Region
from westmarch.games.war.rules import movement
from westmarch.games.war.rules.groups import everyone
from westmarch.games.war.state import AT_WAR, WarState

CLOSED, PART, ENEMY, BORDER, BARRED = "way:closed", "way:part", "way:enemy", "way:border", "way:barred"
_NOTES = {"enemy_there": ENEMY, "barred": BARRED, "not_at_war": CLOSED, "leader_stays": PART}
"""For each refusal of a march that depends on the position, what the map says."""


def board_of(setup: Setup, view: dict[str, Any]) -> WarState:
    """The open part of a match as a view tells it: armies, sieges, settlements, politics, the table.

    It is that of two players, whose seats are the sides: allies know the same of a border.
    """
    s = WarState.at_start(setup.board, setup.options)
    for name, entry in view["regions"].items():
        at = REGIONS.index(name)
        for side in SIDES:
            for nation, army in entry.get(side, {}).items():
                for kind, number in army.items():
                    figure = kind if kind in FIGURES else f"{nation}_{kind}"
                    put(s, at, FIGURES.index(figure), number)
        for person in entry.get("characters", ()):
            place_person(s, CHARACTERS.index(person), at)
        s.control ^= just(at) if "held_by" in entry else 0
        s.besieged |= just(at) if "besieged" in entry else 0
    steps = [view["politics"][nation]["step"] for nation in NATIONS]
    s.step[:] = bytes(AT_WAR if step == "at_war" else step - 1 for step in steps)
    s.table = [set_of(CARDS.index(card) for card in view["table"][side]) for side in SIDES]
    return s


def note(s: WarState, viewer: int, at: Region, to: Region) -> str | None:
    """What the army of a region should know about a border: an enemy, a card, a land closed to some.

    Where nobody stands, the land itself is told of, and the enemy of whoever looks.
    """
    side = next((side for side in (0, 1) if s.strength[side][at] and not has(inside(s, side), at)), viewer)
    if not s.strength[side][at]:
        return ENEMY if has(in_field(s, 1 - side), to) else BORDER if s.board.nation[to] >= 0 else None
    army = everyone(s, side, at)
    refusal = movement.may_enter(s, side, army, at, to)
    if refusal is not None:
        return _NOTES[refusal.key]
    return None if movement.who_may_go(s, army, to)[0] == army[0] else PART
