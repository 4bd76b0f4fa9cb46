"""What cannot be chosen says why, and what can be chosen says what it changes."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from games.mordor.play import kind, pick, set_aside, start, throw, turn
from westmarch import Match


def why(match: Match[Any], answer: str) -> str | None:
    reason = match.why_not(answer)
    return None if reason is None else reason.key


def told(match: Match[Any], answer: str) -> list[tuple[str, dict[str, Any]]]:
    assert match.prompt is not None
    option = next(option for option in match.prompt.options if option == answer)
    return [(outcome.key, dict(outcome.args)) for outcome in match.prompt.foretell(option)]


def thrown(*players: str, **symbols: str) -> Match[Any]:
    match = start(*players)
    throw(match, **symbols)
    return match


def test_a_taken_hobbit() -> None:
    match = westmarch.new("mordor", 2, 1, {"hobbits": "choose"})
    match.play("hobbit:sam")
    reason = match.why_not("hobbit:sam")
    assert reason is not None
    assert (reason.key, reason.args) == ("hobbit_taken", {"hobbit": "hobbit:sam", "seat": 1})
    assert told(match, "hobbit:frodo") == [("takes_die", {"die": "die:yellow"})]


def test_dice_of_a_throw() -> None:
    match = thrown(yellow="ring", red="ring", blue="orc", green="gandalf", black="fellowship")
    assert why(match, "done") == "one_at_least"
    assert why(match, "space:1") == "halve_later"
    assert why(match, "die:red") is None
    pick(match, "yellow")
    assert why(match, "die:yellow") == "picked_already"
    assert why(match, "die:red") == "equal_symbol"
    pick(match, "green")
    assert why(match, "die:blue") is None, "picked in any order"
    match.play("done")
    throw(match, rest="orc")
    assert why(match, "die:yellow") == "aside_before"
    assert why(match, "hobbit:sam") == "not_asked"


def test_nazgul_of_a_throw() -> None:
    match = thrown(yellow="nazgul", red="nazgul", blue="orc", green="gandalf", black="fellowship")
    assert kind(match) == "throw.nazgul"
    assert why(match, "die:blue") == "nazgul_first"
    assert why(match, "done") == "one_at_least"
    match.play("die:red")
    assert why(match, "die:yellow") == "one_nazgul"
    assert why(match, "die:blue") is None


def test_in_rohan_first_the_repeating() -> None:
    match = start("frodo", "sam", at={"frodo": "rohan"})
    throw(match, rest="orc")
    assert why(match, "die:red") == "repeat_first"
    assert told(match, "repeat") == [("throws_again", {"n": 5})]
    assert told(match, "keep") == [("throw_stands", {})]


def test_squares_that_gandalf_cannot_halve() -> None:
    match = start("frodo", "sam", nazgul={"frodo": "x .."})
    turn(match, red="gandalf")
    assert kind(match) == "evaluate.gandalf"
    assert why(match, "space:1") == "square_crossed"
    assert why(match, "space:2") == "square_halved"
    assert why(match, "space:3") is None
    assert why(match, "space:8") == "no_square"
    assert why(match, "die:red") == "throwing_over"
    assert told(match, "space:3") == [("halved", {"hobbit": "hobbit:frodo", "left": 7, "then": 8})]
    assert told(match, "none") == [("not_halved", {"hobbit": "hobbit:frodo", "left": 7, "then": 7})]


def test_gandalf_or_nazgul_first() -> None:
    match = start("frodo", "sam")
    turn(match, red="gandalf", yellow="nazgul")
    assert kind(match) == "evaluate.order"
    assert why(match, "space:1") == "order_first"
    assert told(match, "symbol:nazgul") == [("strike_now", {"hobbit": "hobbit:frodo", "left": 7, "then": 6})]
    assert told(match, "symbol:gandalf") == []


@pytest.mark.parametrize(
    ("answer", "key", "args"),
    [
        ("die:yellow", "rings", {"spaces": 0, "then": 1, "place": "place:rivendell"}),
        ("die:green", "gandalf_may", {}),
        ("die:black", "ends_throwing", {}),
    ],
)
def test_what_a_die_changes(answer: str, key: str, args: dict[str, Any]) -> None:
    match = thrown(yellow="ring", red="orc", blue="fellowship", green="gandalf", black="white_tree")
    [(found, told_args), *_] = told(match, answer)
    assert found == key
    assert args.items() <= told_args.items()


def test_a_ring_behind_orcs_leads_nowhere_until_they_are_held() -> None:
    match = thrown(yellow="orc", red="ring", blue="fellowship", green="orc", black="orc")
    assert told(match, "die:yellow") == []
    pick(match, "yellow")
    assert [key for key, _ in told(match, "die:red")] == ["rings_held"]
    pick(match, "red")
    assert [key for key, _ in told(match, "die:blue")] == ["rings"]


def test_an_orc_takes_back_what_the_rings_gave() -> None:
    match = thrown(yellow="ring", red="orc", blue="gandalf", green="gandalf", black="gandalf")
    pick(match, "yellow")
    [(key, args)] = told(match, "die:red")
    assert (key, args["spaces"], args["then"], args["place"]) == ("rings", 1, 0, "place:bag_end")
    assert told(match, "done") == [("throws_again", {"n": 4})]


def test_nazgul_tell_whom_they_strike_and_how_much_is_left() -> None:
    match = start("frodo", "sam", nazgul={"sam": "x x x x x x"})
    throw(match, yellow="nazgul", red="nazgul", blue="nazgul", green="orc", black="orc")
    assert told(match, "die:red") == [("strikes", {"hobbit": "hobbit:sam", "left": 1, "then": 0})]
    assert told(match, "die:yellow") == [("strikes_me", {"hobbit": "hobbit:frodo", "left": 7, "then": 6})]
    set_aside(match, "yellow")
    throw(match, red="nazgul", blue="nazgul", green="orc", black="orc")
    assert told(match, "die:blue") == [("strikes_me", {"hobbit": "hobbit:frodo", "left": 6, "then": 5})]


def test_in_gondor_no_nazgul_harms_and_in_moria_gandalf_is_idle() -> None:
    match = start("frodo", "sam", at={"frodo": "gondor"})
    throw(match, rest="nazgul")
    assert told(match, "die:yellow") == [("strikes_nobody", {"hobbit": "hobbit:frodo"})]
    match = start("frodo", "sam", at={"frodo": "moria"})
    throw(match, rest="gandalf")
    assert [key for key, _ in told(match, "die:yellow")] == ["gandalf_idle"]


def test_the_last_die_ends_the_throwing() -> None:
    match = thrown(yellow="ring", red="orc", blue="fellowship", green="gandalf", black="orc")
    set_aside(match, "yellow", "red", "blue", "green")
    throw(match, black="gandalf")
    assert [key for key, _ in told(match, "die:black")] == ["gandalf_may", "ends_with_last"]
    pick(match, "black")
    assert kind(match) != "throw.set_aside" or told(match, "done") == [("ends_with_last", {})]
