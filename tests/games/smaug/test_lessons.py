"""The guided first match: safe for three rounds, begun by who learns, with a note on the first question."""

from __future__ import annotations

import westmarch
from westmarch.bots import make_bot
from westmarch.bots.protocol import ask_bot
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, slug, text_for

GAME = find_game("smaug")
TURNS = 6


def test_who_learns_is_asked_first_and_there_is_a_note_about_it() -> None:
    lesson = GAME.positions.lesson(0)
    assert lesson in GAME.studies()
    match = westmarch.scenario("smaug", GAME.study(lesson), 1)
    assert match.prompt is not None
    assert match.prompt.seat == 0
    for language in LANGUAGES:
        assert text_for(language, GAME).has(f"guide-{slug(match.prompt.kind)}")


def test_a_lesson_is_safe() -> None:
    lesson = GAME.positions.lesson(0)
    assert lesson is not None
    for seed in range(8):
        match = westmarch.scenario("smaug", GAME.study(lesson), seed)
        last = match.turns + TURNS
        bots = [make_bot("random", GAME, seed + seat) for seat in range(match.setup.players)]
        while match.prompt is not None and match.turns < last:
            match.play(ask_bot(bots[match.prompt.seat], match))
        assert match.result is None, f"over within {TURNS} turns, seed {seed}"


def test_the_study_at_the_door_can_be_won() -> None:
    won = 0
    for seed in range(5):
        match = westmarch.scenario("smaug", GAME.study("at_the_door"), seed)
        bots = [make_bot("steady", GAME, seed + seat) for seat in range(match.setup.players)]
        while match.prompt is not None:
            match.play(ask_bot(bots[match.prompt.seat], match))
        assert match.result is not None
        won += len(match.result.winners) == 2
    assert won > 0
