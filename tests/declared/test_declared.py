"""What is made of the declared fields is up to date, and says the same as independent readers do."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import westmarch
from westmarch.core.form_checks import JUNK
from westmarch.core.numeric import encode, parts_of
from westmarch.core.registry import find_game
from westmarch.core.schema import breach, has_forms, position_schema, view_schema

from .make import GAMES, ROOT, files


@pytest.mark.parametrize("path", files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_generated_files_are_up_to_date(path: Path) -> None:
    """`make types` writes them again; then the client must fit, which its own check tells."""
    assert path.read_text("utf-8") == files()[path]


@pytest.mark.parametrize("name", GAMES)
def test_every_field_declares_its_form(name: str) -> None:
    assert has_forms(find_game(name))


def mangled(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same with one value replaced by junk, or without one, or with one more."""
    key = rng.choice(list(data))
    match rng.randrange(3):
        case 0:
            return {**data, key: rng.choice(JUNK)}
        case 1:
            return {other: value for other, value in data.items() if other != key}
        case _:
            return {**data, "no such key": 1}


@pytest.mark.parametrize("name", GAMES)
def test_our_reader_of_schemas_agrees_with_another(name: str) -> None:
    """Data that it accepts, and data that it refuses: views, positions, and both mangled."""
    game = find_game(name)
    rng = random.Random(5)
    match = westmarch.new(name, seed=5)
    for _ in range(60):
        if match.prompt is None:
            break
        for schema, data in ((view_schema(game), match.view(0)), (position_schema(game), _position(match))):
            for tried in (data, mangled(data, rng)):
                assert jsonschema_rs.is_valid(schema, tried) == (breach(schema, tried) is None), tried
        match.play(rng.choice(match.prompt.options))


def _position(match: Any) -> dict[str, Any]:
    position: dict[str, Any] = match.game.positions.write(match.state, match.setup)
    return position


def test_numbers_of_a_view_of_mordor() -> None:
    """Parts by name, with shape and range; who has no seat there has one less than the lowest number."""
    game = find_game("mordor")
    position = {
        "players": ["sam", "merry"],
        "positions": {"sam": 3},
        "nazgul": {"merry": ["x", "x.", "..", ".", ".", ".", "."]},
        "throw": {"yellow": "orc", "red": "ring", "blue": "nazgul", "green": "orc", "black": "white_tree"},
    }
    match = westmarch.scenario("mordor", position, chance="ask")
    parts = {part.name: part for part in parts_of(game)}
    numbers = dict(zip(parts, encode(game, match.view(1)), strict=True))
    assert numbers["seat"] == [1]
    assert (parts["position"].shape, parts["position"].low, parts["position"].high) == ((4,), 0, 40)
    assert numbers["position"] == [3, 0, -1, -1]
    assert parts["hobbits"].categories == ("frodo", "sam", "merry", "pippin")
    assert numbers["hobbits"] == [1, 2, -1, -1]
    assert parts["squares"].shape == (4, 24)
    assert numbers["squares"][24:32] == [0, 1, 3, 2, 2, 2, 2, -1]
    assert numbers["faces"] == [3, 0, 4, 3, 5]
    assert numbers["picked"] == [0, 0, 1, 0, 0], "the only Nazgûl goes aside by itself"
