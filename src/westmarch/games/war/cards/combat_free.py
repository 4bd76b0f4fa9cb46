"""The 21 combat halves of the Free Peoples, in the order of the steps of a round.

``side`` is always the Free Peoples; they may be attacker or defender.
"""

from __future__ import annotations

from westmarch.core.game import tell
from westmarch.games.war.battle_state import ASSAULT, NO_CARD, Battle
from westmarch.games.war.cards.registry import Steps, combat
from westmarch.games.war.cards.verbs_free import choose
from westmarch.games.war.ids import (
    ARAGORN,
    CARD,
    CHAR,
    FIGURE,
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
    SIDES,
    STRIDER,
    WITHDRAW,
    bits,
    codes_of,
    region,
)
from westmarch.games.war.rules import aftermath, forces
from westmarch.games.war.rules.losses import eliminate, kill, seat_of, suffer
from westmarch.games.war.rules.throws import throw
from westmarch.games.war.state import OFF_TRACK, WarState, name

EVENT_KEYS = (
    "card.defied",
    "card.misses_turned",
    "card.more_hits",
    "card.own_blades",
    "card.hits_cancelled",
)

MOST_DICE = 5
_ENTISH = 1 << region("fangorn") | 1 << region("orthanc")


# -- conditions ---------------------------------------------------------------------------------


def _companion(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.persons(s, b, side))


def _leader_or_companion(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.persons(s, b, side) or forces.leaders(s, b, side))


def _one_of(*wanted: int) -> int:
    return sum(1 << person for person in wanted)


_HOBBIT, _GANDALF, _HEIR = _one_of(*HOBBITS), _one_of(GANDALF_GREY, GANDALF_WHITE), _one_of(STRIDER, ARAGORN)


def _hobbit(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.persons(s, b, side) & _HOBBIT)


def _gandalf(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.persons(s, b, side) & _GANDALF)


def _heir(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.persons(s, b, side) & _HEIR)


def _elite(s: WarState, b: Battle, side: int) -> bool:
    return bool(forces.elites(s, b, side))


def _at_the_ring_bearers(s: WarState, b: Battle, side: int) -> bool:
    """Where their figure stands, which is nowhere on the map once they are on the Mordor Track (K16)."""
    return s.mordor == OFF_TRACK and b.at == s.fellowship


def _in_the_woods(s: WarState, b: Battle, side: int) -> bool:
    """Rohan, Fangorn or Orthanc, where the defender stands."""
    return s.board.nation[b.at] == ROHAN or bool(_ENTISH >> b.at & 1)


def _at_home(s: WarState, b: Battle, side: int) -> bool:
    return s.board.nation[b.at] in FREE_NATIONS


def _defends_in_field(s: WarState, b: Battle, side: int) -> bool:
    """A sortie is a battle in the field, from which besiegers may retreat (p. 32)."""
    return side != b.attacker and b.kind != ASSAULT


def _leading(s: WarState, b: Battle, side: int, among: int) -> int:
    """Characters whose leadership can still be forfeited (p. 29)."""
    lost = b.silenced | b.idle
    if b.white_rider:
        lost |= 1 << GANDALF_WHITE
    return forces.persons(s, b, side) & among & ~lost


# -- 0: cancel ------------------------------------------------------------------------------------


@combat("daring_defiance", 0, _companion)
def daring_defiance(s: WarState, b: Battle, side: int) -> None:
    """The Companions pay with their leadership only if there is a card to cancel (K5)."""
    number = b.cards[SHADOW]
    if number == NO_CARD or b.cancelled[SHADOW]:
        return
    b.idle |= forces.persons(s, b, side)
    b.cancelled[SHADOW] = True
    tell(s, "card.defied", card=name(CARD + number))


# -- 1: away before the battle --------------------------------------------------------------------


