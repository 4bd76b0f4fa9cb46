"""One process serves one database: a second one says so and goes, and a crash leaves nothing in its way."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine, text
from websockets.exceptions import ConnectionClosed

from server.house import SLOW, House, until
from server.postgres import postgresql
from westmarch.server.refusal import Refused
from westmarch.server.store.alone import KEY, alone
from westmarch.server.store.database import open_database, url_of
from westmarch.server.store.tenure import Tenure


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


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'shared.sqlite'}"
        return
    with postgresql() as url:
        yield url


def take_the_lock_away(database: str) -> None:
    """From whoever holds it, as a proxy that cuts connections or somebody who cleans up would."""
    url = url_of(database)
    if url.database and url.get_backend_name() == "sqlite":
        Path(url.database + ".lock").unlink()
        return
    engine = create_engine(url, poolclass=NullPool)
    held = "select pid from pg_locks where locktype = 'advisory' and objid = :key"
    with engine.connect() as connection:
        connection.execute(text(f"select pg_terminate_backend(pid) from ({held}) as holder"), {"key": KEY})
        until(lambda: connection.execute(text(held), {"key": KEY}).first() is None)


def test_a_server_that_has_lost_its_database_writes_nothing_more_and_goes(
    database: str, tmp_path: Path, seed: int
) -> None:
    home = tmp_path / "home"
    with closing(House(tmp_path / "first", seed, database, home=home)) as first:
        assert first.process is not None
        ann = first.visitor("Ann")
        table = ann.table("me", "hotseat")
        with ann.at(table) as line:
            first.process.send_signal(signal.SIGSTOP)  # it does not notice anything for a while
            take_the_lock_away(database)
            with closing(House(tmp_path / "second", seed, database, home=home)) as other:
                prompt = line.prompt()
                assert prompt is not None
                answer = {"seat": prompt["seat"], "seq": line.state["seq"], "id": "too late"}
                line.send(json.dumps({"type": "answer", "answers": [prompt["options"][0]["text"]], **answer}))
                first.process.send_signal(signal.SIGCONT)
                with pytest.raises(ConnectionClosed) as closed:
                    line.until(lambda said: said["type"] == "accepted")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012, "the client comes back by itself"
                assert first.process.wait(SLOW) == 1
                first.log.close()
                assert "the database is lost" in first.written()
                assert "no longer this server" in first.written()
                now = other.visitor()
                now.http.cookies = ann.http.cookies
                with now.at(table) as again:
                    assert again.state["seq"] == line.state["seq"], "what came too late was not written"
                    assert again.answer()["type"] == "accepted"
                    assert now.get("/api/ready") == {"ok": True}


def test_a_database_that_forgot_who_held_it_is_taken_again(database: str) -> None:
    """A restart of PostgreSQL ends no server, if nobody else was there in between."""
    engine = open_database(database)
    try:
        with closing(Closing(database)) as mine:
            tenure = Tenure(engine)
            take_the_lock_away(database)
            assert mine.held()
            assert tenure.is_latest()
            with pytest.raises(Refused, match="database_taken"):
                alone(url_of(database))
            take_the_lock_away(database)
            with closing(Closing(database)):
                with pytest.raises(Refused, match="database_lost"):
                    mine.held()
                Tenure(engine)
            assert not tenure.is_latest(), "another server was there, though it is gone"
            with engine.begin() as connection, pytest.raises(Refused, match="unavailable"):
                tenure.check(connection)
    finally:
        engine.dispose()


class Closing:
    """A lock that is given back at the end of a block."""

    def __init__(self, database: str) -> None:
        self._lock = alone(url_of(database))
        self.held = self._lock.held
        self.close = self._lock.release
