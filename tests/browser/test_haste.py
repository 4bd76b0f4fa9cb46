"""Answers given faster than the line carries them."""

from __future__ import annotations

import re

from playwright.sync_api import WebSocketRoute, expect

from browser.visitor import Invite, gandalf_table
from server.house import House


def test_an_answer_given_while_another_is_under_way_is_not_lost_silently(
    house: House, invite: Invite
) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host)
    held: list[str] = []
    lines: list[WebSocketRoute] = []

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(server)
        line.on_message(lambda text: held.append(str(text)) if '"answer"' in str(text) else server.send(text))
        server.on_message(line.send)

    visitor.page.route_web_socket(re.compile("/socket$"), relay)
    visitor.sit(gandalf_table(host))
    visitor.settled()
    seq = visitor.seq
    assert visitor.offered()[-1] == "none"  # a word is sent at once, where several squares are gathered first
    visitor.page.keyboard.press(str(len(visitor.offered())))
    expect(visitor.page.locator(".sent")).to_be_visible()
    visitor.page.keyboard.press("1")
    banner = visitor.page.locator(".banner")
    expect(banner).to_contain_text("was not taken")
    assert len(held) == 1, "the second answer is not sent"
    lines[-1].send(held[0])
    visitor.until("seq => tale.state.seq > seq && !tale.pending()", seq)
    visitor.settled()
    assert visitor.ask("tale.refused") == []
    if not visitor.over:
        visitor.page.keyboard.press("1")
        expect(banner.filter(has_text="was not taken")).to_have_count(0)
