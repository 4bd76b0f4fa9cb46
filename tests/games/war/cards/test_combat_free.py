"""The 21 combat halves of the Free Peoples up to the Combat roll: when each may be used, and what for.

Those that change the hits afterwards are tested in `test_combat_free_hits`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from westmarch.games.war.board import build
from westmarch.games.war.cards import registry
from westmarch.games.war.ids import COMBATS

from .free_table import (
    SHADOW,
    army,
    asked,
    battle,
    besieged,
    can_lay,
    do,
    fellowship,
    holds,
    lay,
    offered,
    roll,
    start,
    told,
    truth,
    where,
)

RIDERS = {"rohan": {"regular": 2}}
CAPTAINS = {"rohan": {"regular": 2, "leader": 1}}
GUARD = {"rohan": {"regular": 1, "elite": 1}}
ORCS = {"isengard": {"regular": 3}}

TITLES = {
    "it_is_a_gift": "elven_cloaks",
    "blade_of_westernesse": "mithril_coat_and_sting",
    "mighty_attack": "axe_and_bow",
    "servant_of_the_secret_fire": "wizards_staff",
    "anduril": "athelas",
    "heroic_death": "there_is_another_way",
    "daring_defiance": "i_will_go_alone",
    "fateful_strike": "bilbos_song",
    "sudden_strike": "challenge_of_the_king",
    "brave_stand": "there_and_back_again",
    "ents_rage": "the_ents_awake_treebeard",
    "huorn_dark": "the_ents_awake_huorns",
    "nameless_wood": "the_ents_awake_entmoot",
    "daylight": "the_last_battle",
    "no_quarter": "a_power_too_great",
    "advantageous_position": "the_power_of_tom_bombadil",
    "scouts": "the_spirit_of_mordor",
    "shield_wall": "faramirs_rangers",
    "confusion": "wisdom_of_elrond",
    "charge": "cirdans_ships",
    "valour": "dain_ironfoots_guard",
}
"""A card that bears each title."""


def test_every_combat_half_is_tested() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_combat_free*.py"))
    assert [title for title in COMBATS[:21] if f"def test_{title}" not in source] == []
    assert set(TITLES) == set(COMBATS[:21])


def test_effects_come_at_the_steps_of_their_initiative() -> None:
    board = start().setup.board
    assert type(board).__module__ == build.__module__
    for number in range(21):
        assert len(registry.COMBAT_CARDS[number].effects) == len(board.initiative[number])


@pytest.mark.parametrize(
    ("title", "free", "position", "allowed"),
    [
        ("it_is_a_gift", RIDERS, {"fellowship": {"region": "eastemnet"}}, True),
        ("it_is_a_gift", RIDERS, {}, False),
        ("it_is_a_gift", RIDERS, {"fellowship": {"region": "eastemnet", "mordor": 0}}, False),
        ("blade_of_westernesse", RIDERS, {"characters": {"peregrin": "eastemnet"}}, True),
        ("blade_of_westernesse", RIDERS, {"characters": {"gimli": "eastemnet"}}, False),
        ("mighty_attack", RIDERS, {"characters": {"gimli": "eastemnet"}}, True),
        ("mighty_attack", CAPTAINS, {}, False),
        ("servant_of_the_secret_fire", RIDERS, {"characters": {"gandalf_grey": "eastemnet"}}, True),
        ("servant_of_the_secret_fire", RIDERS, {"characters": {"gandalf_white": "eastemnet"}}, True),
        ("servant_of_the_secret_fire", RIDERS, {"characters": {"strider": "eastemnet"}}, False),
        ("anduril", RIDERS, {"characters": {"strider": "eastemnet"}}, True),
        ("anduril", RIDERS, {"characters": {"aragorn": "eastemnet"}}, True),
        ("anduril", RIDERS, {"characters": {"boromir": "eastemnet"}}, False),
        ("heroic_death", CAPTAINS, {}, True),
        ("heroic_death", RIDERS, {"characters": {"gimli": "eastemnet"}}, True),
        ("heroic_death", RIDERS, {}, False),
        ("daring_defiance", RIDERS, {"characters": {"gimli": "eastemnet"}}, True),
        ("daring_defiance", CAPTAINS, {}, False),
        ("fateful_strike", CAPTAINS, {}, True),
        ("fateful_strike", RIDERS, {}, False),
        ("sudden_strike", CAPTAINS, {}, True),
        ("sudden_strike", RIDERS, {}, False),
        ("brave_stand", RIDERS, {"characters": {"gimli": "eastemnet"}}, True),
        ("brave_stand", CAPTAINS, {}, False),
        ("ents_rage", RIDERS, {}, True),
        ("ents_rage", RIDERS, {"at": "fangorn", "other": "eastemnet"}, True),
        ("ents_rage", RIDERS, {"at": "druadan_forest"}, False),
        ("huorn_dark", RIDERS, {}, True),
        ("huorn_dark", RIDERS, {"at": "druadan_forest"}, False),
        ("nameless_wood", RIDERS, {}, True),
        ("nameless_wood", RIDERS, {"at": "druadan_forest"}, False),
        ("daylight", RIDERS, {"at": "dead_marshes"}, True),
        ("no_quarter", RIDERS, {"at": "dead_marshes"}, True),
        ("advantageous_position", RIDERS, {}, True),
        ("advantageous_position", RIDERS, {"at": "fangorn", "other": "eastemnet"}, False),
        ("scouts", RIDERS, {}, True),
        ("shield_wall", RIDERS, {"at": "dead_marshes"}, True),
        ("confusion", RIDERS, {"at": "dead_marshes"}, True),
        ("charge", GUARD, {}, True),
        ("charge", RIDERS, {}, False),
        ("valour", GUARD, {}, True),
        ("valour", RIDERS, {}, False),
    ],
)
def test_conditions(title: str, free: dict[str, Any], position: dict[str, Any], allowed: bool) -> None:
    match = battle(free, ORCS, TITLES[title], **position)
    assert can_lay(match, TITLES[title]) == allowed


@pytest.mark.parametrize(
    "title",
    ["ents_rage", "huorn_dark", "nameless_wood", "advantageous_position", "it_is_a_gift"],
)
def test_the_place_is_where_the_defender_stands(title: str) -> None:
    """An attack out of Eastemnet into the wilds is not in Rohan."""
    match = battle(
        RIDERS,
        ORCS,
        TITLES[title],
        at="western_emyn_muil",
        other="eastemnet",
        attacker="free",
        fellowship={"region": "eastemnet"},
    )
    assert not can_lay(match, TITLES[title])


def test_a_rearguard_helps_no_card() -> None:
    match = battle(
        {"rohan": {"regular": 2, "elite": 1, "leader": 1}},
        ORCS,
        TITLES["valour"],
        TITLES["sudden_strike"],
        TITLES["mighty_attack"],
        at="western_emyn_muil",
        other="eastemnet",
        attacker="free",
        characters={"gimli": "eastemnet"},
        battle={
            "kind": "field",
            "attacker": "free",
            "from": "eastemnet",
            "at": "western_emyn_muil",
            "rearguard": {"rohan": {"regular": 1, "elite": 1, "leader": 1}},
            "rearguard_characters": ["gimli"],
        },
    )
    assert offered(match) == ["none"]


# -- 0: Daring Defiance -----------------------------------------------------------------------------

DEFIANCE = TITLES["daring_defiance"]


def test_daring_defiance_cancels_the_enemys_card_for_all_leadership() -> None:
    """K5. Deadly Strife would add to both rolls; the Leader is no Companion and still leads."""
    match = battle(
        CAPTAINS,
        ORCS,
        DEFIANCE,
        enemy_cards=("return_to_valinor",),
        characters={"gimli": "eastemnet", "peregrin": "eastemnet"},
    )
    lay(match, DEFIANCE, "return_to_valinor")
    roll(match, 4, 4, 4)
    roll(match, 4, 4, 4)
    roll(match, 1)
    assert "card.defied" in told(match)
    assert army(match, "eastemnet") == CAPTAINS, "fours do not hit"


def test_daring_defiance_costs_nothing_without_a_card_to_cancel() -> None:
    """K5."""
    match = battle(RIDERS, ORCS, DEFIANCE, characters={"gimli": "eastemnet"})
    lay(match, DEFIANCE)
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 1)
    assert asked(match) == (SHADOW, "battle.cease")


def test_the_defenders_card_cancels_first() -> None:
    """K4: Swarm of Bats against Daring Defiance."""
    bats = "the_shadow_is_moving"
    match = battle(RIDERS, ORCS, DEFIANCE, enemy_cards=(bats,), characters={"gimli": "eastemnet"})
    lay(match, DEFIANCE, bats)
    assert "card.defied" in told(match)
    match = battle(
        RIDERS,
        ORCS,
        DEFIANCE,
        at="western_emyn_muil",
        other="eastemnet",
        attacker="free",
        enemy_cards=(bats,),
        characters={"gimli": "eastemnet"},
    )
    lay(match, DEFIANCE, bats)
    assert "card.defied" not in told(match)


# -- 1: Scouts --------------------------------------------------------------------------------------

SCOUTS = TITLES["scouts"]


def test_scouts_retreat_before_the_battle() -> None:
    match = battle(RIDERS, ORCS, SCOUTS, politics={"isengard": {"step": "at_war", "active": True}})
    lay(match, SCOUTS)
    assert "region:folde" in offered(match)
    assert "withdraw" not in offered(match)
    do(match, "region:folde")
    assert army(match, "folde") == RIDERS
    assert asked(match) == (SHADOW, "battle.advance")
    assert truth(match)["played"] == [SCOUTS]
    do(match, "all")
    assert army(match, "eastemnet") == ORCS


def test_scouts_are_gone_before_durins_bane() -> None:
    """K11, the example of p. 29."""
    balrog = "balrog_of_moria"
    match = battle(
        {"elves": {"regular": 2}},
        {"sauron": {"regular": 2}},
        SCOUTS,
        at="dimrill_dale",
        other="moria",
        enemy_cards=(balrog,),
    )
    lay(match, SCOUTS, balrog)
    do(match, "region:parth_celebrant")
    assert army(match, "parth_celebrant") == {"elves": {"regular": 2}}
    assert sorted(truth(match)["played"]) == [balrog, SCOUTS]


def test_scouts_withdraw_into_the_stronghold() -> None:
    match = battle({"rohan": {"regular": 6}}, ORCS, SCOUTS, at="helms_deep", other="fords_of_isen")
    do(match, "fight")
    lay(match, SCOUTS)
    do(match, "withdraw", "all")
    assert besieged(match, "helms_deep")
    assert army(match, "helms_deep")["rohan"] == {"regular": 5}


def test_scouts_do_not_help_behind_walls_or_in_an_attack() -> None:
    siege = {"besieged": True, "inside": RIDERS, "field": ORCS}
    match = battle(
        RIDERS,
        ORCS,
        SCOUTS,
        kind="assault",
        at="helms_deep",
        other="helms_deep",
        regions={"helms_deep": siege},
    )
    assert not can_lay(match, SCOUTS)
    match = battle(RIDERS, ORCS, SCOUTS, attacker="free", other="eastemnet", at="western_emyn_muil")
    assert not can_lay(match, SCOUTS)


def test_scouts_lead_besiegers_away_from_a_sortie() -> None:
    """P. 32: a sortie is a battle in the field."""
    siege = {"besieged": True, "inside": ORCS, "field": RIDERS}
    match = battle(
        RIDERS, ORCS, SCOUTS, kind="sortie", at="orthanc", other="orthanc", regions={"orthanc": siege}
    )
    lay(match, SCOUTS)
    do(match, "region:fords_of_isen")
    assert army(match, "fords_of_isen") == RIDERS
    assert not besieged(match, "orthanc")


def test_scouts_who_find_no_way_must_fight() -> None:
    match = battle(
        {"elves": {"regular": 1}}, {"sauron": {"regular": 1}}, SCOUTS, at="forlindon", other="grey_havens"
    )
    lay(match, SCOUTS)
    roll(match, 1)
    roll(match, 1)


# -- 2: extra attacks -------------------------------------------------------------------------------


def test_sudden_strike_uses_leadership_and_losses_come_at_once() -> None:
    """K2: no re-roll; the dead do not fight."""
    card = TITLES["sudden_strike"]
    match = battle({"rohan": {"regular": 2, "leader": 2}}, ORCS, card, characters={"aragorn": "eastemnet"})
    lay(match, card)
    roll(match, 5, 6, 1, 1)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 1}}
    roll(match, 1)
    roll(match, 1, 1, 1)


def test_sudden_strike_has_five_dice_at_most_and_needs_sixes_in_an_assault() -> None:
    """K3, K2: the number to hit is that of the side."""
    card = TITLES["sudden_strike"]
    siege = {"besieged": True, "inside": ORCS, "field": {"rohan": {"regular": 4, "leader": 4}}}
    match = battle(
        RIDERS,
        ORCS,
        card,
        kind="assault",
        attacker="free",
        at="orthanc",
        other="orthanc",
        regions={"orthanc": siege},
        characters={"aragorn": "orthanc"},
    )
    lay(match, card)
    roll(match, 5, 5, 5, 5, 6)
    assert army(match, "orthanc")["isengard"] == {"regular": 2}


def test_sudden_strike_may_destroy_the_enemy_before_the_battle() -> None:
    card = TITLES["sudden_strike"]
    match = battle(CAPTAINS, {"isengard": {"regular": 1}, "sauron": {"nazgul": 1}}, card)
    lay(match, card)
    roll(match, 6)
    assert army(match, "western_emyn_muil") == {}
    assert asked(match)[1] == "action.choose"


def test_sudden_strike_comes_after_words_of_power() -> None:
    """K14: Gimli is silenced, so only the Leader leads; nor is Gimli a Captain of the West now."""
    card, words = TITLES["sudden_strike"], "worn_with_sorrow_and_toil"
    match = battle(
        CAPTAINS,
        {"isengard": {"regular": 3}, "sauron": {"nazgul": 1}},
        card,
        enemy_cards=(words,),
        characters={"gimli": "eastemnet"},
    )
    lay(match, card, words)
    roll(match, 1)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)


def test_charge_counts_elites() -> None:
    card = TITLES["charge"]
    match = battle({"rohan": {"regular": 1, "elite": 3}}, ORCS, card)
    lay(match, card)
    roll(match, 5, 1, 4)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}}
    roll(match, 1, 1)
    roll(match, 1, 1, 1, 1)


# -- 3: before the Combat roll ----------------------------------------------------------------------


def test_it_is_a_gift_adds_one_to_roll_and_reroll() -> None:
    card = TITLES["it_is_a_gift"]
    match = battle(CAPTAINS, ORCS, card, fellowship={"region": "eastemnet"})
    lay(match, card)
    roll(match, 1, 1, 1)
    roll(match, 4, 3)
    roll(match, 4)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 1}}
    assert fellowship(match, "region") == "eastemnet"


@pytest.mark.parametrize(
    ("title", "free", "heroes"),
    [
        ("servant_of_the_secret_fire", CAPTAINS, {"gandalf_white": "eastemnet"}),
        ("valour", {"rohan": {"regular": 1, "elite": 1, "leader": 1}}, {}),
    ],
)
def test_servant_of_the_secret_fire_and_valour_add_one_to_the_combat_roll_only(
    title: str, free: dict[str, Any], heroes: dict[str, str]
) -> None:
    """K1."""
    card = TITLES[title]
    match = battle(free, ORCS, card, characters=heroes)
    lay(match, card)
    roll(match, 1, 1, 1)
    roll(match, 4, 1)
    roll(match, 4)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}}


def test_valour_needs_an_elite_in_the_battle() -> None:
    assert not can_lay(battle(RIDERS, ORCS, TITLES["valour"]), TITLES["valour"])


def test_ents_rage_adds_two() -> None:
    card = TITLES["ents_rage"]
    match = battle(CAPTAINS, ORCS, card)
    lay(match, card)
    roll(match, 1, 1, 1)
    roll(match, 3, 2)
    roll(match, 4)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}}


def test_advantageous_position_takes_one_from_the_enemys_combat_roll_only() -> None:
    card = TITLES["advantageous_position"]
    match = battle({"rohan": {"regular": 5}}, {"isengard": {"regular": 3}, "sauron": {"nazgul": 1}}, card)
    lay(match, card)
    roll(match, 5, 5, 6)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 5)
    assert army(match, "eastemnet") == {"rohan": {"regular": 3}}


def test_brave_stand_takes_a_die_for_each_companion() -> None:
    card = TITLES["brave_stand"]
    here = {"gimli": "eastemnet", "peregrin": "eastemnet"}
    match = battle(RIDERS, {"isengard": {"regular": 7}}, card, characters=here)
    lay(match, card)
    roll(match, 1, 1, 1)
    match = battle(RIDERS, {"isengard": {"regular": 2}}, card, characters=here)
    lay(match, card)
    roll(match, 1)


@pytest.mark.parametrize(("title", "dice"), [("huorn_dark", 2), ("daylight", 3)])
def test_huorn_dark_and_daylight_limit_the_enemys_dice(title: str, dice: int) -> None:
    card = TITLES[title]
    match = battle(RIDERS, {"isengard": {"regular": 7}}, card)
    lay(match, card)
    roll(match, *[1] * dice)
    match = battle(RIDERS, {"isengard": {"regular": 1}}, card)
    lay(match, card)
    roll(match, 1)


def test_daylight_shines_for_an_attacker_too() -> None:
    card = TITLES["daylight"]
    match = battle(
        RIDERS,
        {"isengard": {"regular": 7}},
        card,
        at="western_emyn_muil",
        other="eastemnet",
        attacker="free",
    )
    lay(match, card)
    roll(match, 1, 1)
    roll(match, 1, 1, 1)
    assert holds(match, "edoras") is None
    assert where(match, "gimli") is None
