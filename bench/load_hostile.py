"""What strangers can do to a house with its usual limits, and what an honest player feels of it meanwhile.

The honest play from 127.0.0.1, the stranger comes from 127.0.0.2, so that the limits of addresses hold for
each alone. Also here: what an idle socket costs, and a start with many stored tables.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection as Watching
from websockets.asyncio.client import connect as watch
from websockets.sync.client import ClientConnection, connect

import westmarch
from load_plan import Data, Plan
from load_runs import play_live, tell
from load_server import GONE, HOST, Server, call, serving
from westmarch.server.store import writes
from westmarch.server.store.database import open_database
from westmarch.server.store.models import AnswerRow
from westmarch.server.store.stored import HUMAN, Seat
from westmarch.server.table.opening import new_table
from westmarch.server.table.progress import progress
from westmarch.server.table.rebuild import rebuild

STRANGER = ("127.0.0.2", 0)
MATCHES, SECONDS, PAUSE = 10, 8.0, 0.5
"""Of the honest, during each attack."""
LONG = 1200
"""Answers of the matches that a stranger brings along and opens."""
ARMS = 8
"""Things that a stranger does at once."""
FLOODS = 8
"""Reads of 256 kB that a stranger fills with frames, over each socket."""
PINGED = 100_000_000
"""Bytes of pings over one socket."""
OWN = 30
"""Sockets at tables of a stranger's own."""
ASKED = re.compile(r'"seq":(\d+),.*"prompt":\{"seat":(\d+),.*?"options":\[\{"text":"([^"]+)"')
"""Read so, because the stranger shall not be slower than the house."""
TABLES, EACH = 24, 20
"""Tables at which idle sockets look on, and how many at each."""
STORED, LINES = 5000, 40
"""Tables in the database of a start, and answers of each."""
Attack = Callable[[Server, threading.Event], None]


def measure_hostile() -> Data:
    """The delays of the honest alone, and under each attack."""
    found: Data = {}
    for name, attack in ATTACKS.items():
        tell(f"hostile: {name}")
        with serving("sqlite", rate_factor=1) as server:
            found[name] = _under(server, attack)
    return found


def _under(server: Server, attack: Attack) -> Data:
    plan = Plan(server.port, server.process, MATCHES, 1.0, SECONDS, PAUSE, 3, "war")
    over = threading.Event()
    stranger = threading.Thread(target=attack, args=(server, over), daemon=True)
    stranger.start()
    try:
        figures, _ = play_live(server, plan)
    finally:
        over.set()
        stranger.join(30)
    return {key: figures[key] for key in ("answers", "p50_ms", "p99_ms", "max_ms")} | {
        "memory_mb": _memory(server.process) // 1_000_000
    }


# -- attacks ----------------------------------------------------------------------------------------


def _nothing(server: Server, over: threading.Event) -> None:
    over.wait()


def _uploads(server: Server, over: threading.Event) -> None:
    """Long records, one after the other, as many at once as may be."""
    record = _long_record()
    _in_many_arms(over, lambda cookie: _post(server, "/api/records", cookie, record, "text/plain"), server)


def _openings(server: Server, over: threading.Event) -> None:
    """Tables with long matches are opened, left, and opened again."""
    record = _long_record()
    tables: list[str] = []

    def open_one(cookie: str) -> None:
        if len(tables) < 3 * ARMS:
            tables.append(json.loads(_post(server, "/api/records", cookie, record, "text/plain"))["id"])
        with _socket(server, random.choice(tables), cookie) as line:
            line.recv(timeout=5)

    _in_many_arms(over, open_one, server)


def _replays(server: Server, over: threading.Event) -> None:
    """Every entry of a long match is asked for."""
    record = _long_record()
    tables: dict[str, str] = {}
    entries = itertools.cycle(range(0, LONG, 7))

    def look(cookie: str) -> None:
        if cookie not in tables:
            tables[cookie] = json.loads(_post(server, "/api/records", cookie, record, "text/plain"))["id"]
        _get(server, f"/api/tables/{tables[cookie]}/replay?at={next(entries)}", cookie)

    _in_many_arms(over, look, server)


