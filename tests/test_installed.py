"""What an installation without third-party packages can do, and what it says where an extra is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import westmarch

SOURCE = Path(westmarch.__file__).parent.parent
BLOCK = """
import sys

class Absent:
    def find_spec(self, name, path=None, target=None):
        if is_absent(name.partition(".")[0]):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Absent())
"""
EXTRAS = ("alembic", "fastapi", "itsdangerous", "openskill", "psycopg", "sqlalchemy", "uvicorn", "websockets")
ENGINE = """
import westmarch
import westmarch.pytest_conformance  # pytest loads it wherever the package is installed
from westmarch.core.registry import find_game
from westmarch.research.series import Series, play_series

for game in westmarch.game_ids():
    match = westmarch.new(game, seed=7)
    for _ in range(60):
        match.play(match.prompt.options[-1])
    fork = match.fork()
    assert fork.prompt.options == match.prompt.options
    assert match.view(0) and match.events(0)
    match.record().dump(f"{game}.westmarch")
    again = westmarch.load(f"{game}.westmarch")
    assert again.digest() == match.digest()
    assert westmarch.scenario(game, match.position()).prompt
    assert find_game(game).digest("de")
assert len(play_series(Series("mordor", 2, (("search:3", "steady"),)), 2)) == 2
print(sorted({name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names))
"""


def without(*packages: str) -> str:
    return f"is_absent = {packages!r}.__contains__\n{BLOCK}"


def only_standard() -> str:
    """No package but ours and those of Python itself can be imported."""
    return f"is_absent = lambda name: name not in {{*sys.stdlib_module_names, 'westmarch'}}\n{BLOCK}"


def python(code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "WESTMARCH_HOME": str(folder), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_engine_needs_nothing_but_python(tmp_path: Path) -> None:
    done = python(only_standard() + ENGINE, tmp_path)
    assert done.returncode == 0, done.stderr
    assert "'westmarch'" in done.stdout
    for package in ("fluent", "click", "rich", "fastapi", "sqlalchemy", "openskill"):
        assert package not in done.stdout


def test_a_package_that_is_too_old_is_told_in_a_line(tmp_path: Path) -> None:
    """As uvicorn was before 0.35: it is there, and to install it once more does not help."""
    missing = "uvicorn.protocols.websockets.websockets_sansio_impl"
    block = BLOCK.replace('name.partition(".")[0]', "name")
    run = f"is_absent = {missing!r}.__eq__\n{block}import westmarch.cli\nwestmarch.cli.main(['serve'])"
    done = python(run, tmp_path)
    assert done.returncode != 0
    assert done.stderr == (
        f"westmarch: The package “uvicorn” is too old for this: it has no “{missing}”. "
        'Renew it with: pip install --upgrade "westmarch[server]"\n'
    )


@pytest.mark.parametrize(
    ("absent", "command", "extra"),
    [
        ("fastapi", ["serve", "--port", "0"], "server"),
        ("sqlalchemy", ["serve", "--port", "0"], "server"),
        ("uvicorn", ["serve", "--port", "0"], "server"),
        ("psycopg", ["serve", "--port", "0", "--database-url", "postgresql://u@127.0.0.1/u"], "postgres"),
        ("openskill", ["arena", "mordor", "--games", "100000"], "research"),
    ],
)
def test_a_missing_extra_is_told_in_a_line(
    tmp_path: Path, absent: str, command: list[str], extra: str
) -> None:
    run = f"import westmarch.cli\nwestmarch.cli.main({command!r})"
    done = python(without(absent) + run, tmp_path)
    assert done.returncode != 0
    assert done.stderr == (
        f"westmarch: This needs the package “{absent}”, which is not installed. "
        f'Install it with: pip install "westmarch[{extra}]"\n'
    )


def test_the_terminal_needs_no_extra(tmp_path: Path) -> None:
    for command in (["games"], ["play", "war"], ["simulate", "mordor", "--games", "1"], ["rules", "war"]):
        run = f"import westmarch.cli\nwestmarch.cli.main({command!r})"
        done = python(without(*EXTRAS) + run, tmp_path)
        assert done.returncode == 0, done.stderr
        assert done.stdout
