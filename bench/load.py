"""A full house: many live matches over real sockets, measured, then with the server killed under them.

Server, clients and database are processes of their own on 127.0.0.1. The clients know no rules: they
answer with an offered option after a pause. Two runs for each database:

- live: answers accepted a second, and how long an answer takes until both sockets of its match have
  the state it led to;
- killed: the server gets SIGKILL again and again while the clients, in more of a hurry, reconnect and
  send what was not acknowledged once more under the same id. Then it is killed and started a last time,
  and the record of every match must hold every acknowledged answer once, in its place, and no other.

`.venv/bin/python bench/load.py --help`; `make bench` runs it. Exits 1 if an answer was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import getpass
import http.client
import json
import multiprocessing
import os
import platform
import random
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect as connect_sync

STATIC = Path(__file__).parent.parent / "src" / "westmarch" / "server" / "static"
HOST = "127.0.0.1"
GAME = "mordor"
WARM_UP = 4.0
HASTE = 4.0
"""How much shorter the pauses are in the run with kills: the more is under way, the more can be lost."""
UP_TIME = (1.0, 2.5)
"""Seconds from a start of the server to its next kill."""
BACK = (0.2, 0.8)
"""Seconds until a client that was cut off tries again."""
SLOW = 30.0
"""Seconds after which something that should be quick has failed."""
TRIES = 300
FIRST_MOVES = 5
BUSY = 0.3
"""Cores taken by others from which on delays are not the server's alone."""
PAGE_AIM, P99_AIM = 150_000, 100.0
GONE = (WebSocketException, OSError, EOFError, http.client.HTTPException)
"""How a server shows that it is not there."""
Data = dict[str, Any]
BEGAN = time.monotonic()


def tell(text: str) -> None:
    """Progress, for whoever waits."""
    print(f"{time.monotonic() - BEGAN:4.0f} s  {text}", file=sys.stderr, flush=True)


