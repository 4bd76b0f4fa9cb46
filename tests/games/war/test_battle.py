"""Chapter 6, battles in the field (p. 28-31)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.games.war.rules.forces import scores

from .kit import (
    answer,
    asked,
    at,
    casualties,
    dice,
    held_by,
    kind,
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
    told,
    truth,
    war,
    where,
)

WAR = "gondor rohan elves north sauron isengard southrons_easterlings"


def free_attack(ours: str, theirs: str, **position: Any) -> Any:
    """Gondor attacks from North Ithilien into South Ithilien: open land, no settlement."""
    match = war(
        **{
            "free": "army_muster",
            "shadow": "event",
            "at_war": WAR,
            "armies": {"north_ithilien": ours, "south_ithilien": theirs},
            **position,
        }
    )
    answer(match, "region:north_ithilien", "region:south_ithilien")
    return match


def shadow_attack(theirs: str, ours: str, **position: Any) -> Any:
    """The Shadow attacks from South Ithilien into North Ithilien."""
    match = war(
        **{
            "free": "event",
            "shadow": "army",
            "to_act": "shadow",
            "at_war": WAR,
            "armies": {"north_ithilien": ours, "south_ithilien": theirs},
            **position,
        }
    )
    answer(match, "region:south_ithilien", "region:north_ithilien")
    return match


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
    answer(match, "figure:gondor_regular")
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
    answer(match, "region:orthanc", "split", "region:fords_of_isen", "figure:isengard_regular")
    assert match.view(None)["battle"]["rearguard_characters"] == []
    match = war(**{**position, "shadow": "army"})
    answer(match, "region:orthanc", "split", "region:fords_of_isen", "done")
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


# -- combat cards ----------------------------------------------------------------------------------


CARDS = {
    "free": ["a_power_too_great", "dain_ironfoots_guard"],
    "shadow": ["monsters_roused", "shadows_gather"],
}


def test_attacker_chooses_first_and_the_defender_sees_only_the_back() -> None:
    """p. 29: chosen in secret, the attacker first; the back is open; both are shown together."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    assert asked(match, "free", "battle.card")
    answer(match, "card:fp_strategy.02")
    assert asked(match, "shadow", "battle.card")
    assert match.view(1)["battle"]["cards"]["free"] == "back:strategy"
    assert match.view(1)["face_down"][0] != ["fp_strategy.02"]
    answer(match, "card:sh_strategy.22")
    assert match.view(0)["battle"]["cards"] == {"free": "fp_strategy.02", "shadow": "sh_strategy.22"}


def test_the_defender_may_play_a_card_alone() -> None:
    """p. 29."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    answer(match, "none")
    assert offers(match, "card:sh_strategy.22", "none")
    answer(match, "card:sh_strategy.22")
    assert kind(match) == "battle.roll"


def test_conditions_of_combat_cards() -> None:
    """p. 29 'Условия применения боевых карт': here an Elite of one's own must fight."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    assert offered(match, "card") == {"fp_strategy.02"}
    match = free_attack("gondor 2r 1e", "sauron 3r", hands=CARDS)
    assert offered(match, "card") == {"fp_strategy.02", "fp_strategy.22"}
    answer(match, "none")
    assert offered(match, "card") == {"sh_strategy.22"}, "no Elite of the Southrons"


