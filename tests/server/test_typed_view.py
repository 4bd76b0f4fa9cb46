"""What a drawn board reads of the view is sent with the scene, and nothing else of it."""

from __future__ import annotations

import json

import westmarch
from westmarch.server.table.seat_view import seat_view, text_of


def test_a_board_is_sent_the_fields_that_it_reads() -> None:
    match = westmarch.new("mordor", 3, seed=4)
    reads = match.game.shown.board_reads
    for seat in (None, 0, 1, 2):
        sent = json.loads(text_of(seat_view(match, seat)))["view"]
        assert sent == {name: match.view(seat)[name] for name in reads}


def test_a_game_whose_board_reads_the_scene_is_sent_no_view() -> None:
    """So that a message of War is no longer than it was."""
    match = westmarch.new("war", 2, seed=4)
    assert "view" not in json.loads(text_of(seat_view(match, 0)))
