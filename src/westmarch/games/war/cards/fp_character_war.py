"""Cards of the Free Peoples' character deck that strike at the enemy: the King's challenge, Eagles,
Ents and the Dead."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import just, members, set_of
from westmarch.games.war.cards.registry import Steps, event
from westmarch.games.war.cards.verbs_free import (
    armies_with_companion,
    choose,
    choose_companions,
    choose_region,
    companion_in,
    heir,
    roll,
)
from westmarch.games.war.control import free_for, holder
from westmarch.games.war.figures import count, put, take
from westmarch.games.war.ids import (
    CARD,
    CHARACTER,
    COMPANION_MASK,
    FIGURE,
    FREE,
    GANDALF_WHITE,
    GONDOR,
    NAZGUL,
    NONE,
    NUMBER,
    REGION,
    REGIONS,
    ROHAN,
    SARUMAN,
    SHADOW,
    SIDES,
    name,
    region,
    regular,
)
from westmarch.games.war.rules import arrivals, company, events, hunt, muster, politics, settlements, throws
from westmarch.games.war.rules.groups import everyone, move_group
from westmarch.games.war.rules.hunt_cards import hold
from westmarch.games.war.rules.losses import card_hits, eliminate, kill, seat_of
from westmarch.games.war.rules.table import barred
from westmarch.games.war.state import WarState

EVENT_KEYS = ("card.challenge_answered", "card.challenge_failed", "card.the_dead")

ORTHANC, FANGORN = region("orthanc"), region("fangorn")
_COASTS = set_of((region("erech"), region("lamedon"), region("pelargir")))
MOST_DICE = 5
ANY_NUMBER = 99


# -- Challenge of the King ------------------------------------------------------------------------


def _heir_nation(s: WarState) -> int:
    person = heir(s)
    return s.board.nation[s.where[person]] if person >= 0 else -1


def _king_can_challenge(s: WarState) -> bool:
    """With an army, besieged or not (G9)."""
    return _heir_nation(s) in (GONDOR, ROHAN) and bool(s.strength[FREE][s.where[heir(s)]])


@event("challenge_of_the_king", _king_can_challenge)
def challenge_of_the_king(s: WarState) -> Steps:
    """Three tiles without a Hunt, kept in hand until all are seen: none of them is drawn twice (p. 40)."""
    drawn = 0
    for _ in range(3):
        number = yield from hunt.draw_tile(s)
        hold(s, number)
        drawn |= just(number)
    eyes = drawn & s.board.eye_tiles
    back = drawn if eyes == drawn else drawn & ~eyes
    s.removed_tiles &= ~back
    s.tiles |= back
    if eyes == drawn:
        tell(s, "card.challenge_failed")
        eliminate(s, heir(s))
    else:
        tell(s, "card.challenge_answered", n=eyes.bit_count())


# -- The Eagles are Coming! -----------------------------------------------------------------------


def _eagles_targets(s: WarState) -> int:
    """Shadow armies with Nazgûl in or beside the region of a Free army with a Companion."""
    near = 0
    for at in members(armies_with_companion(s)):
        near |= just(at) | s.board.adjacent[at]
    mask = 0
    for at in members(near & s.occupied[SHADOW]):
        if count(s, at, NAZGUL):
            mask |= just(at)
    return mask


@event("the_eagles_are_coming", lambda s: bool(_eagles_targets(s)))
def the_eagles_are_coming(s: WarState) -> Steps:
    """The Witch-king is not hunted here; where the others flee to is the Shadow's choice (C12)."""
    at = s.focus = yield from choose_region(s, _eagles_targets(s), "card.army")
    number = count(s, at, NAZGUL)
    slain = yield from roll(s, min(MOST_DICE, number), 5)
    if slain:
        kill(s, at, NAZGUL, slain)
        tell(s, "army.losses", region=name(REGION.code(at)), figure=name(FIGURE.code(NAZGUL)), n=slain)
    left = number - slain
    havens = arrivals.sauron_strongholds(s) & ~just(at)
    if left and havens:
        to = yield from choose_region(s, havens, side=SHADOW)
        take(s, at, NAZGUL, left)
        put(s, to, NAZGUL, left)
        tell(s, "nazgul.fly", n=left, origin=name(REGION.code(at)), region=name(REGION.code(to)))


