"""How a match went, for a chart of it: a few numbers a turn, the turns that decided it, and the ending.

It tells the whole truth, so it is for matches that are over.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from westmarch.core.events import Args, Event
from westmarch.core.match import Match
from westmarch.core.record import Record
from westmarch.core.replaying import walk
from westmarch.core.scene import Item

TURNING_POINTS = 3


@dataclass(frozen=True)
class Turn:
    """One turn: where it begins in the record, and how each seat stands at its end."""

    number: int
    entry: int
    values: tuple[float, ...]
    ticks: tuple[int, ...] = ()
    """A seat for each thing worth a tick that befell it."""


@dataclass(frozen=True)
class Point:
    """A turn that decided much, told by what happened in it."""

    turn: int
    entry: int
    seat: int | None
    event: Event


@dataclass(frozen=True)
class Hand:
    """What a seat held that others could not see."""

    seat: int
    title: str
    items: tuple[Item, ...]


@dataclass(frozen=True)
class Course:
    scale: tuple[tuple[float, str], ...]
    turns: tuple[Turn, ...]
    points: tuple[Point, ...]
    hands: tuple[Hand, ...]
    reveal: tuple[tuple[int, dict[str, Any]], ...]
    """What was secret, by the entry of the record from which on it was so."""
    args: Args
    """For the sentences ``verdict-<reason>`` and ``told-<reason>``."""


def course(record: Record) -> Course:
    """Play the record again and look at every turn of it."""
    begun: list[_Begun] = []
    reveal: list[tuple[int, dict[str, Any]]] = []
    for match in walk(record.sealed()):
        shown = match.game.chart.reveal(match.state, match.setup)
        if shown is not None and (not reveal or reveal[-1][1] != shown):
            reveal.append((match.answered, shown))
        if match.turns and (not begun or match.turns != begun[-1].number):
            begun.append(_Begun(match.turns, match.answered, _standing(match), _chances(match)))
    begun.append(_Begun(0, match.answered, _standing(match), _chances(match)))  # the end is where a turn ends
    events = [event for _, event in match.events_seen_by(range(match.setup.players))]
    turns, swings = [], []
    for turn, after in pairwise(begun):
        here = [event for event in events if turn.entry < event.entry <= after.entry]
        turns.append(Turn(turn.number, turn.entry, after.standing, _ticks(match, here)))
        swings += _swing(match, turn, after, here)
    widest = sorted(swings, key=lambda one: -one[0])[:TURNING_POINTS]
    return Course(
        match.game.chart.scale(match.setup),
        tuple(turns),
        tuple(point for _, point in sorted(widest, key=lambda one: one[1].entry)),
        _hands(match),
        tuple(reveal),
        match.game.shown.result_args(match.state),
    )


class _Begun(NamedTuple):
    """How things were when a turn began."""

    number: int
    entry: int
    standing: tuple[float, ...]
    chances: tuple[float, ...]


def _standing(match: Match[Any]) -> tuple[float, ...]:
    standing = match.game.chart.standing(match.state)
    return tuple(match.game.heuristics.chances(match.state) or () if standing is None else standing)


def _chances(match: Match[Any]) -> tuple[float, ...]:
    return tuple(match.result.scores if match.result else match.game.heuristics.chances(match.state) or ())


def _ticks(match: Match[Any], events: list[Event]) -> tuple[int, ...]:
    chart = match.game.chart
    struck = [chart.whose(match.state, event) for event in events if event.key == chart.tick]
    return tuple(seat for seat in struck if seat is not None)


def _swing(match: Match[Any], turn: _Begun, after: _Begun, events: list[Event]) -> list[tuple[float, Point]]:
    """How far the chances swung, told by the weightiest event of the turn; nothing where there is none."""
    telling = match.game.chart.telling
    told = [event for event in events if event.key in telling]
    if not told or len(turn.chances) != len(after.chances):
        return []
    event = min(told, key=lambda one: telling.index(one.key))
    swing = max(
        (abs(now - before) for now, before in zip(after.chances, turn.chances, strict=True)), default=0
    )
    return [(swing, Point(turn.number, event.entry, match.game.chart.whose(match.state, event), event))]


def _hands(match: Match[Any]) -> tuple[Hand, ...]:
    """What lies before a seat in its own view and not in a spectator's."""
    found = []
    public = _trays(match, None)
    for seat in range(match.setup.players):
        for (owner, title), items in _trays(match, seat).items():
            if owner == seat and items != public.get((owner, title)):
                found.append(Hand(seat, title, items))
    return tuple(found)


def _trays(match: Match[Any], seat: int | None) -> dict[tuple[int | None, str], tuple[Item, ...]]:
    scene = match.game.shown.scene(match.setup, match.view(seat))
    return {(panel.seat, tray.title): tray.items for panel in scene.panels for tray in panel.trays}
