"""What every form can do; the forms themselves are in `single` and `several`.

A form says which values a field of the state can have, and how they look in views, in positions, in the JSON
schema, and as numbers for learning programs.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

Numbers = list[list[int]]
"""A value as numbers: one flat list for each part."""
Schema = dict[str, Any]


@dataclass(frozen=True)
class Part:
    """A block of numbers in the encoding of a field.

    ``low - 1`` means that nothing is there, or that the seat may not know it.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    categories: tuple[str, ...] = ()
    """Where the numbers stand for names: the name of each, from 0 on."""

    @property
    def length(self) -> int:
        length = 1
        for size in self.shape:
            length *= size
        return length

    @property
    def blank(self) -> list[int]:
        return [self.low - 1] * self.length

    def times(self, number: int) -> Part:
        """The part of a form that holds ``number`` of these."""
        return replace(self, shape=(number, *self.shape))


class Form(ABC):
    """The values that a field can have, and how they look outside.

    ``s`` is the state that the value belongs to: some limits and names depend on it.
    """

    plain: Callable[[Any], Any]
    """The value as JSON-able data, as views show it. An attribute, not a method: views are made often."""
    size: Callable[[Any], int] = staticmethod(len)
    """How much there is: all that those who may not see the value are shown of it."""

    def written(self, value: Any, s: Any) -> Any:
        """The value as positions write it."""
        return self.plain(value)

    @abstractmethod
    def read(self, where: str, data: Any, s: Any, old: Any) -> Any:
        """The value that a position gives; PositionError names the place ``where`` it is wrong.

        ``old`` is the value so far: it stays where a table names only some of its keys.
        """

    @abstractmethod
    def fault(self, value: Any, s: Any) -> str | None:
        """What is wrong with a value that the state must never hold; None: nothing."""

    @abstractmethod
    def beyond(self) -> Sequence[Any]:
        """Some values just outside the form, which `fault` must find; for tests."""

    @abstractmethod
    def schema(self) -> Schema:
        """JSON schema of `plain`."""

    def written_schema(self) -> Schema:
        """JSON schema of `written`."""
        return self.schema()

    @abstractmethod
    def parts(self) -> tuple[Part, ...]:
        """The blocks of numbers into which a value is encoded; their names follow that of the field."""

    @abstractmethod
    def encode(self, shown: Any) -> Numbers:
        """The numbers of what a view shows, one list for each of `parts`."""

    def blank(self) -> Numbers:
        """The numbers where nothing is there."""
        return [part.blank for part in self.parts()]


@dataclass(frozen=True)
class Seats:
    """The seats of a game. Views number them; positions name them, where players have names (`known`).

    SEATS = Seats(4, COLOURS, lambda s: [COLOURS[colour] for colour in s.colours])
    """

    most: int
    known: tuple[str, ...] = ()
    """All names that players can have."""
    names: Callable[[Any], Sequence[str]] | None = None
    """The name of each seat in a state, as far as it has one."""

    def of(self, s: Any) -> Sequence[str]:
        return () if self.names is None else self.names(s)
