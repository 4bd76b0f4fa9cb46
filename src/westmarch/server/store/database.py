"""Opening the database: a SQLite file or a PostgreSQL server, brought up to date by the migrations."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from westmarch.server.refusal import Refused
from westmarch.server.store.private import close_to_others, for_owner_only

MIGRATIONS = Path(__file__).parent / "migrations"
SYSTEMS = "sqlite:///…, postgresql://…"


def open_database(address: str) -> Engine:
    """An engine on an up-to-date database; Refused says what is wrong with the address.

    Parameters are kept out of error messages, and files from others: among both are seeds.
    """
    engine = connect(address)
    url = engine.url
    try:
        with for_owner_only():
            migrate(engine)
    except (SQLAlchemyError, OSError, CommandError) as error:
        engine.dispose()
        raise Refused("database", url=url.render_as_string(), reason=_reason(error)) from None
    return engine


def connect(address: str) -> Engine:
    """An engine on a database as it is."""
    url = url_of(address)
    for file in _files(url):
        close_to_others(file)
    return _engine(url)


def open_as_it_is(address: str) -> Engine:
    """An engine on a database that is only looked at, whatever version wrote it."""
    url = url_of(address)
    files = _files(url)[:1]
    if any(not file.is_file() for file in files):
        raise Refused("database", url=url.render_as_string(), reason=os.strerror(errno.ENOENT))
    engine = _engine(url, _only_look)
    try:
        engine.connect().close()
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        raise Refused("database", url=url.render_as_string(), reason=_reason(error)) from None
    return engine


def check_there(address: str) -> None:
    """Refused where no server has kept anything yet: who looks after a house does not found one."""
    url = url_of(address)
    there = all(file.is_file() for file in _files(url)[:1])
    if there:
        engine = open_as_it_is(address)
        try:
            there = inspect(engine).has_table("alembic_version")
        finally:
            engine.dispose()
    if not there:
        raise Refused("no_house", url=url.render_as_string())


def _engine(url: URL, prepare: Callable[[Any, Any], None] | None = None) -> Engine:
    if url.get_backend_name() != "sqlite":
        return postgresql(url, pool_pre_ping=True)
    engine = create_engine(url, hide_parameters=True, connect_args={"timeout": 30})
    event.listen(engine, "connect", prepare or _prepare_sqlite)
    return engine


def postgresql(url: URL, **more: Any) -> Engine:
    try:
        return create_engine(url, hide_parameters=True, connect_args={"connect_timeout": 10}, **more)
    except ModuleNotFoundError as error:  # the driver is an extra of its own
        raise Refused("missing_extra", package=error.name or "psycopg", extra="postgres") from None


def migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def url_of(address: str) -> URL:
    """The address of a database; Refused where it is none of those that are known."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise Refused("database", url="–", reason=SYSTEMS) from None
    backend = url.get_backend_name()
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite":
        raise Refused("database", url=url.render_as_string(), reason=SYSTEMS)
    return url


def _files(url: URL) -> list[Path]:
    """The files of a SQLite database: what was written last is beside it."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return []
    return [Path(url.database.removeprefix("file:") + side) for side in ("", "-wal", "-shm", "-journal")]


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside one writer, and on the disk before a commit returns."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _only_look(connection: Any, _: Any) -> None:
    """To ask for the write-ahead log would already write: into an empty file, the head of a database."""
    connection.execute("PRAGMA query_only=ON")


def _reason(error: Exception) -> str:
    """The first line of what the driver says; addresses and passwords are not part of it."""
    original = getattr(error, "orig", None) or error
    return (str(original).strip().splitlines() or [type(original).__name__])[0]
