"""Positions that cannot be, each refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch import PositionError

from .play import DICE, offered, start

EMPTY = ["."] * 7
FULL = ["x"] * 7
FIVE_ORCS = dict.fromkeys(DICE, "orc")

IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "unknown key": ({"position": {}}, "unknown key 'position'; known are active"),
    "nearest key": ({"position": {}}, "; the nearest is 'positions'"),
    # players
    "unknown hobbit": ({"players": ["sam", "gollum"]}, "players: 'gollum' is not one of frodo, sam"),
    "nearest hobbit": ({"players": ["sam", "pipin"]}, "; the nearest is 'pippin'"),
    "same hobbit twice": ({"players": ["sam", "sam"]}, "players: sam stands there twice"),
    "one player": ({"players": ["sam"]}, "players must be a list of 2 to 4, not of 1"),
    "five players": (
        {"players": ["sam", "frodo", "merry", "pippin", "sam"]},
        "players must be a list of 2 to 4",
    ),
    "players no list": ({"players": "sam"}, "players must be a list"),
    "players no names": ({"players": [1, 2]}, "players: 1 is not one of"),
    "hobbits not in seat order": ({"players": [None, "sam"]}, "in seat order"),
    "no hobbit on the journey": ({"players": ["sam", None], "phase": "throw"}, "every player needs a hobbit"),
    # sheet, phase, turn
    "unknown sheet": ({"sheet": "expert"}, "sheet: 'expert' is not one of basic, advanced"),
    "sheet no text": ({"sheet": True}, "sheet: True is not one of"),
    "unknown layout": ({"layout": "short"}, "layout: 'short' is not one of standard, long"),
    "empty layout": ({"layout": ""}, "layout: '' is not one of"),
    "unknown phase": ({"phase": "march"}, "phase: 'march' is not one of setup"),
    "turn no number": ({"turn": "3"}, "turn must be a whole number"),
    "turn a truth": ({"turn": True}, "turn must be a whole number"),
    "turn before the first": ({"turn": 0}, "turn must be a whole number from 1"),
    "turn during set-up": ({"phase": "setup", "turn": 2}, "turn must be 0"),
    # positions
    "beyond Mordor": ({"positions": {"sam": 10}}, "positions, sam must be a whole number from 0 to 9"),
    "before Bag End": ({"positions": {"sam": -1}}, "from 0 to 9, not -1"),
    "half a space": ({"positions": {"sam": 1.5}}, "positions, sam must be a whole number"),
    "place by name": ({"positions": {"sam": "moria"}}, "not 'moria'"),
    "position of a stranger": ({"positions": {"merry": 2}}, "positions: 'merry' is not one of frodo, sam"),
    "positions no table": ({"positions": [0, 3]}, "positions must be a table of names and values"),
    # the Nazgûl's track
    "track too short": ({"nazgul": {"sam": ["."] * 6}}, "nazgul, sam must be a list of exactly 7"),
    "track too long": ({"nazgul": {"sam": ["."] * 8}}, "sam must be a list of exactly 7"),
    "track of the other layout": (
        {"layout": "long", "nazgul": {"sam": EMPTY}},
        "sam must be a list of exactly 12",
    ),
    "track no list": ({"nazgul": {"sam": "x x . . . . ."}}, "nazgul, sam must be a list"),
    "track of a stranger": ({"nazgul": {"merry": EMPTY}}, "nazgul: 'merry' is not one of"),
    "unknown square": ({"nazgul": {"sam": ["o", *EMPTY[1:]]}}, "nazgul, sam: 'o' is not one of"),
    "second half first": ({"nazgul": {"sam": [".x", *EMPTY[1:]]}}, "nazgul, sam: '.x' is not one of"),
    "not left to right": ({"nazgul": {"sam": [".", "x", *EMPTY[2:]]}}, "not crossed from left to right"),
    "two half-crossed": ({"nazgul": {"sam": ["x.", "x.", *EMPTY[2:]]}}, "not crossed from left to right"),
    "half before crossed": ({"nazgul": {"sam": ["x.", "x", *EMPTY[2:]]}}, "not crossed from left to right"),
    # who is out
    "out with open squares": (
        {"out": ["sam"], "nazgul": {"sam": ["x"] * 6 + ["x."]}},
        "sam cannot be out: the Nazgûl track still has open squares",
    ),
    "full and not out": ({"out": [], "nazgul": {"sam": FULL}}, "sam must be out"),
    "out twice": ({"out": ["sam", "sam"]}, "out: sam stands there twice"),
    "stranger out": ({"out": ["merry"]}, "out: 'merry' is not one of"),
    "out no list": ({"out": "sam"}, "out must be a list"),
    # whose turn
    "active out": ({"active": "sam", "out": ["sam"]}, "sam is out and cannot be active"),
    "all out": ({"out": ["frodo", "sam"]}, "is out and cannot be active"),
    "active in Mordor": ({"active": "sam", "positions": {"sam": 9}}, "sam is in Mordor and takes no more"),
    "Mordor an earlier round": ({"positions": {"sam": 9}}, "sam reached Mordor in an earlier round"),
    "stranger active": ({"active": "merry"}, "active: 'merry' is not one of"),
    "stranger first": ({"first": "merry"}, "first: 'merry' is not one of"),
    "first by number": ({"first": 1}, "first: 1 is not one of"),
    "first unknown at set-up": ({"phase": "setup", "first": 3}, "first: '3' is not one of random, 1, 2"),
    "first by name at set-up": (
        {"phase": "setup", "first": "sam"},
        "'sam' is not one of random, 1, 2",
    ),
    "over too early": ({"phase": "over", "out": ["sam"]}, "the match is not over"),
    # options of the set-up talk
    "options no table": ({"options": "choose"}, "options must be a table of names and values"),
    "unknown option": ({"options": {"sheet": "basic"}}, "options: unknown key 'sheet'"),
    "other hobbits": ({"options": {"hobbits": "merry,sam"}}, "options, hobbits: 'merry,sam' is not one of"),
    "other first": ({"options": {"first": "2"}}, "options, first: '2' is not one of 1, random"),
    # dice
    "aside no table": ({"aside": ["red"]}, "aside must be a table of names and values"),
    "unknown die": ({"aside": {"white": "ring"}}, "aside: 'white' is not one of yellow"),
    "unknown symbol": ({"aside": {"red": "eye"}}, "aside, red: 'eye' is not one of ring"),
    "tree on the red die": ({"aside": {"red": "white_tree"}}, "the red die has no face 'white_tree'"),
    "tree on the blue die": ({"throw": {**FIVE_ORCS, "blue": "white_tree"}}, "the blue die has no face"),
    "all dice aside": ({"aside": FIVE_ORCS}, "the throwing has ended"),
    "tree aside": ({"aside": {"black": "white_tree"}}, "the throwing has ended"),
    "die in two places": ({"aside": {"red": "orc"}, "throw": FIVE_ORCS}, "exactly the dice that are not"),
    "die nowhere": ({"throw": {"red": "orc"}}, "exactly the dice that are not set aside"),
    "throw no table": ({"throw": "orcs"}, "throw must be a table of names and values"),
    "choose without a throw": ({"phase": "choose"}, "exactly the dice that are not set aside"),
    # picked
    "picked no list": ({"throw": FIVE_ORCS, "picked": "red"}, "picked must be a list"),
    "unknown picked": ({"throw": FIVE_ORCS, "picked": ["white"]}, "picked: 'white' is not one of"),
    "picked no text": ({"throw": FIVE_ORCS, "picked": [1]}, "picked: 1 is not one of"),
    "picked twice": ({"throw": FIVE_ORCS, "picked": ["red", "red"]}, "picked: red stands there twice"),
    "picked after set aside": (
        {"aside": {"red": "ring"}, "throw": {d: "orc" for d in DICE if d != "red"}, "picked": ["red"]},
        "the red die was set aside in an earlier throw",
    ),
    "equal symbols": ({"throw": FIVE_ORCS, "picked": ["red", "blue"]}, "equal symbols cannot be set aside"),
    "two Nazgûl": (
        {"throw": {**FIVE_ORCS, "red": "nazgul", "blue": "nazgul"}, "picked": ["red", "blue"]},
        "equal symbols cannot be set aside",
    ),
    "without the Nazgûl": (
        {"throw": {**FIVE_ORCS, "red": "nazgul"}, "picked": ["blue"]},
        "shows a Nazgûl, which has to be set aside first",
    ),
    # Rohan
    "repeat no truth": ({"positions": {"frodo": 4}, "may_repeat": 1}, "may_repeat must be true or false"),
    "repeat at Bag End": ({"may_repeat": True}, "may_repeat: only in Rohan"),
    "repeat on the basic sheet": (
        {"sheet": "basic", "positions": {"frodo": 4}, "may_repeat": True},
        "may_repeat: only in Rohan",
    ),
    "repeat after picking": (
        {"positions": {"frodo": 4}, "throw": FIVE_ORCS, "picked": ["red"], "may_repeat": True},
        "before a die of the throw is set aside",
    ),
    # resolving
    "too few dice aside": ({"phase": "resolve", "aside": {"red": "gandalf"}}, "only all dice, or the White"),
    "resolve no table": ({"aside": FIVE_ORCS, "resolve": 1}, "resolve must be a table of names and values"),
    "unknown to resolve": (
        {"aside": FIVE_ORCS, "resolve": {"ring": 1}},
        "resolve: unknown key 'ring'",
    ),
    "too many Gandalfs": (
        {"aside": {**FIVE_ORCS, "red": "gandalf"}, "resolve": {"gandalf": 2}},
        "resolve, gandalf must be a whole number from 0 to 1",
    ),
    "Gandalf in Moria": (
        {"positions": {"frodo": 2}, "aside": {**FIVE_ORCS, "red": "gandalf"}, "resolve": {"gandalf": 1}},
        "resolve, gandalf must be 0",
    ),
    "too many Nazgûl": ({"aside": FIVE_ORCS, "resolve": {"nazgul": 1}}, "resolve, nazgul must be 0"),
    "unknown next": ({"aside": FIVE_ORCS, "resolve": {"next": "nazgul"}}, "'nazgul' is not one of gandalf"),
    "no order to choose": ({"aside": FIVE_ORCS, "resolve": {"next": "gandalf"}}, "no order to choose"),
    # keys of another phase
    "positions at set-up": ({"phase": "setup", "positions": {"sam": 1}}, "positions means nothing in"),
    "dice at the end": ({"phase": "over", "aside": FIVE_ORCS}, "aside means nothing in the phase 'over'"),
    "throw before throwing": ({"phase": "throw", "throw": FIVE_ORCS}, "throw means nothing in the phase"),
    "picked before throwing": ({"picked": ["red"]}, "picked means nothing in the phase 'throw'"),
    "resolve before throwing": ({"phase": "throw", "resolve": {}}, "resolve means nothing in the phase"),
}


@pytest.mark.parametrize(("position", "reason"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible_positions_are_refused(position: dict[str, Any], reason: str) -> None:
    """Never by an exception of another kind, and always with a reason that names what is wrong."""
    with pytest.raises(PositionError) as refused:
        westmarch.scenario("mordor", position)
    assert reason in refused.value.details["reason"]


@pytest.mark.parametrize("data", [None, [], 7])
def test_a_position_is_a_table(data: Any) -> None:
    with pytest.raises(PositionError, match="a table of names and values"):
        westmarch.scenario("mordor", data)


def test_rivendell_may_pick_what_is_refused_elsewhere() -> None:
    """de '1) Bruchtal': there equal symbols can have been picked, two Nazgûl as well."""
    thrown = {**FIVE_ORCS, "red": "nazgul", "green": "nazgul"}
    match = start("sam", "merry", at={"sam": "rivendell"}, throw=thrown, picked=["red", "blue", "green"])
    assert offered(match) == ["die:yellow", "die:black", "done"]


JUNK: list[Any] = [None, True, -1, 1.5, "", "sam", [], [None], {}, {"sam": None}, {"red": []}, [[]]]
KEYS = (
    "players", "first", "active", "sheet", "layout", "positions", "nazgul", "out", "turn", "phase",
    "options", "aside", "throw", "picked", "may_repeat", "resolve",
)  # fmt: skip


@pytest.mark.parametrize("phase", ["setup", "throw", "choose", "resolve", "over"])
@pytest.mark.parametrize("key", KEYS)
def test_no_junk_breaks_the_reader(key: str, phase: str) -> None:
    """Whatever stands in a file: it is a position, or it is refused."""
    for junk in JUNK:
        try:
            match = westmarch.scenario("mordor", {"phase": phase, key: junk}, chance="ask")
        except PositionError:
            continue
        match.game.invariants(match.state)
