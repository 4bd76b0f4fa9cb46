"""The Letter at a table: who may have it, what stays secret, Part 2 from it, and files that are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import westmarch
from games.hunt.table import AWAY, frodo_at, sheet_to
from server.house import Guest, House
from westmarch.core.errors import LetterError
from westmarch.core.letters import parse_letter, write_letter
from westmarch.testing import answer

ALMOST = {
    "players": 3,
    "record": sheet_to("53", 2),
    "nazgul": AWAY,
    "corruption": 2,
    "hand": ["A1-01"],
    "sorcery_hands": [["S-01", "S-05"], ["S-06"]],
    "info": {"found": ["4", "7"]},
    "options": {"part": "1"},
}
"""Frodo is a move from Bree, in Part 1 alone."""
SECRET = ("S-01", "S-05", "S-06")


def upload(guest: Guest, text: str | bytes, status: int = 201) -> Any:
    sent = guest.http.post("/api/letters", content=text, headers={"Content-Type": "text/plain"})
    assert sent.status_code == status, sent.text[:500]
    return sent.json()


def arrive(guest: Guest, *seats: str) -> str:
    table = guest.table_from(ALMOST, *seats, game="hunt")
    return table


def test_the_letter_from_the_end_of_part_one_to_part_two(house: House) -> None:
    """One walk: the end, who may look where, the file, Part 2 for the same people, and the file uploaded."""
    frodo, khamul, watcher = house.visitor("Frodo"), house.visitor("Khamul"), house.visitor("Barliman")
    table = arrive(frodo, "me", "friend", "bot:steady")
    khamul.post(f"/api/tables/{table}/seats/1", {"agree": True})  # else the hands are dealt again
    assert frodo.get(f"/api/tables/{table}/letter", 400)["error"]["key"] == "error-letter-unfinished"
    with frodo.at(table) as bearer, khamul.at(table) as hunter:
        assert bearer.state["letter"] is False
        assert bearer.answer("shire:C")["type"] == "accepted"
        bearer.until_state(lambda state: state["status"] == "over")
        hunter.until_state(lambda state: state["status"] == "over")
        assert bearer.state["result"]["reason"] == "ending.great"
        assert bearer.state["letter"] is True
        # the sorcery cards go on into Part 2 (p. 27): seed and record would tell them
        for line in (bearer, hunter):
            assert (line.state["record"], line.state["seed"]) == (None, None)
        last = bearer.state["seq"]
    for path in (
        "record",
        "position",
        f"replay?seat=1&at={last}",
        f"replay?seat=2&at={last}",
        "about?thing=sorcery:S-01&seat=1",
    ):
        reply = frodo.get(f"/api/tables/{table}/{path}", 403)
        assert reply["error"]["key"] == "error-letter_secret", path
    assert (
        frodo.post(f"/api/tables/{table}/continue", {"at": 0}, 403)["error"]["key"] == "error-letter_secret"
    )
    assert watcher.get(f"/api/tables/{table}/replay?at={last}")["entry"] is None  # it might be a card drawn
    hands = frodo.get(f"/api/tables/{table}/course")["hands"]
    assert {hand["seat"] for hand in hands} <= {0}
    shown = json.dumps([frodo.get(f"/api/tables/{table}/replay?at={at}&seat=0") for at in range(last + 1)])
    for card in SECRET:
        assert card not in shown
    assert "S-01" in json.dumps(khamul.get(f"/api/tables/{table}/replay?at={last}&seat=1"))  # the own hand
    watcher.get(f"/api/tables/{table}/letter", 403)
    watcher.post(f"/api/tables/{table}/following", None, 403)

    letter = frodo.http.get(f"/api/tables/{table}/letter")
    assert letter.headers["content-disposition"] == f'attachment; filename="hunt-{table}.letter"'
    for card in (*SECRET, "A1-01"):
        assert card not in letter.text
    with pytest.raises(LetterError):  # only this house can open it
        parse_letter(letter.text)
    assert json.loads(letter.text)["seats"] == ["human", "human", "bot:steady"]

    later = frodo.post(f"/api/tables/{table}/following")["id"]
    assert khamul.post(f"/api/tables/{table}/following")["id"] == later
    with khamul.at(later) as hunter:
        assert hunter.state["you"] == [1]
        assert [seat["name"] for seat in hunter.state["seats"]][:2] == ["Frodo", "Khamul"]
        seen = json.dumps(hunter.state["eyes"])
        assert "S-01" in seen
        assert "S-06" not in seen  # the other Ringwraith player's
    with frodo.at(later) as bearer:
        assert bearer.state["you"] == [0]
        assert not any(card in json.dumps(bearer.state["eyes"]) for card in SECRET)

    for agree, hidden in ((True, "kept"), (False, "again")):
        brought = upload(frodo, letter.text)["id"]
        free = frodo.get(f"/api/tables/{brought}")
        assert (free["status"], free["may_sit"], free["options"]["part"]) == ("waiting", [0, 1], "both")
        assert (free["brought"]["hidden"], free["fresh"]) == ("asked", False), "no secret to who brings it"
        khamul.post(f"/api/tables/{brought}/seats/1", {"agree": agree})
        begun = frodo.post(f"/api/tables/{brought}/seats/0")
        assert (begun["status"], begun["brought"]["hidden"]) == ("running", hidden)
        with khamul.at(brought) as hunter:
            seen = json.dumps(hunter.state["eyes"])
            assert ("S-01" in seen and "S-05" in seen) is agree


def test_alone_against_bots_the_letter_brings_one_back_to_the_own_seat(house: House) -> None:
    """The only person goes on at once; who holds all hunters' hands may have the record of Part 1."""
    for seats, mine, record in (
        (("me", "bot:steady", "bot:steady"), 0, None),
        (("me", "hotseat", "hotseat"), 0, "whole"),
    ):
        guest = house.visitor("Sam")
        table = arrive(guest, *seats)
        with guest.at(table) as line:
            assert line.answer("shire:C", seat=0)["type"] == "accepted"
            line.until_state(lambda state: state["status"] == "over")
            assert line.state["record"] == record
        letter = guest.http.get(f"/api/tables/{table}/letter").text
        info = guest.get(f"/api/tables/{upload(guest, letter)['id']}")
        assert info["status"] == ("running" if record is None else "waiting")
        assert mine in (info["you"] or info["may_sit"])


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"\xff\xfe", "foreign"),
        ("Dear Frodo", "foreign"),
        ("{}", "foreign"),
        ("altered", "altered"),
        ("elsewhere", "other_seal"),
        (westmarch.new("mordor", 2, 1).record().dumps(), "none"),
        (westmarch.new("hunt", 2, 1, {"part": "1"}).record().dumps(), "unfinished"),
        (westmarch.new("hunt", 2, 1, {"part": "2"}).record().dumps(), "part_two"),
    ],
    ids=lambda value: str(value)[:9],
)
def test_wrong_letters_are_refused_in_words(house: House, text: str | bytes, fault: str) -> None:
    over = frodo_at("53", 2, options={"part": "1"})
    answer(over, "shire:C")
    made = {"altered": write_letter(over).replace('"corruption": 0', '"corruption": 4')}
    made["elsewhere"] = write_letter(over, "the secret of another house")
    error = upload(house.visitor(), made.get(str(text), text), 400)["error"]
    assert error["key"] == f"error-letter-{fault}"
    assert len(error["message"]) > 20


def test_a_letter_of_the_terminal_is_opened_here_as_well(house: House) -> None:
    over = frodo_at("53", 2, options={"part": "1"}, corruption=4)
    answer(over, "shire:C")
    guest = house.visitor("Pippin")
    table = upload(guest, write_letter(over, seats=("human", "bot:steady")))["id"]
    with guest.at(table) as line:
        assert line.state["you"] == [0]
        assert line.state["status"] == "running"
