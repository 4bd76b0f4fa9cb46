"""Event halves of the Shadow's Character deck in which Nazgûl lead armies, or strike at them."""

from __future__ import annotations

from typing import Any

from westmarch import Match

from ..kit import (
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
    refuses,
    reinforcements,
    roll,
    truth,
    where,
)
from .shadow import code, done, play, playable

# -- Dreadful Spells ----------------------------------------------------------------------------------


def test_dreadful_spells_needs_an_army_with_a_nazgul_near_an_army() -> None:
    spells = "dreadful_spells"
    assert not playable(spells, armies={"hollin": "sauron 1r", "fords_of_bruinen": "elves 1r"})
    assert not playable(spells, armies={"hollin": "sauron 1n", "fords_of_bruinen": "elves 1r"}), "no army"
    assert not playable(spells, armies={"moria": "sauron 1r 1n", "fords_of_bruinen": "elves 1r"}), "too far"
    assert playable(spells, armies={"hollin": "sauron 1r 1n", "fords_of_bruinen": "elves 1r"})
    folk = {"characters": {"witch_king": "hollin"}}
    assert playable(spells, armies={"hollin": "isengard 1r", "fords_of_bruinen": "elves 1r"}, **folk), "G5"


def test_dreadful_spells_scores_hits() -> None:
    """The owner takes them, and no nation reacts (G7)."""
    armies = {"hollin": "sauron 1r 3n", "fords_of_bruinen": "north 2r 1e 1l"}
    match = play("dreadful_spells", armies=armies)
    roll(match, 5, 4, 6)
    assert asked(match, "free", "card.loss")
    answer(match, "figure:north_regular", "figure:north_elite")
    assert done(match)
    assert at(match, "fords_of_bruinen") == "north 2r 1l"
    assert nation(match, "north") == (1, False)


def test_dreadful_spells_chooses_army_and_victim_and_rolls_five_dice_at_most() -> None:
    armies = {
        "hollin": "sauron 1r 1n",
        "moria": "sauron 1r 5n",
        "fords_of_bruinen": "elves 1r",
        "dimrill_dale": "elves 1r",
    }
    match = play("dreadful_spells", armies=armies, characters={"witch_king": "moria"})
    assert offered(match, "region") == {"hollin", "moria"}
    answer(match, "region:moria")
    roll(match, 1, 1, 1, 1, 5)
    assert done(match)
    assert at(match, "dimrill_dale") == ""


def test_dreadful_spells_a_garrison_dies_and_the_stronghold_falls() -> None:
    """G8, G9: Leaders go with the army, Companions stay, the besieger takes the Stronghold."""
    match = play(
        "dreadful_spells",
        armies={"westemnet": "rohan 1r", "helms_deep": "rohan 1r 1l | isengard 1r sauron 2n"},
        characters={"gimli": "helms_deep"},
    )
    answer(match, "region:helms_deep")
    roll(match, 5, 1)
    assert done(match)
    assert at(match, "helms_deep") == "isengard 1r sauron 2n"
    assert held_by(match, "helms_deep") == "shadow"
    assert casualties(match, "rohan_leader") == 1
    assert where(match, "gimli") == "helms_deep"


def test_dreadful_spells_without_a_hit() -> None:
    match = play("dreadful_spells", armies={"hollin": "sauron 1r 1n", "fords_of_bruinen": "elves 1r"})
    roll(match, 4)
    assert done(match)
    assert at(match, "fords_of_bruinen") == "elves 1r"


# -- Grond ----------------------------------------------------------------------------------------------

GROND = "grond_hammer_of_the_underworld"
CITY = {"minas_tirith": "gondor 5e | sauron 5r 2e"}
CAPTAIN: dict[str, Any] = {"characters": {"witch_king": "minas_tirith"}, "at_war": "sauron gondor"}


def storm(**position: Any) -> Match[Any]:
    match = play(GROND, "all", **{"armies": CITY, **CAPTAIN, **position})
    assert kind(match) == "battle.card"
    return match


def test_grond_needs_the_witch_king_at_a_siege() -> None:
    assert playable(GROND, armies=CITY, **CAPTAIN)
    assert not playable(GROND, armies=CITY, at_war="sauron gondor")
    assert not playable(GROND, armies=CITY, characters={"witch_king": "osgiliath"}, at_war="sauron gondor")
    outside = {"moria": "sauron 2r | elves 3r"}
    assert not playable(GROND, armies=outside, characters={"witch_king": "moria"}), "he is besieged himself"


