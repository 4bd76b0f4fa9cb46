"""What a table offers beside its questions."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.test_match import two_seats
from browser.visitor import Invite, Visitor, dice, table_at
from server.house import House

POSITION = "[document.querySelector('.board').innerText, document.querySelector('[data-log]').innerText]"


def alone(house: House, invite: Invite, bot: str = "random") -> tuple[str, Visitor]:
    host = house.visitor("Ada")
    table = host.table("me", f"bot:{bot}")
    visitor = invite(house, guest=host).sit(table)
    visitor.settled()
    return table, visitor


def test_undo_goes_back_to_the_last_dice_and_no_further(house: House, invite: Invite) -> None:
    _, visitor = alone(house, invite)
    undo = visitor.page.locator("button.undo")
    seen = {}
    undoable = "tale.state.eyes.find(eye => eye.prompt)?.undoable ?? 0"
    for _ in range(60):
        visitor.settled()
        assert not visitor.over
        seen[visitor.seq] = (visitor.prompt, visitor.offered(), visitor.log())
        if visitor.ask(undoable):
            break
        visitor.play_on(dice(visitor.seq))
    steps = visitor.ask(undoable)
    assert steps
    for _ in range(steps):
        seq = visitor.seq
        expect(undo).not_to_have_class(re.compile("barred"))
        undo.click()
        visitor.until("seq => tale.state.seq < seq && !tale.pending()", seq)
        visitor.settled()
    assert (visitor.prompt, visitor.offered(), visitor.log()) == seen[visitor.seq]
    assert visitor.ask("tale.refused") == []
    before = (visitor.seq, visitor.prompt, visitor.log())
    expect(undo).to_have_class(re.compile("barred"))
    undo.click()
    expect(visitor.page.get_by_role("alert")).to_contain_text("taken back")
    assert (visitor.seq, visitor.prompt, visitor.log()) == before
    visitor.play_on()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_a_hint_shows_the_chances_of_every_option(house: House, invite: Invite) -> None:
    _, visitor = alone(house, invite)
    options = len(visitor.offered())
    visitor.page.get_by_role("button", name="Hint").click()
    rows = visitor.page.locator(".hint tr")
    expect(rows).to_have_count(options)
    assert all(re.search(r"\d\s*%", row) for row in rows.all_inner_texts())
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".hint")).to_have_count(0)
    visitor.well()


def test_the_rules_open_where_the_question_is_explained(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host)
    for kind in ("throw.set_aside", "evaluate.gandalf"):
        visitor.sit(table_at(host, kind))
        visitor.settled()
        visitor.page.locator("#tab-rules").click()
        current = visitor.page.locator(".digest .current").first
        expect(current).to_be_visible()
        assert kind in (current.get_attribute("data-section") or "").split()
        visitor.until(
            "(() => { const box = document.querySelector('.digest').getBoundingClientRect();"
            " const part = document.querySelector('.digest .current').getBoundingClientRect();"
            " return part.top >= box.top - 4 && part.top < box.bottom - 20 })()"
        )
    visitor.well()


def test_chat_reaches_the_other_browser_and_no_spectator(house: House, invite: Invite) -> None:
    table, ada, ben = two_seats(house, invite)
    eve = invite(house).sit(table)
    ben.page.locator("#tab-chat").click()
    ada.page.locator("#tab-chat").click()
    words = "Well met <b>& welcome</b>"
    ada.page.locator(".chat input").fill(words)
    ada.page.locator(".chat form button").click()
    for visitor in (ada, ben):
        expect(visitor.page.locator(".chat .lines")).to_contain_text(words)
    eve.page.locator("#tab-chat").click()
    expect(eve.page.locator(".chat .lines")).not_to_contain_text("Well met")
    assert not any("Well met" in frame for frame in eve.ask("tale.raw"))
    for visitor in (ada, ben, eve):
        visitor.well()


def test_a_replayed_position_has_an_address_and_can_be_played_on_from(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    with host.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    visitor = invite(house, guest=host).sit(table)
    visitor.page.locator(".ending").get_by_role("link", name="Replay").click()
    slider = visitor.page.locator(".replay input[type=range]")
    expect(slider).to_have_value("0")
    slider.fill("12")
    expect(visitor.page).to_have_url(re.compile(r"[?&]at=12\b"))
    expect(visitor.page.locator("#prompt")).to_contain_text("12")
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page).to_have_url(re.compile(r"[?&]at=13\b"))
    expect(visitor.page.locator("#prompt")).to_contain_text("13")
    visitor.page.get_by_role("button", name="One step back").click()
    expect(visitor.page.locator(".replay output")).to_have_text(re.compile(r"^12/"))
    there = visitor.ask(POSITION)
    visitor.page.reload()
    expect(visitor.page.locator(".replay output")).to_have_text(re.compile(r"^12/"))
    assert visitor.ask(POSITION) == there
    assert visitor.shown() == []
    visitor.well()
    visitor.page.locator(".replay button").last.click()
    visitor.page.wait_for_url(lambda address: table not in address)
    visitor.until("tale.state.status === 'running'")
    visitor.settled()
    seq = visitor.seq
    assert seq >= 12
    visitor.play_on()
    assert visitor.seq > seq
    visitor.well()


def test_the_plain_view_can_be_switched_on_and_lists_the_same_options(house: House, invite: Invite) -> None:
    _, visitor = alone(house, invite)
    for _ in range(4):
        visitor.settled()
        drawn = set(visitor.shown())
        visitor.page.locator("#tab-settings").click()
        switch = visitor.page.get_by_label("Plain view")
        switch.check()
        expect(visitor.page.locator(".plain")).to_be_visible()
        expect(visitor.page.locator("svg.drawing")).to_have_count(0)
        assert set(visitor.shown()) == drawn == set(visitor.offered())
        visitor.play_on(dice(visitor.seq))
        visitor.settled()
        switch.uncheck()
        expect(visitor.page.locator(".plain")).to_have_count(0)
    visitor.well()


def test_who_was_away_is_told_what_happened(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    visitor = invite(house, guest=host).sit(table)
    visitor.settled()
    visitor.goto("/")
    with host.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["seq"] < 25:
            line.answer()
    visitor.sit(table)
    away = visitor.page.locator(".away")
    expect(away).to_be_visible()
    assert 1 <= away.locator("li").count() <= 7
    away.get_by_role("button").click()
    expect(away).to_have_count(0)
    visitor.well()
