"""A Nazgûl's turn: moving, dice, dark places, abilities (pp. 15-17, 20, 21)."""

from __future__ import annotations

import pytest

from westmarch.testing import answer, asked, kind, offered, offers, refuses, script, told, truth

from .table import AWAY, SHIRE, frodo_at, names, rider_at, sheet_to


def near(place: str) -> set[str]:
    return names(SHIRE, SHIRE.graph.adjacent[SHIRE.number[place]])


# -- moving: examples of p. 16 -----------------------------------------------------------------------


def test_example_blue_moves_to_the_dot_or_to_47() -> None:
    match = rider_at("48")
    assert offers(match, "shire:47")
    assert near("48") <= offered(match, "shire") | {"B"}


def test_example_green_rides_the_road_from_49() -> None:
    """p. 16: to 48 or 46, three steps along the road by day."""
    assert offers(rider_at("49"), "shire:48", "shire:46")


def test_example_green_at_night_goes_two_steps_by_path() -> None:
    """p. 16: from 34 by road up to dot, 30, dot; or dot, 23 by path."""
    assert offers(rider_at("34", phase="night"), "shire:30", "shire:23")
    assert refuses(rider_at("34", phase="day1"), "shire:23")


def test_neither_exits_nor_ally_tokens_are_entered_or_passed() -> None:
    """pp. 14, 17."""
    assert refuses(rider_at("53", phase="night"), "shire:C", "shire:D", "shire:B")
    assert offers(rider_at("49"), "shire:44")
    assert refuses(rider_at("49", ally_tokens=["44"]), "shire:44")


def test_nazgul_do_not_block_each_other() -> None:
    match = rider_at("48", nazgul={**AWAY, "blue": "48", "green": "47"})
    assert offers(match, "shire:47")


def test_move_and_action_come_in_either_order_and_neither_must_be() -> None:
    match = rider_at("48", record=sheet_to("10"))
    answer(match, "search", "shire:47")
    assert truth(match)["turn"]["acting"] == 1
    match = rider_at("48", "shire:47", "search")
    assert truth(match)["turn"]["acting"] == 1
    assert truth(rider_at("48", "done"))["turn"]["acting"] == 1


# -- dice (p. 17) ------------------------------------------------------------------------------------


def test_example_of_a_phase_with_shared_dice() -> None:
    """p. 17: search without a die, Perception by a Ring, a card by Sorcery, nothing: four dice are left."""
    dice = ["ring", "ring", "ring", "sword", "sorcery", "shadow"]
    nazgul = {"blue": "48", "green": "49", "red": "53", "purple": "56"}
    match = script("hunt", {"stage": "riders", "nazgul": nazgul, "dice": dice})
    answer(match, "search", "shire:47")
    answer(match, "shire:46", "section:III", "die:ring")
    answer(match, "take", "die:sorcery", "sorcery:S-07", "done")
    answer(match, "done")
    assert truth(match)["dice"] == ["ring", "ring", "sword", "shadow"]
    assert (truth(match)["phase"], truth(match)["stage"]) == ("day2", "bearer")


def test_without_a_die_only_the_free_search() -> None:
    match = rider_at("48")
    assert offers(match, "search", "done")
    assert refuses(match, "hunt", "take", "zone:III-A", "section:III", "remove")


@pytest.mark.parametrize(
    ("die", "can", "cannot"),
    [
        ("ring", ["zone:III-A", "section:III"], ["hunt", "take"]),
        ("sword", ["hunt"], ["zone:III-A", "take"]),
        ("sorcery", ["take"], ["zone:III-A", "hunt"]),
        ("shadow", ["hunt", "take", "zone:III-A", "section:III"], []),
    ],
)
def test_what_each_symbol_is_good_for(die: str, can: list[str], cannot: list[str]) -> None:
    match = rider_at("48", dice=[die])
    assert offers(match, *can)
    assert refuses(match, *cannot)


def test_a_used_die_is_gone_until_the_refresh() -> None:
    match = rider_at("48", "section:III", dice=["ring"])
    assert truth(match)["dice"] == []


def test_the_player_chooses_which_die_pays() -> None:
    match = rider_at("48", "section:III", dice=["ring", "shadow"])
    assert asked(match) == (1, "rider.die")
    answer(match, "die:shadow")
    assert truth(match)["dice"] == ["ring"]


def test_a_sword_removes_an_adjacent_ally_token() -> None:
    match = rider_at("48", "remove", dice=["sword"], ally_tokens=["47"])
    assert truth(match)["ally_tokens"] == []
    assert refuses(rider_at("48", dice=["sword"], ally_tokens=["23"]), "remove")
    match = rider_at("48", "remove", dice=["sword"], ally_tokens=["47", "23"])
    assert (kind(match), truth(match)["ally_tokens"]) == ("rider.turn", ["23"]), "the other one lies far away"


