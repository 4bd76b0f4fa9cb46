"""What is played is done in turns, address by address, and is on somebody's account."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from server.house import SLOW
from server.within import Within, within
from westmarch.core.registry import find_game
from westmarch.server.refusal import Refused, error_data
from westmarch.server.table import turns as module
from westmarch.server.table.turns import Turns, measured

MANY = 30


async def rounds(many: int) -> None:
    for _ in range(many):
        await asyncio.sleep(0)


def test_who_has_much_under_way_keeps_nobody_else_waiting() -> None:
    """Thirty sockets at one address, each with ten answers, and then somebody else with one."""
    done: list[str] = []

    async def answer(turns: Turns, visitor: str, address: str) -> None:
        await turns.come(visitor, address)
        done.append(visitor)

    async def scene() -> None:
        turns = Turns()
        crowd = [f"eve{number}" for number in range(MANY)] * 10
        tasks = [asyncio.create_task(answer(turns, visitor, "1.1.1.1")) for visitor in crowd]
        tasks += [asyncio.create_task(answer(turns, "cid", "1.1.1.1")) for _ in range(2)]
        tasks.append(asyncio.create_task(answer(turns, "ann", "2.2.2.2")))
        await asyncio.gather(*tasks)
        assert turns.waiting == 0

    asyncio.run(scene())
    assert done.index("ann") <= 2, "one turn for those who were there before"
    places = [number for number, visitor in enumerate(done) if visitor == "cid"]
    assert places[1] <= 2 * (MANY + 2), "at one address its visitors take turns"
    assert len(done) == 10 * MANY + 3


def test_in_each_turn_of_the_event_loop_one_piece_of_work_is_done() -> None:
    async def scene() -> None:
        turns = Turns()
        done: list[int] = []

        async def answer(number: int) -> None:
            await turns.come("eve", "1.1.1.1")
            done.append(number)

        tasks = [asyncio.create_task(answer(number)) for number in range(MANY)]
        before = 0
        while len(done) < MANY:
            await asyncio.sleep(0)
            assert len(done) - before <= 1
            before = len(done)
        await asyncio.gather(*tasks)

    asyncio.run(scene())


def test_who_has_gone_is_not_waited_for() -> None:
    async def scene() -> None:
        turns = Turns()
        await turns.come("ann", "1.1.1.1")
        gone = [asyncio.create_task(turns.come("eve", "1.1.1.1")) for _ in range(3)]
        stays = asyncio.create_task(turns.come("bob", "1.1.1.1"))
        await asyncio.sleep(0)
        for task in gone:
            task.cancel()
        await rounds(6)
        assert stays.done()
        assert turns.waiting == 0
        await turns.come("eve", "1.1.1.1")

    asyncio.run(scene())


class Clock:
    now = 0.0

    def thread_time(self) -> float:
        return self.now


def test_the_time_of_work_is_measured_without_what_it_waits_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(module, "time", clock)
    spent: list[float] = []

    async def work() -> str:
        clock.now += 1
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            clock.now += 2
        await asyncio.sleep(0)
        clock.now += 4
        raise Refused("stale")

    async def scene() -> None:
        async def measuring() -> None:
            await measured(work(), spent.append)

        task = asyncio.create_task(measuring())
        await asyncio.sleep(0)
        clock.now += 100
        task.cancel()
        with pytest.raises(Refused, match="stale"):
            await task

    asyncio.run(scene())
    assert sum(spent) == 7


# -- at tables --------------------------------------------------------------------------------------

OWN = {"game": "mordor", "players": 2, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}


def table_of(guest: httpx.Client) -> str:
    found: str = guest.post("/api/tables", json=OWN).json()["id"]
    return found


def left(house: Within, guest: httpx.Client) -> float:
    """Seconds on the visitor's account."""
    visitor = house.app.state.visitors.known(_Asking(guest))
    found: float = house.app.state.limits.play_budgets(visitor, "")[0].left()
    return found


class _Asking:
    def __init__(self, guest: httpx.Client) -> None:
        self.cookies = guest.cookies


@contextmanager
def sitting(house: Within, guest: httpx.Client, table: str, address: str = "192.0.2.1") -> Iterator[Any]:
    headers = {"Cookie": f"westmarch={guest.cookies['westmarch']}", "X-Forwarded-For": address}
    with connect(
        f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket", additional_headers=headers
    ) as line:
        line.send('{"type": "hello"}')
        yield line


def said(line: Any, message: dict[str, Any]) -> str:
    line.send(json.dumps(message))
    while True:
        found = json.loads(line.recv(SLOW))
        if found["type"] in ("accepted", "refused") and found["id"] == message["id"]:
            return found["error"]["key"] if found["type"] == "refused" else "accepted"


