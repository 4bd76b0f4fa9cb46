"""Players add words of their own to the seed, so that not even who drew it could have chosen the dice."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

import westmarch
from westmarch import CHANCE, BadOption, Record, RecordError
from westmarch.core.chance import Chance, commitment
from westmarch.core.earlier import Earlier
from westmarch.core.nonces import mixed
from westmarch.core.record import parse_record
from westmarch.core.replaying import verify

from .paper import forged, turned
from .table import everything, play_on

SECRET, OTHER = 77, 78
NONCES = ("Rhosgobel-12", None)


@pytest.fixture
def played() -> Record:
    """A match that is over."""
    match = westmarch.new("mordor", 2, SECRET, nonces=NONCES)
    play_on(match, 5)
    return match.record()


def unproven(record: Record) -> str:
    with pytest.raises(RecordError) as refusal:
        verify(record)
    return str(refusal.value)


def test_the_dice_follow_from_the_secret_and_every_nonce_in_seat_order() -> None:
    """To the letter of docs/records.md, so that anybody can work it out."""
    line = 'westmarch nonces 77 ["Rhosgobel-12",null]'
    seed = int.from_bytes(hashlib.sha256(line.encode()).digest(), "big")
    assert mixed(SECRET, NONCES) == seed
    match = westmarch.new("mordor", 2, SECRET, nonces=NONCES)
    fallen = match.history()[0][1]
    by_hand = westmarch.new("mordor", 2, chance="ask")
    assert fallen == Chance.of(seed).draw(by_hand.codes)  # type: ignore[arg-type]
    assert len({mixed(SECRET, n) for n in (("a", "b"), ("b", "a"), ("ab", None), (None, "ab"))}) == 4


def test_without_nonces_everything_is_as_ever() -> None:
    assert mixed(SECRET, ()) == SECRET
    plain = westmarch.new("mordor", 2, SECRET)
    silent = westmarch.new("mordor", 2, SECRET, nonces=(None, None))
    for match in (plain, silent):
        play_on(match, 5)
    assert silent.record().dumps() == plain.record().dumps()
    assert plain.record().dumps().startswith("westmarch-record 1\n")


@pytest.mark.parametrize(
    "nonces", [("a",), ("a", "b", "c"), ("a", ""), ("a", "x" * 65), ("a b", None), ('"', "a")]
)
def test_other_nonces_are_refused(nonces: tuple[str, ...]) -> None:
    with pytest.raises(BadOption, match="nonces"):
        westmarch.new("mordor", 2, SECRET, nonces=nonces)


def test_the_commitment_is_to_the_secret_alone() -> None:
    """It is published before the nonces are known."""
    match = westmarch.new("mordor", 2, SECRET, nonces=NONCES)
    assert match.commitment == commitment(SECRET)
    assert match.seed == SECRET
    assert match.fork().record() == match.record()


def test_the_record_carries_secret_commitment_and_nonces(played: Record) -> None:
    text = played.dumps()
    assert text.startswith("westmarch-record 3\n")
    assert f'\ncommitment {commitment(SECRET)}\nnonces ["Rhosgobel-12",null]\nseed {SECRET}\n' in text
    assert parse_record(text) == played
    assert everything(westmarch.replay(parse_record(text))) == everything(westmarch.replay(played))
    assert westmarch.replay(played).record() == played


def test_a_sealed_record_tells_the_nonces_but_not_the_dice(played: Record) -> None:
    sealed = parse_record(played.sealed().dumps())
    assert (sealed.seed, sealed.nonces) == (None, NONCES)
    assert westmarch.replay(sealed).record().dumps() == sealed.dumps()


def test_a_match_with_nonces_is_proven(played: Record) -> None:
    rolls = [texts for seat, texts in played.entries if seat == CHANCE]
    assert verify(parse_record(played.dumps())) == (len(rolls), sum(map(len, rolls)), ())


@pytest.mark.parametrize("nonces", [("Rhosgobel-13", None), (None, "Rhosgobel-12"), ()])
def test_other_nonces_than_were_given_do_not_prove_these_dice(
    played: Record, nonces: tuple[str | None, ...]
) -> None:
    assert "entry 1 is a roll that does not come from the seed" in unproven(replace(played, nonces=nonces))


def test_another_secret_is_not_the_committed_one(played: Record) -> None:
    """Whoever drew the secret cannot look for a better one once the nonces are known."""
    assert "not the one that was committed to" in unproven(replace(played, seed=OTHER))
    for number in (0, len(played.entries) // 2):
        at = next(n for n in range(number, len(played.entries)) if played.entries[n][0] == CHANCE)
        assert f"entry {at + 1} is a roll" in unproven(turned(played, at))


def test_a_match_that_goes_on_from_it_keeps_the_nonces_with_their_part(played: Record) -> None:
    match = westmarch.replay(played.continued(20, OTHER, ("x", "y")))
    play_on(match, 6)
    record = parse_record(match.record().dumps())
    assert record.earlier == (Earlier(20, commitment(SECRET), SECRET, NONCES),)
    assert f'\nearlier 20 {commitment(SECRET)} 77 ["Rhosgobel-12",null]\n' in record.dumps()
    assert record.nonces == ("x", "y")
    assert verify(record).unproven == ()
    inside = westmarch.replay(record, upto=9)
    assert everything(inside) == everything(westmarch.replay(played, upto=9))
    assert inside.nonces == NONCES
    with_nothing = replace(record, earlier=(replace(record.earlier[0], nonces=()),))
    assert "entry 1 is a roll" in unproven(with_nothing)


def test_a_sealed_part_keeps_its_nonces_until_its_seed_is_told(played: Record) -> None:
    match = westmarch.replay(played.sealed().continued(20, OTHER))
    play_on(match, 6)
    record = parse_record(match.record().dumps())
    assert record.earlier == (Earlier(20, commitment(SECRET), None, NONCES),)
    assert verify(record).unproven == record.earlier
    assert verify(record.with_seeds(SECRET)).unproven == ()


def test_dice_entered_by_hand_into_a_sealed_match_have_no_nonces() -> None:
    match = westmarch.new("mordor", 2, SECRET, nonces=NONCES)
    play_on(match, 5, answers=9)
    loaded = westmarch.replay(match.record().sealed())
    play_on(loaded, 1)
    record = loaded.record()
    assert (record.asks_chance, record.nonces) == (True, ())
    assert [part.nonces for part in record.earlier] == [NONCES]
    assert westmarch.replay(parse_record(record.dumps())).record() == record


def test_nonces_without_a_commitment_or_for_other_seats_are_refused(played: Record) -> None:
    text = played.dumps()
    line = f"commitment {commitment(SECRET)}\n"
    for old, new in ((line, ""), (line, f'{line}earlier 3 {commitment(SECRET)} ["a"]\n')):
        with pytest.raises(RecordError, match="the header cannot be understood"):
            parse_record(forged(text, old, new))


@pytest.mark.parametrize(
    "line",
    ["[]", "[null,null]", '["a"]', '["a","b","c"]', '["a b",null]', '["a",3]', "7", '{"a":"b"}', "[" * 9999],
)
def test_a_line_of_nonces_that_says_something_else_is_refused(played: Record, line: str) -> None:
    text = forged(played.dumps(), 'nonces ["Rhosgobel-12",null]', f"nonces {line}")
    with pytest.raises(RecordError, match="the header cannot be understood"):
        parse_record(text)


def test_imagined_dice_have_nothing_to_do_with_them() -> None:
    one = westmarch.new("mordor", 2, SECRET, nonces=NONCES)
    assert everything(one.imagine(0, 5)) == everything(one.fork().imagine(0, 5))
