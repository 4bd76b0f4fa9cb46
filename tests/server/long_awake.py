"""The ``westmarch`` command of the tests, with a server that thinks it has been running since yesterday.

Absence counts from the start of the process at the earliest: no test can wait for that long.
"""

from __future__ import annotations

import os
from pathlib import Path

from server import seeded
from westmarch.cli import main
from westmarch.core import chance
from westmarch.server.table import absence

DAY = 24 * 3600

if __name__ == "__main__":
    absence.START -= DAY
    chance.secrets = seeded.Seeds(Path(os.environ[seeded.FILE]))  # type: ignore[assignment]
    main()
