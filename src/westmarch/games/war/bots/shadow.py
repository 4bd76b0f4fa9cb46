"""The Shadow's choice of actions: nations to war, Minions, musters, and armies against the strongholds."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.war.bots import choosing
from westmarch.games.war.bots.alliance import token_value
from westmarch.games.war.bots.armies import best_attack
from westmarch.games.war.bots.choosing import NEVER, Candidate, cheapest
from westmarch.games.war.bots.judgement import Judgement, judge
from westmarch.games.war.bots.minions import flight_value
from westmarch.games.war.bots.musters import nation_value
from westmarch.games.war.figures import count
from westmarch.games.war.ids import (
    ARMY,
    ARMY_MUSTER,
    CARD,
    CHAR,
    CHARACTER,
    DIE,
    DRAW,
    EVENT,
    EYE,
    FREE,
    ISENGARD,
    MOVE_MINIONS,
    MUSTER,
    NATION,
    PASS,
    REGION,
    RING,
    SARUMAN,
    SAURON,
    SHADOW,
    SKIP,
    TOKEN,
    VOICE_ELITES,
    VOICE_RECRUIT,
    WILL,
    Side,
    elite,
    region,
    regular,
)
from westmarch.games.war.rules import arrivals, dice, muster
from westmarch.games.war.seats import acting
from westmarch.games.war.state import AT_WAR, OFF_TRACK, WarState

ORTHANC = region("orthanc")
LEAST = 0.02
POOR, STORM = 1.2, 1.8
"""Worth below which a die is better turned by a ring, and of an attack that is worth a ring."""
COSTS = (0.15, 0.25, 0.2, 0.3, 0.12, NEVER, NEVER)
"""What each face would be missed for."""


def choose(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`action.choose`."""
    j = judge(s)
    faces = dice.faces(s, SHADOW)
    found: list[Candidate] = choosing.regions(s, j, SHADOW, codes, faces, COSTS)
    found += choosing.played(s, j, SHADOW, codes, faces, COSTS)
    for code in codes:
        if code not in REGION and code not in CARD:
            worth = _other(s, j, code, faces)
            if worth > 0:
                found.append((worth, code, -1))
    if RING in codes and _wants_ring(s, j, faces, found):
        return RING
    fallback = PASS if PASS in codes else SKIP
    if fallback not in codes:
        fallback = codes[-1]
    return choosing.settle(s, j, SHADOW, found, fallback, LEAST)


def _other(s: WarState, j: Judgement, code: int, faces: int) -> float:
    if code in CHAR:
        return 4.2 if CHAR.of(code) == SARUMAN else 3.8
    if code in NATION:
        return nation_value(s, j, NATION.of(code)) - cheapest(COSTS, dice.FOR_MUSTER, faces)
    if code in TOKEN:
        return token_value(s, acting(s, SHADOW), TOKEN.of(code))
    if code == MOVE_MINIONS:
        return 0.9 * flight_value(s, j) - cheapest(COSTS, dice.FOR_CHARACTER, faces)
    if code == VOICE_RECRUIT:
        places = muster.voice_recruits(s).bit_count()
        return 0.5 * min(places, s.reserve[regular(ISENGARD)]) - COSTS[MUSTER]
    if code == VOICE_ELITES:
        number = min(2, count(s, ORTHANC, regular(ISENGARD)), s.reserve[elite(ISENGARD)])
        return 0.6 * number - COSTS[MUSTER]
    if code == DRAW:
        return choosing.draw_value(s, SHADOW) - COSTS[EVENT]
    return -1.0


# -- Elven Rings ------------------------------------------------------------------------------------


def _wants_ring(s: WarState, j: Judgement, faces: int, found: list[Candidate]) -> bool:
    """A ring, when the best that the dice allow is poor."""
    best = max((worth for worth, _, _ in found), default=0.0)
    return best < POOR and bool(wanted_face(s, j, faces))


def wanted_face(s: WarState, j: Judgement, faces: int) -> int:
    """The face that is missing most; 0 (Character) where none is."""
    peace = s.step[ISENGARD] < AT_WAR or s.step[SAURON] < AT_WAR
    if not faces & dice.FOR_MUSTER and (peace or arrivals.minions_ready(s)):
        return MUSTER
    if not faces & dice.army_faces(s, acting(s, SHADOW)):
        storm = max((best_attack(s, j, SHADOW, at)[0] for at in j.force[SHADOW]), default=0.0)
        if storm > STORM:
            return ARMY
    if s.mordor != OFF_TRACK and s.hidden and s.dice[FREE][CHARACTER] + s.dice[FREE][WILL]:
        return EYE
    return CHARACTER


def ring_die(s: WarState, side: Side, codes: Sequence[int]) -> int:
    order = (EVENT, CHARACTER, MUSTER, ARMY, ARMY_MUSTER)
    return min(codes, key=lambda code: order.index(DIE.of(code)) if DIE.of(code) in order else 9)


def ring_face(s: WarState, side: Side, codes: Sequence[int]) -> int:
    face = wanted_face(s, judge(s), dice.faces(s, SHADOW))
    return DIE.code(face) if DIE.code(face) in codes else codes[0]


def pay(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`action.die`."""
    return choosing.pay(COSTS, codes)
