"""War of the Ring in the plain view: big tables, hands of cards, by click, by key and by thumb."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.test_access import check
from browser.test_keyboard import focused, press
from browser.test_screens import INTERNAL
from browser.visitor import LAPTOP, Invite, Visitor, dice
from server.house import House
from server.truth import match_of
from westmarch.core.registry import find_game
from westmarch.core.text import text_for

P = {"width": 390, "height": 844}
P0 = {"width": 360, "height": 640}
IN_VIEW = """selector => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.width > 0 && box.top >= 0 && box.bottom <= innerHeight;
}"""
FONT = "parseFloat(getComputedStyle(document.querySelector('.reading dd')).fontSize)"
READY = "!tale.pending() && (tale.shown().length > 0 || document.querySelector('.curtain') !== null)"
GLANCE = ("#prompt", '[data-tray="tray:dice"]', '[data-tray="tray:hand"]', '[data-panel="panel:fellowship"]')


def seated(house: House, invite: Invite, language: str = "en", **wishes: Any) -> tuple[str, Visitor]:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random", game="war")
    visitor = invite(house, guest=host, settings={"language": language, "plain": True}, **wishes).sit(table)
    visitor.settled()
    return table, visitor


def in_action(house: House, invite: Invite, **wishes: Any) -> tuple[str, Visitor]:
    """At Helm's Deep, where the Free Peoples have dice for armies, cards, nations and the Fellowship."""
    study = resources.files("westmarch.games.war") / "studies" / "helms_deep.toml"
    position = {**tomllib.loads(study.read_text("utf-8")), "to_act": "free"}
    host = house.visitor("Ada")
    table = host.table_from(position, "me", "bot:random", game="war")
    visitor = invite(house, guest=host, settings={"plain": True, **wishes.pop("settings", {})}, **wishes).sit(
        table
    )
    visitor.settled()
    assert kind(visitor) == "action.choose"
    return table, visitor


def kind(visitor: Visitor) -> str:
    return str(visitor.ask("tale.prompt()?.kind ?? ''"))


def to_action(visitor: Visitor, turn: int = 0) -> None:
    """On to a question where everything may be done."""
    for n in range(60):
        visitor.settled()
        if kind(visitor) == "action.choose" and n >= turn:
            return
        visitor.step(dice(n))
    raise AssertionError("no action to choose")


def proper(visitor: Visitor) -> None:
    words = [text for text in visitor.ask("tale.words()") if INTERNAL.search(text)]
    assert words == [], words
    assert visitor.ask("tale.misfits()") == []
    assert visitor.ask("tale.promptInView()")


def test_turns_by_clicks_with_all_that_matters_in_view_and_no_card_of_the_other(
    house: House, invite: Invite
) -> None:
    table, visitor = in_action(house, invite, size=LAPTOP)
    for part in (*GLANCE, "[data-choices] .kinds"):
        visitor.until(IN_VIEW, part)
    counts = visitor.page.locator("[data-choices] .kind b").all_inner_texts()
    assert sum(map(int, counts)) == len(visitor.offered())
    army = visitor.page.locator('[data-choices] [data-option^="region:"]').first
    army.click()  # one click for the army, one for where it goes
    visitor.until("tale.prompt()?.kind === 'army.order' && tale.ready()")
    place = visitor.page.locator('[data-choices] [data-option^="region:"]').first
    expect(place).to_be_visible()
    assert visitor.ask(IN_VIEW, '[data-choices] [data-option^="region:"]')
    seq = visitor.seq
    place.click()
    visitor.until("seq => tale.state.seq > seq", seq)
    seen: set[str] = set()

    def look() -> None:
        if kind(visitor) not in seen:
            seen.add(kind(visitor))
            proper(visitor)
            assert set(visitor.shown()) <= {*visitor.offered()}

    visitor.play_out(dice(5), look, steps=40)
    assert len(seen) > 6, seen
    visitor.settled()  # the bot waits, so nothing is shown while we look behind its back
    frames = visitor.ask("tale.raw")
    held = set(match_of(house, table).view(1)["hand"][1])
    assert held
    for card in held:
        assert not any(card in frame for frame in frames), card
        assert visitor.page.locator(f'[data-card$="{card}"], [data-about$="{card}"]').count() == 0
    assert visitor.ask("tale.violations") == []
    assert visitor.ask("tale.refused") == []


