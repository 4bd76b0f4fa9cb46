"""The sixty rulings of the facts where the rulebook is silent (docs/rulings/smaug.md), each by its number."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch import Match
from westmarch.core.registry import find_game
from westmarch.core.sets import just
from westmarch.games.smaug.ids import BILBO
from westmarch.games.smaug.rules import dragon
from westmarch.testing import play_blindly

from .kit import (
    answer,
    asked,
    at,
    draw,
    hand,
    kind,
    march,
    offered,
    offers,
    over,
    refuses,
    roll,
    smaug,
    told,
    truth,
    why,
)

OPEN = {"key_open": True}


def comes(card: str, **position: Any) -> Match[Any]:
    """Blue draws this Smaug card in the last step."""
    match = smaug(**{"step": "draw", **OPEN, **position})
    draw(match, card)
    return match


def meets(card: str, **position: Any) -> Match[Any]:
    """Blue's first dwarf goes from 10 to 15, into Mirkwood, and meets a card."""
    match = smaug(**{"march": {"blue": ["5"]}, "pieces": {"blue": [10, 2]}, **position})
    march(match, "5", "blue_1", 15)
    draw(match, card)
    return match


def meets_in_erebor(card: str, **position: Any) -> Match[Any]:
    """Blue's first dwarf goes from 36 to 41 and meets a card."""
    match = smaug(**{"march": {"blue": ["5"]}, "pieces": {"blue": [36, 32]}, **OPEN, **position})
    march(match, "5", "blue_1", 41)
    draw(match, card)
    return match


def test_01_some_smaug_cards_are_out_with_two_or_four() -> None:
    for players, missing in ((2, {"smaug_e1", "smaug_e2"}), (3, set()), (4, {"smaug_b6", "smaug_e3"})):
        state = westmarch.new("smaug", players, 1, chance="ask").state
        there = {name for deck in state.decks for name in state.board.names(deck)}
        cards = {name for deck in state.board.backs for name in state.board.names(deck)}
        assert cards - there == missing


def test_02_a_smaug_card_at_the_deal_is_not_replaced() -> None:
    match = westmarch.new("smaug", 2, 1, chance="ask")
    draw(match, "smaug_b2", "dwarf_dori", "dwarf_nori", "dwarf_fili", "dwarf_ori", "dwarf_kili")
    assert hand(match, "blue") == ["dwarf_dori", "dwarf_nori"]
    assert truth(match)["smaug"] == 48
    assert truth(match)["discards"] == ["smaug_b2"]


def test_03_start_and_final_space_hold_everybody() -> None:
    match = smaug(
        players=["blue", "green", "red"],
        pieces={"blue": [47, 31], "green": [50, 50], "red": [50, 1]},
        bilbo=40,
        **OPEN,
        march={"blue": ["3"]},
    )
    march(match, "3", "blue_1", 50)
    assert at(match, "blue") == [50, 31]


def test_04_05_the_cave_is_not_on_the_road_and_the_final_space_not_on_his_way() -> None:
    match = smaug(pieces={"blue": [48, 31]}, **OPEN, march={"blue": ["123"]})
    answer(match, "march:123", "piece:blue_1")
    assert offers(match, "space:49", "space:50"), "he sits in the cave beside 49 and bars nothing"
    way = match.setup.board.way
    assert 50 not in way
    assert way[1] == 49


def test_06_from_beside_smaug_nobody_goes_ahead() -> None:
    match = smaug(pieces={"blue": [35, 31]}, smaug=35, **OPEN, march={"blue": ["4"]})
    answer(match, "march:4", "piece:blue_1")
    assert at(match, "blue") == [31, 31], "back is the only way"


def test_07_smaug_throws_back_whom_he_leaves() -> None:
    """Nobody gets past him by waiting beside him (l. 228)."""
    match = comes("smaug_b2", smaug=35, pieces={"blue": [35, 31], "green": [40, 2]})
    assert at(match, "blue") == [25, 31]
    assert at(match, "green") == [40, 2], "he turns his back on these"
    assert truth(match)["smaug"] == 33
    assert [event["piece"] for event in told(match, "smaug.passes")] == ["piece:blue_1"]


