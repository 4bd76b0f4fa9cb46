"""What the combat halves of the Free Peoples ask for: who fights, and where."""

from __future__ import annotations

from westmarch.core.sets import has, set_of
from westmarch.games.war.battle_state import ASSAULT, Battle
from westmarch.games.war.cards.registry import CombatReady
from westmarch.games.war.ids import FREE_NATIONS, ROHAN, region
from westmarch.games.war.rules import forces
from westmarch.games.war.state import OFF_TRACK, WarState

_ENTISH = set_of((region("fangorn"), region("orthanc")))


def companion(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.persons(s, b, side))


def leader_or_companion(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.persons(s, b, side) or forces.leaders(s, b, side))


def one_of(*persons: int) -> CombatReady:
    """One of these Companions is in the battle."""
    wanted = set_of(person for person in persons)
    return lambda s, b, side: bool(forces.persons(s, b, side) & wanted)


def elite(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.elites(s, b, side))


def at_the_ring_bearers(s: WarState, b: Battle, side: int) -> bool:
    """Where their figure stands, which is nowhere on the map once they are on the Mordor Track (K16)."""
    return s.mordor == OFF_TRACK and b.at == s.fellowship


def in_the_woods(s: WarState, b: Battle, side: int) -> bool:
    """Rohan, Fangorn or Orthanc, where the defender stands."""
    return s.board.nation[b.at] == ROHAN or has(_ENTISH, b.at)


def at_home(s: WarState, b: Battle, side: int) -> bool:
    """The defender stands inside the borders of a Free nation."""
    return s.board.nation[b.at] in FREE_NATIONS


def defends_in_field(s: WarState, b: Battle, side: int) -> bool:
    """A sortie is a battle in the field, from which besiegers may retreat (p. 32)."""
    return side != b.attacker and b.kind != ASSAULT
