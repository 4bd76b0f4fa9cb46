"""Chapter 4, phase 5 (p. 19-22): what a player may do with the unused dice, or with the one named first.

Each thing that can be named has a predicate; `choices` lists all that none of them refuses.
"""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.core.sets import has, just, set_of
from westmarch.games.war.control import unconquered
from westmarch.games.war.ids import (
    BOROMIR,
    CARD,
    CHAR,
    DIE,
    DRAW,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GONDOR,
    HIDE,
    LEGOLAS,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    NATION,
    NATIONS_OF,
    PASS,
    REGION,
    REGIONS,
    RING,
    SARUMAN,
    SEPARATE,
    SIDE_OF,
    SKIP,
    STRIDER,
    TOKEN,
    VOICE_ELITES,
    VOICE_RECRUIT,
    Face,
    Nation,
    Region,
    Seat,
    region,
)
from westmarch.games.war.rules import army_action, arrivals, dice, events, muster, people, tokens
from westmarch.games.war.rules.hand import decks_of
from westmarch.games.war.rules.mixed_armies import rests
from westmarch.games.war.rules.politics import can_advance, held_back_by
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import owner, player_of_minion, side_of
from westmarch.games.war.state import AT_WAR, OFF_TRACK, WarState

_GONDOR_SEATS = set_of((region("minas_tirith"), region("dol_amroth"), region("pelargir")))
_EREBOR = just(region("erebor"))
_ELVEN_SEATS = set_of(region(place) for place in ("rivendell", "grey_havens", "lorien", "woodland_realm"))
ENVOYS = {GONDOR: (BOROMIR, _GONDOR_SEATS), ELVES: (LEGOLAS, _ELVEN_SEATS), DWARVES: (GIMLI, _EREBOR)}
"""The Companion who moves a nation with any die, from a seat of it (character cards)."""
VERBS = (
    (MOVE_FELLOWSHIP, HIDE, SEPARATE, MOVE_COMPANIONS, DRAW),
    (MOVE_MINIONS, VOICE_RECRUIT, VOICE_ELITES, DRAW),
)
"""What each side can do apart from armies, cards and nations."""


def choices(s: WarState, seat: Seat) -> list[int]:
    """All that can be named now."""
    side = side_of(s, seat)
    faces = dice.usable(s, seat)
    options = REGION.codes_of(regions(s, seat, faces))
    options += CARD.codes_of(events.playable(s, seat, faces) | events.discardable(s, seat, faces))
    options += [CHAR.code(person) for person in arrivals.ready(s, seat, faces)]
    options += [NATION.code(nation) for nation in NATIONS_OF[side] if nation_faces(s, seat, nation) & faces]
    if s.named < 0 and faces & faces - 1:
        options += DIE.codes_of(faces)
    options += [
        verb for verb in VERBS[side] if verb_faces(s, verb) & faces and possible(s, seat, verb) is None
    ]
    if s.named < 0:
        if dice.may_use_ring(s, seat) is None:
            options.append(RING)
        if may_pass(s, seat) is None:
            options.append(PASS)
    options.append(SKIP)
    if s.tokens and s.named < 0:
        options += TOKEN.codes_of(tokens.usable(s, seat))
    return options


# -- regions --------------------------------------------------------------------------------------


def regions(s: WarState, seat: Seat, faces: int) -> int:
    """Regions where an army can act or figures can be mustered; the quick form of `may_name`."""
    found = 0
    if faces & (dice.army_faces(s, seat) | dice.FOR_CHARACTER):
        found = army_action.regions(s, seat, faces)
    if faces & dice.FOR_MUSTER:
        found |= muster.regions(s, seat)
    return found


def may_name(s: WarState, seat: Seat, at: Region, faces: int) -> Reason | None:
    """Whether an army can act here, or figures can be mustered.

    Where neither is possible, what keeps the army; without one, what keeps recruits from a settlement.
    """
    army = army_action.may_act(s, seat, at, faces)
    if army is None:
        return None
    recruits = muster.may_muster_at(s, seat, at) or dice.lacks(s, faces, dice.FOR_MUSTER, "no_muster_die", 20)
    side = side_of(s, seat)
    if recruits is None or (has(s.board.home[side], at) and not s.strength[side][at]):
        return recruits
    return army


# -- nations --------------------------------------------------------------------------------------


def nation_faces(s: WarState, seat: Seat, nation: Nation) -> int:
    """Faces that can move a nation on the Political Track now."""
    if not can_advance(s, nation) or rests(s, seat, -1, just(nation)) is not None:
        return 0
    if side_of(s, seat) == FREE and _envoy(s, nation):
        return dice.ANY
    return dice.FOR_MUSTER if owner(s, nation) == seat and held_back_by(s, nation) < 0 else 0