def test_07_a_move_cut_to_nothing_throws_nobody_back() -> None:
    match = comes("smaug_b2", smaug=35, pieces={"blue": [35, 31]}, blue=["treasure_2"])
    answer(match, "card:treasure_2")
    assert at(match, "blue") == [35, 31]


def test_07_bilbo_is_thrown_back_without_the_ring_only() -> None:
    for ring, to in (("worn", 35), ("lost at 20", 25)):
        match = comes("smaug_b2", smaug=35, bilbo=35, ring=ring, pieces={"blue": [2, 3]})
        assert truth(match)["bilbo"] == to


def test_08_driven_back_he_harms_nobody() -> None:
    match = smaug(
        pieces={"blue": [31, 29], "green": [38, 39]},
        bilbo=38,
        smaug=35,
        **OPEN,
        march={"blue": ["4"]},
        blue=["ally_bard", "dwarf_balin"],
    )
    march(match, "4", "blue_1", 35)
    answer(match, "card:ally_bard", "card:dwarf_balin")
    assert truth(match)["smaug"] == 38, "the third on that space"
    assert at(match, "green") == [38, 39]


@pytest.mark.parametrize("held", [["dwarf_fili"], []])
def test_09_with_fewer_than_two_cards_smaug_stays(held: list[str]) -> None:
    match = smaug(pieces={"blue": [31, 29]}, smaug=35, **OPEN, march={"blue": ["4"]}, blue=held)
    march(match, "4", "blue_1", 35)
    answer(match, "card:dwarf_fili" if held else "none")
    if held:
        answer(match, "none")
    assert truth(match)["smaug"] == 35
    assert hand(match, "blue") == []
    assert at(match, "blue") == [35, 29]


def test_10_the_first_card_is_the_strongest_by_its_higher_value() -> None:
    match = smaug(
        pieces={"blue": [31, 29]},
        smaug=35,
        **OPEN,
        march={"blue": ["4"]},
        blue=["dwarf_thorin_e", "dwarf_dwalin", "ally_beorn"],
    )
    march(match, "4", "blue_1", 35)
    assert offered(match, "card") == {"dwarf_thorin_e", "ally_beorn"}, "both reach six"
    assert why(match, "card:dwarf_dwalin") == "strongest_first"


def test_11_gandalf_doubles_the_second_card_and_may_leave_it() -> None:
    match = smaug(
        pieces={"blue": [31, 29]},
        smaug=35,
        **OPEN,
        gandalf=8,
        march={"blue": ["4"]},
        blue=["ally_bard", "dwarf_balin"],
    )
    march(match, "4", "blue_1", 35)
    answer(match, "card:ally_bard", "card:dwarf_balin")
    assert offered(match, "number") == {"3", "6"}
    answer(match, "number:6")
    assert truth(match)["smaug"] == 41


def test_11_not_where_smaug_is_on_no_adventure_space() -> None:
    match = smaug(
        pieces={"blue": [32, 29]},
        smaug=36,
        **OPEN,
        gandalf=8,
        march={"blue": ["4"]},
        blue=["ally_bard", "dwarf_balin"],
    )
    march(match, "4", "blue_1", 36)
    answer(match, "card:ally_bard", "card:dwarf_balin")
    assert truth(match)["smaug"] == 39


def test_12_two_cannot_attack_together() -> None:
    match = smaug(pieces={"blue": [32, 32]}, smaug=35, **OPEN, march={"blue": ["3"]})
    answer(match, "march:3")
    assert kind(match) == "march.companion"
    answer(match, "piece:blue_2")
    assert at(match, "blue") == [29, 29], "together only back: beside Smaug is room for one"


def test_12_only_the_mover_plays() -> None:
    match = smaug(
        pieces={"blue": [31, 29]},
        smaug=35,
        **OPEN,
        march={"blue": ["4"]},
        green=["ally_bard"],
        blue=["dwarf_ori"],
    )
    march(match, "4", "blue_1", 35)
    assert asked(match) == (0, "smaug.armour")
    assert offered(match, "card") == {"dwarf_ori"}


