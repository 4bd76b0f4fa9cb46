"""The ally cards of Part 1, in the order of the table; those played out of turn are in `rules/senses.py`."""

from __future__ import annotations

from westmarch.core.asking import Asking, ask, draw
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.hunt.board import AllyCard
from westmarch.games.hunt.cards.deck import Effect, ally
from westmarch.games.hunt.ids import MERRY, SECTION, SPELL, ZONE
from westmarch.games.hunt.rules import allies, bearer, ending, sorcery
from westmarch.games.hunt.state import LAST, NIGHT, HuntState

# -- what several cards need and do ------------------------------------------------------------------


def frodo_is_there(s: HuntState, card: AllyCard) -> bool:
    """Frodo's last location lies in a zone or section that the card names."""
    return has(card.zones | card.sections, s.last)


def told_where(s: HuntState, card: AllyCard) -> None:
    s.say(LAST, (card.zones | card.sections) & s.side.locations, True)


def frodo_rests(s: HuntState, card: AllyCard) -> bool:
    return s.rested


def may_move_there(s: HuntState, card: AllyCard) -> bool:
    return bearer.may_move_by_card(s) and frodo_is_there(s, card)


def move_frodo(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from bearer.move_by_card(s)


def drawing(number: int) -> Effect:
    def effect(s: HuntState, card: AllyCard) -> Asking[None]:
        yield from allies.draw_cards(s, number)

    return effect


def gain_one_and_draw_one(s: HuntState, card: AllyCard) -> Asking[None]:
    allies.gain_fellowship(s, 1)
    yield from allies.draw_cards(s, 1)


def pushing(steps: int) -> Effect:
    """Every Nazgûl in the zones of the card."""

    def effect(s: HuntState, card: AllyCard) -> Asking[None]:
        yield from allies.push(s, allies.at(s, card.zones), steps)

    return effect


def mist_over_one_zone(s: HuntState, card: AllyCard) -> Asking[None]:
    """No Perception on a zone of the named sections until the refresh step."""
    zones = [
        zone for zone in s.side.zones if s.side.section[members(s.side.in_zone[zone])[0]] in card.section_ids
    ]
    code = yield from ask(0, "card.zone", [ZONE.code(zone) for zone in zones])
    s.mist |= just(ZONE.of(code))
    tell(s, "zone.mist", zone=f"zone:{ZONE.values[ZONE.of(code)]}")


def two_tokens_in_one_section(places: int, s: HuntState) -> Asking[None]:
    """The section is named first; both tokens go there."""
    open_sections = [
        section
        for section in s.side.sections
        if allies.free_for_token(s, places & s.side.in_section[section])
    ]
    if not open_sections:
        return
    code = yield from ask(0, "card.section", [SECTION.code(section) for section in open_sections])
    for _ in range(2):
        yield from allies.place_token(s, places & s.side.in_section[SECTION.of(code)])


# -- the cards ---------------------------------------------------------------------------------------

ally("tom_bombadil", move_frodo, needs=may_move_there, says=told_where, moves_frodo=True)


def by_day(s: HuntState, card: AllyCard) -> bool:
    return s.phase != NIGHT


def a_dot_more(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from bearer.move_by_card(s, only_dot=True)


ally("a_short_cut_to_mushrooms", a_dot_more, needs=by_day, moves_frodo=True)


def maggot(s: HuntState, card: AllyCard) -> Asking[None]:
    """A token at his farm or what is connected with it; a Nazgûl of the Marish goes up to two steps."""
    around = set_of(p for farm in members(card.places) for p in members(s.side.connected[farm]))
    yield from allies.place_token(s, around)
    yield from allies.push(s, allies.at(s, card.zones), 2, most=1)


ally("farmer_maggot", maggot)


def gildor(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from allies.place_token(s, card.zones)
    yield from allies.draw_cards(s, 1)


ally("gildor_inglorion", gildor)


def merry_joins(s: HuntState, card: AllyCard) -> None:
    if not has(s.in_play, MERRY):
        s.in_play |= just(MERRY)
        s.face_up |= just(MERRY)
        tell(s, "companion.joins", companion="companion:merry")


ally("a_conspiracy_unmasked", merry_joins, gain_one_and_draw_one)


def bolger(s: HuntState, card: AllyCard) -> Asking[None]:
    """One token at Crickhollow, one elsewhere in its zone."""
    yield from allies.place_token(s, card.places)
    yield from allies.place_token(s, card.zones & ~card.places)


ally("fredegar_bolger", bolger)


def shirriffs(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from two_tokens_in_one_section(s.side.on_road, s)


ally("shirriffs_on_the_road", shirriffs)


def lead_loses_a_spell(s: HuntState, card: AllyCard) -> Asking[None]:
    if s.hands[s.lead]:
        s.drawing = (s.lead, 1, 1)
        code = yield from draw("sorcery.lost", lambda: SPELL.codes_of(s.hands[s.lead]))
        sorcery.throw_away(s, s.lead, SPELL.of(code))


def draw_two_keep_one(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from allies.draw_and_keep(s, 2)


ally("talk_at_the_green_dragon", lead_loses_a_spell, draw_two_keep_one)
ally("the_horn_call_of_buckland", pushing(1))


def ferry(s: HuntState, card: AllyCard) -> None:
    """No Perception on the banks of the river, and Nazgûl there go slowly."""
    s.barred |= set_of(card.zone_ids)
    s.slow |= set_of(card.zone_ids)
    tell(s, "zone.barred", zones=[f"zone:{ZONE.values[zone]}" for zone in card.zone_ids])


ally("the_ferry_untied", ferry, needs=frodo_is_there, says=told_where)
ally("mist_from_the_river", mist_over_one_zone)


def neighbours(s: HuntState, card: AllyCard) -> Asking[None]:
    yield from allies.move_tokens(s, 3, 2)


ally("neighbours_and_cousins", neighbours)
ally("a_walking_song", gain_one_and_draw_one, needs=frodo_rests)


def rests_with_friends(s: HuntState, card: AllyCard) -> bool:
    return s.rested and has(s.side.allies, s.last)


def told_with_friends(s: HuntState, card: AllyCard) -> None:
    s.say(LAST, s.side.allies, True)


def bath(s: HuntState, card: AllyCard) -> None:
    ending.relieve(s, 1)


ally("beds_and_baths", bath, needs=rests_with_friends, says=told_with_friends)
