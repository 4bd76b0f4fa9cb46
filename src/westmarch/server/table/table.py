"""A table: one match in memory with those who sit at it, one change at a time.

A change is made on a fork, written to the database, and only then becomes the table's match and is
told to everybody; so what was not written never happened. What can be done at a table has a module
each: answers, rewinds, seats, talk, and the bots' turns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy.exc import IntegrityError

from westmarch.core.chance import commitment
from westmarch.core.encoding import as_json
from westmarch.core.letters import has_letter
from westmarch.core.match import Match
from westmarch.core.record import Record
from westmarch.core.registry import find_game
from westmarch.core.view import has_secrets
from westmarch.server.refusal import Refused
from westmarch.server.store import writes
from westmarch.server.store.stored import Chat, RecordKind, Status, StoredTable, all_taken, moment, now
from westmarch.server.table import bookmarks
from westmarch.server.table.answering import Answers
from westmarch.server.table.awake import Account
from westmarch.server.table.bot_turns import BotTurns
from westmarch.server.table.bringing import origin_of
from westmarch.server.table.house_lines import HouseLines
from westmarch.server.table.news import Has, News
from westmarch.server.table.notes import Notes
from westmarch.server.table.progress import progress
from westmarch.server.table.rebuild import REWIND, restore, resumed, seeds
from westmarch.server.table.rewinding import Rewinds
from westmarch.server.table.seat_view import asked, seat_view, text_of
from westmarch.server.table.seating import Seating
from westmarch.server.table.snapshots import Snapshots
from westmarch.server.table.talk import Talk
from westmarch.server.table.turns import measured

if TYPE_CHECKING:
    from westmarch.server.table.hall import Hall

LOG = logging.getLogger("westmarch.server")
T = TypeVar("T")
POSITIONS = 50
"""Entries after which the position is written down once more."""
Key = tuple[str, str]
"""A visitor and the id that it gave to its request."""


class Watcher(Protocol):
    """A socket at the table."""

    visitor: str
    address: str

    def show(self) -> None: ...
    def chat(self, line: Chat) -> None: ...
    def notes(self) -> None: ...
    def taken_back(self, common: int) -> None: ...
    def end(self) -> None: ...


class Table:
    def __init__(self, hall: Hall, stored: StoredTable) -> None:
        self.id = stored.listed.id
        self.hall = hall
        self.spec = stored.spec
        self.listed = stored.listed
        self.seats = list(stored.listed.seats)
        self.log: list[tuple[int, str | None]] = []
        self.takeable = 0
        """Answers given at this table that stand: no undo goes back further."""
        self.undone = 0
        for seat, text in stored.log:
            self._note(seat, text)
        self._begins = stored.begins
        self._position_at = stored.position.entries if stored.position else 0
        self.rematch = stored.listed.rematch
        self.at = stored.listed.changed
        """When something was last written."""
        self.secrets = has_secrets(find_game(stored.spec.game).fields)
        self.dealt: Match[Any] | None = None
        """The match, once every seat is taken; before, there is nothing that anybody could see."""
        self._snapshots: Snapshots | None = None
        self._marked = 0
        """Lines of the log that the bookmark holds."""
        if all_taken(self.seats):
            self.dealt, self._snapshots = self._restored(stored)
        self.watchers: set[Watcher] = set()
        self.payer: Account | None = None
        """On whose account it is shown what became of the table: whoever changed it last."""
        self.lock = asyncio.Lock()
        self.answers = Answers(self, stored.accepted)
        self.rewinds = Rewinds(self)
        self.seating = Seating(self)
        self.talk = Talk(self, stored.chat)
        self.notes = Notes(self, stored.notes)
        self.bots = BotTurns(self)
        self.course: asyncio.Task[Any] | None = None
        """How the match went, once somebody wants to see it."""
        self.house_lines = HouseLines(self, stored.told)
        self.news = News(self, stored.renewed)
        self.version = 0
        """Grows with every change of the match or the seats."""
        self._shown: dict[tuple[int, ...], str] = {}
        self._public: dict[str, Any] = {}
        """What everybody sees of the match, until it changes."""
        self._texts: dict[Any, Any] = {}
        """Messages that several sockets are sent, until something changes."""

    # -- what is so -----------------------------------------------------------------------------

    @property
    def match(self) -> Match[Any]:
        """The match; Refused as long as the table waits."""
        if self.dealt is None:
            raise Refused("table_waiting")
        return self.dealt

    @property
    def snapshots(self) -> Snapshots:
        """The match as it was, now and then."""
        if self._snapshots is None:
            self._snapshots = Snapshots(self.match)
        return self._snapshots

    @property
    def seq(self) -> int:
        return 0 if self.dealt is None else self.dealt.answered

    @property
    def status(self) -> Status:
        found: Status = progress(self.dealt, self.spec.uploaded)["status"]
        return found

    @property
    def over(self) -> bool:
        return self.status == "over"

    @property
    def asked(self) -> int | None:
        """The seat that is asked, while the match runs."""
        found: int | None = progress(self.dealt, self.spec.uploaded)["asked"]
        return found

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.lock.locked() and not self.bots.busy

    def seats_of(self, visitor: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if visitor and seat.holder == visitor]

    def here(self, visitor: str | None) -> bool:
        return any(watcher.visitor == visitor for watcher in self.watchers)

    def closed_to(self, mine: Sequence[int]) -> frozenset[int]:
        """Seats whose secrets outlive the match, since another goes on with them; but for ``mine``."""
        if self.dealt is None or not self.over or self.spec.uploaded:
            return frozenset()
        return self.dealt.game.positions.kept_secrets(self.dealt.state) - set(mine)

    def record_kind(self, mine: Sequence[int]) -> RecordKind | None:
        """``whole``, ``sealed`` (without the seed), or None: what of the record may be had now."""
        if self.over:
            return None if self.closed_to(mine) else "whole"
        return None if self.secrets or self.dealt is None else "sealed"

    def check_open(self, visitor: str) -> None:
        """Refuse what would tell secrets of a match that runs, or of the one that follows it."""
        mine = self.seats_of(visitor)
        if self.closed_to(mine):
            raise Refused("letter_secret")
        if self.dealt is not None and self.record_kind(mine) is None:
            raise Refused("sealed_match")

    def open_record(self, visitor: str) -> Record:
        """The record, if the visitor may have it now."""
        self.check_open(visitor)
        return self.record()

    def record(self) -> Record:
        """What may be told of the record now: with all seeds when the match is over, before without."""
        record = self.match.record()
        if self.spec.uploaded:
            return record
        record = replace(record, seats=tuple(seat.spec for seat in self.seats))
        return record.with_seeds(*seeds(self.spec, self.log)) if self.over else record.sealed()

    # -- what is shown ----------------------------------------------------------------------------

    def around(self) -> dict[str, Any]:
        """What changes without the match: who is here, what is proposed, whether the table is listed."""
        seated = {seat.holder for seat in self.seats}
        away = self.seating.away_since()
        return {
            "seats": self.seating.data(),
            "watchers": sum(watcher.visitor not in seated for watcher in self.watchers),
            "away_since": None if away is None else moment(away).isoformat(),
            "patience": self.listed.patience,
            "open": self.listed.open,
            "proposal": self.rewinds.data(),
            "rematch": self.rematch,
            **self._unusual(),
        }

    def _unusual(self) -> dict[str, Any]:
        """What is so at few tables, or only while one waits: the others need not be sent it."""
        found: dict[str, Any] = {}
        if self.dealt is None:
            found["hosts"] = self.seating.hosts()
        if self.listed.brought is not None:
            found["brought"] = origin_of(self.listed, self.dealt is None)
        if self.hall.shows.rests(self):
            found["rests"] = True
        return found

    def common(self, mine: Sequence[int]) -> dict[str, Any]:
        match = self.dealt
        record = self.record_kind(mine)
        open_seed = None if match is None or record != "whole" else match.seed
        return {
            "seq": self.seq,
            "game": self.spec.game,
            "status": self.status,
            "asked": asked(match) if match is not None and self.status == "running" else None,
            "result": match.result.as_data() if match is not None and match.result else None,
            "commitment": commitment(self.spec.seed) if match is None else match.commitment,
            "nonces": [] if match is None else list(match.nonces),
            "seed": None if open_seed is None else str(open_seed),
            "record": record,
            "letter": match is not None and has_letter(match),
            "undone": self.undone,
        }

    def seat_views(self, seats: Sequence[int]) -> str:
        """JSON of what some seats see, made once a change."""
        if self.dealt is None:
            return "[]"
        key = tuple(seats)
        if key not in self._shown:
            running = self.status == "running"
            found = [seat_view(self.match, seat, running, public=self._public) for seat in (seats or (None,))]
            for shown in found:
                shown["undoable"] = min(shown["undoable"], self.takeable)
            self._shown[key] = f"[{','.join(map(text_of, found))}]"
        return self._shown[key]

    def around_text(self, you: tuple[int, ...], may_sit: tuple[int, ...]) -> str:
        """The message about those around the table, made once for all who have the same seats."""
        key = (you, may_sit)
        if key not in self._texts:
            mine = as_json({"type": "around", "you": you, "may_sit": may_sit})
            self._texts[key] = f"{mine[:-1]},{self._around()}}}"
        found: str = self._texts[key]
        return found

    def state_text(
        self, you: tuple[int, ...], may_sit: tuple[int, ...], seen: tuple[int, ...], has: Has
    ) -> tuple[str, Has]:
        """The state as the seats ``seen`` see it, for a client that has these events, made once for all who
        see the same; and what it has then."""
        key = (you, may_sit, seen, has)
        if key not in self._texts:
            events, after = self.news.since(seen, has)
            head = {"type": "state", **self.common(you), "you": you, "may_sit": may_sit}
            head |= {"events_from": has.seen, "events": events}
            views = self.seat_views(seen)
            self._texts[key] = (f'{as_json(head)[:-1]},{self._around()},"eyes":{views}}}', after)
        found: tuple[str, Has] = self._texts[key]
        return found

    def _around(self) -> str:
        """`around` as members of a JSON object."""
        if None not in self._texts:
            self._texts[None] = as_json(self.around())[1:-1]
        found: str = self._texts[None]
        return found

    def show_all(self) -> None:
        self._texts.clear()
        for watcher in tuple(self.watchers):
            watcher.show()

    # -- for what is done here --------------------------------------------------------------------

    def check_running(self, seq: int) -> None:
        """Refuse what was meant for another moment."""
        if self.over:
            raise Refused("match_over")
        if self.status == "waiting":
            raise Refused("table_waiting")
        if seq != self.seq:
            raise Refused("stale")

    async def alone(self, change: Coroutine[Any, Any, T], account: Account | None = None) -> T:
        """One change at a time, and to its end even if whoever asked for it has gone; on that one's account,
        with what is to be shown of it."""
        return await asyncio.shield(asyncio.create_task(self._locked(change, account)))

    async def _locked(self, change: Coroutine[Any, Any, T], account: Account | None) -> T:
        async with self.lock:
            if account is None:
                return await change
            self.payer = account
            return await measured(change, account.spend)

    async def play(
        self, match: Match[Any], seat: int, texts: Sequence[str | None], key: Key | None = None
    ) -> None:
        """Write lines of the log; ``match`` is what they lead to."""
        job = partial(
            writes.add_answers,
            table=self.id,
            first=self._begins + len(self.log),
            seat=seat,
            texts=texts,
            request=key,
            progress=progress(match, self.spec.uploaded),
        )
        await self.commit(job)
        common = self.news.in_common(match, self.match)
        self.house_lines.move_back(match, match.told_in_common(self.match))
        self.snapshots.keep(match, anew=seat == REWIND)
        self.dealt = match
        for text in texts:
            self._note(seat, text)
        for watcher in tuple(self.watchers):
            watcher.taken_back(common)
        self.changed()
        if not self._position_at <= match.answered < self._position_at + POSITIONS and not self.over:
            self._position_at = match.answered
            self.hall.keep_position(self)
        self.keep_bookmark()

    def keep_bookmark(self) -> None:
        """Where the log has grown enough since the last one."""
        if bookmarks.is_due(len(self.log), self._marked, self.over):
            self._marked = len(self.log)
            self.hall.keep_bookmark(self)

    def _restored(self, stored: StoredTable) -> tuple[Match[Any], Snapshots]:
        """By the bookmark, or else by the whole log."""
        if stored.bookmark is not None:
            try:
                found = resumed(stored.spec, stored.log, stored.bookmark)
                self._marked = stored.bookmark.lines
                return found
            except Exception as error:  # the log is there all the same
                LOG.info("table %s: its bookmark is not used: %s", self.id, type(error).__name__)
        match, snapshots = restore(stored.spec, stored.log)
        self._marked = -snapshots.begins
        return match, snapshots

    def _note(self, seat: int, text: str | None) -> None:
        """One more line of the log."""
        self.log.append((seat, text))
        back = seat == REWIND or text is None
        self.undone += back
        self.takeable = 0 if seat == REWIND else self.takeable + (-1 if back else 1)

    async def commit(self, job: Any) -> Any:
        try:
            return await self.hall.write(job)
        except IntegrityError:  # another process has changed this table: look at it anew
            self.hall.forget(self)
            raise Refused("stale") from None

    def changed(self) -> None:
        """Something was written: show it, and let bots go on."""
        self.at = now()
        self.seating.changed()
        self.rewinds.clear()
        self.version += 1
        self._shown.clear()
        self._public = {}
        self.show_all()
        self.bots.wake()
