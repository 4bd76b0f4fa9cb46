"""Answers and undo, each under the client's own request id, so that a repetition changes nothing."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from westmarch.core.chance import CHANCE
from westmarch.core.errors import WestmarchError
from westmarch.server.refusal import Refused
from westmarch.server.table import chains
from westmarch.server.table.rebuild import rebuild

if TYPE_CHECKING:
    from westmarch.server.table.awake import Account
    from westmarch.server.table.table import Key, Table

REMEMBERED = 256
"""Refused requests that a table remembers."""


class Answers:
    def __init__(self, table: Table, accepted: dict[Key, int]) -> None:
        self._table = table
        self._accepted = accepted
        self._refused: OrderedDict[Key, WestmarchError] = OrderedDict()

    async def answer(
        self, key: Key, seat: int, seq: int, answers: list[str], account: Account | None = None
    ) -> int:
        """Play answers whole or not at all; the number of entries then."""
        begun = time.perf_counter()
        try:
            return await self._table.alone(self._answer(key, seat, seq, answers), account)
        finally:
            self._table.hall.timed(time.perf_counter() - begun)

    async def undo(self, key: Key, seat: int, seq: int, account: Account | None = None) -> int:
        return await self._table.alone(self._undo(key, seat, seq, account), account)

    async def _answer(self, key: Key, seat: int, seq: int, answers: list[str]) -> int:
        if (known := self._known(key)) is not None:
            return known
        table = self._table
        try:
            self._check_turn(key[0], seat, seq)
            if table.asked != seat:
                raise Refused("not_asked", seat=seat + 1)
            match, played = chains.play(table.match, answers)
        except WestmarchError as refused:
            self._remember(key, refused)
            raise
        await table.play(match, seat, played, key)
        self._accepted[key] = match.answered
        return match.answered

    async def _undo(self, key: Key, seat: int, seq: int, account: Account | None) -> int:
        if (known := self._known(key)) is not None:
            return known
        table = self._table
        try:
            self._check_turn(key[0], seat, seq)
            self._check_undo(seat)
        except WestmarchError as refused:
            self._remember(key, refused)
            raise
        try:
            match = table.snapshots.back_to(table.match, table.seq - 1)
        except LookupError:  # nothing was kept of these dice
            replayed = rebuild if account is None else account.measured(rebuild)
            match = await table.hall.replay(replayed, table.spec, [*table.log, (seat, None)])
        await table.play(match, seat, [None], key)
        self._accepted[key] = match.answered
        return match.answered

    def _check_turn(self, visitor: str, seat: int, seq: int) -> None:
        table = self._table
        if seat not in table.seats_of(visitor):
            raise Refused("not_your_seat", seat=seat + 1)
        table.check_running(seq)

    def _check_undo(self, seat: int) -> None:
        table = self._table
        match = table.match
        if min(match.undoable(seat), table.takeable) > 0:
            return
        last = match.entry(match.answered - 1)[0] if match.answered else None
        if not any(who == seat for who, _ in table.log):
            raise Refused("undo_nothing")
        if last == CHANCE and not table.secrets:
            raise Refused("undo_dice")
        raise Refused("undo_news" if last == seat or table.secrets else "undo_others")

    def _known(self, key: Key) -> int | None:
        if key in self._refused:
            raise self._refused[key]
        return self._accepted.get(key)

    def _remember(self, key: Key, refused: WestmarchError) -> None:
        self._refused[key] = refused
        if len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)
