"""What one stranger may take: sockets, places in the lobby, talk, processor time, connections."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import westmarch
from server.house import SLOW, House, until, well
from server.within import Within, within
from westmarch.server.edge.limits import SHARED, Limits, Meter, network_of
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings

OPEN = {"game": "mordor", "players": 2, "seats": [{"kind": "me"}, {"kind": "friend"}], "open": True}


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("9" * 4000, "local"),
        ("", "local"),
    ],
)
def test_an_ipv6_address_counts_with_its_household(address: str, counts_as: str) -> None:
    assert network_of(address) == counts_as


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Within]:
    """A house with little room."""
    with within(
        tmp_path,
        sockets=2,
        address_sockets=3,
        opening_rate=0,
        opening_burst=12,
        header_seconds=0.5,
        body_seconds=0.7,
    ) as found:
        yield found


def socket_to(house: Within, guest: httpx.Client, table: str) -> Any:
    return connect(
        f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket",
        additional_headers={"Cookie": f"westmarch={guest.cookies['westmarch']}"},
        origin=house.address,  # type: ignore[arg-type]
    )


def refused(house: Within, guest: httpx.Client, table: str) -> str:
    with pytest.raises(InvalidStatus) as told, socket_to(house, guest, table):
        pass
    assert told.value.response.status_code == 429
    key: str = json.loads(told.value.response.body)["error"]["key"]
    return key


def table_of(guest: httpx.Client) -> str:
    found: str = guest.post("/api/tables", json={**OPEN, "open": False}).json()["id"]
    return found


def test_sockets_are_counted_by_visitor_and_by_address(small: Within) -> None:
    ann, bob = small.visitor(), small.visitor()
    table = table_of(ann)
    with ExitStack() as held:
        first, _ = (held.enter_context(socket_to(small, ann, table)) for _ in range(2))
        assert refused(small, ann, table) == "error-too_many_sockets"
        third = held.enter_context(socket_to(small, bob, table))
        assert refused(small, bob, table) == "error-too_many_sockets", "three at this address are enough"
        for link in (first, third):
            link.close()
        until(lambda: small.app.state.limits.open_sockets == 1)
        held.enter_context(socket_to(small, ann, table))
    for guest in (ann, bob):
        guest.close()


def test_sockets_cannot_be_opened_without_end(small: Within) -> None:
    ann = small.visitor()
    table = table_of(ann)
    for _ in range(12):
        with socket_to(small, ann, table):
            pass
    assert refused(small, ann, table) == "error-too_fast"
    ann.close()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/health HT",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: b",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api",
    ],
)
def test_half_a_request_is_cut_off_in_time(small: Within, half: bytes) -> None:
    """The clock runs on, though a letter comes now and then."""
    with small.connect() as link:
        link.sendall(half)
        begun = time.monotonic()
        link.settimeout(0.1)
        while True:
            try:
                if not link.recv(4096):
                    break
            except TimeoutError:
                try:
                    link.sendall(b"a" if half else b"")
                except OSError:
                    break
            except OSError:
                break
            assert time.monotonic() - begun < SLOW / 4, "it is still waited for"


def hung_up(link: socket.socket) -> bool:
    try:
        return link.recv(1) == b""
    except ConnectionResetError:
        return True


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with within(tmp_path, connections=5) as house, ExitStack() as held:
        links = [held.enter_context(house.connect()) for _ in range(8)]
        links[7].settimeout(SLOW)
        assert hung_up(links[7])
        for link in links:
            link.close()
        until(lambda: well(house.address), else_="those who left still count")


def test_a_forwarded_address_is_believed_from_named_proxies_alone(tmp_path: Path) -> None:
    for proxies, different in (((), False), (("127.0.0.0/8",), True)):
        folder = tmp_path / str(different)
        folder.mkdir()
        with within(folder, http_rate=0, http_burst=3, trusted_proxies=proxies) as house:
            statuses = [
                httpx.get(
                    f"{house.address}/api/health", headers={"X-Forwarded-For": f"192.0.2.{n}"}
                ).status_code
                for n in range(5)
            ]
            assert (429 not in statuses) is different


def test_the_lobby_has_room_for_all(tmp_path: Path, seed: int) -> None:
    """One who opens a hundred tables neither hides those of others nor opens a hundred."""
    with closing(House(tmp_path, seed, rates=1)) as house:
        bob = house.visitor("Bob")
        his = bob.table("me", "friend", open=True)
        eve = house.visitor("Eve")
        replies = [eve.http.post("/api/tables", json=OPEN) for _ in range(50)]
        assert [reply.status_code for reply in replies] == [201] * 5 + [429] * 45
        assert {reply.json()["error"]["key"] for reply in replies[5:]} == {"error-too_many_listed"}
        for _ in range(3):
            cookie = house.visitor()
            for _ in range(5):
                cookie.http.post("/api/tables", json=OPEN)
        another = house.visitor()
        assert another.http.post("/api/tables", json=OPEN).status_code == 429, "twenty at one address"
        closed = another.table("me", "friend")
        assert another.post(f"/api/tables/{closed}/listing", {"open": True}, 429)["error"]["args"] == {
            "most": 20
        }
        shown = [table["id"] for table in bob.get("/api/tables")]
        assert his in shown
        first = replies[0].json()["id"]
        eve.post(f"/api/tables/{first}/listing", {"open": False})
        assert eve.http.post("/api/tables", json=OPEN).status_code == 201, "who takes one out may put one in"


def test_tables_of_bots_do_not_fill_the_lobby(house: House) -> None:
    """They need no room of the few, but are shown only in part."""
    ann, eve = house.visitor(), house.visitor()
    his = ann.table("me", "bot:random", open=True)
    bots = {**OPEN, "seats": [{"kind": "bot", "bot": "search:5s"}] * 2}
    for _ in range(8):
        assert eve.http.post("/api/tables", json=bots).status_code == 201
    shown = [
        table for table in ann.get("/api/tables") if all(seat["kind"] == "bot" for seat in table["seats"])
    ]
    assert len(shown) <= 5
    assert his in [table["id"] for table in ann.get("/api/tables")]


def test_talk_has_a_measure(tmp_path: Path, seed: int) -> None:
    with closing(House(tmp_path, seed, rates=1)) as house:
        ann = house.visitor()
        one, other = ann.table("me", "hotseat"), ann.table("me", "hotseat")
        with ann.at(one) as line, ann.at(other) as elsewhere:
            for number in range(14):
                line.send({"type": "chat", "text": str(number)})
            assert line.key(line.until(lambda m: m["type"] == "refused")) == "error-too_fast"
            assert 10 <= len(line.chat) <= 12
            elsewhere.send({"type": "chat", "text": "here too?"})
            assert elsewhere.key(elsewhere.until(lambda m: m["type"] == "refused")) == "error-too_fast"
            assert line.answer()["type"] == "accepted", "who talks too much still plays"


def test_processor_time_has_a_budget_by_visitor_and_by_address() -> None:
    limits = Limits(Settings("sqlite://", "secret", cpu_rate=0, cpu_burst=2))
    Meter(limits, "ann", "1.1.1.1").spend(3)
    with pytest.raises(Refused, match="too_fast"):
        Meter(limits, "ann", "2.2.2.2")
    Meter(limits, "bob", "1.1.1.1").spend(2 * SHARED)
    with pytest.raises(Refused, match="too_fast"):
        Meter(limits, "cid", "1.1.1.1")
    Meter(limits, "cid", "3.3.3.3")


def test_costly_calls_are_put_on_the_account(tmp_path: Path) -> None:
    with within(tmp_path, cpu_rate=0, cpu_burst=0.01) as house:
        ann, bob = house.visitor(), house.visitor()
        table = table_of(ann)
        bob.post(f"/api/tables/{table}/seats/1")
        for path in ("replay", "position", "why?option=die:red"):
            eve = house.visitor()
            said = [eve.get(f"/api/tables/{table}/{path}").status_code for _ in range(3)]
            assert max(said) < 500
            eve.close()
        for _ in range(2000):
            if ann.get(f"/api/tables/{table}/replay").status_code == 429:
                break
        else:
            raise AssertionError("replays cost nothing")
        for path in ("position", "why?option=die:red", "course"):
            assert ann.get(f"/api/tables/{table}/{path}").status_code == 429
        assert ann.post(f"/api/tables/{table}/hint").status_code == 429
        assert ann.post("/api/records", content="x").status_code == 429
        assert ann.get(f"/api/tables/{table}").status_code == 200, "to play costs nothing"
        for guest in (ann, bob):
            guest.close()


def test_records_left_for_good_have_a_budget_of_bytes_by_visitor_and_by_address(tmp_path: Path) -> None:
    """Otherwise one stranger fills the disk: half a megabyte a second, all inside the other limits."""
    match = westmarch.new("mordor", 2, 7)
    while match.prompt is not None:
        match.play(str(match.prompt.options[0]))
    text = match.record().dumps()
    plain = {"Content-Type": "text/plain"}
    with within(tmp_path, disk_rate=0.0, disk_burst=2.5 * len(text)) as house:
        statuses = []
        for number in range(7):
            with closing(house.visitor()) as guest:
                for _ in range(3 if number < 3 else 2):
                    answer = guest.post("/api/records", content=text, headers=plain)
                    statuses.append(answer.status_code)
                if number == 0:
                    again = guest.post(f"/api/tables/{answer_id(guest)}/continue", json={"at": 5})
                    assert again.status_code == 201, "the little that is left is enough for five lines"
        assert statuses[:9] == [201, 201, 429] * 3
        assert statuses.count(201) == 12, "those of one address share five times as much"


def answer_id(guest: httpx.Client) -> str:
    found: str = guest.get("/api/tables/mine").json()[0]["id"]
    return found
