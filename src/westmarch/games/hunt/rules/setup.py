"""Setting up Part 1 (pp. 8-9): start and information tokens, hands, Nazgûl on the board, dice."""

from __future__ import annotations

from collections import deque

from westmarch.core.asking import Asking, ask, draw, throw
from westmarch.core.chance import Dice
from westmarch.core.rules import Rules, tell
from westmarch.core.sets import first_ones, just, members
from westmarch.games.hunt.ids import DIE, NORMAL_DICE, PASS, PLAYER, RIDER, RIDERS, SHADOW
from westmarch.games.hunt.rules import allies, days, sorcery
from westmarch.games.hunt.state import NOWHERE, SET_UP, HuntState

INFORMATION_DRAWN = 5
ALLY_CARDS = 3


def part_one(s: HuntState) -> Rules:
    place = s.side.domain
    s.cause, s.drawing = SET_UP, (0, 1, 1)
    s.start = place.of((yield from draw("setup.start", lambda: place.codes_of(s.side.starts))))
    tell(s, "setup.start", to=frozenset({0}), place=s.side.ref(s.start))
    yield from draw_information(s)
    yield from allies.draw_cards(s, ALLY_CARDS)
    yield from give_information(s)
    yield from share_riders(s)
    for seat in range(1, s.players):
        yield from sorcery.take_cards(s, seat, 1)
    yield from choose_lead(s)
    yield from place_riders(s)
    yield from roll_dice(s)
    days.begin_day(s)


def draw_information(s: HuntState) -> Asking[None]:
    """Five of twelve, unseen by the Ringwraiths (p. 8, 9)."""
    place, tokens = s.side.domain, s.board.information
    everything = first_ones(len(tokens))
    for nth in range(1, INFORMATION_DRAWN + 1):
        s.drawing = (0, nth, INFORMATION_DRAWN)
        code = yield from draw(
            "setup.information",
            lambda: [place.code(tokens[n]) for n in members(everything & ~s.information)],
        )
        s.information |= just(tokens.index(place.of(code)))


def give_information(s: HuntState) -> Asking[None]:
    """One token for the Ringwraiths; two or none by the variants (p. 9)."""
    place, tokens = s.side.domain, s.board.information
    for _ in range(s.given):
        code = yield 0, "setup.give", lambda: [place.code(tokens[n]) for n in members(s.information)]
        number = tokens.index(place.of(code))
        s.information &= ~just(number)
        s.found |= just(number)
        tell(s, "setup.given", reveals=True, place=s.side.ref(tokens[number]))


def share_riders(s: HuntState) -> Asking[None]:
    """In any way, at least one for each (p. 8): each takes one after the other in rounds.

    Who has one may leave the rest to the others. Each player's act in the order in which they were taken.
    """
    s.order.clear()
    hunters = s.players - 1
    taking = deque(range(1, s.players))
    while len(s.order) < len(RIDERS):
        seat = taking.popleft()
        free = [RIDER.code(rider) for rider in range(len(RIDERS)) if rider not in s.order]
        if len(s.order) >= hunters and taking:
            free.append(PASS)
        if hunters == len(RIDERS):
            code = free[0]  # one each: nothing to choose
        else:
            code = yield from ask(seat, "setup.rider", free)
        if code == PASS:
            tell(s, "setup.leaves", seat=seat + 1)
            continue
        taking.append(seat)
        rider = RIDER.of(code)
        s.order.append(rider)
        s.owner[rider] = seat
        tell(s, "setup.rider", seat=seat + 1, rider=s.rider(rider))


def choose_lead(s: HuntState) -> Asking[None]:
    s.lead = 1
    if s.players > 2:
        (code,) = yield from throw("setup.lead", (PLAYER.codes[: s.players - 1],))
        s.lead = PLAYER.of(code) + 1
    tell(s, "setup.lead", seat=s.lead + 1)


def place_riders(s: HuntState) -> Asking[None]:
    """From the lead player on; in Part 1 all on different starts (p. 9), in Part 2 two on each (p. 28)."""
    at_most = 1 if s.part == 1 else 2
    s.riders = [NOWHERE] * len(RIDERS)
    for rider in s.turn_order():
        s.subject = rider
        free = [p for p in members(s.side.rider_starts) if s.riders.count(p) < at_most]
        code = yield from ask(s.owner[rider], "setup.place", [s.side.domain.code(p) for p in free])
        s.riders[rider] = s.side.domain.of(code)
        tell(s, "setup.place", rider=s.rider(rider), place=s.side.ref(s.riders[rider]))
    s.subject = NOWHERE


def roll_dice(s: HuntState) -> Asking[None]:
    """The lead player throws all dice; a Fellowship token for every Shadow (pp. 9, 25).

    The Lord's die falls with them (p. 32).
    """
    action, lord = s.board.dice
    dice: Dice = (action,) * NORMAL_DICE
    if s.lord != NOWHERE and s.day > 0:
        dice = (*dice, lord)
    s.drawing = (s.lead, 1, len(dice))
    fallen = yield from throw("dice.roll", dice)
    s.dice = [0] * len(DIE)
    s.dice_taken = 0
    for code in fallen:
        s.dice[DIE.of(code)] += 1
    tell(s, "dice.roll", dice=[f"die:{DIE.values[DIE.of(code)]}" for code in sorted(fallen)])
    allies.gain_fellowship(s, s.dice[SHADOW])
