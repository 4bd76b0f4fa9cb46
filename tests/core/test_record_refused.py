"""Records that are refused: damaged, cut off, too new, or not what they claim to be.

A message says what is wrong, and in no case does another match come out silently.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import westmarch
from toys.riddles import Riddles
from westmarch import RecordError
from westmarch.core.record import parse_record
from westmarch.core.registry import find_game, unregister

from .paper import body_of, forged, refused, signed
from .table import everything, play_on


def written(answers: int = 6, **more: Any) -> str:
    """A record of Sam and Frodo's first throws."""
    match = westmarch.new("mordor", 2, 7, **more)
    play_on(match, 1, answers)
    return match.record().dumps()


TEXT = written()
MATCH = everything(westmarch.replay(parse_record(TEXT)))


def test_the_record_of_these_tests_is_a_good_one() -> None:
    assert signed(body_of(TEXT)) == TEXT
    assert len(TEXT.splitlines()) > 18


# -- not a record --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "not a Westmarch record"),
        (b"\n", "not a Westmarch record"),
        (b"Three rings for the Elven-kings under the sky\n", "not a Westmarch record"),
        (b'{"game": "mordor"}', "not a Westmarch record"),
        (b"westmarch-recorder 1\n", "the first line must be 'westmarch-record 1'"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "it is not text"),
        (b"\xff\xfew\x00e\x00s\x00t\x00", "it is not text"),
        (b"westmarch-record\n", "the format version is missing"),
        (b"westmarch-record one\n", "the format version is missing"),
        (b"westmarch-record -1\n", "the format version is missing"),
        (b"westmarch-record 0\n", "the format version is missing"),
        (b"westmarch-record 1\n", "truncated"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "match.westmarch"
    path.write_bytes(content)
    with pytest.raises(RecordError, match=said) as refusal:
        westmarch.load(path)
    assert str(path) in str(refusal.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        westmarch.load(tmp_path / "nowhere.westmarch")
    with pytest.raises(RecordError, match="cannot be read"):
        westmarch.load(tmp_path)


# -- damaged and cut off -------------------------------------------------------------------------


@pytest.mark.parametrize("lines", range(len(TEXT.splitlines())))
def test_a_record_that_is_cut_off_is_refused(lines: int) -> None:
    """After any number of whole lines."""
    cut = "".join(TEXT.splitlines(keepends=True)[:lines])
    assert ("truncated: the closing line is missing" if lines else "not a Westmarch record") in refused(cut)


def test_a_record_that_is_cut_off_anywhere_is_refused() -> None:
    """Also within a line, even before the very last sign."""
    for length in range(len(TEXT)):
        assert refused(TEXT[:length])


def assert_no_other_match(text: str) -> None:
    """Refused, or read as what it was."""
    try:
        match = westmarch.replay(parse_record(text))
    except RecordError:
        return
    assert everything(match) == MATCH


@pytest.mark.parametrize("sign", [" ", "\n", "0", "9", "a", "\t", "\r", "\x00", "é", "\u2028"], ids=repr)
def test_one_changed_character_anywhere_is_noticed(sign: str) -> None:
    for at in range(len(TEXT)):
        assert_no_other_match(TEXT[:at] + sign + TEXT[at + 1 :])


def test_one_missing_or_doubled_character_anywhere_is_noticed() -> None:
    for at in range(len(TEXT)):
        assert_no_other_match(TEXT[:at] + TEXT[at + 1 :])
        assert_no_other_match(TEXT[:at] + TEXT[at] + TEXT[at:])


@given(st.integers(0, len(TEXT) - 1), st.integers(0, len(TEXT)), st.text(max_size=20))
def test_any_change_is_noticed(start: int, end: int, new: str) -> None:
    assert_no_other_match(TEXT[:start] + new + TEXT[max(start, end) :])


def test_one_flipped_bit_anywhere_in_the_file_is_noticed(tmp_path: Path) -> None:
    content = TEXT.encode()
    path = tmp_path / "match.westmarch"
    for at in range(len(content)):
        path.write_bytes(content[:at] + bytes([content[at] ^ 1 << at % 8]) + content[at + 1 :])
        try:
            match = westmarch.load(path)
        except RecordError:
            continue
        assert everything(match) == MATCH


def test_damage_is_told_apart_from_cutting_off() -> None:
    assert "damaged: the checksum does not match" in refused(TEXT.replace("die:", "lie:", 1))
    assert "damaged: the checksum does not match" in refused(TEXT[:-5] + "beef\n")
    assert "truncated" in refused(TEXT[:-1])
    assert "truncated" in refused(TEXT + "0 done\n")
    assert "damaged: the checksum does not match" in refused(TEXT + TEXT)


# -- with a checksum that fits -------------------------------------------------------------------


def test_a_newer_format_is_refused_before_anything_else() -> None:
    for text in (TEXT, TEXT[:40], "westmarch-record 1\n"):
        newer = text.replace("westmarch-record 1", "westmarch-record 4", 1)
        assert "from a newer Westmarch (format 4, this one reads 3)" in refused(newer)


@pytest.mark.parametrize("change", [-1, 1, 98])
def test_other_rules_are_refused(change: int) -> None:
    """The same answers would lead to another match."""
    ours = find_game("mordor").version
    said = refused(forged(TEXT, f"\nrules {ours}\n", f"\nrules {ours + change}\n"))
    assert f"made with version {ours + change} of the rules of mordor; this is version {ours}" in said


def test_an_unknown_game_is_refused() -> None:
    assert "there is no game 'chess'" in refused(forged(TEXT, "\ngame mordor\n", "\ngame chess\n"))


def test_other_content_tables_are_refused() -> None:
    content = westmarch.new("mordor").setup.content.hash
    assert "made with other content tables" in refused(forged(TEXT, content, "0" * 64))


def test_a_game_that_is_no_longer_there_is_refused(riddles: Riddles) -> None:
    text = westmarch.new("riddles", 2, 1).record().dumps()
    unregister("riddles")
    assert "there is no game 'riddles'" in refused(text)


@pytest.mark.parametrize("key", ["game", "rules", "players", "options", "seats", "content", "chance"])
def test_a_missing_header_line_is_refused(key: str) -> None:
    line = next(line for line in TEXT.splitlines(keepends=True) if line.startswith(f"{key} "))
    assert f"the header has no '{key}'" in refused(forged(TEXT, line, ""))


def test_an_unknown_header_line_is_refused() -> None:
    """A newer program may have meant something by it."""
    assert "unknown header line 'house'" in refused(forged(TEXT, "\nrules ", "\nhouse yes\nrules "))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rules", "one"),
        ("players", ""),
        ("options", "{"),
        ("options", "[]"),
        ("options", '"basic"'),
        ("options", "null"),
        ("options", "[" * 100_000),
        ("seats", "{}"),
        ("seats", '"human"'),
        ("seats", "7"),
        ("chance", "luck"),
        ("seed", "seven"),
        ("seed", "9" * 5000),
        ("result", "won"),
        ("result", "[1, 0]"),
        ("position", "[]"),
        ("position", "7"),
    ],
)
def test_a_header_line_that_makes_no_sense_is_refused(key: str, value: str) -> None:
    lines = [line for line in body_of(TEXT).split("\n") if not line.startswith(f"{key} ")]
    assert "the header cannot be understood" in refused(
        signed("\n".join([lines[0], f"{key} {value}", *lines[1:]]))
    )


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("players 2", "players 7", "players=7 is not possible"),
        ('"sheet":"advanced"', '"sheet":"golden"', "sheet=golden is not possible"),
        ('"sheet":"advanced"', '"shed":"advanced"', "shed=advanced is not possible"),
        ("\nseed ", '\nposition {"players":["sauron"]}\nseed ', "impossible position"),
    ],
)
def test_an_impossible_set_up_is_refused(old: str, new: str, said: str) -> None:
    assert said in refused(forged(TEXT, old, new))


