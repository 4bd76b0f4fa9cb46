"""The lowest version of every dependency as `pyproject.toml` allows it, as constraints for pip.

`make test-lowest` installs these and runs the tests on them: a lower bound that nobody has tried is a guess.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
TRIED = ("server", "postgres", "research")
"""The extras that people install; the tools of developers are pinned in `requirements-dev.lock`."""
_BOUND = re.compile(r"(?P<name>[\w.-]+)(\[[\w,]+\])?>=(?P<low>[\d.]+)(,<[\d.]+)?(?P<where>\s*;.*)?")


def lowest(project: dict[str, Any]) -> list[str]:
    """``name==version`` for each requirement; ValueError where one has no lower bound."""
    extras = project["optional-dependencies"]
    return [
        _pinned(line) for line in [*project["dependencies"], *(one for name in TRIED for one in extras[name])]
    ]


def _pinned(requirement: str) -> str:
    found = _BOUND.fullmatch(requirement)
    if found is None:
        raise ValueError(f"{requirement!r} has no lower bound")
    return f"{found['name']}=={found['low']}{found['where'] or ''}"


if __name__ == "__main__":
    with (ROOT / "pyproject.toml").open("rb") as file:
        print("\n".join(lowest(tomllib.load(file)["project"])))
