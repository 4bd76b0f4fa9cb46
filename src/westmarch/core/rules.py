"""What rules are made of: questions, events told, reasons, results, and the state they work on.

A question is a plain tuple ``(seat, kind, options)`` because rules yield hundreds of thousands of
them a second. ``options`` is a sequence of codes, or a function that makes it, so that replaying
a known answer builds no list. A question to CHANCE carries dice instead of options; a draw from a
hidden set gives a function, so that a re-dealt fork draws from its own set.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self, TypeVar

from westmarch.core.content import Content
from westmarch.core.errors import BadOption
from westmarch.core.events import ALL, Args, Event
from westmarch.core.numbers import whole

Question = tuple[int, str, Any]
Rules = Generator[Question, Any, None]
Options = Sequence[int] | Callable[[], Sequence[int]]


class State(Protocol):
    """The whole truth of a match between two questions: slotted, flat, quick to copy."""

    log: list[Event] | None

    def copy(self) -> Self: ...
    def same(self, other: Self) -> bool: ...


def tell(s: State, key: str, to: frozenset[int] | None = ALL, reveals: bool = False, **args: Any) -> None:
    """Report what happened. Costs nothing inside search, where nobody listens."""
    if s.log is not None:
        s.log.append(Event(key, args, to, reveals))


@dataclass(frozen=True)
class Result:
    """How the match ended: a score from 0 to 1 for each seat, who won, and why (a text key)."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str

    def as_data(self) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
        }


@dataclass(frozen=True)
class Reason:
    """Why something cannot be chosen, or what choosing it would change: a text key with arguments."""

    key: str
    args: Args = field(default_factory=dict)

    def as_data(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args}


@dataclass(frozen=True)
class OptionSpec:
    """One option of a game. ``parse`` serves where the choices are too many to list."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    parse: Callable[[str, int], str] | None = None
    samples: tuple[str, ...] = ()
    """Values to try in tests, where the choices are not listed."""

    def check(self, value: object, players: int) -> str:
        number = whole(value)
        text = str(value).lower() if isinstance(value, bool) else str(value if number is None else number)
        if self.parse is not None:
            try:
                return self.parse(text, players)
            except ValueError as error:
                raise BadOption(self.name, value, str(error)) from None
        if text not in self.choices:
            raise BadOption(self.name, value, ", ".join(self.choices))
        return text


@dataclass(frozen=True)
class Setup:
    """Everything about a match that is fixed before its first question."""

    players: int
    options: dict[str, str]
    content: Content
    board: Any


S = TypeVar("S", bound=State)
