"""The games of the house: registering one is all it takes."""

from __future__ import annotations

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch.core.errors import UnknownGame
from westmarch.core.registry import find_game, game_ids, register, unregister

from .table import play_on


def test_the_house_knows_its_games_without_being_told() -> None:
    assert "mordor" in westmarch.game_ids()


def test_a_registered_game_is_there_with_all_verbs(riddles: Riddles) -> None:
    assert game_ids()[-1] == "riddles"
    match = westmarch.new("riddles", 2, 1)
    play_on(match)
    assert westmarch.replay(match.record()).result == match.result


def test_a_game_is_loaded_when_first_used_and_then_kept() -> None:
    loaded: list[Riddles] = []

    def load() -> Riddles:
        loaded.append(Riddles())
        return loaded[-1]

    register("riddles", load)
    try:
        assert loaded == []
        assert find_game("riddles") is find_game("riddles") is loaded[0]
        assert len(loaded) == 1
    finally:
        unregister("riddles")


def test_registering_again_takes_the_place_of_the_old_game(riddles: Riddles) -> None:
    assert find_game("riddles") is riddles
    register("riddles", Riddles)
    assert find_game("riddles") is not riddles
    assert game_ids().count("riddles") == 1


def test_a_game_that_left_is_unknown(riddles: Riddles) -> None:
    find_game("riddles")
    unregister("riddles")
    assert "riddles" not in game_ids()
    with pytest.raises(UnknownGame, match="there is no game 'riddles'; the games are mordor") as refusal:
        find_game("riddles")
    assert refusal.value.details == {"game": "riddles", "known": game_ids()}
    unregister("riddles")


def test_the_list_of_games_is_a_copy() -> None:
    game_ids().clear()
    assert "mordor" in game_ids()
