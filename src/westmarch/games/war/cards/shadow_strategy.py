"""The Shadow's Strategy deck, its cards in the order of the table: sieges, politics, marches, musters."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members, set_of, where
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.marches import (
    Moved,
    all_or_some,
    anyone,
    assault,
    gather,
    storming,
    targets,
    uruks,
)
from westmarch.games.war.cards.registry import Price, Steps, always, event
from westmarch.games.war.cards.verbs import (
    LIES_THERE,
    Order,
    besiegers,
    choose,
    choose_region,
    on_map,
    open_for_recruits,
    recruit,
    recruit_in_each,
    recruit_nazgul,
    roll,
    shadow_at_war,
)
from westmarch.games.war.cards.worth import Counsel, recruits
from westmarch.games.war.control import at_war, controlled, free_for, in_field, inside
from westmarch.games.war.figures import count, place_person
from westmarch.games.war.ids import (
    ARAGORN,
    CHAR,
    DONE,
    ELVES,
    FIGURE,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GONDOR,
    ISENGARD,
    KINDS,
    LEADERS_OF,
    NATION,
    REGION,
    REGIONS,
    SARUMAN,
    SAURON,
    SHADOW,
    SIDE_OF,
    SOUTHRONS,
    WILL,
    WITCH_KING,
    Nation,
    Region,
    card,
    elite,
    leader,
    region,
    regular,
)
from westmarch.games.war.rules import army_action, company, dice, movement, muster, politics, settlements
from westmarch.games.war.rules.groups import Group, everyone, pick, units_in
from westmarch.games.war.rules.losses import card_hits, kill, trim
from westmarch.games.war.rules.table import discard_from_table
from westmarch.games.war.seats import owner, player_of_card
from westmarch.games.war.state import OFF_TRACK, WarState

ORC, TROLL = regular(SAURON), elite(SAURON)
DUNLENDING, URUK = regular(ISENGARD), elite(ISENGARD)
SOUTHRON = regular(SOUTHRONS)

MINAS_TIRITH, UMBAR = region("minas_tirith"), region("umbar")
ANGMAR, MINAS_MORGUL = region("angmar"), region("minas_morgul")
NORTH_DUNLAND, SOUTH_DUNLAND = region("north_dunland"), region("south_dunland")


def isengard_at_war(s: WarState) -> bool:
    return at_war(s, ISENGARD)


def sauron_at_war(s: WarState) -> bool:
    return at_war(s, SAURON)


def southrons_at_war(s: WarState) -> bool:
    return at_war(s, SOUTHRONS)


def _slay(s: WarState, at: Region, kind: int) -> None:
    """One figure of the Free Peoples is gone; what that means for those it leaves behind."""
    kill(s, at, kind)
    tell(s, "army.loss", region=REGION.texts[at], figure=FIGURE.texts[kind])
    settlements.leaders_without_army(s, at)
    settlements.review_siege(s, at)


# -- Return to Valinor ----------------------------------------------------------------------------


def _elven_strongholds(s: WarState) -> int:
    return s.board.strongholds & s.board.of_nation[ELVES]


@event("return_to_valinor", lambda s: bool(_elven_strongholds(s) & s.control), keep=0.4, worth=0.6)
def return_to_valinor(s: WarState) -> Steps:
    """No attack: no political reaction (G7)."""
    for at in members(_elven_strongholds(s) & ~s.besieged):
        elves = count(s, at, regular(ELVES)) + count(s, at, elite(ELVES))
        if elves:
            hits = yield from roll(s, SHADOW, elves, 6)
            yield from card_hits(s, FREE, at, hits)


# -- The Fighting Uruk-hai ------------------------------------------------------------------------


def _uruk_sieges(s: WarState) -> int:
    return where(lambda at: count(s, at, DUNLENDING) or count(s, at, URUK), besiegers(s))


@event(
    "the_fighting_uruk_hai",
    lambda s: on_map(s, SARUMAN) and bool(_uruk_sieges(s)),
    keep=0.9,
    worth=2.6,
)
def the_fighting_uruk_hai(s: WarState) -> Steps:
    """Only where an assault is possible at all: a nation at war, no card in the way (G10)."""
    places = where(lambda at: has(targets(s, at, uruks), at), _uruk_sieges(s))
    if places:
        yield from assault(s, (yield from choose_region(s, player_of_card(s), places, "card.army")), uruks)


# -- Denethor's Folly -----------------------------------------------------------------------------


def _healing_hands(s: WarState) -> int:
    """A Will of the West; any die, where Gandalf or Aragorn is in the City."""
    there = any(s.where[person] == MINAS_TIRITH for person in (GANDALF_GREY, GANDALF_WHITE, ARAGORN))
    return dice.ANY if there else dice.ONLY_WILL


@event(
    "denethors_folly",
    on_table=lambda s: has(inside(s, FREE), MINAS_TIRITH),
    price=Price(_healing_hands),
    keep=0.5,
    worth=1.0,
)
def denethors_folly(s: WarState) -> Steps:
    options = [FIGURE.code(kind) for kind in LEADERS_OF[FREE] if count(s, MINAS_TIRITH, kind)]
    if options:
        s.focus = MINAS_TIRITH
        figure = yield from choose(s, player_of_card(s), "card.figure", options)
        _slay(s, MINAS_TIRITH, FIGURE.of(figure))


@lasting.forbids_combat_cards("denethors_folly")
def nobody_commands_the_city(s: WarState, b: Battle) -> bool:
    return b.at == MINAS_TIRITH


# -- The Day Without Dawn -------------------------------------------------------------------------


@event(
    "the_day_without_dawn",
    shadow_at_war,
    tells=("card.no_dawn",),
    keep=0.6,
    worth=lambda s, counsel: 1.3 * s.dice[FREE][WILL] - 0.3,
)
def the_day_without_dawn(s: WarState) -> None:
    number = s.dice[FREE][WILL]
    s.dice[FREE][WILL] = 0
    tell(s, "card.no_dawn", n=number)


# -- Threats and Promises -------------------------------------------------------------------------


def _threats_worth(s: WarState, counsel: Counsel) -> float:
    return 0.3 * sum(not has(s.active, nation) and not at_war(s, nation) for nation in FREE_NATIONS) - 0.2


event("threats_and_promises", on_table=always, keep=0.6, worth=_threats_worth)(LIES_THERE)


@lasting.lets_advance("threats_and_promises")
def no_muster_moves_a_passive_nation(s: WarState, nation: Nation) -> bool:
    return SIDE_OF[nation] != FREE or has(s.active, nation)


@lasting.advanced("threats_and_promises")
def threats_are_empty(s: WarState, nation: Nation, how: int) -> None:
    """A Free nation that is attacked, or urged by one of its own, no longer listens (C20)."""
    if how in (politics.BY_ATTACK, politics.BY_ABILITY) and SIDE_OF[nation] == FREE:
        discard_from_table(s, card("threats_and_promises"))


# -- Stormcrow ------------------------------------------------------------------------------------


def _unwilling(s: WarState) -> list[int]:
    """Nations not at war with the Ring-bearers or a Companion within their borders (C21)."""
    visited = set_of(s.where[person] for person in members(company.companions_on_map(s)))
    if s.mordor == OFF_TRACK:
        visited |= just(s.fellowship)
    return [
        nation for nation in FREE_NATIONS if not at_war(s, nation) and s.board.of_nation[nation] & visited
    ]


@event("stormcrow", lambda s: bool(_unwilling(s)), keep=0.5, worth=0.7)
def stormcrow(s: WarState) -> Steps:
    """The Shadow names the nation, the Free Peoples what it loses; also without a step back (C21)."""
    options = [NATION.code(nation) for nation in _unwilling(s)]
    nation = NATION.of((yield from choose(s, player_of_card(s), "card.nation", options)))
    politics.recede(s, nation)
    kinds = (regular(nation), elite(nation), leader(nation))
    places = set_of(at for at in range(len(REGIONS)) if any(count(s, at, kind) for kind in kinds))
    if not places:
        return
    at = s.focus = yield from choose_region(s, owner(s, nation), places)
    figures = [FIGURE.code(kind) for kind in kinds if count(s, at, kind)]
    _slay(s, at, FIGURE.of((yield from choose(s, owner(s, nation), "card.figure", figures))))


# -- Shadows Gather -------------------------------------------------------------------------------


@event("shadows_gather", keep=0.7, worth=0.5)
def shadows_gather(s: WarState) -> Steps:
    return gather(s, 3, [])


# -- The Shadow Lengthens -------------------------------------------------------------------------


@event("the_shadow_lengthens", keep=0.8, worth=0.7)
def the_shadow_lengthens(s: WarState) -> Steps:
    moved: Moved = []
    yield from gather(s, 2, moved)
    yield from gather(s, 2, moved)


# -- The Shadow is Moving -------------------------------------------------------------------------


@event("the_shadow_is_moving", shadow_at_war, keep=1.2, worth=1.7)
def the_shadow_is_moving(s: WarState) -> Steps:
    return army_action.moves(s, player_of_card(s), 4, [], "card.army")


# -- Corsairs of Umbar ----------------------------------------------------------------------------


def _corsairs_worth(s: WarState, counsel: Counsel) -> float:
    crew = s.strength[SHADOW][UMBAR]
    return 0.35 * crew if crew >= 3 else -0.5


@event("corsairs_of_umbar", southrons_at_war, keep=1.0, worth=_corsairs_worth)
def corsairs_of_umbar(s: WarState) -> Steps:
    """Whoever is at war may land in Gondor; nobody sails out of a besieged haven (C26)."""
    coast = s.board.coastal & s.board.of_nation[GONDOR]
    crew = movement.who_may_go(s, everyone(s, player_of_card(s), UMBAR), members(coast)[0])
    if not units_in(SHADOW, crew[0]) or has(inside(s, SHADOW), UMBAR):
        return
    s.focus = UMBAR
    to = s.bound = yield from choose_region(s, player_of_card(s), coast)
    crew = yield from all_or_some(s, UMBAR, crew)
    if has(in_field(s, FREE), to):
        battle = movement.open_battle(s, player_of_card(s), UMBAR, to, crew)
        battle.may_cease = False
        battle.landing = True
        return
    movement.march(s, SHADOW, UMBAR, to, crew)
    yield from trim(s, SHADOW, to)  # the card asks for the limit at once, before the assault
    if has(inside(s, FREE), to):
        # they join the besiegers, and the army behind the walls is attacked by whoever is wanted
        group = yield from storming(s, to, anyone)
        movement.open_battle(s, player_of_card(s), to, to, group)


# -- Rage of the Dunlendings ----------------------------------------------------------------------

MOST_DUNLENDINGS = 4


@event("rage_of_the_dunlendings", isengard_at_war, keep=0.9, worth=recruits(DUNLENDING, 2, 0.6))
def rage_of_the_dunlendings(s: WarState) -> Steps:
    around = s.board.adjacent[NORTH_DUNLAND] | s.board.adjacent[SOUTH_DUNLAND]
    places = around & free_for(s, SHADOW)
    if not places:
        return
    to = yield from choose_region(s, player_of_card(s), places)
    yield from recruit(s, Order(to, 2, DUNLENDING))
    yield from _follow(s, to)


def _follow(s: WarState, to: Region) -> Steps:
    """Up to four units of Isengard come after, from either Dunland."""
    villages = set_of((NORTH_DUNLAND, SOUTH_DUNLAND)) & ~just(to) & ~inside(s, SHADOW)
    left = MOST_DUNLENDINGS
    while True:
        starts = where(lambda at: sum(_dunlendings(s, at)[0]), villages)
        if left <= 0 or not starts:
            return
        answer = yield (player_of_card(s), "card.army", [DONE, *REGION.codes_of(starts)])
        if answer == DONE:
            return
        at, s.bound = REGION.of(answer), to
        offered = _dunlendings(s, at)
        keep = max(0, sum(offered[0]) - left)
        group = yield from pick(s, player_of_card(s), at, offered, "card.who", keep=keep)
        movement.march(s, SHADOW, at, to, group)
        left -= sum(group[0])
        villages &= ~just(at)


def _dunlendings(s: WarState, at: Region) -> Group:
    counts = bytearray(KINDS)
    for kind in (DUNLENDING, URUK):
        counts[kind] = count(s, at, kind)
    return counts, 0


# -- Return of the Witch-king ---------------------------------------------------------------------


def _back_to_angmar_worth(s: WarState, counsel: Counsel) -> float:
    busy = on_map(s, WITCH_KING) and s.strength[SHADOW][s.where[WITCH_KING]] >= 4
    return -0.5 if busy else 0.9


@event(
    "return_of_the_witch_king",
    lambda s: on_map(s, WITCH_KING),
    keep=0.4,
    worth=_back_to_angmar_worth,
)
def return_of_the_witch_king(s: WarState) -> Steps:
    place_person(s, WITCH_KING, ANGMAR)
    tell(s, "minions.move", character=CHAR.texts[WITCH_KING], region=REGION.texts[ANGMAR])
    yield from recruit(s, Order(ANGMAR, 2, ORC), Order(ANGMAR, 1, TROLL))


# -- Half-orcs and Goblin-men, Olog-hai -----------------------------------------------------------


def _one_unit(s: WarState, *kinds: int) -> Steps:
    """One unit wherever a Shadow army is, besieged or not (C31)."""
    places = s.occupied[SHADOW] & open_for_recruits(s, SHADOW)
    if places and any(s.reserve[kind] for kind in kinds):
        at = yield from choose_region(s, player_of_card(s), places)
        yield from recruit(s, Order(at, 1, *kinds))


@event("half_orcs_and_goblin_men", isengard_at_war, keep=0.6, worth=recruits(URUK, 1, 0.9))
def half_orcs_and_goblin_men(s: WarState) -> Steps:
    return _one_unit(s, DUNLENDING, URUK)


@event("olog_hai", sauron_at_war, keep=0.6, worth=recruits(TROLL, 1, 0.9))
def olog_hai(s: WarState) -> Steps:
    return _one_unit(s, ORC, TROLL)


# -- Hill-trolls ----------------------------------------------------------------------------------


@event("hill_trolls", sauron_at_war, keep=0.7, worth=recruits(TROLL, 2, 0.5))
def hill_trolls(s: WarState) -> Steps:
    """Two Regulars become Elites, or as many as there are; their regions are named in any order."""
    for _ in range(2):
        places = where(lambda at: count(s, at, ORC), s.occupied[SHADOW])
        if not places or not s.reserve[TROLL]:
            return
        muster.promote(s, (yield from choose_region(s, player_of_card(s), places)), SAURON, 1)


# -- A New Power is Rising ------------------------------------------------------------------------


@event("a_new_power_is_rising", lambda s: on_map(s, SARUMAN), keep=1.4, worth=recruits(DUNLENDING, 6, 0.36))
def a_new_power_is_rising(s: WarState) -> Steps:
    return recruit(
        s,
        Order(NORTH_DUNLAND, 2, DUNLENDING),
        Order(SOUTH_DUNLAND, 2, DUNLENDING),
        Order(region("orthanc"), 2, DUNLENDING, URUK),
    )


# -- Many Kings to the Service of Mordor ----------------------------------------------------------


@event("many_kings_to_the_service_of_mordor", keep=1.4, worth=recruits(SOUTHRON, 6))
def many_kings_to_the_service_of_mordor(s: WarState) -> Steps:
    """Not in settlements that the enemy controls, even besieged ones (p. 26, C37)."""
    return recruit_in_each(s, controlled(s, SHADOW) & s.board.of_nation[SOUTHRONS], 3, SOUTHRON, 2)


# -- The King is Revealed -------------------------------------------------------------------------


@event("the_king_is_revealed", lambda s: on_map(s, ARAGORN), keep=1.2, worth=recruits(ORC, 5, 0.4))
def the_king_is_revealed(s: WarState) -> Steps:
    yield from recruit(s, Order(MINAS_MORGUL, 5, ORC))
    recruit_nazgul(s, MINAS_MORGUL, 1)


# -- Shadows on the Misty Mountains ---------------------------------------------------------------


@event("shadows_on_the_misty_mountains", keep=1.0, worth=1.2)
def shadows_on_the_misty_mountains(s: WarState) -> Steps:
    places = set_of((region("mount_gram"), region("moria"))) & open_for_recruits(s, SHADOW)
    if places:
        at = yield from choose_region(s, player_of_card(s), places)
        yield from recruit(s, Order(at, 2, ORC, TROLL))
        recruit_nazgul(s, at, 1)


# -- Orcs Multiplying Again -----------------------------------------------------------------------


@event("orcs_multiplying_again", keep=1.4, worth=recruits(ORC, 6, 0.33))
def orcs_multiplying_again(s: WarState) -> Steps:
    return recruit(s, Order(region("dol_guldur"), 3, ORC), Order(region("mount_gundabad"), 3, ORC))


# -- Horde from the East --------------------------------------------------------------------------


@event("horde_from_the_east", southrons_at_war, keep=1.2, worth=recruits(SOUTHRON, 5, 0.3))
def horde_from_the_east(s: WarState) -> Steps:
    """A free region of theirs at the eastern edge (C3)."""
    regions = s.board.eastern & s.board.of_nation[SOUTHRONS] & free_for(s, SHADOW)
    return recruit_in_each(s, regions, 1, SOUTHRON, 5)


# -- Monsters Roused ------------------------------------------------------------------------------


@event("monsters_roused", keep=0.7, worth=recruits(ORC, 4, 0.16))
def monsters_roused(s: WarState) -> Steps:
    return recruit(
        s,
        Order(ANGMAR, 1, ORC),
        Order(region("ettenmoors"), 1, ORC),
        Order(region("weather_hills"), 1, ORC),
        Order(region("trollshaws"), 1, TROLL),
    )


# -- Musterings of Long-planned War ---------------------------------------------------------------


@event("musterings_of_long_planned_war", shadow_at_war, keep=1.5, worth=recruits(ORC, 8, 0.25))
def musterings_of_long_planned_war(s: WarState) -> Steps:
    return recruit(s, Order(region("gorgoroth"), 5, SOUTHRON), Order(region("nurn"), 5, ORC))


# -- Pits of Mordor -------------------------------------------------------------------------------


@event("pits_of_mordor", sauron_at_war, keep=1.4, worth=recruits(ORC, 6, 0.34))
def pits_of_mordor(s: WarState) -> Steps:
    """In Strongholds that the Shadow controls (p. 26, C37)."""
    regions = controlled(s, SHADOW) & s.board.strongholds & s.board.of_nation[SAURON]
    return recruit_in_each(s, regions, 3, ORC, 2)