@combat("scouts", 1, _defends_in_field)
def scouts(s: WarState, b: Battle, side: int) -> Steps:
    """The battle is over before it began; with no way open it goes on."""
    options = [REGION + at for at in aftermath.ways_out(s, b)]
    if aftermath.can_withdraw(s, b):
        options.append(WITHDRAW)
    if not options:
        return
    answer = yield from choose(s, "combat.region", options)
    if answer == WITHDRAW:
        yield from aftermath.withdraw(s, b)
    else:
        yield from aftermath.retreat(s, b, answer - REGION)


# -- 2: extra attacks -----------------------------------------------------------------------------


def _extra_attack(s: WarState, b: Battle, side: int, number: int) -> Steps:
    """Normal number to hit, no re-roll, no modifiers of the enemy's card; losses at once (p. 29, K2)."""
    if not number:
        return
    pips = yield from throw(s, min(MOST_DICE, number), "combat.roll")
    need = forces.to_hit(s, b, side)
    hits = sum(forces.scores(value, need, 0) for value in pips)
    tell(
        s,
        "battle.roll",
        side=f"side:{SIDES[side]}",
        dice=[f"pips:{value}" for value in pips],
        need=need,
        n=hits,
    )
    b.bonus[side] += hits
    enemy = 1 - side
    yield from suffer(s, enemy, b.region_of(enemy), hits, forces.rear_of(b, enemy))


@combat("sudden_strike", 2, _leader_or_companion)
def sudden_strike(s: WarState, b: Battle, side: int) -> Steps:
    """Leadership as it is after Words of Power (K14)."""
    return _extra_attack(s, b, side, forces.leadership(s, b, side))


@combat("charge", 2, _elite)
def charge(s: WarState, b: Battle, side: int) -> Steps:
    return _extra_attack(s, b, side, forces.elites(s, b, side))


# -- 3: before the Combat roll --------------------------------------------------------------------


@combat("it_is_a_gift", 3, _at_the_ring_bearers)
def it_is_a_gift(s: WarState, b: Battle, side: int) -> None:
    b.roll_mod[side] += 1
    b.reroll_mod[side] += 1


@combat("servant_of_the_secret_fire", 3, _gandalf)
@combat("valour", 3, _elite)
def one_more(s: WarState, b: Battle, side: int) -> None:
    """The Combat roll only, not the re-roll (K1)."""
    b.roll_mod[side] += 1


@combat("ents_rage", 3, _in_the_woods)
def ents_rage(s: WarState, b: Battle, side: int) -> None:
    b.roll_mod[side] += 2


@combat("advantageous_position", 3, _at_home)
def advantageous_position(s: WarState, b: Battle, side: int) -> None:
    """A six still hits, and the re-roll is as it was."""
    b.roll_mod[1 - side] -= 1


@combat("brave_stand", 3, _companion)
def brave_stand(s: WarState, b: Battle, side: int) -> None:
    b.dice_less[1 - side] += forces.persons(s, b, side).bit_count()


@combat("huorn_dark", 3, _in_the_woods)
def huorn_dark(s: WarState, b: Battle, side: int) -> None:
    b.dice_cap[1 - side] = min(b.dice_cap[1 - side], 2)


@combat("daylight", 3)
def daylight(s: WarState, b: Battle, side: int) -> None:
    b.dice_cap[1 - side] = min(b.dice_cap[1 - side], 3)


# -- 4: between Combat roll and re-roll -----------------------------------------------------------


def _turn_misses(s: WarState, b: Battle, side: int, person: int, number: int) -> None:
    """A character's leadership for the round buys hits; more is never worse, so all are taken."""
    number = min(number, len(b.missed[side]))
    b.idle |= 1 << person
    b.missed[side] = b.missed[side][number:]
    b.hits[side] += number
    tell(s, "card.misses_turned", character=name(CHAR + person), n=number)


@combat("mighty_attack", 4, _companion)
def mighty_attack(s: WarState, b: Battle, side: int) -> Steps:
    leading = _leading(s, b, side, -1)
    if leading and b.missed[side]:
        person = (yield from choose(s, "combat.character", codes_of(leading, CHAR))) - CHAR
        _turn_misses(s, b, side, person, 1)


