"""Journey to Mordor: a roll-and-write race of two to four hobbits, with basic and advanced sheet."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from westmarch.core.content import Content
from westmarch.core.game import Game
from westmarch.core.parts import Keys
from westmarch.core.rules import OptionSpec, Result, Rules, Setup
from westmarch.games.mordor import board, position
from westmarch.games.mordor.board import HOBBITS
from westmarch.games.mordor.bots import MordorHeuristics
from westmarch.games.mordor.rules import ending, evaluation, setup, throwing
from westmarch.games.mordor.shown import MordorShown, foretell, why
from westmarch.games.mordor.shown.chart import MordorChart
from westmarch.games.mordor.state import CHOOSE, FIELDS, OVER, SETUP, THROW, MordorState, check


@lru_cache(maxsize=16)
def _board(content: Content) -> board.Board:
    return board.build(content)


class Mordor(Game[MordorState]):
    """Rulebooks: journey-to-mordor, German and Russian; they do not contradict each other."""

    id = "mordor"
    version = 1
    package = "westmarch.games.mordor"
    player_counts = range(2, 5)
    option_specs = (
        OptionSpec("sheet", "advanced", ("basic", "advanced")),
        OptionSpec("layout", "standard", board.LAYOUTS),
        OptionSpec("hobbits", "", parse=position.parse_hobbits, samples=("choose",)),
        OptionSpec("first", "1", parse=position.parse_first, samples=("random", "2")),
    )
    tables = board.TABLES
    vocabulary = board.VOCABULARY
    fields = FIELDS
    keys = Keys(
        prompts=(
            "setup.hobbit",
            "setup.first",
            "throw.roll",
            "throw.repeat",
            "throw.nazgul",
            "throw.set_aside",
            "evaluate.order",
            "evaluate.gandalf",
        ),
        events=(
            "setup.hobbit",
            "setup.first",
            "turn.begin",
            "throw.roll",
            "throw.repeat",
            "throw.set_aside",
            "throw.white_tree",
            "evaluate.gandalf",
            "evaluate.nazgul",
            "evaluate.ring",
            "evaluate.orcs_stop",
            "evaluate.orcs_held",
            "evaluate.shelob",
            "evaluate.balrog",
            "evaluate.eowyn",
            "ending.out",
            "ending.mordor",
            *ending.REASONS,
        ),
        endings=ending.REASONS,
        reasons=why.KEYS,
        outcomes=foretell.KEYS,
    )
    shown = MordorShown()
    positions = position.MordorPositions(_board)
    heuristics = MordorHeuristics()
    chart = MordorChart()

    def board(self, content: Content) -> board.Board:
        return _board(content)

    def shared(self, setup: Setup) -> tuple[Any, ...]:
        return *super().shared(setup), *setup.board.sheets.values()

    def start(self, setup: Setup) -> MordorState:
        options = setup.options
        sheet = setup.board.sheets[options["layout"], options["sheet"] == "advanced"]
        s = MordorState.at_start(sheet, setup.players)
        s.random_first = options["first"] == "random"
        if options["hobbits"] != "choose":
            s.hobbits = tuple(HOBBITS.index(name) for name in options["hobbits"].split(","))
        if not s.random_first:
            s.first = s.active = int(options["first"]) - 1
        return s

    def step(self, s: MordorState) -> Rules | None:
        phase = s.phase
        if phase == THROW:
            return throwing.throw(s)
        if phase == CHOOSE:
            return throwing.choose(s)
        if phase == OVER:
            return None
        return setup.choose_hobbits(s) if phase == SETUP else evaluation.resolve(s)

    def result(self, s: MordorState) -> Result | None:
        return ending.result(s)

    def turns(self, s: MordorState) -> int:
        return s.turn

    def invariants(self, s: MordorState) -> None:
        super().invariants(s)
        check(s)


GAME = Mordor()
