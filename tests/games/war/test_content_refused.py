"""Corrected tables that would mean nothing to the rules: each is refused with the reason."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import westmarch
from columns import shipped, with_cell
from westmarch import ContentError
from westmarch.core.content import Row, Source, correct
from westmarch.core.registry import find_game

GAME = find_game("war")


REFUSED: list[tuple[str, str, str, Any, str]] = [
    ("regions", "osgiliath", "settlement", "town", "within the borders of a nation"),
    ("regions", "edoras", "fortification", True, "where there is no settlement"),
    ("regions", "moria", "eastern", True, "only in the land of the Southrons"),
    ("regions", "edoras", "nation", "isengard", "edoras belongs to the enemy"),
    ("borders", "andrast-anfalas", "id", "here-there", "the id of this border is 'andrast-anfalas'"),
    ("borders", "andrast-anfalas", "b", "andrast", "cannot border on itself"),
    ("nations", "rohan", "side", "shadow", 'side of rohan is "free": the rules need it so'),
    ("nations", "rohan", "step", 4, "rohan cannot be at war while it is passive"),
    ("nations", "isengard", "leader", 1, "isengard has no Leaders"),
    ("nations", "rohan", "nazgul", 1, "rohan has no Nazgûl"),
    ("nations", "rohan", "regular", 1, "the box does not hold so many of rohan: regular"),
    ("armies", "rohan-edoras", "id", "rohan-meduseld", "the id of this army is 'rohan-edoras'"),
    ("armies", "rohan-edoras", "regular", 10, "more than 10 units in edoras"),
    ("armies", "rohan-edoras", "elite", 6, "the box does not hold so many of rohan: elite"),
    ("armies", "rohan-edoras", "nazgul", 1, "rohan has no Nazgûl"),
    ("characters", "gimli", "kind", "minion", 'kind of gimli is "companion"'),
    ("characters", "saruman", "level", 3, "saruman never leaves Orthanc, which level 0 stands for"),
    ("characters", "witch_king", "level", 3, "witch_king flies, which level 9 stands for"),
    ("characters", "mouth_of_sauron", "activates", "rohan", "only Companions rouse a nation"),
    ("tiles", "std_3_1", "kind", "shadow", 'kind of std_3_1 is "standard"'),
    ("tiles", "std_3_1", "value", "4", "value must be a number from -3 to 3"),
    ("dice", "free", "faces", ["eye"] * 6, "the dice of this side have no eye"),
    ("dice", "shadow", "faces", ["will_of_the_west"] * 6, "the dice of this side have no will_of_the_west"),
    ("dice", "free", "start", 7, "start must not be above most"),
    ("cards", "athelas", "id", "kingsfoil", "expected row 'athelas' here"),
    ("cards", "athelas", "table", True, "table of athelas is false"),
    ("cards", "athelas", "combat", "onslaught", "onslaught is no combat half of the free side"),
    ("combat", "onslaught", "side", "free", "onslaught is no combat half of the shadow side"),
    ("combat", "onslaught", "initiative", ["3", "5"], "onslaught has 1 steps, not 2"),
    ("combat", "onslaught", "initiative", ["8"], "initiative must be a step from 0 to 7"),
]


@pytest.mark.parametrize(("table", "row", "column", "value", "reason"), REFUSED)
def test_what_means_nothing_is_refused_with_the_reason(
    table: str, row: str, column: str, value: Any, reason: str
) -> None:
    number = [found["id"] for found in shipped(GAME)[table]].index(row)
    with pytest.raises(ContentError) as refusal:
        with_cell(GAME, table, number, column, value)
    assert reason in refusal.value.reason


def test_a_set_up_that_cannot_be_is_refused() -> None:
    """Across tables: both sides in one region, a Leader without an army."""
    rows = [dict(row) for row in shipped(GAME)["armies"]]
    rohan = next(row for row in rows if row["id"] == "rohan-edoras")
    rohan |= {"id": "rohan-gorgoroth", "region": "gorgoroth"}
    assert reason_against(rows) == "armies of both sides in gorgoroth"
    rohan |= {"id": "rohan-folde", "region": "folde", "regular": 0, "elite": 0, "leader": 1}
    assert reason_against(rows) == "a Leader never stands without an army"


def reason_against(rows: list[Row]) -> str:
    with pytest.raises(ContentError) as refusal:
        correct(GAME.package, GAME.tables, {"armies": Source("armies.toml", "", {"army": rows})})
    return refusal.value.reason


def test_the_line_of_a_wrong_row_is_told_across_tables(tmp_path: Path) -> None:
    """The shipped set-up does not come out of a smaller box, and that is said of its own table."""
    text = (resources.files(GAME.package) / "content" / "nations.toml").read_text("utf-8")
    head, rohan, tail = text.partition('id = "rohan"')
    (tmp_path / "nations.toml").write_text(head + rohan + tail.replace("elite = 5", "elite = 0", 1), "utf-8")
    with pytest.raises(ContentError) as refusal:
        westmarch.new("war", content=tmp_path)
    assert refusal.value.file == "armies.toml"
    assert refusal.value.line > 1
    assert refusal.value.reason == "the box does not hold so many of rohan: elite"
