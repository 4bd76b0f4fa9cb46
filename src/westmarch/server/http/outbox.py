"""What one socket is still to be sent: short messages in their order, and at most one state.

A state is made when its turn comes: a socket that reads slowly gets the latest one and holds no other.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST = 64 * 1024
"""Letters of short messages that may wait; a client that lets more gather comes back and begins anew."""
_STATE = ""
"""Stands for the state among the messages."""


async def _at_once() -> None:
    """Nobody else waits."""


class Outbox:
    def __init__(
        self, make_state: Callable[[], str | None], turn: Callable[[], Awaitable[None]] = _at_once
    ) -> None:
        self._make_state = make_state
        self._turn = turn
        """Waited for before a state is made: that takes a while, and others have states to be made, too."""
        self._waiting: deque[str] = deque()
        self._size = 0
        self._closed = False
        self._news = asyncio.Event()

    @property
    def size(self) -> int:
        """Letters that wait."""
        return self._size

    def show(self) -> None:
        """Send the state, unless one is to be sent already: that one will be the latest."""
        if _STATE not in self._waiting:
            self._waiting.append(_STATE)
            self._news.set()

    def put(self, text: str) -> None:
        if self._size + len(text) > MOST:
            self.close()
        elif not self._closed:
            self._size += len(text)
            self._waiting.append(text)
            self._news.set()

    def close(self) -> None:
        """Nothing more is sent, not even what waits."""
        self._closed = True
        self._size = 0
        self._waiting.clear()
        self._news.set()

    async def next(self) -> str | None:
        """What is to be sent next; None when the socket is to be closed."""
        while True:
            if self._closed:
                return None
            if self._waiting and self._waiting[0] == _STATE:
                await self._turn()
            if (text := self.take()) is not None:
                return text
            self._news.clear()
            await self._news.wait()

    def take(self) -> str | None:
        """The next message, if there is one now."""
        while self._waiting:
            text = self._waiting.popleft()
            self._size -= len(text)
            if text != _STATE:
                return text
            if (state := self._make_state()) is not None:
                return state
        return None
