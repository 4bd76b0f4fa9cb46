"""New rules never strand a running match: by its log, or from the latest position kept of it, it goes on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from server.house import Guest, House
from server.test_databases import grown_old
from server.within import within
from westmarch.cli import main
from westmarch.core.registry import find_game
from westmarch.core.text import text_for
from westmarch.server.store.stored import HUMAN, Seat, StoredPosition, StoredTable
from westmarch.server.table import upgrade
from westmarch.server.table.opening import new_table
from westmarch.server.table.progress import progress
from westmarch.server.table.rebuild import rebuild
from westmarch.server.table.upgrade import Fate, upgraded


def stored(game: str = "mordor", answers: int = 30) -> StoredTable:
    """A table in the middle of its match."""
    seats = [Seat(HUMAN, "ann"), Seat(HUMAN, "bob")]
    table = new_table(game, 2, {}, "en", seats, False)
    match = rebuild(table.spec)
    for _ in range(answers):
        prompt = match.prompt
        assert prompt is not None
        table.log.append((prompt.seat, str(prompt.options[0])))
        match.play(str(prompt.options[0]))
    table.listed = replace(table.listed, **progress(match, False))
    table.position = StoredPosition(*_position(match))
    return table


def _position(match: object) -> tuple[int, dict[str, object]]:
    back, data = match.last_position()  # type: ignore[attr-defined]
    return match.answered - back, data  # type: ignore[attr-defined]


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in ("mordor", "war"):
        monkeypatch.setattr(type(find_game(game)), "version", find_game(game).version + 1)


def test_with_the_same_rules_nothing_is_done() -> None:
    table = stored()
    assert upgraded(table).fate is Fate.SAME
    assert upgraded(table).table is table


@pytest.mark.parametrize("game", ["mordor", "war"])
def test_a_log_that_plays_through_goes_on_under_new_rules(game: str, request: pytest.FixtureRequest) -> None:
    table = stored(game)
    before = rebuild(table.spec, table.log)
    request.getfixturevalue("newer")
    found = upgraded(table)
    assert found.fate is Fate.GOES_ON
    after = rebuild(found.table.spec, found.table.log)
    assert after.digest() == before.digest()
    assert after.commitment == before.commitment


def test_a_table_that_goes_on_from_a_record_is_renewed_with_it(request: pytest.FixtureRequest) -> None:
    table = stored()
    base = rebuild(table.spec, table.log).record().continued(10, 5)
    table.spec = replace(table.spec, base=base.dumps(), seed=5)
    table.log.clear()
    table.listed = replace(table.listed, **progress(rebuild(table.spec), False))
    request.getfixturevalue("newer")
    assert upgraded(table).fate is Fate.GOES_ON


@pytest.mark.parametrize("game", ["mordor", "war"])
def test_a_log_that_does_not_goes_on_from_the_position(game: str, request: pytest.FixtureRequest) -> None:
    table = stored(game)
    table.log[4] = (table.log[4][0], "no such answer")
    request.getfixturevalue("newer")
    found = upgraded(table)
    assert found.fate is Fate.FROM_POSITION
    match = rebuild(found.table.spec, found.table.log)
    assert table.position is not None
    assert match.position() == table.position.position
    assert found.table.begins == len(table.log) + 1, "the note is a line of the log"
    assert match.seed != table.spec.seed, "dice that nobody has seen"


def test_where_another_seat_would_be_asked_the_log_does_not_count(request: pytest.FixtureRequest) -> None:
    table = stored()
    assert table.listed.asked is not None
    table.listed = replace(table.listed, asked=1 - table.listed.asked)
    request.getfixturevalue("newer")
    assert upgraded(table).fate is Fate.FROM_POSITION


@pytest.mark.parametrize("position", [None, StoredPosition(3, {"nonsense": 1}), StoredPosition(9999, {})])
def test_without_a_position_that_can_be_read_it_is_stuck(
    position: StoredPosition | None, request: pytest.FixtureRequest
) -> None:
    table = stored()
    table.log[4] = (table.log[4][0], "no such answer")
    table.position = position
    request.getfixturevalue("newer")
    assert upgraded(table).fate is Fate.STUCK


def test_an_operator_is_told_before_and_players_go_on_after(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    house = House(tmp_path, 3)
    request.addfinalizer(house.close)
    ann = house.visitor("Ann")
    kept, broken = ann.table("me", "hotseat"), ann.table("me", "hotseat")
    for table in (kept, broken):
        with ann.at(table) as line:
            while line.state["seq"] < 70 and line.prompt():
                line.answer()
                line.settle()
            assert line.state["status"] == "running"
    house.stop()
    database = tmp_path / "server.sqlite"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET rules = 0")
        connection.execute(
            "UPDATE answers SET text = 'die:none' WHERE table_id = ? AND number = 3", (broken,)
        )
    grown_old(database, "0008")  # the new version looks at it before it is brought up to date
    address = f"sqlite:///{database}"
    told = CliRunner().invoke(main, ["tables", "check", "--database-url", address])
    assert told.exit_code == 0, told.output
    assert kept not in told.output
    assert f"{broken} (mordor, entry" in told.output
    assert "Go on by their log: 1. Go on from a position: 1. Cannot go on: 0." in told.output
    house.start()
    for _ in range(2):  # and once more from what was written then
        seqs = []
        for table in (kept, broken):
            with ann.at(table) as line:
                assert line.answer()["type"] == "accepted"
                line.settle()
                seqs.append(line.state["seq"])
        assert seqs[0] > 70 > seqs[1]
        assert "house.renewed" not in told_at(ann, kept)
        assert told_at(ann, broken).count("house.renewed") == 1
        house.stop()
        house.start()
    told = CliRunner().invoke(main, ["tables", "check", "--database-url", address])
    assert "Unchanged rules: 2." in told.output


def told_at(guest: Guest, table: str) -> list[str]:
    """What the log of a table tells, first live, then looked back at, which must be the same."""
    with guest.at(table) as line:
        events, seq = line.state["events"], line.state["seq"]
        seat = line.state["asked"]["seat"]
        line.answer()
        line.settle()
        if line.state["eyes"][seat]["undoable"]:  # what is taken back does not take the note with it
            assert line.undo(seat)["type"] == "accepted"
            line.settle()
            assert line.state["events_from"] + len(line.state["events"]) == len(events)
    seen = guest.get(f"/api/tables/{table}/replay?seat={seat}&at={seq}")["events"]
    assert [event["key"] for event in seen] == [event["key"] for event in events]
    return [event["key"] for event in events]


def test_players_read_in_the_log_that_their_match_was_taken_up_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with within(tmp_path) as house:
        ann = house.visitor()
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        table = ann.post("/api/tables", json={"game": "mordor", "players": 2, "seats": seats}).json()["id"]
        hall = house.app.state.hall

        async def play() -> int:
            found = await hall.table(table)
            match = found.match.fork()
            for _ in range(60):
                seat, option = match.prompt.seat, str(match.prompt.options[0])
                match.play(option)
                await found.play(match, seat, [option])
                match = match.fork()
            await asyncio.gather(*hall._keeping)
            hall.forget(found)
            return int(found._position_at)

        kept = house.do(play())
        monkeypatch.setattr(type(find_game("mordor")), "version", find_game("mordor").version + 1)
        monkeypatch.setattr(upgrade, "_plays", lambda stored, spec: False)
        for _ in range(2):  # as soon as it is opened, and again from what was written
            first = ann.get(f"/api/tables/{table}/replay").json()["events"][0]
            assert (first["key"], first["entry"]) == ("house.renewed", 0)
            entry = first["args"]["entry"]
            assert 0 < entry <= kept
            for known in hall.tables:
                hall.forget(known)
        for language, word in (("en", "from step"), ("ru", "с шага"), ("de", "nach Schritt")):
            late = ann.get(f"/api/texts/mordor/{language}/cards").text
            assert "event-house-renewed = " in late, "the browser gets it with the words of the log"
            said = text_for(language, find_game("mordor")).get("event-house-renewed", first["args"])
            assert f"{word} {entry}" in said
        ann.close()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'none.sqlite'}"
    told = CliRunner().invoke(main, ["tables", "check", "--database-url", address])
    assert told.exit_code == 1
    assert not (tmp_path / "none.sqlite").exists()
