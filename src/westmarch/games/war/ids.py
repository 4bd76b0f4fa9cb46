"""Everything that has a name in War of the Ring, as small numbers, and the vocabulary of answers.

Regions, cards, characters and tiles are numbered in the order of the tables in ``content/``.
"""

# ruff: noqa: SIM905 - long lists of names read better as words than as quoted items
from __future__ import annotations

from westmarch.core.vocabulary import Vocabulary

FREE, SHADOW = 0, 1
SIDES = ("free", "shadow")

NATIONS = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons_easterlings")
DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
FREE_NATIONS = range(5)
SHADOW_NATIONS = range(5, 8)
SIDE_OF = (FREE,) * 5 + (SHADOW,) * 3
NATIONS_OF = (FREE_NATIONS, SHADOW_NATIONS)

# Kinds of figure: units first, then those who only lead. A set of figures is picked in this order,
# so that whoever must come along (a leader must not stay alone) can still be named last.
FIGURES = (
    *(f"{nation}_{kind}" for nation in NATIONS for kind in ("regular", "elite")),
    *(f"{nation}_leader" for nation in NATIONS[:5]),
    "nazgul",
)
KINDS = len(FIGURES)
UNIT_KINDS = 16
FIRST_LEADER = 16
NAZGUL = 21
UNITS_OF = (range(10), range(10, 16))
LEADERS_OF = (range(16, 21), range(21, 22))
FIGURES_OF = ((*range(10), *range(16, 21)), (*range(10, 16), 21))
NATION_OF = (*(kind // 2 for kind in range(16)), 0, 1, 2, 3, 4, SAURON)


def regular(nation: int) -> int:
    return 2 * nation


def elite(nation: int) -> int:
    return 2 * nation + 1


def leader(nation: int) -> int:
    return FIRST_LEADER + nation


CHARACTERS = tuple(
    """
    gandalf_grey strider boromir legolas gimli meriadoc peregrin aragorn gandalf_white saruman
    witch_king mouth_of_sauron
    """.split()
)
(
    GANDALF_GREY,
    STRIDER,
    BOROMIR,
    LEGOLAS,
    GIMLI,
    MERIADOC,
    PEREGRIN,
    ARAGORN,
    GANDALF_WHITE,
    SARUMAN,
    WITCH_KING,
    MOUTH,
) = range(12)
GOLLUM = 12
"""Only ever the Guide."""
COMPANIONS = range(9)
MINIONS = range(9, 12)
COMPANION_MASK = (1 << 9) - 1
MINION_MASK = 0b111 << 9
PERSONS_OF = (COMPANION_MASK, MINION_MASK)
HOBBITS = (MERIADOC, PEREGRIN)

CHARACTER, ARMY, MUSTER, EVENT, ARMY_MUSTER, WILL, EYE = range(7)
FACES = ("character", "army", "muster", "event", "army_muster", "will_of_the_west", "eye")

REGIONS = tuple(
    """
    andrast anfalas angmar arnor ash_mountains barad_dur bree buckland cardolan carrock dagorlad
    dale dead_marshes dimrill_dale dol_amroth dol_guldur druadan_forest druwaith_iaur eagles_eyrie
    east_harondor east_rhun eastemnet eastern_brown_lands eastern_emyn_muil eastern_mirkwood edoras
    enedwaith erebor erech ered_luin ettenmoors evendim fangorn far_harad folde fords_of_bruinen
    fords_of_isen forlindon gap_of_rohan gladden_fields goblins_gate gorgoroth grey_havens harlindon
    helms_deep high_pass hollin iron_hills khand lamedon lorien lossarnach minas_morgul minas_tirith
    minhiriath morannon moria mount_gram mount_gundabad narrows_of_the_forest near_harad noman_lands
    north_anduin_vale north_downs north_dunland north_ered_luin north_ithilien north_rhun
    northern_dorwinion northern_mirkwood northern_rhovanion nurn old_ford old_forest old_forest_road
    orthanc osgiliath parth_celebrant pelargir rhosgobel rivendell south_anduin_vale south_downs
    south_dunland south_ered_luin south_ithilien south_rhun southern_dorwinion southern_mirkwood
    southern_rhovanion tharbad the_shire tower_hills trollshaws umbar vale_of_the_carnen
    vale_of_the_celduin weather_hills west_harondor westemnet western_brown_lands western_emyn_muil
    western_mirkwood withered_heath woodland_realm
    """.split()
)


def region(name: str) -> int:
    return REGIONS.index(name)


DECKS = ("fp_character", "fp_strategy", "sh_character", "sh_strategy")
CARDS = tuple(
    """
    elven_cloaks elven_rope phial_of_galadriel smeagol_helps_nice_master mithril_coat_and_sting
    axe_and_bow horn_of_gondor wizards_staff athelas there_is_another_way i_will_go_alone
    bilbos_song mirror_of_galadriel challenge_of_the_king gwaihir_the_windlord we_prove_the_swifter
    there_and_back_again the_eagles_are_coming the_ents_awake_treebeard the_ents_awake_huorns
    the_ents_awake_entmoot dead_men_of_dunharrow house_of_the_stewards the_grey_company
    the_last_battle a_power_too_great the_power_of_tom_bombadil book_of_mazarbul
    the_spirit_of_mordor faramirs_rangers fear_fire_foes wisdom_of_elrond the_red_arrow
    help_unlooked_for paths_of_the_woses through_a_day_and_a_night cirdans_ships
    guards_of_the_citadel celeborns_galadhrim riders_of_theoden grimbeorn_the_old
    imrahil_of_dol_amroth king_brands_men swords_in_eriador kindred_of_glorfindel
    dain_ironfoots_guard eomer_son_of_eomund thranduils_archers shelobs_lair the_ring_is_mine
    on_on_they_went give_it_to_uss orc_patrol isildurs_bane foul_thing_from_the_deep
    candles_of_corpses nazgul_search cruel_weather the_nazgul_strike morgul_wound lure_of_the_ring
    the_breaking_of_the_fellowship worn_with_sorrow_and_toil flocks_of_crebain balrog_of_moria
    the_lidless_eye dreadful_spells grond_hammer_of_the_underworld the_palantir_of_orthanc
    wormtongue the_ringwraiths_are_abroad the_black_captain_commands return_to_valinor
    the_fighting_uruk_hai denethors_folly the_day_without_dawn threats_and_promises stormcrow
    shadows_gather the_shadow_lengthens the_shadow_is_moving corsairs_of_umbar
    rage_of_the_dunlendings return_of_the_witch_king half_orcs_and_goblin_men olog_hai hill_trolls
    a_new_power_is_rising many_kings_to_the_service_of_mordor the_king_is_revealed
    shadows_on_the_misty_mountains orcs_multiplying_again horde_from_the_east monsters_roused
    musterings_of_long_planned_war pits_of_mordor
    """.split()
)
CARDS_A_DECK = 24
CARD_NUMBERS = tuple(f"{deck}.{number:02d}" for deck in DECKS for number in range(1, CARDS_A_DECK + 1))
"""Deck and number as printed on each card, by which it can be named too."""
DECK_MASKS = tuple(((1 << CARDS_A_DECK) - 1) << CARDS_A_DECK * deck for deck in range(4))


def card(name: str) -> int:
    return CARDS.index(name)


def deck_of(number: int) -> int:
    return number // CARDS_A_DECK


COMBATS = tuple(
    """
    it_is_a_gift blade_of_westernesse mighty_attack servant_of_the_secret_fire anduril heroic_death
    daring_defiance fateful_strike sudden_strike brave_stand ents_rage huorn_dark nameless_wood
    daylight no_quarter advantageous_position scouts shield_wall confusion charge valour
    one_for_the_dark_lord cruel_as_death they_are_terrible dread_and_despair foul_stench
    black_breath words_of_power durins_bane devilry_of_orthanc deadly_strife onslaught
    relentless_assault great_host mumakil swarm_of_bats we_come_to_kill desperate_battle
    """.split()
)
TILES = tuple(
    """
    std_eyer_1 std_eyer_2 std_eyer_3 std_eyer_4 std_0r_1 std_0r_2 std_1r_1 std_1r_2 std_1_1 std_1_2
    std_2r_1 std_2_1 std_2_2 std_3_1 std_3_2 std_3_3 elven_cloaks elven_rope phial_of_galadriel
    smeagol_helps shelobs_lair ring_is_mine on_on_they_went give_it_to_uss
    """.split()
)

ACTIONS = (
    "move_fellowship",
    "hide",
    "separate",
    "move_companions",
    "move_minions",
    "draw",
    "voice_recruit",
    "voice_elites",
    "ring",
    "pass",
    "skip",
)
WORDS = (
    "done",
    "none",
    "all",
    "split",
    "fight",
    "withdraw",
    "cease",
    "continue",
    "use",
    "enter",
    "guide",
    "random",
    "corruption",
    "reveal",
    "hunt",
    "hand",
    "attack",
    "army",
    "recruit",
    "leader",
)
MOST = 12

VOCABULARY = Vocabulary(
    [
        ("region", REGIONS),
        ("card", CARDS),
        ("figure", FIGURES),
        ("remove", tuple(f"{nation}_elite" for nation in NATIONS)),
        ("character", (*CHARACTERS, "gollum")),
        ("nation", NATIONS),
        ("die", FACES),
        ("action", ACTIONS),
        ("deck", ("character", "strategy")),
        ("number", tuple(str(n) for n in range(MOST + 1))),
        ("tile", TILES),
        ("pips", ("1", "2", "3", "4", "5", "6")),
        ("", WORDS),
    ],
    aliases={f"card:{number}": f"card:{name}" for number, name in zip(CARD_NUMBERS, CARDS, strict=True)},
)
"""``remove`` takes a whole Elite for two hits, where ``figure`` reduces it for one."""

_DOMAIN = VOCABULARY.domain
REGION = _DOMAIN("region").first
CARD = _DOMAIN("card").first
FIGURE = _DOMAIN("figure").first
REMOVE = _DOMAIN("remove").first
CHAR = _DOMAIN("character").first
NATION = _DOMAIN("nation").first
DIE = _DOMAIN("die").first
ACTION = _DOMAIN("action").first
DECK = _DOMAIN("deck").first
NUMBER = _DOMAIN("number").first
TILE = _DOMAIN("tile").first
PIPS = _DOMAIN("pips").first

(
    MOVE_FELLOWSHIP,
    HIDE,
    SEPARATE,
    MOVE_COMPANIONS,
    MOVE_MINIONS,
    DRAW,
    VOICE_RECRUIT,
    VOICE_ELITES,
    RING,
    PASS,
    SKIP,
) = _DOMAIN("action").codes
(
    DONE,
    NONE,
    ALL,
    SPLIT,
    FIGHT,
    WITHDRAW,
    CEASE,
    CONTINUE,
    USE,
    ENTER,
    GUIDE,
    RANDOM,
    CORRUPTION,
    REVEAL,
    HUNT,
    HAND,
    ATTACK,
    ARMY_WORD,
    RECRUIT,
    LEADER_WORD,
) = _DOMAIN("").codes
PIP_DIE = _DOMAIN("pips").codes
"""One combat die, as chance throws it."""


_BITS = tuple(
    tuple(tuple(8 * place + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for place in range(14)
)
"""For each byte of a mask, what its set bits stand for: quicker than taking a long int apart bit by bit."""


def bits(mask: int) -> list[int]:
    """The set bits of a mask, ascending."""
    found: list[int] = []
    for byte, meaning in zip(mask.to_bytes((mask.bit_length() + 7) >> 3, "little"), _BITS, strict=False):
        if byte:
            found += meaning[byte]
    return found


def codes_of(mask: int, first: int) -> list[int]:
    """The answers for the set bits of a mask, ascending."""
    found = bits(mask)
    return [first + bit for bit in found] if first else found


def name(code: int) -> str:
    """An answer's canonical text, which is also the reference that texts know it by."""
    return str(VOCABULARY.options[code])
