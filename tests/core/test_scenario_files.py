"""Positions from files: the same as from data; what cannot be read says why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westmarch
from westmarch import PositionError

POSITION = {"players": ["sam", "merry"], "positions": {"sam": 3}}


def test_a_position_comes_from_json_or_toml(tmp_path: Path) -> None:
    as_json, as_toml = tmp_path / "here.json", tmp_path / "here.toml"
    as_json.write_text(json.dumps(POSITION), "utf-8")
    as_toml.write_text('players = ["sam", "merry"]\n[positions]\nsam = 3\n', "utf-8")
    wanted = westmarch.scenario("mordor", POSITION).digest()
    assert westmarch.scenario("mordor", as_json).digest() == wanted
    assert westmarch.scenario("mordor", str(as_toml)).digest() == wanted


@pytest.mark.parametrize("content", [b"not toml", b"\xff\xfe", b"players = ["])
def test_a_file_that_cannot_be_read_says_so(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    with pytest.raises(PositionError, match=r"broken\.toml"):
        westmarch.scenario("mordor", path)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(PositionError, match="No such file"):
        westmarch.scenario("mordor", tmp_path / "nowhere.json")
