"""The Ring-bearer's turn in Part 1: set-up, moving, resting, cards, Fellowship tokens (pp. 8-15)."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.testing import (
    answer,
    asked,
    kind,
    offered,
    offers,
    options,
    prompt,
    refuses,
    roll,
    script,
    told,
    truth,
)

from .table import AWAY, SHIRE, flight, frodo_at, names, sheet_to

# -- set-up (pp. 8, 9) -------------------------------------------------------------------------------


def set_up(players: int = 2, **options: str) -> westmarch.Match:  # type: ignore[type-arg]
    match = westmarch.new("hunt", players, 1, options, chance="ask")
    answer(match, "shire:2", *(f"shire:{place}" for place in ("4", "7", "14", "18", "23")))
    answer(match, *(f"ally:A1-0{number}" for number in (1, 2, 3)))
    return match


def test_set_up_gives_one_of_five_information_tokens_away() -> None:
    match = set_up()
    assert asked(match) == (0, "setup.give")
    assert offered(match, "shire") == {"4", "7", "14", "18", "23"}
    answer(match, "shire:7")
    assert match.view(1)["found"] == ["7"]
    assert match.view(0)["information"] == ["4", "14", "18", "23"]
    assert match.view(1)["information"] == {"count": 4}


@pytest.mark.parametrize(("difficulty", "given"), [("unstoppable_frodo", 2), ("terrible_nazgul", 0)])
def test_variants_give_two_or_no_information_tokens(difficulty: str, given: int) -> None:
    match = set_up(difficulty=difficulty)
    answer(match, *["shire:4", "shire:23"][:given])
    assert kind(match) == "setup.rider"
    assert len(match.view(1)["found"]) == given


def test_four_fellowship_tokens_by_the_variant() -> None:
    assert set_up(fellowship="4").view(1)["supply"] == 4
    assert set_up().view(1)["supply"] == 3


def test_a_lone_ringwraith_orders_its_four_nazgul() -> None:
    match = set_up()
    answer(match, "shire:4", "rider:red", "rider:blue", "rider:purple")
    assert match.view(None)["order"] == ["red", "blue", "purple", "green"]


def test_nazgul_start_in_different_places_and_shadows_give_tokens() -> None:
    match = set_up()
    answer(match, "shire:4", "rider:red", "rider:blue", "rider:purple", "sorcery:S-01")
    answer(match, "shire:48")
    assert offered(match, "shire") == {"45", "49", "50", "53", "56"}
    answer(match, "shire:49", "shire:50", "shire:53")
    roll(match, "shadow", "shadow", "ring", "ring", "sword", "sorcery", domain="die")
    assert match.view(None)["on_frodo"] == 2
    assert asked(match) == (0, "bearer.turn")


def test_hunters_share_the_nazgul_in_rounds_and_the_lead_places_first() -> None:
    match = set_up(3)
    answer(match, "shire:4", "rider:blue", "rider:green", "rider:red", "rider:purple")
    assert match.view(None)["owner"] == [1, 2, 1, 2]
    answer(match, "sorcery:S-01", "sorcery:S-02", "player:2")
    assert asked(match) == (2, "setup.place")


@pytest.mark.parametrize(
    ("players", "answers", "owners"),
    [
        (3, "blue green red purple", [1, 2, 1, 2]),
        (3, "blue green red pass", [1, 2, 1, 1]),
        (3, "blue green pass red", [1, 2, 2, 2]),
        (4, "blue green red purple", [1, 2, 3, 1]),
        (4, "blue green red pass purple", [1, 2, 3, 2]),
        (4, "blue green red pass pass", [1, 2, 3, 3]),
    ],
)
def test_the_nazgul_are_shared_in_any_way_but_each_has_one(
    players: int, answers: str, owners: list[int]
) -> None:
    """p. 8: who has one may leave the rest to the others."""
    match = set_up(players)
    answer(match, "shire:4")
    for number, word in enumerate(answers.split()):
        assert number >= players - 1 or refuses(match, "pass")
        answer(match, word if word == "pass" else f"rider:{word}")
    assert match.view(None)["owner"] == owners
    assert kind(match) == "sorcery.draw"
    answer(match, *(f"sorcery:S-0{seat}" for seat in range(1, players)), "player:2")
    assert asked(match) == (2, "setup.place")
    while kind(match) == "setup.place":
        answer(match, options(match)[0])
    answer(match, *["die:shadow"] * 6)
    assert westmarch.scenario("hunt", match.position(), chance="ask").digest() == match.digest()


# -- moving: examples of pp. 12 and 13 ---------------------------------------------------------------


def test_example_31_with_one_and_with_two_dots() -> None:
    """p. 12: 26, 32 and 33 with one dot; 27 and 29 as well with two."""
    assert offered(frodo_at("31", 1), "shire") == {"26", "32", "33", "31"}
    assert offered(frodo_at("31", 2), "shire") == {"26", "32", "33", "27", "29", "31"}


def test_example_1_of_frodo_moving() -> None:
    """p. 13: from 10 without dots to a dot, 9 or 11."""
    match = script("hunt", {"record": [".", ".", "10"]})
    assert offered(match, "shire") == {"9", "11"}
    assert offers(match, "dot")


def test_example_2_of_frodo_moving() -> None:
    """p. 13: after one dot 9, 11, 19, 20 or 10 itself."""
    match = script("hunt", {"record": [".", ".", "10", "."]})
    assert offered(match, "shire") == {"9", "10", "11", "19", "20"}


def test_example_3_of_frodo_moving() -> None:
    """p. 13: on from 19 to the adjacent 22."""
    match = script("hunt", {"record": [".", ".", "10", ".", "19"], "hand": ["A1-05"]})
    answer(match, "shire:22")
    assert truth(match)["record"][-1] == "22"
    assert truth(match)["track"] == 6


def test_a_dot_is_always_allowed() -> None:
    """p. 11: however many dots there are already."""
    assert offers(frodo_at("31", 6), "dot")


def test_by_day_frodo_must_move() -> None:
    assert refuses(frodo_at("31"), "done", "rest")


def test_a_nazgul_does_not_hinder_frodo() -> None:
    """p. 13."""
    match = frodo_at("19", 0, nazgul={**AWAY, "blue": "22"})
    assert offers(match, "shire:22")


# -- night (p. 12) -----------------------------------------------------------------------------------


def test_a_move_at_night_corrupts_and_turns_the_marker() -> None:
    match = frodo_at("19", phase="night")
    answer(match, "dot")
    assert truth(match)["corruption"] == 1
    assert truth(match)["marker"] == "eye"


def test_resting_costs_nothing_and_sam_draws_a_card() -> None:
    match = frodo_at("19", phase="night")
    before = truth(match)["track"]
    answer(match, "rest", "take", "ally:A1-01")
    assert (truth(match)["corruption"], truth(match)["marker"]) == (0, "ring")
    assert truth(match)["track"] == before
    assert truth(match)["hand"] == ["A1-01"]


def test_without_sam_resting_brings_no_card() -> None:
    match = frodo_at("19", phase="night", companions={"sam": "down"})
    answer(match, "rest")
    assert truth(match)["hand"] == []


def test_the_marker_turns_back_after_the_night() -> None:
    match = frodo_at("19", phase="night", dice=[], sorcery_hand=[])
    answer(match, "dot")
    for _ in range(4):
        answer(match, "done")
    assert truth(match)["marker"] == "ring"


def test_at_the_limit_the_night_move_ends_the_match() -> None:
    """p. 25: at 12 Frodo falls, in the middle of whatever is done."""
    match = frodo_at("19", phase="night", corruption=11)
    answer(match, "dot")
    assert kind(match) == "over"
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("ending.fallen", (1,))


# -- cards and tokens (pp. 14, 15) -------------------------------------------------------------------


def test_one_card_a_turn_before_or_after_the_move() -> None:
    match = frodo_at("19", hand=["A1-19", "A1-20"])
    answer(match, "ally:A1-19", "zone:II-A")
    assert refuses(match, "ally:A1-20")
    assert offers(match, "dot")


def test_a_token_buys_one_card_a_turn() -> None:
    match = frodo_at("19", fellowship_tokens={"on_frodo": 2, "reserve": 1})
    answer(match, "draw", "ally:A1-05")
    assert truth(match)["fellowship_tokens"] == {"on_frodo": 1, "reserve": 2}
    assert refuses(match, "draw")


def test_more_than_five_cards_are_discarded_at_once() -> None:
    match = frodo_at(
        "19",
        hand=["A1-05", "A1-07", "A1-08", "A1-09", "A1-10"],
        fellowship_tokens={"on_frodo": 1, "reserve": 2},
    )
    answer(match, "draw", "ally:A1-01")
    assert asked(match) == (0, "bearer.discard")
    answer(match, "ally:A1-05")
    assert len(truth(match)["hand"]) == 5


def test_an_empty_deck_gives_nothing_and_is_not_shuffled() -> None:
    """p. 14."""
    match = frodo_at("19", decks={"ally": 0}, fellowship_tokens={"on_frodo": 1, "reserve": 2})
    assert refuses(match, "draw")


def test_no_more_tokens_on_the_card_than_there_are() -> None:
    """p. 15."""
    match = script("hunt", {"stage": "roll", "fellowship_tokens": {"on_frodo": 2, "reserve": 1}})
    answer(match, "sorcery:S-01")
    roll(match, *["shadow"] * 6, domain="die")
    assert truth(match)["fellowship_tokens"] == {"on_frodo": 3, "reserve": 0}


# -- companions --------------------------------------------------------------------------------------


def test_frodos_card_gives_a_token_before_the_first_phase_if_there_is_none() -> None:
    for on_card in (0, 1):
        match = script("hunt", {"stage": "roll", "fellowship_tokens": {"on_frodo": on_card, "reserve": 2}})
        answer(match, "sorcery:S-01")
        roll(match, *["ring"] * 6, domain="die")
        if not on_card:
            answer(match, "take")
        assert asked(match) == (0, "bearer.turn")
        assert truth(match)["fellowship_tokens"]["on_frodo"] == 1


DAWN = {"stage": "dawn", "day": 2}
NIGHT_AT_19 = {"phase": "night", "record": sheet_to("19"), "nazgul": AWAY}
REFRESH = {"stage": "refresh", "phase": "night"}


@pytest.mark.parametrize(
    ("who", "position", "answers", "idle"),
    [
        ("frodo", DAWN, [], {"fellowship_tokens": {"on_frodo": 1, "reserve": 2}}),
        ("frodo", DAWN, [], {"fellowship_tokens": {"on_frodo": 0, "reserve": 0}}),
        ("sam", NIGHT_AT_19, ["rest"], {"decks": {"ally": 0}}),
        ("pippin", REFRESH, [], {"decks": {"ally": 1}}),
    ],
)
def test_first_abilities_are_a_choice_where_they_change_something(
    who: str, position: dict[str, Any], answers: list[str], idle: dict[str, Any]
) -> None:
    """p. 10: they can be used. Whether it is asked follows from what everybody sees."""
    match = script("hunt", position, *answers)
    assert asked(match) == (0, "companion.use")
    assert options(match) == ["take", "pass"]
    assert prompt(match).args["who"] == who
    answer(match, "pass")
    assert told(match, "companion.declined", 1) == [{"companion": f"companion:{who}"}]
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 0
    assert kind(match) == {"frodo": "bearer.turn", "sam": "rider.turn", "pippin": "ally.draw"}[who]
    if who == "pippin":
        answer(match, "ally:A1-01")
        assert truth(match)["hand"] == ["A1-01"]  # one card, and no choice
    for more in (idle, {"companions": {who: "down"}}, {"options": {"abilities": "always"}}):
        assert kind(script("hunt", {**position, **more}, *answers)) != "companion.use", more


def test_first_abilities_act_by_themselves_where_the_table_says_so() -> None:
    always = {"options": {"abilities": "always"}}
    dawn = script("hunt", {**DAWN, **always})
    assert truth(dawn)["fellowship_tokens"]["on_frodo"] == 1
    rest = script("hunt", {**NIGHT_AT_19, **always}, "rest", "ally:A1-01")
    assert truth(rest)["hand"] == ["A1-01"]
    refresh = script("hunt", {**REFRESH, **always}, "ally:A1-01", "ally:A1-04")
    assert asked(refresh) == (0, "bearer.keep")


def test_frodos_card_moves_him_once_more_for_a_token_of_the_game() -> None:
    """pp. 13, 15."""
    match = frodo_at("19", fellowship_tokens={"on_frodo": 0, "reserve": 3})
    answer(match, "dot", "companion:frodo")
    assert asked(match) == (0, "bearer.extra")
    answer(match, "dot")
    assert truth(match)["record"][-2:] == [".", "."]
    assert truth(match)["fellowship_tokens"] == {"on_frodo": 0, "reserve": 2}
    assert truth(match)["companions"]["frodo"] == "down"


def test_frodos_card_needs_a_token_that_can_leave_the_game() -> None:
    """p. 15."""
    for reserve, may in ((1, True), (0, False)):
        tokens = {"on_frodo": 0, "reserve": reserve}
        match = flight(journey="JS01", track=2, nazgul=dict.fromkeys(AWAY, "46"), fellowship_tokens=tokens)
        assert offers(match, "companion:frodo") is may


def test_frodos_card_moves_him_at_night_without_corruption_but_under_the_eye() -> None:
    match = frodo_at("19", phase="night")
    answer(match, "companion:frodo", "dot")
    assert (truth(match)["corruption"], truth(match)["marker"]) == (0, "eye")
    assert refuses(match, "companion:frodo", "dot", "rest")


def test_pippin_draws_two_and_keeps_one() -> None:
    match = script("hunt", REFRESH, "take", "ally:A1-01", "ally:A1-04")
    assert asked(match) == (0, "bearer.keep")
    answer(match, "ally:A1-04")
    assert truth(match)["hand"] == ["A1-04"]
    assert truth(match)["discards"]["ally"] == ["A1-01"]


def test_without_pippin_one_card_is_drawn() -> None:
    match = script("hunt", {"stage": "refresh", "phase": "night", "companions": {"pippin": "down"}})
    answer(match, "ally:A1-01")
    assert truth(match)["hand"] == ["A1-01"]
    assert kind(match) == "sorcery.draw"


def test_merry_moves_an_ally_token_after_the_move() -> None:
    match = frodo_at("19", companions={"merry": "up"}, ally_tokens=["23"])
    assert refuses(match, "companion:merry")
    answer(match, "dot", "companion:merry", "shire:23")
    assert offered(match, "shire") == names(SHIRE, SHIRE.connected[SHIRE.number["23"]]) - {"23", "45"}
    answer(match, "shire:21")
    assert truth(match)["ally_tokens"] == ["21"]
    assert refuses(match, "companion:merry")


# -- the end of Part 1 (p. 25) -----------------------------------------------------------------------


def test_frodo_arrives_at_an_exit_at_once() -> None:
    match = frodo_at("53", 2, options={"part": "1"})
    answer(match, "shire:C")
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("ending.great", (0,))
    assert told(match, "frodo.arrived")[-1]["place"] == "shire:C"


def test_example_of_the_rescue() -> None:
    """p. 25: the record ends with 53 and a dot at the end of the track: exit C is two moves away."""
    record = sheet_to("53", 0)
    padded = ["."] * (15 - len(record)) + record
    match = script("hunt", {"record": padded, "options": {"part": "1"}, "nazgul": AWAY})
    answer(match, "dot")
    assert told(match, "rescue.begins") == [{"number": 2}]
    answer(match, "token:beige4", "token:beige5")
    assert asked(match) == (0, "encounter.companion")
    answer(match, "companion:sam", "token:beige4")
    assert match.result is not None
    assert match.result.reason == "ending.great"
    assert truth(match)["corruption"] == 1


def test_the_sixteenth_move_may_still_arrive() -> None:
    padded = ["."] * (13 - len(sheet_to("53"))) + sheet_to("53", 2)
    match = script("hunt", {"record": padded, "options": {"part": "1"}, "nazgul": AWAY})
    answer(match, "shire:C")
    assert match.result is not None
    assert match.result.reason == "ending.great"


def test_the_rescue_can_break_frodo() -> None:
    padded = ["."] * (15 - len(sheet_to("53"))) + sheet_to("53")
    match = script(
        "hunt",
        {"record": padded, "corruption": 11, "nazgul": AWAY, "companions": {"sam": "down", "pippin": "down"}},
    )
    answer(match, "dot", "token:beige4", "token:beige5")
    assert match.result is not None
    assert match.result.reason == "ending.fallen"
