"""Playing Event cards: what each is worth now."""

from __future__ import annotations

from collections.abc import Callable

from westmarch.games.war.holding import inside
from westmarch.games.war.ids import (
    CARD_NAMES,
    CHARACTER,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NAZGUL,
    NORTH,
    REGIONS,
    ROHAN,
    SARUMAN,
    SHADOW,
    STRIDER,
    WILL,
    WITCH_KING,
    bits,
    card,
    elite,
    region,
)
from westmarch.games.war.state import AT_WAR, OFF_TRACK, WarState
from westmarch.games.war.strategy.armies import best_order
from westmarch.games.war.strategy.companions import leavers, walk_value
from westmarch.games.war.strategy.judgement import NOBODY, Judgement
from westmarch.games.war.strategy.musters import figure_value, nation_value
from westmarch.games.war.strategy.quest import move_value, price, tile_mean
from westmarch.games.war.strategy.worth import KEEP

Value = Callable[[WarState, Judgement], float]
VALUES: dict[int, Value] = {}
DRAW = 0.35
"""Worth of a card drawn besides."""


def play_value(s: WarState, j: Judgement, number: int) -> float:
    """Worth of playing a card now."""
    value = VALUES.get(number)
    return value(s, j) if value is not None else KEEP[number]


def worth(*names: str) -> Callable[[Value], Value]:
    def register(value: Value) -> Value:
        for name in names:
            VALUES[card(name)] = value
        return value

    return register


def _const(value: float) -> Value:
    return lambda s, j: value


# -- the Free Peoples -------------------------------------------------------------------------------


@worth("elven_cloaks", "elven_rope", "phial_of_galadriel", "smeagol_helps_nice_master")
def _gift(s: WarState, j: Judgement) -> float:
    return 1.5 if s.mordor == OFF_TRACK else 1.3


def _heal(s: WarState, most: float) -> float:
    return min(float(s.corruption), most) * price(s) * 1.2 + 0.05


@worth("athelas")
def _athelas(s: WarState, j: Judgement) -> float:
    return _heal(s, 2.0 if s.guide == STRIDER else 1.0)


@worth("there_is_another_way")
def _another_way(s: WarState, j: Judgement) -> float:
    more = 0.0
    if s.guide == GOLLUM:
        more = max(0.0, move_value(s)) if s.hidden else 2.0
    return _heal(s, 1.0) + more


@worth("bilbos_song")
def _song(s: WarState, j: Judgement) -> float:
    return _heal(s, 2.0 if s.guide == GOLLUM else 1.0)


@worth("i_will_go_alone")
def _alone(s: WarState, j: Judgement) -> float:
    cost = 0.0 if s.mordor != OFF_TRACK else max(-0.5, leavers(s, j)[0])
    if s.mordor != OFF_TRACK:
        cost = -0.6
    return _heal(s, 1.0) + cost


@worth("mirror_of_galadriel")
def _mirror(s: WarState, j: Judgement) -> float:
    return 0.5 if s.dice[FREE][CHARACTER] else -0.5


@worth("gwaihir_the_windlord", "we_prove_the_swifter")
def _wings(s: WarState, j: Judgement) -> float:
    if s.mordor != OFF_TRACK:
        return walk_value(s, j) - 0.2
    return max(leavers(s, j)[0], walk_value(s, j)) - 0.1


_HALLS = tuple(region(place) for place in ("dale", "erebor", "woodland_realm"))


@worth("there_and_back_again")
def _there_and_back(s: WarState, j: Judgement) -> float:
    if any(s.where[person] in _HALLS for person in (GIMLI, LEGOLAS)):
        return 1.5
    return -0.5


@worth("challenge_of_the_king")
def _challenge(s: WarState, j: Judgement) -> float:
    eyes = (s.tiles & s.board.eye_tiles).bit_count()
    return 0.3 * eyes if s.tiles.bit_count() > 6 else -0.5


@worth("the_eagles_are_coming")
def _eagles(s: WarState, j: Judgement) -> float:
    return 1.0


