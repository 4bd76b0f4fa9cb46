"""Who sits where: sitting down, leaving, a bot that sits in for one who stays away, and coming back.

When the last seat is taken the match is dealt; from then on nobody leaves a hole, only a bot.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from westmarch.core.registry import find_game
from westmarch.server.refusal import Refused
from westmarch.server.store import writes
from westmarch.server.store.names import told_apart
from westmarch.server.store.stored import BOT, FREE, HOTSEAT, HUMAN, Listed, Seat, all_taken
from westmarch.server.table.absence import Instant, this_instant, written_at
from westmarch.server.table.bringing import begun
from westmarch.server.table.progress import progress
from westmarch.server.table.rebuild import rebuild
from westmarch.server.table.thinking import default_bot

if TYPE_CHECKING:
    from westmarch.server.table.table import Table


def may_sit(seats: list[Seat] | tuple[Seat, ...], visitor: str) -> list[int]:
    """Seats that a visitor may take: free ones, and those that a bot keeps for it."""
    seated = any(seat.holder == visitor for seat in seats)
    return [
        number
        for number, seat in enumerate(seats)
        if (seat.kind == FREE and not seated) or (seat.kind == BOT and seat.visitor == visitor)
    ]


def stand_in_of(listed: Listed) -> str:
    """The bot that plays on for one who stays away or leaves: the choice of whoever opened the table."""
    return listed.stand_in or default_bot(find_game(listed.game))


def hosts(opener: str | None, seats: Sequence[Seat]) -> list[int]:
    """Seats of whoever has opened the table, who alone lists it and lets bots in; where that visitor does not
    sit here, of all who do."""
    seated = [(number, seat.holder) for number, seat in enumerate(seats) if seat.holder is not None]
    return [number for number, holder in seated if holder == opener] or [number for number, _ in seated]


def public(wished: bool, seats: Iterable[Seat]) -> bool:
    """Whether a table stands among the open ones: where some share a screen nobody else is invited."""
    return wished and all(seat.kind != HOTSEAT for seat in seats)


class Seating:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._changed = written_at(table.at)

    def data(self) -> list[dict[str, Any]]:
        table = self._table
        turn = table.asked
        names = self.names()
        return [
            {
                "name": names[number] or None,
                "kind": seat.kind,
                "bot": seat.bot,
                "free": seat.kind == FREE,
                "here": seat.kind == BOT or (seat.visitor is not None and table.here(seat.visitor)),
                "turn": number == turn,
                "absent": seat.kind == BOT and seat.visitor is not None,
            }
            for number, seat in enumerate(table.seats)
        ]

    def names(self) -> list[str]:
        """Of all seats, such that people can tell them apart."""
        return told_apart([(seat.visitor, seat.name) for seat in self._table.seats])

    def in_front(self, visitor: str, front: int | None) -> list[int]:
        """The seats whose view a screen with a curtain is sent: where several share it and have secrets, only
        that of whoever sits before it."""
        table = self._table
        you = table.seats_of(visitor)
        shared = len(you) > 1 and any(table.seats[number].kind == HOTSEAT for number in you)
        if not (shared and table.secrets and table.status == "running"):
            return you
        return [number for number in you if number == front]

    def hosts(self) -> list[int]:
        return hosts(self._table.listed.opener, self._table.seats)

    async def sit(
        self, visitor: str, name: str, number: int, nonce: str | None = None, agrees: bool = False
    ) -> None:
        """Take a seat, and add something to the seed if the match is not dealt yet. ``agrees``: what others
        hide in a match that was brought along may stay as it is."""
        await self._table.alone(self._sit(visitor, name, number, nonce, agrees))

    async def give_way(self, number: int, bot: str, other: str) -> None:
        """Another bot plays in the seat of one that fails."""
        await self._table.alone(self._give_way(number, bot, other))

    async def leave(self, visitor: str, number: int, bot: str | None) -> None:
        """Leave a seat: it is free if the table still waits, else (or if wished) a bot takes it."""
        await self._table.alone(self._leave(visitor, number, bot))

    async def replace(self, visitor: str, number: int) -> None:
        """Let a bot sit in for somebody who is asked and has stayed away too long."""
        await self._table.alone(self._replace(visitor, number))

    async def seat_bot(self, visitor: str, number: int, bot: str) -> None:
        """Let a bot take a free seat, so that the match can begin."""
        await self._table.alone(self._seat_bot(visitor, number, bot))

    async def list_it(self, visitor: str, is_open: bool) -> None:
        """Put the table among the open ones, or take it away."""
        await self._table.alone(self._list_it(visitor, is_open))

    def gone(self, visitor: str) -> None:
        """A socket was closed."""
        if not self._table.here(visitor) and self._table.seats_of(visitor):
            self._table.hall.farewells.note(self._table.id, visitor)

    def changed(self) -> None:
        """Something was written at this table just now."""
        self._changed = this_instant()

    def away_since(self) -> int | None:
        """Since when the one who is asked keeps the table waiting and is not here, by the wall clock."""
        since = self._away()
        return None if since is None else since.wall

    def _away(self) -> Instant | None:
        table = self._table
        holder = None if table.asked is None else table.seats[table.asked].holder
        if holder is None or table.here(holder):
            return None
        left = table.hall.farewells.of(table.id, holder)
        return self._changed if left is None else max(self._changed, left)

    async def _sit(self, visitor: str, name: str, number: int, nonce: str | None, agrees: bool) -> None:
        table = self._table
        self._seat(number)
        if number not in may_sit(table.seats, visitor):
            if table.seats[number].kind == FREE:
                raise Refused("already_seated")
            raise Refused("seat_taken", seat=number + 1)
        if table.over:
            raise Refused("match_over")
        if nonce is not None and table.dealt is not None:
            raise Refused("match_begun")
        await self._reseat(number, Seat(HUMAN, visitor, None, name), nonce, visitor if agrees else None)

    async def _leave(self, visitor: str, number: int, bot: str | None) -> None:
        seat = self._seat(number)
        if seat.holder != visitor or seat.kind not in (HUMAN, HOTSEAT):
            raise Refused("not_your_seat", seat=number + 1)
        table = self._table
        if table.over:
            raise Refused("match_over")
        if bot is None and table.dealt is not None:
            bot = stand_in_of(table.listed)
        await self._reseat(number, Seat(FREE) if bot is None else Seat(BOT, None, bot))

    async def _replace(self, visitor: str, number: int) -> None:
        table = self._table
        seat = self._seat(number)
        if not table.seats_of(visitor):
            raise Refused("not_at_the_table")
        if table.over:
            raise Refused("match_over")
        since = self._away()
        if since is None or table.asked != number:
            raise Refused("not_away", seat=number + 1)
        left = table.listed.patience - since.seconds_ago
        if left > 0:
            raise Refused("still_time", seat=number + 1, minutes=math.ceil(left / 60))
        await self._reseat(number, Seat(BOT, seat.visitor, stand_in_of(table.listed), seat.name))

    async def _give_way(self, number: int, bot: str, other: str) -> None:
        seat = self._seat(number)
        if seat.kind == BOT and seat.bot == bot:
            name = bot.partition(":")[0]
            await self._table.house_lines.tell("house.bot", seat=number + 1, bot=name, other=other)
            await self._reseat(number, replace(seat, bot=other))

    def _check_host(self, visitor: str) -> None:
        you = self._table.seats_of(visitor)
        if not you:
            raise Refused("not_at_the_table")
        if not set(you) & set(self.hosts()):
            raise Refused("not_host")

    async def _seat_bot(self, visitor: str, number: int, bot: str) -> None:
        seat = self._seat(number)
        self._check_host(visitor)
        if seat.kind != FREE:
            raise Refused("seat_taken", seat=number + 1)
        await self._reseat(number, Seat(BOT, None, bot))

    async def _list_it(self, visitor: str, is_open: bool) -> None:
        table = self._table
        self._check_host(visitor)
        is_open = public(is_open, table.seats)
        await table.commit(partial(writes.list_table, table=table.id, is_open=is_open))
        if is_open != table.listed.open:
            table.listed = replace(table.listed, open=is_open)
            table.talk.listed()
            table.show_all()

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self._table.seats):
            raise Refused("no_seat", seat=number + 1)
        return self._table.seats[number]

    async def _reseat(
        self, number: int, after: Seat, nonce: str | None = None, agrees: str | None = None
    ) -> None:
        table = self._table
        seats = list(table.seats)
        before, seats[number] = seats[number], after
        spec, match, listed = table.spec, table.dealt, table.listed
        if match is None:
            agreed = (listed.agreed - {before.visitor or ""}) | ({agrees} if agrees else set())
            listed = replace(listed, agreed=agreed)
            nonces = list(spec.nonces or [None] * spec.players)
            nonces[number] = nonce
            spec = replace(spec, nonces=tuple(nonces))
            if all_taken(seats):
                spec, listed = await asyncio.to_thread(begun, spec, listed, seats)
                match = await asyncio.to_thread(rebuild, spec, tuple(table.log))
        job = partial(
            writes.change_seat,
            table=table.id,
            number=number,
            before=before,
            after=after,
            nonce=spec.nonces[number] if spec.nonces else None,
            progress=progress(match, spec.uploaded),
            listed=listed,
            base=None if spec.base is table.spec.base else spec.base,
        )
        if not await table.commit(job):
            raise Refused("seat_taken", seat=number + 1)
        table.seats = seats
        table.spec = spec
        table.listed = listed
        table.dealt = match
        table.changed()
