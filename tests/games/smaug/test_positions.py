"""Positions as data (SCENARIOS.md): the documented shape, defaults, the way back, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westmarch
from westmarch.core.errors import PositionError
from westmarch.core.registry import find_game

from .kit import answer, hand, smaug, truth

SHAPE: dict[str, Any] = {
    "players": ["blue", "green"],
    "to_act": "blue",
    "step": "march",
    "pieces": {"blue": [4, 16], "green": [7, 8]},
    "caught": ["blue:16"],
    "bilbo": 2,
    "ring": "worn",
    "smaug": "cave",
    "gandalf": 0,
    "key_holder": "blue",
    "key_open": False,
    "march": {"blue": ["4", "5"], "green": ["3", "4", "5", "123"]},
    "hands": {"blue": ["dwarf_balin"], "green": []},
    "decks": {"mirkwood": 1, "beorn": 20},
    "discards": ["ally_bard"],
}


def test_the_documented_shape_is_read() -> None:
    match = westmarch.scenario("smaug", SHAPE, chance="ask")
    position = match.position()
    for key, value in SHAPE.items():
        if key != "decks":
            assert position[key] == value, key
    assert len(position["decks"]["mirkwood"]) == 1
    assert len(position["decks"]["beorn"]) == 20
    assert "dwarf_balin" not in position["decks"]["beorn"]


def test_a_number_of_cards_is_drawn_by_lot_but_always_alike() -> None:
    first, second = (westmarch.scenario("smaug", SHAPE).position() for _ in range(2))
    assert first == second
    other = westmarch.scenario("smaug", {**SHAPE, "gandalf": 1}).position()
    assert other["decks"]["beorn"] != first["decks"]["beorn"]


def test_a_list_names_the_cards_of_a_deck() -> None:
    match = smaug(decks={"mirkwood": ["barrels", "barrels"], "treasury": ["bards_arrow"]}, key_open=True)
    assert truth(match)["decks"]["mirkwood"] == ["barrels", "barrels"]
    assert truth(match)["decks"]["treasury"] == ["bards_arrow"]


def test_defaults_are_those_of_the_set_up() -> None:
    match = westmarch.scenario("smaug", {})
    position = match.position()
    assert position["pieces"] == {"blue": [1, 1], "green": [1, 1]}
    assert position["hands"] == {"blue": [], "green": []}
    assert [len(cards) for cards in position["decks"].values()] == [47, 16, 8, 16, 14]


def test_a_position_goes_through_json() -> None:
    match = westmarch.new("smaug", 4, 3)
    data = match.position()
    again = westmarch.scenario("smaug", json.loads(json.dumps(data)))
    assert again.position() == data


def test_beorns_house_may_hold_cards_of_other_backs() -> None:
    match = smaug(step="draw", decks={"beorn": [], "treasury": []}, discards=["treasure_2", "ally_bard"])
    answer(match, "card:treasure_2", "card:ally_bard")
    assert hand(match, "blue") == ["ally_bard", "treasure_2"], (
        "shuffled discards are drawn from Beorn's House"
    )


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"dragon": 3}, "unknown key"),
    ({"players": ["blue"]}, "two to four"),
    ({"players": ["blue", "blue"]}, "twice"),
    ({"players": ["blue", "white"]}, "unknown"),
    ({"step": "fight"}, "unknown"),
    ({"pieces": {"blue": [4]}}, "two spaces"),
    ({"pieces": {"blue": [4, 51]}}, "whole number from 1 to 50"),
    ({"pieces": {"blue": [4, 4], "green": [4, 5]}}, "at most two pieces"),
    ({"pieces": {"blue": [40, 4]}, "key_open": False}, "past the key space"),
    ({"caught": ["blue:16"]}, "unknown"),
    ({"pieces": {"blue": [16, 2]}, "caught": ["blue:16", "blue:16"]}, "more often"),
    ({"pieces": {"blue": [16, 2]}, "caught": ["blue:16"], "bilbo": 16}, "frees"),
    ({"ring": "gone"}, "neither"),
    ({"ring": "lost at 9", "bilbo": 9}, "stands on it"),
    ({"smaug": 20}, "whole number from 28 to 49"),
    ({"gandalf": 11}, "whole number from 0 to 10"),
    ({"key_holder": "red"}, "unknown"),
    ({"march": {"blue": []}}, "turned up again"),
    ({"hands": {"blue": ["dwarf_dori", "dwarf_dori"]}}, "no (further) dwarf_dori"),
    ({"hands": {"blue": ["smaug_b1"]}}, "no (further) smaug_b1"),
    ({"hands": {"blue": ["smaug_e1"]}}, "no (further) smaug_e1"),
    ({"hands": {"blue": ["barrels"]}}, "no (further) barrels"),
    ({"face_up": ["enemy_warg", "enemy_azog"]}, "one enemy a deck"),
    ({"decks": {"mirkwood": 17}}, "whole number from 0 to 16"),
    ({"decks": {"mirkwood": ["longing"]}}, "no (further) longing"),
    ({"pieces": {"blue": ["killed", "killed"]}}, "would be over"),
    ({"smaug": 28}, "would be over"),
    ({"bilbo": 50, "pieces": {"blue": [50, 31], "green": [50, 31]}}, "would be over"),
    ({"step": "over"}, "reason"),
    ({"step": "over", "reason": "ending.goal"}, "does not fit"),
    ({"reason": "ending.goal"}, "only of a match that is over"),
    ({"step": "setup", "bilbo": 4}, "unknown key"),
    ({"options": {"hands": "none"}}, "hands"),
]


@pytest.mark.parametrize(("data", "reason"), REFUSED)
def test_what_cannot_be_is_refused_with_the_reason(data: dict[str, Any], reason: str) -> None:
    with pytest.raises((PositionError, westmarch.BadOption)) as refused:
        westmarch.scenario("smaug", data)
    assert reason in str(refused.value)


def test_the_end_can_be_written() -> None:
    match = smaug(step="draw", smaug=29, key_open=True)
    answer(match, "card:smaug_b2")
    data = match.position()
    assert data["step"] == "over"
    assert data["reason"] == "ending.dragon"


@pytest.mark.parametrize("name", find_game("smaug").studies())
def test_studies_can_be_played(name: str) -> None:
    game = find_game("smaug")
    match = westmarch.scenario("smaug", game.study(name), seed=4)
    while match.prompt is not None:
        codes = match.codes
        match.advance(game.heuristics.steady(match.state, match.prompt.seat, match.prompt.kind, codes))
    assert match.result is not None
