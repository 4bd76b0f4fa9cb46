"""A database that fails, and visitors in a hurry: refused with a reason, and nothing half done."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from server.house import House
from westmarch.server.edge.limits import SHARED, Limits
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings

WISH = {"game": "mordor", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]}


def test_a_database_that_fails_is_told_as_such(own_house: House) -> None:
    ann = own_house.visitor("Ann")
    table = ann.table("me", "hotseat")
    over = ann.table("me", "hotseat")
    with ann.at(over) as line, sqlite3.connect(own_house.folder / "server.sqlite") as link:
        link.execute("alter table tables rename to elsewhere")
        link.execute("alter table visitors rename to nowhere")
        link.commit()
        calls = (
            ann.post("/api/tables", WISH, 503),
            ann.post(f"/api/tables/{table}/continue", {"at": 0}, 503),
            ann.get("/api/tables", 503),
            ann.get("/api/tables/mine", 503),
            ann.get("/api/tables/never-seen", 503),
            ann.post("/api/me", {"name": "Anna"}, 503),
            line.answer(),
        )
        for said in calls:
            assert said["error"]["key"] == "error-unavailable"
            assert "try again" in said["error"]["message"]
        link.execute("alter table elsewhere rename to tables")
        link.execute("alter table nowhere rename to visitors")
        link.commit()
        assert line.answer()["type"] == "accepted", "it works again as soon as the database does"
    link.close()
    assert ann.post("/api/tables", WISH)["id"]
    assert ann.get("/api/me")["name"] == "Ann"
    assert "Traceback" not in own_house.written()


def test_costly_calls_are_counted_for_visitors_and_for_addresses() -> None:
    settings = Settings("sqlite://", "secret", costly_rate=0, costly_burst=3)
    limits = Limits(settings)
    for _ in range(3):
        limits.costly("ann", "1.1.1.1")
    with pytest.raises(Refused, match="too_fast"):
        limits.costly("ann", "2.2.2.2")
    limits.costly("bob", "1.1.1.1")
    for number in range(3 * SHARED - 4):
        limits.costly(f"cookie {number}", "1.1.1.1")
    with pytest.raises(Refused, match="too_fast"):
        limits.costly("another cookie", "1.1.1.1")
    limits.costly("another cookie", "3.3.3.3")


def test_one_visitor_cannot_open_tables_without_end(tmp_path: Path) -> None:
    house = House(tmp_path, rates=0.05)
    try:
        ann, bob = house.visitor(), house.visitor()
        for _ in range(3):
            ann.post("/api/tables", WISH)
        assert ann.post("/api/tables", WISH, 429)["error"]["key"] == "error-too_fast"
        assert bob.post("/api/tables", WISH)["id"], "others at the same address are not held up"
    finally:
        house.farewell()
        house.stop()
