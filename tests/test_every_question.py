"""At every question of every card everything can be asked: no kind of question and no card is left out."""

from __future__ import annotations

import pytest

from questions import GAMES, ask_all, drives_of
from toys.riddles import Riddles
from westmarch.bots.everything import ask_everything
from westmarch.core.branches import Explorer
from westmarch.core.random_play import Case, start
from westmarch.core.registry import find_game, game_ids


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_asked_at_every_question_of_every_card(game: str) -> None:
    """A new card or kind of question needs a position in `games/<game>/drives.py` that leads to it."""
    asked = ask_all(game)
    assert set(find_game(game).keys.prompts) - asked.kinds == set(), "kinds of question that were never asked"
    assert drives_of(game).needed - asked.shown == set(), "cards that never came into play"


def test_no_game_is_left_out() -> None:
    assert set(GAMES) == set(game_ids())


def test_each_sort_of_answer_is_followed(riddles: Riddles) -> None:
    """Two seats lay a card each; all cards are alike, so there is one way through a round."""
    explorer = Explorer(lambda match: "")
    seen = [match.prompt.seat for match in explorer.follow(start(Case("riddles", 2)), 10) if match.prompt]
    assert seen[:2] == [0, 1]
    assert explorer.asked == {("", "round.lay")}


def test_a_match_that_is_over_cannot_be_asked(riddles: Riddles) -> None:
    match = start(Case("riddles", 2))
    while match.prompt is not None:
        ask_everything(match)
        match.play(match.prompt.options[0])
    with pytest.raises(AssertionError, match="nothing is asked"):
        ask_everything(match)
