"""What several cards do, of either side: ask, throw dice, strike, bring figures, draw, rouse a nation.

How cards lead armies stands in ``marches``.
"""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.asking import Asking, ask, ask_value
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members, where
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.cards.registry import Effect, Steps
from westmarch.games.war.control import at_war, free_for, inside
from westmarch.games.war.figures import count, persons_at
from westmarch.games.war.ids import (
    ARAGORN,
    COMPANION_MASK,
    FIGURE,
    FREE,
    MOVE_COMPANIONS,
    NATION_OF,
    NAZGUL,
    REGION,
    REGIONS,
    SEPARATE,
    SHADOW,
    SHADOW_NATIONS,
    SIDE_TEXTS,
    STRIDER,
    TILES,
    UNIT_KINDS,
    WITCH_KING,
    Nation,
    Person,
    Region,
    Seat,
    Side,
    elite,
    leader,
    regular,
)
from westmarch.games.war.rules import actions, company, forces, muster, people, politics, throws
from westmarch.games.war.rules.hand import decks_of, draw, trim_hand
from westmarch.games.war.rules.losses import suffer
from westmarch.games.war.rules.mixed_armies import note_nation
from westmarch.games.war.seats import owner, player_of_card
from westmarch.games.war.state import OFF_TRACK, WarState

MOST_DICE = 5


# -- asking and throwing --------------------------------------------------------------------------


def choose(s: WarState, seat: Seat, kind: str, options: Sequence[int]) -> Asking[int]:
    """One of the options; a single one is not asked for."""
    return ask(seat, kind, options)


def choose_region(s: WarState, seat: Seat, places: int, kind: str = "card.region") -> Asking[int]:
    """One region of a set that is not empty."""
    return ask_value(seat, kind, REGION, members(places))


def roll(s: WarState, side: Side, number: int, need: int) -> Asking[int]:
    """Dice of an Event card, at most five (K3); gives how many show at least ``need``."""
    pips = yield from throws.throw(s, side, min(MOST_DICE, number), "card.roll")
    hits = sum(value >= need for value in pips)
    tell(s, "card.roll", dice=[f"pips:{value}" for value in pips], **throws.needed(need), n=hits)
    return hits


# -- who is where ---------------------------------------------------------------------------------


def on_map(s: WarState, person: Person) -> bool:
    return s.where[person] < len(REGIONS)


def heir(s: WarState) -> int:
    """Strider or Aragorn on the map, or -1."""
    return next((person for person in (STRIDER, ARAGORN) if on_map(s, person)), -1)


def companion_in(s: WarState, regions: int) -> bool:
    """Whether any Companion stands in one of the regions."""
    return any(persons_at(s, at) & COMPANION_MASK for at in members(regions))


def armies_with_companion(s: WarState) -> int:
    """Regions with a Free army that a Companion is with, besieged or not (G9)."""
    return where(lambda at: persons_at(s, at) & COMPANION_MASK, s.occupied[FREE])


def nazgul_at(s: WarState, at: Region) -> int:
    """Nazgûl in a region, the Witch-king among them (p. 24, G5)."""
    return count(s, at, NAZGUL) + (s.where[WITCH_KING] == at)


def besiegers(s: WarState) -> int:
    """Regions where a Shadow army lays siege to a Stronghold."""
    return s.besieged & s.occupied[SHADOW] & ~inside(s, SHADOW)


def shadow_at_war(s: WarState) -> bool:
    return all(at_war(s, nation) for nation in SHADOW_NATIONS)


# -- nothing now, a tile, a nation, a card ---------------------------------------------------------


def nothing(s: WarState) -> None:
    """The card only lies on the table; what it does there stands beside it."""


LIES_THERE: Effect = nothing


def add_tile(s: WarState, number: int) -> None:
    """A special tile waits for the Mordor Track, or joins the Hunt Pool at once if they are there (p. 40)."""
    if s.mordor == OFF_TRACK:
        s.specials |= just(number)
    else:
        s.tiles |= just(number)


def tile(name: str) -> int:
    return TILES.index(name)


def draw_strategy(s: WarState, number: int) -> Steps:
    """The Free Peoples draw; all cards are drawn before the hand is counted (G12)."""
    seat, strategy = player_of_card(s), decks_of(FREE)[1]
    for _ in range(number):
        yield from draw(s, seat, strategy)
    yield from trim_hand(s, seat)


def rouse(s: WarState, nation: Nation) -> None:
    politics.activate(s, nation, politics.CARD)


def urge(s: WarState, nation: Nation) -> None:
    politics.advance(s, nation, politics.BY_CARD)
    note_nation(s, just(nation))


# -- Companions -----------------------------------------------------------------------------------


def separate(s: WarState, extra: int, level: int = 0, into_siege: bool = False) -> Steps:
    """One Companion or one group leaves; on the Mordor Track for good (p. 43)."""
    if s.company:
        persons = yield from actions.choose_companions(s)
        yield from company.separate(s, player_of_card(s), persons, extra, level, into_siege)


def separate_or_move(s: WarState, extra: int, level: int) -> Steps:
    """One group, out of the Fellowship or on the map; it may end in a Stronghold under siege."""
    options = [SEPARATE] if s.company else []
    if people.movable_companions(s):
        options.append(MOVE_COMPANIONS)
    if not options:
        return
    if (yield from choose(s, player_of_card(s), "card.option", options)) == SEPARATE:
        yield from separate(s, extra, level, into_siege=True)
    else:
        yield from people.move_companions(s, 1, extra, level, into_siege=True)


