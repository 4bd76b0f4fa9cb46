"""Chapter 6, who attacks, with what strength and leadership (p. 28-29)."""

from __future__ import annotations

from typing import Any

import pytest

from .fields_of_battle import WAR, free_attack, shadow_attack
from .kit import (
    answer,
    asked,
    at,
    kind,
    no_cards,
    offered,
    options,
    pick,
    refuses,
    roll,
    rolling,
    round_,
    truth,
    war,
    where,
)

# -- who attacks -----------------------------------------------------------------------------------


def test_only_nations_at_war_attack() -> None:
    """p. 28: only armies of nations at war begin a battle."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="sauron",
        armies={"osgiliath": "gondor 2r", "south_ithilien": "sauron 1r"},
    )
    answer(match, "region:osgiliath")
    assert refuses(match, "region:south_ithilien")


def test_who_is_not_at_war_stays_as_a_rearguard() -> None:
    """p. 28 'Разделение атакующего войска': the split is compulsory for them."""
    match = free_attack("gondor 2r rohan 2r 1l", "sauron 1r", at_war="gondor sauron")
    assert match.view(None)["battle"]["rearguard"] == {"rohan_regular": 2, "rohan_leader": 1}
    no_cards(match)
    assert rolling(match) == 2


def test_an_army_result_attacks_with_one_army_only() -> None:
    """p. 28: an attack activates a single army; there is no second move."""
    match = free_attack("gondor 3r", "sauron 1r")
    round_(match, [6, 1, 1], [1])
    answer(match, "none")
    assert asked(match, "shadow", "action.choose")


def test_a_character_result_attacks_with_a_leader() -> None:
    """p. 28: the attackers need a Leader or character."""
    place: dict[str, Any] = {
        "free": "character",
        "shadow": "event",
        "at_war": "gondor sauron",
        "armies": {"osgiliath": "gondor 2r", "pelargir": "gondor 2r 1l", "west_harondor": "sauron 1r"},
    }
    match = war(**place)
    assert offered(match, "region") == {"pelargir"}
    answer(match, "region:pelargir", "region:west_harondor")
    assert asked(match, "free", "battle.card")


def test_a_leader_not_at_war_leads_no_attack() -> None:
    """p. 28, 36: he stays in the rearguard."""
    match = war(
        free="character",
        shadow="event",
        at_war="gondor sauron",
        armies={"north_ithilien": "gondor 2r rohan 1r 1l", "south_ithilien": "sauron 1r"},
    )
    answer(match, "region:north_ithilien")
    assert refuses(match, "region:south_ithilien")


def test_a_rearguard_takes_no_part() -> None:
    """p. 28: it neither fights nor suffers nor moves in."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war=WAR,
        armies={"north_ithilien": "gondor 4r 1e 2l", "south_ithilien": "sauron 2r"},
        characters={"boromir": "north_ithilien"},
    )
    answer(match, "region:north_ithilien", "split", "region:south_ithilien")
    pick(match, "gondor 2r 1l")
    assert match.view(None)["battle"]["rearguard_characters"] == ["boromir"]
    no_cards(match)
    assert rolling(match) == 2
    roll(match, 6, 1)
    roll(match, 6, 6)
    roll(match, 1)  # one Leader fights
    assert "north_ithilien" in truth(match)["regions"]
    assert at(match, "north_ithilien") == "gondor 2r 1e 1l", "attackers and their Leader are gone"
    assert where(match, "boromir") == "north_ithilien"


