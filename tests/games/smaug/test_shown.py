"""What people are shown and told: outcomes with odds, the scene and its map, what is said about things."""

from __future__ import annotations

import random
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch import Match
from westmarch.core.registry import find_game
from westmarch.core.scene import Scene
from westmarch.core.text import text_for

from .kit import answer, draw, march, prompt, smaug, told


def outcomes(match: Match[Any], text: str) -> dict[str, dict[str, Any]]:
    option = next(option for option in prompt(match).options if option == text)
    return {reason.key: reason.args for reason in prompt(match).foretell(option)}


def test_the_odds_of_an_adventure() -> None:
    match = smaug(pieces={"blue": [4, 2]}, march={"blue": ["4", "123"]})
    answer(match, "march:123", "piece:blue_1")
    assert "adventure" not in outcomes(match, "space:7")
    match = smaug(
        pieces={"blue": [7, 2]}, march={"blue": ["123"]}, decks={"mirkwood": ["enemy_azog", "barrels"]}
    )
    answer(match, "march:123", "piece:blue_1")
    assert outcomes(match, "space:8")["adventure"] == {"deck": "deck:mirkwood", "n": 2, "enemies": 1}
    assert outcomes(match, "space:6") == {}, "going back meets nothing"


def test_an_enemy_who_lies_there() -> None:
    for held, can in ((["dwarf_dwalin"], True), (["dwarf_fili"], False)):
        match = smaug(
            pieces={"blue": [7, 2]}, march={"blue": ["123"]}, face_up=["enemy_spider_brood"], blue=held
        )
        answer(match, "march:123", "piece:blue_1")
        assert outcomes(match, "space:8")["enemy"]["can"] is can


def test_where_smaug_would_kill() -> None:
    match = smaug(pieces={"blue": [36, 31]}, smaug=41, key_open=True, march={"blue": ["123"]})
    answer(match, "march:123", "piece:blue_1")
    assert outcomes(match, "space:39")["danger"] == {"n": 3, "of": 6}, "all that stop two before him"


def test_key_ring_web_and_home_are_foretold() -> None:
    match = smaug(pieces={"blue": [30, 2]}, march={"blue": ["123"]})
    answer(match, "march:123", "piece:blue_1")
    assert "opens_key" in outcomes(match, "space:33")
    match = smaug(step="cards", bilbo=14, pieces={"green": [16, 2]}, caught=["green:16"], blue=["bilbo_1_4"])
    answer(match, "card:bilbo_1_4")
    assert "frees" in outcomes(match, "space:16")
    match = smaug(step="cards", bilbo=14, ring="lost at 16", blue=["bilbo_1_4"])
    answer(match, "card:bilbo_1_4")
    assert "finds_ring" in outcomes(match, "space:16")
    match = smaug(step="cards", bilbo=48, key_open=True, blue=["bilbo_1_4"])
    answer(match, "card:bilbo_1_4")
    assert "home" in outcomes(match, "space:50")


def test_odds_of_the_die_and_the_arrow() -> None:
    match = smaug(
        step="cards", pieces={"blue": [31, 31]}, smaug=40, blue=["paths_3", "bards_arrow", "ally_bard"]
    )
    assert outcomes(match, "card:paths_3")["die"] == {"n": 2}
    assert outcomes(match, "card:bards_arrow")["arrow"] == {"n": 2}
    assert outcomes(match, "done")["dragons"]["n"] == 6


def test_where_a_retreat_may_lead() -> None:
    match = smaug(pieces={"blue": [14, 2]}, march={"blue": ["4"]})
    march(match, "4", "blue_1", 18)
    draw(match, "enemy_azog")
    assert outcomes(match, "retreat")["retreat"] == {"low": 9, "high": 14}


def test_what_a_treasure_saves() -> None:
    match = smaug(step="draw", pieces={"blue": [40, 41]}, smaug=42, key_open=True, blue=["treasure_2"])
    draw(match, "smaug_b2")
    without = outcomes(match, "none")
    assert without["kills"]["pieces"] == ["piece:blue_1"]
    assert without["throws"]["pieces"] == ["piece:blue_2"]
    assert set(outcomes(match, "card:treasure_2")) == {"smaug_to"}
    match = smaug(step="draw", smaug=29, key_open=True, blue=["treasure_2"])
    draw(match, "smaug_b2")
    assert "lost" in outcomes(match, "none")


