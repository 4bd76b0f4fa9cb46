"""A real server in a process of its own, and clients that talk to it as browsers do."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

import westmarch
from server import seeded

TESTS = Path(__file__).parent.parent
SOURCE = Path(westmarch.__file__).parent.parent
RIDDLES = "toys.riddles:Riddles"
SLOW = 120.0


def until(come: Callable[[], object], *, else_: str = "what was awaited did not come") -> None:
    """For what comes by itself after a while: a fixed time would make the test hang on the machine."""
    deadline = time.monotonic() + SLOW
    while not come():
        assert time.monotonic() < deadline, else_
        time.sleep(0.05)


def well(address: str) -> bool:
    """Whether a server answers there."""
    try:
        return httpx.get(f"{address}/api/health", timeout=1).status_code == 200
    except httpx.TransportError:
        return False


"""Seconds after which what is awaited will not come, on the busiest machine."""


def hold_port() -> socket.socket:
    """A port that nobody else is given while this socket is open, though a server may still listen there.

    Linux lets it, if both say SO_REUSEADDR and only one listens.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class House:
    """``westmarch serve`` with its own data folder; may be killed and started again."""

    program = "server.seeded"

    def __init__(
        self,
        folder: Path,
        seed: int,
        database_url: str | None = None,
        rates: float = 1000,
        home: Path | None = None,
    ) -> None:
        self.folder = folder
        self.home = home or folder
        folder.mkdir(exist_ok=True)
        self._held = hold_port()
        self.port = self._held.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.play_with(seed)
        self._arguments = [
            "--rate-factor",
            str(rates),
            *(("--database-url", database_url) if database_url else ()),
        ]
        self.process: subprocess.Popen[bytes] | None = None
        self._guests: list[Guest] = []
        self.start()

    def start(self) -> None:
        path = os.pathsep.join(map(str, (SOURCE, TESTS, os.environ.get("PYTHONPATH", ""))))
        environment = {
            **os.environ,
            "WESTMARCH_HOME": str(self.home),
            "PYTHONPATH": path,
            seeded.FILE: str(self._seeds),
        }
        environment.pop("WESTMARCH_DATABASE_URL", None)
        command = [sys.executable, "-m", self.program, "serve", "--port", str(self.port), "--game", RIDDLES]
        self.log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, *self._arguments], env=environment, stdout=self.log, stderr=self.log
        )
        self._await()

    @property
    def _seeds(self) -> Path:
        return self.folder / "seeds"

    def play_with(self, seed: int) -> None:
        """From now on new tables have the dice that follow from this seed."""
        seeded.begin(self._seeds, seed)

    def _await(self) -> None:
        assert self.process is not None
        process = self.process
        until(lambda: process.poll() is not None or well(self.address), else_="the server did not start")
        assert process.poll() is None, f"the server did not start: {self.written()}"

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.log.close()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(SLOW)
        self.log.close()
        return code

    def written(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def visitor(self, name: str = "") -> Guest:
        guest = Guest(self, name)
        self._guests.append(guest)
        return guest

    def farewell(self) -> None:
        """Every test closes what it opened."""
        for guest in self._guests:
            guest.http.close()
        self._guests.clear()

    def close(self) -> None:
        """It is not needed any more."""
        self.farewell()
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self._held.close()


class Guest:
    """A visitor with a cookie."""

    def __init__(self, house: House, name: str = "") -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.address, timeout=SLOW)
        self.get("/api/me")
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str, status: int = 200) -> Any:
        return _body(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int | tuple[int, ...] = (200, 201)) -> Any:
        return _body(self.http.post(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return _body(self.http.delete(path), status)

    @property
    def cookie(self) -> str:
        return f"westmarch={self.http.cookies['westmarch']}"

    def table(self, *seats: str, game: str = "mordor", **more: Any) -> str:
        """A new table; ``seats`` such as ``me``, ``friend``, ``bot:random``."""
        body = {"game": game, "players": len(seats), "seats": _wished(seats), **more}
        found: str = self.post("/api/tables", body)["id"]
        return found

    def table_from(self, position: dict[str, Any], *seats: str, game: str = "mordor") -> str:
        """A new table that begins with a written position; only the dice that follow are the house's own."""
        record = westmarch.scenario(game, position).record().dumps()
        sent = self.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
        body = {"at": 0, "seats": _wished(seats), "as_brought": True}
        found: str = self.post(f"/api/tables/{_body(sent, 201)['id']}/continue", body)["id"]
        return found

    @contextmanager
    def at(self, table: str, events: int = 0, **more: Any) -> Iterator[Line]:
        headers = {"Cookie": self.cookie}
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket"
        with connect(address, additional_headers=headers, origin=self.house.address, max_size=None) as link:
            yield Line(link, events, **more)


def _wished(seats: tuple[str, ...]) -> list[dict[str, str | None]]:
    return [{"kind": seat.partition(":")[0], "bot": seat.partition(":")[2] or None} for seat in seats]


def _body(response: httpx.Response, status: int | tuple[int, ...]) -> Any:
    wanted = status if isinstance(status, tuple) else (status,)
    assert response.status_code in wanted, f"{response.status_code}: {response.text[:500]}"
    is_json = response.headers.get("content-type", "").startswith("application/json")
    return response.json() if is_json else response.text


class Line:
    """A socket at a table; remembers the latest state and everything that was ever sent to it."""

    def __init__(self, link: ClientConnection, events: int, **more: Any) -> None:
        self.link = link
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.words = 0
        self.send({"type": "hello", "events": events, **more})
        self.until(lambda message: message["type"] == "state")

    def send(self, message: Any) -> None:
        self.link.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = SLOW) -> dict[str, Any]:
        text = self.link.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "around" and self.state:  # as if it were a whole state
            message = {**self.state, **message, "type": "state", "events": []}
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "chat":
            self.chat.append(message)
        return message

    def until(self, wanted: Any) -> dict[str, Any]:
        deadline = time.monotonic() + SLOW
        while time.monotonic() < deadline:
            if wanted(message := self.receive()):
                return message
        raise AssertionError("what was awaited did not come")

    def until_state(self, wanted: Any) -> dict[str, Any]:
        """The present state if it will do, else the first that does."""
        return self.state if wanted(self.state) else self.until(lambda m: m["type"] == "state" and wanted(m))

    def settle(self) -> None:
        """Take everything that was sent so far."""
        self.send({"type": "answer", "id": "echo!"})
        self.until(lambda message: message["type"] == "refused" and message["id"] == "echo!")

    def prompt(self, seat: int | None = None) -> dict[str, Any] | None:
        for eye in self.state["eyes"]:
            if eye["prompt"] and seat in (None, eye["seat"]):
                found: dict[str, Any] = eye["prompt"]
                return found
        return None

    def answer(
        self, *answers: str, seat: int | None = None, seq: int | None = None, request_id: str = ""
    ) -> Any:
        """Send answers (the first option by default) and return what was said to them."""
        prompt = self.prompt(seat)
        asked = prompt["seat"] if prompt else 0
        self.words += 1
        message = {
            "type": "answer",
            "id": request_id or f"{id(self)}-{self.words}",
            "seat": asked if seat is None else seat,
            "seq": self.state["seq"] if seq is None else seq,
            "answers": list(answers) or [prompt["options"][0]["text"]] if prompt or answers else ["done"],
        }
        return self.ask(message)

    def undo(self, seat: int, request_id: str = "") -> Any:
        self.words += 1
        name = request_id or f"{id(self)}-{self.words}"
        return self.ask({"type": "undo", "id": name, "seat": seat, "seq": self.state["seq"]})

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.send(message)
        return self.until(lambda m: m["type"] in ("accepted", "refused") and m["id"] == message["id"])

    def key(self, reply: dict[str, Any]) -> str:
        assert reply["type"] == "refused", reply
        key: str = reply["error"]["key"]
        return key
