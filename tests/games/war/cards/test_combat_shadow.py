"""The 17 combat halves of the Shadow, one round of a battle each."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match
from westmarch.games.war.ids import COMBATS

from ..kit import (
    answer,
    asked,
    at,
    casualties,
    kind,
    offered,
    offers,
    options,
    refuses,
    roll,
    truth,
    war,
    where,
)
from .shadow import code, named_in

TITLES = COMBATS[21:]
CARD_OF = {
    "one_for_the_dark_lord": "give_it_to_uss",
    "cruel_as_death": "orc_patrol",
    "they_are_terrible": "lure_of_the_ring",
    "dread_and_despair": "candles_of_corpses",
    "foul_stench": "nazgul_search",
    "black_breath": "morgul_wound",
    "words_of_power": "the_lidless_eye",
    "durins_bane": "balrog_of_moria",
    "devilry_of_orthanc": "dreadful_spells",
    "deadly_strife": "return_to_valinor",
    "onslaught": "orcs_multiplying_again",
    "relentless_assault": "the_king_is_revealed",
    "great_host": "stormcrow",
    "mumakil": "shadows_gather",
    "swarm_of_bats": "the_shadow_is_moving",
    "we_come_to_kill": "hill_trolls",
    "desperate_battle": "pits_of_mordor",
}
"""One card for each title."""

WAR = "sauron isengard southrons_easterlings elves gondor rohan"
SHIELDS, CONFUSION, DEFIANCE, SCOUTS = (
    "fear_fire_foes",
    "wisdom_of_elrond",
    "i_will_go_alone",
    "the_red_arrow",
)
"""Free cards with Shield-wall, Confusion, Daring Defiance and Scouts."""


def test_every_title_has_a_test() -> None:
    assert set(TITLES) == set(CARD_OF)
    assert set(TITLES) <= named_in("test_combat_shadow.py")


def battle(
    shadow: str, free: str, title: str = "", answer_with: str = "", *, defends: bool = False, **more: Any
) -> Match[Any]:
    """A field battle between Hollin, where the Shadow stands, and Bruinen; cards are chosen if given."""
    hands = {"shadow": [CARD_OF[title]] if title else [], "free": [answer_with] if answer_with else []}
    match = war(
        armies={"hollin": shadow, "fords_of_bruinen": free, **more.pop("armies", {})},
        hands=hands,
        at_war=WAR,
        to_act="free" if defends else "shadow",
        shadow="army",
        free="army",
        **more,
    )
    ways = ("region:fords_of_bruinen", "region:hollin")
    answer(match, *(ways if defends else ways[::-1]))
    sides = [answer_with, CARD_OF[title] if title else ""]
    for card in sides if defends else sides[::-1]:
        answer(match, code(card) if card else "none")
    return match


def playable(title: str, shadow: str, free: str = "elves 1r", **more: Any) -> bool:
    """Whether the Shadow, who attacks, may use the card."""
    match = war(
        armies={"hollin": shadow, "fords_of_bruinen": free},
        hands={"shadow": [CARD_OF[title]]},
        at_war=WAR,
        to_act="shadow",
        shadow="army",
        free="army",
        **more,
    )
    answer(match, "region:hollin", "region:fords_of_bruinen")
    return offers(match, code(CARD_OF[title]))


def siege(shadow: str, title: str, **more: Any) -> Match[Any]:
    """An assault on Helm's Deep with two Regulars of Rohan inside."""
    match = war(
        armies={"helms_deep": f"rohan 2r | {shadow}"},
        hands={"shadow": [CARD_OF[title]]},
        at_war=WAR,
        to_act="shadow",
        shadow="army",
        free="army",
        **more,
    )
    answer(match, "region:helms_deep", "region:helms_deep")
    return match


# -- conditions -----------------------------------------------------------------------------------------

ANY = ("deadly_strife", "desperate_battle", "great_host", "onslaught", "relentless_assault", "swarm_of_bats")


@pytest.mark.parametrize("title", ANY)
def test_without_any_condition(title: str) -> None:
    assert playable(title, "sauron 1r")


