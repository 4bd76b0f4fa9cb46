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
from westmarch.games.war.allies import replaced
from westmarch.games.war.cards.lasting import MOVES_UNSEEN
from westmarch.games.war.ids import (
    ARAGORN,
    CARD,
    CHAR,
    DIE,
    DRAW,
    EYE,
    FIGURE,
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
    SKIP,
    SPLIT,
    TOKEN,
    VOICE_RECRUIT,
    Nation,
    Person,
    Region,
    Seat,
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
    tokens,
)
from westmarch.games.war.rules.choices import choices, nation_faces, verb_faces
from westmarch.games.war.rules.groups import pick_persons
from westmarch.games.war.rules.hand import draw_choice
from westmarch.games.war.rules.losses import settle
from westmarch.games.war.rules.mixed_armies import NOTHING, note_nation
from westmarch.games.war.rules.politics import BY_ABILITY, BY_DIE, advance, can_advance_by_die
from westmarch.games.war.seats import NOBODY, actor, owner, part_text, side_of
from westmarch.games.war.state import OFF_TRACK, WarState

Steps = Generator[Question, Any, None]
NO_DIE = -1
FARTHEST_PROGRESS = 12


def turn(s: WarState) -> Steps:
    """One player's turn in the action phase: an Elven Ring if wanted, then one action, pass or skip."""
    side = s.to_act
    seat = s.actor = s.allies.next[side]
    s.paid = s.named = NO_DIE
    s.came = 0
    if seat == s.seating.lone:
        s.allies = s.allies._replace(last=s.doing)
        s.doing = NOTHING
    die = NO_DIE
    while True:
        answer = yield (
            seat,
            "action.choose" if die == NO_DIE else "action.use",
            lambda: choices(s, seat),
        )
        if answer in DIE:
            die = s.named = DIE.of(answer)
        elif answer == RING:
            yield from use_ring(s, seat)
            die = s.named = NO_DIE
            if not dice.unused(s, side):
                break
        elif answer == PASS:
            tell(s, "action.pass", side=part_text(s, seat))
            s.doing = s.allies.last  # a pass is no action (p. 46)
            break
        else:
            yield from act(s, seat, answer, die)
            if s.battle is None:
                yield from settle(s, side)
            pass_on(s, side)
            break
    if seat == s.seating.lone:
        s.allies = s.allies._replace(last=NOTHING)
    s.acted = True
    s.to_act = 1 - side


def pass_on(s: WarState, side: Side) -> None:
    """The allies of a side act in turn (p. 45)."""
    ally = s.seating.allies[s.actor]
    if ally != NOBODY:
        s.allies = s.allies._replace(next=replaced(s.allies.next, side, ally))


# -- doing it -----------------------------------------------------------------------------------


def act(s: WarState, seat: Seat, answer: int, die: int) -> Steps:
    if answer in REGION:
        yield from at_region(s, seat, REGION.of(answer), die)
    elif answer in CARD:
        number = CARD.of(answer)
        if has(s.table[1 - side_of(s, seat)], number):
            yield from events.force_discard(s, seat, number, die)
        else:
            yield from events.play(s, seat, number, die)
    elif answer in CHAR:
        yield from _bring(s, seat, CHAR.of(answer), die)
    elif answer in NATION:
        yield from _diplomacy(s, seat, NATION.of(answer), die)
    elif answer in TOKEN:
        yield from tokens.use(s, seat, TOKEN.of(answer))
    else:
        yield from _do(s, seat, answer, die)


def at_region(s: WarState, seat: Seat, at: Region, die: int) -> Steps:
    """The army here goes, attacks or is split; or figures are mustered here."""
    s.focus = at
    faces = dice.faces(s, side_of(s, seat)) if die == NO_DIE else just(die)

    def orders() -> list[int]:
        figures = muster.options_at(s, seat, at) if faces & dice.FOR_MUSTER else []
        return [*army_action.orders(s, seat, at, faces), *figures]

    answer = yield (seat, "army.order", orders)
    if answer in FIGURE:
        yield from dice.pay(s, seat, dice.FOR_MUSTER, die)
        yield from muster.muster(s, seat, at, FIGURE.of(answer))
    elif answer == SPLIT:
        yield from army_action.split(s, seat, at, faces, die)
    else:
        yield from army_action.order(s, seat, at, REGION.of(answer), faces, die)


def _bring(s: WarState, seat: Seat, person: Person, die: int) -> Steps:
    if person in (ARAGORN, GANDALF_WHITE):
        yield from dice.pay(s, seat, dice.ONLY_WILL, die)
        yield from arrivals.bring_hero(s, person)
    else:
        yield from dice.pay(s, seat, dice.FOR_MUSTER, die)
        yield from arrivals.bring_minion(s, person)


def _diplomacy(s: WarState, seat: Seat, nation: Nation, die: int) -> Steps:
    """Move a nation: one's own by a Muster result, any by a Companion who is its envoy (p. 34, 45)."""
    by_die = dice.FOR_MUSTER if owner(s, nation) == seat and can_advance_by_die(s, nation) else 0
    face = yield from dice.pay(s, seat, nation_faces(s, seat, nation), die)
    advance(s, nation, BY_DIE if has(by_die, face) else BY_ABILITY)
    note_nation(s, just(nation))


def _do(s: WarState, seat: Seat, verb: int, die: int) -> Steps:
    if verb == SKIP:
        face = yield from dice.pay(s, seat, dice.ANY, die)
        tell(s, "action.skip", side=part_text(s, seat), die=DIE.texts[face])
        return
    serves = verb_faces(s, verb)
    if verb == SEPARATE:
        persons = yield from choose_companions(s)
        yield from dice.pay(s, seat, serves, die)
        yield from company.separate(s, seat, persons)
        return
    face = yield from dice.pay(s, seat, serves, die)
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
        yield from draw_choice(s, seat)
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
    return pick_persons(s, actor(s), question, s.company, least=1)


# -- Elven Rings (p. 21) --------------------------------------------------------------------------


def use_ring(s: WarState, seat: Seat) -> Steps:
    """Change one unused die."""
    options = [DIE.code(face) for face in members(dice.faces(s, side_of(s, seat)))]
    before = options[0]
    if len(options) > 1:
        before = yield (seat, "action.ring_die", options)
    before = DIE.of(before)
    wanted = [DIE.code(face) for face in dice.ring_faces(s, side_of(s, seat)) if face != before]
    after = DIE.of((yield (seat, "action.ring_face", wanted)))
    dice.give_ring(s, side_of(s, seat))
    s.dice[side_of(s, seat)][before] -= 1
    if after == EYE:
        s.hunt_shadow += 1
    else:
        s.dice[side_of(s, seat)][after] += 1
    tell(
        s,
        "action.ring",
        side=part_text(s, seat),
        die=DIE.texts[before],
        face=DIE.texts[after],
    )
