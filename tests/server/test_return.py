"""The same visitor on another device: never silently, never twice, and to be taken back."""

from __future__ import annotations

import sqlite3
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.house import Guest, House

WEEK = 7 * 24 * 3600 * 1000


def token_of(guest: Guest) -> str:
    address, _, token = guest.post("/api/me/link")["link"].partition("#")
    assert address == f"{guest.house.address}/return"
    return str(token)


def look(guest: Guest, token: str, status: int = 200) -> Any:
    return guest.post("/api/return/look", {"token": token}, status)


def come_back(guest: Guest, token: str, status: int = 200) -> Any:
    return guest.post("/api/return", {"token": token}, status)


def refused(answer: Any) -> str:
    key: str = answer["error"]["key"]
    return key


def test_nothing_happens_before_the_button_and_both_names_are_told(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    token = token_of(ann)
    assert bob.http.get("/return").status_code == 200
    for _ in range(3):
        assert look(bob, token) == {"name": "Ann", "you": "Bob", "same": False}
    assert look(ann, token) == {"name": "Ann", "you": "Ann", "same": True}
    assert bob.get("/api/me")["name"] == "Bob", "looking changes nobody"
    assert come_back(bob, token)["name"] == "Ann"
    assert bob.get("/api/me")["name"] == "Ann"
    assert ann.get("/api/me")["name"] == "Ann", "the first device stays"


def test_the_same_visitor_sits_at_the_same_tables(house: House) -> None:
    ann, other = house.visitor("Ann"), house.visitor()
    table = ann.table("me", "friend")
    token = token_of(ann)
    assert look(other, token) == {"name": "Ann", "you": None, "same": False}
    come_back(other, token)
    assert [one["id"] for one in other.get("/api/tables/mine")] == [table]


def test_a_link_works_once(house: House) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    token = token_of(ann)
    come_back(bob, token)
    for guest in (eve, bob):
        assert refused(come_back(guest, token, 400)) == "error-bad_link"
        assert refused(look(guest, token, 400)) == "error-bad_link"
    assert eve.get("/api/me")["name"] == "Eve"
    assert ann.get("/api/me")["link"] is None


def test_a_link_can_be_revoked_and_only_the_latest_is_good(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    first = token_of(ann)
    second = token_of(ann)
    assert refused(come_back(bob, first, 400)) == "error-bad_link"
    assert ann.get("/api/me")["link"] is not None
    assert ann.delete("/api/me/link") == {"name": "Ann", "link": None}
    assert refused(come_back(bob, second, 400)) == "error-bad_link"
    assert bob.get("/api/me") == {"name": "Bob", "link": None}


def test_a_link_is_good_for_seven_days(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    token = token_of(ann)
    for age, status in ((WEEK - 60_000, 200), (120_000, 400)):
        with sqlite3.connect(house.folder / "server.sqlite") as link:
            link.execute("update links set created = created - ?", (age,))
        link.close()
        look(bob, token, status)
    assert ann.get("/api/me")["link"] is None
    assert refused(come_back(bob, token, 400)) == "error-bad_link"


@pytest.mark.parametrize("token", ["", "x", "x" * 100])
def test_a_made_up_link_is_refused(house: House, token: str) -> None:
    assert house.visitor().http.post("/api/return", json={"token": token}).status_code in (400, 422)


def test_the_token_is_nowhere_but_in_the_link(house: House) -> None:
    """In the part of an address that no browser sends, and only as a hash in the database."""
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    token = token_of(ann)
    look(bob, token)
    with sqlite3.connect(house.folder / "server.sqlite") as database:
        kept = "\n".join(database.iterdump())
    database.close()
    assert token not in kept
    come_back(bob, token)
    assert token not in house.written()


def test_another_page_cannot_make_a_visitor_somebody_else(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    token = token_of(ann)
    for path in ("/api/return", "/api/return/look", "/api/me/sign_out", "/api/me/link"):
        answer = bob.http.post(path, json={"token": token}, headers={"Origin": "https://evil.example"})
        assert answer.json()["error"]["key"] == "error-foreign_origin"
    assert bob.get("/api/me")["name"] == "Bob"
    assert look(bob, token)["name"] == "Ann"


# -- signing out ----------------------------------------------------------------------------------------


def two_devices(house: House) -> tuple[Guest, Guest]:
    ann, other = house.visitor("Ann"), house.visitor()
    come_back(other, token_of(ann))
    return ann, other


def test_signing_out_everywhere_leaves_only_this_device(own_house: House) -> None:
    ann, other = two_devices(own_house)
    waiting = token_of(ann)
    assert ann.post("/api/me/sign_out") == {"name": "Ann", "link": None}
    for again in (False, True):
        assert ann.get("/api/me")["name"] == "Ann"
        for call in ("/api/me", "/api/tables/mine"):
            answer = other.http.get(call)
            assert answer.status_code == 401
            assert answer.json()["error"]["key"] == "error-signed_out"
            assert "set-cookie" not in answer.headers, "a late answer must not undo the new cookie"
        assert "set-cookie" not in other.http.get("/").headers
        assert refused(come_back(own_house.visitor(), waiting, 400)) == "error-bad_link"
        if not again:
            own_house.kill()
            own_house.start()
    come_back(other, token_of(ann))
    assert other.get("/api/me")["name"] == "Ann", "by a new link it is let in again"


def test_whoever_was_signed_out_goes_on_as_somebody_new(house: House) -> None:
    ann, other = two_devices(house)
    ann.post("/api/me/sign_out")
    assert other.post("/api/me/new") == {"name": None, "link": None}
    assert other.get("/api/me")["name"] is None
    assert ann.post("/api/me/new")["name"] == "Ann", "nobody else loses anything by it"
    assert ann.get("/api/me")["name"] == "Ann"


def test_a_signed_out_device_may_come_back_by_a_link(house: House) -> None:
    ann, other = two_devices(house)
    ann.post("/api/me/sign_out")
    token = token_of(ann)
    assert look(other, token) == {"name": "Ann", "you": None, "same": False}
    assert come_back(other, token)["name"] == "Ann"


def test_open_sockets_are_closed_too(house: House) -> None:
    ann, other = two_devices(house)
    table = ann.table("me", "hotseat", game="riddles")
    with other.at(table) as line:
        assert line.state["you"] == [0, 1]
        ann.post("/api/me/sign_out")
        with pytest.raises(ConnectionClosed):
            line.until(lambda _: False)
    with pytest.raises(InvalidStatus) as denied, other.at(table):
        pass
    assert denied.value.response.status_code == 401
    with ann.at(table) as line:
        assert line.state["you"] == [0, 1]


def test_signing_out_concerns_nobody_else(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend")
    with bob.at(table) as line:
        ann.post("/api/me/sign_out")
        line.settle()
    assert bob.get("/api/me")["name"] == "Bob"
    answer = httpx.get(f"{house.address}/api/me")
    assert answer.json() == {"name": None, "link": None}
