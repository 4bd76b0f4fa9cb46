"""The cases of the facts, X1 to X23: four printed examples, and what follows from stated rules."""

from __future__ import annotations

import pytest

from .kit import (
    answer,
    at,
    draw,
    hand,
    kind,
    march,
    offered,
    offers,
    over,
    refuses,
    roll,
    smaug,
    told,
    truth,
    why,
)

SPIDER = {"pieces": {"blue": [4, 2]}, "march": {"blue": ["4"]}, "bilbo": 1}
"""Blue's first dwarf goes 4 to the first space of Mirkwood."""


def meets(card: str, **position: object):  # type: ignore[no-untyped-def]
    """Blue marches 4 onto space 8 and meets a card."""
    match = smaug(**{**SPIDER, **position})
    march(match, "4", "blue_1", 8)
    draw(match, card)
    return match


def test_x1_giant_spider_beaten() -> None:
    match = meets("enemy_giant_spider", blue=["dwarf_dori", "dwarf_nori", "dwarf_fili", "ally_beorn"])
    answer(match, "card:dwarf_dori", "card:dwarf_nori", "card:dwarf_fili", "card:ally_beorn")
    position = truth(match)
    assert sorted(position["discards"]) == ["ally_beorn", "dwarf_dori", "dwarf_fili", "dwarf_nori"]
    assert "enemy_giant_spider" not in position["decks"]["mirkwood"]
    assert position["face_up"] == []
    assert at(match, "blue") == [8, 2]


def test_x2_the_same_with_gandalf() -> None:
    match = meets("enemy_giant_spider", blue=["dwarf_dori", "ally_beorn"], gandalf=3)
    answer(match, "card:ally_beorn", "card:dwarf_dori")
    assert told(match, "fight.won")[-1]["doubled"] == "card:ally_beorn"
    assert truth(match)["face_up"] == []


def test_x3_retreat() -> None:
    match = smaug(pieces={"blue": [14, 2]}, march={"blue": ["4"]}, bilbo=1)
    march(match, "4", "blue_1", 18)
    draw(match, "enemy_azog")
    answer(match, "retreat")
    roll(match, 3)
    assert at(match, "blue") == [11, 2]


@pytest.mark.parametrize(("die", "back"), [(1, 9), (6, 4)])
def test_x5_retreat_range(die: int, back: int) -> None:
    match = smaug(pieces={"blue": [14, 2]}, march={"blue": ["4"]})
    march(match, "4", "blue_1", 18)
    draw(match, "enemy_azog")
    answer(match, "retreat")
    roll(match, die)
    assert at(match, "blue") == [18 - back, 2]


ATTACK = {"pieces": {"blue": [31, 30]}, "smaug": 35, "key_open": True, "march": {"blue": ["4"]}}


def test_x4_smaug_driven_back() -> None:
    match = smaug(**ATTACK, blue=["ally_bard", "dwarf_fili"])
    march(match, "4", "blue_1", 35)
    assert offered(match, "card") == {"ally_bard"}
    answer(match, "card:ally_bard", "card:dwarf_fili")
    assert truth(match)["smaug"] == 39
    assert hand(match, "blue") == []


def test_x6_overshooting_is_not_a_win() -> None:
    match = meets("enemy_giant_spider", blue=["ally_bard", "ally_beorn", "dwarf_dori"])
    assert offered(match, "card") == set()
    assert why(match, "card:ally_bard") == "not_exact"
    assert offers(match, "retreat")


def test_x7_smaug_in_reach_of_the_cave() -> None:
    match = smaug(
        pieces={"blue": [44, 43]},
        smaug=48,
        key_open=True,
        march={"blue": ["4"]},
        blue=["ally_beorn", "dwarf_dwalin"],
    )
    march(match, "4", "blue_1", 48)
    answer(match, "card:ally_beorn", "card:dwarf_dwalin")
    assert truth(match)["smaug"] == "cave"


def test_x8_doubled_push() -> None:
    match = smaug(**ATTACK, gandalf=7, blue=["ally_bard", "dwarf_fili"])
    march(match, "4", "blue_1", 35)
    answer(match, "card:ally_bard", "card:dwarf_fili", "number:8")
    assert truth(match)["smaug"] == 43


