"""Three and four players (chapter 11, p. 45-46): each test names the sentence (M) or ruling (R) it holds to.

The numbers are those of ``docs/rulings/war.md``.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch import Match

from .kit import answer, at, figures, kind, offered, offers, options, roll, told, truth, war

GONDOR, ROHAN, WITCH_KING, SARUMAN = range(4)
FREE_WAR = "gondor rohan elves north dwarves"
SHADOW_WAR = "sauron isengard southrons_easterlings"
NAMES = ("gondor_player", "rohan_player", "witch_king_player", "saruman_player")


def four(**position: Any) -> Match[Any]:
    return war(players=4, **position)


def three(**position: Any) -> Match[Any]:
    return war(players=3, **position)


def why(match: Match[Any], text: str) -> str | None:
    """The reason against an answer; None where it is offered."""
    reason = match.why_not(text)
    return None if reason is None else reason.key


def seat(match: Match[Any]) -> int:
    assert match.prompt is not None
    return match.prompt.seat


def hands(**cards: str) -> dict[str, list[str]]:
    return {f"{part}_player": names.split() for part, names in cards.items()}


# -- seats, leader tokens, draws (p. 45) ------------------------------------------------------------


def test_M1_M10_who_sits_and_who_leads() -> None:
    match = westmarch.new("war", players=4, seed=1)
    assert match.view(None)["allies"]["leader"] == {"free": "gondor_player", "shadow": "witch_king_player"}
    assert len(match.view(None)["hand"]) == 4
    assert westmarch.new("war", players=3, seed=1).view(None)["allies"]["leader"]["free"] == "free"
    with pytest.raises(westmarch.WestmarchError):
        westmarch.new("war", players=5)


def test_M11_the_leader_token_changes_hands_each_turn() -> None:
    match = four(free="", shadow="", phase="victory_check", turn=1)
    while match.prompt is not None and match.prompt.seat == westmarch.CHANCE:
        answer(match, str(match.prompt.options[0]))
    assert truth(match)["leader"] == {"free": "rohan_player", "shadow": "saruman_player"}


def test_M12_M13_R8_first_draws_from_both_decks_then_one_of_choice() -> None:
    match = westmarch.new("war", players=4, seed=3)
    assert [match.view(one)["hand"][one].__len__() for one in range(4)] == [2, 2, 2, 2]
    later = four(phase="recover", turn=2)
    assert (seat(later), kind(later)) == (GONDOR, "card.deck")
    answer(later, "deck:strategy")
    while later.prompt is not None and later.prompt.seat == westmarch.CHANCE:
        answer(later, str(later.prompt.options[0]))
    assert (seat(later), kind(later)) == (ROHAN, "card.deck")


def test_R10_the_lone_player_of_three_draws_from_both_decks_and_holds_six() -> None:
    match = three(phase="recover", turn=2)
    drawn = []
    while match.prompt is not None and match.prompt.seat == westmarch.CHANCE:
        answer(match, str(match.prompt.options[0]))
        drawn.append(kind(match))
    assert len(truth(match)["hands"]["free"]) == 2
    assert (seat(match), kind(match)) == (1, "card.deck"), "his enemies choose one deck each"
    assert match.state.seating.hand_limits == (6, 4, 4)


def test_M17_a_hand_of_four() -> None:
    cards = "elven_cloaks elven_rope phial_of_galadriel smeagol_helps_nice_master"
    match = four(
        phase="recover", turn=2, hands=hands(gondor=cards), decks={"fp_character": ["mithril_coat_and_sting"]}
    )
    while kind(match) != "card.discard":
        answer(match, options(match)[0])
    assert (seat(match), kind(match)) == (GONDOR, "card.discard")
    with pytest.raises(westmarch.WestmarchError, match="more than four"):
        four(hands=hands(gondor=f"{cards} athelas"))


def _exchanging(**cards: str) -> Match[Any]:
    """The exchange of the Free Peoples, with these hands and empty decks."""
    empty = dict.fromkeys(("fp_character", "fp_strategy", "sh_character", "sh_strategy"), 0)
    return four(phase="recover", turn=2, leader={"free": "rohan_player"}, hands=hands(**cards), decks=empty)


def test_M14_M16_R9_one_card_each_if_both_agree() -> None:
    match = _exchanging(gondor="the_red_arrow athelas", rohan="imrahil_of_dol_amroth")
    assert (seat(match), kind(match)) == (GONDOR, "card.exchange"), "the follower is asked first"
    answer(match, "use")
    assert (seat(match), kind(match)) == (ROHAN, "card.exchange")
    answer(match, "use", "card:the_red_arrow")
    assert match.view(ROHAN)["given"][GONDOR] == {"count": 1}, "laid down unseen"
    answer(match, "card:imrahil_of_dol_amroth")
    assert truth(match)["hands"]["gondor_player"] == ["athelas", "imrahil_of_dol_amroth"]
    assert truth(match)["hands"]["rohan_player"] == ["the_red_arrow"]
    assert truth(match)["known"] == {
        "gondor_player": ["the_red_arrow"],
        "rohan_player": ["imrahil_of_dol_amroth"],
    }
    for enemy in (WITCH_KING, SARUMAN, None):
        assert "the_red_arrow" not in str(match.view(enemy)["hand"])
        assert match.view(enemy)["known"][GONDOR] == {"count": 0}, "not even how many"


def test_M16_no_exchange_after_a_no() -> None:
    match = _exchanging(gondor="the_red_arrow", rohan="imrahil_of_dol_amroth")
    answer(match, "none")
    assert kind(match) != "card.exchange", "the leader is not asked"
    assert truth(match)["hands"]["gondor_player"] == ["the_red_arrow"]


def test_R9_nobody_without_a_card_is_asked() -> None:
    assert kind(_exchanging(gondor="the_red_arrow")) != "card.exchange"


def test_R9_a_card_given_stays_known_in_every_imagined_world() -> None:
    match = four(
        free="character army",
        shadow="army",
        hands=hands(gondor="athelas", rohan="the_red_arrow wisdom_of_elrond"),
        known={"gondor_player": ["the_red_arrow"]},
    )
    for number in range(30):
        world = match.imagine(GONDOR, number)
        assert "the_red_arrow" in truth(world)["hands"]["rohan_player"]
    other = {tuple(truth(match.imagine(GONDOR, number))["hands"]["rohan_player"]) for number in range(30)}
    assert len(other) > 3, "the ally's other card is not known"


# -- the order of actions (p. 45) -------------------------------------------------------------------


def test_M21_M24_follower_follower_leader_leader() -> None:
    match = four(free="army army army", shadow="army army army army")
    order = []
    for _ in range(7):
        order.append(seat(match))
        answer(match, "action:skip")
    assert order == [ROHAN, SARUMAN, GONDOR, WITCH_KING, ROHAN, SARUMAN, WITCH_KING], (
        "R12: then they alternate"
    )


def test_M22_after_the_roll_the_follower_acts_first() -> None:
    match = four(phase="action_roll", leader={"free": "rohan_player", "shadow": "saruman_player"})
    while kind(match) == "action.roll":
        answer(match, options(match)[0])
    assert (seat(match), kind(match)) == (GONDOR, "action.choose")
    assert truth(match)["next"] == {"free": "gondor_player", "shadow": "witch_king_player"}


def test_M25_R11_who_passes_is_asked_again() -> None:
    match = four(free="army", shadow="army army army")
    assert seat(match) == ROHAN
    answer(match, "action:pass")
    assert seat(match) == SARUMAN
    answer(match, "action:skip")
    assert seat(match) == ROHAN, "a pass does not move the order on"


def test_three_players_act_in_turn() -> None:
    match = three(free="army army", shadow="army army")
    order = []
    for _ in range(4):
        order.append(seat(match))
        answer(match, "action:skip")
    assert order == [0, 2, 0, 1]


# -- own nations only (p. 45) -----------------------------------------------------------------------


def test_M22_M26_own_armies_and_musters_only() -> None:
    armies = {"osgiliath": "gondor 2r", "edoras": "rohan 2r"}
    match = four(free="army_muster", shadow="army", armies=armies, at_war=FREE_WAR)
    assert offers(match, "region:edoras", "region:helms_deep")
    assert why(match, "region:osgiliath") == "allys_army"
    assert why(match, "region:minas_tirith") == "allys_nation", "R15: the ally's nations are never offered"


def test_M27_R22_only_its_player_urges_a_nation_or_a_companion_does() -> None:
    match = four(free="muster", shadow="army")
    assert offers(match, "nation:rohan", "nation:north", "nation:dwarves")
    assert why(match, "nation:gondor") == "allys_nation"
    envoy = four(
        free="muster",
        shadow="army",
        characters={"boromir": "minas_tirith"},
        armies={"minas_tirith": "gondor 1r"},
    )
    assert offers(envoy, "nation:gondor")


def test_M31_M32_R19_the_fellowship_and_companions_are_shared() -> None:
    match = four(
        free="character", shadow="army", characters={"legolas": "lorien"}, armies={"lorien": "elves 1r"}
    )
    assert seat(match) == ROHAN
    assert offers(match, "action:move_fellowship", "action:separate", "action:move_companions")


def test_M35_M37_R20_R21_minions_obey_their_own_player() -> None:
    position = {
        "characters": {"witch_king": "minas_morgul", "saruman": "orthanc", "mouth_of_sauron": "barad_dur"},
        "armies": {"minas_morgul": "sauron 2r 2n", "orthanc": "isengard 2r", "barad_dur": "sauron 2r"},
        "at_war": SHADOW_WAR,
    }
    saruman = four(free="army army", shadow="character muster", to_act="saruman_player", **position)
    assert offers(saruman, "action:voice_recruit")
    answer(saruman, "action:move_minions")
    assert not offered(saruman, "character"), "not the Witch-king, not the Mouth"
    assert offers(saruman, "region:minas_morgul"), "Nazgûl fly for both"
    king = four(free="army army", shadow="character muster", to_act="witch_king_player", **position)
    assert why(king, "action:voice_recruit") == "allys_character"
    assert offers(king, "region:barad_dur"), "R21: the Mouth makes an Army of the Muster result"
    answer(king, "action:move_minions")
    assert offers(king, "character:witch_king", "character:mouth_of_sauron")


def test_M37_only_the_witch_kings_player_recruits_nazgul() -> None:
    armies = {"minas_morgul": "sauron 1r", "orthanc": "isengard 1r"}
    king = four(
        free="army army", shadow="muster", to_act="witch_king_player", armies=armies, at_war=SHADOW_WAR
    )
    answer(king, "region:minas_morgul")
    assert offers(king, "figure:nazgul")
    saruman = four(
        free="army army", shadow="muster", to_act="saruman_player", armies=armies, at_war=SHADOW_WAR
    )
    assert why(saruman, "region:minas_morgul") in ("allys_army", "allys_nation")


# -- the leader decides (p. 45) ---------------------------------------------------------------------


def test_M18_M19_M33_the_leader_decides_for_the_side() -> None:
    match = four(phase="fellowship", fellowship={"progress": 2})
    assert (seat(match), kind(match)) == (GONDOR, "fellowship.phase")
    box = four(phase="hunt_allocation", leader={"shadow": "saruman_player"})
    assert (seat(box), kind(box)) == (SARUMAN, "hunt.allocate")


def test_R16_what_the_hunt_does_is_for_the_leader_to_say() -> None:
    match = four(free="character", shadow="army", hunt_box={"shadow": 5}, fellowship={"progress": 0})
    assert seat(match) == ROHAN
    answer(match, "action:move_fellowship")
    roll(match, 6, 6, 6, 6, 6)
    answer(match, "tile:std_3_1")
    assert (seat(match), kind(match)) == (GONDOR, "hunt.casualty")


# -- cards (p. 46) ----------------------------------------------------------------------------------


def test_M52_M55_a_symbol_names_the_player() -> None:
    cards = hands(rohan="imrahil_of_dol_amroth riders_of_theoden athelas")
    match = four(free="event", shadow="army", hands=cards)
    assert why(match, "card:imrahil_of_dol_amroth") == "allys_card"
    assert offers(match, "card:riders_of_theoden", "card:athelas"), "M54: without a symbol, anybody"


def test_R23_the_combat_half_has_no_symbol() -> None:
    armies = {"osgiliath": "gondor 3r", "north_ithilien": "sauron 5r"}
    cards = hands(gondor="riders_of_theoden")
    match = four(
        free="army army",
        shadow="army",
        to_act="witch_king_player",
        armies=armies,
        at_war=f"{SHADOW_WAR} gondor",
        hands=cards,
    )
    answer(match, "region:north_ithilien", "region:osgiliath", "none")
    assert (seat(match), kind(match)) == (GONDOR, "battle.card")
    assert offers(match, "card:riders_of_theoden")


def test_R25_a_card_for_both_recruits_only_for_its_player() -> None:
    match = four(
        free="army army",
        shadow="event",
        to_act="witch_king_player",
        hands=hands(witch_king="musterings_of_long_planned_war"),
        at_war=SHADOW_WAR,
        armies={"nurn": "sauron 1r"},
    )
    answer(match, "card:musterings_of_long_planned_war")
    assert at(match, "nurn") == "sauron 6r"
    assert at(match, "gorgoroth") == ""


# -- mixed armies (p. 46) ---------------------------------------------------------------------------


def _meeting(**position: Any) -> Match[Any]:
    """Rohan marches to Gondor's army."""
    armies = {"druadan_forest": "gondor 3r", "folde": "rohan 3r 1e"}
    match = four(free="army army army", shadow="army", armies=armies, at_war=FREE_WAR, **position)
    answer(match, "region:folde", "region:druadan_forest")
    if kind(match) == "army.second":
        answer(match, "done")
    return match