def test_grond_three_rounds_and_then_elites() -> None:
    """C30: it may be broken off before the third round, and prolonged after it."""
    match = storm(free_hand=["fear_fire_foes"])
    answer(match, "none")
    assert options(match) == ["none"], "no Combat card for the Free Peoples in the first round"
    answer(match, "none")
    for number in (1, 2, 3):
        roll(match, 1, 1, 1, 1, 1)
        roll(match, 1, 1, 1, 1, 1)
        roll(match, 1, 1)  # the Witch-king leads
        if number < 3:
            assert asked(match, "shadow", "battle.cease")
            answer(match, "continue", "none")
            assert offers(match, code("fear_fire_foes"))
            answer(match, "none")
    assert asked(match, "shadow", "battle.press")
    answer(match, "figure:sauron_elite")
    assert kind(match) == "battle.card"


def test_grond_may_cease_and_is_an_attack() -> None:
    match = storm(
        politics={"gondor": {"step": 2, "active": True}, "sauron": {"step": "at_war", "active": True}}
    )
    assert nation(match, "gondor") == (3, True)
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1)
    answer(match, "cease")
    assert done(match)


def test_grond_a_companion_may_answer() -> None:
    folk = {"witch_king": "minas_tirith", "strider": "minas_tirith"}
    match = storm(free_hand=["fear_fire_foes"], characters=folk)
    answer(match, "none")
    assert offers(match, code("fear_fire_foes"))


def test_grond_part_of_the_army_with_the_witch_king() -> None:
    match = play(GROND, "split", "figure:sauron_regular", armies=CITY, **CAPTAIN)
    assert refuses(match, "done"), "not without the Witch-king"
    answer(match, "character:witch_king")
    if kind(match) == "army.attackers":
        answer(match, "done")
    no_cards(match)
    roll(match, 1)


def test_grond_without_a_nation_at_war_does_nothing() -> None:
    """G10, G1."""
    match = play(GROND, armies=CITY, characters={"witch_king": "minas_tirith"}, at_war="isengard")
    assert done(match)


# -- The Ringwraiths Are Abroad -------------------------------------------------------------------------

ABROAD = "the_ringwraiths_are_abroad"


def test_the_ringwraiths_are_abroad_two_armies_with_nazgul_move() -> None:
    """C35: a Nazgûl that flew may then march with the army it came to."""
    armies = {"moria": "sauron 2r 2n", "dol_guldur": "sauron 2r", "barad_dur": "sauron 1r"}
    match = play(ABROAD, "region:moria", "region:dol_guldur", "done", armies=armies)
    assert asked(match, "shadow", "card.army")
    assert offered(match, "region") == {"moria", "dol_guldur"}, "those who flew may lead"
    answer(match, "region:moria", "region:hollin")
    assert offered(match, "region") == {"dol_guldur"}
    answer(match, "region:dol_guldur", "split", "region:southern_mirkwood")
    assert options(match) == ["figure:sauron_regular", "figure:nazgul"], "a Nazgûl must come along"
    answer(match, "figure:nazgul")
    assert options(match) == ["done", "figure:sauron_regular"], "one unit goes in any case"
    answer(match, "done")
    assert done(match)
    assert at(match, "hollin") == "sauron 2r 1n"
    assert at(match, "southern_mirkwood") == "sauron 1r 1n"
    assert at(match, "dol_guldur") == "sauron 1r"


def test_the_ringwraiths_are_abroad_one_army_attacks_instead() -> None:
    armies = {"moria": "sauron 5r 1n", "dimrill_dale": "elves 1r", "minas_morgul": "sauron 1r 1n"}
    match = play(ABROAD, "done", armies=armies, at_war="sauron elves")
    answer(match, "region:moria")
    assert offers(match, "region:dimrill_dale", "region:hollin", "split")
    answer(match, "region:dimrill_dale")
    assert kind(match) == "battle.card"


def test_the_ringwraiths_are_abroad_no_attack_after_a_move() -> None:
    armies = {"moria": "sauron 5r 1n", "dimrill_dale": "elves 1r", "minas_morgul": "sauron 1r 1n"}
    match = play(
        ABROAD, "done", "region:minas_morgul", "region:north_ithilien", armies=armies, at_war="sauron elves"
    )
    answer(match, "region:moria")
    assert refuses(match, "region:dimrill_dale")
    assert offers(match, "region:hollin")


