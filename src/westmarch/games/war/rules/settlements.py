"""Chapter 6, sieges and capture (p. 31-33): what happens when armies come and go."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import has, just
from westmarch.games.war.control import holder
from westmarch.games.war.ids import (
    FREE,
    KINDS,
    LEADERS_OF,
    NATION_OF,
    REGION,
    SHADOW,
    SIDE_OF,
    SIDE_TEXTS,
    UNITS_OF,
    Nations,
    Region,
    Side,
)
from westmarch.games.war.rules import politics
from westmarch.games.war.seats import commander
from westmarch.games.war.state import WarState


def army_enters(s: WarState, side: Side, at: Region) -> None:
    """An army has come into a region: it rouses an enemy nation, takes or besieges a settlement."""
    nation = s.board.nation[at]
    if nation >= 0 and SIDE_OF[nation] != side:
        politics.activate(s, nation, politics.ENTERED, at)
    if takes(s, side, at):
        capture(s, side, at)
    elif s.board.settlement[at] and holder(s, at) != side and not has(s.besieged, at):
        begin_siege(s, at)


def takes(s: WarState, side: Side, at: Region) -> bool:
    """Whether an army that enters a region captures a settlement there: the enemy's, undefended (p. 33)."""
    hostile = s.board.settlement[at] and holder(s, at) != side and not has(s.besieged, at)
    return bool(hostile) and not s.strength[1 - side][at]


def begin_siege(s: WarState, at: Region) -> None:
    s.besieged |= just(at)
    tell(s, "siege.begins", region=REGION.texts[at])


def capture(s: WarState, side: Side, at: Region) -> None:
    """A settlement changes hands (p. 33); the nation that loses it moves towards war."""
    if side == SHADOW:
        s.control |= just(at)
    else:
        s.control &= ~just(at)
    s.besieged &= ~just(at)
    nation = s.board.nation[at]
    own = SIDE_OF[nation] == side
    _note_captor(s, side, at)
    tell(
        s,
        "settlement.recaptured" if own else "settlement.captured",
        side=SIDE_TEXTS[side],
        region=REGION.texts[at],
        points=s.board.points[at],
    )
    if not own:
        politics.activate(s, nation, politics.ENTERED, at)
        politics.advance(s, nation, politics.BY_CAPTURE)


def _note_captor(s: WarState, side: Side, at: Region) -> None:
    """Who commanded the army that entered: points within a team go by that (p. 46)."""
    here = just(at)
    captured = [regions & ~here for regions in s.allies.captured]
    if not has(s.board.home[side], at):
        captured[commander(s, side, at)] |= here
    s.allies = s.allies._replace(captured=tuple(captured))


def review_siege(s: WarState, at: Region) -> None:
    """After units left a besieged region or died there: is the siege lifted, has the Stronghold fallen?"""
    if not has(s.besieged, at):
        return
    defender = holder(s, at)
    if not s.strength[1 - defender][at]:
        s.besieged &= ~just(at)
        tell(s, "siege.lifted", region=REGION.texts[at])
    elif not s.strength[defender][at]:
        capture(s, 1 - defender, at)


def leaders_without_army(s: WarState, at: Region) -> None:
    """Leaders of the Free Peoples who stand alone are removed at once (p. 7)."""
    if s.strength[FREE][at]:
        return
    base = at * KINDS
    for kind in LEADERS_OF[FREE]:
        alone = s.figures[base + kind]
        if alone:
            s.figures[base + kind] = 0
            s.lost[kind] += alone
            tell(s, "army.leaders_lost", region=REGION.texts[at], n=alone)


def nations_in(s: WarState, side: Side, at: Region) -> Nations:
    """Mask of the nations with units of a side in a region."""
    base = at * KINDS
    mask = 0
    for kind in UNITS_OF[side]:
        if s.figures[base + kind]:
            mask |= just(NATION_OF[kind])
    return mask
