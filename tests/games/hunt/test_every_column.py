"""No table lies: every cell, changed, is refused with a reason or changes what is played or shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from columns import Witness, columns_of, confirmed, opening, shipped, with_cell
from westmarch import ContentError, Match
from westmarch.core.content import PROVENANCE, Content, Row, Source, correct
from westmarch.games.hunt.cards.deck import ALLY_CARDS, always
from westmarch.games.hunt.ids import ALLY_TITLES, DICE, JOURNEYS, KINDS, SECTIONS, SORCERY_TITLES, ZONES
from westmarch.testing import answer, options, play_blindly, told

from . import witnesses as seen
from .witnesses import GAME

SHIPPED = shipped(GAME)
PLACES = {table: [row["id"] for row in SHIPPED[table]] for table in ("shire", "wild")}
EXITS = ("A", "B", "C", "D")

PLAY: dict[tuple[str, str], Witness] = {
    ("deeds", "id"): seen.deeds,
    ("journeys", "rows"): seen.journey,
    ("journeys", "refuges"): seen.hidden,
    ("tokens", "face"): seen.corrupted,
    ("dice", "faces"): seen.thrown,
    ("allies", "cost"): seen.price,
    ("allies", "zones"): seen.where_played,
    ("allies", "sections"): seen.where_played,
    ("allies", "places"): seen.where_played,
}
SHOWN: dict[tuple[str, str], Witness] = {}
for _board in ("shire", "wild"):
    PLAY |= {
        (_board, "kinds"): seen.kinds(_board),
        (_board, "zone"): seen.zone(_board),
        (f"{_board}_ways", "a"): seen.steps(_board),
        (f"{_board}_ways", "b"): seen.steps(_board),
        (f"{_board}_ways", "road"): seen.roads(_board),
    }
    SHOWN |= {(_board, column): seen.drawn(_board) for column in ("kinds", "zone", "x", "y")}
    SHOWN |= {(f"{_board}_ways", column): seen.line_drawn(_board) for column in ("a", "b", "road")}
SHOWN |= {(table, PROVENANCE): confirmed for table, column in columns_of(GAME) if column == PROVENANCE}


# -- what else a cell could say -------------------------------------------------------------------------


def others(table: str, column: str, row: Row) -> Iterator[Any]:
    """Other values for a cell, sensible ones and odd ones."""
    value = row[column]
    if isinstance(value, list):
        yield from other_lists(table, column, row)
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1)
    else:
        yield from (word for word in words(table, column, row) if word != value)


def words(table: str, column: str, row: Row) -> list[str]:
    if column == PROVENANCE:
        return ["read off my box" if row[column].startswith("reconstructed") else "reconstructed: by a test"]
    if table in ("information", "deeds"):
        return PLACES["shire" if table == "information" else "wild"]
    if column in ("a", "b"):
        places = PLACES[table.removesuffix("_ways")]
        return [places[(places.index(row[column]) + 9) % len(places)], "Z"]
    if column == "zone":
        return [ZONES[(ZONES.index(row["zone"]) + step) % len(ZONES)] for step in (1, 4, len(ZONES) // 2)]
    if column == "face":
        return ["0", "1", "2", "3", "4", "eye"]
    if column == "title":
        return list(ALLY_TITLES if table == "allies" else SORCERY_TITLES)
    return {"deck": ["short", "long"], "colour": ["beige", "red", "grey"]}.get(
        column, ["3", f"{row.get('b', '')}-{row.get('a', '')}"]
    )


def other_lists(table: str, column: str, row: Row) -> Iterator[list[str]]:
    value = row[column]
    if column == "kinds":
        yield from ([kind] for kind in KINDS if [kind] != value)
        yield from ([value[0], kind] for kind in KINDS)
    elif column == "rows":
        for number, entry in enumerate(value):
            if 0 < number < len(value) - 1 and (number + JOURNEYS.index(row["id"])) % 4:
                continue  # each card at some of its entries
            ends = ("3", "C") if number in (0, len(value) - 1) else ()
            for instead in ("." if entry != "." else "7", *ends):
                if instead != entry:
                    yield [*value[:number], instead, *value[number + 1 :]]
        yield value[:-1]
    else:
        choices = {
            "faces": list(DICE),
            "zones": list(ZONES[::4]),
            "sections": list(SECTIONS),
            "refuges": [entry for entry in row.get("rows", []) if entry != "."],
        }.get(column) or ["3", "a08", "b01", "C"]
        for number, entry in enumerate(value):
            yield from ([*value[:number], one, *value[number + 1 :]] for one in choices if one != entry)
            yield value[:number] + value[number + 1 :]
        yield from ([*value, one] for one in choices)


def line_id(row: Row) -> None:
    row.update(id=f"{row['a']}-{row['b']}")


def taken(table: str, column: str) -> Iterator[tuple[int, Any, Content]]:
    """Every change of a column that is not refused, with the number of its row."""
    adapt = line_id if table.endswith("_ways") else None
    for number, row in enumerate(SHIPPED[table]):
        for value in others(table, column, row):
            try:
                yield number, value, with_cell(GAME, table, number, column, value, adapt)
            except ContentError:
                continue


# -- every cell -----------------------------------------------------------------------------------------


def only_shown(table: str, column: str, row: Row) -> bool:
    """Cells that no rule asks about: where an exit lies, and roads on which nobody rides farther."""
    if column == "zone":
        return row["id"] in EXITS
    ends = {row.get("a"), row.get("b")}
    met = [other for other in SHIPPED[table] if other is not row and ends & {other.get("a"), other.get("b")}]
    return column == "road" and (not ends.isdisjoint(EXITS) or not any(other["road"] for other in met))


def drawn(column: str, row: Row, value: Any) -> bool:
    """Of several kinds of a place the map shows the first."""
    return bool(column != "kinds" or value[0] != row[column][0])


@pytest.fixture
def probes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ally card can be played in the Ring-bearer's turn, wherever Frodo is."""
    for title, card in ALLY_CARDS.items():
        monkeypatch.setitem(ALLY_CARDS, title, replace(card, needs=always))


