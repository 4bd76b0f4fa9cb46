"""Chapter 7 (p. 34-36): the Political Track."""

from __future__ import annotations

import re
from typing import Any

import pytest

from westmarch.core.registry import find_game
from westmarch.core.text import text_for

from .kit import answer, asked, at, nation, offered, offers, refuses, round_, truth, war, where


def dark(**position: Any) -> Any:
    return war(**{"free": "event", "shadow": "army", "to_act": "shadow", "at_war": "sauron", **position})


# -- diplomacy -------------------------------------------------------------------------------------


def test_a_muster_result_moves_a_nation_one_step() -> None:
    """p. 34: one step towards war."""
    match = war(free="muster", shadow="event")
    answer(match, "nation:rohan")
    assert nation(match, "rohan") == (2, False)
    assert asked(match, "shadow", "action.choose")


def test_a_player_moves_only_friendly_nations() -> None:
    """p. 20 'Дипломатическое действие'."""
    match = war(free="muster", shadow="muster")
    assert offered(match, "nation") == {"dwarves", "elves", "gondor", "north", "rohan"}
    answer(match, "nation:rohan")
    assert offered(match, "nation") == {"isengard", "sauron", "southrons_easterlings"}


def test_a_passive_nation_does_not_enter_the_war() -> None:
    """p. 34: it stops before the last step until it is active."""
    match = war(free="muster", shadow="event", politics={"gondor": {"step": 3, "active": False}})
    assert refuses(match, "nation:gondor")
    match = war(free="muster", shadow="event", politics={"gondor": {"step": 3, "active": True}})
    answer(match, "nation:gondor")
    assert nation(match, "gondor") == ("at_war", True)


def test_who_is_at_war_moves_no_further() -> None:
    """p. 34."""
    match = war(free="muster", shadow="muster", at_war="elves sauron")
    assert refuses(match, "nation:elves")
    answer(match, "action:skip")
    assert refuses(match, "nation:sauron")


def test_shadow_nations_are_always_active() -> None:
    """p. 34: one die brings Sauron or Isengard to war."""
    match = war(free="event", shadow="muster", to_act="shadow")
    answer(match, "nation:sauron")
    assert nation(match, "sauron") == ("at_war", True)


# -- activation ------------------------------------------------------------------------------------


def test_an_enemy_army_that_enters_rouses_the_nation_without_a_step() -> None:
    """p. 34, first item: activation and the track are two things."""
    match = dark(armies={"dead_marshes": "sauron 2r"})
    answer(match, "region:dead_marshes", "region:druadan_forest")
    assert nation(match, "gondor") == (2, True)


def test_an_attack_rouses_and_moves_every_nation_in_the_army() -> None:
    """p. 34, second item: all nations whose units are in the army."""
    match = dark(armies={"south_ithilien": "sauron 5r", "osgiliath": "gondor 1r rohan 1r"})
    answer(match, "region:south_ithilien", "region:osgiliath")
    assert nation(match, "gondor") == (3, True)
    assert nation(match, "rohan") == (2, True)
    assert nation(match, "north") == (1, False)


def test_a_leader_alone_does_not_stand_for_his_nation() -> None:
    """p. 34: an army that contains units of the nation."""
    match = dark(armies={"south_ithilien": "sauron 5r", "osgiliath": "gondor 1r rohan 1l"})
    answer(match, "region:south_ithilien", "region:osgiliath")
    assert nation(match, "rohan") == (1, False)


def test_a_battle_counts_once_whatever_its_rounds() -> None:
    """p. 34: each battle is one attack."""
    match = dark(armies={"south_ithilien": "sauron 5r", "north_ithilien": "rohan 5r"})
    answer(match, "region:south_ithilien", "region:north_ithilien")
    for _ in range(2):
        round_(match, [1] * 5, [1] * 5)
        answer(match, "continue", "none")
    assert nation(match, "rohan") == (2, True)


def test_every_battle_counts() -> None:
    """p. 34: each time; a roused nation can be attacked into the war."""
    match = dark(
        shadow="army army",
        armies={"south_ithilien": "sauron 5r", "osgiliath": "gondor 5r"},
    )
    answer(match, "region:south_ithilien", "region:osgiliath")
    round_(match, [1] * 5, [1] * 5)
    answer(match, "cease")
    assert nation(match, "gondor") == (3, True)
    answer(match, "action:skip", "region:south_ithilien", "region:osgiliath")
    assert nation(match, "gondor") == ("at_war", True)


def test_an_assault_is_an_attack_too() -> None:
    """p. 34."""
    match = dark(armies={"minas_tirith": "gondor 1r rohan 1r | sauron 5r"}, politics={"rohan": {"step": 1}})
    answer(match, "region:minas_tirith", "region:minas_tirith")
    assert nation(match, "rohan") == (2, True)