@pytest.mark.parametrize(
    ("title", "least"),
    [
        ("cruel_as_death", 2),
        ("they_are_terrible", 1),
        ("dread_and_despair", 1),
        ("foul_stench", 1),
        ("black_breath", 1),
        ("words_of_power", 1),
    ],
)
def test_nazgul_must_be_there(title: str, least: int) -> None:
    """The Witch-king is one, and leads for two (G5)."""
    assert not playable(title, "sauron 1r" if least == 1 else "sauron 1r 1n")
    assert playable(title, f"sauron 1r {least}n")
    assert playable(title, "sauron 1r", characters={"witch_king": "hollin"})
    assert not playable(title, "sauron 1r", characters={"mouth_of_sauron": "hollin"})


@pytest.mark.parametrize("title", ["cruel_as_death", "they_are_terrible", "dread_and_despair", "foul_stench"])
def test_leadership_once_given_up_is_gone(title: str) -> None:
    """p. 29: the White Rider has taken it from them for the whole battle."""
    match = war(
        armies={"hollin": "sauron 1r 3n", "fords_of_bruinen": "elves 1r"},
        hands={"shadow": [CARD_OF[title]]},
        characters={"gandalf_white": "fords_of_bruinen"},
        at_war=WAR,
        to_act="shadow",
        shadow="army",
        free="army",
    )
    answer(match, "region:hollin", "region:fords_of_bruinen", "use")
    assert refuses(match, code(CARD_OF[title]))


# -- 0 and 1 ----------------------------------------------------------------------------------------------


def test_swarm_of_bats_cancels_a_card() -> None:
    match = battle("sauron 2r", "elves 2r", "swarm_of_bats", CONFUSION)
    roll(match, 1, 1)
    roll(match, 1, 1)
    assert kind(match) == "battle.cease", "the ones of the Shadow do not turn against it"
    assert at(match, "hollin") == "sauron 2r"


def test_swarm_of_bats_without_a_card_helps_the_reroll() -> None:
    match = battle("sauron 1r 1n", "elves 2r", "swarm_of_bats")
    roll(match, 4)
    roll(match, 1, 1)
    roll(match, 4)
    assert at(match, "fords_of_bruinen") == "elves 1r"


@pytest.mark.parametrize(("defends", "left"), [(False, "sauron 1r"), (True, "")])
def test_swarm_of_bats_the_defender_cancels_first(defends: bool, left: str) -> None:
    """K4: Daring Defiance costs leadership only if it cancels something."""
    folk = {"characters": {"strider": "fords_of_bruinen"}}
    match = battle("sauron 1r", "elves 1r", "swarm_of_bats", DEFIANCE, defends=defends, **folk)
    if defends:  # the Shadow's bats come first: Strider leads on
        roll(match, 1, 1)
        roll(match, 1)
        roll(match, 6)
    else:  # Strider has defied the bats and leads no more
        roll(match, 1)
        roll(match, 1, 1)
    assert at(match, "hollin") == left


def test_words_of_power_silence_a_companion() -> None:
    folk = {"strider": "fords_of_bruinen", "gimli": "fords_of_bruinen"}
    match = battle("sauron 1r 1n", "elves 1r", "words_of_power", characters=folk)
    assert asked(match, "shadow", "combat.character")
    assert offered(match, "character") == {"strider", "gimli"}
    answer(match, "character:strider")
    roll(match, 1)
    roll(match, 1, 1)  # the Elf and Gimli; Strider is no Captain this round
    roll(match, 1)
    roll(match, 1)  # only Gimli leads
    answer(match, "continue", "none", "none", "none")
    roll(match, 1)
    roll(match, 1, 1, 1)


def test_words_of_power_with_one_companion_or_none() -> None:
    match = battle("sauron 1r 1n", "elves 1r", "words_of_power", characters={"gimli": "fords_of_bruinen"})
    roll(match, 1)
    roll(match, 1)
    match = battle("sauron 1r 1n", "elves 1r 1l", "words_of_power")
    roll(match, 1)


# -- 2: Durin's Bane --------------------------------------------------------------------------------------


