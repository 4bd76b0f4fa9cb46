"""The Free Peoples' Character deck, its cards in the order of the table.

Each is a short block: what it needs, how long it stays, what it is worth to bots, and what it does.
"""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import tell
from westmarch.core.sets import has, just, set_of, where
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.registry import Steps, always, event
from westmarch.games.war.cards.verbs import (
    LIES_THERE,
    add_tile,
    armies_with_companion,
    choose,
    choose_region,
    companion_in,
    draw_strategy,
    heir,
    on_map,
    recruit_unit,
    roll,
    rouse,
    separate,
    separate_or_move,
    tile,
    urge,
)
from westmarch.games.war.cards.worth import DRAW, Counsel, healing, levy
from westmarch.games.war.control import free_for, holder, unconquered
from westmarch.games.war.figures import count, persons_at, put, take
from westmarch.games.war.ids import (
    BOROMIR,
    CARD,
    CHARACTER,
    COMPANION_MASK,
    DWARVES,
    ELVES,
    FIGURE,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GIMLI,
    GOLLUM,
    GONDOR,
    LEGOLAS,
    NATION,
    NAZGUL,
    NONE,
    NORTH,
    NUMBER,
    REGION,
    ROHAN,
    SARUMAN,
    SHADOW,
    SIDE_TEXTS,
    STRIDER,
    TILE,
    USE,
    WILL,
    WITCH_KING,
    Region,
    card,
    elite,
    region,
    regular,
)
from westmarch.games.war.rules import (
    actions,
    arrivals,
    company,
    events,
    fellowship,
    hunt,
    muster,
    politics,
    settlements,
    throws,
)
from westmarch.games.war.rules.groups import all_of, move_group, pick_persons
from westmarch.games.war.rules.hunt_cards import hold, put_back
from westmarch.games.war.rules.losses import card_hits, eliminate, kill
from westmarch.games.war.rules.mixed_armies import note_nation, rests
from westmarch.games.war.rules.table import barred, discard_from_table
from westmarch.games.war.seats import commander, leader, owner, player_of_card, player_of_minion
from westmarch.games.war.state import OFF_TRACK, WarState

LORIEN, ORTHANC, FANGORN = region("lorien"), region("orthanc"), region("fangorn")
NORTHERN_HALLS = set_of(region(place) for place in ("dale", "erebor", "woodland_realm"))
COASTS = set_of(region(place) for place in ("erech", "lamedon", "pelargir"))
ANY_NUMBER = 99


# -- Elven Cloaks, Elven Rope, Phial of Galadriel, Sméagol helps Nice Master ----------------------


def _gift(s: WarState, tile_name: str) -> None:
    add_tile(s, tile(tile_name))
    tell(s, "card.fellowship_tile", tile=TILE.texts[tile(tile_name)])


def _gift_worth(s: WarState, counsel: Counsel) -> float:
    return 1.5 if s.mordor == OFF_TRACK else 1.3


@event("elven_cloaks", tells=("card.fellowship_tile",), keep=1.5, worth=_gift_worth)
def elven_cloaks(s: WarState) -> None:
    _gift(s, "elven_cloaks")


@event("elven_rope", tells=("card.fellowship_tile",), keep=1.5, worth=_gift_worth)
def elven_rope(s: WarState) -> None:
    _gift(s, "elven_rope")


@event("phial_of_galadriel", tells=("card.fellowship_tile",), keep=1.6, worth=_gift_worth)
def phial_of_galadriel(s: WarState) -> None:
    _gift(s, "phial_of_galadriel")


@event("smeagol_helps_nice_master", tells=("card.fellowship_tile",), keep=1.5, worth=_gift_worth)
def smeagol_helps_nice_master(s: WarState) -> None:
    _gift(s, "smeagol_helps")


# -- Mithril Coat and Sting -----------------------------------------------------------------------

event("mithril_coat_and_sting", on_table=always, keep=1.5)(LIES_THERE)


@lasting.redraws_tile("mithril_coat_and_sting")
def mithril_coat_and_sting(s: WarState, number: int) -> Asking[int]:
    """A second tile instead of the one drawn, which goes back when the second is carried out."""
    s.due = number  # the tile that the question is about
    if (yield (leader(s, FREE), "hunt.mithril", (USE, NONE))) == NONE:
        return -1
    discard_from_table(s, card("mithril_coat_and_sting"))
    hold(s, number)
    return (yield from hunt.draw_tile(s))


# -- Axe and Bow, Horn of Gondor ------------------------------------------------------------------

event(
    "axe_and_bow",
    on_table=lambda s: bool(s.company & set_of((GIMLI, LEGOLAS))),
    marks=(lasting.SHIELDS,),
    keep=1.3,
)(LIES_THERE)

