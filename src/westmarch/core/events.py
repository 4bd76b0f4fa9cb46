"""What happened, as a key with typed arguments and an audience; never a sentence.

An argument is a number, a plain word, a reference such as ``place:moria`` that a client
shows by its name, or a list of these.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from sys import intern
from typing import Any, Generic, TypeVar

ALL: frozenset[int] | None = None
"""The audience of a public event: every seat and every spectator."""

Args = dict[str, Any]
T = TypeVar("T")


@cache
def only(seat: int) -> frozenset[int]:
    """The audience of one seat."""
    return frozenset({seat})


@cache
def _shared_names(names: tuple[str, ...]) -> tuple[str, ...]:
    return names


def _shared_text(value: Any) -> Any:
    """The same text only once in memory."""
    if isinstance(value, str):
        return intern(str(value))
    return [_shared_text(one) for one in value] if isinstance(value, list) else value


@cache
def all_but(*seats: int) -> frozenset[int]:
    """The audience of everybody, spectators too, except those who are told more by another event."""
    return frozenset(~seat for seat in seats)


class Event:
    """One thing that happened. ``reveals``: it showed something new, so nothing before it can be undone."""

    __slots__ = ("_names", "_values", "entry", "key", "reveals", "to")

    def __init__(self, key: str, args: Args, to: frozenset[int] | None = ALL, reveals: bool = False) -> None:
        self.key = key
        # A table may live for weeks, and its events are most of what it holds in memory.
        self._names = _shared_names(tuple(args))
        self._values = tuple(map(_shared_text, args.values()))
        self.to = to
        self.reveals = reveals
        self.entry = 0
        """How many entries the record had when this was told."""

    @property
    def args(self) -> Args:
        return dict(zip(self._names, self._values, strict=True))

    def visible_to(self, seat: int | None) -> bool:
        return self.visible_to_any(() if seat is None else (seat,))

    def visible_to_any(self, seats: Collection[int]) -> bool:
        """Whether one of these seats, or (none of them) a spectator, may see it."""
        if self.to is None:
            return True
        if min(self.to, default=0) < 0:  # `all_but` these
            return self.to.isdisjoint(~seat for seat in seats)
        return not self.to.isdisjoint(seats)

    def as_data(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args}

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.args!r}, to={self._audience()})"

    def _audience(self) -> str:
        if self.to is None:
            return "all"
        if min(self.to, default=0) < 0:
            return f"all but {sorted(~seat for seat in self.to)}"
        return str(sorted(self.to))


class Trail(Generic[T]):
    """An append-only list whose forks share what lies before them, so that a fork copies next to nothing."""

    __slots__ = ("_own", "_shared", "_start")

    def __init__(self) -> None:
        self._shared: tuple[tuple[list[T], int], ...] = ()  # earlier lists, each with its length then
        self._start = 0
        self._own: list[T] = []

    @classmethod
    def of(cls, items: list[T]) -> Trail[T]:
        trail: Trail[T] = cls()
        trail._own = items
        return trail

    def __reduce__(self) -> tuple[Any, ...]:
        return Trail.of, (list(self),)

    def fork(self) -> Trail[T]:
        twin: Trail[T] = Trail()
        twin._shared = _merged(self._shared, self._own) if self._own else self._shared
        twin._start = len(self)
        return twin

    def append(self, item: T) -> None:
        self._own.append(item)

    @property
    def last(self) -> T:
        if self._own:
            return self._own[-1]
        items, length = self._shared[-1]
        return items[length - 1]

    def __len__(self) -> int:
        return self._start + len(self._own)

    def __getitem__(self, number: int) -> T:
        if number >= self._start:
            return self._own[number - self._start]
        for items, length in self._shared:
            if number < length:
                return items[number]
            number -= length
        raise IndexError(number)

    def __iter__(self) -> Iterator[T]:
        return self.since(0)

    def since(self, number: int) -> Iterator[T]:
        """From item ``number`` on."""
        for items, length in self._shared:
            if number < length:
                yield from items[number:length]
            number = max(0, number - length)
        yield from self._own[number:]

    def in_common(self, other: Trail[T]) -> int:
        """How many items from the first on are the very same: what was there before one was forked."""
        low, high = 0, min(len(self), len(other))
        while low < high:
            middle = (low + high + 1) // 2
            if self[middle - 1] is other[middle - 1]:
                low = middle
            else:
                high = middle - 1
        return low


def _merged(shared: tuple[tuple[list[T], int], ...], own: list[T]) -> tuple[tuple[list[T], int], ...]:
    """One list more; those of like length become one, so that a long match is a dozen lists, not thousands.

    A list that is shared never changes within the length that it is shared with: here a new one is made.
    """
    last: list[T] = own
    length = len(own)
    kept = len(shared)
    while kept and shared[kept - 1][1] <= 2 * length:
        items, before = shared[kept - 1]
        last = [*items[:before], *last[:length]]
        length += before
        kept -= 1
    return (*shared[:kept], (last, length))
