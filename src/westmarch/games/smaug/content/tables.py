"""The shape of the content tables, and what cannot be whatever a box says.

Totals are the rulebook's ('Состав игры'); where things lie and what cards say may be corrected.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from westmarch.core.content import Column, Row, Table, WrongRow
from westmarch.games.smaug.ids import (
    ADVENTURES,
    COLOURS,
    DECK_SIZES,
    DECKS,
    ENEMIES,
    LEVELS,
    MARCHES,
    MOST,
    SMAUG,
    SPACES,
    STEPS,
    STRENGTH,
    TRAVEL,
    TREASURES,
    WEBS,
)

SPACE_KINDS = (
    *(
        "start",
        "path",
        "mirkwood",
        "esgaroth",
        "dragon",
        "rune",
        "key",
        "erebor",
        "treasury",
        "final",
        "cave",
    ),
)
BESIDE = ("nothing", "mirkwood", "erebor", "cave")
TRAVEL_KINDS = ("bilbo", "paths", "eagle", "dwarf_way", "gandalf", "elf")
STRENGTH_KINDS = ("dwarf", "ally")
_TIMES = {"start": 1, "esgaroth": 3, "dragon": 1, "rune": 1, "key": 1, "treasury": 2, "final": 1, "cave": 1}
_DIGITS = tuple(str(n) for n in range(1, 11))
_STRENGTHS = tuple(str(n) for n in range(1, MOST + 1))


def _a_road(rows: Sequence[Row]) -> None:
    kinds = [row["kind"] for row in rows]
    for kind, times in _TIMES.items():
        if kinds.count(kind) != times:
            number = len(kinds) - 1 - kinds[::-1].index(kind) if kind in kinds else 0
            raise WrongRow(number, "kind", f"the rulebook has {times} of the kind {kind!r}")
    for number, kind in ((0, "start"), (len(kinds) - 2, "final"), (len(kinds) - 1, "cave")):
        if kinds[number] != kind:
            raise WrongRow(number, "kind", f"this must be the kind {kind!r}")
    if kinds.index("dragon") > kinds.index("key"):
        raise WrongRow(
            kinds.index("dragon"), "kind", "Smaug comes out past the key space to the dragon space"
        )


def _path_of_gandalf(rows: Sequence[Row]) -> None:
    for place in BESIDE[1:]:
        if all(row["beside"] != place for row in rows):
            raise WrongRow(0, "beside", f"Gandalf can come beside {place!r} (rulebook)")


def _steps_or_die(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        kind, steps = row["kind"], row["steps"]
        if len(set(steps)) < len(steps):
            raise WrongRow(number, "steps", "a number of steps stands here twice")
        wanted = (
            (0, 0) if kind == "dwarf_way" else (1, 1) if kind == "gandalf" else (0 if row["die"] else 1, 10)
        )
        if not wanted[0] <= len(steps) <= wanted[1]:
            raise WrongRow(number, "steps", f"a card of the kind {kind!r} cannot have these steps")
        if row["die"] and kind not in ("bilbo", "paths"):
            raise WrongRow(number, "die", "only Bilbo and Unknown Paths go by the die (rulebook)")


def _different(column: str) -> object:
    def check(rows: Sequence[Row]) -> None:
        for number, row in enumerate(rows):
            if len(set(row[column])) < len(row[column]):
                raise WrongRow(number, column, f"{column}: the same stands here twice")

    return check


def _treasury(rows: Sequence[Row]) -> None:
    if [row["kind"] for row in rows].count("arrow") != 1 or rows[-1]["kind"] != "arrow":
        raise WrongRow(len(rows) - 1, "kind", "the last of these cards is Bard's Arrow")
    if rows[-1]["number"] > 6:
        raise WrongRow(len(rows) - 1, "number", "no die shows more than 6")


NUMBERS = {
    "barrels": (1, 6, 1),
    "enchanted_stream": (6, 6, 0),
    "elf_lanterns": (1, 1, 1),
    "wandering": (0, 0, 0),
    "longing": (2, 2, 1),
    "dragon_fire": (6, 6, 0),
    "secret_stair": (1, 1, 1),
    "old_thrush": (1, 1, 1),
}
"""For each adventure how many numbers it has, at least and at most, and the least that each may be."""


def _numbers(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        low, high, least = NUMBERS[row["id"]]
        if not low <= len(row["numbers"]) <= high or any(int(one) < least for one in row["numbers"]):
            raise WrongRow(number, "numbers", f"{row['id']} cannot have these numbers")
        if row["id"] == "barrels":
            if len(set(row["numbers"])) < len(row["numbers"]):
                raise WrongRow(number, "numbers", "a number of steps stands here twice")
            if row["again"]:
                raise WrongRow(number, "again", "whoever floats on meets no other adventure here")


def _whole_decks(tables: Mapping[str, Sequence[Row]]) -> None:
    """As many cards in each deck as the rulebook counts."""
    counts: Counter[str] = Counter()
    for name in ("travel", "strength", "smaug", "enemies", "adventures"):
        for row in tables[name]:
            counts[row["deck"]] += row.get("count", 1)
    counts["treasury"] += sum(row["count"] for row in tables["treasures"])
    counts["mirkwood"] += len(tables["webs"])
    for deck, size in zip(DECKS, DECK_SIZES, strict=True):
        if counts[deck] != size:
            raise WrongRow(0, "count", f"the deck {deck!r} has {size} cards (rulebook), not {counts[deck]}")


_COUNT = Column("count", int, low=1, high=20)
_AGAIN = Column("again", bool)


def _deck(*names: str, fixed: bool = False) -> Column:
    return Column("deck", choices=names, fixed=fixed)


TABLES = (
    Table(
        "spaces",
        "space",
        (Column("kind", choices=SPACE_KINDS), *(Column(a, int, low=0, high=2000) for a in ("x", "y"))),
        ids=(*SPACES, "cave"),
        check=_a_road,
    ),
    Table(
        "steps",
        "step",
        (Column("beside", choices=BESIDE), *(Column(a, int, low=0, high=2000) for a in ("x", "y"))),
        ids=STEPS,
        check=_path_of_gandalf,
    ),
    Table("colours", "colour", (), ids=COLOURS),
    Table(
        "marches",
        "march",
        (Column("steps", list, choices=_DIGITS, length=(1, 6)), Column("horse", bool)),
        ids=MARCHES,
        check=_different("steps"),  # type: ignore[arg-type]
    ),
    Table(
        "travel",
        "card",
        (
            _deck("beorn", "esgaroth"),
            Column("kind", choices=TRAVEL_KINDS, fixed=True),
            _COUNT,
            Column("steps", list, choices=_DIGITS),
            Column("die", bool),
        ),
        ids=TRAVEL,
        check=_steps_or_die,
        check_all=_whole_decks,
    ),
    Table(
        "strength",
        "card",
        (
            _deck("beorn", "esgaroth"),
            Column("kind", choices=STRENGTH_KINDS, fixed=True),
            _COUNT,
            Column("values", list, choices=_STRENGTHS, length=(1, 2)),
        ),
        ids=STRENGTH,
        check=_different("values"),  # type: ignore[arg-type]
    ),
    Table(
        "treasures",
        "card",
        (Column("kind", choices=("treasure", "arrow")), _COUNT, Column("number", int, low=1, high=9)),
        ids=TREASURES,
        check=_treasury,
    ),
    Table(
        "smaug",
        "card",
        (
            _deck("beorn", "erebor"),
            Column("main", int, low=1, high=9),
            Column("extra", int, low=0, high=9),
            Column("out_with", list, choices=("2", "3", "4")),
        ),
        ids=SMAUG,
        check=_different("out_with"),  # type: ignore[arg-type]
    ),
    Table(
        "enemies",
        "card",
        (_deck("mirkwood", "erebor"), Column("strength", int, low=1, high=40), _AGAIN),
        ids=ENEMIES,
    ),
    Table(
        "webs",
        "card",
        (Column("colours", list, choices=COLOURS, length=(1, 4)),),
        ids=WEBS,
        check=_different("colours"),  # type: ignore[arg-type]
    ),
    Table(
        "adventures",
        "card",
        (
            _deck("mirkwood", "erebor", fixed=True),
            _COUNT,
            Column("numbers", list, choices=("0", *_DIGITS)),
            _AGAIN,
        ),
        ids=ADVENTURES,
        check=_numbers,
    ),
    Table(
        "difficulty",
        "level",
        (Column("main", int, low=-3, high=3), Column("extra", int, low=-3, high=3)),
        ids=LEVELS,
    ),
)
