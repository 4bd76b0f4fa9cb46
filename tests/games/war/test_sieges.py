"""Chapter 6, Strongholds, sieges and the capture of settlements (p. 31-33)."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import (
    answer,
    asked,
    at,
    casualties,
    held_by,
    kind,
    nation,
    no_cards,
    offered,
    offers,
    options,
    pick,
    points,
    refuses,
    reinforcements,
    roll,
    rolling,
    round_,
    truth,
    war,
    where,
)

WAR = "gondor rohan sauron isengard"


def dark(**position: Any) -> Any:
    """The Shadow to act with an Army result."""
    return war(**{"free": "event", "shadow": "army", "to_act": "shadow", "at_war": WAR, **position})


def free(**position: Any) -> Any:
    return war(**{"free": "army_muster", "shadow": "event", "at_war": WAR, **position})


def before_the_walls(theirs: str = "isengard 5r", ours: str = "rohan 5r", **position: Any) -> Any:
    """Isengard attacks Helm's Deep from the Fords."""
    match = dark(armies={"fords_of_isen": theirs, "helms_deep": ours}, **position)
    answer(match, "region:fords_of_isen", "region:helms_deep")
    return match


def assault(ours: str = "rohan 3r", theirs: str = "isengard 5r", **position: Any) -> Any:
    match = dark(armies={"helms_deep": f"{ours} | {theirs}"}, **position)
    answer(match, "region:helms_deep", "region:helms_deep")
    return match


# -- field battle or withdrawal --------------------------------------------------------------------


def test_the_defender_of_a_stronghold_chooses_each_round() -> None:
    """p. 31 'Атака крепости': battle in the field or withdrawal, at the start of every round."""
    match = before_the_walls()
    for _ in range(3):
        assert asked(match, "free", "battle.withdraw")
        answer(match, "fight")
        round_(match, [1] * 5, [1] * 5)
        answer(match, "continue", "none")
    assert set(options(match)) == {"fight", "withdraw"}
    answer(match, "withdraw", "all")
    assert at(match, "helms_deep") == "rohan 5r | isengard 5r"


def test_a_field_battle_before_the_walls_is_an_ordinary_one() -> None:
    """p. 31 'Полевое сражение': fives hit, in the first round too."""
    match = before_the_walls()
    answer(match, "fight")
    round_(match, [5, 1, 1, 1, 1], [1] * 5)
    assert at(match, "helms_deep") == "rohan 4r"


def test_withdrawal_ends_the_battle_and_the_attacker_may_move_in() -> None:
    """p. 31 'Отступление в крепость': if he does, the siege begins."""
    match = before_the_walls()
    answer(match, "withdraw")
    assert asked(match, "shadow", "battle.advance")
    answer(match, "split")
    pick(match, "isengard 2r")
    assert at(match, "helms_deep") == "rohan 5r | isengard 2r"
    assert at(match, "fords_of_isen") == "isengard 3r"
    assert held_by(match, "helms_deep") is None, "the Stronghold stays with the besieged"
    assert asked(match, "free", "action.choose")


def test_if_nobody_moves_in_there_is_no_siege() -> None:
    """p. 31: only if the attacker decides to enter."""
    match = before_the_walls()
    answer(match, "withdraw", "none")
    assert at(match, "helms_deep") == "rohan 5r"
    assert at(match, "fords_of_isen") == "isengard 5r"


def test_five_units_at_most_stay_in_a_besieged_stronghold() -> None:
    """p. 31: any number of Leaders; the surplus goes to the reinforcements, not to the losses."""
    match = before_the_walls(ours="rohan 4r 3e 4l")
    answer(match, "withdraw", "all")
    assert asked(match, "free", "army.excess")
    answer(match, "figure:rohan_elite", "figure:rohan_regular")
    assert at(match, "helms_deep") == "rohan 3r 2e 4l | isengard 5r"
    assert casualties(match, "rohan_regular") == casualties(match, "rohan_elite") == 0
    assert reinforcements(match, "rohan_elite") == 3


