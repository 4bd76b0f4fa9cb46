"""Matches that go on from another one: whose dice are whose, and what of them can be proven."""

from __future__ import annotations

from dataclasses import replace

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import CHANCE, Record, RecordError
from westmarch.core.chance import commitment
from westmarch.core.earlier import Earlier
from westmarch.core.record import parse_record
from westmarch.core.replaying import verify

from .paper import turned
from .table import asked, deal, everything, play_on

OLD, NEW, NEWEST = 77, 78, 79


@pytest.fixture
def played() -> Record:
    """A match that is over."""
    match = westmarch.new("mordor", 2, OLD)
    play_on(match, 5)
    return match.record()


def gone_on(record: Record, at: int, seed: int = NEW, answers: int | None = None) -> Record:
    match = westmarch.replay(record.continued(at, seed))
    play_on(match, 6, answers)
    return match.record()


def rolls_of(record: Record, begin: int = 0, end: int | None = None) -> list[tuple[str, ...]]:
    return [texts for seat, texts in record.entries[begin:end] if seat == CHANCE]


def unproven(record: Record) -> str:
    with pytest.raises(RecordError) as refusal:
        verify(record)
    return str(refusal.value)


def test_every_entry_can_be_gone_on_from(played: Record) -> None:
    """Also between an answer and the roll it leads to: that roll is then the new seed's."""
    for at in range(0, len(played.entries) + 1, 7):
        record = gone_on(played, at)
        assert record.entries[:at] == played.entries[:at]
        assert record.earlier == ((Earlier(at, commitment(OLD), OLD),) if at else ())
        assert (record.seed, record.commitment) == (NEW, commitment(NEW))
        proof = verify(record)
        assert (proof.rolls, proof.unproven) == (len(rolls_of(record)), ())


def test_what_follows_is_the_new_stream_from_its_beginning(played: Record) -> None:
    first = next(at for at in range(9, 99) if played.entries[at][0] == CHANCE)
    record = gone_on(played, first, answers=3)
    size = len(record.entries[first][1])
    fresh = westmarch.new("mordor", 2, NEW).record().entries[0][1]
    assert record.entries[first][1] == fresh[:size] or len(fresh) != size
    assert rolls_of(gone_on(played, first, OLD), first) != rolls_of(played, first)


def test_the_text_is_readable_and_comes_back(played: Record) -> None:
    record = gone_on(gone_on(played, 20), 30, NEWEST)
    text = record.dumps()
    assert text.startswith("westmarch-record 2\n")
    assert f"\nearlier 20 {commitment(OLD)} {OLD}\nearlier 30 {commitment(NEW)} {NEW}\n" in text
    assert parse_record(text) == record
    assert everything(westmarch.replay(parse_record(text))) == everything(westmarch.replay(record))
    assert westmarch.replay(record).record() == record
    assert verify(record).unproven == ()


def test_a_match_of_one_piece_is_written_as_ever(played: Record) -> None:
    assert played.dumps().startswith("westmarch-record 1\n")
    assert "earlier" not in played.dumps()


def test_going_on_inside_what_is_earlier(played: Record) -> None:
    record = gone_on(gone_on(played, 20), 12, NEWEST)
    assert record.earlier == (Earlier(12, commitment(OLD), OLD),)
    assert verify(record).unproven == ()


def test_a_secret_seed_stays_one_and_what_it_made_is_named_unproven(played: Record) -> None:
    record = gone_on(played.sealed(), 20)
    assert f"{commitment(OLD)}\n" in record.dumps()
    proof = verify(record)
    assert proof.unproven == (Earlier(20, commitment(OLD)),)
    assert proof.rolls == len(rolls_of(record, 20))
    told = verify(record.with_seeds(5, OLD))
    assert told.unproven == ()
    assert told.rolls == len(rolls_of(record))


def test_a_told_seed_must_fit_what_it_is_told_for(played: Record) -> None:
    record = gone_on(played.sealed(), 20)
    assert record.with_seeds(OLD + 1) == record
    forged = replace(record, earlier=(Earlier(20, commitment(OLD), OLD + 1),))
    assert "not the one that was committed to" in unproven(forged)
    forged = replace(record, earlier=(Earlier(20, commitment(NEW), NEW),))
    assert "entry 1 is a roll that does not come from the seed" in unproven(forged)


