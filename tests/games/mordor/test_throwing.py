"""Set-up, throwing and the White Tree as both rulebooks say it, rule by rule (S and R of the facts)."""

from __future__ import annotations

from itertools import permutations

import pytest

import westmarch
from westmarch import CHANCE, BadOption, IllegalAnswer

from .play import (
    DICE,
    active,
    dice_to_throw,
    idle,
    is_thrown,
    offered,
    pick,
    set_aside,
    start,
    throw,
    track,
    turn,
    where,
)

# -- set-up ------------------------------------------------------------------------------------


def test_everybody_takes_another_hobbit() -> None:
    """S1, de 'Spielvorbereitung', ru 'Подготовка к игре': what one has taken is not offered again."""
    match = westmarch.new("mordor", 3, options={"hobbits": "choose"}, chance="ask")
    free = ["hobbit:frodo", "hobbit:sam", "hobbit:merry", "hobbit:pippin"]
    for seat, hobbit in enumerate(("hobbit:merry", "hobbit:frodo", "hobbit:pippin")):
        assert match.prompt is not None
        assert (match.prompt.seat, match.prompt.kind) == (seat, "setup.hobbit")
        assert offered(match) == free
        match.play(hobbit)
        free.remove(hobbit)
    assert match.view(None)["hobbits"] == ["merry", "frodo", "pippin"]
    assert is_thrown(match)


def test_the_dice_follow_the_hobbits() -> None:
    """C6, C8, C9, de 'Spielvorbereitung': the first seat is Sam here, so red strikes the first seat."""
    match = westmarch.new("mordor", 2, options={"hobbits": "sam,frodo", "first": 2}, chance="ask")
    turn(match, red="nazgul")
    assert track(match, "sam") == "x"
    assert track(match, "frodo") == ""


@pytest.mark.parametrize("hobbits", ["sam", "sam,sam", "sam,gollum", "sam,merry,pippin"])
def test_hobbits_that_cannot_play(hobbits: str) -> None:
    """S1, de 'Spielvorbereitung': one different hobbit for each of two players."""
    with pytest.raises(BadOption, match="2 different hobbits"):
        westmarch.new("mordor", 2, options={"hobbits": hobbits})


@pytest.mark.parametrize("first", ["0", "3", "sam", ""])
def test_a_first_player_that_cannot_be(first: str) -> None:
    """S2, de 'Spielvorbereitung': one of the two players begins."""
    with pytest.raises(BadOption, match="a seat from 1 to 2"):
        westmarch.new("mordor", 2, options={"first": first})


def test_a_toss_for_the_first_player() -> None:
    """S2, de 'Spielvorbereitung', ru 'Подготовка к игре': chance stands for who read the story last."""
    match = westmarch.new("mordor", 2, options={"first": "random"}, chance="ask")
    assert match.prompt is not None
    assert (match.prompt.seat, match.prompt.kind) == (CHANCE, "setup.first")
    match.play("hobbit:sam")
    assert active(match) == "sam"


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    """C1, de title page: neither alone nor five."""
    with pytest.raises(BadOption, match="2–4"):
        westmarch.new("mordor", players)


# -- throwing ----------------------------------------------------------------------------------


def test_R1_clockwise_from_the_first_player() -> None:
    """de 'Spielablauf', ru 'Ход игры': the third seat began, then the first, then the second."""
    match = start("frodo", "sam", "merry", first="merry")
    for hobbit in ("merry", "frodo", "sam", "merry"):
        assert active(match) == hobbit
        idle(match)


def test_R2_a_turn_starts_with_all_five_dice() -> None:
    """de 'Würfeln', ru 'Броски кубиков'."""
    match = start("frodo", "sam")
    assert dice_to_throw(match) == list(DICE)
    throw(match, rest="orc")
    assert set(match.view(None)["faces"]) == set(DICE)


def test_R3_at_least_one_die() -> None:
    """de 'Würfel rauslegen', ru 'Отложенные кубики': 'done' comes only after the first die."""
    match = start("frodo", "sam")
    throw(match, rest="orc", black="ring")
    assert offered(match) == [f"die:{die}" for die in DICE]
    with pytest.raises(IllegalAnswer):
        match.play("done")
    match.play("die:red")
    assert offered(match) == ["die:black", "done"]


