"""Chapter 7: the Political Track (p. 34-36). Who rouses a nation, and what brings it to war."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards import lasting
from westmarch.games.war.control import unconquered
from westmarch.games.war.ids import COMPANION_MASK, FREE, NATION, Nation, Person, Region
from westmarch.games.war.state import AT_WAR, WarState

ENTERED, ATTACKED, DECLARED, COMPANION, CARD = range(5)
"""What rouses a nation."""
BY_DIE, BY_ATTACK, BY_CAPTURE, BY_CARD, BY_ABILITY, BY_TOKEN = range(6)
"""What moves a nation towards war."""


def activate(s: WarState, nation: Nation, how: int, at: Region = -1) -> None:
    """A passive nation becomes active, unless a card on the table does not let it."""
    if has(s.active, nation) or not all(lets(s, nation, how, at) for lets in lasting.lets_rouse.heard(s)):
        return
    s.active |= just(nation)
    tell(s, "politics.active", nation=NATION.texts[nation])
    for follows in lasting.roused.heard(s):
        follows(s, nation)


def can_advance(s: WarState, nation: Nation) -> bool:
    """Only an active nation enters the war (p. 34)."""
    step = s.step[nation]
    return step < AT_WAR - 1 or (step == AT_WAR - 1 and has(s.active, nation))


def can_advance_by_die(s: WarState, nation: Nation) -> bool:
    return held_back_by(s, nation) < 0 and can_advance(s, nation)


def held_back_by(s: WarState, nation: Nation) -> int:
    """The card on the table that lets no Muster result move a nation, or -1."""
    for number in members(lasting.lets_advance.on(s)):
        if not lasting.lets_advance.does[number](s, nation):
            return number
    return -1


def advance(s: WarState, nation: Nation, how: int) -> None:
    if not can_advance(s, nation):
        return
    s.step[nation] += 1
    tell(s, "politics.step", nation=NATION.texts[nation], step=s.step[nation] + 1)
    for follows in lasting.advanced.heard(s):
        follows(s, nation, how)


def set_at_war(s: WarState, nation: Nation) -> None:
    """Straight to the last step, by card."""
    if s.step[nation] < AT_WAR:
        s.step[nation] = AT_WAR
        tell(s, "politics.step", nation=NATION.texts[nation], step=AT_WAR + 1)


def recede(s: WarState, nation: Nation) -> None:
    if s.step[nation]:
        s.step[nation] -= 1
        tell(s, "politics.back", nation=NATION.texts[nation], step=s.step[nation] + 1)


def attacked(s: WarState, nations: int, at: Region) -> None:
    """Each nation whose units are attacked is roused and moves one step, once a battle (p. 34)."""
    for nation in range(8):
        if has(nations, nation):
            activate(s, nation, ATTACKED, at)
            advance(s, nation, BY_ATTACK)


def companions_end(s: WarState, persons: int, at: Region) -> None:
    """Companions who came with an army have ended a move as well (p. 34)."""
    for person in members(persons & COMPANION_MASK):
        companion_arrives(s, person, at)


def companion_arrives(s: WarState, person: Person, at: Region) -> None:
    """A Companion who ends a move in an unconquered City or Stronghold rouses its nation (p. 34)."""
    nation = s.board.nation[at]
    if nation < 0 or not has(s.board.activates[person], nation):
        return
    if (s.board.cities | s.board.strongholds) & unconquered(s, FREE) & just(at):
        activate(s, nation, COMPANION, at)
