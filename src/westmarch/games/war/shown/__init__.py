"""What people are shown and told: the scene and its map, questions, reasons, outcomes; from a view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.atlas import Atlas
from westmarch.core.content import Content
from westmarch.core.driving import Driving
from westmarch.core.events import Args
from westmarch.core.parts import Shown
from westmarch.core.rules import Reason, Setup
from westmarch.core.scene import Scene
from westmarch.games.war.board import Board
from westmarch.games.war.control import points
from westmarch.games.war.ids import FREE, SHADOW, Seat
from westmarch.games.war.seats import SEATINGS, side_of
from westmarch.games.war.shown import about, foretell, map, prompts, scene, why
from westmarch.games.war.state import WarState


class WarShown(Shown[WarState]):
    def __init__(self, board: Callable[[Content], Board]) -> None:
        self._board = board

    def scene(self, setup: Setup, view: dict[str, Any]) -> Scene:
        return scene.show(setup, view)

    def atlases(self, content: Content) -> tuple[Atlas, ...]:
        return (map.atlas(content, self._board(content)),)

    def road_note(self, setup: Setup, view: dict[str, Any], start: str, end: str) -> str | None:
        return map.road_note(setup, view, start, end)

    def about(self, setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
        return about.about(setup, view, reference)

    def seat_parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        return tuple(f"side:{name}" for name in SEATINGS[players].names)

    def prompt_args(self, s: WarState, seat: Seat, kind: str, fallen: int) -> Args:
        return prompts.prompt_args(s, seat, kind, fallen)

    def option_args(self, s: WarState, kind: str, code: int) -> Args:
        return prompts.option_args(s, kind, code)

    def why_not(self, s: WarState, seat: Seat, kind: str, code: int) -> Reason | None:
        return why.why_not(s, seat, kind, code)

    def foretell(
        self, s: WarState, seat: Seat, kind: str, code: int, trial: Callable[[], Driving[WarState]]
    ) -> list[Reason]:
        return foretell.foretell(s, side_of(s, seat), kind, code, trial)

    def outlook(self, s: WarState, seat: Seat | None) -> list[Reason]:
        return [] if seat is None else foretell.outlook(s, side_of(s, seat))

    def result_args(self, s: WarState) -> Args:
        return {
            "turn": s.turn,
            "corruption": s.corruption,
            "free": points(s, FREE),
            "shadow": points(s, SHADOW),
        }
