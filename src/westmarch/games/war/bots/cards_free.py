"""What the Free Peoples' Event cards are worth when they are played now."""

from __future__ import annotations

from westmarch.core.sets import has, members
from westmarch.games.war.bots.card_values import VALUES, Value, always, worth
from westmarch.games.war.bots.companions import leavers, walk_value
from westmarch.games.war.bots.judgement import NOBODY, Judgement
from westmarch.games.war.bots.musters import figure_value, nation_value
from westmarch.games.war.bots.quest import move_value, price
from westmarch.games.war.control import inside
from westmarch.games.war.ids import (
    CHARACTER,
    COMPANION_MASK,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NORTH,
    ROHAN,
    SARUMAN,
    SHADOW,
    STRIDER,
    card,
    elite,
    region,
)
from westmarch.games.war.state import AT_WAR, OFF_TRACK, WarState

DRAW = 0.35
"""Worth of a card drawn besides."""

ORTHANC, SHIRE, MINAS_TIRITH = region("orthanc"), region("the_shire"), region("minas_tirith")
_ITHILIEN = tuple(region(place) for place in ("osgiliath", "south_ithilien", "north_ithilien"))


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
    if s.strength[SHADOW][ORTHANC]:
        return 1.5
    return 3.0 if s.where[SARUMAN] == ORTHANC else 0.0


@worth("a_power_too_great")
def _power(s: WarState, j: Judgement) -> float:
    menace = max(j.menace.get(at, 0.0) for at in _HAVENS)
    return nation_value(s, j, ELVES) * (s.step[ELVES] < AT_WAR) + 0.12 * min(8.0, menace)


_HAVENS = tuple(region(place) for place in ("lorien", "rivendell", "grey_havens"))


@worth("the_power_of_tom_bombadil")
def _bombadil(s: WarState, j: Judgement) -> float:
    shire = j.menace.get(SHIRE, 0.0)
    return 0.8 * nation_value(s, j, NORTH) * (s.step[NORTH] < AT_WAR) + 0.06 * min(8.0, shire)


def _at_war_by_walk(nation: int, *places: str) -> Value:
    regions = [region(place) for place in places]

    def value(s: WarState, j: Judgement) -> float:
        if s.step[nation] == AT_WAR or not any(s.persons[at] & COMPANION_MASK for at in regions):
            return -0.5
        return 1.2

    return value


VALUES[card("book_of_mazarbul")] = _at_war_by_walk(DWARVES, "ered_luin", "erebor")
VALUES[card("fear_fire_foes")] = _at_war_by_walk(NORTH, "bree", "the_shire")


@worth("wisdom_of_elrond")
def _wisdom(s: WarState, j: Judgement) -> float:
    return max(
        (
            nation_value(s, j, nation) + (0.4 if not has(s.active, nation) else 0.0)
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
            if has(s.control, at):
                continue
            total += figure_value(s, j, FREE, at, kind) * (1.4 if has(inside(s, FREE), at) else 1.0)
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
    there = max(s.strength[SHADOW][at] for at in _ITHILIEN)
    return 0.3 * min(3, there) + (0.5 if s.strength[FREE][_ITHILIEN[0]] else 0.0)


@worth("help_unlooked_for")
def _help(s: WarState, j: Judgement) -> float:
    best = -0.5
    for at in members(inside(s, FREE)):
        foe = j.force[SHADOW].get(at, NOBODY)
        for near in s.board.neighbours[at]:
            units, elites, _ = j.force[FREE].get(near, NOBODY)
            if units + elites + s.strength[FREE][at] > 0.8 * (foe[0] + foe[1]):
                best = 1.6
    return best


@worth("paths_of_the_woses")
def _woses(s: WarState, j: Judgement) -> float:
    wanted = j.menace.get(MINAS_TIRITH, 0.0) > 5 and s.strength[FREE][MINAS_TIRITH] < 5
    return 0.7 if wanted else -0.3


VALUES[card("through_a_day_and_a_night")] = always(-0.3)
VALUES[card("dead_men_of_dunharrow")] = always(0.9)
VALUES[card("the_grey_company")] = always(0.9)
VALUES[card("the_last_battle")] = always(0.8)
VALUES[card("cirdans_ships")] = always(0.9)