# -- battles --------------------------------------------------------------------------------------


def at_the_ring_bearers(s: WarState, b: Battle, side: Side) -> bool:
    """Where their figure stands, which is nowhere on the map once they are on the Mordor Track (K16)."""
    return s.mordor == OFF_TRACK and b.at == s.fellowship


def elites_fight(s: WarState, b: Battle, side: Side) -> bool:
    return bool(forces.elites(s, b, side))


def extra_attack(s: WarState, b: Battle, side: Side, number: int, need: int) -> Steps:
    """No re-roll, no modifiers of the enemy's card; losses at once (p. 29, K2)."""
    pips = yield from throws.throw(s, side, min(MOST_DICE, number), "combat.roll")
    hits = sum(value >= need for value in pips)
    dice = [f"pips:{value}" for value in pips]
    tell(s, "battle.roll", side=SIDE_TEXTS[side], dice=dice, **throws.needed(need), n=hits)
    yield from extra_hits(s, b, side, hits)


def extra_hits(s: WarState, b: Battle, side: Side, hits: int) -> Steps:
    enemy = 1 - side
    b.extra_hits[side] += hits
    yield from suffer(s, enemy, b.region_of(enemy), hits, forces.rear_of(b, enemy))


# -- recruiting (p. 27): also for nations not at war and inside a besieged Stronghold ---------------


def open_for_recruits(s: WarState, side: Side) -> int:
    """Regions where a card can place figures: free ones, and own Strongholds under siege (G6)."""
    return free_for(s, side) | inside(s, side)


def takes_unit(s: WarState, side: Side, at: Region) -> bool:
    return has(open_for_recruits(s, side), at)


def recruit_unit(s: WarState, nation: Nation, at: Region) -> Steps:
    """One Regular or Elite of a Free nation, the player's choice, if the region can take it."""
    kinds = [FIGURE.code(kind) for kind in (regular(nation), elite(nation)) if s.reserve[kind]]
    if kinds and takes_unit(s, FREE, at):
        s.focus = at
        muster.recruit(s, at, FIGURE.of((yield from choose(s, player_of_card(s), "card.figure", kinds))))


def recruit_leader(s: WarState, nation: Nation, at: Region) -> None:
    """One Leader; never alone, so only where there are units (p. 7)."""
    if takes_unit(s, FREE, at) and s.strength[FREE][at]:
        muster.recruit(s, at, leader(nation))


def recruit_both(s: WarState, nation: Nation, at: Region) -> Steps:
    yield from recruit_unit(s, nation, at)
    recruit_leader(s, nation, at)


def recruit_nazgul(s: WarState, at: Region, number: int) -> None:
    if takes_unit(s, SHADOW, at):
        muster.recruit(s, at, NAZGUL, number)


class Order:
    """Units of the Shadow that a card wants in one region, each of one of these kinds."""

    __slots__ = ("at", "kinds", "number")

    def __init__(self, at: Region, number: int, *kinds: int) -> None:
        self.at = at
        self.number = number
        self.kinds = kinds

    def wanted(self, s: WarState) -> int:
        return self.number if takes_unit(s, SHADOW, self.at) and self.available(s) else 0

    def available(self, s: WarState) -> list[int]:
        """Kinds that there are; each player recruits only for nations of his own (p. 45)."""
        seat = player_of_card(s)
        return [kind for kind in self.kinds if s.reserve[kind] and owner(s, NATION_OF[kind]) == seat]


def recruit(s: WarState, *orders: Order) -> Steps:
    """All that is ordered, as far as the figures go round (p. 22); if too few the player says where."""
    while True:
        left = [order for order in orders if order.wanted(s)]
        if not left:
            return
        order = left[0]
        short = _too_few(s, left)
        if short and len(left) > 1:
            places = [REGION.code(each.at) for each in left]
            at = REGION.of((yield (player_of_card(s), "card.region", places)))
            order = next(each for each in left if each.at == at)
        s.focus = order.at
        kinds = order.available(s)
        number = 1 if short or len(kinds) > 1 else order.wanted(s)
        kind = yield from choose(s, player_of_card(s), "card.figure", [FIGURE.code(each) for each in kinds])
        muster.recruit(s, order.at, FIGURE.of(kind), number)
        order.number -= number


def _too_few(s: WarState, orders: list[Order]) -> bool:
    """Whether two orders may want the same last figure."""
    for kind in range(UNIT_KINDS):
        sharing = [order.wanted(s) for order in orders if kind in order.kinds]
        if len(sharing) > 1 and sum(sharing) > s.reserve[kind]:
            return True
    return False


def recruit_in_each(s: WarState, regions: int, places: int, kind: int, number: int) -> Steps:
    """So many figures in each of some different regions, fewer if there are fewer (C32)."""
    while places and s.reserve[kind]:
        regions &= open_for_recruits(s, SHADOW)
        if not regions:
            return
        at = members(regions)[0]
        if regions.bit_count() > places or regions.bit_count() * number > s.reserve[kind]:
            at = yield from choose_region(s, player_of_card(s), regions)
        muster.recruit(s, at, kind, number)
        regions &= ~just(at)
        places -= 1
