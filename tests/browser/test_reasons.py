"""What cannot be chosen says why, what can be chosen says what it changes: by mouse, key and finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.visitor import LAPTOP, PHONE, Invite, Visitor, dice, gandalf_table, throw_table
from server.house import House

RULES = re.compile("Rules: “")
REASON = re.compile("The throwing is over.*Rules: “", re.DOTALL)


def tip(visitor: Visitor) -> Locator:
    return visitor.page.locator(".tip")


def at_gandalf(house: House, invite: Invite, **wishes: object) -> Visitor:
    """Asked which square to halve, so that no die can be chosen."""
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, **wishes).sit(gandalf_table(host))
    visitor.settled()
    return visitor


def test_hovering_over_what_cannot_be_chosen_tells_the_reason(house: House, invite: Invite) -> None:
    visitor = at_gandalf(house, invite)
    die = visitor.page.locator("[data-thing='die:red']")
    assert die.get_attribute("data-option") is None
    die.hover()
    expect(tip(visitor)).to_contain_text(REASON)
    assert visitor.ask("tale.misfits()") == []
    visitor.page.keyboard.press("Escape")
    expect(tip(visitor)).to_be_empty()
    visitor.page.mouse.move(5, 5)
    die.hover()
    expect(tip(visitor)).not_to_be_empty()
    visitor.page.mouse.move(5, 5)
    expect(tip(visitor)).to_be_empty()
    visitor.well()


def test_focus_tells_reasons_and_outcomes(house: House, invite: Invite) -> None:
    visitor = at_gandalf(house, invite)
    visitor.page.locator("[data-thing='die:red']").focus()
    expect(tip(visitor)).to_contain_text("The throwing is over")
    visitor.page.locator("[data-option^='space:']").first.focus()
    expect(tip(visitor)).to_contain_text(re.compile(r"marks left \d+ → \d+"))
    visitor.page.keyboard.press("Escape")
    expect(tip(visitor)).to_be_empty()
    visitor.well()


def test_a_tap_on_what_cannot_be_chosen_tells_the_reason(house: House, invite: Invite) -> None:
    visitor = at_gandalf(house, invite, size=PHONE, has_touch=True, is_mobile=True)
    before = visitor.seq
    visitor.page.locator("[data-thing='die:blue']").tap(force=True)
    expect(tip(visitor)).to_contain_text("The throwing is over")
    box = tip(visitor).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert visitor.seq == before
    visitor.page.locator("#prompt").tap()
    expect(tip(visitor)).to_be_empty()
    visitor.well()


def test_a_pick_tells_why_its_equal_cannot_join_it(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(throw_table(host))
    visitor.settled()
    visitor.click("die:yellow")
    visitor.page.locator("[data-thing='die:red']").hover()
    expect(tip(visitor)).to_contain_text("no two equal symbols")
    visitor.well()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_plain_view_tells_outcomes_beside_the_button_and_reasons_on_demand(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    visitor = at_gandalf(house, invite, size=size, settings={"plain": True})
    option = visitor.page.locator(".plain [data-option^='space:']").first
    expect(option.locator("small")).to_contain_text(re.compile(r"marks left \d+ → \d+"))
    visitor.page.locator(".plain [data-thing='die:red']:not([data-option])").click(force=True)
    expect(tip(visitor)).to_contain_text("The throwing is over")
    assert visitor.ask("tale.misfits()") == []
    visitor.well()


def test_who_is_not_asked_hears_that_and_a_spectator_only_names(house: House, invite: Invite) -> None:
    host, other = house.visitor("Ada"), house.visitor("Ben")
    table = host.table("me", "friend")
    other.post(f"/api/tables/{table}/seats/1")
    ben = invite(house, guest=other).sit(table)
    eve = invite(house).sit(table)
    for visitor, words in ((ben, "not your turn"), (eve, "")):
        visitor.until("tale.state.status === 'running'")
        die = visitor.page.locator("[data-thing='die:red']")
        die.hover()
        expect(tip(visitor)).to_contain_text(re.compile(f"Red die.*{words}", re.DOTALL))
        assert not RULES.search(tip(visitor).inner_text())
        visitor.well()


def test_the_outcome_told_is_what_happens(house: House, invite: Invite) -> None:
    visitor = at_gandalf(house, invite)
    seat = visitor.ask("tale.prompt().seat")
    left = visitor.ask(
        "seat => tale.state.eyes[0].scene.panels.find(one => one.seat === seat)"
        ".tracks.find(track => track.number != null).number",
        seat,
    )
    option = visitor.page.locator("[data-option^='space:']").first
    option.focus()
    expect(tip(visitor)).to_contain_text(f"{left} → {left + 1}")
    before = visitor.seq
    visitor.play_on(dice(1))
    assert visitor.seq > before
