"""Imagined matches: all that a seat cannot know is dealt again, and nothing that it knows.

That the seat cannot tell the difference is checked for every game by the conformance battery.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import CHANCE, Match

from .table import asked, deal, dice_of, everything, follow, hand, lay, play_on


def seen(match: Match[Any], seat: int) -> str:
    prompt = asked(match)
    data = prompt.as_data() if prompt.seat == seat else [prompt.seat, prompt.kind]
    events = [(number, event.as_data()) for number, event in match.events(seat)]
    return json.dumps([match.view(seat), data, events])


def test_my_own_hand_stays_and_the_others_are_dealt_again(riddles: Riddles) -> None:
    match = deal("159", "234")
    others: Counter[tuple[str, ...]] = Counter()
    for seed in range(200):
        twin = match.imagine(0, seed)
        assert hand(twin, 0) == ["1", "5", "9"]
        assert set(hand(twin, 1)) <= set("234678")
        others[tuple(hand(twin, 1))] += 1
    assert len(others) == 20, "every hand that could be is imagined"
    assert max(others.values()) < 30


def test_what_lies_open_is_known(riddles: Riddles) -> None:
    match = deal("159", "234")
    lay(match, 5, 2)
    for seed in range(30):
        twin = match.imagine(0, seed)
        assert twin.view(None)["played"] == ["2", "5"]
        assert set(hand(twin, 1)) <= set("34678")
        assert hand(twin, 0) == ["1", "9"]


def test_my_card_face_down_is_known_to_me_alone(riddles: Riddles) -> None:
    match = deal("159", "234")
    lay(match, 5)
    assert {match.imagine(0, seed).view(0)["laid"][0][0] for seed in range(30)} == {"5"}
    laid = {match.imagine(1, seed).view(0)["laid"][0][0] for seed in range(100)}
    assert laid == set("156789"), "seat 1 imagines every card that it does not hold"


def test_no_card_is_lost_or_doubled(riddles: Riddles) -> None:
    match = deal("159", "234", "678")
    lay(match, 5, 3)
    for seat in range(3):
        for seed in range(10):
            twin = match.imagine(seat, seed)
            riddles.invariants(twin.state)
            assert seen(twin, seat) == seen(match, seat)


def test_the_same_seed_imagines_the_same(riddles: Riddles) -> None:
    match = deal("159", "234")
    assert everything(match.imagine(0, 4)) == everything(match.imagine(0, 4))
    hands = {tuple(hand(match.imagine(0, seed), 1)) for seed in range(50)}
    assert len(hands) > 10


def test_the_original_is_left_alone(riddles: Riddles) -> None:
    match = deal("159", "234")
    before = everything(match)
    play_on(match.imagine(0, 1))
    assert everything(match) == before


def test_an_imagined_match_is_played_on_to_its_end(riddles: Riddles) -> None:
    """From every prompt of a match, by every seat."""
    match = westmarch.new("riddles", 3, 2)
    while match.prompt is not None:
        for seat in range(3):
            twin = match.imagine(seat, match.answered)
            play_on(twin, seat)
            riddles.invariants(twin.state)
            assert twin.result is not None
        play_on(match, 1, answers=1)


def test_an_imagined_match_can_be_forked(riddles: Riddles) -> None:
    """Re-dealing is one more entry among the answers: it happens again at the same moment."""
    match = deal("159", "234")
    lay(match, 5)
    twin = match.imagine(0, 3)
    fork = twin.fork().fork()
    assert everything(fork) == everything(twin)
    follow(fork, play_on(twin, 1))
    assert everything(fork) == everything(twin)


def test_an_imagined_match_can_be_imagined_again(riddles: Riddles) -> None:
    """What seat 0 thinks that seat 1 thinks: the hand dealt in the first thought stays in the second."""
    match = deal("159", "234")
    lay(match, 5)
    first = match.imagine(0, 3)
    second = first.imagine(1, 4)
    assert hand(second, 1) == hand(first, 1)
    assert everything(second.fork()) == everything(second)
    play_on(second)
    riddles.invariants(second.state)


def test_answers_after_an_imagination_survive_its_fork(riddles: Riddles) -> None:
    match = deal("159", "234", "678")
    twin = match.imagine(1, 8)
    play_on(twin, answers=1)
    again = twin.imagine(2, 9)
    play_on(again, 1, answers=1)
    assert everything(again.fork()) == everything(again)


# -- dice ----------------------------------------------------------------------------------------


def test_the_dice_to_come_are_dealt_again() -> None:
    """Otherwise a bot would see its next throw."""
    match = westmarch.new("mordor", 2, 7)
    throws = Counter()
    for seed in range(40):
        twin = match.imagine(0, seed)
        assert seen(twin, 0) == seen(match, 0)
        follow(twin, ["die:red", "done"])
        throws[dice_of(twin)[1]] += 1
    assert len(throws) > 30
    assert dice_of(match) == dice_of(twin)[:1], "dice that have fallen stay"


def test_seats_imagine_different_dice() -> None:
    """Otherwise two bots with the same seed would agree on what comes."""
    match = westmarch.new("mordor", 2, 7)
    twins = [match.imagine(seat, 5) for seat in (0, 1)]
    for twin in twins:
        follow(twin, ["die:red", "done"])
    assert dice_of(twins[0]) != dice_of(twins[1])


def test_nobody_is_asked_for_the_dice_of_a_thought() -> None:
    """Where people throw the dice themselves, a bot that only thinks rolls its own."""
    match = westmarch.new("mordor", 2, 0, chance="ask")
    play_on(match, 1, answers=5)
    assert match.asks_chance
    twin = match.imagine(0, 1)
    while twin.prompt is not None:
        assert twin.prompt.seat != CHANCE
        play_on(twin, answers=1)
    assert twin.result is not None


def test_a_roll_that_is_asked_for_is_still_asked_for_in_a_thought() -> None:
    """It lies on the table half thrown; what comes after it is imagined."""
    match = westmarch.new("mordor", 2, 0, chance="ask")
    follow(match, ["symbol:ring", "symbol:orc"])
    twin = match.imagine(0, 1)
    assert asked(twin).as_data() == asked(match).as_data()
    follow(twin, ["symbol:orc", "symbol:orc", "symbol:white_tree", "die:yellow", "done"])
    assert asked(twin).seat == 0
    assert asked(match).args["die"] == "die:blue"


# -- what an imagined match is not ---------------------------------------------------------------


@pytest.mark.parametrize("chance", ["seed", "ask"])
def test_an_imagined_match_has_no_record(riddles: Riddles, chance: Any) -> None:
    """Its answers would not lead there again."""
    match = westmarch.new("riddles", 2, 1, chance=chance)
    if chance == "ask":
        play_on(match, answers=6)
    for twin in (match.imagine(0, 1), match.imagine(0, 1).fork(), match.fork().imagine(1, 1)):
        with pytest.raises(ValueError, match="an imagined match has no record"):
            twin.record()
    assert match.record()


def test_an_imagined_match_does_not_know_the_seed() -> None:
    twin = westmarch.new("mordor", 2, 7).imagine(0, 1)
    assert twin.seed is None
    assert twin.commitment is None
    assert twin.fork().seed is None


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_cannot_imagine(riddles: Riddles, seat: int) -> None:
    """It would know nothing, and every hand would be dealt again."""
    with pytest.raises(IndexError, match="seats 0 to 1"):
        deal("159", "234").imagine(seat, 1)


def test_a_quiet_imagination_keeps_no_events(riddles: Riddles) -> None:
    match = deal("159", "234")
    twin = match.imagine(0, 1, quiet=True)
    play_on(twin)
    assert twin.events(0) == twin.history() == []
    assert match.imagine(0, 1).events(0)
