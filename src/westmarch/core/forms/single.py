"""Forms of a single value: a name out of a list, a number, a truth, a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from westmarch.core.forms import refusals
from westmarch.core.forms.form import Form, Numbers, Part, Schema, Seats


def as_it_is(value: Any) -> Any:
    return value


class OneOf(Form):
    """The number of a name: ``one_of(PHASES)``. ``none`` is the number that stands for no name at all."""

    def __init__(self, names: Sequence[str], none: int | None = None) -> None:
        self.names = tuple(names)
        self.none = none
        self.plain = self.names.__getitem__ if none is None else self._name_or_none

    def _name_or_none(self, value: int) -> str | None:
        return None if value == self.none else self.names[value]

    def read(self, where: str, data: Any, s: Any, old: Any) -> int:
        if data is None and self.none is not None:
            return self.none
        return self.names.index(refusals.one_of(where, data, self.names))

    def fault(self, value: Any, s: Any) -> str | None:
        if value == self.none or 0 <= value < len(self.names):
            return None
        return f"{value} is not the number of one of {', '.join(self.names)}"

    def beyond(self) -> Sequence[Any]:
        return [value for value in (-1, len(self.names)) if value != self.none]

    def schema(self) -> Schema:
        return {"enum": [*self.names] if self.none is None else [*self.names, None]}

    def parts(self) -> tuple[Part, ...]:
        return (Part("", (), 0, len(self.names) - 1, self.names),)

    def encode(self, shown: Any) -> Numbers:
        return [[-1 if shown is None else self.names.index(shown)]]


class Word(Form):
    """One of these words, kept as a text. A position may also use what ``also`` lists."""

    def __init__(self, words: Sequence[str], also: Sequence[Any] = ()) -> None:
        self.words = tuple(words)
        self.understood = (*words, *also)
        self.plain = as_it_is

    def read(self, where: str, data: Any, s: Any, old: Any) -> str:
        return refusals.one_of(where, data, self.understood)

    def fault(self, value: Any, s: Any) -> str | None:
        return None if value in self.words else f"{value!r} is not one of {', '.join(self.words)}"

    def beyond(self) -> Sequence[Any]:
        return ["".join(self.words)] if len(self.words) > 1 else [f"no {self.words[0]}"]

    def schema(self) -> Schema:
        return {"enum": [*self.words]}

    def written_schema(self) -> Schema:
        return {"enum": [*self.understood]}

    def parts(self) -> tuple[Part, ...]:
        return (Part("", (), 0, len(self.words) - 1, self.words),)

    def encode(self, shown: Any) -> Numbers:
        return [[self.words.index(shown)]]


class Count(Form):
    """A whole number from ``low`` to ``high``.

    ``within`` gives the limits in a particular match: ``count(0, 40, within=lambda s: (0, s.sheet.mordor))``.
    """

    def __init__(self, low: int, high: int, within: Callable[[Any], tuple[int, int]] | None = None) -> None:
        self.low, self.high, self.within = low, high, within
        self.plain = as_it_is

    def _limits(self, s: Any) -> tuple[int, int]:
        return (self.low, self.high) if self.within is None or s is None else self.within(s)

    def read(self, where: str, data: Any, s: Any, old: Any) -> int:
        return refusals.number(where, data, *self._limits(s))

    def fault(self, value: Any, s: Any) -> str | None:
        low, high = self._limits(s)
        return None if low <= value <= high else f"{value} is not from {low} to {high}"

    def beyond(self) -> Sequence[Any]:
        return [self.low - 1, self.high + 1]

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}

    def parts(self) -> tuple[Part, ...]:
        return (Part("", (), self.low, self.high),)

    def encode(self, shown: Any) -> Numbers:
        return [[shown]]


class Flag(Form):
    """True or false; slots may hold 0 and 1."""

    def __init__(self) -> None:
        self.plain = as_it_is

    def read(self, where: str, data: Any, s: Any, old: Any) -> bool:
        return refusals.flag(where, data)

    def fault(self, value: Any, s: Any) -> str | None:
        return None if value in (False, True) else f"{value!r} is neither true nor false"

    def beyond(self) -> Sequence[Any]:
        return [-1, 2]

    def schema(self) -> Schema:
        return {"type": "boolean"}

    def parts(self) -> tuple[Part, ...]:
        return (Part("", (), 0, 1),)

    def encode(self, shown: Any) -> Numbers:
        return [[int(shown)]]


class Text(Form):
    """Any text. It has no numbers for learning programs."""

    def __init__(self) -> None:
        self.plain = as_it_is

    def read(self, where: str, data: Any, s: Any, old: Any) -> str:
        return refusals.text(where, data)

    def fault(self, value: Any, s: Any) -> str | None:
        return None if isinstance(value, str) else f"{value!r} is not a text"

    def beyond(self) -> Sequence[Any]:
        return [None, 0]

    def schema(self) -> Schema:
        return {"type": "string"}

    def parts(self) -> tuple[Part, ...]:
        return ()

    def encode(self, shown: Any) -> Numbers:
        return []


class SeatNumber(Form):
    """The number of a seat; positions give its name, where players have names."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.plain = as_it_is

    def written(self, value: Any, s: Any) -> Any:
        return self.seats.of(s)[value] if self.seats.known else value

    def read(self, where: str, data: Any, s: Any, old: Any) -> int:
        if self.seats.known:
            names = self.seats.of(s)
            return names.index(refusals.one_of(where, data, names))
        return refusals.number(where, data, 0, self.seats.most - 1)

    def fault(self, value: Any, s: Any) -> str | None:
        return None if 0 <= value < self.seats.most else f"there is no seat {value}"

    def beyond(self) -> Sequence[Any]:
        return [-1, self.seats.most]

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": 0, "maximum": self.seats.most - 1}

    def written_schema(self) -> Schema:
        return {"enum": [*self.seats.known]} if self.seats.known else self.schema()

    def parts(self) -> tuple[Part, ...]:
        return (Part("", (), 0, self.seats.most - 1),)

    def encode(self, shown: Any) -> Numbers:
        return [[shown]]
