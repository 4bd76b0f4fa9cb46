"""Chapter 4, phase 5 (p. 19-21): what a player may do with the dice, and doing it.

One question names the thing (an army's region, a card, a nation, a verb), or a die first; the die
is asked for last, and only where faces of several kinds would serve.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.game import Question, tell
from westmarch.games.war.holding import unconquered
from westmarch.games.war.ids import (
    ARAGORN,
    BOROMIR,
    CARD,
    CHAR,
    DIE,
    DONE,
    DRAW,
    DWARVES,
    ELVES,
    EYE,
    FACES,
    FIGURE,
    FREE,
    GANDALF_WHITE,
    GIMLI,
    GONDOR,
    HIDE,
    KINDS,
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
    SEPARATE,
    SHADOW,
    SIDES,
    SKIP,
    SPLIT,
    STRIDER,
    VOICE_ELITES,
    VOICE_RECRUIT,
    WILL,
    bits,
    codes_of,
    region,
)
from westmarch.games.war.rules import army_action, company, dice, events, fellowship, hunt, muster, people
from westmarch.games.war.rules.hand import decks_of, draw_choice
from westmarch.games.war.rules.losses import seat_of, trim_all
from westmarch.games.war.rules.politics import BY_ABILITY, BY_DIE, advance, can_advance, can_advance_by_die
from westmarch.games.war.rules.table import LAST_BATTLE
from westmarch.games.war.state import OFF_TRACK, WarState

Steps = Generator[Question, Any, None]
NO_DIE = -1
FARTHEST_PROGRESS = 12
_GONDOR_SEATS = 1 << region("minas_tirith") | 1 << region("dol_amroth") | 1 << region("pelargir")
_EREBOR = 1 << region("erebor")
_ELVEN_SEATS = sum(1 << region(place) for place in ("rivendell", "grey_havens", "lorien", "woodland_realm"))
ENVOYS = ((BOROMIR, GONDOR, _GONDOR_SEATS), (LEGOLAS, ELVES, _ELVEN_SEATS), (GIMLI, DWARVES, _EREBOR))
"""Companions who move their nation with any die from a seat of it (character cards)."""


def turn(s: WarState) -> Steps:
    """One player's turn in the action phase: an Elven Ring if wanted, then one action, pass or skip."""
    side = s.to_act
    s.paid = s.focus = NO_DIE
    die = NO_DIE
    while True:
        answer = yield (
            seat_of(s, side),
            "action.choose" if die == NO_DIE else "action.use",
            lambda die=die: choices(s, side, die),
        )
        if DIE <= answer < DIE + len(FACES):
            die = answer - DIE
        elif answer == RING:
            yield from use_ring(s, side)
            die = NO_DIE
            if not dice.unused(s, side):
                break
        else:
            yield from act(s, side, answer, die)
            if s.battle is None:
                yield from trim_all(s, side)
            break
    s.acted = True
    s.to_act = 1 - side


# -- what is possible ---------------------------------------------------------------------------


def choices(s: WarState, side: int, die: int) -> list[int]:
    """All that can be named now, with the die already chosen or with any of the unused ones."""
    faces = dice.faces(s, side) if die == NO_DIE else 1 << die
    found = regions(s, side, faces)
    options = codes_of(found, REGION)
    options += codes_of(events.playable(s, side, faces) | events.discardable(s, side, faces), CARD)
    options += _persons(s, side, faces)
    options += [NATION + nation for nation in NATIONS_OF[side] if nation_faces(s, side, nation) & faces]
    if die == NO_DIE and faces & faces - 1:
        options += [DIE + face for face in bits(faces)]
    options += _verbs(s, side, faces, die)
    return options


def regions(s: WarState, side: int, faces: int) -> int:
    """Regions where an army can act or figures can be mustered."""
    found = 0
    if faces & (dice.army_faces(s, side) | dice.FOR_CHARACTER):
        found = army_action.regions(s, side, faces)
    if faces & dice.FOR_MUSTER:
        found |= muster.regions(s, side)
    return found


