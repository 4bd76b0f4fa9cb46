"""The Free Peoples' Strategy deck, in the order of the table: politics, ambushes, marches, musters."""

from __future__ import annotations

from westmarch.core.sets import has, just, members, set_of, where
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.marches import can_go, who_attacks, who_goes
from westmarch.games.war.cards.registry import Price, Steps, always, event
from westmarch.games.war.cards.verbs import (
    LIES_THERE,
    armies_with_companion,
    choose,
    choose_region,
    companion_in,
    draw_strategy,
    on_map,
    open_for_recruits,
    recruit_both,
    recruit_unit,
    roll,
    rouse,
    takes_unit,
    urge,
)
from westmarch.games.war.cards.worth import DRAW, NOBODY, Counsel, Worth, levy
from westmarch.games.war.control import at_war, holder, inside, open_to
from westmarch.games.war.ids import (
    ARAGORN,
    DONE,
    DWARVES,
    ELVES,
    FREE,
    FREE_NATIONS,
    GONDOR,
    NATION,
    NORTH,
    REGION,
    ROHAN,
    SHADOW,
    Nation,
    Region,
    elite,
    leader,
    region,
    regular,
)
from westmarch.games.war.rules import dice, movement, muster, people, politics, settlements
from westmarch.games.war.rules.groups import everyone
from westmarch.games.war.rules.losses import card_hits
from westmarch.games.war.rules.mixed_armies import note_nation, rests
from westmarch.games.war.seats import player_of_card
from westmarch.games.war.state import WarState


def _regions(*places: str) -> int:
    return set_of(region(place) for place in places)


OSGILIATH, EDORAS, DALE, SHIRE = region("osgiliath"), region("edoras"), region("dale"), region("the_shire")
MINAS_TIRITH, LORIEN, EREBOR = region("minas_tirith"), region("lorien"), region("erebor")
ELVEN_HAVENS = _regions("lorien", "rivendell", "grey_havens")
BOMBADILS_LAND = _regions("old_forest", "the_shire", "buckland")
DWARVEN_HALLS = _regions("ered_luin", "erebor")
BREE_AND_SHIRE = _regions("bree", "the_shire")
ITHILIEN = _regions("osgiliath", "south_ithilien", "north_ithilien")

ONE_OF_EACH = Price(lambda s: dice.ANY, cards=True)
"""For A Power too Great and Tom Bombadil: any die, an Army card and a Character card."""


# -- The Last Battle ------------------------------------------------------------------------------


def _aragorn_abroad(s: WarState) -> bool:
    """Aragorn is with an army outside the borders of every Free nation."""
    at = s.where[ARAGORN]
    return on_map(s, ARAGORN) and bool(s.strength[FREE][at]) and s.board.nation[at] not in FREE_NATIONS


event(
    "the_last_battle",
    on_table=_aragorn_abroad,
    marks=(lasting.MOVES_UNSEEN, lasting.SHOWN),
    keep=0.6,
    worth=0.8,
)(LIES_THERE)


# -- A Power too Great ----------------------------------------------------------------------------


def _power_worth(s: WarState, counsel: Counsel) -> float:
    menace = max(counsel.menace(at) for at in members(ELVEN_HAVENS))
    return counsel.step(ELVES) * (not at_war(s, ELVES)) + 0.12 * min(8.0, menace)


@event(
    "a_power_too_great",
    on_table=always,
    closes=ELVEN_HAVENS,
    price=ONE_OF_EACH,
    keep=0.9,
    worth=_power_worth,
    nations=(ELVES,),
)
def a_power_too_great(s: WarState) -> None:
    urge(s, ELVES)


# -- The Power of Tom Bombadil --------------------------------------------------------------------


def _bombadil_worth(s: WarState, counsel: Counsel) -> float:
    return 0.8 * counsel.step(NORTH) * (not at_war(s, NORTH)) + 0.06 * min(8.0, counsel.menace(SHIRE))


@event(
    "the_power_of_tom_bombadil",
    on_table=always,
    closes=BOMBADILS_LAND,
    price=ONE_OF_EACH,
    keep=0.4,
    worth=_bombadil_worth,
    nations=(NORTH,),
)
def the_power_of_tom_bombadil(s: WarState) -> None:
    urge(s, NORTH)


# -- Book of Mazarbul; Fear! Fire! Foes! stands further down --------------------------------------


def _walk_and_rouse(s: WarState, nation: Nation, regions: int) -> Steps:
    """Companions move; if one is there now, moved or not, the nation goes to war."""
    yield from people.move_companions(s)
    if companion_in(s, regions):
        rouse(s, nation)
        politics.set_at_war(s, nation)
        note_nation(s, just(nation))


