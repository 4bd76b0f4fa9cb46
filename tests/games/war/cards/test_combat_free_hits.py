"""Combat halves of the Free Peoples that turn misses, add and cancel hits, and strike leaders down."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match

from .free_table import FREE, SHADOW, army, asked, battle, dead, do, lay, offered, roll, told, truth, where
from .test_combat_free import CAPTAINS, ORCS, RIDERS, TITLES

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


@pytest.mark.parametrize(("pips", "left"), [((6, 6, 6), 3), ((6, 6, 1), 4), ((6, 1, 1), 4), ((1, 1, 1), 5)])
def test_shield_wall_cancels_one_of_several_hits(pips: tuple[int, ...], left: int) -> None:
    match = fought("shield_wall", {"rohan": {"regular": 5}})
    roll(match, *pips)
    roll(match, *[1] * 5)
    assert army(match, "eastemnet") == {"rohan": {"regular": left}}
