"""Bots by name: what ``search:0.5s`` means, and what is refused."""

from __future__ import annotations

import pytest

from toys.riddles import Riddles
from westmarch import BadOption
from westmarch.bots import BOTS, DEFAULT_ITERATIONS, make_bot, parse_bot
from westmarch.bots.random import RandomBot
from westmarch.bots.search import SearchBot
from westmarch.bots.steady import SteadyBot
from westmarch.core.errors import UnknownBot
from westmarch.core.registry import find_game
from westmarch.research.series import Series


@pytest.mark.parametrize(
    ("spec", "meant"),
    [
        ("random", ("random", DEFAULT_ITERATIONS, None)),
        ("steady", ("steady", DEFAULT_ITERATIONS, None)),
        ("search", ("search", DEFAULT_ITERATIONS, None)),
        ("search:", ("search", DEFAULT_ITERATIONS, None)),
        ("search:1", ("search", 1, None)),
        ("search:1000", ("search", 1000, None)),
        ("search:2s", ("search", None, 2.0)),
        ("search:0.5s", ("search", None, 0.5)),
        ("bot:steady", ("steady", DEFAULT_ITERATIONS, None)),
        ("bot:search:0.25s", ("search", None, 0.25)),
    ],
)
def test_a_bot_is_named_with_its_budget(spec: str, meant: tuple[str, int | None, float | None]) -> None:
    assert parse_bot(spec) == meant


@pytest.mark.parametrize("spec", ["", "gollum", "Steady", "steady ", "bot:", "bot:bot:steady", "human"])
def test_an_unknown_bot_is_refused_with_the_known_ones(spec: str) -> None:
    with pytest.raises(UnknownBot, match="the bots are random, steady, search") as refusal:
        parse_bot(spec)
    assert refusal.value.details["known"] == list(BOTS)


@pytest.mark.parametrize(
    "spec",
    [
        "random:5",
        "steady:1s",
        "search:0",
        "search:0s",
        "search:0.0s",
        "search:-5",
        "search:+5",
        "search:1.5",
        "search:.5s",
        "search:1e3",
        "search:s",
        "search:1m",
        "search:1 s",
        "search:fast",
        "search:1:2",
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(spec: str) -> None:
    with pytest.raises(BadOption, match=r"search:1000 \(iterations a move\) or search:0.5s") as refusal:
        parse_bot(spec)
    assert refusal.value.details["value"] == spec


def test_bots_are_made_by_name() -> None:
    game = find_game("mordor")
    made = {spec: type(make_bot(spec, game, 1)) for spec in ("random", "steady", "search:5", "bot:search:1s")}
    assert made == {
        "random": RandomBot,
        "steady": SteadyBot,
        "search:5": SearchBot,
        "bot:search:1s": SearchBot,
    }


def test_a_game_without_a_heuristic_has_no_steady_bot(riddles: Riddles) -> None:
    """Said before the first match, not in the middle of it."""
    with pytest.raises(BadOption, match="riddles has no steady heuristic yet"):
        Series("riddles", 2, (("random", "steady"),)).check()
    with pytest.raises(LookupError, match="no heuristic of its own"):
        riddles.heuristics.steady(riddles.start(riddles.setup(2, {}, None)), 0, "round.lay", [0])  # type: ignore[arg-type]
    Series("riddles", 2, (("random", "search:5"),)).check()
