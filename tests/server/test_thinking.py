"""Bots that keep on: fair turns to think, new attempts after a failure, and an end with the house."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from server.house import SLOW, House, until
from server.within import Within, within
from westmarch.server.refusal import Refused
from westmarch.server.table.bot_turns import BotTurns
from westmarch.server.table.fairness import HINTS, FairQueue


def test_visitors_take_turns_and_hints_come_first() -> None:
    async def run() -> list[str]:
        queue, done = FairQueue(1), list[str]()

        async def think(visitor: str, hint: bool = False) -> None:
            async with queue.place(visitor, hint):
                await asyncio.sleep(0)
                done.append(f"{visitor}?" if hint else visitor)

        wishes = [think("eve") for _ in range(4)] + [think("ann"), think("bob"), think("ann")]
        async with queue.place("dora", hint=False):
            tasks = [asyncio.create_task(wish) for wish in (*wishes, think("cid", hint=True))]
            await asyncio.sleep(0)
            assert queue.waiting == (1, 7)
        await asyncio.gather(*tasks)
        assert queue.waiting == (0, 0)
        return done

    assert asyncio.run(run()) == ["cid?", "eve", "ann", "bob", "eve", "ann", "eve", "eve"]


def test_who_gives_up_leaves_no_hole_in_the_queue() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        gate = asyncio.Event()

        async def think(visitor: str) -> str:
            async with queue.place(visitor, hint=False):
                await gate.wait()
            return visitor

        first, second, third = (asyncio.create_task(think(name)) for name in ("ann", "bob", "cid"))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        gate.set()
        assert await third == "cid"
        assert await asyncio.wait_for(think("dora"), SLOW) == "dora", "its place was given back"

    asyncio.run(run())


def test_who_gives_up_in_the_moment_of_its_turn_passes_it_on() -> None:
    async def run() -> None:
        queue = FairQueue(1)

        async def think(visitor: str) -> str:
            async with queue.place(visitor, hint=False):
                return visitor

        async with queue.place("ann", hint=False):
            second, third = (asyncio.create_task(think(name)) for name in ("bob", "cid"))
            await asyncio.sleep(0)
        second.cancel()  # it was given the place, and has not noticed yet
        assert await asyncio.wait_for(third, 5) == "cid"
        with pytest.raises(asyncio.CancelledError):
            await second

    asyncio.run(run())


def test_one_visitor_waits_for_a_few_hints_only() -> None:
    async def run() -> None:
        queue = FairQueue(1)

        async def think() -> None:
            async with queue.place("eve", hint=True):
                await asyncio.sleep(SLOW)

        tasks = [asyncio.create_task(think()) for _ in range(HINTS + 2)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert isinstance(tasks[-1].exception(), Refused)
        for task in tasks[:-1]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(run())


def test_bots_wake_again_after_a_lost_database(own_house: House) -> None:
    """Nobody does anything meanwhile: the bot tries by itself."""
    ann = own_house.visitor()
    table = ann.table("bot:random", "bot:random")
    with ann.at(table) as line, sqlite3.connect(own_house.folder / "server.sqlite") as link:
        link.execute("alter table answers rename to elsewhere")
        link.commit()
        until(lambda: "could not answer" in own_house.written())
        line.settle()
        seq = line.state["seq"]
        until(lambda: "still cannot answer" in own_house.written())
        link.execute("alter table elsewhere rename to answers")
        link.commit()
        line.until_state(lambda state: state["seq"] > seq)
    link.close()


def asleep(house: Within, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table whose bot is asked, and was kept from answering by something that nobody has foreseen."""
    monkeypatch.setattr(BotTurns, "wake", lambda self: None)
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    with closing(house.visitor()) as ann:
        wish = {"game": "mordor", "players": 2, "seats": seats}
        table: str = ann.post("/api/tables", json=wish).json()["id"]
    time.sleep(0.3)
    [found] = house.app.state.hall.tables
    assert found.asked == 0, "the bot has not answered"
    return table


def test_the_watchdog_wakes_a_bot_that_stands_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with within(tmp_path, watch_seconds=0.1) as house:
        asleep(house, monkeypatch)
        [found] = house.app.state.hall.tables
        monkeypatch.undo()
        until(lambda: found.asked == 1)


def test_the_watchdog_opens_tables_that_wait_for_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with within(tmp_path, watch_seconds=0.1) as house:
        asleep(house, monkeypatch)
        hall = house.app.state.hall
        monkeypatch.undo()
        [found] = hall.tables

        async def forget() -> None:
            hall.forget(found)

        house.do(forget())
        until(lambda: any(table.asked == 1 for table in hall.tables))


def children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found.append(int(entry.name))
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="needs /proc")
def test_those_who_think_end_with_a_house_that_is_killed(own_house: House) -> None:
    ann = own_house.visitor()
    ann.post(f"/api/tables/{ann.table('me', 'hotseat')}/hint")
    assert own_house.process is not None
    thinking = children(own_house.process.pid)
    assert thinking
    own_house.kill()
    until(lambda: not any(map(alive, thinking)))
