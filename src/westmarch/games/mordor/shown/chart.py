"""How a match that is over is charted: the race, with a tick for every Nazgûl."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.events import Event
from westmarch.core.parts import Chart
from westmarch.core.rules import Setup
from westmarch.games.mordor.board import PLACES
from westmarch.games.mordor.state import MordorState


class MordorChart(Chart[MordorState]):
    telling = (
        "ending.mordor",
        "ending.out",
        "evaluate.ring",
        "evaluate.nazgul",
        "evaluate.orcs_stop",
        "evaluate.eowyn",
        "evaluate.balrog",
    )
    tick = "evaluate.nazgul"

    def standing(self, s: MordorState) -> Sequence[float]:
        """The race is what one wants to see: where everybody is."""
        return s.position

    def scale(self, setup: Setup) -> tuple[tuple[float, str], ...]:
        places = setup.board.sheets[setup.options["layout"], False].places
        last = len(places) - 1
        return tuple((n, f"place:{PLACES[places[n]]}") for n in sorted({0, last * 4 // 9, last}))

    def whose(self, s: MordorState, event: Event) -> int | None:
        hobbits = [s.hobbit(seat) for seat in range(len(s.hobbits))]
        return hobbits.index(event.args["hobbit"]) if event.args.get("hobbit") in hobbits else None