def test_no_withdrawal_where_there_is_no_stronghold_or_none_of_ones_own() -> None:
    """p. 31: into a friendly Stronghold only."""
    match = dark(
        armies={"fords_of_isen": "isengard 5r", "helms_deep": "rohan 5r"}, control={"helms_deep": "free"}
    )
    answer(match, "region:fords_of_isen", "region:helms_deep")
    assert kind(match) == "battle.withdraw"
    match = free(armies={"helms_deep": "rohan 5r", "orthanc": "sauron 2r", "gap_of_rohan": "gondor 5r"})
    answer(match, "region:gap_of_rohan", "region:orthanc")
    assert asked(match, "shadow", "battle.withdraw"), "Orthanc is the Shadow's"
    match = dark(armies={"gap_of_rohan": "isengard 5r", "orthanc": "rohan 5r"})
    answer(match, "region:gap_of_rohan", "region:orthanc")
    assert asked(match, "free", "battle.withdraw"), "and now it is theirs who took it"


def test_retreat_from_before_the_walls_gives_the_stronghold_up() -> None:
    """p. 31, 33: the army may also leave; an empty Stronghold is taken."""
    match = before_the_walls()
    answer(match, "fight")
    round_(match, [1] * 5, [1] * 5)
    answer(match, "continue", "region:westemnet", "all")
    assert at(match, "westemnet") == "rohan 5r"
    assert held_by(match, "helms_deep") == "shadow"
    assert points(match, "shadow") == 2


# -- assault ---------------------------------------------------------------------------------------


def test_an_assault_asks_for_sixes_and_lasts_one_round() -> None:
    """p. 32 'Штурм': the attacker needs sixes, the defender fives; then it is over."""
    match = assault()
    no_cards(match)
    roll(match, 5, 5, 5, 6, 1)
    roll(match, 5, 1, 1)
    assert at(match, "helms_deep") == "rohan 2r | isengard 4r"
    assert asked(match, "free", "action.choose")


def test_an_elite_reduced_buys_another_round() -> None:
    """p. 32: again and again, as long as there are Elites."""
    match = assault(theirs="isengard 3r 2e")
    round_(match, [1] * 5, [1] * 3)
    assert asked(match, "shadow", "battle.press")
    assert set(options(match)) == {"cease", "figure:isengard_elite"}
    answer(match, "figure:isengard_elite")
    assert at(match, "helms_deep") == "rohan 3r | isengard 4r 1e"
    round_(match, [5, 1, 1, 1, 1], [1] * 3)
    assert at(match, "helms_deep") == "rohan 3r | isengard 4r 1e", "sixes still"
    answer(match, "figure:isengard_elite")
    round_(match, [6, 1, 1, 1, 1], [1] * 3)
    assert at(match, "helms_deep") == "rohan 2r | isengard 5r"
    assert asked(match, "free", "action.choose"), "no Elite is left"


def test_the_attacker_need_not_press_on() -> None:
    """p. 32."""
    match = assault(theirs="isengard 3r 2e")
    round_(match, [1] * 5, [1] * 3)
    answer(match, "cease")
    assert at(match, "helms_deep") == "rohan 3r | isengard 3r 2e"


def test_no_round_is_bought_without_a_regular_to_stand_for_the_elite() -> None:
    """p. 30, 32: an Elite that cannot be reduced cannot be reduced for this either (ruling)."""
    match = dark(
        armies={
            "helms_deep": "rohan 3r | isengard 5r 2e",
            "orthanc": "isengard 7r",
        }
    )
    answer(match, "region:helms_deep", "region:helms_deep")
    round_(match, [1] * 5, [1] * 3)
    assert asked(match, "free", "action.choose")


def test_besieged_defenders_neither_retreat_nor_withdraw() -> None:
    """p. 31-32."""
    match = assault(theirs="isengard 3r 2e")
    assert asked(match, "shadow", "battle.card"), "no choice of walls or field"
    round_(match, [1] * 5, [1] * 3)
    answer(match, "figure:isengard_elite")
    assert asked(match, "shadow", "battle.card"), "no retreat"


