"""How every card of Hunt for the Ring comes into play, and every other kind of question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import westmarch
from questions import Drive, Drives, bring
from westmarch import Match
from westmarch.games.hunt.ids import ALLIES, SORCERIES
from westmarch.testing import answer, kind, options, script

from .table import AWAY, flight, flight_riders, frodo_at, rider_at, sheet_to
from .test_cards import FAR, MEETING, TOKENS
from .test_riders import found

PLAYED = ("bearer.turn", "react.play", "rider.turn")
"""Questions at which a card is played."""
WALKS = 3
"""Walks from each position, at most, before a card must have been played."""


def subject(match: Match[Any]) -> str:
    """The card that is played; what is asked without one is the same for all."""
    cause: str = match.state.cause
    return cause if cause.startswith(("ally:", "sorcery:")) else ""


def with_ally(card: str) -> Iterator[Callable[[], Match[Any]]]:
    """The Ring-bearer holds the card: in the own turn by day and by night, and where Nazgûl act."""
    more: dict[str, Any] = {
        "hand": [card],
        "fellowship_tokens": TOKENS,
        "dice": ["ring", "sword", "sorcery", "shadow"],
    }
    if card.startswith("A1"):
        for place, phase in (("44", "day1"), ("23", "night"), ("19", "day2")):
            yield lambda place=place, phase=phase: frodo_at(
                place,
                phase=phase,
                ally_tokens=["30", "28"],
                sorcery_hand=["S-01"],
                companions={"sam": "down"},
                **more,
            )
        yield lambda: rider_at("23", record=sheet_to("22"), sorcery_hand=["S-05"], **more)
        yield lambda: rider_at("19", record=sheet_to("19"), sorcery_hand=["S-05"], **more)
    else:
        for track, phase in ((12, "day1"), (8, "night"), (7, "day2")):
            yield lambda track=track, phase=phase: flight(
                nazgul={**FAR, "blue": "42"},
                journey="JS01",
                track=track,
                phase=phase,
                ally_tokens=["30"],
                trails=["10", "23"],
                sorcery_hand=["S-05"],
                gandalf={"record": ["18"]},
                corruption=3,
                companions={"sam": "down"},
                **more,
            )
        yield lambda: flight_riders("27", journey="JS01", track=7, sorcery_hand=["S-22"], **more)
        yield lambda: flight_riders("6", journey="JS01", track=7, sorcery_hand=["S-22"], **more)
        yield lambda: script("hunt", {**MEETING, "hand": [card], "fellowship_tokens": TOKENS})


def with_sorcery(card: str) -> Iterator[Callable[[], Match[Any]]]:
    for place, part in (("52", 1), ("23", 1), ("12", 2), ("18", 2)):
        make = rider_at if part == 1 else flight_riders
        yield lambda make=make, place=place, part=part: make(
            place,
            dice=["shadow"] * 3,
            sorcery_hand=[card],
            ally_tokens=["30"],
            trails=["10"],
            hand=[ALLIES[0] if part == 1 else ALLIES[22]],
        )


def cards() -> Iterator[Drive]:
    """Every card in the first two positions where it can be played."""
    for card in (*ALLIES, *SORCERIES):
        spell = card.startswith("S")
        text = f"{'sorcery' if spell else 'ally'}:{card}"
        tries = (
            (make, seed) for make in (with_sorcery if spell else with_ally)(card) for seed in range(WALKS)
        )
        played = (match for make, seed in tries if bring((match := make()), text, PLAYED, seed, 12))
        for match in islice(played, 2):
            yield Drive(card, match, 6)


def gandalf_hides() -> Match[Any]:
    """Gandalf was seen, and may go into hiding: random matches come to it soon enough."""
    for seed in range(200):
        match = westmarch.new("hunt", 2, seed, {"part": "2"})
        rng = Random(seed)
        while match.prompt is not None:
            if kind(match) == "gandalf.hide":
                return match
            match.play(rng.choice(match.prompt.options))
    raise AssertionError("Gandalf never hides")


def others() -> Iterator[Drive]:
    """What no card asks for, and cards that wait for something rare."""
    for part in ("1", "2", "both"):
        yield Drive("set-up", westmarch.new("hunt", 3, options={"part": part}, chance="ask"), 40)
    yield Drive("encounter", script("hunt", MEETING), 40)
    yield Drive("turn", frodo_at("44"), 40)
    yield Drive("flight", flight(nazgul=FAR), 40)
    yield Drive("gandalf", gandalf_hides())
    hand = ["S-01", "S-02", "S-03", "S-05", "S-07"]
    yield Drive("full hand", rider_at("48", "take", "sorcery:S-08", dice=["sorcery"], sorcery_hand=hand))
    yield Drive("actions", rider_at("24", dice=["sword", "ring", "shadow"], ally_tokens=["22", "30"]), 40)
    crossing = frodo_at("53", 2, players=3, sorcery_hands=[["S-01", "S-02", "S-05"], ["S-07"]])
    answer(crossing, "shire:C")
    while kind(crossing) != "crossing.share":
        answer(crossing, options(crossing)[0])
    yield Drive("crossing", crossing)
    lord = frodo_at("53", 2, info={"found": ["4", "7", "14", "18", "23"]})
    answer(lord, "shire:C")
    while kind(lord) != "setup.lord":
        answer(lord, options(lord)[0])
    yield Drive("lord", lord, 6)
    eight = ["47", "46", "44", "43", "41", "40", "38", "37"]
    tokens = {"fellowship_tokens": TOKENS}
    nowhere = {
        "stage": "encounter",
        "record": sheet_to("53", 2),
        "nazgul": dict.fromkeys(AWAY, "45"),
        "turn": {"here": True},
    }
    ability = rider_at("48", "ability:2", "die:ring", dice=["ring", "sorcery"], info=found(2))
    yield Drive("ability", ability)
    hoofs = rider_at("48", "sorcery:S-12", "shire:47", dice=["sorcery"], sorcery_hand=["S-12"])
    yield Drive("hoofs", hoofs, 6)
    yield Drive("escape", script("hunt", nowhere), 20)
    night = {"phase": "night", "corruption": 3, "companions": {"sam": "down"}}
    foresight = script("hunt", {**MEETING, "hand": ["A2-20"]}, "token:beige1", "token:beige2")
    answer(foresight, "pass", "done", "change")
    watch = {"dice": ["sorcery"], "sorcery_hand": ["S-22"], "hand": ["A2-08"]}
    bath, song = frodo_at("23", hand=["A1-22"], **night), frodo_at("19", hand=["A1-21"], **night)
    for resting in (bath, song):
        answer(resting, "rest")
    for card, match in (
        ("A1-21", song),
        ("A1-22", bath),
        ("A2-08", flight_riders("6", "sorcery:S-22", **watch)),
        ("A2-20", foresight),
        ("A1-04", frodo_at("19", hand=["A1-04"], nazgul={**AWAY, "red": "41", "purple": "41"})),
        ("A1-05", rider_at("27", "search", hand=["A1-05"], discards={"ally": ["A1-09"]})),
        ("A1-06", frodo_at("19", hand=["A1-06"], ally_tokens=eight)),
        (
            "A1-16",
            rider_at(
                "23", "search", record=sheet_to("22"), info={"hidden": ["23"]}, hand=["A1-16"], **tokens
            ),
        ),
        ("A2-16", flight(hand=["A2-16"], nazgul=FAR, players=3, sorcery_hands=[["S-01"], ["S-05"]])),
    ):
        answer(match, f"ally:{card}")
        yield Drive(card, match, 6)


def positions() -> Iterator[Drive]:
    yield from others()
    yield from cards()


DRIVES = Drives(subject, positions, frozenset((*ALLIES, *SORCERIES)))
