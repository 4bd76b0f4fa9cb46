"""Retention by itself: where the owner wishes it, the house orders once a day that old tables be removed.

The order is a row like any other, so the audit says when it was done and what came of it.
"""

from __future__ import annotations

import asyncio
from functools import partial

from westmarch.server.admin import orders
from westmarch.server.admin.steward import DAY
from westmarch.server.store.stored import HOUSE, now
from westmarch.server.table.hall import Hall
from westmarch.server.table.table import LOG

LOOK = 600.0
"""Seconds between two looks at the audit: a server that is started anew every night tidies up, too."""


async def tidy_daily(hall: Hall, days: int, over: bool) -> None:
    """As long as the house is open; whoever carries out orders does the rest."""
    while True:
        try:
            latest = await hall.read(hall.reads.ask, orders.last_given, HOUSE, "tidy")
            if latest is None or not 0 <= now() - latest < DAY:
                wish = {"days": days, "over": over}
                await hall.write(partial(orders.give, by=HOUSE, action="tidy", arguments=wish))
        except Exception as error:  # the database may be gone for now
            LOG.error("no tables can be removed for now: %s", type(error).__name__)
        await asyncio.sleep(LOOK)
