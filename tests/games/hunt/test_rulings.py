"""Our rulings where the rulebook is silent (docs/rulings/hunt.md)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.core.match import Match
from westmarch.core.sets import members
from westmarch.testing import answer, asked, kind, offers, play_blindly, refuses, script, told, truth

from .table import SHIRE, WILD, flight_riders, frodo_at, rider_at, sheet_to

FAR = {"blue": "46", "green": "46", "red": "46", "purple": "46"}


def test_ruling_01_the_last_location_needs_a_dot() -> None:
    assert refuses(frodo_at("10"), "shire:10")
    assert offers(frodo_at("10", 1), "shire:10")


def test_ruling_03_an_escape_leads_elsewhere() -> None:
    position = {"stage": "encounter", "record": sheet_to("23", 2), "turn": {"here": True}}
    match = script("hunt", {**position, "nazgul": dict.fromkeys(FAR, "45")})
    assert asked(match) == (0, "escape.move")
    assert refuses(match, "shire:23")


def test_ruling_04_a_crossed_cell_is_no_entry() -> None:
    for record, wild in (([*sheet_to("22", 1), "x"], True), ([*sheet_to("22"), "x"], False)):
        match = rider_at("31", "sorcery:S-16", record=record, dice=["sorcery"], sorcery_hand=["S-16"])
        assert told(match, "card.in_wild")[-1]["yes"] is wild


def test_ruling_07_answers_go_on_without_trail_tokens() -> None:
    others = [SHIRE.names[p] for p in members(SHIRE.locations & ~SHIRE.starts)]
    trails = [name for name in others if name not in ("22", "10", "19")][:12]
    match = rider_at("22", "search", record=sheet_to("22"), trails=trails)
    assert told(match, "search.answer")[-1]["yes"] is True
    assert sorted(truth(match)["trails"]) == sorted(trails)


def before_part_two(hands: list[list[str]]) -> Match[Any]:
    """Frodo is in Bree; the Ringwraiths have these cards, and the Ring-bearer has set up."""
    match = frodo_at("53", 2, players=len(hands) + 1, sorcery_hands=hands)
    answer(match, "shire:C")
    while kind(match) not in ("crossing.share", "setup.rider"):
        play_blindly(match, 2, 1)
    return match


@pytest.mark.parametrize(
    ("hands", "answers", "after"),
    [
        ([["S-01", "S-02", "S-05"], ["S-07"]], "keep", [["S-01", "S-02", "S-05"], ["S-07"]]),
        ([["S-01", "S-02", "S-05"], ["S-07"]], "change done done S-02", [["S-01", "S-05"], ["S-02", "S-07"]]),
        ([["S-01", "S-02"], ["S-05", "S-07"]], "keep", [["S-01", "S-02"], ["S-05", "S-07"]]),
        (  # equal hands: a swap
            [["S-01", "S-02"], ["S-05", "S-07"]],
            "change player:2 S-01 done player:1 S-05 done",
            [["S-02", "S-05"], ["S-01", "S-07"]],
        ),
        (  # too much was given: evened out afterwards
            [["S-01", "S-02"], ["S-05", "S-07"]],
            "change player:2 S-01 player:2 S-02 done S-05 S-07",
            [["S-05", "S-07"], ["S-01", "S-02"]],
        ),
        (
            [["S-01"], ["S-05"], ["S-07"]],
            "change player:3 S-01 player:1 S-05 player:2 S-01 done",
            [["S-05"], ["S-01"], ["S-07"]],
        ),
    ],
)
def test_ruling_10_hands_are_shared_out_evenly_or_stay(
    hands: list[list[str]], answers: str, after: list[list[str]]
) -> None:
    """p. 27: even where all hold as many they may be shared out anew; nobody sees what another passes."""
    match = before_part_two(hands)
    assert asked(match) == (1, "crossing.share")
    for word in answers.split():
        if word.startswith("S-"):
            involved = (asked(match)[0], match.state.drawing[0])
            unseen = next(seat for seat in range(len(hands) + 1) if seat not in involved)
            assert kind(match) == "crossing.give"
            answer(match, f"sorcery:{word}")
            assert word not in str([event.as_data() for _, event in match.events(unseen)])
            assert word not in str(match.view(unseen)["hands"])
        else:
            answer(match, word)
    assert kind(match) == "setup.rider"
    assert truth(match)["sorcery_hands"] == after
    assert kind(before_part_two([[], []])) == "setup.rider"  # without a card there is nothing to share


def test_ruling_12_the_fourth_token_goes_on_to_part_two() -> None:
    for frodo, supply in (("up", 4), ("down", 3)):
        tokens = {"on_frodo": 0, "reserve": supply}
        options = {"fellowship": "4"}
        match = frodo_at("53", 2, companions={"frodo": frodo}, fellowship_tokens=tokens, options=options)
        answer(match, "shire:C")
        assert truth(match)["fellowship_tokens"] == {"on_frodo": 0, "reserve": supply}


def test_ruling_14_without_a_token_gandalf_stays() -> None:
    spent = ["8", "9", "13", "17", "18", "27", "31"]
    gandalf = {"record": ["18"], "spent": spent, "deeds_left": ["36", "37", "40"]}
    match = flight_riders("18", "hunt", journey="JS01", track=7, gandalf=gandalf, dice=["sword"])
    assert told(match, "gandalf.found") == [{"place": "wild:18"}]
    assert truth(match)["gandalf"]["record"] == ["18"]


def test_ruling_16_the_old_card_stays_secret() -> None:
    meeting = {"part": 2, "day": 1, "stage": "encounter", "journey": "JS01", "track": 7}
    match = script("hunt", {**meeting, "turn": {"here": True}, "nazgul": FAR}, "change")
    assert match.view(1)["old_journeys"] == {"count": 1}
    assert "JS01" not in str([event.as_data() for _, event in match.events(1)])


def test_ruling_18_what_a_short_way_could_not_bear() -> None:
    night = {"part": 2, "day": 1, "phase": "night", "journey": "JL01", "nazgul": FAR}
    match = script("hunt", {**night, "corruption": 11, "track": 3}, "move")
    assert match.view(1)["known_long"] is True
    assert {match.imagine(1, seed).state.card.long for seed in range(8)} == {True}
    match = script("hunt", {**night, "track": 13}, "move")
    assert match.view(1)["known_long"] is True
    match = script("hunt", {**night, "track": 5}, "move")
    assert match.view(1)["known_long"] is False
    assert {match.imagine(1, seed).state.card.long for seed in range(8)} == {True, False}


def test_ruling_19_starts_of_part_two_can_be_searched() -> None:
    match = flight_riders("2", "search", journey="JS01", track=3)
    assert told(match, "search.answer")[-1]["yes"] is True
    assert WILD.starts >> WILD.number["2"] & 1


def test_ruling_23_any_die_is_any_die() -> None:
    for die in ("manhunt", "morgul_ring"):
        assert offers(flight_riders("12", dice=[die]), "take")  # a dark location
        assert offers(flight_riders("10", dice=[die], info={"found": ["4"]}), "ability:1")


def test_ruling_24_the_ring_bearer_is_never_asked_whether_he_was_found() -> None:
    for action, dice in (("search", []), ("hunt", ["sword"]), ("zone:II-A", ["ring"])):
        match = rider_at("22", action, record=sheet_to("22"), dice=dice)
        assert asked(match)[0] == 1  # the hunter goes on; the answer has been told
        assert any(event.reveals for _, event in match.events(1))


def test_ruling_27_a_turn_ends_by_itself_only_for_public_reasons() -> None:
    """With a hand, whatever it holds, the Ring-bearer says when the turn is over."""
    down = {"frodo": "down"}
    for hand in (["A1-05"], ["A1-19"]):
        match = frodo_at("19", hand=hand, companions=down)
        answer(match, "dot")
        assert asked(match) == (0, "bearer.turn")
    match = frodo_at("19", companions=down)
    answer(match, "dot")
    assert asked(match)[0] == 1
