"""Positions as data: every moment of a match can be written down and taken up again, and what is
left out has its default. What is refused, and why, stands in `test_positions_refused`.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import westmarch
from westmarch import Match

from .play import active, idle, kind, offered, start, throw, track, turn, where

EMPTY = ["."] * 7
FIVE_ORCS = dict.fromkeys(("yellow", "red", "blue", "green", "black"), "orc")

# -- the round trip ------------------------------------------------------------------------------


def again(match: Match[Any]) -> Match[Any]:
    """The same position, by way of a file."""
    return westmarch.scenario("mordor", json.loads(json.dumps(match.position())), chance="ask")


def assert_same(match: Match[Any], twin: Match[Any]) -> None:
    assert twin.position() == match.position()
    assert twin.digest() == match.digest()
    for seat in (None, *range(match.setup.players)):
        assert twin.view(seat) == match.view(seat)
    assert (twin.prompt is None) == (match.prompt is None)
    if match.prompt is not None and twin.prompt is not None:
        assert twin.prompt.as_data() == match.prompt.as_data()
    assert twin.result == match.result


def moments(match: Match[Any], dice: random.Random) -> int:
    """Play at random; at each question and before each roll compare with the position taken up anew.

    Between two dice of one roll there is no position: those that have fallen do not lie there yet.
    """
    seen = 0
    while match.prompt is not None:
        assert_same(match, again(match))
        seen += 1
        for _ in range(rolls(match)):
            match.play(dice.choice(match.prompt.options))
    assert_same(match, again(match))
    return seen


def rolls(match: Match[Any]) -> int:
    """How many answers the question takes: one, or one for each die of a throw."""
    return 5 - len(match.view(None)["aside"]) if kind(match) == "throw.roll" else 1


@pytest.mark.parametrize("first", ["2", "random"])
@pytest.mark.parametrize("hobbits", ["", "choose"])
@pytest.mark.parametrize("layout", ["standard", "long"])
@pytest.mark.parametrize("sheet", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_can_be_taken_up_again(
    players: int, sheet: str, layout: str, hobbits: str, first: str
) -> None:
    options = {"sheet": sheet, "layout": layout, "hobbits": hobbits, "first": first}
    match = westmarch.new("mordor", players, options=options, chance="ask")
    assert moments(match, random.Random(f"{players} {options}")) > 20


def test_a_match_from_a_position_ends_like_the_original() -> None:
    """The same dice and answers lead to the same end, from wherever it is taken up."""
    match = westmarch.new("mordor", 3, options={"first": 3}, chance="ask")
    dice = random.Random(7)
    answers: list[str] = []
    twins: list[tuple[int, Match[Any]]] = []
    while match.prompt is not None:
        if len(answers) % 40 == 0 and kind(match) != "throw.roll":
            twins.append((len(answers), again(match)))
        answers.append(dice.choice(match.prompt.options))
        match.play(answers[-1])
    assert twins
    for taken_up_at, twin in twins:
        for answer in answers[taken_up_at:]:
            twin.play(answer)
        assert twin.result == match.result
        assert twin.digest() == match.digest()


def test_the_repeat_of_rohan_is_not_forgotten() -> None:
    """ru '4. Рохан': between asking for the repeat and the dice falling, and after they fell."""
    match = start("sam", "merry", at={"sam": "rohan"})
    assert_same(match, again(match))
    throw(match, rest="orc")
    assert_same(match, again(match))
    match.play("repeat")
    assert_same(match, again(match))
    throw(match, rest="orc")
    assert_same(match, again(match))
    assert "repeat" not in offered(again(match))


def test_the_chosen_order_is_not_forgotten() -> None:
    """de 'Würfelsymbole': who put Gandalf first is about to halve, not asked for the order again."""
    match = start("sam", "merry")
    turn(match, yellow="gandalf", red="nazgul")
    assert_same(match, again(match))
    match.play("symbol:gandalf")
    assert kind(again(match)) == "evaluate.gandalf"
    assert_same(match, again(match))


def test_the_example_of_the_manual() -> None:
    """The position that the manual of positions shows."""
    match = westmarch.scenario(
        "mordor",
        {
            "players": ["sam", "merry"],
            "first": "sam",
            "active": "sam",
            "sheet": "advanced",
            "positions": {"sam": 3, "merry": 0},
            "nazgul": {"sam": ["x", "x.", "..", ".", ".", ".", "."], "merry": EMPTY},
            "out": [],
        },
        chance="ask",
    )
    assert where(match, "sam") == "lothlorien"
    assert track(match, "sam") == "x x. .."
    assert match.view(None)["effect"] == "double_fellowship"


# -- defaults ------------------------------------------------------------------------------------


def test_an_empty_position_is_the_start_of_a_match() -> None:
    """Two players at Bag End on the advanced sheet, the first hobbit to throw."""
    assert_same(westmarch.new("mordor", chance="ask"), westmarch.scenario("mordor", {}, chance="ask"))


def test_the_first_player_is_active_by_default() -> None:
    assert active(start("sam", "merry", first="merry")) == "merry"


def test_who_is_out_has_a_full_track_by_default() -> None:
    assert track(start("sam", "merry", out=["merry"]), "merry") == "x x x x x x x"


def test_a_full_track_means_out_by_default() -> None:
    match = westmarch.scenario("mordor", {"nazgul": {"sam": ["x"] * 7}}, chance="ask")
    assert match.view(None)["out"] == [1]


def test_the_layout_follows_from_the_tracks() -> None:
    match = westmarch.scenario("mordor", {"nazgul": {"sam": ["."] * 12}}, chance="ask")
    assert match.view(None)["options"]["layout"] == "long"


def test_players_without_a_hobbit_are_at_the_set_up() -> None:
    match = westmarch.scenario("mordor", {"players": ["sam", None, None]}, chance="ask")
    assert kind(match) == "setup.hobbit"
    assert match.prompt is not None
    assert match.prompt.seat == 1


def test_a_throw_means_choosing() -> None:
    match = start("sam", "merry", throw={**FIVE_ORCS, "red": "nazgul", "blue": "nazgul"})
    assert kind(match) == "throw.nazgul"


def test_a_throw_in_rohan_may_be_repeated_by_default() -> None:
    assert kind(start("sam", "merry", at={"sam": "rohan"}, throw=FIVE_ORCS)) == "throw.repeat"


def test_dice_to_resolve_do_what_they_show_by_default() -> None:
    match = start("sam", "merry", phase="resolve", aside={**FIVE_ORCS, "yellow": "gandalf", "red": "nazgul"})
    assert kind(match) == "evaluate.order"
    assert (match.view(None)["gandalfs"], match.view(None)["strikes"]) == (1, 1)


def test_a_square_crossed_in_both_halves_is_a_crossed_one() -> None:
    assert track(start("sam", "merry", nazgul={"sam": "xx x."}), "sam") == "x x."


def test_who_has_moved_may_be_in_mordor() -> None:
    """de 'Spielende': Frodo arrived in this round, Sam is the last to move."""
    match = start("frodo", "sam", active="sam", at={"frodo": "mordor"})
    idle(match)
    assert match.result is not None
    assert match.result.winners == (0,)
