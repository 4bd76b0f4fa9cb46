"""All 96 event halves by card number."""

from __future__ import annotations

from westmarch.games.war.cards import fp_character, fp_strategy, sh_character, sh_strategy
from westmarch.games.war.cards.registry import EVENT_CARDS, EventCard
from westmarch.games.war.ids import CARDS

DECK_MODULES = (fp_character, fp_strategy, sh_character, sh_strategy)
EVENTS: tuple[EventCard, ...] = tuple(EVENT_CARDS[number] for number in range(len(CARDS)))
