"""Adventures in Mirkwood, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match

from ..kit import answer, asked, at, draw, hand, kind, march, offered, roll, smaug, told, truth


def meets(card: str, **position: Any) -> Match[Any]:
    """Blue's first dwarf goes from 10 to 15 and meets a card."""
    match = smaug(**{"march": {"blue": ["5"]}, "pieces": {"blue": [10, 2]}, **position})
    march(match, "5", "blue_1", 15)
    draw(match, card)
    return match


ENEMIES = [
    ("enemy_giant_spider", 14, ["ally_bard", "ally_beorn", "dwarf_ori"]),
    ("enemy_warg", 9, ["ally_beorn", "dwarf_balin"]),
    ("enemy_wood_elves", 7, ["ally_bard"]),
    ("enemy_spider_brood", 5, ["dwarf_dwalin"]),
    ("enemy_azog", 12, ["ally_bard", "dwarf_dwalin"]),
]


@pytest.mark.parametrize(("card", "strength", "cards"), ENEMIES)
def test_enemies(card: str, strength: int, cards: list[str]) -> None:
    """Beaten by exactly its strength; unbeaten it lies face up for the next."""
    match = meets(card, blue=cards)
    assert match.prompt is not None
    assert match.prompt.args["need"] == strength
    lost = match.fork()
    answer(match, *(f"card:{name}" for name in cards))
    assert told(match, "fight.won")[-1]["need"] == strength
    assert truth(match)["face_up"] == []
    assert (kind(match) == "adventure.draw") == (card == "enemy_spider_brood"), "another adventure"
    answer(lost, "retreat")
    roll(lost, 6)
    assert truth(lost)["face_up"] == [card]
    assert at(lost, "blue") == [11, 2]


def test_gandalf_doubles_one_card_only() -> None:
    """l. 186: twice six and one are thirteen; nobody doubles both."""
    match = meets("enemy_giant_spider", gandalf=3, blue=["ally_beorn", "dwarf_ori"])
    assert offered(match, "card") == set()


def test_gandalf_beside_the_other_circle_does_not_help() -> None:
    """l. 150, 186."""
    for step, helped in ((3, {"ally_beorn"}), (7, set()), (10, set())):
        match = meets("enemy_azog", gandalf=step, blue=["ally_beorn"])
        assert offered(match, "card") == helped


def test_the_next_meets_the_enemy_who_lies_there() -> None:
    match = smaug(
        pieces={"blue": [10, 2]}, march={"blue": ["5"]}, face_up=["enemy_warg"], blue=["ally_beorn"]
    )
    march(match, "5", "blue_1", 15)
    assert kind(match) == "fight.cards"
    assert told(match, "adventure.meets")[-1]["card"] == "card:enemy_warg"


def test_the_enemy_who_lay_there_is_gone_when_he_is_beaten() -> None:
    """l. 192."""
    match = smaug(
        pieces={"blue": [10, 2]},
        march={"blue": ["5"]},
        face_up=["enemy_warg"],
        blue=["ally_beorn", "dwarf_balin"],
    )
    march(match, "5", "blue_1", 15)
    answer(match, "card:ally_beorn", "card:dwarf_balin")
    assert told(match, "fight.won")
    assert truth(match)["face_up"] == []


def test_the_enemy_who_lies_in_mirkwood_is_not_met_in_erebor() -> None:
    """l. 199: he lies on his own deck."""
    match = smaug(pieces={"blue": [36, 32]}, march={"blue": ["5"]}, key_open=True, face_up=["enemy_warg"])
    march(match, "5", "blue_1", 41)
    assert kind(match) == "adventure.draw"


def test_an_empty_deck_is_harmless() -> None:
    match = smaug(pieces={"blue": [10, 2]}, march={"blue": ["5"]}, decks={"mirkwood": 0})
    march(match, "5", "blue_1", 15)
    assert kind(match) == "cards.play"


def test_going_back_meets_no_adventure() -> None:
    match = smaug(pieces={"blue": [12, 2]}, march={"blue": ["4"]})
    march(match, "4", "blue_1", 8)
    assert kind(match) == "cards.play"


