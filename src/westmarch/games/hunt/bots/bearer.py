"""The answers of the Ring-bearer: moving, resting, cards, encounters and the way of Part 2."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import members
from westmarch.games.hunt.board import EYE
from westmarch.games.hunt.bots import hand, wizard
from westmarch.games.hunt.bots.flight import A_PHASE, FREE_WILL, Flight, whim
from westmarch.games.hunt.ids import (
    ALLY,
    CHANGE,
    COMPANION,
    DEED,
    DONE,
    DOT,
    DRAW,
    FRODO,
    JOURNEY,
    KEEP,
    MERRY,
    MOVE,
    PASS,
    PIPPIN,
    REST,
    REVEAL,
    RIVENDELL,
    SAM,
    STAY,
    STRIDER,
    TAKE,
    TOKEN,
)
from westmarch.games.hunt.rules.encounter import eyes_by_track
from westmarch.games.hunt.state import CROSSING, HAND_LIMIT, NIGHT, REFRESH, HuntState

NIGHT_MOVE = 1.3
"""What a move at night costs besides the Eye: a point of corruption, and the rest that is missed."""
SOON = (1.0, 1.0, 0.7, 0.5)
"""How much the places of the next moves count when a new way is chosen."""
LAST_HOPE = 1.6
"""The danger from which Frodo's card may save him."""
LAST_CARDS = 4
"""With fewer cards in the deck none is thrown away for a choice."""


# -- the turn ----------------------------------------------------------------------------------------


def turn(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """First where Frodo goes; then cards, companions and tokens, as long as they help."""
    flight = Flight(s)
    if not (s.moved or s.rested):
        return part_one_move(flight, codes) if s.part == 1 else part_two_night(flight, codes)
    for code in (DEED, RIVENDELL):
        if code in codes and wizard.worth_doing(s, code):
            return code
    card = hand.best(flight, [code for code in codes if code in ALLY])
    if card is not None:
        return card
    if COMPANION.code(FRODO) in codes and flight.danger > LAST_HOPE and flight.further_move() > LAST_HOPE:
        return COMPANION.code(FRODO)
    if DRAW in codes and s.hand.bit_count() < HAND_LIMIT and s.on_frodo > hand.price_kept(s):
        return DRAW
    if COMPANION.code(MERRY) in codes and flight.danger > 0.5:
        return COMPANION.code(MERRY)
    if s.part == 2 and any(code in s.side.domain for code in codes):
        return wizard.go(s, seat, [code for code in codes if code in s.side.domain])
    if REVEAL in codes and wizard.shows_himself(s, flight):
        return REVEAL
    return DONE if DONE in codes else codes[0]


def part_one_move(flight: Flight, codes: Sequence[int]) -> int:
    s = flight.s
    shares = flight.after()
    night = s.phase == NIGHT

    def cost(code: int) -> float:
        if code == REST:
            return flight.staying() - 0.3
        extra = NIGHT_MOVE if night else 0.0
        if code == DOT:
            return extra + flight.entering(s.last, s.dots + 1, shares, night)
        return extra + flight.entering(s.side.domain.of(code), 0, shares, night)

    places = [code for code in codes if code in (DOT, REST) or code in s.side.domain]
    return min(places, key=lambda code: cost(code) + FREE_WILL * whim(s, code))


def extra(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """One more move by a card."""
    flight = Flight(s)
    shares = flight.after()

    def cost(code: int) -> float:
        place, dots = (s.last, s.dots + 1) if code == DOT else (s.side.domain.of(code), 0)
        return flight.entering(place, dots, shares, s.eye) + FREE_WILL * whim(s, code)

    return min(codes, key=cost)


def part_two_night(flight: Flight, codes: Sequence[int]) -> int:
    """Rest, unless the place where Frodo lies is worse than the Eye on the one ahead."""
    s = flight.s
    to = s.card.last[s.track + 1]
    if s.track + 1 == s.card.end and s.corruption + 1 < s.limit:
        return MOVE
    going = NIGHT_MOVE + flight.threat(to, flight.after(), eye=True)
    resting = flight.danger + A_PHASE - 0.3
    if s.corruption + 1 >= s.limit:
        return REST
    return MOVE if going < resting else REST


def first_ability(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Frodo's token and Sam's card always; Pippin throws a card away, which few cards cannot bear."""
    wasteful = s.stage == REFRESH and s.deck.bit_count() < LAST_CARDS
    return PASS if wasteful else TAKE


# -- encounters --------------------------------------------------------------------------------------


def suffered(s: HuntState, tokens: Sequence[int]) -> int:
    """The corruption that these tokens bring together."""
    faces = s.board.faces
    eyes = sum(faces[token] == EYE for token in tokens)
    before = eyes_by_track(s)
    return sum(faces[t] for t in tokens if faces[t] != EYE) + sum(1 + before + n for n in range(eyes))


def saving(s: HuntState, token: int) -> int:
    drawn = members(s.drawn)
    return suffered(s, drawn) - suffered(s, [one for one in drawn if one != token])


def companion(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """A companion for two points at least, or when all would be lost; those who help least go first."""
    most = max(saving(s, token) for token in members(s.drawn & ~s.board.red))
    lost = s.corruption + suffered(s, members(s.drawn)) >= s.limit
    if most < (1 if lost or s.face_up.bit_count() > 3 else 2):
        return DONE
    order = (MERRY, PIPPIN, SAM, STRIDER)
    return next((COMPANION.code(one) for one in order if COMPANION.code(one) in codes), DONE)


def put_back(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return max(codes, key=lambda code: saving(s, TOKEN.of(code)))


def escape(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    flight = Flight(s)

    def cost(code: int) -> float:
        place, dots = (s.last, s.dots) if code == STAY else (s.side.domain.of(code), 0)
        return flight.escaping(place, dots) + FREE_WILL * whim(s, code)

    return min(codes, key=cost)


def way(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Another way, unless the end is near or hunters still take many cards for possible."""
    flight = Flight(s)
    left = s.card.end - s.track
    known = flight.shares.get(s.last, 0.0)
    ahead = flight.after().get(s.card.last[min(s.track + 1, s.card.end)], 0.0)
    return CHANGE if left > 2 and known + ahead > 0.9 else KEEP


def journey(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """A card that leads away from the Nazgûl; at the start its length is a whim, longer under a burden."""
    flight = Flight(s)

    def cost(code: int) -> float:
        card = s.board.journeys[JOURNEY.of(code)]
        if s.stage == CROSSING:
            return (0.5 - 0.1 * s.corruption if card.long else 0.0) + whim(s, code)
        return 0.1 * whim(s, code) + sum(
            weight * flight.exposed(card.last[min(s.track + n, card.end)]) for n, weight in enumerate(SOON)
        )

    return min(codes, key=cost)


def give(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The token that lies farthest ahead: hunters stand there already."""
    place = s.side.domain
    return min(codes, key=lambda code: s.side.moves_to_exit(place.of(code), 0))
