"""The Shadow's Character deck, its cards in the order of the table: against the Ring-bearers, and the Nine.

Each is a short block: what it needs, how long it stays, what it is worth to bots, and what it does.
"""

from __future__ import annotations

from westmarch.core.asking import Asking, pick_some
from westmarch.core.chance import CHANCE
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members, set_of, where
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.marches import (
    Moved,
    armies,
    assault,
    captain_led,
    command,
    targets,
    wraiths_led,
)
from westmarch.games.war.cards.registry import Price, Steps, always, event
from westmarch.games.war.cards.verbs import (
    LIES_THERE,
    MOST_DICE,
    add_tile,
    besiegers,
    choose_region,
    nazgul_at,
    on_map,
    recruit_nazgul,
    roll,
    takes_unit,
    tile,
)
from westmarch.games.war.cards.worth import Counsel
from westmarch.games.war.ids import (
    CARD,
    CHAR,
    CHARACTER,
    CORRUPTION,
    DECK_MASKS,
    DIE,
    DONE,
    FREE,
    GOLLUM,
    HAND,
    HUNT,
    MOVE_MINIONS,
    NAZGUL,
    NONE,
    RECRUIT,
    REGION,
    ROHAN,
    SARUMAN,
    SHADOW,
    TILE,
    USE,
    WILL,
    WITCH_KING,
    Nation,
    Region,
    card,
    name,
    region,
)
from westmarch.games.war.rules import company, dice, fellowship, hunt, people, politics
from westmarch.games.war.rules.groups import pick_persons
from westmarch.games.war.rules.hand import decks_of, forget
from westmarch.games.war.rules.losses import card_hits
from westmarch.games.war.rules.table import discard_from_table
from westmarch.games.war.seats import held_by, leader, player_of_card
from westmarch.games.war.state import OFF_TRACK, WarState

FREE_CHARACTER_CARDS = DECK_MASKS[decks_of(FREE)[0]]
MORIA = region("moria")
SEATS_OF_ROHAN = set_of((region("edoras"), region("helms_deep")))


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


# -- Shelob's Lair, The Ring is Mine!, On, On They Went, Give it to Uss! --------------------------

TILE_TOLD = ("card.tile_waits", "card.tile_joins")


def _evil_tile(s: WarState, tile_name: str) -> None:
    add_tile(s, tile(tile_name))
    key = "card.tile_waits" if s.mordor == OFF_TRACK else "card.tile_joins"
    tell(s, key, tile=TILE.texts[tile(tile_name)])


def _evil_tile_worth(s: WarState, counsel: Counsel) -> float:
    return 1.5 if s.mordor == OFF_TRACK else 1.9


@event("shelobs_lair", tells=TILE_TOLD, keep=1.5, worth=_evil_tile_worth)
def shelobs_lair(s: WarState) -> None:
    _evil_tile(s, "shelobs_lair")


@event("the_ring_is_mine", tells=TILE_TOLD, keep=1.4, worth=_evil_tile_worth)
def the_ring_is_mine(s: WarState) -> None:
    _evil_tile(s, "ring_is_mine")


@event("on_on_they_went", tells=TILE_TOLD, keep=1.3, worth=_evil_tile_worth)
def on_on_they_went(s: WarState) -> None:
    _evil_tile(s, "on_on_they_went")


@event("give_it_to_uss", tells=TILE_TOLD, keep=1.4, worth=_evil_tile_worth)
def give_it_to_uss(s: WarState) -> None:
    _evil_tile(s, "give_it_to_uss")


# -- Orc Patrol, Isildur's Bane, Foul Thing from the Deep: a tile out of turn ---------------------


def _tile_worth(s: WarState, counsel: Counsel) -> float:
    damage, reveals = counsel.tile()
    return 0.3 + damage * (0.6 + 0.08 * s.corruption) + (0.3 * reveals if s.hidden else 0.0)


@event("orc_patrol", in_the_wild, keep=1.3, worth=_tile_worth)
def orc_patrol(s: WarState) -> Steps:
    return hunt.by_card(s)


@event("isildurs_bane", in_the_wild, keep=1.4, worth=_tile_worth)
def isildurs_bane(s: WarState) -> Steps:
    """No card on the table, no Guide and no casualty lowers the damage (C6)."""
    return hunt.by_card(s, no_reduction=True)


@event("foul_thing_from_the_deep", in_the_wild, keep=1.4, worth=_tile_worth)
def foul_thing_from_the_deep(s: WarState) -> Steps:
    """The casualty is taken at random and in its usual place (C7)."""
    return hunt.by_card(s, forced_casualty=True)


# -- Candles of Corpses ---------------------------------------------------------------------------