def _walk_worth(nation: Nation, regions: int) -> Worth:
    return lambda s, counsel: 1.2 if not at_war(s, nation) and companion_in(s, regions) else -0.5


@event("book_of_mazarbul", keep=0.4, worth=_walk_worth(DWARVES, DWARVEN_HALLS), nations=(DWARVES,))
def book_of_mazarbul(s: WarState) -> Steps:
    return _walk_and_rouse(s, DWARVES, DWARVEN_HALLS)


# -- The Spirit of Mordor: hits without a battle, so no nation reacts (G7) ------------------------


def _of_several_nations(s: WarState) -> int:
    """Regions of Shadow armies with units of at least two nations."""
    return where(lambda at: settlements.nations_in(s, SHADOW, at).bit_count() > 1, s.occupied[SHADOW])


def _ambush(s: WarState, armies: int, number: int) -> Steps:
    if armies:
        at = yield from choose_region(s, player_of_card(s), armies, "card.army")
        hits = yield from roll(s, FREE, number, 5)
        yield from card_hits(s, SHADOW, at, hits)


def _spirit_worth(s: WarState, counsel: Counsel) -> float:
    most = max((s.strength[SHADOW][at] for at in members(_of_several_nations(s))), default=0)
    return 0.25 * min(5, most) - 0.2


@event("the_spirit_of_mordor", keep=0.7, worth=_spirit_worth)
def the_spirit_of_mordor(s: WarState) -> Steps:
    return _ambush(s, _of_several_nations(s), 5)


# -- Faramir's Rangers ----------------------------------------------------------------------------


def _rangers_worth(s: WarState, counsel: Counsel) -> float:
    there = max(s.strength[SHADOW][at] for at in members(ITHILIEN))
    return 0.3 * min(3, there) + (0.5 if s.strength[FREE][OSGILIATH] else 0.0)


@event("faramirs_rangers", keep=0.8, worth=_rangers_worth, nations=(GONDOR,))
def faramirs_rangers(s: WarState) -> Steps:
    yield from _ambush(s, s.occupied[SHADOW] & ITHILIEN, 3)
    if s.strength[FREE][OSGILIATH]:
        yield from recruit_both(s, GONDOR, OSGILIATH)


# -- Fear! Fire! Foes! ----------------------------------------------------------------------------


@event("fear_fire_foes", keep=0.4, worth=_walk_worth(NORTH, BREE_AND_SHIRE), nations=(NORTH,))
def fear_fire_foes(s: WarState) -> Steps:
    return _walk_and_rouse(s, NORTH, BREE_AND_SHIRE)


# -- Wisdom of Elrond -----------------------------------------------------------------------------


def _wisdom_worth(s: WarState, counsel: Counsel) -> float:
    gains = [
        counsel.step(nation) + (0.4 if not has(s.active, nation) else 0.0)
        for nation in FREE_NATIONS
        if not at_war(s, nation)
    ]
    return max(gains, default=-0.5)


@event("wisdom_of_elrond", keep=0.9, worth=_wisdom_worth)
def wisdom_of_elrond(s: WarState) -> Steps:
    """A nation at war has nothing left to gain."""
    seat = player_of_card(s)
    options = [
        NATION.code(nation)
        for nation in s.seating.rows[seat]
        if not at_war(s, nation) and rests(s, seat, -1, just(nation)) is None
    ]
    if options:
        nation = NATION.of((yield from choose(s, seat, "card.nation", options)))
        rouse(s, nation)
        urge(s, nation)


# -- The Red Arrow --------------------------------------------------------------------------------


@event(
    "the_red_arrow",
    lambda s: has(s.active, GONDOR),
    keep=0.8,
    worth=lambda s, counsel: 0.5 + (0.0 if at_war(s, ROHAN) else counsel.step(ROHAN)),
    nations=(ROHAN,),
)
def the_red_arrow(s: WarState) -> Steps:
    urge(s, ROHAN)
    yield from recruit_both(s, ROHAN, EDORAS)


# -- Help Unlooked For ----------------------------------------------------------------------------


def _besieged_near(s: WarState, at: Region) -> int:
    """Strongholds beside an army that could attack their besiegers (G10), whosever they were (C27)."""
    return movement.targets(s, player_of_card(s), at) & inside(s, FREE) & ~just(at)


def _help_worth(s: WarState, counsel: Counsel) -> float:
    for at in members(inside(s, FREE)):
        foe = counsel.force(SHADOW).get(at, NOBODY)
        for near in s.board.neighbours[at]:
            units, elites, _ = counsel.force(FREE).get(near, NOBODY)
            if units + elites + s.strength[FREE][at] > 0.8 * (foe[0] + foe[1]):
                return 1.6
    return -0.5


