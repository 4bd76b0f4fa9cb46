"""The 21 combat halves of the Free Peoples, in the order of the steps of a round.

``side`` is always the Free Peoples; they may be attacker or defender.
"""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.battle_state import ASSAULT, NO_CARD, Battle
from westmarch.games.war.cards.registry import CombatNeeds, Steps, combat
from westmarch.games.war.cards.verbs import at_the_ring_bearers, choose, elites_fight, extra_attack
from westmarch.games.war.cards.worth import Clash
from westmarch.games.war.ids import (
    ARAGORN,
    CARD,
    CHAR,
    FIGURE,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    LEADERS_OF,
    NAZGUL,
    NONE,
    REGION,
    ROHAN,
    SHADOW,
    STRIDER,
    WITHDRAW,
    Person,
    Side,
    name,
    region,
)
from westmarch.games.war.rules import aftermath, forces
from westmarch.games.war.rules.losses import eliminate, kill
from westmarch.games.war.state import WarState

ENTISH = set_of((region("fangorn"), region("orthanc")))


# -- what they ask for: who fights, and where -----------------------------------------------------


def companion(s: WarState, b: Battle, side: Side) -> bool:
    return bool(forces.persons(s, b, side))


def leader_or_companion(s: WarState, b: Battle, side: Side) -> bool:
    return bool(forces.persons(s, b, side) or forces.leaders(s, b, side))


def one_of(*persons: int) -> CombatNeeds:
    """One of these Companions is in the battle."""
    wanted = set_of(persons)
    return lambda s, b, side: bool(forces.persons(s, b, side) & wanted)


def in_the_woods(s: WarState, b: Battle, side: Side) -> bool:
    """Rohan, Fangorn or Orthanc, where the defender stands."""
    return s.board.nation[b.at] == ROHAN or has(ENTISH, b.at)


def at_home(s: WarState, b: Battle, side: Side) -> bool:
    """The defender stands inside the borders of a Free nation."""
    return s.board.nation[b.at] in FREE_NATIONS


def defends_in_field(s: WarState, b: Battle, side: Side) -> bool:
    """A sortie is a battle in the field, from which besiegers may retreat (p. 32)."""
    return side != b.attacker and b.kind != ASSAULT


# -- what bots think of them ----------------------------------------------------------------------


def _behind_walls(clash: Clash) -> bool:
    return clash.b.kind == ASSAULT and clash.b.attacker == SHADOW


def _enemy_hits(clash: Clash) -> float:
    """Chance of one of the Shadow's dice to hit."""
    return 0.167 if _behind_walls(clash) else 0.333


# -- 0: cancel ------------------------------------------------------------------------------------


def _defiance_worth(clash: Clash) -> float:
    if clash.b.attacker != SHADOW:
        return 0.3  # its card is not chosen yet
    return 0.9 if clash.b.cards[SHADOW] != NO_CARD else 0.0


@combat("daring_defiance", companion, worth=_defiance_worth, tells=("card.defied",))
def daring_defiance(s: WarState, b: Battle, side: Side) -> None:
    """The Companions pay with their leadership only if there is a card to cancel (K5)."""
    number = b.cards[SHADOW]
    if number == NO_CARD or b.cancelled[SHADOW]:
        return
    b.idle |= forces.persons(s, b, side)
    b.cancelled[SHADOW] = True
    tell(s, "card.defied", card=CARD.texts[number])


# -- 1: away before the battle --------------------------------------------------------------------


def _scouts_worth(clash: Clash) -> float:
    return 1.2 if clash.foe_margin() > 0.4 and not clash.s.board.points[clash.b.at] else 0.0


@combat("scouts", defends_in_field, worth=_scouts_worth)
def scouts(s: WarState, b: Battle, side: Side) -> Steps:
    """The battle is over before it began; with no way open it goes on."""
    options = [REGION.code(at) for at in aftermath.ways_out(s, b)]
    if aftermath.can_withdraw(s, b):
        options.append(WITHDRAW)
    if not options:
        return
    answer = yield from choose(s, b.command[side], "combat.region", options)
    if answer == WITHDRAW:
        yield from aftermath.withdraw(s, b)
    else:
        yield from aftermath.retreat(s, b, REGION.of(answer))


# -- 2: extra attacks, with the normal number to hit ----------------------------------------------


