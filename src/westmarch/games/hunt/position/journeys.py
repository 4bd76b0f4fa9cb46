"""The secret ways of a position: Frodo's journey sheet, and for Part 2 journey card and Gandalf."""

from __future__ import annotations

from typing import Any

from westmarch.core.errors import PositionError
from westmarch.core.sets import first_ones, has, members
from westmarch.games.hunt.board import Side
from westmarch.games.hunt.ids import JOURNEYS
from westmarch.games.hunt.position import story
from westmarch.games.hunt.position.checks import a_list, a_map, bits, flag, none_of, number, one_of
from westmarch.games.hunt.state import (
    A_DOT,
    ARRIVED,
    BEGAN,
    CROSSED,
    CROSSING,
    DOT_ENTRY,
    ESCAPED,
    GANDALF,
    NOWHERE,
    OVER,
    SETUP,
    TRACK_END,
    WENT,
    HuntState,
)


def journey_sheet(s: HuntState, data: dict[str, Any]) -> None:
    shire = s.board.sides[1]
    if "start" not in data and s.part == 1 and s.stage != SETUP:
        data = {**data, "start": shire.names[members(shire.starts)[0]]}
    if "start" in data:
        s.start = story.place_of(shire, data["start"], "start")
        if not has(shire.starts, s.start):
            raise PositionError(f"start: Frodo cannot begin at {data['start']}")
    s.record = [story.entry_of(shire, word) for word in a_list("record", data.get("record", []))]
    exits = [entry for entry in s.record if entry >= 0 and has(shire.exits, entry)]
    plain = ["escape" if entry == CROSSED else "freely" for entry in s.record]
    if exits:
        s.exit = exits[-1]
        plain[-1] = "exit"
    words = a_list("ways", data.get("ways", plain))
    s.ways = [story.WAYS.index(one_of("ways", word, story.WAYS)) for word in words]
    if len(s.ways) != len(s.record) or len(s.record) > TRACK_END:
        raise PositionError("the record has 16 entries at most, each with its way")
    _check_sheet(s, shire)
    if s.part == 1:
        under_way = s.stage != OVER
        none_of("record", under_way and exits, "at an exit Part 1 is over (p. 25)")
        none_of("record", under_way and len(s.record) == TRACK_END, "after 16 moves Part 1 is over (p. 25)")
        s.track = number("track", data.get("track", len(s.record)), len(s.record), len(s.record))


def _check_sheet(s: HuntState, shire: Side) -> None:
    last, dots = s.start, 0
    none_of("record", s.record and s.start == NOWHERE, "the start is missing")
    for entry, way in zip(s.record, s.ways, strict=True):
        if entry == CROSSED and way != ESCAPED:
            raise PositionError("record: a cell is crossed out at an escape only")
        if (entry == DOT_ENTRY and way in (ESCAPED, ARRIVED)) or (way == A_DOT and entry != DOT_ENTRY):
            raise PositionError(
                f"ways: {story.way_name(way)} is not how {story.entry_name(shire, entry)} came"
            )
        if entry < 0:
            dots += entry != CROSSED
            continue
        if not has(shire.available_from(last, dots + (way == ESCAPED)), entry):
            raise PositionError(f"record: {shire.names[entry]} is not available from {shire.names[last]}")
        if has(shire.exits, entry) != (way == ARRIVED):
            raise PositionError("record: only the last entry is an exit")
        last, dots = entry, 0


