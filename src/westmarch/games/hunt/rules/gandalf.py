"""Gandalf the Grey in Part 2: he goes in secret, shows himself, hides again, does deeds (pp. 29-32)."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask, draw
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.hunt.ids import DIE, FIRST_LORD_FACE
from westmarch.games.hunt.rules import allies
from westmarch.games.hunt.state import (
    AWAY,
    FLED,
    GANDALF_FLEES,
    GANDALF_HIDES,
    GANDALF_LAST,
    HID,
    HIDDEN,
    SHOWN,
    WENT,
    HuntState,
)

PUSHED = 2
"""Steps of the Nazgûl that Gandalf drives out (p. 29)."""


def at(s: HuntState) -> int:
    return s.gandalf[-1]


def moves(s: HuntState) -> int:
    """From his location straight to any that is connected with it, itself included (pp. 12, 29)."""
    return s.side.connected[at(s)]


def go(s: HuntState, place: int) -> None:
    s.gandalf.append(place)
    s.gandalf_ways.append(WENT)
    tell(s, "gandalf.moved")
    tell(s, "gandalf.went", to=frozenset({0}), place=s.side.ref(place))


def may_appear(s: HuntState) -> bool:
    """After his move, where a Nazgûl is, for a Fellowship token (p. 29)."""
    return s.gandalf_is == HIDDEN and s.gandalf_moved and s.on_frodo > 0 and at(s) in s.riders


def appear(s: HuntState) -> Asking[None]:
    """The token leaves the game; the Nazgûl there are driven up to two steps; a normal die is gone."""
    allies.spend_fellowship(s, 1)
    s.supply -= 1
    place = at(s)
    s.say(GANDALF_LAST, just(place), True)
    s.gandalf_is = SHOWN
    tell(s, "gandalf.appears", reveals=True, place=s.side.ref(place))
    for rider in [one for one, there in enumerate(s.riders) if there == place]:
        yield from drive_out(s, rider, place)
    yield from discard_die(s)


def drive_out(s: HuntState, rider: int, place: int) -> Asking[None]:
    """It cannot stay where Gandalf's figure stands, if there is anywhere to go."""
    s.subject = rider
    reach = s.side.steps_from(place, PUSHED, s.blocked) & ~just(place)
    if reach:
        code = yield from ask(0, "card.push", s.side.domain.codes_of(reach))
        allies.put_rider(s, rider, s.side.domain.of(code))
    s.subject = -1


def discard_die(s: HuntState) -> Asking[None]:
    """A normal die of the Ring-bearer's choice, until the refresh step; never that of the Lord (p. 33)."""
    dice = [DIE.code(die) for die in range(FIRST_LORD_FACE) if s.dice[die]]
    if dice:
        code = yield from ask(0, "card.die", dice)
        s.dice[DIE.of(code)] -= 1
        s.dice_taken += 1
        tell(s, "dice.discarded", die=f"die:{DIE.values[DIE.of(code)]}")


def hide_again(s: HuntState) -> Asking[None]:
    """When all Nazgûl have acted: two deed tokens, one becomes his place (p. 30)."""
    place = s.side.domain
    s.cause = GANDALF_HIDES
    number = min(2, s.deeds_pool.bit_count())
    for nth in range(1, number + 1):
        s.drawing = (0, nth, number)
        token = yield from _draw_deed(s)
        s.deeds_drawn |= just(token)
    if s.deeds_drawn:
        code = yield (
            0,
            "gandalf.hide",
            lambda: [place.code(s.board.deeds[token]) for token in members(s.deeds_drawn)],
        )
        token = s.board.deeds.index(place.of(code))
        s.deeds_spent |= just(token)
        s.deeds_pool |= s.deeds_drawn & ~just(token)
        s.deeds_drawn = 0
        s.gandalf.append(s.board.deeds[token])
        s.gandalf_ways.append(HID)
    s.gandalf_is = HIDDEN
    tell(s, "gandalf.hides")


def _draw_deed(s: HuntState) -> Asking[int]:
    place = s.side.domain
    code = yield from draw(
        "gandalf.token", lambda: [place.code(s.board.deeds[token]) for token in members(s.deeds_pool)]
    )
    token = s.board.deeds.index(place.of(code))
    s.deeds_pool &= ~just(token)
    return token


def flee(s: HuntState) -> Asking[None]:
    """Found by a hunt: he goes where a random deed token says, shown to nobody (p. 32)."""
    tell(s, "gandalf.found", reveals=True, place=s.side.ref(at(s)))
    if not s.deeds_pool:
        return  # no token is left: he stays (ruling)
    s.cause, s.drawing = GANDALF_FLEES, (0, 1, 1)
    token = yield from _draw_deed(s)
    s.deeds_spent |= just(token)
    s.gandalf.append(s.board.deeds[token])
    s.gandalf_ways.append(FLED)
    tell(s, "gandalf.fled", to=frozenset({0}), place=s.side.ref(at(s)))


def deed_here(s: HuntState) -> int:
    """The number of the deed token that can be shown now, or -1 (p. 30)."""
    if s.gandalf_is == AWAY or not s.gandalf or at(s) not in s.board.deeds:
        return -1
    token = s.board.deeds.index(at(s))
    return token if has(s.deeds, token) else -1


def do_deed(s: HuntState) -> None:
    """Frodo bears one corruption more; everybody learns where Gandalf is (p. 30)."""
    token = deed_here(s)
    s.deeds &= ~just(token)
    s.deeds_done |= just(token)
    if s.gandalf_is == HIDDEN:
        s.say(GANDALF_LAST, just(at(s)), True)
    tell(s, "gandalf.deed", reveals=True, place=s.side.ref(at(s)), number=s.limit_raised)


def reach_rivendell(s: HuntState) -> None:
    s.say(GANDALF_LAST, just(at(s)), True)
    s.gandalf_is = AWAY
    tell(s, "gandalf.rivendell", reveals=True, place=s.side.ref(at(s)), number=s.limit_raised)