def test_durins_bane_within_two_regions_of_moria() -> None:
    assert playable("durins_bane", "sauron 1r"), "Bruinen is two regions away"
    match = siege("sauron 3r", "durins_bane")
    assert refuses(match, code("balrog_of_moria"))


def test_durins_bane_strikes_first() -> None:
    match = battle("sauron 1r", "elves 2r 1l", "durins_bane")
    roll(match, 4, 3, 1)
    assert at(match, "fords_of_bruinen") == "elves 1r 1l"
    roll(match, 1)
    roll(match, 1)


def test_durins_bane_may_end_the_battle() -> None:
    match = battle("sauron 1r", "elves 1r 1l", "durins_bane", characters={"gimli": "fords_of_bruinen"})
    roll(match, 4, 1, 1)
    assert kind(match) == "battle.advance", "nobody is left to roll"
    assert casualties(match, "elves_leader") == 1
    assert where(match, "gimli") is None


def test_durins_bane_too_late_for_scouts() -> None:
    """K11, p. 29, example: they are gone before it can strike; both cards are spent."""
    match = battle("sauron 1r", "elves 2r", "durins_bane", SCOUTS)
    assert asked(match, "free", "combat.region")
    answer(match, options(match)[0])
    assert kind(match) == "battle.advance"
    assert {"balrog_of_moria", SCOUTS} <= set(truth(match)["played"])


def test_durins_bane_from_the_table() -> None:
    """C17: it takes the place of a card from the hand and is discarded."""
    match = war(
        armies={"hollin": "sauron 1r", "fords_of_bruinen": "elves 2r"},
        table={"shadow": ["balrog_of_moria"]},
        at_war=WAR,
        to_act="shadow",
        shadow="army",
        free="army",
    )
    answer(match, "region:hollin", "region:fords_of_bruinen", code("balrog_of_moria"), "none")
    assert truth(match)["table"]["shadow"] == []
    roll(match, 4, 4, 4)
    assert kind(match) == "battle.advance"


def test_durins_bane_for_a_defender() -> None:
    match = battle("sauron 1r", "elves 2r", "durins_bane", defends=True)
    roll(match, 6, 1, 1)
    roll(match, 1)
    roll(match, 1)


# -- 3: before the Combat roll ----------------------------------------------------------------------------


def test_one_for_the_dark_lord_where_the_ring_bearers_are() -> None:
    """K16: the region of the defenders; nowhere on the Mordor Track."""
    title = "one_for_the_dark_lord"
    assert not playable(title, "sauron 1r", fellowship={"region": "hollin"})
    assert not playable(title, "sauron 1r", fellowship={"region": "morannon", "mordor": 1})
    there = {"fellowship": {"region": "fords_of_bruinen"}}
    match = battle("sauron 1r 1n", "elves 3r", title, **there)
    roll(match, 3)
    roll(match, 1, 1, 1)
    roll(match, 4)
    assert at(match, "fords_of_bruinen") == "elves 2r"


def test_cruel_as_death_trades_leadership_for_hits() -> None:
    match = battle("sauron 3r 3n", "elves 3r", "cruel_as_death")
    roll(match, 4, 3, 3)
    roll(match, 1, 1, 1)
    roll(match, 4)  # one of three Nazgûl still leads; +1 does not count here (K1)
    assert at(match, "fords_of_bruinen") == "elves 2r"


def test_cruel_as_death_for_one_round_only() -> None:
    match = battle("sauron 1r 2n", "elves 3r", "cruel_as_death")
    roll(match, 4)
    roll(match, 1, 1, 1)
    answer(match, "continue", "none", "none", "none")
    roll(match, 4)
    roll(match, 1, 1)
    roll(match, 1)


def test_dread_and_despair_takes_dice() -> None:
    match = battle("sauron 1r 3n", "elves 4r", "dread_and_despair")
    assert options(match) == ["number:1", "number:2", "number:3"]
    answer(match, "number:2")
    roll(match, 1)
    roll(match, 1, 1)
    roll(match, 1)  # one Nazgûl leads