def test_what_drives_smaug_back() -> None:
    match = smaug(
        pieces={"blue": [31, 29]},
        smaug=35,
        key_open=True,
        march={"blue": ["4"]},
        blue=["ally_bard", "dwarf_fili"],
    )
    answer(match, "march:4", "piece:blue_1")
    assert outcomes(match, "space:35")["attacks"] == {"n": 4}
    answer(match, "space:35", "card:ally_bard")
    assert outcomes(match, "card:dwarf_fili")["drives"] == {"space": "space:39", "n": 4}


def test_gandalf_helps_or_not() -> None:
    match = smaug(step="cards", gandalf=2, blue=["gandalf_1"])
    answer(match, "card:gandalf_1")
    assert outcomes(match, "step:3")["gandalf_by"] == {"beside": "beside:mirkwood"}
    assert "gandalf_idle" in outcomes(match, "step:1")


def test_the_sum_so_far() -> None:
    match = smaug(pieces={"blue": [10, 2]}, march={"blue": ["5"]}, blue=["dwarf_fili", "dwarf_balin"])
    march(match, "5", "blue_1", 15)
    draw(match, "enemy_wood_elves")
    answer(match, "card:dwarf_fili")
    assert [reason.args for reason in match.outlook(0)] == [{"n": 4, "need": 7}]
    assert match.outlook(1) == []


def test_the_map_shows_who_stands_where() -> None:
    match = smaug(
        pieces={"blue": [8, 2]}, caught=["blue:8"], bilbo=5, smaug=40, ring="lost at 9", key_open=True
    )
    scene = match.game.shown.scene(match.setup, match.view(0))
    assert scene.map is not None
    assert len(scene.map.atlas.places) == 51 + 11
    assert [piece.name for piece in scene.map.spot("space:8").pieces] == ["piece:blue_1"]
    assert scene.map.spot("space:8").pieces[0].state == "note:caught"
    assert scene.map.spot("space:40").pieces[0].name == "label:smaug"
    assert scene.map.spot("space:9").pieces[0].name == "label:ring"
    assert scene.map.atlas.distance("space:1", "space:cave") == 49


def test_reconstructed_things_say_so() -> None:
    match = smaug()
    shown, text = match.game.shown, text_for("en", match.game)

    def about(reference: str) -> list[str]:
        return [text.about(reason) for reason in shown.about(match.setup, match.view(0), reference)]

    assert any("Reconstructed" in line for line in about("card:dwarf_dwalin"))
    assert any("Reconstructed" in line for line in about("space:17"))
    assert not any("Reconstructed" in line for line in about("space:1"))
    assert about("label:smaug") == ["22 spaces to the dragon space; 6 of 47 cards in Beorn’s House are his."]
    assert about("deck:treasury") == ["8 cards left"]
    assert about("step:10") == ["beside the cave"]


def test_the_story_of_a_turn() -> None:
    match = smaug(pieces={"blue": [2, 2]}, march={"blue": ["5"]})
    march(match, "5", "blue_1", 7)
    answer(match, "done")
    draw(match, "dwarf_dori", "smaug_b2")
    assert [event.key for _, event in match.events(0)] == [
        *("march.card", "move.ahead", "draw.card", "draw.smaug", "smaug.card", "smaug.moves"),
        "turn.begin",
    ], "one's own draw is told once"
    assert told(match, "smaug.moves")[-1] == {"space": "space:48"}


# -- the scene: what is going on, for whoever draws it --------------------------------------------------


def shown(match: Match[Any], seat: int | None) -> Scene:
    return match.game.shown.scene(match.setup, match.view(seat))


def trays(match: Match[Any], seat: int | None, title: str) -> dict[str, list[Any]]:
    panel = next((panel for panel in shown(match, seat).panels if panel.title == title), None)
    return {tray.title: list(tray.items) for tray in panel.trays} if panel else {}


def numbers(items: list[Any]) -> dict[str, int | None]:
    return {item.name: item.number for item in items}


def test_the_reach_of_smaug_counts_the_cards_that_are_still_to_come() -> None:
    match = smaug(smaug=41, key_open=True, discards=["smaug_b2"])
    reach = numbers(trays(match, 0, "panel:smaug")["tray:reach"])
    cards = trays(match, 0, "panel:smaug")["tray:dragon_cards"]
    assert [item.name for item in cards if item.state] == ["card:smaug_b2"]
    left = [item for item in cards if not item.state]
    stops = [
        41 - far
        for item in left
        for far in {item.number, item.number + int((item.shows or "count:0").partition(":")[2])}
    ]
    assert reach == {f"space:{at}": stops.count(at) for at in sorted(set(stops), reverse=True)}
    held = smaug(smaug=41, key_open=True, discards=["smaug_b2"], gandalf=10)
    near = numbers(trays(held, 0, "panel:smaug")["tray:reach"])
    assert min(near) > min(reach), "Gandalf by the cave: no further moves"


