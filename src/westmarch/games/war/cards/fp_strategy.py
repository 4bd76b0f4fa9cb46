"""The Free Peoples' strategy deck: politics, ambushes and musters. Its armies' marches and the
attack on besiegers stand in ``fp_strategy_marches``."""

from __future__ import annotations

from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.cards import fp_strategy_marches
from westmarch.games.war.cards.registry import Steps, event
from westmarch.games.war.cards.verbs_free import (
    choose,
    choose_region,
    companion_in,
    draw_strategy,
    open_for_recruits,
    recruit_both,
    recruit_unit,
    roll,
    rouse,
    takes_unit,
    urge,
)
from westmarch.games.war.control import at_war
from westmarch.games.war.ids import (
    DWARVES,
    ELVES,
    FREE,
    FREE_NATIONS,
    GONDOR,
    NATION,
    NORTH,
    ROHAN,
    SHADOW,
    region,
    regular,
)
from westmarch.games.war.rules import muster, people, politics, settlements
from westmarch.games.war.rules.losses import card_hits
from westmarch.games.war.rules.table import LAST_BATTLE, STANDS
from westmarch.games.war.state import WarState

EVENT_KEYS = fp_strategy_marches.EVENT_KEYS

_OSGILIATH = region("osgiliath")
_RANGERS_LAND = set_of((_OSGILIATH, region("south_ithilien"), region("north_ithilien")))
_EDORAS = region("edoras")


# -- on the table -------------------------------------------------------------------------------


@event("the_last_battle", STANDS[LAST_BATTLE])
def the_last_battle(s: WarState) -> None:
    """While it lies there, dice that move the Fellowship stay out of the Hunt Box; see ``actions``."""


@event("a_power_too_great")
def a_power_too_great(s: WarState) -> None:
    """What it closes to the Shadow: see ``table.barred``."""
    urge(s, ELVES)


@event("the_power_of_tom_bombadil")
def the_power_of_tom_bombadil(s: WarState) -> None:
    urge(s, NORTH)


# -- politics -----------------------------------------------------------------------------------


def _walk_and_rouse(s: WarState, nation: int, regions: int) -> Steps:
    """Companions move; if one is there now, moved or not, the nation goes to war."""
    yield from people.move_companions(s)
    if companion_in(s, regions):
        rouse(s, nation)
        politics.set_at_war(s, nation)


@event("book_of_mazarbul")
def book_of_mazarbul(s: WarState) -> Steps:
    return _walk_and_rouse(s, DWARVES, set_of((region("ered_luin"), region("erebor"))))


@event("fear_fire_foes")
def fear_fire_foes(s: WarState) -> Steps:
    return _walk_and_rouse(s, NORTH, set_of((region("bree"), region("the_shire"))))


@event("wisdom_of_elrond")
def wisdom_of_elrond(s: WarState) -> Steps:
    """A nation at war has nothing left to gain."""
    options = [NATION.code(nation) for nation in FREE_NATIONS if not at_war(s, nation)]
    if options:
        nation = NATION.of((yield from choose(s, "card.nation", options)))
        rouse(s, nation)
        urge(s, nation)


@event("the_red_arrow", lambda s: has(s.active, GONDOR))
def the_red_arrow(s: WarState) -> Steps:
    urge(s, ROHAN)
    yield from recruit_both(s, ROHAN, _EDORAS)


# -- ambushes: hits without a battle, so no nation reacts (G7) ------------------------------------


def _of_several_nations(s: WarState) -> int:
    """Regions of Shadow armies with units of at least two nations."""
    mask = 0
    for at in members(s.occupied[SHADOW]):
        if settlements.nations_in(s, SHADOW, at).bit_count() > 1:
            mask |= just(at)
    return mask


def _ambush(s: WarState, armies: int, dice: int) -> Steps:
    if armies:
        at = yield from choose_region(s, armies, "card.army")
        hits = yield from roll(s, dice, 5)
        yield from card_hits(s, SHADOW, at, hits)


