"""Setting up Part 2 (pp. 26-28), after `letter.turn_board`: journey, cards, Gandalf, Nazgûl, dice."""

from __future__ import annotations

from functools import partial

from westmarch.core.asking import Asking, ask, draw
from westmarch.core.rules import Rules, tell
from westmarch.core.sets import just, members
from westmarch.games.hunt.ids import ALLIES_OF_PART, CHANGE, DONE, JOURNEY, KEEP, PLAYER, RIDER, RIDERS, SPELL
from westmarch.games.hunt.rules import allies, days, encounter, setup, sorcery
from westmarch.games.hunt.rules.letter import the_letter
from westmarch.games.hunt.state import BEGAN, NOWHERE, SET_UP, HuntState

DEEDS_DRAWN = 4
LORD_AT = 5
"""Information tokens with which Part 2 begins under the Lord of the Nazgûl (p. 21)."""


def part_two(s: HuntState) -> Rules:
    s.cause = SET_UP
    yield from choose_journey(s)
    yield from exchange_cards(s)
    yield from place_gandalf(s)
    if without_part_one(s):
        yield from open_hands(s)
    else:
        yield from share_sorcery(s)
    yield from setup.share_riders(s)
    yield from setup.choose_lead(s)
    yield from setup.place_riders(s)
    if s.abilities >= LORD_AT:
        yield from lord_enters(s)
    yield from setup.roll_dice(s)
    days.begin_day(s)


def lord_enters(s: HuntState) -> Asking[None]:
    """He takes the place of a Nazgûl of the lead player, who says which (pp. 28, 33)."""
    own = [RIDER.code(rider) for rider in s.turn_order() if s.owner[rider] == s.lead]
    rider = RIDER.of((yield from ask(s.lead, "setup.lord", own)))
    tell(s, "lord.enters", rider=f"rider:{RIDERS[rider]}")
    s.lord = rider


def choose_journey(s: HuntState) -> Asking[None]:
    """One card of each deck; the deck of the one that is kept is used, nobody sees which (p. 27)."""
    for nth, cards in enumerate((s.board.short, s.board.long), start=1):
        s.drawing = (0, nth, 2)
        s.journeys_drawn |= just(
            JOURNEY.of((yield from draw("journey.draw", partial(JOURNEY.codes_of, cards))))
        )
    s.journey = JOURNEY.of((yield from encounter.choose_journey(s, 2)))
    s.journeys_drawn = 0
    tell(s, "journey.chosen")


def exchange_cards(s: HuntState) -> Asking[None]:
    """As many cards of the second deck as were left of the first (p. 27)."""
    number = the_letter(s).allies if without_part_one(s) else s.hand.bit_count()
    s.hand = s.discard = 0
    s.deck = ALLIES_OF_PART[2]
    yield from allies.draw_cards(s, number)


def without_part_one(s: HuntState) -> bool:
    """Part 2 is played alone, from a Letter of our own (ruling 11)."""
    return s.start == NOWHERE


def open_hands(s: HuntState) -> Asking[None]:
    number = the_letter(s).sorcery + (s.players == 2)
    for seat in range(1, s.players):
        yield from sorcery.take_cards(s, seat, number)


def _in_hand(s: HuntState, seat: int) -> list[int]:
    """Looked up when it is asked, so that an imagined match offers its own hand."""
    return list(SPELL.codes_of(s.hands[seat]))


def share_sorcery(s: HuntState) -> Asking[None]:
    """The Ringwraiths may share their cards out anew, then as evenly as can be (p. 27).

    Each in turn passes cards to whom they like. Then whoever holds most passes one to whoever holds fewest,
    until all hold as many. Nobody shows a hand (p. 20).
    """

    def counts() -> list[int]:
        return [s.hands[seat].bit_count() for seat in range(1, s.players)]

    if s.players == 2 or not any(counts()):
        return
    if (yield from ask(1, "crossing.share", (KEEP, CHANGE))) == KEEP:
        return
    for seat in range(1, s.players):
        yield from pass_on(s, seat)
    while max(counts()) - min(counts()) > 1:
        most, fewest = counts().index(max(counts())) + 1, counts().index(min(counts())) + 1
        yield from give(s, most, fewest)


def pass_on(s: HuntState, seat: int) -> Asking[None]:
    """As many cards as the player likes; for whom is said before which, for that is no secret."""
    others = [PLAYER.code(other - 1) for other in range(1, s.players) if other != seat]
    while s.hands[seat]:
        code = yield seat, "crossing.pass", [DONE, *others]
        if code == DONE:
            return
        yield from give(s, seat, PLAYER.of(code) + 1)


def give(s: HuntState, giver: int, taker: int) -> Asking[None]:
    s.drawing = (taker, 1, 1)
    card = SPELL.of((yield giver, "crossing.give", partial(_in_hand, s, giver)))
    sorcery.leave_hand(s, giver, card)
    s.hands[taker] |= just(card)
    tell(s, "sorcery.passed", seat=giver + 1, number=taker + 1)
    tell(s, "sorcery.got", to=frozenset({taker}), card=sorcery.ref(card))


def place_gandalf(s: HuntState) -> Asking[None]:
    """Four deed tokens: one is where Gandalf begins, three stay behind the screen (p. 27)."""
    place = s.side.domain

    def codes(tokens: int) -> list[int]:
        return [place.code(s.board.deeds[token]) for token in members(tokens)]

    for nth in range(1, DEEDS_DRAWN + 1):
        s.drawing = (0, nth, DEEDS_DRAWN)
        code = yield from draw("gandalf.token", lambda: codes(s.deeds_pool))
        token = just(s.board.deeds.index(place.of(code)))
        s.deeds_pool &= ~token
        s.deeds |= token
    code = yield 0, "gandalf.start", lambda: codes(s.deeds)
    token = just(s.board.deeds.index(place.of(code)))
    s.deeds &= ~token
    s.deeds_spent |= token
    s.gandalf.append(place.of(code))
    s.gandalf_ways.append(BEGAN)
    tell(s, "gandalf.begins")
