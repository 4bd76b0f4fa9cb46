"""A table: one match in memory with those who sit at it, one change at a time.

A change is made on a fork, written to the database, and only then becomes the table's match and is
told to everybody; so what was not written never happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from westmarch.core.chance import CHANCE
from westmarch.core.errors import WestmarchError
from westmarch.core.record import Record
from westmarch.server import chains, storage
from westmarch.server.eyes import asked, dumps, events, eye
from westmarch.server.live import Live, build, has_secrets
from westmarch.server.refusal import Refused
from westmarch.server.storage import BOT, FREE, HOTSEAT, HUMAN, Chat, Kept, Seat, now
from westmarch.server.thinking import default_bot, is_slow, quick_answer

if TYPE_CHECKING:
    from westmarch.server.hall import Hall

LOG = logging.getLogger("westmarch.server")
REMEMBERED = 256
"""Refused words that a table remembers."""
T = TypeVar("T")


class Watcher(Protocol):
    """A socket at the table."""

    visitor: str

    def show(self) -> None: ...
    def chat(self, line: Chat) -> None: ...
    def end(self) -> None: ...


class Table:
    def __init__(self, hall: Hall, kept: Kept) -> None:
        self.id = kept.listed.id
        self.spec = kept.spec
        self.listed = kept.listed
        self.seats = list(kept.listed.seats)
        self.log = kept.log
        self.lines = kept.chat
        self.rematch = kept.listed.rematch
        self.secrets = has_secrets(kept.spec.game)
        self.live: Live = build(kept.spec, kept.log)
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self._hall = hall
        self._batches = kept.batches
        self._refused: OrderedDict[tuple[str, str], WestmarchError] = OrderedDict()
        self._bots: asyncio.Task[None] | None = None
        self._shown: dict[tuple[int, ...], str] = {}
        self._seen: dict[tuple[int, ...], list[dict[str, Any]]] = {}

    # -- what is so -----------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return self.live.match.answered

    @property
    def status(self) -> str:
        if self.spec.uploaded or self.live.match.question is None:
            return "over"
        return "waiting" if any(seat.kind == FREE for seat in self.seats) else "running"

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def asked(self) -> int | None:
        """The seat that is asked, while the match runs."""
        question = self.live.match.question
        return None if question is None or self.status != "running" else question[0]

    @property
    def begun(self) -> bool:
        return bool(self.log)

    @property
    def takeable(self) -> int:
        """Answers given at this table that stand: no undo goes back further."""
        return len(self.log) - 2 * self.undone

    @property
    def undone(self) -> int:
        return sum(text is None for _, text in self.log)

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.lock.locked() and self._bots is None

    def seats_of(self, visitor: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if visitor and seat.visitor == visitor]

    def here(self, visitor: str | None) -> bool:
        return any(watcher.visitor == visitor for watcher in self.watchers)

    def record_kind(self) -> str | None:
        """``whole``, ``sealed`` (without the seed), or None: what of the record may be had now."""
        if self.over:
            return "whole"
        return None if self.secrets else "sealed"

    def record(self) -> Record:
        """The whole record, never to be sent as it is while the match runs."""
        record = self.live.match.record()
        return record if self.spec.uploaded else replace(record, seats=tuple(s.spec for s in self.seats))

    def seats_data(self) -> list[dict[str, Any]]:
        turn = self.asked
        return [
            {
                "name": seat.name or None,
                "kind": seat.kind,
                "bot": seat.bot,
                "free": seat.kind == FREE,
                "here": seat.kind == BOT or (seat.visitor is not None and self.here(seat.visitor)),
                "turn": number == turn,
            }
            for number, seat in enumerate(self.seats)
        ]

    # -- what is shown ----------------------------------------------------------------------------

    def common(self) -> dict[str, Any]:
        match = self.live.match
        seated = {seat.visitor for seat in self.seats}
        waiting = self.status != "running"
        return {
            "seq": self.seq,
            "game": self.spec.game,
            "status": self.status,
            "seats": self.seats_data(),
            "watchers": sum(watcher.visitor not in seated for watcher in self.watchers),
            "asked": None if waiting else asked(match),
            "result": match.result.as_data() if match.result else None,
            "commitment": match.commitment,
            "seed": str(match.seed) if self.over and match.seed is not None else None,
            "record": self.record_kind(),
            "rematch": self.rematch,
            "undone": self.undone,
        }

    def eyes_text(self, seats: Sequence[int]) -> str:
        """JSON of the eyes of some seats, made once a change."""
        key = tuple(seats)
        if key not in self._shown:
            running = self.status == "running"
            found = [eye(self.live.match, seat, running) for seat in (seats or (None,))]
            for shown in found:
                shown["undoable"] = min(shown["undoable"], self.takeable)
            self._shown[key] = dumps(found)
        return self._shown[key]

    def events_for(self, seats: Sequence[int]) -> list[dict[str, Any]]:
        key = tuple(seats)
        if key not in self._seen:
            self._seen[key] = events(self.live.match, seats)
        return self._seen[key]

    def show_all(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.show()

    # -- answers ------------------------------------------------------------------------------------

    async def answer(self, visitor: str, word: str, seat: int, seq: int, answers: list[str]) -> int:
        """Play answers whole or not at all; the number of entries then."""
        return await self._alone(self._answer((visitor, word), seat, seq, answers))

    async def undo(self, visitor: str, word: str, seat: int, seq: int) -> int:
        return await self._alone(self._undo((visitor, word), seat, seq))

    async def _answer(self, key: tuple[str, str], seat: int, seq: int, answers: list[str]) -> int:
        if (known := self._known(key)) is not None:
            return known
        try:
            self._check_turn(key[0], seat, seq)
            if self.asked != seat:
                raise Refused("not_asked", seat=seat + 1)
            live, played = chains.play(self.live, answers)
        except WestmarchError as refused:
            self._remember(key, refused)
            raise
        await self._write(live, seat, played, key)
        return self.seq

    async def _undo(self, key: tuple[str, str], seat: int, seq: int) -> int:
        if (known := self._known(key)) is not None:
            return known
        try:
            self._check_turn(key[0], seat, seq)
            self._check_undo(seat)
        except WestmarchError as refused:
            self._remember(key, refused)
            raise
        await self._write(build(self.spec, [*self.log, (seat, None)]), seat, [None], key)
        return self.seq

    def _check_turn(self, visitor: str, seat: int, seq: int) -> None:
        if seat not in self.seats_of(visitor):
            raise Refused("not_your_seat", seat=seat + 1)
        if self.over:
            raise Refused("match_over")
        if self.status == "waiting":
            raise Refused("table_waiting")
        if seq != self.seq:
            raise Refused("stale")

    def _check_undo(self, seat: int) -> None:
        match = self.live.match
        if min(match.undoable(seat), self.takeable) > 0:
            return
        last = match.entry(match.answered - 1)[0] if match.answered else None
        if not any(who == seat for who, _ in self.log):
            raise Refused("undo_nothing")
        if last == CHANCE and not self.secrets:
            raise Refused("undo_dice")
        raise Refused("undo_news" if last == seat or self.secrets else "undo_others")

    def _known(self, key: tuple[str, str]) -> int | None:
        if key in self._refused:
            raise self._refused[key]
        return self._batches.get(key)

    def _remember(self, key: tuple[str, str], refused: WestmarchError) -> None:
        self._refused[key] = refused
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)

    # -- seats ----------------------------------------------------------------------------------------

    async def sit(self, visitor: str, name: str, number: int) -> None:
        await self._alone(self._sit(visitor, name, number))

    async def leave(self, visitor: str, number: int, bot: str | None) -> None:
        """Leave a seat: free before the first answer, later (or if wished) to a bot."""
        await self._alone(self._leave(visitor, number, bot))

    async def _sit(self, visitor: str, name: str, number: int) -> None:
        if self._seat(number).kind != FREE:
            raise Refused("seat_taken", seat=number + 1)
        if self.seats_of(visitor):
            raise Refused("already_seated")
        await self._reseat(number, Seat(HUMAN, visitor, None, name))

    async def _leave(self, visitor: str, number: int, bot: str | None) -> None:
        seat = self._seat(number)
        if seat.visitor != visitor or seat.kind not in (HUMAN, HOTSEAT):
            raise Refused("not_your_seat", seat=number + 1)
        if self.over:
            raise Refused("match_over")
        await self._reseat(number, Seat(FREE) if bot is None else Seat(BOT, None, bot))

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refused("no_seat", seat=number + 1)
        return self.seats[number]

    async def _reseat(self, number: int, after: Seat) -> None:
        before = self.seats[number]
        self.seats[number] = after  # so that the status to be written is the new one
        progress = self._progress(self.live)
        self.seats[number] = before
        job = partial(
            storage.change_seat, table=self.id, number=number, before=before, after=after, progress=progress
        )
        if not await self._commit(job):
            raise Refused("seat_taken", seat=number + 1)
        self.seats[number] = after
        self._changed()

    # -- talk -----------------------------------------------------------------------------------------

    async def say(self, visitor: str, text: str) -> None:
        await self._alone(self._say(visitor, text))

    async def _say(self, visitor: str, text: str) -> None:
        seats = self.seats_of(visitor)
        if not seats:
            raise Refused("not_at_the_table")
        number = self.lines[-1].number + 1 if self.lines else 0
        line = Chat(number, self.seats[seats[0]].name, seats[0], text, now())
        await self._commit(partial(storage.add_chat, table=self.id, visitor=visitor, line=line))
        self.lines.append(line)
        del self.lines[: -storage.CHAT_KEPT]
        for watcher in tuple(self.watchers):
            watcher.chat(line)

    def renamed(self, visitor: str, name: str) -> None:
        if self.seats_of(visitor):
            self.seats = [replace(s, name=name) if s.visitor == visitor else s for s in self.seats]
            self.show_all()

    # -- bots -----------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let bots answer, if one is asked."""
        if self._bots is None and self._bot() is not None:
            self._bots = asyncio.create_task(self._let_bots_play())

    async def stop(self) -> None:
        if self._bots is not None:
            self._bots.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._bots

    def _bot(self) -> str | None:
        return None if self.asked is None else self.seats[self.asked].bot

    async def _let_bots_play(self) -> None:
        try:
            while (bot := self._bot()) is not None:
                await asyncio.sleep(self._hall.settings.bot_pause)
                seq = self.seq
                thought = await self._think(bot) if is_slow(bot) else None
                await self._alone(self._bot_plays(bot, seq, thought))
        except (WestmarchError, SQLAlchemyError):
            LOG.exception("table %s: its bot could not answer", self.id)
        finally:
            self._bots = None

    async def _think(self, bot: str) -> str:
        """What search answers; if it fails, something sound, for a table must never stand still."""
        match = self.live.match
        try:
            return await self._hall.thinkers.answer(self.spec, tuple(self.log), bot)
        except Exception:
            LOG.exception("table %s: search failed", self.id)
            return quick_answer(match, default_bot(match.game), self.spec.seed)

    async def _bot_plays(self, bot: str, seq: int, thought: str | None) -> None:
        seat = self.asked
        if seat is None or self._bot() != bot or self.seq != seq:
            return
        live = self.live.fork()
        played: list[str | None] = []
        while not played or (thought is None and chains.goes_on(live.match, seat)):
            text = thought or quick_answer(live.match, bot, self.spec.seed)
            live.play(text)
            played.append(text)
        await self._write(live, seat, played, None)

    # -- inside ---------------------------------------------------------------------------------------

    async def _alone(self, change: Coroutine[Any, Any, T]) -> T:
        """One change at a time, and to its end even if whoever asked for it has gone."""
        return await asyncio.shield(asyncio.create_task(self._holding(change)))

    async def _holding(self, change: Coroutine[Any, Any, T]) -> T:
        async with self.lock:
            return await change

    async def _write(
        self, live: Live, seat: int, texts: Sequence[str | None], key: tuple[str, str] | None
    ) -> None:
        job = partial(
            storage.add_answers,
            table=self.id,
            first=len(self.log),
            seat=seat,
            texts=texts,
            batch=key,
            progress=self._progress(live),
        )
        await self._commit(job)
        self.live = live
        self.log += [(seat, text) for text in texts]
        if key is not None:
            self._batches[key] = self.seq
        self._changed()

    async def _commit(self, job: Any) -> Any:
        try:
            return await self._hall.writer.write(job)
        except IntegrityError:  # another process has changed this table: look at it anew
            self._hall.forget(self)
            raise Refused("stale") from None
        except SQLAlchemyError as error:
            LOG.error("table %s: not written: %s", self.id, type(error).__name__)
            raise Refused("unavailable") from None

    def _progress(self, live: Live) -> dict[str, Any]:
        """What lists say of the table once its match is ``live``."""
        was, self.live = self.live, live
        progress = {"status": self.status, "asked": self.asked, "entries": self.seq}
        self.live = was
        return progress

    def _changed(self) -> None:
        self._shown.clear()
        self._seen.clear()
        self.show_all()
        self.wake()
