"""The printed road, Gandalf's path and the cards as tuples and sets, built once per set of tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from westmarch.core.content import Content, Row
from westmarch.core.graph import Graph
from westmarch.core.sets import first_ones, members, set_of
from westmarch.games.smaug.content.tables import BESIDE
from westmarch.games.smaug.ids import (
    CARDS,
    COLOURS,
    DECKS,
    EREBOR,
    LEVELS,
    MIRKWOOD,
    STRENGTH,
    TREASURES,
    Copies,
    Kind,
    Space,
    card,
)

START: Space = 1
NOWHERE, BY_MIRKWOOD, BY_EREBOR, BY_CAVE = range(4)
"""What Gandalf stands beside."""
CIRCLE = {MIRKWOOD: BY_MIRKWOOD, EREBOR: BY_EREBOR}
NO_DECK = -1
OF_KIND = {"mirkwood": MIRKWOOD, "erebor": EREBOR}
REFUGES = {"esgaroth": 1, "treasury": 2}


@dataclass(frozen=True, eq=False)
class Board:
    """All that is printed. Spaces are numbers from 1, single cards bits of `Copies`."""

    kinds: tuple[str, ...]
    """Kind of each space; entry 0 is the cave."""
    area: tuple[int, ...]
    """The adventure deck of each space, or `NO_DECK`."""
    refuge: tuple[int, ...]
    """The deck that a dwarf on each space draws from."""
    final: Space
    key: Space
    rune: Space
    way: tuple[Space, ...]
    """Smaug's way: 0 is the cave, the last is the dragon space."""
    beside: tuple[int, ...]
    """What each of Gandalf's steps adjoins."""
    marches: tuple[tuple[int, ...], ...]
    horse: tuple[bool, ...]
    kind_of: tuple[Kind, ...]
    """What each single card is."""
    copies: tuple[Copies, ...]
    """All single cards of each kind."""
    deck_of: tuple[int, ...]
    """To which deck each kind belongs by its back."""
    backs: tuple[Copies, ...]
    """All single cards of each deck."""
    rows: tuple[Row, ...]
    """The row of each kind in its table."""
    steps: tuple[tuple[int, ...], ...]
    """Printed steps of each kind that moves somebody."""
    values: tuple[tuple[int, ...], ...]
    """Strengths of each kind; none where it has no strength."""
    fighters: Copies
    """All cards with a strength."""
    treasures: Copies
    immediate: Copies
    """Smaug cards."""
    again: int
    """Set of the kinds after which another adventure is drawn."""
    webs: tuple[int, ...]
    """Set of colours that each kind shows as a web."""
    moves: tuple[tuple[tuple[int, int], ...], ...]
    """Smaug's move and further move of each kind, by difficulty."""
    out: tuple[Copies, ...]
    """Cards that stay in the box, by number of players."""

    @property
    def dragon(self) -> int:
        """Steps from the cave to the dragon space."""
        return len(self.way) - 1

    @cached_property
    def graph(self) -> Graph:
        """The road, with the cave as place 0."""
        road = [(space, space + 1) for space in range(START, self.final)]
        return Graph(self.final + 1, [(0, self.way[1]), *road])

    def highest(self, kind: Kind) -> int:
        return max(self.values[kind], default=0)

    def names(self, cards: Copies) -> list[str]:
        return [CARDS[self.kind_of[one]] for one in members(cards)]

    def kinds_in(self, cards: Copies) -> list[Kind]:
        """Each kind among these cards, once, ascending."""
        kind_of, copies = self.kind_of, self.copies
        found = []
        while cards:
            kind = kind_of[(cards & -cards).bit_length() - 1]
            found.append(kind)
            cards &= ~copies[kind]
        return found

    def one(self, cards: Copies, kind: Kind) -> Copies:
        """One card of a kind among these, as a set."""
        found = cards & self.copies[kind]
        return found & -found

    def has_kind(self, cards: Copies, kind: Kind) -> bool:
        return cards & self.copies[kind] != 0


def _numbers(texts: list[str]) -> tuple[int, ...]:
    return tuple(sorted(int(text) for text in texts))


def build(content: Content) -> Board:
    spaces = content["spaces"]
    kinds = ("cave", *(row["kind"] for row in spaces[:-1]))
    final, dragon = kinds.index("final"), kinds.index("dragon")
    tables = ("travel", "strength", "treasures", "smaug", "webs", "adventures", "enemies")
    rows = tuple(row for table in tables for row in content[table])
    kind_of: list[Kind] = []
    copies: list[Copies] = []
    for kind, row in enumerate(rows):
        number = row.get("count", 1)
        copies.append(first_ones(number) << len(kind_of))
        kind_of += [kind] * number
    deck_of = tuple(_deck(row) for row in rows)
    backs = tuple(
        sum(copies[kind] for kind in range(len(rows)) if deck_of[kind] == deck) for deck in range(len(DECKS))
    )
    values = tuple(_numbers(row["values"]) if row["id"] in STRENGTH else () for row in rows)
    treasure = [card(name) for name in TREASURES if rows[card(name)]["kind"] == "treasure"]
    smaug = [kind for kind, row in enumerate(rows) if "main" in row]
    return Board(
        kinds=kinds,
        area=tuple(OF_KIND.get(kind, NO_DECK) for kind in kinds),
        refuge=tuple(REFUGES.get(kind, 0) for kind in kinds),
        final=final,
        key=kinds.index("key"),
        rune=kinds.index("rune"),
        way=(0, *range(final - 1, dragon - 1, -1)),
        beside=tuple(BESIDE.index(row["beside"]) for row in content["steps"]),
        marches=tuple(_numbers(row["steps"]) for row in content["marches"]),
        horse=tuple(row["horse"] for row in content["marches"]),
        kind_of=tuple(kind_of),
        copies=tuple(copies),
        deck_of=deck_of,
        backs=backs,
        rows=rows,
        steps=tuple(_numbers(row.get("steps", [])) for row in rows),
        values=values,
        fighters=sum(copies[kind] for kind in range(len(rows)) if values[kind]),
        treasures=sum(copies[kind] for kind in treasure),
        immediate=sum(copies[kind] for kind in smaug),
        again=set_of(kind for kind, row in enumerate(rows) if row.get("again")),
        webs=tuple(set_of(COLOURS.index(name) for name in row.get("colours", [])) for row in rows),
        moves=tuple(_moves(row, content["difficulty"]) for row in rows),
        out=tuple(
            sum(copies[kind] for kind in smaug if str(players) in rows[kind]["out_with"])
            for players in range(5)
        ),
    )


def _deck(row: Row) -> int:
    if "deck" in row:
        return DECKS.index(row["deck"])
    return MIRKWOOD if "colours" in row else DECKS.index("treasury")


def _moves(row: Row, levels: tuple[Row, ...]) -> tuple[tuple[int, int], ...]:
    """A card without a further move gets none from any difficulty."""
    if "main" not in row:
        return ((0, 0),) * len(LEVELS)
    return tuple(
        (max(1, row["main"] + level["main"]), max(0, row["extra"] + level["extra"]) if row["extra"] else 0)
        for level in levels
    )
