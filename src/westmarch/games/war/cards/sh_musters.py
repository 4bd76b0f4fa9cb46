"""Event halves of the Shadow's Strategy deck that bring new figures (p. 27)."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import set_of
from westmarch.games.war.cards.registry import Effect, Steps, event
from westmarch.games.war.cards.verbs_shadow import (
    Order,
    choose,
    on_map,
    open_for_recruits,
    recruit,
    recruit_in_each,
    recruit_nazgul,
    shadow_at_war,
)
from westmarch.games.war.control import at_war, controlled, free_for
from westmarch.games.war.figures import count, place_person
from westmarch.games.war.ids import (
    ARAGORN,
    CHAR,
    ISENGARD,
    REGION,
    REGIONS,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    elite,
    name,
    region,
    regular,
)
from westmarch.games.war.rules import muster
from westmarch.games.war.state import WarState

EVENT_KEYS: tuple[str, ...] = ()

ORC, TROLL = regular(SAURON), elite(SAURON)
DUNLENDING, URUK = regular(ISENGARD), elite(ISENGARD)
SOUTHRON = regular(SOUTHRONS)

ANGMAR = region("angmar")
DOL_GULDUR, MOUNT_GUNDABAD = region("dol_guldur"), region("mount_gundabad")
GORGOROTH, NURN = region("gorgoroth"), region("nurn")
MINAS_MORGUL = region("minas_morgul")
MORIA, MOUNT_GRAM = region("moria"), region("mount_gram")
NORTH_DUNLAND, SOUTH_DUNLAND, ORTHANC = region("north_dunland"), region("south_dunland"), region("orthanc")
ETTENMOORS, TROLLSHAWS, WEATHER_HILLS = region("ettenmoors"), region("trollshaws"), region("weather_hills")


# -- conditions ---------------------------------------------------------------------------------


def isengard_at_war(s: WarState) -> bool:
    return at_war(s, ISENGARD)


def sauron_at_war(s: WarState) -> bool:
    return at_war(s, SAURON)


def southrons_at_war(s: WarState) -> bool:
    return at_war(s, SOUTHRONS)


def witch_king(s: WarState) -> bool:
    return on_map(s, WITCH_KING)


def saruman(s: WarState) -> bool:
    return on_map(s, SARUMAN)


def the_king(s: WarState) -> bool:
    return on_map(s, ARAGORN)


# -- where armies stand -------------------------------------------------------------------------


def _one_unit(*kinds: int) -> Effect:
    """One unit wherever a Shadow army is, besieged or not (C31)."""

    def effect(s: WarState) -> Steps:
        places = s.occupied[SHADOW] & open_for_recruits(s)
        if places and any(s.reserve[kind] for kind in kinds):
            at = REGION.of((yield from choose(s, SHADOW, "card.region", REGION.codes_of(places))))
            yield from recruit(s, Order(at, 1, *kinds))

    return effect


event("half_orcs_and_goblin_men", isengard_at_war)(_one_unit(DUNLENDING, URUK))
event("olog_hai", sauron_at_war)(_one_unit(ORC, TROLL))


@event("hill_trolls", sauron_at_war)
def hill_trolls(s: WarState) -> Steps:
    """Two Regulars become Elites, or as many as there are; their regions are named in ascending order."""
    floor = 0
    for left in range(min(2, s.reserve[TROLL], _orcs(s, 0)), 0, -1):
        options = [
            REGION.code(at) for at in range(floor, len(REGIONS)) if count(s, at, ORC) and _orcs(s, at) >= left
        ]
        floor = REGION.of((yield from choose(s, SHADOW, "card.region", options)))
        muster.promote(s, floor, SAURON, 1)


def _orcs(s: WarState, first: int) -> int:
    """Regulars of Sauron on the map, from a region on."""
    return sum(count(s, at, ORC) for at in range(first, len(REGIONS)))


# -- named places -------------------------------------------------------------------------------


@event("return_of_the_witch_king", witch_king)
def return_of_the_witch_king(s: WarState) -> Steps:
    place_person(s, WITCH_KING, ANGMAR)
    tell(s, "minions.move", character=name(CHAR.code(WITCH_KING)), region=name(REGION.code(ANGMAR)))
    yield from recruit(s, Order(ANGMAR, 2, ORC), Order(ANGMAR, 1, TROLL))


@event("a_new_power_is_rising", saruman)
def a_new_power_is_rising(s: WarState) -> Steps:
    yield from recruit(
        s,
        Order(NORTH_DUNLAND, 2, DUNLENDING),
        Order(SOUTH_DUNLAND, 2, DUNLENDING),
        Order(ORTHANC, 2, DUNLENDING, URUK),
    )


@event("the_king_is_revealed", the_king)
def the_king_is_revealed(s: WarState) -> Steps:
    yield from recruit(s, Order(MINAS_MORGUL, 5, ORC))
    recruit_nazgul(s, MINAS_MORGUL, 1)


@event("shadows_on_the_misty_mountains")
def shadows_on_the_misty_mountains(s: WarState) -> Steps:
    places = (set_of((MOUNT_GRAM, MORIA))) & open_for_recruits(s)
    if places:
        at = REGION.of((yield from choose(s, SHADOW, "card.region", REGION.codes_of(places))))
        yield from recruit(s, Order(at, 2, ORC, TROLL))
        recruit_nazgul(s, at, 1)


@event("orcs_multiplying_again")
def orcs_multiplying_again(s: WarState) -> Steps:
    yield from recruit(s, Order(DOL_GULDUR, 3, ORC), Order(MOUNT_GUNDABAD, 3, ORC))


@event("monsters_roused")
def monsters_roused(s: WarState) -> Steps:
    yield from recruit(
        s,
        Order(ANGMAR, 1, ORC),
        Order(ETTENMOORS, 1, ORC),
        Order(WEATHER_HILLS, 1, ORC),
        Order(TROLLSHAWS, 1, TROLL),
    )


@event("musterings_of_long_planned_war", shadow_at_war)
def musterings_of_long_planned_war(s: WarState) -> Steps:
    yield from recruit(s, Order(GORGOROTH, 5, SOUTHRON), Order(NURN, 5, ORC))


# -- places of a kind ---------------------------------------------------------------------------


@event("many_kings_to_the_service_of_mordor")
def many_kings_to_the_service_of_mordor(s: WarState) -> Steps:
    """Not in settlements that the enemy controls, even besieged ones (p. 26, C37)."""
    mask = controlled(s, SHADOW) & s.board.of_nation[SOUTHRONS]
    yield from recruit_in_each(s, mask, 3, SOUTHRON, 2)


@event("pits_of_mordor", sauron_at_war)
def pits_of_mordor(s: WarState) -> Steps:
    """In Strongholds that the Shadow controls (p. 26, C37)."""
    mask = controlled(s, SHADOW) & s.board.strongholds & s.board.of_nation[SAURON]
    yield from recruit_in_each(s, mask, 3, ORC, 2)


@event("horde_from_the_east", southrons_at_war)
def horde_from_the_east(s: WarState) -> Steps:
    """A free region of theirs at the eastern edge (C3)."""
    mask = s.board.eastern & s.board.of_nation[SOUTHRONS] & free_for(s, SHADOW)
    yield from recruit_in_each(s, mask, 1, SOUTHRON, 5)
