"""Sockets that take only so much: frames are counted, handled a few at a time, and nothing piles up.

uvicorn handles all that one read brings (256 kB, 37,000 empty frames) in one go, answers every ping whether
or not anybody reads, and keeps a closed connection for as long as its client reads nothing. See
docs/decisions/53-sockets.md for what is overridden here and why.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from westmarch.server.buckets import Bucket
from westmarch.server.edge.deflating import Deflating
from westmarch.server.settings import Settings

SLICE = 256
"""Bytes handled in one turn of the event loop: at most 42 frames, for a masked one takes 6 bytes."""
PARTS = 64
"""Frames that one message may come in."""
LINGER = 15.0
"""Seconds that a closed connection has to read what was sent; longer than uvicorn waits for a close frame."""
PACE = "westmarch.pace"
"""Where a socket's scope holds what counts its frames."""


class TooManyFrames(Exception):
    pass


class Pace:
    """How many frames may come: by socket, and, once it is known, by address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._own = Bucket(rate, burst)
        self._parts = 0
        self.shared: Bucket | None = None

    def take(self, frame: Frame) -> bool:
        """Count a frame; False where it is one too many."""
        if self.shared is not None:
            self.shared.spend(1)
        if frame.opcode not in (Opcode.PING, Opcode.PONG):
            self._parts = 0 if frame.fin else self._parts + 1
        return self._own.take() and self._parts < PARTS

    def wait(self) -> float:
        """Seconds until those of this address may send again."""
        return 0.0 if self.shared is None else self.shared.wait()


class Counted(ServerProtocol):
    """Fails the connection with 1008 when too many frames come, whatever they hold."""

    def __init__(self, pace: Pace, **given: Any) -> None:
        super().__init__(**given)
        self._pace = pace

    def recv_frame(self, frame: Frame) -> None:
        super().recv_frame(frame)
        if frame.opcode is not Opcode.CLOSE and not self._pace.take(frame):
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")  # drops what is left of the read
            self.parser_exc = TooManyFrames()


class Paced(Deflating):
    """One socket. What has come and was not handled yet waits in ``_coming``; meanwhile nothing is read."""

    rate, burst = 200.0, 400.0

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.pace = Pace(self.rate, self.burst)
        self.conn = Counted(
            self.pace,
            extensions=self.conn.available_extensions,
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self.gone: Callable[[], None] = lambda: None
        """Called when the connection has ended."""
        self._coming = bytearray()
        self._turn: asyncio.Handle | None = None
        self._lingering: asyncio.TimerHandle | None = None

    # -- what comes -----------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][PACE] = {"pace": self.pace}

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.conn.parser_exc is None:
            self._coming += data
        if self._turn is None:
            self._take_some()

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self._come_back()  # the socket is open: what has come meanwhile is handled now

    async def receive(self) -> Any:
        message = await self.queue.get()
        self._come_back()
        return message

    def _take_some(self) -> None:
        self._turn = None
        if self._coming and self._may_take() and not self.pace.wait():
            some = bytes(self._coming[:SLICE])
            del self._coming[:SLICE]
            super().data_received(some)
        self._come_back()

    def _may_take(self) -> bool:
        """Not before the application has taken what it was given: so its queue holds one slice at most."""
        return self.close_sent or (self.handshake_complete and self.queue.empty())

    def _come_back(self) -> None:
        """For what is left, in another turn of the event loop; where nothing is, read on."""
        if self.disconnected or self.conn.parser_exc is not None:
            self._coming.clear()
        elif self._coming:
            self._pause()
            if self._turn is None and self._may_take():
                self._turn = self._later(self.pace.wait())
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    def _later(self, seconds: float) -> asyncio.Handle:
        if seconds:
            return self.loop.call_later(seconds, self._take_some)
        return self.loop.call_soon(self._take_some)

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # -- what goes ------------------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # nobody reads: the pong is dropped

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # to close would wait until everything is read

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._lingering = self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for timer in (self._turn, self._lingering):
            if timer is not None:
                timer.cancel()
        self._coming.clear()
        self.gone()


def share(scope: Scope, frames: Bucket) -> None:
    """From now on the frames of this socket count together with others."""
    found = scope["extensions"].get(PACE)
    if found is not None:  # it is one of ours
        found["pace"].shared = frames


def sockets_for(settings: Settings) -> type[Paced]:
    """The sockets of one server."""
    return type("Paced", (Paced,), {"rate": settings.frame_rate, "burst": settings.frame_burst})
