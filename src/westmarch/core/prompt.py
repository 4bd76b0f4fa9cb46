"""The question that the match waits for: who is asked, at which step, and what may be answered.

Bots get the plain form, from which nothing but the question can be reached; clients get sentences too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from westmarch.core.events import Args
from westmarch.core.vocabulary import Option

if TYPE_CHECKING:
    from westmarch.core.match import Match
    from westmarch.core.rules import Reason


class PlainPrompt:
    """One question and nothing behind it. Its options are canonical texts, made when asked for."""

    __slots__ = ("_options", "_words", "codes", "kind", "seat")

    def __init__(self, seat: int, kind: str, codes: Sequence[int], words: Sequence[Option]) -> None:
        self.seat = seat
        self.kind = kind
        self.codes = codes
        self._words = words
        self._options: tuple[Option, ...] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        options = self._options
        if options is None:
            words = self._words
            options = self._options = tuple([words[code] for code in self.codes])
        return options

    def option(self, number: int) -> Option:
        """One of the options, without making the texts of all."""
        return self._words[self.codes[number]]

    def __repr__(self) -> str:
        return f"Prompt(seat={self.seat}, kind={self.kind!r}, options={[str(o) for o in self.options]})"


class Prompt(PlainPrompt):
    """One question for a client: ``args`` and ``option_args`` feed the sentences.

    The arguments are worked out when asked for: read them before the match moves on.
    """

    __slots__ = ("_match", "_plain")

    def __init__(self, match: Match[Any], plain: PlainPrompt) -> None:
        self.seat = plain.seat
        self.kind = plain.kind
        self.codes = plain.codes
        self._words = plain._words
        self._plain = plain
        self._match = match

    @property
    def options(self) -> tuple[Option, ...]:
        return self._plain.options

    @property
    def args(self) -> Args:
        return self._match.prompt_args()

    def option_args(self, option: Option) -> Args:
        return self._match.option_args(option.code)

    def foretell(self, option: Option) -> list[Reason]:
        """What choosing this option surely changes, for the sentence beside it."""
        return self._match.foretell(option.code)

    def as_data(self) -> dict[str, Any]:
        """The prompt as JSON-able data, for clients."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "args": self.args,
            "options": [{"text": str(option), "args": self.option_args(option)} for option in self.options],
        }
