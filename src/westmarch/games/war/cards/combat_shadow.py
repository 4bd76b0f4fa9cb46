"""The 17 combat halves of the Shadow, in the order of the steps of a round.

``side`` is always the Shadow; it may be attacker or defender.
"""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.battle_state import ASSAULT, NO_CARD, Battle
from westmarch.games.war.cards.registry import CombatNeeds, Steps, and_then, combat
from westmarch.games.war.cards.verbs import (
    at_the_ring_bearers,
    choose,
    elites_fight,
    extra_attack,
    extra_hits,
)
from westmarch.games.war.cards.worth import Clash, CombatWorth
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
    SOUTHRONS,
    WITCH_KING,
    Side,
    elite,
    name,
    region,
    regular,
)
from westmarch.games.war.rules import forces
from westmarch.games.war.rules.losses import eliminate, kill, suffer
from westmarch.games.war.state import WarState

MORIA = region("moria")
NEAR_MORIA = 2


# -- what they ask for: who fights, and where -----------------------------------------------------


def nazgul_fights(s: WarState, b: Battle, side: Side) -> bool:
    """The Witch-king is one of them (G5)."""
    return bool(forces.figures(s, b, side, NAZGUL) or has(forces.persons(s, b, side), WITCH_KING))


def dread(points: int) -> CombatNeeds:
    """Leadership of Nazgûl that can still be given up."""
    return lambda s, b, side: forces.nazgul_leadership(s, b) >= points


def by_moria(s: WarState, b: Battle, side: Side) -> bool:
    return has(s.board.within[MORIA][NEAR_MORIA], b.at)


def uruks_at_the_walls(s: WarState, b: Battle, side: Side) -> bool:
    """A siege, not a field battle in a Stronghold's region; the besieged may be the Shadow (K9)."""
    kinds = (regular(ISENGARD), elite(ISENGARD))
    return b.kind == ASSAULT and any(forces.figures(s, b, side, kind) for kind in kinds)


def mumakil_fight(s: WarState, b: Battle, side: Side) -> bool:
    return bool(forces.figures(s, b, side, elite(SOUTHRONS)))


# -- 0: cancel ------------------------------------------------------------------------------------


@combat("swarm_of_bats", worth=0.45)
def swarm_of_bats(s: WarState, b: Battle, side: Side) -> None:
    if b.cards[FREE] != NO_CARD:
        b.cancelled[FREE] = True
    else:
        b.reroll_mod[side] += 1


# -- 1: silence -----------------------------------------------------------------------------------


@combat(
    "words_of_power",
    nazgul_fights,
    worth=lambda clash: 0.5 if forces.persons(clash.s, clash.b, FREE) else 0.0,
)
def words_of_power(s: WarState, b: Battle, side: Side) -> Steps:
    options = CHAR.codes_of(forces.persons(s, b, FREE))
    if options:
        b.silenced |= just(CHAR.of((yield from choose(s, b.command[side], "combat.character", options))))


# -- 2 and 7: extra attacks -------------------------------------------------------------------------


@combat("durins_bane", by_moria, worth=1.5)
def durins_bane(s: WarState, b: Battle, side: Side) -> Steps:
    return extra_attack(s, b, side, 3, 4)


@combat("we_come_to_kill", elites_fight, worth=lambda clash: 0.333 * min(5, clash.own[1]))
def we_come_to_kill(s: WarState, b: Battle, side: Side) -> Steps | None:
    """With the Elites that are left."""
    elites = forces.elites(s, b, side)
    return extra_attack(s, b, side, elites, 5) if elites else None


@combat("great_host", worth=lambda clash: 0.9 if clash.own[0] >= 2 * clash.foe[0] else 0.2)
def great_host(s: WarState, b: Battle, side: Side) -> Steps | None:
    """Only those in the battle count, after casualties (K13)."""
    if forces.units(s, b, side) >= 2 * forces.units(s, b, FREE):
        return extra_hits(s, b, side, 1)
    return None


@combat("onslaught", worth=0.45)
def onslaught(s: WarState, b: Battle, side: Side) -> Steps:
    number = yield from _own_losses(s, b, side, 4)
    if number:
        yield from extra_attack(s, b, side, number, 4)


def _own_losses(s: WarState, b: Battle, side: Side, most: int) -> Asking[int]:
    """The Shadow throws its own units away, all of them if it likes (K12); gives how many hits."""
    most = min(most, forces.units(s, b, side) + forces.elites(s, b, side))
    options = [NUMBER.code(number) for number in range(most + 1)]
    number = NUMBER.of(int((yield (b.command[side], "combat.number", options))))
    yield from suffer(s, side, b.region_of(side), number, forces.rear_of(b, side))
    return number


