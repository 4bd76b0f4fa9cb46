"""Real dice on the table: chance is asked whose dice, how many and what for; a roll tells what was needed."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import CHANCE, Match
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for

from .fields_of_battle import free_attack
from .kit import answer, no_cards, options, roll, told, war


def asked(match: Match[Any], question: str, **wanted: Any) -> dict[str, Any]:
    """Chance is asked this, with these arguments, in words of every language; the arguments."""
    prompt = match.prompt
    assert prompt is not None
    assert (prompt.seat, prompt.kind) == (CHANCE, question)
    args = prompt.args
    assert {key: args.get(key) for key in wanted} == wanted
    for language in LANGUAGES:
        text = text_for(language, find_game("war"))
        said = text.prompt(prompt)
        assert text.name(args["side"]) in said
        assert args["number"] == 1 or f"{args['number']} " in said
    return args


def sentence(match: Match[Any]) -> str:
    assert match.prompt is not None
    return text_for("en", find_game("war")).prompt(match.prompt)


def test_both_action_rolls_in_turn() -> None:
    """p. 19: the Free Peoples throw four dice, the Shadow those that do not lie in the Hunt Box."""
    match = war(phase="hunt_allocation")
    answer(match, "number:2")
    asked(match, "action.roll", side="side:free", number=4, nth=1)
    assert sentence(match) == "Free Peoples: Action roll, 4 dice. What do they show?"
    answer(match, "die:event", "die:muster")
    asked(match, "action.roll", side="side:free", number=4, nth=3)
    answer(match, "die:event", "die:muster")
    asked(match, "action.roll", side="side:shadow", number=5, nth=1)


@pytest.mark.parametrize("side", ["free", "shadow"])
def test_cards_are_drawn_by_a_side_from_a_deck(side: str) -> None:
    """p. 22."""
    match = war(free="event", shadow="event", to_act=side)
    answer(match, "action:draw", "deck:strategy")
    asked(match, "card.draw", side=f"side:{side}", number=1, nth=1, deck="deck:strategy")
    assert sentence(match).endswith(": one card from the Strategy deck. Which one?")


def test_the_hunt_is_thrown_by_the_shadow_where_the_fellowship_is() -> None:
    """p. 40-42: the roll, the re-roll for a Stronghold near, the tile, a Companion by lot."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"free": 1, "shadow": 3},
        armies={"moria": "sauron 1r"},
        fellowship={"region": "moria", "companions": ["gimli", "legolas"]},
        hunt_pool=["std_3_1", "std_3_2"],
    )
    answer(match, "action:move_fellowship")
    asked(match, "hunt.roll", side="side:shadow", number=3, nth=1, region="region:moria")
    answer(match, "pips:1")
    asked(match, "hunt.roll", number=3, nth=2)
    answer(match, "pips:2", "pips:5")
    assert told(match, "hunt.roll") == [
        {"dice": ["pips:1", "pips:2", "pips:5"], "base": 6, "modifier": 1, "need": 5, "n": 1}
    ]
    asked(match, "hunt.reroll", side="side:shadow", number=2, nth=1, region="region:moria")
    answer(match, "pips:1", "pips:1")
    assert told(match, "hunt.reroll")[0]["modifier"] == 1
    asked(match, "hunt.tile", side="side:shadow", number=1, region="region:moria")
    answer(match, "tile:std_3_1", "random")
    asked(match, "hunt.companion", side="side:shadow", number=1)


