"""Visitors, lists and seats over HTTP, and the headers around everything."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from server.house import House
from server.within import within
from westmarch.core.text import LANGUAGES, house_source

LATE = ("error-", "event-", "hidden-", "proof-", "why-")
"""Words of the house that are sent with those of a game's cards."""


def ids(source: str) -> list[str]:
    """The messages of a Fluent source; there is nothing else in it."""
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_games_texts_and_rules(house: House) -> None:
    ann = house.visitor()
    games = {game["id"]: game for game in ann.get("/api/games")}
    assert games["mordor"]["players"] == [2, 3, 4]
    assert games["mordor"]["bots"] == ["random", "steady", "search"]
    assert games["riddles"]["bots"] == ["random", "search"]
    assert games["riddles"]["secrets"]
    assert not games["mordor"]["secrets"]
    for language in LANGUAGES:
        first = ids(ann.get(f"/api/texts/{language}"))
        late = ids(ann.get(f"/api/texts/mordor/{language}/cards"))
        wanted = [one for one in ids(house_source(language)) if not one.startswith("cli-")]
        assert first == [one for one in wanted if not one.startswith(LATE)]
        assert set(wanted) <= {*first, *late}
        assert "game-title" in ann.get(f"/api/texts/mordor/{language}")
        assert "<!-- for:" in ann.get(f"/api/rules/mordor/{language}")
    assert ann.get("/api/rules/riddles/en", 404)["error"]["key"] == "error-no_rules"
    assert ann.get("/api/texts/chess/en", 404)["error"]["key"] == "error-unknown_game"
    assert ann.get("/api/texts/fr", 422)["error"]["key"] == "error-bad_request"


def test_a_visitor_has_a_name(house: House) -> None:
    ann = house.visitor()
    assert ann.get("/api/me")["name"] is None
    assert ann.post("/api/me", {"name": "  Ann\tof\u0007 Bree "})["name"] == "Ann of Bree"
    assert ann.post("/api/me", {"name": "x" * 41}, 400)["error"]["key"] == "error-bad_name"
    assert ann.post("/api/me", {"name": " "}, 400)["error"]["key"] == "error-bad_name"


