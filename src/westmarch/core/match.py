"""A match: drives the rules of one game, keeps checkpoints, forks, and remembers what happened.

Rules are generators; between two stretches of rules nothing lives on the Python stack. There the
match keeps a copy of the state, and a fork is that copy plus the few answers given since.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Generic

from westmarch.core import view as views
from westmarch.core.chance import CHANCE, Chance, commitment, derive
from westmarch.core.earlier import Earlier, Parts, cut
from westmarch.core.errors import IllegalAnswer, MatchOver, UnknownAnswer, UnwritablePosition
from westmarch.core.events import Args, Event
from westmarch.core.game import Game
from westmarch.core.memory import Answer, Memory
from westmarch.core.nonces import Nonces, mixed
from westmarch.core.prompt import PlainPrompt, Prompt
from westmarch.core.rules import Question, Reason, Result, Rules, S, Setup
from westmarch.core.written import last_written, written

if TYPE_CHECKING:
    from westmarch.core.record import Record


class Redeal:
    """An entry among the answers since the checkpoint: here all that a seat cannot know was re-dealt."""

    __slots__ = ("seat", "seed")

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed


class Match(Generic[S]):
    """One match of one game. Use `westmarch.new` to make one.

    ``quiet`` matches (search, simulations) keep no events and no record.
    """

    __slots__ = (
        "_asked",
        "_chance",
        "_checkpoint",
        "_committed",
        "_memory",
        "_prompt",
        "_question",
        "_rules",
        "_since",
        "earlier",
        "game",
        "nonces",
        "origin",
        "rolled",
        "seats",
        "seed",
        "setup",
        "state",
    )

    def __init__(
        self,
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
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.seed = seed
        self.nonces = nonces
        """What the players added to the seed."""
        self.origin = deepcopy(origin)
        """The hand-written position this match began with, if it did not begin at set-up."""
        self.seats = seats
        """Who sits where, for the record: ``human``, ``bot:steady``."""
        self.earlier: Parts = ()
        """What of this match was played elsewhere, with other dice."""
        self._committed = committed
        self._chance: Chance | None = None if ask or seed is None else Chance(mixed(seed, nonces))
        self._memory = None if quiet else Memory()
        self._asked: list[int] = []
        self._prompt: PlainPrompt | None = None
        self._question: Question | None = None
        self.rolled: tuple[int, ...] = ()
        """What chance answered since the last answer of a seat."""
        if not quiet:
            state.log = []
        self._begin_stretch()
        self._settle_chance()
        self._collect()

    # -- the public verbs ------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt | None:
        """What the match waits for, or None when it is over."""
        plain = self._prompt or self.plain_prompt
        return None if plain is None else Prompt(self, plain)

    def play(self, answer: str) -> None:
        """Answer the prompt. Anything it does not offer raises IllegalAnswer and changes nothing."""
        self.advance(self.code_of(answer))

    def view(self, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
        """Exactly what this seat may know, as JSON-able data; None is a spectator. Views of the same moment
        that are only read may share ``public``: what all see is then worked out once."""
        if seat is not None:
            self._check_seat(seat)
        return {
            "game": self.game.id,
            "players": self.setup.players,
            "seat": seat,
            "options": dict(self.setup.options),
            "turn": self.game.turns(self.state),
            **views.view(self.game.fields, self.state, seat, public),
        }

    def events(self, seat: int | None = None, since: int = 0) -> list[tuple[int, Event]]:
        """What this seat has seen happen, each with its number, from number ``since`` on."""
        return self.events_seen_by(() if seat is None else (seat,), since)

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

    def fork(self, quiet: bool = False) -> Match[S]:
        """An independent copy."""
        twin = self._shell()
        memory = None if quiet else self._memory
        twin._memory = memory and memory.fork()
        twin._since = self._since[:]
        twin._rules = rules = self.game.step(twin.state)
        question = None if rules is None else next(rules)
        for entry in self._since:
            if type(entry) is Redeal:
                self.game.redeal(twin.state, entry.seat, Chance(entry.seed))
            else:
                question = rules.send(entry)  # type: ignore[union-attr]
        twin._question = question
        if memory is not None:
            twin.state.log = []
        return twin

    def imagine(self, seat: int, seed: int, quiet: bool = False) -> Match[S]:
        """A fork in which all that ``seat`` cannot know, the dice to come included, is dealt again.

        Also where dice are asked for: nobody throws them for somebody who only thinks.
        """
        self._check_seat(seat)
        twin = self.fork(quiet)
        self.game.redeal(twin.state, seat, Chance(seed))
        twin._since.append(Redeal(seat, seed))
        twin._chance = Chance(derive(seed, seat))
        twin.seed = None
        twin._committed = None
        return twin

    def rooted(self) -> Match[S]:
        """The same imagined match, with what was dealt again kept at its checkpoint.

        Its forks then need not deal again. That is so where since the checkpoint nothing happened but answers
        of the seat that imagines, and where dealing before them and after them comes to the same state; a
        stretch that draws before it asks stays as it is.
        """
        answers, deal = self._since[:-1], self._since[-1] if self._since else None
        if type(deal) is not Redeal or self._question is None or len(answers) > self.undoable(deal.seat):
            return self
        twin = self._shell()
        self.game.redeal(twin.state, deal.seat, Chance(deal.seed))
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

    # -- for drivers inside the house --------------------------------------------------------

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
    def question(self) -> Question | None:
        """The raw question; options may be a function."""
        return self._question

    @property
    def codes(self) -> Sequence[int]:
        """The codes of the current options (or the dice of a roll), without building a prompt."""
        options = self._question[2]  # type: ignore[index]
        return options() if callable(options) else options  # type: ignore[no-any-return]

    def code_of(self, answer: str) -> int:
        """The code of an answer that the prompt offers; anything else raises IllegalAnswer."""
        prompt = self._prompt or self.plain_prompt
        if prompt is None:
            raise MatchOver(answer)
        try:
            code = self.game.vocabulary.parse(answer)
        except UnknownAnswer:
            code = -1
        if code not in prompt.codes:
            raise IllegalAnswer(answer, prompt.seat, prompt.kind, prompt.options)
        return code

    def advance(self, code: int) -> None:
        """Answer without any check; the twin of `play` for answers taken from the options."""
        seat = self._question[0]  # type: ignore[index]
        self._prompt = None
        if seat == CHANCE:
            if self.sealed:  # from here on dice are entered by hand, and no seed will explain them
                part = Earlier(self.answered, self._committed, nonces=self.nonces)
                self.change_dice(cut((*self.earlier, part), self.answered), None)
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

    @property
    def rolling(self) -> int:
        """How many dice of the roll that is asked for have been answered."""
        return len(self._asked)

    @property
    def answered(self) -> int:
        """How many entries the record has: answers of seats and rolls."""
        return 0 if self._memory is None else len(self._memory.entries)

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

    def follow(self, other: Match[S], upto: int) -> None:
        """Take the entries of another match with the same beginning, dice as they fell there; from then on
        dice are asked for."""
        assert other._memory is not None
        self._chance = None
        for seat, answer in other._memory.between(self.answered, upto):
            self._prompt = None
            if seat == CHANCE:
                self.roll(answer)  # type: ignore[arg-type]
            else:
                self.advance(answer)  # type: ignore[arg-type]

    def undoable(self, seat: int) -> int:
        """How many of its latest answers ``seat`` may take back: none across chance, reveals, others."""
        return 0 if self._memory is None or self._asked else self._memory.undoable(seat)

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
        self.earlier = earlier
        self._committed = committed
        self.seed = seed
        self.nonces = nonces
        self._chance = Chance(mixed(seed, nonces)) if chance is None and seed is not None else chance
        self._prompt = None
        if self._memory is not None:
            self._memory.floor = self.answered
        self._settle_chance()
        self._collect()

    @property
    def asks_chance(self) -> bool:
        return self._chance is None

    @property
    def sealed(self) -> bool:
        """The dice come from a seed that is not known here: they are asked for, but not made up."""
        return self._committed is not None and self.seed is None

    @property
    def commitment(self) -> str | None:
        """The hash of the secret seed, published from the start."""
        return self._committed if self.seed is None else commitment(self.seed)

    @property
    def between_stretches(self) -> bool:
        """Nothing lives on the Python stack: the state alone says how to go on."""
        return not self._since and not self._asked

    @property
    def stretch(self) -> tuple[S, tuple[Answer | Redeal, ...]]:
        """The state at the checkpoint, not to be changed, and what came since: enough to go on elsewhere."""
        return self._checkpoint, tuple(self._since)

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
        return self.game.shown.foretell(self.state, self._question[0], self._question[1], code)

    def outlook(self, seat: int | None) -> list[Reason]:
        """What the picks made so far amount to."""
        return self.game.shown.outlook(self.state, seat)

    # -- inside ------------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.players:
            raise IndexError(f"seat {seat}: this match has seats 0 to {self.setup.players - 1}")

    def _shell(self) -> Match[S]:
        """A match at this one's checkpoint, with nothing replayed yet."""
        twin: Match[S] = Match.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin.seed = self.seed
        twin.nonces = self.nonces
        twin.origin = self.origin
        twin.seats = self.seats
        twin.earlier = self.earlier
        twin._committed = self._committed
        twin._chance = None if self._chance is None else self._chance.copy()
        twin._checkpoint = self._checkpoint  # never changed, so forks may share it
        twin.state = self._checkpoint.copy()
        twin._asked = self._asked[:]
        twin._prompt = None
        twin.rolled = self.rolled
        return twin

    def _begin_stretch(self) -> None:
        """Keep a checkpoint and start the next stretch of rules; stretches may ask nothing."""
        state = self.state
        while True:
            self._checkpoint: S = state.copy()
            self._since: list[Answer | Redeal] = []
            self._rules: Rules | None = self.game.step(state)
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