def cpu_seconds(process: int) -> float | None:
    """Processor time that a process has used, where the machine tells it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def postgres_seconds() -> float:
    """Processor time of all processes named postgres: the one started here, and any other."""
    found = 0.0
    for name in Path("/proc").glob("[0-9]*/comm"):
        with suppress(OSError):
            if name.read_text("utf-8", "replace").strip() == "postgres":
                found += cpu_seconds(int(name.parent.name)) or 0.0
    return found


def machine_seconds() -> float | None:
    """Processor time that the whole machine has used, where it tells it."""
    try:
        fields = Path("/proc/stat").read_text("ascii").partition("\n")[0].split()[1:9]
    except OSError:
        return None
    idle = int(fields[3]) + int(fields[4])
    return (sum(map(int, fields)) - idle) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Work:
    """Processor seconds up to a moment."""

    server: float | None
    clients: float | None
    postgres: float | None
    machine: float | None

    @classmethod
    def now(cls, server: int) -> Work:
        return cls(cpu_seconds(server), cpu_seconds(os.getpid()), postgres_seconds(), machine_seconds())

    def cores_until(self, then: Work, seconds: float) -> dict[str, float]:
        """Cores kept busy; ``others`` is whatever else runs here and has nothing to do with this."""
        used = {}
        for name in ("server", "clients", "postgres", "machine"):
            before, after = getattr(self, name), getattr(then, name)
            if before is None or after is None:
                return {}
            used[name] = (after - before) / seconds
        used["others"] = used["machine"] - used["server"] - used["clients"] - used["postgres"]
        return {name: round(cores, 2) for name, cores in used.items()}


# -- the server and its database --------------------------------------------------------------------


def free_port() -> int:
    """A port that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def call(port: int, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[str, str]:
    """One HTTP request: the body and the visitor's cookie. OSError where it was refused."""
    link = http.client.HTTPConnection(HOST, port, timeout=SLOW)
    try:
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        link.request(method, path, None if body is None else json.dumps(body), headers)
        response = link.getresponse()
        text = response.read().decode("utf-8", "replace")
        if response.status >= 300:
            raise OSError(f"{method} {path}: {response.status} {text[:200]}")
        given = (response.getheader("Set-Cookie") or "").partition(";")[0]
        return text, given or cookie
    finally:
        link.close()


class Server:
    """``westmarch serve`` in a folder of its own; may be killed and started again."""

    def __init__(self, folder: Path, database_url: str | None) -> None:
        self.port = free_port()
        self._log = folder / "server.log"
        self._environment = {**os.environ, "WESTMARCH_HOME": str(folder)}
        self._environment.pop("WESTMARCH_DATABASE_URL", None)
        self._command = [sys.executable, "-m", "westmarch", "serve", "--port", str(self.port)]
        self._command += ["--rate-factor", "1000"]
        if database_url is not None:
            self._command += ["--database-url", database_url]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> float:
        """Start it, and return how many seconds it took until it answered."""
        began = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, env=self._environment, stdout=log, stderr=log)
        while time.monotonic() < began + SLOW and self._process.poll() is None:
            with suppress(*GONE):
                call(self.port, "GET", "/api/health")
                return time.monotonic() - began
            time.sleep(0.02)
        raise RuntimeError(f"the server did not start: {self.written()}")

    def kill(self) -> None:
        """No goodbye: SIGKILL."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def written(self) -> str:
        return self._log.read_text("utf-8", "replace")[-3000:]


class Missing(Exception):
    """A database that cannot be had here, with the reason."""


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database in a real PostgreSQL of its own, with its usual settings."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = str(found[-1]) if found else shutil.which("initdb")
    if initdb is None:
        raise Missing("PostgreSQL is not installed")
    programs = Path(initdb).parent
    folder = Path(tempfile.mkdtemp(prefix="westmarch-load-pg-"))
    prefix: list[str] = []
    if os.getuid() == 0:  # PostgreSQL refuses to run as root
        prefix = ["runuser", "-u", "postgres", "--"]
    data, port = str(folder / "data"), free_port()

    def run(program: str, *arguments: str) -> None:
        command = [*prefix, str(programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
        if done.returncode:
            raise Missing(f"PostgreSQL: {program} failed: {(done.stdout + done.stderr).strip()[-500:]}")

    try:
        try:
            shutil.chown(folder, "postgres" if prefix else getpass.getuser())
        except LookupError as error:
            raise Missing(f"PostgreSQL cannot run as root, and {error}") from None
        run("initdb", "-D", data, "-U", "westmarch", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -k {folder} -c listen_addresses={HOST}"
        run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
        try:
            run("createdb", "-h", str(folder), "-p", str(port), "-U", "westmarch", "westmarch")
            yield f"postgresql://westmarch@{HOST}:{port}/westmarch"
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def serving(database: str) -> Iterator[Server]:
    """A running server on a new database; Missing if that database cannot be had."""
    with tempfile.TemporaryDirectory(prefix="westmarch-load-") as name:
        if database == "postgresql":
            with postgresql() as url, _running(Server(Path(name), url)) as server:
                yield server
        else:
            with _running(Server(Path(name), None)) as server:
                yield server


@contextmanager
def _running(server: Server) -> Iterator[Server]:
    try:
        server.start()
        yield server
    finally:
        server.kill()


# -- the clients, in a process of their own -----------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What the clients are to do."""

    port: int
    server: int
    matches: int
    warm_up: float
    seconds: float
    pause: float
    seed: int


@dataclass(frozen=True)
class Answer:
    """One answer as it was sent."""

    id: str
    seat: int
    seq: int
    text: str

    def message(self) -> str:
        data = {"type": "answer", "id": self.id, "seat": self.seat, "seq": self.seq, "answers": [self.text]}
        return json.dumps(data)


@dataclass
class Flight:
    """An answer on its way to both sockets."""

    seq: int
    sent: float
    unseen: set[int] = field(default_factory=lambda: {0, 1})


