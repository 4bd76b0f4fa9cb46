"""How a match that is over is charted, and what its end lays open.

The chart has the chances of both sides and a tick for every encounter; laid open is Frodo's true way, move by
move, beside all that the hunters could know then.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.events import Event
from westmarch.core.parts import Chart
from westmarch.core.rules import Setup
from westmarch.games.hunt.position.story import said_as_data
from westmarch.games.hunt.rules.ending import REASONS
from westmarch.games.hunt.shown.belief import where
from westmarch.games.hunt.state import CROSSING, NOWHERE, PHASES, SETUP, HuntState

OF_THE_BEARER = ("frodo.", "gandalf.", "rescue.", "crossing.", "ending.bree", "ending.res", "ending.riv")


class HuntChart(Chart[HuntState]):
    telling = (
        *REASONS,
        *("crossing.begins", "rescue.begins", "encounter.begins", "frodo.arrived", "frodo.turns_aside"),
        *("lord.enters", "gandalf.found", "gandalf.appears", "gandalf.rivendell", "gandalf.deed"),
        *("information.found", "ring.corrupts"),
    )
    tick = "encounter.begins"

    def whose(self, s: HuntState, event: Event) -> int | None:
        """What Frodo and Gandalf do is the Ring-bearer's; the rest befalls him through the Ringwraiths."""
        return 0 if event.key.startswith(OF_THE_BEARER) else 1

    def reveal(self, s: HuntState, setup: Setup) -> dict[str, Any] | None:
        if s.stage in (SETUP, CROSSING) or (s.part == 2 and s.journey == NOWHERE):
            return None
        side = s.side
        shares = {f"{side.domain.name}:{name}": round(share * 100) for name, share in where(s).items()}
        latest = s.said[-1] if s.said and s.said[-1][1:3] == (s.era, s.track) else None
        return {
            "part": s.part,
            "move": s.track,
            "phase": f"phase:{PHASES[s.phase]}",
            "place": side.ref(s.last),
            "wild": s.in_wild,
            "belief": shares,
            "said": None if latest is None else said_as_data(side, latest),
            "way": self._way(s),
        }

    def _way(self, s: HuntState) -> list[str]:
        """The locations that are behind him, in their order."""
        if s.part == 2:
            return [s.side.ref(place) for place in s.card.rows[: s.track + 1] if place >= 0]
        return [s.side.ref(place) for place in (s.start, *s.record) if place >= 0]