def test_nazgul_leadership_is_given_up_by_points() -> None:
    """K19: the Witch-king may give one of his two points and lead with the other."""
    match = battle("sauron 1r", "elves 4r", "dread_and_despair", characters={"witch_king": "hollin"})
    answer(match, "none")
    assert options(match) == ["number:1", "number:2"]
    answer(match, "number:1")
    roll(match, 1)
    roll(match, 1, 1, 1)
    assert kind(match) == "battle.reroll"
    roll(match, 1)


def test_dread_and_despair_leaves_one_die() -> None:
    match = battle("sauron 1r 3n", "elves 2r", "dread_and_despair")
    answer(match, "number:3")
    roll(match, 1)
    roll(match, 1)


def test_foul_stench_stops_the_reroll() -> None:
    match = battle("sauron 1r 1n", "elves 2r 1l", "foul_stench")
    roll(match, 1)
    roll(match, 1, 1)
    roll(match, 1)
    assert kind(match) == "battle.cease", "as many Nazgûl as Leaders: no re-roll for the Free Peoples"


def test_foul_stench_not_against_more_leaders() -> None:
    match = battle("sauron 1r 1n", "elves 2r 2l", "foul_stench")
    roll(match, 1)
    roll(match, 1, 1)
    roll(match, 1)
    roll(match, 1, 1)


def test_foul_stench_compares_before_leadership_is_given_up() -> None:
    """K10: at its own step; a Mighty Attack comes after it and still leaves a re-roll."""
    companions = {"gimli": "fords_of_bruinen"}
    match = battle("sauron 1r 1n", "elves 2r 1l", "foul_stench", "axe_and_bow", characters=companions)
    roll(match, 1)
    roll(match, 1, 1, 1)
    roll(match, 1)
    assert kind(match) == "battle.reroll", "two led against one Nazgûl when it was compared"
    roll(match, 1)


def test_devilry_of_orthanc_at_a_siege_with_isengard() -> None:
    """K9."""
    title, card = "devilry_of_orthanc", code("dreadful_spells")
    assert not playable(title, "isengard 3r"), "a field battle"
    assert refuses(siege("sauron 3r", title), card)
    match = siege("isengard 2r", title)
    answer(match, card, "none")
    roll(match, 5, 4)
    roll(match, 1, 1)
    assert at(match, "helms_deep") == "rohan 1r | isengard 2r"


def test_devilry_of_orthanc_behind_the_own_walls() -> None:
    """K9: also for the besieged Shadow, and then a four is enough."""
    match = war(
        armies={"orthanc": "isengard 2r | rohan 3r"},
        hands={"shadow": ["dreadful_spells"]},
        at_war=WAR,
        free="army",
        shadow="army",
    )
    answer(match, "region:orthanc", "region:orthanc", "none", code("dreadful_spells"))
    roll(match, 1, 1, 1)
    roll(match, 4, 3)
    assert at(match, "orthanc") == "isengard 2r | rohan 2r"


@pytest.mark.parametrize(("title", "more"), [("deadly_strife", 2), ("desperate_battle", 1)])
def test_both_fight_harder(title: str, more: int) -> None:
    """Combat roll and re-roll of both; a one is a miss all the same."""
    match = battle("sauron 2r 1n", "elves 4r 1l", title)
    roll(match, 5 - more, 1)
    roll(match, 5 - more, 4 - more, 1, 1)
    roll(match, 5 - more)
    roll(match, 4 - more)
    assert at(match, "fords_of_bruinen") == "elves 2r 1l"
    assert at(match, "hollin") == "sauron 1r 1n"


def test_relentless_assault_pays_with_own_losses() -> None:
    match = battle("sauron 4r", "elves 4r", "relentless_assault")
    assert options(match) == ["number:0", "number:1", "number:2"]
    answer(match, "number:2")
    assert at(match, "hollin") == "sauron 2r"
    roll(match, 3, 2)
    roll(match, 1, 1, 1, 1)
    assert at(match, "fords_of_bruinen") == "elves 3r"


