"""The first match on a device is guided: few notes, each at its question, and none for old hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite, dice
from server.house import House

NOTES = 6


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_notes_come_with_their_questions_and_never_twice(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, size=size, guided=True).sit(host.table("me", "bot:random"))
    note = visitor.page.locator(".guide")
    seen: list[str] = []

    def look() -> None:
        if visitor.over:
            return
        if note.count():
            seen.append(note.locator("p").inner_text())
            assert visitor.ask("tale.misfits()") == []
            assert visitor.ask("tale.promptInView()")
            assert visitor.shown(), "a note stands in nobody's way"
            note.get_by_role("button", name="Understood").click()
            expect(note).to_have_count(0)

    visitor.play_out(dice(4), look, steps=25)
    assert 2 <= len(seen) <= NOTES
    assert len(set(seen)) == len(seen)
    assert "Note 1 of 6" in seen[0]
    visitor.well()


def test_notes_can_be_refused_are_remembered_so_and_can_be_had_again(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, guided=True).sit(host.table("me", "bot:random"))
    note = visitor.page.locator(".guide")
    expect(note).to_be_visible()
    note.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
    visitor.sit(host.table("me", "bot:random"))
    visitor.settled()
    expect(note).to_have_count(0)
    visitor.page.locator("#tab-settings").click()
    visitor.page.get_by_role("button", name="Notes for a first match").click()
    visitor.play_on()
    visitor.settled()
    expect(note).to_be_visible()
    visitor.well()


def test_after_the_first_match_there_are_no_notes(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    with host.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    visitor = invite(house, guest=host, guided=True).sit(table)
    expect(visitor.page.locator(".ending")).to_be_visible()
    visitor.sit(host.table("me", "bot:random"))
    visitor.settled()
    expect(visitor.page.locator(".guide")).to_have_count(0)


def test_a_game_without_notes_has_none(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, guided=True).sit(host.table("me", "bot:random", game="riddles"))
    visitor.settled()
    expect(visitor.page.locator(".guide")).to_have_count(0)
    visitor.page.locator("#tab-settings").click()
    expect(visitor.page.get_by_role("button", name="Notes for a first match")).to_have_count(0)
