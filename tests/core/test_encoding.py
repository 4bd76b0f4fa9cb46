"""What clients are sent is the same text with the quick encoder and with Python's own."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch.core import encoding
from westmarch.core.atlas import Spot
from westmarch.core.encoding import as_json
from westmarch.server.table.seat_view import seat_view, text_of


def shown(match: Any) -> list[str]:
    match.game.shown.scene(match.setup, match.view(None))
    return [text_of(seat_view(match, seat)) for seat in (None, *range(match.setup.players))]


@pytest.mark.parametrize("game", ["mordor", "smaug", "hunt", "war"])
def test_scenes_and_questions_are_the_same_text_without_orjson(
    game: str, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    match = westmarch.new(game, 2, seed)
    rng = random.Random(seed)
    for _ in range(60):
        if match.prompt is None:
            break
        match.play(rng.choice(match.prompt.options))
    quick = shown(match)
    monkeypatch.setattr(encoding, "orjson", None)
    assert shown(match) == quick


def test_letters_of_all_languages_and_parts_of_a_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    data = {"имя": 'Nazgûl\n"☆"', "none": None, "yes": True, "list": (1, 2.5), "spot": Spot("region:moria")}
    quick = as_json(data)
    assert quick.startswith('{"имя":"Nazgûl\\n\\"☆\\"","none":null,"yes":true,"list":[1,2.5],"spot":{"place"')
    monkeypatch.setattr(encoding, "orjson", None)
    assert as_json(data) == quick
