"""Chapter 8, where the Fellowship is (p. 38-39): declaring, revealing, hiding, healing, entering Mordor."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, members, set_of
from westmarch.games.war.board import FARTHEST
from westmarch.games.war.cards.lasting import IN_A_HAVEN, SHOWN
from westmarch.games.war.control import controlled, unconquered
from westmarch.games.war.ids import CHAR, DONE, ENTER, FREE, REGION, SHADOW, Region, region
from westmarch.games.war.rules import company, hunt, politics, ways
from westmarch.games.war.rules.hunt_cards import waylaid
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import leave_table
from westmarch.games.war.seats import leader
from westmarch.games.war.state import ALLOCATION, LOST, OFF_TRACK, WarState

Steps = Generator[Question, Any, None]
GATES = set_of((region("minas_morgul"), region("morannon")))


def phase(s: WarState) -> Steps:
    """Phase 2: declare, enter Mordor, change the Guide, in this order, or leave it (p. 18)."""
    s.declared = False
    while s.winner < 0:
        options = _choices(s)
        if not options:
            break
        answer = yield (leader(s, FREE), "fellowship.phase", [DONE, *options])
        if answer == DONE:
            break
        if answer == ENTER:
            enter_mordor(s)
        elif answer in CHAR:
            company.set_guide(s, CHAR.of(answer))
            break
        else:
            yield from declare(s, REGION.of(answer))
    if s.winner < 0:
        s.phase = ALLOCATION


def _choices(s: WarState) -> list[int]:
    options = []
    if s.mordor == OFF_TRACK:
        if s.hidden and not s.declared:
            options += REGION.codes_of(_declarable(s))
        if has(GATES, s.fellowship):
            options.append(ENTER)
    candidates = company.guides(s)
    options += [CHAR.code(person) for person in candidates if person != s.guide]
    return options


def may_declare(s: WarState, to: Region) -> Reason | None:
    """Whether the Fellowship can be declared in a region (p. 38)."""
    if s.mordor != OFF_TRACK:
        return because("on_mordor_track", 43)
    if not s.hidden:
        return because("region_known", 38)
    if s.declared:
        return because("declared", 38)
    if not has(_within_progress(s), to):
        return because("too_far", 38, region=REGION.texts[to])
    return None if has(_declarable(s), to) else because("nothing_changes", 38, region=REGION.texts[to])


def may_enter_mordor(s: WarState) -> Reason | None:
    """Whether the Fellowship stands before one of the gates (p. 39)."""
    if s.mordor != OFF_TRACK:
        return because("on_mordor_track", 43)
    return None if has(GATES, s.fellowship) else because("not_at_gates", 39)


def _within_progress(s: WarState) -> int:
    """Where the Ring-bearers can be: as far as their progress goes (p. 38)."""
    return s.board.within[s.fellowship][min(s.progress, FARTHEST)]


def _declarable(s: WarState) -> int:
    """Regions to declare in; where nothing at all would change it is not offered (ruling)."""
    return _within_progress(s) if s.progress or _matters(s) else 0


def _matters(s: WarState) -> bool:
    """Whether declaring without having moved would change anything."""
    if IN_A_HAVEN.on(s) or SHOWN.on(s):
        return True
    if not has(havens(s), s.fellowship):
        return False
    return s.corruption > 0 or not has(s.active, s.board.nation[s.fellowship])


def havens(s: WarState) -> int:
    """Cities and Strongholds of the Free Peoples that the enemy does not hold."""
    return (s.board.cities | s.board.strongholds) & unconquered(s, FREE)


def declare(s: WarState, to: Region) -> Steps:
    """The Ring-bearers show themselves (p. 38): heal, rouse a nation, stay hidden."""
    passed = yield from ways.choose(s, to, dark=0)
    s.declared = True
    s.fellowship = to
    s.progress = 0
    tell(s, "fellowship.declared", reveals=True, region=REGION.texts[to])
    haven = has(havens(s), to)
    if haven:
        politics.activate(s, s.board.nation[to], politics.DECLARED, to)
        if s.corruption:
            heal(s, 1)
        leave_table(s, IN_A_HAVEN)
    leave_table(s, SHOWN)
    yield from waylaid(s, passed, ignore_reveal=haven)  # in a haven they still control (FAQ)


def enter_mordor(s: WarState) -> None:
    """A new Hunt Pool: what is left, the Eyes drawn before, and the special tiles in play (p. 43)."""
    s.mordor = 0
    s.progress = 0
    eyes = s.drawn_tiles & s.board.eye_tiles & s.board.standard_tiles & ~s.removed_tiles
    s.tiles |= eyes | s.specials
    s.drawn_tiles &= ~eyes
    s.specials = 0
    tell(s, "fellowship.enters_mordor")


def heal(s: WarState, number: int) -> None:
    healed = min(number, s.corruption)
    s.corruption -= healed
    if healed:
        tell(s, "fellowship.heals", n=healed, corruption=s.corruption)


def corrupt(s: WarState, number: int) -> None:
    """At twelve the quest has failed, at once (p. 44)."""
    if number <= 0:
        return
    s.corruption = min(LOST, s.corruption + number)
    tell(s, "fellowship.corruption", n=number, corruption=s.corruption)
    if s.corruption >= LOST:
        s.winner = SHADOW
        s.reason = 0


def hide(s: WarState) -> None:
    s.hidden = True
    s.mordor_tried = True
    tell(s, "fellowship.hides")


def reveal(s: WarState, *, by_shadow: bool = True) -> Steps:
    """They are found (p. 38): they move within their progress, never into a haven of their own.

    Strongholds on the way cost a tile only if the Shadow has revealed them, not if Gollum has (p. 39).
    """
    if s.mordor != OFF_TRACK:
        s.hidden = False
        tell(s, "fellowship.revealed_in_mordor")
        leave_table(s, SHOWN)
        return
    dark = dark_strongholds(s) if by_shadow else 0
    to = s.fellowship
    if s.progress:
        # a reveal may not end in a City or Stronghold that the Free Peoples control (FAQ)
        own = (s.board.cities | s.board.strongholds) & s.board.home[FREE] & controlled(s, FREE)
        places = s.board.within[s.fellowship][min(s.progress, FARTHEST)] & ~own
        to = REGION.of((yield (leader(s, FREE), "fellowship.reveal", REGION.codes_of(places))))
    passed = yield from ways.choose(s, to, dark)
    walked = passed if to != s.fellowship else 0
    s.hidden = False
    s.fellowship = to
    s.progress = 0
    tell(s, "fellowship.revealed", reveals=True, region=REGION.texts[to])
    leave_table(s, SHOWN)
    yield from waylaid(s, walked, ignore_reveal=False)
    for place in members(passed & dark):
        if s.winner >= 0:
            return
        tell(s, "hunt.stronghold", region=REGION.texts[place])
        yield from hunt.draw_for_stronghold(s)


def may_be_found(s: WarState, to: Region) -> Reason | None:
    """Whether a reveal may end in a region: never in a haven that the Free Peoples still control (FAQ)."""
    if not has(_within_progress(s), to):
        return because("too_far", 38, region=REGION.texts[to])
    return because("own_haven", 38, region=REGION.texts[to]) if has(havens(s), to) else None


def dark_strongholds(s: WarState) -> int:
    """Strongholds of the Shadow that it still controls (p. 39)."""
    return s.board.strongholds & unconquered(s, SHADOW)
