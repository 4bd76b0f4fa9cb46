"""Golden records: old matches are still the same matches, turn by turn, with the same dice.

If one fails, either the change was not meant, or it is a change of rules: then raise the game's
``version``, make the records again (`make`), and say why in the commit.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westmarch
from westmarch import Record
from westmarch.core.record import read_record
from westmarch.core.registry import find_game
from westmarch.core.replaying import verify

from .make import FOLDER, GOLDEN, SUFFIX, Digests, digests, steps, write

FILES = sorted(FOLDER.glob(f"*{SUFFIX}"))
MANY = 45
"""Kinds of question that the records of War of the Ring come to."""
each_record = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def remembered(path: Path) -> Digests:
    found: Digests = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return found


DICE = {"hunt": 1.4, "mordor": 2, "smaug": 1, "war": 2}
"""How many dice a roll has at least, on average."""


def test_every_golden_match_has_its_files() -> None:
    assert [path.stem for path in FILES] == sorted(golden.name for golden in GOLDEN)
    assert all(path.with_suffix(".json").is_file() for path in FILES)


@each_record
def test_every_turn_is_what_it_was(path: Path) -> None:
    """The first turn that differs is named."""
    now, then = digests(read_record(path)), remembered(path)
    changed = next((turn for turn in then if now.get(turn) != then[turn]), None)
    assert changed is None, f"{path.stem}: another match from turn {changed} on"
    assert now == then


@each_record
def test_the_whole_record_replays(path: Path) -> None:
    match = westmarch.load(path)
    assert match.prompt is None
    assert match.digest() == remembered(path)["end"]
    assert match.record().dumps() == path.read_text("utf-8")


@each_record
def test_the_dice_are_proven(path: Path) -> None:
    rolls, dice, _ = verify(read_record(path))
    assert rolls > 30
    assert dice >= DICE[path.stem.split("-")[0]] * rolls


@each_record
def test_a_golden_match_replays_without_its_seed(path: Path) -> None:
    sealed: Record = read_record(path).sealed()
    assert westmarch.replay(sealed).digest() == remembered(path)["end"]


def asked_in(game: str) -> set[str]:
    records = [read_record(path) for path in FILES if path.stem.startswith(game)]
    return {step.prompt.kind for record in records for step in steps(record) if step.prompt is not None}


def test_the_golden_matches_ask_every_question_of_a_small_game() -> None:
    """Otherwise a change could slip through between them."""
    of_chance = {"setup.first", "throw.roll"}
    assert asked_in("mordor") | of_chance == set(find_game("mordor").keys.prompts)
    turns = [remembered(path) for path in FILES]
    assert sum(map(len, turns)) > 60


def test_the_golden_matches_ask_most_questions_of_a_large_game() -> None:
    """Rare ones come up in tests of cards and rules."""
    assert len(asked_in("war")) > MANY


def test_they_can_be_made_again(tmp_path: Path) -> None:
    """As the documents say; what comes out may differ where bots have become wiser."""
    written = write(tmp_path)
    assert [path.name for path in written] == [f"{golden.name}{SUFFIX}" for golden in GOLDEN]
    for path in written:
        assert digests(read_record(path)) == remembered(path)
        assert verify(read_record(path))
