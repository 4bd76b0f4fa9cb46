"""Why something cannot be chosen, with the page; told only from what the asked seat may know."""

# ruff: noqa: SIM905 - long lists of names read better as words than as quoted items
from __future__ import annotations

from typing import Any

from westmarch.core.game import Reason
from westmarch.games.war.cards.registry import COMBAT_CARDS, EVENT_CARDS
from westmarch.games.war.holding import in_field, inside, warring
from westmarch.games.war.ids import (
    ACTION,
    CARD,
    CHAR,
    DECK,
    DIE,
    DRAW,
    FACES,
    FIGURE,
    FREE,
    GOLLUM,
    HIDE,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    NATION,
    PASS,
    REGION,
    REMOVE,
    RING,
    SEPARATE,
    SHADOW,
    SIDE_OF,
    name,
)
from westmarch.games.war.rules import battle, dice, movement, people
from westmarch.games.war.rules.events import PALANTIR
from westmarch.games.war.rules.groups import everyone, has_leader
from westmarch.games.war.rules.politics import can_advance
from westmarch.games.war.rules.table import barred
from westmarch.games.war.state import AT_WAR, IN_FELLOWSHIP, STACK, WarState

KEYS = tuple(
    """
    no_army enemy_army besieged no_army_die leaderless nowhere_to_go not_adjacent full not_at_war
    cannot_attack_yet barred not_in_hand card_no_die card_condition combat_condition
    already_at_war passive no_muster_die not_your_nation character_not_ready character_here in_fellowship
    no_will_die
    is_revealed is_hidden no_companions in_mordor nobody_to_move no_character_die no_ring ring_used more_dice
    no_such_die no_event_die
    """.split()
)


def _reason(key: str, page: int, **args: Any) -> Reason:
    return Reason(key, {"page": page, **args})


def why_not(s: WarState, seat: int, kind: str, code: int) -> Reason | None:
    if kind in ("action.choose", "action.use"):
        return _action(s, seat, code)
    if kind in ("army.order", "army.where") and code < CARD:
        return _road(s, seat, code)
    if kind == "battle.card" and CARD <= code < FIGURE:
        return _combat(s, seat, code - CARD)
    return None


def _action(s: WarState, side: int, code: int) -> Reason | None:
    if code < CARD:
        return _army(s, side, code - REGION)
    if code < FIGURE:
        return _card(s, side, code - CARD)
    if REMOVE <= code < CHAR:
        return None
    if CHAR <= code < NATION:
        return _character(s, side, code - CHAR)
    if NATION <= code < DIE:
        return _nation(s, side, code - NATION)
    if DIE <= code < ACTION:
        return _reason("no_such_die", 19, die=name(code))
    if ACTION <= code < DECK:
        return _verb(s, side, code)
    return None


# -- armies -----------------------------------------------------------------------------------------


def _army(s: WarState, side: int, at: int) -> Reason:
    region = name(REGION + at)
    if not s.strength[side][at]:
        key = "enemy_army" if s.strength[1 - side][at] else "no_army"
        return _reason(key, 26, region=region)
    faces = dice.faces(s, side)
    if not faces & (dice.army_faces(s, side) | dice.FOR_CHARACTER):
        return _reason("no_army_die", 20)
    if inside(s, side) >> at & 1:
        return _reason("besieged", 32, region=region)
    led = has_leader(s, side, everyone(s, side, at))
    if not faces & dice.army_faces(s, side) and not led:
        return _reason("leaderless", 27, region=region)
    return _reason("nowhere_to_go", 27, region=region)


def _road(s: WarState, side: int, to: int) -> Reason | None:
    """Why the army in focus cannot go to or attack a region."""
    at = s.focus
    if at < 0:
        return None
    region = name(REGION + to)
    if not s.board.adjacent[at] >> to & 1:
        return _reason("not_adjacent", 27, region=region)
    if barred(s, side) >> to & 1:
        return _reason("barred", 22, region=region)
    if in_field(s, 1 - side) >> to & 1:
        if not movement.has_fighters(s, side, at):
            return _reason("cannot_attack_yet", 28, region=region)
        return _reason("leaderless", 28, region=name(REGION + at))
    if s.strength[side][to] >= STACK:
        return _reason("full", 26, region=region)
    nation = s.board.nation[to]
    if nation >= 0 and not warring(s) >> nation & 1:
        return _reason("not_at_war", 36, region=region)
    return _reason("full", 26, region=region)


