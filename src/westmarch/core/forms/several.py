"""Forms of several values: sets of names, cards and seats; lists; a value for each name, die or seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from westmarch.core.forms import refusals
from westmarch.core.forms.form import Form, Numbers, Part, Schema, Seats
from westmarch.core.forms.single import as_it_is
from westmarch.core.sets import members, set_of


def stacked(entries: Sequence[Numbers]) -> Numbers:
    """The numbers of several values, part by part."""
    return [[number for entry in entries for number in entry[part]] for part in range(len(entries[0]))]


class Names(Form):
    """A set of names, kept as an int with one bit a name: ``names(COLOURS)``."""

    size = staticmethod(int.bit_count)

    def __init__(self, known: Sequence[str]) -> None:
        self.known = tuple(known)
        self.plain = self._names

    def _names(self, value: int) -> list[str]:
        known = self.known
        return [known[number] for number in members(value)]

    def read(self, where: str, data: Any, s: Any, old: Any) -> int:
        found = [refusals.one_of(where, name, self.known) for name in refusals.a_list(where, data)]
        refusals.once(where, found)
        return set_of(self.known.index(name) for name in found)

    def fault(self, value: Any, s: Any) -> str | None:
        beyond = value < 0 or value >> len(self.known)
        return f"{value:#b} has more than the {len(self.known)} there are" if beyond else None

    def beyond(self) -> Sequence[Any]:
        return [-1, 1 << len(self.known)]

    def schema(self) -> Schema:
        return {"type": "array", "items": {"enum": [*self.known]}, "uniqueItems": True}

    def parts(self) -> tuple[Part, ...]:
        return (Part("", (len(self.known),), 0, 1, self.known),)

    def encode(self, shown: Any) -> Numbers:
        return [[int(name in shown) for name in self.known]]


class Cards(Names):
    """A set of cards. Seats that may not see them see how many there are.

    `imagine` deals the unseen cards of all fields of one ``pool`` again.
    """

    def __init__(self, known: Sequence[str], pool: str = "cards") -> None:
        super().__init__(known)
        self.pool = pool


class SeatSet(Form):
    """A set of seats, kept as an int; positions give their names, where players have names."""

    size = staticmethod(int.bit_count)

    def __init__(self, among: Seats) -> None:
        self.among = among
        self.plain = lambda value: [*members(value)]

    def written(self, value: Any, s: Any) -> Any:
        known = self.among.of(s)
        return [known[number] for number in members(value)] if self.among.known else self.plain(value)

    def read(self, where: str, data: Any, s: Any, old: Any) -> int:
        found = refusals.a_list(where, data)
        if self.among.known:
            known = self.among.of(s)
            refusals.once(where, [refusals.one_of(where, name, known) for name in found])
            return set_of(known.index(name) for name in found)
        refusals.once(where, [str(refusals.number(where, one, 0, self.among.most - 1)) for one in found])
        return set_of(found)

    def fault(self, value: Any, s: Any) -> str | None:
        return f"{value:#b} has seats that do not exist" if value < 0 or value >> self.among.most else None

    def beyond(self) -> Sequence[Any]:
        return [-1, 1 << self.among.most]

    def schema(self) -> Schema:
        number = {"type": "integer", "minimum": 0, "maximum": self.among.most - 1}
        return {"type": "array", "items": number, "uniqueItems": True}

    def written_schema(self) -> Schema:
        known = {"items": {"enum": [*self.among.known]}} if self.among.known else {}
        return {**self.schema(), **known}

    def parts(self) -> tuple[Part, ...]:
        return (Part("", (self.among.most,), 0, 1),)

    def encode(self, shown: Any) -> Numbers:
        return [[int(number in shown) for number in range(self.among.most)]]


class Listed(Form):
    """A list or tuple of ``least`` to ``most`` values of one form, in order.

    ``exactly`` gives the length in a particular match, where it is fixed.
    """

    def __init__(
        self, form: Form, most: int, least: int = 0, exactly: Callable[[Any], int] | None = None
    ) -> None:
        self.form, self.most, self.least, self.exactly = form, most, least, exactly
        self.plain = list if form.plain is as_it_is else self._each

    def _each(self, value: Sequence[Any]) -> list[Any]:
        plain = self.form.plain
        return [plain(one) for one in value]

    def _length(self, s: Any) -> tuple[int, int]:
        if self.exactly is None or s is None:
            return self.least, self.most
        exactly = self.exactly(s)
        return exactly, exactly

    def written(self, value: Any, s: Any) -> list[Any]:
        return [self.form.written(one, s) for one in value]

    def read(self, where: str, data: Any, s: Any, old: Any) -> Sequence[Any]:
        found = [self.form.read(where, one, s, None) for one in refusals.a_list(where, data, self._length(s))]
        return tuple(found) if isinstance(old, tuple) else found

    def fault(self, value: Any, s: Any) -> str | None:
        low, high = self._length(s)
        if not low <= len(value) <= high:
            return f"{len(value)} entries are not {low} to {high}"
        return next(filter(None, (self.form.fault(one, s) for one in value)), None)

    def beyond(self) -> Sequence[Any]:
        return [[one] for one in self.form.beyond()]

    def schema(self) -> Schema:
        return self._schema(self.form.schema())

    def written_schema(self) -> Schema:
        return self._schema(self.form.written_schema())

    def _schema(self, entry: Schema) -> Schema:
        return {"type": "array", "items": entry, "minItems": self.least, "maxItems": self.most}

    def parts(self) -> tuple[Part, ...]:
        return tuple(part.times(self.most) for part in self.form.parts())

    def encode(self, shown: Any) -> Numbers:
        blanks = [self.form.blank()] * (self.most - len(shown))
        return stacked([*(self.form.encode(one) for one in shown), *blanks])


class PerSeat(Form):
    """A value for each seat, kept as a list.

    Views show a list. Positions show a table by the players' names, which may leave some out, or a list where
    players have no names.
    """

    def __init__(self, among: Seats, form: Form) -> None:
        self.among, self.form = among, form
        self.size = form.size
        self.plain = list if form.plain is as_it_is else self._each

    def _each(self, value: Sequence[Any]) -> list[Any]:
        plain = self.form.plain
        return [plain(one) for one in value]

    def written(self, value: Any, s: Any) -> Any:
        entries = [self.form.written(one, s) for one in value]
        return dict(zip(self.among.of(s), entries, strict=True)) if self.among.known else entries

    def read(self, where: str, data: Any, s: Any, old: Any) -> list[Any]:
        found = list(old)
        if self.among.known:
            known = self.among.of(s)
            given = refusals.a_table(where, data, known).items()
            entries = [(known.index(name), name, one) for name, one in given]
        else:
            length = len(found), len(found)
            entries = [
                (number, str(number), one) for number, one in enumerate(refusals.a_list(where, data, length))
            ]
        for number, name, one in entries:
            found[number] = self.form.read(f"{where}, {name}", one, s, found[number])
        return found

    def fault(self, value: Any, s: Any) -> str | None:
        for number, one in enumerate(value):
            if wrong := self.form.fault(one, s):
                return f"seat {number}: {wrong}"
        return None

    def beyond(self) -> Sequence[Any]:
        return [[one] for one in self.form.beyond()]

    def schema(self) -> Schema:
        return {"type": "array", "items": self.form.schema(), "maxItems": self.among.most}

    def written_schema(self) -> Schema:
        entry = self.form.written_schema()
        if self.among.known:
            return {
                "type": "object",
                "properties": dict.fromkeys(self.among.known, entry),
                "additionalProperties": False,
            }
        return {"type": "array", "items": entry, "maxItems": self.among.most}

    def parts(self) -> tuple[Part, ...]:
        return tuple(part.times(self.among.most) for part in self.form.parts())

    def encode(self, shown: Any) -> Numbers:
        blanks = [self.form.blank()] * (self.among.most - len(shown))
        return stacked([*(self.form.encode(one) for one in shown), *blanks])


class Some(Form):
    """A value for some of these names, kept as a dict by the name's number.

    For instance the symbols of those dice that lie on the table.
    """

    def __init__(self, known: Sequence[str], form: Form) -> None:
        self.known, self.form = tuple(known), form
        self.plain = self._table

    def _table(self, value: dict[int, Any]) -> dict[str, Any]:
        known, plain = self.known, self.form.plain
        return {known[number]: plain(one) for number, one in value.items()}

    def written(self, value: Any, s: Any) -> dict[str, Any]:
        return {self.known[number]: self.form.written(one, s) for number, one in value.items()}

    def read(self, where: str, data: Any, s: Any, old: Any) -> dict[int, Any]:
        return {
            self.known.index(name): self.form.read(f"{where}, {name}", one, s, None)
            for name, one in refusals.a_table(where, data, self.known).items()
        }

    def fault(self, value: Any, s: Any) -> str | None:
        for number, one in value.items():
            if not 0 <= number < len(self.known):
                return f"{number} is not the number of one of {', '.join(self.known)}"
            if wrong := self.form.fault(one, s):
                return f"{self.known[number]}: {wrong}"
        return None

    def beyond(self) -> Sequence[Any]:
        return [{0: one} for one in self.form.beyond()] + [{len(self.known): None}]

    def schema(self) -> Schema:
        return self._schema(self.form.schema())

    def written_schema(self) -> Schema:
        return self._schema(self.form.written_schema())

    def _schema(self, entry: Schema) -> Schema:
        return {
            "type": "object",
            "properties": dict.fromkeys(self.known, entry),
            "additionalProperties": False,
        }

    def parts(self) -> tuple[Part, ...]:
        return tuple(part.times(len(self.known)) for part in self.form.parts())

    def encode(self, shown: Any) -> Numbers:
        blank = self.form.blank()
        return stacked([self.form.encode(shown[name]) if name in shown else blank for name in self.known])


class Per(Form):
    """A value for each of these names, kept as a list in their order: ``per(SIDES, count(0, 3))``.

    Views and positions show a table; a position may leave some out.
    """

    def __init__(self, known: Sequence[str], form: Form) -> None:
        self.known, self.form = tuple(known), form
        self.plain = self._table

    def _table(self, value: Sequence[Any]) -> dict[str, Any]:
        plain = self.form.plain
        return {name: plain(one) for name, one in zip(self.known, value, strict=True)}

    def written(self, value: Any, s: Any) -> dict[str, Any]:
        return {name: self.form.written(one, s) for name, one in zip(self.known, value, strict=True)}

    def read(self, where: str, data: Any, s: Any, old: Any) -> list[Any]:
        found = list(old)
        for name, one in refusals.a_table(where, data, self.known).items():
            number = self.known.index(name)
            found[number] = self.form.read(f"{where}, {name}", one, s, found[number])
        return found

    def fault(self, value: Any, s: Any) -> str | None:
        if len(value) != len(self.known):
            return f"{len(value)} entries are not {len(self.known)}"
        for name, one in zip(self.known, value, strict=True):
            if wrong := self.form.fault(one, s):
                return f"{name}: {wrong}"
        return None

    def beyond(self) -> Sequence[Any]:
        return [[one] * len(self.known) for one in self.form.beyond()]

    def schema(self) -> Schema:
        return {**self._schema(self.form.schema()), "required": [*self.known]}

    def written_schema(self) -> Schema:
        return self._schema(self.form.written_schema())

    def _schema(self, entry: Schema) -> Schema:
        return {
            "type": "object",
            "properties": dict.fromkeys(self.known, entry),
            "additionalProperties": False,
        }

    def parts(self) -> tuple[Part, ...]:
        return tuple(part.times(len(self.known)) for part in self.form.parts())

    def encode(self, shown: Any) -> Numbers:
        return stacked([self.form.encode(shown[name]) for name in self.known])


class NamedValues(Form):
    """A few named values, each with its own form, kept as a dict: ``table(size=count(0, 5), open=flag())``.

    A position may leave names out; ``optional`` names may also be missing from the value.
    """

    def __init__(self, optional: Sequence[str] = (), **forms: Form) -> None:
        self.optional, self.forms = frozenset(optional), forms
        self.plain = self._table

    def _table(self, value: dict[str, Any]) -> dict[str, Any]:
        return {name: self.forms[name].plain(one) for name, one in value.items()}

    def written(self, value: Any, s: Any) -> dict[str, Any]:
        return {name: self.forms[name].written(one, s) for name, one in value.items()}

    def read(self, where: str, data: Any, s: Any, old: Any) -> dict[str, Any]:
        given = refusals.a_table(where, data)
        refusals.expect(given, self.forms, where)
        found = dict(old or {})
        for name, one in given.items():
            found[name] = self.forms[name].read(f"{where}, {name}", one, s, found.get(name))
        return found

    def fault(self, value: Any, s: Any) -> str | None:
        for name, form in self.forms.items():
            if name not in value:
                if name not in self.optional:
                    return f"{name} is missing"
            elif wrong := form.fault(value[name], s):
                return f"{name}: {wrong}"
        return None

    def beyond(self) -> Sequence[Any]:
        return [{}, *({name: one} for name, form in self.forms.items() for one in form.beyond())]

    def schema(self) -> Schema:
        shown = self._schema({name: form.schema() for name, form in self.forms.items()})
        return {**shown, "required": [name for name in self.forms if name not in self.optional]}

    def written_schema(self) -> Schema:
        return self._schema({name: form.written_schema() for name, form in self.forms.items()})

    def _schema(self, entries: dict[str, Schema]) -> Schema:
        return {"type": "object", "properties": entries, "additionalProperties": False}

    def parts(self) -> tuple[Part, ...]:
        return tuple(
            Part(f".{name}{part.name}", part.shape, part.low, part.high, part.categories)
            for name, form in self.forms.items()
            for part in form.parts()
        )

    def encode(self, shown: Any) -> Numbers:
        entries = [
            form.encode(shown[name]) if name in shown else form.blank() for name, form in self.forms.items()
        ]
        return [numbers for entry in entries for numbers in entry]