@pytest.mark.parametrize(("table", "column"), columns_of(GAME))
def test_a_changed_cell_is_refused_or_changes_something(
    table: str, column: str, request: pytest.FixtureRequest
) -> None:
    if column == "cost":
        request.getfixturevalue("probes")
    play, shown = PLAY.get((table, column)), SHOWN.get((table, column))
    as_shipped = cache(lambda witness, number: witness(SHIPPED, SHIPPED[table][number]))
    count = 0
    for number, value, content in taken(table, column):
        count += 1
        row = SHIPPED[table][number]
        what = f"{table}, {row['id']}: {column} = {value!r}"
        assert play or shown, f"{what} is taken and means nothing"
        if shown is not None and drawn(column, row, value):
            assert shown(content, row) != as_shipped(shown, number), f"{what} is not shown"
        if play is not None and not (shown and only_shown(table, column, row)):
            assert play(content, row) != as_shipped(play, number), f"{what} changes nothing"
    assert bool(count) == bool(play or shown), f"{table}, {column}: {count} values are taken"


# -- two cells at once ----------------------------------------------------------------------------------


def with_cells(*changes: tuple[str, str, str, Any]) -> Content:
    """The shipped tables with some cells changed together: (table, row, column, value)."""
    tables = {table: [dict(row) for row in SHIPPED[table]] for table, *_ in changes}
    for table, name, column, value in changes:
        next(row for row in tables[table] if row["id"] == name)[column] = value
    rows = {table.name: table.row for table in GAME.tables}
    sources = {table: Source(f"{table}.toml", "", {rows[table]: found}) for table, found in tables.items()}
    return correct(GAME.package, GAME.tables, sources)


