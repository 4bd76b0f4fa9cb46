"""Opening a table plays only what was answered since its bookmark, and comes to the same as its whole log."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from server.house import House
from server.test_snapshots import after, plainly, played, spec_of
from server.within import within
from westmarch.core.match import Match
from westmarch.server.store.stored import StoredBookmark
from westmarch.server.table import bookmarks, rebuild
from westmarch.server.table.bookmarks import LEAST, is_due, pack
from westmarch.server.table.rebuild import REWIND, restore, resumed


@pytest.mark.parametrize("game", ["mordor", "war", "smaug", "hunt"])
def test_from_every_bookmark_the_log_leads_to_the_same_match(game: str) -> None:
    spec = spec_of(game, 8)
    log = played(spec, 160)
    wanted = plainly(spec, log)
    match, kept = restore(spec)
    found = outside = 0
    for number in range(1, len(log) + 1):
        match, kept = after(spec, log[:number], match, kept)
        if number % 7:
            continue
        marked = pack(spec, log[:number], match)
        assert marked is not None
        try:
            twin, snapshots = resumed(spec, log, marked)
        except LookupError:  # somebody took back more than the answers since the dice
            outside += 1
            continue
        found += 1
        assert twin.record().dumps() == wanted.record().dumps()
        assert twin.digest() == wanted.digest()
        assert [twin.undoable(seat) for seat in (0, 1)] == [wanted.undoable(seat) for seat in (0, 1)]
        for seats in ((), (0,), (1,)):
            assert repr(twin.events_seen_by(seats)) == repr(wanted.events_seen_by(seats))
        if twin.undoable(0):
            assert snapshots.back_to(twin, twin.answered - 1).answered == twin.answered - 1
    assert any(seat == REWIND for seat, _ in log)
    assert found > 15 > outside


def test_what_lies_before_the_bookmark_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_of("war", 4)
    log: list[tuple[int, str | None]] = []
    match, _ = restore(spec)
    rng = random.Random(2)
    marked: StoredBookmark | None = None
    for number in range(500):
        if number == 480:
            marked = pack(spec, log, match)
        assert match.prompt is not None
        log.append((match.prompt.seat, str(rng.choice(match.prompt.options))))
        match.play(str(log[-1][1]))
    assert marked is not None
    played_again = 0
    plain = Match.advance

    def counted(self: Match[Any], code: int) -> None:
        nonlocal played_again
        played_again += 1
        plain(self, code)

    monkeypatch.setattr(Match, "advance", counted)
    found, _ = resumed(spec, log, marked)
    assert played_again < 60
    monkeypatch.undo()
    assert found.digest() == match.digest()


def test_a_bookmark_of_another_log_seed_or_match_is_not_believed() -> None:
    spec = spec_of("mordor", 4)
    log = played(spec, 60)
    match, _ = restore(spec, log)
    marked = pack(spec, log, match)
    assert marked is not None
    other = [*log[:-1], (log[-1][0], "die:none")]
    for changed, lines, kept in (
        (spec, other, marked),
        (spec, log[:-5], marked),
        (replace(spec, seed=5), log, marked),
        (replace(spec, rules=spec.rules + 1), log, marked),
        (spec, log, pack(spec, log, restore(spec, log[:-1])[0])),
    ):
        assert kept is not None
        if kept is marked:
            with pytest.raises(ValueError, match="another log"):
                resumed(changed, lines, kept)
        else:
            assert resumed(changed, lines, kept)[0].digest() != match.digest()


def test_a_bookmark_whose_position_was_changed_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_of("mordor", 4)
    log = played(spec, 60)
    match, _ = restore(spec, log)
    plain = bookmarks.bookmark
    monkeypatch.setattr(bookmarks, "bookmark", lambda one: {**(plain(one) or {}), "digest": "0" * 64})
    marked = pack(spec, log, match)
    assert marked is not None
    with pytest.raises(ValueError, match="does not lead"):
        resumed(spec, log, marked)


def test_keeping_costs_every_answer_the_same() -> None:
    kept, times = 0, 0
    for lines in range(1, 10_001):
        if is_due(lines, kept, over=False):
            kept, times = lines, times + 1
    assert times < 40
    assert 10_000 - kept <= 10_000 // 4
    assert is_due(1000 + LEAST, 1000, over=True), "once it is over it will be looked at, not grow"
    assert not is_due(1000 + LEAST, 1000, over=False)
    assert is_due(0, -LEAST, over=False), "a record that was brought along"


def test_a_table_is_opened_by_its_bookmark_and_else_by_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    house = House(tmp_path, 3)
    request.addfinalizer(house.close)
    ann = house.visitor("Ann")
    table = ann.table("me", "hotseat", game="war")
    with ann.at(table) as line:
        while line.state["seq"] < 2 * LEAST and line.prompt():
            line.answer()
            line.settle()
        before = line.state
    house.stop()
    database = tmp_path / "server.sqlite"
    with closing(sqlite3.connect(database)) as connection:
        [(lines,)] = connection.execute("SELECT lines FROM bookmarks WHERE table_id = ?", (table,))
    assert LEAST // 2 < lines < 2 * LEAST
    (tmp_path / "within.sqlite").write_bytes(database.read_bytes())
    openings: list[object] = []
    plain = rebuild._opening
    monkeypatch.setattr(rebuild, "_opening", lambda spec: (openings.append(spec), plain(spec))[1])
    for spoilt in (False, True):
        with within(tmp_path) as here:
            hall = here.app.state.hall
            found = here.do(hall.table(table))
            assert found.seq == before["seq"]
            assert bool(openings) == spoilt, "where it cannot be used, the log is played"
        if not spoilt:
            with closing(sqlite3.connect(tmp_path / "within.sqlite")) as connection, connection:
                connection.execute("UPDATE bookmarks SET data = x'00'")
    with closing(sqlite3.connect(tmp_path / "within.sqlite")) as connection:
        [(data,)] = connection.execute("SELECT data FROM bookmarks WHERE table_id = ?", (table,))
    assert len(data) > 1, "and a good one is written again"


def test_a_record_that_was_brought_along_is_kept_when_it_is_first_opened(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    house = House(tmp_path, 3)
    request.addfinalizer(house.close)
    match, _ = restore(spec_of("war", 9))
    rng = random.Random(1)
    for _ in range(3 * LEAST):
        assert match.prompt is not None
        match.play(str(rng.choice(match.prompt.options)))
    ann = house.visitor("Ann")
    plain = {"Content-Type": "text/plain"}
    answer = ann.http.post("/api/records", content=match.record().dumps(), headers=plain).json()
    with ann.at(answer["id"]) as line:
        assert line.state["seq"] == match.answered
    house.stop()
    with closing(sqlite3.connect(tmp_path / "server.sqlite")) as connection:
        kept = connection.execute("SELECT table_id, lines FROM bookmarks").fetchall()
    assert kept == [(answer["id"], 0)]
