"""Looks after the claim to the database: whoever cannot prove that it is theirs writes nothing, and goes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from westmarch.core.errors import WestmarchError
from westmarch.server.store.alone import Alone
from westmarch.server.table.table import LOG

if TYPE_CHECKING:
    from westmarch.server.table.hall import Hall


async def keep(hall: Hall, lock: Alone, leave: Callable[[], None]) -> None:
    """Until the database is lost. One that was away for a moment has forgotten who held it: the lock is taken
    again, and the tenure says whether somebody else was there in between."""
    settings, tenure = hall.settings, hall.tenure
    proven = time.monotonic()
    while not tenure.over and time.monotonic() - proven < settings.lost_seconds:
        await asyncio.sleep(settings.lock_seconds)
        try:
            async with asyncio.timeout(settings.lock_seconds):
                tenure.proven = await asyncio.to_thread(lock.held) and await hall.read(tenure.is_latest)
        except WestmarchError as refused:
            tenure.proven = False
            if refused.key == "database_lost":
                tenure.over = True
        except (TimeoutError, OSError):
            tenure.proven = False
        if tenure.proven:
            proven = time.monotonic()
        elif not tenure.over:
            LOG.error("nobody knows whether this process still has its database: nothing is written for now")
    tenure.over = True
    LOG.critical("the database is lost, or served by another process: nothing is written, the server stops")
    leave()