event(
    "horn_of_gondor",
    on_table=lambda s: has(s.company, BOROMIR),
    marks=(lasting.SHIELDS,),
    keep=1.3,
)(LIES_THERE)


# -- Wizard's Staff -------------------------------------------------------------------------------

event("wizards_staff", on_table=lambda s: has(s.company, GANDALF_GREY), keep=1.4)(LIES_THERE)


@lasting.prevents_tile("wizards_staff")
def wizards_staff(s: WarState) -> Asking[bool]:
    """Before a tile is drawn, it is not."""
    if (yield (leader(s, FREE), "hunt.staff", (USE, NONE))) == NONE:
        return False
    discard_from_table(s, card("wizards_staff"))
    return True


# -- Athelas --------------------------------------------------------------------------------------


@event("athelas", keep=1.2, worth=lambda s, counsel: healing(s, counsel, 2.0 if s.guide == STRIDER else 1.0))
def athelas(s: WarState) -> Steps:
    """Three dice; Strider as the Guide knows the herb better."""
    fellowship.heal(s, (yield from roll(s, FREE, 3, 3 if s.guide == STRIDER else 5)))


# -- There is Another Way -------------------------------------------------------------------------


def _another_way_worth(s: WarState, counsel: Counsel) -> float:
    more = 0.0
    if s.guide == GOLLUM:
        more = max(0.0, counsel.moving()) if s.hidden else 2.0
    return healing(s, counsel, 1.0) + more


@event("there_is_another_way", keep=1.0, worth=_another_way_worth)
def there_is_another_way(s: WarState) -> Steps:
    """With Gollum they may also hide, or move; the die that paid stays out of the Hunt Box (C8)."""
    fellowship.heal(s, 1)
    if s.guide != GOLLUM or (yield (player_of_card(s), "card.option", (USE, NONE))) == NONE:
        return
    if s.hidden:
        yield from actions.move_fellowship(s)
    else:
        fellowship.hide(s)


# -- I Will Go Alone ------------------------------------------------------------------------------


def _alone_worth(s: WarState, counsel: Counsel) -> float:
    return healing(s, counsel, 1.0) + (-0.6 if s.mordor != OFF_TRACK else max(-0.5, counsel.leaving()))


@event("i_will_go_alone", lambda s: bool(s.company), keep=0.8, worth=_alone_worth)
def i_will_go_alone(s: WarState) -> Steps:
    yield from separate(s, extra=1)
    fellowship.heal(s, 1)


# -- Bilbo's Song ---------------------------------------------------------------------------------


@event(
    "bilbos_song", keep=1.0, worth=lambda s, counsel: healing(s, counsel, 2.0 if s.guide == GOLLUM else 1.0)
)
def bilbos_song(s: WarState) -> None:
    fellowship.heal(s, 2 if s.guide == GOLLUM else 1)


# -- Mirror of Galadriel --------------------------------------------------------------------------


@event(
    "mirror_of_galadriel",
    tells=("card.mirror",),
    keep=0.5,
    worth=lambda s, counsel: 0.5 if s.dice[FREE][CHARACTER] else -0.5,
)
def mirror_of_galadriel(s: WarState) -> None:
    """An unused die, so not the one that paid (C9)."""
    if s.dice[FREE][CHARACTER]:
        s.dice[FREE][CHARACTER] -= 1
        s.dice[FREE][WILL] += 1
        tell(s, "card.mirror", die="die:character", face="die:will_of_the_west")
    if s.mordor == OFF_TRACK and s.fellowship == LORIEN and has(unconquered(s, FREE), LORIEN):
        fellowship.heal(s, 1)


# -- Challenge of the King ------------------------------------------------------------------------


def _heir_nation(s: WarState) -> int:
    person = heir(s)
    return s.board.nation[s.where[person]] if person >= 0 else -1


def _king_can_challenge(s: WarState) -> bool:
    """With an army, besieged or not (G9)."""
    return _heir_nation(s) in (GONDOR, ROHAN) and bool(s.strength[FREE][s.where[heir(s)]])


def _challenge_worth(s: WarState, counsel: Counsel) -> float:
    eyes = (s.tiles & s.board.eye_tiles).bit_count()
    return 0.3 * eyes if s.tiles.bit_count() > 6 else -0.5


@event(
    "challenge_of_the_king",
    _king_can_challenge,
    tells=("card.challenge_answered", "card.challenge_failed"),
    keep=0.7,
    worth=_challenge_worth,
)
def challenge_of_the_king(s: WarState) -> Steps:
    """Three tiles without a Hunt, kept in hand until all are seen: none of them is drawn twice (p. 40)."""
    drawn = 0
    for _ in range(3):
        number = yield from hunt.draw_tile(s)
        hold(s, number)
        drawn |= just(number)
    eyes = drawn & s.board.eye_tiles
    put_back(s, drawn if eyes == drawn else drawn & ~eyes)
    if eyes == drawn:
        tell(s, "card.challenge_failed")
        eliminate(s, heir(s))
    else:
        tell(s, "card.challenge_answered", n=eyes.bit_count())


