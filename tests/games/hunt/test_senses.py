"""Search, Perception, hunt, trails, information and out-of-turn cards (pp. 14, 18-22)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.core.match import Match
from westmarch.testing import answer, asked, offered, offers, refuses, told, truth

from .table import rider_at, sheet_to

BOOK = [".", ".", "10", ".", "19", "22"]
"""The record of the examples on pp. 18 and 19: through 10, 19 and 22."""


def last(match: Match[Any], key: str) -> dict[str, Any]:
    """What was told last of this kind."""
    return told(match, key)[-1]


# -- search (p. 18) ----------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["10", "19", "22"])
def test_example_a_search_finds_every_recorded_location(place: str) -> None:
    match = rider_at(place, "search", record=BOOK)
    assert last(match, "search.answer") == {"place": f"shire:{place}", "yes": True}
    assert truth(match)["trails"] == [place]


def test_example_elsewhere_the_answer_is_no() -> None:
    match = rider_at("24", "search", record=BOOK)
    assert last(match, "search.answer")["yes"] is False
    assert truth(match)["trails"] == []


def test_no_search_where_frodo_may_have_started() -> None:
    for place in ("1", "2", "3"):
        assert refuses(rider_at(place), "search")


def test_no_search_on_a_trail_or_a_dot() -> None:
    assert refuses(rider_at("19", record=BOOK, trails=["19"]), "search")
    assert refuses(rider_at("L31"), "search")


def test_the_answer_does_not_tell_whether_frodo_is_there_now() -> None:
    for place in ("22", "19"):
        match = rider_at(place, "search", record=BOOK)
        assert set(last(match, "search.answer")) == {"place", "yes"}
        assert match.state.here is False


# -- Perception (p. 18) ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "area", "yes"),
    [("31", "section:II", True), ("31", "zone:II-B", False), ("24", "zone:II-A", True)],
)
def test_examples_of_perception(place: str, area: str, yes: bool) -> None:
    """Frodo's last location is 22, with a dot after it."""
    match = rider_at(place, area, record=[*BOOK, "."], dice=["ring"])
    assert last(match, "perception.answer") == {"area": area, "yes": yes}
    assert match.view(1)["sensed"] == (area if yes else None)


def test_only_the_own_zone_and_section() -> None:
    match = rider_at("31", dice=["ring"])
    assert offered(match, "zone") == {"II-B"}
    assert offered(match, "section") == {"II"}


# -- hunt (p. 19) ------------------------------------------------------------------------------------


def test_examples_of_the_hunt() -> None:
    match = rider_at("19", "hunt", record=[*BOOK, "."], dice=["sword"])
    assert last(match, "hunt.answer")["answer"] == "yes"
    assert truth(match)["trail_swords"] == ["19"]
    assert match.state.here is False
    match = rider_at("22", "hunt", record=[*BOOK, "."], dice=["sword"])
    assert last(match, "hunt.answer")["answer"] == "here"
    assert match.state.here is True


def test_under_the_eye_hunting_is_free() -> None:
    assert offers(rider_at("22", record=BOOK, phase="night", marker="eye"), "hunt", "search")
    assert refuses(rider_at("22", record=BOOK, phase="night"), "hunt")


def test_a_start_can_be_hunted_and_counts_as_recorded() -> None:
    match = rider_at("1", "hunt", record=BOOK, dice=["sword"])
    assert last(match, "hunt.answer")["answer"] == "yes"


def test_a_trail_can_be_hunted_and_turns_to_the_sword() -> None:
    match = rider_at("22", "hunt", record=BOOK, dice=["sword"], trails=["22"])
    assert (truth(match)["trails"], truth(match)["trail_swords"]) == ([], ["22"])
    assert match.state.here is True


def test_an_encounter_follows_when_all_nazgul_have_acted() -> None:
    match = rider_at("22", "hunt", "done", record=BOOK, dice=["sword"])
    answer(match, "done", "done", "done")
    assert asked(match) == (-1, "encounter.draw")