def test_13_ringless_bilbo_attacks_with_the_hand_of_who_moved_him() -> None:
    match = smaug(
        step="cards",
        bilbo=30,
        ring="by the treasury",
        smaug=35,
        **OPEN,
        to_act="green",
        green=["bilbo_5", "ally_beorn", "dwarf_fili"],
    )
    answer(match, "card:bilbo_5", "space:35")
    assert asked(match) == (1, "smaug.armour")
    answer(match, "card:ally_beorn", "card:dwarf_fili")
    assert truth(match)["smaug"] == 39


def test_14_smaug_bars_bilbo_without_the_ring_only() -> None:
    for ring, passes in (("worn", True), ("by the treasury", False)):
        match = smaug(step="cards", bilbo=33, ring=ring, smaug=35, **OPEN, blue=["bilbo_5"])
        answer(match, "card:bilbo_5")
        spaces = {38} if passes else set()
        asked_for = offered(match, "space") if kind(match) == "card.space" else set()
        assert ("38" in asked_for) == bool(spaces)


def test_15_the_holder_stops_on_the_key_space_exactly() -> None:
    match = smaug(pieces={"blue": [30, 2]}, march={"blue": ["4", "123"]})
    answer(match, "march:4", "piece:blue_1")
    assert at(match, "blue") == [26, 2], "four would pass it"
    match = smaug(pieces={"blue": [30, 2]}, march={"blue": ["123"]})
    march(match, "123", "blue_1", 33)
    assert truth(match)["key_open"]


def test_15_pushed_on_from_a_full_key_space_he_opens_it_too() -> None:
    match = smaug(pieces={"blue": [30, 2], "green": [33, 33]}, march={"blue": ["123"]})
    march(match, "123", "blue_1", 34)
    assert truth(match)["key_open"]


def test_15_others_are_not_pushed_on() -> None:
    match = smaug(pieces={"blue": [30, 2], "green": [33, 33]}, key_holder="green", march={"blue": ["123"]})
    answer(match, "march:123", "piece:blue_1")
    assert refuses(match, "space:34")
    assert why(match, "space:34") == "locked"


@pytest.mark.parametrize(("red", "to"), [(2, 33), (33, 34)])
def test_15_the_holder_who_rides_along_opens_it_too(red: int, to: int) -> None:
    """Blue moves both to the key space; where somebody stands there they are pushed on together."""
    match = smaug(
        players=["blue", "green", "red"],
        pieces={"blue": [30, 2], "green": [30, 3], "red": [red, 3]},
        key_holder="green",
        march={"blue": ["3"]},
    )
    answer(match, "march:3", "piece:blue_1", "piece:green_1")
    assert offered(match, "space") == {str(to), "27"}
    answer(match, f"space:{to}")
    assert told(match, "key.opens")[-1]["colour"] == "colour:green"


def test_16_bilbo_does_not_open_the_key_space() -> None:
    match = smaug(step="cards", bilbo=32, blue=["bilbo_1_4"])
    answer(match, "card:bilbo_1_4", "space:33")
    assert not truth(match)["key_open"]


def test_17_only_exact_moves_reach_the_key_space() -> None:
    match = smaug(pieces={"blue": [31, 2]}, march={"blue": ["3"]})
    answer(match, "march:3", "piece:blue_1")
    assert at(match, "blue") == [28, 2]


def test_18_the_key_is_no_card_of_the_hand() -> None:
    held = ["dwarf_dori", "dwarf_nori", "dwarf_ori", "dwarf_oin"]
    match = smaug(step="draw", pieces={"blue": [2, 3]}, blue=held)
    draw(match, "eagle_1_2", "paths_2")
    assert asked(match) == (1, "march.card"), "six cards and the key are not too many"


def test_19_both_dwarves_of_the_holder_die() -> None:
    match = comes("smaug_b2", smaug=42, pieces={"blue": [40, "killed"]})
    assert over(match) == "ending.dwarves"


def test_20_a_march_card_is_turned_down_even_if_nobody_can_go() -> None:
    match = smaug(pieces={"blue": [8, "killed"]}, caught=["blue:8"], march={"blue": ["4", "5"]})
    answer(match, "march:4")
    assert truth(match)["march"]["blue"] == ["5"]
    assert kind(match) == "cards.play"


