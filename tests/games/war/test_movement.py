"""Chapter 6, movement of armies (p. 26-28): who goes where, splitting, and the limits."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import (
    answer,
    asked,
    at,
    casualties,
    dice,
    held_by,
    kind,
    nation,
    offered,
    offers,
    options,
    pick,
    refuses,
    reinforcements,
    truth,
    war,
    where,
)


def march(**position: Any) -> Any:
    """The Free Peoples hold an Army result; the Shadow has dice too."""
    return war(**{"free": "army_muster", "shadow": "event", **position})


def dark(**position: Any) -> Any:
    """The Shadow holds an Army result and begins."""
    return war(**{"free": "event", "shadow": "army", "to_act": "shadow", **position})


# -- one die, one or two armies --------------------------------------------------------------------


def test_an_army_result_moves_two_armies() -> None:
    """p. 27: two different armies, each to a neighbouring region."""
    match = march(armies={"dol_amroth": "gondor 3r", "pelargir": "gondor 1r"})
    answer(match, "region:dol_amroth", "region:erech")
    assert asked(match, "free", "army.second")
    assert offered(match, "region") == {"pelargir"}, "those in Erech have moved"
    answer(match, "region:pelargir", "region:lossarnach")
    assert (at(match, "erech"), at(match, "lossarnach")) == ("gondor 3r", "gondor 1r")
    assert asked(match, "shadow", "action.choose")


def test_the_second_move_may_be_left() -> None:
    """p. 20: up to two armies."""
    match = march(armies={"dol_amroth": "gondor 3r", "pelargir": "gondor 1r"})
    answer(match, "region:dol_amroth", "region:erech", "done")
    assert asked(match, "shadow", "action.choose")


@pytest.mark.parametrize(
    ("army", "at_war", "goes"),
    [
        ("elves 2e", "", False),  # no unit may cross
        ("elves 1e 1l", "", False),
        ("north 1r elves 1l", "", False),  # the Elves' Leader would stay alone
        ("north 2r elves 1l", "", True),
        ("elves 1e 1l", "elves", True),
    ],
)
def test_a_character_leads_only_units_that_may_cross(army: str, at_war: str, goes: bool) -> None:
    """p. 27, 36: a Companion may enter every land, but an army needs a unit that may, and no Leader stays."""
    match = war(
        free="character character",
        shadow="event",
        at_war=at_war,
        armies={"eagles_eyrie": army, "old_ford": "sauron 1r"},
        characters={"peregrin": "eagles_eyrie"},
    )
    assert offers(match, "region:eagles_eyrie") == goes
    if goes:
        answer(match, "region:eagles_eyrie")
        assert asked(match, "free", "army.order")
        assert options(match)
    else:
        reason = match.why_not("region:eagles_eyrie")
        assert reason is not None
        assert reason.key == "nowhere_to_go"


def test_a_character_result_moves_one_army_with_a_leader() -> None:
    """p. 27: one army with at least one Leader or character."""
    match = march(free="character", armies={"dol_amroth": "gondor 3r 1l", "pelargir": "gondor 1r"})
    assert offered(match, "region") == {"dol_amroth"}
    answer(match, "region:dol_amroth", "region:erech")
    assert at(match, "erech") == "gondor 3r 1l"
    assert asked(match, "shadow", "action.choose")


def test_a_companion_or_minion_leads_too() -> None:
    """p. 27: Leader or character."""
    match = march(free="character", armies={"pelargir": "gondor 1r"}, characters={"boromir": "pelargir"})
    answer(match, "region:pelargir", "region:lossarnach")
    assert where(match, "boromir") == "lossarnach"
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        armies={"barad_dur": "sauron 2r"},
        characters={"mouth_of_sauron": "barad_dur"},
    )
    assert offered(match, "region") == {"barad_dur"}


def test_elites_of_isengard_lead_while_saruman_lives() -> None:
    """Character card of Saruman: Elites of Isengard are Leaders as well."""
    place: dict[str, Any] = {
        "free": "event",
        "shadow": "character",
        "to_act": "shadow",
        "armies": {"north_dunland": "isengard 2r 1e", "south_dunland": "isengard 2r"},
    }
    assert not offered(war(**place), "region")
    match = war(**place, characters={"saruman": "orthanc"})
    assert offered(match, "region") == {"north_dunland"}
    answer(match, "region:north_dunland", "split")
    assert kind(match) in ("army.where", "army.who")


def test_a_will_of_the_west_moves_two_armies() -> None:
    """p. 20: it is any result, so an Army result too."""
    match = march(free="will_of_the_west", armies={"dol_amroth": "gondor 2r", "pelargir": "gondor 1r"})
    answer(match, "region:dol_amroth", "region:erech")
    assert asked(match, "free", "army.second")
    assert offers(match, "region:pelargir")


def test_nobody_moves_twice_in_one_action() -> None:
    """p. 27 'Ограничения передвижения': an army that joins another cannot drag it on."""
    match = march(armies={"dol_amroth": "gondor 2r", "erech": "gondor 1r"})
    answer(match, "region:dol_amroth", "region:erech")
    assert offered(match, "region") == {"erech"}
    answer(match, "region:erech")
    assert offers(match, "region:lamedon")
    answer(match, "region:lamedon")
    assert (at(match, "erech"), at(match, "lamedon")) == ("gondor 2r", "gondor 1r")


def test_a_split_army_may_go_two_ways_with_one_die() -> None:
    """p. 27 'Разделение войска': two parts are two armies."""
    match = march(armies={"dol_amroth": "gondor 3r"})
    answer(match, "region:dol_amroth", "split", "region:anfalas")
    pick(match, "gondor 1r")
    answer(match, "region:dol_amroth", "region:erech")
    assert (at(match, "anfalas"), at(match, "erech")) == ("gondor 1r", "gondor 2r")


def test_an_army_may_move_again_with_another_die() -> None:
    """p. 27, 'Важно'."""
    match = march(free="army_muster army_muster", armies={"dol_amroth": "gondor 2r"})
    answer(match, "region:dol_amroth", "region:erech", "action:skip")
    assert offers(match, "region:erech")


# -- splitting -------------------------------------------------------------------------------------


def test_leaders_leave_when_all_units_leave() -> None:
    """p. 27: a Leader is never without units; nobody can be left behind alone."""
    match = march(armies={"dol_amroth": "gondor 2r 2l"})
    answer(match, "region:dol_amroth", "split", "region:erech")
    assert options(match) == ["figure:gondor_regular", "figure:gondor_leader"]
    answer(match, "figure:gondor_regular")
    assert offers(match, "done")
    answer(match, "figure:gondor_regular")
    assert at(match, "erech") == "gondor 2r 2l", "both Leaders have to come"


def test_leaders_may_stay_with_units_or_go() -> None:
    """p. 27: any units, Leaders and characters may be chosen."""
    match = march(armies={"dol_amroth": "gondor 3r 1e 2l"}, characters={"boromir": "dol_amroth"})
    answer(match, "region:dol_amroth", "split", "region:erech")
    assert refuses(match, "done"), "a unit must be among them"
    answer(match, "character:boromir", "figure:gondor_leader", "figure:gondor_elite", "done")
    assert at(match, "erech") == "gondor 1e 1l"
    assert at(match, "dol_amroth") == "gondor 3r 1l"
    assert where(match, "boromir") == "erech"


def test_a_led_part_with_a_character_result() -> None:
    """p. 27: with a Character result a leader must go along with the part that moves."""
    match = march(free="character", armies={"dol_amroth": "gondor 2r 1l"})
    answer(match, "region:dol_amroth", "split", "region:erech")
    assert refuses(match, "done")
    pick(match, "gondor 1r 1l")
    assert at(match, "erech") == "gondor 1r 1l"


def test_nazgul_and_characters_may_stay_alone() -> None:
    """p. 27: characters and Nazgûl need no army."""
    match = dark(
        armies={"minas_morgul": "sauron 2r 1n"},
        characters={"witch_king": "minas_morgul"},
    )
    answer(match, "region:minas_morgul", "split", "region:south_ithilien")
    pick(match, "sauron 2r")
    assert at(match, "minas_morgul") == "sauron 1n"
    assert at(match, "south_ithilien") == "sauron 2r"
    assert where(match, "witch_king") == "minas_morgul"


def test_saruman_never_leaves_orthanc() -> None:
    """p. 24: level 0 does not move, not even with an army."""
    match = dark(
        armies={"orthanc": "isengard 2r"},
        characters={"saruman": "orthanc"},
    )
    answer(match, "region:orthanc", "region:gap_of_rohan")
    assert where(match, "saruman") == "orthanc"
    assert at(match, "gap_of_rohan") == "isengard 2r"


# -- where an army may go --------------------------------------------------------------------------


def test_only_regions_without_enemy_units() -> None:
    """p. 27: a region with enemy units must be attacked, not entered."""
    match = march(armies={"osgiliath": "gondor 2r", "south_ithilien": "sauron 1r"})
    answer(match, "region:osgiliath")
    assert refuses(match, "region:south_ithilien"), "Gondor is not at war, so it cannot attack either"
    assert offers(match, "region:lossarnach", "region:north_ithilien")


def test_lonely_nazgul_and_minions_stop_nobody() -> None:
    """p. 7, 24: they ignore armies and armies ignore them."""
    match = march(
        armies={"osgiliath": "gondor 2r", "south_ithilien": "sauron 2n"},
        characters={"mouth_of_sauron": "south_ithilien"},
    )
    answer(match, "region:osgiliath", "region:south_ithilien")
    assert at(match, "south_ithilien") == "gondor 2r sauron 2n"


def test_an_empty_enemy_settlement_is_entered_and_captured() -> None:
    """p. 27, 33: 'free for the movement of armies', though it is not a free region."""
    match = march(at_war="rohan", armies={"gap_of_rohan": "rohan 2r"})
    answer(match, "region:gap_of_rohan", "region:orthanc")
    assert held_by(match, "orthanc") == "free"


# -- the limit of ten -------------------------------------------------------------------------------


def test_ten_units_at_most_when_the_action_ends() -> None:
    """p. 26 'Предел группирования': 'at the end of any action', so after the second move."""
    match = march(armies={"dol_amroth": "gondor 4r", "erech": "gondor 8r"})
    answer(match, "region:dol_amroth", "region:erech")
    assert asked(match, "free", "army.second")
    assert at(match, "erech") == "gondor 12r", "nobody leaves before the action is over"
    answer(match, "done")
    assert at(match, "erech") == "gondor 10r"
    assert reinforcements(match, "gondor_regular") == 15 - 10
    assert casualties(match, "gondor_regular") == 0
    assert asked(match, "shadow", "action.choose")


def test_two_armies_of_six_change_places_with_one_die() -> None:
    """p. 26-27: twelve stand there only while the action goes on."""
    match = march(armies={"dol_amroth": "gondor 6r", "erech": "gondor 5r 1e"})
    answer(match, "region:dol_amroth", "region:erech", "region:erech", "region:dol_amroth")
    assert at(match, "dol_amroth") == "gondor 5r 1e"
    assert at(match, "erech") == "gondor 6r"
    assert asked(match, "shadow", "action.choose")


def test_a_march_into_a_full_region_lets_the_owner_choose_who_leaves() -> None:
    """p. 26: the surplus, of those who stood there or of those who came, becomes reinforcements again."""
    match = march(free="character", armies={"dol_amroth": "gondor 2e 1l", "erech": "gondor 10r"})
    answer(match, "region:dol_amroth", "region:erech")
    assert asked(match, "free", "army.excess")
    assert options(match) == ["figure:gondor_regular", "figure:gondor_elite"]
    answer(match, "figure:gondor_regular", "figure:gondor_regular")
    assert at(match, "erech") == "gondor 8r 2e 1l"
    assert reinforcements(match, "gondor_regular") == 15 - 8
    assert asked(match, "shadow", "action.choose")


def test_a_split_army_may_send_more_than_find_room() -> None:
    """p. 26-27: the limit does not say who may be picked."""
    match = march(free="character", armies={"dol_amroth": "gondor 3r 1l", "erech": "gondor 5r 4e"})
    answer(match, "region:dol_amroth", "split", "region:erech")
    pick(match, "gondor 2r 1l")
    assert at(match, "dol_amroth") == "gondor 1r"
    assert asked(match, "free", "army.excess"), "one of eleven"
    answer(match, "figure:gondor_elite")
    assert at(match, "erech") == "gondor 7r 3e 1l"
    assert asked(match, "shadow", "action.choose")


def test_leaders_and_nazgul_do_not_count_against_the_limit() -> None:
    """p. 7: any number of Leaders."""
    match = march(armies={"dol_amroth": "gondor 2r 4l", "erech": "gondor 8r"})
    answer(match, "region:dol_amroth", "region:erech")
    assert at(match, "erech") == "gondor 10r 4l"


def test_no_way_across_impassable_land() -> None:
    """p. 27: black lines stop armies."""
    match = dark(armies={"morannon": "sauron 2r"})
    answer(match, "region:morannon")
    assert offers(match, "region:dagorlad", "region:gorgoroth")
    assert refuses(match, "region:minas_morgul", "region:barad_dur", "region:ash_mountains")


# -- nations that are not at war -------------------------------------------------------------------


def test_a_nation_not_at_war_stays_out_of_other_lands() -> None:
    """p. 27, 36: it may leave its own borders, but not enter those of another nation, friend or foe."""
    match = march(armies={"edoras": "rohan 2r"})
    answer(match, "region:edoras")
    assert offered(match, "region") == {"folde", "westemnet"}
    match = march(armies={"fords_of_isen": "rohan 2r"})
    answer(match, "region:fords_of_isen")
    assert refuses(match, "region:gap_of_rohan"), "Isengard's land"
    match = march(armies={"eastemnet": "rohan 2r"})
    answer(match, "region:eastemnet")
    assert offers(match, "region:western_emyn_muil"), "nobody's land"


def test_at_war_all_borders_are_open() -> None:
    """p. 36."""
    match = march(at_war="rohan", armies={"fords_of_isen": "rohan 2r"})
    answer(match, "region:fords_of_isen")
    assert offers(match, "region:gap_of_rohan")


def test_of_a_mixed_army_only_those_at_war_cross_the_border() -> None:
    """p. 36: the limits hold also for those who are joined with nations at war."""
    match = march(at_war="gondor", armies={"eastemnet": "rohan 1r 1l gondor 2r 1l"})
    answer(match, "region:eastemnet")
    assert offers(match, "region:western_emyn_muil")
    match = march(at_war="gondor", armies={"western_emyn_muil": "rohan 1r gondor 2r 1l"})
    answer(match, "region:western_emyn_muil", "region:eastemnet")
    assert at(match, "eastemnet") == "gondor 2r 1l rohan 1r", "Rohan comes home"
    match = march(at_war="gondor", armies={"folde": "rohan 1r gondor 2r 1l"})
    answer(match, "region:folde", "region:druadan_forest")
    assert at(match, "druadan_forest") == "gondor 2r 1l"
    assert at(match, "folde") == "rohan 1r"


def test_a_leader_not_at_war_keeps_a_unit_with_him() -> None:
    """p. 27, 36: whoever cannot cross must not be left alone."""
    match = march(at_war="gondor", armies={"folde": "rohan 1l gondor 2r"})
    answer(match, "region:folde")
    assert refuses(match, "region:druadan_forest"), "all units would leave him"
    answer(match, "split", "region:druadan_forest")
    assert at(match, "druadan_forest") == "gondor 1r"
    assert at(match, "folde") == "gondor 1r rohan 1l"


def test_an_army_whose_only_unit_must_stay_with_its_leader_cannot_be_named() -> None:
    """p. 27, 36: every way from Erech lies in Gondor, and the Leader of Rohan may go none of them."""
    alone = march(at_war="north", armies={"erech": "rohan 1l north 1r"})
    assert refuses(alone, "region:erech")
    two = march(at_war="north", armies={"erech": "rohan 1l north 2r"})
    assert offers(two, "region:erech"), "one unit stays with him"


def test_companions_and_nazgul_cross_every_border() -> None:
    """p. 36 'Персонажи на войне'."""
    match = dark(
        armies={"osgiliath": "southrons_easterlings 2r sauron 1n"},
    )
    answer(match, "region:osgiliath")
    assert refuses(match, "region:lossarnach"), "the units may not go, and Nazgûl alone are no army"
    match = dark(armies={"osgiliath": "sauron 2r 1n"})
    answer(match, "region:osgiliath")
    assert refuses(match, "region:lossarnach"), "Sauron is one step short of war"
    match = dark(at_war="sauron", armies={"osgiliath": "sauron 2r 1n"})
    answer(match, "region:osgiliath", "region:lossarnach")
    assert at(match, "lossarnach") == "sauron 2r 1n"


def test_who_retreated_into_foreign_land_must_leave_it_again() -> None:
    """p. 36, exception: the next move must lead out of that land."""
    match = march(armies={"erebor": "north 2r"})
    answer(match, "region:erebor")
    assert refuses(match, "region:iron_hills")
    assert offers(match, "region:dale")


# -- what coming means -----------------------------------------------------------------------------


def test_an_enemy_army_in_its_land_rouses_a_nation() -> None:
    """p. 34 'Активация свободных народов'."""
    match = dark(at_war="sauron", armies={"osgiliath": "sauron 2r"})
    answer(match, "region:osgiliath", "region:lossarnach")
    assert nation(match, "gondor") == (3, True), "roused, and a Town of its own is lost"
    match = dark(at_war="isengard", armies={"orthanc": "isengard 2r"})
    answer(match, "region:orthanc", "region:gap_of_rohan")
    assert nation(match, "rohan") == (1, False), "its own land"
    match = dark(
        at_war="isengard",
        armies={"gap_of_rohan": "isengard 2r"},
    )
    answer(match, "region:gap_of_rohan", "region:fords_of_isen")
    assert nation(match, "rohan") == (1, True)


def test_two_armies_in_one_region_become_one() -> None:
    """p. 26 'Состав войска'."""
    match = march(armies={"dol_amroth": "gondor 2r", "erech": "gondor 1r 1l"})
    answer(match, "region:dol_amroth", "region:erech", "done")
    assert at(match, "erech") == "gondor 3r 1l"
    assert "dol_amroth" not in truth(match)["regions"]
    assert dice(match, "free") == []


def test_a_companion_who_comes_with_an_army_rouses_a_nation() -> None:
    """p. 34: a Companion ends a move in a City or Stronghold of the nation."""
    match = march(at_war="elves", armies={"westemnet": "elves 2r"}, characters={"gandalf_grey": "westemnet"})
    answer(match, "region:westemnet", "region:edoras")
    assert nation(match, "rohan") == (1, True)
    assert options(match)


def test_an_elite_of_isengard_leads_a_part_of_the_army() -> None:
    """Character card of Saruman, p. 27: with a Character result a leader goes along, here an Elite."""
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        armies={"north_dunland": "isengard 3r 1e"},
        characters={"saruman": "orthanc"},
    )
    answer(match, "region:north_dunland", "split")
    if kind(match) == "army.where":
        answer(match, "region:hollin")
    pick(match, "isengard 1r 1e")
    assert at(match, "north_dunland") == "isengard 2r"
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        armies={"north_dunland": "isengard 3r 1e"},
        characters={"saruman": "orthanc"},
    )
    answer(match, "region:north_dunland", "split")
    if kind(match) == "army.where":
        answer(match, "region:hollin")
    answer(match, "figure:isengard_regular")
    assert refuses(match, "done"), "a Regular alone is not led"
    answer(match, "figure:isengard_regular", "figure:isengard_regular")
    assert at(match, "north_dunland") == "", "the Elite has to follow"


def test_the_only_unit_is_not_split_from_a_leader_who_may_not_cross_the_border() -> None:
    """p. 27, 36: the Leader of Rohan stays out of Gondor, and never alone."""
    match = war(
        free="army_muster", shadow="event", at_war="gondor", armies={"osgiliath": "gondor 1r rohan 1l"}
    )
    answer(match, "region:osgiliath")
    whole = offered(match, "region")
    answer(match, "split")
    assert kind(match) == "army.where"
    assert offered(match, "region") == whole
    assert not whole & {"minas_tirith", "lossarnach", "pelargir"}


def test_without_saruman_an_elite_of_isengard_is_no_leader_for_a_character_result() -> None:
    """Character card of Saruman: so only the Army result pays, and nobody asks which die."""
    match = war(
        free="event",
        shadow="character army",
        to_act="shadow",
        at_war="isengard",
        armies={"north_dunland": "isengard 2r 1e"},
    )
    answer(match, "region:north_dunland", "region:moria")
    assert kind(match) != "action.die"
    assert dice(match, "shadow") == ["character"]
