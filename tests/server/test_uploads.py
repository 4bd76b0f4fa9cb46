"""Record files that somebody made up: refused in words, with little memory, and the house stays open."""

from __future__ import annotations

import json
import resource
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import westmarch
from core.paper import forged
from core.table import play_on
from server.house import Guest, House
from server.within import within
from westmarch.core import replaying
from westmarch.server.table import opening

ROOM = 512 << 20
"""Bytes that the server may take beyond what it has: enough for a thread or two, not for a flood."""


def written() -> str:
    match = westmarch.new("mordor", 2, 7, seats=("human", "human"))
    play_on(match, 1, 6)
    return match.record().dumps()


def placed(**changed: object) -> str:
    match = westmarch.scenario("mordor", {"players": ["sam", "pippin"]}, seed=9)
    text = match.record().dumps()
    line = next(line for line in text.splitlines() if line.startswith("position "))
    return forged(text, line, "position " + json.dumps({"players": ["sam", "pippin"], **changed}))


def held_down(house: House) -> None:
    """From now on the server may not grow by much."""
    assert house.process is not None
    pid = house.process.pid
    size = int(Path(f"/proc/{pid}/statm").read_text("utf-8").split()[0]) * resource.getpagesize()
    resource.prlimit(pid, resource.RLIMIT_AS, (size + ROOM, size + ROOM))


def upload(guest: Guest, text: str) -> str:
    """The key of the refusal."""
    answer = guest.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code in (400, 404), answer.text[:500]
    key: str = answer.json()["error"]["key"]
    return key


def test_a_small_record_cannot_take_the_memory_of_the_house(own_house: House) -> None:
    ann = own_house.visitor("Ann")
    assert upload(ann, "warm up") == "error-record-foreign"
    held_down(own_house)
    text = written()
    huge = [
        forged(text, "players 2\n", "players 30000000\n"),
        forged(text, "players 2\n", f"players {'9' * 5000}\n"),
        forged(text, "\nseed 7\n", f"\nseed {'9' * 5000}\n"),
        forged(text, 'seats ["human","human"]', "seats " + json.dumps(["human"] * 20_000)),
        forged(text, "\nseed 7\n", f"\nseed 7\nearlier 999999999 {'0' * 64} 5\n"),
    ]
    assert len(huge[0]) < 700
    for record in huge:
        assert upload(ann, record) == "error-record-damaged"
    assert upload(ann, placed(turn=10**17)) == "error-position"
    assert ann.get("/api/health") == {"ok": True}
    assert "MemoryError" not in own_house.written()


@pytest.mark.parametrize(("players", "key"), [("9", "error-bad_option"), ("20", "error-bad_option")])
def test_the_number_of_players_must_be_one_of_the_game(house: House, players: str, key: str) -> None:
    text = forged(written(), "players 2\n", f"players {players}\n")
    assert upload(house.visitor(), text) == key


def test_a_position_for_other_players_than_the_header_says(house: House) -> None:
    three = {"players": ["sam", "pippin", "frodo"]}
    assert upload(house.visitor(), placed(**three)) == "error-record-damaged"


def test_what_a_list_shows_of_an_uploaded_table_is_what_was_played(house: House) -> None:
    """A header may name other options than the position has: nothing is made of them."""
    ann = house.visitor()
    text = placed()
    line = next(line for line in text.splitlines() if line.startswith("options "))
    text = forged(text, line, 'options {"odd":"x","sheet":"basic"}')
    answer = ann.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    [table] = ann.get("/api/tables/mine")
    assert table["options"]["sheet"] == "advanced"
    assert "odd" not in table["options"]


def test_records_are_played_one_after_the_other_and_once_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many come at once, they take one thread's share of the processor from those who play."""
    at_once: list[int] = []
    busy, replays = [0], [0]
    plain, walked = opening.rebuild, replaying.walk

    def counted(*args: Any) -> Any:
        busy[0] += 1
        at_once.append(busy[0])
        time.sleep(0.05)
        found = plain(*args)
        busy[0] -= 1
        return found

    def walk(*args: Any) -> Any:
        replays[0] += 1
        return walked(*args)

    match = westmarch.new("mordor", 2, 7)
    while match.prompt is not None:
        match.play(str(match.prompt.options[-1]))
    monkeypatch.setattr(opening, "rebuild", counted)
    monkeypatch.setattr(replaying, "walk", walk)
    plain_text = {"Content-Type": "text/plain"}
    with within(tmp_path) as house, closing(house.visitor()) as ann, ThreadPoolExecutor(4) as arms:
        sent = [
            arms.submit(ann.post, "/api/records", content=match.record().dumps(), headers=plain_text)
            for _ in range(4)
        ]
        assert [answer.result().status_code for answer in sent] == [201] * 4
    assert at_once == [1, 1, 1, 1]
    assert replays == [4], "neither to be proven nor to be opened is a record played again"