@event("help_unlooked_for", keep=0.6, worth=_help_worth)
def help_unlooked_for(s: WarState) -> Steps:
    """The garrison does not fight, but each of its units costs the Shadow a die, all battle long (C27)."""
    armies = where(lambda at: _besieged_near(s, at), s.occupied[FREE])
    if not armies:
        return
    at = s.focus = yield from choose_region(s, player_of_card(s), armies, "card.army")
    to = yield from choose_region(s, player_of_card(s), _besieged_near(s, at))
    group = yield from who_attacks(s, at)
    fight = movement.open_battle(s, player_of_card(s), at, to, group)
    fight.penalty = s.strength[FREE][to]


# -- Paths of the Woses ---------------------------------------------------------------------------


def _woses_lead_to(s: WarState) -> int:
    """Minas Tirith; or the regions around it, if the Shadow holds it or lies before it."""
    lost = holder(s, MINAS_TIRITH) != FREE or has(s.besieged, MINAS_TIRITH)
    places = s.board.adjacent[MINAS_TIRITH] if lost else just(MINAS_TIRITH)
    return places & open_to(s, FREE)


def _ways_of_woses(s: WarState, at: Region) -> int:
    return where(
        lambda to: can_go(s, at, everyone(s, player_of_card(s), at), to), _woses_lead_to(s) & ~just(at)
    )


def _woses_worth(s: WarState, counsel: Counsel) -> float:
    return 0.7 if counsel.menace(MINAS_TIRITH) > 5 and s.strength[FREE][MINAS_TIRITH] < 5 else -0.3


@event("paths_of_the_woses", lambda s: at_war(s, ROHAN), keep=0.4, worth=_woses_worth)
def paths_of_the_woses(s: WarState) -> Steps:
    """Out of a besieged Stronghold too; if nobody stays it falls (C28)."""
    armies = where(lambda at: _ways_of_woses(s, at), s.board.of_nation[ROHAN] & s.occupied[FREE])
    if not armies:
        return
    at = s.focus = yield from choose_region(s, player_of_card(s), armies, "card.army")
    to = yield from choose_region(s, player_of_card(s), _ways_of_woses(s, at))
    s.bound = to
    movers = movement.who_may_go(s, everyone(s, player_of_card(s), at), to)
    movement.march(s, FREE, at, to, (yield from who_goes(s, at, movers, to)))


# -- Through a Day and a Night --------------------------------------------------------------------


def _ends(s: WarState, at: Region, first: int) -> int:
    """Where a march over ``first`` can end: there, or one region on, the start included (G11, C39)."""
    movers = movement.who_may_go(s, everyone(s, player_of_card(s), at), first)
    return where(lambda to: can_go(s, at, movers, to), movement.roads(s, FREE, first) | just(first))


def _first_steps(s: WarState, at: Region) -> int:
    return where(lambda first: _ends(s, at, first), movement.roads(s, FREE, at))


@event("through_a_day_and_a_night", lambda s: bool(armies_with_companion(s)), keep=0.3, worth=-0.3)
def through_a_day_and_a_night(s: WarState) -> Steps:
    """The way is named first, then who goes it: at least one Companion among them."""
    armies = where(lambda at: _first_steps(s, at), armies_with_companion(s))
    if not armies:
        return
    at = s.focus = yield from choose_region(s, player_of_card(s), armies, "card.army")
    first = yield from choose_region(s, player_of_card(s), _first_steps(s, at))
    ends = _ends(s, at, first)
    further = REGION.codes_of(ends & ~just(first))
    options = [DONE, *further] if has(ends, first) else further
    answer = yield from choose(s, player_of_card(s), "card.region", options)
    to = s.bound = first if answer == DONE else REGION.of(answer)
    movers = movement.who_may_go(s, everyone(s, player_of_card(s), at), first)
    group = yield from who_goes(s, at, movement.who_may_go(s, movers, to), to, with_companion=True)
    movement.march(s, FREE, at, first, group, passing=to != first)
    if to != first:
        movement.march(s, FREE, first, to, group)


# -- Círdan's Ships -------------------------------------------------------------------------------


@event("cirdans_ships", lambda s: at_war(s, ELVES), keep=0.6, worth=0.9, nations=(ELVES,))
def cirdans_ships(s: WarState) -> Steps:
    """Both go ashore in one coastal region that holds a Free army (C2)."""
    coasts = s.board.coastal & s.occupied[FREE] & open_for_recruits(s, FREE)
    if coasts and (s.reserve[regular(ELVES)] or s.reserve[elite(ELVES)]):
        at = yield from choose_region(s, player_of_card(s), coasts)
        for _ in range(2):
            yield from recruit_unit(s, ELVES, at)


# -- Guards of the Citadel ------------------------------------------------------------------------