@combat("anduril", 4, _heir)
def anduril(s: WarState, b: Battle, side: int) -> None:
    """One miss for Strider, two for the king."""
    for person in bits(_leading(s, b, side, _HEIR)):
        if b.missed[side]:
            _turn_misses(s, b, side, person, 2 if person == ARAGORN else 1)


@combat("confusion", 4)
def confusion(s: WarState, b: Battle, side: int) -> None:
    """Ones of the Combat roll only (K17); they always miss, so they lie among the missed."""
    missed = b.missed[1 - side]
    ones = missed.count(1)
    if ones:
        b.missed[1 - side] = tuple(value for value in missed if value != 1)
        b.hits[side] += ones
        tell(s, "card.own_blades", n=ones)


# -- 5: more hits ---------------------------------------------------------------------------------


def _more_hits(s: WarState, b: Battle, side: int, number: int) -> None:
    if b.hits[side]:
        b.hits[side] += number
        tell(s, "card.more_hits", n=number)


@combat("nameless_wood", 5, _in_the_woods)
def nameless_wood(s: WarState, b: Battle, side: int) -> None:
    _more_hits(s, b, side, 2)


@combat("no_quarter", 5)
def no_quarter(s: WarState, b: Battle, side: int) -> None:
    _more_hits(s, b, side, 1)


# -- 6: before casualties -------------------------------------------------------------------------


@combat("blade_of_westernesse", 6, _hobbit)
def blade_of_westernesse(s: WarState, b: Battle, side: int) -> Steps:
    """One hit of the re-roll strikes a Minion and no unit (K7)."""
    minions = forces.persons(s, b, SHADOW)
    if minions and b.reroll_hits[side]:
        person = (yield from choose(s, "combat.character", codes_of(minions, CHAR))) - CHAR
        b.reroll_hits[side] -= 1
        b.hits[side] -= 1
        eliminate(s, person)


@combat("fateful_strike", 6, _leader_or_companion)
def fateful_strike(s: WarState, b: Battle, side: int) -> Steps:
    """Besides its hits the re-roll slays a Nazgûl; two hits may slay a Minion, as the Witch-king is (K6)."""
    hits = b.reroll_hits[side]
    options = [FIGURE + NAZGUL] if hits and forces.figures(s, b, SHADOW, NAZGUL) else []
    if hits > 1:
        options += codes_of(forces.persons(s, b, SHADOW), CHAR)
    if options:
        _strike_down(s, b, SHADOW, (yield from choose(s, "combat.figure", options)))


def _strike_down(s: WarState, b: Battle, side: int, answer: int) -> None:
    """One leader, Nazgûl or character in the battle dies."""
    if answer >= CHAR:
        eliminate(s, answer - CHAR)
        return
    at = b.region_of(side)
    kill(s, at, answer - FIGURE)
    tell(s, "army.losses", region=name(REGION + at), figure=name(answer), n=1)


@combat("heroic_death", 6, _leader_or_companion)
def heroic_death(s: WarState, b: Battle, side: int) -> Steps:
    """One sacrifice (K15): a Leader for one hit, or a Companion for as many as the level."""
    enemy = 1 - side
    if not b.hits[enemy]:
        return
    options = [FIGURE + kind for kind in LEADERS_OF[side] if forces.figures(s, b, side, kind)]
    options += codes_of(forces.persons(s, b, side), CHAR)
    answer = yield (seat_of(s, side), "combat.figure", [NONE, *options])
    if answer == NONE:
        return
    _strike_down(s, b, side, answer)
    _cancel_hits(s, b, enemy, s.board.level[answer - CHAR] if answer >= CHAR else 1)


@combat("shield_wall", 6)
def shield_wall(s: WarState, b: Battle, side: int) -> None:
    if b.hits[1 - side] >= 2:
        _cancel_hits(s, b, 1 - side, 1)


def _cancel_hits(s: WarState, b: Battle, side: int, number: int) -> None:
    number = min(number, b.hits[side])
    b.hits[side] -= number
    tell(s, "card.hits_cancelled", n=number)
