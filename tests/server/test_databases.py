"""SQLite and a real PostgreSQL: built up from nothing, the same shape as the models, and played on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect

from server.house import House
from server.postgres import postgresql
from westmarch.server.refusal import Refused
from westmarch.server.store.database import MIGRATIONS, migrate, open_database
from westmarch.server.store.models import Base
from westmarch.server.store.stored import PATIENCE


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'some where.sqlite'}"
    found: str = request.getfixturevalue("postgres")
    return found


def test_migrations_lead_to_the_models(url: str) -> None:
    engine = open_database(url)
    try:
        migrate(engine)  # a second start changes nothing
        assert set(Base.metadata.tables) < set(inspect(engine).get_table_names())
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, Base.metadata) == []
    finally:
        engine.dispose()


def test_a_match_survives_the_server(url: str, tmp_path: Path, seed: int) -> None:
    with closing(House(tmp_path, seed, url)) as house:
        ann, bob = house.visitor("Анна"), house.visitor("Bob")
        table = ann.table("me", "friend")
        bob.post(f"/api/tables/{table}/seats/1")
        with ann.at(table) as line:
            line.send({"type": "chat", "text": "Приветъ – „hallo“ 🙂"})
            while line.prompt() is not None:
                assert line.answer()["type"] == "accepted"
                line.settle()
            before = line.state
            house.kill()
        house.start()
        with ann.at(table) as line:
            line.settle()
            assert line.state["eyes"] == before["eyes"]
            assert [said["text"] for said in line.chat] == ["Приветъ – „hallo“ 🙂"]
            assert [seat["name"] for seat in line.state["seats"]] == ["Анна", "Bob"]
        with bob.at(table) as line:
            assert line.answer()["type"] == "accepted"
        assert ann.get("/api/tables/mine")[0]["id"] == table
        assert ann.get("/api/tables") == []


def grown_old(file: Path, revision: str) -> None:
    """As an older version of the server would have left it."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def test_an_older_database_is_brought_up_to_date(own_house: House) -> None:
    ann, bob = own_house.visitor("Ann"), own_house.visitor("Bob")
    table = ann.table("me", "hotseat", patience=60, stand_in="random")
    waiting = ann.table("me", "friend")
    own_house.stop()
    grown_old(own_house.folder / "server.sqlite", "0001")
    own_house.start()
    found = ann.get(f"/api/tables/{table}")
    assert (found["patience"], found["stand_in"]) == (PATIENCE, "steady"), "what is not known is as usual"
    with ann.at(table) as line:
        assert line.answer()["type"] == "accepted"
    assert bob.post(f"/api/tables/{waiting}/seats/1", {"nonce": "Bob"})["status"] == "running"
    with ann.at(waiting) as line:
        assert line.state["nonces"] == [None, "Bob"]
        assert line.answer()["type"] == "accepted"


@pytest.mark.parametrize(
    "wrong",
    [
        "nonsense",
        "mysql://root@localhost/x",
        "sqlite:////no/such/folder/x",
        "postgresql://me:pass@127.0.0.1:1/x",
    ],
)
def test_a_wrong_address_is_told_without_its_password(wrong: str) -> None:
    with pytest.raises(Refused) as refused:
        open_database(wrong)
    assert refused.value.key == "database"
    assert "pass" not in str(refused.value.details["url"])
