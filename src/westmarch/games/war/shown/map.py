"""The map with what stands on it, for every client that draws one; from a view alone."""

from __future__ import annotations

import marshal
from functools import lru_cache
from typing import Any

from westmarch.core.atlas import Atlas, Map, Mark, Piece, Place, Spot, Way
from westmarch.core.content import Content
from westmarch.core.rules import Setup
from westmarch.core.sets import has
from westmarch.games.war.board import STRONGHOLD, Board
from westmarch.games.war.ids import CHARACTERS, MINIONS, NATIONS, REGION, REGIONS, SIDES, Region
from westmarch.games.war.seats import SEATINGS
from westmarch.games.war.shown.road_notes import board_of, note

SIGNS = {"free": "▲", "shadow": "▼"}
PERSON_SIGNS = {"free": "☆", "shadow": "★"}
BUILT = (None, ("town", "°"), ("city", "⌂"), ("stronghold", "#"))
FORTIFICATION = ("fortification", "=")
RING, NAZGUL_SIGN, TAKEN = "○", "N", "×"
UNITS = ("regular", "elite")
WILD = "panel:wild"
_WITHOUT_REFERENCES = 2
"""The version of marshal in which equal data have equal bytes."""
_MINION_NAMES = {CHARACTERS[person] for person in MINIONS}


@lru_cache(maxsize=16)
def atlas(content: Content, board: Board) -> Atlas:
    """The 105 regions where they lie, their lands and settlements, and the borders that can be crossed."""
    places = tuple(
        Place(
            f"region:{name}",
            row["x"],
            row["y"],
            f"nation:{NATIONS[board.nation[at]]}" if board.nation[at] >= 0 else WILD,
            _built(board, at),
            board.settlement[at] == STRONGHOLD,
        )
        for at, (name, row) in enumerate(zip(REGIONS, content["regions"], strict=True))
    )
    ways = tuple(
        Way(REGION.texts[at], REGION.texts[to])
        for at in range(len(REGIONS))
        for to in board.neighbours[at]
        if at < to
    )
    return Atlas("war", places, ways)


def map_of(setup: Setup, view: dict[str, Any]) -> Map:
    """Every region where somebody stands or something has changed hands."""
    fellowship = view["fellowship"]
    here = None if fellowship["mordor"] is not None else f"region:{fellowship['region']}"
    moves = "action:move_fellowship" if fellowship["hidden"] else "action:hide"
    spots = []
    for name in REGIONS:
        entry = view["regions"].get(name, {})
        ring = moves if here == f"region:{name}" else None
        if entry or ring:
            spots.append(_spot(name, marshal.dumps(entry, _WITHOUT_REFERENCES), ring))
    return Map(atlas(setup.content, setup.board), tuple(spots), here)


@lru_cache(maxsize=1 << 13)
def _spot(name: str, packed: bytes, ring: str | None) -> Spot:
    """A region as it is in most views of most matches, so it is made only once."""
    entry = marshal.loads(packed)
    held = f"held:{entry['held_by']}" if "held_by" in entry else None
    marks = (*_marks(entry), *([Mark("label:ring_bearers", RING)] if ring else []))
    return Spot(f"region:{name}", _pieces(entry, ring), marks, held)


def _pieces(entry: dict[str, Any], ring: str | None) -> tuple[Piece, ...]:
    """Figures by nation and kind, then those with a name; the besieged are enclosed."""
    pieces = [Piece("label:ring_bearers", option=ring)] if ring else []
    for side in SIDES:
        shut = entry.get("besieged") == side
        for nation, army in entry.get(side, {}).items():
            for kind, number in army.items():
                figure = "nazgul" if kind == "nazgul" else f"{nation}_{kind}"
                pieces.append(Piece(f"figure:{figure}", number, f"side:{side}", shut, _state(shut)))
    for person in entry.get("characters", []):
        side = "shadow" if person in _MINION_NAMES else "free"
        shut = entry.get("besieged") == side
        name = f"character:{person}"
        pieces.append(Piece(name, None, f"side:{side}", shut, _state(shut), name))
    return tuple(pieces)


def _state(shut: bool) -> str | None:
    return "note:besieged" if shut else None


def _built(board: Board, at: Region) -> Mark | None:
    found = BUILT[board.settlement[at]] or (FORTIFICATION if has(board.fortified, at) else None)
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


def road_note(setup: Setup, view: dict[str, Any], start: str, end: str) -> str | None:
    """What the army there should know about a border; the rules of marching answer."""
    at, to = (REGIONS.index(name.partition(":")[2]) for name in (start, end))
    return note(board_of(setup, view), SEATINGS[setup.players].sides[view["seat"] or 0], at, to)