def test_21_nobody_goes_back_past_the_start() -> None:
    match = smaug(pieces={"blue": [3, 2]}, march={"blue": ["4"]})
    answer(match, "march:4", "piece:blue_1")
    assert at(match, "blue") == [7, 2]
    match = meets("enemy_azog", pieces={"blue": [10, 2], "green": [6, 6]})
    answer(match, "retreat")
    roll(match, 1)
    assert at(match, "blue") == [5, 2], "15 - 9 is full, so one further"


def test_21_one_may_go_back_onto_the_start() -> None:
    match = smaug(pieces={"blue": [5, 2]}, march={"blue": ["4"]})
    answer(match, "march:4", "piece:blue_1")
    assert offered(match, "space") == {"9", "1"}


def test_21_a_retreat_stops_on_the_start() -> None:
    match = smaug(pieces={"blue": [4, 2]}, march={"blue": ["4"]})
    march(match, "4", "blue_1", 8)
    draw(match, "enemy_azog")
    answer(match, "retreat")
    roll(match, 1)
    assert at(match, "blue") == [1, 2]


def test_22_nobody_visible_goes_back_past_smaug() -> None:
    match = smaug(pieces={"blue": [37, 31]}, smaug=35, **OPEN, march={"blue": ["4"]})
    answer(match, "march:4", "piece:blue_1")
    assert at(match, "blue") == [41, 31]


def test_23_an_adventure_where_a_pushed_piece_stops() -> None:
    match = smaug(pieces={"blue": [3, 2], "green": [7, 7]}, march={"blue": ["4"]})
    march(match, "4", "blue_1", 8)
    assert kind(match) == "adventure.draw"


def test_24_one_card_for_two_who_ride_together() -> None:
    match = smaug(
        pieces={"blue": [5, 2], "green": [5, 2]},
        march={"blue": ["3"]},
        blue=["dwarf_fili"],
        green=["dwarf_balin"],
    )
    march(match, "3", "blue_1", 8, mate="green_1")
    draw(match, "enemy_wood_elves")
    assert asked(match) == (1, "fight.offer")
    answer(match, "card:dwarf_balin")
    answer(match, "card:dwarf_balin", "card:dwarf_fili")
    assert truth(match)["face_up"] == []
    assert at(match, "blue") == [8, 2]
    assert at(match, "green") == [8, 2]


def test_25_an_event_befalls_only_who_arrived() -> None:
    match = meets("enchanted_stream", pieces={"blue": [10, 2], "green": [15, 2]})
    roll(match, 1)
    assert at(match, "blue") == [12, 2]
    assert at(match, "green") == [15, 2]


def test_25_the_stair_leads_on_only_who_arrived() -> None:
    match = meets_in_erebor("secret_stair", pieces={"blue": [36, 32], "green": [41, 2]})
    assert kind(match) == "adventure.draw", "nobody is asked who goes"
    assert at(match, "blue") == [43, 32]
    assert at(match, "green") == [41, 2]


def test_26_ringed_bilbo_takes_no_part_in_a_fight() -> None:
    match = meets("enemy_azog", bilbo=15)
    answer(match, "retreat")
    roll(match, 6)
    assert truth(match)["bilbo"] == 15
    assert at(match, "blue") == [11, 2]


def test_27_owners_choose_whom_longing_befalls() -> None:
    match = meets_in_erebor(
        "longing",
        pieces={"blue": [36, 32], "green": [41, 2]},
        green=["dwarf_dori", "dwarf_nori", "dwarf_ori"],
    )
    assert asked(match) == (0, "adventure.whom")
    answer(match, "piece:green_1")
    assert asked(match) == (1, "adventure.agree")
    answer(match, "agree", "card:dwarf_dori", "card:dwarf_ori")
    assert hand(match, "green") == ["dwarf_nori"]


def test_27_who_refuses_leaves_it_to_who_proposed() -> None:
    match = meets_in_erebor(
        "longing", pieces={"blue": [36, 32], "green": [41, 2]}, green=["dwarf_dori", "dwarf_nori"]
    )
    answer(match, "piece:green_1", "refuse")
    assert at(match, "blue") == [37, 32], "fewer than two cards: four back"


