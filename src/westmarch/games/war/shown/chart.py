"""How a match that is over is charted and told: which events can be its turning points."""

from __future__ import annotations

from westmarch.core.parts import Chart
from westmarch.games.war.rules import turn
from westmarch.games.war.state import WarState


class WarChart(Chart[WarState]):
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