def test_the_cookie_is_kept_from_scripts(house: House, tmp_path: Path) -> None:
    cookie = httpx.get(f"{house.address}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    over_tls = {"X-Forwarded-Proto": "https"}
    assert (
        "secure" not in httpx.get(f"{house.address}/api/me", headers=over_tls).headers["set-cookie"].lower()
    )
    with within(tmp_path, trusted_proxies=("127.0.0.1",)) as behind:
        secure = httpx.get(f"{behind.address}/api/me", headers=over_tls)
        assert "secure" in secure.headers["set-cookie"].lower()


def test_lobby_and_my_tables(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    hidden = ann.table("me", "friend")
    offered = ann.table("me", "friend", open=True)
    turn = ann.table("me", "bot:steady")
    lobby = {row["id"]: row for row in bob.get("/api/tables")}
    assert hidden not in lobby
    assert lobby[offered]["may_sit"] == [1]
    mine = ann.get("/api/tables/mine")
    assert [row["id"] for row in mine] == [turn, offered, hidden]
    assert [row["your_turn"] for row in mine] == [True, False, False]
    assert bob.get("/api/tables/mine") == []
    bob.post(f"/api/tables/{offered}/seats/1")
    assert {row["id"]: row for row in bob.get("/api/tables")}[offered]["status"] == "running"
    assert bob.get("/api/tables/mine")[0]["id"] == offered
    assert ann.get("/api/tables/mine")[0]["your_turn"]


def test_seats_are_taken_once_and_left(house: House) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    table = ann.table("me", "friend", "friend")
    assert bob.post(f"/api/tables/{table}/seats/0", None, 409)["error"]["key"] == "error-seat_taken"
    assert bob.post(f"/api/tables/{table}/seats/7", None, 404)["error"]["key"] == "error-no_seat"
    assert bob.post(f"/api/tables/{table}/seats/1")["you"] == [1]
    assert bob.post(f"/api/tables/{table}/seats/2", None, 409)["error"]["key"] == "error-already_seated"
    assert eve.delete(f"/api/tables/{table}/seats/1", 403)["error"]["key"] == "error-not_your_seat"
    assert bob.delete(f"/api/tables/{table}/seats/1")["you"] == []
    eve.post(f"/api/tables/{table}/seats/1")
    assert bob.post(f"/api/tables/{table}/seats/2")["status"] == "running"
    with ann.at(table) as line:
        line.answer()
    left = bob.delete(f"/api/tables/{table}/seats/2?bot=random")
    assert left["seats"][2]["bot"] == "random"
    assert bob.delete(f"/api/tables/{table}/seats/2", 403)
    assert eve.delete(f"/api/tables/{table}/seats/1?bot=hal", 400)["error"]["key"] == "error-unknown_bot"
    assert eve.delete(f"/api/tables/{table}/seats/1")["seats"][1]["bot"] == "steady"


def test_talk_is_for_those_at_the_table(house: House) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    table = ann.table("me", "friend")
    bob.post(f"/api/tables/{table}/seats/1")
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as watching:
        first.send({"type": "chat", "text": "Speak, friend"})
        line = second.until(lambda m: m["type"] == "chat")
        assert (line["from"], line["text"], line["number"]) == ("Ann", "Speak, friend", 0)
        watching.settle()
        assert not watching.chat
    with bob.at(table) as second:
        second.settle()
        assert [line["text"] for line in second.chat] == ["Speak, friend"]
    with bob.at(table, chat=1) as second:
        second.settle()
        assert second.chat == []


def test_where_a_table_is_open_those_who_look_on_read_what_is_said_from_then_on(house: House) -> None:
    ann, eve = house.visitor("Ann"), house.visitor("Eve")
    table = ann.table("me", "bot:random", "bot:random")
    with ann.at(table) as first, eve.at(table) as watching:
        assert watching.state["open"] is False
        first.send({"type": "chat", "text": "among us"})
        first.until(lambda m: m["type"] == "chat")
        ann.post(f"/api/tables/{table}/listing", {"open": True})
        watching.until_state(lambda state: state["open"])
        first.send({"type": "chat", "text": "for all"})
        assert watching.until(lambda m: m["type"] == "chat")["text"] == "for all"
        watching.send({"type": "chat", "text": "me too"})
        assert watching.until(lambda m: m["type"] == "refused")["error"]["key"] == "error-not_at_the_table"
    with house.visitor().at(table) as late:
        late.until(lambda m: m["type"] == "chat")
        assert [line["text"] for line in late.chat] == ["for all"], "never what was said before"


WRONG_TABLES = {
    "error-unknown_game": {"game": "chess"},
    "error-bad_option": {"players": 9},
    "error-unknown_bot": {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
    "error-too_big": {"options": {"sheet": "x" * 300}},
}


@pytest.mark.parametrize("key", WRONG_TABLES)
def test_tables_that_cannot_be(house: House, key: str) -> None:
    body = {"game": "mordor", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], **WRONG_TABLES[key]}
    assert house.visitor().post("/api/tables", body, (400, 404, 413))["error"]["key"] == key


def test_thinking_has_a_limit(house: House) -> None:
    ann = house.visitor()
    for bot in ("search:60s", "search:100000", "steady:3"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        answer = ann.post("/api/tables", {"game": "mordor", "players": 2, "seats": seats}, 400)
        assert answer["error"]["key"] == "error-bad_option"


def test_errors_speak_the_readers_language(house: House) -> None:
    for language, word in (("en", "table"), ("ru", "стола"), ("de", "Tisch")):
        answer = httpx.get(f"{house.address}/api/tables/none", headers={"Accept-Language": language})
        assert answer.status_code == 404
        assert word in answer.json()["error"]["message"]


def test_what_is_not_there(house: House) -> None:
    ann = house.visitor()
    for path in ("/api", "/api/nothing", "/missing.js", "/../../etc/passwd", "/%2e%2e/app.py", "/a%00b"):
        assert ann.get(path, 404)["error"]["key"] == "error-not_found"
    assert ann.post("/api/health", None, 405)["error"]["key"] == "error-bad_method"


def test_a_person_with_a_wrong_address_is_sent_the_page(house: House) -> None:
    html = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/games", "/t", "/t/a/b", "/a%00b"):
        answer = httpx.get(f"{house.address}{path}", headers=html)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html"), path
    for path in ("/api/nothing", "/assets/nothing.js"):
        answer = httpx.get(f"{house.address}{path}", headers=html)
        assert answer.headers["content-type"] == "application/json", path


def test_every_answer_is_guarded(house: House) -> None:
    for path in ("/api/health", "/api/nothing", "/api/texts/en", "/"):
        headers = httpx.get(house.address + path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "server" not in headers
    for path in ("/", "/t/abc", "/docs", "/favicon.svg", "/api/rules/mordor/en"):
        headers = httpx.get(house.address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["referrer-policy"] == "no-referrer"


def test_other_pages_cannot_act_for_a_visitor(house: House) -> None:
    ann = house.visitor()
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = ann.http.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"]["key"] == "error-foreign_origin"
    assert ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": house.address}).is_success
    assert ann.get("/api/me")["name"] == "Ann"


def test_bodies_have_a_limit(house: House) -> None:
    ann = house.visitor()
    answer = ann.http.post("/api/me", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "error-too_big")
    endless = ann.http.post("/api/me", content=iter([b"x" * 40_000] * 3))
    assert (endless.status_code, endless.json()["error"]["key"]) == (413, "error-too_big")


def test_the_page_says_how_to_build_itself_or_is_there(house: House) -> None:
    page = httpx.get(house.address + "/t/whatever")
    assert page.status_code == 200
    assert "Westmarch" in page.text
    assert "westmarch=" in page.headers["set-cookie"], "the page's first socket must have its visitor"
    assert not re.search(r"<script(?![^>]*src=)", page.text), "no inline scripts: the policy forbids them"


def test_the_api_is_described(house: House) -> None:
    schema = httpx.get(house.address + "/openapi.json").json()
    docs = httpx.get(house.address + "/docs").text
    for path in schema["paths"]:
        assert path in docs