def test_shadow_nations_are_attacked_into_the_war_as_well() -> None:
    """p. 34: each time an army with units of the nation is attacked."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="gondor",
        armies={"osgiliath": "gondor 5r", "south_ithilien": "southrons_easterlings 1r sauron 1r"},
    )
    answer(match, "region:osgiliath", "region:south_ithilien")
    assert nation(match, "southrons_easterlings") == (3, True)
    assert nation(match, "sauron") == ("at_war", True)


def test_the_fellowship_declared_in_a_city_or_stronghold_rouses_its_nation() -> None:
    """p. 34, third item."""
    match = war(phase="fellowship", fellowship={"region": "folde", "progress": 1})
    answer(match, "region:edoras")
    assert nation(match, "rohan") == (1, True)
    match = war(phase="fellowship", fellowship={"region": "edoras", "progress": 1})
    answer(match, "region:folde")
    assert nation(match, "rohan") == (1, False), "a Town"


def test_a_companion_separated_into_a_city_rouses_its_nation() -> None:
    """p. 34, fourth item: he enters play there."""
    match = war(free="character", shadow="event", fellowship={"region": "folde"})
    answer(match, "action:separate", "character:gandalf_grey", "done", "region:edoras")
    assert nation(match, "rohan") == (1, True)


def test_a_companion_rouses_nobody_in_a_city_that_is_lost() -> None:
    """p. 34, fourth item: an unconquered City or Stronghold."""
    match = war(
        free="character", shadow="event", fellowship={"region": "folde"}, control={"edoras": "shadow"}
    )
    answer(match, "action:separate", "character:gandalf_grey", "done", "region:edoras")
    assert where(match, "gandalf_grey") == "edoras"
    assert nation(match, "rohan") == (1, False)


@pytest.mark.parametrize(("goal", "step"), [("lossarnach", 3), ("pelargir", 3), ("minas_tirith", 3)])
def test_every_settlement_lost_moves_its_nation(goal: str, step: int) -> None:
    """p. 34: City, Town or Stronghold captured."""
    match = dark(armies={"osgiliath": "sauron 2r"})
    answer(match, "region:osgiliath", f"region:{goal}")
    assert nation(match, "gondor") == (step, True)


def test_a_settlement_of_the_shadow_lost_moves_its_nation() -> None:
    """p. 34: the same for both sides."""
    match = war(free="army_muster", shadow="event", at_war="rohan", armies={"gap_of_rohan": "rohan 2r"})
    answer(match, "region:gap_of_rohan", "region:south_dunland")
    assert nation(match, "isengard") == ("at_war", True)


# -- nations not at war ----------------------------------------------------------------------------


def test_they_defend_themselves_by_the_usual_rules() -> None:
    """p. 36: they may not attack, but they may defend."""
    match = dark(armies={"south_ithilien": "sauron 1r", "north_ithilien": "rohan 2r"})
    answer(match, "region:south_ithilien", "region:north_ithilien")
    round_(match, [1], [6, 1])
    assert at(match, "south_ithilien") == ""
    assert truth(match)["politics"]["rohan"]["step"] == 2


def test_nazgul_attack_though_sauron_is_not_at_war() -> None:
    """p. 36 'Персонажи на войне', with its example."""
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        at_war="isengard",
        armies={"gap_of_rohan": "isengard 2r sauron 1n", "fords_of_isen": "rohan 1r"},
    )
    answer(match, "region:gap_of_rohan")
    assert offers(match, "region:fords_of_isen")


def test_nazgul_alone_do_not_attack() -> None:
    """p. 28: an army has units."""
    match = war(
        free="event",
        shadow="character",
        to_act="shadow",
        at_war="isengard",
        armies={"gap_of_rohan": "sauron 2r 1n", "fords_of_isen": "rohan 1r"},
    )
    answer(match, "region:gap_of_rohan")
    assert refuses(match, "region:fords_of_isen"), "Sauron's units are not at war"


# -- cards that touch the track --------------------------------------------------------------------


def test_wormtongue_lets_only_three_things_rouse_rohan() -> None:
    """Card text, C19: an army that enters is not one of them."""
    lies: dict[str, Any] = {"table": {"shadow": ["wormtongue"]}, "characters": {"saruman": "orthanc"}}
    match = dark(at_war="isengard", armies={"gap_of_rohan": "isengard 2r"}, **lies)
    answer(match, "region:gap_of_rohan", "region:fords_of_isen")
    assert nation(match, "rohan") == (1, False)
    match = dark(
        at_war="isengard", armies={"gap_of_rohan": "isengard 2r", "fords_of_isen": "rohan 2r"}, **lies
    )
    answer(match, "region:gap_of_rohan", "region:fords_of_isen")
    assert nation(match, "rohan") == (2, False), "it stops activation, not the track"
    match = dark(at_war="isengard", armies={"fords_of_isen": "isengard 2r", "helms_deep": "rohan 2r"}, **lies)
    answer(match, "region:fords_of_isen", "region:helms_deep")
    assert nation(match, "rohan") == (2, True)
    assert truth(match)["table"]["shadow"] == []


def test_threats_and_promises_stop_musters_of_passive_nations() -> None:
    """Card text, C20."""
    match = war(free="muster", shadow="event", table={"shadow": ["threats_and_promises"]})
    assert offered(match, "nation") == {"elves"}, "the only active one"
    match = war(
        free="muster",
        shadow="event",
        table={"shadow": ["threats_and_promises"]},
        characters={"boromir": "minas_tirith"},
    )
    answer(match, "nation:gondor")
    assert nation(match, "gondor") == (3, False)
    assert truth(match)["table"]["shadow"] == [], "a Companion's ability ends it"


# -- words -------------------------------------------------------------------------------------------


def test_what_is_said_of_a_nation_in_russian_agrees_with_every_name() -> None:
    """Some names are plural (Гномы), some singular (Гондор): the sentences speak of the people itself."""
    text = text_for("ru", find_game("war"))
    assert text.name("note:passive") == "пассивный народ"
    texts = find_game("war").locale("ru")
    sentences = [line for line in texts.splitlines() if "NAME($nation)" in line or line.startswith("note-")]
    assert len(sentences) > 10
    assert [line for line in sentences if re.search(r"\b(пассивен|активен|готов|вступил)\b", line)] == []
