"""Event halves of the Shadow's Character deck in which Nazgûl lead armies, or strike at them."""

from __future__ import annotations

from westmarch.core.sets import has, just, members
from westmarch.games.war.cards.registry import Steps, event
from westmarch.games.war.cards.verbs_shadow import (
    armies,
    assault,
    besiegers,
    captain_led,
    choose,
    command,
    nazgul_at,
    on_map,
    open_for_recruits,
    recruit_nazgul,
    roll,
    targets,
    wraiths_led,
)
from westmarch.games.war.ids import (
    DONE,
    FREE,
    MOVE_MINIONS,
    NAZGUL,
    NONE,
    RECRUIT,
    REGION,
    SHADOW,
    WITCH_KING,
)
from westmarch.games.war.rules import people
from westmarch.games.war.rules.groups import Group
from westmarch.games.war.rules.losses import card_hits, seat_of
from westmarch.games.war.state import WarState

EVENT_KEYS: tuple[str, ...] = ()
MOST_MOVES = 2


def witch_king(s: WarState) -> bool:
    return on_map(s, WITCH_KING)


# -- Dreadful Spells ----------------------------------------------------------------------------


def _victims(s: WarState, at: int) -> int:
    """Free armies where the Shadow army is, or next to it; behind walls or not (G9)."""
    return s.occupied[FREE] & (s.board.adjacent[at] | just(at))


def _casters(s: WarState) -> int:
    mask = 0
    for at in members(s.occupied[SHADOW]):
        if nazgul_at(s, at) and _victims(s, at):
            mask |= just(at)
    return mask


def spells_reach(s: WarState) -> bool:
    return bool(_casters(s))


@event("dreadful_spells", spells_reach)
def dreadful_spells(s: WarState) -> Steps:
    """No attack: nobody reacts, Companions survive, an emptied Stronghold falls to its besiegers (G7-G9)."""
    at = s.focus = REGION.of((yield from choose(s, SHADOW, "card.army", REGION.codes_of(_casters(s)))))
    victims = REGION.codes_of(_victims(s, at))
    target = REGION.of((yield from choose(s, SHADOW, "card.region", victims)))
    hits = yield from roll(s, nazgul_at(s, at), 5)
    yield from card_hits(s, FREE, target, hits)


# -- Grond --------------------------------------------------------------------------------------


def captain_besieges(s: WarState) -> bool:
    return on_map(s, WITCH_KING) and has(besiegers(s), s.where[WITCH_KING])


@event("grond_hammer_of_the_underworld", captain_besieges)
def grond(s: WarState) -> Steps:
    """The army of the Witch-king storms; without a nation at war it cannot (G10)."""
    at = s.where[WITCH_KING]
    if has(targets(s, at, captain_led), at):
        yield from assault(s, at, captain_led)


# -- the Nine ride ------------------------------------------------------------------------------


@event("the_ringwraiths_are_abroad")
def the_ringwraiths_are_abroad(s: WarState) -> Steps:
    """Nazgûl fly; then two armies with Nazgûl move, or one attacks; those who flew may lead them (C35)."""
    yield from people.move_minions(s, only_nazgul=True)
    moved: list[tuple[int, Group]] = []
    while len(moved) < MOST_MOVES:
        starts = armies(s, wraiths_led, moved, may_attack=not moved)
        if not starts:
            return
        answer = yield (seat_of(s, SHADOW), "card.army", [DONE, *REGION.codes_of(starts)])
        if answer == DONE:
            return
        if (yield from command(s, REGION.of(answer), wraiths_led, moved, may_attack=not moved)):
            return


@event("the_black_captain_commands", witch_king)
def the_black_captain_commands(s: WarState) -> Steps:
    """Both parts are optional (C34); he may fly to an army and lead it on (C35)."""
    options = [NONE, MOVE_MINIONS]
    if s.reserve[NAZGUL] and has(open_for_recruits(s), s.where[WITCH_KING]):
        options.append(RECRUIT)
    answer = yield (seat_of(s, SHADOW), "card.option", options)
    if answer == RECRUIT:
        recruit_nazgul(s, s.where[WITCH_KING], 2)
    elif answer == MOVE_MINIONS:
        yield from people.move_minions(s, only_nazgul=True)
    at = s.where[WITCH_KING]
    if not has(armies(s, captain_led, [], may_attack=True), at):
        return
    if (yield (seat_of(s, SHADOW), "card.army", (DONE, REGION.code(at)))) != DONE:
        yield from command(s, at, captain_led, [], may_attack=True)
