"""Part 1 alone: the price of the way to Bree makes the grade, and who has won (ruling 32)."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.core.rules import Result
from westmarch.core.text import LANGUAGES, text_for
from westmarch.games.hunt import GAME
from westmarch.games.hunt.bots.chances import chances
from westmarch.testing import answer

from .table import frodo_at

FOUND = ["4", "7", "14", "18", "23"]


def arrived(corruption: int, turned: int, found: int, **options: str) -> Any:
    """Part 1 alone is over; of what was found, one token was given at set-up."""
    down = dict.fromkeys(("sam", "pippin")[:turned], "down")
    match = frodo_at(
        "53",
        2,
        options={"part": "1", **options},
        corruption=corruption,
        companions=down,
        info={"found": FOUND[:found]},
        players=3,
    )
    answer(match, "shire:C")
    return match


def result_of(match: Any) -> Result:
    assert match.result is not None
    found: Result = match.result
    return found


@pytest.mark.parametrize(
    ("corruption", "turned", "found", "grade", "share"),
    [
        (0, 0, 1, "great", 1.0),
        (2, 1, 2, "great", 1.0),
        (2, 2, 2, "clear", 0.75),
        (3, 2, 2, "clear", 0.75),
        (3, 2, 3, "narrow", 0.25),
        (11, 2, 5, "narrow", 0.25),
    ],
)
def test_ruling_32_corruption_companions_and_information_make_the_grade(
    corruption: int, turned: int, found: int, grade: str, share: float
) -> None:
    result = result_of(arrived(corruption, turned, found))
    assert result.reason == f"ending.{grade}"
    assert result.scores == (share, 1 - share, 1 - share)
    assert result.winners == ((0,) if share > 0.5 else (1, 2))


@pytest.mark.parametrize(
    ("variant", "grade"), [("unstoppable_frodo", "clear"), ("terrible_nazgul", "narrow")]
)
def test_what_is_given_at_set_up_costs_nothing(variant: str, grade: str) -> None:
    """p. 9: two tokens or none by the variants; three are known to the Ringwraiths here."""
    assert result_of(arrived(4, 1, 3, difficulty=variant)).reason == f"ending.{grade}"


def test_with_both_parts_nothing_is_graded() -> None:
    match = frodo_at("53", 2, corruption=9)
    answer(match, "shire:C")
    assert match.result is None


def test_the_grade_is_told_in_every_language() -> None:
    match = arrived(3, 2, 3)
    args = GAME.shown.result_args(match.state)
    assert (args["price"], args["turned"], args["information"]) == (7, 2, 2)
    for language in LANGUAGES:
        text = text_for(language, GAME)
        told = text.get("told-ending-narrow", args)
        assert {"7", "3", "2"} <= set(told.replace(",", " ").replace(".", " ").split()), told
        assert len({text.get(f"verdict-ending-{grade}") for grade in ("great", "clear", "narrow")}) == 3


def test_the_estimate_of_part_one_alone_falls_with_its_price() -> None:
    shares = []
    for corruption in (0, 4, 8):
        found = chances(frodo_at("53", 2, options={"part": "1"}, corruption=corruption).state)
        assert found is not None
        assert sum(found) == pytest.approx(1)
        shares.append(found[0])
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.75
    assert shares[-1] < 0.25