def test_27_whom_longing_befalls_goes_back_himself() -> None:
    match = meets_in_erebor("longing", pieces={"blue": [36, 32], "green": [41, 2]}, green=["dwarf_dori"])
    answer(match, "piece:green_1", "agree")
    assert at(match, "blue") == [41, 32]
    assert at(match, "green") == [37, 2], "fewer than two cards: four back"
    assert hand(match, "green") == ["dwarf_dori"]


def test_28_one_roll_for_both() -> None:
    match = meets("enemy_azog", pieces={"blue": [10, 2], "green": [15, 2]})
    answer(match, "retreat")
    roll(match, 4)
    assert at(match, "blue") == at(match, "green") == [9, 2]


def test_29_a_fight_that_could_be_won_may_be_declined() -> None:
    match = meets("enemy_spider_brood", blue=["dwarf_dwalin"])
    assert offers(match, "card:dwarf_dwalin", "retreat")
    answer(match, "retreat")
    roll(match, 6)
    assert truth(match)["face_up"] == ["enemy_spider_brood"]
    assert hand(match, "blue") == ["dwarf_dwalin"]


def test_30_gandalf_doubles_the_chosen_value() -> None:
    match = meets("enemy_wood_elves", gandalf=3, blue=["dwarf_bombur", "dwarf_balin"])
    assert offered(match, "card") == {"dwarf_bombur", "dwarf_balin"}, "1 + 2 * 3, or 4 + 3"
    match = meets("enemy_azog", gandalf=3, blue=["dwarf_bofur", "dwarf_fili"])
    answer(match, "card:dwarf_bofur", "card:dwarf_fili")
    assert truth(match)["face_up"] == [], "2 * 4 + 4"


def test_31_no_further_card_after_a_defeat() -> None:
    match = meets("enemy_spider_brood")
    answer(match, "retreat")
    roll(match, 6)
    assert kind(match) == "cards.play"
    match = meets("enemy_spider_brood", blue=["dwarf_dwalin"])
    answer(match, "card:dwarf_dwalin")
    assert kind(match) == "adventure.draw", "after a victory another follows"


def test_32_a_web_card_leaves_the_game() -> None:
    match = meets("web_blue_red")
    position = truth(match)
    assert position["caught"] == ["blue:15"]
    assert "web_blue_red" not in position["decks"]["mirkwood"]
    assert position["face_up"] == []


def test_33_a_caught_dwarf_and_smaug() -> None:
    """His way misses Mirkwood, so the rule itself is asked."""
    for steps, killed in ((2, True), (3, False)):
        state = smaug(pieces={"blue": [40, 31]}, smaug=42, **OPEN).state
        state.caught = just(0)
        dragon.move(state, steps)
        assert (state.where[0] == 0) == killed
        assert killed or state.where[0] == 40, "passed over, he stays where he lies"


def test_34_a_caught_partner_has_not_reached_the_rune() -> None:
    match = smaug(pieces={"blue": [47, 16]}, caught=["blue:16"], **OPEN, march={"blue": ["3"]})
    answer(match, "march:3")
    assert at(match, "blue") == [44, 16], "only back"


def test_35_self_release_is_always_allowed_in_the_second_step() -> None:
    cards = ["ally_bard", "ally_beorn", "dwarf_dwalin", "dwarf_dori"]
    for ring in ("worn", "lost at 20"):
        match = smaug(step="cards", pieces={"blue": [16, 2]}, caught=["blue:16"], ring=ring, blue=cards)
        assert offers(match, "piece:blue_1")


def test_36_the_one_who_moved_says_how_far_the_barrels_go() -> None:
    match = meets("barrels", pieces={"blue": [10, 2], "green": [15, 2]}, bilbo=4)
    assert asked(match) == (0, "barrels.steps")
    assert offered(match, "number") == {"2", "3"}
    answer(match, "number:2")
    assert at(match, "blue") == at(match, "green") == [17, 2]


