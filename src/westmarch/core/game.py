"""What a game must provide; the rest of the house (match, records, views, bots, clients) is generic.

The rules are methods of `Game`; how it is shown, written down, played by bots and charted are parts
of their own (`core/parts.py`), each with defaults, so that a small game writes only what it needs.
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from importlib import resources
from typing import Any, ClassVar, Generic, SupportsIndex

from westmarch.core.chance import Chance
from westmarch.core.content import Content, Table
from westmarch.core.declared import fault_in
from westmarch.core.errors import BadOption, between
from westmarch.core.numbers import whole
from westmarch.core.parts import Chart, Heuristics, Keys, Positions, Shown
from westmarch.core.rules import OptionSpec, Result, Rules, S, Setup
from westmarch.core.view import Field
from westmarch.core.vocabulary import Vocabulary
from westmarch.core.zone import redeal_zones


class Game(ABC, Generic[S]):
    """One rulebook: its rules, and the parts with which the house shows, writes and plays it.

    Everything here is pure: no clock, no I/O, no random numbers of its own.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Rules version: changes when the same answers would lead to another match."""
    package: ClassVar[str]
    """Where ``content/``, ``locale/`` and ``studies/`` lie."""
    player_counts: ClassVar[range]
    option_specs: ClassVar[tuple[OptionSpec, ...]]
    tables: ClassVar[tuple[Table, ...]]
    vocabulary: ClassVar[Vocabulary]
    fields: ClassVar[tuple[Field, ...]]
    keys: ClassVar[Keys]
    """Everything the game says, by name."""
    shown: Shown[S]
    positions: Positions[S]
    heuristics: Heuristics[S] = Heuristics()
    chart: Chart[S] = Chart()

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

    def invariants(self, s: S) -> None:
        """AssertionError if the state is impossible (a piece lost, a card in two places).

        Here: a value that does not have the form that its field declares.
        """
        wrong = fault_in(s)
        assert wrong is None, wrong

    def redeal(self, s: S, seat: int, chance: Chance) -> None:
        """Deal again all that ``seat`` cannot know; the default shuffles unseen cards of one pool."""
        redeal_zones(self.fields, s, seat, chance)

    def shared(self, setup: Setup) -> tuple[Any, ...]:
        """What states of this set-up point to and never change, always in the same order. A pickle of a match
        names these instead of holding them; a game whose states point to parts of the board adds those."""
        return setup.board, setup.options

    @property
    def player_range(self) -> str:
        """How many may play, for messages: ``2–4``, or ``2``."""
        return between(self.player_counts[0], self.player_counts[-1])

    def setup(self, players: SupportsIndex, options: dict[str, Any], content: Content) -> Setup:
        """Check what the caller asked for."""
        number = whole(players)
        if number is None or number not in self.player_counts:
            raise BadOption("players", players, self.player_range)
        specs = {spec.name: spec for spec in self.option_specs}
        for name, value in options.items():
            if name not in specs:
                known = ", ".join(specs) or "none"
                raise BadOption(name, value, known)
        checked = {name: spec.check(options.get(name, spec.default), number) for name, spec in specs.items()}
        return Setup(number, checked, content, self.board(content))

    # -- the files of the package ---------------------------------------------------------------------

    def locale(self, language: str) -> str:
        """The game's Fluent source in one language: all files of its folder."""
        folder = resources.files(self.package) / "locale" / language
        files = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
        return "\n".join((folder / file).read_text("utf-8") for file in files)

    def digest(self, language: str) -> str:
        """The rules in our own words, as Markdown."""
        return (resources.files(self.package) / "locale" / language / "rules.md").read_text("utf-8")

    def studies(self) -> list[str]:
        """Names of the positions that come with the game, in ``studies/<name>.toml``."""
        folder = resources.files(self.package) / "studies"
        if not folder.is_dir():
            return []
        return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))

    def study(self, name: str) -> dict[str, Any]:
        """The position of a study, for `Positions.read`."""
        return tomllib.loads((resources.files(self.package) / "studies" / f"{name}.toml").read_text("utf-8"))