# -- Gwaihir the Windlord, We Prove the Swifter ---------------------------------------------------


def _wings_worth(s: WarState, counsel: Counsel) -> float:
    if s.mordor != OFF_TRACK:
        return counsel.walking() - 0.2
    return max(counsel.leaving(), counsel.walking()) - 0.1


@event("gwaihir_the_windlord", keep=0.6, worth=_wings_worth)
def gwaihir_the_windlord(s: WarState) -> Steps:
    return separate_or_move(s, extra=0, level=4)


@event("we_prove_the_swifter", keep=0.5, worth=_wings_worth)
def we_prove_the_swifter(s: WarState) -> Steps:
    return separate_or_move(s, extra=2, level=0)


# -- There and Back Again -------------------------------------------------------------------------


def _in_the_north(s: WarState) -> bool:
    """Gimli or Legolas, who need not have moved now."""
    return any(on_map(s, person) and has(NORTHERN_HALLS, s.where[person]) for person in (GIMLI, LEGOLAS))


@event(
    "there_and_back_again",
    keep=0.5,
    worth=lambda s, counsel: 1.5 if _in_the_north(s) else -0.5,
    nations=(DWARVES, ELVES, NORTH),
)
def there_and_back_again(s: WarState) -> Steps:
    """Rousing comes before the step to war (C33)."""
    yield from separate(s, extra=1)
    if _in_the_north(s):
        for nation in (DWARVES, NORTH):
            rouse(s, nation)
        for nation in (DWARVES, ELVES, NORTH):
            urge(s, nation)


# -- The Eagles are Coming! -----------------------------------------------------------------------


def _eagles_targets(s: WarState) -> int:
    """Shadow armies with Nazgûl in or beside the region of a Free army with a Companion."""
    friends = armies_with_companion(s)

    def near(at: Region) -> bool:
        return bool((just(at) | s.board.adjacent[at]) & friends)

    return where(lambda at: count(s, at, NAZGUL) and near(at), s.occupied[SHADOW])


@event("the_eagles_are_coming", lambda s: bool(_eagles_targets(s)), keep=0.7, worth=1.0)
def the_eagles_are_coming(s: WarState) -> Steps:
    """The Witch-king is not hunted here; where the others flee to is the Shadow's choice (C12)."""
    at = s.focus = yield from choose_region(s, player_of_card(s), _eagles_targets(s), "card.army")
    number = count(s, at, NAZGUL)
    slain = yield from roll(s, FREE, number, 5)
    if slain:
        kill(s, at, NAZGUL, slain)
        tell(s, "army.losses", region=REGION.texts[at], figure=FIGURE.texts[NAZGUL], n=slain)
    left = number - slain
    havens = arrivals.sauron_strongholds(s) & ~just(at)
    if left and havens:
        to = yield from choose_region(s, player_of_minion(s, WITCH_KING), havens)
        take(s, at, NAZGUL, left)
        put(s, to, NAZGUL, left)
        tell(s, "nazgul.fly", n=left, origin=REGION.texts[at], region=REGION.texts[to])


# -- The Ents Awake: Treebeard, Huorns, Entmoot ---------------------------------------------------


def _ents_listen(s: WarState) -> bool:
    return on_map(s, GANDALF_WHITE) and companion_in(s, just(FANGORN))


def _ents_worth(s: WarState, counsel: Counsel) -> float:
    if s.strength[SHADOW][ORTHANC]:
        return 1.5
    return 3.0 if s.where[SARUMAN] == ORTHANC else 0.0


@event("the_ents_awake_treebeard", _ents_listen, keep=0.8, worth=_ents_worth)
@event("the_ents_awake_huorns", _ents_listen, keep=0.8, worth=_ents_worth)
@event("the_ents_awake_entmoot", _ents_listen, keep=0.8, worth=_ents_worth)
def the_ents_awake(s: WarState) -> Steps:
    """It counts as an attack for the Political Track (p. 35); nobody is needed in Orthanc (C10)."""
    if s.strength[SHADOW][ORTHANC]:
        politics.attacked(s, settlements.nations_in(s, SHADOW, ORTHANC), ORTHANC)
        hits = yield from roll(s, FREE, 3, 4)
        yield from card_hits(s, SHADOW, ORTHANC, hits, all_die=True)
    elif s.where[SARUMAN] == ORTHANC:
        eliminate(s, SARUMAN)
    rider = s.where[GANDALF_WHITE]
    if rider == FANGORN or s.board.nation[rider] == ROHAN:
        yield from _play_another(s)