def test_36_whoever_is_blocked_stays() -> None:
    """Smaug never comes to Mirkwood, so his way is led there: dwarves are barred, ringed Bilbo is not."""
    match = smaug(pieces={"blue": [10, 2]}, bilbo=15, march={"blue": ["5"]})
    march(match, "5", "blue_1", 15)
    state = match.state
    state.board = replace(state.board, way=(0, 16))
    state.smaug = 1
    state.room[16] += 1
    match.play("card:barrels")
    match.play("number:3")
    assert state.where[0] == 15
    assert state.where[BILBO] == 18


def test_37_barrels_do_not_free_the_caught() -> None:
    match = meets("barrels", pieces={"blue": [10, 2], "green": [15, 2]}, caught=["green:15"])
    answer(match, "number:2")
    assert at(match, "blue") == [17, 2]
    assert at(match, "green") == [15, 2]
    assert truth(match)["caught"] == ["green:15"]


def test_38_a_lost_ring_lies_where_bilbo_stood() -> None:
    match = meets_in_erebor("wandering", bilbo=20)
    roll(match, 4)
    assert truth(match)["ring"] == "lost at 20"
    assert truth(match)["bilbo"] == 16


@pytest.mark.parametrize(("ring", "to"), [("lost at 20", 20), ("by the treasury", 45)])
def test_39_getting_the_ring_back(ring: str, to: int) -> None:
    match = smaug(step="cards", bilbo=to - 5, ring=ring, **OPEN, blue=["bilbo_5"])
    answer(match, "card:bilbo_5", f"space:{to}")
    assert truth(match)["ring"] == "worn"


@pytest.mark.parametrize(
    ("ring", "to"), [("lost at 20", 45), ("by the treasury", 44), ("by the treasury", 24)]
)
def test_39_the_ring_is_found_only_where_it_lies(ring: str, to: int) -> None:
    match = smaug(step="cards", bilbo=to - 5, ring=ring, **OPEN, blue=["bilbo_5"])
    answer(match, "card:bilbo_5", f"space:{to}")
    assert truth(match)["ring"] == ring
    assert kind(match) == "cards.play"


def test_39_bilbo_may_be_driven_back_onto_the_ring() -> None:
    """With it on he is not seen any more, and frees who is caught there (l. 210)."""
    match = smaug(
        step="cards",
        bilbo=13,
        ring="lost at 9",
        pieces={"blue": [1, 1], "green": [9, 2]},
        caught=["green:9"],
        blue=["bilbo_1_4"],
    )
    answer(match, "card:bilbo_1_4", "space:15")
    draw(match, "enemy_azog")
    answer(match, "retreat")
    roll(match, 4)
    assert (truth(match)["bilbo"], truth(match)["ring"]) == (9, "worn")
    assert told(match, "ring.found") == [{"space": "space:9"}]
    assert told(match, "web.bilbo_frees")


def test_40_a_second_wandering_does_nothing() -> None:
    match = meets_in_erebor("wandering", bilbo=20, ring="lost at 30")
    assert truth(match)["ring"] == "lost at 30"
    assert truth(match)["bilbo"] == 20
    assert told(match, "ring.safe")


def test_41_a_treasure_cuts_the_main_move_first() -> None:
    match = comes("smaug_b4", smaug=42, blue=["treasure_3"], pieces={"blue": [41, 31]})
    answer(match, "card:treasure_3")
    assert at(match, "blue") == ["killed", 31], "2 + 2 less 3: the further move of 1 is left, with one stop"
    assert truth(match)["smaug"] == 41


def test_42_a_treasure_after_the_card_is_seen() -> None:
    match = comes("smaug_b2", green=["treasure_2"])
    assert asked(match) == (1, "smaug.treasure")
    assert told(match, "smaug.card")
    answer(match, "card:treasure_2")
    assert truth(match)["smaug"] == "cave"


def test_43_an_empty_refuge_gives_from_beorns_house() -> None:
    match = smaug(step="draw", pieces={"blue": [25, 26]}, decks={"esgaroth": 0})
    draw(match, "dwarf_dori", "dwarf_nori")
    assert hand(match, "blue") == ["dwarf_dori", "dwarf_nori"]


