"""Chapter 6, recruiting (p. 26-27): new figures by Muster result or by card."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.game import Question, tell
from westmarch.games.war.figures import count, put
from westmarch.games.war.holding import free_for, unconquered
from westmarch.games.war.ids import (
    DONE,
    FIGURE,
    FREE_NATIONS,
    ISENGARD,
    NATIONS_OF,
    NAZGUL,
    REGION,
    SAURON,
    SHADOW,
    bits,
    codes_of,
    elite,
    leader,
    name,
    region,
    regular,
)
from westmarch.games.war.rules.losses import kill, seat_of
from westmarch.games.war.state import AT_WAR, WarState

Steps = Generator[Question, Any, None]
ORTHANC = region("orthanc")


def places(s: WarState, side: int, nation: int) -> int:
    """Settlements where a nation can muster: its own, not captured, not besieged, nobody hostile there."""
    mask = s.board.of_nation[nation] & unconquered(s, side) & free_for(s, side)
    return mask & ~s.besieged


def options_at(s: WarState, side: int, at: int, single: bool = True) -> list[int]:
    """Figures that a Muster result can bring here; an Elite only as the whole result (p. 26)."""
    nation = s.board.nation[at]
    if nation < 0 or s.step[nation] < AT_WAR or not places(s, side, nation) >> at & 1:
        return []
    found = []
    if s.reserve[regular(nation)]:
        found.append(FIGURE + regular(nation))
    if single and s.reserve[elite(nation)]:
        found.append(FIGURE + elite(nation))
    if nation in FREE_NATIONS:
        # a leader is never alone: there must be units to lead (p. 7)
        if s.reserve[leader(nation)] and s.strength[side][at]:
            found.append(FIGURE + leader(nation))
    elif nation == SAURON and s.board.strongholds >> at & 1 and s.reserve[NAZGUL]:
        found.append(FIGURE + NAZGUL)
    return found


def regions(s: WarState, side: int, single: bool = True, but: int = -1) -> int:
    """Mask of the regions where something can be mustered."""
    free = free_for(s, side) & unconquered(s, side) & ~s.besieged
    found = 0
    for nation in NATIONS_OF[side]:
        if s.step[nation] < AT_WAR:
            continue
        here = s.board.of_nation[nation] & free
        if s.reserve[regular(nation)] or (single and s.reserve[elite(nation)]):
            found |= here
        if nation in FREE_NATIONS:
            if s.reserve[leader(nation)]:
                found |= here & s.occupied[side]
        elif nation == SAURON and s.reserve[NAZGUL]:
            found |= here & s.board.strongholds
    return found if but < 0 else found & ~(1 << but)


def recruit(s: WarState, at: int, kind: int, number: int = 1) -> int:
    """Place figures as far as there are any; gives how many came.

    The surplus is taken away at the end of the action, the owner's choice (p. 26): `losses.trim_all`.
    """
    number = min(number, s.reserve[kind])
    if number > 0:
        s.reserve[kind] -= number
        put(s, at, kind, number)
        tell(s, "muster.recruits", figure=name(FIGURE + kind), n=number, region=name(REGION + at))
        return number
    return 0


def muster(s: WarState, side: int, at: int, figure: int) -> Steps:
    """The figure chosen, and a second one in another settlement unless the first was an Elite (p. 26)."""
    recruit(s, at, figure)
    if figure >= 16 or not figure & 1:
        yield from _second(s, side, at)


def _second(s: WarState, side: int, at: int) -> Steps:
    others = regions(s, side, single=False, but=at)
    if not others:
        return
    answer = yield (seat_of(s, side), "muster.second", [DONE, *codes_of(others, REGION)])
    if answer == DONE:
        return
    second = s.focus = answer - REGION
    options = options_at(s, side, second, single=False)
    chosen = options[0]
    if len(options) > 1:
        chosen = yield (seat_of(s, side), "muster.figure", options)
    recruit(s, second, chosen - FIGURE)


# -- the Voice of Saruman (character card) --------------------------------------------------------


def voice_heard(s: WarState) -> bool:
    return s.where[9] == ORTHANC and bool(s.control >> ORTHANC & 1) and not s.besieged >> ORTHANC & 1


def voice_recruits(s: WarState) -> int:
    """Settlements of Isengard that can take a Regular each."""
    if not s.reserve[regular(ISENGARD)]:
        return 0
    return places(s, SHADOW, ISENGARD)


def voice_recruit(s: WarState) -> Steps:
    """One Regular in every settlement of Isengard; if they run out the player says where."""
    left = voice_recruits(s)
    while left and s.reserve[regular(ISENGARD)]:
        at = bits(left)[0]
        if left.bit_count() > s.reserve[regular(ISENGARD)]:
            at = (yield (seat_of(s, SHADOW), "muster.voice", codes_of(left, REGION))) - REGION
        left &= ~(1 << at)
        recruit(s, at, regular(ISENGARD))


def can_promote(s: WarState) -> bool:
    return bool(count(s, ORTHANC, regular(ISENGARD)) and s.reserve[elite(ISENGARD)])


def promote(s: WarState, at: int, nation: int, number: int) -> int:
    """Regulars give way to Elites of the same nation, as many as there are of both."""
    number = min(number, count(s, at, regular(nation)), s.reserve[elite(nation)])
    for _ in range(number):
        kill(s, at, regular(nation))
        s.reserve[elite(nation)] -= 1
        put(s, at, elite(nation))
    if number:
        tell(
            s,
            "muster.promotes",
            figure=name(FIGURE + elite(nation)),
            n=number,
            region=name(REGION + at),
        )
    return number