def test_relentless_assault_may_cost_nothing_or_everything() -> None:
    """K12: nothing printed forbids it; no more hits than the army can take."""
    match = battle("sauron 1r", "elves 4r", "relentless_assault")
    assert options(match) == ["number:0", "number:1"]
    answer(match, "number:0")
    roll(match, 4)
    match = battle("sauron 1r", "elves 4r", "relentless_assault")
    answer(match, "number:1")
    assert asked(match, "free", "action.choose"), "nobody is left to attack"
    match = battle("sauron 1e 1r", "elves 4r", "relentless_assault")
    answer(match, "number:2")
    assert asked(match, "shadow", "battle.loss")


# -- 4 to 6: after the Combat roll ------------------------------------------------------------------------


def test_they_are_terrible_in_the_reroll() -> None:
    match = battle("sauron 3r 2n", "elves 4r", "they_are_terrible")
    roll(match, 4, 1, 1)
    roll(match, 1, 1, 1, 1)
    roll(match, 4)  # one of two Nazgûl gave way
    assert at(match, "fords_of_bruinen") == "elves 3r"


def test_mumakil_need_an_elite_of_the_south() -> None:
    assert not playable("mumakil", "southrons_easterlings 3r sauron 1e")
    assert playable("mumakil", "southrons_easterlings 1e")


def test_mumakil_trample_those_who_hit_less() -> None:
    match = battle("southrons_easterlings 1r 1e", "elves 4r", "mumakil")
    roll(match, 4, 1)
    roll(match, 1, 1, 1, 1)
    assert at(match, "fords_of_bruinen") == "elves 2r"


def test_mumakil_a_tie_gives_nothing() -> None:
    """K18."""
    match = battle("southrons_easterlings 2r 1e", "elves 4r", "mumakil")
    roll(match, 4, 1, 1)
    roll(match, 6, 1, 1, 1)
    answer(match, "figure:southrons_easterlings_regular")
    assert at(match, "fords_of_bruinen") == "elves 3r"


def test_mumakil_hits_of_an_extra_attack_count() -> None:
    """K18: one hit each, the Free one struck before the roll."""
    match = battle("southrons_easterlings 2r 1e", "elves 4r 1l", "mumakil", "challenge_of_the_king")
    roll(match, 5)
    answer(match, "figure:southrons_easterlings_regular")
    roll(match, 4, 1)
    roll(match, 1, 1, 1, 1)
    roll(match, 1)
    assert at(match, "fords_of_bruinen") == "elves 3r 1l"


def test_black_breath_takes_a_leader_or_a_companion() -> None:
    """K8: the level is measured by the hits of the re-roll alone; K7: on top of the hits."""
    folk = {"meriadoc": "fords_of_bruinen", "gimli": "fords_of_bruinen", "strider": "fords_of_bruinen"}
    match = battle("sauron 3r 2n", "elves 3r 1l", "black_breath", characters=folk)
    roll(match, 6, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 6, 1)
    roll(match, 1, 1, 1, 1)
    assert asked(match, "shadow", "combat.figure")
    assert options(match) == ["none", "figure:elves_leader", "character:meriadoc"]
    answer(match, "character:meriadoc")
    assert where(match, "meriadoc") is None
    assert at(match, "fords_of_bruinen") == "elves 1r 1l"


def test_black_breath_two_hits_reach_level_two_and_it_may_be_kept_in() -> None:
    match = battle("sauron 3r 2n", "elves 5r 1l", "black_breath", characters={"gimli": "fords_of_bruinen"})
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 6, 6)
    roll(match, 1, 1)
    assert options(match) == ["none", "figure:elves_leader", "character:gimli"]
    answer(match, "none")
    assert where(match, "gimli") == "fords_of_bruinen"


def test_black_breath_a_leader_falls() -> None:
    match = battle("sauron 1r 1n", "elves 2r 1l", "black_breath")
    roll(match, 1)
    roll(match, 1, 1)
    roll(match, 6)
    roll(match, 1)
    answer(match, "figure:elves_leader")
    assert at(match, "fords_of_bruinen") == "elves 1r"


def test_black_breath_not_without_a_hit_in_the_reroll() -> None:
    match = battle("sauron 2r 1n", "elves 3r 1l", "black_breath")
    roll(match, 6, 1)
    roll(match, 1, 1, 1)
    roll(match, 1)
    roll(match, 1)
    assert kind(match) == "battle.cease"


