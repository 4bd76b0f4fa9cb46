"""Hunt for the Ring: one Ring-bearer moves in secret, one to four Ringwraith players search for Frodo."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from westmarch.core.chance import Chance
from westmarch.core.content import Content
from westmarch.core.game import Game
from westmarch.core.rules import OptionSpec, Result, Rules, Setup
from westmarch.games.hunt import board, ids, redeal, start, tables
from westmarch.games.hunt.bots import HuntHeuristics
from westmarch.games.hunt.cards import allies_one, allies_two, sorcery
from westmarch.games.hunt.invariants import check
from westmarch.games.hunt.position import HuntPositions
from westmarch.games.hunt.rules import bearer, crossing, days, encounter, ending, riders, setup
from westmarch.games.hunt.rules.letter import LETTERS
from westmarch.games.hunt.shown import HuntShown
from westmarch.games.hunt.shown.chart import HuntChart
from westmarch.games.hunt.shown.fields import FIELDS
from westmarch.games.hunt.shown.keys import KEYS
from westmarch.games.hunt.state import (
    BEARER,
    CROSSING,
    DAWN,
    ENCOUNTER,
    REFRESH,
    RIDING,
    ROLLING,
    SETUP,
    HuntState,
)

DECKS = (allies_one, allies_two, sorcery)
"""Loaded so that every card is entered."""


@lru_cache(maxsize=16)
def _board(content: Content) -> board.Board:
    return board.build(content)


_STEPS = {
    BEARER: bearer.turn,
    RIDING: riders.ride,
    ENCOUNTER: encounter.encounter,
    REFRESH: days.refresh,
    ROLLING: days.roll,
    DAWN: days.dawn,
    SETUP: setup.part_one,
    CROSSING: crossing.part_two,
}


class Hunt(Game[HuntState]):
    """Rulebook: hunt-for-the-ring, Russian edition; seat 0 is the Ring-bearer."""

    id = "hunt"
    version = 2
    package = tables.PACKAGE
    player_counts = range(2, 6)
    option_specs = (
        OptionSpec("part", "both", ("both", "1", "2")),
        OptionSpec("difficulty", "standard", tuple(start.GIVEN)),
        OptionSpec("letter", "typical", tuple(LETTERS)),
        OptionSpec("fellowship", "3", ("3", "4")),
        OptionSpec("havens", "off", ("off", "on")),
        OptionSpec("abilities", "ask", ("ask", "always")),
        OptionSpec("notebook", "book", ("book", "open", "closed")),
        OptionSpec("belief", "off", ("off", "on")),
    )
    tables = tables.TABLES
    vocabulary = ids.VOCABULARY
    fields = FIELDS
    keys = KEYS
    shown = HuntShown()
    chart = HuntChart()
    positions = HuntPositions(_board)
    heuristics = HuntHeuristics()

    def board(self, content: Content) -> board.Board:
        return _board(content)

    def shared(self, setup: Setup) -> tuple[Any, ...]:
        return *super().shared(setup), *setup.board.sides

    def start(self, setup: Setup) -> HuntState:
        return start.at_start(setup.board, setup.players, setup.options)

    def step(self, s: HuntState) -> Rules | None:
        stretch = _STEPS.get(s.stage)
        return None if stretch is None else stretch(s)

    def result(self, s: HuntState) -> Result | None:
        return ending.result(s)

    def turns(self, s: HuntState) -> int:
        return s.day

    def invariants(self, s: HuntState) -> None:
        check(s)

    def redeal(self, s: HuntState, seat: int, chance: Chance) -> None:
        redeal.redeal(self.fields, s, seat, chance)


GAME = Hunt()