@worth("the_ents_awake_treebeard", "the_ents_awake_huorns", "the_ents_awake_entmoot")
def _ents(s: WarState, j: Judgement) -> float:
    orthanc = region("orthanc")
    if s.strength[SHADOW][orthanc]:
        return 1.5
    return 3.0 if s.where[SARUMAN] == orthanc else 0.0


@worth("a_power_too_great")
def _power(s: WarState, j: Judgement) -> float:
    menace = max(j.menace.get(at, 0.0) for at in _HAVENS)
    return nation_value(s, j, ELVES) * (s.step[ELVES] < AT_WAR) + 0.12 * min(8.0, menace)


_HAVENS = tuple(region(place) for place in ("lorien", "rivendell", "grey_havens"))


@worth("the_power_of_tom_bombadil")
def _bombadil(s: WarState, j: Judgement) -> float:
    shire = j.menace.get(region("the_shire"), 0.0)
    return 0.8 * nation_value(s, j, NORTH) * (s.step[NORTH] < AT_WAR) + 0.06 * min(8.0, shire)


def _at_war_by_walk(nation: int, *places: str) -> Value:
    regions = [region(place) for place in places]

    def value(s: WarState, j: Judgement) -> float:
        if s.step[nation] == AT_WAR or not any(s.persons[at] & 0b111111111 for at in regions):
            return -0.5
        return 1.2

    return value


VALUES[card("book_of_mazarbul")] = _at_war_by_walk(DWARVES, "ered_luin", "erebor")
VALUES[card("fear_fire_foes")] = _at_war_by_walk(NORTH, "bree", "the_shire")


@worth("wisdom_of_elrond")
def _wisdom(s: WarState, j: Judgement) -> float:
    return max(
        (
            nation_value(s, j, nation) + (0.4 if not s.active >> nation & 1 else 0.0)
            for nation in range(5)
            if s.step[nation] < AT_WAR
        ),
        default=-0.5,
    )


def _levy(nation: int, *places: str, more: float = 0.0) -> Value:
    """Cards that bring units to named places."""
    regions = [region(place) for place in places]

    def value(s: WarState, j: Judgement) -> float:
        kind = elite(nation) if s.reserve[elite(nation)] else elite(nation) - 1
        if not s.reserve[kind]:
            return more - 0.3
        total = more
        for at in regions:
            if (s.control | 0) >> at & 1:
                continue
            total += figure_value(s, j, FREE, at, kind) * (1.4 if inside(s, FREE) >> at & 1 else 1.0)
        return total

    return value


for _name, _value in {
    "guards_of_the_citadel": _levy(GONDOR, "minas_tirith", more=0.3),
    "imrahil_of_dol_amroth": _levy(GONDOR, "dol_amroth", more=0.3),
    "dain_ironfoots_guard": _levy(DWARVES, "erebor", more=0.3),
    "grimbeorn_the_old": _levy(NORTH, "carrock", more=0.2),
    "celeborns_galadhrim": _levy(ELVES, "lorien", more=DRAW),
    "kindred_of_glorfindel": _levy(ELVES, "rivendell", more=DRAW),
    "thranduils_archers": _levy(ELVES, "woodland_realm", more=DRAW),
    "swords_in_eriador": _levy(NORTH, "the_shire", more=DRAW + 0.3),
    "king_brands_men": _levy(NORTH, "dale", more=DRAW + 0.2),
    "riders_of_theoden": _levy(ROHAN, "edoras", more=0.3),
    "eomer_son_of_eomund": _levy(ROHAN, "helms_deep", more=0.3),
    "house_of_the_stewards": _levy(GONDOR, "minas_tirith", more=2 * DRAW),
}.items():
    VALUES[card(_name)] = _value


@worth("the_red_arrow")
def _red_arrow(s: WarState, j: Judgement) -> float:
    step = nation_value(s, j, ROHAN) if s.step[ROHAN] < AT_WAR else 0.0
    return 0.5 + step