def test_R4_different_symbols_only() -> None:
    """de 'Würfel rauslegen', ru 'Отложенные кубики': one of each symbol from one throw."""
    match = start("frodo", "sam")
    throw(match, yellow="ring", red="orc", blue="ring", green="gandalf", black="orc")
    match.play("die:yellow")
    assert "die:blue" not in offered(match)
    match.play("die:red")
    assert "die:black" not in offered(match)
    match.play("die:green")
    assert offered(match) == ["done"]


def test_R5_exactly_one_nazgul() -> None:
    """de 'Würfel rauslegen', ru 'Назгул': one must go, a second cannot."""
    match = start("frodo", "sam")
    throw(match, yellow="nazgul", red="nazgul", blue="orc", green="ring", black="nazgul")
    match.play("die:red")
    assert offered(match) == ["die:blue", "die:green", "done"]


def test_R5_the_nazgul_goes_whatever_else_is_taken() -> None:
    """de 'Würfel rauslegen': a ring may follow the Nazgûl, not replace it."""
    match = start("frodo", "sam")
    throw(match, yellow="ring", red="nazgul", rest="orc")
    pick(match, "yellow")
    assert match.view(None)["picked"] == ["yellow", "red"]


def test_R7_nobody_stops_throwing_early() -> None:
    """de 'Erneut würfeln', ru 'Завершение бросков': the rest is thrown again until no die is left."""
    match = start("frodo", "sam")
    for die in DICE:
        assert active(match) == "frodo"
        assert is_thrown(match)
        throw(match, rest="orc")
        set_aside(match, die)
    assert active(match) == "sam"


def test_R8_equal_symbols_in_later_throws() -> None:
    """de 'Erneut würfeln', ru 'Новые броски': a second ring may join the first."""
    match = start("frodo", "sam")
    throw(match, yellow="ring", red="ring", rest="orc")
    set_aside(match, "yellow")
    throw(match, red="ring", blue="orc", green="orc", black="white_tree")
    set_aside(match, "red", "black")
    assert where(match, "frodo") == "moria"


# -- the white tree ----------------------------------------------------------------------------


def test_R23_the_tree_ends_the_throwing() -> None:
    """de 'Weißer Baum', ru 'Белое древо': the four other dice stay where they are and do nothing."""
    match = start("frodo", "sam")
    throw(match, yellow="ring", red="orc", blue="gandalf", green="fellowship", black="white_tree")
    set_aside(match, "black")
    assert active(match) == "sam"
    assert where(match, "frodo") == "bag_end"
    assert track(match, "frodo") == ""


def test_R24_other_nazgul_of_the_throw_do_not_count() -> None:
    """de 'Weißer Baum', ru 'Белое древо': one goes, the two left on the table strike nobody."""
    match = start("frodo", "sam", "merry")
    throw(match, yellow="nazgul", red="nazgul", blue="nazgul", green="orc", black="white_tree")
    set_aside(match, "red", "black")
    assert [track(match, hobbit) for hobbit in ("frodo", "sam", "merry")] == ["", "x", ""]


def test_R25_the_tree_need_not_be_taken() -> None:
    """de 'Weißer Baum' 219: left on the table it is thrown again with the rest."""
    match = start("frodo", "sam")
    throw(match, yellow="ring", rest="orc", black="white_tree")
    set_aside(match, "yellow")
    assert active(match) == "frodo"
    assert "black" in dice_to_throw(match)


# -- any order -----------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations(("yellow", "blue", "black"))))
def test_dice_of_one_throw_are_set_aside_in_any_order(order: tuple[str, ...]) -> None:
    """de 'Würfel rauslegen', ru 'Броски кубиков': one or more dice; no order is asked for."""
    match = start()
    throw(match, yellow="ring", red="ring", blue="orc", green="gandalf", black="fellowship")
    for number, die in enumerate(order):
        assert f"die:{die}" in offered(match), f"after {order[:number]}"
        match.play(f"die:{die}")
    assert offered(match) == ["die:green", "done"], "red shows a ring like yellow"
    match.play("done")
    assert is_thrown(match)
    assert sorted(match.view(None)["aside"]) == sorted(order)
