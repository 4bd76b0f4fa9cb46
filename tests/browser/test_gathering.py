"""While seats are free: the page shows who is here and how to come, and nothing of the match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite, play_together
from server.house import House
from westmarch.core.record import parse_record


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_waiting_table_shows_seats_and_link_and_no_board(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "friend")
    ada = invite(house, guest=host, size=size).sit(table)
    expect(ada.page.locator("#prompt")).to_have_text("Your table is ready. Send the link.")
    expect(ada.page.locator(".road, .plain, [data-map], .board")).to_have_count(0)
    expect(ada.page.locator("input[readonly]").first).to_have_value(re.compile(f"/t/{table}$"))
    assert ada.ask("tale.misfits()") == []
    ben = invite(house, size=size).sit(table)
    ben.page.get_by_role("button", name="Sit here").click()
    for visitor in (ada, ben):
        visitor.until("tale.state.status === 'running'")
        expect(visitor.page.locator(".road")).to_be_visible()
        visitor.well()


def test_the_browser_adds_to_the_dice_and_says_so(house: House, invite: Invite, riddles: object) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "friend", game="riddles")
    ada, ben = invite(house, guest=host).sit(table), invite(house).sit(table)
    published = ben.ask("tale.state.commitment")
    ben.page.get_by_role("button", name="Sit here").click()
    ben.until("tale.state.status === 'running'")
    nonces = ben.ask("tale.state.nonces")
    assert nonces[0] is None
    assert re.fullmatch("[0-9a-f]{24}", nonces[1])
    play_together(ada, ben)
    for visitor in (ada, ben):
        visitor.page.locator(".ending .small button").click()
        expect(visitor.page.locator(".ending .proof")).to_contain_text(f"1 –, 2 {nonces[1]}")
    expect(ben.page.locator(".ending .proof")).to_contain_text("comes from your browser")
    expect(ada.page.locator(".ending .proof")).not_to_contain_text("your browser")
    record = parse_record(host.get(f"/api/tables/{table}/record"))
    assert (record.commitment, record.nonces) == (published, (None, nonces[1]))
    for visitor in (ada, ben):
        visitor.well()


def test_a_new_table_is_committed_to_before_its_maker_adds_to_it(house: House, invite: Invite) -> None:
    visitor = invite(house)
    calls: list[str] = []
    visitor.page.on("request", lambda one: one.method == "POST" and calls.append(one.url))
    visitor.goto("/")
    visitor.page.locator("article[data-game=mordor]").get_by_role("button").first.click()
    visitor.settled()
    assert [re.sub(r".*/api|(?<=tables/)[^/]+", "", url) for url in calls] == ["/tables", "/tables//seats/0"]
    assert visitor.ask("tale.state.you") == [0]
    assert re.fullmatch("[0-9a-f]{24}", visitor.ask("tale.state.nonces[0]"))
    visitor.well()


def test_whoever_shares_a_screen_sits_at_once(house: House, invite: Invite) -> None:
    """With two seats at one screen there is nobody left to sit down later."""
    visitor = invite(house).goto("/")
    visitor.page.locator("article[data-game=mordor] [data-more]").click()
    form = visitor.page.get_by_role("dialog").locator("form")
    form.get_by_label("Player 2").first.select_option("hotseat")
    form.get_by_role("button", name="Make the table").click()
    visitor.settled()
    assert visitor.ask("tale.state.you") == [0, 1]
    visitor.well()
