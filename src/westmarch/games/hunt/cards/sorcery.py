"""The sorcery cards, in the order of the table."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask, throw
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.hunt.cards.spells import Effect, in_kind, spell
from westmarch.games.hunt.ids import (
    ALLY,
    DIE,
    PASS,
    RIDER,
    RIDERS,
    SEARCH,
    SECTION,
    TOKENS,
    ZONE,
)
from westmarch.games.hunt.rules import allies, ending, riders, senses, sorcery
from westmarch.games.hunt.state import NOWHERE, HuntState

# -- what several cards do ---------------------------------------------------------------------------


def one_of(s: HuntState, rider: int, kind: str, places: int) -> Asking[int]:
    """One of these places, named by the player of the card; NOWHERE if there is none."""
    if not places:
        return NOWHERE
    return s.side.domain.of((yield from ask(s.owner[rider], kind, s.side.domain.codes_of(places))))


def targets(s: HuntState, places: int) -> int:
    """Cards cannot search or hunt where an ally token lies or Gandalf stands (pp. 14, 30)."""
    return places & s.side.locations & ~s.side.exits & ~s.blocked


def searchable(s: HuntState, places: int) -> int:
    found = 0
    for place in members(targets(s, places)):
        if senses.may_search(s, place):
            found |= just(place)
    return found


def remove_one(places: int, s: HuntState, rider: int) -> Asking[None]:
    place = yield from one_of(s, rider, "rider.remove", places & s.ally_tokens)
    if place != NOWHERE:
        allies.remove_token(s, place)


def section_of(s: HuntState, rider: int) -> int:
    return s.side.in_section[s.side.section[s.riders[rider]]]


# -- the cards ---------------------------------------------------------------------------------------


def lord_enters(s: HuntState, rider: int) -> None:
    """He takes the place of the active Nazgûl (p. 33); nothing happens while he is in play."""
    if s.lord == NOWHERE:
        tell(s, "lord.enters", rider=f"rider:{RIDERS[rider]}")
        s.lord = rider


spell("leader_of_the_nine", riders.all_ride, in_part_two=(lord_enters,))


def fear(s: HuntState, rider: int) -> None:
    s.fear = True
    tell(s, "ring.fear")


spell("fear_of_the_undead", fear, needs=in_kind("dark"), stays=True)


def special(number: int) -> Effect:
    """One of the two red tokens goes into the hunt pool (p. 22), if it is not in the game yet."""

    def effect(s: HuntState, rider: int) -> None:
        token = members(s.board.red)[number]
        if has(s.out_of_play, token):
            s.out_of_play &= ~just(token)
            s.pool |= just(token)
            tell(s, "ring.special", token=f"token:{TOKENS[token]}")

    return effect


def trail_on_board(s: HuntState, rider: int) -> bool:
    return s.trails != 0


spell("the_morgul_knife", special(0), needs=trail_on_board)
spell("the_black_breath", special(1), needs=in_kind("allies"))


def spies(s: HuntState, rider: int) -> Asking[None]:
    near = searchable(s, s.side.within(s.riders[rider], 3))
    place = yield from one_of(s, rider, "rider.target", near)
    if place != NOWHERE:
        yield from senses.search(s, place)


spell("black_spies_of_the_air", spies)


def ferny(s: HuntState, rider: int) -> Asking[None]:
    """Perception on any zone of the section of Bree where it is not barred."""
    zones = [
        zone
        for zone in s.side.zones
        if s.side.section[members(s.side.in_zone[zone])[0]] == s.side.bree_section
        and not has(s.mist | s.barred, zone)
    ]
    if zones:
        code = yield from ask(s.owner[rider], "rider.zone", [ZONE.code(zone) for zone in zones])
        yield from senses.perceive(s, s.side.in_zone[ZONE.of(code)], code)


spell("bill_fernys_eyes", ferny)


def sniffing(s: HuntState, rider: int) -> None:
    place = s.riders[rider]
    yes = senses.is_last_in(s, s.side.within(place, 3))
    tell(s, "card.within", reveals=True, place=s.side.ref(place), number=3, yes=yes)


spell("sniffing_the_air", sniffing, needs=in_kind("locations"))


def hoofs(s: HuntState, rider: int) -> Asking[None]:
    """Up to three steps along any lines, then a search if one likes."""
    yield from allies.move_rider(s, rider, 3, s.owner[rider], "rider.step")
    if senses.may_search(s, s.riders[rider]):
        code = yield from ask(s.owner[rider], "rider.may_search", (PASS, SEARCH))
        if code == SEARCH:
            yield from senses.search(s, s.riders[rider])


spell("hoofs_in_the_night", hoofs)


def another_rides(s: HuntState, rider: int) -> Asking[None]:
    others = [RIDER.code(one) for one in range(len(RIDERS)) if one != rider]
    other = RIDER.of((yield from ask(s.owner[rider], "rider.other", others)))
    yield from allies.move_rider(s, other, 2, s.owner[other], "rider.step")


def cry_drives_off(s: HuntState, rider: int) -> Asking[None]:
    yield from remove_one(s.side.within(s.riders[rider], 2), s, rider)


spell("the_long_cry", another_rides, cry_drives_off)


def dread(s: HuntState, rider: int) -> None:
    zone = s.side.zone[s.riders[rider]]
    yes = senses.is_last_in(s, s.side.in_zone[zone])
    tell(s, "card.in_zone", reveals=True, zone=f"zone:{ZONE.values[zone]}", yes=yes)
    if yes:
        ending.corrupt(s, 1)


spell("dread_presence", dread)


def ring_calls(s: HuntState, rider: int) -> Asking[None]:
    """In the wild it corrupts; else Perception on the section of the active Nazgûl."""
    wild = senses.is_in_wild(s)
    tell(s, "card.in_wild", reveals=True, yes=wild)
    if wild:
        ending.corrupt(s, 1)
        return
    code = SECTION.code(s.side.section[s.riders[rider]])
    yield from senses.perceive(s, section_of(s, rider), code)


spell("the_ring_calls", ring_calls)


def chant(s: HuntState, rider: int) -> Asking[None]:
    near = s.side.dark | s.side.graph.around(s.side.dark)
    place = yield from one_of(s, rider, "rider.target", targets(s, near))
    if place != NOWHERE:
        yield from senses.hunt(s, place)


spell("the_barrow_wights_chant", chant, needs=in_kind("dark"))


def ruffians_hunt(s: HuntState, rider: int) -> Asking[None]:
    place = yield from one_of(s, rider, "rider.target", targets(s, section_of(s, rider) & s.side.allies))
    if place != NOWHERE:
        yield from senses.hunt(s, place)


def ruffians_drive_off(s: HuntState, rider: int) -> Asking[None]:
    yield from remove_one(section_of(s, rider), s, rider)


spell("hired_ruffians", ruffians_hunt, ruffians_drive_off)


def shadow_of_fear(s: HuntState, rider: int) -> Asking[None]:
    if s.hand:
        code = yield 0, "bearer.discard", lambda: ALLY.codes_of(s.hand)
        allies.discard(s, ALLY.of(code))
    s.silenced = True
    tell(s, "bearer.silenced")


spell("shadow_of_fear", shadow_of_fear)


def will_of_barad_dur(s: HuntState, rider: int) -> Asking[None]:
    """Up to two used normal dice come back; their Shadows give no Fellowship token.

    A die that Gandalf has taken was not used: it comes back in the refresh step (p. 29).
    """
    number = min(2, s.dice_used)
    if number:
        s.drawing = (s.owner[rider], 1, number)
        fallen = yield from throw("dice.again", (s.board.dice[0],) * number)
        for code in fallen:
            s.dice[DIE.of(code)] += 1
        tell(s, "dice.again", dice=[f"die:{DIE.values[DIE.of(code)]}" for code in fallen])


spell("the_will_of_barad_dur", will_of_barad_dur)


def lose_a_token(s: HuntState, rider: int) -> None:
    allies.spend_fellowship(s, min(1, s.on_frodo))


def draw_two(s: HuntState, rider: int) -> Asking[None]:
    yield from sorcery.take_cards(s, s.owner[rider], 2)


def bind_companions(s: HuntState, rider: int) -> None:
    s.bound = True
    tell(s, "companion.bound")


spell("sleepless_malice", lose_a_token, draw_two, in_part_two=(bind_companions,))
