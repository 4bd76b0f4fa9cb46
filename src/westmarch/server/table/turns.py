"""Whose turn it is to play: one piece of work in each turn of the event loop, address by address.

An answer and the state it leads to take a few milliseconds each, in which nobody else is served. Whoever has
many of them under way waits for them alone: the addresses take turns, and at each of them its visitors.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")
Waiting = deque["asyncio.Future[None]"]


class Turns:
    def __init__(self) -> None:
        self._lines: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()
        """Those who wait, by address and by visitor."""
        self._taken = False

    @property
    def waiting(self) -> int:
        return sum(len(own) for line in self._lines.values() for own in line.values())

    async def come(self, visitor: str, address: str) -> None:
        """Wait until it is this visitor's turn. It lasts until the caller next waits for something."""
        loop = asyncio.get_running_loop()
        if not self._taken:
            self._taken = True
            loop.call_soon(self._pass_on)
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._lines.setdefault(address, OrderedDict()).setdefault(visitor, deque()).append(turn)
        await turn

    def _pass_on(self) -> None:
        turn = self._next()
        if turn is None:
            self._taken = False
            return
        turn.set_result(None)
        asyncio.get_running_loop().call_soon(self._pass_on)

    def _next(self) -> asyncio.Future[None] | None:
        """The first of the line that has waited longest; those who have gone meanwhile are left out."""
        while self._lines:
            address, line = self._lines.popitem(last=False)
            visitor, own = line.popitem(last=False)
            turn = own.popleft()
            if own:
                line[visitor] = own  # behind everybody else
            if line:
                self._lines[address] = line
            if not turn.done():
                return turn
        return None


@coroutine
def measured(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """The same work; told is the processor time of its own steps, not of what it waits for."""
    error: BaseException | None = None
    while True:
        begun = time.thread_time()
        try:
            awaited = work.send(None) if error is None else work.throw(error)
        except StopIteration as ended:
            found: T = ended.value
            return found
        finally:
            spend(time.thread_time() - begun)
        try:
            yield awaited
            error = None
        except BaseException as thrown:
            error = thrown