def test_cards_and_things_are_read_in_one_click_and_light_up(house: House, invite: Invite) -> None:
    _, visitor = seated(house, invite)
    to_action(visitor)
    hand = visitor.ask(
        "tale.state.eyes[0].scene.panels.find(one => one.seat === 0).trays"
        ".find(one => one.title === 'tray:hand').items.map(one => one.name)"
        ".filter(one => one.startsWith('card:')).map(one => one.slice(5))"
    )
    texts = visitor.house.visitor().get("/api/texts/war/en/cards")
    reading = visitor.page.locator(".reading")
    for card in hand[:2]:
        visitor.page.locator(f'[data-tray="tray:hand"] [data-about="card:{card}"]').click()
        expect(reading).to_have_attribute("data-reading", f"card:{card}")
        source = texts.split(f"card-{card.replace('.', '-')} = ")[1].split("\ncard-")[0]
        event = source.split(".event = ")[1].split("\n")[0]
        expect(reading).to_contain_text(event[:60])
        expect(reading).to_contain_text("Combat:")
        expect(reading).to_contain_text("Effect:")
        assert (
            visitor.ask("parseFloat(getComputedStyle(document.querySelector('.reading dd')).fontSize)") >= 14
        )
    named = visitor.page.locator('[data-log] .word[data-about^="card:"]').first
    thing = str(named.get_attribute("data-about"))
    named.click()
    expect(reading).to_have_attribute("data-reading", thing)
    expect(
        visitor.page.locator(f'.plain .lit[data-about="{thing}"], .plain [data-card="{thing}"] *').first
    ).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    visitor.page.locator('[data-panel="panel:fellowship"] [data-about="character:gimli"]').click()
    expect(reading).to_contain_text("Walks with the Fellowship")
    visitor.page.locator('[data-panel="panel:fellowship"] [data-about="region:rivendell"]').click()
    expect(reading).to_contain_text("the Ring-bearers")
    expect(visitor.page.locator('[data-panel="nation:elves"][open]')).to_be_visible()
    visitor.page.locator(".reading").get_by_role("button", name="Close").click()
    expect(reading).to_have_count(0)
    visitor.well()


def test_the_search_finds_things_and_answers_and_folds_are_remembered(house: House, invite: Invite) -> None:
    table, visitor = in_action(house, invite)
    find = visitor.page.locator("input.find").first
    visitor.page.keyboard.press("f")
    expect(find).to_be_focused()
    find.fill("osg")
    expect(visitor.page.locator("details[data-panel]")).to_have_count(1)
    expect(visitor.page.locator('[data-tray="region:osgiliath"]')).to_be_visible()
    assert "region:osgiliath" in visitor.offered()
    expect(visitor.page.locator("[data-choices] [data-option]")).to_have_count(1)
    invite(house).sit(table)
    visitor.until("tale.state.watchers === 1")
    expect(find).to_have_value("osg")  # somebody who comes to look on changes nothing
    find.fill("nazgul")  # without the circumflex
    expect(visitor.page.locator('[data-panel="nation:sauron"]')).to_contain_text("Nazgûl")
    find.press("Escape")
    pool = visitor.page.locator('details[data-panel="tray:pool"]')
    expect(pool).not_to_have_attribute("open", "")
    pool.locator("summary").click()
    expect(pool).to_have_attribute("open", "")
    visitor.sit(table)
    expect(pool).to_have_attribute("open", "")
    visitor.page.keyboard.press("/")
    field = visitor.page.locator("#command")
    expect(visitor.page.locator('#answers option[value="what Osgiliath"]')).to_have_count(1)
    field.fill("what osgiliath")
    field.press("Enter")
    expect(visitor.page.locator(".command output")).to_contain_text("Fortification")
    expect(visitor.page.locator(".reading")).to_have_attribute("data-reading", "region:osgiliath")
    visitor.well()


def use(visitor: Visitor, key: str, option: str) -> None:
    """Press a key for this option; a card is read at the first stroke and used at the second."""
    if option.startswith("card:") and visitor.ask("document.querySelector('.reading') === null"):
        before = visitor.seq
        visitor.page.keyboard.press(key)
        expect(visitor.page.locator(".reading")).to_have_attribute("data-reading", option)
        assert visitor.seq == before, "it was only read"
    press(visitor, key)


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_turns_by_keys_alone(house: House, invite: Invite, plain: bool) -> None:
    _, visitor = in_action(house, invite, settings={"plain": plain})
    turns = set()
    for n in range(20):
        visitor.settled()
        visitor.page.locator("#prompt").focus()
        if any(one["confirms"] and one["enabled"] for one in visitor.ask("tale.shown()")):
            press(visitor, "Enter")
        elif n % 3 == 0 and visitor.page.locator('[data-number="1"]:visible').count():
            first = visitor.page.locator('[data-number="1"]:visible').first
            use(visitor, "1", str(first.get_attribute("data-option")))
        else:
            for _ in range(1 + n % 4):
                visitor.page.keyboard.press("n")
            option = visitor.ask("document.activeElement.dataset.option")
            assert option in visitor.offered()
            if option.split(":")[0] in ("card", "region"):
                visitor.page.keyboard.press("i")
                expect(visitor.page.locator(".reading")).to_have_attribute("data-reading", option)
                visitor.page.keyboard.press("Escape")
                expect(visitor.page.locator(".reading")).to_have_count(0)
                assert visitor.ask("document.activeElement.dataset.option") == option, "the focus stays"
            use(visitor, "Enter", option)
        visitor.settled()
        focused(visitor)
        turns.add(visitor.seq)
    assert len(turns) > 5
    visitor.well()


