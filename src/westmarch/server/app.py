"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from westmarch import __version__
from westmarch.core.errors import WestmarchError
from westmarch.server.admin.steward import Steward
from westmarch.server.admin.tidying import tidy_daily
from westmarch.server.edge.guard import Guard
from westmarch.server.edge.limits import Limits
from westmarch.server.edge.metrics import Metrics
from westmarch.server.edge.static import static_router
from westmarch.server.edge.visitors import Visitors
from westmarch.server.http import (
    about,
    course,
    games,
    letters,
    me,
    operating,
    position,
    records,
    returning,
    socket,
    tables,
    why,
)
from westmarch.server.http.docs_page import describe
from westmarch.server.http.listings import Listings
from westmarch.server.http.operating import watch_house
from westmarch.server.refusal import Refused, error_data, language_of, status_of
from westmarch.server.settings import Settings, register_games
from westmarch.server.store.alone import alone
from westmarch.server.store.database import open_database, url_of
from westmarch.server.store.reads import Reads
from westmarch.server.table.hall import Hall
from westmarch.server.table.ownership import keep
from westmarch.server.table.watchdog import watch

ABOUT = (
    "Tables for every game. The first call gives a signed cookie: that is the visitor. "
    "The live table is a socket, /api/tables/{id}/socket; docs/protocol.md explains it."
)
FAILURES: dict[int | str, dict[str, Any]] = {
    status: {
        "description": about,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
    }
    for status, about in {
        400: "Something given is not possible.",
        401: "This browser was signed out.",
        403: "Not yours, or from a foreign page.",
        404: "Not there.",
        409: "Not now.",
        410: "Closed by those who run the house.",
        413: "Too big.",
        422: "Not of the right shape.",
        429: "Too fast.",
        503: "Not now; try again.",
    }.items()
}


WHERE = 100
"""Letters of the place of a fault that are repeated: a name in it may be the visitor's own."""
PARTS = (operating, games, me, returning, tables, why, about, position, records, letters, course, socket)


def create_app(settings: Settings) -> FastAPI:
    """The application; opens the database and brings it up to date."""
    register_games(settings.games)
    lock = alone(url_of(settings.database_url))
    try:
        engine = open_database(settings.database_url)
    except Refused:
        lock.release()
        raise
    reads = Reads(engine)
    limits = Limits(settings)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hall = hall = Hall(settings, engine)
        hall.timed = metrics.answers.observe
        hall.bot_failed = metrics.bot_failed
        watch_house(app, hall, metrics)
        resuming = asyncio.create_task(watch(hall, settings.watch_seconds))
        learning = asyncio.create_task(asyncio.to_thread(games.learn))  # so that nobody waits for it
        keeping = asyncio.create_task(keep(hall, lock, app.state.leave))
        listening = asyncio.create_task(Steward(hall, app.state.visitors).listen())
        tidying = []
        if settings.tidy_days is not None:
            tidying.append(asyncio.create_task(tidy_daily(hall, settings.tidy_days, settings.tidy_over)))
        measuring = asyncio.create_task(metrics.measure_lag())
        yield
        for task in (resuming, learning, measuring, keeping, listening, *tidying):
            task.cancel()
        await hall.close()
        lock.release()

    app = FastAPI(
        title="Westmarch",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url=None,  # `describe` has it, made once
        docs_url=None,
        redoc_url=None,
        responses=FAILURES,
    )
    app.state.visitors = Visitors(settings.secret, reads.generations(), reads.banned())
    app.state.settings = settings
    app.state.alone = lock
    app.state.leave = lambda: None  # whoever runs the server says here how to stop it
    app.state.metrics = metrics
    app.state.limits = limits
    app.state.listings = Listings(settings)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, limits=limits, origins=settings.origins, timed=metrics.requests.observe)
    app.add_exception_handler(WestmarchError, _refused)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _http)
    for part in PARTS:
        app.include_router(part.router)
    describe(app)
    app.include_router(static_router(settings.static))
    return app


def _error(request: Request, error: WestmarchError, status: int | None = None) -> JSONResponse:
    data = error_data(error, language_of(request.headers.get("accept-language")))
    return JSONResponse({"error": data}, status_code=status or status_of(error))


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, WestmarchError)
    return _error(request, error)


async def _misshapen(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"])[:WHERE]
    return _error(request, Refused("bad_request", where=where), 422)


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, WestmarchError):  # a body that grew too big while it was read
        return _error(request, error.__cause__)
    key = {404: "not_found", 405: "bad_method"}.get(error.status_code)
    refused = Refused(key) if key else Refused("bad_request", where="body")
    response = _error(request, refused, error.status_code)
    response.headers.update(error.headers or {})
    return response
