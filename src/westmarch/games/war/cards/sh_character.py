"""Event halves of the Shadow's Character deck: against the Ring-bearers. Wraiths and armies: `sh_wraiths`.

Cards that lie on the table act where the rules ask for them (`rules/hunt`, `hunt_cards`, `events`,
`politics`); here they are only said to be playable.
"""

from __future__ import annotations

from westmarch.core.asking import Asking, pick_some
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards import sh_wraiths, verbs_shadow
from westmarch.games.war.cards.registry import Effect, Steps, event
from westmarch.games.war.cards.verbs_shadow import choose, nazgul_at, on_map, roll
from westmarch.games.war.ids import (
    CARD,
    CHAR,
    CORRUPTION,
    DIE,
    DONE,
    FREE,
    GOLLUM,
    HUNT,
    NONE,
    REGION,
    SARUMAN,
    SHADOW,
    TILE,
    TILES,
    name,
)
from westmarch.games.war.rules import company, fellowship, hunt, people
from westmarch.games.war.rules.groups import pick_persons
from westmarch.games.war.rules.hunt_cards import CHARACTER_CARDS, redraw, staff_prevents
from westmarch.games.war.rules.losses import seat_of
from westmarch.games.war.rules.table import discard_from_table
from westmarch.games.war.state import OFF_TRACK, WarState

EVENT_KEYS = (
    "card.tile_waits",
    "card.tile_joins",
    "card.weather",
    "card.lidless_eye",
    *verbs_shadow.EVENT_KEYS,
    *sh_wraiths.EVENT_KEYS,
)
MOST_EYES = 3
WEAK_WOUND = 3
"""Highest Corruption at which a Morgul Wound still adds two."""


# -- conditions ---------------------------------------------------------------------------------


def in_the_wild(s: WarState) -> bool:
    """Not where a Free Peoples settlement is, whoever holds it (G4); true on the Mordor Track (C23)."""
    return s.mordor != OFF_TRACK or not has(s.board.home[FREE], s.fellowship)


def under_way(s: WarState) -> bool:
    """Progress is no longer counted on the Mordor Track (C23)."""
    return s.mordor == OFF_TRACK and s.progress > 0


def revealed(s: WarState) -> bool:
    return not s.hidden


def saruman(s: WarState) -> bool:
    return on_map(s, SARUMAN)


# -- special Hunt tiles -------------------------------------------------------------------------


def _tile(tile: str) -> Effect:
    bit = just(TILES.index(tile))

    def effect(s: WarState) -> None:
        if s.mordor == OFF_TRACK:
            s.specials |= bit
        else:
            s.tiles |= bit
        key = "card.tile_waits" if s.mordor == OFF_TRACK else "card.tile_joins"
        tell(s, key, tile=name(TILE.code(TILES.index(tile))))

    return effect


event("shelobs_lair")(_tile("shelobs_lair"))
event("the_ring_is_mine")(_tile("ring_is_mine"))
event("on_on_they_went")(_tile("on_on_they_went"))
event("give_it_to_uss")(_tile("give_it_to_uss"))


# -- a tile out of turn -------------------------------------------------------------------------


@event("orc_patrol", in_the_wild)
def orc_patrol(s: WarState) -> Steps:
    yield from hunt.by_card(s)


@event("isildurs_bane", in_the_wild)
def isildurs_bane(s: WarState) -> Steps:
    """No card on the table, no Guide and no casualty lowers the damage (C6)."""
    yield from hunt.by_card(s, no_reduction=True)


@event("foul_thing_from_the_deep", in_the_wild)
def foul_thing_from_the_deep(s: WarState) -> Steps:
    """The casualty is taken at random and in its usual place (C7)."""
    yield from hunt.by_card(s, forced_casualty=True)


@event("candles_of_corpses", in_the_wild)
def candles_of_corpses(s: WarState) -> Steps:
    hits = yield from roll(s, 3, 6 if s.guide == GOLLUM else 4)
    fellowship.corrupt(s, hits)


# -- while they are under way -------------------------------------------------------------------


@event("nazgul_search", under_way)
def nazgul_search(s: WarState) -> Steps:
    yield from people.move_minions(s, only_nazgul=True)
    if nazgul_at(s, s.fellowship) and s.hidden:
        yield from fellowship.reveal(s)


