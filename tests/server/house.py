"""A real server in a process of its own, and clients that talk to it as browsers do."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

TESTS = Path(__file__).parent.parent
RIDDLES = "toys.riddles:Riddles"
SLOW = 20.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """``westmarch serve`` with its own data folder; may be killed and started again."""

    def __init__(self, folder: Path, database_url: str | None = None, rates: float = 1000) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._arguments = [
            "--rate-factor",
            str(rates),
            *(("--database-url", database_url) if database_url else ()),
        ]
        self.process: subprocess.Popen[bytes] | None = None
        self._guests: list[Guest] = []
        self.start()

    def start(self) -> None:
        both = f"{TESTS}:{TESTS.parent / 'src'}"
        environment = {**os.environ, "WESTMARCH_HOME": str(self.folder), "PYTHONPATH": both}
        environment.pop("WESTMARCH_DATABASE_URL", None)
        command = [sys.executable, "-m", "westmarch", "serve", "--port", str(self.port), "--game", RIDDLES]
        self.log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [*command, *self._arguments], env=environment, stdout=self.log, stderr=self.log
        )
        self._await()

    def _await(self) -> None:
        assert self.process is not None
        deadline = time.monotonic() + SLOW
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.address}/api/health", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.written()}")

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
        wished = [{"kind": s.partition(":")[0], "bot": s.partition(":")[2] or None} for s in seats]
        body = {"game": game, "players": len(seats), "seats": wished, **more}
        found: str = self.post("/api/tables", body)["id"]
        return found

    @contextmanager
    def at(self, table: str, events: int = 0, **more: Any) -> Iterator[Line]:
        headers = {"Cookie": self.cookie}
        address = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket"
        with connect(address, additional_headers=headers, origin=self.house.address, max_size=None) as link:
            yield Line(link, events, **more)


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

    def answer(self, *answers: str, seat: int | None = None, seq: int | None = None, word: str = "") -> Any:
        """Send answers (the first option by default) and return what was said to them."""
        prompt = self.prompt(seat)
        asked = prompt["seat"] if prompt else 0
        self.words += 1
        message = {
            "type": "answer",
            "id": word or f"{id(self)}-{self.words}",
            "seat": asked if seat is None else seat,
            "seq": self.state["seq"] if seq is None else seq,
            "answers": list(answers) or [prompt["options"][0]["text"]] if prompt or answers else ["done"],
        }
        return self.ask(message)

    def undo(self, seat: int, word: str = "") -> Any:
        self.words += 1
        name = word or f"{id(self)}-{self.words}"
        return self.ask({"type": "undo", "id": name, "seat": seat, "seq": self.state["seq"]})

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        self.send(message)
        return self.until(lambda m: m["type"] in ("accepted", "refused") and m["id"] == message["id"])

    def key(self, reply: dict[str, Any]) -> str:
        assert reply["type"] == "refused", reply
        key: str = reply["error"]["key"]
        return key