@event("the_spirit_of_mordor")
def the_spirit_of_mordor(s: WarState) -> Steps:
    return _ambush(s, _of_several_nations(s), 5)


@event("faramirs_rangers")
def faramirs_rangers(s: WarState) -> Steps:
    yield from _ambush(s, s.occupied[SHADOW] & _RANGERS_LAND, 3)
    if s.strength[FREE][_OSGILIATH]:
        yield from recruit_both(s, GONDOR, _OSGILIATH)


# -- musters --------------------------------------------------------------------------------------


def _unit_and_leader(card_name: str, nation: int, place: str) -> None:
    """A card that brings one unit and one Leader to a region."""
    at = region(place)
    event(card_name)(lambda s: recruit_both(s, nation, at))


_unit_and_leader("guards_of_the_citadel", GONDOR, "minas_tirith")
_unit_and_leader("grimbeorn_the_old", NORTH, "carrock")
_unit_and_leader("imrahil_of_dol_amroth", GONDOR, "dol_amroth")
_unit_and_leader("dain_ironfoots_guard", DWARVES, "erebor")


def _units_and_card(card_name: str, *recruits: tuple[int, str]) -> None:
    """A card that brings one unit to each of the regions and lets its player draw."""
    places = tuple((nation, region(place)) for nation, place in recruits)

    def effect(s: WarState) -> Steps:
        for nation, at in places:
            yield from recruit_unit(s, nation, at)
        yield from draw_strategy(s, 1)

    event(card_name)(effect)


_units_and_card("celeborns_galadhrim", (ELVES, "lorien"))
_units_and_card("swords_in_eriador", (NORTH, "the_shire"), (DWARVES, "ered_luin"))
_units_and_card("kindred_of_glorfindel", (ELVES, "rivendell"))
_units_and_card("thranduils_archers", (ELVES, "woodland_realm"))


@event("king_brands_men")
def king_brands_men(s: WarState) -> Steps:
    dale = region("dale")
    if takes_unit(s, dale):
        muster.recruit(s, dale, regular(NORTH), 2)
    yield from draw_strategy(s, 1)


@event("cirdans_ships", lambda s: at_war(s, ELVES))
def cirdans_ships(s: WarState) -> Steps:
    """Both go ashore in one coastal region that holds a Free army (C2)."""
    coasts = 0
    for at in members(s.board.coastal & s.occupied[FREE]):
        if takes_unit(s, at):
            coasts |= just(at)
    if coasts and (s.reserve[regular(ELVES)] or s.reserve[regular(ELVES) + 1]):
        at = yield from choose_region(s, coasts)
        for _ in range(2):
            yield from recruit_unit(s, ELVES, at)


def _muster_rohan(s: WarState, places: int) -> Steps:
    """Unit and Leader in the same region, where at least one of them can come."""
    useful = 0
    for at in members(places & s.board.of_nation[ROHAN]):
        if _rohan_can_come(s, at):
            useful |= just(at)
    if useful:
        yield from recruit_both(s, ROHAN, (yield from choose_region(s, useful)))


def _rohan_can_come(s: WarState, at: int) -> bool:
    unit = takes_unit(s, at) and bool(s.reserve[regular(ROHAN)] or s.reserve[regular(ROHAN) + 1])
    return unit or bool(s.strength[FREE][at] and s.reserve[16 + ROHAN])


@event("riders_of_theoden")
def riders_of_theoden(s: WarState) -> Steps:
    """Edoras, or where a Companion is: also in a besieged Stronghold (p. 27)."""
    places = just(_EDORAS)
    for at in members(s.board.of_nation[ROHAN]):
        if companion_in(s, just(at)):
            places |= just(at)
    return _muster_rohan(s, places & open_for_recruits(s))


@event("eomer_son_of_eomund")
def eomer_son_of_eomund(s: WarState) -> Steps:
    """The card asks for a free settlement, so not one under siege."""
    return _muster_rohan(s, muster.places(s, FREE, ROHAN))