def _play_another(s: WarState) -> Steps:
    """One more Character card without a die. Asked also of an empty hand, which the enemy cannot see."""
    answer = yield (
        player_of_card(s),
        "card.card",
        lambda: [NONE, *CARD.codes_of(events.playable(s, player_of_card(s), just(CHARACTER)))],
    )
    if answer != NONE:
        yield from events.resolve(s, player_of_card(s), CARD.of(answer))


# -- Dead Men of Dunharrow ------------------------------------------------------------------------


@event(
    "dead_men_of_dunharrow",
    lambda s: _heir_nation(s) == ROHAN,
    tells=("card.the_dead",),
    keep=0.6,
    worth=0.9,
    nations=(GONDOR,),
)
def dead_men_of_dunharrow(s: WarState) -> Steps:
    """The heir may ride out of a besieged Stronghold, with whomever he likes (C11)."""
    hero = heir(s)
    start = s.focus = s.where[hero]
    to = yield from choose_region(s, player_of_card(s), COASTS)
    others = persons_at(s, start) & COMPANION_MASK & ~just(hero)
    friends = yield from pick_persons(s, player_of_card(s), "card.who", others)
    company.arrive(s, just(hero) | friends, to)
    if s.strength[SHADOW][to]:
        yield from _the_dead_strike(s, to)
    yield from _men_of_lamedon(s, to)


def _the_dead_strike(s: WarState, at: Region) -> Steps:
    """An attack for the Political Track (p. 35); one die says how many hits."""
    politics.attacked(s, settlements.nations_in(s, SHADOW, at), at)
    (hits,) = yield from throws.throw(s, FREE, 1, "card.roll")
    tell(s, "card.the_dead", n=hits, region=REGION.texts[at])
    yield from card_hits(s, SHADOW, at, hits, all_die=True)
    if s.strength[SHADOW][at]:
        yield from _flee(s, at)


def _flee(s: WarState, at: Region) -> Steps:
    """What is left must retreat, as after a battle (p. 31), or dies."""
    ways = s.board.adjacent[at] & free_for(s, SHADOW) & ~barred(s, SHADOW)
    if not ways:
        yield from card_hits(s, SHADOW, at, ANY_NUMBER, all_die=True)
        return
    s.focus = at
    to = yield from choose_region(s, commander(s, SHADOW, at), ways)
    move_group(s, SHADOW, at, to, all_of(s, SHADOW, at))
    tell(s, "battle.retreat", side=SIDE_TEXTS[SHADOW], region=REGION.texts[to])
    settlements.army_enters(s, SHADOW, to)


def _men_of_lamedon(s: WarState, at: Region) -> Steps:
    """Up to three Regulars, who also take the settlement back; none leaves it as it is (C11)."""
    s.focus = at
    most = min(3, s.reserve[regular(GONDOR)])
    options = [NUMBER.code(number) for number in range(most + 1)]
    number = NUMBER.of((yield from choose(s, player_of_card(s), "card.number", options)))
    if number:
        muster.recruit(s, at, regular(GONDOR), number)
        if s.board.settlement[at] and holder(s, at) == SHADOW:
            settlements.capture(s, FREE, at)


# -- House of the Stewards ------------------------------------------------------------------------


@event(
    "house_of_the_stewards",
    lambda s: on_map(s, BOROMIR) and s.board.nation[s.where[BOROMIR]] == GONDOR,
    keep=0.6,
    worth=levy(GONDOR, "minas_tirith", more=2 * DRAW),
    nations=(GONDOR,),
)
def house_of_the_stewards(s: WarState) -> Steps:
    yield from recruit_unit(s, GONDOR, s.where[BOROMIR])
    yield from draw_strategy(s, 2)


# -- The Grey Company -----------------------------------------------------------------------------


def _heir_with_army(s: WarState) -> bool:
    person = heir(s)
    return person >= 0 and bool(s.strength[FREE][s.where[person]])


@event("the_grey_company", _heir_with_army, keep=0.6, worth=0.9)
def the_grey_company(s: WarState) -> Steps:
    """The Regular is lost for good; without an Elite of its nation nobody is (C13)."""
    at = s.focus = s.where[heir(s)]
    options = [
        NATION.code(nation)
        for nation in FREE_NATIONS
        if owner(s, nation) == player_of_card(s)
        and count(s, at, regular(nation))
        and s.reserve[elite(nation)]
        and rests(s, player_of_card(s), at, just(nation)) is None
    ]
    if options:
        nation = NATION.of((yield from choose(s, player_of_card(s), "card.nation", options)))
        muster.promote(s, at, nation, 1)
        note_nation(s, just(nation))
    yield from draw_strategy(s, 2)
