"""A Nazgûl's turn: one move and one action in either order, with the shared dice (pp. 15-17, 20, 21, 33)."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import Rules, tell
from westmarch.core.sets import has, members
from westmarch.games.hunt.cards import spells
from westmarch.games.hunt.ids import (
    ABILITY,
    DICE,
    DIE,
    DONE,
    FIRST_LORD_FACE,
    HUNT,
    LORD_RING,
    LORD_SORCERY,
    LORD_SWORD,
    MANHUNT,
    MORGUL_RING,
    MORGUL_SHADOW,
    REMOVE,
    RIDERS,
    RING,
    SEARCH,
    SECTION,
    SHADOW,
    SORCERY,
    SPELL,
    SWORD,
    TAKE,
    ZONE,
)
from westmarch.games.hunt.rules import allies, days, gandalf, senses, sorcery
from westmarch.games.hunt.rules.ending import until_the_end
from westmarch.games.hunt.state import ACTION, ENCOUNTER, NIGHT, SHOWN, HuntState

AS_RING = (RING, SHADOW, LORD_RING, MORGUL_SHADOW)
AS_SWORD = (SWORD, SHADOW, LORD_SWORD, MORGUL_SHADOW)
AS_SORCERY = (SORCERY, SHADOW, LORD_SORCERY, MORGUL_SHADOW)
TO_PERCEIVE = (*AS_RING, MORGUL_RING)
ANY_DIE = tuple(range(len(DICE)))
"""What serves as what (pp. 17, 33); the Morgul Ring only perceives, the Manhunt only rides."""


def ride(s: HuntState) -> Rules:
    """One Nazgûl's turn; after the last one Gandalf hides again and the phase ends (pp. 15, 30)."""
    with until_the_end():
        if s.acting < len(RIDERS):
            yield from turn(s, s.active)
            s.acting += 1
            s.moved = s.acted = False
        if s.acting < len(RIDERS):
            return
        if s.gandalf_is == SHOWN:
            yield from gandalf.hide_again(s)
        if s.here:
            s.stage = ENCOUNTER
        else:
            days.end_phase(s)


def turn(s: HuntState, rider: int) -> Asking[None]:
    """One move and one action, in either order; none of it must be (p. 15)."""
    seat = s.owner[rider]
    s.moved = s.acted = False
    tell(s, "rider.begins", rider=s.rider(rider), seat=seat + 1)
    while not ((s.moved and s.acted) or nothing_left(s, rider)):
        code = yield seat, "rider.turn", lambda: choices(s, rider)
        if code == DONE:
            return
        if code in s.side.domain:
            s.moved = True
            allies.put_rider(s, rider, s.side.domain.of(code))
        else:
            s.acted = True
            yield from act(s, rider, code)
            s.firm = False


def nothing_left(s: HuntState, rider: int) -> bool:
    """Nothing can be done but to end the turn, as everybody can see."""
    if s.hands[s.owner[rider]] and not s.acted and payers(s, sorcery_dice(s, rider)):
        return False  # which cards could be played is the player's secret
    return len(choices(s, rider)) == 1


# -- what may be done --------------------------------------------------------------------------------


def choices(s: HuntState, rider: int) -> list[int]:
    found: list[int] = []
    if not s.moved:
        found += s.side.domain.codes_of(reach(s, rider))
    if not s.acted:
        found += actions(s, rider)
    found.append(DONE)
    return found


def reach(s: HuntState, rider: int) -> int:
    """One step, three along roads, at night two of any kind (p. 15)."""
    place = s.riders[rider]
    if has(s.slow, s.side.zone[place]):
        return one_step(s, place)
    return s.side.reach(place, s.phase == NIGHT, s.blocked)


def one_step(s: HuntState, place: int) -> int:
    return s.side.graph.adjacent[place] & ~s.blocked & ~s.side.exits


def payers(s: HuntState, dice: Sequence[int]) -> list[int]:
    return [die for die in dice if s.dice[die]]


def sorcery_dice(s: HuntState, rider: int) -> tuple[int, ...]:
    """In a dark location every die serves as Sorcery (p. 20)."""
    return ANY_DIE if has(s.side.dark, s.riders[rider]) else AS_SORCERY


def actions(s: HuntState, rider: int) -> list[int]:
    found: list[int] = []
    place = s.riders[rider]
    if may_search_free(s, rider):
        found.append(SEARCH)
    if senses.may_hunt(s, place) and (hunts_free(s, rider) or payers(s, AS_SWORD)):
        found.append(HUNT)
    if payers(s, TO_PERCEIVE):
        found += perceptible(s, place)
    if s.side.graph.adjacent[place] & s.ally_tokens and payers(s, AS_SWORD):
        found.append(REMOVE)
    if payers(s, sorcery_dice(s, rider)):
        if s.spells | s.spells_gone:
            found.append(TAKE)
        hand = s.hands[s.owner[rider]]
        found += [SPELL.code(card) for card in members(hand) if spells.may_cast(s, rider, card)]
    found += abilities(s, rider)
    if s.dice[MANHUNT]:
        found.append(DIE.code(MANHUNT))
    return found


