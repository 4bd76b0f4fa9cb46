"""All cards, loaded explicitly; a card without its code is refused when the game is loaded."""

from __future__ import annotations

from types import ModuleType

from westmarch.games.smaug.cards import beorn, erebor, esgaroth, mirkwood, treasury
from westmarch.games.smaug.cards.registry import ADVENTURES, HAND_CARDS, unfinished

__all__ = ("ADVENTURES", "DECKS", "HAND_CARDS")

DECKS: tuple[ModuleType, ...] = (beorn, esgaroth, treasury, mirkwood, erebor)

if missing := unfinished():
    raise ImportError(f"cards without their code: {', '.join(missing)}")
