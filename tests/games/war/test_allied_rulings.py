"""What chapter 11 leaves open and how we play it (rows R of docs/rulings/war.md), and the action tokens."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch import Match

from .kit import answer, at, figures, kind, offered, offers, options, roll, told, truth, war
from .test_allies import (
    FREE_WAR,
    GONDOR,
    ROHAN,
    SARUMAN,
    SHADOW_WAR,
    WITCH_KING,
    four,
    hands,
    mixed,
    seat,
    three,
    why,
)


def test_R2_who_comes_to_a_mixed_army_belongs_to_it() -> None:
    match = mixed("gondor 2r rohan 1r", free="army", shadow="army", others={"folde": "rohan 3r"})
    answer(match, "region:folde", "region:druadan_forest")
    assert kind(match) != "army.join"
    assert truth(match)["regions"]["druadan_forest"]["merged"] is True


def test_R3_joined_until_one_of_the_two_has_no_units_left() -> None:
    match = mixed("gondor 3r rohan 1r", free="army army", shadow="army army")
    answer(match, "region:druadan_forest", "region:folde")
    assert "merged" not in truth(match)["regions"]["druadan_forest"]
    answer(match, "action:skip")
    assert why(match, "region:druadan_forest") is None


def test_R13_rings_belong_to_the_side_one_a_turn() -> None:
    match = four(free="army army", shadow="army army army")
    answer(match, "action:ring", "die:character", "action:skip", "die:army", "action:skip")
    assert seat(match) == GONDOR
    assert why(match, "action:ring") == "ring_used"


def test_R14_a_side_with_fewer_dice_may_pass() -> None:
    match = four(free="army", shadow="army army")
    assert offers(match, "action:pass")
    answer(match, "action:skip")
    assert (seat(match), why(match, "action:pass")) == (SARUMAN, "more_dice")


def test_R17_crebain_are_for_the_shadow_leader() -> None:
    match = four(
        free="character",
        shadow="army",
        hunt_box={"shadow": 2},
        table={"shadow": ["flocks_of_crebain"]},
        leader={"shadow": "saruman_player"},
    )
    answer(match, "action:move_fellowship")
    assert (seat(match), kind(match)) == (SARUMAN, "hunt.crebain")


def test_R18_nazgul_lead_the_army_of_either_player() -> None:
    match = four(
        free="army army",
        shadow="character",
        to_act="saruman_player",
        armies={"orthanc": "isengard 2r sauron 1n"},
        at_war=SHADOW_WAR,
    )
    answer(match, "region:orthanc", "region:gap_of_rohan")
    assert at(match, "gap_of_rohan") == "isengard 2r sauron 1n"


def test_R24_a_card_without_a_symbol_leads_armies_of_its_player() -> None:
    match = four(
        free="army army",
        shadow="event",
        to_act="saruman_player",
        hands=hands(saruman="the_shadow_is_moving"),
        armies={"orthanc": "isengard 2r", "moria": "sauron 2r"},
        at_war=SHADOW_WAR,
    )
    answer(match, "card:the_shadow_is_moving")
    assert offered(match, "region") == {"orthanc"}


def test_R26_losses_of_a_nation_are_chosen_by_its_player() -> None:
    match = four(
        free="army army",
        shadow="event",
        to_act="witch_king_player",
        hands=hands(witch_king="stormcrow"),
        characters={"strider": "edoras"},
        armies={"edoras": "rohan 1r 1e", "helms_deep": "rohan 1r"},
    )
    answer(match, "card:stormcrow", "nation:rohan")
    assert (seat(match), kind(match)) == (ROHAN, "card.region")


def test_R27_draws_that_follow_are_for_the_player_of_the_card() -> None:
    match = four(
        free="army army",
        shadow="event",
        to_act="witch_king_player",
        hands=hands(witch_king="orcs_multiplying_again"),
        table={"shadow": ["the_palantir_of_orthanc"]},
        characters={"saruman": "orthanc"},
        armies={"orthanc": "isengard 1r"},
    )
    answer(match, "card:orcs_multiplying_again")
    assert (seat(match), kind(match)) == (WITCH_KING, "card.deck"), "the Palantír serves both"


def test_R28_worn_with_sorrow_takes_from_both_hands() -> None:
    match = four(
        free="character",
        shadow="army",
        hunt_box={"shadow": 5},
        table={"shadow": ["worn_with_sorrow_and_toil"]},
        hands=hands(gondor="athelas", rohan="bilbos_song"),
    )
    answer(match, "action:move_fellowship")
    roll(match, 6, 6, 6, 6, 6)
    answer(match, "tile:std_3_1", "guide")
    while kind(match) != "hunt.worn":
        answer(match, options(match)[0])
    answer(match, "hand")
    assert offered(match, "card") == {"athelas", "bilbos_song"}


def test_R45_a_card_is_forced_off_the_table_from_the_own_hand() -> None:
    def position(**cards: str) -> Match[Any]:
        return four(
            free="army army",
            shadow="army",
            to_act="saruman_player",
            table={"free": ["a_power_too_great"]},
            hands=hands(**cards),
        )

    both = "orc_patrol the_shadow_lengthens"
    assert why(position(witch_king=both), "card:a_power_too_great") == "no_price"
    assert offers(position(saruman=both), "card:a_power_too_great")


def test_R46_a_minion_fights_with_the_ally_and_moves_only_for_his_own() -> None:
    match = four(
        free="army army",
        shadow="army",
        to_act="saruman_player",
        characters={"witch_king": "orthanc"},
        armies={"orthanc": "isengard 3r", "fords_of_isen": "rohan 1r"},
        at_war=f"{SHADOW_WAR} rohan",
    )
    answer(match, "region:orthanc", "region:gap_of_rohan")
    if kind(match) == "army.second":
        answer(match, "done")
    assert truth(match)["characters"]["witch_king"] == "orthanc", "he stays behind"


# -- the tokens of the saga (Hunt for the Ring p. 36-37) ----------------------------------------------


def saga(players: int = 2, **position: Any) -> Match[Any]:
    return war(players=players, **position)


@pytest.mark.parametrize(
    ("prologue", "free", "shadow"),
    [("none", 0, 0), ("early", 0, 2), ("late", 0, 1), ("spent", 1, 1), ("few", 1, 0), ("many", 2, 0)],
)
def test_S5_to_S10_the_result_of_the_hunt_grants_tokens(prologue: str, free: int, shadow: int) -> None:
    match = westmarch.new("war", players=4, seed=2, options={"prologue": prologue})
    chosen = []
    while match.prompt is not None and match.prompt.kind == "token.choose":
        chosen.append(match.prompt.seat)
        match.play(match.prompt.options[0])
    tokens = match.view(None)["tokens"]
    assert (len(tokens["free"]), len(tokens["shadow"])) == (free, shadow)
    expected = [GONDOR] * (free == 1) + [WITCH_KING] * (shadow == 1)
    assert chosen == expected, "S11, R32: the leader chooses where one of two is due, the Free Peoples first"


def test_S14_S16_a_token_instead_of_a_die_one_a_turn() -> None:
    match = saga(free="army", shadow="army army", tokens={"free": ["draw_card", "advance_free"]})
    assert offers(match, "token:draw_card", "token:advance_free")
    answer(match, "token:advance_free", "nation:rohan")
    assert truth(match)["dice"]["free"] == ["army"], "R29: the die stays"
    assert truth(match)["tokens"]["free"] == ["draw_card"], "S15: once in the whole game"
    answer(match, "action:skip")
    assert why(match, "token:draw_card") == "token_this_turn", "R30: one a turn for a side"


def test_S17_tokens_do_not_count_for_passing() -> None:
    match = saga(free="army", shadow="army army", tokens={"free": ["draw_card", "advance_free"]})
    assert offers(match, "action:pass")


def test_S18_R31_a_token_is_no_muster_result() -> None:
    match = saga(
        free="army",
        shadow="army",
        tokens={"free": ["advance_free"]},
        table={"shadow": ["threats_and_promises"]},
    )
    answer(match, "token:advance_free")
    assert offers(match, "nation:rohan"), "Threats and Promises holds back Muster results alone"
    late = saga(
        free="army",
        shadow="army",
        tokens={"free": ["advance_free"]},
        politics={"rohan": {"step": 3, "active": False}},
    )
    answer(late, "token:advance_free")
    assert not offers(late, "nation:rohan"), "a passive nation still cannot enter the war"


def test_S19_R33_any_ally_uses_them_for_nations_of_his_own() -> None:
    match = saga(4, free="army", shadow="army", tokens={"free": ["advance_free"]})
    answer(match, "token:advance_free")
    assert seat(match) == ROHAN
    assert offered(match, "nation") == {"rohan", "north", "dwarves"}


def test_S20_S21_S22_what_each_token_does() -> None:
    flies = saga(
        free="army army",
        shadow="army",
        to_act="shadow",
        tokens={"shadow": ["move_minions", "advance_shadow"]},
        armies={"minas_morgul": "sauron 1r 1n"},
    )
    answer(flies, "token:move_minions")
    assert kind(flies) == "minions.who"
    urges = saga(free="army army", shadow="army", to_act="shadow", tokens={"shadow": ["advance_shadow"]})
    answer(urges, "token:advance_shadow", "nation:isengard")
    assert told(urges, "politics.step")[-1]["nation"] == "nation:isengard"
    draws = saga(free="army", shadow="army", tokens={"free": ["draw_card"]})
    answer(draws, "token:draw_card")
    assert kind(draws) == "card.deck"


def test_positions_of_allies_are_refused_with_the_reason() -> None:
    refused = [
        ({"players": 2, "leader": {"free": "gondor_player"}}, "only with three or four"),
        ({"players": 4, "leader": {"free": "saruman_player"}}, "leader, free"),
        ({"players": 4, "hands": {"free": []}}, "hands"),
        ({"players": 4, "tokens": {"free": ["move_minions"]}}, "tokens, free"),
        ({"players": 4, "regions": {"edoras": {"army": figures("rohan 2r"), "merged": True}}}, "two players"),
        ({"players": 4, "known": {"gondor_player": ["athelas"]}}, "in the hand of the ally"),
        ({"players": 4, "captured_by": {"edoras": "saruman_player"}}, "is not captured"),
        ({"players": 4, "last_action": {"nations": ["gondor"]}}, "only with three"),
        ({"players": 4, "to_act": "free"}, "to_act"),
    ]
    for position, reason in refused:
        with pytest.raises(westmarch.PositionError, match=reason):
            westmarch.scenario("war", {"phase": "action_resolution", **position})


def test_three_players_hold_what_they_did_last() -> None:
    match = three(
        free="army army",
        shadow="army",
        armies={"edoras": "rohan 2r"},
        at_war=FREE_WAR,
        last_action={"nations": ["rohan"]},
    )
    assert why(match, "region:edoras") == "nation_acted"
