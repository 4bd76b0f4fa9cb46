"""The stream of chance: fair, reproducible, provable, and the same for ever.

Old records are proven by deriving their rolls again, so the golden values here may never change.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from itertools import product
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

import westmarch
from westmarch import BadOption
from westmarch.core import chance
from westmarch.core.chance import SEED_LIMIT, Chance, check_seed, commitment, derive, secret_seed

DIE = (1, 2, 3, 4, 5, 6)
SEEDS = st.integers(0, SEED_LIMIT - 1)


def rolls(seed: int, times: int, dice: int = 5) -> list[tuple[int, ...]]:
    chance = Chance.of(seed)
    return [chance.draw([DIE] * dice) for _ in range(times)]


def assert_fair(counts: Counter[object], expected: dict[object, float]) -> None:
    """Chi-square, with a bound that a fair stream passes but for one seed in millions."""
    assert set(counts) <= set(expected)
    statistic = sum((counts[what] - wanted) ** 2 / wanted for what, wanted in expected.items())
    freedom = len(expected) - 1
    assert statistic < freedom + 6 * sqrt(2 * freedom), counts


# -- the same seed, the same stream --------------------------------------------------------------


@given(SEEDS)
def test_the_same_seed_gives_the_same_rolls(seed: int) -> None:
    assert rolls(seed, 20) == rolls(seed, 20)


@given(SEEDS, SEEDS)
def test_another_seed_gives_other_rolls(seed: int, other: int) -> None:
    assert (rolls(seed, 20) == rolls(other, 20)) == (seed == other)


@given(st.integers(0, 20), st.integers(0, 20))
def test_a_copy_goes_its_own_way(before: int, after: int) -> None:
    """Also in the middle of a block of words."""
    original, reference = Chance.of(3), Chance.of(3)
    for _ in range(before):
        original.word()
        reference.word()
    copy = original.copy()
    ahead = [copy.word() for _ in range(after)]
    assert original.drawn == before
    assert copy.drawn == before + after
    assert [original.word() for _ in range(after)] == ahead == [reference.word() for _ in range(after)]


def test_a_word_depends_on_its_number_alone() -> None:
    """However the words before it were used."""
    one, other = Chance.of(5), Chance.of(5)
    one.draw([DIE] * 5)
    one.shuffled(range(4))
    for _ in range(one.drawn):
        other.below(1000)
    assert one.word() == other.word()


def test_words_of_a_match_never_repeat() -> None:
    chance = Chance.of(1)
    assert len({chance.word() for _ in range(5000)}) == 5000


# -- fairness ------------------------------------------------------------------------------------


def test_one_die_is_fair() -> None:
    counts: Counter[object] = Counter(face for (face,) in rolls(11, 6000, dice=1))
    assert_fair(counts, dict.fromkeys(DIE, 1000.0))


def test_a_face_that_stands_twice_is_twice_as_likely() -> None:
    chance = Chance.of(12)
    faces = ("ring", "orc", "orc", "orc", "nazgul", "nazgul")
    codes = [faces.index(face) for face in faces]
    counts: Counter[object] = Counter(faces[chance.draw([codes])[0]] for _ in range(6000))
    assert_fair(counts, {"ring": 1000.0, "orc": 3000.0, "nazgul": 2000.0})


@pytest.mark.parametrize(("first", "second"), [(0, 1), (0, 4), (8, 9), (9, 10), (0, 39), (38, 39)])
def test_many_dice_in_one_roll_are_fair_and_independent(first: int, second: int) -> None:
    """Forty dice have more outcomes than a word has: they take fresh words on the way."""
    counts: Counter[object] = Counter((roll[first], roll[second]) for roll in rolls(13, 3600, dice=40))
    assert_fair(counts, dict.fromkeys(product(DIE, DIE), 100.0))


def test_big_rolls_take_fresh_words_and_small_ones_do_not() -> None:
    """Six to the ninth is below 2^24 outcomes, six to the tenth is not."""
    for dice, words in ((1, 1), (9, 1), (10, 2), (18, 2), (19, 3), (40, 5)):
        chance = Chance.of(1)
        assert len(chance.draw([DIE] * dice)) == dice
        assert chance.drawn == words


def test_a_deck_is_shuffled_fairly() -> None:
    chance = Chance.of(14)
    counts: Counter[object] = Counter(tuple(chance.shuffled((1, 2, 3, 4))) for _ in range(4800))
    assert len(counts) == 24
    assert_fair(counts, dict.fromkeys(counts, 200.0))


@given(SEEDS, st.lists(st.integers(), max_size=30))
def test_a_shuffle_loses_no_card_and_leaves_the_deck_alone(seed: int, deck: list[int]) -> None:
    before = deck[:]
    assert sorted(Chance.of(seed).shuffled(deck)) == sorted(deck)
    assert deck == before


@given(SEEDS, st.integers(1, 10**6))
def test_below_stays_below(seed: int, size: int) -> None:
    assert 0 <= Chance.of(seed).below(size) < size


# -- golden values -------------------------------------------------------------------------------


def test_the_stream_never_changes() -> None:
    chance = Chance.of(7)
    assert [chance.word() for _ in range(3)] == [0x80168CE17979846F, 0x0046C2C766BC642A, 0x23CF7B62DE6B0D72]
    assert rolls(7, 3) == [(4, 1, 1, 1, 3), (1, 1, 1, 2, 3), (1, 6, 1, 2, 2)]
    chance = Chance.of(0)
    assert [chance.below(100) for _ in range(10)] == [52, 9, 25, 82, 69, 44, 76, 51, 22, 47]
    assert Chance.of(SEED_LIMIT - 1).shuffled(range(10)) == [1, 6, 3, 7, 5, 8, 4, 9, 0, 2]


def test_seed_seven_throws_the_same_dice_for_ever() -> None:
    throw = westmarch.new("mordor", 2, 7).record().entries[0][1]
    assert " ".join(throw) == "symbol:orc symbol:ring symbol:ring symbol:ring symbol:fellowship"


def test_the_stream_is_the_documented_one() -> None:
    """By hand from docs/records.md, so that a sceptic can check a match without this program."""
    key = hashlib.sha256(b"westmarch chance 7").digest()
    blocks = [hashlib.blake2b(n.to_bytes(8, "little"), key=key).digest() for n in range(3)]
    words = [int.from_bytes(block[at : at + 8], "little") for block in blocks for at in range(0, 64, 8)]
    chance = Chance.of(7)
    assert [chance.word() for _ in words] == words

    remainder, faces = words[0], []
    for _ in range(5):
        face, remainder = divmod(remainder * 6, 2**64)
        faces.append(DIE[face])
    assert tuple(faces) == rolls(7, 1)[0]


def test_derived_seeds_never_change() -> None:
    """Results of series are quoted with their seed."""
    assert derive(7) == 299854897450813229072013598398040576023
    assert derive(7, 1, 2) == 338073456361940839173883063927357629153


# -- commitments and seeds -----------------------------------------------------------------------


@given(SEEDS)
def test_the_commitment_is_the_documented_hash(seed: int) -> None:
    assert commitment(seed) == hashlib.sha256(b"westmarch seed " + str(seed).encode("ascii")).hexdigest()


def test_a_match_publishes_its_commitment_from_the_start() -> None:
    assert westmarch.new("mordor", 2, 7).commitment == hashlib.sha256(b"westmarch seed 7").hexdigest()


def test_the_commitment_does_not_give_the_stream_away() -> None:
    """The stream hangs on the seed itself, not on its published hash."""
    assert Chance.of(int(commitment(7), 16)).word() != Chance.of(7).word()


def test_secret_seeds_differ_and_are_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "secrets", secrets)  # tests have dice of their own else
    seeds = {secret_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)
    assert max(seeds) > 2**240


def test_a_match_without_a_seed_gets_a_secret_one() -> None:
    first, second = westmarch.new("mordor"), westmarch.new("mordor")
    assert first.seed != second.seed
    assert first.commitment != second.commitment


BAD_SEEDS = [-1, True, False, 1.0, "7", b"7", SEED_LIMIT, -SEED_LIMIT, (7,), float("nan")]


@pytest.mark.parametrize("seed", BAD_SEEDS)
def test_a_bad_seed_is_refused(seed: object) -> None:
    with pytest.raises(BadOption, match="seed="):
        check_seed(seed)
    with pytest.raises(BadOption, match="2\\^256-1"):
        westmarch.new("mordor", 2, seed)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        westmarch.scenario("mordor", {}, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [0, 1, SEED_LIMIT - 1])
def test_seeds_at_the_limits_are_good(seed: int) -> None:
    assert check_seed(seed) == seed
    assert westmarch.new("mordor", 2, seed).seed == seed


def test_a_position_needs_a_seed() -> None:
    """Unlike a new match: a study is to be repeated."""
    with pytest.raises(BadOption):
        westmarch.scenario("mordor", {}, None)  # type: ignore[arg-type]
    assert westmarch.scenario("mordor", {}).seed == 0


# -- derived seeds -------------------------------------------------------------------------------


def test_derived_seeds_are_all_different() -> None:
    """Also where the written numbers would run together: 1, 23 and 12, 3."""
    paths = [(), *product(range(30)), *product(range(30), repeat=2), (1, 23), (12, 3), (123,), (0, 0, 0)]
    derived = Counter(derive(seed, *path) for seed in range(3) for path in set(paths))
    assert max(derived.values()) == 1


def test_derived_seeds_are_seeds() -> None:
    assert all(check_seed(derive(1, number)) < 2**128 for number in range(100))


def test_derived_streams_are_independent() -> None:
    counts: Counter[object] = Counter(
        (Chance.of(derive(1, number)).draw([DIE])[0], Chance.of(derive(1, number, 0)).draw([DIE])[0])
        for number in range(3600)
    )
    assert_fair(counts, dict.fromkeys(product(DIE, DIE), 100.0))
