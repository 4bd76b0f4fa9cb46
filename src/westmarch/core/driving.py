"""Drives the rules of one match from question to question: answers, dice, checkpoints and forks.

Rules are generators; between two stretches of rules nothing lives on the Python stack. There a copy of the
state is kept, and a fork is that copy plus the few answers given since. Most quiet matches are played to
their end and never forked: they keep such copies only once they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from operator import index
from typing import Any, Generic, Self, SupportsIndex

from westmarch.core.chance import CHANCE, Chance, derive
from westmarch.core.earlier import Earlier, Parts, cut
from westmarch.core.game import Game
from westmarch.core.memory import Answer, Entry, Memory
from westmarch.core.nonces import Nonces, mixed
from westmarch.core.packing import pack, unpack
from westmarch.core.prompt import PlainPrompt
from westmarch.core.rules import Question, Rules, S, Setup


class Redeal:
    """An entry among the answers since the checkpoint: here all that a seat cannot know was re-dealt."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed


@dataclass(frozen=True, slots=True)
class Terms:
    """What was settled when a match began, and where its dice come from. Forks share it."""

    seed: int | None
    nonces: Nonces = ()
    """What the players added to the seed."""
    origin: dict[str, Any] | None = None
    """The hand-written position this match began with, if it did not begin at set-up."""
    seats: tuple[str, ...] = ()
    """Who sits where, for the record: ``human``, ``bot:steady``."""
    earlier: Parts = ()
    """What of this match was played elsewhere, with other dice."""
    committed: str | None = None
    """The published hash of a seed that is not known here."""