def test_M39_M42_R1_allies_who_meet_may_join_if_both_agree() -> None:
    match = _meeting()
    assert (seat(match), kind(match)) == (ROHAN, "army.join"), "the follower first"
    answer(match, "join")
    assert (seat(match), kind(match)) == (GONDOR, "army.join")
    answer(match, "join")
    assert truth(match)["regions"]["druadan_forest"]["merged"] is True


def test_R1_after_a_no_the_other_is_not_asked() -> None:
    match = _meeting()
    answer(match, "apart")
    assert seat(match) == SARUMAN
    assert "merged" not in truth(match)["regions"]["druadan_forest"]


MIXED = {"druadan_forest": "gondor 2r rohan 3r 1e"}


def mixed(army: str = "gondor 2r rohan 3r 1e", merged: bool = True, **position: Any) -> Match[Any]:
    regions = {"druadan_forest": {"army": figures(army), "merged": merged}}
    others = position.pop("others", {})
    regions |= {name: {"army": figures(text)} for name, text in others.items()}
    return four(regions=regions, at_war=f"{FREE_WAR} {SHADOW_WAR}", **position)


def test_M40_apart_each_moves_his_own() -> None:
    match = mixed(merged=False, free="army", shadow="army")
    answer(match, "region:druadan_forest", "region:minas_tirith")
    assert at(match, "druadan_forest") == "gondor 2r"
    assert at(match, "minas_tirith") == "rohan 3r 1e"


