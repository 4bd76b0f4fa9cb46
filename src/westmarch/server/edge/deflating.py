"""Sockets whose messages are packed quickly, and once for all who are sent the same.

Each message is packed by itself: a socket holds no window of what it was sent (32 kB it was), and what is the
same for several is the same when packed. A window that is not kept may be the largest: states of War are
smaller so (2.3 kB) than with a small one that is (2.5 kB).
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

LEVEL = 3
"""On states of War it takes half the time of the usual 6, and makes them a fifth larger."""
SHARED = 1024
"""Bytes from which on a message is worth remembering: states are, which several may be sent."""
REMEMBERED = 64
_TAIL = 4
"""What a flush ends with; the protocol leaves it out."""


def packed(data: bytes, window: int) -> bytes:
    packing = zlib.compressobj(LEVEL, zlib.DEFLATED, -window)
    return (packing.compress(data) + packing.flush(zlib.Z_SYNC_FLUSH))[:-_TAIL]


packed_once = lru_cache(maxsize=REMEMBERED)(packed)


class Packing(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or not frame.fin:
            return super().encode(frame)
        pack = packed_once if len(frame.data) >= SHARED else packed
        data = pack(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, fin=True, rsv1=True)


class _Factory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        windows = found.remote_max_window_bits, found.local_max_window_bits
        return agreed, Packing(True, True, *windows)


class Deflating(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            _Factory(server_no_context_takeover=True, client_no_context_takeover=True)
        ]
