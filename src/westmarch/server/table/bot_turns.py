"""The bots' turns at one table: quick ones answer at once, search thinks elsewhere meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from westmarch.core.errors import WestmarchError
from westmarch.server.store.stored import BOT
from westmarch.server.table import chains
from westmarch.server.table.thinking import default_bot, is_slow, quick_answer

if TYPE_CHECKING:
    from westmarch.server.table.table import Table

LOG = logging.getLogger("westmarch.server")


class BotTurns:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Let bots answer, if one is asked."""
        if self._task is None and self._bot() is not None:
            self._task = asyncio.create_task(self._play_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _pause(self) -> float:
        """Seconds before the next turn. A match of bots alone is a show: slow while somebody looks on, and
        it begins when those who asked for it have had time to come."""
        table, settings = self._table, self._table.hall.settings
        if any(seat.kind != BOT for seat in table.seats) or (table.seq and not table.watchers):
            return settings.bot_pause
        return settings.show_pause if table.watchers else settings.show_wait

    def _bot(self) -> str | None:
        asked = self._table.asked
        return None if asked is None else self._table.seats[asked].bot

    async def _play_on(self) -> None:
        table = self._table
        try:
            while (bot := self._bot()) is not None:
                await asyncio.sleep(self._pause())
                moment = self._moment()
                thought = await self._think(bot) if is_slow(bot) else None
                await table.alone(self._play(bot, moment, thought))
        except WestmarchError:
            LOG.exception("table %s: its bot could not answer", table.id)
        finally:
            self._task = None

    async def _think(self, bot: str) -> str:
        """What search answers; if it fails, something sound, for a table must never stand still."""
        table = self._table
        match = table.match
        try:
            return await table.hall.thinkers.answer(table.spec, tuple(table.log), bot)
        except Exception:
            LOG.exception("table %s: search failed", table.id)
            return quick_answer(match, default_bot(match.game), table.spec.seed)

    def _moment(self) -> tuple[int, int]:
        return self._table.seq, self._table.undone

    async def _play(self, bot: str, moment: tuple[int, int], thought: str | None) -> None:
        table = self._table
        seat = table.asked
        if seat is None or self._bot() != bot or self._moment() != moment:
            return
        match = table.match.fork()
        played: list[str | None] = []
        while not played or (thought is None and chains.goes_on(match, seat)):
            text = thought or quick_answer(match, bot, table.spec.seed)
            match.play(text)
            played.append(text)
        await table.play(match, seat, played)