def test_both_parts_of_a_split_army_hold_a_unit() -> None:
    """p. 28: at least one unit attacks, and a rearguard has at least one too."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war=WAR,
        armies={"north_ithilien": "gondor 2r 1l", "south_ithilien": "sauron 2r"},
        characters={"boromir": "north_ithilien"},
    )
    answer(match, "region:north_ithilien", "split", "region:south_ithilien")
    assert refuses(match, "character:gandalf_grey")
    answer(match, "figure:gondor_regular", "figure:gondor_regular")
    assert match.view(None)["battle"]["rearguard"] == {}, "all units attack, so all others come"
    assert match.view(None)["battle"]["rearguard_characters"] == []


def test_saruman_fights_from_orthanc_and_does_not_stay_out_alone() -> None:
    """p. 24, 28: attackers do not move, so level 0 may attack; without units nobody is a rearguard."""
    position: dict[str, Any] = {
        "free": "event",
        "shadow": "character",
        "to_act": "shadow",
        "at_war": WAR,
        "armies": {"orthanc": "isengard 2r", "fords_of_isen": "rohan 2r"},
        "characters": {"saruman": "orthanc"},
    }
    match = war(**position)
    answer(match, "region:orthanc", "region:fords_of_isen")
    no_cards(match)
    roll(match, 1, 1)
    roll(match, 1, 1)
    assert rolling(match) == 1, "Saruman's leadership"
    roll(match, 6)
    answer(match, "cease")
    match = war(**{**position, "shadow": "army"})
    answer(match, "region:orthanc", "split", "region:fords_of_isen", *["figure:isengard_regular"] * 2)
    assert match.view(None)["battle"]["rearguard_characters"] == []
    match = war(**{**position, "shadow": "army"})
    answer(match, "region:orthanc", "split", "region:fords_of_isen", "figure:isengard_regular", "done")
    assert match.view(None)["battle"]["rearguard_characters"] == ["saruman"], "with a unit he may stay"


def test_all_defenders_take_part() -> None:
    """p. 28: also those who are not at war, with Leaders and characters."""
    match = shadow_attack(
        "sauron 5r",
        "gondor 1r rohan 1r 1l",
        at_war="gondor sauron",
        characters={"boromir": "north_ithilien"},
    )
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    assert rolling(match) == 3, "two units and a Captain of the West"


def test_characters_without_an_army_are_never_attacked() -> None:
    """p. 30: only with a friendly army can they come to harm."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war=WAR,
        armies={"south_ithilien": "sauron 5r"},
        characters={"boromir": "north_ithilien"},
    )
    answer(match, "region:south_ithilien", "region:north_ithilien")
    assert at(match, "north_ithilien") == "sauron 5r"
    assert where(match, "boromir") == "north_ithilien"


# -- strength and leadership -----------------------------------------------------------------------


@pytest.mark.parametrize(("army", "number"), [("gondor 1r", 1), ("gondor 3r 1e", 4), ("gondor 6r 2e", 5)])
def test_combat_strength(army: str, number: int) -> None:
    """p. 28: one die a unit, five at most."""
    match = free_attack(army, "sauron 5r")
    no_cards(match)
    assert rolling(match) == number


def test_leaders_add_no_strength() -> None:
    """p. 7: a Leader is no unit and no casualty."""
    match = free_attack("gondor 2r 4l", "sauron 5r")
    no_cards(match)
    roll(match, 1, 1)
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1, 1)
    assert at(match, "north_ithilien") == "gondor 1r 4l"


@pytest.mark.parametrize(
    ("person", "strength"),
    [
        ("gandalf_grey", 2),
        ("strider", 2),
        ("boromir", 2),
        ("legolas", 2),
        ("gimli", 2),
        ("aragorn", 2),
        ("gandalf_white", 1),
        ("meriadoc", 1),
        ("peregrin", 1),
    ],
)
def test_captains_of_the_west(person: str, strength: int) -> None:
    """Character cards: one die more for each Captain of the West; not for hobbits and Gandalf the White."""
    match = free_attack("gondor 1r", "sauron 5r", characters={person: "north_ithilien"})
    no_cards(match)
    assert rolling(match) == strength


def test_captains_do_not_lift_the_limit_of_five() -> None:
    """p. 28: never more than five dice."""
    match = free_attack("gondor 5r", "sauron 5r", characters={"boromir": "north_ithilien"})
    no_cards(match)
    assert rolling(match) == 5


def test_leadership_rerolls_misses_only() -> None:
    """p. 29: as many misses as leadership, hits are not touched."""
    match = free_attack("gondor 3r 2l", "sauron 5r")
    no_cards(match)
    roll(match, 5, 6, 4)
    roll(match, 1, 1, 1, 1, 1)
    assert rolling(match) == 1, "one miss, though two Leaders"