def test_combat_cards_are_discarded_face_up_after_the_round_and_cost_no_die() -> None:
    """p. 23, 29."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    answer(match, "card:fp_strategy.02", "card:sh_strategy.22")
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert asked(match, "free", "battle.cease")
    assert set(truth(match)["played"]) == {"a_power_too_great", "monsters_roused"}
    assert dice(match, "shadow") == ["event"]
    answer(match, "continue", "none")
    assert offered(match, "card") == set(), "one card each round, and this one is used up"


def test_effects_last_one_round() -> None:
    """p. 29: unless the card says otherwise."""
    match = free_attack("gondor 2r 1e", "sauron 5r", hands=CARDS)
    answer(match, "card:fp_strategy.22", "none")
    roll(match, 4, 4, 4)
    roll(match, 1, 1, 1, 1, 1)
    assert at(match, "south_ithilien") == "sauron 2r"
    answer(match, "continue", "none")
    round_(match, [4, 4, 4], [1, 1])
    assert at(match, "south_ithilien") == "sauron 2r"


def test_equal_initiative_the_defender_first() -> None:
    """p. 29: two cards that cancel each other: the defender's acts, the attacker's does not."""
    hands = {"free": ["i_will_go_alone"], "shadow": ["the_shadow_is_moving"]}
    match = shadow_attack("sauron 3r", "gondor 3r", hands=hands, characters={"boromir": "north_ithilien"})
    answer(match, "card:sh_strategy.09", "card:fp_character.11")
    roll(match, 1, 1, 1)
    assert match.view(None)["battle"]["cancelled"] == ["shadow"]


# -- hitting ---------------------------------------------------------------------------------------


def test_fives_and_sixes_hit() -> None:
    """p. 29 'Боевой бросок'."""
    assert [scores(pips, 5, 0) for pips in range(1, 7)] == [False, False, False, False, True, True]
    match = free_attack("gondor 5r", "sauron 5r")
    round_(match, [4, 5, 6, 1, 2], [4, 4, 3, 2, 1])
    assert at(match, "south_ithilien") == "sauron 3r"


@pytest.mark.parametrize("modifier", range(-5, 6))
@pytest.mark.parametrize("need", [5, 6])
def test_a_one_misses_and_a_six_hits_whatever_the_modifier(need: int, modifier: int) -> None:
    """p. 30 'Модификаторы бросков', 'Важно'."""
    assert not scores(1, need, modifier)
    assert scores(6, need, modifier)
    for pips in range(2, 6):
        assert scores(pips, need, modifier) == (pips + modifier >= need)


def test_modifiers_add_up() -> None:
    """p. 30: several modifiers are summed: Valour and Desperate Battle make threes hit."""
    match = free_attack("gondor 2r 1e", "sauron 5r", hands=CARDS)
    answer(match, "card:fp_strategy.22", "card:sh_strategy.22")
    roll(match, 3, 2, 1)
    roll(match, 4, 3, 1, 1, 1)
    assert told(match, "battle.roll")[0]["n"] == 1
    assert told(match, "battle.roll")[1]["n"] == 1


def test_a_modifier_of_the_roll_does_not_touch_the_reroll() -> None:
    """p. 30: a card changes the Combat roll, the Leader re-roll, or both."""
    match = free_attack("gondor 2r 1e 1l", "sauron 5r", hands=CARDS)
    answer(match, "card:fp_strategy.22", "none")
    roll(match, 4, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 4)
    assert at(match, "south_ithilien") == "sauron 4r"


@pytest.mark.parametrize("place", ["osgiliath", "pelargir", "edoras", "fords_of_isen"])
def test_cities_and_fortifications_ask_for_sixes_in_the_first_round(place: str) -> None:
    """p. 31 'Атака большого города или укрепления'; re-rolls too (p. 29)."""
    from_ = {
        "osgiliath": "south_ithilien",
        "pelargir": "west_harondor",
        "edoras": "folde",
        "fords_of_isen": "orthanc",
    }
    start = from_[place]
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war=WAR,
        armies={start: "sauron 5r 1n", place: "gondor 5r"},
    )
    answer(match, f"region:{start}", f"region:{place}")
    no_cards(match)
    roll(match, 5, 5, 5, 5, 5)
    roll(match, 5, 1, 1, 1, 1)
    roll(match, 5)
    assert at(match, place) == "gondor 5r", "fives of the attacker miss"
    assert at(match, start) == "sauron 4r 1n", "fives of the defender hit"
    answer(match, "continue", "none")
    round_(match, [5, 5, 1, 1], [1] * 5)
    roll(match, 1)
    assert at(match, place) == "gondor 3r", "from the second round on as usual"


def test_a_town_does_not_slow_the_attacker() -> None:
    """p. 10-11: Towns give no advantage in battle."""
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war=WAR,
        armies={"osgiliath": "sauron 1r", "lossarnach": "gondor 2r"},
    )
    answer(match, "region:osgiliath", "region:lossarnach")
    round_(match, [5], [1, 1])
    assert at(match, "lossarnach") == "gondor 1r"


# -- casualties ------------------------------------------------------------------------------------


def test_both_roll_before_anybody_falls_and_the_attacker_chooses_first() -> None:
    """p. 30 'Подсчет потерь'."""
    match = free_attack("gondor 1r 1e", "sauron 1r 1e")
    round_(match, [6, 1], [6, 1])
    assert asked(match, "free", "battle.loss")
    answer(match, "figure:gondor_regular")
    assert asked(match, "shadow", "battle.loss")
    answer(match, "figure:sauron_elite")
    assert at(match, "north_ithilien") == "gondor 1e"
    assert at(match, "south_ithilien") == "sauron 2r"


def test_losses_are_chosen_hit_by_hit() -> None:
    """p. 30: for each hit a Regular, or an Elite made a Regular; for two hits an Elite."""
    match = shadow_attack("sauron 5r", "gondor 2r 2e rohan 1r")
    round_(match, [6, 6, 6, 1, 1], [1] * 5)
    assert set(options(match)) == {
        "figure:gondor_regular",
        "figure:gondor_elite",
        "figure:rohan_regular",
        "remove:gondor_elite",
    }
    answer(match, "remove:gondor_elite")
    assert refuses(match, "remove:gondor_elite"), "one hit is left"
    answer(match, "figure:gondor_elite")
    assert at(match, "north_ithilien") == "gondor 3r rohan 1r"


def test_an_elite_is_replaced_from_the_casualties_first() -> None:
    """p. 30: then from the reinforcements; the Elite is lost."""
    match = shadow_attack("sauron 5r", "gondor 2r 2e", casualties={"gondor": {"regular": 1}})
    round_(match, [6, 6, 1, 1, 1], [1] * 4)
    before = reinforcements(match, "gondor_regular")
    answer(match, "figure:gondor_elite")
    assert casualties(match, "gondor_regular") == 0
    assert reinforcements(match, "gondor_regular") == before
    answer(match, "figure:gondor_elite")
    assert reinforcements(match, "gondor_regular") == before - 1
    assert casualties(match, "gondor_elite") == 2


def test_an_elite_without_a_regular_to_stand_for_it_is_gone_for_one_hit() -> None:
    """p. 30: no Regular among casualties or reinforcements."""
    armies = {
        "north_ithilien": "elves 2e",
        "lorien": "elves 5r",
        "south_ithilien": "sauron 2r",
    }
    match = war(free="event", shadow="army", to_act="shadow", at_war=WAR, armies=armies)
    answer(match, "region:south_ithilien", "region:north_ithilien")
    round_(match, [6, 1], [1, 1])
    assert at(match, "north_ithilien") == "elves 1e"
    assert casualties(match, "elves_elite") == 1


def test_free_losses_are_permanent_and_shadow_losses_come_back() -> None:
    """p. 30 'Потери свободных народов и Тьмы'."""
    match = free_attack("gondor 3r", "sauron 3r")
    before = reinforcements(match, "sauron_regular")
    round_(match, [6, 1, 1], [6, 1, 1])
    assert casualties(match, "gondor_regular") == 1
    assert reinforcements(match, "gondor_regular") == 12
    assert reinforcements(match, "sauron_regular") == before + 1


def test_leaders_and_characters_die_with_their_army() -> None:
    """p. 30 'Уничтожение лидеров и персонажей': characters for good, Nazgûl may return."""
    match = free_attack(
        "gondor 5r",
        "sauron 1r 1n",
        characters={"witch_king": "south_ithilien", "mouth_of_sauron": "south_ithilien"},
    )
    no_cards(match)
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1)
    roll(match, 1)
    assert reinforcements(match, "nazgul") == 8
    assert set(truth(match)["dead"]) == {"witch_king", "mouth_of_sauron"}
    match = shadow_attack("sauron 5r", "gondor 1r 2l", characters={"boromir": "north_ithilien"})
    no_cards(match)
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1, 1)
    roll(match, 1, 1)
    assert casualties(match, "gondor_leader") == 2
    assert "boromir" in truth(match)["dead"]


def test_an_army_that_cannot_stand_the_hits_is_gone_without_asking() -> None:
    """p. 30: two hits for each Elite, one for each Regular."""
    match = free_attack("gondor 5r", "sauron 1r 2e")
    round_(match, [6, 6, 6, 6, 6], [1, 1, 1])
    assert asked(match, "free", "battle.advance")
    assert "south_ithilien" not in truth(match)["regions"]


def test_both_armies_may_destroy_each_other() -> None:
    """p. 31 'Конец битвы': one or both destroyed; then nobody moves in."""
    match = free_attack("gondor 1r 1l", "sauron 1r 1n")
    no_cards(match)
    roll(match, 6)
    roll(match, 6)
    assert asked(match, "shadow", "action.choose")
    assert truth(match)["regions"] == {}
    assert casualties(match, "gondor_leader") == 1
    assert reinforcements(match, "nazgul") == 8


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
    """p. 26: units too many go back to the reinforcements, those of the Free Peoples too."""
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
    answer(match, "card:sh_strategy.22", "none")
    assert asked(match, "shadow", "battle.sorcerer")
    answer(match, "use")
    assert "olog_hai" in truth(match)["hands"]["shadow"]
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    answer(match, "continue", "none", "card:sh_strategy.24", "none")
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
    answer(match, "card:sh_strategy.22", "none", "none")
    assert kind(match) == "battle.roll"
    assert truth(match)["hands"]["shadow"] == []
    match = shadow_attack("sauron 3r", "gondor 3r", **position, decks={"sh_strategy": []})
    answer(match, "card:sh_strategy.22", "none")
    assert kind(match) == "battle.roll"