def test_every_roll_of_every_part_is_compared(played: Record) -> None:
    record = gone_on(played, 20)
    numbers = [number for number, (seat, _) in enumerate(record.entries) if seat == CHANCE]
    for number in numbers[:: len(numbers) // 12]:
        assert f"entry {number + 1} is a roll" in unproven(turned(record, number))


def test_replay_stops_inside_an_earlier_part_with_its_dice(played: Record) -> None:
    record = gone_on(played, 20)
    for at in range(20):
        match = westmarch.replay(record, upto=at)
        assert everything(match) == everything(westmarch.replay(played, upto=at))
        assert match.seed == OLD
    assert westmarch.replay(record, upto=20).seed == NEW


def test_a_sealed_record_lets_no_dice_fall_in_any_part(played: Record) -> None:
    record = gone_on(played, 20).sealed()
    assert verify(replace(record, seed=NEW)).unproven == ()
    for at in range(len(record.entries)):
        assert westmarch.replay(record, upto=at).answered == at


def test_nothing_from_before_can_be_taken_back(played: Record) -> None:
    own = next(
        at for at in range(5, 99) if played.entries[at - 1][0] != CHANCE and played.entries[at][0] != CHANCE
    )
    assert not any(westmarch.replay(played.continued(own, NEW)).undoable(seat) for seat in (0, 1))


def test_dice_thrown_by_hand_stay_that(riddles: Riddles) -> None:
    match = deal("159", "234")
    record = gone_on(match.record(), match.answered)
    assert record.earlier == (Earlier(match.answered),)
    assert f"earlier {match.answered} ask\n" in record.dumps()
    assert parse_record(record.dumps()) == record
    assert verify(record).unproven == record.earlier


def test_half_a_roll_cannot_be_gone_on_from() -> None:
    match = westmarch.new("mordor", 2, chance="ask")
    match.play(asked(match).options[0])
    record = match.record()
    with pytest.raises(RecordError, match="a roll that was not finished"):
        westmarch.replay(record.continued(1, NEW))
    assert westmarch.replay(record.continued(match.answered, NEW)).answered == 1


@pytest.mark.parametrize(
    "line", ["", "0 ask", "20", "20 ask 3", "20 abc", f"20 {'0' * 64} 3 4", f"20 {'0' * 64} x", "999999 ask"]
)
def test_a_line_that_says_something_else_is_refused(played: Record, line: str) -> None:
    class Odd(Earlier):
        def __str__(self) -> str:
            return line

    text = replace(played, earlier=(Odd(1),)).dumps()
    with pytest.raises(RecordError, match="the header cannot be understood"):
        parse_record(text)


def test_parts_out_of_order_are_refused(played: Record) -> None:
    for ends in ((20, 10), (10, 10)):
        text = replace(played, earlier=tuple(Earlier(end) for end in ends)).dumps()
        with pytest.raises(RecordError, match="do not follow each other"):
            parse_record(text)


# -- a sealed record that is loaded ----------------------------------------------------------------


def test_a_sealed_record_keeps_its_commitment(played: Record) -> None:
    for sealed in (played.sealed(), replace(played, entries=played.entries[:9], result=None).sealed()):
        match = westmarch.replay(parse_record(sealed.dumps()))
        assert match.commitment == commitment(OLD)
        assert match.record().dumps() == sealed.dumps()
        assert match.fork().record() == sealed


def test_dice_entered_into_a_sealed_match_are_not_the_seeds() -> None:
    match = westmarch.new("mordor", 2, OLD)
    play_on(match, 5, answers=9)
    loaded = westmarch.replay(match.record().sealed())
    play_on(loaded, 1)
    record = loaded.record()
    assert record.asks_chance
    assert record.commitment is None
    [part] = record.earlier
    assert part.commitment == commitment(OLD)
    assert part.until >= match.answered
    assert not [texts for seat, texts in record.entries[match.answered : part.until] if seat == CHANCE]
    assert westmarch.replay(parse_record(record.dumps())).record() == record
    assert "by hand" in unproven(record)
