"""What the Shadow's Event cards are worth when they are played now."""

from __future__ import annotations

from westmarch.core.sets import has
from westmarch.games.war.bots.armies import best_order
from westmarch.games.war.bots.card_values import VALUES, Value, always, worth
from westmarch.games.war.bots.judgement import Judgement
from westmarch.games.war.bots.quest import tile_mean
from westmarch.games.war.ids import (
    CHARACTER,
    FREE,
    GOLLUM,
    NAZGUL,
    REGIONS,
    ROHAN,
    SHADOW,
    WILL,
    WITCH_KING,
    card,
    elite,
    region,
)
from westmarch.games.war.state import AT_WAR, OFF_TRACK, WarState

UMBAR = region("umbar")


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
    passive = sum(1 for nation in range(5) if not has(s.active, nation) and s.step[nation] < AT_WAR)
    return 0.3 * passive - 0.2


@worth("wormtongue")
def _worm(s: WarState, j: Judgement) -> float:
    return 0.9 if not has(s.active, ROHAN) else -0.5


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
    crew = s.strength[SHADOW][UMBAR]
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
    "shadows_on_the_misty_mountains": always(1.2),
    "rage_of_the_dunlendings": _recruits(10, 2, 0.6),
    "shadows_gather": always(0.5),
    "the_shadow_lengthens": always(0.7),
    "return_to_valinor": always(0.6),
    "denethors_folly": always(1.0),
    "stormcrow": always(0.7),
    "worn_with_sorrow_and_toil": always(0.9),
    "flocks_of_crebain": always(1.0),
    "balrog_of_moria": always(0.7),
    "the_palantir_of_orthanc": always(1.1),
}.items():
    VALUES[card(_name)] = _value
