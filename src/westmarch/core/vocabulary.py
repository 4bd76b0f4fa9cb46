"""The fixed list of small answers of one game, and their canonical text.

Rules speak in codes (ints, fast to compare and to learn from); people, records and
logs speak in text: ``die:red``, ``done``. This module is the only bridge between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from westmarch.core.errors import UnknownAnswer
from westmarch.core.sets import members


class Option(str):
    """The canonical text of one answer; a plain ``str`` that also knows its code."""

    __slots__ = ("code", "domain", "value")
    code: int
    domain: str
    value: str

    def __new__(cls, domain: str, value: str, code: int) -> Option:
        option = super().__new__(cls, f"{domain}:{value}" if domain else value)
        option.domain = domain
        option.value = value
        option.code = code
        return option

    def __getnewargs__(self) -> tuple[str, str, int]:  # type: ignore[override]
        return self.domain, self.value, self.code

    @property
    def text(self) -> str:
        return str(self)


class Domain:
    """One kind of answer (a die, a region, a card): its codes follow each other from ``first``."""

    __slots__ = ("_end", "codes", "first", "name", "texts", "values")

    def __init__(self, name: str, values: Sequence[str], first: int) -> None:
        self.name = name
        self.values = tuple(values)
        self.first = first
        self._end = first + len(self.values)
        self.codes = tuple(range(first, self._end))
        self.texts = tuple(f"{name}:{value}" if name else value for value in self.values)
        """The canonical text of each answer, by the number of the thing that it names."""

    def __getitem__(self, value: str) -> int:
        return self.first + self.values.index(value)

    def __len__(self) -> int:
        return len(self.values)

    def __contains__(self, code: int) -> bool:
        return self.first <= code < self._end

    def code(self, number: int) -> int:
        """The answer that names the thing of this number."""
        return self.first + number

    def of(self, code: int) -> int:
        """The number of the thing that an answer names."""
        return code - self.first

    def codes_of(self, things: int) -> list[int]:
        """The answers that name the things of a set, ascending."""
        first = self.first
        return list(_codes(first, things) if first else members(things))


@lru_cache(maxsize=1 << 12)
def _codes(first: int, things: int) -> tuple[int, ...]:
    return tuple([first + number for number in members(things)])


class Vocabulary:
    """All answers a game knows, in a fixed order. Domain ``""`` holds plain words such as ``done``.

    ``aliases`` are other texts that are understood (a card's number for its name), never written.
    """

    __slots__ = ("_by_text", "aliases", "domains", "options")

    def __init__(
        self, domains: Iterable[tuple[str, Sequence[str]]], aliases: Mapping[str, str] | None = None
    ) -> None:
        self.domains: dict[str, Domain] = {}
        self.options: list[Option] = []
        for name, values in domains:
            domain = Domain(name, values, len(self.options))
            self.domains[name] = domain
            self.options += [
                Option(name, value, code) for value, code in zip(domain.values, domain.codes, strict=True)
            ]
        self._by_text = {str(option): option for option in self.options}
        if len(self._by_text) != len(self.options):
            raise ValueError("two answers of the vocabulary have the same text")
        self.aliases = {alias: self._by_text[text] for alias, text in (aliases or {}).items()}
        if self.aliases.keys() & self._by_text.keys():
            raise ValueError("an alias of the vocabulary is the text of an answer")

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def domain(self, name: str) -> Domain:
        return self.domains[name]

    def word(self, word: str) -> int:
        """The code of a plain word."""
        return self._by_text[word].code

    def format(self, code: int) -> Option:
        return self.options[code]

    def parse(self, text: str) -> int:
        try:
            return (self._by_text.get(text) or self.aliases[text]).code
        except (KeyError, TypeError):
            raise UnknownAnswer(text) from None
