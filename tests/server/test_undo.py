"""Undo is shown where it would be accepted, and nowhere else."""

from __future__ import annotations

import json
from typing import Any

import westmarch
from server.house import Guest, House
from westmarch.core.record import parse_record
from westmarch.core.replaying import replay


def upload(guest: Guest, record: str) -> str:
    sent = guest.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    found: str = sent.json()["id"]
    return found


def shown(state: dict[str, Any]) -> list[int]:
    return [eye["undoable"] for eye in state["eyes"]]


def could_take_back(record: str) -> int:
    """What the match itself would let some seat take back."""
    match = replay(parse_record(record))
    return max(match.undoable(seat) for seat in range(match.setup.players))


def test_no_undo_is_shown_when_the_match_is_over(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        while line.state["status"] != "over":
            assert line.answer()["type"] == "accepted"
            line.settle()
        assert could_take_back(ann.get(f"/api/tables/{table}/record"))
        assert shown(line.state) == [0, 0]
        assert {line.key(line.undo(seat)) for seat in (0, 1)} == {"error-match_over"}


def told(guest: Guest, table: str) -> list[str]:
    """What somebody who comes in now hears of all that happened."""
    with guest.at(table) as line:
        return [event["key"] for event in line.state["events"]]


def test_what_was_taken_back_is_told_no_more(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat", options={"hobbits": "choose"})
    before = told(ann, table)
    with ann.at(table) as line:
        assert line.answer()["type"] == "accepted"
        line.settle()
        assert told(ann, table) == [*before, "setup.hobbit"]
        assert line.undo(0)["type"] == "accepted"
        line.settle()
        assert told(ann, table) == before


def test_who_was_there_drops_what_was_taken_back_and_hears_what_came_instead(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat", options={"hobbits": "choose"})
    heard: list[Any] = []
    with ann.at(table) as line:
        read = 0

        def listen() -> None:
            """As clients do: what still stands, and behind it what is new."""
            nonlocal heard, read
            line.settle()
            for message in map(json.loads, line.raw[read:]):
                if message["type"] == "state":
                    heard = [*heard[: message["events_from"]], *message["events"]]
            read = len(line.raw)

        listen()
        first, second = (option["text"] for option in line.prompt()["options"][:2])  # type: ignore[index]
        line.answer(first)
        listen()
        line.undo(0)
        listen()
        line.answer(second)
        listen()
    with ann.at(table) as line:
        assert heard == line.state["events"]
    assert [event["args"]["hobbit"] for event in heard if event["key"] == "setup.hobbit"] == [second]


def test_no_undo_is_shown_of_a_record_that_was_uploaded(house: House) -> None:
    """It can only be looked at; who goes on from it cannot take back what was answered elsewhere."""
    match = westmarch.new("mordor", 2, 7)
    for answer in ("die:red", "die:black"):
        match.play(answer)
    record = match.record().dumps()
    assert could_take_back(record) == 2
    ann = house.visitor()
    table = upload(ann, record)
    with ann.at(table) as line:
        assert shown(line.state) == [0, 0]
        assert line.key(line.undo(0)) == "error-match_over"
    with ann.at(ann.post(f"/api/tables/{table}/continue", {"at": match.answered})["id"]) as line:
        assert shown(line.state) == [0, 0]
        assert line.key(line.undo(0)).startswith("error-undo_")
        assert line.prompt(0) is not None, "seat 0 is in the middle of its picks"
