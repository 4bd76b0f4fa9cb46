"""The terminal says why something cannot be chosen, and what a choice changes."""

from __future__ import annotations

import pytest

from cli.terminal import run, typed
from westmarch.cli.drawing.board import option_lines
from westmarch.cli.talking.answers import Choice
from westmarch.core.registry import find_game


def said(*lines: str, language: str = "en") -> str:
    return run("play", "mordor", "--seed", "5", "--lang", language, typed=typed(*lines)).output


@pytest.mark.parametrize(
    ("language", "line", "words"),
    [
        ("en", "why square 3", "Squares are halved after the throwing"),
        ("en", "why done", "At least one die"),
        ("de", "warum Feld 3", "Felder werden nach dem Würfeln halbiert"),
        ("ru", "почему space:3", "Деления делят надвое"),
    ],
)
def test_why_gives_the_reason_in_the_players_language(language: str, line: str, words: str) -> None:
    assert words in said(line, language=language)


def test_why_of_what_can_be_chosen_tells_what_it_changes() -> None:
    output = said("why die:yellow")
    assert "That can be chosen now: yellow die: " in output


def test_why_needs_something_that_is_there() -> None:
    assert "Say what you mean" in said("why")
    assert "I do not understand “balrog”" in said("why balrog")


def test_options_are_listed_with_what_they_change() -> None:
    assert " – " in next(line for line in said().splitlines() if line.startswith("  1)"))
    option = find_game("mordor").vocabulary.options[0]
    choice = Choice(1, option, "yellow die: Ring", "yellow die", "spaces to go: 0 → 1")
    assert [line.plain for line in option_lines([choice], 100, told=True)] == [
        " 1 yellow die: Ring  die:yellow  – spaces to go: 0 → 1"
    ]
    assert option_lines([choice], 30, told=True)[0].cell_len <= 30