def test_leadership_is_limited_to_five_dice() -> None:
    """p. 28: no more than five dice in the re-roll; leadership itself is not capped."""
    match = shadow_attack("sauron 6r 6n", "gondor 1r", characters={"witch_king": "south_ithilien"})
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert rolling(match) == 5


@pytest.mark.parametrize(
    ("characters", "number"),
    [
        ({}, 1),
        ({"aragorn": "north_ithilien"}, 3),
        ({"boromir": "north_ithilien"}, 2),
        ({"meriadoc": "north_ithilien"}, 2),
        ({"gandalf_white": "north_ithilien"}, 2),
    ],
)
def test_leadership_of_companions(characters: dict[str, str], number: int) -> None:
    """p. 28; character cards: a Leader is worth one, Aragorn two."""
    match = free_attack("gondor 5r 1l", "sauron 5r", characters=characters)
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    assert rolling(match) == number


@pytest.mark.parametrize(
    ("army", "characters", "number"),
    [
        ("sauron 5r 2n", {}, 2),
        ("sauron 5r 1n", {"witch_king": "south_ithilien"}, 3),
        ("sauron 5r", {"mouth_of_sauron": "south_ithilien"}, 2),
        ("isengard 3r 2e", {}, 0),
        ("isengard 3r 2e", {"saruman": "orthanc"}, 2),
    ],
)
def test_leadership_of_the_shadow(army: str, characters: dict[str, str], number: int) -> None:
    """p. 28; character cards: Nazgûl one, Witch-king and Mouth two; Saruman makes his Elites leaders."""
    match = shadow_attack(army, "gondor 1r", characters=characters)
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert (rolling(match) if kind(match) == "battle.reroll" else 0) == number


def test_the_white_rider_takes_leadership_from_the_nazgul() -> None:
    """Character card of Gandalf the White: his own and all Nazgûl leadership, for the whole battle."""
    match = shadow_attack(
        "sauron 5r 2n",
        "gondor 5r 1l",
        characters={"gandalf_white": "north_ithilien", "mouth_of_sauron": "south_ithilien"},
    )
    assert asked(match, "free", "battle.white_rider")
    answer(match, "use")
    for _ in range(2):
        round_(match, [1] * 5, [1] * 5)
        roll(match, 1, 1)  # the Mouth only
        roll(match, 1)  # the Leader only
        answer(match, "continue", "none")
    assert match.view(None)["battle"]["round"] == 3


def test_the_white_rider_is_a_choice_at_the_start_of_the_battle() -> None:
    """Character card of Gandalf the White: he may; afterwards it is too late."""
    match = shadow_attack("sauron 5r 2n", "gondor 5r", characters={"gandalf_white": "north_ithilien"})
    answer(match, "none")
    round_(match, [1] * 5, [1] * 5)
    roll(match, 1, 1)
    roll(match, 1)
    answer(match, "continue", "none")
    assert asked(match, "shadow", "battle.card")


def test_the_white_rider_is_not_asked_where_no_nazgul_lead() -> None:
    """Character card of Gandalf the White: there would be nothing to gain (ruling)."""
    match = shadow_attack("sauron 5r", "gondor 5r", characters={"gandalf_white": "north_ithilien"})
    assert asked(match, "shadow", "battle.card")


def test_an_attack_by_all_is_not_offered_where_a_leader_would_stay_alone() -> None:
    """p. 7, 36: the Leader of a nation at peace does not attack, and one unit stays with him."""
    armies = {"osgiliath": "gondor 2r rohan 1l", "south_ithilien": "sauron 1r"}
    match = war(free="army_muster", armies=armies, at_war="gondor sauron")
    answer(match, "region:osgiliath")
    assert "region:south_ithilien" not in options(match)
    answer(match, "split", "region:south_ithilien")
    assert kind(match) == "battle.card", "one Regular goes, one stays with him: nothing to choose"
    assert at(match, "osgiliath") == "gondor 2r rohan 1l"
