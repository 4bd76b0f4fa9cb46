"""What is wrong is refused with its key, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.house import House, Line


def answer(line: Line, **changes: Any) -> dict[str, Any]:
    prompt = line.prompt()
    assert prompt is not None
    return {
        "type": "answer",
        "id": "word",
        "seat": prompt["seat"],
        "seq": line.state["seq"],
        "answers": [prompt["options"][0]["text"]],
        **changes,
    }


WRONG: dict[str, tuple[Callable[[Line], Any], str]] = {
    "stale": (lambda line: answer(line, seq=line.state["seq"] + 1), "error-stale"),
    "foreign seat": (lambda line: answer(line, seat=1), "error-not_your_seat"),
    "no such seat": (lambda line: answer(line, seat=99), "error-not_your_seat"),
    "unknown option": (lambda line: answer(line, answers=["die:pink"]), "error-unknown_answer"),
    "option not offered": (lambda line: answer(line, answers=["hobbit:sam"]), "error-illegal_answer"),
    "no answer": (lambda line: answer(line, answers=[]), "error-bad_message"),
    "too many answers": (lambda line: answer(line, answers=["done"] * 65), "error-bad_message"),
    "answers of the wrong kind": (lambda line: answer(line, answers=[1]), "error-bad_message"),
    "seat of the wrong kind": (lambda line: answer(line, seat=True), "error-bad_message"),
    "no word": (lambda line: answer(line, id=""), "error-bad_message"),
    "long word": (lambda line: answer(line, id="w" * 65), "error-bad_message"),
    "unknown type": (lambda _: {"type": "cheat", "id": "word"}, "error-bad_message"),
    "not JSON": (lambda _: "{", "error-bad_message"),
    "not an object": (lambda _: "[1]", "error-bad_message"),
    "deep JSON": (lambda _: "[" * 5000, "error-bad_message"),
    "bytes": (lambda _: b"\xff\x00", "error-bad_message"),
    "oversize": (lambda line: answer(line, answers=["x" * 9000]), "error-too_big"),
    "empty chat": (lambda _: {"type": "chat", "text": " \n "}, "error-bad_chat"),
    "long chat": (lambda _: {"type": "chat", "text": "x" * 501}, "error-bad_chat"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_message_changes_nothing(house: House, name: str) -> None:
    make, key = WRONG[name]
    ann, bob = house.visitor(), house.visitor()
    table = ann.table("me", "friend")
    bob.post(f"/api/tables/{table}/seats/1")
    with ann.at(table) as line:
        line.until_state(lambda state: state["status"] == "running")
        before = {**line.state, "events": None, "events_from": None}
        message = make(line)
        line.send(message)
        refused = line.until(lambda m: m["type"] == "refused")
        assert line.key(refused) == key
        assert refused["error"]["message"]
        assert "Traceback" not in refused["error"]["message"]
        line.settle()
    with ann.at(table) as line:
        assert {**line.state, "events": None, "events_from": None} == before


def test_an_answer_to_an_earlier_question_is_refused(house: House) -> None:
    """It was meant for another moment, though it could be given now."""
    ann = house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        earlier = line.state["seq"]
        assert line.answer()["type"] == "accepted"
        line.settle()
        seq = line.state["seq"]
        assert seq > earlier
        assert line.prompt() is not None
        assert line.key(line.answer(seq=earlier)) == "error-stale"
        line.settle()
        assert line.state["seq"] == seq


def test_an_answer_out_of_turn(house: House) -> None:
    ann, bob = house.visitor(), house.visitor()
    table = ann.table("me", "friend")
    bob.post(f"/api/tables/{table}/seats/1")
    with bob.at(table) as line:
        assert line.key(line.answer("done", seat=1)) == "error-not_asked"
        assert line.key(line.answer("done", seat=0)) == "error-not_your_seat"
        assert line.key(line.undo(0)) == "error-not_your_seat"


def test_who_only_watches_may_do_nothing(house: House) -> None:
    ann, eve = house.visitor(), house.visitor()
    with eve.at(ann.table("me", "hotseat")) as line:
        assert line.key(line.answer("done", seat=0)) == "error-not_your_seat"
        line.send({"type": "chat", "text": "hello"})
        assert line.key(line.until(lambda m: m["type"] == "refused")) == "error-not_at_the_table"


def test_a_frame_beyond_all_measure_closes_the_line(house: House) -> None:
    ann = house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            line.until(lambda message: False)


def knock(house: House, table: str, status: int, key: str, origin: str | None, cookie: str) -> None:
    headers = {"Cookie": cookie} if cookie else {}
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers=headers, origin=origin)  # type: ignore[arg-type]
    response = refused.value.response
    assert response.status_code == status
    assert json.loads(response.body)["error"]["key"] == key


def test_doors_that_stay_shut(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat")
    own, good = house.address, ann.cookie
    knock(house, table, 403, "error-foreign_origin", "https://evil.example", good)
    knock(house, table, 403, "error-foreign_origin", "null", good)
    knock(house, table, 401, "error-no_visitor", own, "")
    knock(house, table, 401, "error-no_visitor", own, good[:-3] + "abc")
    knock(house, table, 401, "error-no_visitor", own, 'westmarch="Ijxz"')
    assert "handshake" not in house.written(), "what is refused with a reason is no error of the server"
    knock(house, "nothere", 404, "error-no_table", own, good)


def test_a_forged_cookie_is_a_stranger(house: House) -> None:
    ann, eve = house.visitor(), house.visitor()
    table = ann.table("me", "hotseat")
    value = ann.http.cookies["westmarch"]
    head, _, signature = value.rpartition(".")
    for forged in (head + "." + signature[::-1], head, value + "x", "." + signature):
        response = eve.http.get(f"/api/tables/{table}", headers={"Cookie": f"westmarch={forged}"})
        assert response.json()["you"] == []
        assert "westmarch=" in response.headers["set-cookie"]


def test_too_many_messages_a_second(tmp_path: Path, seed: int) -> None:
    """At a tenth of the usual rates: two messages a second, and after thirty requests five a second.

    Thirty messages are not too many frames yet, of which forty may come at once; see `test_pacing.py`.
    """
    with closing(House(tmp_path, seed, rates=0.1)) as house:
        ann = house.visitor()
        with ann.at(ann.table("me", "hotseat")) as line:
            for number in range(30):
                line.send({"type": "answer", "id": str(number)})
            keys = [line.key(line.until(lambda m: m["type"] == "refused")) for _ in range(30)]
            assert keys[0] == "error-bad_message", "one beside the greeting is taken at once"
            assert keys.count("error-too_fast") > keys.count("error-bad_message")
        replies = [ann.http.get("/api/health") for _ in range(100)]
        assert replies[0].status_code == 200
        refused = [reply for reply in replies if reply.status_code == 429]
        assert refused
        assert all(reply.json()["error"]["key"] == "error-too_fast" for reply in refused)
