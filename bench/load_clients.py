"""The clients: one socket a player, who knows no rules and answers with an offered option after a pause."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from load_plan import Answer, Data, Flight, Plan, Told
from load_server import GONE, HOST, SLOW, call
from load_work import Work

BACK = (0.2, 0.8)
"""Seconds until a client that was cut off tries again."""
TRIES = 300


class House:
    """All clients together."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.told = Told()
        self.ending = False
        self.live: set[Match] = set()
        self.seated = 0
        self.samples: list[tuple[float, float]] = []
        self.accepted: list[float] = []

    async def request(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[str, str]:
        return await asyncio.to_thread(call, self.plan.port, method, path, cookie, body)

    async def lane(self) -> None:
        """One match after the other, always one live."""
        cookies: list[str] = []
        for _ in range(TRIES):
            if self.ending:
                return
            try:
                while len(cookies) < 2:
                    cookies.append((await self.request("GET", "/api/me"))[1])
                table = await self.open(cookies)
            except GONE:
                await asyncio.sleep(self.rng.uniform(*BACK))
                continue
            match = Match(self, table, cookies)
            self.live.add(match)
            self.seated += 1
            await match.run()
            self.live.discard(match)

    async def open(self, cookies: Sequence[str]) -> str:
        """A new table with both seats taken."""
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"game": self.plan.game, "players": 2, "seats": seats}
        table: str = json.loads((await self.request("POST", "/api/tables", cookies[0], wish))[0])["id"]
        await self.request("POST", f"/api/tables/{table}/seats/1", cookies[1])
        return table

    async def run(self, pipe: Connection) -> Told:
        """Fill the house, warm up, measure until the time is over or the other side says so, settle."""
        lanes = [asyncio.create_task(self.lane()) for _ in range(self.plan.matches)]
        deadline = time.monotonic() + 2 * SLOW
        while self.seated < self.plan.matches and time.monotonic() < deadline:
            await asyncio.sleep(0.05)
        if self.seated < self.plan.matches:
            raise RuntimeError(f"only {self.seated} of {self.plan.matches} matches could be begun")
        await asyncio.sleep(self.plan.warm_up)
        gc.collect()
        gc.freeze()
        pipe.send("ready")
        began, work = time.monotonic(), Work.now(self.plan.server)
        await asyncio.to_thread(pipe.poll, self.plan.seconds)
        ended, work_then = time.monotonic(), Work.now(self.plan.server)
        self.ending = True
        for match in tuple(self.live):
            match.check()
        await asyncio.gather(*lanes)
        told = self.told
        told.seconds = ended - began
        told.answers = sum(began <= at < ended for at in self.accepted)
        told.delays = [delay for sent, delay in self.samples if began <= sent < ended]
        told.cores = work.cores_until(work_then, told.seconds)
        return told