def test_in_a_dark_location_every_die_is_sorcery() -> None:
    """p. 20."""
    assert offers(rider_at("52", dice=["sword"]), "take")
    assert refuses(rider_at("54", dice=["sword"]), "take")


def test_one_action_a_turn() -> None:
    match = rider_at("48", "search", dice=["ring", "sword"])
    assert refuses(match, "hunt", "zone:III-A", "search")


def test_at_most_five_sorcery_cards() -> None:
    hand = ["S-01", "S-02", "S-03", "S-05", "S-07"]
    match = rider_at("48", "take", "sorcery:S-08", dice=["sorcery"], sorcery_hand=hand)
    assert asked(match) == (1, "rider.discard")
    answer(match, "sorcery:S-01")
    assert truth(match)["discards"]["sorcery"] == ["S-01"]


def test_discards_become_the_new_sorcery_deck() -> None:
    """p. 20."""
    match = rider_at("48", "take", dice=["sorcery"], decks={"sorcery": 0})
    assert kind(match) == "sorcery.draw"
    assert len(offered(match, "sorcery")) == 22


# -- abilities of the Black Riders (p. 21) -----------------------------------------------------------

FIVE = ["4", "7", "14", "18", "23"]


def found(number: int) -> dict[str, list[str]]:
    return {"found": FIVE[:number]}


def test_abilities_open_one_by_one_and_stay_open() -> None:
    dice = ["ring", "sword"]
    for number in range(6):
        opened = {str(n) for n in range(1, min(number, 4) + 1)}
        assert offered(rider_at("48", dice=dice, info=found(number)), "ability") == opened


def test_ability_1_moves_a_step_for_any_die() -> None:
    match = rider_at("48", "ability:1", dice=["sorcery"], info=found(1))
    assert offered(match, "shire") == (near("48") | {"48"}) - {"B"}
    answer(match, "shire:47")
    assert truth(match)["nazgul"]["blue"] == "47"
    assert offers(match, "shire:48")  # the move itself is still to come


def test_ability_2_hunts_or_perceives_for_two_dice() -> None:
    match = rider_at("48", "ability:2", "die:ring", dice=["ring", "sorcery"], info=found(2))
    assert offers(match, "hunt", "zone:III-A", "section:III")
    answer(match, "hunt")
    assert told(match, "hunt.answer")[-1]["answer"] == "no"
    assert truth(match)["dice"] == []


def test_ability_2_needs_two_dice() -> None:
    assert "2" not in offered(rider_at("48", dice=["ring"], info=found(2)), "ability")
    assert "2" in offered(rider_at("48", dice=["ring", "ring"], info=found(2)), "ability")


def test_on_a_dot_nobody_searches_or_hunts() -> None:
    """p. 18, 19: in locations alone, whatever the dice and the Eye say."""
    assert refuses(rider_at("a50", dice=["sword"]), "hunt", "search")
    assert refuses(rider_at("a50", phase="night", marker="eye"), "hunt")


def test_ability_3_steps_and_searches_for_a_sword() -> None:
    match = rider_at("48", "ability:3", "shire:47", dice=["sword"], info=found(3))
    assert told(match, "search.answer")[-1] == {"place": "shire:47", "yes": False}
    assert "3" not in offered(rider_at("48", dice=["ring"], info=found(3)), "ability")


def test_ability_4_goes_two_steps_for_a_ring() -> None:
    match = rider_at("48", "ability:4", dice=["ring"], info=found(4))
    start = SHIRE.number["48"]
    assert offered(match, "shire") == names(SHIRE, SHIRE.graph.reach(start, 2, ~SHIRE.exits))


# -- turns and refresh -------------------------------------------------------------------------------


def test_players_act_from_the_lead_on_clockwise() -> None:
    position = {"stage": "riders", "players": 4, "lead": 2, "nazgul": AWAY}
    match = script("hunt", position)
    order = []
    for _ in range(4):
        order.append(asked(match)[0])
        answer(match, "done")
    assert order == [2, 3, 1, 1]


def test_the_refresh_step_passes_the_lead_and_rolls_all_dice() -> None:
    """p. 25: with one Ringwraith player the lead stays."""
    for players, lead in ((2, 1), (3, 2)):
        match = script("hunt", {"stage": "refresh", "phase": "night", "players": players, "dice": ["ring"]})
        answer(match, "take", "ally:A1-01", "ally:A1-04", "ally:A1-01")
        assert truth(match)["lead"] == lead
        answer(match, "sorcery:S-01")
        assert truth(match)["sorcery_hands"][lead - 1] == ["S-01"]
        answer(match, *["die:sword"] * 6, "pass")
        assert truth(match)["dice"] == ["sword"] * 6
        assert (truth(match)["day"], truth(match)["phase"]) == (2, "day1")


def test_a_phase_moves_on_without_encounter() -> None:
    match = frodo_at("19")
    answer(match, "dot", "done")
    while asked(match)[0] == 1:
        answer(match, "done")
    assert truth(match)["phase"] == "day2"