@event(
    "candles_of_corpses",
    in_the_wild,
    keep=1.4,
    worth=lambda s, counsel: (0.5 if s.guide == GOLLUM else 1.5) * (0.8 + 0.08 * s.corruption),
)
def candles_of_corpses(s: WarState) -> Steps:
    hits = yield from roll(s, SHADOW, 3, 6 if s.guide == GOLLUM else 4)
    fellowship.corrupt(s, hits)


# -- Nazgûl Search --------------------------------------------------------------------------------


@event(
    "nazgul_search",
    under_way,
    keep=1.0,
    worth=lambda s, counsel: 0.5 + 0.25 * min(4, s.progress) if s.hidden else -0.5,
)
def nazgul_search(s: WarState) -> Steps:
    yield from people.move_minions(s, only_nazgul=True)
    if nazgul_at(s, s.fellowship) and s.hidden:
        yield from fellowship.reveal(s)


# -- Cruel Weather --------------------------------------------------------------------------------


@event(
    "cruel_weather",
    under_way,
    tells=("card.weather",),
    keep=0.8,
    worth=lambda s, counsel: 0.9 if s.progress < 6 else 0.6,
)
def cruel_weather(s: WarState) -> Steps:
    """Only the figure moves, wherever a border is open; nobody is declared or revealed (C22)."""
    s.focus = s.fellowship
    to = yield from choose_region(s, player_of_card(s), s.board.adjacent[s.fellowship])
    s.fellowship = to
    tell(s, "card.weather", region=REGION.texts[to])


# -- The Nazgûl Strike! ---------------------------------------------------------------------------


@event(
    "the_nazgul_strike",
    under_way,
    keep=1.0,
    worth=lambda s, counsel: 0.3 + 0.3 * min(4, s.hunt_shadow) if s.hunt_shadow else -0.2,
)
def the_nazgul_strike(s: WarState) -> Steps:
    yield from people.move_minions(s, only_nazgul=True)
    if not nazgul_at(s, s.fellowship):
        return
    cards = CARD.codes_of(s.table[FREE] & FREE_CHARACTER_CARDS)
    answer = yield (player_of_card(s), "card.option", [NONE, HUNT, *cards])
    if answer == HUNT:
        yield from hunt.hunt_roll(s)
    elif answer != NONE:
        discard_from_table(s, CARD.of(answer))


# -- Morgul Wound ---------------------------------------------------------------------------------

WEAK_WOUND = 3
"""Highest Corruption at which a Morgul Wound still adds two."""


@event(
    "morgul_wound",
    revealed,
    keep=1.4,
    worth=lambda s, counsel: 2.0 if s.corruption <= WEAK_WOUND else 1.2 + 0.1 * s.corruption,
)
def morgul_wound(s: WarState) -> None:
    fellowship.corrupt(s, 2 if s.corruption <= WEAK_WOUND else 1)


# -- Lure of the Ring -----------------------------------------------------------------------------


@event("lure_of_the_ring", revealed, keep=1.2, worth=1.4)
def lure_of_the_ring(s: WarState) -> Steps:
    """Gollum knows the lure already: one point, nobody is drawn (C14)."""
    if s.guide == GOLLUM:
        fellowship.corrupt(s, 1)
        return
    person = yield from hunt.random_companion(s)
    answer = yield (leader(s, FREE), "card.option", (CORRUPTION, CHAR.code(person)))
    if answer == CORRUPTION:
        fellowship.corrupt(s, s.board.level[person])
    else:
        yield from company.lose_companion(s, person)


# -- The Breaking of the Fellowship ---------------------------------------------------------------


@event(
    "the_breaking_of_the_fellowship",
    revealed,
    keep=0.8,
    worth=lambda s, counsel: 0.9 if s.company.bit_count() >= 2 or s.guide == GOLLUM else 0.5,
)
def the_breaking_of_the_fellowship(s: WarState) -> Steps:
    """As many leave as the tile says; a die counts as a number (C15)."""
    if s.guide == GOLLUM:
        fellowship.corrupt(s, 1)
        return

    def leave(tile: int, card_used: bool) -> Steps:
        if has(s.board.eye_tiles | s.board.free_tiles, tile):
            tell(s, "hunt.void")
            return
        number = yield from hunt.tile_damage(s, tile, 0)
        if number:
            yield from _scatter(s, (yield from _who_leaves(s, number)))

    yield from hunt.carry_out(s, leave)


def _who_leaves(s: WarState, number: int) -> Asking[int]:
    """The Free Peoples name them; if all must go nobody is asked."""
    return pick_persons(s, leader(s, FREE), "card.character", s.company, least=number, most=number)


def _scatter(s: WarState, persons: int) -> Steps:
    """They stay where the Ring-bearers were seen; in Mordor nobody finds a way back (p. 43)."""
    company.leave(s, persons)
    characters = [CHAR.texts[person] for person in members(persons)]
    if s.mordor != OFF_TRACK:
        tell(s, "fellowship.lost_in_mordor", characters=characters)
    else:
        tell(s, "fellowship.separates", characters=characters)
        company.arrive(s, persons, s.fellowship)
    yield from company.appoint_guide(s)