def _persons(s: WarState, side: int, faces: int) -> list[int]:
    if side == FREE:
        return [CHAR + person for person in people.heroes_ready(s)] if faces & dice.ONLY_WILL else []
    return [CHAR + person for person in people.minions_ready(s)] if faces & dice.FOR_MUSTER else []


def nation_faces(s: WarState, side: int, nation: int) -> int:
    """Faces that can move a nation on the Political Track now."""
    serves = dice.FOR_MUSTER if can_advance_by_die(s, nation) else 0
    if side == FREE and can_advance(s, nation) and _envoy(s, nation):
        return dice.ANY
    return serves


def _envoy(s: WarState, nation: int) -> bool:
    for person, of_nation, seats in ENVOYS:
        at = s.where[person]
        if nation == of_nation and at < len(REGIONS) and seats & unconquered(s, FREE) & 1 << at:
            return True
    return False


def verb_faces(s: WarState, side: int) -> list[tuple[int, int]]:
    """(verb, faces that serve) for everything that is possible apart from armies, cards and nations."""
    found = []
    if side == FREE:
        if s.hidden:
            found.append((MOVE_FELLOWSHIP, dice.FOR_CHARACTER))
        else:
            found.append((HIDE, dice.ANY if s.guide == STRIDER else dice.FOR_CHARACTER))
        if s.company and s.mordor == OFF_TRACK:
            found.append((SEPARATE, dice.FOR_CHARACTER))
        if people.movable_companions(s):
            found.append((MOVE_COMPANIONS, dice.FOR_CHARACTER))
    else:
        if people.minions_can_move(s):
            found.append((MOVE_MINIONS, dice.FOR_CHARACTER))
        if muster.voice_heard(s):
            if muster.voice_recruits(s):
                found.append((VOICE_RECRUIT, dice.FOR_MUSTER))
            if muster.can_promote(s):
                found.append((VOICE_ELITES, dice.FOR_MUSTER))
    if any(s.decks[deck] for deck in decks_of(side)):
        found.append((DRAW, dice.FOR_EVENT))
    return found


def _verbs(s: WarState, side: int, faces: int, die: int) -> list[int]:
    options = [verb for verb, serves in verb_faces(s, side) if serves & faces]
    if die == NO_DIE:
        if can_use_ring(s, side):
            options.append(RING)
        if dice.unused(s, side) < dice.unused(s, 1 - side):
            options.append(PASS)
    options.append(SKIP)
    return options


def can_use_ring(s: WarState, side: int) -> bool:
    return bool(s.rings[side]) and not s.ring_used >> side & 1


# -- doing it -----------------------------------------------------------------------------------


def act(s: WarState, side: int, answer: int, die: int) -> Steps:
    if answer < CARD:
        yield from at_region(s, side, answer - REGION, die)
    elif answer < FIGURE:
        number = answer - CARD
        if s.table[1 - side] >> number & 1:
            yield from events.force_discard(s, side, number, die)
        else:
            yield from events.play(s, side, number, die)
    elif answer < NATION:
        yield from _bring(s, side, answer - CHAR, die)
    elif answer < DIE:
        yield from _diplomacy(s, side, answer - NATION, die)
    else:
        yield from _do(s, side, answer, die)


def at_region(s: WarState, side: int, at: int, die: int) -> Steps:
    """The army here goes, attacks or is split; or figures are mustered here."""
    s.focus = at
    faces = dice.faces(s, side) if die == NO_DIE else 1 << die
    orders = army_action.orders(s, side, at, faces)
    figures = muster.options_at(s, side, at) if faces & dice.FOR_MUSTER else []
    answer = yield (seat_of(s, side), "army.order", [*orders, *figures])
    if FIGURE <= answer < FIGURE + KINDS:
        yield from dice.pay(s, side, dice.FOR_MUSTER, die)
        yield from muster.muster(s, side, at, answer - FIGURE)
    elif answer == SPLIT:
        yield from army_action.split(s, side, at, faces, die)
    else:
        yield from army_action.order(s, side, at, answer - REGION, faces, die)


