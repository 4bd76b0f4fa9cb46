"""What happened: numbered, with arguments for a sentence, each told only to its audience."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import Event, Match
from westmarch.core.events import all_but
from westmarch.core.registry import find_game
from westmarch.core.replaying import replay

from .table import deal, lay, play_on


def told(match: Match[Any], seat: int | None = None, since: int = 0) -> list[tuple[int, str]]:
    return [(number, event.key) for number, event in match.events(seat, since)]


def test_events_are_numbered_from_the_beginning() -> None:
    match = westmarch.new("mordor", 2, 7)
    assert told(match) == [(0, "setup.first"), (1, "turn.begin"), (2, "throw.roll")]
    match.play("die:red")
    assert told(match)[3:] == [(3, "throw.set_aside")]


def test_a_seat_asks_for_what_is_new_to_it() -> None:
    match = westmarch.new("mordor", 2, 7)
    known = len(match.events(0))
    match.play("die:red")
    match.play("done")
    assert told(match, 0, since=known) == [(3, "throw.set_aside"), (4, "throw.roll")]
    assert told(match, 0, since=5) == []
    assert told(match, 0, since=99) == []


def test_numbers_tell_nothing_of_what_others_have_seen(riddles: Riddles) -> None:
    """A gap would say that something happened which this seat may not know."""
    match = deal("159", "234", "678")
    for seat in (0, 1, 2):
        assert told(match, seat) == [(0, "deal.draw"), (1, "deal.draw"), (2, "deal.draw")]
    assert told(match, None) == []
    lay(match, 5, 2, 7)
    revealed = [(number, "round.reveal") for number in (3, 4, 5)]
    for seat in (0, 1, 2):
        assert told(match, seat, since=3) == revealed
    assert told(match, None) == [(0, "round.reveal"), (1, "round.reveal"), (2, "round.reveal")]


def test_who_holds_two_seats_sees_what_either_has_seen(riddles: Riddles) -> None:
    match = deal("159", "234", "678")
    cards = [(number, event.args["card"]) for number, event in match.events_seen_by((1, 2))]
    assert cards == list(enumerate(f"card:{card}" for card in (2, 3, 4, 6, 7, 8)))
    assert match.events_seen_by((1, 2), since=5) == match.events_seen_by((1, 2))[5:]
    assert match.events_seen_by(()) == match.events(None)


def test_a_drawn_card_is_told_to_its_owner_alone(riddles: Riddles) -> None:
    match = deal("159", "234")
    cards = [event.args["card"] for _, event in match.events(0)]
    assert cards == ["card:1", "card:5", "card:9"]
    assert match.events(None) == []


def test_a_card_face_down_is_told_to_nobody(riddles: Riddles) -> None:
    match = deal("159", "234")
    before = [match.events(seat) for seat in (0, 1, None)]
    lay(match, 5)
    assert [match.events(seat) for seat in (0, 1, None)] == before


def test_events_are_plain_data(riddles: Riddles) -> None:
    for match in (westmarch.new("mordor", 4, 3, {"hobbits": "choose"}), westmarch.new("riddles", 3, 3)):
        play_on(match)
        for seat in (0, 1, None):
            for _, event in match.events(seat):
                data = event.as_data()
                assert json.loads(json.dumps(data)) == data == {"key": event.key, "args": event.args}


def test_the_end_is_told_last() -> None:
    match = westmarch.new("mordor", 2, 7)
    play_on(match)
    assert match.result is not None
    assert match.events()[-1][1].key == match.result.reason


@pytest.mark.parametrize(
    ("to", "seen_by"),
    [
        (None, {None, 0, 1, 2}),
        (frozenset({1}), {1}),
        (frozenset({0, 2}), {0, 2}),
        (frozenset(), set()),
        (all_but(0), {None, 1, 2}),
        (all_but(0, 2), {None, 1}),
    ],
)
def test_an_event_is_visible_to_its_audience(to: frozenset[int] | None, seen_by: set[int | None]) -> None:
    event = Event("deal.draw", {}, to)
    assert {seat for seat in (None, 0, 1, 2) if event.visible_to(seat)} == seen_by


def test_an_event_names_its_audience_when_printed() -> None:
    """For developers; a client never sees it."""
    assert repr(Event("x", {"n": 1})) == "Event('x', {'n': 1}, to=all)"
    assert repr(Event("x", {}, frozenset({2, 0}))) == "Event('x', {}, to=[0, 2])"
    assert repr(Event("x", {}, all_but(2, 0))) == "Event('x', {}, to=all but [0, 2])"


@pytest.mark.parametrize("game", ["mordor", "war", "hunt", "smaug"])
def test_events_belong_to_the_same_entry_live_and_replayed(game: str) -> None:
    """What is told before dice fall belongs to the answer before them: a line of the log replays from it."""
    players = find_game(game).player_counts[0]
    match, rng = westmarch.new(game, players, 9), random.Random(9)
    for _ in range(120):
        if (prompt := match.prompt) is not None:
            match.play(rng.choice(prompt.options))
    again = replay(match.record().sealed())
    live = [(event.entry, event.key) for event in match.told_since(0)]
    assert live == [(event.entry, event.key) for event in again.told_since(0)]


def test_who_is_told_more_by_one_seat_is_not_told_less_by_another() -> None:
    """Two at one screen: one of them knows the card that was drawn."""
    assert not Event("draw.hidden", {}, all_but(1)).visible_to_any((0, 1))
    assert Event("draw.hidden", {}, all_but(1)).visible_to_any((0, 2))
