"""A new match: seeds, players and options are checked before anything is dealt."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import BadOption
from westmarch.core.errors import UnknownGame
from westmarch.core.text import LANGUAGES, text_for

from .table import everything, play_on


def test_the_example_of_the_package_plays_to_a_result() -> None:
    match = westmarch.new("mordor", players=2, seed=7)
    while match.prompt:
        match.play(match.prompt.options[0])
    assert match.result is not None
    assert match.result.reason in match.game.keys.endings


def test_the_same_seed_gives_the_same_match() -> None:
    match, twin = (westmarch.new("mordor", players=2, seed=7) for _ in range(2))
    assert play_on(twin, 5) == play_on(match, 5)
    assert everything(twin) == everything(match)


def test_the_fewest_players_and_the_default_options_unless_told(riddles: Riddles) -> None:
    assert westmarch.new("riddles", seed=1).setup.players == 2
    match = westmarch.new("mordor", seed=1)
    assert match.setup.players == 2
    assert match.setup.options["sheet"] == "advanced"


def test_options_are_checked_and_kept() -> None:
    match = westmarch.new("mordor", 3, 1, {"sheet": "basic", "layout": "long", "first": 2})
    wanted = {"sheet": "basic", "layout": "long", "hobbits": "frodo,sam,merry", "first": "2"}
    assert match.setup.options == wanted
    assert match.view(0)["options"] == wanted


def test_the_callers_options_are_not_kept_by_reference() -> None:
    options = {"sheet": "basic"}
    match = westmarch.new("mordor", 2, 1, options)
    options["sheet"] = "advanced"
    assert match.view(None)["options"]["sheet"] == "basic"


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", 2.0, 3.5, (2,)])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match=r"players=.*2.+4"):
        westmarch.new("mordor", players, 1)


@pytest.mark.parametrize(
    ("game", "allowed"),
    [("riddles", "2"), ("war", "2–4"), ("hunt", "2–5"), ("mordor", "2–4"), ("smaug", "2–4")],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_that_may_play_are_told_as_a_range_or_as_one(
    riddles: Riddles, monkeypatch: pytest.MonkeyPatch, game: str, allowed: str, language: str
) -> None:
    monkeypatch.setattr(riddles, "player_counts", range(2, 3))  # no real game is for one number alone
    with pytest.raises(BadOption) as refused:
        westmarch.new(game, 9, 1)
    assert refused.value.details["allowed"] == allowed
    assert text_for(language).error(refused.value).endswith(f" {allowed}.")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"sheet": "golden"}, "basic, advanced"),
        ({"layout": 3}, "standard, long"),
        ({"colour": "red"}, "colour=red.*sheet, layout, hobbits, first"),
        ({"hobbits": "frodo,frodo"}, "hobbits=frodo,frodo is not possible"),
        ({"first": "3"}, "first=3 is not possible"),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        westmarch.new("mordor", 2, 1, options)


def test_a_game_without_options_says_so(riddles: Riddles) -> None:
    with pytest.raises(BadOption, match=r"sheet=basic.*none"):
        westmarch.new("riddles", 2, 1, {"sheet": "basic"})


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'.*mordor"):
        westmarch.new("chess")
    with pytest.raises(UnknownGame):
        westmarch.scenario("chess", {})


def test_an_unknown_way_of_chance_is_refused() -> None:
    with pytest.raises(BadOption, match=r"chance=loaded.*seed, ask"):
        westmarch.new("mordor", 2, 1, chance="loaded")  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        westmarch.scenario("mordor", {}, chance="loaded")  # type: ignore[arg-type]
