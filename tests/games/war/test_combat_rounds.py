"""Chapter 6, a round of battle: cards, hits and casualties (p. 29-30)."""

from __future__ import annotations

import pytest

from westmarch.games.war.rules.forces import scores

from .fields_of_battle import WAR, free_attack, shadow_attack
from .kit import (
    answer,
    asked,
    at,
    casualties,
    dice,
    kind,
    no_cards,
    offered,
    offers,
    options,
    refuses,
    reinforcements,
    roll,
    round_,
    told,
    truth,
    war,
)

# -- combat cards ----------------------------------------------------------------------------------


CARDS = {
    "free": ["a_power_too_great", "dain_ironfoots_guard"],
    "shadow": ["monsters_roused", "shadows_gather"],
}


def test_attacker_chooses_first_and_the_defender_sees_only_the_back() -> None:
    """p. 29: chosen in secret, the attacker first; the back is open; both are shown together."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    assert asked(match, "free", "battle.card")
    answer(match, "card:a_power_too_great")
    assert asked(match, "shadow", "battle.card")
    assert match.view(1)["battle"]["cards"]["free"] == "back:strategy"
    assert match.view(1)["face_down"][0] != ["a_power_too_great"]
    answer(match, "card:monsters_roused")
    assert match.view(0)["battle"]["cards"] == {"free": "a_power_too_great", "shadow": "monsters_roused"}


def test_the_defender_may_play_a_card_alone() -> None:
    """p. 29."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    answer(match, "none")
    assert offers(match, "card:monsters_roused", "none")
    answer(match, "card:monsters_roused")
    assert kind(match) == "battle.roll"


def test_conditions_of_combat_cards() -> None:
    """p. 29 'Условия применения боевых карт': here an Elite of one's own must fight."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    assert offered(match, "card") == {"a_power_too_great"}
    match = free_attack("gondor 2r 1e", "sauron 3r", hands=CARDS)
    assert offered(match, "card") == {"a_power_too_great", "dain_ironfoots_guard"}
    answer(match, "none")
    assert offered(match, "card") == {"monsters_roused"}, "no Elite of the Southrons"


def test_combat_cards_are_discarded_face_up_after_the_round_and_cost_no_die() -> None:
    """p. 23, 29."""
    match = free_attack("gondor 3r", "sauron 3r", hands=CARDS)
    answer(match, "card:a_power_too_great", "card:monsters_roused")
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
    answer(match, "card:dain_ironfoots_guard", "none")
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
    answer(match, "card:the_shadow_is_moving", "card:i_will_go_alone")
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
    answer(match, "card:dain_ironfoots_guard", "card:monsters_roused")
    roll(match, 3, 2, 1)
    roll(match, 4, 3, 1, 1, 1)
    assert told(match, "battle.roll")[0]["n"] == 1
    assert told(match, "battle.roll")[1]["n"] == 1


def test_a_modifier_of_the_roll_does_not_touch_the_reroll() -> None:
    """p. 30: a card changes the Combat roll, the Leader re-roll, or both."""
    match = free_attack("gondor 2r 1e 1l", "sauron 5r", hands=CARDS)
    answer(match, "card:dain_ironfoots_guard", "none")
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