@dataclass
class Told:
    """What the clients report at the end."""

    matches: list[tuple[str, list[Answer]]] = field(default_factory=list)
    """Every table with its acknowledged answers."""
    seconds: float = 0.0
    answers: int = 0
    """Accepted in the measured time."""
    delays: list[float] = field(default_factory=list)
    """Answer-to-all-seats of those sent in the measured time."""
    cores: dict[str, float] = field(default_factory=dict)
    """Busy in the measured time."""
    drops: int = 0
    resent: int = 0
    resent_kept: int = 0
    """Sent again although the server had kept them before it died: only the id saved them."""
    refused: dict[str, int] = field(default_factory=dict)
    taken_back: int = 0
    """States older than one that was shown before."""
    unsettled: int = 0
    """Matches with an answer that was never acknowledged or never shown to all."""


class House:
    """All clients together."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.told = Told()
        self.ending = False
        self.live: set[Match] = set()
        self.seated = 0
        self.samples: list[tuple[float, float]] = []
        self.accepted: list[float] = []

    async def request(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[str, str]:
        return await asyncio.to_thread(call, self.plan.port, method, path, cookie, body)

    async def lane(self) -> None:
        """One match after the other, always one live."""
        cookies: list[str] = []
        for _ in range(TRIES):
            if self.ending:
                return
            try:
                while len(cookies) < 2:
                    cookies.append((await self.request("GET", "/api/me"))[1])
                table = await self.open(cookies)
            except GONE:
                await asyncio.sleep(self.rng.uniform(*BACK))
                continue
            match = Match(self, table, cookies)
            self.live.add(match)
            self.seated += 1
            await match.run()
            self.live.discard(match)

    async def open(self, cookies: Sequence[str]) -> str:
        """A new table with both seats taken."""
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"game": GAME, "players": 2, "seats": seats}
        table: str = json.loads((await self.request("POST", "/api/tables", cookies[0], wish))[0])["id"]
        await self.request("POST", f"/api/tables/{table}/seats/1", cookies[1])
        return table

    async def run(self, pipe: Connection) -> Told:
        """Fill the house, warm up, measure until the time is over or the other side says so, settle."""
        lanes = [asyncio.create_task(self.lane()) for _ in range(self.plan.matches)]
        deadline = time.monotonic() + 2 * SLOW
        while self.seated < self.plan.matches and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        if self.seated < self.plan.matches:
            raise RuntimeError(f"only {self.seated} of {self.plan.matches} matches could be begun")
        await asyncio.sleep(self.plan.warm_up)
        gc.collect()
        gc.freeze()
        pipe.send("ready")
        began, work = time.monotonic(), Work.now(self.plan.server)
        await asyncio.to_thread(pipe.poll, self.plan.seconds)
        ended, work_then = time.monotonic(), Work.now(self.plan.server)
        self.ending = True
        for match in tuple(self.live):
            match.check()
        await asyncio.gather(*lanes)
        told = self.told
        told.seconds = ended - began
        told.answers = sum(began <= at < ended for at in self.accepted)
        told.delays = [delay for sent, delay in self.samples if began <= sent < ended]
        told.cores = work.cores_until(work_then, told.seconds)
        return told


class Match:
    """One table with both its players."""

    def __init__(self, house: House, table: str, cookies: Sequence[str]) -> None:
        self.house = house
        self.table = table
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.accepted: list[Answer] = []
        self.flights: list[Flight] = []
        self.over = False
        self._settled = asyncio.Event()

    async def run(self) -> None:
        """Until it is over, or all clients end, and nothing is under way."""
        tasks = [asyncio.create_task(player.stay()) for player in self.players]
        settled = asyncio.create_task(self._wait())
        await asyncio.wait({settled, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        for task in (settled, *tasks):
            task.cancel()
        ends = await asyncio.gather(settled, *tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        self.house.told.unsettled += not self._settled.is_set()
        self.house.told.matches.append((self.table, self.accepted))

    async def _wait(self) -> None:
        """Settled in the time there is; the end of the run adds some."""
        plan = self.house.plan
        with suppress(TimeoutError):
            await asyncio.wait_for(self._settled.wait(), plan.warm_up + plan.seconds + 3 * SLOW)

    def check(self) -> None:
        under_way = self.flights or any(player.pending for player in self.players)
        if (self.over or self.house.ending) and not under_way:
            self._settled.set()

    def seen(self, seat: int, seq: int, at: float) -> None:
        """A socket has a state: which answers have now reached all seats?"""
        for flight in tuple(self.flights):
            if seq > flight.seq:
                flight.unseen.discard(seat)
                if not flight.unseen:
                    self.flights.remove(flight)
                    self.house.samples.append((flight.sent, at - flight.sent))


class Player:
    """One socket: answers when asked, and comes back whenever it is cut off."""

    def __init__(self, match: Match, seat: int, cookie: str) -> None:
        self.match = match
        self.house = match.house
        self.seat = seat
        self.cookie = cookie
        self.pending: Answer | None = None
        self._link: ClientConnection | None = None
        self._seq = -1
        self._prompt: Data | None = None
        self._planned = -1
        self._words = 0
        self._sent = False
        """Whether the pending answer was already put on a socket once."""
        self._fresh = True
        self._thinking: asyncio.Task[None] | None = None

    async def stay(self) -> None:
        address = f"ws://{HOST}:{self.house.plan.port}/api/tables/{self.match.table}/socket"
        headers = {"Cookie": self.cookie}
        try:
            for _ in range(TRIES):
                with suppress(*GONE):
                    async with connect(
                        address, additional_headers=headers, max_size=None, close_timeout=1, proxy=None
                    ) as link:
                        await self._talk(link)
                self.house.told.drops += self._link is not None
                self._link = None
                await asyncio.sleep(self.house.rng.uniform(*BACK))
        finally:
            if self._thinking is not None:
                self._thinking.cancel()

    async def _talk(self, link: ClientConnection) -> None:
        self._link, self._fresh = link, True
        await link.send('{"type": "hello"}')
        if self.pending is not None:
            self.house.told.resent += self._sent
            self._sent = True
            await link.send(self.pending.message())
        async for text in link:
            at = time.monotonic()
            message: Data = json.loads(text)
            if message["type"] == "state":
                self._see(message, at)
            elif message["type"] == "accepted":
                self._acknowledged(message, at)
            elif message["type"] == "refused":
                key = message["error"]["key"]
                self.house.told.refused[key] = self.house.told.refused.get(key, 0) + 1
                self.pending, self._planned = None, -1
                return  # and come back for the present state
            self._consider()
            self.match.check()

    def _see(self, state: Data, at: float) -> None:
        seq: int = state["seq"]
        self.house.told.taken_back += seq < self._seq
        if self._fresh and self.pending is not None and seq > self.pending.seq:
            self.house.told.resent_kept += 1
        self._seq, self._fresh = seq, False
        eyes = (eye["prompt"] for eye in state["eyes"] if eye["seat"] == self.seat)
        self._prompt = next(eyes, None)
        self.match.over = state["status"] == "over"
        self.match.seen(self.seat, seq, at)

    def _acknowledged(self, message: Data, at: float) -> None:
        answer = self.pending
        if answer is not None and message["id"] == answer.id:
            self.match.accepted.append(answer)
            self.house.accepted.append(at)
            self.pending = None

    def _consider(self) -> None:
        """Asked something new: begin to think."""
        if self._prompt and self.pending is None and self._planned != self._seq and not self.house.ending:
            self._planned = self._seq
            self._thinking = asyncio.create_task(self._answer(self._seq, self._prompt))

    async def _answer(self, seq: int, prompt: Data) -> None:
        rng, pause = self.house.rng, self.house.plan.pause
        await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
        if self.house.ending:
            return
        text = rng.choice(prompt["options"])["text"]
        self._words += 1
        answer = Answer(f"{self.seat}-{self._words}", self.seat, seq, text)
        self.pending, self._sent = answer, self._link is not None
        self.match.flights.append(Flight(seq, time.monotonic()))
        if self._link is not None:
            with suppress(*GONE):
                await self._link.send(answer.message())


def clients(plan: Plan, pipe: Connection) -> None:
    """The process of the clients: sends ``ready``, then what it has to tell, or an error."""
    gc.set_threshold(50_000, 50, 100)
    try:
        pipe.send(asyncio.run(House(plan).run(pipe)))
    except Exception as error:
        pipe.send(error)


class Crowd:
    """The clients as seen from here."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=clients, args=(plan, theirs), daemon=True)
        self._limit = plan.warm_up + plan.seconds + 6 * SLOW
        self._process.start()
        theirs.close()

    def ready(self) -> None:
        """Wait until all matches are live and warm."""
        self._next()

    def end(self) -> None:
        self._pipe.send("end")

    def told(self) -> Told:
        found = self._next()
        self._process.join(SLOW)
        assert isinstance(found, Told)
        return found

    def stop(self) -> None:
        self._process.kill()

    def _next(self) -> Any:
        if not self._pipe.poll(self._limit):
            raise RuntimeError("the clients do not answer")
        found = self._pipe.recv()
        if isinstance(found, Exception):
            raise found
        return found


