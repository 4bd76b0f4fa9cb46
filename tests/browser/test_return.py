"""A return link asks before anything changes; and a browser that was signed out is told so."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.visitor import LAPTOP, PHONE, Invite, Visitor
from server.house import House


def name_of(visitor: Visitor) -> str | None:
    found: str | None = visitor.ask("fetch('/api/me').then(r => r.json()).then(me => me.name)")
    return found


def about_me(visitor: Visitor) -> Locator:
    """Open what the start page holds about the visitor; gives the field of the name."""
    visitor.page.locator("[data-me]").click()
    return visitor.page.locator("#my-name")


def test_a_link_shows_both_names_and_changes_nothing_by_itself(house: House, invite: Invite) -> None:
    ada = invite(house, guest=house.visitor("Ada")).goto("/")
    about_me(ada)
    ada.page.get_by_role("button", name="Go on at another device").click()
    field = ada.page.get_by_label("Open this link on the other device")
    link = field.input_value()
    ben = invite(house, guest=house.visitor("Ben")).goto(link)
    expect(ben.page.locator("[data-name=now]")).to_have_text("Ben")
    expect(ben.page.locator("[data-name=then]")).to_have_text("Ada")
    assert name_of(ben) == "Ben"
    ben.page.get_by_role("link", name="Stay Ben").click()
    expect(about_me(ben)).to_have_value("Ben")
    ben.goto(link)
    ben.page.get_by_role("button", name="Go on as Ada").click()
    expect(about_me(ben)).to_have_value("Ada")
    assert "#" not in ben.page.url
    eve = invite(house, guest=house.visitor("Eve")).goto(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("it was used already")
    expect(eve.page.get_by_role("button", name="Go on as")).to_have_count(0)
    assert name_of(eve) == "Eve"
    for visitor in (ada, ben):
        visitor.well()


def test_a_link_is_taken_back(house: House, invite: Invite) -> None:
    ada = invite(house, guest=house.visitor("Ada")).goto("/")
    about_me(ada)
    ada.page.get_by_role("button", name="Go on at another device").click()
    link = ada.page.get_by_label("Open this link on the other device").input_value()
    ada.goto("/")
    about_me(ada)
    expect(ada.page.get_by_text("can still be used once")).to_be_visible()
    ada.page.get_by_role("button", name="Take the link back").click()
    expect(ada.page.locator(".revoke")).to_have_count(0)
    ben = invite(house).goto(link)
    expect(ben.page.get_by_role("alert")).to_contain_text("taken back")
    ada.goto(link.partition("#")[0])
    expect(ada.page.get_by_role("alert")).to_be_visible()


def test_my_own_link_needs_no_button(house: House, invite: Invite) -> None:
    ada = invite(house, guest=house.visitor("Ada")).goto("/")
    about_me(ada)
    ada.page.get_by_role("button", name="Go on at another device").click()
    link = ada.page.get_by_label("Open this link on the other device").input_value()
    ada.goto(link)
    expect(ada.page.get_by_text("you are Ada here already")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Go on as")).to_have_count(0)
    ada.well()


def test_signing_out_everywhere_else_is_told_to_the_others(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "hotseat")
    ada = invite(house, guest=host).goto("/")
    here = invite(house, guest=host).sit(table)
    start = invite(house, guest=host).goto("/")
    expect(about_me(start)).to_have_value("Ada")
    about_me(ada)
    ada.page.get_by_role("button", name="Sign out everywhere else").click()
    ada.page.get_by_role("button", name="Leave it as it is").click()
    ada.page.get_by_role("button", name="Sign out everywhere else").click()
    ada.page.get_by_role("button", name="Yes, sign them out").click()
    expect(ada.page.get_by_role("status")).to_contain_text("known in this browser only")
    assert name_of(ada) == "Ada"
    start.goto("/")
    for other in (here, start):
        expect(other.page.get_by_text("This browser was signed out")).to_be_visible()
    start.page.get_by_role("button", name="Go on as somebody new").click()
    expect(about_me(start)).to_have_value("")
    ada.sit(table).settled()
    assert ada.ask("tale.state.you") == [0, 1]
    ada.well()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_the_page_of_a_link_fits_in_every_language(
    house: House, invite: Invite, size: dict[str, int], language: str
) -> None:
    host, other = house.visitor("Adamanta Chubb-Tuk"), house.visitor("Ben")
    link = host.post("/api/me/link")["link"]
    visitor = invite(house, guest=other, size=size, settings={"language": language}).goto(link)
    expect(visitor.page.locator("button.primary")).to_contain_text("Adamanta Chubb-Tuk")
    assert visitor.ask("tale.misfits()") == []
    visitor.well()
