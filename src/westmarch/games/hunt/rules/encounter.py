"""Encounters with the Nazgûl: tokens, a companion, corruption, escape; and the rescue (pp. 22-25, 34)."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask, draw
from westmarch.core.rules import Rules, tell
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.hunt.board import EYE
from westmarch.games.hunt.ids import (
    CHANGE,
    COMPANION,
    COMPANIONS,
    DONE,
    FRODO,
    JOURNEY,
    KEEP,
    RIDERS,
    STAY,
    STRIDER,
    TOKEN,
    TOKENS,
)
from westmarch.games.hunt.rules import days, senses
from westmarch.games.hunt.rules.ending import corrupt, end_part_one, until_the_end
from westmarch.games.hunt.state import (
    ASIDE,
    CROSSED,
    ESCAPED,
    FAR,
    MEETING,
    NOWHERE,
    RESCUED,
    SAVED,
    TRACK_END,
    HuntState,
)


def encounter(s: HuntState) -> Rules:
    with until_the_end():
        riders = taking_part(s)
        number = len(riders) + (s.lord in riders)  # two for the Lord of the Nazgûl (p. 33)
        tell(s, "encounter.begins", riders=[s.rider(rider) for rider in riders], number=number)
        cards = senses.could_play(s, senses.BEFORE_DRAW)
        if cards and number > 1 and (yield from senses.out_of_turn(s, cards)) >= 0:
            number -= 1
        s.cause = MEETING
        yield from draw_tokens(s, number)
        cards = senses.could_play(s, senses.AFTER_DRAW)
        if cards and s.drawn and (yield from senses.out_of_turn(s, cards)) >= 0:
            yield from draw_another(s)
        yield from use_companion(s)
        suffer(s)
        if s.lord in riders:
            tell(s, "lord.leaves", rider=f"rider:{RIDERS[s.lord]}")
            s.lord = NOWHERE
        yield from escape(s)
        days.end_phase(s)


def taking_part(s: HuntState) -> list[int]:
    """The Nazgûl at the place of the hunt and next to it (p. 22)."""
    near = s.side.graph.adjacent[s.last] | just(s.last)
    return [rider for rider, place in enumerate(s.riders) if has(near, place)]


# -- 1. draw tokens, 2. use a companion card ---------------------------------------------------------


def draw_tokens(s: HuntState, number: int) -> Asking[None]:
    number = min(number, s.pool.bit_count())
    for nth in range(1, number + 1):
        s.drawing = (0, nth, number)
        token = TOKEN.of((yield from draw("encounter.draw", lambda: TOKEN.codes_of(s.pool))))
        s.pool &= ~just(token)
        s.drawn |= just(token)
        tell(s, "encounter.drawn", token=f"token:{TOKENS[token]}")


def can_be_returned(s: HuntState) -> int:
    """All but the special tokens (p. 22)."""
    return s.drawn & ~s.board.red


def use_companion(s: HuntState) -> Asking[None]:
    """One companion card, no more, may be turned to put one token back (p. 22)."""
    companions = s.face_up & ~just(FRODO)
    if s.bound or not companions or not can_be_returned(s):
        return
    code = yield 0, "encounter.companion", [DONE, *COMPANION.codes_of(companions)]
    if code == DONE:
        return
    s.face_up &= ~just(COMPANION.of(code))
    tell(s, "companion.turned", companion=f"companion:{COMPANIONS[COMPANION.of(code)]}")
    token = TOKEN.of((yield from ask(0, "encounter.return", TOKEN.codes_of(can_be_returned(s)))))
    put_back(s, token)


def put_back(s: HuntState, token: int) -> None:
    s.drawn &= ~just(token)
    s.pool |= just(token)
    tell(s, "encounter.returned", token=f"token:{TOKENS[token]}")


def draw_another(s: HuntState) -> Asking[None]:
    """Burning Brands: one drawn token goes back, another comes."""
    token = TOKEN.of((yield from ask(0, "encounter.return", TOKEN.codes_of(s.drawn))))
    put_back(s, token)
    yield from draw_tokens(s, 1)


# -- 3. raise corruption -----------------------------------------------------------------------------


def eyes_by_track(s: HuntState) -> int:
    return s.eyes + s.fear


def suffer(s: HuntState) -> None:
    """Numbers first, then Eye after Eye, each worth one and the Eyes already there (pp. 22, 23)."""
    faces = s.board.faces
    for token in sorted(members(s.drawn), key=lambda token: faces[token] == EYE):
        s.drawn &= ~just(token)
        if faces[token] == EYE:
            worth = 1 + eyes_by_track(s)
            s.eyes += 1
            s.eye_tokens |= just(token)
        else:
            worth = faces[token]
            s.spent |= just(token)
        corrupt(s, worth)


# -- 4. finish: escape -------------------------------------------------------------------------------


def escapes(s: HuntState) -> int:
    """Locations for which the dots and one more suffice; no exit, and not where he is (p. 23)."""
    return s.side.available_from(s.last, s.dots + 1) & ~s.side.exits & ~just(s.last)


def escape(s: HuntState) -> Asking[None]:
    if s.part == 2:
        yield from turn_aside(s)
        return
    code = yield 0, "escape.move", lambda: [STAY, *s.side.domain.codes_of(escapes(s))]
    place = CROSSED if code == STAY else s.side.domain.of(code)
    s.record.append(place)
    s.ways.append(ESCAPED)
    s.track += 1
    tell(s, "frodo.escapes", track=s.track)
    tell(s, "frodo.went", to=frozenset({0}), place="note:stays" if place == CROSSED else s.side.ref(place))
    if s.track >= TRACK_END:
        yield from rescue(s)


def turn_aside(s: HuntState) -> Asking[None]:
    """Part 2: back by one on a new journey card, or go on with the old one; said aloud (p. 34)."""
    code = yield 0, "escape.way", (CHANGE, KEEP)
    if code == KEEP:
        tell(s, "frodo.keeps_way")
        return
    s.old_journeys.append(s.journey)
    s.track = max(0, s.track - 1)
    s.trail_eyes = s.trail_swords = 0
    tell(s, "frodo.turns_aside", track=s.track)
    number = 2 if has(s.face_up, STRIDER) else 1
    cards = senses.could_play(s, senses.NEW_DIRECTION)
    if cards and (yield from senses.out_of_turn(s, cards)) >= 0:
        number += 1
    s.cause = ASIDE
    yield from draw_journeys(s, number)


def journey_deck(s: HuntState, long: bool) -> int:
    """Cards of one length that were not used yet."""
    cards = s.board.long if long else s.board.short
    return cards & ~set_of(s.old_journeys) & ~s.journeys_drawn


def draw_journeys(s: HuntState, number: int) -> Asking[None]:
    """Some cards of the same deck; one is kept, the others are shuffled back."""
    for nth in range(1, number + 1):
        s.drawing = (0, nth, number)
        code = yield from draw("journey.draw", lambda: JOURNEY.codes_of(journey_deck(s, _length(s))))
        s.journeys_drawn |= just(JOURNEY.of(code))
    s.journey = JOURNEY.of((yield from choose_journey(s, number)))
    s.journeys_drawn = 0


def _length(s: HuntState) -> bool:
    """Whether the way is a long one; asked of the state, so that an imagined match has its own answer."""
    return s.board.journeys[s.old_journeys[-1]].long


def choose_journey(s: HuntState, number: int) -> Asking[int]:
    if number == 1:
        (card,) = members(s.journeys_drawn)
        return JOURNEY.code(card)
    code: int = yield 0, "journey.choose", lambda: JOURNEY.codes_of(s.journeys_drawn)
    return code


# -- rescue ------------------------------------------------------------------------------------------


def rescue(s: HuntState) -> Asking[None]:
    """The track is at its end without an exit: a token for each move that is missing (p. 25)."""
    number = s.side.moves_to_exit(s.last, s.dots)
    s.say(FAR, number, True)
    tell(s, "rescue.begins", reveals=True, number=number)
    s.cause = SAVED
    yield from draw_tokens(s, number)
    yield from use_companion(s)
    suffer(s)
    end_part_one(s, RESCUED)
