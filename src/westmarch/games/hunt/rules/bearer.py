"""The Ring-bearer's turn: move or rest, one ally card, one Fellowship token, companions (pp. 11-15, 28-30).

One question serves all of it, in any order, so that its number tells the hunters only what they see anyway.
"""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import Rules, tell
from westmarch.core.sets import has, just
from westmarch.games.hunt.cards import deck
from westmarch.games.hunt.ids import (
    ALLY,
    COMPANION,
    DEED,
    DONE,
    DOT,
    DRAW,
    FRODO,
    MERRY,
    MOVE,
    REST,
    REVEAL,
    RIVENDELL,
    SAM,
)
from westmarch.games.hunt.rules import allies, companions, encounter, gandalf
from westmarch.games.hunt.rules.ending import corrupt, end_match, end_part_one, until_the_end
from westmarch.games.hunt.state import (
    A_DOT,
    ARRIVED,
    AWAY,
    BREE,
    DOT_ENTRY,
    FREELY,
    HIDDEN,
    NIGHT,
    RIDING,
    SAFE,
    TOKEN_SPENT,
    TRACK_END,
    HuntState,
)


def turn(s: HuntState) -> Rules:
    with until_the_end():
        if s.part == 2 and s.phase != NIGHT and not s.moved:
            s.moved = True
            advance(s)
        while not turn_over(s):
            code = yield 0, "bearer.turn", lambda: choices(s)
            if code == DONE:
                break
            yield from do(s, code)
        s.stage = RIDING
        s.acting = 0
        s.moved = s.acted = False


def settled(s: HuntState) -> bool:
    """Frodo has moved or rests, and Gandalf has moved: the turn may end."""
    return (s.moved or s.rested) and (s.part == 1 or s.gandalf_moved or s.gandalf_is != HIDDEN)


def turn_over(s: HuntState) -> bool:
    """Nothing is left to decide, as everybody can see; else the Ring-bearer says when it is over."""
    if not settled(s) or may_buy(s) or may_send_merry(s) or may_use_frodo(s):
        return False
    if s.part == 2 and s.gandalf_is != AWAY:
        return False  # a deed, or Gandalf himself, may be kept back
    return s.played or not s.hand


# -- what may be done --------------------------------------------------------------------------------


def may_buy(s: HuntState) -> bool:
    """Once a turn a Fellowship token for an ally card (p. 15)."""
    return not s.bought and s.on_frodo > 0 and s.deck != 0


def may_send_merry(s: HuntState) -> bool:
    """After moving or resting, one ally token to a connected location."""
    return has(s.face_up, MERRY) and not s.helped and (s.moved or s.rested) and allies.movable_tokens(s) != 0


def may_use_frodo(s: HuntState) -> bool:
    return has(s.face_up, FRODO) and s.supply > 0 and may_move_by_card(s)


def may_move_by_card(s: HuntState) -> bool:
    """One more move by day; by night tonight's move, if it is still open (p. 13)."""
    return s.phase != NIGHT or not (s.moved or s.rested)


def moves(s: HuntState) -> int:
    """Locations that Frodo can enter now (pp. 11, 12)."""
    return s.side.available_from(s.last, s.dots)


def choices(s: HuntState) -> list[int]:
    found: list[int] = []
    open_move = not (s.moved or s.rested)
    if open_move:
        if s.part == 1:
            found += [DOT, *s.side.domain.codes_of(moves(s))]
        else:
            found.append(MOVE)
        if s.phase == NIGHT:
            found.append(REST)
    first_decide = s.part == 2 and open_move  # the night begins with that (p. 28)
    if not s.played:
        for card in deck.playable(s):
            if not first_decide or deck.moves_frodo(s, card):
                found.append(ALLY.code(card))
    if may_use_frodo(s):
        found.append(COMPANION.code(FRODO))
    if first_decide:
        return found
    if may_buy(s):
        found.append(DRAW)
    if may_send_merry(s):
        found.append(COMPANION.code(MERRY))
    if s.part == 2:
        found += _of_gandalf(s)
    if settled(s):
        found.append(DONE)
    return found


