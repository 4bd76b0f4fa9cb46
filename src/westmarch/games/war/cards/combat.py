"""All 38 combat halves are registered by the modules of the two sides."""

from __future__ import annotations

from westmarch.games.war.cards import combat_free, combat_shadow

SIDE_MODULES = (combat_free, combat_shadow)
