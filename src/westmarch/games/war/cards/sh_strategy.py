"""Event halves of the Shadow's Strategy deck: war and politics.

Recruiting is in `sh_musters`, the moves of armies in `sh_marches`. Threats and Promises acts in
`rules/politics`, Denethor's Folly in `cards/combat` as long as they lie on the table.
"""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.cards import sh_marches, sh_musters
from westmarch.games.war.cards.registry import Steps, event
from westmarch.games.war.cards.verbs_shadow import (
    assault,
    besiegers,
    choose,
    on_map,
    roll,
    shadow_at_war,
    targets,
    uruks,
)
from westmarch.games.war.control import inside
from westmarch.games.war.figures import count
from westmarch.games.war.ids import (
    ELVES,
    FIGURE,
    FREE,
    FREE_NATIONS,
    ISENGARD,
    LEADERS_OF,
    NATION,
    REGION,
    REGIONS,
    SARUMAN,
    SHADOW,
    WILL,
    elite,
    leader,
    name,
    regular,
)
from westmarch.games.war.rules import company, politics, settlements
from westmarch.games.war.rules.losses import card_hits, kill
from westmarch.games.war.rules.table import MINAS_TIRITH
from westmarch.games.war.state import AT_WAR, OFF_TRACK, WarState

EVENT_KEYS = ("card.no_dawn", *sh_marches.EVENT_KEYS, *sh_musters.EVENT_KEYS)


# -- Return to Valinor --------------------------------------------------------------------------


def _elven_strongholds(s: WarState) -> int:
    return s.board.strongholds & s.board.of_nation[ELVES]


def an_elven_haven_fell(s: WarState) -> bool:
    return bool(_elven_strongholds(s) & s.control)


@event("return_to_valinor", an_elven_haven_fell)
def return_to_valinor(s: WarState) -> Steps:
    """No attack: no political reaction (G7)."""
    for at in members(_elven_strongholds(s) & ~s.besieged):
        elves = count(s, at, regular(ELVES)) + count(s, at, elite(ELVES))
        if elves:
            hits = yield from roll(s, elves, 6)
            yield from card_hits(s, FREE, at, hits)


# -- sieges -------------------------------------------------------------------------------------


def _uruk_sieges(s: WarState) -> int:
    mask = 0
    for at in members(besiegers(s)):
        if count(s, at, regular(ISENGARD)) or count(s, at, elite(ISENGARD)):
            mask |= just(at)
    return mask


def uruks_besiege(s: WarState) -> bool:
    return on_map(s, SARUMAN) and bool(_uruk_sieges(s))


@event("the_fighting_uruk_hai", uruks_besiege)
def the_fighting_uruk_hai(s: WarState) -> Steps:
    """Only where an assault is possible at all: a nation at war, no card in the way (G10)."""
    places = 0
    for at in members(_uruk_sieges(s)):
        places |= targets(s, at, uruks) & just(at)
    if places:
        at = REGION.of((yield from choose(s, SHADOW, "card.army", REGION.codes_of(places))))
        yield from assault(s, at, uruks)


def minas_tirith_besieged(s: WarState) -> bool:
    return has(inside(s, FREE), MINAS_TIRITH)


@event("denethors_folly", minas_tirith_besieged)
def denethors_folly(s: WarState) -> Steps:
    options = [FIGURE.code(kind) for kind in LEADERS_OF[FREE] if count(s, MINAS_TIRITH, kind)]
    if options:
        s.focus = MINAS_TIRITH
        figure = yield from choose(s, SHADOW, "card.figure", options)
        _slay(s, MINAS_TIRITH, FIGURE.of(figure))


# -- politics -----------------------------------------------------------------------------------


@event("the_day_without_dawn", shadow_at_war)
def the_day_without_dawn(s: WarState) -> None:
    number = s.dice[FREE][WILL]
    s.dice[FREE][WILL] = 0
    tell(s, "card.no_dawn", n=number)


@event("threats_and_promises")
def threats_and_promises(s: WarState) -> None:
    """It lies on the table (C20)."""


def _unwilling(s: WarState) -> list[int]:
    """Nations not at war with the Ring-bearers or a Companion within their borders (C21)."""
    visited = 0
    if s.mordor == OFF_TRACK:
        visited |= just(s.fellowship)
    for person in members(company.companions_on_map(s)):
        visited |= just(s.where[person])
    return [
        nation for nation in FREE_NATIONS if s.step[nation] < AT_WAR and s.board.of_nation[nation] & visited
    ]


def bad_news(s: WarState) -> bool:
    return bool(_unwilling(s))


@event("stormcrow", bad_news)
def stormcrow(s: WarState) -> Steps:
    """The Shadow names the nation, the Free Peoples what it loses; also without a step back (C21)."""
    options = [NATION.code(nation) for nation in _unwilling(s)]
    nation = NATION.of((yield from choose(s, SHADOW, "card.nation", options)))
    politics.recede(s, nation)
    kinds = (regular(nation), elite(nation), leader(nation))
    places = [REGION.code(at) for at in range(len(REGIONS)) if any(count(s, at, kind) for kind in kinds)]
    if not places:
        return
    at = s.focus = REGION.of((yield from choose(s, FREE, "card.region", places)))
    figures = [FIGURE.code(kind) for kind in kinds if count(s, at, kind)]
    _slay(s, at, FIGURE.of((yield from choose(s, FREE, "card.figure", figures))))


def _slay(s: WarState, at: int, kind: int) -> None:
    """One figure of the Free Peoples is gone; what that means for those it leaves behind."""
    kill(s, at, kind)
    tell(s, "army.loss", region=name(REGION.code(at)), figure=name(FIGURE.code(kind)))
    settlements.leaders_without_army(s, at)
    settlements.review_siege(s, at)
