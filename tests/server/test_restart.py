"""The server may die at any moment: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import threading
import time
from typing import Any

from websockets.exceptions import WebSocketException

from server.house import SLOW, Guest, House, until


def test_kill_and_start_again(own_house: House) -> None:
    ann = own_house.visitor("Ann")
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        for _ in range(7):
            line.answer()
            line.settle()
        accepted = line.answer(request_id="last")
        line.settle()
        before = line.state
        own_house.kill()
    own_house.start()
    with ann.at(table) as line:
        for key in ("seq", "eyes", "commitment", "asked", "you"):
            assert line.state[key] == before[key], key
        again = line.ask({"type": "answer", "id": "last", "seat": 0, "seq": 0, "answers": ["done"]})
        assert again == accepted
        assert line.answer()["type"] == "accepted"


class Player(threading.Thread):
    """Answers as fast as it can through every interruption; remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__()
        self.guest, self.table = guest, table
        self.acknowledged: list[str] = []
        self.over = False
        self._pending: dict[str, Any] | None = None
        self._words = 0

    def run(self) -> None:
        deadline = time.monotonic() + 3 * SLOW
        while not self.over and time.monotonic() < deadline:
            try:
                self._play()
            except (WebSocketException, OSError, EOFError):
                time.sleep(0.1)

    def _play(self) -> None:
        with self.guest.at(self.table) as line:
            while True:
                if self._pending is not None:
                    assert line.ask(self._pending)["type"] == "accepted"
                    self.acknowledged += self._pending["answers"]
                    self._pending = None
                line.settle()
                prompt = line.prompt()
                if prompt is None:
                    self.over = line.state["status"] == "over"
                    return
                self._words += 1
                self._pending = {
                    "type": "answer",
                    "id": str(self._words),
                    "seat": prompt["seat"],
                    "seq": line.state["seq"],
                    "answers": [prompt["options"][-1]["text"]],
                }


def test_killed_again_and_again_while_people_play(own_house: House) -> None:
    ann = own_house.visitor()
    players = [Player(ann, ann.table("me", "hotseat")) for _ in range(4)]
    for player in players:
        player.start()
    for kills in range(1, 4):
        until(lambda least=10 * kills: sum(len(player.acknowledged) for player in players) >= least)
        own_house.kill()
        own_house.start()
    for player in players:
        player.join()
        assert player.over
        record = ann.get(f"/api/tables/{player.table}/record").split("\n\n")[1].splitlines()
        answers = [row.split(" ")[1] for row in record if row[0].isdigit()]
        assert answers == player.acknowledged


def test_bots_go_on_after_a_restart(own_house: House) -> None:
    """Where a person plays, though nobody comes to open the table; bots alone play for those who look on."""
    ann, bob = own_house.visitor(), own_house.visitor()
    show = ann.table("bot:random", "bot:steady", "bot:random")
    table = ann.table("bot:search:2s", "me")
    own_house.kill()
    own_house.start()
    until(lambda: bob.get("/api/tables/mine") == [] and ann.get("/api/tables/mine")[0]["your_turn"])
    assert ann.get(f"/api/tables/{table}")["entries"] > 0
    before = ann.get(f"/api/tables/{show}")["entries"]
    time.sleep(1.5)
    assert ann.get(f"/api/tables/{show}")["entries"] == before, "nobody looks on"
    with bob.at(show) as line:
        line.until_state(lambda state: state["seq"] > before)


def test_a_graceful_stop(own_house: House) -> None:
    ann = own_house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        line.answer()
        assert own_house.stop() in (0, -15), "an open socket does not hold it up"
    assert "Traceback" not in own_house.written()
