"""The tables of the game: what ships agrees with the facts, and a folder of corrected tables changes
play. What is wrong with a table, and how it is refused, stands in `test_content_refused`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch import RecordError
from westmarch.core.content import Content, load_content
from westmarch.core.registry import find_game

from .play import offered, track, turn

PLACES_AND_EFFECTS = {
    "bag_end": "none",
    "rivendell": "equal_symbols",
    "moria": "no_gandalf",
    "lothlorien": "double_fellowship",
    "rohan": "repeat_throws",
    "helms_deep": "double_orcs",
    "gondor": "no_nazgul",
    "minas_tirith": "all_nazgul",
    "shelobs_lair": "two_rings",
    "mordor": "none",
}
RECONSTRUCTED = [
    ("dice", "yellow"),
    ("dice", "red"),
    ("dice", "blue"),
    ("dice", "green"),
    ("dice", "black"),
    ("nazgul_tracks", "standard"),
]


@pytest.fixture
def shipped() -> Content:
    game = find_game("mordor")
    return load_content(game.package, game.tables)


def by_id(content: Content, table: str, column: str) -> dict[str, Any]:
    return {row["id"]: row[column] for row in content[table]}


# -- what ships ----------------------------------------------------------------------------------


def test_five_dice_of_six_faces(shipped: Content) -> None:
    """C3, C6, de 'Spielmaterial': one die for each hobbit and the black one."""
    faces = by_id(shipped, "dice", "faces")
    assert list(faces) == ["yellow", "red", "blue", "green", "black"]
    assert all(len(of_die) == 6 for of_die in faces.values())


def test_the_white_tree_is_on_the_black_die_only(shipped: Content) -> None:
    """C5, de 'Weißer Baum', ru 'Белое древо'."""
    faces = by_id(shipped, "dice", "faces")
    assert [die for die in faces if "white_tree" in faces[die]] == ["black"]


def test_every_die_has_every_other_symbol(shipped: Content) -> None:
    """C4, C12, C13, de 'Spielmaterial': a Nazgûl on each die, too."""
    for faces in by_id(shipped, "dice", "faces").values():
        assert {"ring", "gandalf", "fellowship", "orc", "nazgul"} <= set(faces)


def test_the_colours_of_the_hobbits(shipped: Content) -> None:
    """C8, C9, C10, de 'Nazgûl': blue is Merry, red is Sam; the other two from the English rulebook."""
    assert by_id(shipped, "hobbits", "colour") == {
        "frodo": "yellow",
        "sam": "red",
        "merry": "blue",
        "pippin": "green",
    }


def test_places_and_their_effects(shipped: Content) -> None:
    """T4, T5, P1 to P8, de 'Sonderfunktionen der Orte', ru 'Усложнённая игра'."""
    effects = by_id(shipped, "places", "effect")
    assert effects == PLACES_AND_EFFECTS
    assert list(effects) == list(PLACES_AND_EFFECTS), "in the order of the journey"


def test_nine_round_spaces(shipped: Content) -> None:
    """T1, T5: one space for each of eight places, Mordor is the ninth."""
    assert by_id(shipped, "ring_tracks", "places")["standard"] == list(PLACES_AND_EFFECTS)[1:]


def test_seven_squares(shipped: Content) -> None:
    """T2: fewer than the round spaces; the number is our reconstruction."""
    assert by_id(shipped, "nazgul_tracks", "spaces")["standard"] == 7


def test_the_long_layout(shipped: Content) -> None:
    """A house variant: every place twice before Mordor, and twelve squares."""
    places = by_id(shipped, "ring_tracks", "places")["long"]
    assert len(places) == 17
    assert [place for n, place in enumerate(places) if n == 0 or places[n - 1] != place] == list(
        PLACES_AND_EFFECTS
    )[1:]
    assert by_id(shipped, "nazgul_tracks", "spaces")["long"] == 12


def test_every_row_tells_where_it_is_from(shipped: Content) -> None:
    starts = ("rulebook", "public source", "reconstructed", "house variant")
    for rows in shipped.tables.values():
        for row in rows:
            assert row["provenance"].startswith(starts)


def test_reconstructed_rows_are_reported(shipped: Content) -> None:
    """The gaps of the facts: faces of the dice, and the number of squares."""
    assert shipped.reconstructed() == RECONSTRUCTED
    assert shipped.changed == ()


# -- a folder of one's own -------------------------------------------------------------------------

FIVE_SQUARES = """
[[track]]
id = "standard"
spaces = 5
provenance = "read off my sheet"

