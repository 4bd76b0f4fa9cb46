"""Around every request: size, rate and origin are checked, and the answer forbids what pages never need."""

from __future__ import annotations

import json
import logging
import re
import time
from collections.abc import Callable
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from westmarch.server.edge.limits import BODY, RECORD, Limits, address_of
from westmarch.server.refusal import Refused, error_data, language_of, status_of

HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]{1,255})(:[0-9]{1,5})?")
LOG = logging.getLogger("westmarch.server")
DIGITS = 12
"""Of the length of a body: whoever names more sends too much in any case."""
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PARTS = ("text/javascript", "text/css", "font/woff2", "application/json", "text/plain")
"""What pages are made of; no browser shows it as a page with rights of its own."""
PAGE_HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' blob:; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""What a browser heeds where it shows an answer as a page. Its parts do without: with forty of them before
the first decision these words would be a tenth of all that is sent."""


def check_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> None:
    """A browser always says where a socket or an unsafe request comes from: it must be this house."""
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Refused("foreign_origin")
        return
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    if origin not in (f"{scheme}://{connection.headers.get('host', '')}", *allowed):
        raise Refused("foreign_origin")


class Guard:
    """ASGI middleware; sockets check their origin themselves, where they can say why they refuse."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        origins: tuple[str, ...],
        timed: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self._app = app
        self._timed = timed
        self._limits = limits
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
            receive = _measured(receive, _most(scope))
        except Refused as refused:
            await _refuse(refused, scope, _guarded(send))
            return
        begun = False
        since = time.perf_counter()

        async def noted(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, _guarded(noted))
        except Exception:
            LOG.exception("a request could not be handled")  # without its address, which may be a secret
            if not begun:
                await _refuse(Refused("internal"), scope, _guarded(send))
        finally:
            self._timed(time.perf_counter() - since)

    def _check(self, scope: Scope) -> None:
        self._limits.request(address_of(HTTPConnection(scope)))
        if scope["method"] not in SAFE:
            check_origin(HTTPConnection(scope), self._origins)
        headers = Headers(scope=scope)
        host = headers.get("host")
        if host is not None and not HOST.fullmatch(host):
            raise Refused("bad_request", where="Host")
        length = headers.get("content-length", "0")
        if (
            not length.isascii()
            or not length.isdecimal()
            or len(length) > DIGITS
            or int(length) > _most(scope)
        ):
            raise Refused("too_big", most=_most(scope))


def _most(scope: Scope) -> int:
    return RECORD if scope["path"] in ("/api/records", "/api/letters") else BODY


def _measured(receive: Receive, most: int) -> Receive:
    """Count what really comes: a body without a length is not endless either."""
    taken = 0

    async def counted() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise Refused("too_big", most=most)
        return message

    return counted


def _guarded(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            part = headers.get("content-type", "").startswith(PARTS)
            for name, value in (HEADERS if part else HEADERS | PAGE_HEADERS).items():
                headers[name] = value
            if "cache-control" not in headers:
                headers["Cache-Control"] = "no-store"
        await send(message)

    return with_headers


async def _refuse(refused: Refused, scope: Scope, send: Send) -> None:
    language = language_of(Headers(scope=scope).get("accept-language"))
    body = json.dumps({"error": error_data(refused, language)}, ensure_ascii=False).encode()
    headers: list[tuple[bytes, Any]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status_of(refused), "headers": headers})
    await send({"type": "http.response.body", "body": body})