@event("cruel_weather", under_way)
def cruel_weather(s: WarState) -> Steps:
    """Only the figure moves, wherever a border is open; nobody is declared or revealed (C22)."""
    s.focus = s.fellowship
    options = REGION.codes_of(s.board.adjacent[s.fellowship])
    answer = yield from choose(s, SHADOW, "card.region", options)
    s.fellowship = REGION.of(answer)
    tell(s, "card.weather", region=name(answer))


@event("the_nazgul_strike", under_way)
def the_nazgul_strike(s: WarState) -> Steps:
    yield from people.move_minions(s, only_nazgul=True)
    if not nazgul_at(s, s.fellowship):
        return
    cards = CARD.codes_of(s.table[FREE] & CHARACTER_CARDS)
    answer = yield (seat_of(s, SHADOW), "card.option", [NONE, HUNT, *cards])
    if answer == HUNT:
        yield from hunt.hunt_roll(s)
    elif answer != NONE:
        discard_from_table(s, CARD.of(answer))


# -- once they are revealed ---------------------------------------------------------------------


@event("morgul_wound", revealed)
def morgul_wound(s: WarState) -> None:
    fellowship.corrupt(s, 2 if s.corruption <= WEAK_WOUND else 1)


@event("lure_of_the_ring", revealed)
def lure_of_the_ring(s: WarState) -> Steps:
    """Gollum knows the lure already: one point, nobody is drawn (C14)."""
    if s.guide == GOLLUM:
        fellowship.corrupt(s, 1)
        return
    person = yield from hunt.random_companion(s)
    answer = yield (seat_of(s, FREE), "card.option", (CORRUPTION, CHAR.code(person)))
    if answer == CORRUPTION:
        fellowship.corrupt(s, s.board.level[person])
    else:
        yield from company.lose_companion(s, person)


@event("the_breaking_of_the_fellowship", revealed)
def the_breaking_of_the_fellowship(s: WarState) -> Steps:
    """As many leave as the tile says; a die counts as a number (C15)."""
    if s.guide == GOLLUM:
        fellowship.corrupt(s, 1)
        return
    if (yield from staff_prevents(s)):
        return
    tile = yield from hunt.draw_tile(s)
    tile, _ = yield from redraw(s, tile, hunt.draw_tile)
    if has(s.board.eye_tiles | s.board.free_tiles, tile):
        tell(s, "hunt.void")
        return
    number = yield from hunt.tile_damage(s, tile, 0)
    if number:
        yield from _scatter(s, (yield from _who_leaves(s, number)))


def _who_leaves(s: WarState, number: int) -> Asking[int]:
    """The Free Peoples name them; if all must go nobody is asked."""
    return pick_persons(s, FREE, "card.character", s.company, least=number, most=number)


def _scatter(s: WarState, persons: int) -> Steps:
    """They stay where the Ring-bearers were seen; in Mordor nobody finds a way back (p. 43)."""
    company.leave(s, persons)
    characters = [name(CHAR.code(person)) for person in members(persons)]
    if s.mordor != OFF_TRACK:
        tell(s, "fellowship.lost_in_mordor", characters=characters)
    else:
        tell(s, "fellowship.separates", characters=characters)
        company.arrive(s, persons, s.fellowship)
    yield from company.appoint_guide(s)


# -- on the table -------------------------------------------------------------------------------


def _stays(s: WarState) -> None:
    """Nothing happens at once."""


for _name in ("worn_with_sorrow_and_toil", "flocks_of_crebain", "balrog_of_moria"):
    event(_name)(_stays)
for _name in ("the_palantir_of_orthanc", "wormtongue"):
    event(_name, saruman)(_stays)


# -- the Eye ------------------------------------------------------------------------------------


@event("the_lidless_eye")
def the_lidless_eye(s: WarState) -> Steps:
    """Up to three unused dice turn to Eyes."""

    def turn(code: int) -> None:
        s.dice[SHADOW][DIE.of(code)] -= 1
        s.hunt_shadow += 1
        tell(s, "card.lidless_eye", die=name(code), total=s.hunt_shadow)

    unused = [DIE.code(face) for face, number in enumerate(s.dice[SHADOW]) for _ in range(number)]
    yield from pick_some(seat_of(s, SHADOW), "card.die", unused, DONE, most=MOST_EYES, take=turn)