# -- The Ents Awake -------------------------------------------------------------------------------


def _ents_listen(s: WarState) -> bool:
    return s.where[GANDALF_WHITE] < len(REGIONS) and companion_in(s, just(FANGORN))


@event("the_ents_awake_treebeard", _ents_listen)
@event("the_ents_awake_huorns", _ents_listen)
@event("the_ents_awake_entmoot", _ents_listen)
def the_ents_awake(s: WarState) -> Steps:
    """It counts as an attack for the Political Track (p. 35); nobody is needed in Orthanc (C10)."""
    if s.strength[SHADOW][ORTHANC]:
        politics.attacked(s, settlements.nations_in(s, SHADOW, ORTHANC), ORTHANC)
        hits = yield from roll(s, 3, 4)
        yield from card_hits(s, SHADOW, ORTHANC, hits, all_die=True)
    elif s.where[SARUMAN] == ORTHANC:
        eliminate(s, SARUMAN)
    rider = s.where[GANDALF_WHITE]
    if rider == FANGORN or s.board.nation[rider] == ROHAN:
        yield from _play_another(s)


def _play_another(s: WarState) -> Steps:
    """One more Character card without a die. Asked also of an empty hand, which the enemy cannot see."""
    answer = yield (
        seat_of(s, FREE),
        "card.card",
        lambda: [NONE, *CARD.codes_of(events.playable(s, FREE, just(CHARACTER)))],
    )
    if answer != NONE:
        yield from events.resolve(s, FREE, CARD.of(answer))


# -- Dead Men of Dunharrow ------------------------------------------------------------------------


@event("dead_men_of_dunharrow", lambda s: _heir_nation(s) == ROHAN)
def dead_men_of_dunharrow(s: WarState) -> Steps:
    """The heir may ride out of a besieged Stronghold, with whomever he likes (C11)."""
    hero = heir(s)
    start = s.focus = s.where[hero]
    to = yield from choose_region(s, _COASTS)
    friends = yield from choose_companions(s, s.persons[start] & COMPANION_MASK & ~just(hero))
    company.arrive(s, just(hero) | friends, to)
    if s.strength[SHADOW][to]:
        yield from _the_dead_strike(s, to)
    yield from _levy(s, to)


def _the_dead_strike(s: WarState, at: int) -> Steps:
    """An attack for the Political Track (p. 35); one die says how many hits."""
    politics.attacked(s, settlements.nations_in(s, SHADOW, at), at)
    (hits,) = yield from throws.throw(s, FREE, 1, "card.roll")
    tell(s, "card.the_dead", n=hits, region=name(REGION.code(at)))
    yield from card_hits(s, SHADOW, at, hits, all_die=True)
    if s.strength[SHADOW][at]:
        yield from _flee(s, at)


def _flee(s: WarState, at: int) -> Steps:
    """What is left must retreat, as after a battle (p. 31), or dies."""
    ways = s.board.adjacent[at] & free_for(s, SHADOW) & ~barred(s, SHADOW)
    if not ways:
        yield from card_hits(s, SHADOW, at, ANY_NUMBER, all_die=True)
        return
    s.focus = at
    to = yield from choose_region(s, ways, side=SHADOW)
    move_group(s, SHADOW, at, to, everyone(s, SHADOW, at))
    tell(s, "battle.retreat", side=f"side:{SIDES[SHADOW]}", region=name(REGION.code(to)))
    settlements.army_enters(s, SHADOW, to)


def _levy(s: WarState, at: int) -> Steps:
    """Up to three Regulars, who also take the settlement back; none leaves it as it is (C11)."""
    s.focus = at
    most = min(3, s.reserve[regular(GONDOR)])
    options = [NUMBER.code(number) for number in range(most + 1)]
    number = NUMBER.of((yield from choose(s, "card.number", options)))
    if number:
        muster.recruit(s, at, regular(GONDOR), number)
        if s.board.settlement[at] and holder(s, at) == SHADOW:
            settlements.capture(s, FREE, at)
