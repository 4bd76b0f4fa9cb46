"""What stands on the screen, on a laptop and on a phone, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite, Visitor, dice, gandalf_table, throw_table
from server.house import House

LANGUAGES = ("en", "ru", "de")
LEAST_TARGET = 44
MOST_BUTTONS = 8
MOST_SMALL = 0  # of squares on a phone a list offers every one too
SCREENS = {"laptop": LAPTOP, "phone": PHONE}
INTERNAL = re.compile(
    r"[^\W\d]+_[^\W\d]\w*"  # snake_case
    r"|\b[a-z]+[A-Z][a-z]\w*"  # camelCase
    r"|\b[A-Z][a-z]+[A-Z][a-z]\w*"
    r"|\b\w+:\w+[^\W\d]"  # canonical texts; a clock is none
    r"|\b(?:web|prompt|event|option|error|reason|space|mark|die|symbol)-[a-z]\w*"  # untranslated keys
    r"|[{}]|\bundefined\b|\bnull\b|\bNaN\b|\[object"
)


def seated(house: House, invite: Invite, language: str, size: dict[str, int], bot: str = "random") -> Visitor:
    host = house.visitor("Ada")
    table = host.table("me", f"bot:{bot}")
    return invite(house, guest=host, size=size, settings={"language": language}).sit(table)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_prompt_is_in_view_and_nothing_is_cut_off(
    house: House, invite: Invite, screen: str, language: str
) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, size=SCREENS[screen], settings={"language": language})
    seen: set[str] = set()

    def look() -> None:
        kind = visitor.ask("tale.prompt()?.kind ?? ''")
        assert visitor.ask("tale.promptInView()"), visitor.prompt
        if screen == "phone":
            small = visitor.ask("least => tale.small(least)", LEAST_TARGET)
            assert [one for one in small if not one.startswith("g ")] == [], kind
            if len(small) > MOST_SMALL:
                as_list = visitor.page.locator(".actions .count button")
                as_list.click()
                listed = visitor.page.locator(".actions .list button[data-option]:visible")
                expect(listed).to_have_count(len(small))
                assert all(
                    one.startswith("g ") for one in visitor.ask("least => tale.small(least)", LEAST_TARGET)
                )
                assert visitor.ask("tale.misfits()") == [], kind
                as_list.click()
        if kind not in seen:
            assert visitor.ask("tale.misfits()") == [], kind
            visitor.page.evaluate("scrollTo(500, 0)")
            assert visitor.ask("scrollX") == 0
        seen.add(kind)

    visitor.sit(throw_table(host))
    visitor.play_out(dice(7), look, steps=6)
    visitor.sit(gandalf_table(host))
    visitor.play_out(dice(7), look, steps=6)
    assert {"throw.set_aside", "evaluate.gandalf"} <= seen
    assert visitor.ask("document.documentElement.lang") == language
    for tab in ("log", "rules", "chat", "settings"):
        visitor.open_tab(tab)
        expect(visitor.page.locator("#tabpanel")).to_be_visible()
        if tab == "rules":
            expect(visitor.page.locator(".digest section").first).to_be_visible()
        assert visitor.ask("tale.misfits()") == [], tab
        assert visitor.ask("tale.promptInView()"), tab
    visitor.goto("/")
    expect(visitor.page.locator("article[data-game] button").first).to_be_visible()
    assert visitor.ask("tale.misfits()") == []
    visitor.well()


def test_the_language_changes_in_mid_match_without_a_new_page(house: House, invite: Invite) -> None:
    visitor = seated(house, invite, "en", LAPTOP)
    visitor.play_out(dice(1), steps=6)
    visitor.settled()
    visitor.ask("window.same = true")
    seen = []
    visitor.page.locator("#tab-settings").click()
    for language, name in (("en", "English"), ("ru", "Русский"), ("de", "Deutsch")):
        visitor.page.get_by_role("button", name=name).click()
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)
        expect(visitor.page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
        if seen:
            expect(visitor.page.locator("#prompt")).not_to_have_text(seen[-1][0])
        visitor.page.locator("#tab-log").click()
        expect(visitor.page.locator("[data-log] > *").first).to_be_visible()
        seen.append((visitor.prompt, visitor.log()))
        visitor.page.locator("#tab-settings").click()
    assert len({prompt for prompt, _ in seen}) == 3
    assert len({tuple(log) for _, log in seen}) == 3
    assert len({len(log) for _, log in seen}) == 1
    assert re.search("[а-я]", seen[1][0])
    assert re.search("[а-я]", seen[1][1][-1])
    assert visitor.ask("window.same") is True
    visitor.well()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_internal_name_reaches_the_screen(house: House, invite: Invite, language: str) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    visitor = invite(house, guest=host, settings={"language": language}).sit(table)

    def look() -> None:
        found = [text for text in visitor.ask("tale.words()") if INTERNAL.search(text)]
        assert found == [], found

    visitor.play_out(dice(11), look, steps=10)
    with host.at(table) as line:  # the rest without clicks
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            prompt = line.prompt()
            assert prompt is not None
            line.answer(dice(line.state["seq"])([option["text"] for option in prompt["options"]]))
    expect(visitor.page.locator(".ending")).to_be_visible()
    look()
    for tab in ("rules", "chat", "settings"):
        visitor.page.locator(f"#tab-{tab}").click()
        if tab == "rules":
            expect(visitor.page.locator(".digest section").first).to_be_visible()
        look()
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator("dialog")).to_be_visible()
    look()
    visitor.page.keyboard.press("Escape")
    visitor.goto(f"/t/{table}?at=20")
    expect(visitor.page.locator(".replay")).to_be_visible()
    look()
    visitor.goto("/")
    expect(visitor.page.locator("article[data-game=mordor] p")).to_be_visible()
    visitor.page.locator("article[data-game=riddles]").evaluate(
        "one => one.remove()"
    )  # a toy, in English only
    look()
    visitor.well()


@pytest.mark.parametrize("plain", [False, True], ids=["board", "plain view"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_options_shown_are_those_of_the_prompt(
    house: House, invite: Invite, screen: str, plain: bool
) -> None:
    host = house.visitor("Ada")
    wishes = {"size": SCREENS[screen], "settings": {"plain": plain}}
    visitor = invite(house, guest=host, **wishes).sit(host.table("me", "bot:steady"))

    def look() -> None:
        if visitor.over:
            return
        if visitor.page.locator("[data-option][aria-pressed=true]:visible").count():
            return  # half-made: what may be added is more, or less, than the question itself
        assert visitor.page.locator(".actions [data-option]:visible").count() <= MOST_BUTTONS
        shown = set(visitor.shown())
        for group in visitor.page.locator("details[name=answers] > summary").all():
            group.click()
            shown |= set(visitor.shown())
        assert shown == set(visitor.offered())

    visitor.play_out(dice(5), look, steps=10)
    visitor.well()


def test_dice_and_marks_move_but_not_for_those_who_want_no_motion(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:random")
    still = invite(house, guest=host).sit(table)
    lively = invite(house, guest=host, reduced_motion="no-preference").sit(table)
    running = "document.getAnimations().filter(one => one.effect.getComputedTiming().duration > 1).length"
    for _ in range(8):
        still.settled()
        still.step(dice(3))
        assert still.ask(running) == 0
    lively.until("seq => tale.state.seq >= seq", still.seq)
    assert still.ask("tale.moves") == []
    lively.until("tale.moves.length > 0")


def test_light_and_dark_follow_the_device_and_can_be_set(house: House, invite: Invite) -> None:
    host = house.visitor()
    table = host.table("me", "bot:random")
    ground = "getComputedStyle(document.querySelector('.frame')).backgroundColor"
    light = invite(house, guest=host, color_scheme="light").sit(table)
    dark = invite(house, guest=host, color_scheme="dark").sit(table)
    assert light.ask(ground) != dark.ask(ground)
    light.page.locator("#tab-settings").click()
    light.page.locator(".settings select").first.select_option("dark")
    expect(light.page.locator("html")).to_have_attribute("data-theme", "dark")
    assert light.ask(ground) == dark.ask(ground)