# -- 3: before the Combat roll ----------------------------------------------------------------------


@combat("one_for_the_dark_lord", at_the_ring_bearers, worth=lambda clash: clash.dice * 0.2)
def one_for_the_dark_lord(s: WarState, b: Battle, side: Side) -> None:
    b.roll_mod[side] += 1
    b.reroll_mod[side] += 1


@combat("cruel_as_death", dread(2), worth=lambda clash: clash.dice * 0.1)
def cruel_as_death(s: WarState, b: Battle, side: Side) -> None:
    b.forfeit[side] += 2
    b.roll_mod[side] += 1


@combat("dread_and_despair", dread(1), worth=lambda clash: 0.333 * min(2, clash.foe_dice - 1))
def dread_and_despair(s: WarState, b: Battle, side: Side) -> Steps:
    most = forces.nazgul_leadership(s, b)
    options = [NUMBER.code(number) for number in range(1, most + 1)]
    given = NUMBER.of((yield from choose(s, b.command[side], "combat.number", options)))
    b.forfeit[side] += given
    b.dice_less[FREE] += given


@combat("foul_stench", dread(1), worth=lambda clash: 0.3 * min(clash.foe[2], clash.foe_dice))
def foul_stench(s: WarState, b: Battle, side: Side) -> None:
    """Compared now, after silences and forfeits (K10)."""
    if forces.nazgul_leadership(s, b) >= forces.leadership(s, b, FREE):
        b.reroll[FREE] = False


@combat("devilry_of_orthanc", uruks_at_the_walls, worth=lambda clash: clash.dice * 0.166)
def devilry_of_orthanc(s: WarState, b: Battle, side: Side) -> None:
    b.roll_mod[side] += 1


@combat("relentless_assault", worth=0.5)
def relentless_assault(s: WarState, b: Battle, side: Side) -> Steps:
    b.roll_mod[side] += yield from _own_losses(s, b, side, 2)


def _both(b: Battle, more: int) -> None:
    for side in (FREE, SHADOW):
        b.roll_mod[side] += more
        b.reroll_mod[side] += more


def _strife_worth(more: float) -> CombatWorth:
    """Better numbers for both suit whoever throws more dice; a quick end suits the stronger."""

    def worth(clash: Clash) -> float:
        own, foe, dice, foe_dice = clash.own, clash.foe, clash.dice, clash.foe_dice
        gain = more * (dice + min(dice, own[2]) * 0.6) - more * (foe_dice + min(foe_dice, foe[2]) * 0.6)
        if clash.b.attacker == SHADOW and own[0] + own[1] > 1.8 * (foe[0] + foe[1]):
            gain += more * 3
        return gain

    return worth


@combat("deadly_strife", worth=_strife_worth(0.333))
def deadly_strife(s: WarState, b: Battle, side: Side) -> None:
    _both(b, 2)


@combat("desperate_battle", worth=_strife_worth(0.166))
def desperate_battle(s: WarState, b: Battle, side: Side) -> None:
    _both(b, 1)


@combat("mumakil", mumakil_fight, worth=lambda clash: clash.dice * 0.25)
def mumakil_charge(s: WarState, b: Battle, side: Side) -> None:
    b.roll_mod[side] += 1


# -- 4 to 6: after the Combat roll --------------------------------------------------------------------


@combat("they_are_terrible", dread(1), worth=0.15)
def they_are_terrible(s: WarState, b: Battle, side: Side) -> None:
    b.forfeit[side] += 1
    b.reroll_mod[side] += 1


@and_then("mumakil")
def mumakil_trample(s: WarState, b: Battle, side: Side) -> None:
    """All hits of the round are compared, extra attacks too; a tie gives nothing (K18)."""
    if b.hits[side] + b.extra_hits[side] > b.hits[FREE] + b.extra_hits[FREE]:
        b.hits[side] += 1


@combat(
    "black_breath",
    nazgul_fights,
    worth=lambda clash: 0.5 if clash.own[2] >= 2 and clash.foe[2] else 0.0,
)
def black_breath(s: WarState, b: Battle, side: Side) -> Steps:
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
    answer = yield (b.command[side], "combat.figure", [NONE, *options])
    if answer == NONE:
        return
    if answer in CHAR:
        eliminate(s, CHAR.of(answer))
    else:
        at = b.region_of(FREE)
        kill(s, at, FIGURE.of(answer))
        tell(s, "army.loss", region=REGION.texts[at], figure=name(answer))
