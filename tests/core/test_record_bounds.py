"""Numbers in a record are small and fit the game before anything is made of them.

A record comes from anybody: a few bytes must never cost more memory than they are worth.
"""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import westmarch
from westmarch import PositionError, RecordError
from westmarch.core.record import parse_record

from .paper import forged, refused
from .table import play_on

MEGABYTE = 1 << 20
LONG = "9" * 5000
"""More digits than Python turns into a number."""


def written(players: int = 2, answers: int = 6) -> str:
    match = westmarch.new("mordor", players, 7, seats=("human", "bot:steady"))
    play_on(match, 1, answers)
    return match.record().dumps()


def placed(position: object) -> str:
    """A record of a match that began with a position, and the position replaced."""
    match = westmarch.scenario("mordor", {"players": ["sam", "pippin"]}, seed=9)
    text = match.record().dumps()
    line = next(line for line in text.splitlines() if line.startswith("position "))
    return forged(text, line, "position " + json.dumps(position))


@contextmanager
def in_little_memory(most: int = 4 * MEGABYTE) -> Iterator[None]:
    westmarch.new("mordor", 2, 7)  # what is loaded once is not the record's doing
    tracemalloc.start()
    try:
        yield
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < most, f"{peak / MEGABYTE:.0f} MB"


@pytest.mark.parametrize("players", ["30000000", "100", "0", "-2", "+2", "02", "2.0", " 2", "٢", "", LONG])
def test_a_number_of_players_that_no_game_has_is_refused_when_it_is_read(players: str) -> None:
    text = forged(written(), "players 2\n", f"players {players}\n")
    with in_little_memory(), pytest.raises(RecordError, match="the header cannot be understood"):
        parse_record(text)


def test_a_number_of_players_that_this_game_does_not_have_is_refused_before_it_is_played() -> None:
    assert "players=9 is not possible" in refused(forged(written(), "players 2\n", "players 9\n"))


def test_a_record_whose_position_has_other_players_is_refused() -> None:
    text = placed({"players": ["sam", "pippin", "frodo"]})
    assert "the header says 2 players, the position has 3" in refused(text)


@pytest.mark.parametrize("rules", ["-1", "x", "1" * 10, LONG])
def test_other_numbers_of_rules_are_refused(rules: str) -> None:
    assert "the header cannot be understood" in refused(forged(written(), "\nrules ", f"\nrules {rules}"))


@pytest.mark.parametrize("seed", ["-7", "+7", "07", "7_0", "0x7", str(1 << 256), LONG])
def test_a_seed_is_a_plain_number_below_its_limit(seed: str) -> None:
    text = forged(written(), "\nseed 7\n", f"\nseed {seed}\n")
    assert "the header cannot be understood" in refused(text)
    text = forged(written(), "\nseed 7\n", f"\nseed 7\nearlier 1 {'0' * 64} {seed}\n")
    assert "the header cannot be understood" in refused(text)


@pytest.mark.parametrize(
    "seats",
    ['["human",3]', '[["human"]]', "[null]", json.dumps(["human"] * 21), f"[{LONG}]"],
)
def test_seats_are_few_texts(seats: str) -> None:
    text = forged(written(), 'seats ["human","bot:steady"]', f"seats {seats}")
    assert "the header cannot be understood" in refused(text)


@pytest.mark.parametrize("options", ['{"sheet":1}', '{"sheet":["basic"]}', f'{{"sheet":{LONG}}}'])
def test_options_are_texts(options: str) -> None:
    text = written()
    line = next(line for line in text.splitlines() if line.startswith("options "))
    assert "the header cannot be understood" in refused(forged(text, line, f"options {options}"))


@pytest.mark.parametrize("line", ["commitment abc", f"commitment {'0' * 65}", "content abc", "game ../war"])
def test_names_and_hashes_have_their_shape(line: str) -> None:
    key = line.partition(" ")[0]
    text = written()
    old = next(one for one in text.splitlines() if one.startswith(f"{key} "))
    assert "the header cannot be understood" in refused(forged(text, old, line))


def test_a_header_line_stands_once() -> None:
    text = forged(written(), "\nplayers 2\n", "\nplayers 3\nplayers 2\n")
    assert "header line 'players' stands there twice" in refused(text)


def test_an_earlier_part_cannot_end_behind_the_record() -> None:
    part = f"earlier 999999999 {'0' * 64} 5"
    with in_little_memory():
        assert "the header cannot be understood" in refused(
            forged(written(), "\nseed 7\n", f"\nseed 7\n{part}\n")
        )


def test_many_earlier_parts_cost_no_more_than_their_lines() -> None:
    match = westmarch.new("mordor", 2, 7)
    play_on(match, 1, 60)
    text = match.record().dumps()
    parts = "\n".join(f"earlier {n} {'0' * 64}" for n in range(1, len(match.record().entries) + 1))
    with in_little_memory(8 * MEGABYTE):
        record = parse_record(forged(text, "\nseed 7\n", f"\nseed 7\n{parts}\n"))
        assert len(record.earlier) == len(record.entries)


@pytest.mark.parametrize("position", [{"turn": 10**9}, {"turn": 10**18}, {"positions": {"sam": 10**12}}])
def test_positions_with_huge_counts_are_refused(position: object) -> None:
    with in_little_memory():
        assert "impossible position" in refused(placed(position))


def test_a_number_that_cannot_even_be_written_down_is_refused(tmp_path: Path) -> None:
    huge = 10**5000
    for game, data in (
        ("mordor", {"turn": huge}),
        ("war", {"turn": -huge}),
        ("war", {"regions": {"edoras": {"army": {"rohan": {"regular": huge}}}}}),
        ("war", {"decks": {"fp_character": huge}}),
    ):
        with pytest.raises(PositionError, match="a number with too many digits"):
            westmarch.scenario(game, data)
    file = tmp_path / "huge.toml"
    file.write_text(f"turn = 0x{'F' * 5000}\n", "utf-8")
    with pytest.raises(PositionError, match="a number with too many digits"):
        westmarch.scenario("war", file)
    text = forged(placed({"turn": 1}), '{"turn": 1}', f'{{"turn": {LONG}}}')
    assert "the header cannot be understood" in refused(text)


def test_more_dice_than_a_side_has_are_refused() -> None:
    for side, face in (("free", "army"), ("shadow", "eye")):
        with pytest.raises(PositionError, match="Hunt Box included; there are"):
            westmarch.scenario("war", {"phase": "action_resolution", "dice": {side: [face] * 300}})
