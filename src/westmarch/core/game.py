"""What a game must provide; the rest of the house (match, records, views, bots, clients) is generic.

A question is a plain tuple ``(seat, kind, options)`` because rules yield hundreds of thousands of
them a second. ``options`` is a sequence of codes, or a function that makes it, so that replaying
a known answer builds no list. A question to CHANCE carries dice instead of options; a draw from a
hidden set gives a function, so that a re-dealt fork draws from its own set.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from westmarch.core.atlas import Atlas
from westmarch.core.chance import Chance
from westmarch.core.content import Content, Table
from westmarch.core.errors import BadOption, PositionError
from westmarch.core.events import ALL, Args, Event
from westmarch.core.scene import Scene
from westmarch.core.view import Field
from westmarch.core.vocabulary import Vocabulary
from westmarch.core.zone import redeal_zones

Question = tuple[int, str, Any]
Rules = Generator[Question, Any, None]
Options = Sequence[int] | Callable[[], Sequence[int]]


class State(Protocol):
    """The whole truth of a match between two questions: slotted, flat, quick to copy."""

    log: list[Event] | None

    def copy(self) -> Self: ...


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
        text = str(value).lower() if isinstance(value, bool) else str(value)
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


class Game(ABC, Generic[S]):
    """One rulebook. Everything here is pure: no clock, no I/O, no random numbers of its own."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Rules version: changes when the same answers would lead to another match."""
    package: ClassVar[str]
    """Where ``content/`` and ``locale/`` lie."""
    player_counts: ClassVar[range]
    option_specs: ClassVar[tuple[OptionSpec, ...]]
    tables: ClassVar[tuple[Table, ...]]
    vocabulary: ClassVar[Vocabulary]
    fields: ClassVar[tuple[Field, ...]]
    event_keys: ClassVar[tuple[str, ...]]
    """Every event the rules can tell; the texts are checked against this list."""
    prompt_kinds: ClassVar[tuple[str, ...]]
    result_reasons: ClassVar[tuple[str, ...]]
    why_keys: ClassVar[tuple[str, ...]] = ()
    """Every key that `why_not` can give."""
    outcome_keys: ClassVar[tuple[str, ...]] = ()
    """Every key that `foretell` can give."""
    paragraph_keys: ClassVar[tuple[str, ...]] = ()
    """Events that begin something new, besides those whose key ends in ``begin`` or ``begins``."""
    lessons: ClassVar[tuple[str, ...]] = ()
    """Studies in which a first match begins, by the seat that learns; the last serves all further seats."""
    has_steady: ClassVar[bool] = False
    """Whether `steady` is there for bots and playouts."""
    horizon: ClassVar[int] = 1
    """How many turns search plays on before it trusts `chances`."""
    telling: ClassVar[tuple[str, ...]] = ()
    """Events that can be told as a turning point of a match, the weightiest first."""
    tick: ClassVar[str] = ""
    """The event that gets a tick in the chart of a match."""

    @abstractmethod
    def board(self, content: Content) -> Any:
        """The tables as fast tuples and masks; shared by all matches, never changed."""

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The state before the first question."""

    @abstractmethod
    def step(self, s: S) -> Rules | None:
        """The next stretch of rules for this state, or None when the match is over.

        Between two stretches nothing lives on the Python stack, so the state alone can go on.
        """

    @abstractmethod
    def result(self, s: S) -> Result | None: ...

    @abstractmethod
    def turns(self, s: S) -> int:
        """Turns begun so far, for statistics and headings."""

    @abstractmethod
    def position(self, s: S, setup: Setup) -> dict[str, Any]:
        """The whole truth in the shape that ``read_position`` takes."""

    @abstractmethod
    def read_position(self, data: dict[str, Any], content: Content) -> tuple[Setup, S]:
        """A match from a position written by hand; PositionError says what cannot be."""

    @abstractmethod
    def invariants(self, s: S) -> None:
        """AssertionError if the state is impossible (a piece lost, a card in two places)."""

    def locale(self, language: str) -> str:
        """The game's Fluent source in one language: all files of its folder."""
        folder = resources.files(self.package) / "locale" / language
        files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
        return "\n".join((folder / file).read_text("utf-8") for file in files)

    def digest(self, language: str) -> str:
        """The rules in our own words, as Markdown."""
        return (resources.files(self.package) / "locale" / language / "rules.md").read_text("utf-8")

    def prompt_args(self, s: S, seat: int, kind: str, fallen: int) -> Args:
        """Arguments for the prompt's sentence: where, how many remain.

        ``fallen`` counts the dice of a roll already answered, where chance is asked die by die.
        """
        return {}

    def option_args(self, s: S, kind: str, code: int) -> Args:
        """Arguments for one option's sentence: what a die shows, whom it strikes."""
        return {}

    def why_not(self, s: S, seat: int, kind: str, code: int) -> Reason | None:
        """Why the seat that is asked cannot choose ``code`` now, told from what it may know.

        None where the rules have nothing better to say than that it is not asked for.
        """
        return None

    def foretell(self, s: S, seat: int, kind: str, code: int) -> list[Reason]:
        """What choosing ``code`` surely changes (a track, the last die of a kind), told beforehand."""
        return []

    def outlook(self, s: S, seat: int | None) -> list[Reason]:
        """What has been picked so far amounts to, as ``seat`` may know it: sentences ``outcome-<key>``."""
        return []

    @abstractmethod
    def show(self, setup: Setup, view: dict[str, Any]) -> Scene:
        """What a client draws of a view: nothing that the view does not hold."""

    def atlases(self, content: Content) -> tuple[Atlas, ...]:
        """The boards whose maps `show` may name."""
        return ()

    def road_note(self, setup: Setup, view: dict[str, Any], start: str, end: str) -> str | None:
        """What is to be said about going from a place of the map to the next just now (a reference)."""
        return None

    def about(self, setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
        """What a player may want to know about a thing (``region:edoras``): sentences ``about-<key>``.

        An argument ``of`` names a thing whose text (attributes ``.needs``, ``.event`` and others) follows.
        """
        return []

    def studies(self) -> list[str]:
        """Names of the positions that come with the game, in ``studies/<name>.toml``."""
        folder = resources.files(self.package) / "studies"
        if not folder.is_dir():
            return []
        return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))

    def study(self, name: str) -> dict[str, Any]:
        """The position of a study, for `read_position`."""
        return tomllib.loads((resources.files(self.package) / "studies" / f"{name}.toml").read_text("utf-8"))

    def lesson(self, seat: int) -> str | None:
        """The study in which the first match of ``seat`` begins: safe, and this seat is asked first."""
        return self.lessons[min(seat, len(self.lessons) - 1)] if self.lessons else None

    def parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        """What each seat plays (``side:free``), where that is known before the match begins."""
        return ()

    def redeal(self, s: S, seat: int, chance: Chance) -> None:
        """Deal again all that ``seat`` cannot know; the default shuffles unseen cards of one pool."""
        redeal_zones(self.fields, s, seat, chance)

    def steady(self, s: S, seat: int, kind: str, codes: Sequence[int]) -> int:
        """A sound choice in microseconds, for the `steady` bot and for search playouts."""
        raise LookupError(f"{self.id} has no heuristic of its own")

    def chances(self, s: S) -> Sequence[float] | None:
        """Each seat's estimated chance to win, so that search may stop early; None: play it out."""
        return None

    def standing(self, s: S) -> Sequence[float] | None:
        """How each seat stands, for the chart of a match; by default its chances."""
        return self.chances(s)

    def scale(self, setup: Setup) -> tuple[tuple[float, str], ...]:
        """Heights of that chart that have a name, the lowest first; none: a share of one."""
        return ()

    def whose(self, s: S, event: Event) -> int | None:
        """To which seat's line of the chart an event belongs."""
        return None

    def result_args(self, s: S) -> Args:
        """Arguments for the sentences ``verdict-<reason>`` and ``told-<reason>`` about the end."""
        return {}

    def setup(self, players: int, options: dict[str, Any], content: Content) -> Setup:
        """Check what the caller asked for."""
        counts = self.player_counts
        if type(players) is not int or players not in counts:
            raise BadOption("players", players, f"{counts[0]}–{counts[-1]}")
        specs = {spec.name: spec for spec in self.option_specs}
        for name, value in options.items():
            if name not in specs:
                known = ", ".join(specs) or "none"
                raise BadOption(name, value, known)
        checked = {name: spec.check(options.get(name, spec.default), players) for name, spec in specs.items()}
        return Setup(players, checked, content, self.board(content))


def expect(data: dict[str, Any], allowed: set[str]) -> None:
    """Refuse a position with keys that mean nothing, so that a typing error is not ignored."""
    for key in data:
        if key not in allowed:
            raise PositionError(f"unknown key {key!r}; known are {', '.join(sorted(allowed))}")
