"""Positions that come with a game: they load, are told in three languages, and can be played to the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import westmarch
from cli.terminal import kept, load, run, typed
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for

GAME = find_game("war")
STUDIES = GAME.studies()


def test_there_are_studies() -> None:
    assert STUDIES == ["helms_deep", "hornburg", "minas_tirith", "mordor_track", "moria", "pelargir"]
    assert find_game("mordor").studies() == ["half_way"]


@pytest.mark.parametrize("name", STUDIES)
def test_a_study_is_a_position_and_ends(name: str) -> None:
    for seed in range(2):
        match = westmarch.scenario("war", GAME.study(name), seed)
        assert match.prompt is not None
        assert match.prompt.kind == "action.choose"
        GAME.invariants(match.state)
        again = westmarch.scenario("war", match.position(), seed)
        assert again.digest() == match.digest()
        choose = random.Random(seed)
        while (prompt := match.prompt) is not None:
            match.play(choose.choice(prompt.options))
        assert match.result is not None


@pytest.mark.parametrize("name", STUDIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_study_is_told(name: str, language: str) -> None:
    text = text_for(language, GAME)
    assert text.get(f"study-{name}")
    assert len(text.parts(f"study-{name}")["text"]) > 100
    output = run("play", "war", "--study", name, "--lang", language, "--seed", "1", typed="").output
    assert text.get(f"study-{name}") in output
    assert text.parts(f"study-{name}")["text"] in output


def test_what_the_studies_are_about() -> None:
    tirith = westmarch.scenario("war", GAME.study("minas_tirith"), 1).view(0)
    assert tirith["regions"]["minas_tirith"]["besieged"] == "free"
    assert "rohan" in tirith["regions"]["folde"]["free"]
    deep = westmarch.scenario("war", GAME.study("helms_deep"), 1).view(0)
    assert deep["regions"]["helms_deep"]["besieged"] == "free"
    track = westmarch.scenario("war", GAME.study("mordor_track"), 1).view(0)
    assert track["fellowship"]["corruption"] == 9
    assert track["fellowship"]["mordor"] == 2
    assert track["points"]["shadow"] == 8
    pelargir = westmarch.scenario("war", GAME.study("pelargir"), 1)
    assert "aragorn" in pelargir.view(0)["regions"]["pelargir"]["characters"]
    options = [str(option) for option in pelargir.prompt.options] if pelargir.prompt else []
    corsairs = next(
        str(option)
        for option in GAME.vocabulary.options
        if option.domain == "card" and text_for("en", GAME).name(str(option)) == "Corsairs of Umbar"
    )
    assert corsairs in options
    moria = westmarch.scenario("war", GAME.study("moria"), 1).view(0)
    assert moria["fellowship"]["region"] == "hollin"
    assert moria["table"]["shadow"]


def test_a_study_is_kept_and_goes_on(home: Path) -> None:
    run(
        "play",
        "war",
        "--study",
        "Helms Deep",
        "--seats",
        "bot:random,human",
        typed=typed("helm's deep", "quit"),
    )
    match = load(kept(home))
    assert match.seats == ("bot:random", "human")
    assert "Resumed after" in run("play", "--resume", typed="quit\n").output


def test_the_list() -> None:
    output = run("studies", "war").output
    assert "helms_deep  Helm’s Deep" in output
    assert "minas_tirith" in run("studies").output
    assert "half_way  Half-way to Mordor" in run("studies", "mordor").output
    assert "Studies: helms_deep, hornburg, minas_tirith" in run("games").output
    assert "Этюды" in run("games", "--lang", "ru").output
    assert '"name": "moria"' in run("games", "--json").output


def test_wrong_studies(tmp_path: Path) -> None:
    wrong = run("play", "war", "--study", "nowhere", code=2).stderr
    assert "There is no study “nowhere”. There are: helms_deep, hornburg, minas_tirith" in wrong
    assert "There is no study" in run("play", "mordor", "--study", "moria", code=2).stderr
    assert "There is no study" in run("play", "war", "--study", "../studies/moria", code=2).stderr
    both = run("play", "war", "--study", "moria", "--scenario", str(tmp_path / "x.toml"), code=2).stderr
    assert "A study and a scenario cannot go together." in both
    assert (
        "--option cannot"
        in run("play", "war", "--study", "moria", "--option", "army_card=deck", code=2).stderr
    )
    assert "There is no game" in run("studies", "chess", code=2).stderr


def test_a_scenario_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'phase = "action_resolution"\nto_act = "free"\n[dice]\nfree = ["character"]\n'
        "[regions]\nedoras = { army = { rohan = { regular = 2, leader = 1 } } }\n"
    )
    output = run(
        "play", "war", "--scenario", str(file), "--seats", "human,bot:random", typed="map edoras\n"
    ).output
    assert "Edoras ⌂▲2" in output
    file.write_text("[regions]\nedoras = { army = { rohan = { regular = 12 } } }\n")
    assert "This position is impossible" in run("play", "war", "--scenario", str(file), code=1).stderr
