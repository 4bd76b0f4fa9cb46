"""Whose turn it is to have something thought out: hints first, then visitor by visitor.

Somebody with thirty tables waits as long as somebody with one: each visitor's wishes form a line of their
own, and the lines take turns.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from westmarch.server.refusal import Refused

HINTS = 4
"""Hints that one visitor may wait for at once."""
Line = OrderedDict[str, deque["asyncio.Future[None]"]]


class FairQueue:
    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: tuple[Line, Line] = (OrderedDict(), OrderedDict())
        """Hints, and turns of bots."""

    @property
    def waiting(self) -> tuple[int, int]:
        """How many hints and how many turns of bots wait."""
        hints, turns = (sum(len(own) for own in line.values()) for line in self._lines)
        return hints, turns

    @asynccontextmanager
    async def place(self, visitor: str, hint: bool) -> AsyncIterator[None]:
        """A place to think at, as soon as it is this visitor's turn."""
        line = self._lines[0 if hint else 1]
        if hint and len(line.get(visitor, ())) >= HINTS:
            raise Refused("too_fast")
        if self._free:
            self._free -= 1
        else:
            await self._wait(line, visitor)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, line: Line, visitor: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.setdefault(visitor, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given a place in this very moment
                self._pass_on()
            elif turn in line.get(visitor, ()):
                line[visitor].remove(turn)
                if not line[visitor]:
                    del line[visitor]
            raise

    def _pass_on(self) -> None:
        for line in self._lines:
            while line:
                visitor, own = line.popitem(last=False)
                turn = own.popleft()
                if own:
                    line[visitor] = own  # behind everybody else
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
