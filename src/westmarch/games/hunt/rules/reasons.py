"""Why something cannot be chosen now, told from what the asked seat may know."""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.core.sets import has
from westmarch.games.hunt.cards import deck, spells
from westmarch.games.hunt.ids import (
    ABILITY,
    ALLY,
    COMPANION,
    DONE,
    DRAW,
    FRODO,
    HUNT,
    MERRY,
    REMOVE,
    REST,
    SEARCH,
    SECTION,
    SPELL,
    TAKE,
    ZONE,
)
from westmarch.games.hunt.rules import riders
from westmarch.games.hunt.state import NIGHT, HuntState

KEYS = (
    "not_connected",
    "too_few_dots",
    "moved_already",
    "decided_already",
    "rest_at_night",
    "move_first",
    "card_played",
    "out_of_turn_only",
    "card_needs",
    "not_in_hand",
    "token_spent",
    "no_fellowship",
    "deck_empty",
    "companion_turned",
    "companion_idle",
    "acted_already",
    "too_far",
    "blocked",
    "exit_barred",
    "stands_there",
    "on_a_dot",
    "start_location",
    "trail_there",
    "lord_hunts",
    "gandalf_there",
    "no_die",
    "no_token_near",
    "other_area",
    "zone_barred",
    "ability_locked",
)


def why_not(s: HuntState, seat: int, kind: str, code: int) -> Reason | None:
    if kind == "bearer.turn" and seat == 0:
        return _bearer(s, code)
    if kind in ("bearer.extra", "escape.move") and seat == 0 and s.part == 1 and code in s.side.domain:
        return _way(s, s.side.domain.of(code), kind == "escape.move")
    if kind == "rider.turn" and seat != 0:
        return _rider(s, code)
    return None


def _way(s: HuntState, place: int, escaping: bool = False) -> Reason | None:
    """Why Frodo cannot go there (p. 12)."""
    if has(s.side.dots, place):
        return None
    if not has(s.side.connected[s.last], place):
        return Reason("not_connected", {"place": s.side.ref(s.last)})
    if escaping and has(s.side.exits, place):
        return Reason("exit_barred")
    return Reason("too_few_dots", {"number": s.dots})


def _bearer(s: HuntState, code: int) -> Reason | None:
    done = s.moved or s.rested
    if code in s.side.domain:
        if s.part == 2:
            return None if not s.gandalf_moved else Reason("moved_already")
        return Reason("decided_already") if done else _way(s, s.side.domain.of(code))
    if code == REST:
        return Reason("rest_at_night") if s.phase != NIGHT else Reason("decided_already")
    if code == DONE:
        return Reason("move_first")
    if code in ALLY:
        return _ally(s, ALLY.of(code))
    if code == DRAW:
        if s.bought:
            return Reason("token_spent")
        return Reason("deck_empty") if s.on_frodo else Reason("no_fellowship")
    if code in (COMPANION.code(FRODO), COMPANION.code(MERRY)):
        up = has(s.face_up, COMPANION.of(code))
        return Reason("companion_idle" if up else "companion_turned")
    return None


def _ally(s: HuntState, card: int) -> Reason | None:
    if not has(s.hand, card):
        return Reason("not_in_hand")
    if s.played:
        return Reason("card_played")
    printed = s.board.allies[card]
    if printed.out_of_turn:
        return Reason("out_of_turn_only")
    if printed.cost > s.on_frodo:
        return Reason("no_fellowship")
    met = deck.ALLY_CARDS[printed.title].needs(s, printed)
    return Reason("move_first") if met else Reason("card_needs", {"card": f"ally:{ALLY.values[card]}"})


def _rider(s: HuntState, code: int) -> Reason | None:
    rider = s.active
    place = s.riders[rider]
    if code in s.side.domain:
        return _ride(s, rider, s.side.domain.of(code))
    if s.acted:
        acts = code in ZONE or code in SECTION or code in SPELL or code in ABILITY
        return Reason("acted_already") if acts or code in (SEARCH, HUNT, REMOVE, TAKE) else None
    if code in (SEARCH, HUNT) and has(s.side.dots, place):
        return Reason("on_a_dot")
    if code in (SEARCH, HUNT) and has(s.gandalf_stands, place):
        return Reason("gandalf_there")
    if code == SEARCH:
        if rider == s.lord:
            return Reason("lord_hunts")
        return Reason("trail_there" if has(s.trails, place) else "start_location")
    if code in ZONE or code in SECTION:
        return _area(s, place, code)
    if code == REMOVE and not s.side.graph.adjacent[place] & s.ally_tokens:
        return Reason("no_token_near")
    if code in SPELL:
        return _spell(s, rider, SPELL.of(code))
    if code in ABILITY and ABILITY.of(code) >= s.abilities:
        return Reason("ability_locked", {"number": s.abilities})
    return Reason("no_die") if code in (HUNT, REMOVE, TAKE) or code in ABILITY else None


def _ride(s: HuntState, rider: int, place: int) -> Reason:
    if s.moved:
        return Reason("moved_already")
    if place == s.riders[rider]:
        return Reason("stands_there")
    if has(s.side.exits, place):
        return Reason("exit_barred")
    return Reason("blocked" if has(s.blocked, place) else "too_far")


def _area(s: HuntState, place: int, code: int) -> Reason:
    own = (ZONE.code(s.side.zone[place]), SECTION.code(s.side.section[place]))
    if code not in own:
        return Reason("other_area")
    barred = code == own[0] and has(s.mist | s.barred, s.side.zone[place])
    return Reason("zone_barred" if barred else "no_die")


def _spell(s: HuntState, rider: int, card: int) -> Reason:
    if not has(s.hands[s.owner[rider]], card):
        return Reason("not_in_hand")
    if not riders.payers(s, riders.sorcery_dice(s, rider)):
        return Reason("no_die")
    assert not spells.may_cast(s, rider, card)
    return Reason("card_needs", {"card": f"sorcery:{SPELL.values[card]}"})
