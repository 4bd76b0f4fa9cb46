"""Cards as a scene shows them: the mark of what the rulebook does not give, figures of other tables."""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.content import RECONSTRUCTED, Content, Row, load_content
from westmarch.core.rules import Setup
from westmarch.core.scene import Item, Tray
from westmarch.games.smaug.content.tables import TABLES
from westmarch.games.smaug.ids import CARDS, KEY, PACKAGE, card

MADE = "note:reconstructed"
WITH_NUMBERS = ("travel", "strength", "treasures", "smaug", "enemies")


def card_item(setup: Setup, name: str, state: str | None = None) -> Item:
    known = name == KEY or not setup.board.rows[card(name)]["provenance"].startswith(RECONSTRUCTED)
    return Item(f"card:{name}", None, state, f"card:{name}", kind=None if known else MADE)


def numbers(row: Row) -> tuple[int, ...]:
    """What stands on a card: strengths, steps, by how much Smaug's move is shorter, or his moves."""
    listed = [*row.get("values", ()), *row.get("steps", ())]
    single = [row[column] for column in ("strength", "number", "main", "extra") if row.get(column)]
    return (*sorted(int(text) for text in listed), *single)


@lru_cache(maxsize=16)
def own_numbers(content: Content) -> dict[str, tuple[int, ...]]:
    """Of the cards whose figures are others than the shipped ones, which their names give."""
    shipped = load_content(PACKAGE, TABLES)
    found = {}
    for table in WITH_NUMBERS:
        for own, ours in zip(content[table], shipped[table], strict=True):
            if numbers(own) != numbers(ours) and own["id"] in CARDS:
                found[own["id"]] = numbers(own)
    return found


def own_tray(setup: Setup) -> tuple[Tray, ...]:
    """One item for every figure."""
    found = own_numbers(setup.content)
    items = tuple(Item(f"card:{name}", number=n) for name, figures in found.items() for n in figures)
    return (Tray("tray:own_numbers", items, detail=True),) if items else ()
