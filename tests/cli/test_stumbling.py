"""A bot that raises does not end a match in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from cli.terminal import run
from westmarch.bots.random import RandomBot
from westmarch.bots.search import SearchBot
from westmarch.bots.steady import SteadyBot


def stumbles(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a stumbling bot")


PLAY = ("play", "mordor", "--seats", "bot:steady,human", "--option", "first=1", "--seed", "3", "--plain")


def test_another_bot_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SteadyBot, "choose", stumbles)
    shown = run(*PLAY, typed="quit\n").output
    assert "The bot in seat 1 could not answer. From now on the random bot plays there." in shown
    shown = run(*PLAY, "--lang", "de", typed="quit\n").output
    assert "Der Bot auf Platz 1 konnte nicht antworten." in shown


def test_where_no_bot_can_answer_the_match_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (SteadyBot, RandomBot):
        monkeypatch.setattr(bot, "choose", stumbles)
    said = run(*PLAY, code=2).stderr
    assert "no other bot can either" in said
    assert "kept in" in said


def test_a_hint_that_fails_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SearchBot, "advise", stumbles)
    shown = run(
        "play", "mordor", "--seats", "human,human", "--seed", "3", "--plain", typed="hint\nquit\n"
    ).output
    assert "No hint could be worked out" in shown
