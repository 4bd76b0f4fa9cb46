"""All tables that are in memory now, and what they share: reads, the write queue, those who think."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from westmarch.core.match import Match
from westmarch.server.buckets import Buckets
from westmarch.server.refusal import Refused
from westmarch.server.settings import SHARED, Settings
from westmarch.server.store import snapshots, writes
from westmarch.server.store.bookmarks import keep_bookmark
from westmarch.server.store.reads import Reads
from westmarch.server.store.stored import Log, Spec, StoredPosition, StoredTable
from westmarch.server.store.tenure import Tenure
from westmarch.server.store.write_queue import Job, WriteQueue
from westmarch.server.table import bookmarks
from westmarch.server.table.absence import Farewells
from westmarch.server.table.awake import Awake, Opener
from westmarch.server.table.shows import Shows
from westmarch.server.table.table import LOG, Table
from westmarch.server.table.thinking import Thinkers
from westmarch.server.table.turns import Turns
from westmarch.server.table.upgrade import Fate, needs_upgrade, upgraded

T = TypeVar("T")
READERS, REPLAYERS = 4, 2
MOST = 1000
"""Tables kept in memory though nobody looks at them."""


class Hall:
    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.settings = settings
        self.tenure = Tenure(engine)
        self.buckets = Buckets()
        """How often visitors may do things at tables, whichever they sit at."""
        self.farewells = Farewells()
        self.timed: Callable[[float], None] = lambda seconds: None
        """Told of every answer how long it took."""
        self.bot_failed: Callable[[str], None] = lambda bot: None
        """Told of every bot that has raised."""
        self.shows = Shows(self, settings.shows)
        self.reads = Reads(engine)
        self._write_queue = WriteQueue(engine, self.tenure.check)
        self.thinkers = Thinkers(settings)
        self.turns = Turns()
        self._engine = engine
        # Each its own, so that neither replays nor anything else can keep reads waiting.
        self._reading = ThreadPoolExecutor(READERS, "westmarch-reads")
        self._replaying = ThreadPoolExecutor(REPLAYERS, "westmarch-replays")
        self._examining = ThreadPoolExecutor(1, "westmarch-records")
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._awake = Awake(settings.memory, settings.memory * SHARED)
        self._keeping: set[asyncio.Task[None]] = set()
        self._opening: dict[str, asyncio.Future[Table]] = {}

    async def table(self, table: str, by: Opener | None = None) -> Table:
        """A table, rebuilt from the database where it is not in memory, on the account of who asks."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
            self._awake.asked_for(table)
            return found
        if table not in self._opening:
            self._make_room(by)
            self._opening[table] = asyncio.ensure_future(self._open(table, by))
        return await asyncio.shield(self._opening[table])

    async def _open(self, table: str, by: Opener | None) -> Table:
        try:
            measured = _freely if by is None else by.account().measured
            stored: StoredTable | None = await self.read(self.reads.table, table)
            if stored is None:
                raise Refused("no_table")
            found: Table = await self.replay(measured(Table), self, await self._renewed(stored))
            self._tables[table] = found
            if by is not None:
                self._awake.note(table, by)
            found.keep_bookmark()
            found.bots.wake()
            return found
        finally:
            del self._opening[table]

    async def _renewed(self, stored: StoredTable) -> StoredTable:
        """The table as it goes on under the rules of now; what is done for that is written down."""
        if not needs_upgrade(stored.spec):
            return stored
        upgrade = await self.replay(upgraded, stored)
        table = upgrade.table
        if upgrade.fate is Fate.GOES_ON:
            await self.write(partial(snapshots.adopt_rules, table=table.listed.id, spec=table.spec))
        elif upgrade.fate is Fate.FROM_POSITION:
            LOG.warning("table %s goes on from entry %s, with new rules", table.listed.id, upgrade.entries)
            at = {"status": "running", "asked": table.listed.asked, "entries": table.listed.entries}
            await self.write(
                partial(snapshots.start_anew, stored=table, entries=upgrade.entries, progress=at)
            )
        return table

    async def add(self, stored: StoredTable, by: Opener | None = None) -> str:
        self._make_room(by)  # before it is written: who has no room for it shall not find it later
        await self.write(lambda connection: writes.add_table(connection, stored))
        await self.table(stored.listed.id, by)
        return stored.listed.id

    async def add_rematch(self, table: Table, stored: StoredTable) -> str:
        rematch: str = await self.write(lambda c: writes.set_rematch(c, table.id, stored))
        table.rematch = rematch
        table.show_all()
        await self.table(rematch)
        return rematch

    async def rename(self, visitor: str, name: str) -> None:
        await self.write(lambda connection: writes.name_visitor(connection, visitor, name))
        for table in tuple(self._tables.values()):
            table.talk.renamed(visitor, name)

    def hang_up(self, visitor: str) -> None:
        """Close the sockets of a visitor; who may still come in comes back by itself."""
        for table in tuple(self._tables.values()):
            for watcher in tuple(table.watchers):
                if watcher.visitor == visitor:
                    watcher.end()

    async def read(self, question: Callable[..., T], *args: Any) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, partial(question, *args))
        except SQLAlchemyError as error:
            LOG.error("not read: %s", type(error).__name__)
            raise Refused("unavailable") from None

    async def replay(self, work: Callable[..., T], *args: Any) -> T:
        """Do what plays many answers again, aside from everything that people wait for."""
        return await asyncio.get_running_loop().run_in_executor(self._replaying, partial(work, *args))

    async def examine(self, work: Callable[..., T], *args: Any) -> T:
        """Play what somebody brings along, one after the other: however much it is, it takes no more than one
        thread's share of the processor, and nobody who opens a table waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self._examining, partial(work, *args))

    def keep_position(self, table: Table) -> None:
        """Write the position down, for the day when the rules have changed; nobody waits for it."""
        self.aside(self._keep_position(table.id, table.spec, table.match))

    def keep_bookmark(self, table: Table) -> None:
        """Write the match down as it is, so that opening it again costs little; nobody waits for it."""
        self.aside(self._keep_bookmark(table.id, table.spec, tuple(table.log), table.match))

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do what nobody waits for; it is done before the house closes."""
        task = asyncio.create_task(work)
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _keep_position(self, table: str, spec: Spec, match: Match[Any]) -> None:
        try:
            back, position = await self.replay(match.last_position)
            kept = StoredPosition(match.answered - back, position)
            await self.write(partial(snapshots.keep_position, table=table, spec=spec, kept=kept))
        except Exception as error:  # the match goes on without
            LOG.error("table %s: its position was not kept: %s", table, type(error).__name__)

    async def _keep_bookmark(self, table: str, spec: Spec, log: Log, match: Match[Any]) -> None:
        try:
            kept = await self.replay(bookmarks.pack, spec, log, match)
            if kept is not None:
                await self.write(partial(keep_bookmark, table=table, kept=kept))
        except Exception as error:  # the log is there all the same
            LOG.error("table %s: no bookmark was kept: %s", table, type(error).__name__)

    async def write(self, job: Job) -> Any:
        """Run a job in a transaction; Refused where the database fails, except for what is there already."""
        try:
            return await self._write_queue.write(job)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            LOG.error("not written: %s", type(error).__name__)
            raise Refused("unavailable") from None

    async def resume(self) -> None:
        """After a start: bots that were asked go on."""
        for table in await self.read(self.reads.waiting_for_bots):
            try:
                await self.table(table)
            except Exception as error:  # one table that cannot be rebuilt must not keep the house shut
                LOG.error("table %s cannot go on: %s", table, type(error).__name__)

    @property
    def writes_waiting(self) -> int:
        return self._write_queue.waiting

    @property
    def tables(self) -> list[Table]:
        """Those that are in memory now."""
        return list(self._tables.values())

    def holds(self, table: Table) -> bool:
        """Whether this is the table as it is known now, and not one that was looked at anew since."""
        return self._tables.get(table.id) is table

    def forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            self._let_go(table)
        for watcher in tuple(table.watchers):
            watcher.end()

    async def close(self) -> None:
        for table in tuple(self._tables.values()):
            await table.bots.stop()
            async with table.lock:
                pass
        await asyncio.gather(*self._keeping)
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self._write_queue.close)
        self._reading.shutdown(cancel_futures=True)
        self._replaying.shutdown(cancel_futures=True)
        self._examining.shutdown(cancel_futures=True)
        self._engine.dispose()

    def _make_room(self, by: Opener | None) -> None:
        """For one more table; Refused where somebody has woken too many."""
        for table in self._awake.make_room(by, self._tables) if by is not None else ():
            self._let_go(table)
        if len(self._tables) > MOST:
            for table in [table for table in self._tables.values() if table.idle][: MOST // 10]:
                self._let_go(table)

    def _let_go(self, table: Table) -> None:
        del self._tables[table.id]
        self._awake.forget(table.id)


def _freely(work: Callable[..., Any]) -> Callable[..., Any]:
    """What the house does for itself is on nobody's account."""
    return work
