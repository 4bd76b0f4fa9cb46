"""Whatever Python takes as an index is a number: it becomes a plain int where it comes in.

So numpy's integers work everywhere. numpy is no dependency, not even of the tests: `Index` is as strange as a
number can be, for it can do nothing else.
"""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

import westmarch
from westmarch import BadOption
from westmarch.bots import make_bot
from westmarch.bots.protocol import given_to_bot
from westmarch.core.numbers import plain, whole
from westmarch.research.series import Series, play_series, summary
from westmarch.testing import options, play_blindly

from .table import everything, play_on


class Index:
    """An integer of another library: neither equal to an int nor written like one."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_a_new_match_takes_any_number_and_keeps_plain_ones() -> None:
    strange = westmarch.new("mordor", Index(3), Index(5), {"first": Index(2)})
    plain_one = westmarch.new("mordor", 3, 5, {"first": 2})
    assert everything(strange) == everything(plain_one)
    assert [type(number) for number in (strange.setup.players, strange.seed)] == [int, int]
    assert strange.record().dumps() == plain_one.record().dumps()


@pytest.mark.parametrize("wrong", [Index(-1), Index(1 << 256), True, 1.0, "1", object])
def test_a_seed_that_is_none_is_refused(wrong: Any) -> None:
    with pytest.raises(BadOption, match="seed"):
        westmarch.new("mordor", 2, wrong)


@pytest.mark.parametrize("wrong", [Index(1), Index(9), True, 2.0, "2"])
def test_a_number_of_players_that_is_none_is_refused(wrong: Any) -> None:
    with pytest.raises(BadOption, match="players"):
        westmarch.new("mordor", wrong, 1)


@pytest.mark.parametrize("game", ["mordor", "smaug", "hunt", "war"])
@pytest.mark.parametrize("quiet", [False, True])
def test_an_answer_may_be_any_number(game: str, quiet: bool) -> None:
    """Rules, memory and record see plain ints only."""
    strange, ours = (westmarch.new(game, seed=2, quiet=quiet) for _ in range(2))
    for number in range(40):
        code = ours.codes[number % len(ours.codes)]
        ours.step(code)
        (strange.step if number % 3 else strange.play)(Index(code))
    assert everything(strange) == everything(ours)


def test_seats_and_places_may_be_any_number() -> None:
    match = westmarch.new("hunt", 3, 2)
    play_on(match, 1, answers=30)
    for seat in range(3):
        assert json.dumps(match.view(Index(seat))) == json.dumps(match.view(seat))
        assert match.undoable(Index(seat)) == match.undoable(seat)
        assert match.events(Index(seat), Index(2)) == match.events(seat, 2)
        assert match.imagine(Index(seat), Index(9)).digest() == match.imagine(seat, 9).digest()
        pickle.dumps(match.imagine(Index(seat), Index(9)))
    for wrong in (Index(3), Index(-1)):
        with pytest.raises(IndexError, match="this match has seats 0 to 2"):
            match.view(wrong)


def test_positions_and_records_take_any_number() -> None:
    data = westmarch.new("mordor", 2, 1).position()
    match = westmarch.scenario("mordor", strange(data), Index(4))
    assert everything(match) == everything(westmarch.scenario("mordor", data, 4))
    assert match.origin == data
    play_on(match, 1, answers=6)
    record = match.record()
    assert westmarch.replay(record, Index(3)).digest() == westmarch.replay(record, 3).digest()
    assert record.continued(Index(3), Index(8)) == record.continued(3, 8)
    with pytest.raises(BadOption, match="seed"):
        record.continued(3, -1)


def strange(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: strange(value) for key, value in data.items()}
    if isinstance(data, list):
        return [strange(value) for value in data]
    return Index(data) if type(data) is int else data


def test_bots_series_and_the_test_kit_take_any_number() -> None:
    lineups = (("random", "steady"),)
    series = Series("mordor", Index(2), lineups, seed=Index(3))
    played = play_series(series, 2)
    assert played == play_series(Series("mordor", 2, lineups, seed=3), 2)
    assert json.dumps(summary(series, played, 1.0))
    one, other = westmarch.new("mordor", 2, 1), westmarch.new("mordor", 2, 1)
    assert play_blindly(one, Index(5), Index(4)) == play_blindly(other, 5, 4)
    for bot in ("random", "steady", "search:5"):
        assert make_bot(bot, one.game, Index(1)).choose(*given_to_bot(one)) in options(one)


def test_what_a_whole_number_is() -> None:
    assert [whole(value) for value in (7, Index(7), -1)] == [7, 7, -1]
    assert [whole(value) for value in (True, 1.0, "1", None, [1])] == [None] * 5
    assert plain({"a": [Index(1), (Index(2), True)], "b": None, "c": 1.5}) == {
        "a": [1, (2, True)],
        "b": None,
        "c": 1.5,
    }
