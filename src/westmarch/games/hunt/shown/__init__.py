"""What people are shown and told: the scene, questions, reasons and outcomes."""

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
from westmarch.games.hunt.rules import ending, grades, reasons
from westmarch.games.hunt.shown import foretell, maps, prompts, scene
from westmarch.games.hunt.state import RESCUED, HuntState


class HuntShown(Shown[HuntState]):
    def scene(self, setup: Setup, view: dict[str, Any]) -> Scene:
        return scene.show(setup, view)

    def atlases(self, content: Content) -> tuple[Atlas, ...]:
        return maps.atlases(content)

    def about(self, setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
        return prompts.about(setup.content, reference)

    def seat_parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        return ("side:bearer", *("side:riders" for _ in range(players - 1)))

    def notebook(self, players: int, options: dict[str, str]) -> Notebook | None:
        """The rulebook forbids notes (pp. 10, 19): only where the table says otherwise."""
        hunters = frozenset(range(1, players))
        if options.get("notebook") not in ("open", "closed"):
            return None
        return Notebook(hunters, hunters | {0} if options["notebook"] == "open" else hunters)

    def prompt_args(self, s: HuntState, seat: int, kind: str, fallen: int) -> Args:
        return prompts.prompt_args(s, seat, kind, fallen)

    def option_args(self, s: HuntState, kind: str, code: int) -> Args:
        return prompts.option_args(s, kind, code)

    def why_not(self, s: HuntState, seat: int, kind: str, code: int) -> Reason | None:
        return reasons.why_not(s, seat, kind, code)

    def foretell(
        self, s: HuntState, seat: int, kind: str, code: int, trial: Callable[[], Driving[HuntState]]
    ) -> list[Reason]:
        return foretell.foretell(s, kind, code)

    def result_args(self, s: HuntState) -> Args:
        cost = grades.price(s)
        return {
            "corruption": s.corruption,
            "track": s.track,
            "grant": ending.war_grant(s),
            "turned": cost.turned,
            "information": cost.information,
            "price": cost.whole,
            "how": "rescued" if s.ending == RESCUED else "reached",
        }
