"""Ally cards and what they do on the board: drawing, Fellowship and ally tokens, Nazgûl moved (pp. 13-15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.asking import Asking, ask, draw
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.hunt.ids import ALLIES, ALLY, DONE, PASS, RIDER, RIDERS
from westmarch.games.hunt.state import HAND_LIMIT, NOWHERE, HuntState

TOKENS = 8
"""Ally tokens in the box (p. 14)."""


def ref(card: int) -> str:
    return f"ally:{ALLIES[card]}"


# -- cards and Fellowship tokens ---------------------------------------------------------------------


def draw_cards(s: HuntState, number: int) -> Asking[None]:
    """An empty deck gives nothing more in this part (p. 14); above five the rest goes at once."""
    number = min(number, s.deck.bit_count())
    for nth in range(1, number + 1):
        s.drawing = (0, nth, number)
        card = yield from _draw(s)
        s.hand |= just(card)
    yield from keep_to_limit(s)


def draw_and_keep(s: HuntState, number: int, keep: int = 1) -> Asking[None]:
    """Draw some, keep some, discard the others."""
    number = min(number, s.deck.bit_count())
    for nth in range(1, number + 1):
        s.drawing = (0, nth, number)
        s.looking |= just((yield from _draw(s)))
    for _ in range(min(keep, s.looking.bit_count())):
        code = yield 0, "bearer.keep", lambda: ALLY.codes_of(s.looking)
        s.looking &= ~just(ALLY.of(code))
        s.hand |= just(ALLY.of(code))
    for card in members(s.looking):
        s.looking &= ~just(card)
        s.discard |= just(card)
        tell(s, "ally.discarded", reveals=True, card=ref(card))
    yield from keep_to_limit(s)


def _draw(s: HuntState) -> Asking[int]:
    card = ALLY.of((yield from draw("ally.draw", lambda: ALLY.codes_of(s.deck))))
    s.deck &= ~just(card)
    tell(s, "ally.drawn")
    tell(s, "ally.drew", to=frozenset({0}), card=ref(card))
    return card


def keep_to_limit(s: HuntState) -> Asking[None]:
    while s.hand.bit_count() > HAND_LIMIT:
        code = yield 0, "bearer.discard", lambda: ALLY.codes_of(s.hand)
        discard(s, ALLY.of(code))


def discard(s: HuntState, card: int) -> None:
    s.hand &= ~just(card)
    s.discard |= just(card)
    tell(s, "ally.discarded", reveals=True, card=ref(card))


def gain_fellowship(s: HuntState, number: int) -> None:
    """Never more than there are in the supply (p. 15)."""
    gained = min(number, s.supply - s.on_frodo)
    if gained > 0:
        s.on_frodo += gained
        tell(s, "fellowship.gained", number=gained, tokens=s.on_frodo)


def spend_fellowship(s: HuntState, number: int) -> None:
    if number:
        s.on_frodo -= number
        tell(s, "fellowship.spent", number=number, tokens=s.on_frodo)


def lose_supply(s: HuntState) -> None:
    """One token leaves the game (p. 15): one of the reserve, or of the card if the reserve is empty."""
    s.supply -= 1
    s.on_frodo = min(s.on_frodo, s.supply)
    tell(s, "fellowship.removed", supply=s.supply)


# -- ally tokens -------------------------------------------------------------------------------------


def free_for_token(s: HuntState, places: int) -> int:
    """Locations without a Nazgûl and without an ally token (p. 14)."""
    return places & s.side.locations & ~s.rider_places & ~s.ally_tokens


def place_token(s: HuntState, where: int) -> Asking[int]:
    """One token into one of these places; gives where, or NOWHERE. One on the board may serve (p. 14)."""
    open_places = free_for_token(s, where)
    if not open_places:
        return NOWHERE
    if s.ally_tokens.bit_count() == TOKENS:
        taken = yield from ask(0, "card.again", [PASS, *s.side.domain.codes_of(s.ally_tokens)])
        if taken == PASS:
            return NOWHERE
        s.ally_tokens &= ~just(s.side.domain.of(taken))
    place = s.side.domain.of((yield from ask(0, "card.place", s.side.domain.codes_of(open_places))))
    s.ally_tokens |= just(place)
    tell(s, "token.placed", place=s.side.ref(place))
    return place


def token_moves(s: HuntState, place: int) -> int:
    return free_for_token(s, s.side.connected[place]) & ~just(place)


def movable_tokens(s: HuntState) -> int:
    return s.ally_tokens if any(token_moves(s, place) for place in members(s.ally_tokens)) else 0


def move_tokens(s: HuntState, number: int, moves: int) -> Asking[None]:
    """Up to so many tokens, each up to so many times to a connected location (p. 14)."""
    fixed = 0
    for _ in range(number):
        choices = [p for p in members(s.ally_tokens & ~fixed) if token_moves(s, p)]
        if not choices:
            return
        code = yield from _pick(s, "card.token", choices)
        if code == DONE:
            return
        place = s.side.domain.of(code)
        for _ in range(moves):
            code = yield from _pick(s, "card.to", members(token_moves(s, place)))
            if code == DONE:
                break
            s.ally_tokens &= ~just(place)
            tell(s, "token.moved", origin=s.side.ref(place), place=s.side.ref(s.side.domain.of(code)))
            place = s.side.domain.of(code)
            s.ally_tokens |= just(place)
        fixed |= just(place)


def _pick(s: HuntState, kind: str, places: Sequence[int]) -> Asking[int]:
    answer: int = yield 0, kind, [DONE, *(s.side.domain.code(place) for place in places)]
    return answer


def remove_token(s: HuntState, place: int) -> None:
    s.ally_tokens &= ~just(place)
    tell(s, "token.removed", place=s.side.ref(place))


# -- Nazgûl moved by the Ring-bearer -----------------------------------------------------------------


def push(
    s: HuntState, who: Callable[[int], bool], steps: int, most: int = len(RIDERS), kind: str = "card.push"
) -> Asking[None]:
    """Nazgûl that fit, up to so many, up to so many steps each: never onto exits or ally tokens (p. 17)."""
    left = [rider for rider in range(len(RIDERS)) if who(rider)]
    for _ in range(min(most, len(left))):
        if most >= len(left):
            rider = left[0]
        else:
            rider = RIDER.of((yield from ask(0, "card.rider", [RIDER.code(one) for one in left])))
        left.remove(rider)
        most -= 1
        yield from move_rider(s, rider, steps, 0, kind)
    s.subject = NOWHERE


def move_rider(s: HuntState, rider: int, steps: int, seat: int, kind: str) -> Asking[None]:
    """Up to so many steps along any lines, decided by a seat; where Nazgûl are slow, a rider takes one."""
    s.subject = rider
    place = s.riders[rider]
    if seat != 0 and has(s.slow, s.side.zone[place]):
        steps = 1
    reach = s.side.steps_from(place, steps, s.blocked)
    code = yield from ask(seat, kind, s.side.domain.codes_of(reach | just(place)))
    s.subject = NOWHERE
    put_rider(s, rider, s.side.domain.of(code))


def put_rider(s: HuntState, rider: int, place: int) -> None:
    if place != s.riders[rider]:
        origin = s.side.ref(s.riders[rider])
        tell(s, "rider.moved", rider=s.rider(rider), origin=origin, place=s.side.ref(place))
        s.riders[rider] = place


def at(s: HuntState, places: int) -> Callable[[int], bool]:
    """Nazgûl that stand in one of these places."""
    return lambda rider: has(places, s.riders[rider])
