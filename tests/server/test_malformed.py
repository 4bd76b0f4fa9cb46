"""Rubbish on every way in: refused in words, in the visitor's language, and nothing in the house dies."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import httpx
import pytest

import westmarch
from core.paper import forged
from server.house import SLOW, Guest, House

HALF = "\\ud800"
"""Half a character as JSON can write it; no text that is sent may hold it."""
BIG = "9" * 4000


@pytest.fixture
def sound_house(house: House) -> Iterator[House]:
    """Whatever comes in, the log must not tell of a fault."""
    before = len(house.written())
    yield house
    told = house.written()[before:]
    assert "Traceback" not in told, told[-3000:]
    assert "could not be handled" not in told


def refused(response: httpx.Response) -> str:
    assert 400 <= response.status_code < 500, f"{response.status_code}: {response.text[:300]}"
    error = response.json()["error"]
    assert error["message"]
    key: str = error["key"]
    return key


def record() -> str:
    return westmarch.new("mordor", 2, 7, seats=("human", "human")).record().dumps()


def upload(guest: Guest, text: str) -> httpx.Response:
    return guest.http.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})


@pytest.mark.parametrize("line", ["rules", "players", "seed", "commitment", "content", "options", "seats"])
@pytest.mark.parametrize("value", [BIG, "9" * 5000, "\0", f'{{"sheet":"{HALF}"}}', f'{{"a":{BIG}}}', "²"])
def test_a_header_of_rubbish_is_a_damaged_record(sound_house: House, line: str, value: str) -> None:
    text = record()
    old = next(one for one in text.splitlines() if one.startswith(f"{line} "))
    assert refused(upload(sound_house.visitor(), forged(text, old, f"{line} {value}"))) in (
        "error-record-damaged",
        "error-bad_option",
    )


def test_a_nul_in_a_record_is_refused_wherever_it_stands(sound_house: House) -> None:
    """A database would refuse it late, and as if the database had failed."""
    text = westmarch.scenario("mordor", {"players": ["sam", "pippin"]}, seed=9).record().dumps()
    for value in ('result {"note":"\0"}\n\n', 'seats ["\0"]\n\n'):
        assert (
            refused(upload(sound_house.visitor(), forged(text, "\n\n", f"\n{value}")))
            == "error-record-damaged"
        )


@pytest.mark.parametrize(
    "path",
    [
        "/" + "a/" * 3000,
        "/assets/" + "a" * 300,
        "/" + "é" * 200,
        "/%00",
        "/assets/%00.js",
        "/%ff%fe",
        "/%ed%a0%80",
        "/..%2f..%2fetc/passwd",
        "/api/tables/" + "a" * 5000,
        "/api/tables/%00",
        "/api/texts/%ff/en",
        "/api/games/%00/atlases/x",
        "/api/rules/" + "a" * 5000 + "/en",
    ],
)
def test_paths_that_lead_nowhere(sound_house: House, path: str) -> None:
    assert refused(sound_house.visitor().http.get(path)) in (
        "error-not_found",
        "error-bad_request",
        "error-unknown_game",
    )


@pytest.mark.parametrize(
    "query",
    [
        "why?option=%00",
        "why?option=die:red&after=%ed%a0%80",
        "why?" + "after=a&" * 2000 + "option=x",
        "about?thing=%ff",
        f"about?thing=card:{'9' * 90}",
        f"replay?at={BIG}",
        "replay?seat=%00",
        f"position?at={BIG}",
        "position?at=1e9",
    ],
)
def test_queries_of_rubbish(sound_house: House, query: str) -> None:
    ann = sound_house.visitor()
    assert refused(ann.http.get(f"/api/tables/{ann.table('me', 'hotseat')}/{query}"))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/me", f'{{"name":"{HALF}"}}'),
        ("/api/me", '{"name":"\\u0000"}'),
        ("/api/me", f'{{"{HALF}":1}}'),
        ("/api/me", f'{{"{"x" * 5000}":1}}'),
        ("/api/me", "[" * 30_000),
        ("/api/me", BIG),
        ("/api/return", f'{{"token":"{HALF}"}}'),
        ("/api/tables", '{"game":"mordor","players":2,"options":{"HALF":"x"},"seats":[{"kind":"me"}]}'),
        ("/api/tables", '{"game":"mordor","players":2,"options":{"sheet":"HALF"},"seats":[{"kind":"me"}]}'),
        ("/api/tables", '{"game":"HALF","players":2,"seats":[{"kind":"me"},{"kind":"bot"}]}'),
        ("/api/tables", '{"game":"mordor","players":BIG,"seats":[{"kind":"me"}]}'),
        ("/api/tables", '{"game":"mordor","players":2,"seats":[{"kind":"me"},{"kind":"bot","bot":"HALF"}]}'),
    ],
)
def test_bodies_of_rubbish(sound_house: House, path: str, body: str) -> None:
    body = body.replace("HALF", HALF).replace("BIG", BIG)
    guest = sound_house.visitor()
    headers = {"Content-Type": "application/json"}
    assert refused(guest.http.post(path, content=body, headers=headers))


def test_a_refusal_of_rubbish_speaks_the_visitors_language(sound_house: House) -> None:
    guest = sound_house.visitor()
    headers = {"Content-Type": "application/json", "Accept-Language": "de"}
    told = guest.http.post("/api/me", content=f'{{"{HALF}":1}}', headers=headers).json()["error"]
    assert "Server" in told["message"]
    assert "versteht" in told["message"]


@pytest.mark.parametrize(
    "value", [b"\xff\xfe", b'"\\377\\000"', b"A" * 4000, b"." * 500, b"Ijxz.\xe9", b"=;=;,"]
)
def test_a_cookie_of_rubbish_is_a_stranger(sound_house: House, value: bytes) -> None:
    for path in ("/api/me", "/api/tables", "/"):
        found = httpx.get(f"{sound_house.address}{path}", headers=[(b"Cookie", b"westmarch=" + value)])
        assert found.status_code == 200
        assert "westmarch=" in found.headers["set-cookie"]


@pytest.mark.parametrize(
    ("header", "status"),
    [
        (b"Host: [::1\r\n", 400),
        (b"Host: a:999999999\r\n", 400),
        (b"Host: \r\n", 400),
        (b"Host: x\r\nContent-Length: " + b"9" * 4000 + b"\r\n", 400),
        (b"Host: x\r\nContent-Length: 99999999999\r\n", 413),
        (b"Host: x\r\nContent-Length: \xc2\xb2\r\n", 400),
        (b"Host: x\r\nContent-Length: 2\r\nAccept-Language: \xff\xfe,,,\r\n\r\n{}", 422),
    ],
)
def test_headers_of_rubbish(sound_house: House, header: bytes, status: int) -> None:
    with socket.create_connection(("127.0.0.1", sound_house.port), SLOW) as link:
        link.sendall(b"POST /api/me HTTP/1.1\r\n" + header + b"\r\n")
        assert link.recv(4096).split(b" ")[1] == str(status).encode()


MESSAGES = [
    '{"type":"answer","id":"HALF","seat":0,"seq":0,"answers":["x"]}',
    '{"type":"answer","id":"\\u0000","seat":0,"seq":0,"answers":["x"]}',
    '{"type":"answer","id":"a","seat":0,"seq":0,"answers":["HALF"]}',
    '{"type":"answer","id":"b","seat":0,"seq":0,"answers":["\\u0000"]}',
    '{"type":"answer","id":"c","seat":BIG,"seq":0,"answers":["x"]}',
    '{"type":"answer","id":"d","seat":0,"seq":0,"answers":["card:999999999999999999999999"]}',
    '{"type":"chat","text":"HALF"}',
    '{"type":"note","thing":"HALF","text":"x"}',
    '{"type":"note","thing":"x","text":"\\u0000"}',
    '{"type":"HALF","id":"HALF"}',
    '{"type":"hello","events":BIG}',
    '{"type":"undo","id":"HALF","seat":1e999,"seq":NaN}',
    "NaN",
    "BIG",
    '"HALF"',
]


def test_rubbish_in_a_socket_is_answered_and_the_socket_lives(sound_house: House) -> None:
    ann = sound_house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        for message in MESSAGES:
            line.send(message.replace("HALF", HALF).replace("BIG", BIG))
            assert line.key(line.until(lambda said: said["type"] == "refused")) in (
                "error-bad_message",
                "error-unknown_answer",
                "error-not_at_the_table",
                "error-stale",
            )
        assert line.answer()["type"] == "accepted", "the same socket plays on"


@pytest.mark.parametrize("table", ["%00", "%ff", "a" * 5000, "x y", "%ed%a0%80"])
def test_a_socket_to_a_table_of_rubbish(sound_house: House, table: str) -> None:
    cookie = sound_house.visitor().cookie.encode()
    with socket.create_connection(("127.0.0.1", sound_house.port), SLOW) as link:
        link.sendall(
            b"GET /api/tables/" + table.replace(" ", "%20").encode() + b"/socket HTTP/1.1\r\nHost: x\r\n"
            b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: " + cookie + b"\r\n\r\n"
        )
        said = b""
        while b"}}" not in said:
            more = link.recv(4096)
            assert more, said
            said += more
    assert said.split(b" ")[1] == b"404"
    assert json.loads(said.partition(b"\r\n\r\n")[2])["error"]["key"] == "error-no_table"