def test_a_destroyed_garrison_gives_the_stronghold_to_the_besieger() -> None:
    """p. 33: all defenders are gone and a unit of the besieger still stands; Leaders and characters die."""
    match = assault(ours="rohan 1r 1l", characters={"meriadoc": "helms_deep"})
    no_cards(match)
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1)
    roll(match, 1)
    assert at(match, "helms_deep") == "isengard 5r"
    assert held_by(match, "helms_deep") == "shadow"
    assert points(match, "shadow") == 2
    assert "meriadoc" in truth(match)["dead"]
    assert asked(match, "free", "action.choose"), "the besiegers are there already"


def test_both_destroyed_in_an_assault_the_stronghold_stays() -> None:
    """p. 33: without a unit of the besieger nothing is captured."""
    match = assault(ours="rohan 1r", theirs="isengard 1r")
    round_(match, [6], [6])
    assert truth(match)["regions"] == {}
    assert held_by(match, "helms_deep") is None


def test_a_destroyed_besieger_lifts_the_siege() -> None:
    """p. 31: the siege ends when one army is destroyed."""
    match = assault(theirs="isengard 1r")
    round_(match, [1], [6, 1, 1])
    assert at(match, "helms_deep") == "rohan 3r"


def test_part_of_the_besiegers_may_assault() -> None:
    """p. 28, 32: a rearguard stays out; if the attackers fall it keeps up the siege."""
    match = dark(armies={"helms_deep": "rohan 2r | isengard 5r"})
    answer(match, "region:helms_deep", "split")
    if kind(match) == "army.where":
        answer(match, "region:helms_deep")
    pick(match, "isengard 2r")
    round_(match, [1, 1], [6, 6])
    assert at(match, "helms_deep") == "rohan 2r | isengard 3r"


def test_only_the_army_in_the_region_may_assault() -> None:
    """p. 32: the besieged can be attacked from the same region only."""
    match = dark(armies={"helms_deep": "rohan 2r | isengard 2r", "fords_of_isen": "isengard 5r"})
    answer(match, "region:fords_of_isen", "region:helms_deep")
    assert at(match, "helms_deep") == "rohan 2r | isengard 7r", "reinforcing, not attacking"


def test_an_assault_with_a_character_result_needs_a_leader() -> None:
    """p. 28, 32."""
    match = dark(shadow="character", armies={"helms_deep": "rohan 2r | isengard 3r"})
    assert refuses(match, "region:helms_deep")
    match = dark(shadow="character", armies={"helms_deep": "rohan 2r | isengard 3r sauron 1n"})
    answer(match, "region:helms_deep", "region:helms_deep")
    assert kind(match) == "battle.card"


# -- sortie ----------------------------------------------------------------------------------------


def sortie(ours: str = "rohan 3r", theirs: str = "isengard 2r", **position: Any) -> Any:
    match = free(armies={"helms_deep": f"{ours} | {theirs}"}, **position)
    answer(match, "region:helms_deep", "region:helms_deep")
    return match


def test_a_sortie_is_a_field_battle() -> None:
    """p. 32 'Вылазка': both hit with fives; it may last several rounds."""
    match = sortie()
    round_(match, [5, 1, 1], [5, 1])
    assert at(match, "helms_deep") == "rohan 2r | isengard 1r"
    answer(match, "continue", "none")
    assert asked(match, "free", "battle.card"), "the Stronghold's walls do not help; nobody withdraws"


def test_who_ceases_a_sortie_goes_back_inside() -> None:
    """p. 32."""
    match = sortie()
    round_(match, [1, 1, 1], [1, 1])
    answer(match, "cease")
    assert at(match, "helms_deep") == "rohan 3r | isengard 2r"


def test_the_besieger_may_retreat_from_a_sortie() -> None:
    """p. 32: into a free neighbouring region; then the siege is over and the victors stay."""
    match = sortie()
    round_(match, [1, 1, 1], [1, 1])
    answer(match, "continue")
    assert offered(match, "region") == {"fords_of_isen"}, "Westemnet has a Town of the enemy"
    answer(match, "region:fords_of_isen")
    assert at(match, "helms_deep") == "rohan 3r"
    assert at(match, "fords_of_isen") == "isengard 2r"
    assert asked(match, "shadow", "action.choose"), "a victorious sortie does not leave its region"


