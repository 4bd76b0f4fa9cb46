"""Sets of small numbers: the words that rules say about them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.core.sets import first_ones, has, just, members, set_of, where

some = st.frozensets(st.integers(0, 130))


@given(some)
def test_a_set_gives_back_its_members_ascending(numbers: frozenset[int]) -> None:
    assert members(set_of(numbers)) == tuple(sorted(numbers))
    assert [n for n in range(131) if has(set_of(numbers), n)] == sorted(numbers)


@given(some)
def test_where_keeps_those_that_pass(numbers: frozenset[int]) -> None:
    assert where(lambda n: n % 3 == 0, set_of(numbers)) == set_of(n for n in numbers if n % 3 == 0)


def test_small_sets() -> None:
    assert members(just(7)) == (7,)
    assert members(first_ones(4)) == (0, 1, 2, 3)
    assert first_ones(0) == set_of(()) == 0


def test_nobody_asks_for_a_member_below_zero() -> None:
    """-1 stands for "nowhere" in states: asking about it is a slip that must not pass as an answer."""
    with pytest.raises(ValueError, match="negative shift"):
        has(5, -1)
