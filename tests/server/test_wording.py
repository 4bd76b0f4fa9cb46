"""Words in two parts: nothing is lost, and nothing of the second part is in the first."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast

import westmarch
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, game_source
from westmarch.server.http.wording import first_words, late_words

SENTENCES = {"needs", "event", "discard", "text"}
LATE = ("about-", "error-", "event-", "guide-", "why-", "study-")


def messages(source: str) -> dict[str, set[str]]:
    """By the message's name: the names of its attributes."""
    found = FluentParser().parse(source).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {one.id.name for one in entry.attributes}
        for entry in found
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", westmarch.game_ids())
def test_both_parts_together_say_everything(game: str, language: str) -> None:
    source = game_source(language, find_game(game))
    whole, first, late = messages(source), messages(first_words(source)), messages(late_words(source))
    assert first.keys() | late.keys() == whole.keys()
    assert {name: first.get(name, set()) | late.get(name, set()) for name in whole} == whole
    assert late == {name: has for name, has in whole.items() if name.startswith(LATE) or has & SENTENCES}
    assert not [name for name, has in first.items() if name.startswith(LATE) or has & SENTENCES]


def test_what_cards_say_is_left_for_later() -> None:
    for language in LANGUAGES:
        source = game_source(language, find_game("war"))
        assert len(first_words(source).encode()) < 0.75 * len(source.encode())
