"""Content tables in general: what is read, what is refused at which line, and what is hashed.

The tables of Journey to Mordor are tested with the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from westmarch import ContentError
from westmarch.core.content import Column, Content, Row, Table, WrongRow, load_content, shipped_rows

INNS = """\
# Where hobbits drink.

[[inn]]
id = "green_dragon"
folk = "hobbits"
beds = 3
open = true
ales = ["pale", "brown"]
provenance = "the book"

[[inn]]
id = "prancing_pony"
folk = "men"
beds = 12
open = true
ales = []
provenance = "reconstructed: nobody counted the beds"
"""
COLUMNS = (
    Column("folk", choices=("hobbits", "men")),
    Column("beds", int, low=1, high=20),
    Column("open", bool),
    Column("ales", list, length=(0, 2)),
)


def _beer_or_beds(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        if row["beds"] == 13:
            raise WrongRow(number, "beds", "thirteen beds bring bad luck")


PLAIN = Table("inns", "inn", COLUMNS)
STRICT = Table("inns", "inn", COLUMNS, ids=("green_dragon", "prancing_pony"), check=_beer_or_beds)


@pytest.fixture
def shire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with the table in its content folder."""
    name = f"shire_{tmp_path.name.strip('_')}"  # shipped tables are read once a package
    content = tmp_path / "site" / name / "content"
    content.mkdir(parents=True)
    (content.parent / "__init__.py").touch()
    (content / "inns.toml").write_text(INNS, "utf-8")
    monkeypatch.syspath_prepend(tmp_path / "site")
    return name


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """The folder of somebody who owns the box."""
    folder = tmp_path / "own"
    folder.mkdir()
    return folder


def put(folder: Path, text: str, name: str = "inns.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def refused(shire: str, own: Path, text: str, table: Table = PLAIN) -> tuple[int, str]:
    path = put(own, text)
    with pytest.raises(ContentError) as refusal:
        load_content(shire, (table,), own)
    assert refusal.value.file == str(path)
    assert str(refusal.value).startswith(f"{path}, line {refusal.value.line}: ")
    return refusal.value.line, refusal.value.reason


# -- reading -------------------------------------------------------------------------------------


def test_shipped_tables_are_rows_in_order(shire: str) -> None:
    content = load_content(shire, (STRICT,))
    assert [row["id"] for row in content["inns"]] == ["green_dragon", "prancing_pony"]
    assert content["inns"][0]["ales"] == ["pale", "brown"]
    assert content.changed == ()


def test_shipped_tables_are_read_once(shire: str) -> None:
    assert load_content(shire, (PLAIN,)) is load_content(shire, [PLAIN])


def test_rows_without_confirmation_are_listed(shire: str) -> None:
    assert load_content(shire, (PLAIN,)).reconstructed() == [("inns", "prancing_pony")]


def test_an_own_table_takes_the_place_of_the_shipped_one(shire: str, own: Path) -> None:
    put(own, INNS.replace("beds = 3", "beds = 4"))
    content = load_content(shire, (PLAIN,), own)
    assert content["inns"][0]["beds"] == 4
    assert content.changed == ("inns",)
    assert load_content(shire, (PLAIN,))["inns"][0]["beds"] == 3, "the shipped table is left alone"


def test_a_folder_may_hold_a_folder_for_each_game(shire: str, own: Path) -> None:
    (own / shire).mkdir()
    put(own / shire, INNS.replace("beds = 3", "beds = 5"))
    put(own, "not even TOML")
    assert load_content(shire, (PLAIN,), str(own))["inns"][0]["beds"] == 5


def test_an_own_table_is_read_again_each_time(shire: str, own: Path) -> None:
    """Its owner corrects it and tries again."""
    for beds in (7, 8):
        put(own, INNS.replace("beds = 3", f"beds = {beds}"))
        assert load_content(shire, (PLAIN,), own)["inns"][0]["beds"] == beds


def test_other_files_in_the_folder_do_not_matter(shire: str, own: Path) -> None:
    put(own, INNS)
    put(own, "remember the milk", "notes.txt")
    assert load_content(shire, (PLAIN,), own).changed == ("inns",)


def test_a_fixed_column_stays_as_it_is_shipped(shire: str, own: Path) -> None:
    fixed = Table("inns", "inn", (Column("folk", fixed=True), *COLUMNS[1:]))
    put(own, INNS.replace("beds = 3", "beds = 4"))
    assert load_content(shire, (fixed,), own)["inns"][0]["beds"] == 4
    line, reason = refused(shire, own, INNS.replace('folk = "men"', 'folk = "elves"'), fixed)
    assert (line, reason) == (13, 'folk of prancing_pony is "men": the rules need it so')


def test_tables_are_checked_against_each_other(shire: str, own: Path) -> None:
    def few_beds(tables: Mapping[str, Sequence[Row]]) -> None:
        if sum(row["beds"] for row in tables["inns"]) > 20:
            raise WrongRow(1, "beds", "more beds than hobbits")

    together = Table("inns", "inn", COLUMNS, check_all=few_beds)
    assert len(load_content(shire, (together,))["inns"]) == 2
    line, reason = refused(shire, own, INNS.replace("beds = 3", "beds = 9"), together)
    assert (line, reason) == (14, "more beds than hobbits")


def test_rows_can_be_read_before_the_tables_are_described(shire: str) -> None:
    assert [row["id"] for row in shipped_rows(shire, "inns")] == ["green_dragon", "prancing_pony"]


# -- the hash ------------------------------------------------------------------------------------


def test_the_hash_is_of_the_content_not_of_the_file(shire: str, own: Path) -> None:
    """Comments, spaces and the order of columns are free."""
    put(
        own,
        INNS.replace("# Where hobbits drink.\n", "").replace("beds = 3\nopen = true", "open=true\nbeds = 3"),
    )
    assert load_content(shire, (PLAIN,), own).hash == load_content(shire, (PLAIN,)).hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("beds = 3", "beds = 4"),
        ('"pale", "brown"', '"brown", "pale"'),
        ("the book", "hearsay"),
        ("true", "false"),
    ],
)
def test_the_hash_tells_contents_apart(shire: str, own: Path, old: str, new: str) -> None:
    put(own, INNS.replace(old, new, 1))
    assert load_content(shire, (PLAIN,), own).hash != load_content(shire, (PLAIN,)).hash


