"""Bots of The Desolation of Smaug: partners who think of the company, and a search that wants to be sure."""

from __future__ import annotations

import random
from typing import Any

import pytest

from westmarch import Match
from westmarch.bots import Advice
from westmarch.bots.protocol import given_to_bot
from westmarch.bots.search import Search, SearchBot
from westmarch.games.smaug import GAME

from .kit import answer, asked, options, smaug

HOME = {
    "pieces": {"blue": [47, 48], "green": [50, 44]},
    "bilbo": 50,
    "key_open": True,
    "march": {"blue": ["3"]},
}


def chance(**position: Any) -> float:
    found = GAME.heuristics.chances(smaug(**position).state)
    assert found is not None
    assert len(set(found)) == 1, "all win or lose together"
    return found[0]


def test_what_decides_a_match_is_in_the_estimate() -> None:
    road = {"pieces": {"blue": [30, 22], "green": [27, 24]}, "key_open": True, "smaug": 44}
    now = chance(**road)
    assert chance(**{**road, "pieces": {"blue": [30, "killed"], "green": [27, 24]}}) < now
    assert chance(**{**road, "smaug": 38}) < now
    assert (
        chance(**{**road, "gandalf": 10})
        > chance(**{**road, "gandalf": 5})
        > chance(**{**road, "gandalf": 1})
    )
    assert chance(**road, blue=["treasure_4"]) > now
    assert chance(**road, green=["bards_arrow"]) > now


def test_gandalf_in_the_hand_is_worth_less_than_gandalf_on_his_way() -> None:
    """Whoever likes to hold his cards never plays them."""
    match = smaug(step="cards", pieces={"blue": [30, 22], "green": [27, 24]}, gandalf=6, blue=["gandalf_4"])
    held = GAME.heuristics.chances(match.state)
    answer(match, "card:gandalf_4")
    if "step:10" in options(match):
        answer(match, "step:10")
    played = GAME.heuristics.chances(match.state)
    assert held is not None
    assert played is not None
    assert played[0] > held[0]


def thought(match: Match[Any]) -> Advice:
    return SearchBot(GAME, 3, 24).advise(*given_to_bot(match))


def test_search_comes_home() -> None:
    assert thought(smaug(**HOME, blue=["eagle_1_3"])).choice == "march:3"


def test_search_leaves_plain_questions_to_steady() -> None:
    """Which card is missed least needs no imagined matches."""
    hand = ["dwarf_dori", "dwarf_nori", "dwarf_fili", "dwarf_ori", "dwarf_kili", "paths_2"]
    match = smaug(step="draw", blue=hand, decks={"beorn": ["bilbo_5", "eagle_1_2"]})
    answer(match, "card:bilbo_5", "card:eagle_1_2")
    assert asked(match) == (0, "draw.discard")
    advice = thought(match)
    state = match.state
    steady = GAME.heuristics.steady(state, 0, "draw.discard", match.codes)
    assert advice.choice == GAME.vocabulary.format(steady)
    assert advice.effort == 0


@pytest.mark.parametrize(
    ("scores", "taken"),
    [([0.6, 0.61, 0.59, 0.6], True), ([0.95, 0.1, 0.9, 0.15], False), ([0.9], False)],
    ids=["surely better", "perhaps better", "tried once"],
)
def test_another_answer_must_surely_be_better_than_steadys(scores: list[float], taken: bool) -> None:
    """The same four forks: the difference counts, less what may be luck."""
    search = Search(GAME, random.Random(1), 0)
    root = search.root
    root.steady = 1
    root.scores = {1: [0.5, 0.5, 0.5, 0.5], 2: scores}
    root.tried = {code: len(found) for code, found in root.scores.items()}
    root.score = {code: sum(found) for code, found in root.scores.items()}
    assert (search._gain(2) > search._gain(1)) is taken