[[track]]
id = "long"
spaces = 12
provenance = "house variant"
"""


def die(colour: str, *faces: str) -> str:
    """One row of a table of dice."""
    return f'[[die]]\nid = "{colour}"\nfaces = {list(faces)}\nprovenance = "read off my die"\n'


def dice_with(**faces: tuple[str, ...]) -> str:
    """A table of dice in which these have other faces."""
    usual = ("ring", "gandalf", "fellowship", "orc", "orc", "nazgul")
    return "".join(
        die(colour, *faces.get(colour, usual)) for colour in ("yellow", "red", "blue", "green", "black")
    )


def folder_with(folder: Path, **tables: str) -> Path:
    for name, text in tables.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_a_shorter_track_puts_a_player_out_sooner(tmp_path: Path) -> None:
    """de 'Ausscheiden': after the fifth of five squares."""
    own = folder_with(tmp_path, nazgul_tracks=FIVE_SQUARES)
    match = westmarch.new("mordor", 2, chance="ask", content=own)
    assert match.view(None)["marks_left"] == [5, 5]
    turn(match, rest="nazgul")
    assert match.view(None)["squares"][0] == ["x", "x", "x", "x", "."]
    assert track(match, "sam") == "x"
    turn(match, yellow="nazgul")
    assert match.view(None)["out"] == [0]


def test_other_faces_are_thrown(tmp_path: Path) -> None:
    own = folder_with(tmp_path, dice=dice_with(yellow=("ring",) * 6))
    match = westmarch.new("mordor", 2, chance="ask", content=own)
    assert offered(match) == ["symbol:ring"], "the yellow die falls first"


def test_positions_know_the_other_faces(tmp_path: Path) -> None:
    own = folder_with(tmp_path, dice=dice_with(yellow=("ring",) * 6))
    with pytest.raises(westmarch.PositionError, match="the yellow die has no face 'orc'"):
        westmarch.scenario("mordor", {"aside": {"yellow": "orc"}}, content=own)


def test_other_colours_strike_others(tmp_path: Path) -> None:
    """de 'Nazgûl': with Sam and Merry's colours exchanged blue strikes Sam."""
    colours = {"frodo": "yellow", "sam": "blue", "merry": "red", "pippin": "green"}
    rows = [
        f'[[hobbit]]\nid = "{hobbit}"\ncolour = "{colour}"\nprovenance = "mine"\n'
        for hobbit, colour in colours.items()
    ]
    match = westmarch.new("mordor", 2, chance="ask", content=folder_with(tmp_path, hobbits="".join(rows)))
    turn(match, blue="nazgul")
    assert track(match, "sam") == "x"


def test_one_folder_may_serve_several_games(tmp_path: Path) -> None:
    (tmp_path / "mordor").mkdir()
    folder_with(tmp_path / "mordor", nazgul_tracks=FIVE_SQUARES)
    match = westmarch.new("mordor", 2, content=tmp_path)
    assert match.view(None)["marks_left"] == [5, 5]


def test_a_corrected_table_is_no_reconstruction_any_more(tmp_path: Path) -> None:
    own = westmarch.new("mordor", content=folder_with(tmp_path, nazgul_tracks=FIVE_SQUARES)).setup.content
    assert own.changed == ("nazgul_tracks",)
    assert own.reconstructed() == RECONSTRUCTED[:-1]


# -- records -----------------------------------------------------------------------------------------


def played(content: Path | None) -> westmarch.Match[Any]:
    """A match of first answers, to its end."""
    match = westmarch.new("mordor", 2, seed=3, content=content)
    while match.prompt is not None:
        match.play(match.prompt.options[0])
    return match


def test_a_record_replays_with_its_own_tables_only(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    folder_with(own, nazgul_tracks=FIVE_SQUARES)
    match = played(own)
    match.record().dump(tmp_path / "match.record")
    assert westmarch.load(tmp_path / "match.record", content=own).digest() == match.digest()
    with pytest.raises(RecordError, match="made with other content tables"):
        westmarch.load(tmp_path / "match.record")


def test_a_record_of_the_shipped_tables_is_refused_with_others(tmp_path: Path) -> None:
    record = played(None).record()
    assert westmarch.replay(record).result is not None
    own = folder_with(tmp_path, nazgul_tracks=FIVE_SQUARES)
    with pytest.raises(RecordError, match="made with other content tables"):
        westmarch.replay(record, content=own)


def test_a_record_of_a_position_keeps_its_tables_too(tmp_path: Path) -> None:
    own = folder_with(tmp_path, nazgul_tracks=FIVE_SQUARES)
    match = westmarch.scenario("mordor", {"positions": {"sam": 4}}, chance="ask", content=own)
    turn(match, rest="fellowship")
    assert westmarch.replay(match.record(), content=own).digest() == match.digest()
    with pytest.raises(RecordError, match="made with other content tables"):
        westmarch.replay(match.record())