@event("guards_of_the_citadel", worth=levy(GONDOR, "minas_tirith", more=0.3), nations=(GONDOR,))
def guards_of_the_citadel(s: WarState) -> Steps:
    return recruit_both(s, GONDOR, MINAS_TIRITH)


# -- Celeborn's Galadhrim -------------------------------------------------------------------------


@event("celeborns_galadhrim", worth=levy(ELVES, "lorien", more=DRAW), nations=(ELVES,))
def celeborns_galadhrim(s: WarState) -> Steps:
    yield from recruit_unit(s, ELVES, LORIEN)
    yield from draw_strategy(s, 1)


# -- Riders of Théoden; Éomer stands further down -------------------------------------------------


def _muster_rohan(s: WarState, places: int) -> Steps:
    """Unit and Leader in the same region, where at least one of them can come."""
    useful = where(lambda at: _rohan_can_come(s, at), places & s.board.of_nation[ROHAN])
    if useful:
        yield from recruit_both(s, ROHAN, (yield from choose_region(s, player_of_card(s), useful)))


def _rohan_can_come(s: WarState, at: Region) -> bool:
    unit = takes_unit(s, FREE, at) and bool(s.reserve[regular(ROHAN)] or s.reserve[elite(ROHAN)])
    return unit or bool(s.strength[FREE][at] and s.reserve[leader(ROHAN)])


@event("riders_of_theoden", worth=levy(ROHAN, "edoras", more=0.3), nations=(ROHAN,))
def riders_of_theoden(s: WarState) -> Steps:
    """Edoras, or where a Companion is: also in a besieged Stronghold (p. 27)."""
    places = just(EDORAS) | where(lambda at: companion_in(s, just(at)), s.board.of_nation[ROHAN])
    return _muster_rohan(s, places & open_for_recruits(s, FREE))


# -- Grimbeorn the Old ----------------------------------------------------------------------------


@event("grimbeorn_the_old", worth=levy(NORTH, "carrock", more=0.2), nations=(NORTH,))
def grimbeorn_the_old(s: WarState) -> Steps:
    return recruit_both(s, NORTH, region("carrock"))


# -- Imrahil of Dol Amroth ------------------------------------------------------------------------


@event("imrahil_of_dol_amroth", worth=levy(GONDOR, "dol_amroth", more=0.3), nations=(GONDOR,))
def imrahil_of_dol_amroth(s: WarState) -> Steps:
    return recruit_both(s, GONDOR, region("dol_amroth"))


# -- King Brand's Men -----------------------------------------------------------------------------


@event("king_brands_men", worth=levy(NORTH, "dale", more=DRAW + 0.2), nations=(NORTH,))
def king_brands_men(s: WarState) -> Steps:
    if takes_unit(s, FREE, DALE):
        muster.recruit(s, DALE, regular(NORTH), 2)
    yield from draw_strategy(s, 1)


# -- Swords in Eriador ----------------------------------------------------------------------------


@event("swords_in_eriador", worth=levy(NORTH, "the_shire", more=DRAW + 0.3), nations=(NORTH, DWARVES))
def swords_in_eriador(s: WarState) -> Steps:
    yield from recruit_unit(s, NORTH, SHIRE)
    yield from recruit_unit(s, DWARVES, region("ered_luin"))
    yield from draw_strategy(s, 1)


# -- Kindred of Glorfindel ------------------------------------------------------------------------


@event("kindred_of_glorfindel", worth=levy(ELVES, "rivendell", more=DRAW), nations=(ELVES,))
def kindred_of_glorfindel(s: WarState) -> Steps:
    yield from recruit_unit(s, ELVES, region("rivendell"))
    yield from draw_strategy(s, 1)


# -- Dáin Ironfoot's Guard ------------------------------------------------------------------------


@event("dain_ironfoots_guard", worth=levy(DWARVES, "erebor", more=0.3), nations=(DWARVES,))
def dain_ironfoots_guard(s: WarState) -> Steps:
    return recruit_both(s, DWARVES, EREBOR)


# -- Éomer, Son of Éomund -------------------------------------------------------------------------


@event("eomer_son_of_eomund", worth=levy(ROHAN, "helms_deep", more=0.3), nations=(ROHAN,))
def eomer_son_of_eomund(s: WarState) -> Steps:
    """The card asks for a free settlement, so not one under siege."""
    return _muster_rohan(s, muster.places(s, FREE, ROHAN))


# -- Thranduil's Archers --------------------------------------------------------------------------


@event("thranduils_archers", worth=levy(ELVES, "woodland_realm", more=DRAW), nations=(ELVES,))
def thranduils_archers(s: WarState) -> Steps:
    yield from recruit_unit(s, ELVES, region("woodland_realm"))
    yield from draw_strategy(s, 1)
