"""Finding things by what people type: any case, no accents, the beginning of a word is enough."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence

from westmarch.cli.problems import Problem
from westmarch.core.text import Text
from westmarch.core.vocabulary import Vocabulary

TEXTS = ("needs", "event", "discard", "text")
"""What a name may carry that is to be read, in this order; all else it carries are its other forms."""
NOT_FORMS = (*TEXTS, "form", "adj")
FEW = 6

Words = tuple[str, ...]


def words_of(text: str) -> Words:
    """``Barad-dûr`` as (barad, dur), ``Helm’s Deep`` as (helms, deep)."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    bare = re.sub(r"[’'`]", "", "".join(mark for mark in bare if not unicodedata.combining(mark)))
    return tuple(re.findall(r"\w+", bare))


def begins(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Whether each typed word begins the word of the name at its place."""
    return len(typed) <= len(name) and all(map(str.startswith, name, typed))


def occurs(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Whether the typed words begin words of the name, in the same order."""
    rest = iter(name)
    return all(any(word.startswith(part) for word in rest) for part in typed)


class Names:
    """Things with their names in one language, in every form that the language has."""

    def __init__(self, text: Text, references: Iterable[str]) -> None:
        self.text = text
        self.references = list(dict.fromkeys(references))
        self._names = {thing: words_of(text.name(thing)) for thing in self.references}
        self._forms = {
            thing: [words_of(form) for part, form in text.parts(thing).items() if part not in NOT_FORMS]
            for thing in self.references
        }

    def add_short(self, labels: Mapping[str, Sequence[str]]) -> None:
        """Labels under which a map shows them."""
        for thing, short in labels.items():
            self._forms[thing] += map(words_of, short)

    def add_aliases(self, vocabulary: Vocabulary) -> None:
        """Other texts of answers, with and without their domain."""
        for alias, option in vocabulary.aliases.items():
            if option in self._forms:
                self._forms[option] += (words_of(alias), words_of(alias.partition(":")[2]))

    def find(self, typed: str) -> list[str]:
        """All that may be meant, by the surest reading that finds anything."""
        words = words_of(typed)
        if not words:
            return []
        readings: tuple[Callable[[str], bool], ...] = (
            lambda thing: words == self._names[thing] or typed.casefold() == thing.casefold(),
            lambda thing: typed.casefold() == thing.partition(":")[2].casefold(),
            lambda thing: words in self._forms[thing],
            lambda thing: begins(words, self._names[thing]),
            lambda thing: occurs(words, self._names[thing]),
            lambda thing: any(begins(words, form) for form in self._forms[thing]),
        )
        for reading in readings:
            found = [thing for thing in self.references if reading(thing)]
            if found:
                return found
        return []

    def one(self, typed: str) -> str:
        """The one thing that is meant; a Problem names those it could be."""
        found = self.find(typed)
        if not found:
            raise Problem("unknown_thing", input=typed)
        shortest = min(found, key=lambda thing: len(self._names[thing]))
        if all(begins(self._names[shortest], self._names[thing]) for thing in found):
            return shortest
        called = dict.fromkeys(map(self.text.name, found))
        if len(called) > 1:
            more = " …" if len(called) > FEW else ""
            raise Problem("ambiguous_input", input=typed, options=", ".join(list(called)[:FEW]) + more)
        return found[0]

    def two(self, words: Sequence[str]) -> tuple[str, str] | None:
        """Two things named one after the other, or None."""
        for split in range(1, len(words)):
            first, second = (" ".join(part) for part in (words[:split], words[split:]))
            if len(self.find(first)) == 1 and len(self.find(second)) == 1:
                return self.find(first)[0], self.find(second)[0]
        return None
