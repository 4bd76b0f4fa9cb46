"""Sorcery cards as the rules see them: which can be cast now, and casting one (p. 20).

Each card of `sorcery.py` is one block: what it needs, and what it does in which part.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import tell
from westmarch.core.sets import has, just
from westmarch.games.hunt.ids import EFFECT, SORCERY_TITLES
from westmarch.games.hunt.rules import senses, sorcery
from westmarch.games.hunt.state import NOWHERE, HuntState

Effect = Callable[[HuntState, int], Asking[None] | None]
"""With the active Nazgûl; None: it asks nothing."""
Needs = Callable[[HuntState, int], bool]


@dataclass(frozen=True, slots=True)
class Spell:
    effects: tuple[Effect, ...]
    in_part_two: tuple[Effect, ...]
    """Further choices under the heading "Part 2"."""
    needs: Needs
    stays: bool


SPELLS: dict[str, Spell] = {}


def always(s: HuntState, rider: int) -> bool:
    return True


def spell(
    title: str,
    *effects: Effect,
    in_part_two: tuple[Effect, ...] = (),
    needs: Needs = always,
    stays: bool = False,
) -> None:
    """Enter a card; a title that no card has, or twice, is refused."""
    if title not in SORCERY_TITLES or title in SPELLS:
        raise ValueError(f"sorcery card {title!r} is not in the table, or entered twice")
    SPELLS[title] = Spell(effects, in_part_two, needs, stays)


def may_cast(s: HuntState, rider: int, card: int) -> bool:
    return SPELLS[SORCERY_TITLES[card]].needs(s, rider)


def show(s: HuntState, rider: int, card: int) -> None:
    """The card leaves the hand for all to see, before it is asked which die pays for it."""
    sorcery.leave_hand(s, s.owner[rider], card)
    s.spells_gone |= just(card)
    tell(s, "sorcery.cast", reveals=True, rider=s.rider(rider), card=sorcery.ref(card))


def cast(s: HuntState, rider: int, card: int) -> Asking[None]:
    """The card is discarded, or stays by the track; the Ring-bearer may undo it (Nob Keeps Watch)."""
    seat = s.owner[rider]
    entry = SPELLS[SORCERY_TITLES[card]]
    cards = senses.could_play(s, senses.ON_SORCERY, s.riders[rider])
    if cards and (yield from senses.out_of_turn(s, cards)) >= 0:
        tell(s, "action.cancelled")
        return
    if entry.stays:
        s.spells_gone &= ~just(card)
        s.spells_by_track |= just(card)
    s.cause = sorcery.ref(card)
    effects = entry.effects + (entry.in_part_two if s.part == 2 else ())
    s.casting = card
    code = yield from ask(seat, "card.effect", EFFECT.codes[: len(effects)])
    s.casting = NOWHERE
    if len(effects) > 1:
        tell(s, "card.effect", effect=f"effect:{EFFECT.of(code) + 1}")
    steps = effects[EFFECT.of(code)](s, rider)
    if steps is not None:
        yield from steps


def in_kind(kind: str) -> Needs:
    """The active Nazgûl stands in a location of a kind."""

    def needs(s: HuntState, rider: int) -> bool:
        return has(getattr(s.side, kind), s.riders[rider])

    return needs
