"""The application behind real sockets, but in a thread of this process, with settings that no command has."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI

from server.house import SLOW, until
from westmarch.server.app import create_app
from westmarch.server.edge.serving import listen, serving
from westmarch.server.settings import Settings


@dataclass
class Within:
    app: FastAPI
    port: int
    loop: asyncio.AbstractEventLoop
    server: uvicorn.Server

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def connections(self) -> int:
        return len(self.server.server_state.connections)

    def do(self, work: Any) -> Any:
        """Run a coroutine in the loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SLOW)

    def visitor(self) -> httpx.Client:
        found = httpx.Client(base_url=self.address, timeout=SLOW)
        found.get("/api/me")
        return found

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), SLOW)


@contextmanager
def within(folder: Path, **settings: Any) -> Iterator[Within]:
    chosen = Settings(f"sqlite:///{folder / 'within.sqlite'}", "s" * 32, **settings)
    app = create_app(chosen)
    listening = listen("127.0.0.1", 0)
    config = serving(app, chosen, "warning")
    server = uvicorn.Server(config)
    found: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        found.append(asyncio.get_running_loop())
        await server.serve(sockets=[listening])

    def in_a_loop() -> None:
        factory = getattr(config, "get_loop_factory", lambda: None)()  # uvicorn 0.35 has none
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(run())

    thread = threading.Thread(target=in_a_loop)
    thread.start()
    port = listening.getsockname()[1]
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        yield Within(app, port, found[0], server)
    finally:
        server.should_exit = True
        thread.join(SLOW)
        listening.close()
