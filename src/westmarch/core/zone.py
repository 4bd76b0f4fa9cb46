"""Hands, decks and bags as sets of cards (one int bitset each) with a declared visibility.

A deck has no stored order: a draw is a chance question over the set. So all that a seat
cannot know about cards is which unseen zone holds which unseen card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from westmarch.core.chance import Chance
from westmarch.core.sets import just, members
from westmarch.core.view import Each, Field, Sees, Whole, may_see


@dataclass(frozen=True)
class ZoneField(Field):
    """A bitset of cards. Unseen cards may change places between all zones of one ``pool``."""

    pool: str = ""


def zone(name: str, sees: Sees | Whole | Each, names: Sequence[str], pool: str) -> ZoneField:
    return ZoneField(
        name,
        sees,
        plain=lambda bits: [names[card] for card in members(bits)],
        size=int.bit_count,
        pool=pool,
    )


def redeal_zones(fields: Sequence[Field], state: Any, seat: int, chance: Chance) -> None:
    """Shuffle every card that ``seat`` cannot see among the places where it may lie."""
    pools: dict[str, list[tuple[str, int | None]]] = {}
    for field in fields:
        if isinstance(field, ZoneField):
            owners = range(len(getattr(state, field.name))) if field.by_owner else (None,)
            unseen = [owner for owner in owners if not may_see(field.seen_by(state, owner), seat)]
            pools.setdefault(field.pool, []).extend((field.name, owner) for owner in unseen)
    for places in pools.values():
        _shuffle_between(places, state, chance)


def _shuffle_between(places: list[tuple[str, int | None]], state: Any, chance: Chance) -> None:
    held = [_get(state, name, owner) for name, owner in places]
    unseen = 0
    for bits in held:
        unseen |= bits
    deck = chance.shuffled(members(unseen))
    for (name, owner), bits in zip(places, held, strict=True):
        dealt = 0
        for _ in range(bits.bit_count()):
            dealt |= just(deck.pop())
        _put(state, name, owner, dealt)


def _get(state: Any, name: str, owner: int | None) -> int:
    value = getattr(state, name)
    bits: int = value if owner is None else value[owner]
    return bits


def _put(state: Any, name: str, owner: int | None, bits: int) -> None:
    if owner is None:
        setattr(state, name, bits)
    else:
        getattr(state, name)[owner] = bits
