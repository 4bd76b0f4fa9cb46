"""Players who vanish: after a time the others may let a bot sit in, and whoever comes back plays on."""

from __future__ import annotations

import sqlite3

from server.house import House


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

    age(own_house, table, 3600)
    assert ann.post(f"{path}?bot=nobody", None, 400)
    seat = ann.post(path)["seats"][0]
    assert (seat["kind"], seat["bot"], seat["absent"], seat["name"]) == ("bot", "random", True, "Bob")
    assert bob.get(f"/api/tables/{table}")["you"] == []
    assert eve.get(f"/api/tables/{table}")["may_sit"] == []
    [listed] = bob.get("/api/tables/mine")
    assert listed["may_sit"] == [0]
    assert eve.post(f"/api/tables/{table}/seats/0", None, 409)["error"]["key"] == "error-seat_taken"

    with bob.at(table) as line, eve.at(table) as watching:
        assert line.state["may_sit"] == [0], "the table tells those who may come back"
        assert watching.state["may_sit"] == []

    back = bob.post(f"/api/tables/{table}/seats/0")
    assert back["you"] == [0]
    assert not back["seats"][0]["absent"]


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
