"""Players who vanish: after a time the others may let a bot sit in, and whoever comes back plays on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.house import House
from server.within import Within, within
from westmarch.server.table import absence
from westmarch.server.table.table import Table


def age(house: House, table: str, seconds: int) -> None:
    """Let time pass: the server sleeps meanwhile."""
    house.kill()
    with sqlite3.connect(house.folder / "server.sqlite") as link:
        link.execute("update tables set changed = changed - ? where id = ?", (seconds * 1000, table))
    link.close()
    house.start()


def test_a_bot_sits_in_for_one_who_stays_away(own_house: House) -> None:
    ann, bob, eve = (own_house.visitor(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.table("friend", "me", "bot:random", game="riddles", patience=3600)
    assert ann.get(f"/api/tables/{table}")["patience"] == 3600
    bob.post(f"/api/tables/{table}/seats/0")
    path = f"/api/tables/{table}/seats/0/replace"
    with ann.at(table) as line:
        assert line.state["asked"]["seat"] == 0
        assert line.state["away_since"] is not None
        with bob.at(table):
            line.until_state(lambda state: state["away_since"] is None)
            assert ann.post(path, None, 409)["error"]["key"] == "error-not_away", "Bob is here"
        line.until_state(lambda state: state["away_since"] is not None)
    refused = ann.post(path, None, 409)["error"]
    assert (refused["key"], refused["args"]["seat"]) == ("error-still_time", 1)
    assert 50 < refused["args"]["minutes"] <= 60, "he has only just left"
    assert eve.post(path, None, 403)["error"]["key"] == "error-not_at_the_table"
    other = f"/api/tables/{table}/seats/1/replace"
    assert bob.post(other, None, 409)["error"]["key"] == "error-not_away", "Ann is not asked"

    age(own_house, table, 2 * 3600)
    refused = ann.post(path, None, 409)["error"]
    assert refused["key"] == "error-still_time", "nobody could come while the house was shut"
    assert 50 < refused["args"]["minutes"] <= 60


def seated(house: Within) -> tuple[httpx.Client, httpx.Client, str]:
    """Ann and Bob at a table where Bob is asked first."""
    ann, bob = house.visitor(), house.visitor()
    bob.post("/api/me", json={"name": "Bob"})
    seats = [{"kind": "friend"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "riddles", "players": 3, "seats": seats, "patience": 3600}
    table = ann.post("/api/tables", json=wish).json()["id"]
    bob.post(f"/api/tables/{table}/seats/0")
    return ann, bob, table


@pytest.mark.usefixtures("riddles")
def test_whoever_comes_back_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with within(tmp_path) as house:
        ann, bob, table = seated(house)
        path = f"/api/tables/{table}/seats/0/replace"
        assert ann.post(path).json()["error"]["key"] == "error-still_time"
        monkeypatch.setattr(absence, "now", lambda: 10**13)
        assert ann.post(path).json()["error"]["key"] == "error-still_time", "the clock on the wall was set"
        monkeypatch.undo()
        monkeypatch.setattr(absence, "clock", lambda: time.monotonic() + 3601)
        seat = ann.post(f"{path}?bot=search").json()["seats"][0]
        assert (seat["kind"], seat["absent"], seat["name"]) == ("bot", True, "Bob")
        assert seat["bot"] == "random", "the house's usual one, not the choice of those who play against it"
        assert bob.get(f"/api/tables/{table}").json()["you"] == []
        eve = house.visitor()
        assert eve.get(f"/api/tables/{table}").json()["may_sit"] == []
        assert bob.get("/api/tables/mine").json()[0]["may_sit"] == [0]
        assert eve.post(f"/api/tables/{table}/seats/0").json()["error"]["key"] == "error-seat_taken"
        found = house.app.state.hall.tables[0]
        proposed = house.do(proposal(found, found.seats[1].visitor))
        assert proposed is not None
        assert proposed["waits"] == [0], "the bot does not agree for Bob"
        back = bob.post(f"/api/tables/{table}/seats/0").json()
        assert back["you"] == [0]
        assert not back["seats"][0]["absent"]
        for guest in (ann, bob, eve):
            guest.close()


def test_the_stand_in_is_the_tables_own_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with within(tmp_path) as house:
        ann, bob = house.visitor(), house.visitor()
        seats = [{"kind": "friend"}, {"kind": "me"}]
        wish = {"game": "mordor", "players": 2, "seats": seats, "patience": 60}
        refused = ann.post("/api/tables", json={**wish, "stand_in": "oracle"}).json()["error"]
        assert refused["key"] == "error-unknown_bot"
        usual = ann.post("/api/tables", json=wish).json()["id"]
        assert bob.get(f"/api/tables/{usual}").json()["stand_in"] == "steady"

        table = ann.post("/api/tables", json={**wish, "stand_in": "random"}).json()["id"]
        assert bob.get(f"/api/tables/{table}").json()["stand_in"] == "random", "before anybody sits down"
        bob.post(f"/api/tables/{table}/seats/0")
        hall = house.app.state.hall
        for known in hall.tables:  # as after a start: what was chosen is in the database
            hall.forget(known)
        assert bob.get("/api/tables/mine").json()[0]["stand_in"] == "random"
        assert bob.get(f"/api/tables/{table}").json()["stand_in"] == "random"
        monkeypatch.setattr(absence, "clock", lambda: time.monotonic() + 61)
        seat = ann.post(f"/api/tables/{table}/seats/0/replace").json()["seats"][0]
        assert (seat["bot"], seat["absent"]) == ("random", True)
        left = ann.delete(f"/api/tables/{table}/seats/1").json()["seats"][1]
        assert left["bot"] == "random", "also for one who leaves"
        for guest in (ann, bob):
            guest.close()


async def proposal(table: Table, visitor: str) -> dict[str, Any] | None:
    """What becomes of a wish to go back to the beginning."""
    while table.bots.busy:
        await asyncio.sleep(0.02)
    await table.rewinds.propose(visitor, table.seq, 0)
    return table.rewinds.data()


def test_patience_has_its_limits(house: House) -> None:
    ann = house.visitor()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for patience in (0, 59, 10**8, "long"):
        wish = {"game": "mordor", "players": 2, "seats": seats, "patience": patience}
        assert ann.post("/api/tables", wish, 422)["error"]["key"] == "error-bad_request"


def test_nobody_is_replaced_after_the_end_or_where_nobody_is(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "bot:random", game="riddles")
    path = f"/api/tables/{table}/seats"
    assert ann.post(f"{path}/7/replace", None, 404)["error"]["key"] == "error-no_seat"
    assert ann.post(f"{path}/1/replace", None, 409)["error"]["key"] == "error-not_away"
    with ann.at(table) as line:
        while line.state["status"] == "running":
            line.until_state(lambda s: s["status"] == "over" or s["asked"]["seat"] == 0)
            if line.prompt():
                line.answer()
    assert ann.post(f"{path}/0/replace", None, 409)["error"]["key"] == "error-match_over"