def _of_gandalf(s: HuntState) -> list[int]:
    found: list[int] = []
    if s.gandalf_is == HIDDEN and not s.gandalf_moved:
        found += s.side.domain.codes_of(gandalf.moves(s))
    if gandalf.may_appear(s):
        found.append(REVEAL)
    if gandalf.deed_here(s) >= 0:
        found.append(DEED)
    if s.gandalf_is == HIDDEN and has(s.side.exits, gandalf.at(s)):
        found.append(RIVENDELL)
    return found


# -- doing it ----------------------------------------------------------------------------------------


def do(s: HuntState, code: int) -> Asking[None]:
    if code in ALLY:
        yield from deck.play(s, ALLY.of(code))
    elif code == REST:
        yield from rest(s)
    elif code == DRAW:
        s.bought = True
        allies.spend_fellowship(s, 1)
        s.cause = TOKEN_SPENT
        yield from allies.draw_cards(s, 1)
    elif code == COMPANION.code(MERRY):
        s.helped = True
        tell(s, "companion.helps", companion="companion:merry")
        yield from allies.move_tokens(s, 1, 1)
    elif code == COMPANION.code(FRODO):
        s.face_up &= ~just(FRODO)
        tell(s, "companion.turned", companion="companion:frodo")
        allies.lose_supply(s)
        yield from move_by_card(s)
    elif code == REVEAL:
        yield from gandalf.appear(s)
    elif code == DEED:
        gandalf.do_deed(s)
    elif code == RIVENDELL:
        gandalf.reach_rivendell(s)
    elif s.part == 2 and code != MOVE:
        s.gandalf_moved = True
        gandalf.go(s, s.side.domain.of(code))
    else:
        yield from move(s, code)


def move(s: HuntState, code: int) -> Asking[None]:
    """The move of the phase; at night it corrupts, and the marker shows the Eye (p. 12)."""
    s.moved = True
    if s.phase == NIGHT:
        s.eye = True
        corrupt(s, 1)
    if s.part == 2:
        advance(s)
    else:
        yield from enter(s, code)


def rest(s: HuntState) -> Asking[None]:
    s.rested = True
    tell(s, "frodo.rests")
    if (yield from companions.first_ability(s, SAM, helps=s.deck != 0)):
        yield from allies.draw_cards(s, 1)


def move_by_card(s: HuntState, only_dot: bool = False) -> Asking[None]:
    """An extra move by day, or tonight's move without corruption; the marker turns all the same (p. 13)."""
    if s.phase == NIGHT:
        s.moved = s.eye = True
    if s.part == 2:
        advance(s)
        return
    if only_dot:
        yield from enter(s, DOT, A_DOT)
        return
    code = yield 0, "bearer.extra", lambda: [DOT, *s.side.domain.codes_of(moves(s))]
    yield from enter(s, code)


def enter(s: HuntState, code: int, way: int = FREELY) -> Asking[None]:
    """Write the entry on the journey sheet and move the figure on the track (p. 11)."""
    place = DOT_ENTRY if code == DOT else s.side.domain.of(code)
    s.record.append(place)
    s.ways.append(way)
    s.track += 1
    tell(s, "frodo.moved", track=s.track, dot=way == A_DOT)
    entered = "note:dot" if place == DOT_ENTRY else s.side.ref(place)
    tell(s, "frodo.went", to=frozenset({0}), place=entered)
    if place != DOT_ENTRY and has(s.side.exits, place):
        s.ways[-1] = ARRIVED
        s.exit = place
        tell(s, "frodo.arrived", reveals=True, place=s.side.ref(place), track=s.track)
        end_part_one(s, BREE)
    if s.track >= TRACK_END:
        yield from encounter.rescue(s)


def advance(s: HuntState) -> None:
    """Part 2: the figure moves on the track, the card says where Frodo is (p. 28)."""
    s.track += 1
    tell(s, "frodo.moved", track=s.track, dot=False)
    if s.track == s.card.end:
        tell(s, "frodo.arrived", reveals=True, place=s.side.ref(s.last), track=s.track)
        end_match(s, SAFE)
    if s.track >= 14 and not s.known_long:
        s.known_long = True
        tell(s, "frodo.goes_on", reveals=True, track=s.track)
