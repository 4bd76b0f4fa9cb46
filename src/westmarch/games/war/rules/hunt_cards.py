"""Windows of the Hunt for cards on the table (p. 41): only one of the Free Peoples' for each tile.

What a card does when it is asked stands beside the card; here is when it is asked.
"""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.sets import just, members
from westmarch.games.war.cards import lasting
from westmarch.games.war.cards.lasting import Steps
from westmarch.games.war.ids import CARD, FREE, NONE
from westmarch.games.war.rules.table import discard_from_table
from westmarch.games.war.seats import leader
from westmarch.games.war.state import WarState


def ready(s: WarState) -> int:
    """Cards of the Free Peoples that lie ready for the Hunt."""
    listening = lasting.prevents_tile.cards | lasting.redraws_tile.cards | lasting.SHIELDS.cards
    return s.table[FREE] & listening


def added_to_hunt(s: WarState) -> Asking[int]:
    """Before the Hunt roll: what cards add to each die."""
    added = 0
    for adds in lasting.adds_to_hunt.heard(s):
        added += yield from adds(s)
    return added


def tile_prevented(s: WarState) -> Asking[bool]:
    """Before a tile is drawn: whether a card sees to it that none is."""
    for prevents in lasting.prevents_tile.heard(s):
        if (yield from prevents(s)):
            return True
    return False


def redraw(s: WarState, number: int) -> Asking[int]:
    """After a tile is drawn: the tile that counts. Another than this one means that a card was used."""
    for redraws in lasting.redraws_tile.heard(s):
        second = yield from redraws(s, number)
        if second >= 0:
            return second
    return number


def hold(s: WarState, number: int) -> None:
    """A tile kept in hand counts as out of the game until it goes back: no refill brings it (p. 40)."""
    s.tiles &= ~just(number)
    s.drawn_tiles &= ~just(number)
    s.removed_tiles |= just(number)


def put_back(s: WarState, tiles: int) -> None:
    """Tiles that were kept in hand lie in the pool again."""
    s.removed_tiles &= ~tiles
    s.tiles |= tiles


def reduce_by_card(s: WarState, damage: int) -> Asking[int]:
    """One damage less for a card that shields."""
    shields = lasting.SHIELDS.on(s)
    if not shields:
        return 0
    s.due = damage
    answer = yield (leader(s, FREE), "hunt.shield", [NONE, *CARD.codes_of(shields)])
    if answer == NONE:
        return 0
    discard_from_table(s, CARD.of(answer))
    return 1


def after_casualty(s: WarState) -> Steps:
    for follows in lasting.after_casualty.heard(s):
        yield from follows(s)


def waylaid(s: WarState, passed: int, ignore_reveal: bool) -> Steps:
    """What lies in wait may strike at those who have passed its region."""
    for number in members(lasting.lurks.on(s)):
        if passed & lasting.lurks.does[number]:
            yield from lasting.waylays.does[number](s, ignore_reveal)
