"""Several at one screen: what goes over the line is for the eyes of whoever sits before it."""

from __future__ import annotations

import json

from server.house import House, Line


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