def test_frodo_and_the_nazgul_begin_where_the_board_says() -> None:
    """p. 8, 9: three and six places, which ones the table says."""
    content = with_cells(("shire", "2", "kinds", ["plain"]), ("shire", "5", "kinds", ["frodo_start"]))
    match = opening(GAME, content)
    assert set(options(match)) == {"shire:1", "shire:3", "shire:5"}
    content = with_cells(("shire", "9", "kinds", ["nazgul_start"]), (*moved_start(), ["plain"]))
    match = opening(GAME, content)
    list(seen.follow(match, "setup.place"))
    assert "shire:9" in options(match)
    assert f"shire:{moved_start()[1]}" not in options(match)


def moved_start() -> tuple[str, str, str]:
    return "shire", next(row["id"] for row in SHIPPED["shire"] if "nazgul_start" in row["kinds"]), "kinds"


def test_an_information_token_names_another_ally_location() -> None:
    """p. 9, 21: it is among those that are drawn, and a search there finds it."""
    content = with_cells(("shire", "5", "kinds", ["ally"]), ("information", "4", "id", "5"))
    assert "shire:5" in seen.informed(content, {})
    match = seen.rider(content, 1, "5", info={"hidden": ["5"]})
    answer(match, "search")
    assert told(match, "information.found") == [{"place": "shire:5", "number": 1}]


@pytest.mark.parametrize(
    ("table", "name", "column", "value", "reason"),
    [
        ("shire_ways", "1-4", "id", "4-1", "the id of this line is '1-4'"),
        ("wild_ways", "2-6", "id", "road", "the id of this line is '2-6'"),
        ("shire", "5", "zone", "IV-A", "not on this side of the board"),
        ("shire", "5", "kinds", ["journey_start"], "Frodo begins at a frodo_start"),
        ("shire", "5", "kinds", ["dot"], "has a number or letter, or is a dot"),
        ("wild", "b01", "kinds", ["plain"], "has a number or letter, or is a dot"),
        ("shire", "4", "kinds", ["ally", "ally"], "stands there twice"),
        ("shire", "4", "kinds", ["ally", "exit"], "stand alone"),
        ("journeys", "JL01", "refuges", ["31", "31"], "stands there twice"),
        ("dice", "action", "faces", ["manhunt"] * 6, "the faces of this die are ring"),
        ("dice", "lord", "faces", ["ring"] * 6, "the faces of this die are lord_ring"),
        ("allies", "A1-10", "zones", ["II-A"], "hobbit_feet names none"),
        ("allies", "A1-01", "zones", [], "tom_bombadil names some"),
        ("allies", "A1-04", "places", ["a08"], "a08 is not on the board"),
    ],
)
def test_what_would_mean_nothing_is_refused_with_the_reason(
    table: str, name: str, column: str, value: Any, reason: str
) -> None:
    with pytest.raises(ContentError, match=reason):
        with_cells((table, name, column, value))


@pytest.mark.parametrize(("table", "wanted"), [("information", 12), ("deeds", 10)])
def test_no_token_is_left_out(table: str, wanted: int) -> None:
    """p. 6."""
    rows = [dict(row) for row in SHIPPED[table][:-1]]
    with pytest.raises(ContentError, match=f"there are {wanted}"):
        correct(GAME.package, GAME.tables, {table: Source(f"{table}.toml", "", {"token": rows})})


# -- and the match goes on ------------------------------------------------------------------------------


@pytest.mark.parametrize(("table", "column"), PLAY)
def test_a_match_goes_on_with_a_corrected_table(table: str, column: str) -> None:
    """What is taken is played with, in either part: nothing is lost or doubled."""
    _, _, content = next(taken(table, column))
    for part in ("1", "2"):
        setup = GAME.setup(3, {"part": part}, content)
        match = Match.begin(GAME, setup, GAME.start(setup), 1, ask=False)
        play_blindly(match, 1, 400)
        match.game.invariants(match.state)
