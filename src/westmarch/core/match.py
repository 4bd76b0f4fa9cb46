"""A match: what one can ask of it and do with it. How it is driven through the rules is in `driving`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

from westmarch.core import view as views
from westmarch.core.chance import CHANCE, commitment
from westmarch.core.driving import Driving
from westmarch.core.earlier import Parts
from westmarch.core.errors import IllegalAnswer, MatchOver, UnknownAnswer, UnwritablePosition
from westmarch.core.events import Args, Event
from westmarch.core.memory import Answer
from westmarch.core.nonces import Nonces
from westmarch.core.numbers import whole
from westmarch.core.prompt import Prompt
from westmarch.core.rules import Reason, Result, S
from westmarch.core.written import last_written, written

if TYPE_CHECKING:
    from westmarch.core.record import Record


class Match(Driving[S]):
    """One match of one game. Use `westmarch.new` to make one.

    ``quiet`` matches (search, simulations) keep no events and no record.
    """

    __slots__ = ()

    @property
    def prompt(self) -> Prompt | None:
        """What the match waits for, or None when it is over."""
        plain = self._prompt or self.plain_prompt
        return None if plain is None else Prompt(self, plain)

    def play(self, answer: str | SupportsIndex) -> None:
        """Answer the prompt with an option, its text or its code. Anything that is not offered raises
        IllegalAnswer and changes nothing."""
        self.advance(self.code_of(answer))

    def step(self, code: SupportsIndex) -> None:
        """Answer by code: the checked twin of `advance`. A code that is not offered raises IllegalAnswer and
        changes nothing."""
        question = self._question
        try:
            offered = type(code) is int and code in question[2]  # type: ignore[index]
        except TypeError:  # the options are a function, or the match is over
            offered = question is not None and code in (self._prompt or self).codes
        if not offered or question[0] == CHANCE:  # type: ignore[index]
            self.advance(self.code_of(code))
            return
        if self._memory is not None:
            self.advance(code)  # type: ignore[arg-type]
            return
        # What `advance` does in a quiet match: one call more would cost more than the check.
        self._prompt = None
        self.rolled = ()
        self._since.append(code)  # type: ignore[arg-type]
        try:
            self._question = question = self._rules.send(code)  # type: ignore[union-attr]
            if question[0] != CHANCE:
                return
        except StopIteration:
            self._begin_stretch()
        self._settle_chance()

    def view(self, seat: SupportsIndex | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
        """Exactly what this seat may know, as JSON-able data; None is a spectator. Views of the same moment
        that are only read may share ``public``: what all see is then worked out once."""
        number = None if seat is None else self._check_seat(seat)
        return {
            "game": self.game.id,
            "players": self.setup.players,
            "seat": number,
            "options": dict(self.setup.options),
            "turn": self.game.turns(self.state),
            **views.view(self.game.fields, self.state, number, public),
        }

    def events(self, seat: SupportsIndex | None = None, since: SupportsIndex = 0) -> list[tuple[int, Event]]:
        """What this seat has seen happen, each with its number, from number ``since`` on."""
        return self.events_seen_by(() if seat is None else (index(seat),), index(since))

    def why_not(self, answer: str) -> Reason | None:
        """Why the seat that is asked cannot answer so: a text key with arguments. None: it can.

        A text outside the game's vocabulary raises UnknownAnswer.
        """
        code = self.game.vocabulary.parse(answer)
        prompt = self.plain_prompt
        if prompt is None:
            return Reason("match_over")
        if code in prompt.codes:
            return None
        reason = self.game.shown.why_not(self.state, prompt.seat, prompt.kind, code)
        return reason or Reason("not_asked")

    @property
    def result(self) -> Result | None:
        return None if self._question is not None else self.game.result(self.state)

    def record(self) -> Record:
        """Header and answers so far; ``.dump(path)`` saves it."""
        from westmarch.core.record import record_of  # records replay matches, so they import this module

        return record_of(self)

    def position(self) -> dict[str, Any]:
        """The whole truth in the shape of `westmarch.scenario`; never sent to a seat.

        The middle of a rule cannot be written: UnwritablePosition says how far back it could be.
        """
        data = written(self)
        if data is None:
            raise UnwritablePosition(last_written(self)[0])
        return data

    def last_position(self) -> tuple[int, dict[str, Any]]:
        """The latest position that can be written, after how many entries of the record ago it was."""
        return last_written(self)

    # -- for drivers inside the house ------------------------------------------------------------

    def events_seen_by(self, seats: Collection[int], since: int = 0) -> list[tuple[int, Event]]:
        """What any of these seats (none: a spectator) has seen happen, numbered without gaps.

        A gap would tell that something happened which these seats did not see.
        """
        return [] if self._memory is None else list(enumerate(self._memory.seen_by(seats)))[since:]

    @property
    def told(self) -> int:
        """How many events there were, whoever saw them."""
        return 0 if self._memory is None else len(self._memory.events)

    def told_since(self, number: int) -> Iterator[Event]:
        """All events from ``number`` on, whoever saw them: not for a seat's eyes."""
        return iter(()) if self._memory is None else self._memory.events.since(number)

    def told_in_common(self, other: Match[S]) -> int:
        """How many events from the first on this match shares with one that was forked from the same."""
        if self._memory is None or other._memory is None:
            return 0
        return self._memory.events.in_common(other._memory.events)

    def code_of(self, answer: str | SupportsIndex) -> int:
        """The code of an answer that the prompt offers; anything else raises IllegalAnswer."""
        prompt = self._prompt or self.plain_prompt
        if prompt is None:
            raise MatchOver(self._named(answer))
        try:
            code: int | None = self.game.vocabulary.parse(answer)  # type: ignore[arg-type]
        except UnknownAnswer:
            code = whole(answer)
        if code is None or code not in prompt.codes:
            raise IllegalAnswer(self._named(answer), prompt.seat, prompt.kind, prompt.options)
        return code

    def _named(self, answer: object) -> str:
        """An answer as an error repeats it: beside a code stands its text."""
        code = whole(answer)
        if code is None:
            return str(answer)
        words = self.game.vocabulary.options
        return f"{code} ({words[code]})" if 0 <= code < len(words) else str(code)

    def history(self) -> list[tuple[int, Answer]]:
        """Every answer so far with its seat; an unfinished roll comes last."""
        entries = [] if self._memory is None else list(self._memory.entries)
        if self._asked:
            entries.append((CHANCE, tuple(self._asked)))
        return entries

    def entry(self, number: int) -> tuple[int, Answer]:
        """Entry ``number`` of the record, from 0."""
        assert self._memory is not None
        return self._memory.entries[number]

    def answers_between(self, begin: int, end: int) -> list[int]:
        """The answers of seats among the entries from ``begin`` to before ``end``."""
        assert self._memory is not None
        entries = self._memory.between(begin, end)
        return [code for seat, code in entries if seat != CHANCE and isinstance(code, int)]

    @property
    def commitment(self) -> str | None:
        """The hash of the secret seed, published from the start."""
        return self.terms.committed if self.terms.seed is None else commitment(self.terms.seed)

    @property
    def seed(self) -> int | None:
        return self.terms.seed

    @property
    def nonces(self) -> Nonces:
        """What the players added to the seed."""
        return self.terms.nonces

    @property
    def origin(self) -> dict[str, Any] | None:
        """The hand-written position this match began with, if it did not begin at set-up."""
        return self.terms.origin

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits where, for the record: ``human``, ``bot:steady``."""
        return self.terms.seats

    @property
    def earlier(self) -> Parts:
        """What of this match was played elsewhere, with other dice."""
        return self.terms.earlier

    @property
    def turns(self) -> int:
        return self.game.turns(self.state)

    def digest(self) -> str:
        """A hash of the whole truth and the question, for golden records and equality tests."""
        question = None
        if self._question is not None:
            prompt = self.plain_prompt
            assert prompt is not None
            question = [prompt.seat, prompt.kind, list(prompt.options), self._asked]
        data = [views.truth(self.game.fields, self.state), question]
        return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()

    def prompt_args(self) -> Args:
        if self._question is None:
            return {}
        seat, kind, _ = self._question
        args = self.game.shown.prompt_args(self.state, seat, kind, len(self._asked))
        if seat == CHANCE:  # how many dice are thrown together, and which of them is asked for now
            args = {"number": len(self.codes), "nth": len(self._asked) + 1, **args}
        return args

    def option_args(self, code: int) -> Args:
        if self._question is None:
            return {}
        return self.game.shown.option_args(self.state, self._question[1], code)

    def foretell(self, code: int) -> list[Reason]:
        if self._question is None:
            return []
        seat, kind, _ = self._question
        return self.game.shown.foretell(self.state, seat, kind, code, lambda: self.trial(code))

    def outlook(self, seat: int | None) -> list[Reason]:
        """What the picks made so far amount to."""
        return self.game.shown.outlook(self.state, seat)