def test_the_ringwraiths_are_abroad_nobody_moves_twice_in_an_army() -> None:
    armies = {"moria": "sauron 1r 1n"}
    match = play(ABROAD, "done", "region:moria", "region:hollin", armies=armies)
    assert done(match)


def test_the_ringwraiths_are_abroad_all_is_optional_and_borders_hold() -> None:
    """p. 36: a nation at peace stays out of other lands; G1: the card may be played for nothing."""
    match = play(ABROAD, "done", armies={"minas_morgul": "sauron 1r 1n"})
    assert offered(match, "region") == {"minas_morgul"}
    answer(match, "done")
    assert done(match)
    assert done(play(ABROAD)), "no Nazgûl on the map"


def test_the_ringwraiths_are_abroad_an_attack_with_a_rearguard() -> None:
    armies = {"moria": "sauron 3r 2n", "dimrill_dale": "elves 1r"}
    match = play(
        ABROAD, "done", "region:moria", "split", "region:dimrill_dale", armies=armies, at_war="sauron"
    )
    assert options(match) == ["figure:sauron_regular", "figure:nazgul"], "a Nazgûl must come along"
    answer(match, "figure:sauron_regular", "figure:nazgul", "done")
    no_cards(match)
    roll(match, 1)


# -- The Black Captain Commands -------------------------------------------------------------------------

COMMANDS = "the_black_captain_commands"
MORGUL: dict[str, Any] = {
    "armies": {"minas_morgul": "sauron 3r"},
    "characters": {"witch_king": "minas_morgul"},
}


def test_the_black_captain_commands_needs_him() -> None:
    assert not playable(COMMANDS, armies={"minas_morgul": "sauron 3r"})
    assert playable(COMMANDS, **MORGUL)


def test_the_black_captain_commands_recruits_and_moves() -> None:
    match = play(COMMANDS, "recruit", "region:minas_morgul", "region:north_ithilien", **MORGUL)
    assert done(match)
    assert at(match, "north_ithilien") == "sauron 3r 2n"
    assert where(match, "witch_king") == "north_ithilien"


def test_the_black_captain_commands_as_many_nazgul_as_there_are() -> None:
    armies = {"minas_morgul": "sauron 3r", "moria": "sauron 1r 7n"}
    match = play(COMMANDS, "recruit", "done", armies=armies, characters={"witch_king": "minas_morgul"})
    assert done(match)
    assert at(match, "minas_morgul") == "sauron 3r 1n"
    assert reinforcements(match, "nazgul") == 0
    armies = {"minas_morgul": "sauron 3r", "moria": "sauron 1r 8n"}
    match = play(COMMANDS, armies=armies, characters={"witch_king": "minas_morgul"})
    assert refuses(match, "recruit")


def test_the_black_captain_commands_not_where_an_enemy_stands() -> None:
    """G6: recruits need a free region."""
    match = play(COMMANDS, armies={"hollin": "elves 1r"}, characters={"witch_king": "hollin"})
    assert options(match) == ["none", "action:move_minions"]
    answer(match, "none")
    assert done(match), "he leads no army"


def test_the_black_captain_commands_he_flies_to_another_army() -> None:
    """C35: and leads it on."""
    armies = {"minas_morgul": "sauron 3r", "dol_guldur": "sauron 2r"}
    match = play(COMMANDS, "action:move_minions", armies=armies, characters={"witch_king": "minas_morgul"})
    answer(match, "character:witch_king", "region:dol_guldur")
    assert options(match) == ["done", "region:dol_guldur"]
    answer(match, "region:dol_guldur", "region:southern_mirkwood")
    assert done(match)
    assert at(match, "southern_mirkwood") == "sauron 2r"
    assert where(match, "witch_king") == "southern_mirkwood"


def test_the_black_captain_commands_an_assault() -> None:
    """C34: his army may storm what it besieges."""
    match = play(COMMANDS, "none", "region:minas_tirith", "region:minas_tirith", armies=CITY, **CAPTAIN)
    assert kind(match) == "battle.card"
    assert truth(match)["characters"]["witch_king"] == "minas_tirith"


def test_the_black_captain_commands_everything_is_optional() -> None:
    assert done(play(COMMANDS, "none", "done", **MORGUL))
