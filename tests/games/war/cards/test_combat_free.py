"""The 21 combat halves of the Free Peoples: when each may be used, and what for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from westmarch import Match
from westmarch.games.war.board import build
from westmarch.games.war.cards import registry
from westmarch.games.war.ids import COMBATS

from ..fields_of_battle import free_attack
from .free_table import (
    FREE,
    SHADOW,
    army,
    asked,
    battle,
    besieged,
    can_lay,
    dead,
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
    source = Path(__file__).read_text("utf-8")
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


WRAITHS = {"isengard": {"regular": 3}, "sauron": {"nazgul": 2}}


def fought(title: str, free: dict[str, Any], shadow: dict[str, Any] = ORCS, **position: Any) -> Match[Any]:
    """The Shadow attacks; the Free Peoples use this Combat card."""
    match = battle(free, shadow, TITLES[title], **position)
    lay(match, TITLES[title])
    return match


# -- 4: between Combat roll and re-roll -------------------------------------------------------------


def test_mighty_attack_turns_one_miss_for_one_companions_leadership() -> None:
    match = fought("mighty_attack", RIDERS, characters={"gimli": "eastemnet", "peregrin": "eastemnet"})
    roll(match, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert asked(match) == (FREE, "combat.character")
    assert offered(match) == ["character:gimli", "character:peregrin"]
    do(match, "character:gimli")
    roll(match, 1)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}}


def test_mighty_attack_costs_nothing_when_nothing_missed() -> None:
    match = fought("mighty_attack", RIDERS, characters={"peregrin": "eastemnet"})
    roll(match, 1, 1, 1)
    roll(match, 6, 6)
    assert "card.misses_turned" not in told(match)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 1}}


@pytest.mark.parametrize(("hero", "hits"), [("strider", 1), ("aragorn", 2)])
def test_anduril_turns_one_miss_for_strider_and_two_for_aragorn(hero: str, hits: int) -> None:
    match = fought("anduril", CAPTAINS, characters={hero: "eastemnet"})
    roll(match, 1, 1, 1)
    roll(match, 1, 2, 3)
    roll(match, 1)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 3 - hits}}


def test_anduril_is_of_no_use_to_a_silenced_king() -> None:
    """P. 29: leadership that is already lost cannot be given up."""
    words = "worn_with_sorrow_and_toil"
    match = battle(
        RIDERS, WRAITHS, TITLES["anduril"], enemy_cards=(words,), characters={"aragorn": "eastemnet"}
    )
    lay(match, TITLES["anduril"], words)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    roll(match, 1, 1)
    assert army(match, "western_emyn_muil") == WRAITHS


def test_anduril_turns_no_more_than_missed() -> None:
    match = fought("anduril", RIDERS, characters={"aragorn": "eastemnet"})
    roll(match, 1, 1, 1)
    roll(match, 5, 2, 5)
    assert asked(match)[1] == "action.choose", "three hits"


def test_confusion_turns_ones_against_the_shadow() -> None:
    """K17: those dice are not thrown again."""
    match = fought("confusion", RIDERS, WRAITHS)
    roll(match, 1, 1, 3)
    roll(match, 2, 2)
    roll(match, 1)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 1}, "sauron": {"nazgul": 2}}
    assert told(match).count("card.own_blades") == 1


# -- 5: more hits -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "more"), [("nameless_wood", 2), ("no_quarter", 1)])
def test_nameless_wood_and_no_quarter_add_to_any_hit(title: str, more: int) -> None:
    match = fought(title, CAPTAINS, {"isengard": {"regular": 5}})
    roll(match, *[1] * 5)
    roll(match, 1, 1)
    roll(match, 5)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 4 - more}}
    match = fought(title, RIDERS)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    assert army(match, "western_emyn_muil") == ORCS, "no hit, no more"


def test_no_quarter_serves_an_attacker() -> None:
    match = battle(
        RIDERS,
        ORCS,
        TITLES["no_quarter"],
        at="western_emyn_muil",
        other="eastemnet",
        attacker="free",
    )
    lay(match, TITLES["no_quarter"])
    roll(match, 6, 1)
    roll(match, 1, 1, 1)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 1}}


# -- 6: before casualties ---------------------------------------------------------------------------

MINIONS = {"witch_king": "western_emyn_muil", "mouth_of_sauron": "western_emyn_muil"}


def test_blade_of_westernesse_spends_a_hit_of_the_reroll_on_a_minion() -> None:
    """K7."""
    match = fought("blade_of_westernesse", RIDERS, characters={"peregrin": "eastemnet", **MINIONS})
    roll(match, 1, 1, 1)
    roll(match, 6, 1)
    roll(match, 1, 1, 1)
    roll(match, 6)
    assert asked(match) == (FREE, "combat.character")
    do(match, "character:witch_king")
    assert dead(match, "witch_king")
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}}


def test_blade_of_westernesse_does_nothing_for_a_hit_of_the_combat_roll() -> None:
    match = fought("blade_of_westernesse", RIDERS, characters={"peregrin": "eastemnet", **MINIONS})
    roll(match, 1, 1, 1)
    roll(match, 6, 6)
    roll(match, 1, 1, 1)
    assert where(match, "witch_king") == "western_emyn_muil"


def test_blade_of_westernesse_keeps_its_hit_without_a_minion() -> None:
    match = fought("blade_of_westernesse", RIDERS, WRAITHS, characters={"peregrin": "eastemnet"})
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    roll(match, 1, 1)
    roll(match, 6)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}, "sauron": {"nazgul": 2}}


def test_fateful_strike_slays_a_nazgul_besides_its_hit() -> None:
    """K6: for one hit the Witch-king is out of reach."""
    match = fought("fateful_strike", CAPTAINS, WRAITHS, characters={"witch_king": "western_emyn_muil"})
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 6)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}, "sauron": {"nazgul": 1}}
    assert where(match, "witch_king") == "western_emyn_muil"


def test_fateful_strike_may_slay_a_minion_with_two_hits() -> None:
    match = fought(
        "fateful_strike",
        {"rohan": {"regular": 2, "leader": 2}},
        WRAITHS,
        characters={"witch_king": "western_emyn_muil"},
    )
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 6, 5)
    assert offered(match) == ["figure:nazgul", "character:witch_king"]
    do(match, "character:witch_king")
    assert dead(match, "witch_king")
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 1}, "sauron": {"nazgul": 2}}


def test_fateful_strike_needs_a_hit_of_the_reroll() -> None:
    match = fought("fateful_strike", CAPTAINS, WRAITHS)
    roll(match, 1, 1, 1)
    roll(match, 6, 1)
    roll(match, 1, 1)
    roll(match, 1)
    assert army(match, "western_emyn_muil") == {"isengard": {"regular": 2}, "sauron": {"nazgul": 2}}


def test_heroic_death_of_a_companion_cancels_hits_up_to_the_level() -> None:
    match = fought(
        "heroic_death", CAPTAINS, {"isengard": {"regular": 5}}, characters={"boromir": "eastemnet"}
    )
    roll(match, 6, 6, 6, 1, 1)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    assert asked(match) == (FREE, "combat.figure")
    assert offered(match) == ["none", "figure:rohan_leader", "character:boromir"]
    do(match, "character:boromir")
    assert dead(match, "boromir")
    assert army(match, "eastemnet") == {"rohan": {"regular": 1, "leader": 1}}


def test_heroic_death_of_a_leader_cancels_one_hit() -> None:
    """K15: only one sacrifice."""
    match = fought("heroic_death", {"rohan": {"regular": 3, "leader": 2}})
    roll(match, 6, 6, 1)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    do(match, "figure:rohan_leader")
    assert army(match, "eastemnet") == {"rohan": {"regular": 2, "leader": 1}}
    assert truth(match)["casualties"] == {"rohan": {"regular": 1, "leader": 1}}


def test_heroic_death_may_be_refused_and_is_not_asked_for_without_hits() -> None:
    match = fought("heroic_death", CAPTAINS)
    roll(match, 6, 1, 1)
    roll(match, 1, 1)
    roll(match, 1)
    do(match, "none")
    assert army(match, "eastemnet") == {"rohan": {"regular": 1, "leader": 1}}
    match = fought("heroic_death", CAPTAINS)
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    roll(match, 1)
    assert asked(match) == (SHADOW, "battle.cease")


def test_heroic_death_asks_for_nobody_where_the_black_breath_came_first() -> None:
    """Both cards have initiative 6, so the defender's comes first (p. 29): nobody is left to be given up."""
    match = free_attack(
        "gondor 3r 1l",
        "sauron 3r 1n",
        hands={"free": ["there_is_another_way"], "shadow": ["morgul_wound"]},
    )
    do(match, "card:there_is_another_way", "card:morgul_wound")
    roll(match, 1, 1, 1)
    roll(match, 6, 1, 1)
    roll(match, 1)
    roll(match, 6)
    assert asked(match) == (SHADOW, "combat.figure")
    do(match, "figure:gondor_leader")
    assert asked(match) == (FREE, "battle.cease")
    assert army(match, "north_ithilien") == {"gondor": {"regular": 1}}


@pytest.mark.parametrize(("pips", "left"), [((6, 6, 6), 3), ((6, 6, 1), 4), ((6, 1, 1), 4), ((1, 1, 1), 5)])
def test_shield_wall_cancels_one_of_several_hits(pips: tuple[int, ...], left: int) -> None:
    match = fought("shield_wall", {"rohan": {"regular": 5}})
    roll(match, *pips)
    roll(match, *[1] * 5)
    assert army(match, "eastemnet") == {"rohan": {"regular": left}}
