"""Odd values in a position are refused with their key, or the match that they make can be played."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import westmarch
from westmarch.core.errors import PositionError
from westmarch.testing import play_blindly

ODD: tuple[Any, ...] = (None, "", "x", -1, 0, 99, 10**9, 1.5, True, [], {}, ["x"], [None])
Position = dict[str, Any]


@cache
def played(players: int, part: str, answers: int, seed: int = 5) -> Position:
    """The last position after so many random answers."""
    match = westmarch.new("hunt", players, seed, {"part": part})
    play_blindly(match, 1, answers)
    found: Position = match.last_position()[1]
    return found


ONE = (3, "1", 70)
TWO = (3, "2", 90)


@pytest.mark.parametrize(
    ("base", "key", "value"),
    [
        (ONE, ("nazgul", "blue"), None),  # p. 9: all four are on the board
        (ONE, ("order",), []),
        (ONE, ("order",), None),
        (ONE, ("order",), [["blue", 1], ["green", 1], ["red", 1], ["purple", 1]]),  # p. 8: one for each
        (ONE, ("dice_taken",), 1),  # p. 29
        (ONE, ("stage",), "dawn"),
        (ONE, ("lead",), 0),
        (ONE, ("day",), 0),
        (ONE, ("lord",), "blue"),  # p. 32
        (ONE, ("dice",), ["manhunt"]),
        (ONE, ("companions", "strider"), "up"),  # p. 27
        (ONE, ("companions", "frodo"), "aside"),
        (ONE, ("fear_of_the_undead",), "3"),
        (ONE, ("fear_of_the_undead",), -7),
        (ONE, ("turn", "moved"), 1.5),
        (ONE, ("sensed",), "x"),
        (ONE, ("sensed",), "zone:V-A"),
        (ONE, ("mist",), ["V-A"]),
        (ONE, ("journey",), "JS01"),
        (ONE, ("gandalf",), {"record": ["8"]}),
        (ONE, ("stage",), "crossing"),
        (ONE, ("marker",), "eye"),  # p. 12
        (ONE, ("options", "part"), "2"),
        (ONE, ("ending",), "bree"),
        (ONE, ("looking",), ["A1-01"]),
        (ONE, ("sorcery_hand",), []),
        (ONE, ("eyes_by_track",), 0),
        (ONE, ("decks", "ally"), None),
        (ONE, ("said",), 7),
        (TWO, ("known_long",), 1.5),
        (TWO, ("known_long",), "3"),
        (TWO, ("journey",), None),
        (TWO, ("journeys_drawn",), ["JS01"]),
        (TWO, ("gandalf", "record"), []),
        (TWO, ("gandalf", "deeds_left"), ["8"] * 2),
        (TWO, ("gandalf", "drawn"), ["8"]),
    ],
)
def test_what_cannot_be_is_refused_with_its_key(
    base: tuple[int, str, int], key: tuple[str, ...], value: Any
) -> None:
    with pytest.raises(PositionError, match=", ".join(key)):
        westmarch.scenario("hunt", changed(played(*base), key, value))


def test_at_set_up_nothing_has_happened() -> None:
    for key, value in (("hand", ["A1-01"]), ("day", 2), ("corruption", 3), ("info", {"hidden": ["4"]})):
        with pytest.raises(PositionError, match=key):
            westmarch.scenario("hunt", {"stage": "setup", key: value})


def test_a_position_of_part_two_is_not_one_of_part_one() -> None:
    with pytest.raises(PositionError, match="only in Part 2"):
        westmarch.scenario("hunt", {**played(*TWO), "part": 1, "options": {}})


@pytest.mark.parametrize("record", [["."] * 16, ["4", "8", "18", "30", "34", "46", "54", "B"]])
def test_the_record_of_a_part_one_that_is_over(record: list[str]) -> None:
    """p. 25: at an exit, or after sixteen moves."""
    with pytest.raises(PositionError, match="record"):
        westmarch.scenario("hunt", {"record": record})


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        (["last", 0, 5, 0, ["10"], True], "was not so"),
        (["searched", 0, 5, 0, "10", False], "was not so"),
        (["visited", 0, 9, 0, "10", True], "could not be asked"),
        (["gandalf", 0, 5, 0, ["10"], False], "could not be asked"),
        (["last", 0, 5, 0, 7, True], "must be a list"),
        (["last", 0, 5, 0, [7], True], "no place"),
        (["wild", 0, 5, 0, 0, "no"], "true or false"),
    ],
)
def test_answers_are_never_wrong(said: list[Any], reason: str) -> None:
    """pp. 18, 19."""
    with pytest.raises(PositionError, match=f"said.*{reason}"):
        westmarch.scenario("hunt", {"record": [".", ".", "10", ".", "19"], "said": [said]})


def test_answers_stand_in_their_order() -> None:
    said = [["wild", 0, 5, 0, 0, False], ["wild", 0, 4, 0, 0, True]]
    with pytest.raises(PositionError, match="in the order"):
        westmarch.scenario("hunt", {"record": [".", ".", "10", ".", "19"], "said": said})


# -- every key with every odd value ---------------------------------------------------------------------


def changed(data: Position, key: tuple[Any, ...], value: Any) -> Position:
    data = copy.deepcopy(data)
    inside: Any = data
    for step in key[:-1]:
        inside = inside[step]
    inside[key[-1]] = value
    return data


def keys_of(data: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every key, and the first entry of every list."""
    for key in data if isinstance(data, dict) else range(min(1, len(data))):
        yield (*above, key)
        if isinstance(data[key], dict | list):
            yield from keys_of(data[key], (*above, key))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("part", ["1", "2", "both"])
def test_odd_values_are_refused_or_can_be_played(players: int, part: str) -> None:
    dice = random.Random(players)
    data = [played(players, part, answers) for answers in (0, 40, 75, 110, 999)]
    cases = [(one, key, value) for one in data for key in keys_of(one) for value in ODD]
    taken = 0
    for one, key, value in dice.sample(cases, 400):
        try:
            match = westmarch.scenario("hunt", changed(one, key, value))
        except PositionError:
            continue
        taken += 1
        play_blindly(match, 1, 200)
        match.game.invariants(match.state)
    assert 0 < taken < 100
