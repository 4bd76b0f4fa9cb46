"""Files that hold secrets: made for nobody but their owner, whatever the account allows otherwise."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

OTHERS = 0o077


@contextlib.contextmanager
def for_owner_only() -> Iterator[None]:
    """Whatever is made meanwhile is private. It holds for the whole process, so use it before serving."""
    before = os.umask(OTHERS)
    try:
        yield
    finally:
        os.umask(before)


def close_to_others(path: Path) -> None:
    """Take from others what an older version let them; somebody else's file is left as it is."""
    with contextlib.suppress(FileNotFoundError, PermissionError):
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
