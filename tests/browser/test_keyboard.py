"""A match without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visitor import MOVED, Invite, Visitor, throw_table
from server.house import House


def focused(visitor: Visitor) -> str:
    found: str = visitor.ask("document.activeElement.tagName + '#' + document.activeElement.id")
    assert not found.startswith("BODY"), "the focus is lost"
    return found


def press(visitor: Visitor, key: str) -> None:
    before = visitor.ask("tale.sign()")
    visitor.page.keyboard.press(key)
    visitor.until(MOVED, before)


def test_turns_are_played_with_digits_letters_and_enter_alone(house: House, invite: Invite) -> None:
    host = house.visitor()
    visitor = invite(house, guest=host).sit(host.table("me", "bot:random"))
    visitor.settled()
    turns = set()
    for n in range(16):
        visitor.settled()
        if visitor.over:
            break
        shown = visitor.ask("tale.shown()")
        if any(one["confirms"] and one["enabled"] for one in shown):
            if n % 3:
                visitor.page.locator("#prompt").focus()
                press(visitor, "Enter")
            else:
                while not visitor.ask("document.activeElement.matches('.primary[data-option]')"):
                    visitor.page.keyboard.press("p")
                press(visitor, "Enter")
        elif n % 2:
            free = next(n for n, one in enumerate(shown) if not one["pressed"] and one["enabled"])
            visitor.page.locator("#prompt").focus()
            for _ in range(free + 1):
                visitor.page.keyboard.press("n")
            assert visitor.ask("document.activeElement.dataset.option") == shown[free]["text"]
            assert (
                visitor.ask("getComputedStyle(document.activeElement).outlineStyle") != "none"
                or visitor.ask("document.activeElement.tagName") == "g"
            )
            press(visitor, "Enter")
        else:
            pressed = {one["text"] for one in shown if one["pressed"]}
            numbers = [n for n, text in enumerate(visitor.offered(), 1) if text not in pressed]
            press(visitor, str(numbers[0]))
        visitor.settled()
        focused(visitor)
        turns.add(visitor.seq)
    assert len(turns) > 4
    visitor.well()


def test_u_takes_back_and_question_mark_shows_the_keys(house: House, invite: Invite) -> None:
    host = house.visitor()
    visitor = invite(house, guest=host).sit(throw_table(host))
    visitor.settled()
    before = visitor.ask("tale.sign()")
    press(visitor, "1")  # a pick, not yet sent
    focused(visitor)
    press(visitor, "u")
    assert visitor.ask("tale.sign()") == before
    visitor.play_on()
    visitor.settled()
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("kbd").filter(has_text="Esc")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    visitor.page.keyboard.press("/")
    expect(visitor.page.locator("#command")).to_be_focused()
    visitor.page.keyboard.type("last")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".command output")).not_to_be_empty()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#command")).to_have_count(0)
    focused(visitor)
    visitor.page.keyboard.press("l")
    expect(visitor.page.locator("[data-log]")).to_be_focused()
    visitor.well()