def test_M44_M47_the_commander_moves_all_of_a_mixed_army() -> None:
    match = mixed(free="army", shadow="army")
    answer(match, "region:druadan_forest", "region:minas_tirith")
    assert at(match, "minas_tirith") == "gondor 2r rohan 3r 1e"


@pytest.mark.parametrize(
    ("army", "leads", "commands"),
    [
        ("gondor 3r rohan 2r", "gondor_player", GONDOR),
        ("gondor 1r rohan 2r", "gondor_player", ROHAN),
        ("gondor 2r rohan 1r 1e", "gondor_player", ROHAN),
        ("gondor 2r rohan 2r", "gondor_player", GONDOR),
        ("gondor 2r rohan 2r", "rohan_player", ROHAN),
    ],
)
def test_M44_M45_M46_R5_who_commands(army: str, leads: str, commands: int) -> None:
    """More units, then more Elites, then the leader of this turn: seen by who is asked in a battle."""
    match = mixed(
        army,
        free="army army",
        shadow="army",
        leader={"free": leads},
        to_act="witch_king_player",
        others={"dead_marshes": "sauron 5r"},
    )
    answer(match, "region:dead_marshes", "region:druadan_forest", "none")
    assert (seat(match), kind(match)) == (commands, "battle.card")


def test_M43_an_attack_joins_those_who_stand_apart() -> None:
    match = mixed(
        merged=False,
        free="army army",
        shadow="army",
        to_act="witch_king_player",
        others={"dead_marshes": "sauron 5r"},
    )
    answer(match, "region:dead_marshes", "region:druadan_forest", "none")
    assert seat(match) == ROHAN, "he has more units, so he commands both"
    answer(match, "none")
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    answer(match, "cease")
    assert truth(match)["regions"]["druadan_forest"]["merged"] is True, "R3: and joined they stay"


