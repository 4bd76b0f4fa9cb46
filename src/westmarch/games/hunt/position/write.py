"""A match written down as a position: the whole truth, in names."""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.sets import has, members
from westmarch.games.hunt.ids import (
    ALLIES,
    COMPANIONS,
    DICE,
    JOURNEYS,
    RIDERS,
    SORCERIES,
    TOKENS,
    VOCABULARY,
    ZONES,
)
from westmarch.games.hunt.position.story import entry_name, gandalf_way_name, said_as_data, way_name
from westmarch.games.hunt.state import GANDALF, NORMAL_ENDINGS, NOWHERE, PHASES, STAGES, HuntState

FLAGS = (
    "moved",
    "acted",
    "rested",
    "played",
    "bought",
    "helped",
    "gandalf_moved",
    "here",
    "silenced",
    "bound",
)


def names(table: tuple[str, ...], bits: int) -> list[str]:
    return [table[number] for number in members(bits)]


def write(s: HuntState, setup: Setup) -> dict[str, Any]:
    shire = s.board.sides[1]
    data: dict[str, Any] = {
        "players": s.players,
        "part": s.part,
        "stage": STAGES[s.stage],
        "phase": PHASES[s.phase],
        "day": s.day,
        "marker": "eye" if s.eye else "ring",
        "track": s.track,
        "corruption": s.corruption,
        "fear_of_the_undead": s.fear,
        "fellowship_tokens": {"on_frodo": s.on_frodo, "reserve": s.supply - s.on_frodo},
        "companions": companions(s),
        "dice": [name for die, name in enumerate(DICE) for _ in range(s.dice[die])],
        "tokens": {
            "pool": names(TOKENS, s.pool),
            "drawn": names(TOKENS, s.drawn),
            "spent": names(TOKENS, s.spent),
            "eyes": names(TOKENS, s.eye_tokens),
        },
        "nazgul": {
            name: None if s.riders[rider] == NOWHERE else s.side.names[s.riders[rider]]
            for rider, name in enumerate(RIDERS)
        },
        "order": [[RIDERS[rider], s.owner[rider]] for rider in s.order],
        "lead": s.lead,
        "lord": None if s.lord == NOWHERE else RIDERS[s.lord],
        "ally_tokens": [s.side.names[place] for place in members(s.ally_tokens)],
        "trails": [s.side.names[place] for place in members(s.trail_eyes)],
        "trail_swords": [s.side.names[place] for place in members(s.trail_swords)],
        "hand": names(ALLIES, s.hand),
        "looking": names(ALLIES, s.looking),
        "sorcery_hands": [names(SORCERIES, hand) for hand in s.hands[1:]],
        "by_track": names(SORCERIES, s.spells_by_track),
        "seen_sorcery": names(SORCERIES, s.seen_spells),
        "decks": {"ally": names(ALLIES, s.deck), "sorcery": names(SORCERIES, s.spells)},
        "discards": {"ally": names(ALLIES, s.discard), "sorcery": names(SORCERIES, s.spells_gone)},
        "turn": {"acting": s.acting, **{flag: True for flag in FLAGS if getattr(s, flag)}},
        "options": dict(setup.options),
    }
    data["info"] = {
        key: [shire.names[s.board.information[token]] for token in members(bits)]
        for key, bits in (
            ("hidden", s.information),
            ("found", s.found),
            ("not", s.found_not),
            ("known", s.known),
            ("denied", s.denied),
        )
    }
    for key, bits in (("mist", s.mist), ("barred", s.barred), ("slow", s.slow)):
        if bits:
            data[key] = names(ZONES, bits)
    if s.dice_taken:
        data["dice_taken"] = s.dice_taken
    if s.sensed != NOWHERE:
        data["sensed"] = str(VOCABULARY.format(s.sensed))
    if s.start != NOWHERE:
        data |= {
            "start": shire.names[s.start],
            "record": [entry_name(shire, entry) for entry in s.record],
            "ways": [way_name(way) for way in s.ways],
        }
    if s.said:
        data["said"] = [said_as_data(s.side, one) for one in s.said]
    if s.first_said:
        data["first_said"] = [said_as_data(shire, one) for one in s.first_said]
    if s.ending >= 0:
        data["ending"] = NORMAL_ENDINGS[s.ending].split(".")[1]
    return data | (_part_two(s) if s.part == 2 else {})


def companions(s: HuntState) -> dict[str, str]:
    return {
        name: "up" if has(s.face_up, person) else "down" if has(s.in_play, person) else "aside"
        for person, name in enumerate(COMPANIONS)
    }


def _part_two(s: HuntState) -> dict[str, Any]:
    wild = s.board.sides[2]

    def deeds(bits: int) -> list[str]:
        return [wild.names[s.board.deeds[token]] for token in members(bits)]

    return {
        "journey": None if s.journey == NOWHERE else JOURNEYS[s.journey],
        "journeys_drawn": names(JOURNEYS, s.journeys_drawn),
        "old_journeys": [JOURNEYS[card] for card in s.old_journeys],
        "known_long": s.known_long,
        "deeds_done": deeds(s.deeds_done),
        "gandalf": {
            "is": GANDALF[s.gandalf_is],
            "record": [wild.names[place] for place in s.gandalf],
            "ways": [gandalf_way_name(way) for way in s.gandalf_ways],
            "deeds_left": deeds(s.deeds),
            "drawn": deeds(s.deeds_drawn),
            "spent": deeds(s.deeds_spent),
        },
    }