def test_43_meanwhile_the_discards_stay_where_they_are() -> None:
    """l. 173: they are shuffled only when Beorn's House itself is empty."""
    match = smaug(step="draw", pieces={"blue": [25, 26]}, decks={"esgaroth": 0}, discards=["legolas"])
    draw(match, "dwarf_dori")
    assert truth(match)["discards"] == ["legolas"]
    assert told(match, "draw.shuffled") == []


def test_the_discards_become_beorns_house() -> None:
    """l. 173: all of them, whatever deck they came from, and then none is left."""
    match = smaug(step="draw", decks={"beorn": 0}, discards=["dwarf_dori", "legolas", "treasure_2"])
    assert told(match, "draw.shuffled")[-1]["n"] == 3
    draw(match, "legolas")
    assert truth(match)["discards"] == []
    assert match.view(0)["decks"]["beorn"] == 2
    assert offered(match, "card") == {"dwarf_dori", "treasure_2"}


def test_44_no_card_where_none_is_left() -> None:
    match = smaug(step="draw", decks={"beorn": 0}, discards=[])
    assert asked(match) == (1, "march.card")
    assert len(told(match, "draw.nothing")) == 2


def test_45_one_card_from_each_refuge() -> None:
    match = smaug(step="draw", pieces={"blue": [45, 27]}, **OPEN)
    assert offered(match, "deck") == {"treasury", "esgaroth"}


def test_46_the_player_orders_the_draws_and_smaug_acts_between() -> None:
    match = smaug(step="draw", pieces={"blue": [25, 2]})
    answer(match, "deck:beorn")
    draw(match, "smaug_b2")
    assert truth(match)["smaug"] == 48
    assert kind(match) == "draw.card"


def test_47_more_than_six_cards_in_others_turns() -> None:
    held = ["dwarf_dori", "dwarf_nori", "dwarf_ori", "dwarf_oin", "dwarf_gloin", "dwarf_balin"]
    match = meets_in_erebor("old_thrush", pieces={"blue": [36, 32], "green": [41, 2]}, green=held)
    answer(match, "piece:green_1", "agree")
    draw(match, "legolas")
    assert len(hand(match, "green")) == 7
    assert kind(match) == "adventure.draw"


def test_48_a_roll_with_both_blocked_loses_the_card() -> None:
    match = smaug(step="cards", pieces={"blue": [32, 32]}, blue=["paths_2"])
    assert offers(match, "card:paths_2"), "with a one a dwarf could go"
    answer(match, "card:paths_2")
    roll(match, 4)
    assert at(match, "blue") == [32, 32]
    assert truth(match)["discards"] == ["paths_2"]


def test_49_the_dwarf_way_passes_neither_smaug_nor_the_key() -> None:
    match = smaug(
        step="cards", pieces={"blue": [30, 2], "green": [38, 39]}, smaug=35, **OPEN, blue=["dwarf_way"]
    )
    assert offers(match, "card:dwarf_way"), "the hindmost may still join the other"
    answer(match, "card:dwarf_way")
    assert at(match, "blue") == [30, 30]
    match = smaug(
        step="cards", pieces={"blue": [30, 30], "green": [38, 39]}, smaug=35, **OPEN, blue=["dwarf_way"]
    )
    assert why(match, "card:dwarf_way") == "wall"


def test_50_two_pieces_beside_the_lone_dwarf_make_it_unplayable() -> None:
    match = smaug(step="cards", pieces={"blue": [3, 3], "green": [6, 9]}, bilbo=6, blue=["dwarf_way"])
    assert why(match, "card:dwarf_way") == "lone_taken"


def test_51_who_is_home_is_no_lone_dwarf() -> None:
    match = smaug(step="cards", pieces={"blue": [40, 40], "green": [50, 31]}, **OPEN, blue=["dwarf_way"])
    assert why(match, "card:dwarf_way") == "nobody_ahead"


def test_52_gandalf_never_passes_an_end_of_his_path() -> None:
    match = smaug(step="cards", gandalf=1, blue=["gandalf_2", "gandalf_1"])
    answer(match, "card:gandalf_2")
    assert truth(match)["gandalf"] == 3
    answer(match, "card:gandalf_1")
    assert offered(match, "step") == {"2", "4"}