BATCH = ["die:red"] * 64
REFUSED: dict[str, dict[str, Any]] = {
    "answers": {"type": "answer", "seat": 0, "seq": 99, "answers": ["done"]},
    "batches": {"type": "answer", "seat": 0, "seq": 0, "answers": BATCH},
    "undo": {"type": "undo", "seat": 0, "seq": 0},
    "rewinds": {"type": "rewind", "seq": 0, "at": 9},
    "replies": {"type": "reply", "seq": 0, "agree": True},
}


def spent(line: Any, message: dict[str, Any]) -> int:
    """How often something was refused for what it is, until it was refused for haste."""
    for number in range(3000):
        if said(line, {**message, "id": f"e{number}"}) == "error-too_fast":
            return number
    raise AssertionError("it costs nothing")


def test_what_is_refused_costs_its_time_too(tmp_path: Path) -> None:
    poor = {"play_rate": 0.0, "play_burst": 0.02, "socket_rate": 1e4, "frame_rate": 1e6}
    error_data(Refused("stale"), "en", find_game("mordor"))  # texts are read once, at nobody's cost
    with within(tmp_path, trusted_proxies=("127.0.0.0/8",), **poor) as house, ExitStack() as held:
        for number, (kind, message) in enumerate(REFUSED.items()):
            address = f"192.0.2.{number}"
            eve = held.enter_context(closing(house.visitor()))
            table, other = table_of(eve), table_of(eve)
            with sitting(house, eve, table, address) as line:
                assert spent(line, message), f"{kind}: there was something to spend"
            with sitting(house, eve, other, "198.51.100.7") as line:
                assert spent(line, message) == 0, f"{kind}: at every table, from every address"
            assert eve.get(f"/api/tables/{table}/replay").status_code == 200, "looking back is on another one"
        for _ in range(20):  # cookies are free: with a new one the account of the visitor is full
            cid = held.enter_context(closing(house.visitor()))
            with sitting(house, cid, table_of(cid)) as line:
                if spent(line, REFUSED["answers"]) == 0:
                    break
        else:
            raise AssertionError("an address has no end")


def test_what_is_shown_is_on_the_account_of_whoever_brought_it_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: Counter[str] = Counter()
    come = Turns.come

    async def noted(self: Turns, visitor: str, address: str) -> None:
        turns[visitor] += 1
        await come(self, visitor, address)

    monkeypatch.setattr(Turns, "come", noted)
    with within(tmp_path, play_rate=0.0, socket_rate=10_000.0) as house:
        ann, bob = house.visitor(), house.visitor()
        table = table_of(ann)
        with sitting(house, ann, table) as line, sitting(house, bob, table) as looking:
            seq, options = state(line, looking)
            before = looker = 0.0
            for number in range(20):
                if number == 1:
                    before, looker = left(house, ann), left(house, bob)
                seat, option = options
                wish = {"type": "answer", "id": f"a{number}", "seat": seat, "seq": seq, "answers": [option]}
                line.send(json.dumps(wish))
                seq, options = state(line, looking, after=seq)
            assert left(house, bob) == looker
            assert left(house, ann) < before
            assert sorted(turns.values())[0] >= 20, "a turn for each state"
            assert sorted(turns.values())[1] >= 40, "and for each message"
        for guest in (ann, bob):
            guest.close()


class Purse:
    """An account that only notes what is spent."""

    def __init__(self) -> None:
        self.spent: list[float] = []
        self.spend = self.spent.append

    def measured(self, work: Any) -> Any:
        return work


def test_a_change_of_the_table_is_on_the_account_of_whoever_makes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()

    async def change() -> None:
        clock.now += 5

    with within(tmp_path) as house, closing(house.visitor()) as ann:
        table_of(ann)
        [table] = house.app.state.hall.tables
        monkeypatch.setattr(module, "time", clock)
        purse = Purse()
        house.do(table.alone(change(), purse))
        assert sum(purse.spent) == 5
        assert table.payer is purse


def state(line: Any, looking: Any, after: int = -1) -> tuple[int, tuple[int, str]]:
    """The next state of both, and what may be answered to it."""
    for one in (looking, line):
        found: dict[str, Any] = {}
        while found.get("type") != "state" or found["seq"] <= after:
            found = json.loads(one.recv(SLOW))
    prompt = next(eye["prompt"] for eye in found["eyes"] if eye["prompt"])
    return found["seq"], (prompt["seat"], prompt["options"][0]["text"])