def test_x9_full_space() -> None:
    match = smaug(pieces={"blue": [2, 1], "green": [6, 7]}, bilbo=6, march={"blue": ["4"]})
    march(match, "4", "blue_1", 7)
    assert at(match, "blue") == [7, 1]


def test_x10_a_pair_needs_an_empty_space() -> None:
    match = smaug(pieces={"blue": [3, 3], "green": [6, 2]}, march={"blue": ["3"]})
    march(match, "3", "blue_1", 7, mate="blue_2")
    assert at(match, "blue") == [7, 7]


def test_going_back_a_full_space_is_passed_too() -> None:
    """l. 121, 123: in the direction in which one goes."""
    match = smaug(pieces={"blue": [10, 2], "green": [6, 6]}, march={"blue": ["4"]})
    answer(match, "march:4", "piece:blue_1")
    assert offered(match, "space") == {"14", "5"}


def test_a_march_card_is_turned_down_until_all_four_are() -> None:
    """l. 117."""
    match = smaug(pieces={"blue": [10, 2]}, march={"blue": ["4", "5"]})
    march(match, "4", "blue_1", 14)
    assert truth(match)["march"]["blue"] == ["5"]
    match = smaug(pieces={"blue": [10, 2]}, march={"blue": ["4"]})
    march(match, "4", "blue_1", 14)
    assert sorted(truth(match)["march"]["blue"]) == ["123", "3", "4", "5"]


def test_any_other_piece_of_the_space_rides_along_with_the_horse_only() -> None:
    """l. 117: the second dwarf, another's dwarf, or Bilbo, or nobody."""
    match = smaug(pieces={"blue": [1, 1], "green": [1, 1]}, bilbo=1, march={"blue": ["3", "4"]})
    other = match.fork()
    answer(match, "march:3")
    assert offers(match, "none")
    assert offered(match, "piece") == {"blue_2", "green_1", "bilbo"}
    answer(match, "piece:bilbo")
    assert truth(match)["bilbo"] == 4
    assert at(match, "blue") == [4, 1]
    answer(other, "march:4")
    assert kind(other) == "cards.play", "nobody is asked who comes along"
    assert at(other, "blue") == [5, 1]


def test_who_lies_in_a_web_does_not_ride_along() -> None:
    """l. 209: he stays where he is caught."""
    match = smaug(pieces={"blue": [15, 2], "green": [15, 2]}, caught=["green:15"], march={"blue": ["3"]})
    answer(match, "march:3", "piece:blue_1")
    assert kind(match) == "march.space"


def test_the_rune_binds_who_rides_along_too() -> None:
    """l. 244-248: Green's other dwarf has not reached it."""
    match = smaug(pieces={"blue": [47, 31], "green": [47, 30]}, key_open=True, march={"blue": ["3"]})
    answer(match, "march:3", "piece:blue_1", "piece:green_1")
    assert at(match, "green") == [44, 30], "together only back"
    assert told(match, "move.home") == []


def drawing(spaces: list[int], **position: object):  # type: ignore[no-untyped-def]
    return smaug(step="draw", pieces={"blue": spaces}, key_open=True, **position)


def test_x11_draw_two_from_two_refuges() -> None:
    match = drawing([25, 45])
    assert offered(match, "deck") == {"esgaroth", "treasury"}
    answer(match, "deck:treasury")
    draw(match, "treasure_3", "legolas")
    assert hand(match, "blue") == ["legolas", "treasure_3"]


def test_x12_draw_two_one_in_esgaroth() -> None:
    match = drawing([26, 30])
    assert offered(match, "deck") == {"esgaroth", "beorn"}


def test_x13_hand_limit() -> None:
    held = ["dwarf_dori", "dwarf_nori", "dwarf_ori", "dwarf_oin", "dwarf_gloin", "dwarf_balin"]
    match = drawing([2, 3], blue=held)
    draw(match, "eagle_1_2", "paths_2")
    answer(match, "card:dwarf_ori")
    assert kind(match) == "draw.discard"
    answer(match, "card:dwarf_dori")
    assert kind(match) == "march.card"
    assert len(hand(match, "blue")) == 6