def test_the_hash_does_not_depend_on_the_machine() -> None:
    """Nor on the version of the program: old records name it."""
    content = Content({"inns": ({"id": "zur Brücke", "provenance": "книга"},)}, ())
    assert content.hash == "dcd90e40b752c3336ede77710f57034f4588579fe939431e643005b428ffcc86"


# -- refusing ------------------------------------------------------------------------------------

WRONG: dict[str, tuple[str, str, int, str]] = {
    "no text": ("beds = 3", "beds = ", 6, "not valid TOML"),
    "not closed": ('provenance = "reconstructed', 'provenance = """reconstructed', 17, "not valid TOML"),
    "column twice": ("beds = 3", "beds = 3\nbeds = 4", 7, "not valid TOML"),
    "unknown column": (
        "beds = 3",
        "beds = 3\nstabling = 2",
        7,
        "unknown column 'stabling'; known are",
    ),
    "missing column": ("beds = 12\n", "", 11, "column 'beds' is missing"),
    "missing id": ('id = "green_dragon"\n', "", 3, "column 'id' is missing"),
    "missing provenance": ('provenance = "the book"\n', "", 3, "column 'provenance' is missing"),
    "text for a number": ("beds = 3", 'beds = "3"', 6, "beds must be a whole number"),
    "truth for a number": ("beds = 3", "beds = true", 6, "beds must be a whole number"),
    "fraction": ("beds = 3", "beds = 3.0", 6, "beds must be a whole number"),
    "number for a truth": ("open = true", "open = 1", 7, "open must be true or false"),
    "number for a text": ('"hobbits"', "1", 5, "folk must be text"),
    "date for a text": ('"hobbits"', "1418-10-30", 5, "folk must be text"),
    "text for a list": ('["pale", "brown"]', '"pale"', 8, "ales must be a list of texts"),
    "numbers in a list": ('["pale", "brown"]', "[1, 2]", 8, "ales must be a list of texts"),
    "too low": ("beds = 3", "beds = 0", 6, "beds must be at least 1"),
    "too high": ("beds = 12", "beds = 21", 14, "beds must be at most 20"),
    "too long": ('"brown"]', '"brown", "old"]', 8, "ales must have 0 to 2 entries, not 3"),
    "unknown choice": ('"men"', '"orcs"', 13, "folk: 'orcs' is unknown; known are hobbits, men"),
    "row twice": ('"prancing_pony"', '"green_dragon"', 12, "'green_dragon' stands here twice"),
    "something else": ("[[inn]]", 'title = "Inns"\n\n[[inn]]', 3, "'title' means nothing here"),
    "some other rows": ("[[inn]]", "[[tavern]]", 1, "'tavern' means nothing here; expected rows [[inn]]"),
}


