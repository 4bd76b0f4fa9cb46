"""War of the Ring, second edition, for two: the Free Peoples against the Shadow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from westmarch.core.atlas import Atlas
from westmarch.core.chance import Chance
from westmarch.core.content import Content
from westmarch.core.events import Args
from westmarch.core.game import Game, OptionSpec, Reason, Result, Rules, Setup
from westmarch.core.scene import Scene
from westmarch.games.war import board, bots
from westmarch.games.war.content import tables
from westmarch.games.war.control import points
from westmarch.games.war.figures import put
from westmarch.games.war.ids import FREE, SHADOW, SIDES, VOCABULARY
from westmarch.games.war.invariants import check
from westmarch.games.war.position import read, write
from westmarch.games.war.rules import actions, battle, events, fellowship, reasons, turn
from westmarch.games.war.shown import about, foretell, prompts, secrets, why
from westmarch.games.war.shown import map as chart
from westmarch.games.war.shown import scene as show
from westmarch.games.war.shown.fields import FIELDS
from westmarch.games.war.state import ACTION, ALLOCATION, FELLOWSHIP, OVER, RECOVER, ROLL, WarState


class War(Game[WarState]):
    """Rulebook: war-of-the-ring, Russian second edition."""

    id = "war"
    version = 2
    package = "westmarch.games.war"
    player_counts = range(2, 3)
    option_specs = (OptionSpec("army_card", "symbol", ("symbol", "deck")),)
    tables = tables.TABLES
    vocabulary = VOCABULARY
    fields = FIELDS
    prompt_kinds = prompts.PROMPT_KINDS
    event_keys = prompts.EVENT_KEYS
    paragraph_keys = prompts.PARAGRAPH_KEYS
    result_reasons = turn.REASONS
    why_keys = reasons.KEYS
    outcome_keys = foretell.KEYS
    lessons = ("hornburg", "helms_deep")
    has_steady = True
    telling = (
        *turn.REASONS,
        "fellowship.enters_mordor",
        "settlement.captured",
        "settlement.recaptured",
        "battle.destroyed",
        "character.dies",
        "fellowship.lost_in_mordor",
        "fellowship.corruption",
        "fellowship.revealed",
        "fellowship.revealed_in_mordor",
        "fellowship.mordor_step",
        "character.enters",
        "siege.begins",
        "siege.lifted",
        "fellowship.declared",
        "fellowship.heals",
        "fellowship.moves",
    )
    horizon = 1

    def board(self, content: Content) -> board.Board:
        return _board(content)

    def parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        return tuple(f"side:{side}" for side in SIDES)

    def start(self, setup: Setup) -> WarState:
        s = WarState(setup.board, setup.options)
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

    def position(self, s: WarState, setup: Setup) -> dict[str, Any]:
        return write.write(s, setup)

    def read_position(self, data: dict[str, Any], content: Content) -> tuple[Setup, WarState]:
        return read.read(data, content, _board(content), self.option_specs)

    def invariants(self, s: WarState) -> None:
        check(s)

    def show(self, setup: Setup, view: dict[str, Any]) -> Scene:
        return show.show(setup, view)

    def atlases(self, content: Content) -> tuple[Atlas, ...]:
        return (chart.atlas(content, _board(content)),)

    def road_note(self, setup: Setup, view: dict[str, Any], start: str, end: str) -> str | None:
        return chart.road_note(setup, view, start, end)

    def about(self, setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
        return about.about(setup, view, reference)

    def prompt_args(self, s: WarState, seat: int, kind: str, fallen: int) -> Args:
        return prompts.prompt_args(s, seat, kind, fallen)

    def option_args(self, s: WarState, kind: str, code: int) -> Args:
        return prompts.option_args(s, kind, code)

    def why_not(self, s: WarState, seat: int, kind: str, code: int) -> Reason | None:
        return why.why_not(s, seat, kind, code)

    def foretell(self, s: WarState, seat: int, kind: str, code: int) -> list[Reason]:
        return foretell.foretell(s, seat, kind, code)

    def steady(self, s: WarState, seat: int, kind: str, codes: Sequence[int]) -> int:
        return bots.steady(s, seat, kind, codes)

    def chances(self, s: WarState) -> Sequence[float]:
        return bots.chances(s)

    def result_args(self, s: WarState) -> Args:
        return {
            "turn": s.turn,
            "corruption": s.corruption,
            "free": points(s, FREE),
            "shadow": points(s, SHADOW),
        }

    def redeal(self, s: WarState, seat: int, chance: Chance) -> None:
        secrets.redeal(s, seat, chance)


def _closing(s: WarState) -> Rules:
    turn.finish(s)
    yield from ()


def _checking(s: WarState) -> Rules:
    turn.victory(s)
    yield from ()


@lru_cache(maxsize=16)
def _board(content: Content) -> board.Board:
    return board.build(content)


GAME = War()