def _envoy(s: WarState, nation: Nation) -> bool:
    if nation not in ENVOYS:
        return False
    person, seats = ENVOYS[nation]
    at = s.where[person]
    return at < len(REGIONS) and has(seats & unconquered(s, FREE), at)


def may_urge(s: WarState, seat: Seat, nation: Nation, faces: int) -> Reason | None:
    """Whether a nation can be moved towards war (p. 34)."""
    whom = NATION.texts[nation]
    if SIDE_OF[nation] != side_of(s, seat):
        return because("not_your_nation", 34, nation=whom)
    if s.step[nation] == AT_WAR:
        return because("already_at_war", 34, nation=whom)
    if not can_advance(s, nation):
        return because("passive", 34, nation=whom)
    tired = rests(s, seat, -1, just(nation))
    if tired is not None:
        return tired
    serves = nation_faces(s, seat, nation)
    if not serves and owner(s, nation) != seat:
        return because("allys_nation", 45, nation=whom)
    if not serves:
        return because("threatened", 22, nation=whom, card=CARD.texts[held_back_by(s, nation)])
    return dice.lacks(s, faces, serves, "no_muster_die", 34, nation=whom)


# -- dice and verbs -------------------------------------------------------------------------------


def may_name_die(s: WarState, seat: Seat, face: Face) -> Reason | None:
    """Whether a die can be named before what it is used for; where all are alike it need not be."""
    die = DIE.texts[face]
    unused = dice.faces(s, side_of(s, seat))
    if not has(unused, face):
        return because("no_such_die", 19, die=die)
    if s.named >= 0:
        return because("die_named", 19, die=DIE.texts[s.named])
    return None if unused & unused - 1 else because("one_kind_of_dice", 19, die=die)


def may_do(s: WarState, seat: Seat, verb: int, faces: int) -> Reason | None:
    """Whether something can be done apart from armies, cards and nations."""
    if verb in (RING, PASS):
        if s.named >= 0:
            return because("die_named", 19, die=DIE.texts[s.named])
        return dice.may_use_ring(s, seat) if verb == RING else may_pass(s, seat)
    if verb == SKIP:
        return None
    if verb not in VERBS[side_of(s, seat)]:
        return because("not_your_side", 20)
    key = "no_event_die" if verb == DRAW else "no_character_die"
    if verb in (VOICE_RECRUIT, VOICE_ELITES):
        key = "no_muster_die"
    return possible(s, seat, verb) or dice.lacks(s, faces, verb_faces(s, verb), key, 20)


def verb_faces(s: WarState, verb: int) -> int:
    """Faces that serve; Strider as Guide hides the Fellowship with any (character card)."""
    if verb == DRAW:
        return dice.FOR_EVENT
    if verb in (VOICE_RECRUIT, VOICE_ELITES):
        return dice.FOR_MUSTER
    return dice.ANY if verb == HIDE and s.guide == STRIDER else dice.FOR_CHARACTER


def possible(s: WarState, seat: Seat, verb: int) -> Reason | None:
    """What forbids a verb, whatever the dice."""
    if verb == MOVE_FELLOWSHIP:
        return None if s.hidden else because("is_revealed", 38)
    if verb == HIDE:
        return because("is_hidden", 39) if s.hidden else None
    if verb == SEPARATE:
        if s.mordor != OFF_TRACK:
            return because("in_mordor", 43)
        return None if s.company else because("no_companions", 39)
    if verb == MOVE_COMPANIONS:
        return None if people.movable_companions(s) else because("nobody_to_move", 24)
    if verb == MOVE_MINIONS:
        return None if people.minions_can_move(s, seat) else because("nobody_to_move", 24)
    if verb == DRAW:
        return None if any(s.decks[deck] for deck in decks_of(side_of(s, seat))) else because("no_cards", 22)
    if player_of_minion(s, SARUMAN) != seat:
        return because("allys_character", 46, character=CHAR.texts[SARUMAN])
    if not muster.voice_heard(s):
        return because("voice_silent", 24)
    works = muster.voice_recruits(s) if verb == VOICE_RECRUIT else muster.can_promote(s)
    return None if works else because("voice_idle", 24)


def may_pass(s: WarState, seat: Seat) -> Reason | None:
    """Only with fewer dice than the opponent (p. 19)."""
    side = side_of(s, seat)
    return None if dice.unused(s, side) < dice.unused(s, 1 - side) else because("more_dice", 19)
