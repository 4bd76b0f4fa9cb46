"""Chapter 6, how battles end: ceasing, retreat, advance, destruction (p. 31-32)."""

from __future__ import annotations

from typing import Any

import pytest

from .fields_of_battle import WAR, free_attack, shadow_attack
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
    refuses,
    reinforcements,
    roll,
    rolling,
    round_,
    truth,
    war,
    where,
)

# -- the end of a round and of the battle ----------------------------------------------------------


def test_the_attacker_may_cease_after_each_round() -> None:
    """p. 31: the survivors stay where they were."""
    match = free_attack("gondor 3r", "sauron 3r")
    round_(match, [6, 1, 1], [1, 1, 1])
    assert asked(match, "free", "battle.cease")
    answer(match, "cease")
    assert (at(match, "north_ithilien"), at(match, "south_ithilien")) == ("gondor 3r", "sauron 2r")
    assert asked(match, "shadow", "action.choose")


def test_the_defender_may_retreat_only_if_the_attack_goes_on() -> None:
    """p. 31: all together, into a free neighbouring region."""
    match = free_attack("gondor 3r", "sauron 3r 1n", characters={"mouth_of_sauron": "south_ithilien"})
    no_cards(match)
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1)
    answer(match, "continue")
    assert asked(match, "shadow", "battle.retreat")
    assert offered(match, "region") == {"east_harondor", "minas_morgul", "west_harondor", "osgiliath"}
    answer(match, "region:minas_morgul")
    assert at(match, "minas_morgul") == "sauron 3r 1n"
    assert where(match, "mouth_of_sauron") == "minas_morgul"
    assert asked(match, "free", "battle.advance")


def test_no_retreat_into_a_settlement_of_the_enemy_or_an_enemy_army() -> None:
    """p. 10, 31: the region must be free."""
    match = shadow_attack(
        "sauron 3r",
        "gondor 3r",
        armies={
            "north_ithilien": "gondor 3r",
            "south_ithilien": "sauron 3r",
            "dead_marshes": "sauron 1r",
            "osgiliath": "gondor 2r",
        },
    )
    round_(match, [1, 1, 1], [1, 1, 1])
    answer(match, "continue")
    assert offered(match, "region") == {"dagorlad", "eastern_emyn_muil", "osgiliath"}, (
        "Minas Morgul is an enemy's"
    )


def test_no_retreat_where_no_region_is_free() -> None:
    """p. 31: then the next round begins at once."""
    around = ["dagorlad", "dead_marshes", "eastern_emyn_muil", "osgiliath"]
    armies = {
        "north_ithilien": "gondor 3r",
        "south_ithilien": "sauron 3r",
        **dict.fromkeys(around, "sauron 1r"),
    }
    match = shadow_attack("", "", armies=armies)
    round_(match, [1, 1, 1], [1, 1, 1])
    answer(match, "continue")
    assert asked(match, "shadow", "battle.card")


def test_more_than_ten_after_a_retreat_the_owner_removes_the_rest() -> None:
    """p. 26: at the end of the action, the advance included; those of the Free Peoples return too."""
    match = shadow_attack(
        "",
        "",
        armies={
            "north_ithilien": "gondor 2r 2e",
            "south_ithilien": "sauron 3r",
            "osgiliath": "gondor 8r",
        },
    )
    round_(match, [1, 1, 1], [1, 1, 1, 1])
    answer(match, "continue", "region:osgiliath")
    assert asked(match, "shadow", "battle.advance")
    answer(match, "all")
    assert at(match, "osgiliath") == "gondor 10r 2e"
    assert asked(match, "free", "army.excess")
    answer(match, "figure:gondor_regular", "figure:gondor_regular")
    assert at(match, "osgiliath") == "gondor 8r 2e"
    assert reinforcements(match, "gondor_regular") == 15 - 8
    assert casualties(match, "gondor_regular") == 0


def test_a_nation_not_at_war_may_retreat_across_borders() -> None:
    """p. 36, exception."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="sauron",
        armies={"iron_hills": "sauron 3r", "dale": "north 2r"},
    )
    answer(match, "region:iron_hills", "region:dale")
    round_(match, [1, 1, 1], [1, 1])
    answer(match, "continue")
    assert offers(match, "region:erebor", "region:woodland_realm")


def test_a_companion_who_retreats_rouses_the_nation_of_the_city() -> None:
    """p. 31, 34: he has ended a move there with the army."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="gondor isengard",
        armies={"fords_of_isen": "isengard 3r", "westemnet": "gondor 3r"},
        characters={"gandalf_grey": "westemnet"},
    )
    answer(match, "region:fords_of_isen", "region:westemnet")
    no_cards(match)
    while rolling(match):
        roll(match, *[1] * rolling(match))
    answer(match, "continue")
    assert asked(match, "free", "battle.retreat")
    answer(match, "region:edoras")
    assert asked(match, "shadow", "battle.advance")
    assert nation(match, "rohan") == (1, True)


