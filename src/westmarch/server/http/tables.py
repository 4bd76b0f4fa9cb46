"""Tables over HTTP: opening, finding, sitting down and leaving."""

from __future__ import annotations

from fastapi import APIRouter, Request

from westmarch.bots.protocol import Advice
from westmarch.core.errors import WestmarchError
from westmarch.core.registry import find_game, is_playable
from westmarch.server.edge.limits import Costly, Metered, address_of
from westmarch.server.edge.visitors import Visitor
from westmarch.server.http.listings import listings_of
from westmarch.server.http.shapes import (
    Bot,
    Hint,
    HintFor,
    Id,
    Listing,
    NewTable,
    SeatNumber,
    SitDown,
    TableId,
    TableInfo,
)
from westmarch.server.http.state import hall_of, opener, table_of
from westmarch.server.http.table_info import listed_info, table_info
from westmarch.server.refusal import Refused
from westmarch.server.table.opening import Away, bot_wished, new_table, return_match, seat_for
from westmarch.server.table.table import LOG
from westmarch.server.table.thinking import HINT_SECONDS, check_bot

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", status_code=201)
async def create(request: Request, visitor: Visitor, wish: NewTable, _: Costly) -> TableId:
    """A new table. Share its address `/t/{id}`: who opens it takes a friend's seat or watches."""
    hall = hall_of(request)
    find_game(wish.game)
    seats = [seat_for(s.kind, s.bot, visitor, wish.game, hall.settings) for s in wish.seats]
    away = Away(wish.patience, bot_wished(wish.stand_in, wish.game, hall.settings))
    stored = new_table(
        wish.game, wish.players, wish.options, wish.language, seats, wish.open, away, wish.study, visitor
    )
    if not stored.listed.open or stored.listed.status != "waiting":
        return TableId(id=await hall.add(stored, opener(request, visitor)))
    async with listings_of(request).place(hall, stored.listed.id, visitor, address_of(request)):
        return TableId(id=await hall.add(stored, opener(request, visitor)))


@router.get("")
async def lobby(request: Request, visitor: Visitor) -> list[TableInfo]:
    """Open tables: those with a free seat first, then running ones to watch."""
    hall = hall_of(request)
    found = await hall.read(hall.reads.lobby)
    return [listed_info(listed, visitor) for listed in found if is_playable(listed.game)]


@router.get("/mine")
async def mine(request: Request, visitor: Visitor) -> list[TableInfo]:
    """My tables: where it is my turn first, then the latest."""
    hall = hall_of(request)
    found = await hall.read(hall.reads.mine, visitor)
    tables = [listed_info(listed, visitor) for listed in found if is_playable(listed.game)]
    return sorted(tables, key=lambda table: (not table.your_turn, table.status == "over"))


@router.get("/{id}")
async def table(request: Request, visitor: Visitor, id: Id) -> TableInfo:
    """Seats and status; nothing that is secret."""
    return table_info(await table_of(request, visitor, id), visitor)


@router.post("/{id}/seats/{seat}")
async def sit(
    request: Request, visitor: Visitor, id: Id, seat: SeatNumber, wish: SitDown | None = None
) -> TableInfo:
    """Take a free seat. What I add (`nonce`) becomes part of the dice when the last seat is taken; `agree`
    says that a match which was brought along may stay as it is."""
    hall = hall_of(request)
    found = await table_of(request, visitor, id)
    name = await hall.read(hall.reads.visitor_name, visitor)
    nonce, agrees = (None, False) if wish is None else (wish.nonce, wish.agree)
    await found.seating.sit(visitor, name, seat, nonce, agrees)
    return table_info(found, visitor)


@router.delete("/{id}/seats/{seat}")
async def leave(
    request: Request, visitor: Visitor, id: Id, seat: SeatNumber, bot: Bot | None = None
) -> TableInfo:
    """Leave a seat. While the table waits it becomes free; later, or with `bot`, a bot takes it."""
    hall = hall_of(request)
    found = await table_of(request, visitor, id)
    if bot is not None:
        check_bot(bot, find_game(found.spec.game), hall.settings)
    await found.seating.leave(visitor, seat, bot)
    return table_info(found, visitor)


@router.post("/{id}/seats/{seat}/bot")
async def seat_bot(
    request: Request, visitor: Visitor, id: Id, seat: SeatNumber, bot: Bot | None = None
) -> TableInfo:
    """Let a bot take a free seat, for the host of the table. With the last seat the match begins."""
    hall = hall_of(request)
    found = await table_of(request, visitor, id)
    await found.seating.seat_bot(visitor, seat, bot_wished(bot, found.spec.game, hall.settings))
    return table_info(found, visitor)


@router.post("/{id}/listing")
async def list_it(request: Request, visitor: Visitor, id: Id, wish: Listing) -> TableInfo:
    """Put the table among the open ones, or take it away; for the host of the table."""
    hall = hall_of(request)
    found = await table_of(request, visitor, id)
    if not wish.open or found.listed.open or found.status != "waiting":
        await found.seating.list_it(visitor, wish.open)
    else:
        async with listings_of(request).place(hall, found.id, visitor, address_of(request)):
            await found.seating.list_it(visitor, wish.open)
    return table_info(found, visitor)


@router.post("/{id}/seats/{seat}/replace")
async def stand_in(request: Request, visitor: Visitor, id: Id, seat: SeatNumber) -> TableInfo:
    """Let a bot sit in for a player who is asked and has been away for longer than the table's `patience`.
    It is the table's own `stand_in`, chosen when it was opened, not the choice of those who play against it.
    Whoever comes back takes the seat again like a free one."""
    found = await table_of(request, visitor, id)
    await found.seating.replace(visitor, seat)
    return table_info(found, visitor)


@router.post("/{id}/rematch", status_code=201)
async def rematch(request: Request, visitor: Visitor, id: Id, _: Costly) -> TableId:
    """A new table for the same people, each one seat further; the same one for all who ask."""
    hall = hall_of(request)
    found = await table_of(request, visitor, id)
    if found.rematch is not None and found.seats_of(visitor):
        return TableId(id=found.rematch)
    return TableId(id=await hall.add_rematch(found, return_match(found, visitor)))


@router.post("/{id}/hint")
async def hint(
    request: Request, visitor: Visitor, id: Id, _: Costly, meter: Metered, wish: HintFor | None = None
) -> Hint:
    """What search would answer to my prompt, with its estimate of every option."""
    hall = hall_of(request)
    found = await table_of(request, visitor, id)
    seat = found.asked
    if seat is None or seat not in found.seats_of(visitor) or (wish and wish.seat not in (None, seat)):
        raise Refused("nothing_asked")
    meter.spend(HINT_SECONDS)
    try:
        advice = await hall.thinkers.advise(found.match, found.spec.seed, visitor)
    except WestmarchError:
        raise
    except Exception:
        hall.bot_failed("search")
        LOG.exception("table %s: no hint could be thought out", found.id)
        raise Refused("hint_failed") from None
    return hint_of(seat, advice)


def hint_of(seat: int, advice: Advice) -> Hint:
    """The advice as it is shown: what is called best has the best figure."""
    chances = {str(option): round(chance, 4) for option, chance in advice.chances.items()}
    best = max(chances, key=lambda option: chances[option], default=str(advice.choice))
    return Hint(seat=seat, choice=best, chances=chances, effort=advice.effort)
