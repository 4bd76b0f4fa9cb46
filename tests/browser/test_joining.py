"""A friend's link: sitting down, waiting together, and nothing of the match before it begins."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import westmarch
from browser.test_access import check
from browser.visitor import LAPTOP, PHONE, Invite
from server.house import House


def test_inviting_makes_the_table_at_once_and_shows_who_comes(house: House, invite: Invite) -> None:
    host = invite(house).goto("/")
    host.page.locator("article[data-game=mordor] [data-invite]").click()
    expect(host.page.locator("#prompt")).to_have_text("Your table is ready. Send the link.")
    table = host.page.url.rpartition("/")[2]
    expect(host.page.locator("#share-address")).to_have_value(f"{house.address}/t/{table}")
    expect(host.page.get_by_role("img", name="QR")).to_be_visible()
    expect(host.page.locator("main .primary")).to_have_count(1)
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.locator("[data-copy]").click()
    expect(host.page.locator("[data-copy]")).to_have_text("Copied")
    assert host.ask("navigator.clipboard.readText()") == f"{house.address}/t/{table}"
    assert host.ask("[tale.state.eyes, tale.state.events]") == [[], []]

    friend = invite(house, size=PHONE).sit(table)
    sit = friend.page.get_by_role("button", name="Sit here as Sam")
    expect(sit).to_be_in_viewport(ratio=1)
    friend.page.get_by_label("Your name at the table").fill("Boris")
    sit.click()
    for visitor in (host, friend):
        visitor.until("tale.state.status === 'running' && tale.state.you.length === 1")
        visitor.well()
    assert host.ask("tale.state.seats.map(seat => seat.name)") == [None, "Boris"]
    again = friend.goto(f"/t/{house.visitor('Ada').table('me', 'friend')}").page
    expect(again.get_by_label("Your name at the table")).to_have_value("Boris")


def test_the_host_sees_an_arrival_also_from_another_tab(house: House, invite: Invite) -> None:
    ada = house.visitor("Ada")
    table = ada.table("me", "friend", "friend")
    host = invite(house, guest=ada).sit(table)
    expect(host.page.locator("[data-seat-bot]")).to_have_count(2)
    house.visitor("Ben").post(f"/api/tables/{table}/seats/1")
    expect(host.page).to_have_title("● Ben has come")
    expect(host.page.get_by_role("status").filter(has_text="Ben has come")).to_have_count(1)
    expect(host.page.locator("[data-seat='1']")).to_contain_text("Ben")
    expect(host.page).to_have_title("Journey to Mordor")
    host.well()


def test_bots_take_free_seats_one_by_one_or_all_at_once(house: House, invite: Invite) -> None:
    ada = house.visitor("Ada")
    host = invite(house, guest=ada).sit(ada.table("me", "friend", "friend", "friend"))
    host.page.locator("[data-seat-bot='2']").click()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("Bot (steady)")
    expect(host.page.locator("[data-seat-bot]")).to_have_count(2)
    host.page.locator("[data-begin]").click()
    host.settled()
    assert host.ask("tale.state.seats.map(seat => seat.kind)") == ["human", "bot", "bot", "bot"]
    host.well()


def test_several_free_seats_are_chosen_from_and_who_only_watches_sees_no_board(
    house: House, invite: Invite
) -> None:
    ada = house.visitor("Ada")
    table = ada.table("me", "friend", "friend")
    friend = invite(house).sit(table)
    expect(friend.page.locator("#prompt")).to_have_text("Ada keeps a seat for you")
    expect(friend.page.get_by_role("button", name="Sit here as Sam")).to_be_visible()
    friend.page.locator("[data-seat='2']").get_by_role("button").click()
    friend.page.get_by_role("button", name="Sit here as Merry").click()
    friend.until("tale.state.you[0] === 2")
    expect(friend.page.locator("#prompt")).to_have_text("The table waits for players")
    eve = invite(house).sit(table)
    eve.page.get_by_role("button", name="Only watch").click()
    expect(eve.page.locator("#prompt")).to_have_text("The table waits for players")
    expect(eve.page.locator("[data-region], [data-option], [data-seat-bot]")).to_have_count(0)
    ada.post(f"/api/tables/{table}/seats/1/bot")
    eve.until("tale.state.status === 'running'")
    expect(eve.page.locator("[data-region]").first).to_be_visible()
    for visitor in (friend, eve):
        visitor.well()


def test_a_table_can_be_listed_and_closed(house: House, invite: Invite) -> None:
    ada, eve = house.visitor("Ada"), house.visitor("Eve")
    table = ada.table("me", "friend")
    host = invite(house, guest=ada).sit(table)
    host.page.get_by_label("List it among the open tables").check()
    expect(host.page.get_by_label("List it among the open tables")).to_be_enabled()
    assert table in {row["id"] for row in eve.get("/api/tables")}
    host.page.get_by_role("button", name="Close the table").click()
    host.page.wait_for_url(f"{house.address}/")
    assert table not in {row["id"] for row in eve.get("/api/tables")}
    host.well()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_on_joining_and_waiting(house: House, invite: Invite, size: dict[str, int]) -> None:
    ada = house.visitor("Ada")
    for game in ("mordor", "war"):
        table = ada.table("me", "friend", game=game)
        guest = invite(house, size=size).sit(table)
        expect(guest.page.locator(f".v-{game}")).to_be_visible()
        check(guest, f"join {game}")
        assert guest.ask("tale.misfits()") == []
        host = invite(house, guest=ada, size=size).sit(table)
        expect(host.page.locator(f".v-{game}")).to_be_visible()
        check(host, f"waiting {game}")
        assert host.ask("tale.misfits()") == []
        host.page.get_by_role("button", name="Read the rules").click()
        expect(host.page.locator("dialog .digest section").first).to_be_visible()
        host.well()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_on_the_panels_of_the_start_page(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    visitor = invite(house, size=size).goto("/")
    expect(visitor.page.locator(".v-war").first).to_be_visible()
    check(visitor, "first visit")
    for panel in ("Language", "Settings", "Your name"):
        button = visitor.page.locator("header").get_by_role("button", name=panel)
        button.click()
        expect(button).to_have_attribute("aria-expanded", "true")
        check(visitor, panel)
        assert visitor.ask("tale.misfits()") == []
        visitor.page.keyboard.press("Escape")
        expect(button).to_be_focused()
    visitor.page.locator("article[data-game=mordor] [data-more]").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    check(visitor, "more")
    visitor.well()


def test_a_match_that_was_brought_along_is_told_wherever_somebody_may_sit_down(
    house: House, invite: Invite
) -> None:
    ada, ben = house.visitor("Ada"), house.visitor("Ben")
    home = westmarch.new("war", 2, seed=5)
    said = f"another match, step {home.answered}, brought by Ada"
    text = home.record().dumps()
    sent = ada.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"at": home.answered, "seats": seats, "as_brought": True}
    table = ada.post(f"/api/tables/{sent.json()['id']}/continue", wish)["id"]
    ada.post(f"/api/tables/{table}/listing", {"open": True})

    friend = invite(house, guest=ben, size=PHONE).goto("/")
    expect(friend.page.locator("[data-list=open] li").filter(has_text=said)).to_have_count(1)
    friend.sit(table)
    expect(friend.page.locator("[data-brought]")).to_contain_text(said)
    expect(friend.page.locator("[data-brought]")).to_contain_text("Unless all agree")
    eve = invite(house, size=LAPTOP).sit(table)
    eve.page.get_by_role("button", name="Only watch").click()
    expect(eve.page.locator("[data-brought]")).to_contain_text(said)
    expect(eve.page.locator("[data-agree]")).to_have_count(0)

    friend.page.locator("[data-agree]").check()
    friend.page.locator("[data-sit]").click()
    for visitor in (friend, eve):
        visitor.until("tale.state.status === 'running'")
        expect(visitor.page.locator(".banners [data-brought]")).to_contain_text(said)
        expect(visitor.page.locator(".banners [data-brought]")).to_contain_text(
            "Nothing in it was dealt again"
        )
    expect(eve.page.locator("[data-log]")).to_contain_text(said)
    assert friend.ask("tale.state.brought.hidden") == "kept"
    eve.page.locator(".banners").get_by_role("button").first.click()
    expect(eve.page.locator(".banners [data-brought]")).to_have_count(0)
    friend.well()
    eve.well()


def test_a_guest_neither_lists_the_table_nor_lets_bots_in(house: House, invite: Invite) -> None:
    ada = house.visitor("Ada")
    table = ada.table("me", "friend", "friend")
    guest = invite(house).sit(table)
    guest.page.locator("[data-sit]").click()
    guest.until("tale.state.you.length === 1")
    expect(guest.page.locator("[data-leave]")).to_be_visible()
    expect(guest.page.locator("[data-seat-bot], [data-begin], aside input")).to_have_count(0)
    host = invite(house, guest=ada).sit(table)
    expect(host.page.locator("[data-seat-bot]")).to_have_count(1)
    expect(host.page.locator("[data-begin], aside input")).to_have_count(2)
    guest.well()
