"""Connections that take without giving: half a request is cut off in time, and an address has only so many.

What one sends a letter at a time costs the house a connection for as long as it waits, and an answer that is
not read costs memory. A request that has come whole may take as long as it needs.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import defaultdict
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from westmarch.server.edge.limits import network_of
from westmarch.server.edge.pacing import Paced
from westmarch.server.settings import Settings

LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def protocol_for(settings: Settings) -> type[H11Protocol]:
    """The protocol of one server; all its connections are counted together."""
    waiting = {h11.IDLE: settings.header_seconds, h11.SEND_BODY: settings.body_seconds}
    proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in settings.trusted_proxies]
    there: defaultdict[str, set[Patient]] = defaultdict(set)

    class Patient(H11Protocol):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._for: Any = None
            self._timer: asyncio.TimerHandle | None = None
            self._counted: str | None = None
            self._reading: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            if not _is_one_of(host, proxies):
                address = network_of(host)
                if len(there[address]) >= settings.connections:
                    transport.abort()
                    return
                self._counted = address
                there[address].add(self)
            self._hurry(self.conn.their_state)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._for is not h11.SWITCHED_PROTOCOL:
                self._hurry(self.conn.their_state)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._watch_reading()
            if self._for is not h11.SWITCHED_PROTOCOL:
                self._hurry(self.conn.their_state)

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._hurry(h11.SWITCHED_PROTOCOL)  # sockets have pings
            super().handle_websocket_upgrade(event)
            socket = self.transport.get_protocol()
            if isinstance(socket, Paced):
                socket.gone = self._leave  # until then it counts as a connection of its address

        def connection_lost(self, exc: Exception | None) -> None:
            self._hurry(None)
            self._leave()
            if self._reading is not None:
                self._reading.cancel()
            super().connection_lost(exc)

        def _hurry(self, state: Any) -> None:
            """The clock runs from the first moment in a state on, not from the latest letter."""
            if state is self._for:
                return
            self._for = state
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            if state in waiting:
                self._timer = self.loop.call_later(waiting[state], self._too_late)

        def _too_late(self) -> None:
            if self.conn.our_state is h11.IDLE and not self.transport.is_closing():
                self.transport.write(LATE)
            self.transport.close()

        def _leave(self) -> None:
            if self._counted is not None:
                there[self._counted].discard(self)
                if not there[self._counted]:
                    del there[self._counted]
                self._counted = None

        def _watch_reading(self) -> None:
            """What a client does not read of an answer stays in memory: only so much, and not for long."""
            size = self.transport.get_write_buffer_size()
            if not size:
                return
            if self._counted is not None:
                unread = sum(one.transport.get_write_buffer_size() for one in there[self._counted])
                if unread > settings.unread:
                    self.transport.abort()
                    return
            if self._reading is None:
                self._reading = self.loop.call_later(settings.body_seconds, self._has_read, size)

        def _has_read(self, before: int) -> None:
            """A slow client takes its time; one that has read nothing since is let go."""
            self._reading = None
            size = self.transport.get_write_buffer_size()
            if size >= before:
                self.transport.abort()
            elif size:
                self._reading = self.loop.call_later(settings.body_seconds, self._has_read, size)

    return Patient


def _is_one_of(host: str, networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network]) -> bool:
    try:
        return any(ipaddress.ip_address(host) in network for network in networks)
    except ValueError:
        return False
