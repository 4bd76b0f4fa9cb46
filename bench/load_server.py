"""The server that is measured, with its database, each a process of its own."""

from __future__ import annotations

import getpass
import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
SLOW = 30.0
"""Seconds after which something that should be quick has failed."""
GONE = (WebSocketException, OSError, EOFError, http.client.HTTPException)
"""How a server shows that it is not there."""


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def call(port: int, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[str, str]:
    """One HTTP request: the body and the visitor's cookie. OSError where it was refused."""
    link = http.client.HTTPConnection(HOST, port, timeout=SLOW)
    try:
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        link.request(method, path, None if body is None else json.dumps(body), headers)
        response = link.getresponse()
        text = response.read().decode("utf-8", "replace")
        if response.status >= 300:
            raise OSError(f"{method} {path}: {response.status} {text[:200]}")
        given = (response.getheader("Set-Cookie") or "").partition(";")[0]
        return text, given or cookie
    finally:
        link.close()


class Server:
    """``westmarch serve`` in a folder of its own; may be killed and started again."""

    def __init__(self, folder: Path, database_url: str | None, rate_factor: float = 1000) -> None:
        self.folder = folder
        self.port = free_port()
        self._log = folder / "server.log"
        self._environment = {**os.environ, "WESTMARCH_HOME": str(folder)}
        self._environment.pop("WESTMARCH_DATABASE_URL", None)
        self._command = [sys.executable, "-m", "westmarch", "serve", "--port", str(self.port)]
        self._command += ["--rate-factor", str(rate_factor)]
        if database_url is not None:
            self._command += ["--database-url", database_url]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start it, and return how many seconds it took until it answered."""
        began = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=self._environment, stdout=log, stderr=log)
        while time.monotonic() < began + SLOW and self._process.poll() is None:
            with suppress(*GONE):
                call(self.port, "GET", "/api/ready")
                return time.monotonic() - began
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start: {self.written()}")

    def kill(self) -> None:
        """No goodbye: SIGKILL."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def written(self) -> str:
        return self._log.read_text("utf-8", "replace")[-3000:]


class Missing(Exception):
    """A database that cannot be had here, with the reason."""


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database in a real PostgreSQL of its own, with its usual settings."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = str(found[-1]) if found else shutil.which("initdb")
    if initdb is None:
        raise Missing("PostgreSQL is not installed")
    programs = Path(initdb).parent
    folder = Path(tempfile.mkdtemp(prefix="westmarch-load-pg-"))
    prefix: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        prefix = ["runuser", "-u", "postgres", "--"]
    data, port = str(folder / "data"), free_port()

    def run(program: str, *arguments: str) -> None:
        command = [*prefix, str(programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
        if done.returncode:
            raise Missing(f"PostgreSQL: {program} failed: {(done.stdout + done.stderr).strip()[-500:]}")

    try:
        try:
            shutil.chown(folder, "postgres" if prefix else getpass.getuser())
        except LookupError as error:
            raise Missing(f"PostgreSQL cannot run as root, and {error}") from None
        run("initdb", "-D", data, "-U", "westmarch", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses={HOST}"
        run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
        try:
            run("createdb", "-h", str(folder), "-p", str(port), "-U", "westmarch", "westmarch")
            yield f"postgresql://westmarch@{HOST}:{port}/westmarch"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(database: str, rate_factor: float = 1000) -> Iterator[Server]:
    """A running server on a new database; Missing if that database cannot be had."""
    with tempfile.TemporaryDirectory(prefix="westmarch-load-") as name:
        if database == "postgresql":
            with postgresql() as url, _running(Server(Path(name), url, rate_factor)) as server:
                yield server
        else:
            with _running(Server(Path(name), None, rate_factor)) as server:
                yield server


@contextmanager
def _running(server: Server) -> Iterator[Server]:
    try:
        server.start()
        yield server
    finally:
        server.kill()
