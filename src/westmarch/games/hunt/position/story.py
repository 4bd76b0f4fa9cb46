"""Entries of the journey sheet, how they came about, and what was said, as words of a position."""

from __future__ import annotations

from typing import Any

from westmarch.core.errors import PositionError
from westmarch.core.sets import members, set_of
from westmarch.games.hunt.board import Side
from westmarch.games.hunt.ids import SECTIONS, ZONES
from westmarch.games.hunt.position.checks import a_list, flag
from westmarch.games.hunt.state import (
    CROSSED,
    DOT_ENTRY,
    EITHER_LAST,
    FAR,
    GANDALF_LAST,
    IN_WILD,
    LAST,
    SAID,
    Said,
)

DOT_WORD, CROSSED_WORD = ".", "x"
WAYS = ("freely", "dot", "escape", "exit")
GANDALF_WAYS = ("begins", "goes", "flees", "hides")


def entry_name(side: Side, entry: int) -> str:
    if entry == DOT_ENTRY:
        return DOT_WORD
    return CROSSED_WORD if entry == CROSSED else side.names[entry]


def entry_of(side: Side, word: Any) -> int:
    if word == DOT_WORD:
        return DOT_ENTRY
    if word == CROSSED_WORD:
        return CROSSED
    return place_of(side, word, "record")


def place_of(side: Side, word: Any, key: str) -> int:
    if not isinstance(word, str) or word not in side.number:
        raise PositionError(f"{key}: {word!r} is no place of the board of Part {side.part}")
    return side.number[word]


def way_name(way: int) -> str:
    return WAYS[way]


def gandalf_way_name(way: int) -> str:
    return GANDALF_WAYS[way]


def _area(side: Side, places: int) -> list[str]:
    """A set of locations in as few words as possible."""
    for zone in side.zones:
        if places == side.in_zone[zone] & side.locations:
            return [f"zone {ZONES[zone]}"]
    for section in side.sections:
        if places == side.in_section[section] & side.locations:
            return [f"section {SECTIONS[section]}"]
    return [side.names[place] for place in members(places)]


def _of_area(side: Side, words: Any) -> int:
    found = 0
    for word in a_list("said", words):
        kind, _, name = str(word).partition(" ")
        if kind == "zone" and name in ZONES and ZONES.index(name) in side.in_zone:
            found |= side.in_zone[ZONES.index(name)] & side.locations
        elif kind == "section" and name in SECTIONS and SECTIONS.index(name) in side.in_section:
            found |= side.in_section[SECTIONS.index(name)] & side.locations
        else:
            found |= set_of([place_of(side, word, "said")])
    return found


def said_as_data(side: Side, said: Said) -> list[Any]:
    """[kind, era, track, Gandalf's entries, what, yes]"""
    kind, era, track, entries, what, yes = said
    if kind in (LAST, GANDALF_LAST, EITHER_LAST):
        about: Any = _area(side, what)
    elif kind in (IN_WILD, FAR):
        about = what
    else:
        about = side.names[what]
    return [SAID[kind], era, track, entries, about, bool(yes)]


def said_of(side: Side, data: Any) -> Said:
    try:
        word, era, track, entries, about, yes = data
        kind = SAID.index(word)
    except (TypeError, ValueError):
        raise PositionError(f"said: {data!r} is not [kind, era, track, entries, what, yes]") from None
    if kind in (LAST, GANDALF_LAST, EITHER_LAST):
        what = _of_area(side, about)
    else:
        what = about if kind in (IN_WILD, FAR) else place_of(side, about, "said")
    if not all(type(number) is int for number in (era, track, entries, what)):
        raise PositionError(f"said: {data!r} needs whole numbers")
    return kind, era, track, entries, what, int(flag("said", yes))
