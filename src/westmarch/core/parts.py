"""The parts of a game besides its rules: what it says, shows, writes down, and how bots judge it.

Each is a small class with defaults; a game sets those it needs (`shown = WarShown()`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from westmarch.core.atlas import Atlas
from westmarch.core.content import Content
from westmarch.core.errors import LetterError
from westmarch.core.events import Args, Event
from westmarch.core.forms import refusals
from westmarch.core.rules import Reason, S, Setup
from westmarch.core.scene import Scene

if TYPE_CHECKING:
    from westmarch.core.driving import Driving
    from westmarch.core.position_keys import PositionKeys


@dataclass(frozen=True)
class Keys:
    """Every key that the game can say; the texts of all languages are checked against these lists."""

    prompts: tuple[str, ...]
    events: tuple[str, ...]
    endings: tuple[str, ...]
    """Reasons of a result."""
    reasons: tuple[str, ...] = ()
    """What `Shown.why_not` can give."""
    outcomes: tuple[str, ...] = ()
    """What `Shown.foretell` and `Shown.outlook` can give."""
    one_by_one: tuple[str, ...] = ()
    """Questions whose answers are never gathered with those that follow: their order matters, or the next one
    is about somebody else."""
    paragraphs: tuple[str, ...] = ()
    """Events that begin something new, besides those whose key ends in ``begin`` or ``begins``."""
    findings: tuple[str, ...] = ()
    """Events that reveal by their very coming: a place is searched, and somebody is there or is not. All
    others come, or do not come, whatever is hidden; only what they say may be news."""


@dataclass(frozen=True)
class Notebook:
    """A notebook of the table: which seats write in it, and which read it."""

    writers: frozenset[int]
    readers: frozenset[int]


class Shown(ABC, Generic[S]):
    """What people are shown and told."""

    board_reads: ClassVar[tuple[str, ...]] = ()
    """The fields of the view that the drawn board in the client reads: they are sent with the scene."""

    @abstractmethod
    def scene(self, setup: Setup, view: dict[str, Any]) -> Scene:
        """What a client draws of a view: nothing that the view does not hold."""

    def atlases(self, content: Content) -> tuple[Atlas, ...]:
        """The boards whose maps `scene` may name."""
        return ()

    def road_note(self, setup: Setup, view: dict[str, Any], start: str, end: str) -> str | None:
        """What is to be said about going from a place of the map to the next just now (a reference)."""
        return None

    def about(self, setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
        """What a player may want to know about a thing (``region:edoras``): sentences ``about-<key>``.

        An argument ``of`` names a thing whose text (attributes ``.needs``, ``.event`` and others) follows.
        """
        return []

    def seat_parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        """What each seat plays (``side:free``), where that is known before the match begins."""
        return ()

    def notebook(self, players: int, options: dict[str, str]) -> Notebook | None:
        """Who may write short notes on things of the table, and who reads them; None: no notebook."""
        return None

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

    def foretell(
        self, s: S, seat: int, kind: str, code: int, trial: Callable[[], Driving[S]]
    ) -> list[Reason]:
        """What choosing ``code`` surely changes (a track, the last die of a kind), told beforehand.

        ``trial`` answers it in a fork, for what is easier seen than worked out (`Driving.trial`).
        """
        return []

    def outlook(self, s: S, seat: int | None) -> list[Reason]:
        """What has been picked so far amounts to, as ``seat`` may know it: sentences ``outcome-<key>``."""
        return []

    def result_args(self, s: S) -> Args:
        """Arguments for the sentences ``verdict-<reason>`` and ``told-<reason>`` about the end."""
        return {}


class Positions(ABC, Generic[S]):
    """Positions as data: written down, and read back."""

    keys: ClassVar[PositionKeys | None] = None
    """What positions can hold, where the fields declare it."""
    lessons: ClassVar[tuple[str, ...]] = ()
    """Studies in which a first match begins, by the seat that learns; the last serves all further seats."""

    @abstractmethod
    def write(self, s: S, setup: Setup) -> dict[str, Any]:
        """The whole truth in the shape that `read` takes."""

    @abstractmethod
    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, S]:
        """A match from a position written by hand; PositionError says what cannot be."""

    sealed: ClassVar[tuple[str, ...]] = ()
    """Keys of a letter that somebody at the table may not read."""

    def letter(self, s: S, setup: Setup) -> dict[str, Any]:
        """What a match that is over hands on: the position with which another begins (`core/letters.py`).

        LetterError says why there is none.
        """
        raise LetterError("none")

    def kept_secrets(self, s: S) -> frozenset[int]:
        """Seats whose secrets outlive the match, since another goes on with them; none: it has no letter."""
        return frozenset()

    def lesson(self, seat: int) -> str | None:
        """The study in which the first match of ``seat`` begins: safe, and this seat is asked first."""
        return self.lessons[min(seat, len(self.lessons) - 1)] if self.lessons else None


class Heuristics(Generic[S]):
    """How bots judge the game; without `steady` they play at random, or search by playing to the end."""

    has_steady: ClassVar[bool] = False
    """Whether `steady` is there for bots and playouts."""
    horizon: ClassVar[int] = 1
    """How many turns search plays on before it trusts `chances`."""
    boldness: ClassVar[float] = 0.3
    """How much search tries what did worse so far: about by how much the chances of answers differ."""
    margin: ClassVar[float] = 0.01
    """By how much another answer must beat `steady` in a search, so that noise alone does not decide."""
    shallow: ClassVar[bool] = False
    """Search tries answers to the question asked alone, `steady` gives all that follow: where a turn has
    many questions, other answers to the later ones would only blur the first."""
    sure: ClassVar[float] = 0.0
    """By how many standard errors besides: for games whose luck is greater than what answers differ by."""
    plain: ClassVar[frozenset[str]] = frozenset()
    """Questions that search leaves to `steady`: more thought would not better the answer."""

    def steady(self, s: S, seat: int, kind: str, codes: Sequence[int]) -> int:
        """A sound choice in microseconds, for the `steady` bot and for search playouts."""
        raise LookupError("this game has no heuristic of its own")

    def chances(self, s: S) -> Sequence[float] | None:
        """Each seat's estimated chance to win, so that search may stop early; None: play it out."""
        return None


class Chart(Generic[S]):
    """How a match that is over is charted and told."""

    telling: ClassVar[tuple[str, ...]] = ()
    """Events that can be told as a turning point of a match, the weightiest first."""
    tick: ClassVar[str] = ""
    """The event that gets a tick in the chart."""

    def standing(self, s: S) -> Sequence[float] | None:
        """How each seat stands; None: by its chances."""
        return None

    def scale(self, setup: Setup) -> tuple[tuple[float, str], ...]:
        """Heights of the chart that have a name, the lowest first; none: a share of one."""
        return ()

    def reveal(self, s: S, setup: Setup) -> dict[str, Any] | None:
        """What the end lays open about this moment, as plain data; told wherever it changes."""
        return None

    def whose(self, s: S, event: Event) -> int | None:
        """To which seat's line of the chart an event belongs."""
        return None


def expect(data: dict[str, Any], allowed: set[str]) -> None:
    """Refuse a position with keys that mean nothing, so that a typing error is not ignored."""
    refusals.expect(data, allowed)
