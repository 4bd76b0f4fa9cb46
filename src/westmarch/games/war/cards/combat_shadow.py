"""The 17 combat halves of the Shadow, in the order of the steps of a round.

``side`` is always the Shadow; it may be attacker or defender.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from westmarch.core.rules import Question, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.battle_state import ASSAULT, NO_CARD, Battle
from westmarch.games.war.cards.registry import Steps, combat
from westmarch.games.war.ids import (
    CHAR,
    FIGURE,
    FREE,
    ISENGARD,
    LEADERS_OF,
    NAZGUL,
    NONE,
    NUMBER,
    REGION,
    SHADOW,
    SIDES,
    SOUTHRONS,
    WITCH_KING,
    elite,
    name,
    region,
    regular,
)
from westmarch.games.war.rules import forces
from westmarch.games.war.rules.losses import eliminate, kill, seat_of, suffer
from westmarch.games.war.rules.throws import needed, throw
from westmarch.games.war.state import OFF_TRACK, WarState

MOST_DICE = 5
MORIA = region("moria")
NEAR_MORIA = 2


# -- conditions ---------------------------------------------------------------------------------


def _nazgul(s: WarState, b: Battle, side: int) -> bool:
    """The Witch-king is one of them (G5)."""
    return bool(forces.figures(s, b, side, NAZGUL) or has(forces.persons(s, b, side), WITCH_KING))


def _dread(points: int) -> Callable[[WarState, Battle, int], bool]:
    """Leadership of Nazgûl that can still be given up."""
    return lambda s, b, side: forces.nazgul_leadership(s, b) >= points


def _at_the_ring_bearers(s: WarState, b: Battle, side: int) -> bool:
    """Where their figure stands, which is nowhere on the map once they are on the Mordor Track (K16)."""
    return s.mordor == OFF_TRACK and b.at == s.fellowship


def _by_moria(s: WarState, b: Battle, side: int) -> bool:
    return has(s.board.within[MORIA][NEAR_MORIA], b.at)


def _uruks_at_the_walls(s: WarState, b: Battle, side: int) -> bool:
    """A siege, not a field battle in a Stronghold's region; the besieged may be the Shadow (K9)."""
    kinds = (regular(ISENGARD), elite(ISENGARD))
    return b.kind == ASSAULT and any(forces.figures(s, b, side, kind) for kind in kinds)


def _mumakil(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.figures(s, b, side, elite(SOUTHRONS)))


def _elite(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.elites(s, b, side))


# -- 0: cancel ------------------------------------------------------------------------------------


@combat("swarm_of_bats")
def swarm_of_bats(s: WarState, b: Battle, side: int) -> None:
    if b.cards[FREE] != NO_CARD:
        b.cancelled[FREE] = True
    else:
        b.reroll_mod[side] += 1


# -- 1: silence -----------------------------------------------------------------------------------


@combat("words_of_power", _nazgul)
def words_of_power(s: WarState, b: Battle, side: int) -> Steps:
    options = CHAR.codes_of(forces.persons(s, b, FREE))
    if options:
        answer = options[0]
        if len(options) > 1:
            answer = yield (seat_of(s, side), "combat.character", options)
        b.silenced |= just(CHAR.of(answer))


# -- 2 and 7: extra attacks -------------------------------------------------------------------------


def _strike(s: WarState, b: Battle, side: int, number: int, need: int) -> Steps:
    """No re-roll, no modifiers; losses at once (p. 29, K2)."""
    pips = yield from throw(s, side, min(MOST_DICE, number), "combat.roll")
    hits = sum(value >= need for value in pips)
    dice = [f"pips:{value}" for value in pips]
    tell(s, "battle.roll", side=f"side:{SIDES[side]}", dice=dice, **needed(need), n=hits)
    yield from _hit(s, b, side, hits)


def _hit(s: WarState, b: Battle, side: int, hits: int) -> Steps:
    enemy = 1 - side
    b.bonus[side] += hits
    yield from suffer(s, enemy, b.region_of(enemy), hits, forces.rear_of(b, enemy))


@combat("durins_bane", _by_moria)
def durins_bane(s: WarState, b: Battle, side: int) -> Steps:
    return _strike(s, b, side, 3, 4)


@combat("we_come_to_kill", _elite)
def we_come_to_kill(s: WarState, b: Battle, side: int) -> Steps | None:
    """With the Elites that are left."""
    elites = forces.elites(s, b, side)
    return _strike(s, b, side, elites, 5) if elites else None


@combat("great_host")
def great_host(s: WarState, b: Battle, side: int) -> Steps | None:
    """Only those in the battle count, after casualties (K13)."""
    if forces.units(s, b, side) >= 2 * forces.units(s, b, FREE):
        return _hit(s, b, side, 1)
    return None