def test_a_victorious_sortie_lifts_the_siege() -> None:
    """p. 31-32."""
    match = sortie(theirs="isengard 1r")
    round_(match, [6, 1, 1], [1])
    assert at(match, "helms_deep") == "rohan 3r"
    assert asked(match, "shadow", "action.choose")


def test_a_rearguard_stays_in_the_stronghold() -> None:
    """p. 32: also those who are not at war; if the others fall it still holds the walls."""
    match = free(armies={"helms_deep": "rohan 3r 1l | isengard 2r"})
    answer(match, "region:helms_deep", "split")
    pick(match, "rohan 1r")
    round_(match, [1], [6, 1])
    assert at(match, "helms_deep") == "rohan 2r 1l | isengard 2r"
    match = free(at_war="gondor isengard", armies={"helms_deep": "rohan 1r gondor 2r | isengard 2r"})
    answer(match, "region:helms_deep", "region:helms_deep")
    no_cards(match)
    assert rolling(match) == 2


def test_a_destroyed_sortie_loses_the_stronghold() -> None:
    """p. 33: all defenders are gone, besiegers stand."""
    match = sortie(ours="rohan 1r")
    round_(match, [1], [6, 1])
    assert at(match, "helms_deep") == "isengard 2r"
    assert held_by(match, "helms_deep") == "shadow"


def test_the_besieged_go_nowhere_else() -> None:
    """p. 32: they can neither move nor attack another region."""
    match = free(armies={"helms_deep": "rohan 3r | isengard 2r", "westemnet": "isengard 1r"})
    answer(match, "region:helms_deep")
    assert offered(match, "region") == {"helms_deep"}
    match = free(at_war="isengard", armies={"helms_deep": "rohan 3r | isengard 2r"})
    assert refuses(match, "region:helms_deep"), "not at war: not even a sortie"


# -- relief, reinforcing, lifting ------------------------------------------------------------------


def test_relief_attacks_the_besieger_in_the_field() -> None:
    """p. 32 'Прорыв осады': by the usual rules; the garrison takes no part."""
    match = free(armies={"helms_deep": "rohan 5r 1l | isengard 2r", "westemnet": "rohan 3r"})
    answer(match, "region:westemnet", "region:helms_deep")
    assert kind(match) == "battle.card", "the besieger cannot withdraw into walls that are not his"
    no_cards(match)
    assert rolling(match) == 3
    roll(match, 5, 1, 1)
    assert rolling(match) == 2
    roll(match, 1, 1)
    assert kind(match) == "battle.cease", "no re-roll: the Leader sits inside"
    assert at(match, "helms_deep") == "rohan 5r 1l | isengard 1r"


def test_relief_enters_only_when_the_besieger_is_gone() -> None:
    """p. 32."""
    match = free(armies={"helms_deep": "rohan 5r | isengard 1r", "westemnet": "rohan 3r"})
    answer(match, "region:westemnet", "region:helms_deep")
    round_(match, [1, 1, 1], [1])
    answer(match, "cease")
    assert at(match, "helms_deep") == "rohan 5r | isengard 1r"
    match = free(armies={"helms_deep": "rohan 5r | isengard 1r", "westemnet": "rohan 3r"})
    answer(match, "region:westemnet", "region:helms_deep")
    round_(match, [6, 1, 1], [1])
    answer(match, "all")
    assert at(match, "helms_deep") == "rohan 8r"


def test_a_relieved_besieger_may_retreat() -> None:
    """p. 31-32."""
    match = free(armies={"helms_deep": "rohan 1r | isengard 2r", "westemnet": "rohan 3r"})
    answer(match, "region:westemnet", "region:helms_deep")
    round_(match, [1, 1, 1], [1, 1])
    answer(match, "continue", "region:fords_of_isen", "none")
    assert at(match, "helms_deep") == "rohan 1r"
    assert at(match, "fords_of_isen") == "isengard 2r"


