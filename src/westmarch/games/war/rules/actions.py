"""Chapter 4, phase 5 (p. 19-21): one turn of a player, and doing what was chosen (`choices`).

One question names the thing (an army's region, a card, a nation, a verb), or a die first; the die
is asked for last, and only where faces of several kinds would serve.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.asking import Asking
from westmarch.core.rules import Question, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards.lasting import MOVES_UNSEEN
from westmarch.games.war.ids import (
    ARAGORN,
    CARD,
    CHAR,
    DIE,
    DRAW,
    EYE,
    FIGURE,
    FREE,
    GANDALF_WHITE,
    HIDE,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MOVE_MINIONS,
    NATION,
    PASS,
    REGION,
    RING,
    SEPARATE,
    SIDE_TEXTS,
    SKIP,
    SPLIT,
    VOICE_RECRUIT,
    Nation,
    Person,
    Region,
    Side,
)
from westmarch.games.war.rules import (
    army_action,
    arrivals,
    company,
    dice,
    events,
    fellowship,
    hunt,
    muster,
    people,
)
from westmarch.games.war.rules.choices import choices, nation_faces, verb_faces
from westmarch.games.war.rules.groups import pick_persons
from westmarch.games.war.rules.hand import draw_choice
from westmarch.games.war.rules.losses import trim_all
from westmarch.games.war.rules.politics import BY_ABILITY, BY_DIE, advance, can_advance_by_die
from westmarch.games.war.seats import seat_of
from westmarch.games.war.state import OFF_TRACK, WarState

Steps = Generator[Question, Any, None]
NO_DIE = -1
FARTHEST_PROGRESS = 12


def turn(s: WarState) -> Steps:
    """One player's turn in the action phase: an Elven Ring if wanted, then one action, pass or skip."""
    side = s.to_act
    s.paid = s.named = NO_DIE
    die = NO_DIE
    while True:
        answer = yield (
            seat_of(s, side),
            "action.choose" if die == NO_DIE else "action.use",
            lambda: choices(s, side),
        )
        if answer in DIE:
            die = s.named = DIE.of(answer)
        elif answer == RING:
            yield from use_ring(s, side)
            die = s.named = NO_DIE
            if not dice.unused(s, side):
                break
        else:
            yield from act(s, side, answer, die)
            if s.battle is None:
                yield from trim_all(s, side)
            break
    s.acted = True
    s.to_act = 1 - side


# -- doing it -----------------------------------------------------------------------------------


def act(s: WarState, side: Side, answer: int, die: int) -> Steps:
    if answer in REGION:
        yield from at_region(s, side, REGION.of(answer), die)
    elif answer in CARD:
        number = CARD.of(answer)
        if has(s.table[1 - side], number):
            yield from events.force_discard(s, side, number, die)
        else:
            yield from events.play(s, side, number, die)
    elif answer in CHAR:
        yield from _bring(s, side, CHAR.of(answer), die)
    elif answer in NATION:
        yield from _diplomacy(s, side, NATION.of(answer), die)
    else:
        yield from _do(s, side, answer, die)


def at_region(s: WarState, side: Side, at: Region, die: int) -> Steps:
    """The army here goes, attacks or is split; or figures are mustered here."""
    s.focus = at
    faces = dice.faces(s, side) if die == NO_DIE else just(die)

    def orders() -> list[int]:
        figures = muster.options_at(s, side, at) if faces & dice.FOR_MUSTER else []
        return [*army_action.orders(s, side, at, faces), *figures]

    answer = yield (seat_of(s, side), "army.order", orders)
    if answer in FIGURE:
        yield from dice.pay(s, side, dice.FOR_MUSTER, die)
        yield from muster.muster(s, side, at, FIGURE.of(answer))
    elif answer == SPLIT:
        yield from army_action.split(s, side, at, faces, die)
    else:
        yield from army_action.order(s, side, at, REGION.of(answer), faces, die)


def _bring(s: WarState, side: Side, person: Person, die: int) -> Steps:
    if person in (ARAGORN, GANDALF_WHITE):
        yield from dice.pay(s, side, dice.ONLY_WILL, die)
        yield from arrivals.bring_hero(s, person)
    else:
        yield from dice.pay(s, side, dice.FOR_MUSTER, die)
        yield from arrivals.bring_minion(s, person)


def _diplomacy(s: WarState, side: Side, nation: Nation, die: int) -> Steps:
    by_die = dice.FOR_MUSTER if can_advance_by_die(s, nation) else 0
    face = yield from dice.pay(s, side, nation_faces(s, side, nation), die)
    advance(s, nation, BY_DIE if has(by_die, face) else BY_ABILITY)


def _do(s: WarState, side: Side, verb: int, die: int) -> Steps:
    if verb == PASS:
        tell(s, "action.pass", side=SIDE_TEXTS[side])
        return
    if verb == SKIP:
        face = yield from dice.pay(s, side, dice.ANY, die)
        tell(s, "action.skip", side=SIDE_TEXTS[side], die=DIE.texts[face])
        return
    serves = verb_faces(s, verb)
    if verb == SEPARATE:
        persons = yield from choose_companions(s)
        yield from dice.pay(s, side, serves, die)
        yield from company.separate(s, persons)
        return
    face = yield from dice.pay(s, side, serves, die)
    if verb == MOVE_FELLOWSHIP:
        yield from move_fellowship(s)
        if not MOVES_UNSEEN.on(s):
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


def choose_companions(s: WarState, question: str = "fellowship.who") -> Asking[int]:
    """One Companion of the Fellowship or a group."""
    return pick_persons(s, FREE, question, s.company, least=1)


# -- Elven Rings (p. 21) --------------------------------------------------------------------------


def use_ring(s: WarState, side: Side) -> Steps:
    """Change one unused die."""
    options = [DIE.code(face) for face in members(dice.faces(s, side))]
    before = options[0]
    if len(options) > 1:
        before = yield (seat_of(s, side), "action.ring_die", options)
    before = DIE.of(before)
    wanted = [DIE.code(face) for face in dice.ring_faces(s, side) if face != before]
    after = DIE.of((yield (seat_of(s, side), "action.ring_face", wanted)))
    dice.give_ring(s, side)
    s.dice[side][before] -= 1
    if after == EYE:
        s.hunt_shadow += 1
    else:
        s.dice[side][after] += 1
    tell(
        s,
        "action.ring",
        side=SIDE_TEXTS[side],
        die=DIE.texts[before],
        face=DIE.texts[after],
    )
