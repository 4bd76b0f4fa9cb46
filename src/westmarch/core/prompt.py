"""The question that the match waits for: who is asked, at which step, and what may be answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from westmarch.core.events import Args
from westmarch.core.vocabulary import Option

if TYPE_CHECKING:
    from westmarch.core.game import Reason
    from westmarch.core.match import Match


class Prompt:
    """One question. Its options are canonical texts; ``args`` and ``option_args`` feed the sentences.

    The arguments are worked out when asked for: read them before the match moves on.
    """

    __slots__ = ("_match", "_options", "codes", "kind", "seat")

    def __init__(self, match: Match[Any], seat: int, kind: str, codes: Sequence[int]) -> None:
        self._match = match
        self._options: tuple[Option, ...] | None = None
        self.seat = seat
        self.kind = kind
        self.codes = codes

    @property
    def options(self) -> tuple[Option, ...]:
        options = self._options
        if options is None:
            words = self._match.game.vocabulary.options
            options = self._options = tuple([words[code] for code in self.codes])
        return options

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

    def __repr__(self) -> str:
        return f"Prompt(seat={self.seat}, kind={self.kind!r}, options={[str(o) for o in self.options]})"