# -- the runs -------------------------------------------------------------------------------------------


@dataclass
class Faults:
    """What must not be."""

    lost: int = 0
    doubled: int = 0
    """Also answers in a record that nobody gave."""
    taken_back: int = 0
    unsettled: int = 0
    refused: int = 0


def play_live(server: Server, plan: Plan) -> tuple[Data, Told]:
    """The run that is measured."""
    crowd = Crowd(plan)
    try:
        crowd.ready()
        tell(f"  {plan.matches} live matches are warm; measuring {plan.seconds:g} s")
        told = crowd.told()
    finally:
        crowd.stop()
    delays = sorted(delay * 1000 for delay in told.delays)
    cut = statistics.quantiles(delays, n=100, method="inclusive") if len(delays) > 1 else [0.0] * 99
    figures: Data = {
        "seconds": round(told.seconds, 1),
        "answers": told.answers,
        "answers_per_s": round(told.answers / told.seconds, 1),
        "p50_ms": round(cut[49], 1),
        "p99_ms": round(cut[98], 1),
        "max_ms": round(delays[-1], 1) if delays else 0.0,
        "cores": told.cores,
    }
    return figures, told


def play_killed(server: Server, plan: Plan, restarts: int) -> tuple[Data, Told]:
    """The run in which the server dies again and again."""
    rng = random.Random(plan.seed)
    crowd = Crowd(plan)
    starts = []
    try:
        crowd.ready()
        for number in range(restarts):
            time.sleep(rng.uniform(*UP_TIME))
            server.kill()
            starts.append(server.start())
            tell(f"  killed {number + 1} of {restarts}; back after {starts[-1]:.1f} s")
        time.sleep(UP_TIME[1])
        crowd.end()
        told = crowd.told()
    finally:
        crowd.stop()
    figures: Data = {
        "restarts": restarts,
        "seconds": round(told.seconds, 1),
        "acknowledged": sum(len(accepted) for _, accepted in told.matches),
        "cut_off": told.drops,
        "resent": told.resent,
        "resent_already_kept": told.resent_kept,
        "restart_s": round(statistics.median(starts), 2) if starts else None,
    }
    return figures, told