def test_all_of_a_relief_may_advance_and_the_surplus_leaves() -> None:
    """p. 26, 31: garrison and relief together are an army of ten when the action is over."""
    match = free(armies={"helms_deep": "rohan 5r | isengard 1r", "westemnet": "gondor 8r"})
    answer(match, "region:westemnet", "region:helms_deep")
    round_(match, [6, 1, 1, 1, 1], [1])
    assert options(match) == ["all", "split", "none"]
    answer(match, "all")
    assert at(match, "westemnet") == ""
    assert asked(match, "free", "army.excess")
    answer(match, *("figure:rohan_regular",) * 3)
    assert at(match, "helms_deep") == "gondor 8r rohan 2r"
    assert kind(match) != "army.excess"


def test_a_part_of_a_relief_may_advance() -> None:
    """p. 31: all, part or none."""
    match = free(armies={"helms_deep": "rohan 5r | isengard 1r", "westemnet": "gondor 8r"})
    answer(match, "region:westemnet", "region:helms_deep")
    round_(match, [6, 1, 1, 1, 1], [1])
    answer(match, "split")
    pick(match, "gondor 5r")
    assert at(match, "helms_deep") == "gondor 5r rohan 5r"
    assert at(match, "westemnet") == "gondor 3r"


def test_reinforcing_a_siege_is_movement() -> None:
    """p. 32 'Усиление осады': up to ten besiegers, whatever the garrison."""
    match = dark(armies={"helms_deep": "rohan 5r | isengard 4r", "fords_of_isen": "isengard 6r"})
    answer(match, "region:fords_of_isen", "region:helms_deep")
    assert at(match, "helms_deep") == "rohan 5r | isengard 10r"
    match = dark(armies={"helms_deep": "rohan 5r | isengard 5r", "fords_of_isen": "isengard 6r"})
    answer(match, "region:fords_of_isen", "region:helms_deep")
    assert at(match, "helms_deep") == "rohan 5r | isengard 11r"
    answer(match, "done")
    assert at(match, "helms_deep") == "rohan 5r | isengard 10r", "one of eleven besiegers leaves"


def test_friends_of_the_besieged_cannot_march_in() -> None:
    """p. 27, 32: the field is full of enemies."""
    match = free(at_war="isengard", armies={"helms_deep": "rohan 1r | isengard 4r", "westemnet": "rohan 2r"})
    answer(match, "region:westemnet")
    assert refuses(match, "region:helms_deep")


def test_a_besieger_who_leaves_lifts_the_siege() -> None:
    """p. 32: freely; when no unit is left the siege is over."""
    match = dark(armies={"helms_deep": "rohan 5r | isengard 2r"})
    answer(match, "region:helms_deep", "split", "region:westemnet")
    pick(match, "isengard 1r")
    if kind(match) == "army.second":
        assert at(match, "helms_deep") == "rohan 5r | isengard 1r"
        answer(match, "region:helms_deep", "region:fords_of_isen")
    assert at(match, "helms_deep") == "rohan 5r"


def test_nazgul_alone_keep_up_no_siege() -> None:
    """p. 32: military units are needed."""
    match = dark(armies={"helms_deep": "rohan 5r | isengard 2r sauron 1n"})
    answer(match, "region:helms_deep", "split", "region:westemnet")
    pick(match, "isengard 2r")
    assert at(match, "helms_deep") == "rohan 5r sauron 1n"


def test_a_besieger_may_attack_a_neighbour() -> None:
    """p. 28: he is an army in the field like any other."""
    match = dark(armies={"helms_deep": "rohan 1r | isengard 5r", "westemnet": "rohan 1r"})
    answer(match, "region:helms_deep")
    assert offers(match, "region:westemnet", "region:helms_deep", "region:fords_of_isen")
    answer(match, "region:westemnet")
    round_(match, [6, 1, 1, 1, 1], [1])
    answer(match, "all")
    assert at(match, "helms_deep") == "rohan 1r"


