"""The ``westmarch`` command of the tests, with a server that waits but a moment for those who do not read."""

from __future__ import annotations

import os
from pathlib import Path

from server import seeded
from westmarch.cli import main
from westmarch.core import chance
from westmarch.server.http import socket

if __name__ == "__main__":
    socket.STALLED = 0.5
    chance.secrets = seeded.Seeds(Path(os.environ[seeded.FILE]))  # type: ignore[assignment]
    main()
