"""Chapter 6, recruiting (p. 26-27): new figures by Muster result or by card."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.control import free_for, unconquered
from westmarch.games.war.figures import count, put
from westmarch.games.war.ids import (
    DONE,
    FIGURE,
    FIRST_LEADER,
    FREE_NATIONS,
    ISENGARD,
    NATION,
    NATION_OF,
    NAZGUL,
    REGION,
    SARUMAN,
    SAURON,
    SHADOW,
    Nation,
    Region,
    Regions,
    Seat,
    Side,
    elite,
    is_elite,
    leader,
    region,
    regular,
)
from westmarch.games.war.rules.losses import kill
from westmarch.games.war.rules.mixed_armies import note_nation, rests
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import actor, owner, side_of
from westmarch.games.war.state import AT_WAR, WarState

Steps = Generator[Question, Any, None]
ORTHANC = region("orthanc")
_KINDS_OF = tuple(
    tuple(kind for kind, of_nation in enumerate(NATION_OF) if of_nation == nation) for nation in range(8)
)
"""Kinds of figure of each nation, in their order."""


def places(s: WarState, side: Side, nation: Nation) -> int:
    """Settlements where a nation can muster: its own, not captured, not besieged, nobody hostile there."""
    mask = s.board.of_nation[nation] & unconquered(s, side) & free_for(s, side)
    return mask & ~s.besieged


def open_settlement(s: WarState, seat: Seat, at: Region) -> Reason | None:
    """Whether a Muster result can bring anything at all here (p. 26, 36); each for own nations (p. 45)."""
    here, side = REGION.texts[at], side_of(s, seat)
    if not has(s.board.home[side], at):
        return because("no_settlement", 26, region=here)
    if not has(unconquered(s, side), at):
        return because("settlement_lost", 26, region=here)
    nation = s.board.nation[at]
    if owner(s, nation) != seat:
        return because("allys_nation", 45, nation=NATION.texts[nation])
    if s.step[nation] < AT_WAR:
        return because("nation_not_at_war", 36, nation=NATION.texts[nation])
    tired = rests(s, seat, at, just(nation))
    if tired is not None:
        return tired
    if not has(places(s, side, nation), at):
        return because("besieged_muster", 26, region=here)
    return None


def may_muster(s: WarState, seat: Seat, at: Region, kind: int, single: bool = True) -> Reason | None:
    """Whether a Muster result can bring a figure here; an Elite only as the whole result (p. 26)."""
    return open_settlement(s, seat, at) or _may_come(s, seat, at, kind, single)


def _may_come(s: WarState, seat: Seat, at: Region, kind: int, single: bool) -> Reason | None:
    """What keeps a figure from a settlement that others may come to."""
    here, figure = REGION.texts[at], FIGURE.texts[kind]
    if NATION_OF[kind] != s.board.nation[at]:
        return because("other_nation", 26, region=here, figure=figure)
    if kind == NAZGUL and not has(s.board.strongholds, at):
        return because("only_strongholds", 26, region=here)
    if kind == elite(NATION_OF[kind]) and not single:
        return because("elite_whole", 26, figure=figure)
    if not s.reserve[kind]:
        return because("none_left", 26, figure=figure)
    if FIRST_LEADER <= kind < NAZGUL and not s.strength[side_of(s, seat)][at]:
        return because("leader_alone", 7, region=here)
    return None


def may_muster_at(s: WarState, seat: Seat, at: Region, single: bool = True, but: int = -1) -> Reason | None:
    """Whether a Muster result can bring some figure here; the second one in another settlement (p. 26)."""
    if at == but:
        return because("another_settlement", 26, region=REGION.texts[at])
    refusal = open_settlement(s, seat, at)
    if refusal is not None or options_at(s, seat, at, single):
        return refusal
    return because("nothing_left", 26, region=REGION.texts[at])


def options_at(s: WarState, seat: Seat, at: Region, single: bool = True) -> list[int]:
    """Figures that a Muster result can bring here."""
    if open_settlement(s, seat, at) is not None:
        return []
    kinds = _KINDS_OF[s.board.nation[at]]
    return [FIGURE.code(kind) for kind in kinds if _may_come(s, seat, at, kind, single) is None]


def regions(s: WarState, seat: Seat, single: bool = True, but: int = -1) -> Regions:
    """Mask of the regions where something can be mustered; the quick form of `may_muster_at`."""
    side = side_of(s, seat)
    free = free_for(s, side) & unconquered(s, side) & ~s.besieged
    found, tired = 0, s.allies.last[0] if seat == s.seating.lone else 0
    for nation in s.seating.rows[seat]:
        if s.step[nation] < AT_WAR or has(tired, nation):
            continue
        here = s.board.of_nation[nation] & free
        if s.reserve[regular(nation)] or (single and s.reserve[elite(nation)]):
            found |= here
        if nation in FREE_NATIONS:
            if s.reserve[leader(nation)]:
                found |= here & s.occupied[side]
        elif nation == SAURON and s.reserve[NAZGUL]:
            found |= here & s.board.strongholds
    return found if but < 0 else found & ~just(but)


def recruit(s: WarState, at: Region, kind: int, number: int = 1) -> int:
    """Place figures as far as there are any; gives how many came.

    The surplus is taken away at the end of the action, the owner's choice (p. 26): `losses.trim_all`.
    """
    number = min(number, s.reserve[kind])
    if number > 0:
        s.reserve[kind] -= number
        put(s, at, kind, number)
        if s.seating.shared:
            s.came |= just(at)
        note_nation(s, just(NATION_OF[kind]))
        tell(s, "muster.recruits", figure=FIGURE.texts[kind], n=number, region=REGION.texts[at])
        return number
    return 0


def muster(s: WarState, seat: Seat, at: Region, figure: int) -> Steps:
    """The figure chosen, and a second one in another settlement unless the first was an Elite (p. 26)."""
    recruit(s, at, figure)
    if not is_elite(figure):
        yield from _second(s, seat, at)


def _second(s: WarState, seat: Seat, at: Region) -> Steps:
    others = regions(s, seat, single=False, but=at)
    if not others:
        return
    answer = yield (seat, "muster.second", [DONE, *REGION.codes_of(others)])
    if answer == DONE:
        return
    second = s.focus = REGION.of(answer)
    options = options_at(s, seat, second, single=False)
    chosen = options[0]
    if len(options) > 1:
        chosen = yield (seat, "muster.figure", options)
    recruit(s, second, FIGURE.of(chosen))


# -- the Voice of Saruman (character card) --------------------------------------------------------


def voice_heard(s: WarState) -> bool:
    return s.where[SARUMAN] == ORTHANC and has(s.control, ORTHANC) and not has(s.besieged, ORTHANC)


def voice_recruits(s: WarState) -> int:
    """Settlements of Isengard that can take a Regular each."""
    if not s.reserve[regular(ISENGARD)]:
        return 0
    return places(s, SHADOW, ISENGARD)


def may_call(s: WarState, at: Region) -> Reason | None:
    """Whether the Voice of Saruman can bring a Regular here; it needs no war, only a settlement."""
    if not s.board.of_nation[ISENGARD] & s.board.home[SHADOW] & just(at):
        return because("no_settlement", 26, region=REGION.texts[at])
    if not has(unconquered(s, SHADOW), at):
        return because("settlement_lost", 26, region=REGION.texts[at])
    if has(s.besieged, at):
        return because("besieged_muster", 26, region=REGION.texts[at])
    return None


def voice_recruit(s: WarState) -> Steps:
    """One Regular in every settlement of Isengard; if they run out the player says where."""
    left = voice_recruits(s)
    while left and s.reserve[regular(ISENGARD)]:
        at = members(left)[0]
        if left.bit_count() > s.reserve[regular(ISENGARD)]:
            at = REGION.of((yield (actor(s), "muster.voice", REGION.codes_of(left))))
        left &= ~just(at)
        recruit(s, at, regular(ISENGARD))


def can_promote(s: WarState) -> bool:
    return bool(count(s, ORTHANC, regular(ISENGARD)) and s.reserve[elite(ISENGARD)])


def promote(s: WarState, at: Region, nation: Nation, number: int) -> int:
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
            figure=FIGURE.texts[elite(nation)],
            n=number,
            region=REGION.texts[at],
        )
    return number
