"""One socket freezes nobody and fills nothing: frames are counted and taken a few at a time."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from server.house import SLOW, until, well
from server.test_caps import hung_up, socket_to, table_of
from server.within import within
from westmarch.server.buckets import Bucket
from westmarch.server.edge import pacing
from westmarch.server.edge.limits import FRAME
from westmarch.server.edge.pacing import PARTS, SLICE, Pace, sockets_for
from westmarch.server.settings import Settings

MASK = bytes(4)
PING, PONG = b"\x89\x80" + MASK, b"\x8a\x80" + MASK
TEXT, BEGUN, EMPTY, LETTER = (
    b"\x81\x80" + MASK,
    b"\x01\x80" + MASK,
    b"\x00\x80" + MASK,
    b"\x00\x81" + MASK + b"a",
)
NONSENSE = b"\x81\x81" + MASK + b"{"
READ = 256 * 1024
"""Bytes that a read brings at most."""
SMALLEST = len(PING)
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TURNS = 2 * READ // SLICE
"""Turns of the event loop in which all of a read would have been handled."""


class Wire(asyncio.Transport):
    """A connection without a network."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.reading = True
        self.closed = self.aborted = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"sockname": ("127.0.0.1", 1), "peername": ("127.0.0.1", 2)}.get(name, default)

    def write(self, data: Any) -> None:
        self.sent += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True


