"""Sets of small numbers (regions, cards, seats) as ints with one bit a member: quick to copy and compare.

`|`, `&` and `& ~` join, meet and take away; what else rules need to say has a word here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache


def has(members: int, member: int) -> bool:
    """Whether it is one of them."""
    return members >> member & 1 == 1


def just(member: int) -> int:
    """The set of this one."""
    return 1 << member


def set_of(members: Iterable[int]) -> int:
    found = 0
    for member in members:
        found |= 1 << member
    return found


def first_ones(number: int) -> int:
    """All from 0 up to, and without, a number."""
    return (1 << number) - 1


def where(test: Callable[[int], object], among: int) -> int:
    """Those that pass a test."""
    return set_of(member for member in members(among) if test(member))


@lru_cache(maxsize=1 << 14)
def members(members: int) -> tuple[int, ...]:
    """All of them, ascending; remembered, since rules look at the same sets again and again."""
    found = []
    while members:
        lowest = members & -members
        found.append(lowest.bit_length() - 1)
        members ^= lowest
    return tuple(found)
