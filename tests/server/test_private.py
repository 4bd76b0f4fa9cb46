"""Whoever can read the database can foresee dice: it is made for its owner's eyes only."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from westmarch.server.edge.serving import secret_in
from westmarch.server.store.database import open_database

SIDES = ("", "-wal", "-shm")
"""SQLite keeps what was written last in files beside the database."""


@pytest.fixture(autouse=True)
def _careless() -> Iterator[None]:
    """Whatever the account allows, these files do not."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path | str) -> int:
    return stat.S_IMODE(Path(path).stat().st_mode)


@pytest.mark.parametrize("address", ["sqlite:///{}", "sqlite:///file:{}?uri=true"])
def test_a_new_database_is_private_with_all_its_files(tmp_path: Path, address: str) -> None:
    file = tmp_path / "some where.sqlite"
    engine = open_database(address.format(file))
    with engine.begin() as connection:
        connection.execute(text("insert into visitors (id, name, created) values ('a', 'Ann', 1)"))
        assert {side: mode(f"{file}{side}") for side in SIDES} == dict.fromkeys(SIDES, 0o600)
    engine.dispose()
    assert mode(file) == 0o600
    assert os.umask(0) == 0, "what others make is not changed"


def test_a_database_of_an_older_version_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "server.sqlite"
    engine = open_database(f"sqlite:///{file}")
    with engine.connect() as reading:
        reading.execute(text("select 1 from visitors"))
        for side in SIDES:
            Path(f"{file}{side}").chmod(0o644)
        again = open_database(f"sqlite:///{file}")
        assert {side: mode(f"{file}{side}") for side in SIDES} == dict.fromkeys(SIDES, 0o600)
        again.dispose()
    engine.dispose()


def test_the_secret_is_made_in_a_private_folder(tmp_path: Path) -> None:
    file = tmp_path / "new" / "server.secret"
    secret_in(file)
    assert (mode(file), mode(file.parent)) == (0o600, 0o700)
    there = tmp_path / "there"
    there.mkdir(mode=0o755)
    secret_in(there / "server.secret")
    assert mode(there) == 0o755, "a folder that was there is its owner's business"


def test_the_house_makes_a_folder_of_its_own_for_everything(tmp_path: Path) -> None:
    home = tmp_path / "deep" / "home"
    with subprocess.Popen(
        [sys.executable, "-m", "westmarch", "serve", "--port", "0"],
        env={**os.environ, "WESTMARCH_HOME": str(home), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as serving:
        assert serving.stdout is not None
        assert "http://127.0.0.1" in serving.stdout.readline()
        serving.terminate()
    assert mode(home) == 0o700
    found = {path.name: mode(path) for path in home.iterdir()}
    assert {"server.sqlite", "server.secret"} <= set(found)
    assert set(found.values()) == {0o600}
