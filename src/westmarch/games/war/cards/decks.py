"""All cards, loaded explicitly: 96 event halves in four decks, 38 combat halves of two sides."""

from __future__ import annotations

from types import ModuleType

from westmarch.games.war.cards import (
    combat_free,
    combat_shadow,
    free_character,
    free_strategy,
    shadow_character,
    shadow_strategy,
)
from westmarch.games.war.cards.registry import COMBAT_CARDS, EVENT_CARDS, unfinished

__all__ = ("COMBAT_CARDS", "DECKS", "EVENT_CARDS", "SIDES", "TOLD")

DECKS: tuple[ModuleType, ...] = (free_character, free_strategy, shadow_character, shadow_strategy)
SIDES: tuple[ModuleType, ...] = (combat_free, combat_shadow)

if missing := unfinished():
    raise ImportError(f"cards without their code: {', '.join(missing)}")

_TELLS = (*(half.tells for half in EVENT_CARDS.values()), *(half.tells for half in COMBAT_CARDS.values()))
TOLD = tuple(dict.fromkeys(key for keys in _TELLS for key in keys))
"""Keys of all events that only cards tell."""
