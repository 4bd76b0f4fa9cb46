"""The treasury: Dwarf Treasure, which is played when Smaug is about to move, and Bard's Arrow."""

from __future__ import annotations

from westmarch.core.asking import Asking
from westmarch.core.rules import Reason, tell
from westmarch.games.smaug.cards.registry import hand
from westmarch.games.smaug.cards.verbs import nothing
from westmarch.games.smaug.ids import CARDS, Kind, Seat, card
from westmarch.games.smaug.rules.die import throw_die
from westmarch.games.smaug.rules.ending import ARROW, end
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import SmaugState

BARD = card("ally_bard")


def when_smaug_comes(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    """'At any moment' matters only when a Smaug card has been revealed; `rules.dragon` asks then."""
    return because("treasure_later")


@hand("treasure_2", "treasure_3", "treasure_4", needs=when_smaug_comes)
def dwarf_treasure(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """Shortens a move of Smaug, also in another's turn."""
    yield from nothing()


def bard_aims(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    """Smaug must be out of his cave, and Bard in the same hand."""
    if not s.smaug:
        return because("smaug_in_cave")
    return None if s.holds(seat, BARD) else because("no_bard")


def needed(s: SmaugState, kind: Kind) -> int:
    """The least that must be thrown."""
    found: int = s.board.rows[kind]["number"]
    return found


@hand("bards_arrow", needs=bard_aims)
def bards_arrow(s: SmaugState, seat: Seat, kind: Kind) -> Asking[None]:
    """Bard is discarded too; a roll that is high enough ends the match at once."""
    one = s.board.one(s.hand[seat], BARD)
    s.hand[seat] &= ~one
    s.discards |= one
    roll = yield from throw_die(s, seat, "card.arrow")
    need = needed(s, kind)
    tell(
        s,
        "cards.arrow",
        colour=s.colour(seat),
        card=f"card:{CARDS[BARD]}",
        roll=roll,
        need=need,
        hit=roll >= need,
    )
    if roll >= need:
        end(s, ARROW)
