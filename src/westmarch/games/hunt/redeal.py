"""Imagining: everything that a seat cannot know is dealt again, as likely as what was said allows."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.chance import Chance
from westmarch.core.sets import first_ones, members, set_of
from westmarch.core.view import Field
from westmarch.core.zone import redeal_zones
from westmarch.games.hunt import belief, belief_two
from westmarch.games.hunt.state import NOWHERE, OVER, HuntState


def redeal(fields: Sequence[Field], s: HuntState, seat: int, chance: Chance) -> None:
    if seat == 0:
        _hands_of_hunters(fields, s, chance)
        return
    redeal_zones(fields, s, seat, chance)
    if s.stage == OVER:
        return  # the journey lies open
    if s.start != NOWHERE:
        s.start, s.record = belief.paths(s).draw(chance)
    _information(s, chance)
    if s.part == 2:
        _flight(s, chance)


def _hands_of_hunters(fields: Sequence[Field], s: HuntState, chance: Chance) -> None:
    """The Ring-bearer remembers the cards that he has seen in a hand."""
    seen = [hand & s.seen_spells for hand in s.hands]
    s.hands = [hand & ~s.seen_spells for hand in s.hands]
    looked_at, s.looked_at = s.looked_at, 0
    redeal_zones(fields, s, 0, chance)
    s.looked_at = looked_at
    s.hands = [hand | known for hand, known in zip(s.hands, seen, strict=True)]


def _some(chance: Chance, among: int, number: int) -> int:
    return set_of(chance.shuffled(members(among))[:number])


def _information(s: HuntState, chance: Chance) -> None:
    """Tokens behind the screen: those that are known to be there, and any that may be."""
    others = first_ones(len(s.board.information)) & ~(s.found | s.found_not | s.known)
    number = s.information.bit_count() - s.known.bit_count()
    s.information = s.known | _some(chance, others, number)


def _flight(s: HuntState, chance: Chance) -> None:
    if s.journey == NOWHERE:
        drawn = s.journeys_drawn.bit_count()  # one of each deck, the short one first
        s.journeys_drawn = _some(chance, s.board.short, min(1, drawn))
        s.journeys_drawn |= _some(chance, s.board.long, max(0, drawn - 1))
        _deeds(s, chance, 0)
        return
    cards, record, used = belief_two.flights(s).draw(chance)
    turning = s.era > 0 and s.journey == s.old_journeys[-1]
    s.old_journeys = cards if turning else cards[:-1]
    s.journey = cards[-1]
    s.gandalf = record
    if s.journeys_drawn:
        deck = s.board.long if s.card.long else s.board.short
        s.journeys_drawn = _some(chance, deck & ~set_of(cards), s.journeys_drawn.bit_count())
    _deeds(s, chance, used)


def _deeds(s: HuntState, chance: Chance, used: int) -> None:
    """Deed tokens that lie where nobody sees them; those used for Gandalf's places are gone."""
    left = first_ones(len(s.board.deeds)) & ~(s.deeds_done | used)
    kept, drawn = s.deeds.bit_count(), s.deeds_drawn.bit_count()
    s.deeds = _some(chance, left, kept)
    s.deeds_drawn = _some(chance, left & ~s.deeds, drawn)
    s.deeds_pool = left & ~s.deeds & ~s.deeds_drawn
    s.deeds_spent = used
