"""A real PostgreSQL in a folder of its own, for as long as a test needs it."""

from __future__ import annotations

import getpass
import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, NullPool, create_engine, make_url, text

from needs import missing
from server.house import hold_port

GIVEN = "WESTMARCH_TEST_POSTGRESQL"
"""The environment variable that names a running server, where tests may make databases."""


@contextmanager
def _database_on(server: URL) -> Iterator[str]:
    name = f"westmarch_{secrets.token_hex(8)}"
    driven = server.set(drivername="postgresql+psycopg")
    engine = create_engine(driven, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0"))
    try:
        yield server.set(database=name).render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))


def binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    if on_path := shutil.which("initdb"):
        return Path(on_path).parent
    missing("PostgreSQL is not installed (Debian: apt install postgresql, or `make test` as root).")


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database."""
    if GIVEN in os.environ:
        with _database_on(make_url(os.environ[GIVEN])) as url:
            yield url
        return
    programs = binaries()
    folder = Path(tempfile.mkdtemp(prefix="westmarch-pg-"))
    prefix: list[str] = []
    user = getpass.getuser()
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        user = "postgres"
        shutil.chown(folder, user)
        prefix = ["runuser", "-u", user, "--"]
    data, held = folder / "data", hold_port()
    port = held.getsockname()[1]

    def run(*command: str) -> None:
        done = subprocess.run([*prefix, *command], capture_output=True, text=True, cwd=folder, check=False)
        assert done.returncode == 0, f"{command[0]}: {done.stdout}{done.stderr}"

    run(
        str(programs / "initdb"), "-D", str(data), "-U", "westmarch", "-A", "trust", "-E", "UTF8", "--no-sync"
    )
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    log = str(folder / "log")
    run(str(programs / "pg_ctl"), "-D", str(data), "-w", "-o", options, "-l", log, "start")
    try:
        run(str(programs / "createdb"), "-h", str(folder), "-p", str(port), "-U", "westmarch", "westmarch")
        yield f"postgresql://westmarch@127.0.0.1:{port}/westmarch"
    finally:
        run(str(programs / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")
        held.close()
        shutil.rmtree(folder, ignore_errors=True)
