"""Whole matches in real browsers: together, interrupted, with the server gone in between."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browser.visitor import Invite, Visitor, dice, play_together
from server.house import House


def two_seats(house: House, invite: Invite) -> tuple[str, Visitor, Visitor]:
    """A table at which two browsers sit: one made it, the other opened the link and took the free seat."""
    host = house.visitor("Ada")
    table = host.table("me", "friend")
    ada = invite(house, guest=host).sit(table)
    ben = invite(house).sit(table)
    ben.page.get_by_role("button", name="Sit here").click()
    for visitor in (ada, ben):
        visitor.until("tale.state.status === 'running' && tale.state.you.length === 1")
    return table, ada, ben


def test_two_browsers_play_a_whole_match_and_a_third_watches(house: House, invite: Invite) -> None:
    table, ada, ben = two_seats(house, invite)
    eve = invite(house).sit(table)
    assert eve.ask("tale.state.you") == []
    play_together(ada, ben, pick=dice(1))
    for visitor in (ada, ben, eve):
        expect(visitor.page.locator(".verdict h2")).to_be_visible()
        expect(visitor.page.locator(".course li").first).to_be_visible()
        visitor.well()
    assert eve.shown() == []
    endings = {visitor.page.locator(".verdict h2").inner_text() for visitor in (ada, ben, eve)}
    assert len(endings) == 1, endings
    assert ada.log() == ben.log() == eve.log()
    assert len({str(visitor.ask("tale.state.result")) for visitor in (ada, ben, eve)}) == 1


def test_a_browser_killed_in_mid_match_comes_back_to_the_same_place(
    house: House, invite: Invite, browser: Browser
) -> None:
    table, ada, ben = two_seats(house, invite)
    play_together(ada, ben, pick=dice(2), stop=lambda: ada.seq >= 14 and ada.asked)
    ada.settled()
    kept = ada.context.storage_state()
    before = (ada.seq, ada.prompt, ada.log(), ada.offered())
    ada.close()
    back = invite(house, storage_state=kept).sit(table)
    back.settled()
    assert (back.seq, back.prompt, back.log(), back.offered()) == before
    numbers = back.ask("tale.state.events.map(event => event.number)")
    assert numbers == list(range(len(numbers)))
    back.play_on()
    seq = back.seq
    ben.until("seq => tale.state.seq >= seq", seq)
    expect(ben.page.locator("[data-log] > *")).to_have_count(len(back.log()))
    assert back.log() == ben.log()
    assert back.log()[: len(before[2])] == before[2], "what happened before still stands, once"
    play_together(back, ben, pick=dice(3), stop=lambda: ben.seq > seq + 6)
    back.well()
    ben.well()


def test_the_match_goes_on_after_the_server_was_killed_and_started_again(
    own_house: House, invite: Invite
) -> None:
    host = own_house.visitor()
    table = host.table("me", "bot:random")
    visitor = invite(own_house, guest=host).sit(table)
    for _ in range(3):
        visitor.settled()
        visitor.play_on()
    visitor.settled()
    before = (visitor.seq, visitor.prompt, visitor.log())
    own_house.kill()
    banner = visitor.page.get_by_role("alert")
    expect(banner).to_be_visible()
    assert visitor.prompt == before[1], "the table stays readable"
    own_house.start()
    expect(banner).to_have_count(0)
    visitor.settled()
    assert (visitor.seq, visitor.prompt, visitor.log()) == before
    visitor.play_on()
    visitor.settled()
    assert visitor.seq > before[0]
    assert visitor.ask("tale.refused") == []


def test_an_answer_given_while_the_line_is_dead_arrives_once(own_house: House, invite: Invite) -> None:
    host = own_house.visitor()
    table = host.table("me", "bot:random")
    visitor = invite(own_house, guest=host).sit(table)
    visitor.settled()
    seq = visitor.seq
    own_house.kill()
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    while not visitor.ask("document.querySelector('.sent') !== null"):
        visitor.page.locator("[data-option]:enabled:visible:not([aria-pressed=true])").last.click()
    own_house.start()
    visitor.until("seq => tale.state.seq > seq && tale.accepted === 1", seq)
    visitor.settled()
    assert visitor.ask("tale.refused") == []
    with host.at(table) as line:
        assert len(visitor.log()) == len(line.state["events"]), "every line of the log stands there once"
