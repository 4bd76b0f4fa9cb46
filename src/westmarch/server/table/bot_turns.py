"""The bots' turns at one table: quick ones answer at once, search thinks elsewhere meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from westmarch.server.store.stored import BOT
from westmarch.server.table import chains
from westmarch.server.table.thinking import default_bot, is_slow, quick_answer

if TYPE_CHECKING:
    from westmarch.server.table.table import Table

BOTS = "bots"
"""The address of all bots, as far as turns are concerned: people at each address come as often."""
LOG = logging.getLogger("westmarch.server")


class BotTurns:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None

    @property
    def stuck(self) -> bool:
        """Whether a bot should be at work and is not."""
        return self._task is None and self._may_play()

    def wake(self) -> None:
        """Let bots answer, if one is asked."""
        if self.stuck:
            self._task = asyncio.create_task(self._play_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def _alone(self) -> bool:
        """Whether no person plays here: such a match is a show, and goes on while somebody looks on."""
        return all(seat.kind == BOT for seat in self._table.seats)

    def _may_play(self) -> bool:
        return self._bot() is not None and (bool(self._table.watchers) or not self._alone())

    def _bot(self) -> str | None:
        asked = self._table.asked
        return None if asked is None else self._table.seats[asked].bot

    async def _play_on(self) -> None:
        """Until no bot is asked. Whatever goes wrong, it is tried again, at longer and longer intervals."""
        table, settings = self._table, self._table.hall.settings
        failed = 0
        try:
            while self._may_play():
                await asyncio.sleep(settings.show_pause if self._alone() else settings.bot_pause)
                try:
                    await self._turn()
                    failed = 0
                except Exception as error:
                    if not table.hall.holds(table):  # it was looked at anew: there its bots play
                        return
                    failed += 1
                    if failed == 1:
                        LOG.exception("table %s: its bot could not answer", table.id)
                    else:
                        LOG.error("table %s: its bot still cannot answer: %s", table.id, type(error).__name__)
                    await asyncio.sleep(min(settings.retry_most, settings.retry * 2 ** min(failed, 20)))
        finally:
            self._task = None

    async def _turn(self) -> None:
        bot = self._bot()
        if bot is None or not self._may_play():
            return
        moment = self._moment()
        thought = await self._think(bot) if is_slow(bot) else None
        await self._table.hall.turns.come(self._for_whom(), BOTS)
        await self._table.alone(self._play(bot, moment, thought), self._table.payer)

    async def _think(self, bot: str) -> str:
        """What search answers; if it fails, something sound, for a table must never stand still."""
        table = self._table
        match = table.match
        try:
            return await table.hall.thinkers.answer(match, table.spec.seed, bot, self._for_whom())
        except Exception:
            LOG.exception("table %s: search failed", table.id)
            return quick_answer(match, default_bot(match.game), table.spec.seed)

    def _for_whom(self) -> str:
        """The visitor who waits for the bot, as far as the fair queue is concerned."""
        people = [seat.holder for seat in self._table.seats if seat.holder is not None]
        watching = sorted(watcher.visitor for watcher in self._table.watchers)
        return next(iter([*people, *watching]), "")

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