@combat("onslaught")
def onslaught(s: WarState, b: Battle, side: int) -> Steps:
    number = yield from _own_losses(s, b, side, 4)
    if number:
        yield from _strike(s, b, side, number, 4)


def _own_losses(s: WarState, b: Battle, side: int, most: int) -> Generator[Question, Any, int]:
    """The Shadow throws its own units away, all of them if it likes (K12); gives how many hits."""
    most = min(most, forces.units(s, b, side) + forces.elites(s, b, side))
    options = [NUMBER.code(number) for number in range(most + 1)]
    number = NUMBER.of(int((yield (seat_of(s, side), "combat.number", options))))
    yield from suffer(s, side, b.region_of(side), number, forces.rear_of(b, side))
    return number


# -- 3: before the Combat roll ----------------------------------------------------------------------


@combat("one_for_the_dark_lord", _at_the_ring_bearers)
def one_for_the_dark_lord(s: WarState, b: Battle, side: int) -> None:
    b.roll_mod[side] += 1
    b.reroll_mod[side] += 1


@combat("cruel_as_death", _dread(2))
def cruel_as_death(s: WarState, b: Battle, side: int) -> None:
    b.forfeit[side] += 2
    b.roll_mod[side] += 1


@combat("dread_and_despair", _dread(1))
def dread_and_despair(s: WarState, b: Battle, side: int) -> Steps:
    most = forces.nazgul_leadership(s, b)
    options = [NUMBER.code(number) for number in range(1, most + 1)]
    answer = options[0]
    if len(options) > 1:
        answer = yield (seat_of(s, side), "combat.number", options)
    b.forfeit[side] += NUMBER.of(answer)
    b.dice_less[FREE] += NUMBER.of(answer)


@combat("foul_stench", _dread(1))
def foul_stench(s: WarState, b: Battle, side: int) -> None:
    """Compared now, after silences and forfeits (K10)."""
    if forces.nazgul_leadership(s, b) >= forces.leadership(s, b, FREE):
        b.reroll[FREE] = False


@combat("devilry_of_orthanc", _uruks_at_the_walls)
def devilry_of_orthanc(s: WarState, b: Battle, side: int) -> None:
    b.roll_mod[side] += 1


@combat("relentless_assault")
def relentless_assault(s: WarState, b: Battle, side: int) -> Steps:
    b.roll_mod[side] += yield from _own_losses(s, b, side, 2)


def _both(b: Battle, more: int) -> None:
    for side in (FREE, SHADOW):
        b.roll_mod[side] += more
        b.reroll_mod[side] += more


@combat("deadly_strife")
def deadly_strife(s: WarState, b: Battle, side: int) -> None:
    _both(b, 2)


@combat("desperate_battle")
def desperate_battle(s: WarState, b: Battle, side: int) -> None:
    _both(b, 1)


@combat("mumakil", _mumakil)
def mumakil_charge(s: WarState, b: Battle, side: int) -> None:
    b.roll_mod[side] += 1


# -- 4 to 6: after the Combat roll --------------------------------------------------------------------


@combat("they_are_terrible", _dread(1))
def they_are_terrible(s: WarState, b: Battle, side: int) -> None:
    b.forfeit[side] += 1
    b.reroll_mod[side] += 1


@combat("mumakil")
def mumakil_trample(s: WarState, b: Battle, side: int) -> None:
    """All hits of the round are compared, extra attacks too; a tie gives nothing (K18)."""
    if b.hits[side] + b.bonus[side] > b.hits[FREE] + b.bonus[FREE]:
        b.hits[side] += 1


@combat("black_breath", _nazgul)
def black_breath(s: WarState, b: Battle, side: int) -> Steps:
    """On top of the hits (K7): a Leader, or a Companion up to the level of the re-roll's hits (K8)."""
    hits = b.reroll_hits[side]
    if not hits:
        return
    options = [FIGURE.code(kind) for kind in LEADERS_OF[FREE] if forces.figures(s, b, FREE, kind)]
    for person in members(forces.persons(s, b, FREE)):
        if s.board.level[person] <= hits:
            options.append(CHAR.code(person))
    if not options:
        return
    answer = yield (seat_of(s, side), "combat.figure", [NONE, *options])
    if answer == NONE:
        return
    if answer in CHAR:
        eliminate(s, CHAR.of(answer))
    else:
        at = b.region_of(FREE)
        kill(s, at, FIGURE.of(answer))
        tell(s, "army.loss", region=name(REGION.code(at)), figure=name(answer))
