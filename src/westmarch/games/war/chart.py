"""The map with what stands on it, for clients that draw one from signs; from a view alone."""

from __future__ import annotations

from typing import Any

from westmarch.core.game import Setup
from westmarch.core.scene import Chart, Mark, Spot, Way
from westmarch.games.war.board import STRONGHOLD, Board
from westmarch.games.war.ids import CHARACTERS, MINIONS, NATIONS, REGIONS, SIDES
from westmarch.games.war.road_notes import board_of, note

SIGNS = {"free": "▲", "shadow": "▼"}
PERSON_SIGNS = {"free": "☆", "shadow": "★"}
BUILT = (None, ("town", "°"), ("city", "⌂"), ("stronghold", "#"))
FORTIFICATION = ("fortification", "=")
RING, NAZGUL_SIGN, TAKEN = "○", "N", "×"
UNITS = ("regular", "elite")
_MINION_NAMES = {CHARACTERS[person] for person in MINIONS}


def chart(setup: Setup, view: dict[str, Any]) -> Chart:
    board: Board = setup.board
    fellowship = view["fellowship"]
    here = None if fellowship["mordor"] is not None else f"region:{fellowship['region']}"
    rows = setup.content["regions"]
    state, viewer = board_of(setup, view), view["seat"] or 0
    spots = []
    for at, name in enumerate(REGIONS):
        entry = view["regions"].get(name, {})
        ring = here == f"region:{name}"
        spots.append(
            Spot(
                f"region:{name}",
                rows[at]["x"],
                rows[at]["y"],
                tuple(
                    Way(f"region:{REGIONS[to]}", note(state, viewer, at, to)) for to in board.neighbours[at]
                ),
                f"nation:{NATIONS[board.nation[at]]}" if board.nation[at] >= 0 else None,
                _built(board, at),
                (*_marks(entry), *([Mark("label:ring_bearers", RING)] if ring else [])),
                board.settlement[at] == STRONGHOLD,
            )
        )
    return Chart(tuple(spots), here)


def _built(board: Board, at: int) -> Mark | None:
    found = BUILT[board.settlement[at]] or (FORTIFICATION if board.fortified >> at & 1 else None)
    return None if found is None else Mark(f"settlement:{found[0]}", found[1])


def _marks(entry: dict[str, Any]) -> list[Mark]:
    """The besieged first, in brackets: they are inside, where the sign of the settlement is."""
    marks = []
    if "held_by" in entry:
        marks.append(Mark("label:taken", TAKEN))
    persons = entry.get("characters", [])
    for side in sorted(SIDES, key=lambda side: entry.get("besieged") != side):
        shut = entry.get("besieged") == side
        units = sum(army.get(kind, 0) for army in entry.get(side, {}).values() for kind in UNITS)
        if units:
            marks.append(Mark(f"side:{side}", SIGNS[side], units, shut))
        nazgul = sum(army.get("nazgul", 0) for army in entry.get(side, {}).values())
        if nazgul:
            marks.append(Mark("figure:nazgul", NAZGUL_SIGN, nazgul, shut))
        people = sum((person in _MINION_NAMES) == (side == "shadow") for person in persons)
        if people:
            marks.append(Mark(f"persons:{side}", PERSON_SIGNS[side], people, shut))
    return marks
