"""The Desolation of Smaug on its drawn board: turns by clicks, taps and keys, proposals, secrets, layout."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.test_access import check
from browser.visitor import LAPTOP, PHONE, Invite, Visitor
from server.house import Guest, House

FOUR = ["green", "blue", "red", "yellow"]
BOTS = ("bot:steady", "bot:steady", "bot:steady")
HANDS = {
    "green": ["dwarf_bofur", "ally_beorn", "dwarf_fili", "paths_3", "gandalf_2", "bilbo_1_4"],
    "blue": ["dwarf_dori", "dwarf_kili", "eagle_1_3"],
    "red": ["dwarf_nori", "gandalf_1"],
    "yellow": ["dwarf_ori", "bilbo_5", "treasure_2"],
}
JOURNEY: dict[str, Any] = {
    "players": FOUR,
    "pieces": {"green": [22, 14], "blue": [26, 13], "red": [31, 25], "yellow": [24, 18]},
    "bilbo": 29,
    "caught": ["blue:13"],
    "smaug": 41,
    "gandalf": 4,
    "key_holder": "red",
    "march": {"green": ["3", "5", "123"]},
    "hands": HANDS,
    "discards": ["smaug_b3"],
}
SPIDER: dict[str, Any] = {
    **JOURNEY,
    "players": ["green", "blue"],
    "pieces": {"green": [14, 22], "blue": [18, 13]},
    "key_holder": "blue",
    "march": {"green": ["4"]},
    "hands": {name: HANDS[name] for name in ("green", "blue")},
    "decks": {"mirkwood": ["enemy_giant_spider"]},
}
DRAGON: dict[str, Any] = {
    **JOURNEY,
    "step": "draw",
    "key_open": True,
    "pieces": {"green": [35, 27], "blue": [33, 26], "red": [39, 31], "yellow": [40, 24]},
    "caught": [],
    "bilbo": 44,
    "hands": {"green": ["dwarf_bofur", "treasure_3", "treasure_2"]},
    "decks": {"beorn": ["smaug_b1", "smaug_b2"]},
    "discards": ["smaug_b3"],
}
CROWDED: dict[str, Any] = {
    "players": FOUR,
    "key_open": True,
    "smaug": 40,
    "pieces": {"green": [36, 36], "blue": [37, 37], "red": [38, 38], "yellow": [39, 39]},
    "bilbo": 35,
    "gandalf": 6,
    "march": {"green": ["123"]},
    "hands": HANDS,
}
SCREENS = {"L2": LAPTOP, "D": {"width": 1920, "height": 1080}}
LOOK = """() => {
  const map = document.querySelector('[data-map]').getBoundingClientRect();
  const boxes = (selector) => [...document.querySelectorAll(`.mapsheet ${selector}`)].map((one) => {
    const box = one.getBoundingClientRect();
    const name = one.dataset.region ?? one.dataset.piece ?? one.dataset.thing ?? one.innerText;
    const { left, top, right, bottom } = box;
    return { name: `${one.className} ${name}`, left, top, right, bottom };
  });
  const letters = (one) => ({ ...one, top: one.top + 2, bottom: one.bottom - 2 });
  const numbers = boxes('.pin.name[data-region^="space:"]:not([data-region="space:cave"])').map(letters);
  const things = [...boxes('.tok[data-piece]'), ...boxes('.tg'), ...boxes('.fl')];
  const labels = [...boxes('.lab'), ...boxes('.area')].map(letters);
  const meet = (some, others) => some.flatMap((a) => others.flatMap((b) => {
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return a !== b && wide > 1 && high > 1 ? [`${a.name} / ${b.name}`] : [];
  }));
  const outside = [...numbers, ...things, ...labels].filter((one) => one.left < map.left - 1
    || one.right > map.right + 1 || one.top < map.top - 1 || one.bottom > map.bottom + 1);
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const sizes = [...document.querySelectorAll('.mapsheet .pin.name')].map(size);
  return {
    numbers: meet(numbers, [...things, ...numbers]), labels: meet(labels, [...labels, ...numbers]),
    outside: outside.map((one) => one.name),
    least: Math.min(...sizes), spaces: numbers.length,
    nodes: document.querySelectorAll('[data-map] *').length,
  };
}"""


def at_table(invite: Invite, host: Guest, position: dict[str, Any], *seats: str, **wishes: Any) -> Visitor:
    table = host.table_from(position, *(seats or ("me", *BOTS)), game="smaug")
    visitor = invite(host.house, guest=host, **wishes).sit(table)
    visitor.settled()
    visitor.until("document.querySelector('.mapsheet .tok') !== null")  # the atlas has come
    return visitor


def stands(visitor: Visitor, piece: str, space: int) -> None:
    expect(visitor.page.locator(f'[data-piece="piece:{piece}"][data-place="space:{space}"]')).to_be_attached()


def test_a_turn_by_clicks_on_cards_pieces_and_spaces(house: House, invite: Invite) -> None:
    visitor = at_table(invite, house.visitor("Ada"), JOURNEY)
    assert visitor.page.locator("[data-region]").count() == 62, "50 spaces, the cave and 11 steps"
    stands(visitor, "green_2", 14)
    assert "Green: which march card" in visitor.prompt
    expect(visitor.page.locator(".mcard.used")).to_have_count(1)
    visitor.click("march:123")
    visitor.click("piece:green_2")
    tags = visitor.page.locator(".mapsheet .tg").all_inner_texts()
    assert sorted(tags) == ["1", "1", "2", "2", "3", "3"], "steps ahead and back"
    expect(visitor.page.locator('.tg.adv[data-option="space:15"]')).to_be_visible()
    expect(visitor.page.locator('.tg.back[data-option="space:13"]')).to_be_visible()
    visitor.click("space:17")
    stands(visitor, "green_2", 17)
    visitor.click("card:gandalf_2")  # the first tap reads
    expect(visitor.page.locator('[data-reading="card:gandalf_2"] .face')).to_be_visible()
    visitor.click("card:gandalf_2")
    visitor.click("step:6")
    expect(visitor.page.locator('.c-gandalf[data-place="step:6"]')).to_be_visible()
    visitor.click("done")
    visitor.until("() => tale.state.events.some((one) => one.key === 'turn.begin') || tale.state.seq > 6")
    visitor.well()


def test_the_dragon_is_felt_and_every_treasure_tells_what_it_saves(house: House, invite: Invite) -> None:
    visitor = at_table(invite, house.visitor("Ada"), DRAGON)
    before = visitor.ask("getComputedStyle(document.querySelector('.smaugland')).getPropertyValue('--steps')")
    assert before.strip() == "9"
    visitor.click("deck:beorn")
    stage = visitor.page.locator(".stage.fire")
    expect(stage.locator("[data-option='card:treasure_3']")).to_contain_text("Smaug")
    expect(stage.locator("[data-option=none] .bad")).to_be_visible()
    expect(stage.locator("[data-option=quiet]")).to_be_visible()
    expect(visitor.page.locator(".regions path.stop").first).to_be_attached()
    asked = visitor.ask("tale.raw.length")
    visitor.click("quiet")
    visitor.until("() => tale.raw.some((one, n) => n > 0 && one.includes('turn.begin'))")
    visitor.until(
        "() => Number(getComputedStyle(document.querySelector('.smaugland')).getPropertyValue('--steps')) > 9"
    )
    told = [json.loads(frame) for frame in visitor.ask("tale.raw").copy()[asked:]]
    states = [one for one in told if one["type"] == "state"]
    turn = next(n for n, one in enumerate(states) if any(e["key"] == "turn.begin" for e in one["events"]))
    kinds = [eye["prompt"]["kind"] for one in states[:turn] for eye in one["eyes"] if eye["prompt"]]
    assert "smaug.treasure" not in kinds, "not asked again in this turn"
    visitor.well()


def test_closed_hands_are_in_no_frame_and_on_no_page(house: House, invite: Invite) -> None:
    visitor = at_table(invite, house.visitor("Ada"), JOURNEY)
    visitor.click("march:5")
    visitor.page.locator('[data-option^="piece:"]:visible').first.click()
    visitor.until("() => tale.prompt()?.kind === 'march.space'")
    frames = "\n".join(visitor.ask("tale.raw"))
    page = visitor.page.content()
    assert "card:dwarf_bofur" in frames
    assert "card:dwarf_bofur" in page
    others = {card for name in ("blue", "red", "yellow") for card in HANDS[name]}
    hidden = {card for card in others if f'"card:{card}"' in frames or f"card:{card}" in page}
    assert not hidden, f"cards of closed hands: {hidden}"
    expect(visitor.page.locator("[data-seat='1'] .hd")).to_contain_text("3")


def test_open_hands_are_the_tables_choice(house: House, invite: Invite) -> None:
    visitor = at_table(invite, house.visitor("Ada"), {**JOURNEY, "options": {"hands": "open"}})
    assert "card:dwarf_kili" in "\n".join(visitor.ask("tale.raw"))


def test_a_joint_fight_is_proposed_by_one_and_agreed_by_another(house: House, invite: Invite) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.table_from(SPIDER, "me", "friend", game="smaug")
    green = invite(house, guest=host).goto(f"/t/{table}")
    friend.post(f"/api/tables/{table}/seats/1", {"agree": True})
    blue = invite(house, guest=friend).sit(table)
    green.settled()
    green.click("march:4")
    if "piece:green_1" in green.offered():
        green.click("piece:green_1")
    green.click("space:18")
    blue.settled()
    assert "14 exactly" in blue.prompt
    expect(blue.page.locator(".stage .foe .str")).to_contain_text("14")
    expect(blue.page.locator(".odds > div")).to_have_count(6)
    expect(green.page.locator(".stage .measure")).to_be_visible()
    blue.click("card:dwarf_dori")
    if blue.asked and "done" in blue.offered():
        blue.click("done") if not blue.page.locator(".primary[data-option]:visible").count() else blue.step()
    green.settled()
    expect(green.page.locator(".mini.could")).to_contain_text("Dori")
    expect(green.page.locator(".also .set").first).to_be_visible()
    expect(green.page.locator(".also .set").filter(has_text="Beorn 6 + Dori 2")).to_have_count(1)
    green.click("card:ally_beorn")
    expect(green.page.locator(".measure:not(.ok)")).to_be_visible()
    green.click("card:dwarf_dori")
    if green.asked and green.page.locator(".primary[data-option]:visible").count():
        expect(green.page.locator(".measure.ok")).to_be_visible()
        green.step()
    for visitor in (green, blue):
        visitor.until(
            "() => tale.state.events && document.querySelector('[data-log]')?.innerText.includes('Beaten')"
        )
        visitor.well()


def test_a_trade_is_proposed_by_one_and_taken_by_another(house: House, invite: Invite) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.table_from({**SPIDER, "step": "cards"}, "me", "friend", game="smaug")
    green = invite(house, guest=host).goto(f"/t/{table}")
    friend.post(f"/api/tables/{table}/seats/1", {"agree": True})
    blue = invite(house, guest=friend).sit(table)
    green.settled()
    green.click("trade")
    if "colour:blue" in green.offered():
        green.click("colour:blue")
    green.click("card:dwarf_fili")
    green.click("card:gandalf_2")
    if green.page.locator(".primary[data-option]:visible").count():
        green.step()
    expect(green.page.locator(".fan .bk")).to_have_count(3)
    green.click("card:bilbo_1_4")
    expect(green.page.locator(".dealrow")).to_have_count(2)  # discarded, given
    green.settled()
    assert {"any", "card:thorins_key", "card:ally_beorn"} <= set(green.offered()), (
        "a closed hand may hold him"
    )
    assert green.ask("tale.misfits()") == []
    green.click("card:thorins_key")
    blue.settled()
    expect(blue.page.locator(".stage.deal")).to_contain_text("Bilbo Baggins")
    assert "card:dwarf_bofur" not in "\n".join(blue.ask("tale.raw")), "the rest of the hand stays closed"
    blue.click("card:thorins_key")
    for visitor in (green, blue):
        expect(visitor.page.locator("[data-seat='0'] .hd .key")).to_be_visible()
        visitor.well()


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("screen", list(SCREENS))
def test_nothing_hides_a_number_on_a_crowded_road(
    house: House, invite: Invite, screen: str, language: str
) -> None:
    wishes: dict[str, Any] = {"size": SCREENS[screen], "settings": {"language": language}}
    visitor = at_table(invite, house.visitor("Ada"), CROWDED, **wishes)
    visitor.until(f"({LOOK})().outside.length === 0")  # the map makes room for a banner that comes late
    look = visitor.ask(LOOK)
    assert look["numbers"] == []
    assert look["labels"] == []
    assert look["spaces"] == 50
    assert look["least"] >= 10
    assert look["nodes"] < 2500
    assert visitor.ask("tale.misfits()") == []
    visitor.click("march:123")
    if "piece:green_1" in visitor.offered():
        visitor.click("piece:green_1")
    look = visitor.ask(LOOK)
    assert look["numbers"] == []
    assert visitor.ask("tale.misfits()") == []


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_word_fits_in_fights_and_dragon_moves(
    house: House, invite: Invite, size: dict[str, int], language: str
) -> None:
    host = house.visitor("Ada")
    wishes: dict[str, Any] = {"size": size, "settings": {"language": language}}
    visitor = at_table(invite, host, DRAGON, **wishes)
    if size is PHONE:
        visitor.page.locator(".stage [data-option='deck:beorn']").click()
        visitor.until("() => tale.prompt()?.kind === 'smaug.treasure'")
    else:
        visitor.click("deck:beorn")
    assert visitor.ask("tale.misfits()") == []
    assert visitor.ask("tale.promptInView()")
    visitor.well()


def test_a_turn_by_taps_on_a_phone(house: House, invite: Invite) -> None:
    visitor = at_table(invite, house.visitor("Ada"), JOURNEY, size=PHONE, has_touch=True)
    expect(visitor.page.locator(".strip .rk")).to_have_count(9)
    visitor.page.locator(".dock [data-option='march:123']").tap()
    visitor.page.locator(".stage [data-option='piece:green_2']").tap()
    visitor.until("() => tale.prompt()?.kind === 'march.space'")
    visitor.page.get_by_role("button", name="as a list").tap()
    visitor.page.locator(
        ".sheet .option[data-option='space:17'], .sheet [data-option='space:17']"
    ).first.tap()
    visitor.until("() => tale.prompt()?.kind === 'cards.play'")
    visitor.page.locator("#tab-hand").tap()
    expect(visitor.page.locator(".slip.can").first).to_be_visible()
    for box in visitor.page.locator(".slip, .mcard").all():
        found = box.bounding_box()
        assert found is not None
        assert found["height"] >= 44
    visitor.page.locator("#tab-table").tap()
    expect(visitor.page.locator(".roadside")).to_be_visible()
    assert visitor.ask("tale.misfits()") == []
    visitor.well()


def test_a_turn_by_keys_alone(house: House, invite: Invite) -> None:
    visitor = at_table(invite, house.visitor("Ada"), JOURNEY)

    def choose(option: str) -> None:
        for _ in range(40):
            visitor.page.keyboard.press("n")
            if visitor.ask("document.activeElement?.dataset.option") == option:
                before = visitor.seq
                visitor.page.keyboard.press("Enter")
                visitor.until("seq => tale.state.seq > seq && !tale.pending()", before)
                return
        raise AssertionError(f"no key leads to {option}")

    choose("march:123")
    choose("piece:green_2")
    choose("space:17")
    stands(visitor, "green_2", 17)
    visitor.page.locator('[data-region="space:17"]').focus()
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.ask("document.activeElement.dataset.region") == "space:18"
    assert "Mirkwood" in (visitor.ask("document.activeElement.getAttribute('aria-label')") or "")
    visitor.well()


def test_who_waits_sees_where_the_other_may_go(house: House, invite: Invite) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.table_from({**SPIDER, "to_act": "blue", "march": {}}, "me", "friend", game="smaug")
    green = invite(house, guest=host).goto(f"/t/{table}")
    friend.post(f"/api/tables/{table}/seats/1", {"agree": True})
    green.page.wait_for_selector(".tg.ghosty")
    assert green.page.locator(".regions path.ghost").count() >= 4
    expect(green.page.locator(".waits")).to_be_visible()
    assert not green.shown(), "they are no answers of mine"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing(house: House, invite: Invite, size: dict[str, int]) -> None:
    host = house.visitor("Ada")
    visitor = at_table(invite, host, JOURNEY, size=size)
    check(visitor, "march")
    visitor = at_table(invite, host, {**JOURNEY, "step": "cards"}, size=size)
    if size is PHONE:
        visitor.page.locator("#tab-hand").click()
    visitor.page.locator('[data-card="card:paths_3"]').click()
    expect(visitor.page.locator(".face")).to_be_visible()
    check(visitor, "a card that is read")
    visitor = at_table(invite, host, DRAGON, size=size)
    visitor.page.locator("[data-option='deck:beorn']:visible").last.click()
    visitor.until("() => tale.prompt()?.kind === 'smaug.treasure'")
    check(visitor, "the dragon")


def test_the_end_has_its_own_picture(house: House, invite: Invite) -> None:
    home = {"green": [50, 48], "blue": [50, 46], "red": [50, 45], "yellow": [50, 35]}
    over = {"step": "over", "reason": "ending.goal", "key_open": True, "smaug": "cave", "caught": []}
    visitor = invite(house, guest=(host := house.visitor("Ada")))
    visitor.sit(host.table_from({**JOURNEY, **over, "pieces": home, "bilbo": 50}, "me", *BOTS, game="smaug"))
    verdict = visitor.page.locator(".verdict:not(.dark)")
    expect(verdict).to_contain_text("The treasure is yours")
    expect(verdict.locator('svg[viewBox="0 0 366 112"]')).to_be_visible()
    check(visitor, "end")
    visitor.well()


def test_after_the_end_the_table_counts_who_did_what(house: House, invite: Invite) -> None:
    home = {"green": [47, 48], "blue": [50, 46], "red": [50, 45], "yellow": [50, 35]}
    last = {"key_open": True, "smaug": "cave", "caught": [], "pieces": home, "bilbo": 50}
    visitor = at_table(invite, house.visitor("Ada"), {**JOURNEY, **last})
    visitor.click("march:3")
    for option in ("piece:green_1", "none", "space:50"):
        if not visitor.over and option in visitor.offered():
            visitor.click(option)
            visitor.settled()
    expect(visitor.page.locator(".verdict")).to_be_visible()
    expect(visitor.page.locator(".tally tbody tr").first).to_contain_text("3")
    expect(visitor.page.locator(".tally tbody tr")).to_have_count(4)
    check(visitor, "tally")
    visitor.well()


def test_a_card_is_shown_to_the_company_until_it_leaves_the_hand(house: House, invite: Invite) -> None:
    host, friend = house.visitor("Ada"), house.visitor("Bob")
    table = host.table_from({**SPIDER, "step": "cards"}, "me", "friend", game="smaug")
    green = invite(house, guest=host).goto(f"/t/{table}")
    friend.post(f"/api/tables/{table}/seats/1", {"agree": True})
    blue = invite(house, guest=friend).sit(table)
    green.settled()
    green.page.locator('[data-card="card:gandalf_2"]').click()
    green.page.locator(".showing").click()
    expect(green.page.locator('[data-card="card:gandalf_2"] .eye')).to_be_visible()
    expect(blue.page.locator("[data-seat='0'] .shows")).to_contain_text("Gandalf")
    assert "card:gandalf_1" not in blue.page.content()
    green.click("card:gandalf_2")
    green.click("step:6")
    expect(blue.page.locator(".shows")).to_have_count(0)
    green.well()
    blue.well()


def test_one_person_plays_all_four_seats_without_a_curtain(house: House, invite: Invite) -> None:
    visitor = invite(house).goto("/")
    visitor.page.locator("article[data-game=smaug] [data-more]").click()
    form = visitor.page.locator("form:has(fieldset)").first
    form.locator("select").first.select_option("4")
    for seat in range(4):
        form.locator("fieldset select").nth(seat).select_option("me")
    form.locator("button.primary").click()
    visitor.settled()
    assert not visitor.page.locator(".curtain").count()
    seen = set()
    for _ in range(60):
        visitor.settled()
        if visitor.over or len(seen) == 4:
            break
        seen.add(visitor.ask("tale.prompt().seat"))
        visitor.step()
    assert seen == {0, 1, 2, 3}, "each of my seats has been asked"
    visitor.well()


def test_no_other_game_loads_the_road(house: House, invite: Invite) -> None:
    visitor = invite(house)
    loaded: list[str] = []
    visitor.page.on("request", lambda request: loaded.append(request.url))
    visitor.goto("/")
    visitor.page.locator("article[data-game=mordor] [data-play]").click()
    visitor.settled()
    assert loaded
    assert not [url for url in loaded if "/smaug-" in url and url.endswith((".js", ".css"))]
    visitor.goto("/")
    visitor.page.locator("article[data-game=smaug] [data-play]").click()
    visitor.settled()
    assert [url for url in loaded if "/smaug-" in url and url.endswith(".js")]
    visitor.well()