@combat(
    "sudden_strike",
    leader_or_companion,
    worth=lambda clash: min(5, forces.leadership(clash.s, clash.b, FREE)) * 0.333,
)
def sudden_strike(s: WarState, b: Battle, side: Side) -> Steps | None:
    """Leadership as it is after Words of Power (K14)."""
    number = forces.leadership(s, b, side)
    return extra_attack(s, b, side, number, forces.to_hit(s, b, side)) if number else None


@combat("charge", elites_fight, worth=lambda clash: min(5, clash.own[1]) * 0.333)
def charge(s: WarState, b: Battle, side: Side) -> Steps | None:
    number = forces.elites(s, b, side)
    return extra_attack(s, b, side, number, forces.to_hit(s, b, side)) if number else None


# -- 3: before the Combat roll --------------------------------------------------------------------


@combat("it_is_a_gift", at_the_ring_bearers, worth=lambda clash: clash.dice * 0.2)
def it_is_a_gift(s: WarState, b: Battle, side: Side) -> None:
    b.roll_mod[side] += 1
    b.reroll_mod[side] += 1


@combat(
    "servant_of_the_secret_fire",
    one_of(GANDALF_GREY, GANDALF_WHITE),
    worth=lambda clash: clash.dice * 0.166,
)
@combat("valour", elites_fight, worth=lambda clash: clash.dice * 0.166)
def one_more(s: WarState, b: Battle, side: Side) -> None:
    """The Combat roll only, not the re-roll (K1)."""
    b.roll_mod[side] += 1


@combat("ents_rage", in_the_woods, worth=lambda clash: clash.dice * 0.33)
def ents_rage(s: WarState, b: Battle, side: Side) -> None:
    b.roll_mod[side] += 2


@combat(
    "advantageous_position",
    at_home,
    worth=lambda clash: 0.0 if _behind_walls(clash) else clash.foe_dice * 0.166,
)
def advantageous_position(s: WarState, b: Battle, side: Side) -> None:
    """A six still hits, and the re-roll is as it was."""
    b.roll_mod[1 - side] -= 1


def _brave_worth(clash: Clash) -> float:
    companions = forces.persons(clash.s, clash.b, FREE).bit_count()
    return _enemy_hits(clash) * min(clash.foe_dice - 1, max(1, companions))


@combat("brave_stand", companion, worth=_brave_worth)
def brave_stand(s: WarState, b: Battle, side: Side) -> None:
    b.dice_less[1 - side] += forces.persons(s, b, side).bit_count()


@combat("huorn_dark", in_the_woods, worth=lambda clash: _enemy_hits(clash) * 1.5 * max(0, clash.foe_dice - 2))
def huorn_dark(s: WarState, b: Battle, side: Side) -> None:
    b.dice_cap[1 - side] = min(b.dice_cap[1 - side], 2)


@combat("daylight", worth=lambda clash: _enemy_hits(clash) * 1.5 * max(0, clash.foe_dice - 3))
def daylight(s: WarState, b: Battle, side: Side) -> None:
    b.dice_cap[1 - side] = min(b.dice_cap[1 - side], 3)


# -- 4: between Combat roll and re-roll -----------------------------------------------------------


def _leading(s: WarState, b: Battle, side: Side) -> int:
    """Characters whose leadership can still be forfeited (p. 29)."""
    lost = b.silenced | b.idle
    if b.white_rider:
        lost |= just(GANDALF_WHITE)
    return forces.persons(s, b, side) & ~lost


def _turn_misses(s: WarState, b: Battle, side: Side, person: Person, number: int) -> None:
    """A character's leadership for the round buys hits; more is never worse, so all are taken."""
    number = min(number, len(b.missed[side]))
    b.idle |= just(person)
    b.missed[side] = b.missed[side][number:]
    b.hits[side] += number
    tell(s, "card.misses_turned", character=CHAR.texts[person], n=number)


@combat("mighty_attack", companion, worth=0.6, tells=("card.misses_turned",))
def mighty_attack(s: WarState, b: Battle, side: Side) -> Steps:
    leading = _leading(s, b, side)
    if leading and b.missed[side]:
        person = CHAR.of((yield from choose(s, b.command[side], "combat.character", CHAR.codes_of(leading))))
        _turn_misses(s, b, side, person, 1)


@combat("anduril", one_of(STRIDER, ARAGORN), worth=0.9, tells=("card.misses_turned",))
def anduril(s: WarState, b: Battle, side: Side) -> None:
    """One miss for Strider, two for the king."""
    for person in members(_leading(s, b, side) & set_of((STRIDER, ARAGORN))):
        if b.missed[side]:
            _turn_misses(s, b, side, person, 2 if person == ARAGORN else 1)


