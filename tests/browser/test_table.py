"""What a table offers beside its questions."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import WebSocketRoute, expect

from browser.test_match import two_seats
from browser.visitor import Invite, Visitor, dice, gandalf_table, throw_table
from server.house import House

POSITION = "[document.querySelector('.board')?.innerText, document.querySelector('[data-log]')?.innerText]"


def alone(house: House, invite: Invite, bot: str = "random") -> tuple[str, Visitor]:
    host = house.visitor("Ada")
    table = host.table("me", f"bot:{bot}")
    visitor = invite(house, guest=host).sit(table)
    visitor.settled()
    return table, visitor


def test_undo_goes_back_to_the_last_dice_and_no_further(house: House, invite: Invite) -> None:
    """The first of two Gandalfs is sent away and called back; then the other player throws dice."""
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(gandalf_table(host))
    visitor.settled()
    undo = visitor.page.locator("button.undo")
    undoable = "tale.state.eyes.find(eye => eye.prompt)?.undoable ?? 0"
    assert visitor.ask(undoable) == 0
    before = (visitor.seq, visitor.prompt, visitor.offered(), visitor.log())
    visitor.click("none")
    visitor.settled()
    assert visitor.ask(undoable) == 1
    expect(undo).not_to_have_class(re.compile("barred"))
    undo.click()
    visitor.until("seq => tale.state.seq === seq && !tale.pending()", before[0])
    visitor.settled()
    assert (visitor.seq, visitor.prompt, visitor.offered(), visitor.log()) == before
    assert visitor.ask("tale.refused") == []
    for _ in range(2):
        visitor.click("none")
        visitor.settled()
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
    told = rows.all_inner_texts()
    figures = [int(found[1]) for row in told if (found := re.search(r"(\d+)\s*%", row))]
    assert len(figures) == options
    assert figures == sorted(figures, reverse=True)
    best = visitor.page.locator(".hint .best strong").inner_text().removeprefix("Best: ")
    assert told[0].startswith(best), "what is called best has the best figure"
    why = visitor.page.locator(".hint .why")
    expect(why).to_contain_text(re.compile(rf"It won about {figures[0]}\s*% of the matches"))
    expect(why).to_contain_text(re.compile(r"The next best, .* won about|about as good"))
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".hint")).to_have_count(0)
    visitor.well()


def test_the_rules_open_where_the_question_is_explained(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host)
    tables = {"throw.set_aside": throw_table(host), "evaluate.gandalf": gandalf_table(host)}
    for kind, table in tables.items():
        visitor.sit(table)
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


def test_who_looks_on_reads_the_chat_where_the_table_is_open(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    ada = invite(house, guest=host).sit(host.table("me", "bot:random", open=True))
    eve = invite(house).goto(ada.page.url)
    for visitor in (ada, eve):
        visitor.page.locator("#tab-chat").click()
    expect(ada.page.get_by_text("Those who look on can read what is said here.")).to_be_visible()
    ada.page.locator(".chat input").fill("Hail, all")
    ada.page.locator(".chat form button").click()
    expect(eve.page.locator(".chat .lines")).to_contain_text("Hail, all")
    assert eve.page.locator(".chat input").count() == 0
    for visitor in (ada, eve):
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
    expect(eve.page.get_by_text("What is said at this table is for those who sit at it.")).to_be_visible()
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
    turns = visitor.ask(
        "tale.state.events.filter(event => event.key === 'turn.begin').map(event => event.entry)"
    )
    before = max(entry for entry in turns if entry < 12)
    after = min(entry for entry in turns if entry > 12)
    visitor.page.get_by_role("button", name="One turn back").click()
    expect(slider).to_have_value(str(before))
    visitor.page.keyboard.press("Shift+ArrowRight")
    following = min(entry for entry in turns if entry > before)
    expect(slider).to_have_value(str(following))
    slider.fill("12")
    expect(slider).to_have_value("12")
    visitor.page.get_by_role("button", name="One turn on").click()
    expect(slider).to_have_value(str(after))
    visitor.page.keyboard.press("ArrowLeft")
    visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.page.locator(".replay output")).to_have_text(re.compile(rf"^{after - 2}/"))
    slider.fill("12")
    expect(visitor.page.locator(".replay output")).to_have_text(re.compile(r"^12/"))
    there = visitor.ask(POSITION)
    visitor.page.reload()
    expect(visitor.page.locator(".replay output")).to_have_text(re.compile(r"^12/"))
    visitor.until(f"there => JSON.stringify({POSITION}) === JSON.stringify(there)", there)
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
    seen = visitor.seq
    visitor.goto("/")
    with host.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["seq"] < 25:
            line.answer()
    visitor.sit(table)
    away = visitor.page.locator(".away")
    expect(away).to_be_visible()
    assert 1 <= away.locator("li").count() <= 7
    away.get_by_role("button", name="Show me").click()
    expect(visitor.page.locator(".away")).to_have_count(0)
    expect(visitor.page.locator("#prompt")).to_contain_text("What you missed")
    address = parse_qs(urlsplit(visitor.page.url).query)
    first, last = int(address["from"][0]), int(address["to"][0])
    assert seen <= first + 1 < last == visitor.seq, "only the missed part, and all of it"
    slider = visitor.page.locator(".replay input[type=range]")
    expect(slider).to_have_attribute("min", str(first))
    expect(slider).to_have_attribute("max", str(last))
    visitor.page.get_by_label("Speed").select_option("½×")
    visitor.until("at => Number(new URLSearchParams(location.search).get('at')) > at", first)  # by itself
    visitor.page.get_by_role("button", name="Pause").click()
    expect(visitor.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    visitor.page.keyboard.press("Home")
    expect(slider).to_have_value(str(first))
    visitor.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    visitor.page.get_by_role("link", name="To the live table").click()
    expect(visitor.page.locator(".replay")).to_have_count(0)
    expect(away).to_have_count(0)
    visitor.well()


def test_the_digest_can_be_closed(house: House, invite: Invite) -> None:
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
    away.get_by_role("button", name="Close").click()
    expect(away).to_have_count(0)
    visitor.well()


def test_a_rematch_is_one_table_for_both(house: House, invite: Invite) -> None:
    host, other = house.visitor("Ada"), house.visitor("Ben")
    table = host.table("me", "friend", game="riddles")
    other.post(f"/api/tables/{table}/seats/1")
    with host.at(table) as one, other.at(table) as two:
        for _ in range(20):
            for line in (one, two):
                line.settle()
                if line.prompt():
                    line.answer()
        assert one.state["status"] == "over"
    ada = invite(house, guest=host).sit(table)
    ben = invite(house, guest=other).sit(table)
    ada.page.locator(".ending").get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url(lambda address: table not in address)
    join = ben.page.locator(".ending").get_by_role("link", name="To the rematch")
    expect(join).to_be_visible()
    join.click()
    expect(ben.page).to_have_url(ada.page.url)
    for visitor, seats in ((ada, [1]), (ben, [0])):  # the sides have moved on by one
        visitor.until("seats => JSON.stringify(tale.state.you) === JSON.stringify(seats)", seats)
        visitor.well()


def test_leaving_takes_two_steps_and_a_bot_plays_on(house: House, invite: Invite) -> None:
    _, ada, ben = two_seats(house, invite)
    ada.play_on()
    leave = ben.page.locator(".leave")
    leave.click()
    expect(leave).to_contain_text("?")
    ben.page.locator("#tab-rules").click()
    expect(leave).to_have_text("leave")
    assert ben.ask("tale.state.you") == [1]
    leave.click()
    leave.click()
    ben.until("tale.state.you.length === 0")
    expect(ben.page.locator(".seats")).to_contain_text("Bot")
    ada.until("tale.state.seats[1].kind === 'bot'")
    told = ada.page.locator(".banners").get_by_text("Sam has left the table. A bot plays on in this seat.")
    expect(told).to_be_visible()
    assert ben.page.locator(".banners").get_by_text("has left").count() == 0
    ada.settled()
    ada.well()


def test_more_than_eight_buttons_are_grouped_with_their_counts(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = gandalf_table(host, "long")
    visitor = invite(house, guest=host)

    def relay(line: WebSocketRoute) -> None:
        """The same table, but nothing that is drawn answers: every option must become a button."""
        server = line.connect_to_server()
        server.on_message(lambda text: line.send(re.sub(r'"option":"[^"]*"', '"option":null', str(text))))

    visitor.page.route_web_socket(re.compile("/socket$"), relay)
    visitor.sit(table)
    groups = visitor.page.locator("details[name=answers]")
    expect(groups.first).to_be_visible()
    assert visitor.page.locator(".actions [data-option]:visible").count() <= 8
    found = 0
    shown: set[str] = set()
    for group in groups.all():
        count = re.search(r"\((\d+)\)", group.locator("summary").inner_text())
        assert count is not None
        group.locator("summary").click()
        buttons = group.locator("[data-option]")
        expect(buttons.first).to_be_visible()
        assert buttons.count() == int(count[1]) <= 8
        assert visitor.ask("tale.misfits()") == []
        found += buttons.count()
        shown |= {str(one.get_attribute("data-option")) for one in buttons.all()}
    assert found > 8
    with host.at(table) as line:
        line.until_state(lambda s: line.prompt() is not None)
        prompt = line.prompt()
    assert prompt is not None
    assert shown == {option["text"] for option in prompt["options"]}
