"""Beorn's House, card by card: when it cannot be played, what it does, and whom it meets."""

from __future__ import annotations

import pytest

from ..kit import answer, at, draw, hand, kind, offered, offers, refuses, roll, smaug, told, truth, why

CARDS = {"step": "cards"}


@pytest.mark.parametrize("card", ["bilbo_1_4", "bilbo_1_4_e"])
def test_bilbo_1_4(card: str) -> None:
    match = smaug(**CARDS, bilbo=10, blue=[card])
    answer(match, f"card:{card}")
    assert offered(match, "space") == {"6", "7", "8", "9", "11", "12", "13", "14"}
    answer(match, "space:12")
    assert truth(match)["bilbo"] == 12
    assert kind(match) == "cards.play", "with the Ring he meets no adventure"
    assert truth(match)["discards"] == [card]


def test_bilbo_1_4_frees_who_lies_in_a_web() -> None:
    match = smaug(**CARDS, bilbo=12, pieces={"green": [16, 2]}, caught=["green:16"], blue=["bilbo_1_4"])
    answer(match, "card:bilbo_1_4", "space:16")
    assert truth(match)["caught"] == []


def test_bilbo_frees_only_who_lies_on_his_space() -> None:
    """l. 210."""
    pieces = {"blue": [15, 2], "green": [16, 2]}
    match = smaug(**CARDS, bilbo=12, pieces=pieces, caught=["blue:15", "green:16"], blue=["bilbo_1_4"])
    answer(match, "card:bilbo_1_4", "space:16")
    assert truth(match)["caught"] == ["blue:15"]


def test_bilbo_who_finds_the_ring_beside_a_web_frees_at_once() -> None:
    """l. 210: with the Ring he stands there."""
    match = smaug(
        **CARDS,
        bilbo=12,
        ring="lost at 16",
        pieces={"green": [16, 2]},
        caught=["green:16"],
        blue=["bilbo_1_4"],
    )
    answer(match, "card:bilbo_1_4", "space:16")
    assert truth(match)["ring"] == "worn"
    assert truth(match)["caught"] == []
    assert kind(match) == "cards.play", "he is not seen, so no adventure"


def test_without_the_ring_he_frees_nobody_and_meets_adventures() -> None:
    match = smaug(
        **CARDS,
        bilbo=12,
        ring="lost at 20",
        pieces={"green": [16, 2]},
        caught=["green:16"],
        blue=["bilbo_1_4"],
    )
    answer(match, "card:bilbo_1_4", "space:16")
    assert kind(match) == "adventure.draw"
    draw(match, "elf_lanterns")
    draw(match, "dwarf_dori")
    assert truth(match)["caught"] == ["green:16"]
    assert hand(match, "blue") == ["dwarf_dori"], "who moved him draws for him"


@pytest.mark.parametrize("card", ["bilbo_5", "bilbo_5_e"])
def test_bilbo_5(card: str) -> None:
    match = smaug(**CARDS, bilbo=10, blue=[card])
    answer(match, f"card:{card}")
    assert offered(match, "space") == {"5", "15"}
    answer(match, "space:5")
    assert truth(match)["bilbo"] == 5


def test_bilbo_5_stops_before_the_closed_door() -> None:
    match = smaug(**CARDS, bilbo=30, blue=["bilbo_5"])
    answer(match, "card:bilbo_5")
    assert truth(match)["bilbo"] == 25, "ahead is locked, so only back"


def test_bilbo_die() -> None:
    match = smaug(**CARDS, bilbo=10, blue=["bilbo_die"])
    answer(match, "card:bilbo_die")
    roll(match, 4)
    assert offered(match, "space") == {"6", "14"}
    answer(match, "space:14")
    assert truth(match)["bilbo"] == 14


def test_bilbo_die_may_be_given_up_at_the_door() -> None:
    match = smaug(**CARDS, bilbo=31, blue=["bilbo_die"])
    answer(match, "card:bilbo_die")
    roll(match, 6)
    assert offers(match, "none", "space:25")
    answer(match, "none")
    assert truth(match)["bilbo"] == 31


@pytest.mark.parametrize(("card", "steps"), [("paths_2", 2), ("paths_3", 3), ("paths_5", 5)])
def test_unknown_paths(card: str, steps: int) -> None:
    match = smaug(**CARDS, pieces={"blue": [19, 1]}, blue=[card])
    answer(match, f"card:{card}")
    assert kind(match) == "card.how", "said before it is carried out"
    die = match.fork()
    answer(match, "printed", "piece:blue_1")
    assert at(match, "blue") == [19 + steps, 1]
    answer(die, "die")
    roll(die, 1)
    answer(die, "piece:blue_2")
    assert at(die, "blue") == [19, 2]


def test_unknown_paths_moves_only_ones_own_dwarves_and_ahead() -> None:
    match = smaug(**CARDS, pieces={"blue": [20, 20], "green": [22, 3]}, blue=["paths_3"])
    answer(match, "card:paths_3", "printed")
    assert at(match, "blue") == [23, 20]


def test_unknown_paths_need_somebody_who_can_go() -> None:
    match = smaug(**CARDS, pieces={"blue": [33, 33]}, key_holder="green", blue=["paths_2"])
    assert refuses(match, "card:paths_2")
    assert why(match, "card:paths_2") == "locked"


