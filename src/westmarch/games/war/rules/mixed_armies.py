"""Chapter 11, mixed armies (p. 46): when allies join, who of an army may act apart, who leaves a full region.

An army that a lone player of three moved in his last action rests as well (p. 46); both are conditions of the
group that acts.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import product
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.allies import merge, shared
from westmarch.games.war.ids import (
    JOIN,
    KINDS,
    NATION,
    NATION_OF,
    REGION,
    SIDE_TEXTS,
    STAY_APART,
    UNIT_KINDS,
    Nations,
    Region,
    Seat,
    Side,
)
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import commander, follower, leader
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]
Group = tuple[bytearray, int]
Fits = Callable[[Group, Group], bool]
NOTHING = (0, 0)
"""No nation and no army acted last."""


# -- which part of an army may act ------------------------------------------------------------------


def unbound(s: WarState, seat: Seat, at: Region) -> bool:
    """Whether every part of the army here may act; so it is with two players. The quick form of `bound`."""
    seating = s.seating
    if has(s.allies.merged[seating.sides[seat]], at):
        return False
    return seat != seating.lone or s.allies.last == NOTHING


def unbound_anywhere(s: WarState, seat: Seat) -> bool:
    """Whether that holds for all armies of a seat's side."""
    seating = s.seating
    return not s.allies.merged[seating.sides[seat]] and (seat != seating.lone or s.allies.last == NOTHING)


def bound(s: WarState, seat: Seat, at: Region, counts: bytearray | bytes) -> Reason | None:
    """What keeps these figures of a region from acting by themselves under a seat (p. 46)."""
    side = s.seating.sides[seat]
    if has(s.allies.merged[side], at) and commander(s, side, at) == seat and not _keeps(s, seat, at, counts):
        return because("loses_command", 46, region=REGION.texts[at])
    return rests(s, seat, at, nations_of(counts))


def rests(s: WarState, seat: Seat, at: Region, nations: Nations) -> Reason | None:
    """What keeps an army of these nations from acting twice in a row for a lone player of three (p. 46)."""
    if seat != s.seating.lone:
        return None
    last_nations, last_armies = s.allies.last
    if nations & (nations - 1):
        return because("army_acted", 46, region=REGION.texts[at]) if has(last_armies, at) else None
    if nations & last_nations:
        return because("nation_acted", 46, nation=NATION.texts[members(nations)[0]])
    return None


def _keeps(s: WarState, seat: Seat, at: Region, counts: bytearray | bytes) -> bool:
    """Whether a commander who divides a mixed army stays in command of every part with units of the ally.

    Taking all of one's own away is always allowed (p. 46).
    """
    base = at * KINDS
    rest = bytes(s.figures[base + kind] - counts[kind] for kind in range(UNIT_KINDS))
    return _commands(s, seat, counts, mine=False) and _commands(s, seat, rest, mine=True)


def _commands(s: WarState, seat: Seat, counts: bytearray | bytes, mine: bool) -> bool:
    """Whether a seat commands these units, or no ally is among them; ``mine``: or nobody of its own is."""
    ally = s.seating.allies[seat]
    (own, elites), (theirs, others) = _weight(s, seat, counts), _weight(s, ally, counts)
    if not theirs or (mine and not own):
        return True
    if (own, elites) == (theirs, others):
        return leader(s, s.seating.sides[seat]) == seat
    return (own, elites) > (theirs, others)


def _weight(s: WarState, seat: Seat, counts: bytearray | bytes) -> tuple[int, int]:
    units = elites = 0
    for nation in s.seating.rows[seat]:
        units += counts[2 * nation] + counts[2 * nation + 1]
        elites += counts[2 * nation + 1]
    return units, elites


def nations_of(counts: bytearray | bytes) -> Nations:
    """Mask of the nations whose units are among some figures."""
    mask = 0
    for kind in range(UNIT_KINDS):
        if counts[kind]:
            mask |= just(NATION_OF[kind])
    return mask


def some_part(s: WarState, seat: Seat, at: Region, least: Group, most: Group) -> bool:
    """Whether some set of figures with at least the first and at most the second may act by itself."""
    kinds = [kind for kind in range(UNIT_KINDS) if most[0][kind]]
    counts = bytearray(KINDS)
    for numbers in product(*(range(most[0][kind], least[0][kind] - 1, -1) for kind in kinds)):
        for kind, number in zip(kinds, numbers, strict=True):
            counts[kind] = number
        if any(numbers) and bound(s, seat, at, counts) is None:
            return True
    return False


def fitting(s: WarState, seat: Seat, at: Region, fits: Fits | None = None) -> Fits | None:
    """What a group that is picked from the army here must fulfil, beside what a card asks; None: nothing."""
    if unbound(s, seat, at):
        return fits

    def both(least: Group, most: Group) -> bool:
        return (fits is None or fits(least, most)) and some_part(s, seat, at, least, most)

    return both


def note_action(s: WarState, counts: bytearray | bytes, at: Region, to: Region) -> None:
    """Remember for a lone player of three which nation or mixed army has acted, and where it stands (p. 46).

    A mixed army is the same where it ended and where a part of it was left behind (ruling).
    """
    if s.actor != s.seating.lone:
        return
    nations = nations_of(counts)
    if nations & (nations - 1):
        s.doing = (s.doing[0], s.doing[1] | just(at) | just(to))
    else:
        note_nation(s, nations)


def note_nation(s: WarState, nations: Nations) -> None:
    if s.actor == s.seating.lone:
        s.doing = (s.doing[0] | nations, s.doing[1])


# -- joining (p. 46) --------------------------------------------------------------------------------


def join(s: WarState, first: Side) -> Steps:
    """At the end of an action allies who have met may join: the follower is asked first (ruling)."""
    came, s.came = s.came, 0
    for side in (first, 1 - first):
        for at in members(came & shared(s, side) & ~s.allies.merged[side]):
            yield from _ask_to_join(s, side, at)


def _ask_to_join(s: WarState, side: Side, at: Region) -> Steps:
    s.focus = at
    for seat in (follower(s, side), leader(s, side)):
        if (yield (seat, "army.join", (JOIN, STAY_APART))) == STAY_APART:
            return
    merge(s, side, at)
    tell(s, "army.joins", side=SIDE_TEXTS[side], region=REGION.texts[at])