@pytest.mark.parametrize("size", [P, P0], ids=["390", "360"])
def test_turns_by_taps_on_a_phone(house: House, invite: Invite, size: dict[str, int]) -> None:
    _, visitor = seated(house, invite, "de", size=size, has_touch=True)
    seen: set[str] = set()
    for n in range(16):
        visitor.settled()
        if kind(visitor) not in seen:
            seen.add(kind(visitor))
            proper(visitor)
            assert visitor.ask("tale.small(44)") == [], kind(visitor)
        before = visitor.ask("tale.sign()")
        free = [one for one in visitor.ask("tale.shown()") if not one["pressed"] and one["enabled"]]
        done = [one for one in free if one["confirms"]]
        option = done[0]["text"] if done else dice(n)([one["text"] for one in free])
        wanted = ".primary" if done else ""
        visitor.page.locator(f'[data-option="{option}"]{wanted}:visible').first.tap()
        visitor.until("before => tale.sign() !== before && !tale.pending()", before)
    to_action(visitor)
    visitor.page.locator('[data-tray="tray:hand"] [data-about^="card:"]').first.tap()
    expect(visitor.page.locator(".reading")).to_be_visible()
    expect(visitor.page.locator("[data-choices]")).to_be_visible()
    proper(visitor)
    visitor.page.locator(".reading").get_by_role("button", name="Schließen").tap()
    visitor.page.locator("#tab-log").tap()
    visitor.page.locator("[data-log] .word").last.tap()
    expect(visitor.page.locator(".reading")).to_be_visible()
    visitor.well()


def test_at_one_screen_no_word_of_the_other_hand(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("hotseat", "hotseat", game="war")
    visitor = invite(house, guest=host, settings={"plain": True}).sit(table)
    text = text_for("en", find_game("war"))
    curtains = 0
    for n in range(30):
        visitor.until(
            "!tale.pending() && (tale.shown().length > 0"
            " || document.querySelector('.curtain button, [data-hand-over]') !== null)"
        )
        if visitor.page.locator("[data-hand-over]").count():
            visitor.page.locator("[data-hand-over]").click()
            expect(visitor.page.locator(".curtain")).to_be_visible()
        match = match_of(house, table)
        seat = visitor.ask("tale.state.asked.seat")
        hands = [match.view(side)["hand"][side] for side in (0, 1)]
        curtain = visitor.page.locator(".curtain")
        hidden = [1 - seat]
        if curtain.count():
            curtains += 1
            hidden = [0, 1]
        page = visitor.page.content()
        for side in hidden:
            for card in hands[side]:
                assert card not in page, card
                assert text.name(f"card:{card}") not in page, card
        if curtain.count():
            curtain.get_by_role("button").click()
            visitor.until("tale.shown().length > 0")
            if hands[seat]:
                about = visitor.page.locator(f'[data-tray="tray:hand"] [data-about="card:{hands[seat][0]}"]')
                about.first.click()
                expect(visitor.page.locator(".reading")).to_be_visible()
        visitor.step(dice(n))
        if curtains > 4:
            break
    assert curtains > 2
    visitor.well()


def test_a_running_match_is_replayed_through_one_seats_eyes_in_three_languages(
    house: House, invite: Invite
) -> None:
    table, visitor = seated(house, invite)
    to_action(visitor)
    visitor.play_out(dice(3), steps=10)
    visitor.settled()
    held = match_of(house, table).view(1)["hand"][1]
    prompts = set()
    for language, name in (("en", "English"), ("ru", "Русский"), ("de", "Deutsch")):
        visitor.page.locator("#tab-settings").click()
        visitor.page.get_by_role("button", name=name).click()
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        visitor.page.locator("#tab-log").click()
        visitor.page.locator('[data-log] .word[data-about^="card:"]').first.click()
        expect(visitor.page.locator(".reading")).to_be_visible()
        proper(visitor)
        prompts.add(visitor.prompt)
    assert len(prompts) == 3
    visitor.goto(f"/t/{table}?at={visitor.seq // 2}&seat=0")
    expect(visitor.page.locator(".replay")).to_be_visible()
    expect(visitor.page.locator('[data-tray="tray:hand"] [data-about^="card:"]').first).to_be_visible()
    proper(visitor)
    page = visitor.page.content()
    assert not [card for card in held if card in page]
    visitor.well()


@pytest.mark.parametrize("size", [LAPTOP, P0], ids=["laptop", "phone"])
def test_axe_finds_nothing_at_the_big_table(house: House, invite: Invite, size: dict[str, int]) -> None:
    _, visitor = seated(house, invite, size=size)
    to_action(visitor)
    check(visitor, "table")
    visitor.page.locator('[data-tray="tray:hand"] [data-about^="card:"]').first.click()
    expect(visitor.page.locator(".reading")).to_be_visible()
    check(visitor, "reading")