CAUGHT = {"step": "cards", "pieces": {"blue": [16, 2]}, "caught": ["blue:16"]}


def test_x14_web_release() -> None:
    match = smaug(**CAUGHT, blue=["ally_bard", "ally_beorn", "dwarf_fili", "dwarf_balin"])
    answer(match, "piece:blue_1", "card:ally_bard", "card:ally_beorn", "card:dwarf_fili", "card:dwarf_balin")
    assert truth(match)["caught"] == []
    assert hand(match, "blue") == []


def test_cards_of_a_release_are_named_once_and_discarded() -> None:
    """l. 212, 129: only cards with a strength; and the second step goes on."""
    cards = ["ally_bard", "ally_beorn", "dwarf_fili", "dwarf_balin"]
    match = smaug(**CAUGHT, blue=[*cards, "gandalf_1"])
    answer(match, "piece:blue_1")
    assert offered(match, "card") == set(cards)
    answer(match, "card:ally_bard")
    assert offered(match, "card") == set(cards[1:])
    answer(match, *(f"card:{card}" for card in cards[1:]))
    assert sorted(truth(match)["discards"]) == sorted(cards)
    assert kind(match) == "cards.play"
    assert offers(match, "card:gandalf_1")


def test_of_two_strengths_the_greater_counts_for_a_release() -> None:
    """l. 156, 212: seven, six, six and one are twenty."""
    match = smaug(**CAUGHT, blue=["ally_bard", "ally_beorn", "dwarf_thorin_e", "dwarf_ori"])
    assert offers(match, "piece:blue_1")


def test_x15_web_release_short() -> None:
    match = smaug(**CAUGHT, blue=["ally_bard", "ally_beorn", "dwarf_fili", "dwarf_dori"])
    assert refuses(match, "piece:blue_1")
    assert why(match, "piece:blue_1") == "not_strong_enough"


def smaug_comes(card: str, **position: object):  # type: ignore[no-untyped-def]
    """Blue, in the last step, draws this Smaug card."""
    match = smaug(**{"step": "draw", "key_open": True, **position})
    draw(match, card)
    return match


def test_x16_smaug_stops_twice() -> None:
    """Smaug 2 + 1 from space 42: the dwarf two spaces before him is killed at the first stop."""
    match = smaug_comes("smaug_b3", smaug=42, pieces={"blue": [40, 30]})
    assert at(match, "blue") == ["killed", 30]
    assert truth(match)["smaug"] == 39


def test_x17_gandalf_by_the_cave() -> None:
    match = smaug_comes("smaug_b3", smaug=42, gandalf=10)
    assert truth(match)["smaug"] == 40


def test_x18_passing() -> None:
    match = smaug_comes("smaug_b5", smaug=42, gandalf=10, pieces={"blue": [40, 31]})
    assert at(match, "blue") == [30, 31]
    assert truth(match)["smaug"] == 39


def test_x19_bilbo_with_ring() -> None:
    match = smaug_comes("smaug_b5", smaug=42, gandalf=10, bilbo=39)
    assert truth(match)["bilbo"] == 39


def test_x20_bilbo_without_ring() -> None:
    match = smaug_comes("smaug_b5", smaug=42, gandalf=10, bilbo=39, ring="by the treasury")
    assert over(match) == "ending.bilbo"
    assert match.result is not None
    assert match.result.scores == (0.0, 0.0)


def test_x21_final_space_gate() -> None:
    match = smaug(pieces={"blue": [47, 30]}, key_open=True, march={"blue": ["5"]})
    answer(match, "march:5", "piece:blue_1")
    assert at(match, "blue") == [42, 30], "ahead is closed, so he could only go back"
    assert told(match, "move.home") == []


def test_x22_final_space_gate_lifted() -> None:
    match = smaug(pieces={"blue": [47, "killed"]}, key_open=True, march={"blue": ["5"]})
    march(match, "5", "blue_1", 50)
    assert at(match, "blue") == [50, "killed"]


def test_x23_shortened_smaug_move() -> None:
    match = smaug_comes("smaug_b5", smaug=42, gandalf=10, green=["treasure_2"])
    answer(match, "card:treasure_2")
    assert truth(match)["smaug"] == 41