# -- 7: after casualties ----------------------------------------------------------------------------------


def test_great_host_of_twice_as_many() -> None:
    """K13: counted after casualties."""
    match = battle("sauron 4r", "elves 3r", "great_host")
    roll(match, 6, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert at(match, "fords_of_bruinen") == "elves 1r"


def test_great_host_not_with_fewer() -> None:
    match = battle("sauron 4r", "elves 3r", "great_host")
    roll(match, 1, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert at(match, "fords_of_bruinen") == "elves 3r"


def test_great_host_a_rearguard_does_not_count() -> None:
    """K13."""
    match = war(
        armies={"hollin": "sauron 5r 1e", "fords_of_bruinen": "elves 1r"},
        hands={"shadow": ["stormcrow"]},
        at_war=WAR,
        to_act="shadow",
        shadow="army",
        free="army",
    )
    answer(match, "region:hollin", "split", "region:fords_of_bruinen", "figure:sauron_elite", "done")
    answer(match, code("stormcrow"), "none")
    roll(match, 1)
    roll(match, 1)
    assert at(match, "fords_of_bruinen") == "elves 1r"


def test_onslaught_throws_own_units_away() -> None:
    match = battle("sauron 5r", "elves 5r", "onslaught")
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    assert options(match) == [f"number:{number}" for number in range(5)]
    answer(match, "number:3")
    assert at(match, "hollin") == "sauron 2r"
    roll(match, 4, 3, 6)
    assert at(match, "fords_of_bruinen") == "elves 3r"


def test_onslaught_of_the_last() -> None:
    """K12: the whole army may go; its dice are thrown all the same."""
    match = battle("sauron 1r 1n", "elves 1r", "onslaught")
    roll(match, 1)
    roll(match, 1)
    roll(match, 1)
    assert options(match) == ["number:0", "number:1"]
    answer(match, "number:1")
    roll(match, 4)
    assert at(match, "hollin") == at(match, "fords_of_bruinen") == ""


def test_onslaught_of_nobody() -> None:
    match = battle("sauron 1r", "elves 1r", "onslaught")
    roll(match, 1)
    roll(match, 1)
    answer(match, "number:0")
    assert kind(match) == "battle.cease"


def test_onslaught_not_once_the_battle_is_over() -> None:
    match = battle("sauron 2r", "elves 1r", "onslaught")
    roll(match, 6, 1)
    roll(match, 1)
    assert kind(match) == "battle.advance"


def test_we_come_to_kill_with_the_elites_left() -> None:
    assert not playable("we_come_to_kill", "sauron 3r")
    match = battle("sauron 2e", "elves 5r", "we_come_to_kill")
    roll(match, 1, 1)
    roll(match, 6, 1, 1, 1, 1)
    assert at(match, "hollin") == "sauron 1r 1e", "one of them was reduced"
    roll(match, 5)
    assert at(match, "fords_of_bruinen") == "elves 4r"


def test_we_come_to_kill_with_none_left() -> None:
    match = battle("sauron 1e", "elves 5r", "we_come_to_kill")
    roll(match, 1)
    roll(match, 6, 1, 1, 1, 1)
    assert at(match, "hollin") == "sauron 1r"
    assert kind(match) == "battle.cease"


def test_we_come_to_kill_against_walls_needs_no_six() -> None:
    """K2: the card names its number."""
    match = siege("sauron 1e", "we_come_to_kill")
    answer(match, code("hill_trolls"), "none")
    roll(match, 5)
    roll(match, 1, 1)
    roll(match, 5)
    assert at(match, "helms_deep") == "rohan 1r | sauron 1e"


def test_we_come_to_kill_is_stopped_with_its_card() -> None:
    """K5: a cancelled card has no later part either."""
    folk = {"characters": {"strider": "fords_of_bruinen"}}
    match = battle("sauron 1e", "elves 2r", "we_come_to_kill", DEFIANCE, **folk)
    roll(match, 1)
    roll(match, 1, 1, 1)
    assert kind(match) == "battle.cease"
