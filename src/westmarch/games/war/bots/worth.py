"""What every Event card is worth: kept in hand, played now, or used in a battle."""

from __future__ import annotations

from westmarch.games.war.battle_state import ASSAULT, NO_CARD, Battle
from westmarch.games.war.bots.judgement import Force
from westmarch.games.war.bots.odds import FIELD_ODDS, margin
from westmarch.games.war.ids import CARDS, COMBATS, FREE, SHADOW
from westmarch.games.war.rules import forces
from westmarch.games.war.state import WarState

_KEEP = {
    # the Free Peoples: gifts and shields of the Ring-bearers first
    "elven_cloaks": 1.5,
    "elven_rope": 1.5,
    "phial_of_galadriel": 1.6,
    "smeagol_helps_nice_master": 1.5,
    "mithril_coat_and_sting": 1.5,
    "axe_and_bow": 1.3,
    "horn_of_gondor": 1.3,
    "wizards_staff": 1.4,
    "athelas": 1.2,
    "there_is_another_way": 1.0,
    "i_will_go_alone": 0.8,
    "bilbos_song": 1.0,
    "mirror_of_galadriel": 0.5,
    "challenge_of_the_king": 0.7,
    "gwaihir_the_windlord": 0.6,
    "we_prove_the_swifter": 0.5,
    "there_and_back_again": 0.5,
    "the_eagles_are_coming": 0.7,
    "the_ents_awake_treebeard": 0.8,
    "the_ents_awake_huorns": 0.8,
    "the_ents_awake_entmoot": 0.8,
    "dead_men_of_dunharrow": 0.6,
    "house_of_the_stewards": 0.6,
    "the_grey_company": 0.6,
    "the_last_battle": 0.6,
    "a_power_too_great": 0.9,
    "the_power_of_tom_bombadil": 0.4,
    "book_of_mazarbul": 0.4,
    "the_spirit_of_mordor": 0.7,
    "faramirs_rangers": 0.8,
    "fear_fire_foes": 0.4,
    "wisdom_of_elrond": 0.9,
    "the_red_arrow": 0.8,
    "help_unlooked_for": 0.6,
    "paths_of_the_woses": 0.4,
    "through_a_day_and_a_night": 0.3,
    "cirdans_ships": 0.6,
    # the Shadow: what harms the Ring-bearers, and great musters
    "shelobs_lair": 1.5,
    "the_ring_is_mine": 1.4,
    "on_on_they_went": 1.3,
    "give_it_to_uss": 1.4,
    "orc_patrol": 1.3,
    "isildurs_bane": 1.4,
    "foul_thing_from_the_deep": 1.4,
    "candles_of_corpses": 1.4,
    "nazgul_search": 1.0,
    "cruel_weather": 0.8,
    "the_nazgul_strike": 1.0,
    "morgul_wound": 1.4,
    "lure_of_the_ring": 1.2,
    "the_breaking_of_the_fellowship": 0.8,
    "worn_with_sorrow_and_toil": 0.7,
    "flocks_of_crebain": 0.9,
    "balrog_of_moria": 0.7,
    "the_lidless_eye": 0.8,
    "dreadful_spells": 0.8,
    "grond_hammer_of_the_underworld": 0.8,
    "the_palantir_of_orthanc": 0.8,
    "wormtongue": 0.5,
    "the_ringwraiths_are_abroad": 1.0,
    "the_black_captain_commands": 1.0,
    "return_to_valinor": 0.4,
    "the_fighting_uruk_hai": 0.9,
    "denethors_folly": 0.5,
    "the_day_without_dawn": 0.6,
    "threats_and_promises": 0.6,
    "stormcrow": 0.5,
    "shadows_gather": 0.7,
    "the_shadow_lengthens": 0.8,
    "the_shadow_is_moving": 1.2,
    "corsairs_of_umbar": 1.0,
    "rage_of_the_dunlendings": 0.9,
    "return_of_the_witch_king": 0.4,
    "half_orcs_and_goblin_men": 0.6,
    "olog_hai": 0.6,
    "hill_trolls": 0.7,
    "a_new_power_is_rising": 1.4,
    "many_kings_to_the_service_of_mordor": 1.4,
    "the_king_is_revealed": 1.2,
    "shadows_on_the_misty_mountains": 1.0,
    "orcs_multiplying_again": 1.4,
    "horde_from_the_east": 1.2,
    "monsters_roused": 0.7,
    "musterings_of_long_planned_war": 1.5,
    "pits_of_mordor": 1.4,
}
KEEP = tuple(_KEEP.get(name, 0.7) for name in CARDS)
"""What a card is worth in hand, in parts of a good action."""
assert set(_KEEP) <= set(CARDS)


