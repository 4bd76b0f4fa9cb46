"""A socket that does not read holds the latest state and no other, and is closed after a while."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from pathlib import Path

import pytest

from server.house import Guest, House
from westmarch.server.http.outbox import MOST, Outbox


def test_a_state_that_waits_is_the_latest_when_its_turn_comes() -> None:
    seq = 0
    outbox = Outbox(lambda: f"state {seq}")
    outbox.show()
    for seq in range(1, 100):
        outbox.show()
        outbox.put(f"accepted {seq}")
    assert outbox.take() == "state 99"
    assert [outbox.take() for _ in range(3)] == ["accepted 1", "accepted 2", "accepted 3"]
    outbox.show()
    assert [text for text in iter(outbox.take, None) if text.startswith("state")] == ["state 99"]


def test_a_state_with_nothing_new_is_not_sent() -> None:
    outbox = Outbox(lambda: None)
    outbox.show()
    outbox.put("accepted")
    assert outbox.take() == "accepted"
    assert outbox.take() is None


def test_a_state_is_made_when_it_is_its_turn_and_short_messages_wait_for_nobody() -> None:
    done: list[str] = []

    async def turn() -> None:
        done.append("turn")

    async def scene() -> list[str | None]:
        outbox = Outbox(lambda: done.append("made") or "state", turn)  # type: ignore[func-returns-value]
        outbox.put("accepted")
        outbox.show()
        return [await outbox.next(), await outbox.next()]

    assert asyncio.run(scene()) == ["accepted", "state"]
    assert done == ["turn", "made"]


def test_short_messages_are_bounded_and_then_the_socket_is_closed() -> None:
    outbox = Outbox(lambda: "state")
    line = "x" * 1000
    for _ in range(10 * MOST // len(line)):
        outbox.put(line)
        assert outbox.size <= MOST
    assert asyncio.run(outbox.next()) is None
    outbox.put("too late")
    assert outbox.size == 0


class Impatient(House):
    program = "server.impatient"


def deaf(guest: Guest, table: str) -> socket.socket:
    """A socket at a table that says hello and then never reads."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    found.connect(("127.0.0.1", guest.house.port))
    key = base64.b64encode(bytes(16)).decode()
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{guest.house.port}",
        f"Origin: {guest.house.address}",
        f"Cookie: {guest.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    )
    found.sendall("\r\n".join([*lines, "", ""]).encode())
    hello = json.dumps({"type": "hello"}).encode()
    found.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
    return found


def test_who_does_not_read_is_let_go_and_nobody_else_notices(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    house = Impatient(tmp_path, 7)
    request.addfinalizer(house.close)
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "hotseat", game="war")
    with ann.at(table) as line, deaf(bob, table):
        line.until_state(lambda state: state["watchers"] == 1)
        for _ in range(1500):  # the machine itself keeps a few megabytes on the way
            if line.state["watchers"] == 0:
                break
            assert line.answer()["type"] == "accepted"
        assert line.state["watchers"] == 0
