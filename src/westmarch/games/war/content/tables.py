"""The shape of the tables in ``content/``; `table_checks` has what a corrected table must keep to."""

from __future__ import annotations

from westmarch.core.content import Column, Table
from westmarch.games.war.content import checks
from westmarch.games.war.ids import CARDS, CHARACTERS, COMBATS, FACES, NATIONS, REGIONS, SIDES, TILES
from westmarch.games.war.seats import PARTS

SETTLEMENTS = ("none", "town", "city", "stronghold")


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
        check=checks.check_regions,
    ),
    Table(
        "borders",
        "border",
        (Column("a", choices=REGIONS), Column("b", choices=REGIONS)),
        check=checks.check_borders,
    ),
    Table(
        "nations",
        "nation",
        (
            Column("side", choices=SIDES, fixed=True),
            Column("step", int, low=1, high=4),
            Column("active", bool),
            *map(_figures, checks.FIGURE_COLUMNS),
        ),
        ids=NATIONS,
        check=checks.check_nations,
    ),
    Table(
        "armies",
        "army",
        (
            Column("nation", choices=NATIONS),
            Column("region", choices=REGIONS),
            *map(_figures, checks.FIGURE_COLUMNS),
        ),
        check=checks.check_armies,
        check_all=checks.check_set_up,
    ),
    Table(
        "characters",
        "character",
        (
            Column("kind", choices=("companion", "upgrade", "minion"), fixed=True),
            Column("level", int, low=0, high=9),
            Column("leadership", int, low=0, high=5),
            Column("activates", choices=("none", "any_free", *NATIONS[:5])),
            Column("die", int, low=0, high=1),
            Column("captain", bool),
        ),
        ids=CHARACTERS,
        check=checks.check_characters,
    ),
    Table(
        "tiles",
        "tile",
        (
            Column("kind", choices=("standard", "fellowship", "shadow"), fixed=True),
            Column("value"),
            Column("reveal", bool),
            Column("stop", bool),
        ),
        ids=TILES,
        check=checks.check_tiles,
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
        check=checks.check_dice,
    ),
    Table(
        "cards",
        "card",
        (
            Column("type", choices=("character", "army", "muster")),
            Column("table", bool, fixed=True),
            Column("combat", choices=COMBATS),
        ),
        ids=CARDS,
        check_all=checks.check_cards,
    ),
    Table(
        "symbols",
        "symbol",
        (Column("player", choices=("any", *PARTS)),),
        ids=CARDS,
        check=checks.check_symbols,
    ),
    Table(
        "combat",
        "combat",
        (Column("side", choices=SIDES), Column("initiative", list, length=(1, 2))),
        ids=COMBATS,
        check=checks.check_combat,
    ),
)
