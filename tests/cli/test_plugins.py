"""The terminal plays games of other packages, and a broken one costs a line on stderr, nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import westmarch
from cli.terminal import kept, pipe, typed
from toys.parcel import install, offer


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages that every command finds on its path."""
    folder = tmp_path / "packages"
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return folder


def test_it_is_simulated_in_processes_of_their_own(packages: Path) -> None:
    install(packages)
    alone = pipe("simulate", "gollum", "--games", "8", "--seed", "3", "--json")
    together = pipe("simulate", "gollum", "--games", "8", "--seed", "3", "--json", "--jobs", "2")
    assert together.stderr == alone.stderr == ""
    figures = [json.loads(done.stdout) for done in (alone, together)]
    assert figures[0]["finished"] == 8
    assert figures[0]["results"] == figures[1]["results"]


def test_it_is_played_to_its_end(packages: Path, home: Path) -> None:
    install(packages)
    done = pipe("play", "gollum", "--seed", "1", typed=typed("rules", "what 3", "1", "1", "1"))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert done.stdout.lstrip().startswith("Gollum’s riddles: ")
    assert "The highest card wins." in done.stdout
    record = westmarch.core.record.read_record(kept(home))
    assert record.game == "gollum"
    assert record.result is not None
    assert pipe("verify", str(kept(home))).returncode == 0


def test_every_list_has_it(packages: Path) -> None:
    install(packages)
    games = json.loads(pipe("games", "--json", "--lang", "ru").stdout)["games"]
    assert [game["id"] for game in games] == ["mordor", "war", "hunt", "smaug", "gollum"]
    assert games[4]["title"] == "Gollum’s riddles"
    assert pipe("rules", "gollum", "--lang", "de").stdout.startswith("# Gollum’s riddles")


def test_a_broken_game_costs_one_line(packages: Path) -> None:
    offer(packages, "dark-lamps", lamp="broken_lamp:Lamp")
    (packages / "broken_lamp.py").write_text("raise RuntimeError('the lamp is out')\n", "utf-8")
    line = (
        "westmarch: The game “lamp” of the package “dark-lamps” cannot be used: "
        "RuntimeError: the lamp is out\n"
    )
    listed = pipe("games", "--json")
    assert listed.stderr == line
    assert [game["id"] for game in json.loads(listed.stdout)["games"]] == ["mordor", "war", "hunt", "smaug"]
    played = pipe("play", "lamp")
    assert (played.stdout, played.stderr, played.returncode) == ("", line, 1)
    assert pipe("simulate", "mordor", "--games", "1", "--json").stderr == ""


def test_a_kept_match_of_a_game_that_is_gone_does_not_bar_the_way(packages: Path) -> None:
    install(packages)
    assert pipe("play", "gollum", "--seed", "1", typed=typed("quit")).returncode == 0
    (packages / "gollum_riddles" / "__init__.py").write_text("", "utf-8")
    done = pipe("play", typed=typed("quit"))
    assert done.returncode == 0, done.stderr
    assert "Journey to Mordor" in done.stdout