def flight(s: HuntState, data: dict[str, Any]) -> None:
    wild = s.board.sides[2]
    deeds = tuple(wild.names[place] for place in s.board.deeds)
    begun = s.stage != CROSSING
    card = data.get("journey", "JS01" if begun else None)
    s.journey = NOWHERE if card is None else JOURNEYS.index(one_of("journey", card, JOURNEYS))
    none_of("journey", (s.journey == NOWHERE) == begun, "one is chosen when Part 2 is set up (p. 27)")
    drawn = bits("journeys_drawn", data.get("journeys_drawn", []), JOURNEYS)
    none_of("journeys_drawn", drawn, "a position is written before cards are drawn")
    s.old_journeys = [
        JOURNEYS.index(one_of("old_journeys", name, JOURNEYS))
        for name in a_list("old_journeys", data.get("old_journeys", []))
    ]
    cards = [*s.old_journeys, s.journey]
    if len({s.board.journeys[card].long for card in cards}) > 1 or len(set(cards)) < len(cards):
        raise PositionError("old_journeys: all are of one length, and each is used once (p. 34)")
    s.known_long = flag("known_long", data.get("known_long", False))
    none_of("known_long", s.known_long and not (begun and s.card.long), "the way is not a long one")
    end = 0 if s.journey == NOWHERE else s.card.end - (s.stage != OVER)
    s.track = number("track", data.get("track", 0), 0, end)
    gandalf = a_map(
        "gandalf", data.get("gandalf", {}), {"is", "record", "ways", "deeds_left", "drawn", "spent"}
    )
    s.gandalf_is = GANDALF.index(one_of("gandalf, is", gandalf.get("is", "hidden"), GANDALF))
    words = a_list("gandalf, record", gandalf.get("record", [deeds[0]] if begun else []))
    s.gandalf = [story.place_of(wild, word, "gandalf, record") for word in words]
    plain = ["begins" if not n else "goes" for n in range(len(s.gandalf))]
    s.gandalf_ways = [
        story.GANDALF_WAYS.index(one_of("gandalf, ways", way, story.GANDALF_WAYS))
        for way in a_list("gandalf, ways", gandalf.get("ways", plain))
    ]
    none_of("gandalf, record", bool(s.gandalf) != begun, "he has a place once Part 2 is set up (p. 27)")
    _check_gandalf(s, wild)
    spent = [wild.names[p] for p, way in zip(s.gandalf, s.gandalf_ways, strict=True) if way != WENT]
    s.deeds_spent = bits("gandalf, spent", gandalf.get("spent", spent), deeds)
    none_of("gandalf, spent", bits("gandalf, spent", spent, deeds) & ~s.deeds_spent, "not as he went")
    drawn = bits("gandalf, drawn", gandalf.get("drawn", []), deeds)
    none_of("gandalf, drawn", drawn, "a position is written before tokens are drawn")
    s.deeds_done = bits("deeds_done", data.get("deeds_done", []), deeds)
    free = first_ones(len(deeds)) & ~(s.deeds_spent | s.deeds_done)
    plain_left = [deeds[n] for n in members(free)[: max(0, 3 - s.deeds_done.bit_count())]] if begun else []
    s.deeds = bits("gandalf, deeds_left", gandalf.get("deeds_left", plain_left), deeds)
    s.deeds_pool = free & ~s.deeds
    if (s.deeds & ~free) or s.deeds_done & s.deeds_spent:
        raise PositionError("gandalf: a deed token lies in two places")
    if (s.deeds | s.deeds_done).bit_count() > (3 if begun else 0):
        raise PositionError("deeds_done, gandalf, deeds_left: three tokens at most, once Part 2 is set up")


def _check_gandalf(s: HuntState, wild: Side) -> None:
    if len(s.gandalf_ways) != len(s.gandalf) or (s.gandalf and s.gandalf_ways[0] != BEGAN):
        raise PositionError("gandalf: the record begins with a token, and each entry has its way")
    for number_of, way in enumerate(s.gandalf_ways):
        place = s.gandalf[number_of]
        if way == BEGAN and number_of:
            raise PositionError("gandalf, ways: he begins once")
        if way == WENT:
            if not has(wild.connected[s.gandalf[number_of - 1]], place):
                raise PositionError(f"gandalf: {wild.names[place]} is not connected with where he was")
        elif place not in s.board.deeds:
            raise PositionError(f"gandalf: no deed token shows {wild.names[place]}")
