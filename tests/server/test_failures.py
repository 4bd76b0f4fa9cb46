"""A database that fails, and visitors in a hurry: refused with a reason, and nothing half done."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from server.house import House
from westmarch.server import buckets
from westmarch.server.buckets import Bucket
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


def test_a_bucket_lets_a_burst_through_and_fills_again_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(buckets, "time", SimpleNamespace(monotonic=lambda: clock.now))
    bucket = Bucket(rate=2, burst=5)
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock.now += 1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now += 60
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False], "no more than a burst is saved up"


def test_costly_calls_are_counted_for_visitors_and_for_addresses() -> None:
    settings = Settings("sqlite://", "secret", costly_rate=0, costly_burst=3)
    found = Limits(settings)
    for _ in range(3):
        found.costly("ann", "1.1.1.1")
    with pytest.raises(Refused, match="too_fast"):
        found.costly("ann", "2.2.2.2")
    found.costly("bob", "1.1.1.1")
    for number in range(3 * SHARED - 4):
        found.costly(f"cookie {number}", "1.1.1.1")
    with pytest.raises(Refused, match="too_fast"):
        found.costly("another cookie", "1.1.1.1")
    found.costly("another cookie", "3.3.3.3")


def test_one_visitor_cannot_open_tables_without_end(tmp_path: Path, seed: int) -> None:
    with closing(House(tmp_path, seed, rates=0.05)) as house:  # a fourth table after 20 seconds
        ann, bob = house.visitor(), house.visitor()
        for _ in range(3):
            ann.post("/api/tables", WISH)
        assert ann.post("/api/tables", WISH, 429)["error"]["key"] == "error-too_fast"
        assert bob.post("/api/tables", WISH)["id"], "others at the same address are not held up"
