"""Decisions that a program had to add to the rulebooks; see docs/rulings/mordor.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import westmarch

from .play import DICE, active, kind, start, throw, track, turn


def test_our_ruling_gandalf_may_be_declined() -> None:
    """de 'Gandalf', ru 'Гэндальф': halving is allowed, not demanded."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", red="nazgul")
    match.play("symbol:gandalf")
    match.play("none")
    assert track(match, "sam") == "x"


def test_our_ruling_a_single_nazgul_goes_without_asking() -> None:
    """de 'Würfel rauslegen', ru 'Отложенные кубики': there is nothing to choose."""
    match = start("sam", "merry")
    throw(match, blue="nazgul", rest="orc")
    assert kind(match) == "throw.set_aside"
    assert match.view(None)["picked"] == ["blue"]


def test_our_ruling_order_is_asked_only_where_it_matters() -> None:
    """de 'Würfelsymbole': only Gandalf and a Nazgûl on one's own track can get in each other's way."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", blue="nazgul")
    assert kind(match) == "evaluate.gandalf", "the Nazgûl is Merry's"
    match = start("sam", "merry", at={"sam": "gondor"})
    turn(match, yellow="gandalf", red="nazgul")
    assert kind(match) == "evaluate.gandalf", "the Nazgûl does nothing"
    match = start("sam", "merry", nazgul={"sam": "x x x x x x .."})
    turn(match, yellow="gandalf", red="nazgul")
    assert active(match) == "merry", "Gandalf has nothing to halve"
    match = start("sam", "merry")
    turn(match, yellow="gandalf", red="nazgul")
    assert kind(match) == "evaluate.order"


def test_our_ruling_the_order_is_asked_anew_for_each_nazgul() -> None:
    """de 'Würfelsymbole': Gandalf may come between two Nazgûl."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", red="nazgul", green="nazgul")
    match.play("symbol:nazgul")
    assert kind(match) == "evaluate.order"
    match.play("symbol:gandalf")
    match.play("space:2")
    assert track(match, "sam") == "x x."


def test_our_ruling_options_stand_for_the_set_up_talk() -> None:
    """de 'Spielvorbereitung', ru 'Подготовка к игре': who is who and who begins is said beforehand."""
    match = westmarch.new("mordor", 3, options={"hobbits": "pippin,frodo,merry", "first": 2}, chance="ask")
    assert match.view(None)["hobbits"] == ["pippin", "frodo", "merry"]
    assert active(match) == "frodo"


def test_our_ruling_nobody_can_have_been_in_mordor_a_round_ago() -> None:
    """de 'Spielende': the match ends with the round in which somebody arrives."""
    with pytest.raises(westmarch.PositionError, match="merry reached Mordor in an earlier round"):
        start("frodo", "sam", "merry", active="sam", at={"merry": "mordor"})


@pytest.mark.parametrize(("rings", "reached"), [(1, 15), (2, 16), (3, 17)])
def test_our_ruling_shelob_on_the_long_layout(rings: int, reached: int) -> None:
    """de '8) Kankras Lauer': from the first of two spaces there, one ring less than thrown."""
    match = start("frodo", "sam", layout="long", positions={"frodo": 15})
    turn(match, **dict.fromkeys(DICE[:rings], "ring"))
    assert match.view(None)["position"][0] == reached


# -- the page of rulings -----------------------------------------------------------------------


def test_the_page_of_rulings_names_tests_that_exist() -> None:
    """Every row of the page is held by a test, and no test of a ruling is missing there."""
    here = Path(__file__)
    page = (here.parents[3] / "docs" / "rulings" / "mordor.md").read_text("utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    sources = "".join(path.read_text("utf-8") for path in here.parent.glob("test_*.py"))
    assert named <= set(re.findall(r"def (test_\w+)\(", sources))
    assert set(re.findall(r"def (test_(?:our_)?ruling_\w+)\(", sources)) <= named
    assert [int(n) for n in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)] == list(range(1, 30))
