"""From the address to the first decision."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visitor import Invite
from server.house import House

MOST_BYTES = 150_000
MOST_CLICKS = 2
TITLES = 1.4
"""Seconds after the first question; then the font of titles is fetched, for which nobody waits."""


def test_the_first_decision_against_a_bot_is_at_most_two_clicks_and_150_kb_away(
    house: House, invite: Invite
) -> None:
    visitor = invite(house)
    wire = visitor.context.new_cdp_session(visitor.page)
    sizes: dict[str, float] = {}
    begun: dict[str, float] = {}
    addresses: dict[str, str] = {}
    packed: dict[str, bool] = {}

    def answered(event: dict) -> None:
        addresses[event["requestId"]] = event["response"]["url"]
        packed[event["response"]["url"]] = "Content-Encoding" in {
            name.title() for name in event["response"]["headers"]
        }

    wire.on("Network.requestWillBeSent", lambda event: begun.update({event["requestId"]: event["wallTime"]}))
    wire.on("Network.responseReceived", answered)
    wire.on(
        "Network.loadingFinished",
        lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}),
    )
    wire.send("Network.enable")
    visitor.goto("/")
    article = visitor.page.locator("article[data-game=mordor]")
    clicks = 0
    article.get_by_role("button").first.click()
    clicks += 1
    visitor.settled()
    expect(visitor.page.locator("[data-option]").first).to_be_visible()
    assert clicks <= MOST_CLICKS
    assert visitor.offered()
    until = visitor.ask("tale.since") / 1000 + TITLES
    told = {addresses.get(name, name): size for name, size in sizes.items() if begun.get(name, 0) < until}
    assert 10_000 < sum(told.values()) <= MOST_BYTES, told
    code = [url for url in told if url.endswith((".js", ".css"))]
    assert code
    assert all(packed[url] for url in code), packed
    visitor.well()


def test_the_start_page_lists_my_tables_and_a_wrong_address_says_so(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    visitor = invite(house, guest=host).goto("/")
    mine = visitor.page.locator(f'a[href="/t/{table}"]').first
    expect(mine).to_be_visible()
    mine.click()
    visitor.settled()
    visitor.well()
    lost = invite(house).goto("/t/nosuchtable1")
    expect(lost.page.get_by_text("There is no such table.")).to_be_visible()
    expect(lost.page.locator("a[href='/']").first).to_be_visible()


def test_a_new_table_is_made_with_options_that_have_names(house: House, invite: Invite) -> None:
    visitor = invite(house).goto("/")
    form = visitor.page.locator("form").filter(has=visitor.page.get_by_role("button", name="Make the table"))
    game = form.locator("select").first
    expect(game).to_have_value("mordor")
    form.get_by_text("Options of the game").click()
    sheet = form.get_by_label("Sheet")
    expect(sheet).to_be_visible()
    words = [
        one
        for choice in form.locator("details select").all()
        for one in choice.locator("option").all_inner_texts()
    ]
    assert "Simple: the places have no effect" in words
    assert "The players choose" in words
    assert not {"basic", "advanced", "standard", "long", "choose", "random"} & {
        word.lower() for word in words
    }
    form.get_by_label("Layout").select_option("long")
    form.get_by_role("button", name="Make the table").click()
    visitor.page.wait_for_url(lambda address: "/t/" in address)
    visitor.goto("/")
    expect(visitor.page.get_by_text("two spaces a place").first).to_be_visible()
    visitor.well()