def entries_of(record: str) -> list[tuple[int, int, str]]:
    """Place, seat and text of every answer of a seat in a record file."""
    lines = record.partition("\n\n")[2].splitlines()
    split = [line.partition(" ") for line in lines if not line.startswith("end ")]
    return [(place, int(who), text) for place, (who, _, text) in enumerate(split) if who.isdigit()]


def compare(record: str, accepted: Sequence[Answer]) -> tuple[int, int]:
    """How many acknowledged answers a record has not, and how many it has that it should not have."""
    given = sorted((answer.seq, answer.seat, answer.text) for answer in accepted)
    found = entries_of(record)
    lost = sum(answer not in found for answer in given)
    doubled = sum(entry not in given for entry in found) + len(accepted) - len({a.id for a in accepted})
    if not lost and not doubled and given != found:
        doubled = abs(len(given) - len(found)) or 1
    return lost, doubled


def inspect(server: Server, told: Told) -> Faults:
    """Kill the server once more, so that only the database speaks, and read every record."""
    tell("  played and settled; killing the server once more to read the records")
    server.kill()
    server.start()
    faults = Faults(taken_back=told.taken_back, unsettled=told.unsettled, refused=sum(told.refused.values()))
    cookie = call(server.port, "GET", "/api/me")[1]
    for table, accepted in told.matches:
        lost, doubled = compare(call(server.port, "GET", f"/api/tables/{table}/record", cookie)[0], accepted)
        faults.lost += lost
        faults.doubled += doubled
    tell(f"  read {len(told.matches)} records: {faults.lost} lost, {faults.doubled} doubled")
    if told.refused:
        tell(f"  refused: {told.refused}")
    return faults


