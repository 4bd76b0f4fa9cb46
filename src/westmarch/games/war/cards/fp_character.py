"""The Free Peoples' character deck: gifts, the Fellowship, and Companions who leave it or walk.

What its cards do to armies stands in ``fp_character_war``; how cards on the table answer the Hunt
stands with the Hunt.
"""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards import fp_character_war
from westmarch.games.war.cards.registry import Effect, Steps, event
from westmarch.games.war.cards.verbs_free import choose, draw_strategy, heir, recruit_unit, roll, rouse, urge
from westmarch.games.war.control import unconquered
from westmarch.games.war.figures import count
from westmarch.games.war.ids import (
    BOROMIR,
    CHARACTER,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    MOVE_COMPANIONS,
    NATION,
    NONE,
    NORTH,
    REGIONS,
    SEPARATE,
    STRIDER,
    TILE,
    TILES,
    USE,
    WILL,
    card,
    elite,
    name,
    region,
    regular,
)
from westmarch.games.war.rules import actions, company, fellowship, muster, people
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.rules.table import STANDS
from westmarch.games.war.state import OFF_TRACK, WarState

EVENT_KEYS = ("card.fellowship_tile", "card.mirror", *fp_character_war.EVENT_KEYS)

LORIEN = region("lorien")
_NORTHERN_HALLS = tuple(region(place) for place in ("dale", "erebor", "woodland_realm"))


# -- special Hunt tiles -------------------------------------------------------------------------


def _tile_card(card_name: str, tile: str) -> None:
    """The tile waits for the Mordor Track, or joins the Hunt Pool at once if they are there (p. 40)."""
    number = TILES.index(tile)

    def effect(s: WarState) -> None:
        if s.mordor == OFF_TRACK:
            s.specials |= just(number)
        else:
            s.tiles |= just(number)
        tell(s, "card.fellowship_tile", tile=name(TILE.code(number)))

    event(card_name)(effect)


_tile_card("elven_cloaks", "elven_cloaks")
_tile_card("elven_rope", "elven_rope")
_tile_card("phial_of_galadriel", "phial_of_galadriel")
_tile_card("smeagol_helps_nice_master", "smeagol_helps")


# -- cards that lie on the table until the Hunt ---------------------------------------------------


def _lies_ready(s: WarState) -> None:
    """Nothing now; see ``rules/hunt_cards``."""


_LIES_READY: Effect = _lies_ready
event("mithril_coat_and_sting")(_LIES_READY)
event("axe_and_bow", STANDS[card("axe_and_bow")])(_LIES_READY)
event("horn_of_gondor", STANDS[card("horn_of_gondor")])(_LIES_READY)
event("wizards_staff", STANDS[card("wizards_staff")])(_LIES_READY)


# -- the Ring-bearers -----------------------------------------------------------------------------


@event("athelas")
def athelas(s: WarState) -> Steps:
    """Three dice; Strider as the Guide knows the herb better."""
    fellowship.heal(s, (yield from roll(s, 3, 3 if s.guide == STRIDER else 5)))


@event("there_is_another_way")
def there_is_another_way(s: WarState) -> Steps:
    """With Gollum they may also hide, or move; the die that paid stays out of the Hunt Box (C8)."""
    fellowship.heal(s, 1)
    if s.guide != GOLLUM or (yield (seat_of(s, FREE), "card.option", (USE, NONE))) == NONE:
        return
    if s.hidden:
        yield from actions.move_fellowship(s)
    else:
        fellowship.hide(s)


@event("bilbos_song")
def bilbos_song(s: WarState) -> None:
    fellowship.heal(s, 2 if s.guide == GOLLUM else 1)


@event("mirror_of_galadriel")
def mirror_of_galadriel(s: WarState) -> None:
    """An unused die, so not the one that paid (C9)."""
    if s.dice[FREE][CHARACTER]:
        s.dice[FREE][CHARACTER] -= 1
        s.dice[FREE][WILL] += 1
        tell(s, "card.mirror", die="die:character", face="die:will_of_the_west")
    if s.mordor == OFF_TRACK and s.fellowship == LORIEN and has(unconquered(s, FREE), LORIEN):
        fellowship.heal(s, 1)


# -- Companions -----------------------------------------------------------------------------------


def _separate(s: WarState, extra: int, level: int = 0, into_siege: bool = False) -> Steps:
    """One Companion or one group leaves; on the Mordor Track for good (p. 43)."""
    if s.company:
        persons = yield from actions.choose_companions(s)
        yield from company.separate(s, persons, extra, level, into_siege)


@event("i_will_go_alone", lambda s: bool(s.company))
def i_will_go_alone(s: WarState) -> Steps:
    yield from _separate(s, extra=1)
    fellowship.heal(s, 1)


def _separate_or_move(s: WarState, extra: int, level: int) -> Steps:
    """One group, out of the Fellowship or on the map; it may end in a Stronghold under siege."""
    options = [SEPARATE] if s.company else []
    if people.movable_companions(s):
        options.append(MOVE_COMPANIONS)
    if not options:
        return
    if (yield from choose(s, "card.option", options)) == SEPARATE:
        yield from _separate(s, extra, level, into_siege=True)
    else:
        yield from people.move_companions(s, 1, extra, level, into_siege=True)


@event("gwaihir_the_windlord")
def gwaihir_the_windlord(s: WarState) -> Steps:
    return _separate_or_move(s, extra=0, level=4)


@event("we_prove_the_swifter")
def we_prove_the_swifter(s: WarState) -> Steps:
    return _separate_or_move(s, extra=2, level=0)


@event("there_and_back_again")
def there_and_back_again(s: WarState) -> Steps:
    """Gimli or Legolas need not have moved now; rousing comes before the step to war (C33)."""
    yield from _separate(s, extra=1)
    if any(s.where[person] in _NORTHERN_HALLS for person in (GIMLI, LEGOLAS)):
        for nation in (DWARVES, NORTH):
            rouse(s, nation)
        for nation in (DWARVES, ELVES, NORTH):
            urge(s, nation)


# -- Boromir at home, and the Dúnedain ----------------------------------------------------------


def _boromir_in_gondor(s: WarState) -> bool:
    at = s.where[BOROMIR]
    return at < len(REGIONS) and s.board.nation[at] == GONDOR


@event("house_of_the_stewards", _boromir_in_gondor)
def house_of_the_stewards(s: WarState) -> Steps:
    yield from recruit_unit(s, GONDOR, s.where[BOROMIR])
    yield from draw_strategy(s, 2)


def _heir_with_army(s: WarState) -> bool:
    person = heir(s)
    return person >= 0 and bool(s.strength[FREE][s.where[person]])


@event("the_grey_company", _heir_with_army)
def the_grey_company(s: WarState) -> Steps:
    """The Regular is lost for good; without an Elite of its nation nobody is (C13)."""
    at = s.focus = s.where[heir(s)]
    nations = 0
    for nation in range(5):
        if count(s, at, regular(nation)) and s.reserve[elite(nation)]:
            nations |= just(nation)
    if nations:
        options = [NATION.code(nation) for nation in members(nations)]
        muster.promote(s, at, NATION.of((yield from choose(s, "card.nation", options))), 1)
    yield from draw_strategy(s, 2)