@worth("the_spirit_of_mordor")
def _spirit(s: WarState, j: Judgement) -> float:
    best = 0
    for at, (units, _, _) in j.force[SHADOW].items():
        if units > best and _mixed(s, at):
            best = units
    return 0.25 * min(5, best) - 0.2


def _mixed(s: WarState, at: int) -> bool:
    base = at * 22
    row = s.figures[base + 10 : base + 16]
    return sum(1 for nation in range(3) if row[2 * nation] or row[2 * nation + 1]) > 1


@worth("faramirs_rangers")
def _rangers(s: WarState, j: Judgement) -> float:
    places = [region(place) for place in ("osgiliath", "south_ithilien", "north_ithilien")]
    there = max(s.strength[SHADOW][at] for at in places)
    return 0.3 * min(3, there) + (0.5 if s.strength[FREE][places[0]] else 0.0)


@worth("help_unlooked_for")
def _help(s: WarState, j: Judgement) -> float:
    best = -0.5
    for at in bits(inside(s, FREE)):
        foe = j.force[SHADOW].get(at, NOBODY)
        for near in s.board.neighbours[at]:
            units, elites, _ = j.force[FREE].get(near, NOBODY)
            if units + elites + s.strength[FREE][at] > 0.8 * (foe[0] + foe[1]):
                best = 1.6
    return best


VALUES[card("paths_of_the_woses")] = lambda s, j: (
    0.7
    if j.menace.get(region("minas_tirith"), 0.0) > 5 and s.strength[FREE][region("minas_tirith")] < 5
    else -0.3
)
VALUES[card("through_a_day_and_a_night")] = _const(-0.3)
VALUES[card("dead_men_of_dunharrow")] = _const(0.9)
VALUES[card("the_grey_company")] = _const(0.9)
VALUES[card("the_last_battle")] = _const(0.8)
VALUES[card("cirdans_ships")] = _const(0.9)


# -- the Shadow -------------------------------------------------------------------------------------


@worth("shelobs_lair", "the_ring_is_mine", "on_on_they_went", "give_it_to_uss")
def _lair(s: WarState, j: Judgement) -> float:
    return 1.5 if s.mordor == OFF_TRACK else 1.9


@worth("orc_patrol", "isildurs_bane", "foul_thing_from_the_deep")
def _tile(s: WarState, j: Judgement) -> float:
    damage, reveals = tile_mean(s, 0)
    return 0.3 + damage * (0.6 + 0.08 * s.corruption) + (0.3 * reveals if s.hidden else 0.0)


@worth("candles_of_corpses")
def _candles(s: WarState, j: Judgement) -> float:
    return (0.5 if s.guide == GOLLUM else 1.5) * (0.8 + 0.08 * s.corruption)


@worth("nazgul_search")
def _search(s: WarState, j: Judgement) -> float:
    return 0.5 + 0.25 * min(4, s.progress) if s.hidden else -0.5


@worth("cruel_weather")
def _weather(s: WarState, j: Judgement) -> float:
    return 0.9 if s.progress < 6 else 0.6


@worth("the_nazgul_strike")
def _strike(s: WarState, j: Judgement) -> float:
    return 0.3 + 0.3 * min(4, s.hunt_shadow) if s.hunt_shadow else -0.2


@worth("morgul_wound")
def _wound(s: WarState, j: Judgement) -> float:
    return 2.0 if s.corruption <= 3 else 1.2 + 0.1 * s.corruption


@worth("lure_of_the_ring")
def _lure(s: WarState, j: Judgement) -> float:
    return 1.4


@worth("the_breaking_of_the_fellowship")
def _breaking(s: WarState, j: Judgement) -> float:
    return 0.9 if s.company.bit_count() >= 2 or s.guide == GOLLUM else 0.5


@worth("the_lidless_eye")
def _lidless(s: WarState, j: Judgement) -> float:
    movers = s.dice[FREE][CHARACTER] + s.dice[FREE][WILL]
    if not s.hidden or not movers or s.hunt_shadow >= 3:
        return -0.3
    return 0.4 + 0.2 * movers + (0.5 if s.mordor != OFF_TRACK else 0.0)


