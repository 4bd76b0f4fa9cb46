"""Orders of those who run the house: carried out while it is open or shut, told, and written down."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.commands import refused, said, westmarch
from server.house import Guest, House, Line


def visitor_of(house: House, name: str) -> str:
    rows = [row.split("\t") for row in said(house.folder, "admin", "list", "visitors").splitlines()]
    [found] = [row[0] for row in rows if row[1] == name]
    return found


def test_tables_are_closed_rewound_and_left_while_the_house_is_open(own_house: House) -> None:
    home = own_house.folder
    ann, bob = own_house.visitor("Ann"), own_house.visitor("Bob")
    table = ann.table("me", "friend")
    bob.post(f"/api/tables/{table}/seats/1")
    listed = said(home, "admin", "list")
    assert table in listed
    assert "Ann" in listed
    with ann.at(table) as line:
        for _ in range(3):
            line.answer()
            line.settle()
        assert "after entry 1" in said(home, "admin", "rewind", table, "1", "--yes")
        line.until_state(lambda state: state["seq"] < 4 and state["undone"])
        assert "Westmarch" in announced(home, line)
        assert "A bot plays on in seat 2" in said(home, "admin", "unseat", table, "2", "--yes")
        line.until_state(lambda state: state["seats"][1]["kind"] == "bot")
        assert "closed" in said(home, "admin", "close", table, "--yes")
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    told = ann.get(f"/api/tables/{table}", 410)["error"]
    assert told["key"] == "error-table_closed"
    assert ann.get("/api/tables/mine") == []
    assert "Nobody sits" in refused(home, "admin", "unseat", ann.table("me", "bot"), "2", "--yes")
    assert "no such table" in refused(home, "admin", "close", "nothere", "--yes")


def announced(home: Any, line: Line) -> str:
    assert "1 table" in said(home, "admin", "announce", "We close at ten.")
    found = line.until(lambda message: message["type"] == "chat")
    assert found["text"] == "We close at ten."
    return str(found["from"])


def test_visitors_are_renamed_banned_exported_and_deleted(own_house: House) -> None:
    home = own_house.folder
    ann, bob = own_house.visitor("Ann"), own_house.visitor("Bob")
    shared, alone = ann.table("me", "friend"), ann.table("me", "hotseat")
    bob.post(f"/api/tables/{shared}/seats/1")
    with ann.at(shared) as line:
        line.send({"type": "chat", "text": "my secret plan"})
        line.until(lambda message: message["type"] == "chat")
        line.answer()
    one = visitor_of(own_house, "Ann")
    assert "Anna" in said(home, "admin", "rename", one, "Anna")
    assert ann.get("/api/me")["name"] == "Anna"
    kept = json.loads(said(home, "admin", "export", one))
    assert {found["table"] for found in kept["tables"]} == {shared, alone}
    assert kept["chat"][0]["text"] == "my secret plan"
    assert "Bob" not in json.dumps(kept)

    with ann.at(shared) as line:
        said(home, "admin", "ban", one, "--yes")
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    for call in (lambda: ann.get("/api/me", 403), lambda: ann.post("/api/me/new", None, 403)):
        assert call()["error"]["key"] == "error-banned"
    own_house.kill()
    own_house.start()
    assert ann.get("/api/me", 403), "after a start too"
    said(home, "admin", "ban", one, "--lift")
    assert ann.get("/api/me")["name"] == "Anna"

    assert "any more" in said(home, "admin", "delete", one, "--yes")
    assert ann.get("/api/me")["name"] is None
    assert ann.get(f"/api/tables/{alone}", 404)
    with bob.at(shared) as line:
        line.settle()
        assert line.chat == []
        assert [seat["kind"] for seat in line.state["seats"]] == ["bot", "human"]
    assert "my secret plan" not in said(home, "admin", "list", "tables")
    assert "no visitor" in refused(home, "admin", "export", one)


def test_without_a_server_orders_are_carried_out_at_once(own_house: House) -> None:
    home = own_house.folder
    ann = own_house.visitor("Ann")
    table, other = ann.table("me", "hotseat"), ann.table("me", "hotseat")
    own_house.kill()
    assert "closed" in said(home, "admin", "close", table, "--yes")
    assert "nobody to tell" in refused(home, "admin", "announce", "hello")
    assert "is closed" not in westmarch(home, "admin", "close", other).stdout, "nobody has said yes"
    own_house.start()
    assert ann.get(f"/api/tables/{table}", 410)
    assert ann.get(f"/api/tables/{other}")
    audit = [row.split("\t") for row in said(home, "admin", "list", "audit").splitlines()]
    assert [row[3] for row in audit] == ["announce", "close"]
    assert audit[0][2], "who it was"
    assert '"refused": true' in audit[0][5]
    assert table in audit[1][4]


ORDERS = [
    ["list"],
    ["list", "audit"],
    ["close", "t", "--yes"],
    ["rename", "v", "Ann"],
    ["export", "v"],
    ["tidy", "--days", "9", "--yes"],
]


def test_where_no_server_has_been_nothing_is_made(tmp_path: Path) -> None:
    home, empty = tmp_path / "home", tmp_path / "empty.sqlite"
    home.mkdir()
    empty.touch()
    for words in ORDERS:
        assert "No Westmarch server has kept anything in sqlite:///" in refused(home, "admin", *words)
    assert list(home.iterdir()) == []
    assert "empty.sqlite yet" in refused(home, "admin", "list", "--database-url", f"sqlite:///{empty}")
    assert empty.read_bytes() == b""


def test_tables_that_nobody_comes_back_to(own_house: House) -> None:
    home = own_house.folder
    ann = own_house.visitor("Ann")
    old, over, fresh = ann.table("me", "friend"), finished(ann), ann.table("me", "friend")
    own_house.kill()

    with sqlite3.connect(home / "server.sqlite") as link:
        link.execute("update tables set changed = changed - 100 * 86400000 where id != ?", (fresh,))
    link.close()
    own_house.start()
    assert "90 days: 1" in said(home, "admin", "tidy", "--days", "90", "--yes")
    assert ann.get(f"/api/tables/{old}", 404)
    assert ann.get(f"/api/tables/{over}")["status"] == "over"
    assert "90 days: 1" in said(home, "admin", "tidy", "--days", "90", "--over", "--yes")
    assert [table["id"] for table in ann.get("/api/tables/mine")] == [fresh]


def finished(guest: Guest) -> str:
    table = guest.table("me", "bot:random", game="riddles")
    with guest.at(table) as line:
        while line.state["status"] == "running":
            line.until_state(lambda state: state["status"] == "over" or state["asked"]["seat"] == 0)
            if line.prompt():
                line.answer()
    return table
