"""Matches are kept after every answer: killed, interrupted or left, they go on as if nothing had been."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path
from typing import IO

import pytest

import westmarch
from cli.terminal import SLOW, command, environment, kept, load, run, script, typed


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(*arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(),
    )


def read_to_prompt(stream: IO[str], prompts: int) -> str:
    """Read until the terminal has asked so often."""
    text = ""
    while text.count("> ") < prompts:
        character = stream.read(1)
        assert character, text
        text += character
    return text


def play_some(lines: list[str]) -> subprocess.Popen[str]:
    process = start("play", "mordor", "--seed", "8")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(typed(*lines))
    process.stdin.flush()
    read_to_prompt(process.stdout, len(lines) + 1)
    return process


def test_killed_and_resumed(home: Path) -> None:
    lines, whole = script(8)
    first, middle = script(8, answers=5)
    process = play_some(first)
    process.kill()
    process.communicate()
    assert load(kept(home)).digest() == middle.digest()
    resumed = run("play", "--resume", typed=typed(*lines[5:]))
    assert f"Resumed after {middle.answered} entries: {kept(home)}" in resumed.output
    assert load(kept(home)).digest() == whole.digest()
    assert load(kept(home)).record() == whole.record()


def test_interrupted(home: Path) -> None:
    lines, middle = script(8, answers=3)
    process = play_some(lines)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=SLOW)
    assert process.returncode == 130
    assert errors == ""
    assert f"Kept: {kept(home)}" in output
    assert load(kept(home)).digest() == middle.digest()


def test_quit_and_resume_by_name(begun: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.westmarch"
    elsewhere.write_bytes(begun.read_bytes())
    lines, whole = script(8)
    run("play", "--resume", str(elsewhere), typed=typed(*lines[6:]))
    assert load(elsewhere).digest() == whole.digest()
    assert load(begun).result is None


def test_a_finished_match_shows_its_end(finished: Path) -> None:
    before = finished.read_bytes()
    assert "The winner is player" in run("play", "--resume", str(finished)).output
    assert finished.read_bytes() == before
    assert "no unfinished match" in run("play", "--resume", code=2).stderr


def test_play_alone_starts_the_first_game(home: Path) -> None:
    run("play")
    assert load(kept(home)).seats == ("human", "bot:steady")
    assert load(kept(home)).game.id == "mordor"


def test_over_a_pipe_a_waiting_match_is_only_mentioned(begun: Path) -> None:
    output = run("play").output
    assert "An unfinished match waits: Journey to Mordor (human, bot:steady)" in output
    assert len(list(begun.parent.iterdir())) == 2


def test_names_of_kept_matches_do_not_meet(home: Path) -> None:
    for _ in range(3):
        run("play", "mordor")
    names = sorted(path.name for path in home.iterdir())
    assert [name.rsplit("-", 1)[1] for name in names] == ["1.westmarch", "2.westmarch", "3.westmarch"]


def test_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WESTMARCH_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    run("play", "mordor")
    assert list((tmp_path / "data" / "westmarch").iterdir())
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    run("play", "mordor")
    assert list((tmp_path / "me" / ".local" / "share" / "westmarch").iterdir())


def test_a_record_without_its_seed_is_not_played_on(begun: Path, tmp_path: Path) -> None:
    sealed = tmp_path / "sealed.westmarch"
    westmarch.core.record.read_record(begun).sealed().dump(sealed)
    assert "without its seed" in run("play", "--resume", str(sealed), code=2).stderr
    assert "unfinished" in run("replay", str(sealed)).output
    assert "does not hold its seed" in run("verify", str(sealed), code=1).stderr