# -- Worn with Sorrow and Toil --------------------------------------------------------------------

event("worn_with_sorrow_and_toil", on_table=always, marks=(lasting.IN_A_HAVEN,), keep=0.7, worth=0.9)(
    LIES_THERE
)


@lasting.after_casualty("worn_with_sorrow_and_toil")
def worn_with_sorrow_and_toil(s: WarState) -> Steps:
    """A casualty may cost a Free Character card: from the table, or at random from the hand (C16)."""
    options = CARD.codes_of(s.table[FREE] & FREE_CHARACTER_CARDS)
    if held_by(s, FREE) & FREE_CHARACTER_CARDS:
        options.append(HAND)
    if not options:
        return
    answer = yield (leader(s, SHADOW), "hunt.worn", [NONE, *options])
    if answer == NONE:
        return
    if answer != HAND:
        discard_from_table(s, CARD.of(answer))
        return
    outcome = yield (
        CHANCE,
        "hunt.worn_card",
        lambda: (CARD.codes_of(held_by(s, FREE) & FREE_CHARACTER_CARDS),),
    )
    number = CARD.of(outcome[0])
    for seat in s.seating.players[FREE]:
        s.hand[seat] &= ~just(number)
        forget(s, seat, just(number))
    s.played |= just(number)
    tell(s, "card.forced_discard", reveals=True, card=CARD.texts[number])


# -- Flocks of Crebain ----------------------------------------------------------------------------

event("flocks_of_crebain", on_table=always, marks=(lasting.IN_A_HAVEN,), keep=0.9, worth=1.0)(LIES_THERE)


@lasting.adds_to_hunt("flocks_of_crebain")
def flocks_of_crebain(s: WarState) -> Asking[int]:
    """One more on each die of a Hunt roll, the re-roll too."""
    if (yield (leader(s, SHADOW), "hunt.crebain", (USE, NONE))) == NONE:
        return 0
    discard_from_table(s, card("flocks_of_crebain"))
    return 1


# -- Balrog of Moria ------------------------------------------------------------------------------

event(
    "balrog_of_moria",
    on_table=always,
    marks=(lasting.FIGHTS,),
    lurks=just(MORIA),
    keep=0.7,
    worth=0.7,
)(LIES_THERE)


@lasting.waylays("balrog_of_moria")
def balrog_of_moria(s: WarState, ignore_reveal: bool) -> Steps:
    """He may strike at those who pass: one more tile, an Eye is void."""
    if (yield (leader(s, SHADOW), "hunt.balrog", (USE, NONE))) == NONE:
        return
    discard_from_table(s, card("balrog_of_moria"))

    def strike(number: int, card_used: bool) -> Steps:
        if has(s.board.eye_tiles, number):
            tell(s, "hunt.void")
            return
        yield from hunt.resolve(s, number, 0, card_used=card_used, ignore_reveal=ignore_reveal)

    yield from hunt.carry_out(s, strike)


# -- The Lidless Eye ------------------------------------------------------------------------------

MOST_EYES = 3


def _lidless_worth(s: WarState, counsel: Counsel) -> float:
    movers = s.dice[FREE][CHARACTER] + s.dice[FREE][WILL]
    if not s.hidden or not movers or s.hunt_shadow >= MOST_EYES:
        return -0.3
    return 0.4 + 0.2 * movers + (0.5 if s.mordor != OFF_TRACK else 0.0)


@event("the_lidless_eye", tells=("card.lidless_eye",), keep=0.8, worth=_lidless_worth)
def the_lidless_eye(s: WarState) -> Steps:
    """Up to three unused dice turn to Eyes."""

    def turn(code: int) -> None:
        s.dice[SHADOW][DIE.of(code)] -= 1
        s.hunt_shadow += 1
        tell(s, "card.lidless_eye", die=name(code), total=s.hunt_shadow)

    unused = [DIE.code(face) for face, number in enumerate(s.dice[SHADOW]) for _ in range(number)]
    yield from pick_some(player_of_card(s), "card.die", unused, DONE, most=MOST_EYES, take=turn)


# -- Dreadful Spells ------------------------------------------------------------------------------


def _victims(s: WarState, at: Region) -> int:
    """Free armies where the Shadow army is, or next to it; behind walls or not (G9)."""
    return s.occupied[FREE] & (s.board.adjacent[at] | just(at))


def _casters(s: WarState) -> int:
    return where(lambda at: nazgul_at(s, at) and _victims(s, at), s.occupied[SHADOW])


