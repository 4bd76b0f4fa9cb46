"""Character cards (p. 24): when Minions, Aragorn and Gandalf the White come into play, and where."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.control import unconquered, warring
from westmarch.games.war.figures import place_person, remove_person
from westmarch.games.war.ids import (
    ARAGORN,
    CHAR,
    ELVES,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    GOLLUM,
    ISENGARD,
    MINIONS,
    MOUTH,
    PERSONS_OF,
    REGION,
    REGIONS,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    WITCH_KING,
    Person,
    Region,
    Regions,
    Seat,
    region,
)
from westmarch.games.war.rules import dice, politics
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import review_table
from westmarch.games.war.seats import actor, player_of_minion, side_of
from westmarch.games.war.state import ASIDE, AT_WAR, IN_FELLOWSHIP, OFF_TRACK, OUT, WarState

Steps = Generator[Question, Any, None]
ORTHANC = region("orthanc")
FANGORN = region("fangorn")
_FREE_NATIONS = set_of(FREE_NATIONS)
_CROWNING = set_of((region("minas_tirith"), region("dol_amroth"), region("pelargir")))


def minions_ready(s: WarState) -> list[int]:
    """Minions whose conditions hold (character cards)."""
    ready = []
    war = s.step
    if s.where[SARUMAN] == ASIDE and war[ISENGARD] == AT_WAR and has(s.control, ORTHANC):
        ready.append(SARUMAN)
    free_at_war = (warring(s) & _FREE_NATIONS).bit_count()
    if s.where[WITCH_KING] == ASIDE and war[SAURON] == AT_WAR and free_at_war and witch_king_places(s):
        ready.append(WITCH_KING)
    late = s.mordor != OFF_TRACK or free_at_war == len(FREE_NATIONS)
    if s.where[MOUTH] == ASIDE and late and sauron_strongholds(s):
        ready.append(MOUTH)
    return ready


def witch_king_places(s: WarState) -> Regions:
    """Regions with a Shadow army that holds a unit of Sauron."""
    return s.units_of[SAURON]


def sauron_strongholds(s: WarState) -> int:
    return s.board.strongholds & s.board.of_nation[SAURON] & unconquered(s, SHADOW)


def may_appear(s: WarState, at: Region) -> Reason | None:
    """Whether the character picked can come into play in a region (character cards)."""
    person = members(s.picked_persons)[0]
    places = {WITCH_KING: witch_king_places, MOUTH: sauron_strongholds, GANDALF_WHITE: gandalf_places}
    if has(places[person](s), at):
        return None
    return because("not_its_place", 24, character=CHAR.texts[person], region=REGION.texts[at])


def bring_minion(s: WarState, person: Person) -> Steps:
    at = ORTHANC
    if person != SARUMAN:
        places = witch_king_places(s) if person == WITCH_KING else sauron_strongholds(s)
        at = members(places)[0]
        if places.bit_count() > 1:
            s.picked_persons = just(person)
            at = REGION.of((yield (actor(s), "character.where", REGION.codes_of(places))))
            s.picked_persons = 0
    place_person(s, person, at)
    tell(s, "character.enters", character=CHAR.texts[person], region=REGION.texts[at])
    if person == WITCH_KING:
        for nation in FREE_NATIONS:
            politics.activate(s, nation, politics.CARD)
    review_table(s)


def heroes_ready(s: WarState) -> list[int]:
    """Aragorn and Gandalf the White, when a Will of the West could bring them (character cards)."""
    ready = []
    strider = s.where[STRIDER]
    crowned = s.where[ARAGORN] != ASIDE
    if not crowned and strider < len(REGIONS) and _CROWNING & unconquered(s, FREE) & just(strider):
        ready.append(ARAGORN)
    minion_seen = any(s.where[person] != ASIDE for person in MINIONS)
    if s.where[GANDALF_WHITE] == ASIDE and minion_seen:
        grey = s.where[GANDALF_GREY]
        if grey < len(REGIONS) or (grey == OUT and gandalf_places(s)):
            ready.append(GANDALF_WHITE)
    return ready


def gandalf_places(s: WarState) -> int:
    elven = s.board.strongholds & s.board.of_nation[ELVES] & unconquered(s, FREE)
    return elven | just(FANGORN)


def ready(s: WarState, seat: Seat, faces: int) -> list[int]:
    """Characters that one of these faces brings into play; the quick form of `may_bring`."""
    if side_of(s, seat) == FREE:
        return heroes_ready(s) if faces & dice.ONLY_WILL else []
    if not faces & dice.FOR_MUSTER:
        return []
    return [person for person in minions_ready(s) if player_of_minion(s, person) == seat]


def may_bring(s: WarState, seat: Seat, person: Person, faces: int) -> Reason | None:
    """Whether a character can come into play (p. 24, character cards); a Minion for its player (p. 46)."""
    who, side = CHAR.texts[person], side_of(s, seat)
    if person == GOLLUM:
        return because("only_guide", 37, character=who)
    if not has(PERSONS_OF[side], person):
        return because("not_your_character", 24, character=who)
    if side == SHADOW and player_of_minion(s, person) != seat:
        return because("allys_character", 46, character=who)
    if s.where[person] < len(REGIONS):
        return because("character_here", 24, character=who)
    if s.where[person] == IN_FELLOWSHIP:
        return because("in_fellowship", 39, character=who)
    if s.where[person] == OUT:
        return because("character_gone", 30, character=who)
    if person not in (heroes_ready(s) if side == FREE else minions_ready(s)):
        return because("character_not_ready", 24, character=who)
    if side == FREE:
        return dice.lacks(s, faces, dice.ONLY_WILL, "no_will_die", 24, character=who)
    return dice.lacks(s, faces, dice.FOR_MUSTER, "no_muster_die", 24)


def bring_hero(s: WarState, person: Person) -> Steps:
    """The new guise takes the place of the old one; Gandalf may come back from death."""
    before = STRIDER if person == ARAGORN else GANDALF_GREY
    at = s.where[before]
    if at >= len(REGIONS):
        s.picked_persons = just(person)
        at = REGION.of((yield (actor(s), "character.where", REGION.codes_of(gandalf_places(s)))))
        s.picked_persons = 0
    remove_person(s, before)
    place_person(s, person, at)
    tell(s, "character.enters", character=CHAR.texts[person], region=REGION.texts[at])
    politics.companion_arrives(s, person, at)
    review_table(s)
