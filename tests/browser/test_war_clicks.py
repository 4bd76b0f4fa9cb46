"""The click budget of War of the Ring (UX A2, 12): real clicks on the drawn table in written positions."""

from __future__ import annotations

import re
import time
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.visitor import MOVED, Invite, Visitor
from server.house import SLOW, House
from server.truth import match_of

FREE, SHADOW = ("me", "bot:random"), ("bot:random", "me")


def position(**changes: Any) -> dict[str, Any]:
    """Helm's Deep with other dice, armies or hands; without what is None."""
    study = resources.files("westmarch.games.war") / "studies" / "helms_deep.toml"
    found = tomllib.loads(study.read_text("utf-8"))
    for name, value in changes.items():
        found[name] = {**found[name], **value} if isinstance(value, dict) else value
    return {name: value for name, value in found.items() if value is not None}


class Player:
    """Somebody at the drawn table whose clicks are counted."""

    def __init__(
        self,
        house: House,
        invite: Invite,
        seats: tuple[str, ...],
        motion: str = "reduce",
        language: str = "en",
        **changes: Any,
    ) -> None:
        host = house.visitor("Ada")
        self.house = house
        self.table = host.table_from(position(**changes), *seats, game="war")
        self.visitor: Visitor = invite(
            house, guest=host, reduced_motion=motion, settings={"language": language}
        ).sit(self.table)
        self.page = self.visitor.page
        self.page.wait_for_selector("[data-map] [data-region]")
        self.clicks = 0
        self.kinds: list[str] = []
        self.settle()

    def settle(self) -> None:
        self.visitor.settled()

    @property
    def kind(self) -> str:
        return str(self.visitor.ask("tale.prompt()?.kind ?? ''"))

    @property
    def view(self) -> dict[str, Any]:
        return match_of(self.house, self.table).view(self.visitor.ask("tale.state.you")[0])

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the table is so."""
        deadline = time.monotonic() + SLOW
        while not wanted(self.view):
            assert time.monotonic() < deadline, self.view
            time.sleep(0.1)
        self.settle()

    def click(self, selector: str) -> None:
        before = self.visitor.ask("tale.sign()")
        self.kinds.append(self.kind)
        self.page.locator(selector).locator("visible=true").first.click()
        self.clicks += 1
        self.visitor.until(MOVED, before)

    def army(self, place: str) -> None:
        self.click(f'.army.can[data-option="region:{place}"]')
        self.visitor.until("tale.prompt()?.kind === 'army.order' && tale.ready()")

    def flag(self, place: str) -> None:
        self.click(f'.flag[data-option="region:{place}"]')

    def asked(self, kind: str) -> None:
        self.visitor.until("kind => tale.prompt()?.kind === kind && tale.ready()", kind)

    def units(self, place: str, nation: str, side: str = "free") -> dict[str, int]:
        found: dict[str, int] = self.view["regions"].get(place, {}).get(side, {}).get(nation, {})
        return found

    def dice(self, side: str = "free") -> list[str]:
        return list(self.view["dice"][side])


def test_a_whole_army_moves_with_two_clicks_and_done_ends_the_die(house: House, invite: Invite) -> None:
    """The army, then a flag that names the verb; the second move of the die is armed, not asked for."""
    player = Player(house, invite, FREE, to_act="free", dice={"free": ["army_muster"]})
    player.army("folde")
    flags = player.page.locator(".flag")
    assert flags.count() == player.page.locator(".regions path.on").count() > 1
    assert {str(one.get_attribute("aria-label"))[:7] for one in flags.all()} == {"Move to"}
    player.flag("westemnet")
    player.asked("army.second")
    assert player.clicks == 2
    assert player.units("westemnet", "rohan") == {"regular": 2, "elite": 1, "leader": 1}
    assert player.dice() == []
    expect(player.page.locator(".die.spent")).to_have_attribute("aria-label", "Army/Muster: used")
    assert "1 more move" in player.visitor.prompt
    expect(player.page.locator(".army.can").first).to_be_visible()
    seq = player.visitor.seq
    player.click('[data-option="done"]')
    player.visitor.until("seq => tale.state.seq > seq", seq)
    assert player.clicks == 3
    player.visitor.well()


def test_attacks_on_walls_and_relief_have_flags_of_their_own(house: House, invite: Invite) -> None:
    army = {"rohan": {"regular": 3, "elite": 1, "leader": 1}}
    regions = {"westemnet": {"army": army}, "folde": {"army": {"rohan": {"regular": 1}}}}
    player = Player(house, invite, FREE, to_act="free", dice={"free": ["army_muster"]}, regions=regions)
    player.army("westemnet")
    labels = {str(one.get_attribute("data-option")): one for one in player.page.locator(".flag").all()}
    assert labels["region:helms_deep"].get_attribute("aria-label") == "Relieve Helm’s Deep"
    assert str(labels["region:fords_of_isen"].get_attribute("aria-label")).startswith("Attack")
    assert "attack" in str(labels["region:helms_deep"].get_attribute("class"))
    assert "attack" not in str(labels["region:folde"].get_attribute("class"))
    player.visitor.well()


@pytest.mark.parametrize("first", [True, False], ids=["die first", "die last"])
def test_a_die_is_named_first_or_last_and_never_spent_unnamed(
    house: House, invite: Invite, first: bool
) -> None:
    dice = {"free": ["character", "army_muster", "event"]}
    player = Player(house, invite, FREE, to_act="free", dice=dice)
    if first:
        player.click('[data-option="die:character"]')
        player.asked("action.use")
    player.army("folde")
    player.flag("westemnet")
    if not first:
        player.asked("action.die")
        assert sorted(player.dice()) == sorted(dice["free"]), "nothing is spent before it is named"
        assert player.visitor.prompt == "Army from the Folde to Westemnet: which die pays?"
        player.click('[data-option="die:character"]')
    player.until(lambda view: "character" not in view["dice"]["free"])
    assert player.clicks == 3
    assert player.dice() == ["event", "army_muster"]
    assert player.units("westemnet", "rohan")["leader"] == 1
    player.visitor.well()


NOTED = """() => {
  const real = Element.prototype.animate;
  window.glided = [];
  Element.prototype.animate = function (frames, how) {
    glided.push([this.dataset.place, frames[0].transform, how.duration]);
    return real.call(this, frames, how);
  };
}"""


def test_an_army_glides_from_where_it_was(house: House, invite: Invite) -> None:
    """UX: motion that explains, for those who want any."""
    for motion in ("no-preference", "reduce"):
        player = Player(house, invite, FREE, motion, to_act="free", dice={"free": ["army_muster"]})
        player.visitor.ask(NOTED)
        player.army("folde")
        player.flag("westemnet")
        player.asked("army.second")
        if motion == "reduce":
            assert player.visitor.ask("glided") == []
        else:
            player.visitor.until("glided.length > 0")
            place, way, duration = player.visitor.ask("glided[0]")
            assert place == "region:westemnet"
            assert way not in ("translate(0px, 0px)", "")
            assert duration == 260
        player.visitor.well()


@pytest.mark.parametrize(("dice", "clicks"), [(["character"], 1), (["character", "will_of_the_west"], 2)])
def test_the_fellowship_moves_with_one_click_or_two(
    house: House, invite: Invite, dice: list[str], clicks: int
) -> None:
    player = Player(house, invite, FREE, to_act="free", dice={"free": dice})
    player.click(".fell.can")
    if clicks == 2:
        player.asked("action.die")
        player.click('[data-option="die:character"]')
    player.until(lambda view: view["fellowship"]["progress"] == 2)
    assert player.clicks == clicks
    player.visitor.well()


def test_a_figure_is_mustered_with_two_clicks(house: House, invite: Invite) -> None:
    player = Player(house, invite, FREE, to_act="free", dice={"free": ["muster"]})
    player.army("edoras")
    player.click('[data-option="figure:rohan_regular"]')
    player.until(lambda view: view["regions"]["edoras"]["free"]["rohan"].get("regular") == 2)
    assert player.clicks == 2
    assert "1 more figure" in player.visitor.prompt
    player.visitor.well()


def test_an_event_is_read_first_and_played_with_the_second_click(house: House, invite: Invite) -> None:
    """A click on a card never plays it unread; the second one on the same slip, or the button, does."""
    for again in ('[data-card="card:elven_rope"]', '.reading [data-option="card:elven_rope"]'):
        player = Player(house, invite, FREE, to_act="free", dice={"free": ["event"]})
        seq = player.visitor.seq
        player.click('[data-card="card:elven_rope"]')
        expect(player.page.locator(".reading")).to_have_attribute("data-reading", "card:elven_rope")
        assert player.visitor.seq == seq
        player.click(again)
        player.until(lambda view: "elven_rope" not in view["hand"][0])
        assert player.clicks == 2
        player.visitor.well()


def test_to_pass_is_one_click(house: House, invite: Invite) -> None:
    player = Player(house, invite, FREE, to_act="free", dice={"free": ["event"]})
    seq = player.visitor.seq
    player.click('[data-option="action:pass"]')
    player.visitor.until("seq => tale.state.seq > seq", seq)
    assert player.clicks == 1
    player.visitor.well()


FIELD = {
    "helms_deep": {"army": {"rohan": {"regular": 2, "leader": 1}}},
    "westemnet": {"army": {"rohan": {"regular": 2}}},
    "fords_of_isen": {"army": {"isengard": {"regular": 4, "elite": 5}}},
}
CARDS = {"shadow": ["return_to_valinor", "horde_from_the_east"]}


def test_an_attack_with_a_card_one_round_and_the_advance_are_six_clicks(house: House, invite: Invite) -> None:
    """Army, target, a card by its combat half, a loss, whether to go on, who advances: at most six."""
    for seed in range(1, 13):
        house.play_with(seed)
        player = Player(house, invite, SHADOW, dice={"shadow": ["army"]}, regions=FIELD, hands=CARDS)
        player.army("fords_of_isen")
        player.flag("westemnet")
        player.asked("battle.card")
        card = player.page.locator('.stage [data-option^="card:"]').first
        expect(card).to_have_text(
            re.compile(r".{41}", re.DOTALL)
        )  # what the card does in battle is read before it is played
        player.click('.stage [data-option^="card:"]')
        while True:
            player.visitor.until("tale.ready() || tale.prompt() === null")
            player.settle()
            if player.kind == "battle.loss":
                player.click('.stage [data-option="figure:isengard_regular"]')
            elif player.kind == "battle.cease":
                player.click('.stage [data-option="continue"]')
            else:
                break
        fought = player.kinds.count("battle.card") == player.kinds.count("battle.loss") == 1
        if player.kind == "battle.advance" and fought:
            player.click('.stage [data-option="all"]')
            player.until(lambda view: "shadow" in view["regions"].get("westemnet", {}))
            assert player.clicks <= 6, player.kinds
            player.visitor.well()
            return
    raise AssertionError("no battle of one round among these dice")


def test_several_losses_are_chosen_together_and_confirmed_once(house: House, invite: Invite) -> None:
    """Each figure is a click in the panel, nothing is sent before the one that confirms."""
    inside = {"rohan": {"regular": 3, "elite": 2, "leader": 2}}
    siege = {"besieged": True, "inside": inside, "field": {"isengard": {"regular": 5, "elite": 5}}}
    for seed in range(1, 13):
        house.play_with(seed)
        player = Player(house, invite, SHADOW, dice={"shadow": ["army"]}, regions={"helms_deep": siege})
        player.army("helms_deep")
        player.flag("helms_deep")
        player.asked("battle.card")
        player.click('.stage [data-option="none"]')
        player.settle()
        if player.kind != "battle.loss" or player.visitor.ask("tale.prompt().args.n") < 2:
            continue
        due = int(player.visitor.ask("tale.prompt().args.n"))
        seq, clicks = player.visitor.seq, player.clicks
        confirm = player.page.locator(".stage .primary")
        for n in range(due):
            expect(confirm).to_be_disabled()
            kind = "elite" if n == 0 else "regular"
            player.click(f'.stage [data-option="figure:isengard_{kind}"]')
        assert player.visitor.seq == seq
        expect(confirm).to_be_enabled()
        player.click(".stage .primary")
        player.visitor.until("seq => tale.state.seq > seq", seq)
        assert player.clicks - clicks == due + 1
        after = player.units("helms_deep", "isengard", "shadow")
        assert after == {"regular": 5 + 1 - (due - 1), "elite": 4}
        player.visitor.well()
        return
    raise AssertionError("never two losses at once among these dice")


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_those_who_go_are_told_to_be_too_many_before_they_are_sent(
    house: House, invite: Invite, language: str
) -> None:
    """Two find no room (p. 26): it is read beside the button, and who leaves is a question of its own."""
    regions = {
        "folde": {"army": {"rohan": {"regular": 2, "elite": 1}}},
        "westemnet": {"army": {"gondor": {"regular": 5, "elite": 3}, "north": {"elite": 1}}},
    }
    player = Player(
        house, invite, FREE, to_act="free", dice={"free": ["army_muster"]}, regions=regions, language=language
    )
    player.army("folde")
    player.click('[data-option="split"]')
    player.click('.flag[data-option="region:westemnet"]')
    player.asked("army.who")
    tokens, told = player.page.locator(".token"), player.page.locator(".outlook")
    expect(tokens).to_have_count(4)  # the three who stand in the Folde, and Gandalf
    expect(told).to_have_count(0)
    tokens.nth(0).click()
    expect(told).to_have_count(0)
    tokens.nth(1).click()
    expect(told).to_contain_text({"en": "1 above 10", "ru": "сверх 10 — 1", "de": "1 über 10"}[language])
    tokens.nth(2).click()
    expect(told).to_contain_text({"en": "2 above 10", "ru": "сверх 10 — 2", "de": "2 über 10"}[language])
    expect(tokens).to_have_count(4)  # nobody of those who are there already
    player.click(".foot .primary")
    player.asked("army.second")
    player.click('[data-option="done"]')
    player.asked("army.excess")
    player.visitor.well()


@pytest.mark.parametrize(
    ("ally", "side", "start", "target", "regular"),
    [
        ("rohan_player", "free", "folde", "westemnet", "rohan"),
        ("saruman_player", "shadow", "south_dunland", "north_dunland", "isengard"),
    ],
)
def test_an_ally_plays_in_the_colours_of_the_side_and_sees_the_whole_army(
    house: House, invite: Invite, ally: str, side: str, start: str, target: str, regular: str
) -> None:
    """Of four players two share a side: its bar, the edge of its stage, its figures on the map."""
    everybody = ("gondor_player", "rohan_player", "witch_king_player", "saruman_player")
    seats = tuple("me" if one == ally else "bot:random" for one in everybody)
    regions = {start: {"army": {regular: {"regular": 3}}}}
    characters = {"gandalf_white": "edoras"}
    player = Player(
        house, invite, seats, players=4, to_act=ally, hands=None, dice={side: ["army"]},
        regions=regions, characters=characters,
    )  # fmt: skip
    expect(player.page.locator(".frame")).to_have_attribute("data-turn", side)
    player.army(start)
    player.click('[data-option="split"]')
    player.flag(target)
    player.asked("army.who")
    expect(player.page.locator(f"section.stage.{side} .token")).to_have_count(3)  # also who has to stay
    player.visitor.well()