@worth("the_day_without_dawn")
def _dawn(s: WarState, j: Judgement) -> float:
    return 1.3 * s.dice[FREE][WILL] - 0.3


@worth("threats_and_promises")
def _threats(s: WarState, j: Judgement) -> float:
    passive = sum(1 for nation in range(5) if not s.active >> nation & 1 and s.step[nation] < AT_WAR)
    return 0.3 * passive - 0.2


@worth("wormtongue")
def _worm(s: WarState, j: Judgement) -> float:
    return 0.9 if not s.active >> ROHAN & 1 else -0.5


@worth("dreadful_spells")
def _spells(s: WarState, j: Judgement) -> float:
    best = 0.0
    for at, _ in j.force[SHADOW].items():
        nazgul = s.figures[at * 22 + NAZGUL] + (s.where[WITCH_KING] == at)
        if nazgul:
            for target in (*s.board.neighbours[at], at):
                if s.strength[FREE][target]:
                    here = 1.0 + 0.5 * s.board.points[target]
                    best = max(best, min(5, nazgul) * 0.33 * here)
    return best


@worth("the_ringwraiths_are_abroad", "the_black_captain_commands")
def _ride(s: WarState, j: Judgement) -> float:
    best = 0.0
    for at, (_, _, lead) in j.force[SHADOW].items():
        if lead:
            best = max(best, best_order(s, j, SHADOW, at)[0])
    return 0.5 + 0.8 * best


@worth("grond_hammer_of_the_underworld", "the_fighting_uruk_hai")
def _storm(s: WarState, j: Judgement) -> float:
    return 2.6


@worth("the_shadow_is_moving")
def _moving(s: WarState, j: Judgement) -> float:
    return 1.7


@worth("corsairs_of_umbar")
def _corsairs(s: WarState, j: Judgement) -> float:
    crew = s.strength[SHADOW][region("umbar")]
    return 0.35 * crew if crew >= 3 else -0.5


@worth("return_of_the_witch_king")
def _back_to_angmar(s: WarState, j: Judgement) -> float:
    at = s.where[WITCH_KING]
    return -0.5 if at < len(REGIONS) and s.strength[SHADOW][at] >= 4 else 0.9


@worth("hill_trolls")
def _trolls(s: WarState, j: Judgement) -> float:
    return 0.5 * min(2, s.reserve[elite(6)])


def _recruits(kind: int, most: int, each: float = 0.34) -> Value:
    return lambda s, j: each * min(most, s.reserve[kind])


for _name, _value in {
    "many_kings_to_the_service_of_mordor": _recruits(14, 6),
    "orcs_multiplying_again": _recruits(12, 6, 0.33),
    "horde_from_the_east": _recruits(14, 5, 0.3),
    "pits_of_mordor": _recruits(12, 6, 0.34),
    "musterings_of_long_planned_war": _recruits(12, 8, 0.25),
    "the_king_is_revealed": _recruits(12, 5, 0.4),
    "a_new_power_is_rising": _recruits(10, 6, 0.36),
    "monsters_roused": _recruits(12, 4, 0.16),
    "half_orcs_and_goblin_men": _recruits(11, 1, 0.9),
    "olog_hai": _recruits(13, 1, 0.9),
    "shadows_on_the_misty_mountains": _const(1.2),
    "rage_of_the_dunlendings": _recruits(10, 2, 0.6),
    "shadows_gather": _const(0.5),
    "the_shadow_lengthens": _const(0.7),
    "return_to_valinor": _const(0.6),
    "denethors_folly": _const(1.0),
    "stormcrow": _const(0.7),
    "worn_with_sorrow_and_toil": _const(0.9),
    "flocks_of_crebain": _const(1.0),
    "balrog_of_moria": _const(0.7),
    "the_palantir_of_orthanc": _const(1.1),
}.items():
    VALUES[card(_name)] = _value

UNJUDGED = [name for name in CARD_NAMES if card(name) not in VALUES]
"""Played for their worth in hand: table cards whose use is always the same."""
