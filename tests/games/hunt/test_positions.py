"""Positions: the shape of the scenarios page, defaults, round trips, and what is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch.core.errors import PositionError
from westmarch.games.hunt.position.read import KEYS
from westmarch.games.hunt.state import STAGES
from westmarch.testing import answer, asked, play_blindly, script, truth

from .table import AWAY, sheet_to

SCENARIO: dict[str, Any] = {
    "part": 1,
    "phase": "day1",
    "marker": "ring",
    "start": "1",
    "record": [".", ".", "10", ".", "19"],
    "corruption": 2,
    "eyes_by_track": 1,
    "fear_of_the_undead": False,
    "specials_in_pool": ["red1"],
    "fellowship_tokens": {"on_frodo": 1, "reserve": 2},
    "companions": {"frodo": "up", "sam": "down", "pippin": "up", "merry": "aside"},
    "dice": ["ring", "sword", "sorcery", "shadow"],
    "info": {"hidden": ["4", "7"], "found": ["28"]},
    "nazgul": {"blue": "48", "green": "49", "red": "53", "purple": "56"},
    "ally_tokens": ["41"],
    "trails": ["10"],
    "hand": ["A1-01"],
    "sorcery_hand": ["S-07"],
    "decks": {"ally": 5, "sorcery": 9},
    "discards": {"ally": [], "sorcery": []},
    "options": {},
}
FLIGHT: dict[str, Any] = {
    "part": 2,
    "journey": "JS01",
    "track": 7,
    "gandalf": {"record": ["8", "18"], "deeds_left": ["9", "13", "27"]},
    "deeds_done": [],
    "lord": None,
    "nazgul": dict.fromkeys(("blue", "green", "red", "purple"), "33"),
}


@pytest.mark.parametrize("data", [SCENARIO, FLIGHT, {}, {"part": 2}], ids=["one", "two", "none", "bare"])
def test_a_position_by_hand_can_be_played_and_written_again(data: dict[str, Any]) -> None:
    match = script("hunt", data)
    assert asked(match) == (0, "bearer.turn")
    written = match.position()
    again = westmarch.scenario("hunt", json.loads(json.dumps(written)), chance="ask")
    assert again.digest() == match.digest()
    play_blindly(match, 4)
    assert match.result is not None


def test_the_page_on_positions_names_every_key_and_its_example_can_be_played() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions.md").read_text("utf-8")
    section = page.split("\n## Hunt for the Ring\n")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)`", section))
    assert KEYS | set(STAGES) <= named
    example = re.sub(r" +#.*", "", section.split("```")[1])
    match = script("hunt", json.loads(example))
    assert asked(match) == (0, "bearer.turn")
    assert match.view(None)["owner"] == [1, 2, 1, 1]


def test_a_day_that_dawns_can_be_written_down() -> None:
    """The Ring-bearer is asked about Frodo's ability; the dice that lie there are kept."""
    match = script("hunt", {"stage": "roll", "phase": "night", "nazgul": AWAY}, "sorcery:S-01")
    answer(match, *["die:ring"] * 6)
    assert asked(match) == (0, "companion.use")
    written = match.position()
    assert (written["stage"], written["day"], written["dice"]) == ("dawn", 2, ["ring"] * 6)
    assert westmarch.scenario("hunt", written, chance="ask").digest() == match.digest()


def test_what_a_position_says_is_there() -> None:
    data = truth(script("hunt", SCENARIO))
    assert data["tokens"]["eyes"] == ["beige13"]
    assert "red1" in data["tokens"]["pool"]
    assert len(data["decks"]["ally"]) == 5
    assert len(data["discards"]["ally"]) == 22 - 1 - 5
    assert data["corruption"] == 2


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"record": ["22"]}, "not available"),
        ({"record": ["x"], "ways": ["freely"]}, "crossed out at an escape"),
        ({"start": "10"}, "cannot begin"),
        ({"nazgul": {"blue": "A"}}, "no Nazgûl enters an exit"),
        ({"nazgul": {"blue": "41"}, "ally_tokens": ["41"]}, "cannot be in one location"),
        ({"ally_tokens": ["L31"]}, "not on dots"),
        ({"hand": ["A1-01"], "discards": {"ally": ["A1-01"]}}, "two places"),
        ({"hand": ["A2-01"]}, "not of this part"),
        ({"dice": ["ring"] * 7}, "six action dice"),
        ({"corruption": 12}, "the match is over"),
        ({"info": {"hidden": ["4"], "found": ["4"]}}, "not both"),
        ({"sorcery_hands": [["S-01"], ["S-02"]]}, "one for each"),
        ({"fellowship_tokens": {"on_frodo": 3, "reserve": 3}}, "from 0 to 1"),
        ({"wizard": 1}, "unknown key"),
        ({"part": 2, "journey": "JS01", "track": 14}, "from 0 to 13"),
        ({"part": 2, "gandalf": {"record": ["8", "46"]}}, "not connected"),
        ({"part": 2, "gandalf": {"record": ["7"]}}, "no deed token"),
        ({"part": 2, "deeds_done": ["18"], "gandalf": {"deeds_left": ["18"]}}, "two places"),
        ({"options": {"part": "3"}}, "not one of"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        westmarch.scenario("hunt", change)


def test_what_was_said_is_part_of_a_position() -> None:
    said = [["last", 0, 4, 0, ["zone I-A"], True], ["searched", 0, 5, 0, "10", True]]
    match = script("hunt", {"record": [".", ".", "10", ".", "19"], "said": said})
    assert match.position()["said"] == said
    assert {match.imagine(1, seed).state.visited >> 9 & 1 for seed in range(5)} == {1}
    with pytest.raises(PositionError, match="kind, era"):
        westmarch.scenario("hunt", {"said": [["guess"]]})


def test_records_that_come_from_a_crossed_cell() -> None:
    match = script("hunt", {"record": [*sheet_to("22", 1), "x"]})
    assert match.position()["ways"][-1] == "escape"