# -- cards ------------------------------------------------------------------------------------------


def _card(s: WarState, side: int, number: int) -> Reason:
    card = name(CARD + number)
    if s.table[1 - side] >> number & 1:
        if number == PALANTIR and s.rings[side] and not dice.can_use_ring(s, side):
            return _reason("ring_used", 21)
        return _reason("card_no_die", 22, card=card)
    if not s.hand[side] >> number & 1:
        return _reason("not_in_hand", 22, card=card)
    if not EVENT_CARDS[number].ready(s):
        return _reason("card_condition", 22, card=card)
    face = s.board.card_face[number]
    return _reason("card_no_die", 22, card=card, die=f"die:{FACES[face]}")


def _combat(s: WarState, side: int, number: int) -> Reason:
    card = name(CARD + number)
    b = s.battle
    if b is None or not battle.usable(s, b, side) >> number & 1:
        return _reason("not_in_hand", 29, card=card)
    assert not COMBAT_CARDS[s.board.combat_of[number]].ready(s, b, side)
    return _reason("combat_condition", 29, card=card)


# -- nations and characters -------------------------------------------------------------------------


def _nation(s: WarState, side: int, nation: int) -> Reason:
    args = {"nation": name(NATION + nation)}
    if SIDE_OF[nation] != side:
        return _reason("not_your_nation", 34, **args)
    if s.step[nation] == AT_WAR:
        return _reason("already_at_war", 34, **args)
    if not can_advance(s, nation):
        return _reason("passive", 34, **args)
    return _reason("no_muster_die", 34, **args)


def _character(s: WarState, side: int, person: int) -> Reason | None:
    if person == GOLLUM:
        return None
    args = {"character": name(CHAR + person)}
    if s.where[person] < len(s.persons):
        return _reason("character_here", 24, **args)
    if s.where[person] == IN_FELLOWSHIP:
        return _reason("in_fellowship", 39, **args)
    ready = people.heroes_ready(s) if side == FREE else people.minions_ready(s)
    if person not in ready:
        return _reason("character_not_ready", 24, **args)
    return _reason("no_will_die" if side == FREE else "no_muster_die", 24, **args)


# -- verbs ------------------------------------------------------------------------------------------


def _verb(s: WarState, side: int, verb: int) -> Reason | None:
    faces = dice.faces(s, side)
    if verb in (MOVE_FELLOWSHIP, HIDE, SEPARATE, MOVE_COMPANIONS) and side == FREE:
        return _fellowship_verb(s, verb)
    if verb == MOVE_MINIONS and side == SHADOW:
        if not people.minions_can_move(s):
            return _reason("nobody_to_move", 24)
        return _reason("no_character_die", 20)
    if verb == RING:
        return _reason("ring_used" if s.rings[side] else "no_ring", 21)
    if verb == PASS:
        return _reason("more_dice", 19)
    if verb == DRAW and not faces & dice.FOR_EVENT:
        return _reason("no_event_die", 20)
    return None


def _fellowship_verb(s: WarState, verb: int) -> Reason:
    if verb == MOVE_FELLOWSHIP and not s.hidden:
        return _reason("is_revealed", 38)
    if verb == HIDE and s.hidden:
        return _reason("is_hidden", 39)
    if verb == SEPARATE:
        if s.mordor >= 0:
            return _reason("in_mordor", 43)
        if not s.company:
            return _reason("no_companions", 39)
    if verb == MOVE_COMPANIONS and not people.movable_companions(s):
        return _reason("nobody_to_move", 24)
    return _reason("no_character_die", 20)
