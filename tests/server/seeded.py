"""The ``westmarch`` command with dice that a test chooses.

It is a program of its own, for the real one has no such door. Its secret seeds follow from a number in a
file, which also counts them: no two tables of a test share their dice, not even after a restart.
"""

from __future__ import annotations

import os
from pathlib import Path
from threading import Lock

from westmarch.cli import main
from westmarch.core import chance

FILE = "WESTMARCH_TEST_SEEDS"
"""The environment variable that names the file."""


class Seeds:
    """Stands where `westmarch.core.chance` has the module ``secrets``."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = Lock()

    def randbits(self, _: int) -> int:
        with self._lock:
            seed, drawn = map(int, self._file.read_text("utf-8").split())
            begin(self._file, seed, drawn + 1)
        return nth(seed, drawn)


def begin(file: Path, seed: int, drawn: int = 0) -> None:
    file.write_text(f"{seed} {drawn}", "utf-8")


def nth(seed: int, number: int) -> int:
    """The seed of the table that gets one after ``number`` others."""
    return chance.derive(seed, number)


if __name__ == "__main__":
    chance.secrets = Seeds(Path(os.environ[FILE]))  # type: ignore[assignment]
    main()
