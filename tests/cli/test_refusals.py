"""Wrong input of every kind: one clear sentence on stderr, the right exit code, never a traceback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.terminal import kept, pipe, run, typed

Damage = Callable[[str], str]
WRONG = [
    (2, "There is no game “risk”. The games are: mordor", ["play", "risk"]),
    (
        2,
        "“foo” cannot sit at the table. Possible: human",
        ["play", "mordor", "--seats", "human,foo"],
    ),
    (2, "cannot sit at the table", ["play", "mordor", "--seats", ""]),
    (2, "There is no bot “foo”", ["play", "mordor", "--seats", "human,bot:foo"]),
    (2, "search:0.5s", ["play", "mordor", "--seats", "human,bot:search:-1"]),
    (2, "2 seats are named, but there are 3", ["play", "mordor", "--seats", "human,human", "--players", "3"]),
    (2, "players = 1", ["play", "mordor", "--seats", "human"]),
    (2, "players = 5", ["play", "mordor", "--players", "5"]),
    (2, "possible; allowed: 2–4.", ["play", "war", "--players", "5"]),
    (2, "possible; allowed: 2–4.", ["simulate", "war", "--players", "5"]),
    (2, "players = two", ["play", "mordor", "--players", "two"]),
    (2, "sheet, layout, hobbits, first", ["play", "mordor", "--option", "colour=red"]),
    (2, "basic, advanced", ["play", "mordor", "--option", "sheet=huge"]),
    (2, "name=value", ["play", "mordor", "--option", "sheet"]),
    (2, "seed = dice", ["play", "mordor", "--seed", "dice"]),
    (2, "seed = -1", ["play", "mordor", "--seed", "-1"]),
    (2, "is not possible", ["play", "mordor", "--seed", "9" * 5000]),
    (2, "seed, ask", ["play", "mordor", "--chance", "cheat"]),
    (2, "There is no language “xx”; there are en, ru, de", ["play", "mordor", "--lang", "xx"]),
    (2, "There is no language", ["games", "--lang", "Klingon"]),
    (2, "There is no unfinished match", ["play", "--resume"]),
    (1, "No such file", ["play", "--resume", "missing.westmarch"]),
    (1, "No such file", ["play", "mordor", "--scenario", "missing.toml"]),
    (1, "there is no such folder", ["play", "mordor", "--content", "missing"]),
    (1, "No such file", ["verify", "missing.westmarch"]),
    (1, "No such file", ["replay", "missing.westmarch"]),
    (2, "There is no game", ["rules", "risk"]),
]


@pytest.mark.parametrize(("code", "sentence", "arguments"), WRONG, ids=[" ".join(w[2])[:50] for w in WRONG])
def test_wrong_arguments(home: Path, code: int, sentence: str, arguments: list[str]) -> None:
    result = run(*arguments, code=code)
    assert sentence in result.stderr
    assert result.stderr.startswith("westmarch: ")
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert not home.exists() or not list(home.iterdir())


@pytest.mark.parametrize("arguments", [["conquer"], ["play", "--conquer"], ["verify"]])
def test_wrong_usage(arguments: list[str]) -> None:
    assert "Usage: " in run(*arguments, code=2).stderr


@pytest.mark.parametrize(
    ("language", "sentence"), [("ru", "Игры «risk» нет."), ("de", "Ein Spiel „risk“ gibt es nicht.")]
)
def test_refusals_are_in_the_chosen_language(language: str, sentence: str) -> None:
    assert sentence in run("play", "risk", "--lang", language, code=2).stderr
    assert sentence in pipe("play", "risk", LANG=f"{language}_XX.UTF-8").stderr


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("position.toml", "players = [", "position.toml cannot be used"),
        ("position.json", '{"players": ', "position.json cannot be used"),
        ("position.json", "[1, 2]", "a position is a table"),
        ("position.json", '{"players": ["sam", "gollum"]}', "This position is impossible"),
        ("position.toml", "positions = {frodo = 99}", "This position is impossible: positions, frodo"),
        ("position.toml", 'ring = "lost"', "unknown key 'ring'"),
    ],
)
def test_wrong_scenarios(tmp_path: Path, name: str, text: str, sentence: str) -> None:
    file = tmp_path / name
    file.write_text(text)
    assert sentence in run("play", "mordor", "--scenario", str(file), code=1).stderr


def test_a_scenario_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert "cannot be used" in run("play", "mordor", "--scenario", str(file), code=1).stderr


def test_a_scenario_with_other_seats_or_options(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text('players = ["sam", "merry"]')
    start = ["play", "mordor", "--scenario", str(file)]
    assert "3 seats are named" in run(*start, "--seats", "human,human,human", code=2).stderr
    assert "--option cannot go with it" in run(*start, "--option", "sheet=basic", code=2).stderr


def test_a_wrong_content_table_is_refused_with_its_line(tmp_path: Path) -> None:
    table = '[[track]]\nid = "standard"\nspaces = 99\nprovenance = "my box"\n'
    (tmp_path / "nazgul_tracks.toml").write_text(table)
    stderr = run("play", "mordor", "--content", str(tmp_path), code=1).stderr
    assert "nazgul_tracks.toml, line 3: spaces must be at most 24" in stderr


def test_a_match_with_other_tables_needs_them_again(home: Path, tmp_path: Path) -> None:
    (tmp_path / "nazgul_tracks.toml").write_text(
        "".join(
            f'[[track]]\nid = "{name}"\nspaces = 5\nprovenance = "my box"\n' for name in ("standard", "long")
        )
    )
    folder = ("--content", str(tmp_path))
    output = run("play", "mordor", *folder, "--seed", "5", typed=typed("1", "undo", "1")).output
    assert "5□" in output
    assert "6□" not in output
    assert "Nazgûl track (1)" not in output
    assert "other content tables" in run("play", "--resume", code=1).stderr
    assert "Resumed" in run("play", "--resume", *folder).output
    assert "other content tables" in run("replay", str(kept(home)), code=1).stderr


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text.replace("die:", "dye:", 1), "damaged"),
        (lambda text: text.replace("westmarch-record 1", "westmarch-record 9"), "newer Westmarch"),
        (lambda text: "hello", "not a Westmarch record"),
        (lambda text: "", "not a Westmarch record"),
    ],
    ids=["truncated", "changed", "newer", "other", "empty"],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["verify"]], ids=" ".join)
def test_damaged_records(
    begun: Path, tmp_path: Path, damage: Damage, sentence: str, command: list[str]
) -> None:
    file = tmp_path / "damaged.westmarch"
    file.write_text(damage(begun.read_text()))
    assert sentence in run(*command, str(file), code=1).stderr


def test_a_damaged_match_in_the_folder_is_listed_as_such(begun: Path) -> None:
    (begun.parent / "mordor-old.westmarch").write_text("hello")
    output = run("replay").output
    assert "mordor-old.westmarch" in output
    assert "cannot be read: not a Westmarch record" in output
    assert "Resumed" in run("play", "--resume").output


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WESTMARCH_HOME", str(tmp_path / "file" / "below"))
    result = run("play", "mordor", "--seed", "5", typed=typed("1", "save", f"save {tmp_path / 'copy'}"))
    assert "This match cannot be kept (Not a directory); it goes on without." in result.output
    assert "Set aside: Ring (yellow die)." in result.output
    assert "say where: save FILE" in result.output
    assert (tmp_path / "copy").exists()
    assert "This match was not kept." in result.output


def test_a_folder_that_vanishes_during_play(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from westmarch.core.record import Record

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Record, "dump", fail)
    result = run("play", "mordor", "--seed", "5", typed=typed("1", "2"))
    assert result.output.count("This match cannot be kept (No space left on device)") == 1
