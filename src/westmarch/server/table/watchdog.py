"""Looks after the bots: whatever kept one from answering, it is woken again."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from westmarch.server.table.table import LOG

if TYPE_CHECKING:
    from westmarch.server.table.hall import Hall


async def watch(hall: Hall, seconds: float) -> None:
    """From the start on: open the tables at which a bot is asked, and again every so often."""
    while True:
        try:
            await hall.resume()
        except Exception as error:  # the database may be gone for now
            LOG.error("nobody looks after the bots for now: %s", type(error).__name__)
        for table in hall.tables:
            if table.bots.stuck:
                LOG.warning("table %s: its bot is woken again", table.id)
                table.bots.wake()
        await asyncio.sleep(seconds)
