"""War of the Ring, second edition, for two, three or four: the Free Peoples against the Shadow."""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.chance import Chance
from westmarch.core.content import Content
from westmarch.core.game import Game
from westmarch.core.parts import Keys
from westmarch.core.rules import OptionSpec, Result, Rules, Setup
from westmarch.games.war import board
from westmarch.games.war.bots import WarHeuristics
from westmarch.games.war.content import tables
from westmarch.games.war.figures import put
from westmarch.games.war.ids import VOCABULARY
from westmarch.games.war.invariants import check
from westmarch.games.war.position import WarPositions
from westmarch.games.war.rules import actions, battle, events, fellowship, reasons, tokens, turn
from westmarch.games.war.shown import WarShown, foretell, prompts, secrets
from westmarch.games.war.shown.chart import WarChart
from westmarch.games.war.shown.fields import FIELDS
from westmarch.games.war.state import ACTION, ALLOCATION, FELLOWSHIP, OVER, RECOVER, ROLL, WarState


@lru_cache(maxsize=16)
def _board(content: Content) -> board.Board:
    return board.build(content)


class War(Game[WarState]):
    """Rulebook: war-of-the-ring, Russian second edition."""

    id = "war"
    version = 4
    package = "westmarch.games.war"
    player_counts = range(2, 5)
    option_specs = (
        OptionSpec("army_card", "symbol", ("symbol", "deck")),
        OptionSpec("prologue", "none", tuple(tokens.PROLOGUES)),
    )
    tables = tables.TABLES
    vocabulary = VOCABULARY
    fields = FIELDS
    keys = Keys(
        prompts=prompts.PROMPT_KINDS,
        events=prompts.EVENT_KEYS,
        endings=turn.REASONS,
        reasons=reasons.KEYS,
        outcomes=foretell.KEYS,
        one_by_one=prompts.ONE_BY_ONE,
        paragraphs=prompts.PARAGRAPH_KEYS,
    )
    shown = WarShown(_board)
    positions = WarPositions(_board, option_specs)
    heuristics = WarHeuristics()
    chart = WarChart()

    def board(self, content: Content) -> board.Board:
        return _board(content)

    def start(self, setup: Setup) -> WarState:
        s = WarState.at_start(setup.board, setup.options, setup.players)
        for at, kind, number in setup.board.armies:
            put(s, at, kind, number)
            s.reserve[kind] -= number
        return s

    def step(self, s: WarState) -> Rules | None:
        if s.phase == OVER:
            return None
        s.focus, s.due = -1, 0
        s.named = s.bound = -1
        s.moved = ()
        if s.battle is None and s.draw_after < 0:
            s.actor = 0
        if s.winner >= 0:
            return _closing(s)
        if s.battle is not None:
            return battle.fight(s)
        if s.draw_after >= 0:
            return events.draw_after(s)
        if s.phase == ACTION:
            turn.after_action(s)
            if s.winner >= 0:
                return _closing(s)
            if s.phase == ACTION:
                return actions.turn(s)
        if s.phase == RECOVER:
            return turn.recover(s)
        if s.phase == FELLOWSHIP:
            return fellowship.phase(s)
        if s.phase == ALLOCATION:
            return turn.allocate(s)
        if s.phase == ROLL:
            return turn.roll(s)
        return _checking(s)

    def result(self, s: WarState) -> Result | None:
        return turn.result(s)

    def turns(self, s: WarState) -> int:
        return s.turn

    def invariants(self, s: WarState) -> None:
        check(s)

    def redeal(self, s: WarState, seat: int, chance: Chance) -> None:
        secrets.redeal(s, seat, chance)


def _closing(s: WarState) -> Rules:
    turn.finish(s)
    yield from ()


def _checking(s: WarState) -> Rules:
    turn.victory(s)
    yield from ()


GAME = War()
