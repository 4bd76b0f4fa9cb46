"""What people are shown and told: the scene, questions, reasons and outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.driving import Driving
from westmarch.core.events import Args
from westmarch.core.parts import Shown
from westmarch.core.rules import Reason, Setup
from westmarch.core.scene import Scene
from westmarch.core.sets import has
from westmarch.games.mordor.board import COLOURS, DICE, DIE, NAZGUL, NO_NAZGUL, SPACE, SYMBOLS
from westmarch.games.mordor.rules import ending, evaluation
from westmarch.games.mordor.shown import foretell, scene, why
from westmarch.games.mordor.state import MordorState


class MordorShown(Shown[MordorState]):
    board_reads = (
        *("phase", "hobbits", "active", "out", "position", "squares", "marks_left"),
        *("effect", "faces", "aside", "picked"),
    )

    def scene(self, setup: Setup, view: dict[str, Any]) -> Scene:
        return scene.show(setup, view)

    def seat_parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        hobbits = options["hobbits"]
        return () if hobbits == "choose" else tuple(f"hobbit:{name}" for name in hobbits.split(","))

    def prompt_args(self, s: MordorState, seat: int, kind: str, fallen: int) -> Args:
        if kind.startswith("setup"):
            return {"seat": seat + 1}
        args: Args = {"hobbit": s.hobbit(s.active), "picked": s.picked.bit_count()}
        if kind == "throw.roll":
            thrown = [die for die in range(DICE) if not has(s.aside, die)]
            args["die"] = f"die:{COLOURS[thrown[fallen]]}"
        if kind.startswith("evaluate"):
            args |= {"gandalfs": s.gandalfs, "strikes": s.strikes}
        return args

    def option_args(self, s: MordorState, kind: str, code: int) -> Args:
        if code in DIE:
            return {
                "symbol": f"symbol:{SYMBOLS[s.faces[code - DIE.first]]}",
                "struck": _struck(s, code - DIE.first),
            }
        return {"space": code - SPACE.first + 1} if code in SPACE else {}

    def why_not(self, s: MordorState, seat: int, kind: str, code: int) -> Reason | None:
        return why.why_not(s, seat, kind, code)

    def foretell(
        self, s: MordorState, seat: int, kind: str, code: int, trial: Callable[[], Driving[MordorState]]
    ) -> list[Reason]:
        return foretell.foretell(s, seat, kind, code)

    def outlook(self, s: MordorState, seat: int | None) -> list[Reason]:
        return foretell.outlook(s)

    def result_args(self, s: MordorState) -> Args:
        outcome = ending.result(s)
        winners = () if outcome is None else outcome.winners
        return {"turn": s.turn, "left": s.marks_left(winners[0]) if winners else 0}


def _struck(s: MordorState, die: int) -> str:
    """Whom this die will strike, if it shows a Nazgûl that nobody keeps off."""
    struck = evaluation.struck_by(s, die)
    if s.faces[die] != NAZGUL or (struck == s.active and s.effect == NO_NAZGUL):
        return "none"
    return s.hobbit(struck)
