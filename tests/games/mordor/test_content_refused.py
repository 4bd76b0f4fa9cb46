"""Wrong tables: each is refused with its file, the line, and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import westmarch
from westmarch import ContentError

TRACKS = """\
[[track]]
id = "standard"
spaces = 7
provenance = "mine"

[[track]]
id = "long"
spaces = 12
provenance = "mine"
"""
DICE = "\n".join(
    f'[[die]]\nid = "{colour}"\n'
    'faces = ["ring", "gandalf", "fellowship", "orc", "orc", "nazgul"]\nprovenance = "mine"\n'
    for colour in ("yellow", "red", "blue", "green", "black")
)
HOBBITS = "\n".join(
    f'[[hobbit]]\nid = "{hobbit}"\ncolour = "{colour}"\nprovenance = "mine"\n'
    for hobbit, colour in (("frodo", "yellow"), ("sam", "red"), ("merry", "blue"), ("pippin", "green"))
)
ROUND = """\
[[track]]
id = "standard"
places = ["rivendell", "moria", "mordor"]
provenance = "mine"

[[track]]
id = "long"
places = ["rivendell", "moria", "gondor", "mordor"]
provenance = "mine"
"""
RED_FACES_LINE = 8
TABLES = {"nazgul_tracks": TRACKS, "dice": DICE, "hobbits": HOBBITS, "ring_tracks": ROUND}

WRONG: dict[str, tuple[str, str, str, int, str]] = {
    # table, text to replace, new text, line, reason
    "bad TOML": ("nazgul_tracks", "spaces = 7", "spaces = ", 3, "not valid TOML"),
    "unclosed text": ("nazgul_tracks", '"long"', '"long', 7, "not valid TOML"),
    "unknown column": ("nazgul_tracks", "spaces = 12", "spaces = 12\nsize = 3", 9, "unknown column 'size'"),
    "missing column": ("nazgul_tracks", "spaces = 12\n", "", 6, "column 'spaces' is missing"),
    "no provenance": ("hobbits", 'provenance = "mine"\n', "", 1, "column 'provenance' is missing"),
    "text for a number": ("nazgul_tracks", "= 7", '= "7"', 3, "spaces must be a whole number"),
    "a truth for a number": ("nazgul_tracks", "= 7", "= true", 3, "spaces must be a whole number"),
    "number for a text": ("hobbits", '"red"', "3", 8, "colour must be text"),
    "text for a list": ("ring_tracks", '["rivendell", "moria", "mordor"]', '"moria"', 3, "must be a list"),
    "no square at all": ("nazgul_tracks", "= 7", "= 0", 3, "spaces must be at least 1"),
    "too many squares": ("nazgul_tracks", "= 12", "= 25", 8, "spaces must be at most 24"),
    "unknown symbol": ("dice", '"gandalf"', '"eye"', 3, "'eye' is unknown; known are ring"),
    "number for a symbol": ("dice", '"gandalf"', "1", 3, "1 is unknown"),
    "five faces": ("dice", '"ring", ', "", 3, "faces must have 6 entries, not 5"),
    "seven faces": ("dice", '"ring", ', '"ring", "ring", ', 3, "faces must have 6 entries, not 7"),
    "unknown colour": ("hobbits", '"red"', '"pink"', 8, "'pink' is unknown"),
    "black hobbit": ("hobbits", '"red"', '"black"', 8, "'black' is unknown"),
    "two red hobbits": ("hobbits", '"blue"', '"red"', 13, "two hobbits cannot both be red"),
    "unknown row": ("nazgul_tracks", '"long"', '"short"', 7, "expected row 'long' here, not 'short'"),
    "row twice": ("nazgul_tracks", '"long"', '"standard"', 7, "'standard' stands here twice"),
    "wrong order": ("hobbits", '"frodo"', '"bilbo"', 2, "expected row 'frodo' here, not 'bilbo'"),
    "other rows": ("nazgul_tracks", "[[track]]", "[[path]]", 1, "expected rows [[track]]"),
    "unknown place": ("ring_tracks", '"gondor"', '"bree"', 8, "'bree' is unknown"),
    "Bag End again": ("ring_tracks", '"gondor"', '"bag_end"', 8, "'bag_end' is unknown"),
    "not to Mordor": ("ring_tracks", ', "mordor"]', "]", 3, "the last space, and only that one, is Mordor"),
    "Mordor twice": ("ring_tracks", '"gondor"', '"mordor"', 8, "the last space, and only that one"),
    "backwards": ("ring_tracks", '"gondor"', '"rivendell"', 8, "not in the order of the journey"),
    "no space at all": ("ring_tracks", '["rivendell", "moria", "mordor"]', "[]", 3, "must have 1 to 40"),
}


def refused(folder: Path) -> ContentError:
    with pytest.raises(ContentError) as error:
        westmarch.new("mordor", content=folder)
    assert str(error.value) == f"{error.value.file}, line {error.value.line}: {error.value.reason}"
    return error.value


def refused_table(folder: Path, name: str, text: str) -> ContentError:
    """The refusal of one table, which must name its file."""
    path = folder / f"{name}.toml"
    path.write_text(text, "utf-8")
    error = refused(folder)
    assert error.file == str(path)
    return error


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_of_this_test_are_right(tmp_path: Path, name: str) -> None:
    (tmp_path / f"{name}.toml").write_text(TABLES[name], "utf-8")
    assert westmarch.new("mordor", content=tmp_path).setup.content.changed == (name,)


@pytest.mark.parametrize(("name", "old", "new", "line", "reason"), WRONG.values(), ids=WRONG)
def test_a_wrong_table_is_refused(
    tmp_path: Path, name: str, old: str, new: str, line: int, reason: str
) -> None:
    assert old in TABLES[name]
    error = refused_table(tmp_path, name, TABLES[name].replace(old, new, 1))
    assert reason in error.reason
    assert error.line == line


def test_the_white_tree_on_the_red_die_is_refused(tmp_path: Path) -> None:
    """C5, de 'Weißer Baum', ru 'Белое древо': on the black die only."""
    yellow, red, *others = DICE.split("\n\n")
    error = refused_table(
        tmp_path, "dice", "\n\n".join((yellow, red.replace("nazgul", "white_tree"), *others))
    )
    assert error.line == RED_FACES_LINE
    assert "the White Tree is on the black die only" in error.reason


def test_a_missing_row_is_refused(tmp_path: Path) -> None:
    error = refused_table(tmp_path, "nazgul_tracks", TRACKS.split("\n\n", maxsplit=1)[0])
    assert "expected 2 rows (standard, long), not 1" in error.reason


def test_an_additional_row_is_refused(tmp_path: Path) -> None:
    """A table may be corrected, not extended."""
    error = refused_table(tmp_path, "nazgul_tracks", TRACKS + TRACKS.replace('"standard"', '"short"'))
    assert error.line > 10


def test_something_beside_the_rows_is_refused(tmp_path: Path) -> None:
    error = refused_table(tmp_path, "nazgul_tracks", f'title = "mine"\n{TRACKS}')
    assert "'title' means nothing here" in error.reason


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    assert refused_table(tmp_path, "dice", "").reason == "expected rows [[die]]"


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in refused(tmp_path).reason


def test_an_unknown_file_is_refused(tmp_path: Path) -> None:
    """So that a typing error in a file's name is not ignored."""
    error = refused_table(tmp_path, "die", DICE)
    assert "no such table; the tables are dice.toml, hobbits.toml" in error.reason


def test_an_empty_folder_is_refused(tmp_path: Path) -> None:
    error = refused(tmp_path)
    assert error.file == str(tmp_path)
    assert "no table here" in error.reason


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    error = refused(tmp_path / "nowhere")
    assert error.file == str(tmp_path / "nowhere")
    assert error.reason == "there is no such folder"