def test_the_die_of_shelobs_lair() -> None:
    """p. 40."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        hunt_pool=["shelobs_lair"],
        fellowship={"mordor": 1, "region": "morannon"},
    )
    answer(match, "action:move_fellowship", "tile:shelobs_lair")
    asked(match, "hunt.die", side="side:shadow", number=1)


def test_a_battle_says_whose_roll_it_is_and_where() -> None:
    """p. 28-30: the attacker's roll, the defender's, then the Leader re-rolls."""
    match = free_attack("gondor 3r 1l", "sauron 4r 1n")
    no_cards(match)
    asked(match, "battle.roll", side="side:free", number=3, battle="region:south_ithilien", round=1)
    assert (
        sentence(match) == "Free Peoples: Combat roll in South Ithilien, round 1, 3 dice. What do they show?"
    )
    roll(match, 1, 1, 1)
    asked(match, "battle.roll", side="side:shadow", number=4, battle="region:south_ithilien")
    roll(match, 1, 1, 1, 1)
    asked(match, "battle.reroll", side="side:free", number=1, round=1)
    roll(match, 1)
    asked(match, "battle.reroll", side="side:shadow", number=1)
    assert [one["side"] for one in told(match, "battle.roll")] == ["side:free", "side:shadow"]
    assert all((one["base"], one["modifier"], one["need"]) == (5, 0, 5) for one in told(match, "battle.roll"))


def test_the_base_and_the_modifier_of_a_combat_roll_are_told_apart() -> None:
    """p. 30: Valour adds one to the roll; Advantageous Position takes one, but a six still hits."""
    match = free_attack("gondor 2r 1e", "sauron 3r", hands={"free": ["dain_ironfoots_guard"]})
    answer(match, "card:dain_ironfoots_guard", "none")
    roll(match, 4, 1, 1)
    assert told(match, "battle.roll")[-1] == {
        "side": "side:free",
        "dice": ["pips:4", "pips:1", "pips:1"],
        "base": 5,
        "modifier": 1,
        "need": 4,
        "n": 1,
    }
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="gondor sauron",
        armies={"west_harondor": "sauron 2r", "pelargir": "gondor 2r"},
        hands={"free": ["book_of_mazarbul"]},
    )
    answer(match, "region:west_harondor", "region:pelargir", "none")
    assert "card:book_of_mazarbul" in options(match), "Advantageous Position"
    answer(match, "card:book_of_mazarbul")
    roll(match, 5, 6)
    assert told(match, "battle.roll")[-1] == {
        "side": "side:shadow",
        "dice": ["pips:5", "pips:6"],
        "base": 6,
        "modifier": -1,
        "need": 6,
        "n": 1,
    }


def test_an_extra_attack_names_its_card() -> None:
    """p. 29: a Combat card throws dice of its own."""
    match = free_attack("gondor 2r 1e", "sauron 5r", hands={"free": ["cirdans_ships"]})
    answer(match, "card:cirdans_ships", "none")
    asked(match, "combat.roll", side="side:free", number=1, card="card:cirdans_ships")
    roll(match, 5)
    assert told(match, "battle.roll")[-1] == {
        "side": "side:free",
        "dice": ["pips:5"],
        "base": 5,
        "modifier": 0,
        "need": 5,
        "n": 1,
    }
    match = war(
        free="event",
        shadow="army",
        to_act="shadow",
        at_war="sauron elves",
        armies={"moria": "sauron 5r", "dimrill_dale": "elves 3r"},
        hands={"shadow": ["balrog_of_moria"]},
    )
    answer(match, "region:moria", "region:dimrill_dale", "card:balrog_of_moria", "none")
    asked(match, "combat.roll", side="side:shadow", number=3, card="card:balrog_of_moria")
    roll(match, 3, 4, 1)
    assert told(match, "battle.roll")[-1]["base"] == 4


def test_an_event_card_names_itself() -> None:
    """p. 22: Athelas throws three dice of the Free Peoples, who need fives without Strider."""
    match = war(
        free="event",
        shadow="event",
        hands={"free": ["athelas"]},
        fellowship={"corruption": 3, "companions": ["gimli"]},
    )
    answer(match, "card:athelas")
    asked(match, "card.roll", side="side:free", number=3, nth=1, card="card:athelas")
    roll(match, 5, 4, 6)
    assert told(match, "card.roll") == [
        {"dice": ["pips:5", "pips:4", "pips:6"], "base": 5, "modifier": 0, "need": 5, "n": 2}
    ]
