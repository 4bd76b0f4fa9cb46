"""Chapter 5, cards on the table (p. 22): how long they stay, and what they forbid."""

from __future__ import annotations

from westmarch.core.rules import tell
from westmarch.core.sets import has, just, set_of
from westmarch.games.war.control import holder
from westmarch.games.war.ids import (
    ARAGORN,
    BOROMIR,
    CARD,
    FREE,
    GANDALF_GREY,
    GIMLI,
    LEGOLAS,
    REGIONS,
    SARUMAN,
    SHADOW,
    card,
    name,
    region,
)
from westmarch.games.war.state import WarState

LAST_BATTLE = card("the_last_battle")
POWER_TOO_GREAT = card("a_power_too_great")
BOMBADIL = card("the_power_of_tom_bombadil")
FOLLY = card("denethors_folly")
MINAS_TIRITH = region("minas_tirith")

_ELVEN_HAVENS = set_of((region("lorien"), region("rivendell"), region("grey_havens")))
_BOMBADILS_LAND = set_of((region("old_forest"), region("the_shire"), region("buckland")))


def _last_battle(s: WarState) -> bool:
    """Aragorn is with an army outside the borders of every Free nation."""
    at = s.where[ARAGORN]
    return at < len(REGIONS) and bool(s.strength[FREE][at]) and not 0 <= s.board.nation[at] <= 4


def _folly(s: WarState) -> bool:
    return has(s.besieged, MINAS_TIRITH) and holder(s, MINAS_TIRITH) == FREE


def _saruman(s: WarState) -> bool:
    return s.where[SARUMAN] < len(REGIONS)


STANDS = {
    card("axe_and_bow"): lambda s: bool(s.company & (set_of((GIMLI, LEGOLAS)))),
    card("horn_of_gondor"): lambda s: has(s.company, BOROMIR),
    card("wizards_staff"): lambda s: has(s.company, GANDALF_GREY),
    LAST_BATTLE: _last_battle,
    FOLLY: _folly,
    card("the_palantir_of_orthanc"): _saruman,
    card("wormtongue"): _saruman,
}
"""What must hold as long as the card lies on the table; it is also what must hold to play it (p. 22)."""


def discard_from_table(s: WarState, number: int) -> None:
    for side in (FREE, SHADOW):
        s.table[side] &= ~just(number)
    s.played |= just(number)
    tell(s, "card.leaves_table", card=name(CARD.code(number)))


def review_table(s: WarState) -> None:
    """Discard at once every card whose condition no longer holds (p. 22)."""
    if not s.table[FREE] | s.table[SHADOW]:
        return
    for number, stands in STANDS.items():
        if has(s.table[FREE] | s.table[SHADOW], number) and not stands(s):
            discard_from_table(s, number)


def barred(s: WarState, side: int) -> int:
    """Mask of regions that a card on the table closes to the armies of a side."""
    table = s.table[FREE]
    if side == FREE or not table:
        return 0
    mask = _ELVEN_HAVENS if has(table, POWER_TOO_GREAT) else 0
    return mask | _BOMBADILS_LAND if has(table, BOMBADIL) else mask