def _hints(server: Server, over: threading.Event) -> None:
    """Hints for tables of one's own."""
    tables: dict[str, str] = {}

    def ask(cookie: str) -> None:
        if cookie not in tables:
            tables[cookie] = _own_table(server, cookie)
        _post(server, f"/api/tables/{tables[cookie]}/hint", cookie, json.dumps({"seat": 0, "seq": 4}))

    _in_many_arms(over, ask, server)


def _deaf(server: Server, over: threading.Event) -> None:
    """Sockets that never read, at a table where much happens."""
    cookie = call(server.port, "GET", "/api/me")[1]
    wish = {"game": "war", "players": 2, "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    table = json.loads(_post(server, "/api/tables", cookie, json.dumps(wish)))["id"]
    with ExitStack() as held:
        while not over.wait(0.05):
            with suppress(*GONE, TimeoutError):
                held.enter_context(_socket(server, table, cookie, deaf=True))


def _floods(frames: bytes) -> Attack:
    """Sockets over which one read after the other is filled with small frames; each is opened again."""

    def flood(server: Server, over: threading.Event) -> None:
        tables: dict[str, str] = {}

        def pour(cookie: str) -> None:
            if cookie not in tables:
                tables[cookie] = _own_table(server, cookie)
            with _socket(server, tables[cookie], cookie) as line:
                for _ in range(FLOODS):
                    line.socket.sendall(frames)

        _in_many_arms(over, pour, server)

    return flood


def _unread_pongs(server: Server, over: threading.Event) -> None:
    """Pings whose pongs nobody reads, as many as go through."""
    tables: dict[str, str] = {}
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125

    def ping_on(cookie: str) -> None:
        if cookie not in tables:
            tables[cookie] = _own_table(server, cookie)
        line = _socket(server, tables[cookie], cookie, deaf=True)
        held.append(line)
        for _ in range(PINGED // len(ping) // 100):
            if over.is_set():
                break
            line.socket.sendall(ping * 100)

    held: list[ClientConnection] = []
    _in_many_arms(over, ping_on, server)
    for line in held:
        line.socket.close()


def _own_play(server: Server, over: threading.Event) -> None:
    """One visitor answers at thirty tables of its own, as fast as it is let."""
    cookie = _ask(server, "GET", "/api/me")[1]

    def play(table: str) -> None:
        with suppress(*GONE, TimeoutError), _socket(server, table, cookie) as line:
            line.send('{"type": "hello"}')
            found: tuple[str, ...] = ()
            for number in itertools.count():
                if over.is_set():
                    return
                text = str(line.recv(timeout=10))
                if text.startswith('{"type":"refused"'):
                    time.sleep(0.05)
                elif asked := ASKED.search(text):
                    found = asked.groups()
                else:
                    continue
                seq, seat, option = found
                answer = {"type": "answer", "id": str(number), "seat": int(seat), "seq": int(seq)}
                line.send(json.dumps({**answer, "answers": [option]}))

    tables = [_own_table(server, cookie) for _ in range(OWN)]
    arms = [threading.Thread(target=play, args=(table,), daemon=True) for table in tables]
    for one in arms:
        one.start()
    for one in arms:
        one.join()


def _flips(server: Server, over: threading.Event) -> None:
    """A shared screen is handed to and fro at long matches."""
    record = _long_record()
    tables: dict[str, str] = {}

    def flip(cookie: str) -> None:
        if cookie not in tables:
            old = json.loads(_post(server, "/api/records", cookie, record, "text/plain"))["id"]
            seats = {"at": LONG - 1, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
            path = f"/api/tables/{old}/continue"
            tables[cookie] = json.loads(_post(server, path, cookie, json.dumps(seats)))["id"]
        with _socket(server, tables[cookie], cookie) as line:
            line.send('{"type": "hello", "curtain": true}')
            for number in itertools.count():
                if over.wait(0.05):
                    return
                line.send(json.dumps({"type": "front", "seat": number % 2}))
                with suppress(TimeoutError):
                    line.recv(timeout=0)

    _in_many_arms(over, flip, server)


def _halves(server: Server, over: threading.Event) -> None:
    """Half a request on as many connections as there are."""
    held: list[socket.socket] = []
    while not over.wait(0.005):
        with suppress(OSError):
            held.append(socket.create_connection((HOST, server.port), 5, STRANGER))
            held[-1].sendall(b"POST /api/tables HTTP/1.1\r\nHost: westmarch\r\nContent-Le")
    for one in held:
        one.close()


def _nonsense(server: Server, over: threading.Event) -> None:
    """Requests that mean nothing, as fast as they go."""
    paths = (
        "/api/tables/" + "x" * 3000,
        "/api/tables/%00",
        "/t/" + "%ff" * 50,
        "/api/tables/mine?at=" + "9" * 4000,
    )

    def send(cookie: str) -> None:
        for path in paths:
            _get(server, path, cookie)

    _in_many_arms(over, send, server)


ATTACKS: dict[str, Attack] = {
    "nobody attacks": _nothing,
    "records are uploaded": _uploads,
    "long matches are opened": _openings,
    "replays are asked for": _replays,
    "hints are asked for": _hints,
    "sockets do not read": _deaf,
    "sockets are flooded with pings": _floods(b"\x89\x80\0\0\0\0" * 43_000),
    "sockets are flooded with fragments": _floods(
        b"\x01\x80\0\0\0\0" + b"\x00\x81\0\0\0\0a\x00\x80\0\0\0\0" * 20_000
    ),
    "sockets are flooded with nonsense": _floods(b"\x81\x82\0\0\0\0{]" * 32_000),
    "pongs are not read": _unread_pongs,
    "thirty own tables are played": _own_play,
    "a shared screen is flipped": _flips,
    "requests stay half": _halves,
    "nonsense is sent": _nonsense,
}


def _in_many_arms(over: threading.Event, act: Callable[[str], Any], server: Server) -> None:
    """Every arm is a visitor of its own, and tries again whatever it is answered."""

    def arm() -> None:
        cookie = ""
        while not over.is_set():
            try:
                cookie = cookie or _ask(server, "GET", "/api/me")[1]
                act(cookie)
            except (*GONE, TimeoutError, ValueError, KeyError):
                time.sleep(0.02)

    arms = [threading.Thread(target=arm, daemon=True) for _ in range(ARMS)]
    for one in arms:
        one.start()
    over.wait()
    for one in arms:
        one.join(10)


def _ask(
    server: Server,
    method: str,
    path: str,
    cookie: str = "",
    body: str | None = None,
    kind: str = "application/json",
) -> tuple[str, str]:
    link = http.client.HTTPConnection(HOST, server.port, timeout=20, source_address=STRANGER)
    try:
        headers = {"Content-Type": kind} | ({"Cookie": cookie} if cookie else {})
        link.request(method, path, body, headers)
        response = link.getresponse()
        text = response.read().decode("utf-8", "replace")
        return text, (response.getheader("Set-Cookie") or "").partition(";")[0] or cookie
    finally:
        link.close()


def _own_table(server: Server, cookie: str) -> str:
    """A table of War whose seats are all the stranger's."""
    wish = {"game": "war", "players": 2, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    found: str = json.loads(_post(server, "/api/tables", cookie, json.dumps(wish)))["id"]
    return found


def _get(server: Server, path: str, cookie: str) -> str:
    return _ask(server, "GET", path, cookie)[0]


def _post(server: Server, path: str, cookie: str, body: str, kind: str = "application/json") -> str:
    return _ask(server, "POST", path, cookie, body, kind)[0]


def _socket(server: Server, table: str, cookie: str, deaf: bool = False) -> ClientConnection:
    own = socket.create_connection((HOST, server.port), 10, STRANGER)
    if deaf:
        own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address = f"ws://{HOST}:{server.port}/api/tables/{table}/socket"
    headers = {"Cookie": cookie, "Origin": f"http://{HOST}:{server.port}"}
    return connect(
        address, sock=own, additional_headers=headers, max_queue=1 if deaf else 16, ping_interval=None
    )


def _long_record() -> str:
    match = westmarch.new("war", 2, 1)
    rng = random.Random(1)
    for _ in range(LONG):
        if match.prompt is None:
            break
        match.play(str(rng.choice(match.prompt.options)))
    return match.record().dumps()


# -- idle sockets, and a start with many tables -----------------------------------------------------


def _memory(process: int) -> int:
    """Bytes that a process has in memory now."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def measure_sockets() -> Data:
    """Kilobytes of an idle socket that looks on at a table of War."""
    tell(f"sockets: {TABLES * EACH} idle ones")
    with serving("sqlite") as server:
        return {"sockets": TABLES * EACH, "kb_each": asyncio.run(_idle(server))}


async def _idle(server: Server) -> float:
    """All are read from, so that nothing waits for them in the server."""
    wish = {"game": "war", "players": 2, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    tables = []
    for _ in range(TABLES):
        cookie = call(server.port, "GET", "/api/me")[1]
        tables.append(json.loads(call(server.port, "POST", "/api/tables", cookie, wish)[0])["id"])
    before = 0
    async with AsyncExitStack() as held:
        for number in range(EACH + 1):
            cookie = call(server.port, "GET", "/api/me")[1]
            headers = {"Cookie": cookie, "Origin": f"http://{HOST}:{server.port}"}
            for table in tables:
                address = f"ws://{HOST}:{server.port}/api/tables/{table}/socket"
                line = await held.enter_async_context(
                    watch(address, additional_headers=headers, ping_interval=None)
                )
                reading = asyncio.create_task(_read(line))
                held.callback(reading.cancel)
                await line.send(json.dumps({"type": "hello"}))
            if number == 0:  # the first at each table fills what all share
                await asyncio.sleep(2)
                before = _memory(server.process)
        await asyncio.sleep(2)
        return round((_memory(server.process) - before) / (TABLES * EACH) / 1000, 1)


async def _read(line: Watching) -> None:
    async for _ in line:
        pass


def measure_start() -> Data:
    """Seconds until a house with many stored tables is ready."""
    tell(f"start: with {STORED} stored tables")
    with serving("sqlite") as server:
        server.kill()
        _fill(server.folder / "server.sqlite")
        seconds = server.start()
        return {
            "tables": STORED,
            "seconds": round(seconds, 2),
            "memory_mb": _memory(server.process) // 1_000_000,
        }


def _fill(file: Path) -> None:
    engine = open_database(f"sqlite:///{file}")
    with engine.begin() as connection:
        for table, log in _tables():
            writes.add_table(connection, table)
            rows = [
                {"table_id": table.listed.id, "number": n, "seat": seat, "text": text, "created": 0}
                for n, (seat, text) in enumerate(log)
            ]
            connection.execute(insert(AnswerRow), rows)
    engine.dispose()


def _tables() -> Iterator[Any]:
    """Running matches of two games."""
    seats = [Seat(HUMAN, "ann"), Seat(HUMAN, "bob")]
    for game in ("mordor", "war"):
        stored = new_table(game, 2, {}, "en", seats, False)
        match = rebuild(stored.spec)
        log = []
        for _ in range(LINES):
            assert match.prompt is not None
            log.append((match.prompt.seat, str(match.prompt.options[0])))
            match.play(log[-1][1])
        for number in range(STORED // 2):
            listed = replace(stored.listed, id=f"{game}{number}", **progress(match, False))
            yield replace(stored, listed=listed), log