# -- the first page and the first move ------------------------------------------------------------------


def linked(page: str) -> list[str]:
    """Addresses on this server that a page loads at once."""
    return re.findall(r"""<(?:script|link)\b[^>]*?\b(?:src|href)="/([^"]+)\"""", page)


def packed_size(path: Path) -> int:
    """Bytes on the wire for a browser of today."""
    packed = (path.with_name(path.name + suffix) for suffix in (".br", ".gz"))
    return next((file.stat().st_size for file in packed if file.is_file()), path.stat().st_size)


def page_size(static: Path = STATIC) -> Data:
    """The page, what it links, and the fonts named there, of which a browser takes what its text needs."""
    index = static / "index.html"
    if not index.is_file():
        return {"missing": "the page is not built (make play, or npm run build in web/)"}
    files = [index, *(static / name for name in linked(index.read_text("utf-8")))]
    fonts = set()
    for sheet in (file for file in files if file.suffix == ".css"):
        fonts |= set(re.findall(r"url\([\"']?/?([^)\"']+\.woff2)", sheet.read_text("utf-8")))
    paths = [static / name if (static / name).is_file() else static / "assets" / name for name in fonts]
    return {
        "bytes": sum(packed_size(file) for file in files),
        "files": len(files),
        "fonts_at_most_bytes": sum(packed_size(path) for path in paths),
        "aim_bytes": PAGE_AIM,
    }


def first_move(port: int) -> float:
    """Seconds from asking for the page as a stranger to the first accepted answer against a bot."""
    began = time.monotonic()
    page, cookie = call(port, "GET", "/")
    texts = ("api/me", "api/games", "api/texts/en", f"api/texts/{GAME}/en")
    for path in (*linked(page), *texts):
        call(port, "GET", f"/{path}", cookie)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "steady"}]
    wish = {"game": GAME, "players": 2, "seats": seats}
    table = json.loads(call(port, "POST", "/api/tables", cookie, wish)[0])["id"]
    address = f"ws://{HOST}:{port}/api/tables/{table}/socket"
    with connect_sync(address, additional_headers={"Cookie": cookie}, max_size=None, proxy=None) as link:
        link.send('{"type": "hello"}')
        sent = False
        for _ in range(TRIES):
            message: Data = json.loads(link.recv(SLOW))
            if message["type"] == "accepted":
                return time.monotonic() - began
            if message["type"] == "state" and not sent and (prompt := message["eyes"][0]["prompt"]):
                link.send(Answer("first", 0, message["seq"], prompt["options"][0]["text"]).message())
                sent = True
    raise RuntimeError("the first move was never asked for or never accepted")


# -- all together ---------------------------------------------------------------------------------------


