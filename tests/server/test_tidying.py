"""Retention by itself: off by default, once a day where the owner wishes it, and every time in the audit."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.house import until
from server.within import Within, within
from westmarch.server.admin import steward, tidying
from westmarch.server.admin.steward import DAY, Steward
from westmarch.server.store.stored import now

SEATS = [{"kind": "me"}, {"kind": "hotseat"}]
WISH = {"game": "mordor", "players": 2, "seats": SEATS}


def rows(folder: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "within.sqlite")) as link:
        return link.execute(question).fetchall()


def audit(folder: Path) -> list[tuple[str, str, dict[str, Any]]]:
    """By whom, what, and what came of it; what is not done yet is awaited."""
    undone = "select * from audit where outcome is null"
    until(lambda: not rows(folder, undone), else_="an order was not carried out")
    found = rows(folder, 'select "by", action, outcome from audit order by number')
    return [(by, action, json.loads(outcome)) for by, action, outcome in found]


async def play(house: Within, table: str) -> None:
    """So long that a position and a bookmark are kept, which belong to the table too."""
    hall = house.app.state.hall
    found = await hall.table(table)
    while len(found.log) < 60:
        match = found.match.fork()
        seat, option = match.prompt.seat, str(match.prompt.options[0])
        match.play(option)
        await found.play(match, seat, [option])
    while hall._keeping:
        await next(iter(hall._keeping))


def grown_old(folder: Path, tables: list[str], days: int) -> None:
    with closing(sqlite3.connect(folder / "within.sqlite")) as link, link:
        for table in tables:
            link.execute("update tables set changed = changed - ? where id = ?", (days * DAY, table))


def test_abandoned_tables_go_once_a_day_and_the_audit_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "LOOK", 0.05)
    monkeypatch.setattr(steward, "LOOK", 0.05)
    monkeypatch.setattr(steward, "AT_ONCE", 1)
    with within(tmp_path) as house:
        ann = house.visitor()
        long, old, older, fresh = (ann.post("/api/tables", json=WISH).json()["id"] for _ in range(4))
        house.do(play(house, long))
        cookies = ann.cookies
        ann.close()
    assert rows(tmp_path, "select table_id from snapshots") == [(long,)]
    assert rows(tmp_path, "select table_id from bookmarks") == [(long,)]
    grown_old(tmp_path, [long, old], 31)
    with within(tmp_path):
        time.sleep(0.3)
    assert audit(tmp_path) == [], "nothing is removed unless the owner wishes it"
    with within(tmp_path, tidy_days=30) as house:
        await_order(tmp_path, 1)
        [(by, action, outcome)] = audit(tmp_path)
        assert (by, action) == ("Westmarch", "tidy")
        assert outcome == {"key": "cli-admin-tidied", "args": {"tables": 2, "days": 30}}
        with closing(house.visitor()) as guest:
            guest.cookies = cookies
            assert {table["id"] for table in guest.get("/api/tables/mine").json()} == {older, fresh}
    assert rows(tmp_path, "select * from snapshots") == []
    assert rows(tmp_path, "select * from bookmarks") == []
    grown_old(tmp_path, [older], 31)
    with within(tmp_path, tidy_days=30):
        time.sleep(0.3)
        assert len(audit(tmp_path)) == 1, "once a day, though it was started anew"
        monkeypatch.setattr(tidying, "now", lambda: now() + DAY + 1)
        await_order(tmp_path, 2)
        monkeypatch.setattr(tidying, "now", now)
        assert [outcome["args"]["tables"] for *_, outcome in audit(tmp_path)[:2]] == [2, 1]


def await_order(folder: Path, many: int) -> None:
    until(lambda: len(audit(folder)) >= many, else_="no order was given")


def test_what_is_kept_of_a_visitor_goes_with_the_positions_of_long_matches(tmp_path: Path) -> None:
    with within(tmp_path) as house:
        with closing(house.visitor()) as ann:
            table = ann.post("/api/tables", json=WISH).json()["id"]
        house.do(play(house, table))
        [(visitor,)] = rows(tmp_path, "select distinct visitor_id from seats")
        done, args = house.do(Steward(house.app.state.hall, None)._delete(visitor))
        assert (done, args["tables"]) == ("cli-admin-deleted", 1)
    assert rows(tmp_path, "select id from tables") == rows(tmp_path, "select * from snapshots") == []
