"""The Letter from Gandalf as a file: what is in it, who can read it, and files that are none."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch.core.errors import LetterError, WestmarchError
from westmarch.core.letters import (
    FORMAT,
    MAGIC,
    has_letter,
    letter_of,
    parse_letter,
    read_letter,
    write_letter,
)
from westmarch.core.match import Match
from westmarch.core.text import LANGUAGES, text_for
from westmarch.games.hunt import GAME
from westmarch.testing import answer, play_blindly, truth

from .table import frodo_at

HANDS = {"hand": ["A1-01"], "sorcery_hand": ["S-01", "S-05"]}


def part_one(**more: Any) -> Match[Any]:
    """Part 1 alone, over; Frodo is in Bree."""
    match = frodo_at("53", 2, options={"part": "1"}, corruption=3, **HANDS, **more)
    answer(match, "shire:C")
    return match


def test_part_two_goes_on_from_the_letter_as_if_both_had_been_played() -> None:
    """p. 25: the Letter holds all that Part 2 is set up with."""
    letter = parse_letter(write_letter(part_one()))
    later = westmarch.scenario("hunt", letter.position, seed=3)
    both = frodo_at("53", 2, corruption=3, **HANDS)
    answer(both, "shire:C")
    assert letter.position == truth(both)
    play_blindly(later, 3)
    assert later.result is not None
    assert later.result.reason in ("ending.rivendell", "ending.fallen")


def test_the_letter_hides_what_not_everybody_may_know() -> None:
    """p. 27: the Ring-bearer may not see the sorcery cards; here nobody sees any hand."""
    match = part_one(seen_sorcery=["S-05"])
    text = write_letter(match, "secret")
    says = json.loads(text)["says"]
    assert (says["corruption"], says["part"], says["stage"]) == (3, 2, "crossing")
    open_cards = json.dumps({key: says[key] for key in says if key != "discards"})
    for card in ("S-01", "S-05", "A1-01"):
        assert card not in open_cards
        assert card not in text
        assert card.encode() not in b64decode(json.loads(text)["sealed"])
    assert "decks" not in says  # what is left of a deck tells what is in the hands
    assert parse_letter(text, ("secret",)).position == letter_of(match)
    assert write_letter(match, "secret") != text  # nobody can tell equal hands by equal letters


def test_a_letter_is_written_of_part_one_alone_only() -> None:
    over = part_one()
    assert has_letter(over)
    assert GAME.positions.kept_secrets(over.state) == {1}
    both = frodo_at("53", 2)
    answer(both, "shire:C")
    fallen = frodo_at("53", 2, options={"part": "1"}, corruption=11, phase="night")
    answer(fallen, "dot")
    assert fallen.result is not None
    for match, fault in (
        (frodo_at("53", 2, options={"part": "1"}), "unfinished"),
        (frodo_at("53", 2), "unfinished"),
        (both, "part_two"),
        (westmarch.new("hunt", 2, 1, {"part": "2"}), "part_two"),
        (fallen, "fallen"),
        (westmarch.new("mordor", 2, 1), "none"),
    ):
        assert not has_letter(match)
        with pytest.raises(LetterError) as refused:
            letter_of(match)
        assert refused.value.variant == fault


def altered(**changes: Any) -> str:
    return json.dumps(json.loads(write_letter(part_one())) | changes)


def test_a_record_of_part_one_serves_as_its_letter() -> None:
    match = part_one()
    assert parse_letter(match.record().dumps()).position == letter_of(match)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Dear Frodo, leave at once. G.", "foreign"),
        ("[1, 2]", "foreign"),
        ('{"players": 2}', "foreign"),
        ("[" * 100_000, "foreign"),
        (altered(**{MAGIC: FORMAT + 1}), "newer"),
        (altered(says={"players": 2}), "altered"),
        (altered(says=7), "altered"),
        (altered(seats="human"), "altered"),
        (altered(sealed="AAAA"), "altered"),
        (altered(sealed="no base64 at all"), "altered"),
        (altered(game="war"), "altered"),
        (altered(seal="0011223344556677"), "other_seal"),
        (write_letter(part_one(), "a server's secret"), "other_seal"),
        (frodo_at("53", 2, options={"part": "1"}).record().dumps(), "unfinished"),
        (westmarch.new("hunt", 2, 1, {"part": "2"}).record().dumps(), "part_two"),
        (westmarch.new("mordor", 2, 1).record().dumps(), "none"),
    ],
    ids=lambda value: str(value)[:12],
)
def test_a_file_that_is_no_letter_is_refused_with_the_reason(text: str, fault: str) -> None:
    with pytest.raises(LetterError) as refused:
        parse_letter(text)
    assert refused.value.variant == fault
    assert {text_for(language).has(f"error-letter-{fault}") for language in LANGUAGES} == {True}


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "hunt.letter"
    with pytest.raises(WestmarchError, match="cannot be read"):
        read_letter(path)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(LetterError) as refused:
        read_letter(path)
    assert refused.value.variant == "foreign"
