"""Running the application: the socket it listens on, its log, and a graceful stop."""

from __future__ import annotations

import contextlib
import errno
import gc
import ipaddress
import logging
import os
import secrets
import socket
import sys
import threading
from pathlib import Path

import uvicorn
from fastapi import FastAPI

from westmarch.server.edge.limits import FRAME
from westmarch.server.edge.pacing import sockets_for
from westmarch.server.edge.patience import protocol_for
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.store.database import url_of

GRACE = 5
LEAVE = 9.0
"""Seconds after which a server that has lost its database is gone, whatever still hangs."""
COLLECT = (10_000, 20, 50)
SWITCH = 0.0005
"""Seconds after which a thread that replays lets others go on. An answer changes threads again and again;
with the usual 5 ms each it took a second while a stranger uploaded records."""


def listen(host: str, port: int) -> socket.socket:
    """A bound socket; Refused says why not, before anything else is started."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused("port_taken", host=host, port=str(port)) from None
        raise Refused("no_address", host=host, port=str(port), reason=error.strerror or str(error)) from None
    return listening


def secret_in(path: Path) -> str:
    """The signing secret; made at the first start, readable by nobody else."""
    with contextlib.suppress(FileExistsError):
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32) + "\n")
    secret = path.read_text("utf-8").strip()
    if len(secret) < 32:
        raise Refused("weak_secret", file=str(path))
    return secret


def proxies_in(named: str) -> tuple[str, ...]:
    """Addresses and networks, divided by commas; Refused names what is neither."""
    found = tuple(one.strip() for one in named.split(",") if one.strip())
    for one in found:
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise Refused("bad_proxy", proxy=one) from None
    return found


class _Refusals(logging.Filter):
    """A socket that is refused with a reason is no error, though uvicorn says so."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "without completing handshake" not in record.getMessage()


def serving(app: FastAPI, settings: Settings, log_level: str) -> uvicorn.Config:
    """How the application is run. Headers of proxies are believed from those alone that are named."""
    return uvicorn.Config(
        app,
        log_level=log_level,
        access_log=False,
        http=protocol_for(settings),
        ws=sockets_for(settings),
        ws_max_size=FRAME,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def serve(app: FastAPI, settings: Settings, listening: socket.socket, log_level: str) -> None:
    """Until Ctrl-C or SIGTERM, or until the database is lost: then Refused.

    Addresses are not logged: that of a table is for those who were given it.
    """
    config = serving(app, settings, log_level)
    config.load()
    logging.getLogger("uvicorn.error").addFilter(_Refusals())
    gc.collect()
    gc.freeze()  # what is loaded stays; looking through it again and again made pauses of 150 ms
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    server = uvicorn.Server(config)
    lost = threading.Event()

    def leave() -> None:
        lost.set()
        server.should_exit = True  # which closes all sockets with 1012
        last = threading.Timer(LEAVE, os._exit, (1,))
        last.daemon = True
        last.start()

    app.state.leave = leave
    server.run(sockets=[listening])
    if lost.is_set():
        raise Refused("database_lost", url=url_of(settings.database_url).render_as_string())
