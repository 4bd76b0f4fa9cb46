"""How a match that is over is charted: the chances of both sides, with a tick for every encounter."""

from __future__ import annotations

from westmarch.core.events import Event
from westmarch.core.parts import Chart
from westmarch.games.hunt.rules.ending import REASONS
from westmarch.games.hunt.state import HuntState

OF_THE_BEARER = ("frodo.", "gandalf.", "rescue.", "crossing.", "ending.bree", "ending.res", "ending.riv")


class HuntChart(Chart[HuntState]):
    telling = (
        *REASONS,
        *("crossing.begins", "rescue.begins", "encounter.begins", "frodo.turns_aside", "lord.enters"),
        *("gandalf.appears", "gandalf.rivendell", "gandalf.deed", "information.found", "ring.corrupts"),
    )
    tick = "encounter.begins"

    def whose(self, s: HuntState, event: Event) -> int | None:
        """What Frodo and Gandalf do is the Ring-bearer's; the rest befalls him through the Ringwraiths."""
        return 0 if event.key.startswith(OF_THE_BEARER) else 1
