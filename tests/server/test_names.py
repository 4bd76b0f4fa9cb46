"""Names: seen, told apart at a table, and never that of the house."""

from __future__ import annotations

import pytest

import westmarch
from core.table import play_on
from server.house import House
from westmarch.server.store.names import alike, told_apart, visible


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u200b\u200d", "\u0301", "\u115f \ufe0f", "\u034f", " \n "]
)
def test_a_name_that_nobody_can_see_is_none(house: House, name: str) -> None:
    assert visible(name) == ""
    ann = house.visitor()
    assert ann.post("/api/me", {"name": name}, 400)["error"]["key"] == "error-bad_name"


def test_what_covers_other_lines_is_cut() -> None:
    assert visible("Z" + "\u0335" * 30 + "algo") == "Z\u0335\u0335algo"
    assert visible("Zoë\u200bJo\tA") == "ZoëJo A"
    assert visible("Анна Ёж") == "Анна Ёж"


def test_names_that_look_alike_get_numbers() -> None:
    assert told_apart([("a", "Ann"), ("b", "Аnn"), ("c", "ANN"), ("b", "Аnn")]) == [
        "Ann",
        "Аnn (2)",
        "ANN (3)",
        "Аnn (2)",
    ]
    assert told_apart([("a", ""), ("b", ""), (None, "")]) == ["", "", ""], (
        "who has no name has a number already"
    )
    assert told_apart([("a", "x" * 40), ("b", "x" * 40)])[1] == "x" * 36 + " (2)"
    assert alike("Bill") == alike("ВiI1")
    assert alike("Ann") != alike("Anna")


def test_two_of_one_name_at_a_table(house: House) -> None:
    ann, eve = house.visitor("Ann"), house.visitor("Аnn")
    table = ann.table("me", "friend", open=True)
    eve.post(f"/api/tables/{table}/seats/1")
    wanted = ["Ann", "Аnn (2)"]
    [listed] = [found for found in ann.get("/api/tables") if found["id"] == table]
    assert [seat["name"] for seat in listed["seats"]] == wanted
    assert [seat["name"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == wanted
    with ann.at(table) as line, eve.at(table) as hers:
        assert [seat["name"] for seat in line.state["seats"]] == wanted
        hers.send({"type": "chat", "text": "I am Ann"})
        assert line.until(lambda said: said["type"] == "chat")["from"] == "Аnn (2)"


def test_nobody_is_called_as_the_house(house: House) -> None:
    for name in ("Westmarch", "westmarсh", "WEST MARCH"):
        assert house.visitor().post("/api/me", {"name": name}, 400)["error"]["key"] == "error-reserved_name"


def test_a_rematch_of_an_uploaded_record_starts_anew(house: House) -> None:
    match = westmarch.new("mordor", 2, 7, seats=("human", "bot:random"))
    play_on(match, 1, 6)
    ann = house.visitor()
    sent = ann.http.post(
        "/api/records", content=match.record().dumps(), headers={"Content-Type": "text/plain"}
    )
    rematch = ann.post(f"/api/tables/{sent.json()['id']}/rematch")["id"]
    found = ann.get(f"/api/tables/{rematch}")
    assert found["status"] == "running"
    with ann.at(rematch) as line:
        line.until_state(lambda state: state["asked"]["seat"] == 1)
        assert line.answer()["type"] == "accepted"
