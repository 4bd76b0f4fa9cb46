"""The combat halves of the Free Peoples up to the Combat roll, in the order of the steps of a round.

``side`` is always the Free Peoples; they may be attacker or defender. What changes the hits after the
roll stands in ``combat_free_hits``.
"""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.games.war.battle_state import NO_CARD, Battle
from westmarch.games.war.cards import combat_free_hits
from westmarch.games.war.cards import combat_free_needs as needs
from westmarch.games.war.cards.registry import Steps, combat
from westmarch.games.war.cards.verbs_free import choose
from westmarch.games.war.ids import CARD, GANDALF_GREY, GANDALF_WHITE, REGION, SHADOW, SIDES, WITHDRAW, name
from westmarch.games.war.rules import aftermath, forces
from westmarch.games.war.rules.losses import suffer
from westmarch.games.war.rules.throws import needed, throw
from westmarch.games.war.state import WarState

EVENT_KEYS = ("card.defied", *combat_free_hits.EVENT_KEYS)

MOST_DICE = 5


# -- 0: cancel ------------------------------------------------------------------------------------


@combat("daring_defiance", needs.companion)
def daring_defiance(s: WarState, b: Battle, side: int) -> None:
    """The Companions pay with their leadership only if there is a card to cancel (K5)."""
    number = b.cards[SHADOW]
    if number == NO_CARD or b.cancelled[SHADOW]:
        return
    b.idle |= forces.persons(s, b, side)
    b.cancelled[SHADOW] = True
    tell(s, "card.defied", card=name(CARD.code(number)))


# -- 1: away before the battle --------------------------------------------------------------------


@combat("scouts", needs.defends_in_field)
def scouts(s: WarState, b: Battle, side: int) -> Steps:
    """The battle is over before it began; with no way open it goes on."""
    options = [REGION.code(at) for at in aftermath.ways_out(s, b)]
    if aftermath.can_withdraw(s, b):
        options.append(WITHDRAW)
    if not options:
        return
    answer = yield from choose(s, "combat.region", options)
    if answer == WITHDRAW:
        yield from aftermath.withdraw(s, b)
    else:
        yield from aftermath.retreat(s, b, REGION.of(answer))


# -- 2: extra attacks -----------------------------------------------------------------------------


def _extra_attack(s: WarState, b: Battle, side: int, number: int) -> Steps:
    """Normal number to hit, no re-roll, no modifiers of the enemy's card; losses at once (p. 29, K2)."""
    if not number:
        return
    pips = yield from throw(s, side, min(MOST_DICE, number), "combat.roll")
    need = forces.to_hit(s, b, side)
    hits = sum(forces.scores(value, need, 0) for value in pips)
    tell(
        s,
        "battle.roll",
        side=f"side:{SIDES[side]}",
        dice=[f"pips:{value}" for value in pips],
        **needed(need),
        n=hits,
    )
    b.bonus[side] += hits
    enemy = 1 - side
    yield from suffer(s, enemy, b.region_of(enemy), hits, forces.rear_of(b, enemy))


@combat("sudden_strike", needs.leader_or_companion)
def sudden_strike(s: WarState, b: Battle, side: int) -> Steps:
    """Leadership as it is after Words of Power (K14)."""
    return _extra_attack(s, b, side, forces.leadership(s, b, side))


@combat("charge", needs.elite)
def charge(s: WarState, b: Battle, side: int) -> Steps:
    return _extra_attack(s, b, side, forces.elites(s, b, side))


# -- 3: before the Combat roll --------------------------------------------------------------------


@combat("it_is_a_gift", needs.at_the_ring_bearers)
def it_is_a_gift(s: WarState, b: Battle, side: int) -> None:
    b.roll_mod[side] += 1
    b.reroll_mod[side] += 1


@combat("servant_of_the_secret_fire", needs.one_of(GANDALF_GREY, GANDALF_WHITE))
@combat("valour", needs.elite)
def one_more(s: WarState, b: Battle, side: int) -> None:
    """The Combat roll only, not the re-roll (K1)."""
    b.roll_mod[side] += 1


@combat("ents_rage", needs.in_the_woods)
def ents_rage(s: WarState, b: Battle, side: int) -> None:
    b.roll_mod[side] += 2


@combat("advantageous_position", needs.at_home)
def advantageous_position(s: WarState, b: Battle, side: int) -> None:
    """A six still hits, and the re-roll is as it was."""
    b.roll_mod[1 - side] -= 1


@combat("brave_stand", needs.companion)
def brave_stand(s: WarState, b: Battle, side: int) -> None:
    b.dice_less[1 - side] += forces.persons(s, b, side).bit_count()


@combat("huorn_dark", needs.in_the_woods)
def huorn_dark(s: WarState, b: Battle, side: int) -> None:
    b.dice_cap[1 - side] = min(b.dice_cap[1 - side], 2)


@combat("daylight")
def daylight(s: WarState, b: Battle, side: int) -> None:
    b.dice_cap[1 - side] = min(b.dice_cap[1 - side], 3)
