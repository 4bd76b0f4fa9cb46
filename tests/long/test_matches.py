"""Whole matches: by taps on a phone, by keys alone, by commands alone, and read line by line."""

from __future__ import annotations

import pytest

from browser.test_keyboard import focused, press
from browser.test_screens import INTERNAL
from browser.visitor import LAPTOP, PHONE, Invite, Visitor, dice
from server.house import House


def seated(house: House, invite: Invite, **wishes: object) -> Visitor:
    host = house.visitor("Ada")
    return invite(house, guest=host, **wishes).sit(host.table("me", "bot:steady"))


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_match_has_one_prompt_in_view_and_no_internal_names(
    house: House, invite: Invite, size: dict[str, int], language: str
) -> None:
    visitor = seated(house, invite, size=size, settings={"language": language})

    def look() -> None:
        assert visitor.ask("tale.promptInView()"), visitor.prompt
        words = [text for text in visitor.ask("tale.words()") if INTERNAL.search(text)]
        assert words == [], words
        assert visitor.ask("tale.misfits()") == []

    visitor.play_out(dice(17), look, steps=600)
    assert visitor.over
    visitor.well()


def test_a_whole_match_by_taps(house: House, invite: Invite) -> None:
    visitor = seated(house, invite, size=PHONE, has_touch=True, is_mobile=True)
    choose = dice(3)
    for _ in range(600):
        visitor.settled()
        if visitor.over:
            break
        shown = visitor.ask("tale.shown()")
        before = visitor.ask("tale.sign()")
        ready = any(one["confirms"] and one["enabled"] for one in shown)
        free = [one["text"] for one in shown if not one["pressed"] and not one["confirms"]]
        wanted = ".primary[data-option]" if ready else f'[data-option="{choose(free)}"]'
        visitor.page.locator(f"{wanted}:visible").first.tap()
        visitor.until("before => tale.sign() !== before && !tale.pending()", before)
    assert visitor.over
    visitor.well()


def test_a_whole_match_by_keys(house: House, invite: Invite) -> None:
    visitor = seated(house, invite)
    for _ in range(600):
        visitor.settled()
        if visitor.over:
            break
        shown = visitor.ask("tale.shown()")
        if any(one["confirms"] and one["enabled"] for one in shown):
            visitor.page.locator("#prompt").focus()
            press(visitor, "Enter")
        else:
            press(visitor, "1")
        focused(visitor)
    assert visitor.over
    visitor.well()


def test_a_whole_match_by_commands(house: House, invite: Invite) -> None:
    visitor = seated(house, invite)
    visitor.settled()
    visitor.page.locator("#prompt").focus()
    visitor.page.keyboard.press("/")
    for _ in range(600):
        visitor.settled()
        if visitor.over:
            break
        shown = visitor.ask("tale.shown()")
        ready = any(one["confirms"] and one["enabled"] for one in shown)
        before = visitor.ask("tale.sign()")
        visitor.page.locator("#command").fill("done" if ready else "1")
        visitor.page.keyboard.press("Enter")
        visitor.until("before => tale.sign() !== before && !tale.pending()", before)
    assert visitor.over
    visitor.well()
