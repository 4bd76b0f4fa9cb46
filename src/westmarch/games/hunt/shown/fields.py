"""What each seat may know. The journey, Gandalf's way and the tokens behind the screen are the Ring-bearer's
alone until the match is over; each hunter's hand is its own."""

from __future__ import annotations

from typing import Any

from westmarch.core.sets import has, members
from westmarch.core.view import Each, Field, Sees, Whole
from westmarch.core.zone import zone
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
from westmarch.games.hunt.state import GANDALF, NOWHERE, OVER, PHASES, STAGES, HuntState

PUBLIC = Sees.ALL
BEARER_ONLY = Whole(lambda s: None if s.stage == OVER else frozenset({0}))
"""Behind the screen, until the match is over."""
SECRET_CARDS = Whole(lambda s: frozenset({0}))


def _one(_: Any) -> int:
    """Of a secret whose number everybody knows, or must not see change."""
    return 1


def _place(s: HuntState, place: int, part: int) -> str | None:
    return None if place == NOWHERE else s.board.sides[part].names[place]


def _names(names: tuple[str, ...], bits: int) -> list[str]:
    return [names[number] for number in members(bits)]


def _places(s: HuntState, places: int) -> list[str]:
    return [s.side.names[place] for place in members(places)]


def _tokens(s: HuntState, tokens: int, places: tuple[int, ...], part: int) -> list[str]:
    return [s.board.sides[part].names[places[token]] for token in members(tokens)]


def _information(s: HuntState, tokens: int) -> list[str]:
    return _tokens(s, tokens, s.board.information, 1)


def _deeds(s: HuntState, tokens: int) -> list[str]:
    return _tokens(s, tokens, s.board.deeds, 2)


def _riders(s: HuntState) -> dict[str, Any]:
    return {name: _place(s, s.riders[rider], s.part) for rider, name in enumerate(RIDERS)}


def _companions(s: HuntState) -> dict[str, str]:
    return {
        name: "up" if has(s.face_up, person) else "down" if has(s.in_play, person) else "aside"
        for person, name in enumerate(COMPANIONS)
    }


def _dice(s: HuntState) -> list[str]:
    return [name for die, name in enumerate(DICE) for _ in range(s.dice[die])]


def _word(code: int) -> str | None:
    return None if code == NOWHERE else str(VOCABULARY.format(code))


def _last(s: HuntState) -> str | None:
    if s.part == 1:
        return _place(s, s.last, 1)
    return None if s.journey == NOWHERE else _place(s, s.last, 2)


def _live(s: HuntState) -> list[str]:
    return _information(s, s.live_information) if s.part == 1 else []


def _shown_gandalf(s: HuntState) -> str | None:
    return s.side.names[s.gandalf[-1]] if GANDALF[s.gandalf_is] != "hidden" and s.gandalf else None