def test_a_wrong_count_of_answers_is_refused() -> None:
    count = body_of(TEXT).partition("\n\n")[2].count("\n")
    for wrong in (0, count - 1, count + 1, "many"):
        said = refused(TEXT.replace(f"\nend {count} ", f"\nend {wrong} "))
        assert f"{wrong} answers announced, {count} found" in said


@pytest.mark.parametrize("line", ["", "0", "*", "-1 done", "x done", "0done", "٣ done", "9999 done"])
def test_a_line_that_is_no_answer_is_refused(line: str) -> None:
    assert "damaged: answer " in refused(signed(body_of(TEXT) + line + "\n"))


def test_a_missing_blank_line_is_refused() -> None:
    assert "the blank line after the header is missing" in refused(forged(TEXT, "\n\n", "\n"))


# -- answers that cannot have been given ---------------------------------------------------------


def first_answer(text: str = TEXT) -> str:
    return next(line for line in text.splitlines() if line.startswith("0 "))


@pytest.mark.parametrize("answer", ["space:3", "done", "nonsense", "die:purple", "symbol:ring"])
def test_an_illegal_answer_is_refused(answer: str) -> None:
    said = refused(forged(TEXT, first_answer(), f"0 {answer}"))
    assert "entry 2 cannot be played" in said
    assert f"'{answer}' is not possible here: seat 0 is asked" in said


