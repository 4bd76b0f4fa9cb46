"""One thread writes: all that waits goes into one transaction, so that a disk sync serves many tables."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from sqlalchemy import Connection, Engine

Job = Callable[[Connection], Any]
_Waiting = tuple[Job, "Future[Any]"]
MOST = 500


class WriteQueue:
    def __init__(self, engine: Engine, check: Callable[[Connection], None]) -> None:
        """``check`` begins every transaction; what it raises keeps it from being made."""
        self._engine = engine
        self._check = check
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="westmarch-writes", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> Any:
        """Run a job in a transaction; returns when it is committed, raises what it raised."""
        future: Future[Any] = Future()
        self._queue.put((job, future))
        return await asyncio.wrap_future(future)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            jobs = [first]
            stop = False
            with contextlib.suppress(queue.Empty):
                while len(jobs) < MOST:
                    item = self._queue.get_nowait()
                    if item is None:
                        stop = True
                        break
                    jobs.append(item)
            if not self._together(jobs):
                for job in jobs:
                    self._together([job], alone=True)
            if stop:
                return

    def _together(self, jobs: list[_Waiting], alone: bool = False) -> bool:
        """All or none; a job that fails spoils only its own transaction, when it is tried alone."""
        try:
            with self._engine.begin() as connection:
                self._check(connection)
                results = [job(connection) for job, _ in jobs]
        except Exception as error:
            if not alone and len(jobs) > 1:
                return False
            for _, future in jobs:
                _settle(future, error=error)
            return True
        for (_, future), result in zip(jobs, results, strict=True):
            _settle(future, result)
        return True


def _settle(future: Future[Any], result: Any = None, error: Exception | None = None) -> None:
    if not future.set_running_or_notify_cancel():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
