"""The other commands, the help, and how the program behaves as a program."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import westmarch
from cli.terminal import SLOW, command, environment, pipe, run
from westmarch.cli import COMMANDS, main
from westmarch.cli.group import LazyGroup


def test_help_lists_all_commands_without_importing_them() -> None:
    code = (
        "import sys, westmarch.cli as c\n"
        "try: c.main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m.startswith(('rich', 'fluent', 'westmarch.cli.')) ])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True
    )
    for name, about in COMMANDS.items():
        assert name in done.stdout
        assert about in done.stdout
    assert "rich" not in done.stdout
    assert "fluent" not in done.stdout
    assert "westmarch.cli.commands.play" not in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_teaches(name: str) -> None:
    output = run(name, "--help").output
    assert f"Usage: main {name}" in output
    assert f"westmarch {name}" in output or f"make {name}" in output, "no example"


def test_a_command_that_is_not_installed() -> None:
    group = LazyGroup("main", package="westmarch.cli.commands", abouts={"fly": "Fly."})
    from click.testing import CliRunner

    result = CliRunner().invoke(group, ["fly"])
    assert result.exit_code == 2
    assert result.stderr == "westmarch: The command “fly” is not part of this installation.\n"
    assert "Fly." in CliRunner().invoke(group, ["--help"]).output


def test_version() -> None:
    assert pipe("--version").stdout == f"westmarch, version {westmarch.__version__}\n"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Journey to Mordor",
                "Players: 2–4",
                "basic (simple: the places have no effect) | advanced (full: ",
                "faces of the dice (yellow",
            ],
        ),
        ("ru", ["Бросок в Мордор", "Игроков: 2–4", "Восстановлено: грани кубиков"]),
        ("de", ["Mordor", "Spieler: 2–4", "Rekonstruiert: "]),
    ],
)
def test_games(language: str, words: list[str]) -> None:
    output = run("games", "--lang", language).output
    for word in [*words, "mordor", "random, steady, search", "--option layout"]:
        assert word in output


def test_games_as_data() -> None:
    data = json.loads(run("games", "--json").output)
    assert [game["id"] for game in data["games"]] == westmarch.game_ids()
    mordor = data["games"][0]
    assert mordor["players"] == [2, 3, 4]
    assert mordor["options"][0]["choices"] == ["basic", "advanced"]
    assert {"table": "dice", "row": "black"} in mordor["reconstructed"]


@pytest.mark.parametrize(("language", "title"), [("en", "# Journey to Mordor"), ("ru", "# "), ("de", "# ")])
def test_rules(language: str, title: str) -> None:
    output = run("rules", "mordor", "--lang", language).output
    assert output.startswith(title)
    assert "<!--" not in output
    assert run("rules", "--lang", language).output == output


def test_a_reader_who_goes_away() -> None:
    reader = subprocess.Popen(
        [sys.executable, "-c", "import sys; sys.stdin.readline()"], stdin=subprocess.PIPE, env=environment()
    )
    writer = subprocess.Popen(
        command("rules", "mordor"), stdout=reader.stdin, stderr=subprocess.PIPE, text=True, env=environment()
    )
    assert reader.stdin is not None
    reader.stdin.close()
    reader.wait(SLOW)
    assert writer.communicate(timeout=SLOW)[1] == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1251"])
def test_terminals_that_cannot_show_everything(encoding: str) -> None:
    done = subprocess.run(
        command("play", "mordor", "--seed", "5"),
        input=b"help\nfoo \xff\xfe bar\n\xc3\n",
        capture_output=True,
        env=environment(PYTHONIOENCODING=encoding, PYTHONUTF8="0"),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == b""
    output = done.stdout.decode(encoding)
    if encoding == "ascii":
        assert "Nazgul: 1[ ] 2[ ] 3[ ]" in output
        assert "Ring-bearer: @ Bag End  o Rivendell" in output
        assert 'I do not understand "foo"' in output


def test_the_group_is_what_the_package_installs() -> None:
    assert isinstance(main, LazyGroup)
