"""For those who run the house: whether it is there, whether it can serve, and its figures."""

from __future__ import annotations

import asyncio
import ipaddress

from fastapi import APIRouter, FastAPI, Request, Response
from sqlalchemy import Connection

from westmarch.server.edge.metrics import Metrics
from westmarch.server.http.shapes import Health
from westmarch.server.http.state import hall_of
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings
from westmarch.server.store.alone import Alone
from westmarch.server.table.hall import Hall

router = APIRouter(tags=["house"])
TEXT = "text/plain; version=0.0.4; charset=utf-8"
PATIENCE = 3.0
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
LOCAL = ("localhost", "127.0.0.1", "[::1]")


@router.get("/api/health")
def health() -> Health:
    """Whether the server is there."""
    return Health(ok=True)


@router.get("/api/ready")
async def ready(request: Request) -> Health:
    """Whether it can serve: the database answers and is ours alone, and something can be written to it."""
    hall = hall_of(request)
    lock: Alone = request.app.state.alone
    try:
        async with asyncio.timeout(PATIENCE):
            held = await asyncio.to_thread(lock.held)
            await hall.read(hall.reads.ping)
            await hall.write(_nothing)
    except TimeoutError:
        raise Refused("unavailable") from None
    if not held:
        raise Refused("unavailable")
    return Health(ok=True)


def _nothing(_: Connection) -> None:
    """Every transaction counts itself, so this is written, too."""


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Figures for Prometheus; unless the settings say otherwise only for callers on this machine."""
    settings: Settings = request.app.state.settings
    if settings.metrics == "off" or (settings.metrics == "local" and not _local(request)):
        raise Refused("not_found")
    found: Metrics = request.app.state.metrics
    return Response(found.page(), media_type=TEXT)


def _local(request: Request) -> bool:
    """Whether the caller is on this machine, and not somebody whom a proxy on this machine let in."""
    if any(name in request.headers for name in FORWARDED):
        return False
    host = request.headers.get("host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    try:
        return (
            name in LOCAL and ipaddress.ip_address(request.client.host if request.client else "").is_loopback
        )
    except ValueError:
        return False


def watch_house(app: FastAPI, hall: Hall, metrics: Metrics) -> None:
    """The figures of what is in the house now."""
    queue = hall.thinkers.queue
    metrics.watch("tables", "Tables in memory.", lambda: len(hall.tables))
    metrics.watch(
        "bots_at_work", "Tables whose bots are at work.", lambda: sum(t.bots.busy for t in hall.tables)
    )
    metrics.watch("sockets", "Open sockets.", lambda: app.state.limits.open_sockets)
    metrics.watch("hints_waiting", "Hints that wait to be thought out.", lambda: queue.waiting[0])
    metrics.watch(
        "turns_waiting", "Turns of search bots that wait to be thought out.", lambda: queue.waiting[1]
    )
    metrics.watch(
        "work_waiting", "Messages and states of sockets that wait for their turn.", lambda: hall.turns.waiting
    )
    metrics.watch("writes_waiting", "Changes that wait to be written.", lambda: hall.writes_waiting)
