"""The end of a match: who won and why, how it went, and what can be done now; the board stays in view."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite
from server.house import Guest, House

FONTS = """window.drawn = [];
const make = URL.createObjectURL;
URL.createObjectURL = (blob) => {
  if (blob.type === "image/svg+xml") blob.text().then((text) => window.drawn.push(text));
  return make.call(URL, blob);
};"""


def ended(host: Guest, *seats: str, game: str = "mordor") -> str:
    table = host.table("me", *seats, game=game)
    with host.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    return table


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_says_who_won_and_how_it_went(
    house: House, invite: Invite, size: dict[str, int], language: str
) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, size=size, settings={"language": language}).sit(
        ended(host, "bot:random")
    )
    expect(visitor.page.locator(".verdict h2")).to_be_visible()
    expect(visitor.page.locator(".verdict p")).to_contain_text(re.compile(r"\d"))
    expect(visitor.page.locator(".road")).to_be_attached()
    expect(visitor.page.locator(".tray")).to_have_count(0)
    chart = visitor.page.locator(".course svg[role=img]")
    expect(chart.locator(".line")).to_have_count(2)
    turns = visitor.ask("document.querySelector('.course svg .line').getAttribute('d').match(/H/g).length")
    assert turns >= 2
    points = visitor.page.locator(".course li")
    assert 1 <= points.count() <= 3
    expect(chart.locator(".flag")).to_have_count(points.count())
    assert visitor.ask("tale.misfits()") == []
    visitor.well()


def test_a_turning_point_leads_to_its_moment(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(ended(host, "bot:random"))
    point = visitor.page.locator(".course li").last
    words = point.locator("span").first.inner_text()
    point.locator("a").click()
    expect(visitor.page.locator(".replay")).to_be_visible()
    expect(visitor.page.locator(".verdict")).to_have_count(0)
    sentence = words.split(" ", 2)[2]
    expect(visitor.page.locator("[data-log]")).to_contain_text(sentence)
    visitor.well()


def test_the_rule_of_the_end_is_one_click_away(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(ended(host, "bot:random"))
    visitor.page.get_by_role("button", name="See the rule").click()
    expect(visitor.page.locator(".digest section.current h3")).to_have_text("The end and ties")
    visitor.well()


def test_a_shared_picture_brings_its_fonts_along(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host)
    visitor.context.add_init_script(FONTS)
    visitor.sit(ended(host, "bot:random"))
    expect(visitor.page.locator(".verdict h2")).to_be_visible()
    visitor.until("document.documentElement.dataset.letters === 'all' && document.fonts.status === 'loaded'")
    with visitor.page.expect_download() as coming:
        visitor.page.get_by_role("button", name="Share picture").click()
    assert coming.value.suggested_filename.endswith(".png")
    source = visitor.ask("window.drawn.join('')")
    for family in ("Alegreya Sans", "Alegreya SC"):
        face = (
            rf'@font-face\{{font-family:\s*"?{family}"?;[^}}]*src:url\(data:font/woff2;base64,[\w+/]{{999}}'
        )
        assert re.search(face, source), family
    visitor.well()


def test_the_dice_can_be_checked(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(ended(host, "bot:random"))
    visitor.page.get_by_role("button", name="Check the dice").click()
    expect(visitor.page.locator(".proof")).to_contain_text("westmarch verify")
    assert visitor.ask("tale.misfits()") == []
    visitor.well()