def measure(database: str, wish: argparse.Namespace) -> Data:
    """All figures on one database, or why it is missing."""
    tell(f"{database}: starting")
    try:
        with serving(database) as server:
            moves = [first_move(server.port) * 1000 for _ in range(FIRST_MOVES)]
            plan = Plan(
                server.port, server.process, wish.matches, WARM_UP, wish.seconds, wish.pause, wish.seed
            )
            live, told = play_live(server, plan)
            figures: Data = {"first_move_ms": round(statistics.median(moves), 1), **live}
            figures["faults"] = asdict(inspect(server, told))
            hasty = replace(
                plan,
                server=server.process,
                warm_up=1.0,
                pause=wish.pause / HASTE,
                seconds=wish.restarts * (UP_TIME[1] + SLOW) + SLOW,
            )
            tell(f"{database}: killing the server {wish.restarts} times under {wish.matches} matches")
            killed, told = play_killed(server, hasty, wish.restarts)
            figures["killed"] = {**killed, "faults": asdict(inspect(server, told))}
            return figures
    except Missing as missing:
        tell(f"{database}: {missing}")
        return {"missing": str(missing)}


def is_faulty(figures: Data) -> bool:
    """Whether anything went wrong in either run."""
    return "missing" not in figures and any(
        (*figures["faults"].values(), *figures["killed"]["faults"].values())
    )


def print_figures(server: Data) -> None:
    """The small table."""
    table = Table("database", "answers/s", "p50 ms", "p99 ms", "max ms", "first move ms", "kills", "resent")
    for name in ("lost", "doubled"):
        table.add_column(name)
    for column in table.columns[1:]:
        column.justify = "right"
    databases: Data = server["databases"]
    for database, found in databases.items():
        if "missing" in found:
            table.add_row(database, "missing")
            continue
        killed = found["killed"]
        cells = [found[key] for key in ("answers_per_s", "p50_ms", "p99_ms", "max_ms", "first_move_ms")]
        cells += [killed["restarts"], killed["resent"]]
        cells += [found["faults"][key] + killed["faults"][key] for key in ("lost", "doubled")]
        table.add_row(database, *map(str, cells))
    console = Console(width=110)
    console.print(table)
    for database, found in databases.items():
        if "missing" in found:
            console.print(f"{database} was not measured: {found['missing']}")
            continue
        if (others := found["cores"].get("others", 0.0)) > BUSY:
            console.print(f"{database}: {others} cores were busy with other things; delays mean little")
        if is_faulty(found):
            console.print(f"{database}: FAULTS {found['faults']} {found['killed']['faults']}")
    page = server["page"]
    if "missing" in page:
        console.print(f"first page load: {page['missing']}")
    else:
        fonts = page["fonts_at_most_bytes"] / 1000
        console.print(
            f"first page load: {page['bytes'] / 1000:.1f} kB packed, fonts at most {fonts:.1f} kB more"
        )
    console.print(
        f"aims: p99 under {P99_AIM:g} ms, page under {PAGE_AIM / 1000:g} kB, nothing lost or doubled"
    )


def save(out: Path, server: Data) -> None:
    """Put the figures beside those that are already in the file."""
    figures: Data = json.loads(out.read_text("utf-8")) if out.is_file() else {}
    figures["server"] = server
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--matches", type=int, default=200, help="live at the same time, two sockets each")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured, after the warm-up")
    parser.add_argument("--pause", type=float, default=1.0, help="mean think time; a half more or less")
    parser.add_argument("--restarts", type=int, default=10, help="kills of the server")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument("--seed", type=int, default=1, help="of the clients' choices and pauses")
    parser.add_argument("--out", type=Path, help='JSON file; the figures go under "server"')
    found = parser.parse_args()
    if found.matches < 1 or found.seconds <= 0 or found.pause < 0 or found.restarts < 0:
        parser.error("numbers must not be negative, and there must be something to measure")
    return found


def main() -> int:
    wish = wishes()
    names = ("sqlite", "postgresql") if wish.database == "both" else (wish.database,)
    server: Data = {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "load_before": round(os.getloadavg()[0], 2),
        "matches": wish.matches,
        "pause": wish.pause,
        "page": page_size(),
        "databases": {name: measure(name, wish) for name in names},
    }
    print_figures(server)
    if wish.out is not None:
        save(wish.out, server)
    return int(any(is_faulty(found) for found in server["databases"].values()))


if __name__ == "__main__":
    sys.exit(main())
