"""The answers of a Ringwraith player: the turn of a Nazgûl, dice, cards and where Nazgûl begin."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.sets import has, members, set_of
from westmarch.games.hunt.bots import sorcery
from westmarch.games.hunt.bots.chase import RING_DIE, SORCERY_DIE, SWORD_DIE, Chase
from westmarch.games.hunt.ids import (
    ABILITY,
    CHANGE,
    DIE,
    DONE,
    HUNT,
    KEEP,
    LORD_RING,
    LORD_SORCERY,
    LORD_SWORD,
    MANHUNT,
    MORGUL_RING,
    MORGUL_SHADOW,
    PASS,
    REMOVE,
    RIDER,
    RING,
    SEARCH,
    SECTION,
    SHADOW,
    SORCERY,
    SORCERY_TITLES,
    SPELL,
    SWORD,
    TAKE,
    ZONE,
)
from westmarch.games.hunt.state import HAND_LIMIT, NOWHERE, HuntState

KEEP_DIE = {
    SORCERY: 0.3,
    LORD_SORCERY: 0.25,
    MANHUNT: 0.4,
    RING: 1.0,
    LORD_RING: 0.9,
    MORGUL_RING: 0.8,
    SWORD: 1.2,
    LORD_SWORD: 1.1,
    SHADOW: 2.0,
    MORGUL_SHADOW: 1.9,
}
"""Which die is missed most."""
FIRST_LOOK = 0.06
"""To ask before riding is better: the answer says where to ride."""
TAKEN = 0.3
"""What a fresh sorcery card is worth."""


# -- the turn of a Nazgûl ----------------------------------------------------------------------------


def turn(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Act and ride, or ride and act, whichever promises more."""
    chase, rider = Chase(s), s.active
    here = s.riders[rider]
    acts = [(worth(chase, rider, code), code) for code in codes if not _no_action(s, code)]
    act = max(acts, default=(0.0, DONE))
    if s.moved:
        return act[1] if act[0] > 0 else DONE
    reach = set_of(s.side.domain.of(code) for code in codes if code in s.side.domain)
    stand, to = chase.best_step(rider, reach)
    ride = DONE if to == here else s.side.domain.code(to)
    if s.acted:
        return ride
    now = max(0.0, act[0]) + stand + FIRST_LOOK
    then, aim = now, NOWHERE
    for place in members(reach):
        plan = chase.standing(rider, place) + chase.prospect(rider, place)
        if plan > then:
            then, aim = plan, place
    if aim != NOWHERE:
        return s.side.domain.code(aim)
    return act[1] if act[0] > 0 else ride


def _no_action(s: HuntState, code: int) -> bool:
    return code == DONE or code in s.side.domain


def worth(chase: Chase, rider: int, code: int) -> float:
    """Of one action of the turn, the price of its die taken off."""
    s = chase.s
    place = s.riders[rider]
    if code == SEARCH:
        return chase.searching(place)
    if code == HUNT:
        free = s.eye or rider == s.lord
        return chase.hunting(rider, place) - (0.0 if free else chase.sword_cost())
    if code in ZONE or code in SECTION:
        return chase.perceiving(chase.area(place, code)) - chase.ring_cost()
    if code in SPELL:
        return sorcery.cast(chase, rider, SPELL.of(code)) - _sorcery_cost(chase, rider)
    if code == TAKE:
        full = s.hands[s.owner[rider]].bit_count() >= HAND_LIMIT
        return (0.02 if full else TAKEN) - _sorcery_cost(chase, rider)
    if code == REMOVE:
        near = s.side.graph.adjacent[place] & s.ally_tokens
        return max(chase.guess.at(p) + chase.guess.soon.get(p, 0.0) for p in members(near)) - _sword(chase)
    if code in ABILITY:
        return ability(chase, rider, ABILITY.of(code) + 1)
    return 0.6 * sorcery.gathering(chase, rider, 1, list(range(len(s.riders))))


def _sorcery_cost(chase: Chase, rider: int) -> float:
    s = chase.s
    if s.dice[SORCERY] or s.dice[LORD_SORCERY]:
        return SORCERY_DIE * chase.later()
    return 0.1 + (RING_DIE if has(s.side.dark, s.riders[rider]) else SWORD_DIE) * chase.later()


