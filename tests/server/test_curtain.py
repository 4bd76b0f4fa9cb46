"""Several at one screen: what goes over the line is for the eyes of whoever sits before it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from server.house import RIDDLES, SLOW, House, Line
from server.test_caps import socket_to
from server.within import within


def eyes(line: Line) -> list[int | None]:
    return [eye["seat"] for eye in line.state["eyes"]]


def front(line: Line, seat: int | None) -> None:
    line.send({"type": "front", "seat": seat})
    line.until(lambda message: message["type"] == "state")


def hand(line: Line, seat: int) -> list[str]:
    [eye] = [eye for eye in line.state["eyes"] if eye["seat"] == seat]
    return [item["name"] for item in eye["scene"]["panels"][0]["trays"][0]["items"]]


def test_only_the_seat_before_the_curtain_is_sent(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat", game="riddles")
    with ann.at(table) as plain:
        assert eyes(plain) == [0, 1], "a client without a curtain sees all its seats"
        hands = [hand(plain, 0), hand(plain, 1)]
    with ann.at(table, curtain=True) as line:
        assert eyes(line) == [None]
        assert line.state["you"] == [0, 1]
        asked = line.state["asked"]["seat"]
        front(line, asked)
        assert eyes(line) == [asked]
        other = 1 - asked
        sent = " ".join(line.raw)
        assert hand(line, asked) == hands[asked]
        for card in set(hands[other]) - set(hands[asked]):
            assert json.dumps(card) not in sent, "the other hand has never gone over this line"
        while line.state["asked"]["seat"] == asked:
            assert line.answer()["type"] == "accepted"
            line.settle()
        assert eyes(line) == [asked], "who answered still sees what came of it"
        assert line.prompt() is None
        front(line, None)
        assert eyes(line) == [None]
        front(line, other)
        assert line.prompt(other) is not None
    with ann.at(table, curtain=True, front=other) as again:
        assert eyes(again) == [other], "after a lost line too"


def test_a_curtain_hides_nothing_where_there_is_nothing_to_hide(house: House) -> None:
    ann = house.visitor()
    with ann.at(ann.table("me", "hotseat"), curtain=True) as line:
        assert eyes(line) == [0, 1]
    with ann.at(ann.table("me", "bot:random", game="riddles"), curtain=True) as line:
        assert eyes(line) == [0]


def test_a_flip_of_the_screen_sends_no_event_twice(house: House) -> None:
    """A message of thirty bytes would bring all that was ever told, again and again."""
    ann = house.visitor()
    table = ann.table("me", "hotseat", game="riddles")
    with ann.at(table, curtain=True) as line:
        had: dict[int | None, list[int]] = {None: [], 0: [], 1: []}
        read = 0

        def look(seat: int | None) -> None:
            """Flip, and put together what each seat was told since the last time."""
            nonlocal read
            front(line, seat)
            for state in (json.loads(text) for text in line.raw[read:]):
                if state["type"] == "state":
                    log = had[state["eyes"][0]["seat"]]
                    assert state["events_from"] <= len(log)
                    log[state["events_from"] :] = [event["number"] for event in state["events"]]
                    assert log == list(range(len(log))), "none is missing"
            read = len(line.raw)

        while not had[None]:  # both lay a card, and then all see them
            asked = line.state["asked"]["seat"]
            look(asked)
            assert line.answer()["type"] == "accepted"
            line.settle()
            look(None)
        assert all(had.values())
        look(1 - asked)
        for seat in (None, asked, None, 1 - asked, None, asked):
            look(seat)
            assert line.state["events"] == []
        shown = len(had[None])
        back = {"type": "rewind", "id": "back", "seq": line.state["seq"], "at": 0}
        assert line.ask(back)["type"] == "accepted"
        line.settle()
        for seat in (None, asked):
            look(seat)
        assert len(had[None]) < shown
        for seat in (None, asked):
            with ann.at(table, curtain=True, front=seat) as fresh:
                told = [event["number"] for event in fresh.state["events"]]
                assert told == had[seat], "as from the beginning"


def test_a_screen_flips_only_so_often_and_then_shows_the_latest(tmp_path: Path) -> None:
    flips = 20
    with within(tmp_path, games=(RIDDLES,), socket_rate=1e4, flip_rate=0.0, flip_burst=4.0) as house:
        ann = house.visitor()
        wish = {"game": "riddles", "players": 2, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        table = ann.post("/api/tables", json=wish).json()["id"]
        with socket_to(house, ann, table) as line:
            line.send(json.dumps({"type": "hello", "curtain": True}))
            states: list[Any] = []
            for number in range(flips):
                line.send(json.dumps({"type": "front", "seat": number % 2}))
                line.send(json.dumps({"type": "undo"}))  # what is said to it comes after the state
                while (message := json.loads(line.recv(SLOW)))["type"] != "refused":
                    states += [message] if message["type"] == "state" else []
            assert 1 <= len(states) <= 5
            [connection] = house.app.state.hall.tables[0].watchers
            house.loop.call_soon_threadsafe(connection._flips.spend, -1.0)  # a moment later
            while not states or states[-1]["eyes"][0]["seat"] != (flips - 1) % 2:
                states.append(json.loads(line.recv(SLOW)))
        ann.close()
