"""The notebook that some seats share: who writes, who reads, that it lasts; nobody else hears of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.house import House, Line


def notes(line: Line) -> dict[str, str] | None:
    """What the notebook says, as this socket was told last."""
    line.settle()
    told = [message for message in map(_parsed, line.raw) if message["type"] == "notes"]
    return {note["thing"]: note["text"] for note in told[-1]["notes"]} if told else None


def _parsed(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found


def table_of(house: House, option: str) -> tuple[Any, Any, Any, str]:
    bearer, blue, red = (house.visitor(name) for name in ("Ina", "Bilwise", "Tor"))
    table = bearer.table("me", "friend", "friend", game="hunt", options={"part": "1", "notebook": option})
    blue.post(f"/api/tables/{table}/seats/1")
    red.post(f"/api/tables/{table}/seats/2")
    return bearer, blue, red, table


@pytest.mark.parametrize(("option", "bearer_reads"), [("open", True), ("closed", False)])
def test_hunters_share_it_and_the_bearer_reads_along_only_if_it_is_open(
    house: House, option: str, bearer_reads: bool
) -> None:
    bearer, blue, red, table = table_of(house, option)
    looker = house.visitor("Eve")
    with blue.at(table) as one, red.at(table) as two, bearer.at(table) as three, looker.at(table) as four:
        one.send({"type": "note", "thing": "shire:19", "text": "strike 8"})
        two.send({"type": "note", "thing": "shire:22", "text": "ask 8"})
        one.until(lambda message: message["type"] == "notes" and len(message["notes"]) == 2)
        written = {"shire:19": "strike 8", "shire:22": "ask 8"}
        assert notes(one) == notes(two) == written
        assert notes(three) == (written if bearer_reads else None)
        assert notes(four) is None
        assert all("shire:19" not in text or '"notes"' not in text for text in four.raw)
        two.send({"type": "note", "thing": "shire:19", "text": ""})
        two.until(lambda message: message["type"] == "notes" and len(message["notes"]) == 1)
        assert notes(one) == {"shire:22": "ask 8"}
    with red.at(table) as again:
        assert notes(again) == {"shire:22": "ask 8"}, "it lasts"


@pytest.mark.parametrize("option", ["open", "closed"])
def test_the_bearer_and_those_who_look_on_write_nothing(house: House, option: str) -> None:
    bearer, blue, _, table = table_of(house, option)
    looker = house.visitor("Eve")
    for guest in (bearer, looker):
        with guest.at(table) as line:
            line.send({"type": "note", "thing": "shire:19", "text": "strike 8"})
            refused = line.until(lambda message: message["type"] == "refused")
            assert refused["error"]["key"] == "error-not_at_the_table"
    with blue.at(table) as line:
        assert notes(line) == {}


def test_by_the_book_there_is_no_notebook(house: House) -> None:
    _, blue, _, table = table_of(house, "book")
    with blue.at(table) as line:
        line.send({"type": "note", "thing": "shire:19", "text": "strike 8"})
        line.until(lambda message: message["type"] == "refused")
        assert notes(line) is None


def test_a_note_is_clean_like_names_and_talk(house: House) -> None:
    """Nothing that cannot be seen, that turns the line around or covers its neighbours."""
    _, blue, red, table = table_of(house, "open")
    with blue.at(table) as one, red.at(table) as two:
        one.send(
            {"type": "note", "thing": "shire:\u202e19", "text": "a\u202eb\u0000\n  c\u200b" + "\u0301" * 20}
        )
        one.send({"type": "note", "thing": "shire:22", "text": "\u200b\u2066"})
        one.send({"type": "note", "thing": "\u200b\u200b", "text": "nowhere"})
        assert one.key(one.until(lambda message: message["type"] == "refused")) == "error-bad_message"
        assert notes(one) == notes(two) == {"shire:19": "ab c\u0301\u0301"}
        one.send({"type": "note", "thing": "shire:22", "text": "x" * 41})
        assert one.key(one.until(lambda message: message["type"] == "refused")) == "error-bad_message"