def keep_worth(s: WarState, side: int, number: int) -> float:
    return KEEP[number]


# -- in a battle ----------------------------------------------------------------------------------


def combat_worth(s: WarState, b: Battle, side: int, number: int, own: Force, foe: Force) -> float:
    """What the combat half is worth here, about in hits dealt or spared."""
    name = COMBATS[s.board.combat_of[number]]
    dice, foe_dice = min(5, own[0]), min(5, foe[0])
    fixed = _FIXED.get(name)
    if fixed is not None:
        return fixed
    if name in _ONE_MORE:
        return dice * _ONE_MORE[name]
    if side == FREE:
        return _free_worth(s, b, name, own, foe, foe_dice)
    return _shadow_worth(s, b, name, own, foe, dice, foe_dice)


_ONE_MORE = {
    "it_is_a_gift": 0.2,
    "servant_of_the_secret_fire": 0.166,
    "valour": 0.166,
    "ents_rage": 0.33,
    "one_for_the_dark_lord": 0.2,
    "cruel_as_death": 0.1,
    "devilry_of_orthanc": 0.166,
    "mumakil": 0.25,
}
"""Hits a die that better numbers bring."""
_FIXED = {
    "blade_of_westernesse": 0.3,
    "mighty_attack": 0.6,
    "anduril": 0.9,
    "no_quarter": 0.75,
    "nameless_wood": 1.5,
    "they_are_terrible": 0.15,
    "durins_bane": 1.5,
    "onslaught": 0.45,
    "relentless_assault": 0.5,
    "swarm_of_bats": 0.45,
}


def _free_worth(s: WarState, b: Battle, name: str, own: Force, foe: Force, foe_dice: int) -> float:
    walls = b.kind == ASSAULT and b.attacker == SHADOW
    hit = 0.167 if walls else 0.333
    if name == "advantageous_position":
        return 0.0 if walls else foe_dice * 0.166  # sixes hit all the same
    if name == "brave_stand":
        return hit * min(foe_dice - 1, max(1, forces.persons(s, b, FREE).bit_count()))
    if name == "huorn_dark":
        return hit * 1.5 * max(0, foe_dice - 2)
    if name == "daylight":
        return hit * 1.5 * max(0, foe_dice - 3)
    if name == "shield_wall":
        return 0.7 if foe_dice >= 3 else 0.2
    if name == "confusion":
        return foe_dice * 0.166
    if name == "charge":
        return min(5, own[1]) * 0.333
    if name == "sudden_strike":
        return min(5, forces.leadership(s, b, FREE)) * 0.333
    if name == "fateful_strike":
        return 0.5 if forces.leadership(s, b, FREE) >= 2 and foe[2] else 0.0
    if name == "heroic_death":
        return 0.5 if own[0] + own[1] <= 3 else 0.1
    if name == "daring_defiance":
        known = b.attacker == SHADOW
        return (0.9 if b.cards[SHADOW] != NO_CARD else 0.0) if known else 0.3
    if name == "scouts":
        odds = margin(*foe, *own, FIELD_ODDS)
        return 1.2 if odds > 0.4 and not s.board.points[b.at] else 0.0
    return 0.4


def _shadow_worth(
    s: WarState, b: Battle, name: str, own: Force, foe: Force, dice: int, foe_dice: int
) -> float:
    if name == "dread_and_despair":
        return 0.333 * min(2, foe_dice - 1)
    if name == "foul_stench":
        return 0.3 * min(foe[2], foe_dice)
    if name == "black_breath":
        return 0.5 if own[2] >= 2 and foe[2] else 0.0
    if name == "words_of_power":
        return 0.5 if forces.persons(s, b, FREE) else 0.0
    if name == "great_host":
        return 0.9 if own[0] >= 2 * foe[0] else 0.2
    if name == "we_come_to_kill":
        return 0.333 * min(5, own[1])
    if name in ("deadly_strife", "desperate_battle"):
        more = 0.333 if name == "deadly_strife" else 0.166
        gain = more * (dice + min(dice, own[2]) * 0.6) - more * (foe_dice + min(foe_dice, foe[2]) * 0.6)
        if b.attacker == SHADOW and own[0] + own[1] > 1.8 * (foe[0] + foe[1]):
            gain += more * 3  # a quick end suits the stronger
        return gain
    return 0.4
