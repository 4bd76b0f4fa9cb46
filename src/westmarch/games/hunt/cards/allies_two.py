"""The ally cards of Part 2, in the order of the table; those played out of turn are in `rules/senses.py`."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.hunt.board import AllyCard
from westmarch.games.hunt.cards.allies_one import (
    drawing,
    frodo_is_there,
    frodo_rests,
    gain_one_and_draw_one,
    gildor,
    may_move_there,
    mist_over_one_zone,
    move_frodo,
    pushing,
    told_where,
    two_tokens_in_one_section,
)
from westmarch.games.hunt.cards.deck import ally
from westmarch.games.hunt.ids import DONE, PLAYER, SECTIONS, SPELL, STRIDER, ZONES
from westmarch.games.hunt.rules import allies, ending, gandalf, sorcery
from westmarch.games.hunt.state import GANDALF_LAST, HIDDEN, NOWHERE, HuntState


def athelas(s: HuntState, card: AllyCard) -> None:
    ending.relieve(s, 2 if has(s.face_up, STRIDER) else 1)


ally("athelas", athelas)


def glorfindel(s: HuntState, card: AllyCard) -> Asking[None]:
    """A token in the named section; every Nazgûl next to it goes up to two steps."""
    place = yield from allies.place_token(s, card.sections)
    if place != NOWHERE:
        yield from allies.push(s, allies.at(s, s.side.graph.adjacent[place]), 2)


ally("glorfindel", glorfindel, needs=frodo_is_there, says=told_where)
ally("asfaloth", move_frodo, needs=may_move_there, says=told_where, moves_frodo=True)


def gain_one(s: HuntState, card: AllyCard) -> None:
    allies.gain_fellowship(s, 1)


ally("bill_the_pony", gain_one, drawing(2))
ally("barliman_butterbur", gildor)


def gandalf_is_there(s: HuntState, card: AllyCard) -> bool:
    return s.gandalf_is == HIDDEN and has(card.sections, gandalf.at(s))


def told_of_gandalf(s: HuntState, card: AllyCard) -> None:
    """Which of the named sections it is shows when its Nazgûl are moved."""
    section = s.side.section[gandalf.at(s)]
    s.say(GANDALF_LAST, s.side.in_section[section] & s.side.locations, True)
    tell(s, "gandalf.lightning", reveals=True, section=f"section:{SECTIONS[section]}")


def lightning(s: HuntState, card: AllyCard) -> Asking[None]:
    section = s.side.section[gandalf.at(s)]
    yield from allies.push(s, allies.at(s, s.side.in_section[section]), 1, most=2)
    yield from gandalf.discard_die(s)


ally("lightning_on_the_hill", lightning, needs=gandalf_is_there, says=told_of_gandalf)


def haste(s: HuntState, card: AllyCard) -> Asking[None]:
    """Nothing happens if he stands there for all to see, or is in Rivendell."""
    if s.gandalf_is == HIDDEN:
        code = yield 0, "gandalf.go", lambda: s.side.domain.codes_of(gandalf.moves(s))
        gandalf.go(s, s.side.domain.of(code))


ally("the_wizards_haste", haste)


def rangers(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from two_tokens_in_one_section(s.side.locations, s)


ally("rangers_of_the_north", rangers)


def sons_of_elrond(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from allies.place_token(s, card.sections)
    yield from allies.move_tokens(s, 2, 1)


ally("the_sons_of_elrond", sons_of_elrond)


def eagles(s: HuntState, card: AllyCard) -> Asking[None]:
    """Look at one hand and discard a card of it."""
    seats = [seat for seat in range(1, s.players) if s.hands[seat]]
    if not seats:
        return
    seat = PLAYER.of((yield from ask(0, "card.player", [PLAYER.code(one - 1) for one in seats]))) + 1
    s.looked_at = seat
    s.seen_spells |= s.hands[seat]
    tell(s, "sorcery.looked", seat=seat + 1)
    seen = [sorcery.ref(one) for one in members(s.hands[seat])]
    tell(s, "sorcery.seen", to=frozenset({0}), reveals=True, cards=seen)
    code = yield 0, "card.look", lambda: SPELL.codes_of(s.hands[s.looked_at])
    sorcery.throw_away(s, seat, SPELL.of(code))
    s.looked_at = 0


ally("eyes_of_the_eagles", eagles)
ally("midgewater_mists", mist_over_one_zone)


def trail_lies(s: HuntState, card: AllyCard) -> bool:
    return s.trails != 0


def false_scent(s: HuntState, card: AllyCard) -> Asking[None]:
    """One or two trail tokens go; until the refresh step Perception is barred in their zones."""
    for number in range(min(2, s.trails.bit_count())):
        places = s.side.domain.codes_of(s.trails)
        code = yield from ask(0, "card.trail", [DONE, *places] if number else places)
        if code == DONE:
            return
        place = s.side.domain.of(code)
        s.trail_eyes &= ~just(place)
        s.trail_swords &= ~just(place)
        tell(s, "trail.removed", place=s.side.ref(place))
        zone = s.side.zone[place]
        s.mist |= just(zone)
        tell(s, "zone.mist", zone=f"zone:{ZONES[zone]}")


ally("false_scent", false_scent, needs=trail_lies)
ally("the_fall_of_gil_galad", gain_one_and_draw_one, needs=frodo_rests)
ally("the_flood_of_bruinen", pushing(2), needs=frodo_is_there, says=told_where)