def test_a_harder_game_has_a_longer_reach() -> None:
    far = {}
    for level in ("gentle", "book", "grim"):
        match = smaug(smaug=41, key_open=True, options={"difficulty": level})
        far[level] = min(numbers(trays(match, 0, "panel:smaug")["tray:reach"]))
    assert far["gentle"] > far["book"] > far["grim"]


def test_a_fight_shows_strength_fighters_and_where_each_roll_leads() -> None:
    match = smaug(
        pieces={"blue": [14, 2], "green": [18, 9]},
        gandalf=4,
        march={"blue": ["4"]},
        blue=["ally_beorn"],
        green=["dwarf_dori"],
    )
    march(match, "4", "blue_1", 18)
    draw(match, "enemy_giant_spider")
    found = trays(match, None, "panel:adventure")
    (enemy,) = found["tray:meets"]
    assert (enemy.shows, enemy.number, enemy.kind) == ("space:18", 14, "note:reconstructed")
    assert [item.name for item in found["tray:fighters"]] == ["colour:blue", "colour:green"]
    assert [item.shows for item in found["tray:retreat"]] == [f"space:{at}" for at in range(9, 15)]
    panel = next(panel for panel in shown(match, None).panels if panel.title == "panel:adventure")
    assert panel.notes == ("beside:mirkwood",), "Gandalf doubles a card"
    answer(match, "card:dwarf_dori")
    assert [item.name for item in trays(match, None, "panel:adventure")["tray:offered"]] == [
        "card:dwarf_dori"
    ], "an offer is said aloud"


def test_a_retreat_passes_full_spaces() -> None:
    match = smaug(pieces={"blue": [14, 9], "green": [9, 2]}, march={"blue": ["4"]})
    march(match, "4", "blue_1", 18)
    draw(match, "enemy_azog")
    spaces = [item.shows for item in trays(match, 0, "panel:adventure")["tray:retreat"]]
    assert spaces[0] == "space:8"
    assert spaces[1:] == [f"space:{at}" for at in range(10, 15)]


def test_only_those_who_trade_see_the_cards_of_a_trade() -> None:
    match = smaug(
        step="cards",
        players=["blue", "green", "red"],
        blue=["dwarf_fili", "dwarf_kili", "gandalf_2"],
        green=["dwarf_dori"],
    )
    answer(match, "trade", "card:dwarf_fili", "card:dwarf_kili", "card:gandalf_2", "any")
    for seat, sees in ((0, True), (1, True), (2, False), (None, False)):
        found = trays(match, seat, "panel:trade")
        assert [item.name for item in found["tray:traders"]] == ["colour:blue", "colour:green"]
        assert ("tray:give" in found) is sees, seat
    assert [item.name for item in trays(match, 1, "panel:trade")["tray:give"]] == ["card:gandalf_2"]


def test_those_who_wait_see_where_a_march_may_lead() -> None:
    match = smaug(pieces={"blue": [14, 9], "green": [9, 2]}, march={"blue": ["4", "123"]})
    ways = numbers(trays(match, 1, "panel:march")["tray:ways"])
    offered: set[str] = set()
    for card in ("4", "123"):
        for piece in ("blue_1", "blue_2"):
            fork = match.fork()
            answer(fork, f"march:{card}", f"piece:{piece}")
            offered |= {str(option) for option in prompt(fork).options}
    assert set(ways) == offered
    answer(match, "march:4", "piece:blue_1")
    assert numbers(trays(match, 1, "panel:march")["tray:ways"]) == {"space:10": 4, "space:18": 4}


def own_tables(folder: Path, table: str, before: str, after: str) -> Match[Any]:
    shipped = (resources.files("westmarch.games.smaug") / "content" / f"{table}.toml").read_text("utf-8")
    assert before in shipped
    (folder / f"{table}.toml").write_text(shipped.replace(before, after, 1), "utf-8")
    return westmarch.new("smaug", 2, 1, content=folder)


def scene_of(match: Match[Any]) -> Scene:
    return match.game.shown.scene(match.setup, match.view(0))


