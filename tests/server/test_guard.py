"""What no test can make the real server do: a fault inside, which must not show outside."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from westmarch.server.edge.guard import Guard
from westmarch.server.edge.limits import Limits
from westmarch.server.settings import Settings


def test_a_fault_inside_does_not_show(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("the seed is 7")

    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    guard = Guard(broken, Limits(Settings("sqlite://", "secret")), ())
    scope = {"type": "http", "method": "GET", "path": "/return/token", "headers": [], "client": None}
    asyncio.run(guard(scope, receive, send))
    start, body = sent
    assert start["status"] == 500
    assert b"x-content-type-options" in dict(start["headers"])
    assert b"error-internal" in body["body"]
    assert b"seed" not in body["body"]
    assert "token" not in caplog.text


def test_settings_do_not_print_their_secret() -> None:
    assert "hush" not in repr(Settings("sqlite://", "hush"))
