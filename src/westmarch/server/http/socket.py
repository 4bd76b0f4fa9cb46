"""The live table: what a socket is shown, and what it may send."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from fastapi.responses import JSONResponse

from westmarch.core.encoding import as_json
from westmarch.core.errors import WestmarchError
from westmarch.core.registry import find_game
from westmarch.server.buckets import Bucket
from westmarch.server.edge.guard import check_origin
from westmarch.server.edge.limits import Account, address_of, limits_of
from westmarch.server.edge.pacing import share
from westmarch.server.edge.visitors import Visitors, clean_line
from westmarch.server.http.messages import (
    AnswerSent,
    ChatSent,
    FrontSent,
    Hello,
    NoteSent,
    RewindSent,
    UndoSent,
    parsed,
    request_id_of,
)
from westmarch.server.http.outbox import Outbox
from westmarch.server.http.shapes import ID_SHAPE
from westmarch.server.http.state import opener
from westmarch.server.refusal import Refused, error_data, language_of, status_of
from westmarch.server.store.models import CHAT
from westmarch.server.store.stored import Chat, moment
from westmarch.server.table.hall import Hall
from westmarch.server.table.news import NOTHING, Eyes, Has
from westmarch.server.table.seating import may_sit
from westmarch.server.table.table import LOG, Table
from westmarch.server.table.turns import measured

router = APIRouter()
WAIT_FOR_HELLO = 2.0
STALLED = 30.0
"""Seconds for which a client may leave unread what is sent to it."""
FLIP = 0.25
"""Seconds after which a screen that was handed over too often is looked at again."""
LAST_WORDS = 0.1
"""Seconds for the refusal that explains why a table is looked at anew."""
TOO_MANY = 200
"""Refusals for haste after which a socket is closed."""
POLICY, AGAIN = 1008, 1012


@router.websocket("/api/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str) -> None:
    state = websocket.app.state
    hall: Hall = state.hall
    language = language_of(websocket.headers.get("accept-language"))
    with contextlib.ExitStack() as held:
        try:
            check_origin(websocket, hall.settings.origins)
            visitors: Visitors = state.visitors
            visitor = visitors.known(websocket)
            if visitor is None:
                raise Refused("no_visitor")
            limits, address = limits_of(websocket), address_of(websocket)
            held.enter_context(limits.socket(visitor, address))
            share(websocket.scope, limits.frames(address))
            if not re.fullmatch(ID_SHAPE, id):
                raise Refused("no_table")
            table = await hall.table(id, opener(websocket, visitor))
        except WestmarchError as refused:
            body = {"error": error_data(refused, language)}
            await websocket.send_denial_response(JSONResponse(body, status_code=status_of(refused)))
            return
        await websocket.accept()
        if visitors.still_known(websocket) is None:  # signed out in this very moment
            await websocket.close(AGAIN)
            return
        asyncio.get_running_loop().call_soon(table.bots.wake)  # bots alone play for those who look on
        account = Account(limits.play_budgets(visitor, address))
        turn = partial(hall.turns.come, visitor, address)
        await Connection(websocket, table, visitor, language, account, turn).run()


class Connection:
    """One socket: knows what its client already has, and never lets a slow one hold up the table."""

    def __init__(
        self,
        websocket: WebSocket,
        table: Table,
        visitor: str,
        language: str,
        account: Account,
        turn: Callable[[], Awaitable[None]],
    ) -> None:
        settings = table.hall.settings
        self.visitor = visitor
        self._account = account
        self._turn = turn
        self.address = address_of(websocket)
        self._websocket = websocket
        self._table = table
        self._language = language
        self._bucket = Bucket(settings.socket_rate, settings.socket_rate)
        self._flips = Bucket(settings.flip_rate, settings.flip_burst)
        self._flipping: asyncio.TimerHandle | None = None
        self._outbox = Outbox(self._state, turn)
        self._greeted = False
        self._eyes: Eyes = ()
        """The seats that the client sees."""
        self._has: dict[Eyes, Has] = {}
        """Events that the client has, by the seats they were seen from: a shared screen goes to and fro."""
        self._version: int | None = None
        """The change of the table that the client has seen."""
        self._around = ""
        self._lines = 0
        self._hasty = 0
        self._stalled = False
        self._curtain = False
        self._front: int | None = None

    async def run(self) -> None:
        self._table.watchers.add(self)
        receiving = asyncio.ensure_future(self._receive())
        sending = asyncio.create_task(self._send(receiving))
        waiting = asyncio.get_running_loop().call_later(WAIT_FOR_HELLO, self._greet, Hello(type="hello"))
        try:
            await receiving
        except (WebSocketDisconnect, RuntimeError):
            pass
        except asyncio.CancelledError:
            if not self._stalled:  # it is the server that stops
                raise
        finally:
            waiting.cancel()
            if self._flipping is not None:
                self._flipping.cancel()
            receiving.cancel()
            self._table.watchers.discard(self)
            self._table.seating.gone(self.visitor)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending
            self._table.show_all()

    # -- to the client --------------------------------------------------------------------------

    def show(self) -> None:
        """Send what has become of the table."""
        if self._greeted:
            self._outbox.show()

    def taken_back(self, common: int) -> None:
        """Of the events only the first ``common`` of all still stand."""
        for eyes, has in self._has.items():
            if common < has.mark:
                self._has[eyes] = self._table.news.back_to(eyes, common)

    def _state(self) -> str | None:
        """The state with the events that the client does not have; where only those around the table have
        changed, just that; where nothing has, nothing."""
        table = self._table
        you = tuple(table.seats_of(self.visitor))
        seen = self._seen()
        mine = (you, tuple(may_sit(table.seats, self.visitor)))
        around = table.around_text(*mine)
        if self._version == table.version and seen == self._eyes:
            text = None if around == self._around else around
        else:
            text, self._has[seen] = table.state_text(*mine, seen, self._has.get(seen, NOTHING))
            self._eyes = seen
        self._version, self._around = table.version, around
        return text

    def _seen(self) -> tuple[int, ...]:
        """The seats whose view goes over this line."""
        if self._curtain:
            return tuple(self._table.seating.in_front(self.visitor, self._front))
        return tuple(self._table.seats_of(self.visitor))

    def chat(self, line: Chat) -> None:
        """Talk is for those who sit at the table, and for those who look on where it is open."""
        may = self._table.seats_of(self.visitor) or self._table.talk.is_public(line)
        if self._greeted and line.number >= self._lines and may:
            self._lines = line.number + 1
            self._tell(
                type="chat",
                number=line.number,
                seat=line.seat,
                text=line.text,
                at=moment(line.at).isoformat(),
                **{"from": line.name or None},
            )

    def notes(self) -> None:
        """The notebook is for those who may read it."""
        if self._greeted and self._table.notes.may_read(self.visitor):
            self._tell(type="notes", notes=self._table.notes.as_data())

    def end(self) -> None:
        """Make the client come back to a table that is looked at anew."""
        asyncio.get_running_loop().call_later(LAST_WORDS, self._outbox.close)

    def _greet(self, hello: Hello) -> None:
        if self._greeted:
            return
        self._greeted = True
        self._curtain, self._front = hello.curtain, hello.front
        table = self._table
        self._eyes = self._seen()
        if hello.undone in (None, table.undone):
            self._has[self._eyes] = table.news.first(self._eyes, hello.events)
        self._lines = hello.chat
        table.show_all()  # to all: somebody is here now
        for line in table.talk.lines:
            self.chat(line)
        self.notes()

    def _tell(self, **message: Any) -> None:
        self._outbox.put(as_json(message))

    def _refuse(self, request_id: str | None, refused: WestmarchError) -> None:
        game = find_game(self._table.spec.game)
        self._tell(type="refused", id=request_id, error=error_data(refused, self._language, game))

    async def _send(self, receiving: asyncio.Future[None]) -> None:
        loop = asyncio.get_running_loop()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await measured(self._outbox.next(), self._spend)) is not None:
                patience = loop.call_later(STALLED, self._give_up, receiving)
                try:
                    await measured(self._websocket.send_text(text), self._spend)
                finally:
                    patience.cancel()
            await self._websocket.close(AGAIN)

    def _spend(self, seconds: float) -> None:
        """What is shown is on the account of whoever brought it about."""
        (self._table.payer or self._account).spend(seconds)

    def _give_up(self, receiving: asyncio.Future[None]) -> None:
        """The client has not read for too long."""
        self._stalled = True
        receiving.cancel()

    # -- from the client ------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            await self._turn()
            await measured(self._handle(frame), self._account.spend)
            if self._hasty > TOO_MANY:
                await self._websocket.close(POLICY)
                return

    async def _handle(self, frame: Any) -> None:
        try:
            if not self._bucket.take():
                raise Refused("too_fast")
            await self._take(frame)
        except WestmarchError as refused:
            self._hasty += refused.key == "too_fast"
            self._refuse(request_id_of(frame), refused)
        except Exception:
            LOG.exception("table %s: a message could not be handled", self._table.id)
            self._refuse(request_id_of(frame), Refused("internal"))

    def _flip(self) -> None:
        """Show it to whoever sits before the screen now; after too many flips a little later."""
        if self._flipping is not None:
            self._flipping.cancel()
        self._flipping = None
        if self._flips.take():
            self.show()
        else:
            self._flipping = asyncio.get_running_loop().call_later(FLIP, self._flip)

    async def _take(self, frame: Any) -> None:
        message = parsed(frame)
        self._greet(message if isinstance(message, Hello) else Hello(type="hello"))
        table = self._table
        if isinstance(message, Hello):
            return
        if isinstance(message, FrontSent):
            if message.seat != self._front:
                self._front = message.seat
                self._flip()
            return
        if isinstance(message, ChatSent):
            await table.talk.say(self.visitor, clean_line(message.text, CHAT, "bad_chat"))
            return
        if isinstance(message, NoteSent):
            await table.notes.write(self.visitor, message.thing, message.text)
            return
        account, key = self._account, (self.visitor, message.id)
        account.check()
        if isinstance(message, AnswerSent):
            seq = await table.answers.answer(key, message.seat, message.seq, message.answers, account)
        elif isinstance(message, UndoSent):
            seq = await table.answers.undo(key, message.seat, message.seq, account)
        elif isinstance(message, RewindSent):
            seq = await table.rewinds.propose(self.visitor, message.seq, message.at, account)
        else:
            seq = await table.rewinds.reply(self.visitor, message.seq, message.agree, account)
        self._tell(type="accepted", id=message.id, seq=seq)