class Driving(Generic[S]):
    """What a match is made of, and how it goes on. `Match` is what one asks of it."""

    __slots__ = (
        "_asked",
        "_behind",
        "_chance",
        "_checkpoint",
        "_keeps",
        "_memory",
        "_prompt",
        "_question",
        "_rules",
        "_since",
        "game",
        "rolled",
        "setup",
        "state",
        "terms",
    )

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        terms: Terms,
        state: S,
        checkpoint: S,
        chance: Chance | None,
        memory: Memory | None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.terms = terms
        self.state = state
        self._checkpoint = checkpoint  # never changed, so forks may share it
        self._chance = chance
        self._memory = memory
        self._since: list[Answer | Redeal] = []
        self._keeps = True  # a checkpoint at every stretch
        self._behind = False  # stretches have begun since the checkpoint
        self._rules: Rules | None = None
        self._asked: list[int] = []
        self._prompt: PlainPrompt | None = None
        self._question: Question | None = None
        self.rolled: tuple[int, ...] = ()
        """What chance answered since the last answer of a seat."""

    @classmethod
    def begin(
        cls,
        game: Game[S],
        setup: Setup,
        state: S,
        seed: int | None,
        *,
        ask: bool = False,
        quiet: bool = False,
        origin: dict[str, Any] | None = None,
        seats: tuple[str, ...] = (),
        committed: str | None = None,
        nonces: Nonces = (),
    ) -> Self:
        """A match that begins with this state, led to its first question."""
        terms = Terms(seed, nonces, deepcopy(origin), seats, (), committed)
        chance = None if ask or seed is None else Chance.of(mixed(seed, nonces))
        match = cls(game, setup, terms, state, state, chance, None if quiet else Memory())
        if not quiet:
            state.log = []
        match._begin_stretch()
        match._keeps = not quiet
        match._settle_chance()
        match._collect()
        return match

    # -- what is asked -------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The raw question; options may be a function."""
        return self._question

    @property
    def plain_prompt(self) -> PlainPrompt | None:
        """The prompt without its sentences: what a bot may hold."""
        prompt = self._prompt
        if prompt is None and self._question is not None:
            seat, kind, options = self._question
            if callable(options):
                options = options()
            if seat == CHANCE:
                options = sorted(set(options[len(self._asked)]))
            prompt = self._prompt = PlainPrompt(seat, kind, options, self.game.vocabulary.options)
        return prompt

    @property
    def codes(self) -> Sequence[int]:
        """The codes of the current options (or the dice of a roll), without building a prompt."""
        options = self._question[2]  # type: ignore[index]
        if callable(options):
            seat, kind, _ = self._question  # type: ignore[misc]
            options = options()
            self._question = seat, kind, options
        return options  # type: ignore[no-any-return]

    @property
    def rolling(self) -> int:
        """How many dice of the roll that is asked for have been answered."""
        return len(self._asked)

    @property
    def answered(self) -> int:
        """How many entries the record has: answers of seats and rolls."""
        return 0 if self._memory is None else len(self._memory.entries)

    @property
    def asks_chance(self) -> bool:
        return self._chance is None

    @property
    def sealed(self) -> bool:
        """The dice come from a seed that is not known here: they are asked for, but not made up."""
        return self.terms.committed is not None and self.terms.seed is None

    @property
    def between_stretches(self) -> bool:
        """Nothing lives on the Python stack: the state alone says how to go on."""
        return not self.stretch[1] and not self._asked

    @property
    def stretch(self) -> tuple[S, tuple[Answer | Redeal, ...]]:
        """The state at the checkpoint, not to be changed, and what came since: enough to go on elsewhere."""
        self._keep_checkpoints()
        return self._checkpoint, tuple(self._since)

    def undoable(self, seat: SupportsIndex) -> int:
        """How many of its latest answers ``seat`` may take back: none across chance, reveals, others."""
        return 0 if self._memory is None or self._asked else self._memory.undoable(index(seat))

    # -- going on ------------------------------------------------------------------------------

    def advance(self, code: int) -> None:
        """Answer by code without any check: the fast twin of `Match.step`, for codes taken from the options.

        Give it a plain int. A code that was not offered leaves the match in no state that the rules know.
        """
        seat = self._question[0]  # type: ignore[index]
        self._prompt = None
        if seat == CHANCE:
            if self.sealed:  # from here on dice are entered by hand, and no seed will explain them
                terms = self.terms
                part = Earlier(self.answered, terms.committed, nonces=terms.nonces)
                self.change_dice(cut((*terms.earlier, part), self.answered), None)
            self._answer_die(code)
            return
        self.rolled = ()
        self._since.append(code)
        memory = self._memory
        if memory is None:
            try:
                self._question = question = self._rules.send(code)  # type: ignore[union-attr]
                if question[0] != CHANCE:
                    return
            except StopIteration:
                self._begin_stretch()
            self._settle_chance()
            return
        memory.answered(seat, code)
        self._send(code)
        self._settle_chance()
        self._collect()

    def roll(self, outcomes: Sequence[int]) -> None:
        """Feed known outcomes of the dice that are asked for (replaying a record without its seed)."""
        for code in outcomes:
            self._prompt = None
            self._answer_die(code)

    def follow(self, other: Driving[S], upto: int) -> None:
        """Take the entries of another match with the same beginning, dice as they fell there; from then on
        dice are asked for."""
        assert other._memory is not None
        self._chance = None
        self.take(other._memory.between(self.answered, upto))

    def take(self, entries: Iterable[Entry]) -> None:
        """Play entries of a record where dice are asked for."""
        for seat, answer in entries:
            self._prompt = None
            if seat == CHANCE:
                self.roll(answer)  # type: ignore[arg-type]
            else:
                self.advance(answer)  # type: ignore[arg-type]

    def change_dice(
        self,
        earlier: Parts,
        committed: str | None,
        seed: int | None = None,
        chance: Chance | None = None,
        nonces: Nonces = (),
    ) -> None:
        """From here on dice come from a seed (``chance`` is its stream, if some of it is used up), or are
        asked for; what is ``earlier`` stands."""
        self.terms = Terms(seed, nonces, self.terms.origin, self.terms.seats, earlier, committed)
        self._chance = Chance.of(mixed(seed, nonces)) if chance is None and seed is not None else chance
        self._prompt = None
        if self._memory is not None:
            self._memory.floor = self.answered
        self._settle_chance()
        self._collect()

    # -- copies --------------------------------------------------------------------------------

    def fork(self, quiet: bool = False) -> Self:
        """An independent copy."""
        twin = self._shell()
        memory = None if quiet else self._memory
        twin._memory = memory and memory.fork()
        twin._keeps = memory is not None
        twin._since = self._since.copy()
        twin._rules = rules = self.game.step(twin.state)
        question = None if rules is None else next(rules)
        for entry in self._since:
            if type(entry) is Redeal:
                self.game.redeal(twin.state, entry.seat, Chance.of(entry.seed))
            else:
                question = rules.send(entry)  # type: ignore[union-attr]
        twin._question = question
        if memory is not None:
            twin.state.log = []
        return twin

    def __copy__(self) -> Self:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack, (type(self), pack(self))

    def imagine(self, seat: SupportsIndex, seed: SupportsIndex, quiet: bool = False) -> Self:
        """A fork in which all that ``seat`` cannot know, the dice to come included, is dealt again.

        Also where dice are asked for: nobody throws them for somebody who only thinks.
        """
        seat, seed = self._check_seat(seat), index(seed)
        twin = self.fork(quiet)
        self.game.redeal(twin.state, seat, Chance.of(seed))
        twin._since.append(Redeal(seat, seed))
        twin._chance = Chance.of(derive(seed, seat))
        terms = self.terms
        twin.terms = Terms(None, terms.nonces, terms.origin, terms.seats, terms.earlier)
        return twin

    def trial(self, code: int) -> Self:
        """A fork in which this is answered, to see where it leads: no dice are thrown, and the state's log
        holds what was told on the way."""
        twin = self.fork(quiet=True)
        twin._chance = None
        twin.state.log = []
        twin.advance(code)
        return twin

    def rooted(self) -> Self:
        """The same imagined match, with what was dealt again kept at its checkpoint.

        Its forks then need not deal again. That is so where since the checkpoint nothing happened but answers
        of the seat that imagines, and where dealing before them and after them comes to the same state; a
        stretch that draws before it asks stays as it is.
        """
        self._keep_checkpoints()
        answers, deal = self._since[:-1], self._since[-1] if self._since else None
        if type(deal) is not Redeal or self._question is None or len(answers) > self.undoable(deal.seat):
            return self
        twin = self._shell()
        self.game.redeal(twin.state, deal.seat, Chance.of(deal.seed))
        twin._checkpoint = twin.state.copy()
        twin._since = answers
        twin._rules = rules = self.game.step(twin.state)
        try:
            question = None if rules is None else next(rules)
            for answer in answers:
                question = rules.send(answer)  # type: ignore[union-attr]
        except StopIteration:
            return self
        if question is None or question[:2] != self._question[:2] or not twin.state.same(self.state):
            return self
        twin._question = question
        twin._memory = self._memory
        if self._memory is not None:
            twin.state.log = []
        return twin

    def _shell(self) -> Self:
        """A match at this one's checkpoint, with nothing replayed yet."""
        if not self._keeps:
            self._keep_checkpoints()
        checkpoint, chance = self._checkpoint, self._chance
        stream = None if chance is None else chance.copy()
        twin = type(self)(self.game, self.setup, self.terms, checkpoint.copy(), checkpoint, stream, None)
        if self._asked:
            twin._asked = self._asked.copy()
        twin.rolled = self.rolled
        return twin

    # -- inside --------------------------------------------------------------------------------

    def _check_seat(self, seat: SupportsIndex) -> int:
        number = index(seat)
        if not 0 <= number < self.setup.players:
            raise IndexError(f"seat {number}: this match has seats 0 to {self.setup.players - 1}")
        return number

    def _keep_checkpoints(self) -> None:
        """From now on keep one at every stretch; that of this stretch is found by playing again to it."""
        self._keeps = True
        if not self._behind:
            return
        self._behind = False
        again = self._shell()
        again._begin_stretch()
        for entry in self._since:
            again._since.append(entry)
            if type(entry) is Redeal:
                self.game.redeal(again.state, entry.seat, Chance.of(entry.seed))
            else:
                again._send(entry)  # type: ignore[arg-type]
        self._checkpoint, self._since = again._checkpoint, again._since

    def _begin_stretch(self) -> None:
        """Start the next stretch of rules; stretches may ask nothing."""
        state = self.state
        while True:
            if self._keeps:
                self._checkpoint = state.copy()
                self._since = []
            else:
                self._behind = True
            self._rules = self.game.step(state)
            if self._rules is None:
                self._question = None
                return
            try:
                self._question = next(self._rules)
                return
            except StopIteration:
                pass

    def _send(self, answer: Answer) -> None:
        try:
            self._question = self._rules.send(answer)  # type: ignore[union-attr]
        except StopIteration:
            self._begin_stretch()

    def _settle_chance(self) -> None:
        """Answer rolls from the seed until a seat is asked."""
        chance = self._chance
        if chance is None:
            return
        while (question := self._question) is not None and question[0] == CHANCE:
            dice = question[2]
            self._fall(chance.draw(dice() if callable(dice) else dice))

    def _answer_die(self, code: int) -> None:
        """One die of a roll that somebody answers by hand; the rules go on when all have fallen."""
        self._asked.append(code)
        if len(self._asked) < len(self.codes):
            return
        outcomes = tuple(self._asked)
        self._asked.clear()
        self._fall(outcomes)
        self._settle_chance()
        self._collect()

    def _fall(self, outcomes: tuple[int, ...]) -> None:
        """A whole roll is known: nothing before it can be undone, and the rules go on."""
        self.rolled += outcomes
        self._since.append(outcomes)
        if self._memory is not None:
            self._collect()  # what was told before the dice fell belongs to the entry before them
            self._memory.rolled(outcomes)
        self._send(outcomes)

    def _collect(self) -> None:
        """Let the memory hear what the rules told."""
        log = self.state.log
        if log and self._memory is not None:
            self._memory.hear(log)
            log.clear()
