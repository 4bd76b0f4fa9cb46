"""A bookmark is a match as data: whoever goes on from it has the same match, with its past and its dice."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import westmarch
from westmarch.core import bookmark as bookmarks
from westmarch.core.bookmark import bookmark, resume
from westmarch.core.errors import RecordError
from westmarch.core.match import Match
from westmarch.core.registry import find_game


def opened(data: dict[str, Any], match: Match[Any]) -> Match[Any]:
    """The match again, from nothing but what can be written down."""
    twin, answers = resume(json.loads(json.dumps(data)), match.setup.content)
    for answer in answers:
        twin.advance(answer)
    return twin


def all_of(match: Match[Any]) -> list[Any]:
    """Everything that a match can be asked."""
    seats = (None, *range(match.setup.players))
    return [
        match.digest(),
        match.record().dumps(),
        match.commitment,
        match.rolled,
        [match.undoable(seat) for seat in range(match.setup.players)],
        [json.dumps(match.view(seat)) for seat in seats],
        [[(n, event.entry, repr(event)) for n, event in match.events(seat)] for seat in seats],
    ]


@pytest.mark.parametrize(
    ("game", "players"), [("mordor", 3), ("war", 2), ("hunt", 2), ("hunt", 4), ("smaug", 3)]
)
def test_a_match_goes_on_from_its_bookmark_as_if_nothing_had_been(game: str, players: int) -> None:
    rng = random.Random(players)
    plain = westmarch.new(game, players, 11)
    other = plain.fork()
    resumed = 0
    for number in range(260):
        if plain.prompt is None:
            break
        answer = str(rng.choice(plain.prompt.options))
        plain.play(answer)
        other.play(answer)
        if number % 9 == 0:
            data = bookmark(other)
            assert data is not None
            other = opened(data, plain)
            assert all_of(other) == all_of(plain), number
            resumed += 1
    assert resumed > 10
    assert all_of(other) == all_of(plain)


def test_a_match_that_is_over_has_a_bookmark_too() -> None:
    match = westmarch.new("mordor", 2, 4)
    rng = random.Random(4)
    while match.prompt is not None:
        match.play(str(rng.choice(match.prompt.options)))
    data = bookmark(match)
    assert data is not None
    assert match.result is not None
    assert opened(data, match).result == match.result


def test_answers_since_the_last_dice_can_be_taken_back_after_it() -> None:
    """What resume gives is the match right after the dice; the rest is played as if it were answered now."""
    match = westmarch.new("war", 2, 5)
    rng = random.Random(5)
    found = 0
    for _ in range(300):
        assert match.prompt is not None
        seat = match.prompt.seat
        match.play(str(rng.choice(match.prompt.options)))
        own = match.undoable(seat)
        if own and match._since and isinstance(match._since[-1], int):
            data = bookmark(match)
            assert data is not None
            twin, answers = resume(data, match.setup.content)
            assert twin.answered == match.answered - len(answers)
            assert len(answers) >= min(own, 1)
            found += 1
    assert found > 50


def test_a_match_with_a_past_of_other_dice_keeps_it() -> None:
    match = westmarch.new("mordor", 2, 6)
    rng = random.Random(6)
    for _ in range(12):
        assert match.prompt is not None
        match.play(str(rng.choice(match.prompt.options)))
    later = westmarch.replay(match.record().continued(8, 77, ("a", None)))
    for _ in range(3):
        assert later.prompt is not None
        later.play(str(rng.choice(later.prompt.options)))
    data = bookmark(later)
    assert data is not None
    twin = opened(data, later)
    assert all_of(twin) == all_of(later)
    while later.prompt is not None:
        answer = str(rng.choice(later.prompt.options))
        later.play(answer)
        twin.play(answer)
    assert all_of(twin) == all_of(later)


def test_nobody_undoes_across_a_change_of_dice_after_a_bookmark() -> None:
    match = westmarch.new("mordor", 2, 6)
    rng = random.Random(6)
    for _ in range(12):
        assert match.prompt is not None
        match.play(str(rng.choice(match.prompt.options)))
    last = [seat for seat, _ in match.history()]
    ends = [at for at in range(1, len(last)) if last[at - 1] >= 0 and last[at] == last[at - 1]]
    assert ends, "the same seat goes on, and without new dice could take back"
    for at in ends:
        later = westmarch.replay(match.record().continued(at, 77))
        data = bookmark(later)
        assert data is not None
        assert opened(data, later).undoable(last[at]) == later.undoable(last[at]) == 0


def test_a_match_whose_dice_are_entered_by_hand_goes_on_so_but_not_from_half_a_roll() -> None:
    match = westmarch.replay(westmarch.new("mordor", 2, chance="ask").record())
    rng = random.Random(7)
    halves = whole = 0
    for _ in range(60):
        assert match.prompt is not None
        data = bookmark(match)
        if match.rolling:
            assert data is None
            halves += 1
        else:
            assert data is not None
            assert all_of(opened(data, match)) == all_of(match)
            whole += 1
        match.play(str(rng.choice(match.prompt.options)))
    assert halves
    assert whole


def test_a_quiet_match_has_no_bookmark() -> None:
    assert bookmark(westmarch.new("mordor", 2, 1).fork(quiet=True)) is None


def test_a_bookmark_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = westmarch.new("mordor", 2, 1)
    data = bookmark(match)
    assert data is not None
    monkeypatch.setattr(type(find_game("mordor")), "version", find_game("mordor").version + 1)
    with pytest.raises(RecordError):
        bookmarks.resume(data, match.setup.content)
