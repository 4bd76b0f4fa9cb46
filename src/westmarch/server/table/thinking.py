"""Bots at the table. Quick ones answer at once; search thinks in processes of its own."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from westmarch.bots import BOTS, make_bot, parse_bot
from westmarch.bots.protocol import Advice, ask_bot, given_to_bot
from westmarch.bots.search import SearchBot
from westmarch.core.chance import derive
from westmarch.core.errors import BadOption
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.server.refusal import Refused
from westmarch.server.settings import Settings, register_games
from westmarch.server.table.fairness import FairQueue
from westmarch.server.table.thought import Thought, match_of, thought_of

HINT_SECONDS = 1.0
LOST = 60.0
"""Seconds beyond its time after which a thought is given up, and its process with it."""
_BOT_SEEDS = 1000
_HINT_SEEDS = 2000


def bots_for(game: Game[Any]) -> list[str]:
    return [name for name in BOTS if name != "steady" or game.heuristics.has_steady]


def default_bot(game: Game[Any]) -> str:
    return "steady" if game.heuristics.has_steady else "random"


def check_bot(spec: str, game: Game[Any], settings: Settings) -> str:
    """A bot that this server lets play: by name, or search with a thinking time within the limit."""
    name, _, seconds = parse_bot(spec)
    limit = f"search:{settings.most_seconds:g}s"
    if name not in bots_for(game) or (seconds or 0) > settings.most_seconds or (":" in spec and not seconds):
        raise BadOption("bot", spec, f"{', '.join(bots_for(game))}, {limit}")
    return spec


def is_slow(bot: str) -> bool:
    return parse_bot(bot)[0] == "search"


def quick_answer(match: Match[Any], bot: str, seed: int) -> str:
    return str(ask_bot(make_bot(bot, match.game, _purpose(match, seed, _BOT_SEEDS)), match))


class Thinkers:
    """Processes that search, started when first needed. Who waits for them is served fairly."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pool: ProcessPoolExecutor | None = None
        self.queue = FairQueue(settings.jobs)

    async def answer(self, match: Match[Any], seed: int, bot: str, visitor: str = "") -> str:
        """What search answers, for a table of this visitor."""
        seconds = parse_bot(bot)[2] or self._settings.think_seconds
        async with self.queue.place(visitor, hint=False):
            advice = await self._think(match, _purpose(match, seed, _BOT_SEEDS), seconds)
        return str(advice.choice)

    async def advise(self, match: Match[Any], seed: int, visitor: str = "") -> Advice:
        """What search thinks of the question that the match waits for."""
        async with self.queue.place(visitor, hint=True):
            return await self._think(match, _purpose(match, seed, _HINT_SEEDS), HINT_SECONDS)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    async def _think(self, match: Match[Any], purpose: int, seconds: float) -> Advice:
        loop = asyncio.get_running_loop()
        sent = thought_of(match)
        for _ in range(2):  # once more with fresh processes, if one was killed
            if self._pool is None:
                self._pool = ProcessPoolExecutor(
                    self._settings.jobs, multiprocessing.get_context("spawn"), _begin, (self._settings.games,)
                )
            pool = self._pool
            thought = loop.run_in_executor(pool, _search, sent, purpose, seconds)
            try:
                return await asyncio.wait_for(thought, seconds + LOST)
            except BrokenProcessPool:
                self._forget(pool)
            except TimeoutError:  # it will not come back
                self._forget(pool)
                break
        raise Refused("unavailable")

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def _begin(games: Iterable[str]) -> None:
    """First of all in a process that thinks."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    register_games(games)


def _end_with_parent() -> None:
    """A server that is killed has no time to stop those who think for it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _purpose(match: Match[Any], seed: int, purpose: int) -> int:
    """It depends on the match alone, so that a rebuilt table goes on alike."""
    assert match.question is not None
    return derive(seed, purpose + match.question[0], match.answered)


def _search(sent: Thought, purpose: int, seconds: float) -> Advice:
    match = match_of(sent)
    return SearchBot(match.game, purpose, None, seconds).advise(*given_to_bot(match))