class Match:
    """One table with both its players."""

    def __init__(self, house: House, table: str, cookies: Sequence[str]) -> None:
        self.house = house
        self.table = table
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.accepted: list[Answer] = []
        self.flights: list[Flight] = []
        self.over = False
        self._settled = asyncio.Event()

    async def run(self) -> None:
        """Until it is over, or all clients end, and nothing is under way."""
        tasks = [asyncio.create_task(player.stay()) for player in self.players]
        settled = asyncio.create_task(self._wait())
        await asyncio.wait({settled, *tasks}, return_when=asyncio.FIRST_COMPLETED)
        for task in (settled, *tasks):
            task.cancel()
        ends = await asyncio.gather(settled, *tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        self.house.told.unsettled += not self._settled.is_set()
        self.house.told.matches.append((self.table, self.accepted))

    async def _wait(self) -> None:
        """Settled in the time there is; the end of the run adds some."""
        plan = self.house.plan
        with suppress(TimeoutError):
            await asyncio.wait_for(self._settled.wait(), plan.warm_up + plan.seconds + 3 * SLOW)

    def check(self) -> None:
        under_way = self.flights or any(player.pending for player in self.players)
        if (self.over or self.house.ending) and not under_way:
            self._settled.set()

    def seen(self, seat: int, seq: int, at: float) -> None:
        """A socket has a state: which answers have now reached all seats?"""
        for flight in tuple(self.flights):
            if seq > flight.seq:
                flight.unseen.discard(seat)
                if not flight.unseen:
                    self.flights.remove(flight)
                    self.house.samples.append((flight.sent, at - flight.sent))


class Player:
    """One socket: answers when asked, and comes back whenever it is cut off."""

    def __init__(self, match: Match, seat: int, cookie: str) -> None:
        self.match = match
        self.house = match.house
        self.seat = seat
        self.cookie = cookie
        self.pending: Answer | None = None
        self._link: ClientConnection | None = None
        self._seq = -1
        self._prompt: Data | None = None
        self._planned = -1
        self._words = 0
        self._sent = False
        """Whether the pending answer was already put on a socket once."""
        self._fresh = True
        self._thinking: asyncio.Task[None] | None = None

    async def stay(self) -> None:
        address = f"ws://{HOST}:{self.house.plan.port}/api/tables/{self.match.table}/socket"
        headers = {"Cookie": self.cookie}
        try:
            for _ in range(TRIES):
                with suppress(*GONE):
                    async with connect(
                        address,
                        additional_headers=headers,
                        max_size=None,
                        close_timeout=1,
                        proxy=None,
                        ping_interval=None,  # browsers do not ping, and these would all do it at once
                    ) as link:
                        await self._talk(link)
                self.house.told.drops += self._link is not None
                self._link = None
                await asyncio.sleep(self.house.rng.uniform(*BACK))
        finally:
            if self._thinking is not None:
                self._thinking.cancel()

    async def _talk(self, link: ClientConnection) -> None:
        self._link, self._fresh = link, True
        await link.send('{"type": "hello"}')
        if self.pending is not None:
            self.house.told.resent += self._sent
            self._sent = True
            await link.send(self.pending.message())
        async for text in link:
            at = time.monotonic()
            message: Data = json.loads(text)
            if message["type"] == "state":
                self._see(message, at)
            elif message["type"] == "accepted":
                self._acknowledged(message, at)
            elif message["type"] == "refused":
                key = message["error"]["key"]
                self.house.told.refused[key] = self.house.told.refused.get(key, 0) + 1
                self.pending, self._planned = None, -1
                return  # and come back for the present state
            self._consider()
            self.match.check()

    def _see(self, state: Data, at: float) -> None:
        seq: int = state["seq"]
        self.house.told.taken_back += seq < self._seq
        if self._fresh and self.pending is not None and seq > self.pending.seq:
            self.house.told.resent_kept += 1
        self._seq, self._fresh = seq, False
        eyes = (eye["prompt"] for eye in state["eyes"] if eye["seat"] == self.seat)
        self._prompt = next(eyes, None)
        self.match.over = state["status"] == "over"
        self.match.seen(self.seat, seq, at)

    def _acknowledged(self, message: Data, at: float) -> None:
        answer = self.pending
        if answer is not None and message["id"] == answer.id:
            self.match.accepted.append(answer)
            self.house.accepted.append(at)
            self.pending = None

    def _consider(self) -> None:
        """Asked something new: begin to think."""
        if self._prompt and self.pending is None and self._planned != self._seq and not self.house.ending:
            self._planned = self._seq
            self._thinking = asyncio.create_task(self._answer(self._seq, self._prompt))

    async def _answer(self, seq: int, prompt: Data) -> None:
        rng, pause = self.house.rng, self.house.plan.pause
        await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
        if self.house.ending:
            return
        text = rng.choice(prompt["options"])["text"]
        self._words += 1
        answer = Answer(f"{self.seat}-{self._words}", self.seat, seq, text)
        self.pending, self._sent = answer, self._link is not None
        self.match.flights.append(Flight(seq, time.monotonic()))
        if self._link is not None:
            with suppress(*GONE):
                await self._link.send(answer.message())


def clients(plan: Plan, pipe: Connection) -> None:
    """The process of the clients: sends ``ready``, then what it has to tell, or an error."""
    gc.set_threshold(50_000, 50, 100)
    try:
        pipe.send(asyncio.run(House(plan).run(pipe)))
    except Exception as error:
        pipe.send(error)
