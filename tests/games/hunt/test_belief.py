"""What hunters can know: exactly the ways that fit all that was said, each as likely as the others."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import westmarch
from westmarch.core.chance import Chance
from westmarch.core.match import Match
from westmarch.core.sets import has, just, members
from westmarch.games.hunt import belief, belief_two
from westmarch.games.hunt.ids import ZONES
from westmarch.games.hunt.state import (
    A_DOT,
    CROSSED,
    DOT_ENTRY,
    ESCAPED,
    FAR,
    FREELY,
    IN_WILD,
    LAST,
    OVER,
    SEARCHED,
    VISITED,
    Said,
)
from westmarch.testing import answer, play_blindly

from .table import BOARD, SHIRE, flight, flight_riders, rider_at

Sheet = tuple[int, tuple[int, ...]]


def brute_force(ways: list[int], said: list[Said]) -> set[Sheet]:
    """All sheets, written out one by one and judged by the words of the rules."""
    sheets: list[Sheet] = [(start, ()) for start in members(SHIRE.starts)]
    for way in ways:
        longer: list[Sheet] = []
        for start, entries in sheets:
            last = next((e for e in reversed(entries) if e >= 0), start)
            dots = 0
            for entry in reversed(entries):
                if entry >= 0:
                    break
                dots += entry == DOT_ENTRY
            if way == ESCAPED:
                places = SHIRE.available_from(last, dots + 1) & ~SHIRE.exits & ~just(last)
                longer.append((start, (*entries, CROSSED)))
            else:
                places = 0 if way == A_DOT else SHIRE.available_from(last, dots) & ~SHIRE.exits
                longer.append((start, (*entries, DOT_ENTRY)))
            longer += [(start, (*entries, place)) for place in members(places)]
        sheets = longer
    return {sheet for sheet in sheets if all(fits(sheet, one) for one in said)}


def fits(sheet: Sheet, said: Said) -> bool:
    kind, _, track, _, what, yes = said
    start, entries = sheet
    then = entries[:track]
    written = [entry for entry in then if entry != CROSSED]
    if kind in (VISITED, SEARCHED):
        return (what in (start, *then)) == bool(yes)
    if kind == LAST:
        return has(what, next((e for e in reversed(then) if e >= 0), start)) == bool(yes)
    if kind == FAR:
        last = next((e for e in reversed(then) if e >= 0), start)
        after = written[len(written) - written[::-1].index(last) :] if last in written else written
        return SHIRE.moves_to_exit(last, len(after)) == what
    assert kind == IN_WILD
    return bool(written and written[-1] == DOT_ENTRY) == bool(yes)


def zone(name: str) -> int:
    return SHIRE.in_zone[ZONES.index(name)] & SHIRE.locations


def place(name: str) -> int:
    return SHIRE.number[name]


STORIES: list[tuple[list[int], list[Said]]] = [
    ([FREELY] * 4, []),
    ([FREELY] * 5, [(LAST, 0, 3, 0, zone("I-A"), 1), (SEARCHED, 0, 5, 0, place("10"), 1)]),
    ([FREELY] * 5, [(SEARCHED, 0, 4, 0, place("10"), 0), (LAST, 0, 5, 0, zone("I-B"), 0)]),
    ([FREELY, FREELY, A_DOT, FREELY], [(IN_WILD, 0, 2, 0, 0, 0), (VISITED, 0, 4, 0, place("9"), 1)]),
    (
        [FREELY, FREELY, FREELY, ESCAPED],
        [(VISITED, 0, 3, 0, place("4"), 1), (LAST, 0, 3, 0, just(place("4")), 1)],
    ),
    ([FREELY] * 4, [(VISITED, 0, 1, 0, place("1"), 1), (SEARCHED, 0, 4, 0, place("8"), 1)]),
]


@pytest.mark.parametrize(("ways", "said"), STORIES)
def test_the_number_of_sheets_is_exact(ways: list[int], said: list[Said]) -> None:
    wanted = brute_force(ways, said)
    paths = belief.Paths(SHIRE, tuple(ways), -1, tuple(said))
    assert paths.number == len(wanted) > 0
    lasts = Counter(next((e for e in reversed(entries) if e >= 0), start) for start, entries in wanted)
    assert paths.last_places() == lasts


@pytest.mark.parametrize(("ways", "said"), STORIES[1:])
def test_sheets_are_drawn_uniformly(ways: list[int], said: list[Said]) -> None:
    wanted = brute_force(ways, said)
    paths = belief.Paths(SHIRE, tuple(ways), -1, tuple(said))
    chance = Chance.of(7)
    number = 40 * len(wanted) if len(wanted) < 200 else 3000
    drawn = Counter((start, tuple(entries)) for start, entries in (paths.draw(chance) for _ in range(number)))
    assert set(drawn) <= wanted
    if len(wanted) < 200:
        assert set(drawn) == wanted
        mean = number / len(wanted)
        spread = sum((drawn[sheet] - mean) ** 2 / mean for sheet in wanted)
        assert spread < 2 * len(wanted) + 40  # chi square far beyond chance would mean a bias


def played(seed: int, part: str) -> Match[Any]:
    return westmarch.new("hunt", 3, seed, {"part": part})


@pytest.mark.parametrize("seed", range(6))
def test_the_true_sheet_is_always_among_them(seed: int) -> None:
    match = played(seed, "1")
    rng = random.Random(seed)
    while match.prompt is not None:
        match.play(rng.choice(match.prompt.options))
        s = match.state
        if s.stage != OVER and s.part == 1 and s.start >= 0:
            for one in s.said:
                assert fits((s.start, tuple(s.record)), one)
            assert s.last in belief.paths(s).last_places()


@pytest.mark.parametrize("seed", range(6))
def test_the_true_flight_is_always_among_them(seed: int) -> None:
    match = played(seed, "2")
    rng = random.Random(seed)
    while match.prompt is not None:
        match.play(rng.choice(match.prompt.options))
        s = match.state
        if s.stage not in (OVER, 0) and s.journey >= 0:
            assert s.journey in belief_two.flights(s).cards()


@pytest.mark.parametrize("seed", range(4))
def test_what_is_imagined_answers_every_question_as_before(seed: int) -> None:
    """In every imagined match all that was said is true."""
    match = played(seed, "1")
    play_blindly(match, seed, 120)
    for number in range(5):
        twin = match.imagine(1, number).state
        for one in twin.said:
            assert fits((twin.start, tuple(twin.record)), one)


def test_gandalf_explains_what_the_card_does_not() -> None:
    """A Perception that Frodo's card does not explain leaves only Gandalf, and the other way round."""
    match = flight_riders(
        "27", "section:V", journey="JS01", track=1, gandalf={"record": ["27"]}, dice=["ring"]
    )
    s = match.state
    side = BOARD.sides[2]
    for seed in range(30):
        twin = match.imagine(1, seed).state
        area = side.in_section[side.section[side.number["27"]]]
        assert has(area, twin.last) or has(area, twin.gandalf[-1])
        assert twin.card.end > s.track
    flights = belief_two.flights(s)
    worlds = 0
    for card, start in product(range(36), BOARD.deeds):
        last = BOARD.journeys[card].last[1]
        worlds += has(area, last) or has(area, start)
    assert sum(number for _, number in flights.choices) == worlds


