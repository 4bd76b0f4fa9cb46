"""A bot that raises gives way to another one, and everybody at the table is told."""

from __future__ import annotations

import logging
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.house import until
from server.test_operating import figure
from server.within import Within, within
from westmarch.bots.steady import SteadyBot
from westmarch.core.text import LANGUAGES, text_for
from westmarch.server.table.news import NOTHING
from westmarch.server.table.table import Table
from westmarch.server.table.thinking import Thinkers


def stumbles(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a stumbling bot")


async def stumbles_later(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a stumbling bot")


def opened(house: Within, *seats: str) -> Table:
    """A table at which the first seat is asked first."""
    wished = [{"kind": seat.partition(":")[0], "bot": seat.partition(":")[2] or None} for seat in seats]
    wish = {"game": "mordor", "players": len(seats), "seats": wished, "options": {"first": "1"}}
    with closing(house.visitor()) as ann:
        table = ann.post("/api/tables", json=wish).json()["id"]
    found: Table = next(table_ for table_ in house.app.state.hall.tables if table_.id == table)
    return found


def told(table: Table) -> list[dict[str, Any]]:
    """What somebody who looks on reads in the log about bots."""
    events, _ = table.news.since((), NOTHING)
    return [event for event in events if event["key"] == "house.bot"]


def test_a_bot_that_fails_twice_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(SteadyBot, "choose", stumbles)
    with (
        within(tmp_path, retry=0.01) as house,
        caplog.at_level(logging.ERROR),
        closing(house.visitor()) as eve,
    ):
        table = opened(house, "bot:steady", "me")
        until(lambda: table.asked == 1)
        assert table.seats[0].bot == "random"
        [line] = told(table)
        assert (line["args"]["seat"], line["args"]["other"]) == (1, "random")
        for language in LANGUAGES:
            assert "1" in text_for(language).get("event-house-bot", line["args"])
        assert figure(eve.get("/metrics").text, 'bot_failures_total{bot="steady"}') == 2
        assert "a stumbling bot" in caplog.text, "those who run the house see how it failed"
        seq = table.seq
        house.do(table.rewinds.order(0))
        assert table.seq < seq
        assert len(told(table)) == 1, "it is true though the match went back"
        until(lambda: table.asked == 1)
        assert len(told(table)) == 1
        hall = house.app.state.hall

        async def anew() -> Table:
            await hall.table(table.id)
            hall.forget(table)
            found: Table = await hall.table(table.id)
            return found

        again = house.do(anew())
        assert again.seats[0].bot == "random"
        assert len(told(again)) == 1, "it is written down"


def test_search_gives_way_to_steady(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "answer", stumbles_later)
    with within(tmp_path, retry=0.01) as house:
        table = opened(house, "bot:search", "me")
        until(lambda: table.asked == 1)
        assert table.seats[0].bot == "steady"
        assert [line["args"]["bot"] for line in told(table)] == ["search"]


def test_a_change_at_the_table_ends_the_rest_of_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SteadyBot, "choose", stumbles)
    with within(tmp_path, retry=10_000, retry_most=10_000) as house, closing(house.visitor()) as ann:
        seats = [{"kind": "bot", "bot": "steady"}, {"kind": "me"}, {"kind": "hotseat"}]
        wish = {"game": "mordor", "players": 3, "seats": seats, "options": {"first": "1"}}
        id = ann.post("/api/tables", json=wish).json()["id"]
        [table] = house.app.state.hall.tables
        until(lambda: 'bot="steady"' in ann.get("/metrics").text)
        monkeypatch.undo()
        assert table.asked == 0
        ann.delete(f"/api/tables/{id}/seats/2")
        until(lambda: table.asked == 1)
        assert told(table) == []


def test_a_hint_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinkers, "advise", stumbles_later)
    with within(tmp_path) as house, closing(house.visitor()) as ann:
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        wish = {"game": "mordor", "players": 2, "seats": seats}
        table = ann.post("/api/tables", json=wish).json()["id"]
        refused = ann.post(f"/api/tables/{table}/hint")
        assert (refused.status_code, refused.json()["error"]["key"]) == (503, "error-hint_failed")
        assert "No hint" in refused.json()["error"]["message"]
