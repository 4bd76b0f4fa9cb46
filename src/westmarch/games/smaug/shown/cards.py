"""Cards as a scene shows them, with the mark of what the rulebook does not give."""

from __future__ import annotations

from westmarch.core.content import RECONSTRUCTED
from westmarch.core.rules import Setup
from westmarch.core.scene import Item
from westmarch.games.smaug.ids import KEY, card

MADE = "note:reconstructed"


def card_item(setup: Setup, name: str, state: str | None = None) -> Item:
    known = name == KEY or not setup.board.rows[card(name)]["provenance"].startswith(RECONSTRUCTED)
    return Item(f"card:{name}", None, state, f"card:{name}", kind=None if known else MADE)
