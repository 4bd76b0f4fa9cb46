"""What one stranger may hold in memory: tables brought there, costly calls at work, answers left unread."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from server.house import SLOW, until
from server.test_caps import socket_to
from server.within import Within, within
from westmarch.server.edge.limits import Limits, network_of
from westmarch.server.refusal import Refused
from westmarch.server.settings import SHARED, Settings
from westmarch.server.table import awake
from westmarch.server.table.awake import SMALL, Opener

WISH = {"game": "mordor", "players": 2, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}


class Free:
    """An account that nothing is put on."""

    def measured(self, work: Any) -> Any:
        return work


def stranger(visitor: str, address: str) -> Opener:
    return Opener(visitor, network_of(address), Free)


def tables_of(house: Within, guest: httpx.Client, many: int) -> list[str]:
    """Tables that are in nobody's memory."""
    found = []
    for _ in range(many):
        found.append(guest.post("/api/tables", json=WISH).json()["id"])
        forget_all(house)
    return found


def forget_all(house: Within) -> None:
    hall = house.app.state.hall

    async def forget() -> None:
        for table in hall.tables:
            hall.forget(table)

    house.do(forget())


def test_tables_that_one_visitor_keeps_awake_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(awake, "REST", 0.0)
    with within(tmp_path, memory=3 * SMALL) as house, closing(house.visitor()) as ann:
        tables = tables_of(house, ann, 5)
        hall = house.app.state.hall
        for table in tables:  # nobody looks on: what was looked at longest ago is let go
            assert ann.get(f"/api/tables/{table}").status_code == 200
            assert len(hall.tables) <= 3
        assert [table.id for table in hall.tables] == tables[2:]
        forget_all(house)
        with ExitStack() as held:
            for table in tables[:3]:
                held.enter_context(socket_to(house, ann, table))
            told = ann.get(f"/api/tables/{tables[3]}", headers={"Accept-Language": "de"})
            assert told.status_code == 429
            assert told.json()["error"]["key"] == "error-too_many_awake"
            assert "Speicher" in told.json()["error"]["message"]
            new = ann.post("/api/tables", json=WISH)
            assert new.json()["error"]["key"] == "error-too_many_awake"
            assert len(ann.get("/api/tables/mine").json()) == 5, "what was refused was not made"
            assert ann.get(f"/api/tables/{tables[0]}").status_code == 200, "what is awake costs nothing more"
            with closing(house.visitor()) as bob:
                assert bob.get(f"/api/tables/{tables[3]}").status_code == 200, "others have room of their own"
        until(lambda: ann.get(f"/api/tables/{tables[4]}").status_code == 200)


def test_a_table_just_asked_for_is_not_let_go(tmp_path: Path) -> None:
    with within(tmp_path, memory=SMALL) as house, closing(house.visitor()) as ann:
        tables = tables_of(house, ann, 2)
        assert ann.get(f"/api/tables/{tables[0]}").status_code == 200
        assert ann.get(f"/api/tables/{tables[1]}").status_code == 429, "a call may still be at work on it"


def test_an_address_has_a_few_times_as_much_and_ipv6_counts_by_household(tmp_path: Path) -> None:
    with within(tmp_path, memory=SMALL) as house, closing(house.visitor()) as ann:
        tables = tables_of(house, ann, SHARED + 2)
        hall = house.app.state.hall
        for number in range(SHARED):
            house.do(hall.table(tables[number], stranger(f"v{number}", f"2001:db8::{number}")))
        with pytest.raises(Refused) as refused:
            house.do(hall.table(tables[SHARED], stranger("fresh", "2001:db8::ffff")))
        assert refused.value.key == "too_many_awake"
        house.do(hall.table(tables[SHARED], stranger("fresh", "2001:db8:0:1::1")))


