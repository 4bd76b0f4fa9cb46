"""The shape of the tables in ``content/``, with the checks that a corrected table must pass."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.content import Column, Row, Table, WrongRow
from westmarch.games.war.ids import CARDS, CHARACTERS, COMBATS, FACES, NATIONS, REGIONS, SIDES, TILES

SETTLEMENTS = ("none", "town", "city", "stronghold")


def _no_border_twice(rows: Sequence[Row]) -> None:
    seen: set[frozenset[str]] = set()
    for number, row in enumerate(rows):
        pair = frozenset((row["a"], row["b"]))
        if len(pair) == 1:
            raise WrongRow(number, "b", f"{row['a']} cannot border on itself")
        if pair in seen:
            raise WrongRow(number, "b", f"{row['a']} and {row['b']} stand here twice")
        seen.add(pair)


def _one_army_each(rows: Sequence[Row]) -> None:
    seen: set[tuple[str, str]] = set()
    for number, row in enumerate(rows):
        place = (row["nation"], row["region"])
        if place in seen:
            raise WrongRow(number, "region", f"two armies of {row['nation']} in {row['region']}")
        seen.add(place)


def _values(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        value = row["value"]
        if value not in ("eye", "die") and not (value.lstrip("-").isdigit() and -3 <= int(value) <= 3):
            raise WrongRow(number, "value", "value must be a number from -3 to 3, 'eye' or 'die'")


def _initiatives(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        if not all(step in "01234567" and len(step) == 1 for step in row["initiative"]):
            raise WrongRow(number, "initiative", "initiative must be a step from 0 to 7")


def _figures(name: str) -> Column:
    return Column(name, int, low=0, high=40)


TABLES = (
    Table(
        "regions",
        "region",
        (
            Column("nation", choices=("none", *NATIONS)),
            Column("settlement", choices=SETTLEMENTS),
            Column("fortification", bool),
            Column("coastal", bool),
            Column("eastern", bool),
            Column("x", int),
            Column("y", int),
        ),
        ids=REGIONS,
    ),
    Table(
        "borders",
        "border",
        (Column("a", choices=REGIONS), Column("b", choices=REGIONS)),
        check=_no_border_twice,
    ),
    Table(
        "nations",
        "nation",
        (
            Column("side", choices=SIDES),
            Column("step", int, low=1, high=4),
            Column("active", bool),
            *map(_figures, ("regular", "elite", "leader", "nazgul")),
        ),
        ids=NATIONS,
    ),
    Table(
        "armies",
        "army",
        (
            Column("nation", choices=NATIONS),
            Column("region", choices=REGIONS),
            *map(_figures, ("regular", "elite", "leader", "nazgul")),
        ),
        check=_one_army_each,
    ),
    Table(
        "characters",
        "character",
        (
            Column("kind", choices=("companion", "upgrade", "minion")),
            Column("level", int, low=0, high=9),
            Column("leadership", int, low=0, high=5),
            Column("activates", choices=("none", "any_free", *NATIONS[:5])),
            Column("die", int, low=0, high=1),
            Column("captain", bool),
        ),
        ids=CHARACTERS,
    ),
    Table(
        "tiles",
        "tile",
        (
            Column("kind", choices=("standard", "fellowship", "shadow")),
            Column("value"),
            Column("reveal", bool),
            Column("stop", bool),
        ),
        ids=TILES,
        check=_values,
    ),
    Table(
        "dice",
        "die",
        (
            Column("faces", list, choices=FACES, length=(6, 6)),
            Column("start", int, low=1, high=10),
            Column("most", int, low=1, high=10),
        ),
        ids=SIDES,
    ),
    Table(
        "cards",
        "card",
        (
            Column("type", choices=("character", "army", "muster")),
            Column("table", bool),
            Column("combat", choices=COMBATS),
        ),
        ids=CARDS,
    ),
    Table(
        "combat",
        "combat",
        (Column("side", choices=SIDES), Column("initiative", list, length=(1, 2))),
        ids=COMBATS,
        check=_initiatives,
    ),
)