class Stage:
    """A socket before an application that accepts it and takes what comes, unless it is busy."""

    def __init__(self, busy: bool = False, **settings: Any) -> None:
        chosen = Settings("sqlite://", "secret", **{"frame_rate": 0.0, **settings})
        self.busy = busy
        self.taken: list[str] = []
        self.left = asyncio.Event()
        self.wire = Wire()
        config = uvicorn.Config(
            self._app, ws_max_size=FRAME, log_config=None, ws_ping_interval=None, interface="asgi3"
        )
        self.socket = sockets_for(chosen)(config, ServerState(), {})
        self.socket.connection_made(self.wire)

    async def _app(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if self.busy:
            await self.left.wait()
        while (message := await receive())["type"] == "websocket.receive":
            self.taken.append(message["text"])

    async def open(self) -> None:
        self.socket.data_received(REQUEST)
        await turns(5)
        assert b"101 Switching" in self.wire.sent
        self.wire.sent = b""


async def turns(many: int) -> None:
    for _ in range(many):
        await asyncio.sleep(0)


def played(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(scene())


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames were handled in each turn."""
    found: list[int] = []
    take, some = Pace.take, pacing.Counted.receive_data

    def noted(self: Pace, frame: Any) -> bool:
        found[-1] += 1
        return take(self, frame)

    def begun(self: Any, data: bytes) -> None:
        found.append(0)
        some(self, data)

    monkeypatch.setattr(Pace, "take", noted)
    monkeypatch.setattr(pacing.Counted, "receive_data", begun)
    return found


FLOODS = {
    "pings": PING * (READ // SMALLEST),
    "pongs": PONG * (READ // SMALLEST),
    "empty messages": TEXT * (READ // SMALLEST),
    "nonsense": NONSENSE * (READ // len(NONSENSE)),
    "empty fragments": BEGUN + EMPTY * (READ // SMALLEST),
    "fragments of a letter": BEGUN + LETTER * (READ // len(LETTER)),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_is_cut_off_with_1008_and_handled_in_small_pieces(flood: bytes, counted: list[int]) -> None:
    async def scene() -> None:
        stage = Stage(frame_burst=400)
        await stage.open()
        stage.socket.data_received(flood)
        assert not stage.wire.reading, "nothing more is read before this is handled"
        for _ in range(TURNS):
            if stage.wire.closed:
                break
            await asyncio.sleep(0)
        assert stage.wire.closed
        assert struct.pack("!H", 1008) in stage.wire.sent
        assert sum(counted) <= 401
        assert max(counted) <= SLICE // SMALLEST + 1
        await turns(5)
        assert stage.socket.queue.empty(), "the application was told"

    played(scene)


def test_a_message_comes_in_so_many_parts_and_no_more() -> None:
    async def scene() -> None:
        for parts, closed in ((PARTS, False), (PARTS + 1, True)):
            stage = Stage()
            await stage.open()
            pings = PING * 9  # between the parts of a message, as the protocol allows
            stage.socket.data_received(
                BEGUN + (LETTER + pings) * 2 + LETTER * (parts - 4) + b"\x80" + LETTER[1:]
            )
            await turns(20)
            assert stage.wire.closed is closed
            assert stage.taken == ([] if closed else ["a" * (parts - 1)])

    played(scene)


def test_the_queue_of_an_application_that_is_busy_holds_one_slice() -> None:
    async def scene() -> None:
        stage = Stage(busy=True, frame_burst=10**6)
        await stage.open()
        for _ in range(3):
            stage.socket.data_received(NONSENSE * 5000)
            await turns(50)
            assert stage.socket.queue.qsize() <= SLICE // SMALLEST
            assert not stage.wire.reading
        stage.left.set()
        for _ in range(15_000):
            if len(stage.taken) == 15_000:
                break
            await asyncio.sleep(0)
        assert stage.taken == ["{"] * 15_000, "nothing is lost"
        assert stage.wire.reading

    played(scene)


def test_what_comes_before_the_socket_is_open_waits(counted: list[int]) -> None:
    async def scene() -> None:
        stage = Stage()
        stage.socket.data_received(REQUEST)
        stage.socket.data_received(PING * 10 + TEXT)
        assert sum(counted) == 0
        await turns(10)
        assert sum(counted) == 11
        assert stage.wire.sent.startswith(b"HTTP/1.1 101")
        assert stage.taken == [""]

    played(scene)


def test_frames_of_an_address_wait_for_each_other(counted: list[int]) -> None:
    """Otherwise many sockets, each within its own measure, take the processor together."""

    async def scene() -> None:
        shared = Bucket(1e-6, 100)
        stages = [Stage() for _ in range(8)]
        for stage in stages:
            await stage.open()
            stage.socket.pace.shared = shared
            for _ in range(30):  # whether a read is full or not
                stage.socket.data_received(PING * 5)
            stage.socket.data_received(PING * 150)
        await turns(100)
        assert 100 <= sum(counted) <= 100 + len(stages) * (SLICE // SMALLEST + 1)
        assert not any(stage.wire.closed for stage in stages)

    played(scene)


def test_nobody_who_does_not_read_is_sent_pongs() -> None:
    async def scene() -> None:
        stage = Stage(frame_burst=10**6)
        await stage.open()
        stage.socket.pause_writing()  # the transport says so when its buffer is full
        stage.socket.data_received((b"\x89\xfd" + MASK + b"x" * 125) * 2000)
        await turns(TURNS)
        assert stage.wire.sent == b""
        assert stage.socket.conn.data_to_send() == []
        stage.socket.resume_writing()
        stage.socket.data_received(PING)
        await turns(2)
        assert stage.wire.sent == b"\x8a\x00"

    played(scene)


def test_nobody_who_does_not_read_keeps_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """To close a transport waits until all is read; somebody who reads nothing would stay for ever."""
    monkeypatch.setattr(pacing, "LINGER", 0.0)

    async def scene() -> None:
        silent, ended = Stage(), Stage()
        for stage in (silent, ended):
            await stage.open()
        silent.socket.keepalive_timeout()
        assert silent.wire.aborted
        ended.socket.data_received(b"\x88\x80" + MASK)
        assert ended.wire.closed
        await turns(10)
        assert ended.wire.aborted

    played(scene)


def test_a_flood_over_a_real_line_ends_with_1008(tmp_path: Path) -> None:
    with within(tmp_path, frame_rate=0.0) as house:
        eve, bob = house.visitor(), house.visitor()
        table = table_of(eve)
        with socket_to(house, bob, table) as honest, socket_to(house, eve, table) as line:
            line.socket.sendall(FLOODS["pings"])
            with suppress(ConnectionClosed):
                while True:
                    line.recv(SLOW)
            assert line.close_code == 1008
            shared = house.app.state.limits.frames("127.0.0.1").left()
            assert 5 * 400 - 410 <= shared <= 5 * 400 - 400, "they are on the account of the address too"
            honest.send("{}")
            while '"refused"' not in honest.recv(SLOW):
                pass
        for guest in (eve, bob):
            guest.close()


def test_sockets_count_among_the_connections_of_their_address(tmp_path: Path) -> None:
    with within(tmp_path, connections=6) as house:
        ann = house.visitor()
        table = table_of(ann)
        ann.close()
        with ExitStack() as held:
            lines = [held.enter_context(socket_to(house, ann, table)) for _ in range(4)]
            until(lambda: house.connections == 4)
            links = [held.enter_context(house.connect()) for _ in range(3)]
            links[2].settimeout(SLOW)
            assert hung_up(links[2])
            for line in lines:
                line.close()
            for link in links:
                link.close()
        until(lambda: house.connections == 0)
        with ExitStack() as held:
            for _ in range(5):
                held.enter_context(house.connect())
            assert well(house.address), "those who left do not count"