@pytest.mark.parametrize(("card", "spaces"), [("eagle_1_2", {"21", "22"}), ("eagle_1_3", {"21", "22", "23"})])
def test_eagle(card: str, spaces: set[str]) -> None:
    match = smaug(**CARDS, pieces={"blue": [20, "killed"]}, blue=[card])
    answer(match, f"card:{card}")
    assert offered(match, "space") == spaces
    answer(match, "space:22")
    assert at(match, "blue") == [22, "killed"]


def test_eagle_leads_into_adventures() -> None:
    match = smaug(**CARDS, pieces={"blue": [7, 7]}, blue=["eagle_1_2"])
    answer(match, "card:eagle_1_2", "space:8")
    assert kind(match) == "adventure.draw"


def test_dwarf_way_joins_the_nearest_lone_dwarf() -> None:
    match = smaug(**CARDS, pieces={"blue": [3, 1], "green": [20, 24]}, blue=["dwarf_way"])
    answer(match, "card:dwarf_way", "piece:blue_1")
    assert at(match, "blue") == [20, 1]


def test_dwarf_way_skips_two_dwarves() -> None:
    match = smaug(**CARDS, pieces={"blue": [3, 3], "green": [6, 6]}, blue=["dwarf_way"])
    assert why(match, "card:dwarf_way") == "nobody_ahead"


@pytest.mark.parametrize(
    ("card", "steps"),
    [("gandalf_1", 1), ("gandalf_2", 2), ("gandalf_3", 3), ("gandalf_3_e", 3), ("gandalf_4", 4)],
)
def test_gandalf(card: str, steps: int) -> None:
    match = smaug(**CARDS, gandalf=5, blue=[card])
    answer(match, f"card:{card}")
    assert offered(match, "step") == {str(5 - steps), str(5 + steps)}
    answer(match, f"step:{5 - steps}")
    assert truth(match)["gandalf"] == 5 - steps
    assert why(smaug(**CARDS, gandalf=5, blue=[]), f"card:{card}") == "not_in_hand"


@pytest.mark.parametrize(("step", "steps"), [(1, {"0", "2"}), (9, {"8", "10"})])
def test_gandalf_goes_to_the_ends_of_his_path(step: int, steps: set[str]) -> None:
    """l. 150."""
    match = smaug(**CARDS, gandalf=step, blue=["gandalf_1"])
    answer(match, "card:gandalf_1")
    assert offered(match, "step") == steps


def test_gandalfs_points_are_not_shortened_at_the_end() -> None:
    """l. 150."""
    match = smaug(**CARDS, gandalf=9, blue=["gandalf_2"])
    answer(match, "card:gandalf_2")
    assert truth(match)["gandalf"] == 7


STRENGTH = {
    "dwarf_dori": (2,),
    "dwarf_nori": (2,),
    "dwarf_fili": (4,),
    "dwarf_ori": (1,),
    "dwarf_kili": (4,),
    "dwarf_balin": (3,),
    "dwarf_oin": (3,),
    "dwarf_gloin": (3,),
    "dwarf_bifur": (1, 3),
    "dwarf_bofur": (2, 4),
    "dwarf_bombur": (1, 4),
    "dwarf_dwalin": (5,),
    "dwarf_thorin": (5,),
    "ally_beorn": (6,),
    "ally_bard": (7,),
    "dwarf_thorin_e": (5, 6),
    "ally_tauriel": (4, 5),
}
"""As the facts have them."""


@pytest.mark.parametrize(("card", "values"), STRENGTH.items())
def test_strength(card: str, values: tuple[int, ...]) -> None:
    """Not played by itself; as the second card against Smaug it drives him back by each of its values."""
    match = smaug(**CARDS, blue=[card])
    assert why(match, f"card:{card}") == "in_fights_only"
    first = "ally_bard" if card == "ally_bard" else "ally_beorn" if card == "ally_beorn" else "ally_bard"
    attack = {"pieces": {"blue": [30, 29]}, "smaug": 34, "key_open": True, "march": {"blue": ["4"]}}
    for value in values:
        match = smaug(**attack, blue=[first, card])
        answer(match, "march:4", "piece:blue_1", "space:34")
        answer(match, f"card:{first}", f"card:{card}")
        if len(values) > 1:
            assert offered(match, "number") == {str(one) for one in values}
            answer(match, f"number:{value}")
        assert truth(match)["smaug"] == 34 + value


@pytest.mark.parametrize(
    ("card", "main", "extra"),
    [
        ("smaug_b1", 1, 2),
        ("smaug_b2", 2, 0),
        ("smaug_b3", 2, 1),
        ("smaug_b4", 2, 2),
        ("smaug_b5", 3, 1),
        ("smaug_b6", 3, 2),
    ],
)
def test_smaug_cards(card: str, main: int, extra: int) -> None:
    """At once, with two stops; into the discards, so it comes back; Gandalf by the cave shortens it."""
    players = ["blue", "green", "red"]
    match = smaug(step="draw", players=players)
    draw(match, card)
    assert match.state.smaug == main + extra
    assert len(told(match, "smaug.moves")) == (2 if extra else 1)
    assert truth(match)["discards"] == [card]
    assert kind(match) == "draw.card", "not replaced: this is the second card"
    match = smaug(step="draw", players=players, gandalf=10)
    draw(match, card)
    assert match.state.smaug == main
