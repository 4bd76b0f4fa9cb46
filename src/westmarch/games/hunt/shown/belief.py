"""Where Frodo can be, as hunters can know it: worked out from a hunter's view, which holds no secret of his.

The option ``belief`` of the table decides whether it is shown at all (docs/decisions, 36); after the end
everybody sees it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from westmarch.core.rules import Setup
from westmarch.games.hunt import belief, belief_two
from westmarch.games.hunt.board import Board
from westmarch.games.hunt.position.story import GANDALF_WAYS, WAYS, said_of
from westmarch.games.hunt.state import NOWHERE, HuntState


@dataclass(frozen=True)
class Believed:
    places: dict[str, float]
    """The share of all that fits what was said in which each location is Frodo's last one."""
    before: int | None
    """How many locations were possible before the latest answer, where nothing has moved since."""


def may_see(setup: Setup, view: dict[str, Any]) -> bool:
    if view["stage"] == "over":
        return True
    return setup.options.get("belief") == "on" and view["seat"] not in (None, 0)


def believed(setup: Setup, view: dict[str, Any]) -> Believed | None:
    if view["stage"] in ("setup", "crossing") or not may_see(setup, view):
        return None
    s = public_state(setup, view)
    now = where(s)
    if not now:
        return None
    latest = s.said[-1] if s.said else None
    before = None
    if latest is not None and latest[1] == s.era and latest[2] == s.track:
        s.said = s.said[:-1]
        before = len(where(s))
    return Believed(now, before)


def public_state(setup: Setup, view: dict[str, Any]) -> HuntState:
    """A state that holds what everybody has heard and nothing else; the way itself is not in it."""
    board: Board = setup.board
    part = view["part"]
    s = HuntState(board, board.sides[part], setup.players)
    s.part = part
    s.havens = setup.options.get("havens") == "on"
    s.track = view["track"]
    s.ways = [WAYS.index(way) for way in view["ways"]]
    s.exit = NOWHERE if view["exit"] is None else board.sides[1].number[view["exit"]]
    s.said = [said_of(s.side, one) for one in view["said"]]
    s.known_long = view["known_long"]
    s.gandalf_ways = [GANDALF_WAYS.index(way) for way in view["gandalf_ways"]]
    s.deeds_done = sum(1 << board.deeds.index(s.side.number[name]) for name in view["deeds_done"])
    old = view["old_journeys"]
    s.old_journeys = [NOWHERE - 1] * (old["count"] if isinstance(old, dict) else len(old))
    return s


def where(s: HuntState) -> dict[str, float]:
    counted: dict[int, int] = {}
    if s.part == 1:
        counted = belief.paths(s).last_places()
    else:
        for card, number in belief_two.flights(s).cards().items():
            journey = s.board.journeys[card]
            last = journey.last[min(s.track, journey.end)]
            counted[last] = counted.get(last, 0) + number
    total = sum(counted.values())
    return (
        {s.side.names[place]: number / total for place, number in counted.items() if number} if total else {}
    )
