"""Records: what stands in them, and that they are read back as the same match with the same dice to come.

What is refused stands in `test_record_refused`, the proof of the dice in `test_verify`, files in `test_dump`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import westmarch
from toys.riddles import Riddles
from westmarch import Match
from westmarch.core.record import parse_record, read_record

from .table import asked, deal, everything, follow, lay, play_on

CASES: list[dict[str, Any]] = [
    {"game": "mordor", "players": 2},
    {"game": "mordor", "players": 3, "options": {"sheet": "basic", "first": "random"}},
    {"game": "mordor", "players": 4, "options": {"layout": "long", "hobbits": "choose"}},
    {"game": "mordor", "players": 2, "chance": "ask"},
    {"game": "riddles", "players": 3},
]


def header_of(text: str) -> dict[str, str]:
    lines = text.partition("\n\n")[0].splitlines()
    return dict(line.split(" ", 1) for line in lines)


# -- what stands in it ---------------------------------------------------------------------------


def test_a_record_is_a_small_readable_file(riddles: Riddles) -> None:
    """To the letter: old files must stay readable, so nobody changes the format without noticing."""
    match = deal("159", "234")
    lay(match, 5, 2)
    assert match.record().dumps() == (
        "westmarch-record 1\n"
        "game riddles\n"
        "rules 1\n"
        "players 2\n"
        "options {}\n"
        "seats []\n"
        "content 44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a\n"
        "chance ask\n"
        "\n"
        "* card:1\n* card:5\n* card:9\n* card:2\n* card:3\n* card:4\n"
        "0 card:5\n1 card:2\n"
        "end 8 3cfa761f2ecfdeeb0c5fed9931af15c8c26bc220a54920df0012520ebf6889ec\n"
    )


def test_the_header_says_what_is_needed_to_play_it_again() -> None:
    match = westmarch.new("mordor", 2, 7, {"sheet": "basic"}, seats=("human", "bot:steady"))
    header = header_of(match.record().dumps())
    assert json.loads(header.pop("options")) == match.setup.options
    assert json.loads(header.pop("seats")) == ["human", "bot:steady"]
    assert header == {
        "westmarch-record": "1",
        "game": "mordor",
        "rules": str(match.game.version),
        "players": "2",
        "content": match.setup.content.hash,
        "chance": "seed",
        "commitment": match.commitment,
        "seed": "7",
    }


def test_the_result_is_written_at_the_end() -> None:
    match = westmarch.new("mordor", 2, 7)
    assert "result" not in header_of(match.record().dumps())
    play_on(match)
    assert match.result is not None
    assert json.loads(header_of(match.record().dumps())["result"]) == match.result.as_data()


def test_entries_are_rolls_and_answers_in_order() -> None:
    match = westmarch.new("mordor", 2, 7)
    match.play("die:red")
    roll = ("symbol:orc", "symbol:ring", "symbol:ring", "symbol:ring", "symbol:fellowship")
    assert match.record().entries == ((westmarch.CHANCE, roll), (0, ("die:red",)))
    assert match.answered == 2
    assert match.entry(1) == (0, 1)


def test_making_a_record_changes_nothing() -> None:
    match = westmarch.new("mordor", 2, 7)
    before = everything(match)
    assert match.record() == match.record()
    assert everything(match) == before


# -- round trips ---------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_loaded_match_goes_on_like_the_original(case: Any, riddles: Riddles, tmp_path: Path) -> None:
    """At several moments: the same answers meet the same dice to the end."""
    path = tmp_path / "match.westmarch"
    for answers in (0, 1, 7, 30):
        match = westmarch.new(**case, seed=11, seats=("human", "bot:random"))
        play_on(match, 3, answers)
        match.record().dump(path)
        loaded = westmarch.load(path)
        assert everything(loaded) == everything(match)
        assert loaded.seats == match.seats
        assert loaded.record() == match.record()
        assert play_on(loaded, 4) == play_on(match, 4)
        assert everything(loaded) == everything(match)
        assert loaded.record().dumps() == match.record().dumps()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_record_is_replayed_up_to_any_entry(case: Any, riddles: Riddles) -> None:
    match = westmarch.new(**case, seed=12)
    steps = {match.answered: everything(match)}
    while match.prompt is not None:
        play_on(match, match.answered, 1)
        steps.setdefault(match.answered, everything(match))  # a roll half thrown by hand is no entry yet
    record = match.record()
    for upto in list(steps)[:: max(1, len(steps) // 25)]:
        assert everything(westmarch.replay(record, upto)) == steps[upto]
    assert everything(westmarch.replay(record)) == everything(match)
    assert everything(westmarch.replay(record, 10_000)) == everything(match)


def test_a_replay_up_to_nothing_is_the_beginning() -> None:
    """The first dice fall by themselves: nobody is asked for them."""
    match = westmarch.new("mordor", 2, 7)
    beginning = everything(match)
    play_on(match)
    assert everything(westmarch.replay(match.record(), 0)) == beginning


def test_a_replayed_match_may_go_another_way() -> None:
    match = westmarch.new("mordor", 2, 7)
    follow(match, ["die:red", "done"])
    other = westmarch.replay(match.record(), 1)
    follow(other, ["die:yellow"])
    assert other.view(0)["picked"] == ["yellow"]


NAMES = [
    "Фродо",
    "Sméagol",
    "夜",
    "a b",
    "",
    'quo"te',
    "back\\slash",
    "new\nline",
    "tab\t",
    "\x85",
    "\u2028",
    "\u2029",
]


def test_seats_may_be_named_in_any_script(tmp_path: Path) -> None:
    """Also with signs that some programs take for the end of a line."""
    path = tmp_path / "матч.westmarch"
    westmarch.new("mordor", 4, 7, seats=NAMES).record().dump(path)
    assert westmarch.load(path).seats == tuple(NAMES)
    assert "Фродо" in path.read_text("utf-8"), "readable, not escaped"


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"])), max_size=4))
def test_whatever_seats_are_called_a_record_can_be_read(seats: list[str]) -> None:
    record = westmarch.new("mordor", 2, 7, seats=seats).record()
    assert parse_record(record.dumps()) == record
    assert parse_record(record.dumps().replace("\n", "\r\n")) == record


def test_windows_line_endings_are_accepted(tmp_path: Path) -> None:
    """A mail program or an editor may have changed them."""
    match = westmarch.new("mordor", 2, 7)
    play_on(match)
    path = tmp_path / "match.westmarch"
    path.write_bytes(match.record().dumps().replace("\n", "\r\n").encode())
    assert everything(westmarch.load(path)) == everything(match)


def test_a_path_may_be_a_plain_text(tmp_path: Path) -> None:
    path = str(tmp_path / "match.westmarch")
    match = westmarch.new("mordor", 2, 7)
    match.record().dump(path)
    assert westmarch.load(path).digest() == match.digest()
    assert read_record(path) == match.record()


# -- positions -----------------------------------------------------------------------------------

SHELOB = {
    "players": ["sam", "merry"],
    "positions": {"sam": 8, "merry": 3},
    "nazgul": {"sam": ["x", "x.", "..", ".", ".", ".", "."]},
}


def scene(**more: Any) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps({**SHELOB, **more}))
    return copy


def test_a_record_of_a_scenario_carries_its_position(tmp_path: Path) -> None:
    match = westmarch.scenario("mordor", scene(), seed=5, seats=("сэм", "merry"))
    follow(match, [asked(match).options[0]])
    path = tmp_path / "study.westmarch"
    match.record().dump(path)
    assert json.loads(header_of(path.read_text("utf-8"))["position"]) == SHELOB
    loaded = westmarch.load(path)
    assert everything(loaded) == everything(match)
    assert loaded.seats == ("сэм", "merry")
    assert play_on(loaded, 1) == play_on(match, 1)
    assert everything(loaded) == everything(match)


def test_a_record_keeps_the_position_as_it_was_given() -> None:
    """The caller may go on using the data for the next study."""
    data = scene()
    match = westmarch.scenario("mordor", data, seed=5)
    data["positions"]["sam"] = 2
    assert match.record().position == SHELOB
    assert everything(westmarch.replay(match.record())) == everything(match)


def test_a_scenario_by_hand_is_recorded_too() -> None:
    match = westmarch.scenario("mordor", scene(), chance="ask")
    play_on(match, 1, answers=8)
    assert everything(westmarch.replay(parse_record(match.record().dumps()))) == everything(match)


# -- sealed records ------------------------------------------------------------------------------


def secret_match(answers: int) -> Match[Any]:
    match = westmarch.new("mordor", 2, 2**255 + 12345)
    play_on(match, 6, answers)
    return match


def test_a_sealed_record_shows_the_commitment_and_not_the_seed() -> None:
    match = secret_match(9)
    text = match.record().sealed().dumps()
    assert str(match.seed) not in text
    assert f"{match.seed:x}" not in text
    assert "seed" not in header_of(text)
    assert header_of(text)["commitment"] == match.commitment


def test_a_sealed_record_replays_and_then_waits_for_chance() -> None:
    """Nobody can look ahead with it."""
    match = secret_match(9)
    sealed = westmarch.replay(parse_record(match.record().sealed().dumps()))
    assert sealed.digest() == match.digest()
    assert sealed.seed is None
    while asked(sealed).seat != westmarch.CHANCE:
        play_on(sealed, answers=1)
    assert asked(sealed).kind == "throw.roll"


def test_a_sealed_record_of_a_match_that_is_over_shows_it_whole() -> None:
    match = secret_match(10_000)
    sealed = westmarch.replay(match.record().sealed())
    assert sealed.result == match.result
    assert [e.as_data() for _, e in sealed.events()] == [e.as_data() for _, e in match.events()]


def test_sealing_leaves_the_record_itself_alone() -> None:
    record = secret_match(3).record()
    assert record.sealed().seed is None
    assert record.seed is not None
