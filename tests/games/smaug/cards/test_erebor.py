"""Adventures in Erebor, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match

from ..kit import answer, asked, at, draw, hand, kind, march, over, roll, smaug, told, truth


def meets(card: str, **position: Any) -> Match[Any]:
    """Blue's first dwarf goes from 36 to 41 and meets a card."""
    match = smaug(**{"march": {"blue": ["5"]}, "pieces": {"blue": [36, 32]}, "key_open": True, **position})
    march(match, "5", "blue_1", 41)
    draw(match, card)
    return match


ENEMIES = [
    ("enemy_orc_scouts", 6, ["ally_beorn"]),
    ("enemy_warg_riders", 8, ["dwarf_dwalin", "dwarf_balin"]),
    ("enemy_orc_pack", 10, ["ally_bard", "dwarf_balin"]),
    ("enemy_bolg", 13, ["ally_bard", "ally_beorn"]),
]


@pytest.mark.parametrize(("card", "strength", "cards"), ENEMIES)
def test_enemies(card: str, strength: int, cards: list[str]) -> None:
    match = meets(card, blue=cards)
    lost = match.fork()
    answer(match, *(f"card:{name}" for name in cards))
    assert told(match, "fight.won")[-1]["need"] == strength
    answer(lost, "retreat")
    roll(lost, 1)
    assert at(lost, "blue") == [32, 32]
    assert truth(lost)["face_up"] == [card]


def test_wandering_costs_bilbo_the_ring() -> None:
    match = meets("wandering", bilbo=38)
    roll(match, 3)
    assert truth(match)["ring"] == "lost at 38"
    assert truth(match)["bilbo"] == 35
    assert kind(match) == "cards.play", "going back he meets nothing"


def test_wandering_does_nothing_to_bilbo_at_home() -> None:
    match = meets("wandering", bilbo=50)
    assert truth(match)["ring"] == "worn"
    assert kind(match) == "cards.play"


def test_wandering_at_the_start_he_picks_it_up_again() -> None:
    match = meets("wandering", bilbo=1)
    roll(match, 3)
    assert truth(match)["ring"] == "worn"


def test_smaug_sweeps_a_lost_ring_up() -> None:
    match = smaug(step="draw", smaug=40, key_open=True, ring="lost at 39", bilbo=30)
    draw(match, "smaug_b2")
    assert truth(match)["ring"] == "by the treasury"


def test_longing_discards_two() -> None:
    match = meets("longing", blue=["dwarf_dori", "dwarf_nori", "dwarf_ori"])
    answer(match, "card:dwarf_dori", "card:dwarf_ori")
    assert hand(match, "blue") == ["dwarf_nori"]
    assert at(match, "blue") == [41, 32]


def test_longing_takes_the_last_two() -> None:
    match = meets("longing", blue=["dwarf_dori", "dwarf_ori"])
    assert asked(match) == (0, "adventure.discard")
    answer(match, "card:dwarf_dori", "card:dwarf_ori")
    assert hand(match, "blue") == []
    assert at(match, "blue") == [41, 32]


def test_longing_with_fewer_cards_goes_back_four() -> None:
    match = meets("longing", blue=["dwarf_dori"])
    assert at(match, "blue") == [37, 32]
    assert hand(match, "blue") == ["dwarf_dori"]


@pytest.mark.parametrize(("die", "back"), [(1, 6), (2, 6), (3, 3), (4, 3), (5, 0), (6, 0)])
def test_dragon_fire(die: int, back: int) -> None:
    match = meets("dragon_fire")
    roll(match, die)
    assert at(match, "blue") == [41 - back, 32]


@pytest.mark.parametrize(("card", "steps"), [("smaug_e1", 1), ("smaug_e2", 2), ("smaug_e3", 4)])
def test_smaug(card: str, steps: int) -> None:
    """As from Beorn's House, but it leaves the game."""
    match = meets(card, players=["blue", "green", "red"])
    assert match.state.smaug == steps
    assert truth(match)["discards"] == []
    assert card not in truth(match)["decks"]["erebor"]


def test_smaug_met_in_the_halls_may_kill() -> None:
    match = meets("smaug_e3", pieces={"blue": [36, "killed"]}, smaug=43)
    assert over(match) == "ending.dwarves"


def test_secret_stair() -> None:
    match = meets("secret_stair")
    assert at(match, "blue") == [43, 32]
    assert kind(match) == "adventure.draw", "43 is an adventure space too"


def test_secret_stair_barred_by_smaug() -> None:
    match = meets("secret_stair", smaug=42)
    assert at(match, "blue") == [41, 32]
    assert told(match, "adventure.no_way")


def test_old_thrush() -> None:
    match = meets("old_thrush")
    draw(match, "ally_bard")
    assert hand(match, "blue") == ["ally_bard"]
    assert kind(match) == "adventure.draw"


def test_old_thrush_may_wake_smaug() -> None:
    """l. 204, 237: Esgaroth is empty, Beorn's House gives a Smaug card; who was thrown back meets no more."""
    match = meets("old_thrush", decks={"esgaroth": 0}, smaug=43, gandalf=10)
    draw(match, "smaug_b5")
    assert truth(match)["smaug"] == 40
    assert at(match, "blue") == [31, 32]
    assert kind(match) == "cards.play"


def test_old_thrush_owners_choose() -> None:
    match = meets("old_thrush", pieces={"blue": [36, 32], "green": [41, 2]})
    assert asked(match) == (0, "adventure.whom")
    answer(match, "piece:blue_1")
    draw(match, "legolas")
    assert hand(match, "blue") == ["legolas"]


def test_no_adventure_beside_smaug() -> None:
    match = smaug(march={"blue": ["5"]}, pieces={"blue": [36, 32]}, key_open=True, smaug=41)
    march(match, "5", "blue_1", 41)
    assert asked(match) == (0, "smaug.armour")
