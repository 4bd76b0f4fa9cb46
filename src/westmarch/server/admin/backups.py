"""Backups: one private SQLite file with everything, whatever the database is, and back from it.

SQLite makes it by its own online backup, page by page; from PostgreSQL all rows are read in one snapshot. So
a backup also moves a house from one kind of database to the other. The secret of the cookies lies in it too.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, func, insert, select, text

from westmarch.server.refusal import Refused
from westmarch.server.store.database import connect, open_database
from westmarch.server.store.models import AuditRow, Base, HouseRow, TableRow, VisitorRow

ROWS = 1000
SECRET = "westmarch_secret"
PRIVATE = 0o600
COPIED = [table for table in Base.metadata.sorted_tables if table is not HouseRow.__table__]
"""Who serves a database is its own matter."""


def back_up(address: str, file: Path, secret: str | None) -> int:
    """Write a backup, whole or not at all, while the server runs or not; how many tables it holds."""
    engine = connect(address)
    folder = Path(tempfile.mkdtemp(prefix=f".{file.name}.", dir=file.parent))
    made = folder / "backup.sqlite"
    try:
        if engine.url.get_backend_name() == "sqlite":
            _copy_file(Path(str(engine.url.database).removeprefix("file:").partition("?")[0]), made)
        else:
            _copy_out(engine, made)
        with closing(sqlite3.connect(made)) as link:
            link.execute("PRAGMA journal_mode=DELETE")
            link.execute(f"CREATE TABLE IF NOT EXISTS {SECRET} (secret TEXT)")
            link.execute(f"DELETE FROM {SECRET}")
            if secret is not None:
                link.execute(f"INSERT INTO {SECRET} VALUES (?)", (secret,))
            link.commit()
            [many] = link.execute("SELECT count(*) FROM tables").fetchone()
        made.chmod(PRIVATE)
        os.replace(made, file)
        return int(many)
    finally:
        engine.dispose()
        shutil.rmtree(folder, ignore_errors=True)


def restore(file: Path, address: str, replace: bool) -> tuple[int, str | None]:
    """Bring everything back, whole or not at all: how many tables, and the secret that lay with them."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "backup.sqlite"
        secret = _checked(file, source)
        kept, target = open_database(f"sqlite:///{source}"), open_database(address)
        try:
            with kept.connect() as old, target.begin() as new:
                if not replace and not _is_empty(new):
                    raise Refused("database_full", url=target.url.render_as_string())
                for table in reversed(COPIED):
                    new.execute(delete(table))
                _copy_rows(old, new)
                if target.url.get_backend_name() != "sqlite":
                    _set_counter(new)
                return new.scalar(select(func.count()).select_from(TableRow)) or 0, secret
        finally:
            kept.dispose()
            target.dispose()


def _copy_file(source: Path, target: Path) -> None:
    if not source.is_file():
        raise Refused("database", url=str(source), reason="–")
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _copy_out(engine: Engine, target: Path) -> None:
    made = open_database(f"sqlite:///{target}")
    version = text("select version_num from alembic_version")
    snapshot = engine.execution_options(isolation_level="REPEATABLE READ")
    try:
        with snapshot.connect() as old, made.begin() as new:
            if old.scalar(version) != new.scalar(version):
                raise Refused("database_old", url=engine.url.render_as_string())
            _copy_rows(old, new)
    finally:
        made.dispose()


def _copy_rows(old: Connection, new: Connection) -> None:
    for table in COPIED:
        found = old.execution_options(yield_per=ROWS).execute(select(table))
        for rows in found.mappings().partitions(ROWS):
            new.execute(insert(table), [dict(row) for row in rows])


def _set_counter(new: Connection) -> None:
    """PostgreSQL counts numbers of its own, and must not begin anew."""
    latest = new.scalar(select(func.max(AuditRow.number)))
    if latest is not None:
        new.execute(
            text("select setval(pg_get_serial_sequence('audit', 'number'), :latest)"), {"latest": latest}
        )


def _is_empty(connection: Connection) -> bool:
    return all(connection.scalar(select(kind.id).limit(1)) is None for kind in (TableRow, VisitorRow))


def _checked(file: Path, copy: Path) -> str | None:
    """A copy to work on, if it is a sound backup; its secret."""
    try:
        shutil.copyfile(file, copy)
        with closing(sqlite3.connect(copy)) as link:
            [verdict] = link.execute("PRAGMA integrity_check").fetchone()
            found = link.execute(f"SELECT secret FROM {SECRET}").fetchone()
            link.execute("SELECT 1 FROM tables").fetchone()
    except sqlite3.DatabaseError:
        raise Refused("not_a_backup", file=str(file)) from None
    if verdict != "ok":
        raise Refused("not_a_backup", file=str(file))
    return None if found is None else str(found[0])