def test_another_seats_answer_is_refused() -> None:
    said = refused(forged(TEXT, first_answer(), first_answer().replace("0", "1", 1)))
    assert "entry 2 is seat 1's, but seat 0 is asked" in said


def test_two_answers_to_one_question_are_refused() -> None:
    said = refused(forged(TEXT, first_answer(), f"{first_answer()} done"))
    assert "entry 2 gives 2 answers to one question" in said


def test_answers_after_the_end_are_refused() -> None:
    over = written(answers=10_000)
    assert "comes after the end of the match" in refused(signed(body_of(over) + "0 done\n"))
    said = refused(signed(body_of(over) + "* symbol:ring\n"))
    assert "is a roll that does not come from the seed" in said


def test_a_roll_that_the_seed_does_not_give_is_refused() -> None:
    said = refused(forged(TEXT, "* symbol:orc", "* symbol:ring"))
    assert "entry 1 is a roll that does not come from the seed" in said


def test_a_roll_with_a_die_more_or_less_is_refused() -> None:
    for new in ("* symbol:orc symbol:orc", "*"):
        assert "does not come from the seed" in refused(forged(TEXT, "* symbol:orc", new))


def test_a_roll_out_of_place_is_refused() -> None:
    said = refused(forged(TEXT, first_answer(), "* symbol:orc"))
    assert "entry 2 is a roll that does not come from the seed" in said
    assert "is not an answer of this game" in refused(forged(TEXT, "* symbol:orc", "* symbol:eye"))


def test_without_a_seed_a_roll_must_be_possible_and_in_place() -> None:
    """A sealed record is taken at its word, but not for more than the rules allow."""
    sealed = parse_record(TEXT).sealed().dumps()
    assert "'symbol:white_tree' is not possible here" in refused(
        forged(sealed, "* symbol:orc", "* symbol:white_tree")
    )
    said = refused(forged(sealed, first_answer(), "* symbol:orc"))
    assert "entry 2 is a roll with 'symbol:orc', but seat 0 is asked" in said
    over = parse_record(written(answers=10_000)).sealed().dumps()
    said = refused(signed(body_of(over) + "* symbol:orc\n"))
    assert said.endswith("is a roll with 'symbol:orc', but the match is over")


def test_without_a_seed_a_missing_roll_is_noticed() -> None:
    sealed = parse_record(TEXT).sealed().dumps()
    roll = next(line for line in sealed.splitlines() if line.startswith("* "))
    assert "entry 1 is seat 0's, but seat -1 is asked" in refused(forged(sealed, f"{roll}\n", ""))
