"""How a match that is over is charted: how far the company has come, and how far the dragon."""

from __future__ import annotations

from westmarch.core.events import Event
from westmarch.core.parts import Chart
from westmarch.games.smaug.state import SmaugState


class SmaugChart(Chart[SmaugState]):
    telling = (
        *("ending.goal", "ending.arrow", "ending.dragon", "ending.bilbo", "ending.dwarves"),
        *("smaug.kills", "smaug.passes", "move.home", "key.opens", "ring.lost", "web.caught", "smaug.back"),
        *("fight.lost", "fight.won", "smaug.moves"),
    )
    tick = "smaug.card"

    def whose(self, s: SmaugState, event: Event) -> int | None:
        """The company is one: everything that Smaug does befalls the player on turn."""
        colours = [s.colour(seat) for seat in range(s.players)]
        told = event.args.get("colour")
        return colours.index(told) if told in colours else 0