def test_a_hunter_imagines_sheets_that_differ_and_the_ring_bearer_hands() -> None:
    match = rider_at("24", "search", record=[".", ".", "10", ".", "19", "22"], sorcery_hand=["S-01", "S-02"])
    truly = match.state
    sheets = {tuple(match.imagine(1, seed).state.record) for seed in range(8)}
    assert len(sheets) > 4
    for seed in range(8):
        twin = match.imagine(0, seed).state
        assert (twin.start, twin.record, twin.hand) == (truly.start, truly.record, truly.hand)
    assert len({match.imagine(0, seed).state.hands[1] for seed in range(8)}) > 3
    assert all(match.imagine(1, seed).state.hands == truly.hands for seed in range(4))


def test_information_is_imagined_where_it_can_be() -> None:
    info = {"hidden": ["23", "25"], "found": ["4"], "not": ["7", "14"]}
    match = rider_at("24", "done", info=info)
    for seed in range(20):
        twin = match.imagine(1, seed).state
        assert twin.information.bit_count() == 2
        assert not twin.information & (twin.found | twin.found_not)


def test_the_ring_bearer_remembers_a_hand_he_has_seen() -> None:
    nazgul = {"blue": "46", "green": "46", "red": "46", "purple": "46"}
    match = flight(
        players=3, nazgul=nazgul, hand=["A2-16"], sorcery_hands=[["S-01", "S-02", "S-05"], ["S-07"]]
    )
    answer(match, "ally:A2-16", "player:1")
    assert match.view(0)["hands"][1] == ["S-01", "S-02", "S-05"]
    answer(match, "sorcery:S-05")
    assert match.view(0)["hands"][1] == {"count": 2}
    assert match.view(0)["seen_spells"] == ["S-01", "S-02"]
    assert {match.imagine(0, seed).state.hands[1] for seed in range(6)} == {0b11}
