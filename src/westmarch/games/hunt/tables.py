"""The shapes of the content tables, and what must hold in them whoever corrects them.

Rows that only an owner of the box can confirm are marked as reconstructed and may be replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from westmarch.core.content import Column, Row, Table, WrongRow, shipped_rows
from westmarch.games.hunt.ids import (
    ALLIES,
    COMPANIONS,
    DICE,
    FIRST_LORD_FACE,
    JOURNEYS,
    KINDS,
    NORMAL_DICE,
    PACKAGE,
    SECTIONS,
    SHIRE,
    SORCERIES,
    TOKENS,
    WILD,
    ZONES,
)

Rows = Mapping[str, Sequence[Row]]
ALONE = ("plain", "exit", "dot")
"""Kinds that a place has alone."""
AREAS = ("zones", "sections", "places")
"""What an ally card may name."""
NAMED = {row["id"]: [column for column in AREAS if row[column]] for row in shipped_rows(PACKAGE, "allies")}
"""Of each ally card the columns that its effect is written for."""


def _each_once(rows: Sequence[Row], *columns: str) -> None:
    for number, row in enumerate(rows):
        for column in columns:
            if len(set(row[column])) < len(row[column]):
                raise WrongRow(number, column, f"{column}: something stands there twice")


def _with_kind(rows: Sequence[Row], kind: str) -> set[str]:
    return {row["id"] for row in rows if kind in row["kinds"]}


def _ways_join_places(board: str, ways: str) -> Callable[[Rows], None]:
    def check(tables: Rows) -> None:
        places = {row["id"] for row in tables[board]}
        seen: set[frozenset[str]] = set()
        for number, row in enumerate(tables[ways]):
            for end in ("a", "b"):
                if row[end] not in places:
                    raise WrongRow(number, end, f"{row[end]!r} is no place of this board")
            pair = frozenset((row["a"], row["b"]))
            if len(pair) < 2 or pair in seen:
                raise WrongRow(number, "a", "a line joins two different places, and is drawn once")
            if row["id"] != (wanted := f"{row['a']}-{row['b']}"):
                raise WrongRow(number, "id", f"the id of this line is {wanted!r}")
            seen.add(pair)

    return check


def _check_places(
    first: str, riders: int, dots: Sequence[str], zones: Sequence[str]
) -> Callable[[Sequence[Row]], None]:
    """What a place can be on this side of the board (pp. 6, 9, 11, 28).

    Whether it is a dot is fixed: a location has its number printed on it, a dot has none.
    """

    def check(rows: Sequence[Row]) -> None:
        _each_once(rows, "kinds")
        for number, row in enumerate(rows):
            kinds = row["kinds"]
            if ("dot" in kinds) != (row["id"] in dots):
                raise WrongRow(number, "kinds", f"{row['id']} has a number or letter, or is a dot (p. 11)")
            if len(kinds) > 1 and set(kinds) & set(ALONE):
                raise WrongRow(number, "kinds", f"{', '.join(ALONE)} stand alone")
            if row["zone"] not in zones:
                raise WrongRow(number, "zone", f"{row['zone']} is not on this side of the board")
            if ({"frodo_start", "journey_start"} - {first}) & set(kinds):
                raise WrongRow(number, "kinds", f"on this side of the board Frodo begins at a {first}")
        for kind, wanted in ((first, 3), ("nazgul_start", riders)):
            if len(_with_kind(rows, kind)) != wanted:
                raise WrongRow(0, "kinds", f"{wanted} places must be of the kind {kind} (pp. 6, 9, 28)")
        if not _with_kind(rows, "exit"):
            raise WrongRow(0, "kinds", "there must be exits")

    return check


def _named_places(board: str, table: str, tokens: int) -> Callable[[Rows], None]:
    def check(tables: Rows) -> None:
        if len(tables[table]) != tokens:
            raise WrongRow(len(tables[table]) - 1, None, f"there are {tokens} of these tokens (p. 6)")
        allies = _with_kind(tables[board], "ally")
        for number, row in enumerate(tables[table]):
            if row["id"] not in allies:
                raise WrongRow(number, "id", f"{row['id']} is no ally location (p. 21)")

    return check


def _journeys_end_at_exits(tables: Rows) -> None:
    """A short way has 14 moves, a long one 16 (p. 28), and long ones mark a refuge (p. 29)."""
    places = {row["id"] for row in tables["wild"]}
    exits, starts = _with_kind(tables["wild"], "exit"), _with_kind(tables["wild"], "journey_start")
    allies = _with_kind(tables["wild"], "ally")
    _each_once(tables["journeys"], "refuges")
    for number, row in enumerate(tables["journeys"]):
        way = row["rows"]
        if len(way) != (15 if row["deck"] == "short" else 17):
            raise WrongRow(number, "rows", "a short way has 14 moves after its start, a long one 16 (p. 28)")
        if not set(way) <= places | {"."} or way[0] not in starts or way[-1] not in exits:
            raise WrongRow(number, "rows", "a way leads from a start over known places to an exit (p. 28)")
        if exits & set(way[:-1]):
            raise WrongRow(number, "rows", "a way ends at its first exit (p. 28)")
        if not set(row["refuges"]) <= set(way) & allies:
            raise WrongRow(number, "refuges", "refuges are ally locations of the way (p. 29)")
        if row["deck"] == "long" and not row["refuges"]:
            raise WrongRow(number, "refuges", "every long way marks a refuge (p. 29)")


def _token_colours(rows: Sequence[Row]) -> None:
    for colour, wanted in (("beige", 15), ("red", 2), ("grey", 3)):
        if sum(row["colour"] == colour for row in rows) != wanted:
            raise WrongRow(0, "colour", f"there are {wanted} {colour} tokens (p. 6)")


def _die_faces(rows: Sequence[Row]) -> None:
    """The die of the Lord of the Nazgûl has faces of its own (p. 33)."""
    for number, row in enumerate(rows):
        own = DICE[FIRST_LORD_FACE:] if row["id"] == "lord" else DICE[:FIRST_LORD_FACE]
        if not set(row["faces"]) <= set(own):
            raise WrongRow(number, "faces", f"the faces of this die are {', '.join(own)} (pp. 17, 33)")


def _check_areas(tables: Rows) -> None:
    """A card names what its effect is written for, on the board of its part."""
    _each_once(tables["allies"], *AREAS)
    for number, row in enumerate(tables["allies"]):
        board = tables["shire" if row["part"] == 1 else "wild"]
        zones = {place["zone"] for place in board}
        known = {
            "zones": zones,
            "sections": {zone.split("-")[0] for zone in zones},
            "places": {place["id"] for place in board if "dot" not in place["kinds"]},
        }
        for column in AREAS:
            if bool(row[column]) != (column in NAMED[row["id"]]):
                wanted = "names some" if column in NAMED[row["id"]] else "names none"
                raise WrongRow(number, column, f"{column}: {row['title']} {wanted}: the rules need it so")
            for name in row[column]:
                if name not in known[column]:
                    raise WrongRow(number, column, f"{name} is not on the board of Part {row['part']}")


def _place_table(name: str, ids: tuple[str, ...], start: str, riders: int) -> Table:
    columns = (
        Column("kinds", list, choices=KINDS, length=(1, 3)),
        Column("zone", choices=ZONES),
        Column("x", int, low=0, high=1600),
        Column("y", int, low=0, high=1150),
    )
    rows = shipped_rows(PACKAGE, name)
    dots = [row["id"] for row in rows if "dot" in row["kinds"]]
    zones = [row["zone"] for row in rows]
    return Table(name, "place", columns, ids=ids, check=_check_places(start, riders, dots, zones))


def _way_table(board: str) -> Table:
    columns = (Column("a"), Column("b"), Column("road", bool))
    name = f"{board}_ways"
    return Table(name, "way", columns, check_all=_ways_join_places(board, name))


TABLES = (
    _place_table("shire", SHIRE, "frodo_start", 6),
    _way_table("shire"),
    _place_table("wild", WILD, "journey_start", 2),
    _way_table("wild"),
    Table("information", "token", (), check_all=_named_places("shire", "information", 12)),
    Table("deeds", "token", (), check_all=_named_places("wild", "deeds", 10)),
    Table(
        "journeys",
        "journey",
        (
            Column("deck", choices=("short", "long"), fixed=True),
            Column("rows", list, length=(15, 17)),
            Column("refuges", list, length=(0, 9)),
        ),
        ids=JOURNEYS,
        check_all=_journeys_end_at_exits,
    ),
    Table(
        "tokens",
        "token",
        (
            Column("colour", choices=("beige", "red", "grey"), fixed=True),
            Column("face", choices=("0", "1", "2", "3", "4", "eye")),
        ),
        ids=TOKENS,
        check=_token_colours,
    ),
    Table(
        "dice",
        "die",
        (Column("faces", list, choices=DICE, length=(NORMAL_DICE, NORMAL_DICE)),),
        ids=("action", "lord"),
        check=_die_faces,
    ),
    Table(
        "allies",
        "card",
        (
            Column("part", int, low=1, high=2, fixed=True),
            Column("title", fixed=True),
            Column("out_of_turn", bool, fixed=True),
            Column("cost", int, low=0, high=1),
            Column("zones", list, choices=ZONES, length=(0, 10)),
            Column("sections", list, choices=SECTIONS, length=(0, 3)),
            Column("places", list, length=(0, 9)),
        ),
        ids=ALLIES,
        check_all=_check_areas,
    ),
    Table("sorcery", "card", (Column("title", fixed=True),), ids=SORCERIES),
    Table("companions", "companion", (), ids=COMPANIONS),
)
__all__ = ["PACKAGE", "TABLES"]
