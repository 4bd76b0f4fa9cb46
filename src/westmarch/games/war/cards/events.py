"""All 96 event halves are registered by the modules of the four decks."""

from __future__ import annotations

from westmarch.games.war.cards import fp_character, fp_strategy, sh_character, sh_strategy

DECK_MODULES = (fp_character, fp_strategy, sh_character, sh_strategy)
