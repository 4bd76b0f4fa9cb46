"""What people are shown and told: the scene and its map, questions, reasons and outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.atlas import Atlas
from westmarch.core.content import Content
from westmarch.core.driving import Driving
from westmarch.core.events import Args
from westmarch.core.parts import Notebook, Shown
from westmarch.core.rules import Reason, Setup
from westmarch.core.scene import Scene
from westmarch.games.smaug.board import Board
from westmarch.games.smaug.shown import about, foretell, map, prompts, scene, why
from westmarch.games.smaug.state import SmaugState


class SmaugShown(Shown[SmaugState]):
    def __init__(self, board: Callable[[Content], Board]) -> None:
        self._board = board

    def scene(self, setup: Setup, view: dict[str, Any]) -> Scene:
        return scene.show(setup, view)

    def atlases(self, content: Content) -> tuple[Atlas, ...]:
        return (map.atlas(content, self._board(content)),)

    def about(self, setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
        return about.about(setup, view, reference)

    def seat_parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        return tuple(f"colour:{name}" for name in options["colours"].split(","))

    def notebook(self, players: int, options: dict[str, str]) -> Notebook | None:
        """With closed hands whoever likes shows single cards to the others: all write, all read."""
        if options["hands"] == "open":
            return None
        company = frozenset(range(players))
        return Notebook(company, company)

    def prompt_args(self, s: SmaugState, seat: int, kind: str, fallen: int) -> Args:
        return prompts.prompt_args(s, seat, kind, fallen)

    def option_args(self, s: SmaugState, kind: str, code: int) -> Args:
        return prompts.option_args(s, kind, code)

    def why_not(self, s: SmaugState, seat: int, kind: str, code: int) -> Reason | None:
        return why.why_not(s, seat, kind, code)

    def foretell(
        self, s: SmaugState, seat: int, kind: str, code: int, trial: Callable[[], Driving[SmaugState]]
    ) -> list[Reason]:
        return foretell.foretell(s, seat, kind, code)

    def outlook(self, s: SmaugState, seat: int | None) -> list[Reason]:
        return foretell.outlook(s, seat)

    def result_args(self, s: SmaugState) -> Args:
        killed = sum(at == 0 for at in s.where[: 2 * s.players])
        return {"turn": s.turn, "killed": killed, "left": s.board.dragon - s.smaug}