def test_figures_of_tables_of_ones_own_are_shown(tmp_path: Path) -> None:
    """Names give the shipped figures; what an owner of the box corrects stands beside them, and is told."""
    ours = westmarch.new("smaug", 2, 1)
    assert all(tray.title != "tray:own_numbers" for tray in scene_of(ours).trays)
    before = 'id = "dwarf_bofur"\ndeck = "beorn"\nkind = "dwarf"\ncount = 1\nvalues = ["2", "4"]'
    match = own_tables(tmp_path, "strength", before, before.replace('"4"', '"6"'))
    tray = next(tray for tray in scene_of(match).trays if tray.title == "tray:own_numbers")
    assert [(item.name, item.number) for item in tray.items] == [
        ("card:dwarf_bofur", 2),
        ("card:dwarf_bofur", 6),
    ]
    about = match.game.shown.about(match.setup, match.view(0), "card:dwarf_bofur")
    assert {"figures": "2/6"} in [reason.args for reason in about]


def test_single_cards_can_be_shown_while_hands_are_closed() -> None:
    shown = westmarch.new("smaug", 3, 1).game.shown
    book = shown.notebook(3, {"hands": "closed"})
    assert book is not None
    assert book.writers == book.readers == {0, 1, 2}
    assert shown.notebook(3, {"hands": "open"}) is None, "there is nothing to show"


@pytest.mark.parametrize("hands", ["closed", "open"])
def test_everybody_hears_of_a_draw_and_a_trade_once(hands: str) -> None:
    """Those who may see the cards are told which; all others, spectators too, that there were some."""
    match = westmarch.new("smaug", 3, 3, {"hands": hands})
    dice = random.Random(1)
    while (prompt := match.prompt) is not None and match.turns < 15:
        trades = prompt.kind == "cards.play" and "trade" in map(str, prompt.options)
        match.play("trade" if trades else dice.choice(prompt.options))
    assert match.turns == 15
    drawn = sum(event.key == "draw.card" for event in match.told_since(0))
    traded = sum(event.key == "trade.done" for event in match.told_since(0))
    proposed = sum(event.key == "trade.proposed" for event in match.told_since(0))
    assert min(drawn, traded, proposed) > 0
    for viewer in (None, 0, 1, 2):
        keys = Counter(event.key for _, event in match.events(viewer))
        assert keys["draw.card"] + keys["draw.hidden"] == drawn
        assert keys["trade.done"] + keys["trade.price"] == traded
        assert keys["trade.proposed"] + keys["trade.talk"] == proposed
    both = Counter(event.key for _, event in match.events_seen_by((0, 1)))
    assert both["draw.card"] + both["draw.hidden"] == drawn, "two at one screen"


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_move_that_is_cut_short_is_told_without_a_nought(language: str) -> None:
    """Neither the further move of a card without one, nor what a treasure has left."""
    text = text_for(language, find_game("smaug"))
    who = {"colour": "colour:blue", "card": "card:treasure_2"}
    for main, extra in ((2, 0), (0, 2), (0, 0)):
        moves = {"main": main, "extra": extra}
        said = [text.get("event-smaug-treasure", {**who, **moves})]
        if main or extra:
            said += [text.get(key, {**who, **moves}) for key in ("prompt-smaug-treasure", "drawn-now")]
        if main:
            said += [text.get(key, {**who, **moves}) for key in ("about-moves", "event-smaug-card")]
        assert not [sentence for sentence in said if "0" in sentence]


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_proposal_for_any_card_names_the_gift_once(language: str) -> None:
    text = text_for(language, find_game("smaug"))
    who = {"colour": "colour:blue", "leader": "colour:blue", "partner": "colour:green"}
    for key in ("event-trade-proposed", "prompt-trade-answer"):
        said = text.get(key, {**who, "card": "card:dwarf_fili", "wish": "any"})
        assert said.count(text.name("card:dwarf_fili")) == 1
        assert text.name("any") not in said
        assert text.name("card:legolas") in text.get(
            key, {**who, "card": "card:dwarf_fili", "wish": "card:legolas"}
        )


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "discard both"), ("ru", "сбросьте обе карты"), ("de", "beide Karten abwerfen")],
)
def test_bards_arrow_says_that_both_cards_are_discarded(language: str, words: str) -> None:
    assert words in text_for(language, find_game("smaug")).parts("card:bards_arrow")["text"]


@pytest.mark.parametrize(("language", "stem"), [("en", "Stream"), ("ru", "ручей"), ("de", "Bach")])
def test_the_stream_has_one_name(language: str, stem: str) -> None:
    """On its card and on the drawn board."""
    text = text_for(language, find_game("smaug"))
    card, land = text.name("card:enchanted_stream"), text.get("land-stream")
    assert stem in card
    assert stem in land
    assert set(map(str.casefold, card.split()[-1:])) == set(map(str.casefold, land.split()[-1:]))