PAIRS = ["blue_green", "blue_red", "blue_yellow", "green_red", "green_yellow", "red_yellow"]


@pytest.mark.parametrize("pair", PAIRS)
def test_webs(pair: str) -> None:
    """A dwarf of a colour shown is caught, also the one who was there; others are not."""
    match = meets(f"web_{pair}", players=["blue", "red"], pieces={"blue": [10, 2], "red": [15, 2]})
    if pair == "blue_red":
        assert asked(match) == (0, "adventure.whom")
        answer(match, "piece:red_1")
        assert asked(match) == (1, "adventure.agree")
        answer(match, "agree")
        assert truth(match)["caught"] == ["red:15"]
        return
    expected = [f"{colour}:15" for colour in pair.split("_") if colour in ("blue", "red")]
    assert truth(match)["caught"] == expected
    assert bool(told(match, "web.nobody")) == (not expected)


def test_who_lies_in_a_web_is_not_caught_again() -> None:
    """l. 209: of the two only one can still be caught, so nobody chooses."""
    match = meets("web_blue_green", pieces={"blue": [10, 2], "green": [15, 2]}, caught=["green:15"])
    assert truth(match)["caught"] == ["blue:15", "green:15"]
    assert kind(match) == "cards.play"


def test_a_web_beside_bilbo_with_the_ring_catches_nobody() -> None:
    match = meets("web_blue_red", bilbo=15)
    assert truth(match)["caught"] == []
    assert told(match, "web.bilbo_frees")


def test_a_web_beside_bilbo_without_the_ring_does() -> None:
    match = meets("web_blue_red", bilbo=15, ring="lost at 20")
    assert truth(match)["caught"] == ["blue:15"]


def test_one_takes_the_web_upon_oneself_without_leave() -> None:
    match = meets("web_blue_green", pieces={"blue": [10, 2], "green": [15, 2]})
    answer(match, "piece:blue_1")
    assert truth(match)["caught"] == ["blue:15"]


def test_gandalf_helps_out_of_a_web() -> None:
    match = smaug(
        step="cards",
        pieces={"blue": [16, 2]},
        caught=["blue:16"],
        gandalf=3,
        blue=["ally_bard", "dwarf_dwalin", "dwarf_ori"],
    )
    answer(match, "piece:blue_1", "card:ally_bard", "card:dwarf_dwalin", "card:dwarf_ori")
    assert truth(match)["caught"] == [], "2 * 7 + 5 + 1"


def test_barrels_lead_into_another_adventure() -> None:
    match = meets("barrels")
    assert offered(match, "number") == {"2", "3"}
    answer(match, "number:3")
    assert at(match, "blue") == [18, 2]
    assert kind(match) == "adventure.draw"


def test_barrels_carry_bilbo_too() -> None:
    match = meets("barrels", bilbo=15)
    answer(match, "number:2")
    assert truth(match)["bilbo"] == 17
    assert at(match, "blue") == [17, 2]


@pytest.mark.parametrize(("die", "back"), [(1, 3), (3, 3), (4, 0), (6, 0)])
def test_enchanted_stream(die: int, back: int) -> None:
    match = meets("enchanted_stream")
    roll(match, die)
    assert at(match, "blue") == [15 - back, 2]
    assert kind(match) == "cards.play"


def test_enchanted_stream_two_who_rode_together_choose() -> None:
    match = smaug(pieces={"blue": [12, 2], "green": [12, 2]}, march={"blue": ["3"]})
    march(match, "3", "blue_1", 15, mate="green_1")
    draw(match, "enchanted_stream")
    answer(match, "piece:green_1", "agree")
    roll(match, 2)
    assert at(match, "blue") == [15, 2]
    assert at(match, "green") == [12, 2]


def test_elf_lanterns() -> None:
    match = meets("elf_lanterns")
    draw(match, "dwarf_fili")
    assert hand(match, "blue") == ["dwarf_fili"]
    assert kind(match) == "adventure.draw", "another adventure"


def test_elf_lanterns_may_light_up_smaug() -> None:
    match = meets("elf_lanterns")
    draw(match, "smaug_b2")
    assert truth(match)["smaug"] == 48
    assert hand(match, "blue") == []