def _bring(s: WarState, side: int, person: int, die: int) -> Steps:
    if person in (ARAGORN, GANDALF_WHITE):
        yield from dice.pay(s, side, dice.ONLY_WILL, die)
        yield from people.bring_hero(s, person)
    else:
        yield from dice.pay(s, side, dice.FOR_MUSTER, die)
        yield from people.bring_minion(s, person)


def _diplomacy(s: WarState, side: int, nation: int, die: int) -> Steps:
    by_die = dice.FOR_MUSTER if can_advance_by_die(s, nation) else 0
    face = yield from dice.pay(s, side, nation_faces(s, side, nation), die)
    advance(s, nation, BY_DIE if by_die >> face & 1 else BY_ABILITY)


def _do(s: WarState, side: int, verb: int, die: int) -> Steps:
    if verb == PASS:
        tell(s, "action.pass", side=f"side:{SIDES[side]}")
        return
    if verb == SKIP:
        face = yield from dice.pay(s, side, dice.ANY, die)
        tell(s, "action.skip", side=f"side:{SIDES[side]}", die=f"die:{FACES[face]}")
        return
    serves = dict(verb_faces(s, side))[verb]
    if verb == SEPARATE:
        persons = yield from choose_companions(s)
        yield from dice.pay(s, side, serves, die)
        yield from company.separate(s, persons)
        return
    face = yield from dice.pay(s, side, serves, die)
    if verb == MOVE_FELLOWSHIP:
        yield from move_fellowship(s)
        if not s.table[FREE] >> LAST_BATTLE & 1:
            s.hunt_free += 1
    elif verb == HIDE:
        fellowship.hide(s)
    elif verb == MOVE_COMPANIONS:
        yield from people.move_companions(s)
    elif verb == MOVE_MINIONS:
        yield from people.move_minions(s)
    elif verb == DRAW:
        yield from draw_choice(s, side)
    elif verb == VOICE_RECRUIT:
        yield from muster.voice_recruit(s)
    else:
        muster.promote(s, muster.ORTHANC, 5, 2)


def move_fellowship(s: WarState) -> Steps:
    """One step on the track, and the Hunt (p. 37). Its die goes to the Hunt Box only after the Hunt."""
    if s.mordor == OFF_TRACK:
        s.progress = min(FARTHEST_PROGRESS, s.progress + 1)
        tell(s, "fellowship.moves", progress=s.progress)
    else:
        tell(s, "fellowship.moves_in_mordor")
    yield from hunt.after_move(s)


def choose_companions(s: WarState, question: str = "fellowship.who") -> Generator[Question, Any, int]:
    """One Companion or a group, named in ascending order."""
    group = 0
    while True:
        s.picked_persons = group
        rest = codes_of(s.company & ~group & -(1 << group.bit_length()), CHAR)
        options = [DONE, *rest] if group else rest
        answer = options[0] if len(options) == 1 else (yield (seat_of(s, FREE), question, options))
        if answer == DONE:
            s.picked_persons = 0
            return group
        group |= 1 << answer - CHAR


# -- Elven Rings (p. 21) --------------------------------------------------------------------------


def use_ring(s: WarState, side: int) -> Steps:
    """Change one unused die. The Free Peoples' ring passes to the Shadow, the Shadow's leaves the game."""
    options = [DIE + face for face in bits(dice.faces(s, side))]
    before = options[0]
    if len(options) > 1:
        before = yield (seat_of(s, side), "action.ring_die", options)
    before -= DIE
    wanted = [DIE + face for face in ring_faces(s, side) if face != before]
    after = (yield (seat_of(s, side), "action.ring_face", wanted)) - DIE
    s.rings[side] -= 1
    s.ring_used |= 1 << side
    if side == FREE:
        s.rings[SHADOW] += 1
    s.dice[side][before] -= 1
    if after == EYE:
        s.hunt_shadow += 1
    else:
        s.dice[side][after] += 1
    tell(
        s,
        "action.ring",
        side=f"side:{SIDES[side]}",
        die=f"die:{FACES[before]}",
        face=f"die:{FACES[after]}",
    )


def ring_faces(s: WarState, side: int) -> list[int]:
    """What a ring can turn up: a face of the die, but no Will of the West; the Shadow may make an Eye."""
    return sorted(set(s.board.faces[side]) - {WILL})
