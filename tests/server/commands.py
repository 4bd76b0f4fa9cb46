"""``westmarch admin``, ``backup`` and ``restore``, as somebody types them beside a server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from server.house import RIDDLES, SLOW, SOURCE, TESTS


def westmarch(home: Path, *words: str, language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(map(str, (SOURCE, TESTS, os.environ.get("PYTHONPATH", ""))))
    return subprocess.run(
        [sys.executable, "-m", "westmarch", *words],
        env={**os.environ, "WESTMARCH_HOME": str(home), "LANG": language, "LC_ALL": "", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=SLOW,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def said(home: Path, *words: str) -> str:
    """What a command that succeeds says."""
    run = westmarch(home, *words)
    assert run.returncode == 0, run.stderr
    return run.stdout


def refused(home: Path, *words: str) -> str:
    """The one line of a command that is refused."""
    run = westmarch(home, *words)
    assert run.returncode == 1, run.stdout
    [line] = run.stderr.splitlines()
    return line


__all__ = ["RIDDLES", "refused", "said", "westmarch"]
