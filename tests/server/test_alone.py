"""One process serves one database: a second one says so and goes, and a crash leaves nothing in its way."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from server.house import SLOW, House
from server.postgres import postgresql
from westmarch.server.refusal import Refused
from westmarch.server.store.alone import alone
from westmarch.server.store.database import url_of


def second(home: Path, *arguments: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "westmarch", "serve", "--port", "0", *arguments],
        env={**os.environ, "WESTMARCH_HOME": str(home), "LANG": language, "LC_ALL": ""},
        capture_output=True,
        text=True,
        timeout=SLOW,
        check=False,
    )


def test_a_second_process_is_refused_and_a_crash_is_no_hindrance(own_house: House) -> None:
    run = second(own_house.folder)
    assert run.returncode == 1
    assert "is served already" in run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert "уже занята" in second(own_house.folder, language="ru_RU.UTF-8").stderr
    assert own_house.visitor().get("/api/ready") == {"ok": True}, "the first one goes on"
    own_house.kill()
    own_house.start()


def test_in_postgresql_too(tmp_path: Path, seed: int) -> None:
    with postgresql() as url, closing(House(tmp_path, seed, url)) as house:
        run = second(tmp_path / "other", "--database-url", url)
        assert run.returncode == 1
        assert "is served already" in run.stderr
        house.kill()
        house.start()


def test_a_lock_is_given_back(tmp_path: Path) -> None:
    url = url_of(f"sqlite:///{tmp_path / 'x.sqlite'}")
    first = alone(url)
    with pytest.raises(Refused, match="database_taken"):
        alone(url)
    first.release()
    alone(url).release()
    memory = url_of("sqlite://")
    assert alone(memory).held()
    assert alone(memory).held(), "nobody else can have a database in memory"
