"""Games of other packages: found by the entry-point group ``westmarch.games``, never in the way of ours."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import westmarch
from toys.parcel import install, offer
from westmarch.core.catalogue import catalogue
from westmarch.core.content import load_content
from westmarch.core.errors import BrokenGame, NoRules
from westmarch.core.plugins import offers
from westmarch.core.registry import find_game, game_ids
from westmarch.core.text import LANGUAGES, rules_digest, text_for

from .table import play_on


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages that Python knows for one test."""
    monkeypatch.syspath_prepend(tmp_path)
    offers.cache_clear()
    yield tmp_path
    offers.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] in ("gollum_riddles", "broken_lamp")]:
        del sys.modules[name]


def test_an_installed_package_is_all_it_takes(packages: Path) -> None:
    install(packages)
    assert game_ids() == ["mordor", "war", "hunt", "smaug", "gollum"]
    match = westmarch.new("gollum", 2, 1)
    play_on(match)
    assert westmarch.replay(match.record()).result == match.result
    assert find_game("gollum") is find_game("gollum")


def test_its_tables_and_texts_come_from_its_own_package(packages: Path) -> None:
    install(packages)
    game = find_game("gollum")
    assert load_content(game.package, game.tables)["cards"][8]["worth"] == 9
    assert text_for("en", game).get("game-title") == "Gollum’s riddles"


def test_a_game_that_lacks_a_language_speaks_english(packages: Path) -> None:
    install(packages)
    game = find_game("gollum")
    for language in LANGUAGES:
        assert text_for(language, game).get("game-summary") == "The highest card wins."
        assert rules_digest(language, game).startswith("# Gollum’s riddles")
    (packages / "gollum_riddles" / "locale" / "en" / "rules.md").unlink()
    with pytest.raises(NoRules):
        rules_digest("de", game)


@pytest.mark.parametrize("game_id", ["mordor", "war", "hunt", "smaug"])
def test_our_own_games_lack_no_language(game_id: str) -> None:
    game = find_game(game_id)
    assert len({game.locale(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert len({game.digest(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("raise RuntimeError('the lamp is out')", "RuntimeError: the lamp is out"),
        ("import a_package_that_is_not_there", "No module named 'a_package_that_is_not_there'"),
        ("", "has no attribute 'Lamp'"),
        ("from westmarch.core.game import Game as Lamp", "Can't instantiate abstract class"),
        ("Lamp = 7", "broken_lamp:Lamp is not a Game"),
        ("from toys.riddles import Riddles as Lamp", "it calls itself 'riddles'"),
    ],
)
def test_a_broken_game_is_told_and_leaves_the_others_alone(packages: Path, source: str, says: str) -> None:
    (packages / "broken_lamp.py").write_text(source, "utf-8")
    offer(packages, "dark-lamps", lamp="broken_lamp:Lamp")
    with pytest.raises(BrokenGame) as refusal:
        find_game("lamp")
    assert refusal.value.details["game"] == "lamp"
    assert refusal.value.details["package"] == "dark-lamps"
    assert says in refusal.value.details["reason"]
    games, broken = catalogue()
    assert [game.id for game in games] == ["mordor", "war", "hunt", "smaug"]
    assert [error.details["game"] for error in broken] == ["lamp"]
    assert westmarch.new("mordor", 2, 1).prompt


def test_a_game_without_a_title_cannot_be_offered(packages: Path) -> None:
    install(packages)
    (packages / "gollum_riddles" / "locale" / "en" / "texts.ftl").write_text("panel-table = Table\n", "utf-8")
    games, broken = catalogue("en")
    assert [game.id for game in games] == ["mordor", "war", "hunt", "smaug"]
    assert "no text for 'game-title'" in broken[0].details["reason"]


def test_a_package_cannot_take_the_name_of_another_game(packages: Path) -> None:
    install(packages)
    ours = find_game("mordor")
    offer(packages, "second-riddles", mordor="gollum_riddles:Gollum", gollum="gollum_riddles:Gollum")
    assert find_game("mordor") is ours
    assert find_game("gollum").package == "gollum_riddles"
    assert game_ids().count("mordor") == game_ids().count("gollum") == 1
    _, broken = catalogue()
    assert {(error.details["game"], error.details["package"]) for error in broken} == {
        ("mordor", "second-riddles"),
        ("gollum", "second-riddles"),
    }
    assert all("taken" in error.details["reason"] for error in broken)