# -- information (pp. 21, 22) ------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["search", "hunt"])
def test_searching_and_hunting_bring_out_information(how: str) -> None:
    match = rider_at("23", how, record=BOOK, dice=["sword"], info={"hidden": ["23", "25"], "found": ["4"]})
    assert last(match, "information.found") == {"place": "shire:23", "number": 2}
    assert match.view(1)["found"] == ["4", "23"]


def test_where_frodo_has_passed_information_is_hidden_for_good() -> None:
    record = sheet_to("23")
    match = rider_at("23", "search", record=record, info={"hidden": ["23"]})
    assert last(match, "search.answer")["yes"] is True
    assert told(match, "information.found") == []
    assert match.view(0)["live_information"] == []
    assert match.view(1)["found_not"] == [], "nobody learns whether there was any"


def test_a_search_without_information_tells_that_there_is_none() -> None:
    match = rider_at("23", "search", record=BOOK, info={"hidden": ["25"]})
    assert match.view(1)["found_not"] == ["23"]


# -- out of turn (p. 14) -----------------------------------------------------------------------------


def test_the_ring_bearer_is_asked_once_the_zone_is_named() -> None:
    match = rider_at("31", "zone:II-B", record=BOOK, dice=["ring"], hand=["A1-10"])
    assert asked(match) == (0, "react.play")
    assert last(match, "perception.begins") == {"area": "zone:II-B"}
    answer(match, "ally:A1-10")
    assert told(match, "perception.answer") == []
    assert match.view(1)["said"] == []
    assert truth(match)["dice"] == []


def test_the_question_does_not_depend_on_the_hand() -> None:
    """Whether or not there is a card that could be played."""
    for hand in (["A1-10"], ["A1-21"]):
        assert asked(rider_at("31", "zone:II-B", dice=["ring"], hand=hand)) == (0, "react.play")


def test_nobody_is_asked_when_all_see_that_nothing_can_be_played() -> None:
    for more in ({"hand": []}, {"hand": ["A1-21"], "discards": {"ally": ["A1-10", "A1-11"]}}):
        match = rider_at("31", "zone:II-B", dice=["ring"], **more)
        assert asked(match)[0] == 1


def test_a_section_cannot_be_kept_from_perception() -> None:
    assert asked(rider_at("31", "section:II", dice=["ring"], hand=["A1-10"]))[0] == 1


def test_a_cancelled_hunt_starts_no_encounter_and_its_die_is_spent() -> None:
    match = rider_at(
        "22",
        "hunt",
        record=BOOK,
        dice=["sword"],
        hand=["A1-07"],
        fellowship_tokens={"on_frodo": 1, "reserve": 2},
    )
    answer(match, "ally:A1-07")
    assert match.state.here is False
    assert truth(match)["dice"] == []
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 0


def test_a_card_that_costs_a_token_needs_one() -> None:
    match = rider_at("22", "hunt", record=BOOK, dice=["sword"], hand=["A1-07"])
    assert asked(match)[0] == 1  # nobody is asked: everybody sees that there is no token


def test_the_dogs_guard_their_own_zones_only() -> None:
    assert asked(rider_at("27", "search", hand=["A1-05"], discards={"ally": ["A1-09"]})) == (0, "react.play")
    assert asked(rider_at("24", "search", hand=["A1-05"], discards={"ally": ["A1-09"]}))[0] == 1


def test_the_gaffer_keeps_information_hidden_until_the_next_phase() -> None:
    info = {"hidden": ["23"]}
    tokens = {"on_frodo": 1, "reserve": 2}
    match = rider_at("23", "search", record=BOOK, info=info, hand=["A1-16"], fellowship_tokens=tokens)
    assert offers(match, "ally:A1-16")
    answer(match, "ally:A1-16")
    assert last(match, "search.answer")["yes"] is False
    assert told(match, "information.found") == []
    assert match.view(1)["denied"] == ["23"]
    answer(match, *["done"] * 4)
    assert match.view(1)["denied"] == []
    assert match.view(0)["live_information"] == ["23"]


def test_the_gaffer_is_of_no_use_where_there_is_nothing() -> None:
    match = rider_at("23", "search", hand=["A1-16"], fellowship_tokens={"on_frodo": 1, "reserve": 2})
    assert asked(match) == (0, "react.play")
    assert refuses(match, "ally:A1-16")
