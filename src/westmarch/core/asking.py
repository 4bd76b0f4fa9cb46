"""The verbs with which rules ask: one answer, several in any order, or chance.

Each is a part of a rules generator (``answer = yield from ask(...)``). Whether a lone option is asked
for is decided here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Any, NamedTuple, TypeVar

from westmarch.core.chance import CHANCE, Dice
from westmarch.core.rules import Options, Question
from westmarch.core.vocabulary import Domain

T = TypeVar("T")
V = TypeVar("V", bound=int)
Asking = Generator[Question, Any, T]
"""A part of the rules that asks, and gives something back."""
Fits = Callable[[Sequence[int], Sequence[int]], bool]
"""Whether the picks of the first list, alone or with some of the second, make a whole that is allowed."""


class Picking(NamedTuple):
    """A question for one more member of a group: all that belong to it may be named in any order."""

    seat: int
    kind: str
    options: Sequence[int]


# -- one answer -----------------------------------------------------------------------------------


def ask(seat: int, kind: str, options: Options) -> Asking[int]:
    """One of the options. A lone one is taken without asking, unless the options are a function.

    What comes from a hidden zone (a hand) must be a function: asking only where there is a choice would
    tell everybody how many there are, and in an imagined fork another hand offers other options.
    """
    if not callable(options) and len(options) == 1:
        return options[0]
    answer: int = yield seat, kind, options
    return answer


def ask_value(seat: int, kind: str, domain: Domain, values: Sequence[V]) -> Asking[V]:
    """One of these values (regions, characters) as itself."""
    codes = [domain.code(value) for value in values]
    return values[codes.index((yield from ask(seat, kind, codes)))]


# -- several answers ------------------------------------------------------------------------------


def pick_until_done(
    seat: int, kind: str, done: int, ways_on: Callable[[], Sequence[int]], take: Callable[[int], None]
) -> Asking[None]:
    """Members of a group, one after the other in any order, until ``done``.

    ``ways_on`` gives what can be answered now: every member with whom the group can still be completed,
    and ``done`` if it is complete. No pick is taken back, so the question ends.
    """
    while True:
        options = ways_on()
        answer = options[0] if len(options) == 1 else (yield Picking(seat, kind, options))
        if answer == done:
            return
        take(answer)


def pick_some(
    seat: int,
    kind: str,
    members: Sequence[int],
    done: int,
    *,
    least: int = 0,
    most: int | None = None,
    fits: Fits | None = None,
    take: Callable[[int], None] | None = None,
) -> Asking[list[int]]:
    """Some of the members, in any order; a code that stands twice among them can be picked twice.

    From ``least`` to ``most`` are picked, and only what ``fits``. ``take`` hears of every pick before
    the next question, to keep it in the state.
    """
    picked: list[int] = []
    left = list(members)
    limit = len(left) if most is None else min(most, len(left))

    def can_be(picks: Sequence[int], more: Sequence[int]) -> bool:
        return fits is None or fits(picks, more if len(picks) < limit else ())

    def ways_on() -> list[int]:
        if left and len(picked) + len(left) <= least:
            return left[:1]  # nobody can be left out
        options = [done] if (len(picked) >= least and can_be(picked, ())) or not left else []
        if len(picked) < limit:
            for code in dict.fromkeys(left):
                rest = left.copy()
                rest.remove(code)
                if can_be([*picked, code], rest):
                    options.append(code)
        return options

    def pick(code: int) -> None:
        left.remove(code)
        picked.append(code)
        if take is not None:
            take(code)

    yield from pick_until_done(seat, kind, done, ways_on, pick)
    return picked


# -- chance ---------------------------------------------------------------------------------------


def throw(kind: str, dice: Dice) -> Asking[tuple[int, ...]]:
    """All dice fall together; the code that each of them shows."""
    outcome: tuple[int, ...] = yield CHANCE, kind, dice
    return outcome


def draw(kind: str, pool: Callable[[], Sequence[int]]) -> Asking[int]:
    """One code of a pool nobody sees; a function, so that an imagined fork draws from its own."""
    (code,) = yield CHANCE, kind, lambda: (pool(),)
    return int(code)