def test_a_region_under_ones_own_siege_is_free_for_the_besieger() -> None:
    """p. 10 'Свободные регионы', p. 31: he may retreat into it."""
    match = free(
        armies={"westemnet": "isengard 2r", "folde": "rohan 3r", "helms_deep": "rohan 1r | isengard 2r"}
    )
    answer(match, "region:folde", "region:westemnet")
    round_(match, [1, 1, 1], [1, 1])
    answer(match, "continue")
    assert offers(match, "region:helms_deep")
    answer(match, "region:helms_deep", "none")
    assert at(match, "helms_deep") == "rohan 1r | isengard 4r"


def test_the_free_peoples_besiege_as_well() -> None:
    """p. 31: the rules are the same for both sides."""
    match = free(armies={"fords_of_isen": "rohan 5r", "orthanc": "isengard 6r"})
    answer(match, "region:fords_of_isen", "region:orthanc", "withdraw", "all")
    assert at(match, "orthanc") == "isengard 5r | rohan 5r"
    assert reinforcements(match, "isengard_regular") == 7
    match = free(armies={"orthanc": "isengard 1r | rohan 5r"})
    answer(match, "region:orthanc", "region:orthanc")
    round_(match, [6, 1, 1, 1, 1], [1])
    assert held_by(match, "orthanc") == "free"
    assert points(match, "free") == 2


# -- capture ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "goal", "worth"),
    [("osgiliath", "lossarnach", 0), ("osgiliath", "pelargir", 1), ("osgiliath", "minas_tirith", 2)],
)
def test_what_a_settlement_is_worth(start: str, goal: str, worth: int) -> None:
    """p. 33: a Town nothing, a City one, a Stronghold two points."""
    match = dark(armies={"osgiliath": "sauron 2r"})
    answer(match, "region:osgiliath", f"region:{goal}")
    assert held_by(match, goal) == "shadow"
    assert points(match, "shadow") == worth


def test_recapture_gives_no_points_and_takes_the_enemys() -> None:
    """p. 33: the first owner removes the marker and the points."""
    match = free(armies={"lossarnach": "gondor 2r"}, control={"pelargir": "shadow"})
    assert points(match, "shadow") == 1
    answer(match, "region:lossarnach", "region:pelargir")
    assert held_by(match, "pelargir") is None
    assert points(match, "shadow") == points(match, "free") == 0


def test_a_settlement_stays_captured_when_the_army_leaves() -> None:
    """p. 33: the marker lies there."""
    match = dark(armies={"pelargir": "sauron 2r"})
    answer(match, "region:pelargir", "region:lossarnach")
    assert held_by(match, "pelargir") == "shadow"
    assert points(match, "shadow") == 1


def test_each_capture_moves_the_nation_towards_war_but_a_recapture_does_not() -> None:
    """p. 34: when its settlement is captured by the enemy."""
    match = dark(at_war="sauron", armies={"osgiliath": "sauron 2r"})
    answer(match, "region:osgiliath", "region:pelargir")
    assert nation(match, "gondor") == (3, True)
    match = free(at_war="rohan", armies={"lossarnach": "rohan 2r"}, control={"pelargir": "shadow"})
    answer(match, "region:lossarnach", "region:pelargir")
    assert nation(match, "gondor") == (2, False)


def test_nazgul_and_characters_capture_nothing() -> None:
    """p. 33: an army enters the region."""
    match = war(
        free="event", shadow="character", to_act="shadow", at_war=WAR, armies={"barad_dur": "sauron 1n"}
    )
    answer(match, "action:move_minions", "region:barad_dur", "region:pelargir")
    assert held_by(match, "pelargir") is None
    assert nation(match, "gondor") == ("at_war", True)


def test_companions_inside_fight_beside_the_garrison() -> None:
    """p. 28: all defenders take part, a Captain of the West adds a die."""
    match = assault(ours="rohan 2r", characters={"gandalf_grey": "helms_deep"})
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    assert rolling(match) == 3
    assert where(match, "gandalf_grey") == "helms_deep"