def may_search_free(s: HuntState, rider: int) -> bool:
    """The free action; the Lord of the Nazgûl hunts instead (p. 33)."""
    return rider != s.lord and senses.may_search(s, s.riders[rider])


def hunts_free(s: HuntState, rider: int) -> bool:
    """While the marker shows the Eye (p. 19), and always for the Lord (p. 33)."""
    return s.eye or rider == s.lord


def perceptible(s: HuntState, place: int) -> list[int]:
    """The zone of the Nazgûl, unless Perception is barred there, and its section (p. 18)."""
    zone = s.side.zone[place]
    section = SECTION.code(s.side.section[place])
    return [section] if has(s.mist | s.barred, zone) else [ZONE.code(zone), section]


def abilities(s: HuntState, rider: int) -> list[int]:
    """Those that information has unlocked (p. 21)."""
    number = s.abilities
    place = s.riders[rider]
    steps = one_step(s, place)
    open_to = (
        bool(steps and payers(s, ANY_DIE)),
        sum(s.dice) >= 2,
        bool(steps and payers(s, AS_SWORD)),
        bool(steps and payers(s, AS_RING)),
    )
    return [ABILITY.code(n) for n in range(min(number, len(open_to))) if open_to[n]]


# -- doing it ----------------------------------------------------------------------------------------


def act(s: HuntState, rider: int, code: int) -> Asking[None]:
    seat = s.owner[rider]
    place = s.riders[rider]
    if code == SEARCH:
        yield from senses.search(s, place)
    elif code == HUNT:
        if not hunts_free(s, rider):
            yield from pay(s, seat, AS_SWORD)
        yield from senses.hunt(s, place)
    elif code in ZONE or code in SECTION:
        die = yield from pay(s, seat, TO_PERCEIVE)
        yield from perceive(s, place, code, die == MORGUL_RING)
    elif code == REMOVE:
        yield from pay(s, seat, AS_SWORD)
        near = s.side.domain.codes_of(s.side.graph.adjacent[place] & s.ally_tokens)
        allies.remove_token(s, s.side.domain.of((yield from ask(seat, "rider.remove", near))))
    elif code == TAKE:
        yield from pay(s, seat, sorcery_dice(s, rider))
        s.cause = ACTION
        yield from sorcery.take_cards(s, seat, 1)
    elif code in SPELL:
        spells.show(s, rider, SPELL.of(code))
        yield from pay(s, seat, sorcery_dice(s, rider))
        yield from spells.cast(s, rider, SPELL.of(code))
    elif code in ABILITY:
        yield from use_ability(s, rider, ABILITY.of(code) + 1)
    else:
        use(s, MANHUNT)
        yield from all_ride(s, rider)


def pay(s: HuntState, seat: int, dice: Sequence[int]) -> Asking[int]:
    """Take a die out of the pool; the player says which where several serve (p. 17)."""
    die = DIE.of((yield from ask(seat, "rider.die", [DIE.code(die) for die in payers(s, dice)])))
    use(s, die)
    return die


def use(s: HuntState, die: int) -> None:
    """What the Lord's die does cannot be cancelled, changed or rolled again (p. 33)."""
    s.dice[die] -= 1
    s.firm |= die >= FIRST_LORD_FACE
    tell(s, "dice.used", die=f"die:{DICE[die]}", firm=die >= FIRST_LORD_FACE)


def perceive(s: HuntState, place: int, code: int, exact: bool) -> Asking[None]:
    area = s.side.in_zone[s.side.zone[place]] if code in ZONE else s.side.in_section[s.side.section[place]]
    yield from senses.perceive(s, area, code, exact)


def all_ride(s: HuntState, rider: int) -> Asking[None]:
    """Each Nazgûl may move one step, from the active one on (p. 33)."""
    order = s.turn_order()
    first = order.index(rider)
    for one in (*order[first:], *order[:first]):
        yield from allies.move_rider(s, one, 1, s.owner[one], "rider.step")


def use_ability(s: HuntState, rider: int, number: int) -> Asking[None]:
    """The Black Riders' abilities in place of another action (p. 21)."""
    seat = s.owner[rider]
    tell(s, "ability.used", rider=s.rider(rider), ability=f"ability:{number}")
    if number == 2:
        yield from pay(s, seat, ANY_DIE)
        yield from pay(s, seat, ANY_DIE)
        place = s.riders[rider]
        hunting = [HUNT] if senses.may_hunt(s, place) else []
        code = yield from ask(seat, "rider.which", [*hunting, *perceptible(s, place)])
        if code == HUNT:
            yield from senses.hunt(s, place)
        else:
            yield from perceive(s, place, code, exact=False)
        return
    yield from pay(s, seat, (ANY_DIE, (), AS_SWORD, AS_RING)[number - 1])
    yield from allies.move_rider(s, rider, 2 if number == 4 else 1, seat, "rider.step")
    if number == 3 and senses.may_search(s, s.riders[rider]):
        yield from senses.search(s, s.riders[rider])