def test_bringing_a_table_into_memory_is_on_the_account_of_who_asks(tmp_path: Path) -> None:
    with (
        within(tmp_path, cpu_rate=0.0, cpu_burst=0.0001) as house,
        closing(house.visitor()) as ann,
        closing(house.visitor()) as bob,
    ):
        [table] = tables_of(house, bob, 1)
        assert ann.get(f"/api/tables/{table}").status_code == 200
        assert ann.get(f"/api/tables/{table}").status_code == 200, "it is there now"
        forget_all(house)
        told = ann.get(f"/api/tables/{table}")
        assert (told.status_code, told.json()["error"]["key"]) == (429, "error-too_fast")


def test_only_some_costly_calls_are_in_progress_at_once(tmp_path: Path) -> None:
    limits = Limits(Settings("", "", at_once=2))
    with ExitStack() as held:
        for _ in range(2):
            held.enter_context(limits.at_work("ann", "::/64"))
        with pytest.raises(Refused) as refused, limits.at_work("ann", "::/64"):
            pass
        assert (refused.value.key, refused.value.details) == ("too_many_at_once", {"most": 2})
        for number in range(2 * (SHARED - 1)):
            held.enter_context(limits.at_work(f"v{number}", "::/64"))
        with pytest.raises(Refused), limits.at_work("fresh", "::/64"):
            pass
    with limits.at_work("ann", "::/64"):
        pass

    with within(tmp_path, at_once=1) as house, closing(house.visitor()) as ann:
        [table] = tables_of(house, ann, 1)
        hall = house.app.state.hall
        plain, gate = hall.replay, asyncio.Event()

        async def slow(work: Any, *args: Any) -> Any:
            await gate.wait()
            return await plain(work, *args)

        async def calls() -> list[int]:
            async with httpx.AsyncClient(base_url=house.address, cookies=ann.cookies) as guest:
                await hall.table(table)
                hall.replay = slow
                first = asyncio.create_task(guest.get(f"/api/tables/{table}/position"))
                deadline = time.monotonic() + SLOW
                while not house.app.state.limits._at_work:
                    assert time.monotonic() < deadline
                    await asyncio.sleep(0.01)
                second = await guest.get(f"/api/tables/{table}/position")
                gate.set()
                statuses = [second.status_code, (await first).status_code]
                third = await guest.get(f"/api/tables/{table}/position")
                return [*statuses, third.status_code]

        assert house.do(calls()) == [429, 200, 200]


BIG = 16_000_000
"""More than the system keeps of a connection by itself."""


async def big(_: Any) -> PlainTextResponse:
    return PlainTextResponse("x" * BIG)


def unread_by(house: Within, held: ExitStack) -> socket.socket:
    """A connection that has asked for much and reads nothing."""
    if not isinstance(house.app.router.routes[0], Route) or house.app.router.routes[0].path != "/big":
        house.app.router.routes.insert(0, Route("/big", big))
    line = socket.socket()
    held.callback(line.close)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    line.sendall(b"GET /big HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n")
    assert line.recv(1), "it has begun"
    return line


def taken_from(line: socket.socket) -> int:
    """All that still comes."""
    line.settimeout(SLOW)
    taken = 0
    try:
        while taken < BIG and (found := line.recv(1 << 20)):
            taken += len(found)
    except ConnectionError:
        pass
    return taken


def test_answers_that_an_address_leaves_unread_are_bounded(tmp_path: Path) -> None:
    with within(tmp_path, unread=BIG) as house, ExitStack() as held:
        first, second = unread_by(house, held), unread_by(house, held)
        time.sleep(0.2)
        assert taken_from(second) < BIG, "there was no room for a second one"
        assert taken_from(first) >= BIG


def test_who_reads_nothing_for_long_is_let_go(tmp_path: Path) -> None:
    with within(tmp_path, body_seconds=0.3) as house, ExitStack() as held:
        line = unread_by(house, held)
        until(lambda: not house.connections)
        assert taken_from(line) < BIG
    with within(tmp_path, body_seconds=60) as house, ExitStack() as held:
        line = unread_by(house, held)
        time.sleep(1.0)
        assert taken_from(line) >= BIG, "some take their time"
