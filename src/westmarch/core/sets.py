"""Sets of small numbers (regions, cards, seats) as ints with one bit a member: quick to copy and compare.

`|`, `&` and `& ~` join, meet and take away; what else rules need to say has a word here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import chain
from operator import getitem


def has(members: int, member: int) -> bool:
    """Whether it is one of them."""
    return members >> member & 1 == 1


def just(member: int) -> int:
    """The set of this one."""
    return 1 << member


def least(members: int) -> int:
    """The first of a set that is not empty."""
    return (members & -members).bit_length() - 1


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
    found = 0
    for member in members(among):
        if test(member):
            found |= 1 << member
    return found


@lru_cache(maxsize=1 << 12)
def members(members: int) -> tuple[int, ...]:
    """All of them, ascending; remembered, since rules look at the same sets again and again."""
    length = max(1, (members.bit_length() + 7) // 8)
    if length <= len(_OF_BYTE):
        return tuple(chain.from_iterable(map(getitem, _OF_BYTE, members.to_bytes(length, "little"))))
    return tuple(member for member in range(members.bit_length()) if has(members, member))


def _of_byte(place: int, byte: int) -> tuple[int, ...]:
    return tuple(8 * place + bit for bit in range(8) if byte >> bit & 1)


_OF_BYTE = tuple(tuple(_of_byte(place, byte) for byte in range(256)) for place in range(16))
"""For each byte of a set of up to 128, what its bits stand for: quicker than bit by bit."""
