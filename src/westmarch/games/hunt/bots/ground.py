"""What both sides count with: how long Nazgûl ride, who is near whom, what a corruption token does."""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.sets import has, just, members
from westmarch.games.hunt.board import EYE, Side
from westmarch.games.hunt.ids import FRODO
from westmarch.games.hunt.rules.riders import AS_RING, AS_SWORD
from westmarch.games.hunt.state import NIGHT, NOWHERE, RIDING, HuntState

FAR_AWAY = 9


@lru_cache(maxsize=8)
def rides(side: Side) -> tuple[tuple[int, ...], ...]:
    """In how many moves by day a Nazgûl gets from each place to each other, if nothing bars the way."""
    table = []
    for start in range(len(side.names)):
        row = [FAR_AWAY] * len(side.names)
        seen = frontier = just(start)
        moves = 0
        while frontier and moves < FAR_AWAY:
            for place in members(frontier):
                row[place] = moves
            wider = 0
            for place in members(frontier):
                wider |= side.reach(place, False, 0)
            frontier = wider & ~seen
            seen |= frontier
            moves += 1
        table.append(tuple(row))
    return tuple(table)


def near(side: Side, place: int) -> int:
    """From where Nazgûl take part in an encounter here (p. 22)."""
    return side.graph.adjacent[place] | just(place)


def still_to_act(s: HuntState) -> list[int]:
    """Nazgûl whose turn of this phase is still to come, without the active one."""
    if s.stage != RIDING:
        return list(s.order)
    return s.turn_order()[s.acting + 1 :]


def token_worth(s: HuntState) -> float:
    """The corruption that a token of the hunt pool brings on average."""
    tokens = members(s.pool)
    if not tokens:
        return 0.0
    eye = 1 + s.eyes + s.fear
    faces = s.board.faces
    return sum(eye if faces[token] == EYE else faces[token] for token in tokens) / len(tokens)


def relief(s: HuntState) -> float:
    """What a companion turned in an encounter saves."""
    return 0.6 if s.face_up & ~just(FRODO) and not s.bound else 0.0


def harm(s: HuntState, number: float) -> float:
    """What an encounter with so many Nazgûl costs the Ring-bearer; worse the nearer the end is."""
    if number <= 0:
        return 0.2
    raised = token_worth(s) * number - relief(s)
    left = max(1, (12 if s.part == 1 else 13) + s.limit_raised - s.corruption)
    return max(0.3, raised) * (1.0 + min(1.0, raised / left))


def swords(s: HuntState) -> int:
    return sum(s.dice[die] for die in AS_SWORD)


def rings(s: HuntState) -> int:
    return sum(s.dice[die] for die in AS_RING)


def reach_of(s: HuntState, rider: int) -> int:
    """Where a Nazgûl can be after a move of this phase, where it stands included."""
    place = s.riders[rider]
    if place == NOWHERE:
        return 0
    if has(s.slow, s.side.zone[place]):
        return s.side.graph.adjacent[place] & ~s.blocked & ~s.side.exits | just(place)
    return s.side.reach(place, s.phase == NIGHT, s.blocked) | just(place)
