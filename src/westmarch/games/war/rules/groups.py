"""Which figures of an army act together (p. 26-28): all that can, or those the player picks.

A group is a pair: figures by kind, and a mask of characters. Sets are picked one figure at a time
in ascending order, so that every set has one spelling; a pick is offered only if some set that
holds it can still be completed.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import lru_cache
from typing import Any

from westmarch.core.game import Question
from westmarch.games.war.figures import place_person, put, take
from westmarch.games.war.ids import (
    CHAR,
    DONE,
    FIGURE,
    FIGURES_OF,
    FREE,
    ISENGARD,
    KINDS,
    LEADERS_OF,
    NATION_OF,
    NAZGUL,
    PERSONS_OF,
    REGIONS,
    SARUMAN,
    UNITS_OF,
    bits,
    elite,
)
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.state import WarState

Group = tuple[bytearray, int]
Fits = Callable[[Group, Group], bool]
"""Whether some set between the first group and the second would do; for the conditions of cards."""
ISENGARD_ELITE = elite(ISENGARD)


def everyone(s: WarState, side: int, at: int, frozen: Group | None = None) -> Group:
    """All figures of a side in a region that can move, but for those that have moved already.

    A character of level 0 never moves (p. 24).
    """
    base = at * KINDS
    counts = _masked(s.figures[base : base + KINDS], _SIDE_MASK[side])
    persons = s.persons[at] & PERSONS_OF[side] & ~(1 << SARUMAN)
    if frozen is not None:
        for kind in FIGURES_OF[side]:
            counts[kind] -= frozen[0][kind]
        persons &= ~frozen[1]
    return counts, persons


def units_in(side: int, counts: bytearray) -> int:
    return sum(counts[:10]) if side == FREE else sum(counts[10:16])


def has_leader(s: WarState, side: int, group: Group) -> bool:
    """A Leader, Nazgûl or character; with Saruman in play an Elite of Isengard leads too."""
    counts, persons = group
    if persons or (any(counts[16:21]) if side == FREE else counts[NAZGUL]):
        return True
    return side != FREE and bool(counts[ISENGARD_ELITE]) and s.where[SARUMAN] < len(REGIONS)


def led_armies(s: WarState, side: int) -> int:
    """Mask of the regions whose army has somebody to lead it."""
    figures, persons = s.figures, s.persons
    first, last = LEADERS_OF[side][0], LEADERS_OF[side][-1] + 1
    uruks = side != FREE and s.where[SARUMAN] < len(REGIONS)
    found = 0
    for at in bits(s.occupied[side]):
        base = at * KINDS
        if (
            any(figures[base + first : base + last])
            or persons[at] & PERSONS_OF[side] & ~(1 << SARUMAN)
            or (uruks and figures[base + ISENGARD_ELITE])
        ):
            found |= 1 << at
    return found


def only(s: WarState, side: int, group: Group, nations: int) -> Group:
    """Those of a group whose nation is in the mask; Nazgûl and characters always are (p. 36)."""
    counts, persons = group
    return _masked(counts, _nation_mask(nations)), persons


def _masked(counts: bytearray, mask: int) -> bytearray:
    """The figures whose kinds are in a mask of bytes; one operation instead of a loop."""
    return bytearray((int.from_bytes(counts, "little") & mask).to_bytes(KINDS, "little"))


@lru_cache(maxsize=1024)
def _nation_mask(nations: int) -> int:
    return _byte_mask(kind for kind in range(KINDS) if kind == NAZGUL or nations >> NATION_OF[kind] & 1)


def _byte_mask(kinds: Iterable[int]) -> int:
    return sum(0xFF << 8 * kind for kind in kinds)


_SIDE_MASK = (_byte_mask(FIGURES_OF[0]), _byte_mask(FIGURES_OF[1]))


def leaders_stranded(s: WarState, side: int, at: int, group: Group) -> bool:
    """All units would leave, but not all Leaders of the Free Peoples (p. 27)."""
    if side != FREE:
        return False
    if s.strength[FREE][at] != units_in(FREE, group[0]):
        return False
    base = at * KINDS
    return any(s.figures[base + kind] != group[0][kind] for kind in LEADERS_OF[FREE])


def move_group(s: WarState, side: int, at: int, to: int, group: Group) -> None:
    """Carry figures over; what their coming means is for `settlements.army_enters`."""
    counts, persons = group
    for kind in FIGURES_OF[side]:
        number = counts[kind]
        if number:
            take(s, at, kind, number)
            put(s, to, kind, number)
    for person in bits(persons):
        place_person(s, person, to)


def pick(
    s: WarState,
    side: int,
    at: int,
    offered: Group,
    question: str,
    *,
    lead: bool = False,
    keep: int = 0,
    keep_company: bool = False,
    fits: Fits | None = None,
) -> Generator[Question, Any, Group]:
    """Let the player name the figures of a group from the region ``at``, which is in focus from now on.

    ``lead``: a leader or character must be among them; ``keep``: so many units must stay behind;
    ``keep_company``: whoever stays must have a unit with them (a rearguard is an army, p. 28);
    ``fits``: what else a card asks of the group.
    """
    s.focus = at
    chosen = bytearray(KINDS)
    chosen_persons = 0
    floor = 0
    while True:
        group = chosen, chosen_persons
        s.picked, s.picked_persons = bytes(chosen), chosen_persons
        options = [DONE] if _complete(s, side, at, offered, group, lead, keep_company) else []
        options += _next_picks(s, side, at, offered, group, floor, lead, keep, keep_company)
        if fits is not None:
            options = [code for code in options if fits(*_between(offered, group, code))]
        answer = options[0] if len(options) == 1 else (yield (seat_of(s, side), question, options))
        if answer == DONE:
            s.picked, s.picked_persons = None, 0
            return group
        if answer >= CHAR:
            floor = KINDS + answer - CHAR
            chosen_persons |= 1 << answer - CHAR
        else:
            floor = answer - FIGURE
            chosen[floor] += 1


def _between(offered: Group, group: Group, code: int) -> tuple[Group, Group]:
    """The least and the greatest group that can still come of an answer."""
    if code == DONE:
        return group, group
    (counts, persons), (chosen, chosen_persons) = offered, group
    if code >= CHAR:
        person = code - CHAR
        chosen_persons |= 1 << person
        return (chosen, chosen_persons), (chosen, chosen_persons | persons & -(1 << person))
    kind = code - FIGURE
    least = bytearray(chosen)
    least[kind] += 1
    return (least, chosen_persons), (least[:kind] + counts[kind:], chosen_persons | persons)


def _complete(
    s: WarState, side: int, at: int, offered: Group, group: Group, lead: bool, keep_company: bool
) -> bool:
    if not units_in(side, group[0]) or leaders_stranded(s, side, at, group):
        return False
    if keep_company and s.strength[side][at] == units_in(side, group[0]) and _stays(side, offered, group):
        return False
    return not lead or has_leader(s, side, group)


def _stays(side: int, offered: Group, group: Group) -> bool:
    """Whether any leader or character who could come would stay behind."""
    if any(offered[0][kind] > group[0][kind] for kind in LEADERS_OF[side]):
        return True
    return bool(offered[1] & ~group[1])


def _next_picks(
    s: WarState,
    side: int,
    at: int,
    offered: Group,
    group: Group,
    floor: int,
    lead: bool,
    keep: int,
    keep_company: bool,
) -> list[int]:
    """Units first; a unit only if a leader can still follow where one must."""
    (counts, persons), (chosen, chosen_persons) = offered, group
    picks = []
    taken = units_in(side, chosen)
    room = units_in(side, counts) - keep - taken
    if room > 0:
        for kind in UNITS_OF[side]:
            if (
                kind >= floor
                and counts[kind] > chosen[kind]
                and (not lead or _leader_follows(side, offered, group, kind, room))
            ):
                picks.append(FIGURE + kind)
    if not taken:
        return picks
    emptied = taken == s.strength[side][at]
    for kind in LEADERS_OF[side]:
        if kind >= floor and counts[kind] > chosen[kind]:
            picks.append(FIGURE + kind)
            if emptied and (side == FREE or keep_company):
                return picks  # nobody may be passed over who must not stay alone
    for person in bits(persons & ~chosen_persons):
        if KINDS + person >= floor:
            picks.append(CHAR + person)
            if emptied and keep_company:
                return picks
    return picks


def _leader_follows(side: int, offered: Group, group: Group, kind: int, room: int) -> bool:
    """After this unit somebody can still lead: a leader, or an Elite of Isengard for Saruman."""
    (counts, persons), (chosen, _) = offered, group
    if persons or any(counts[leader] for leader in LEADERS_OF[side]):
        return True
    if chosen[ISENGARD_ELITE] or kind == ISENGARD_ELITE:
        return True
    return kind < ISENGARD_ELITE and bool(counts[ISENGARD_ELITE]) and room > 1
