"""A share of the random play in bulk; `python -m tests.fuzz` plays as much as one likes."""

from __future__ import annotations

from fuzz import fuzz
from westmarch.core.registry import game_ids

DECISIONS = 400_000
EVERY = 2_000


def test_random_play_in_bulk_finds_an_answer_to_every_question() -> None:
    games = game_ids()
    tally = fuzz(games, DECISIONS, seed=20_000, every=EVERY)
    assert tally.decisions.total() >= DECISIONS
    for game in games:
        assert tally.asked[game] >= DECISIONS // len(games) // EVERY - 1, f"{game}: hardly asked"