def _spells_worth(s: WarState, counsel: Counsel) -> float:
    best = 0.0
    for at in members(_casters(s)):
        hits = min(MOST_DICE, nazgul_at(s, at)) * 0.33
        best = max(best, *(hits * (1.0 + 0.5 * s.board.points[to]) for to in members(_victims(s, at))))
    return best


@event("dreadful_spells", lambda s: bool(_casters(s)), keep=0.8, worth=_spells_worth)
def dreadful_spells(s: WarState) -> Steps:
    """No attack: nobody reacts, Companions survive, an emptied Stronghold falls to its besiegers (G7-G9)."""
    at = s.focus = yield from choose_region(s, player_of_card(s), _casters(s), "card.army")
    target = yield from choose_region(s, player_of_card(s), _victims(s, at))
    hits = yield from roll(s, SHADOW, nazgul_at(s, at), 5)
    yield from card_hits(s, FREE, target, hits)


# -- Grond, Hammer of the Underworld --------------------------------------------------------------


def _captain_besieges(s: WarState) -> bool:
    return on_map(s, WITCH_KING) and has(besiegers(s), s.where[WITCH_KING])


@event("grond_hammer_of_the_underworld", _captain_besieges, keep=0.8, worth=2.6)
def grond_hammer_of_the_underworld(s: WarState) -> Steps:
    """The army of the Witch-king storms; without a nation at war it cannot (G10)."""
    at = s.where[WITCH_KING]
    if has(targets(s, at, captain_led), at):
        yield from assault(s, at, captain_led)


# -- The Palantír of Orthanc ----------------------------------------------------------------------

event(
    "the_palantir_of_orthanc",
    on_table=saruman,
    marks=(lasting.DRAWS_AFTER,),
    price=Price(lambda s: dice.ONLY_WILL, ring=True),
    keep=0.8,
    worth=1.1,
)(LIES_THERE)


# -- Wormtongue -----------------------------------------------------------------------------------

event(
    "wormtongue",
    on_table=saruman,
    keep=0.5,
    worth=lambda s, counsel: 0.9 if not has(s.active, ROHAN) else -0.5,
)(LIES_THERE)


@lasting.lets_rouse("wormtongue")
def only_three_things_rouse_rohan(s: WarState, nation: Nation, how: int, at: Region) -> bool:
    """A Companion; or, at Edoras or Helm's Deep, an attack or the Ring-bearers declared."""
    if nation != ROHAN or how == politics.COMPANION:
        return True
    return how in (politics.DECLARED, politics.ATTACKED) and at >= 0 and has(SEATS_OF_ROHAN, at)


@lasting.roused("wormtongue")
def wormtongue_is_driven_out(s: WarState, nation: Nation) -> None:
    if nation == ROHAN:
        discard_from_table(s, card("wormtongue"))


# -- The Ringwraiths are Abroad -------------------------------------------------------------------

MOST_MOVES = 2


def _ride_worth(s: WarState, counsel: Counsel) -> float:
    led = [at for at, (_, _, lead) in counsel.force(SHADOW).items() if lead]
    return 0.5 + 0.8 * max((counsel.order(SHADOW, at) for at in led), default=0.0)


@event("the_ringwraiths_are_abroad", keep=1.0, worth=_ride_worth)
def the_ringwraiths_are_abroad(s: WarState) -> Steps:
    """Nazgûl fly; then two armies with Nazgûl move, or one attacks; those who flew may lead them (C35)."""
    yield from people.move_minions(s, only_nazgul=True)
    moved: Moved = []
    while len(moved) < MOST_MOVES:
        starts = armies(s, wraiths_led, moved, may_attack=not moved)
        if not starts:
            return
        answer = yield (player_of_card(s), "card.army", [DONE, *REGION.codes_of(starts)])
        if answer == DONE:
            return
        if (yield from command(s, REGION.of(answer), wraiths_led, moved, may_attack=not moved)):
            return


# -- The Black Captain Commands -------------------------------------------------------------------


@event("the_black_captain_commands", lambda s: on_map(s, WITCH_KING), keep=1.0, worth=_ride_worth)
def the_black_captain_commands(s: WarState) -> Steps:
    """Both parts are optional (C34); he may fly to an army and lead it on (C35)."""
    options = [NONE, MOVE_MINIONS]
    if s.reserve[NAZGUL] and takes_unit(s, SHADOW, s.where[WITCH_KING]):
        options.append(RECRUIT)
    answer = yield (player_of_card(s), "card.option", options)
    if answer == RECRUIT:
        recruit_nazgul(s, s.where[WITCH_KING], 2)
    elif answer == MOVE_MINIONS:
        yield from people.move_minions(s, only_nazgul=True)
    at = s.where[WITCH_KING]
    if not has(armies(s, captain_led, [], may_attack=True), at):
        return
    if (yield (player_of_card(s), "card.army", (DONE, REGION.code(at)))) != DONE:
        yield from command(s, at, captain_led, [], may_attack=True)
