"""``westmarch serve`` from the command line: what it says when it cannot."""

from __future__ import annotations

import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from server.house import SLOW, House


def serve(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "westmarch", "serve", *arguments],
        env={**os.environ, "WESTMARCH_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": ""},
        capture_output=True,
        text=True,
        timeout=SLOW,
        check=False,
    )


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        run = serve(tmp_path, "--port", str(port))
    assert run.returncode != 0
    assert f"port {port} is already in use" in run.stderr
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--host", "192.0.2.1"), "cannot listen at 192.0.2.1"),
        (("--database-url", "nonsense"), "database"),
        (("--database-url", "sqlite:////no/such/folder/x"), "unable to open database file"),
        (("--secret-file", "/dev/null"), "no usable secret"),
    ],
)
def test_what_cannot_be_used_is_told_in_a_line(tmp_path: Path, arguments: tuple[str, ...], says: str) -> None:
    run = serve(tmp_path, "--port", "0", *arguments)
    assert run.returncode != 0
    assert says in run.stderr
    assert len(run.stderr.splitlines()) == 1


def test_the_address_is_printed_and_the_secret_is_private(own_house: House) -> None:
    secret = own_house.folder / "server.secret"
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert own_house.stop() in (0, -15)
    assert own_house.address in own_house.written()
    assert secret.read_text("utf-8").strip() not in own_house.written()
