"""Going back by agreement: the safe way out of a slip that undo does not reach, or of a table that is stuck.

Somebody who sits here proposes an entry; when all others who play here agree, the match goes on from
there with dice that nobody has seen. Bots agree to everything, except for somebody who is only away and must
be waited for. A proposal is not written down: it ends with any change of the table.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from westmarch.server.refusal import Refused
from westmarch.server.table.rebuild import REWIND, rewound

if TYPE_CHECKING:
    from westmarch.server.table.awake import Account
    from westmarch.server.table.table import Table


@dataclass
class Proposal:
    at: int
    by: str
    agreed: set[str] = field(default_factory=set)


class Rewinds:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._proposal: Proposal | None = None

    async def propose(self, visitor: str, seq: int, at: int, account: Account | None = None) -> int:
        """Ask to go back to entry ``at``; where nobody else plays, it is done at once."""
        return await self._table.alone(self._propose(visitor, seq, at), account)

    async def reply(self, visitor: str, seq: int, agree: bool, account: Account | None = None) -> int:
        """Agree, or decline: then (also by whoever proposed it) the proposal is gone."""
        return await self._table.alone(self._reply(visitor, seq, agree), account)

    async def order(self, at: int) -> int:
        """Go back because those who run the house say so."""
        if not 0 <= at < self._table.seq:
            raise Refused("bad_entry", last=self._table.seq - 1)
        return await self._table.alone(self._go_back(at))

    def clear(self) -> None:
        self._proposal = None

    def data(self) -> dict[str, Any] | None:
        """The proposal: to which entry, by which seats, and who has agreed or is waited for."""
        proposal, table = self._proposal, self._table
        if proposal is None:
            return None
        players = self._players()
        return {
            "at": proposal.at,
            "by": table.seats_of(proposal.by),
            "agreed": sorted(n for visitor in proposal.agreed for n in table.seats_of(visitor)),
            "waits": [
                number for number, seat in enumerate(table.seats) if seat.visitor in players - proposal.agreed
            ],
        }

    def _players(self) -> set[str]:
        """Also those for whom a bot sits in: it may not agree for them to undo what they did."""
        return {seat.visitor for seat in self._table.seats if seat.visitor is not None}

    async def _propose(self, visitor: str, seq: int, at: int) -> int:
        table = self._table
        self._check(visitor, seq)
        if at >= table.seq:
            raise Refused("bad_entry", last=table.seq - 1)
        self._proposal = Proposal(at, visitor, {visitor})
        return await self._settle()

    async def _reply(self, visitor: str, seq: int, agree: bool) -> int:
        self._check(visitor, seq)
        if self._proposal is None:
            raise Refused("no_proposal")
        if agree:
            self._proposal.agreed.add(visitor)
            return await self._settle()
        self._proposal = None
        self._table.show_all()
        return self._table.seq

    def _check(self, visitor: str, seq: int) -> None:
        if not self._table.seats_of(visitor):
            raise Refused("not_at_the_table")
        self._table.check_running(seq)

    async def _settle(self) -> int:
        """Go back if all have agreed, else show who is waited for."""
        table, proposal = self._table, self._proposal
        assert proposal is not None
        if self._players() - proposal.agreed:
            table.show_all()
            return table.seq
        return await self._go_back(proposal.at)

    async def _go_back(self, at: int) -> int:
        table = self._table
        back = rewound if table.payer is None else table.payer.measured(rewound)
        match = await table.hall.replay(back, table.match, table.snapshots, table.spec, len(table.log), at)
        await table.play(match, REWIND, [str(at)])
        return table.seq
