"""The proof of the dice: the seed is the committed one, and every roll comes from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import CHANCE, Record, RecordError
from westmarch.core.chance import commitment
from westmarch.core.record import parse_record
from westmarch.core.replaying import verify

from .paper import turned
from .table import play_on


@pytest.fixture
def played() -> Record:
    """A match that is over."""
    match = westmarch.new("mordor", 2, 77)
    play_on(match, 5)
    return match.record()


def unproven(record: Record) -> str:
    with pytest.raises(RecordError) as refusal:
        verify(record)
    return str(refusal.value)


def test_an_honest_match_is_proven(played: Record) -> None:
    rolls = [texts for seat, texts in played.entries if seat == CHANCE]
    assert verify(played) == (len(rolls), sum(len(texts) for texts in rolls), ())
    assert verify(parse_record(played.dumps())) == verify(played)


def test_a_running_match_can_be_proven_by_its_owner() -> None:
    match = westmarch.new("mordor", 3, 5)
    assert verify(match.record()) == (1, 5, ())
    play_on(match, 1, answers=7)
    assert verify(match.record())[0] > 1


def test_draws_of_cards_are_proven_too(riddles: Riddles) -> None:
    match = westmarch.new("riddles", 2, 5)
    assert verify(match.record()) == (6, 6, ())


def test_a_scenario_is_proven_too() -> None:
    match = westmarch.scenario("mordor", {"players": ["sam", "pippin"]}, seed=9)
    play_on(match, 1)
    assert verify(match.record())[0] > 5


def test_another_seed_is_not_the_committed_one(played: Record) -> None:
    assert "not the one that was committed to" in unproven(replace(played, seed=78))


def test_another_commitment_is_not_of_this_seed(played: Record) -> None:
    assert "not the one that was committed to" in unproven(replace(played, commitment="0" * 64))
    assert "not the one that was committed to" in unproven(replace(played, commitment=None))


def test_another_seed_with_its_own_commitment_gives_other_dice(played: Record) -> None:
    forged = replace(played, seed=78, commitment=commitment(78))
    assert "entry 1 is a roll that does not come from the seed" in unproven(forged)


def test_every_roll_is_compared(played: Record) -> None:
    """Turn one die of each roll in its turn."""
    numbers = [number for number, (seat, _) in enumerate(played.entries) if seat == CHANCE]
    for number in numbers[:: len(numbers) // 8]:
        assert f"entry {number + 1} is a roll" in unproven(turned(played, number))


def test_a_roll_left_out_is_noticed(played: Record) -> None:
    entries = [entry for number, entry in enumerate(played.entries) if number != 0]
    assert "entry" in unproven(replace(played, entries=tuple(entries), result=None))


def test_all_rolls_left_out_are_noticed(played: Record) -> None:
    """The answers alone lead to the same match, but then there is nothing to compare."""
    entries = tuple(entry for entry in played.entries if entry[0] != CHANCE)
    assert "rolls are missing" in unproven(replace(played, entries=entries, result=None))


def test_a_roll_missing_at_the_end_is_noticed(played: Record) -> None:
    last = max(number for number, (seat, _) in enumerate(played.entries) if seat == CHANCE)
    assert "rolls are missing at the end" in unproven(
        replace(played, entries=played.entries[:last], result=None)
    )


def test_another_result_is_noticed(played: Record) -> None:
    assert played.result is not None
    for change in ({"winners": [0, 1]}, {"scores": [0.5, 0.5]}, {"reason": "ending.shared"}):
        assert "the result written in the header" in unproven(
            replace(played, result={**played.result, **change})
        )


def test_a_result_before_the_end_is_noticed(played: Record) -> None:
    assert "the result written in the header" in unproven(replace(played, entries=played.entries[:1]))


def test_a_sealed_record_cannot_be_proven_yet(played: Record) -> None:
    assert "it is shown when the match is over" in unproven(played.sealed())


def test_dice_thrown_by_hand_cannot_be_proven() -> None:
    match = westmarch.new("mordor", 2, 5, chance="ask")
    play_on(match, 1, answers=9)
    assert "chance was answered by hand" in unproven(match.record())


def test_other_rules_or_tables_prove_nothing(played: Record) -> None:
    assert "version 9 of the rules" in unproven(replace(played, rules=9))
    assert "other content tables" in unproven(replace(played, content="0" * 64))
