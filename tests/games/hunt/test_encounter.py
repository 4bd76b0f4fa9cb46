"""Encounters: who takes part, tokens, companions, Eyes, escape (pp. 22-24)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.core.match import Match
from westmarch.testing import answer, asked, kind, offered, offers, refuses, script, told, truth

from .table import CONTENT, SHIRE, names, sheet_to


def right_of_23() -> str:
    rows = {row["id"]: row for row in CONTENT["shire"]}
    dots = names(SHIRE, SHIRE.graph.adjacent[SHIRE.number["23"]] & SHIRE.dots)
    return max(dots, key=lambda dot: rows[dot]["x"])


def at_23(dots: int = 2, **more: Any) -> Match[Any]:
    """The example of pp. 23 and 24: green in 23, purple in 21, red on the dot, blue in 19 too far."""
    nazgul = {"blue": "19", "green": "23", "red": right_of_23(), "purple": "21"}
    position = {
        "stage": "encounter",
        "record": sheet_to("23", dots),
        "nazgul": nazgul,
        "turn": {"here": True},
    }
    return script("hunt", {**position, **more})


def test_example_three_nazgul_take_part() -> None:
    match = at_23()
    assert told(match, "encounter.begins") == [
        {"riders": ["rider:green", "rider:red", "rider:purple"], "number": 3}
    ]


def test_example_sam_cancels_the_three_and_two_eyes_count_three() -> None:
    """p. 23: 1 for the first Eye, 2 for the second."""
    match = at_23()
    answer(match, "token:beige12", "token:beige13", "token:beige14")
    assert asked(match) == (0, "encounter.companion")
    answer(match, "companion:sam", "token:beige12")
    assert truth(match)["corruption"] == 3
    assert truth(match)["tokens"]["eyes"] == ["beige13", "beige14"]
    assert "beige12" in truth(match)["tokens"]["pool"]
    assert truth(match)["companions"]["sam"] == "down"


def test_numbers_are_suffered_before_eyes() -> None:
    """p. 22: 3, then 1 for the Eye that was drawn first."""
    match = at_23()
    answer(match, "token:beige13", "token:beige12", "token:beige1", "done")
    assert [one["number"] for one in told(match, "ring.corrupts") if one["number"]] == [3, 1]


def test_one_companion_card_only() -> None:
    match = at_23()
    answer(match, "token:beige12", "token:beige13", "token:beige14", "companion:sam", "token:beige12")
    assert kind(match) == "escape.move"


def test_frodos_own_card_cancels_nothing() -> None:
    match = at_23(companions={"sam": "down", "pippin": "down"})
    answer(match, "token:beige4", "token:beige5", "token:beige6")
    assert kind(match) == "escape.move"


def test_special_tokens_cannot_be_put_back() -> None:
    """p. 22."""
    match = at_23(specials_in_pool=["red1", "red2"])
    answer(match, "token:red1", "token:beige4", "token:beige5", "companion:sam")
    assert offered(match, "token") == {"beige4", "beige5"}


def test_numbers_leave_the_game_and_eyes_stay() -> None:
    match = at_23()
    answer(match, "token:beige12", "token:beige4", "token:beige13", "done")
    tokens = truth(match)["tokens"]
    assert (tokens["spent"], tokens["eyes"]) == (["beige4", "beige12"], ["beige13"])
    assert truth(match)["corruption"] == 3 + 1 + 1


@pytest.mark.parametrize(("fear", "worth"), [(False, 2), (True, 3)])
def test_an_eye_counts_the_eyes_already_there_and_fear_of_the_undead(fear: bool, worth: int) -> None:
    match = at_23(eyes_by_track=1, fear_of_the_undead=fear, by_track=["S-04"] if fear else [])
    eye = next(t for t in ("beige13", "beige14") if t in offered(match, "token"))
    answer(match, f"token:{eye}", "token:beige1", "token:beige2", "done")
    assert truth(match)["corruption"] == worth


def test_at_twelve_the_match_is_over() -> None:
    match = at_23(corruption=10)
    answer(match, "token:beige12", "token:beige1", "token:beige2", "done")
    assert match.result is not None
    assert match.result.reason == "ending.fallen"


# -- escape (pp. 23, 24) -----------------------------------------------------------------------------


def escaping(dots: int = 2, **more: Any) -> Match[Any]:
    match = at_23(dots, **more)
    answer(match, "token:beige1", "token:beige2", "token:beige3", "done")
    return match


def test_example_escape_over_two_dots_and_the_bonus_dot() -> None:
    match = escaping()
    assert offers(match, *(f"shire:{place}" for place in ("33", "36", "45", "46", "19", "21")), "stay")
    assert refuses(match, "shire:38", "shire:23")
    answer(match, "shire:46")
    assert truth(match)["record"][-1] == "46"
    assert truth(match)["phase"] == "day2"


def test_example_staying_crosses_a_cell_out_and_keeps_the_dots() -> None:
    match = escaping()
    track = truth(match)["track"]
    answer(match, "stay")
    assert truth(match)["record"][-1] == "x"
    assert truth(match)["track"] == track + 1
    assert match.view(0)["last"] == "23"
    assert {"46", "19", "21", "23"} <= offered(match, "shire")  # two dots still


def test_what_frodo_does_is_told_to_nobody() -> None:
    seen = []
    for choice in ("stay", "shire:46"):
        match = escaping()
        answer(match, choice)
        seen.append([event.as_data() for _, event in match.events(1)])
    assert seen[0] == seen[1]


def test_no_escape_to_an_exit() -> None:
    record = sheet_to("53", 2)
    match = script(
        "hunt",
        {
            "stage": "encounter",
            "record": record,
            "nazgul": {"blue": "45", "green": "45", "red": "45", "purple": "45"},
            "turn": {"here": True},
        },
    )
    assert kind(match) == "escape.move"  # nobody takes part: no token is drawn
    assert refuses(match, "shire:A", "shire:B", "shire:C", "shire:D")


def test_an_escape_can_bring_the_track_to_its_end() -> None:
    padded = ["."] * (13 - len(sheet_to("23"))) + sheet_to("23", 2)
    match = escaping(record=padded)
    answer(match, "stay")
    assert told(match, "rescue.begins")


# -- Part 2 (pp. 33, 34) -----------------------------------------------------------------------------

SHORT = {"part": 2, "day": 1, "stage": "encounter", "journey": "JS01", "track": 7, "turn": {"here": True}}
BY_27 = {"blue": "27", "green": "46", "red": "46", "purple": "46"}


def test_part_two_escape_keeps_the_way() -> None:
    match = script("hunt", {**SHORT, "nazgul": BY_27, "trails": ["10"]}, "token:beige1", "done")
    answer(match, "keep")  # and the second day phase moves him on
    assert (truth(match)["journey"], truth(match)["track"], truth(match)["trails"]) == ("JS01", 8, ["10"])


def test_part_two_escape_changes_direction_with_strider() -> None:
    match = script("hunt", {**SHORT, "nazgul": BY_27, "trails": ["10"]}, "token:beige1", "done", "change")
    assert (truth(match)["track"], truth(match)["trails"]) == (6, [])
    assert "JS01" not in offered(match, "journey")
    assert not any(name.startswith("JL") for name in offered(match, "journey"))
    answer(match, "journey:JS05", "journey:JS09")
    assert asked(match) == (0, "journey.choose")
    answer(match, "journey:JS09")
    assert truth(match)["journey"] == "JS09"
    assert truth(match)["old_journeys"] == ["JS01"]


def test_without_strider_one_new_card() -> None:
    match = script("hunt", {**SHORT, "nazgul": BY_27, "companions": {"strider": "down"}})
    answer(match, "token:beige1", "done", "change", "journey:JS05")
    assert truth(match)["journey"] == "JS05"


def test_the_lord_counts_twice_and_leaves_afterwards() -> None:
    match = script("hunt", {**SHORT, "nazgul": BY_27, "lord": "blue"})
    assert told(match, "encounter.begins") == [{"riders": ["rider:lord"], "number": 2}]
    answer(match, "token:beige1", "token:beige2", "done", "keep")
    assert truth(match)["lord"] is None


@pytest.mark.parametrize(("journey", "limit"), [("JS01", 12), ("JL01", 14)])
def test_the_limit_follows_the_way_and_the_deeds(journey: str, limit: int) -> None:
    """pp. 28, 30."""
    position = {"part": 2, "journey": journey}
    assert script("hunt", position).view(0)["limit"] == limit
    done = {**position, "deeds_done": ["18"], "gandalf": {"record": ["8"], "is": "rivendell"}}
    assert script("hunt", done).view(0)["limit"] == limit + 2
