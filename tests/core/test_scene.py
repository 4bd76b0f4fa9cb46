"""A scene as JSON: a client gets what the game drew, however often parts of it were written before."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from typing import Any

import pytest

import westmarch
from westmarch.core.registry import find_game
from westmarch.core.scene import Scene

GAMES = ("mordor", "war", "hunt", "smaug")


def plainly(scene: Scene) -> dict[str, Any]:
    """The scene field by field; of the atlas only its key."""
    board = scene.map
    data: dict[str, Any] = json.loads(
        json.dumps({"panels": list(map(asdict, scene.panels)), "trays": list(map(asdict, scene.trays))})
    )
    if board is None:
        return {**data, "map": None}
    spots = json.loads(json.dumps([asdict(spot) for spot in board.spots]))
    return {**data, "map": {"atlas": board.atlas.key, "spots": spots, "here": board.here}}


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_sent_its_own_scene_and_nothing_else(game: str) -> None:
    """Spots are made once and kept with their text: a seat must never get those of another seat or moment."""
    players = find_game(game).player_counts[0]
    match, rng = westmarch.new(game, players, 5), random.Random(5)
    for _ in range(80):
        prompt = match.prompt
        if prompt is None:
            break
        for seat in (*range(players), None):
            scene = match.game.shown.scene(match.setup, match.view(seat))
            assert json.loads(scene.text) == scene.as_data() == plainly(scene)
        match.play(rng.choice(prompt.options))


def test_a_region_is_drawn_anew_when_anything_in_it_changes() -> None:
    """War keeps the spots it has drawn: a figure more, a siege, a loss and the Ring make others."""
    match, drawn = westmarch.new("war", 2, 1), set()
    view = match.view(0)
    changes: tuple[dict[str, Any], ...] = (
        {},
        {"free": {"elves": {"regular": 1}}},
        {"free": {"elves": {"regular": 2}}},
        {"free": {"elves": {"regular": 2}}, "besieged": "free"},
        {"held_by": "shadow"},
        {"characters": ["legolas"]},
    )
    for ring in ("rivendell", "lorien"):
        for entry in changes:
            seen = {**view, "regions": {"lorien": entry}}
            seen["fellowship"] = {**view["fellowship"], "region": ring}
            board = match.game.shown.scene(match.setup, seen).map
            assert board is not None
            drawn.add(board.spot("region:lorien").text)
    assert len(drawn) == 2 * len(changes)
