"""One house a database: whoever serves it holds a lock that ends with the process, however that ends.

Beside a SQLite file lies an empty file that the system locks; in PostgreSQL it is an advisory lock of a
connection. Neither can be left behind by a crash.
"""

from __future__ import annotations

import contextlib
import os
import threading
from pathlib import Path
from typing import IO, Protocol

from sqlalchemy import URL, Connection, Engine, NullPool, text
from sqlalchemy.exc import SQLAlchemyError

from westmarch.server.refusal import Refused
from westmarch.server.store.database import postgresql

KEY = 0x57657374  # "West"
"""The number of the advisory lock, the same for every server on that database."""
PRIVATE = 0o600


class Alone(Protocol):
    def held(self) -> bool:
        """Whether the lock is surely ours now; a lost one is taken again if nobody else has it, and Refused
        (``database_lost``) where somebody has."""

    def release(self) -> None: ...


class _Nobody:
    """A database in memory has nobody else."""

    def held(self) -> bool:
        return True

    def release(self) -> None:
        pass


class _File:
    def __init__(self, path: Path, shown: str) -> None:
        self._path = path
        self._shown = shown
        self._file = self._taken("database_taken")

    def held(self) -> bool:
        if self._file.closed:
            return False
        if not self._is_there():  # it was removed, so another server may have locked a new one
            self._file.close()
            self._file = self._taken("database_lost")
        return True

    def release(self) -> None:
        self._file.close()

    def _taken(self, otherwise: str) -> IO[str]:
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, PRIVATE)
        file = os.fdopen(handle, "r+")
        if not _lock(file):
            file.close()
            raise Refused(otherwise, url=self._shown)
        return file

    def _is_there(self) -> bool:
        """Whether the file that is locked is the one that others find."""
        try:
            return os.path.samestat(os.stat(self._path), os.fstat(self._file.fileno()))
        except FileNotFoundError:
            return False


class _Advisory:
    def __init__(self, url: URL, shown: str) -> None:
        self._engine: Engine = postgresql(url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._shown = shown
        self._busy = threading.Lock()
        if not self._take():
            raise Refused("database_taken", url=shown)

    def held(self) -> bool:
        with self._busy:
            try:
                if self._connection is not None:
                    self._connection.execute(text("select 1"))
                    return True
            except SQLAlchemyError:
                self._drop()
            try:
                if self._take():
                    return True
            except SQLAlchemyError:
                return False
            raise Refused("database_lost", url=self._shown)

    def release(self) -> None:
        with self._busy:
            self._drop()
            self._engine.dispose()

    def _take(self) -> bool:
        connection = self._engine.connect()
        if connection.scalar(text("select pg_try_advisory_lock(:key)"), {"key": KEY}):
            self._connection = connection
            return True
        connection.close()
        return False

    def _drop(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None


def alone(url: URL) -> Alone:
    """The lock on a database; Refused where another process serves it."""
    shown = url.render_as_string()
    if url.get_backend_name() != "sqlite":
        return _Advisory(url, shown)
    name = url.database
    if not name or name == ":memory:":
        return _Nobody()
    path = Path(name.removeprefix("file:").partition("?")[0])
    if not path.parent.is_dir():
        return _Nobody()  # there is no database, which it will say itself
    try:
        return _File(path.with_name(path.name + ".lock"), shown)
    except OSError as error:
        raise Refused("database", url=shown, reason=error.strerror or str(error)) from None


def _lock(file: IO[str]) -> bool:
    try:
        if os.name == "nt":  # pragma: no cover
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