def test_a_character_of_level_0_does_not_retreat() -> None:
    """p. 31, exception: Saruman stays in Orthanc."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war=WAR,
        armies={"gap_of_rohan": "rohan 5r", "orthanc": "isengard 3r"},
        characters={"saruman": "orthanc"},
    )
    answer(match, "region:gap_of_rohan", "region:orthanc", "fight")
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 1)
    answer(match, "continue", "region:fords_of_isen")
    assert at(match, "fords_of_isen") == "isengard 3r"
    assert where(match, "saruman") == "orthanc"
    answer(match, "all")
    assert (held_by(match, "orthanc"), where(match, "saruman")) == ("free", "orthanc")


@pytest.mark.parametrize(
    ("choice", "there", "here"), [("all", "gondor 3r 1l", ""), ("none", "", "gondor 3r 1l")]
)
def test_the_victor_moves_in_or_not(choice: str, there: str, here: str) -> None:
    """p. 31 'Конец битвы': all, a part or nobody may move into the region."""
    match = free_attack("gondor 3r 1l", "sauron 1r")
    no_cards(match)
    roll(match, 6, 1, 1)
    roll(match, 1)
    roll(match, 1)
    assert set(options(match)) == {"all", "split", "none"}
    answer(match, choice)
    assert (at(match, "south_ithilien"), at(match, "north_ithilien")) == (there, here)


def test_a_part_of_the_victors_moves_in() -> None:
    """p. 31: a part; no Leader is left alone."""
    match = free_attack("gondor 3r 1l", "sauron 1r")
    no_cards(match)
    roll(match, 6, 1, 1)
    roll(match, 1)
    roll(match, 1)
    answer(match, "split")
    pick(match, "gondor 2r 1l")
    assert (at(match, "south_ithilien"), at(match, "north_ithilien")) == ("gondor 2r 1l", "gondor 1r")


def test_the_rearguard_does_not_move_in() -> None:
    """p. 28."""
    match = free_attack("gondor 2r rohan 2r", "sauron 1r", at_war="gondor sauron")
    round_(match, [6, 1], [1])
    answer(match, "all")
    assert (at(match, "south_ithilien"), at(match, "north_ithilien")) == ("gondor 2r", "rohan 2r")


def test_who_moves_in_takes_the_settlement() -> None:
    """p. 33: an army that enters a City takes it."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war=WAR,
        armies={"west_harondor": "southrons_easterlings 5r", "pelargir": "gondor 1r"},
    )
    answer(match, "region:west_harondor", "region:pelargir")
    round_(match, [6, 1, 1, 1, 1], [1])
    assert held_by(match, "pelargir") is None, "not before they move in"
    answer(match, "all")
    assert held_by(match, "pelargir") == "shadow"


def test_attackers_stay_in_their_region_during_the_battle() -> None:
    """p. 28, 'Важно'."""
    match = free_attack("gondor 3r", "sauron 3r")
    round_(match, [1, 1, 1], [1, 1, 1])
    assert at(match, "north_ithilien") == "gondor 3r"


def test_the_witch_king_draws_for_a_card_in_the_first_round() -> None:
    """Character card of the Witch-king, 'Sorcerer': a card of the same deck, in the first round only."""
    match = shadow_attack(
        "sauron 3r",
        "gondor 3r",
        characters={"witch_king": "south_ithilien"},
        hands={"shadow": ["monsters_roused", "pits_of_mordor"]},
        decks={"sh_strategy": ["olog_hai", "hill_trolls"]},
    )
    answer(match, "card:monsters_roused", "none")
    assert asked(match, "shadow", "battle.sorcerer")
    answer(match, "use")
    assert "olog_hai" in truth(match)["hands"]["shadow"]
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    answer(match, "continue", "none", "card:pits_of_mordor", "none")
    assert kind(match) == "battle.roll"


def test_an_only_unit_that_must_stay_with_a_leader_does_not_attack() -> None:
    """p. 7, 28, 36: the Leader's nation is not at war, so he stays, and never alone."""
    match = war(
        free="army_muster",
        shadow="event",
        at_war="gondor sauron",
        armies={"north_ithilien": "gondor 1r rohan 1l", "south_ithilien": "sauron 1r"},
    )
    answer(match, "region:north_ithilien")
    assert refuses(match, "region:south_ithilien")
    assert offers(match, "region:dagorlad")


def test_a_character_result_needs_a_leader_of_the_attackers() -> None:
    """p. 28: a Leader who may not attack does not lead the attack, though he may lead a march."""
    match = war(
        free="character",
        shadow="event",
        at_war="gondor sauron",
        armies={"north_ithilien": "gondor 2r rohan 1r 1l", "south_ithilien": "sauron 1r"},
    )
    answer(match, "region:north_ithilien", "split")
    assert refuses(match, "region:south_ithilien")
    assert offers(match, "region:dagorlad")


def test_the_sorcerer_may_decline_and_needs_cards_in_the_deck() -> None:
    """Character card of the Witch-king: he may draw; an empty deck gives nothing (p. 22)."""
    position: dict[str, Any] = {
        "characters": {"witch_king": "south_ithilien"},
        "hands": {"shadow": ["monsters_roused"]},
    }
    match = shadow_attack("sauron 3r", "gondor 3r", **position)
    answer(match, "card:monsters_roused", "none", "none")
    assert kind(match) == "battle.roll"
    assert truth(match)["hands"]["shadow"] == []
    match = shadow_attack("sauron 3r", "gondor 3r", **position, decks={"sh_strategy": []})
    answer(match, "card:monsters_roused", "none")
    assert kind(match) == "battle.roll"
