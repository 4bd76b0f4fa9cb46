"""The combat halves of the Free Peoples after the Combat roll: misses turned, hits added and taken back,
leaders struck down."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import just, members, set_of
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.cards import combat_free_needs as needs
from westmarch.games.war.cards.registry import Steps, combat
from westmarch.games.war.cards.verbs_free import choose
from westmarch.games.war.ids import (
    ARAGORN,
    CHAR,
    FIGURE,
    GANDALF_WHITE,
    HOBBITS,
    LEADERS_OF,
    NAZGUL,
    NONE,
    REGION,
    SHADOW,
    STRIDER,
    name,
)
from westmarch.games.war.rules import forces
from westmarch.games.war.rules.losses import eliminate, kill, seat_of
from westmarch.games.war.state import WarState

EVENT_KEYS = ("card.misses_turned", "card.more_hits", "card.own_blades", "card.hits_cancelled")


def _leading(s: WarState, b: Battle, side: int, among: int) -> int:
    """Characters whose leadership can still be forfeited (p. 29)."""
    lost = b.silenced | b.idle
    if b.white_rider:
        lost |= just(GANDALF_WHITE)
    return forces.persons(s, b, side) & among & ~lost


# -- 4: between Combat roll and re-roll -----------------------------------------------------------


def _turn_misses(s: WarState, b: Battle, side: int, person: int, number: int) -> None:
    """A character's leadership for the round buys hits; more is never worse, so all are taken."""
    number = min(number, len(b.missed[side]))
    b.idle |= just(person)
    b.missed[side] = b.missed[side][number:]
    b.hits[side] += number
    tell(s, "card.misses_turned", character=name(CHAR.code(person)), n=number)


@combat("mighty_attack", needs.companion)
def mighty_attack(s: WarState, b: Battle, side: int) -> Steps:
    leading = _leading(s, b, side, -1)
    if leading and b.missed[side]:
        person = CHAR.of((yield from choose(s, "combat.character", CHAR.codes_of(leading))))
        _turn_misses(s, b, side, person, 1)


@combat("anduril", needs.one_of(STRIDER, ARAGORN))
def anduril(s: WarState, b: Battle, side: int) -> None:
    """One miss for Strider, two for the king."""
    for person in members(_leading(s, b, side, set_of((STRIDER, ARAGORN)))):
        if b.missed[side]:
            _turn_misses(s, b, side, person, 2 if person == ARAGORN else 1)


@combat("confusion")
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


@combat("nameless_wood", needs.in_the_woods)
def nameless_wood(s: WarState, b: Battle, side: int) -> None:
    _more_hits(s, b, side, 2)


@combat("no_quarter")
def no_quarter(s: WarState, b: Battle, side: int) -> None:
    _more_hits(s, b, side, 1)


# -- 6: before casualties -------------------------------------------------------------------------


@combat("blade_of_westernesse", needs.one_of(*HOBBITS))
def blade_of_westernesse(s: WarState, b: Battle, side: int) -> Steps:
    """One hit of the re-roll strikes a Minion and no unit (K7)."""
    minions = forces.persons(s, b, SHADOW)
    if minions and b.reroll_hits[side]:
        person = CHAR.of((yield from choose(s, "combat.character", CHAR.codes_of(minions))))
        b.reroll_hits[side] -= 1
        b.hits[side] -= 1
        eliminate(s, person)


@combat("fateful_strike", needs.leader_or_companion)
def fateful_strike(s: WarState, b: Battle, side: int) -> Steps:
    """Besides its hits the re-roll slays a Nazgûl; two hits may slay a Minion, as the Witch-king is (K6)."""
    hits = b.reroll_hits[side]
    options = [FIGURE.code(NAZGUL)] if hits and forces.figures(s, b, SHADOW, NAZGUL) else []
    if hits > 1:
        options += CHAR.codes_of(forces.persons(s, b, SHADOW))
    if options:
        _strike_down(s, b, SHADOW, (yield from choose(s, "combat.figure", options)))


def _strike_down(s: WarState, b: Battle, side: int, answer: int) -> None:
    """One leader, Nazgûl or character in the battle dies."""
    if answer in CHAR:
        eliminate(s, CHAR.of(answer))
        return
    at = b.region_of(side)
    kill(s, at, FIGURE.of(answer))
    tell(s, "army.losses", region=name(REGION.code(at)), figure=name(answer), n=1)


@combat("heroic_death", needs.leader_or_companion)
def heroic_death(s: WarState, b: Battle, side: int) -> Steps:
    """One sacrifice (K15): a Leader for one hit, or a Companion for as many as the level."""
    enemy = 1 - side
    if not b.hits[enemy]:
        return
    options = [FIGURE.code(kind) for kind in LEADERS_OF[side] if forces.figures(s, b, side, kind)]
    options += CHAR.codes_of(forces.persons(s, b, side))
    answer = yield (seat_of(s, side), "combat.figure", [NONE, *options])
    if answer == NONE:
        return
    _strike_down(s, b, side, answer)
    _cancel_hits(s, b, enemy, s.board.level[CHAR.of(answer)] if answer in CHAR else 1)


@combat("shield_wall")
def shield_wall(s: WarState, b: Battle, side: int) -> None:
    if b.hits[1 - side] >= 2:
        _cancel_hits(s, b, 1 - side, 1)


def _cancel_hits(s: WarState, b: Battle, side: int, number: int) -> None:
    number = min(number, b.hits[side])
    b.hits[side] -= number
    tell(s, "card.hits_cancelled", n=number)