def test_53_march_and_bilbo_cards_lead_back_too() -> None:
    match = smaug(pieces={"blue": [10, 2]}, march={"blue": ["4"]})
    answer(match, "march:4", "piece:blue_1")
    assert offered(match, "space") == {"14", "6"}
    match = smaug(
        step="cards", bilbo=10, pieces={"blue": [10, 2]}, blue=["bilbo_5", "eagle_1_2", "dwarf_way"]
    )
    answer(match, "card:bilbo_5")
    assert offered(match, "space") == {"15", "5"}
    answer(match, "space:5", "card:eagle_1_2", "piece:blue_2")
    assert offered(match, "space") == {"3", "4"}


def test_54_bilbo_may_have_points_to_spare_at_the_end() -> None:
    match = smaug(step="cards", bilbo=48, **OPEN, blue=["bilbo_5"])
    answer(match, "card:bilbo_5", "space:50")
    assert truth(match)["bilbo"] == 50


def test_55_nobody_leaves_the_final_space() -> None:
    match = smaug(step="cards", bilbo=50, **OPEN, blue=["bilbo_5"])
    assert why(match, "card:bilbo_5") == "home"
    match = smaug(pieces={"blue": [50, 40]}, **OPEN, march={"blue": ["4"]})
    answer(match, "march:4")
    assert kind(match) == "march.space", "only the other dwarf can go"


def test_56_two_may_come_home_together_by_horse() -> None:
    match = smaug(pieces={"blue": [47, 47]}, **OPEN, march={"blue": ["3"]})
    march(match, "3", "blue_1", 50, mate="blue_2")
    assert at(match, "blue") == [50, 50]


def test_57_one_swap_for_two_discards_and_again() -> None:
    match = smaug(
        step="cards",
        key_holder="green",
        blue=["dwarf_dori", "dwarf_nori", "dwarf_ori", "dwarf_oin", "dwarf_gloin", "dwarf_balin"],
        green=["dwarf_fili", "dwarf_kili"],
    )
    answer(match, "trade", "card:dwarf_dori", "card:dwarf_nori", "card:dwarf_ori", "any", "card:dwarf_fili")
    assert hand(match, "blue") == ["dwarf_balin", "dwarf_fili", "dwarf_gloin", "dwarf_oin"]
    assert hand(match, "green") == ["dwarf_kili", "dwarf_ori"]
    answer(match, "trade", "card:dwarf_oin", "card:dwarf_gloin", "card:dwarf_fili", "any", "card:dwarf_kili")
    assert hand(match, "blue") == ["dwarf_balin", "dwarf_kili"]
    assert refuses(match, "trade")


def test_58_a_die_past_the_final_space_ends_on_it() -> None:
    match = smaug(step="cards", bilbo=47, **OPEN, blue=["bilbo_die"])
    answer(match, "card:bilbo_die")
    roll(match, 6)
    answer(match, "space:50")
    assert truth(match)["bilbo"] == 50


def test_59_who_is_home_skips_the_march_and_still_draws() -> None:
    match = smaug(pieces={"blue": [50, 50]}, **OPEN, blue=["gandalf_1"])
    assert kind(match) == "cards.play"
    assert offers(match, "card:gandalf_1")
    answer(match, "done")
    draw(match, "dwarf_dori", "dwarf_nori")
    assert asked(match) == (1, "march.card")


def test_59_also_who_has_one_at_home_and_one_killed() -> None:
    match = smaug(pieces={"blue": [50, "killed"]}, **OPEN)
    assert kind(match) == "cards.play"
    assert len(truth(match)["march"]["blue"]) == 4, "no card is turned down"


def test_60_past_the_dragon_space_is_reached() -> None:
    match = comes("smaug_b6", smaug=29)
    assert over(match) == "ending.dragon"
    assert truth(match)["smaug"] == 28


def test_every_ruling_has_its_test_and_its_row() -> None:
    rows = (Path(__file__).parents[3] / "docs/rulings/smaug.md").read_text("utf-8")
    for number in range(1, 61):
        assert f"\n| {number} |" in rows


def test_random_matches_end() -> None:
    match = westmarch.new("smaug", 3, 5)
    play_blindly(match, 2)
    assert match.result is not None
    assert match.result.reason in find_game("smaug").keys.endings