def _sword(chase: Chase) -> float:
    return 0.15 + chase.sword_cost()


def ability(chase: Chase, rider: int, number: int) -> float:
    """Of an ability of the Black Riders: steps that bring a Nazgûl nearer, or a hunt for two dice."""
    s = chase.s
    place = s.riders[rider]
    if number == 2:
        best = chase.hunting(rider, place) if has(s.side.locations, place) else 0.0
        return best - 0.15 - 1.2 * SWORD_DIE * chase.later()
    steps = 2 if number == 4 else 1
    reach = s.side.steps_from(place, steps, s.blocked)
    here = chase.standing(rider, place)
    price = (0.1 + SORCERY_DIE * chase.later(), 0.0, _sword(chase), 0.05 + chase.ring_cost())[number - 1]
    if number == 3:
        return (
            max(chase.standing(rider, to) - here + chase.free_search(rider, to) for to in members(reach))
            - price
        )
    return chase.best_step(rider, reach)[0] - here - price


# -- smaller answers ---------------------------------------------------------------------------------


def die(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The one that is missed least; the Morgul Ring first where a Ring is wanted, for it tells more."""
    if DIE.code(MORGUL_RING) in codes and DIE.code(SORCERY) not in codes:
        return DIE.code(MORGUL_RING)
    return min(codes, key=lambda code: KEEP_DIE[DIE.of(code)])


def step(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    chase, rider = Chase(s), s.subject
    return max(codes, key=lambda code: chase.standing(rider, s.side.domain.of(code)))


def which(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Hunt or Perception, for two dice."""
    chase, rider = Chase(s), s.active
    place = s.riders[rider]

    def value(code: int) -> float:
        if code == HUNT:
            return chase.hunting(rider, place)
        return chase.perceiving(chase.area(place, code)) - 0.01

    return max(codes, key=value)


def target(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Where a card searches or hunts."""
    chase, rider = Chase(s), s.active
    return max(codes, key=lambda code: chase.hunting(rider, s.side.domain.of(code)))


def zone(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    chase = Chase(s)
    return max(codes, key=lambda code: chase.perceiving(s.side.in_zone[ZONE.of(code)]))


def other(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    chase = Chase(s)
    return max(codes, key=lambda code: sorcery.gathering(chase, s.active, 2, [RIDER.of(code)]))


def remove(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    chase = Chase(s)

    def value(code: int) -> float:
        place = s.side.domain.of(code)
        return chase.guess.at(place) + chase.guess.soon.get(place, 0.0)

    return max(codes, key=value)


def may_search(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return SEARCH if SEARCH in codes else PASS


def share(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Cards are best where all can cast them; equal hands stay as they are."""
    counts = [hand.bit_count() for hand in s.hands[1:]]
    return CHANGE if max(counts) - min(counts) > 1 else KEEP


def pass_on(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Nothing of one's own will: hands are evened out afterwards."""
    return DONE


def discard(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return min(codes, key=lambda code: sorcery.kept(SPELL.of(code)))


def effect(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The Lord of the Nazgûl comes if he can; tokens are driven off only if need be."""
    name = SORCERY_TITLES[s.casting]
    if name == "leader_of_the_nine" and s.part == 2 and s.lord == NOWHERE:
        return codes[-1]
    if name in ("the_long_cry", "hired_ruffians"):
        chase = Chase(s)
        first = sorcery.cast(chase, s.active, s.casting)
        return codes[0] if first >= 0.2 * (s.ally_tokens != 0) else codes[1]
    if name == "sleepless_malice":
        return codes[0] if s.on_frodo and s.hands[seat].bit_count() > 3 else codes[1]
    return codes[0]


def start(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Where a Nazgûl begins: where it stands best beside those that are placed."""
    if s.part == 2:
        return codes[0]
    chase, rider = Chase(s), s.subject
    return max(codes, key=lambda code: chase.standing(rider, s.side.domain.of(code)))


def take(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """A Nazgûl as long as there is one: so they are shared out evenly."""
    return codes[0]


def lord(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The one that acts last: the Lord of the Nazgûl hunts freely, and the others have asked by then."""
    return codes[-1]