FIELDS = (
    Field("part", PUBLIC),
    Field("stage", PUBLIC, STAGES.__getitem__),
    Field("phase", PUBLIC, PHASES.__getitem__),
    Field("day", PUBLIC),
    Field("both", PUBLIC),
    Field("fellowship", PUBLIC),
    Field("ending", PUBLIC),
    # Frodo's journey
    Field("start", BEARER_ONLY, size=_one, of=lambda s: _place(s, s.start, 1)),
    Field("record", BEARER_ONLY, of=lambda s: [entry_name(s.board.sides[1], e) for e in s.record]),
    Field("ways", PUBLIC, of=lambda s: [way_name(way) for way in s.ways]),
    Field("exit", PUBLIC, of=lambda s: _place(s, s.exit, 1)),
    Field("last", BEARER_ONLY, size=_one, of=_last),
    Field("track", PUBLIC),
    Field("marker", PUBLIC, of=lambda s: "eye" if s.eye else "ring"),
    Field(
        "journey",
        BEARER_ONLY,
        size=_one,
        of=lambda s: None if s.journey == NOWHERE else JOURNEYS[s.journey],
    ),
    Field("journeys_drawn", BEARER_ONLY, size=_one, plain=lambda bits: _names(JOURNEYS, bits)),
    Field("old_journeys", BEARER_ONLY, of=lambda s: [JOURNEYS[card] for card in s.old_journeys]),
    Field("known_long", PUBLIC),
    Field("said", PUBLIC, of=lambda s: [said_as_data(s.side, one) for one in s.said]),
    Field("first_said", Sees.NOBODY, of=lambda s: [said_as_data(s.board.sides[1], x) for x in s.first_said]),
    # Gandalf
    Field("gandalf", BEARER_ONLY, of=lambda s: [s.board.sides[2].names[place] for place in s.gandalf]),
    Field("gandalf_ways", PUBLIC, of=lambda s: [gandalf_way_name(way) for way in s.gandalf_ways]),
    Field("gandalf_is", PUBLIC, GANDALF.__getitem__),
    Field("gandalf_at", PUBLIC, of=_shown_gandalf),
    Field("deeds", BEARER_ONLY, of=lambda s: _deeds(s, s.deeds)),
    Field("deeds_done", PUBLIC, of=lambda s: _deeds(s, s.deeds_done)),
    Field("deeds_drawn", BEARER_ONLY, of=lambda s: _deeds(s, s.deeds_drawn)),
    Field("deeds_spent", BEARER_ONLY, of=lambda s: _deeds(s, s.deeds_spent)),
    Field("deeds_pool", Sees.NOBODY, of=lambda s: _deeds(s, s.deeds_pool)),
    # the Ring
    Field("corruption", PUBLIC),
    Field("limit", BEARER_ONLY, size=_one, of=lambda s: None if s.part == 2 and s.journey < 0 else s.limit),
    Field("limit_raised", PUBLIC),
    Field("eyes", PUBLIC),
    Field("fear", PUBLIC),
    Field("pool", PUBLIC, lambda bits: _names(TOKENS, bits)),
    Field("drawn", PUBLIC, lambda bits: _names(TOKENS, bits)),
    Field("spent", PUBLIC, lambda bits: _names(TOKENS, bits)),
    Field("eye_tokens", PUBLIC, lambda bits: _names(TOKENS, bits)),
    # the company
    Field("companions", PUBLIC, of=_companions),
    Field("supply", PUBLIC),
    Field("on_frodo", PUBLIC),
    zone("hand", SECRET_CARDS, ALLIES, "ally"),
    zone("deck", Sees.COUNT, ALLIES, "ally"),
    zone("looking", SECRET_CARDS, ALLIES, "ally"),
    Field("discard", PUBLIC, lambda bits: _names(ALLIES, bits)),
    Field("ally_tokens", PUBLIC, of=lambda s: _places(s, s.ally_tokens)),
    Field("trail_eyes", PUBLIC, of=lambda s: _places(s, s.trail_eyes)),
    Field("trail_swords", PUBLIC, of=lambda s: _places(s, s.trail_swords)),
    # the Ringwraiths
    Field("riders", PUBLIC, of=_riders),
    Field("owner", PUBLIC),
    Field("order", PUBLIC, of=lambda s: [RIDERS[rider] for rider in s.order]),
    Field("lead", PUBLIC),
    Field("lord", PUBLIC, of=lambda s: None if s.lord == NOWHERE else RIDERS[s.lord]),
    Field("dice", PUBLIC, of=_dice),
    Field("dice_taken", PUBLIC),
    zone(
        "hands",
        Each(lambda s, owner: frozenset({owner, 0}) if s.looked_at == owner else frozenset({owner})),
        SORCERIES,
        "sorcery",
    ),
    zone("spells", Sees.COUNT, SORCERIES, "sorcery"),
    Field("spells_gone", PUBLIC, lambda bits: _names(SORCERIES, bits)),
    Field("spells_by_track", PUBLIC, lambda bits: _names(SORCERIES, bits)),
    Field("seen_spells", SECRET_CARDS, lambda bits: _names(SORCERIES, bits), size=_one),
    Field("information", BEARER_ONLY, of=lambda s: _information(s, s.information)),
    Field("live_information", BEARER_ONLY, size=_one, of=_live),
    Field("found", PUBLIC, of=lambda s: _information(s, s.found)),
    Field("found_not", PUBLIC, of=lambda s: _information(s, s.found_not)),
    Field("known", PUBLIC, of=lambda s: _information(s, s.known)),
    Field("denied", PUBLIC, of=lambda s: _information(s, s.denied)),
    Field("sensed", PUBLIC, _word),
    # this day, phase, turn
    Field("mist", PUBLIC, lambda bits: _names(ZONES, bits)),
    Field("barred", PUBLIC, lambda bits: _names(ZONES, bits)),
    Field("slow", PUBLIC, lambda bits: _names(ZONES, bits)),
    *(
        Field(name, PUBLIC)
        for name in (
            "silenced",
            "bound",
            "acting",
            "moved",
            "acted",
            "rested",
            "played",
            "bought",
            "helped",
            "gandalf_moved",
            "here",
            "firm",
        )
    ),
    Field("casting", PUBLIC, lambda card: None if card == NOWHERE else SORCERIES[card]),
    Field("playing", PUBLIC, lambda card: None if card == NOWHERE else ALLIES[card]),
    Field("subject", PUBLIC, lambda rider: None if rider == NOWHERE else RIDERS[rider]),
)
