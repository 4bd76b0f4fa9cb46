"""Every test has a data folder of its own and an English environment."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from cli.terminal import kept, run, script, typed

# Begun in the background of a shell, the tests would have Ctrl-C switched off, and so would all they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "kept"
    monkeypatch.setenv("WESTMARCH_HOME", str(folder))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "XDG_DATA_HOME", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def finished(home: Path) -> Path:
    """The record of a whole match."""
    lines, _ = script(8)
    run("play", "mordor", "--seed", "8", typed=typed(*lines))
    return kept(home)


@pytest.fixture
def begun(home: Path) -> Path:
    """The record of a match that was left."""
    lines, _ = script(8, answers=6)
    run("play", "mordor", "--seed", "8", typed=typed(*lines, "quit"))
    return kept(home)
