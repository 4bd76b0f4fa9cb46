"""A first match: begun in a safe position, by the one who learns, and told as one goes."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from cli.terminal import run
from westmarch.bots import make_bot
from westmarch.bots.protocol import ask_bot
from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, slug, text_for

LESSONS = [("mordor", 0), ("war", 0), ("war", 1)]
TURNS = {"mordor": 2, "war": 3}
"""Turns in which nobody may lose: a round of Journey to Mordor, three turns of War."""


def begun(game: str, seat: int, seed: int) -> Match[Any]:
    found = find_game(game)
    lesson = found.positions.lesson(seat)
    assert lesson is not None
    return westmarch.scenario(game, found.study(lesson), seed)


@pytest.mark.parametrize(("game", "seat"), LESSONS)
def test_who_learns_is_asked_first_and_there_is_a_note_about_it(game: str, seat: int) -> None:
    match = begun(game, seat, 1)
    assert match.prompt is not None
    assert match.prompt.seat == seat
    for language in LANGUAGES:
        assert text_for(language, match.game).has(f"guide-{slug(match.prompt.kind)}")


@pytest.mark.parametrize(("game", "seat"), LESSONS)
def test_a_lesson_is_safe(game: str, seat: int) -> None:
    for seed in range(6):
        match = begun(game, seat, seed)
        last = match.state.turn + TURNS[game]
        bots = [make_bot("steady", match.game, seed) for _ in range(match.setup.players)]
        while match.prompt is not None and match.state.turn < last:
            match.play(ask_bot(bots[match.prompt.seat], match))
        assert match.result is None, f"over within {TURNS[game]} turns, seed {seed}"


def test_every_seat_of_every_game_has_a_lesson() -> None:
    for game in map(find_game, westmarch.game_ids()):
        assert all(
            game.positions.lesson(seat) in game.studies() for seat in range(max(game.player_counts))
        ), game.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_learning_in_the_terminal(language: str) -> None:
    for game, seats, study in (
        ("mordor", "human,steady", "half_way"),
        ("war", "human,steady", "hornburg"),
        ("war", "steady,human", "helms_deep"),
    ):
        text = text_for(language, find_game(game))
        output = run("play", game, "--learn", "--seats", seats, "--lang", language, "--seed", "1", typed="")
        assert output.exit_code == 0, output.output
        assert text.get(f"study-{study}") in output.output
    note = text_for(language, find_game("mordor")).get("guide-throw-set_aside")
    given = run("play", "mordor", "--learn", "--lang", language, "--seed", "3", typed="").output
    assert note in given
    assert note not in run("play", "mordor", "--lang", language, "--seed", "3", typed="").output


def test_a_lesson_is_no_other_study() -> None:
    refused = run("play", "war", "--learn", "--study", "moria", code=2)
    assert "--learn chooses its own study." in refused.stderr
