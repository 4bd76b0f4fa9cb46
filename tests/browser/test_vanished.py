"""Players who vanish, and going back by agreement: what the browser offers, and says."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.test_match import two_seats
from browser.visitor import Invite, Visitor
from server.house import House
from server.test_away import age


def test_a_bot_sits_in_for_one_who_stays_away_and_gives_the_seat_back(
    own_house: House, invite: Invite
) -> None:
    host, other = own_house.visitor("Ada"), own_house.visitor("Ben")
    table = host.table("friend", "me", game="riddles", patience=7200)
    other.post(f"/api/tables/{table}/seats/0")
    ada = invite(own_house, guest=host).sit(table)
    expect(ada.page.locator(".late")).to_contain_text("2 more hours")
    expect(ada.page.locator(".stand-in")).to_have_count(0)
    ada.goto("/favicon.svg")
    own_house.program = "server.long_awake"
    age(own_house, table, 7200)
    ada.sit(table)
    ada.faults.clear()  # those of the time without a server
    ada.page.locator(".stand-in").click()
    expect(ada.page.locator(".late")).to_contain_text("Ben, who may take the seat back")
    ada.page.get_by_role("button", name="Wait on").click()
    assert ada.ask("tale.state.seats[0].kind") == "human"
    ada.page.locator(".stand-in").click()
    ada.page.get_by_role("button", name="Yes, a bot plays on").click()
    ada.until("tale.state.seats[0].absent")
    expect(ada.page.locator(".seats")).to_contain_text("for Ben")
    ada.settled()

    ben = invite(own_house, guest=other).sit(table)
    expect(ben.page.get_by_role("status").filter(has_text="a bot plays in your seat")).to_be_visible()
    expect(ben.page.locator(".seats .back")).to_have_text("Take my seat back")
    ben.page.locator(".banners").get_by_role("button", name="Take my seat back").click()
    ben.until("tale.state.you.length === 1 && !tale.state.seats[0].absent")
    expect(ben.page.locator(".banners button")).to_have_count(0)
    ada.until("tale.state.seats[0].kind === 'human'")
    ada.well()
    ben.well()


def ask_back(visitor: Visitor, steps: int) -> int:
    """By way of the replay: to a moment that the log, or the address, names."""
    at = visitor.seq - steps
    table = visitor.page.url.split("/t/")[1].split("?")[0]
    visitor.goto(f"/t/{table}?at={at}")
    visitor.page.locator(".ask-back").click()
    expect(visitor.page.locator(".replay .means")).to_contain_text(f"{steps} steps would be lost")
    visitor.page.locator(".ask-back").click()
    return at


def test_going_back_is_asked_agreed_and_told(house: House, invite: Invite) -> None:
    _, ada, ben = two_seats(house, invite)
    for _ in range(3):
        ada.until("tale.ready() || tale.state.asked?.seat === 1")
        turn = ada if ada.asked else ben
        turn.settled()
        turn.play_on()
    ben.until("seq => tale.state.seq >= seq", ada.seq)

    at = ask_back(ada, 3)
    expect(ada.page.locator("[data-proposal]")).to_contain_text(f"You ask to go back to step {at}")
    asked = ben.page.get_by_role("alert")
    expect(asked).to_contain_text(f"Ada) asks to go back to step {at}")
    expect(asked).to_contain_text("3 steps would be lost")
    seq = ben.seq
    ben.page.get_by_role("button", name="Refuse").click()
    for visitor in (ada, ben):
        expect(visitor.page.locator("[data-outcome=declined]")).to_be_visible()
        assert visitor.seq == seq

    at = ask_back(ada, 2)
    ben.page.get_by_role("button", name="Agree").click()
    for visitor in (ada, ben):
        expect(visitor.page.locator("[data-outcome=done]")).to_contain_text(f"from step {at}")
        visitor.until("at => tale.state.seq >= at && tale.state.undone > 0", at)
    at = ask_back(ben, 2)
    ben.page.get_by_role("button", name="Withdraw it").click()
    for visitor in (ada, ben):
        expect(visitor.page.locator("[data-outcome=declined]")).to_be_visible()
        visitor.page.locator(".banners").get_by_role("button", name="Close").click()
        expect(visitor.page.locator("[data-outcome]")).to_have_count(0)
        visitor.well()


def test_where_undo_ends_going_back_begins_and_bots_agree(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(host.table("me", "bot:random"))
    visitor.settled()
    while not visitor.ask("document.querySelector('button.undo.barred')") or visitor.seq < 4:
        visitor.play_on()
        visitor.settled()
    visitor.page.locator("button.undo").click()
    visitor.page.get_by_role("link", name="Go back further").click()
    seq = visitor.seq
    visitor.page.locator(".ask-back").click()
    expect(visitor.page.locator(".replay .means")).to_contain_text("Only bots play with you")
    visitor.page.locator(".ask-back").click()
    expect(visitor.page).to_have_url(re.compile(r"/t/[^?]*$"))
    visitor.until("seq => tale.state.undone > 0 && tale.state.seq >= seq", seq - 1)
    assert visitor.ask("tale.refused") == ["error-undo_dice"] or len(visitor.ask("tale.refused")) == 1


def test_how_long_to_wait_is_a_choice_of_the_new_table(house: House, invite: Invite) -> None:
    visitor = invite(house).goto("/")
    visitor.page.locator("article[data-game=mordor] [data-more]").click()
    form = visitor.page.get_by_role("dialog").locator("form")
    form.locator("summary").click()
    patience = form.get_by_label("When somebody stays away")
    expect(patience.locator("option:checked")).to_have_text("a day")
    patience.select_option(label="an hour")
    form.get_by_label("Which bot then").select_option(label="Bot (random)")
    form.get_by_role("button", name="Make the table").click()
    visitor.page.wait_for_selector("#prompt")
    assert visitor.ask("tale.state.patience") == 3600
    info = visitor.page.evaluate(
        "() => fetch(location.pathname.replace('/t/', '/api/tables/')).then((r) => r.json())"
    )
    assert info["stand_in"] == "random"
    visitor.well()
