"""From the address to the first decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite
from server.house import House

MOST_BYTES = 150_000


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("game", ["hunt", "mordor", "smaug", "war"])
def test_the_first_decision_against_a_bot_is_one_click_and_at_most_150_kb_away(
    house: House, invite: Invite, game: str, language: str
) -> None:
    visitor = invite(house, settings={"language": language})
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
    button = visitor.page.locator(f"article[data-game={game}] [data-play]")
    expect(button).to_be_enabled()
    clicked = visitor.ask("Date.now()") / 1000
    button.click()
    visitor.settled()
    expect(visitor.page.locator("[data-option]").first).to_be_visible()
    assert visitor.offered()
    until = visitor.ask("tale.answerable") / 1000
    told = {addresses.get(name, name): size for name, size in sizes.items() if begun.get(name, 0) <= until}
    looked = {addresses.get(name, name) for name, at in begun.items() if at < clicked}
    # the start page's pictures, and the letters of titles, come while one looks at it
    titles = any("letters" in url for url in looked)
    waited = {
        url: size for url, size in told.items() if not url.endswith(".svg") and not (titles and "-700" in url)
    }
    assert 10_000 < sum(waited.values()) <= MOST_BYTES, sorted(waited.items(), key=lambda one: -one[1])
    code = [url for url in told if url.endswith((".js", ".css"))]
    assert code
    assert all(packed[url] for url in code), packed
    visitor.well()


def test_the_start_page_with_all_its_pictures_is_at_most_150_kb(house: House, invite: Invite) -> None:
    visitor = invite(house)
    wire = visitor.context.new_cdp_session(visitor.page)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.send("Network.enable")
    visitor.goto("/")
    card = visitor.page.locator("article[data-game=mordor]")
    expect(card.locator("[data-play]")).to_be_enabled()
    room = card.locator(".pic").bounding_box()
    for game in ("mordor", "war", "hunt", "smaug"):
        expect(visitor.page.locator(f"article[data-game={game}] .v-{game}")).to_be_visible()
    expect(visitor.page.locator(".v-pano")).to_be_visible()
    assert card.locator(".pic").bounding_box() == room, "a picture that comes late moves nothing"
    assert 10_000 < sum(sizes) <= MOST_BYTES
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
    nowhere = invite(house).goto("/games/mordor")
    expect(nowhere.page.get_by_text("There is nothing at this address.")).to_be_visible()
    nowhere.page.get_by_role("link", name="Start page").click()
    expect(nowhere.page.locator("article[data-game=mordor]")).to_be_visible()
    lost = invite(house).goto("/t/nosuchtable1")
    expect(lost.page.get_by_text("There is no such table.")).to_be_visible()
    expect(lost.page.locator("a[href='/']").first).to_be_visible()


def test_a_newcomer_sees_four_games_and_all_that_can_be_done(own_house: House, invite: Invite) -> None:
    visitor = invite(own_house).goto("/")
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text("Four Tolkien board games in your browser")
    expect(page.locator("article[data-game=mordor] .state")).to_have_text("begin here")
    games = [card.get_attribute("data-game") for card in page.locator("article[data-game]").all()]
    assert games[:4] == ["mordor", "war", "hunt", "smaug"]
    for game in games[:4]:
        card = page.locator(f"article[data-game={game}]")
        for act in ("play", "invite", "learn", "watch"):
            button = card.locator(f"[data-{act}]")
            expect(button).to_be_enabled()
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= LAPTOP["height"], f"{game}: {act} is below the fold"
    expect(page.locator("select:visible")).to_have_count(0)
    for empty in ("mine", "open"):
        expect(page.locator(f"[data-list={empty}]")).to_have_count(0)
    expect(page.locator("[data-turn-at]")).to_have_count(0)
    visitor.well()


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_the_first_button_is_in_view_on_a_small_phone(house: House, invite: Invite, language: str) -> None:
    visitor = invite(house, size=PHONE, settings={"language": language}).goto("/")
    play = visitor.page.locator("article[data-game=mordor] [data-play]")
    expect(play).to_be_enabled()
    expect(visitor.page.locator(".v-mordor").first).to_be_visible()
    visitor.until("document.documentElement.dataset.letters === 'all' && document.fonts.status === 'loaded'")
    box = play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    assert visitor.ask("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_bot_is_played_from_the_side_of_my_choice(house: House, invite: Invite) -> None:
    visitor = invite(house).goto("/")
    card = visitor.page.locator("article[data-game=war]")
    card.get_by_text("Shadow", exact=True).click()
    expect(card.get_by_role("radio", name="Shadow")).to_be_checked()
    card.locator("[data-play]").click()
    visitor.until("tale.state?.status === 'running'")
    assert visitor.ask("tale.state.you") == [1]
    assert visitor.ask("tale.state.seats[0].kind") == "bot"
    visitor.goto("/")
    card = visitor.page.locator("article[data-game=mordor]")
    card.get_by_text("3", exact=True).click()
    card.locator("[data-play]").click()
    visitor.until("tale.state?.seats.length === 4")


def test_who_comes_back_finds_the_own_turn_on_top(own_house: House, invite: Invite) -> None:
    host = own_house.visitor("Ada")
    first = host.table("me", "bot:steady", game="war", study="hornburg")
    second = host.table("me", "bot:random")
    visitor = invite(own_house, guest=host).goto("/")
    strip = visitor.page.locator("[data-turn-at]")
    expect(strip).to_have_count(2)
    assert [one.get_attribute("data-turn-at") for one in strip.all()] == [first, second]
    expect(visitor.page.locator("article[data-game]").first).to_have_attribute("data-game", "mordor")
    expect(visitor.page.locator("#turns")).to_contain_text("2")
    strip.first.get_by_role("link", name="Play on").click()
    visitor.page.wait_for_url(f"**/t/{first}")
    visitor.well()


def test_learning_opens_a_safe_position_with_notes(house: House, invite: Invite) -> None:
    for game, side, study in (("mordor", None, "Half-way"), ("war", "Shadow", "Helm’s Deep")):
        visitor = invite(house).goto("/")
        card = visitor.page.locator(f"article[data-game={game}]")
        if side:
            card.get_by_text(side, exact=True).click()
        card.locator("[data-learn]").click()
        visitor.settled()
        note = visitor.page.locator("section[data-study]")
        expect(note).to_contain_text(study)
        note.get_by_role("button").click()
        expect(visitor.page.locator("section.guide")).to_contain_text("Note 1 of")
        assert visitor.ask("tale.misfits()") == []
        visitor.well()


def test_a_study_is_opened_from_its_list(house: House, invite: Invite) -> None:
    visitor = invite(house).goto("/")
    studies = visitor.page.locator("[data-list=studies]")
    expect(studies.locator("[data-study]")).to_have_count(3)
    studies.get_by_role("button", name="all").click()
    expect(studies.locator("[data-study]")).to_have_count(11)
    studies.locator("[data-study=moria]").click()
    visitor.settled()
    assert visitor.ask("tale.state.eyes[0].scene.map.here") == "region:hollin"
    visitor.well()


def test_watching_shows_a_match_of_bots_where_nobody_plays(own_house: House, invite: Invite) -> None:
    visitor = invite(own_house).goto("/")
    visitor.page.locator("article[data-game=mordor] [data-watch]").click()
    visitor.until("tale.state?.status === 'running' && tale.state.you.length === 0")
    assert set(visitor.ask("tale.state.seats.map(seat => seat.kind)")) == {"bot"}
    seq = visitor.seq
    visitor.until("seq => tale.state.seq > seq", seq)
    visitor.well()


def test_a_new_table_is_made_with_options_that_have_names(house: House, invite: Invite) -> None:
    visitor = invite(house).goto("/")
    visitor.page.locator("article[data-game=mordor] [data-more]").click()
    form = visitor.page.get_by_role("dialog").locator("form")
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
    form.get_by_label("Player 2").first.select_option("hotseat")  # nothing is dealt before all sit
    form.get_by_role("button", name="Make the table").click()
    visitor.page.wait_for_url(lambda address: "/t/" in address)
    mine = "fetch('/api/tables/mine').then(found => found.json()).then(all => all[0].options.layout)"
    assert visitor.ask(mine) == "long"
    visitor.well()
