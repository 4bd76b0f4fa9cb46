"""The bots' turns at one table: quick ones answer at once, search thinks elsewhere meanwhile.

A bot that fails twice at the same question gives way to another one. Whatever else goes wrong, such as the
database, is tried again at longer and longer intervals, and at once when something changes at the table.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from westmarch.bots.stand_by import next_bot
from westmarch.core.match import Match
from westmarch.server.refusal import Refused
from westmarch.server.store.stored import BOT
from westmarch.server.table import chains
from westmarch.server.table.thinking import default_bot, is_slow, quick_answer

if TYPE_CHECKING:
    from westmarch.server.table.table import Table

BOTS = "bots"
"""The address of all bots, as far as turns are concerned: people at each address come as often."""
LOG = logging.getLogger("westmarch.server")
ENOUGH = 2
"""Failures at one question after which another bot takes the seat."""


class BotFailed(Exception):
    """A bot has raised, or answered what it was not offered; the cause says how."""


class BotTurns:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()
        """Something has changed since a bot could not answer."""

    @property
    def busy(self) -> bool:
        return self._task is not None

    @property
    def stuck(self) -> bool:
        """Whether a bot should be at work and is not."""
        return self._task is None and self._may_play()

    def wake(self) -> None:
        """Let bots answer, if one is asked; one that waits to try again does so now."""
        self._stirred.set()
        if self.stuck:
            self._task = asyncio.create_task(self._play_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    @property
    def alone(self) -> bool:
        """Whether no person plays here: such a match is a show, and goes on while somebody looks on."""
        return all(seat.kind == BOT for seat in self._table.seats)

    def _may_play(self) -> bool:
        return self._bot() is not None and (not self.alone or self._table.hall.shows.goes_on(self._table))

    def _bot(self) -> str | None:
        asked = self._table.asked
        return None if asked is None else self._table.seats[asked].bot

    async def _play_on(self) -> None:
        """Until no bot is asked."""
        table, settings = self._table, self._table.hall.settings
        failed = stumbled = 0
        where = self._moment()
        try:
            while self._may_play():
                await asyncio.sleep(settings.show_pause if self.alone else settings.bot_pause)
                if where != self._moment():
                    where, failed, stumbled = self._moment(), 0, 0
                self._stirred.clear()
                try:
                    if stumbled < ENOUGH or not await self._give_way():
                        await self._turn()
                    failed = stumbled = 0
                except Exception as error:
                    if not table.hall.holds(table):  # it was looked at anew: there its bots play
                        return
                    failed += 1
                    stumbled += isinstance(error, BotFailed)
                    self._report(error, failed)
                    await self._rest(min(settings.retry_most, settings.retry * 2 ** min(failed, 20)))
        finally:
            self._task = None
            if self.alone:
                table.hall.shows.passed_on()

    def _report(self, error: Exception, failed: int) -> None:
        if isinstance(error, BotFailed):
            self._table.hall.bot_failed(self._bot() or "")
        if failed == 1:
            LOG.exception("table %s: its bot could not answer", self._table.id)
        else:
            LOG.error("table %s: its bot still cannot answer: %s", self._table.id, type(error).__name__)

    async def _rest(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), seconds)

    async def _give_way(self) -> bool:
        """Let another bot have the seat of one that cannot answer; whether there was one left."""
        table, bot, seat = self._table, self._bot(), self._table.asked
        other = None if bot is None else next_bot(bot, table.match.game)
        if bot is None or seat is None or other is None:
            return False
        LOG.error("table %s: seat %s is played by %s from now on, %s failed", table.id, seat + 1, other, bot)
        await table.seating.give_way(seat, bot, other)
        return True

    async def _turn(self) -> None:
        bot = self._bot()
        if bot is None or not self._may_play():
            return
        moment = self._moment()
        thought = await self._think(bot) if is_slow(bot) else None
        await self._table.hall.turns.come(self._for_whom(), BOTS)
        await self._table.alone(self._play(bot, moment, thought), self._table.payer)

    async def _think(self, bot: str) -> str | None:
        """What search answers; None where its processes fail, which is not the bot's fault."""
        table = self._table
        try:
            return await table.hall.thinkers.answer(table.match, table.spec.seed, bot, self._for_whom())
        except Refused:
            LOG.exception("table %s: nobody could think for search", table.id)
            return None
        except Exception as error:
            raise BotFailed(bot) from error

    def _for_whom(self) -> str:
        """The visitor who waits for the bot, as far as the fair queue is concerned."""
        people = [seat.holder for seat in self._table.seats if seat.holder is not None]
        watching = sorted(watcher.visitor for watcher in self._table.watchers)
        return next(iter([*people, *watching]), "")

    def _moment(self) -> tuple[int, int, str | None]:
        return self._table.seq, self._table.undone, self._bot()

    async def _play(self, bot: str, moment: tuple[int, int, str | None], thought: str | None) -> None:
        table = self._table
        seat = table.asked
        if seat is None or self._moment() != moment:
            return
        match = table.match.fork()
        await table.play(match, seat, self._answers(match, seat, bot, thought))

    def _answers(self, match: Match[Any], seat: int, bot: str, thought: str | None) -> list[str | None]:
        """What the bot answers until something new happens, played in ``match``."""
        quick = default_bot(match.game) if is_slow(bot) else bot
        played: list[str | None] = []
        try:
            while not played or (not is_slow(bot) and chains.goes_on(match, seat)):
                text = thought or quick_answer(match, quick, self._table.spec.seed)
                match.play(text)
                played.append(text)
        except Exception as error:
            raise BotFailed(bot) from error
        return played
