"""Messages are packed once for all who are sent the same, and each can be read without those before it."""

from __future__ import annotations

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from server.house import House
from westmarch.server.edge.deflating import SHARED, Packing, packed_once

STATE = ('{"type":"state","name":"Nazgûl"}' * SHARED).encode()


def socket() -> Packing:
    return Packing(True, True, 15, 15)


def sent(message: bytes, line: Packing) -> Frame:
    return line.encode(Frame(Opcode.TEXT, message))


def test_a_state_is_packed_once_for_all_who_are_sent_it() -> None:
    before = packed_once.cache_info()
    first, second = sent(STATE, socket()), sent(STATE, socket())
    after = packed_once.cache_info()
    assert (after.misses - before.misses, after.hits - before.hits) == (1, 1)
    assert first.data is second.data
    assert len(first.data) < len(STATE) / 20


@pytest.mark.parametrize("message", [STATE, b"{}", b"", "чат ☆".encode()])
def test_a_message_can_be_read_by_itself(message: bytes) -> None:
    line = socket()
    sent(STATE + b"before", line)
    found = sent(message, line)
    assert found.rsv1
    assert PerMessageDeflate(True, True, 15, 15).decode(found).data == message


def test_a_socket_agrees_on_it(house: House) -> None:
    """In both directions nothing is kept between messages."""
    host = house.visitor("Ada")
    with host.at(host.table("me", "bot:random")) as line:
        (found,) = line.link.protocol.extensions
        assert isinstance(found, PerMessageDeflate)
        assert (found.remote_no_context_takeover, found.local_no_context_takeover) == (True, True)
        assert line.state["type"] == "state"