@pytest.mark.parametrize(("old", "new", "line", "reason"), WRONG.values(), ids=WRONG)
def test_a_wrong_table_is_refused(shire: str, own: Path, old: str, new: str, line: int, reason: str) -> None:
    assert old in INNS
    at, said = refused(shire, own, INNS.replace(old, new, 1))
    assert reason in said
    assert at == line


@pytest.mark.parametrize(
    "text", ["", "inn = 3", "inn = [1, 2]", "[inn]\nid = 'x'", INNS.replace("[[inn]]", "[[tavern]]")]
)
def test_a_table_without_rows_is_refused(shire: str, own: Path, text: str) -> None:
    assert refused(shire, own, text) == (1, "expected rows [[inn]]")


def test_rows_that_are_fixed_may_not_change(shire: str, own: Path) -> None:
    _, said = refused(shire, own, INNS.replace("prancing_pony", "forsaken_inn"), STRICT)
    assert said == "expected row 'prancing_pony' here, not 'forsaken_inn'"
    _, said = refused(shire, own, INNS.split('\n\n[[inn]]\nid = "prancing', maxsplit=1)[0], STRICT)
    assert "expected 2 rows (green_dragon, prancing_pony), not 1" in said
    third = INNS[INNS.rindex("[[inn]]") :].replace("prancing_pony", "forsaken_inn")
    _, said = refused(shire, own, f"{INNS}\n{third}", STRICT)
    assert "expected 2 rows" in said


def test_a_table_may_be_extended_where_its_rows_are_not_fixed(shire: str, own: Path) -> None:
    put(own, INNS + INNS[INNS.rindex("[[inn]]") :].replace("prancing_pony", "forsaken_inn"))
    assert len(load_content(shire, (PLAIN,), own)["inns"]) == 3


def test_a_table_has_a_check_of_its_own(shire: str, own: Path) -> None:
    line, said = refused(shire, own, INNS.replace("beds = 12", "beds = 13"), STRICT)
    assert (line, said) == (14, "thirteen beds bring bad luck")


def test_a_misspelt_file_is_refused(shire: str, own: Path) -> None:
    """So that a correction is not silently without effect."""
    put(own, INNS, "inn.toml")
    with pytest.raises(ContentError, match=r"no such table; the tables are inns\.toml"):
        load_content(shire, (PLAIN,), own)


def test_an_empty_or_missing_folder_is_refused(shire: str, own: Path) -> None:
    with pytest.raises(ContentError, match="no table here"):
        load_content(shire, (PLAIN,), own)
    with pytest.raises(ContentError, match="no such folder"):
        load_content(shire, (PLAIN,), own / "nowhere")
    with pytest.raises(ContentError, match="no such folder"):
        load_content(shire, (PLAIN,), put(own, INNS))


def test_a_file_that_is_no_text_is_refused(shire: str, own: Path) -> None:
    (own / "inns.toml").write_bytes(b"\xff\x00")
    with pytest.raises(ContentError, match="cannot be read"):
        load_content(shire, (PLAIN,), own)


@pytest.mark.parametrize(
    ("column", "good", "bad"),
    [
        (Column("n", int), [0, -5, 10**9], [True, 1.0, "1", None]),
        (Column("n", int, low=2), [2, 3], [1]),
        (Column("n", int, high=2), [2, -3], [3]),
        (Column("n"), ["", "x"], [1, None, ["x"]]),
        (Column("n", bool), [True, False], [1, 0, "true"]),
        (Column("n", list), [[], ["x"]], ["x", [1], [["x"]], [None]]),
        (Column("n", list, length=(2, 2)), [["a", "b"]], [["a"], ["a", "b", "c"]]),
        (Column("n", list, choices=("a",)), [["a", "a"]], [["b"], [1]]),
    ],
)
def test_a_column_tells_good_from_bad(column: Column, good: list[Any], bad: list[Any]) -> None:
    assert [column.fault(value) for value in good] == [None] * len(good)
    assert all(column.fault(value) for value in bad)
