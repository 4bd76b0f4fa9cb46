"""Empty rooms and things that go wrong: each says what happened and what to do."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.test_match import two_seats
from browser.visitor import Invite
from server.house import House

NO_STORAGE = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } });"


def test_empty_panels_say_so(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(host.table("me", "bot:random"))
    visitor.page.locator("#tab-chat").click()
    expect(visitor.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    visitor.page.locator("#tab-rules").click()
    visitor.page.locator(".rules input").fill("xyzzy")
    expect(visitor.page.get_by_text("The rules say nothing about that.")).to_be_visible()
    visitor.page.locator("#tab-log").click()
    visitor.page.locator(".log input").fill("xyzzy")
    expect(visitor.page.locator("[data-log]")).to_contain_text("Nothing has happened yet.")
    visitor.well()


def test_a_full_table_is_watched(house: House, invite: Invite) -> None:
    table, _, _ = two_seats(house, invite)
    eve = invite(house).sit(table)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    expect(eve.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(eve.page.locator("#prompt")).to_contain_text("is thinking")


def test_a_refused_answer_says_why_and_changes_nothing(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    visitor = invite(house, guest=host).sit(table)
    visitor.settled()
    prompt = visitor.prompt
    visitor.ask("""tale.socket.send(JSON.stringify({
        type: 'answer', id: 'old', seat: 0, seq: 0, answers: ['done'] }))""")
    banner = visitor.page.get_by_role("alert")
    expect(banner).to_contain_text("Nothing has changed.")
    assert visitor.prompt == prompt
    banner.get_by_role("button").click()
    expect(banner).to_have_count(0)


def test_a_file_that_is_no_record_is_refused_in_words(house: House, invite: Invite) -> None:
    """It stays to be read, also when the lists of the page are fetched anew."""
    visitor = invite(house)
    page = visitor.page
    page.clock.install()
    visitor.goto("/")
    field = page.locator("input[type=file]")
    field.set_input_files({"name": "x.westmarch", "mimeType": "text/plain", "buffer": b"hello"})
    refused = page.get_by_role("alert")
    expect(refused).to_contain_text("This file is not a Westmarch record.")
    with page.expect_response("**/api/tables"):
        page.clock.fast_forward(12_000)
    page.wait_for_timeout(200)
    expect(refused).to_contain_text("This file is not a Westmarch record.")


def test_blocked_storage_is_no_fault(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host)
    visitor.context.add_init_script(NO_STORAGE)
    visitor.goto(f"/t/{host.table('me', 'bot:random')}")
    visitor.settled()
    visitor.page.locator("#tab-settings").click()
    visitor.page.get_by_role("button", name="Deutsch").click()
    expect(visitor.page.locator("html")).to_have_attribute("lang", "de")
    assert not [fault for fault in visitor.faults if fault.startswith("error:") and "blocked" not in fault]


def test_an_uploaded_record_says_what_it_is(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    with host.at(table) as line:
        for _ in range(3):
            line.until_state(lambda s: line.prompt() is not None)
            line.answer()
    record = host.http.get(f"/api/tables/{table}/record").text
    made = host.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()["id"]
    visitor = invite(house, guest=host).sit(made)
    expect(visitor.page.locator(".verdict")).to_contain_text("uploaded record")
    visitor.well()


def test_the_command_line_answers_why(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(host.table("me", "bot:random"))
    visitor.settled()
    visitor.page.locator("#prompt").focus()
    visitor.page.keyboard.press("/")
    expect(visitor.page.locator("#command")).to_be_focused()
    visitor.page.keyboard.type("why square 3")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".command output")).to_contain_text("Squares are halved after the throwing")
    visitor.page.keyboard.type("why nothing at all")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".command output")).to_contain_text("nothing at all")
    visitor.well()