@combat("confusion", worth=lambda clash: clash.foe_dice * 0.166, tells=("card.own_blades",))
def confusion(s: WarState, b: Battle, side: Side) -> None:
    """Ones of the Combat roll only (K17); they always miss, so they lie among the missed."""
    missed = b.missed[1 - side]
    ones = missed.count(1)
    if ones:
        b.missed[1 - side] = tuple(value for value in missed if value != 1)
        b.hits[side] += ones
        tell(s, "card.own_blades", n=ones)


# -- 5: more hits ---------------------------------------------------------------------------------


def _more_hits(s: WarState, b: Battle, side: Side, number: int) -> None:
    if b.hits[side]:
        b.hits[side] += number
        tell(s, "card.more_hits", n=number)


@combat("nameless_wood", in_the_woods, worth=1.5, tells=("card.more_hits",))
def nameless_wood(s: WarState, b: Battle, side: Side) -> None:
    _more_hits(s, b, side, 2)


@combat("no_quarter", worth=0.75, tells=("card.more_hits",))
def no_quarter(s: WarState, b: Battle, side: Side) -> None:
    _more_hits(s, b, side, 1)


# -- 6: before casualties -------------------------------------------------------------------------


def _strike_down(s: WarState, b: Battle, side: Side, answer: int) -> None:
    """One leader, Nazgûl or character in the battle dies."""
    if answer in CHAR:
        eliminate(s, CHAR.of(answer))
        return
    at = b.region_of(side)
    kill(s, at, FIGURE.of(answer))
    tell(s, "army.losses", region=REGION.texts[at], figure=name(answer), n=1)


def _cancel_hits(s: WarState, b: Battle, side: Side, number: int) -> None:
    number = min(number, b.hits[side])
    b.hits[side] -= number
    tell(s, "card.hits_cancelled", n=number)


@combat("blade_of_westernesse", one_of(*HOBBITS), worth=0.3)
def blade_of_westernesse(s: WarState, b: Battle, side: Side) -> Steps:
    """One hit of the re-roll strikes a Minion and no unit (K7)."""
    minions = forces.persons(s, b, SHADOW)
    if minions and b.reroll_hits[side]:
        person = CHAR.of((yield from choose(s, b.command[side], "combat.character", CHAR.codes_of(minions))))
        b.reroll_hits[side] -= 1
        b.hits[side] -= 1
        eliminate(s, person)


def _fateful_worth(clash: Clash) -> float:
    return 0.5 if forces.leadership(clash.s, clash.b, FREE) >= 2 and clash.foe[2] else 0.0


@combat("fateful_strike", leader_or_companion, worth=_fateful_worth)
def fateful_strike(s: WarState, b: Battle, side: Side) -> Steps:
    """Besides its hits the re-roll slays a Nazgûl; two hits may slay a Minion, as the Witch-king is (K6)."""
    hits = b.reroll_hits[side]
    options = [FIGURE.code(NAZGUL)] if hits and forces.figures(s, b, SHADOW, NAZGUL) else []
    if hits > 1:
        options += CHAR.codes_of(forces.persons(s, b, SHADOW))
    if options:
        _strike_down(s, b, SHADOW, (yield from choose(s, b.command[side], "combat.figure", options)))


@combat(
    "heroic_death",
    leader_or_companion,
    worth=lambda clash: 0.5 if clash.own[0] + clash.own[1] <= 3 else 0.1,
    tells=("card.hits_cancelled",),
)
def heroic_death(s: WarState, b: Battle, side: Side) -> Steps:
    """One sacrifice (K15): a Leader for one hit, or a Companion for as many as the level."""
    enemy = 1 - side
    if not b.hits[enemy]:
        return
    options = [FIGURE.code(kind) for kind in LEADERS_OF[side] if forces.figures(s, b, side, kind)]
    options += CHAR.codes_of(forces.persons(s, b, side))
    if not options:  # the Black Breath of a defender comes first
        return
    answer = yield (b.command[side], "combat.figure", [NONE, *options])
    if answer == NONE:
        return
    _strike_down(s, b, side, answer)
    _cancel_hits(s, b, enemy, s.board.level[CHAR.of(answer)] if answer in CHAR else 1)


@combat(
    "shield_wall",
    worth=lambda clash: 0.7 if clash.foe_dice >= 3 else 0.2,
    tells=("card.hits_cancelled",),
)
def shield_wall(s: WarState, b: Battle, side: Side) -> None:
    if b.hits[1 - side] >= 2:
        _cancel_hits(s, b, 1 - side, 1)
