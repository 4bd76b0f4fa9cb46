"""No way to look into a seat that is not yours: raw texts are compared with the true hands."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import westmarch
from server.house import House, Line
from toys.riddles import Riddles

SECRET_KEYS = ("hands", "laid")


def seed_of(house: House, table: str) -> int:
    with sqlite3.connect(house.folder / "server.sqlite") as database:
        [(seed,)] = database.execute("select seed from tables where id = ?", (table,))
    database.close()
    return int(seed)


def truth(house: House, table: str) -> list[list[str]]:
    match = westmarch.new("riddles", 2, seed_of(house, table))
    hands: list[list[str]] = match.position()["hands"]
    return hands


def cards_in(text: str) -> set[str]:
    """Every card that a message names in any way."""
    return set(re.findall(r"card:(\d)", text)) | {
        card
        for found in re.findall(r'"(?:hands|laid|deck|played)":\s*(\[.*?\](?:\])?)', text)
        for card in re.findall(r'"(\d)"', found)
    }


def shown_cards(line: Line) -> set[str]:
    return set().union(*(cards_in(text) for text in line.raw))


def test_hands_stay_in_their_owners_eyes(house: House, riddles: Riddles) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    table = ann.table("me", "friend", game="riddles")
    bob.post(f"/api/tables/{table}/seats/1")
    hands = truth(house, table)
    with ann.at(table) as first, bob.at(table) as second, eve.at(table) as watching:
        for line in (first, second, watching):
            line.settle()
        assert shown_cards(first) == set(hands[0])
        assert shown_cards(second) == set(hands[1])
        assert shown_cards(watching) == set()
        laid = hands[0][0]
        assert first.answer(f"card:{laid}")["type"] == "accepted"
        for line in (first, second, watching):
            line.settle()
        assert shown_cards(second) == set(hands[1]), "a card laid face down is still a secret"
        assert shown_cards(watching) == set()
        for guest, own in ((bob, {*hands[1]}), (eve, set())):
            for path in (f"/api/tables/{table}", "/api/tables", "/api/tables/mine"):
                assert cards_in(guest.http.get(path).text) == set()
            for at in range(watching.state["seq"] + 1):
                assert cards_in(guest.http.get(f"/api/tables/{table}/replay?at={at}").text) == set()
            assert cards_in(bob.http.get(f"/api/tables/{table}/replay?seat=1").text) <= {*hands[1]}
            assert own <= {*hands[1]}
        second.answer(f"card:{hands[1][0]}")
        watching.until_state(lambda state: any(e["key"] == "round.reveal" for e in state["events"]))
        assert shown_cards(watching) == {laid, hands[1][0]}
        seed = str(seed_of(house, table))
        assert not any(seed in text for line in (first, second, watching) for text in line.raw)
    assert str(seed_of(house, table)) not in house.written()


def test_events_of_others_leave_no_gap(house: House) -> None:
    """Seat 0 draws first: the match's own numbers would begin with 3 for seat 1."""
    ann, eve = house.visitor(), house.visitor()
    table = ann.table("bot:random", "me", game="riddles")
    with ann.at(table) as line, eve.at(table) as watching:
        line.until_state(lambda state: state["asked"]["seat"] == 1)
        told = [event for text in line.raw for event in json.loads(text).get("events", ())]
        assert [event["number"] for event in told] == [0, 1, 2]
        assert watching.state["events"] == []
    replayed = ann.get(f"/api/tables/{table}/replay?seat=1")["events"]
    assert [event["number"] for event in replayed] == [0, 1, 2]


def test_while_running_no_record_no_fork_no_foreign_eyes(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    table = ann.table("me", "friend", game="riddles")
    bob.post(f"/api/tables/{table}/seats/1")
    for guest in (ann, bob, house.visitor()):
        assert guest.get(f"/api/tables/{table}/record", 403)["error"]["key"] == "error-sealed_match"
        refused = guest.post(f"/api/tables/{table}/continue", {"at": 0}, 403)
        assert refused["error"]["key"] == "error-sealed_match"
    assert bob.get(f"/api/tables/{table}/replay?seat=0", 403)["error"]["key"] == "error-not_your_seat"
    assert bob.get(f"/api/tables/{table}/replay?seat=9", 404)["error"]["key"] == "error-no_seat"
    with ann.at(table) as first, bob.at(table) as second:
        for _ in range(3):
            first.settle()
            first.answer()
            second.until_state(lambda state: state["asked"] and state["asked"]["seat"] == 1)
            second.answer()
        first.until_state(lambda state: state["status"] == "over")
    for guest in (bob, house.visitor()):
        assert "seed " in guest.get(f"/api/tables/{table}/record")
        assert guest.get(f"/api/tables/{table}/replay?seat=0&at=6")["eye"]["scene"]["panels"][0]["trays"][0][
            "items"
        ]
        assert guest.post(f"/api/tables/{table}/continue", {"at": 8})["id"]


def test_replay_knows_nothing_of_later(house: House, riddles: Riddles) -> None:
    ann = house.visitor()
    table = ann.table("me", "bot:random", game="riddles")
    hands = truth(house, table)
    for at in range(7):
        seen = ann.get(f"/api/tables/{table}/replay?seat=0&at={at}")
        items: Any = seen["eye"]["scene"]["panels"][0]["trays"][0]["items"]
        shown = [item["name"].removeprefix("card:") for item in items]
        assert len(shown) == min(at, 3)
        assert set(shown) <= set(hands[0])
        assert len(seen["events"]) == min(at, 3)
        assert seen["entry"] is None, "a draw is a secret"


def test_a_batch_cannot_probe_what_is_hidden(house: House) -> None:
    """Laying a card ends what the seat can foresee, so nothing may follow it in one message."""
    ann = house.visitor()
    table = ann.table("me", "hotseat", game="riddles")
    with ann.at(table) as line:
        prompt = line.prompt()
        assert prompt is not None
        assert prompt["chains"] == []
        first, second = [option["text"] for option in prompt["options"]][:2]
        assert line.key(line.answer(first, second)) == "error-batch_cut"
        assert line.key(line.answer(first, "card:77")) == "error-batch_cut"
        line.settle()
        assert json.dumps(prompt) == json.dumps(line.prompt())