def test_M48_command_passes_when_numbers_change() -> None:
    match = mixed(
        "gondor 2r rohan 3r",
        free="army army",
        shadow="army",
        to_act="witch_king_player",
        others={"dead_marshes": "sauron 5r"},
    )
    answer(match, "region:dead_marshes", "region:druadan_forest", "none", "none")
    roll(match, 6, 6, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    assert (seat(match), kind(match)) == (ROHAN, "battle.loss"), "R6: the commander of the round"
    answer(match, "figure:rohan_regular", "figure:rohan_regular", "continue")
    assert seat(match) == ROHAN, "retreat belongs to this round"
    answer(match, "none")
    answer(match, "none")
    assert (seat(match), kind(match)) == (GONDOR, "battle.card")


def test_M49_R4_no_split_may_lose_command() -> None:
    match = mixed("gondor 2r rohan 4r", free="army", shadow="army")
    answer(match, "region:druadan_forest", "split", "region:minas_tirith")
    answer(match, "figure:gondor_regular")
    assert not offers(match, "done"), "the ally's units are not sent away alone"
    answer(match, "figure:rohan_regular", "figure:rohan_regular")
    assert offers(match, "done"), "two of Rohan command one of Gondor, here as there"


def test_M50_R4_the_other_takes_his_own_out_but_does_not_attack() -> None:
    match = mixed(
        "gondor 3r rohan 2r",
        free="army",
        shadow="army",
        others={"dead_marshes": "sauron 1r"},
    )
    answer(match, "region:druadan_forest")
    assert why(match, "region:dead_marshes") == "ally_commands"
    answer(match, "region:minas_tirith")
    assert at(match, "minas_tirith") == "rohan 2r"
    assert at(match, "druadan_forest") == "gondor 3r"


def test_M41_R7_surplus_is_removed_in_turn() -> None:
    match = four(
        free="army",
        shadow="army",
        armies={"druadan_forest": "gondor 6r 1e", "folde": "rohan 5r 1e"},
        at_war=FREE_WAR,
    )
    answer(match, "region:folde", "region:druadan_forest")
    asked = []
    while kind(match) == "army.excess":
        asked.append(seat(match))
        answer(match, options(match)[0])
    assert asked == [ROHAN, GONDOR, ROHAN], "the follower first"
    assert at(match, "druadan_forest").count("gondor") == 1


def test_M51_a_mixed_army_is_bound_by_those_at_peace() -> None:
    regions = {"druadan_forest": {"army": figures("gondor 1r rohan 3r"), "merged": True}}
    match = four(regions=regions, free="army", shadow="army", at_war="rohan")
    answer(match, "region:druadan_forest")
    answer(match, "region:folde")
    assert at(match, "druadan_forest") == "gondor 1r", "Gondor is at peace and stays in its land"


def test_R41_two_armies_before_one_stronghold() -> None:
    siege = {
        "besieged": True,
        "inside": figures("rohan 2r"),
        "field": figures("sauron 2r isengard 3r"),
    }
    match = four(
        regions={"helms_deep": siege},
        free="army army",
        shadow="army army",
        to_act="saruman_player",
        at_war=SHADOW_WAR,
    )
    answer(match, "region:helms_deep", "region:helms_deep", "none")
    battle = match.state.battle
    assert battle is not None
    assert battle.rear is not None
    assert sum(battle.rear) == 2, "the ally's army takes no part"


def test_R40_leaders_without_units_of_their_own_go_with_the_ally() -> None:
    match = four(free="character", shadow="army", armies={"folde": "rohan 2r gondor 1l"}, at_war=FREE_WAR)
    answer(match, "region:folde", "region:edoras")
    assert at(match, "edoras") == "rohan 2r gondor 1l"


def test_M56_R44_elites_of_the_south_lead_while_saruman_is_in_play() -> None:
    position = {
        "armies": {"near_harad": "southrons_easterlings 1e", "orthanc": "isengard 1r"},
        "at_war": SHADOW_WAR,
    }
    here = four(
        free="army army",
        shadow="character",
        to_act="saruman_player",
        characters={"saruman": "orthanc"},
        **position,
    )
    assert offers(here, "region:near_harad")
    gone = four(free="army army", shadow="character", to_act="saruman_player", **position)
    assert why(gone, "region:near_harad") == "leaderless"
    two = war(
        free="army army", shadow="character", to_act="shadow", characters={"saruman": "orthanc"}, **position
    )
    assert why(two, "region:near_harad") == "leaderless", "only with three and four"


# -- three players (p. 46) --------------------------------------------------------------------------


def test_M58_R36_not_twice_in_a_row_for_one_nation() -> None:
    armies = {"osgiliath": "gondor 2r", "edoras": "rohan 2r"}
    match = three(free="army army muster", shadow="army army", armies=armies, at_war=FREE_WAR)
    answer(match, "region:osgiliath", "region:lossarnach", "done")
    answer(match, "action:skip")
    assert why(match, "region:lossarnach") == "nation_acted"
    assert why(match, "region:minas_tirith") == "nation_acted", "nor mustered"
    assert offers(match, "region:edoras")
    answer(match, "region:edoras", "region:folde")
    if kind(match) == "army.second":
        answer(match, "done")
    answer(match, "action:skip")
    assert offers(match, "region:minas_tirith"), "after Rohan, Gondor again"
    assert why(match, "region:helms_deep") == "nation_acted"


def test_R35_a_pass_does_not_wipe_it_out() -> None:
    armies = {"osgiliath": "gondor 2r"}
    match = three(free="army army", shadow="army army army army", armies=armies, at_war=FREE_WAR)
    answer(match, "region:osgiliath", "region:lossarnach", "action:skip", "action:pass", "action:skip")
    assert why(match, "region:lossarnach") == "nation_acted"


def test_M59_R37_a_mixed_army_may_follow_but_not_the_same_twice() -> None:
    armies = {"osgiliath": "gondor 1r rohan 1r", "lossarnach": "gondor 2r"}
    match = three(free="army army army", shadow="army army army", armies=armies, at_war=FREE_WAR)
    answer(match, "region:lossarnach", "region:pelargir", "done", "action:skip")
    assert offers(match, "region:osgiliath"), "first Gondor, then Gondor and Rohan"
    answer(match, "region:osgiliath", "region:minas_tirith")
    if kind(match) == "army.second":
        answer(match, "done")
    answer(match, "action:skip")
    answer(match, "region:minas_tirith")
    assert not offers(match, "region:osgiliath"), "the same army of two nations"
    assert why(match, "region:osgiliath") == "army_acted"


def test_M58_cards_count_too() -> None:
    match = three(
        free="muster event event",
        shadow="army army",
        hands={"free": ["guards_of_the_citadel", "dain_ironfoots_guard"]},
        armies={"erebor": "dwarves 1r"},
    )
    answer(match, "nation:gondor")
    answer(match, "action:skip")
    assert why(match, "card:guards_of_the_citadel") == "card_nation_acted"
    assert offers(match, "card:dain_ironfoots_guard")


# -- victory within a team (p. 46) ------------------------------------------------------------------


def test_M60_M61_R38_R39_the_team_wins_and_its_first_is_named() -> None:
    held = {
        "minas_tirith": "shadow",
        "dol_amroth": "shadow",
        "pelargir": "shadow",
        "edoras": "shadow",
        "helms_deep": "shadow",
        "lorien": "shadow",
    }
    match = four(
        phase="victory_check",
        control=held,
        captured_by={
            name: "saruman_player" if name in ("edoras", "helms_deep") else "witch_king_player"
            for name in held
        },
    )
    assert match.result is not None
    assert match.result.winners == (WITCH_KING, SARUMAN)
    assert match.result.scores == (0.0, 0.0, 1.0, 1.0)
    first = told(match, "victory.first")[-1]
    assert (first["side"], first["points"]) == ("side:witch_king_player", 7)


def test_M62_who_lost_less_comes_first() -> None:
    held = {"edoras": "shadow", "moria": "free", "dol_guldur": "free"}
    match = four(phase="victory_check", control=held)
    assert match.result is not None
    assert match.result.winners == (GONDOR, ROHAN)
    assert told(match, "victory.first")[-1]["side"] == "side:gondor_player"


# -- whole matches ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_learns_what_an_ally_holds(players: int) -> None:
    """In worlds that look alike to a seat, the same questions come to the same seats with the same answers.

    Positions are written and read back on the way.
    """
    match = westmarch.new("war", players=players, seed=17, options={"prologue": "spent"})
    rng = random.Random(5)
    for step in range(260):
        prompt = match.prompt
        assert prompt is not None
        for one in range(players):
            world = match.imagine(one, step)
            assert world.view(one) == match.view(one)
            assert world.prompt is not None
            assert (world.prompt.seat, world.prompt.kind) == (prompt.seat, prompt.kind)
            if prompt.seat == one:
                assert options(world) == options(match)
            match.game.invariants(world.state)
        match.play(rng.choice(prompt.options))
        match.game.invariants(match.state)
