"""Part 2: the letter, journeys, Gandalf, the Lord of the Nazgûl, special situations (pp. 25-34)."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.core.text import LANGUAGES, slug, text_for
from westmarch.games.hunt import GAME
from westmarch.testing import (
    answer,
    asked,
    kind,
    offered,
    offers,
    options,
    play_blindly,
    refuses,
    roll,
    script,
    told,
    truth,
)

from .table import CONTENT, WILD, flight, flight_riders, frodo_at, names, sheet_to

ROLLING = {"part": 2, "day": 1, "stage": "roll"}
FAR = {"blue": "46", "green": "46", "red": "46", "purple": "46"}


def at_bree(**more: Any) -> Match[Any]:
    """Frodo arrives in Bree, and Part 2 follows."""
    match = frodo_at("53", 2, **more)
    answer(match, "shire:C")
    return match


# -- the Letter from Gandalf (pp. 25-28) -------------------------------------------------------------


def test_what_is_carried_over() -> None:
    match = at_bree(
        corruption=5,
        hand=["A1-01", "A1-05"],
        sorcery_hand=["S-01", "S-02"],
        info={"found": ["4", "7"]},
        eyes_by_track=1,
        specials_in_pool=["red1"],
        fear_of_the_undead=True,
        by_track=["S-04"],
        discards={"sorcery": ["S-09"]},
        fellowship_tokens={"on_frodo": 2, "reserve": 1},
        companions={"sam": "down"},
    )
    letter = truth(match)
    assert (letter["part"], letter["stage"]) == (2, "crossing")
    assert letter["corruption"] == 5
    assert letter["tokens"]["eyes"] == ["beige13"]
    assert {"red1", "grey1", "grey2", "grey3"} <= set(letter["tokens"]["pool"])
    assert "red2" not in letter["tokens"]["pool"]
    assert (letter["sorcery_hands"], letter["discards"]["sorcery"]) == ([["S-01", "S-02"]], ["S-09"])
    assert letter["fear_of_the_undead"]
    assert letter["info"]["found"] == ["4", "7"]
    assert letter["fellowship_tokens"] == {"on_frodo": 2, "reserve": 1}
    up = {"frodo": "up", "pippin": "up", "merry": "up", "strider": "up", "sam": "aside"}
    assert letter["companions"] == up


def test_frodos_turned_card_stays_and_lowers_the_supply() -> None:
    letter = truth(at_bree(companions={"frodo": "down"}, fellowship_tokens={"on_frodo": 0, "reserve": 2}))
    assert letter["companions"]["frodo"] == "down"
    assert letter["fellowship_tokens"] == {"on_frodo": 0, "reserve": 2}


def test_merry_who_was_turned_in_part_one_does_not_come_back() -> None:
    assert truth(at_bree(companions={"merry": "down"}))["companions"]["merry"] == "aside"


def test_setting_up_part_two() -> None:
    match = at_bree(hand=["A1-01", "A1-05"], info={"found": ["4", "7", "14", "18", "23"]})
    answer(match, "journey:JS01", "journey:JL01")
    assert asked(match) == (0, "journey.choose")
    answer(match, "journey:JL01", "ally:A2-03", "ally:A2-07")
    answer(match, *(f"wild:{place}" for place in ("8", "18", "27", "36")))
    assert asked(match) == (0, "gandalf.start")
    answer(match, "wild:8", "rider:red", "rider:blue", "rider:green")
    assert offered(match, "wild") == {"28", "33"}
    answer(match, "wild:28", "wild:28")
    assert asked(match) == (1, "setup.lord")  # the last two have no choice
    assert offered(match, "rider") == {"red", "blue", "green", "purple"}
    answer(match, "rider:green")
    roll(match, *["ring"] * 6, domain="die")
    answer(match, "take")
    assert truth(match)["nazgul"] == {"red": "28", "blue": "28", "green": "33", "purple": "33"}
    assert truth(match)["lord"] == "green"
    assert truth(match)["gandalf"]["deeds_left"] == ["18", "27", "36"]
    assert truth(match)["hand"] == ["A2-03", "A2-07"]
    assert (truth(match)["track"], truth(match)["turn"].get("moved")) == (1, True)


def test_the_lord_takes_the_place_of_a_nazgul_of_the_lead_player() -> None:
    """pp. 28, 33: of one of them, as the lead player likes; with a single one there is nothing to ask."""
    for split, own in (
        (["rider:blue", "rider:green", "rider:red", "pass"], {"blue", "red", "purple"}),
        (["rider:blue", "rider:green", "pass", "rider:red"], {"blue"}),
    ):
        match = at_bree(players=3, info={"found": ["4", "7", "14", "18", "23"]})
        while kind(match) != "setup.rider":
            answer(match, options(match)[0])
        answer(match, *split, "player:1")
        while kind(match) == "setup.place":
            answer(match, options(match)[0])
        if len(own) > 1:
            assert asked(match) == (1, "setup.lord")
            assert offered(match, "rider") == own
            answer(match, "rider:purple")
        assert kind(match) == "dice.roll"
        assert truth(match)["lord"] == ("purple" if len(own) > 1 else "blue")


@pytest.mark.parametrize(
    ("letter", "difficulty", "expected"),
    [
        ("gentle", "standard", (4, 1, 3, [1, 1], [], 0, 17)),
        ("typical", "standard", (4, 4, 4, [2, 2], ["merry"], 0, 15)),
        ("typical", "terrible_nazgul", (4, 4, 3, [2, 2], ["merry"], 0, 15)),
        ("grim", "standard", (3, 5, 5, [3, 3], ["frodo", "merry"], 1, 14)),
        ("grim", "unstoppable_frodo", (3, 5, 5, [3, 3], ["frodo", "merry"], 1, 14)),
    ],
)
def test_ruling_11_part_two_alone_begins_with_a_letter_of_our_own(
    letter: str, difficulty: str, expected: tuple[Any, ...]
) -> None:
    """Ally cards, corruption, information, sorcery hands, cards turned, Eyes, tokens in the hunt pool."""
    match = westmarch.new("hunt", 3, 5, {"part": "2", "letter": letter, "difficulty": difficulty})
    assert match.state.on_frodo == {"gentle": 2, "typical": 1, "grim": 0}[letter]
    while kind(match) != "bearer.turn":
        play_blindly(match, 1, 1)
    view, all_of_it = match.view(0), truth(match)
    turned = [name for name, card in all_of_it["companions"].items() if card != "up"]
    hands = [len(hand) for hand in all_of_it["sorcery_hands"]]
    eyes, pool = len(all_of_it["tokens"]["eyes"]), len(all_of_it["tokens"]["pool"])
    assert (len(view["hand"]), view["corruption"], len(view["found"]), hands, turned, eyes, pool) == expected
    assert (all_of_it["lord"] is not None) is (len(view["found"]) == 5)


def test_a_ringwraith_player_alone_has_another_sorcery_card() -> None:
    match = westmarch.new("hunt", 2, 5, {"part": "2"})
    while kind(match) != "bearer.turn":
        play_blindly(match, 1, 1)
    assert [len(hand) for hand in truth(match)["sorcery_hands"]] == [3]


# -- Frodo's way (pp. 28, 29) ------------------------------------------------------------------------


def test_example_card_at_seven() -> None:
    """p. 29: at 7 Frodo is at Last Bridge, has passed 2, 10 and 23; next is a dot; 14 is exit A."""
    match = flight(journey="JS01", track=6)
    assert match.view(0)["last"] == "27"
    card = match.state.card
    assert names(WILD, card.passed[7]) == {"2", "10", "23", "27"}
    assert card.rows[8] == -1
    assert WILD.names[card.rows[14]] == "A"


def test_the_end_of_the_way_wins_at_once() -> None:
    match = flight(journey="JS01", track=13, phase="night")
    answer(match, "move")
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("ending.rivendell", (0,))


def test_at_night_frodo_moves_or_rests_first() -> None:
    match = flight(journey="JL01", track=2, phase="night", fellowship_tokens={"on_frodo": 1, "reserve": 2})
    assert offers(match, "move", "rest")
    assert refuses(match, "draw", "done")
    answer(match, "move")
    assert (truth(match)["corruption"], truth(match)["marker"], truth(match)["track"]) == (1, "eye", 3)


def test_example_frodo_and_gandalf() -> None:
    """p. 31: Gandalf 8, 7, 10, 18 does his deed; Frodo comes to 7 and rests; the limit is 15."""
    gandalf = {"record": ["8"], "deeds_left": ["18", "27", "36"]}
    match = flight(journey="JL01", nazgul=FAR, gandalf=gandalf, companions={"sam": "down"})
    answer(match, "wild:7", "done", *["done"] * 4)
    answer(match, "wild:10", "done", *["done"] * 4)
    answer(match, "rest", "wild:18", "deed")
    assert (match.view(0)["last"], match.view(0)["track"]) == ("7", 2)
    assert match.view(0)["limit"] == 15
    assert told(match, "gandalf.deed") == [{"place": "wild:18", "number": 1}]


# -- Gandalf (pp. 29, 30) ----------------------------------------------------------------------------


def test_gandalf_goes_to_any_connected_location_whatever_the_dots() -> None:
    match = flight(gandalf={"record": ["8"]})
    assert offered(match, "wild") == names(WILD, WILD.connected[WILD.number["8"]])
    assert refuses(match, "done")


def test_gandalf_appears_drives_nazgul_off_and_takes_a_die() -> None:
    match = flight(
        gandalf={"record": ["8"]},
        nazgul={**FAR, "blue": "7", "red": "7"},
        dice=["ring", "sword", "lord_ring"],
        fellowship_tokens={"on_frodo": 1, "reserve": 2},
    )
    assert refuses(match, "reveal")
    answer(match, "wild:7", "reveal")
    assert truth(match)["fellowship_tokens"] == {"on_frodo": 0, "reserve": 2}
    reach = names(WILD, WILD.graph.reach(WILD.number["7"], 2, ~WILD.exits)) - {"7"}
    assert offered(match, "wild") == reach
    answer(match, "wild:1", "wild:1")
    assert offered(match, "die") == {"ring", "sword"}
    answer(match, "die:ring")
    assert truth(match)["dice"] == ["sword", "lord_ring"]
    assert match.view(1)["gandalf_at"] == "7"


def test_gandalf_appears_only_after_his_move_and_where_a_nazgul_is() -> None:
    match = flight(
        gandalf={"record": ["8"]},
        nazgul={**FAR, "blue": "8"},
        fellowship_tokens={"on_frodo": 1, "reserve": 2},
    )
    assert refuses(match, "reveal")  # blue stands there, but Gandalf has not moved yet
    answer(match, "wild:7")
    assert refuses(match, "reveal")  # he has moved, but blue stays behind


def test_nobody_enters_where_gandalf_stands_and_he_hides_again() -> None:
    gandalf = {"record": ["8", "7"], "is": "shown", "deeds_left": ["18", "27", "36"]}
    match = flight_riders("4", gandalf=gandalf)
    assert refuses(match, "wild:7")
    answer(match, *["done"] * 4)
    answer(match, "wild:9", "wild:13")
    assert asked(match) == (0, "gandalf.hide")
    answer(match, "wild:13")
    assert match.view(1)["gandalf_at"] is None
    assert truth(match)["gandalf"]["record"][-1] == "13"
    assert "13" in truth(match)["gandalf"]["spent"]
    assert "9" not in truth(match)["gandalf"]["spent"]


def test_gandalf_in_rivendell_strengthens_frodo_and_is_out_of_the_game() -> None:
    way = WILD.graph.shortest(WILD.number["8"], WILD.number["A"])
    assert way is not None
    record = [WILD.names[place] for place in way if 1 << place & WILD.locations]
    match = flight(journey="JS01", gandalf={"record": record}, turn={"moved": True, "gandalf_moved": True})
    answer(match, "rivendell")
    assert match.view(0)["limit"] == 13
    assert refuses(match, "deed", "reveal")


@pytest.mark.parametrize(("held", "may"), [(["18", "27", "36"], True), (["9", "27", "36"], False)])
def test_a_deed_is_done_where_a_token_is_held(held: list[str], may: bool) -> None:
    """p. 30: one of the three behind the screen names the place where Gandalf is."""
    gandalf = {"record": ["8", "18"], "deeds_left": held}
    match = flight(gandalf=gandalf, nazgul=FAR, turn={"moved": True, "gandalf_moved": True})
    assert offers(match, "deed") is may


def test_gandalf_in_rivendell_is_perceived_no_more() -> None:
    """p. 32: he is out of the game."""
    way = WILD.graph.shortest(WILD.number["8"], WILD.number["A"])
    assert way is not None
    record = [WILD.names[place] for place in way if 1 << place & WILD.locations]
    zone = f"zone:{CONTENT['wild'][WILD.number['A']]['zone']}"
    for where, felt in (("hidden", True), ("rivendell", False)):
        gandalf = {"record": record, "is": where}
        match = flight_riders("43", zone, dice=["ring"], journey="JS01", track=3, gandalf=gandalf)
        assert told(match, "perception.answer")[-1]["yes"] is felt


# -- searching for two (pp. 30, 32) ------------------------------------------------------------------

CARD = {"journey": "JS01", "track": 7}
"""Frodo at 27; passed 2, 10, 23."""


def test_perception_does_not_tell_frodo_from_gandalf() -> None:
    zone = f"zone:{CONTENT['wild'][WILD.number['27']]['zone']}"
    near = next(
        WILD.names[p]
        for p in range(len(WILD.names))
        if WILD.zone[p] == WILD.zone[WILD.number["27"]] and WILD.names[p] != "27"
    )
    for journey, track, gandalf in (("JS01", 7, ["8"]), ("JS02", 1, ["27"]), ("JS01", 7, ["27"])):
        match = flight_riders(
            near, zone, journey=journey, track=track, gandalf={"record": gandalf}, dice=["ring"]
        )
        assert told(match, "perception.answer")[-1]["yes"] is True
    match = flight_riders(near, zone, journey="JS02", track=1, gandalf={"record": ["8"]}, dice=["ring"])
    assert told(match, "perception.answer")[-1]["yes"] is False


@pytest.mark.parametrize(
    ("track", "gandalf", "who"),
    [(7, "8", "frodo"), (1, "27", "gandalf"), (7, "27", "both"), (1, "8", "nobody")],
)
def test_the_morgul_ring_tells_exactly(track: int, gandalf: str, who: str) -> None:
    zone = f"zone:{CONTENT['wild'][WILD.number['27']]['zone']}"
    match = flight_riders(
        "27", zone, journey="JS01", track=track, gandalf={"record": [gandalf]}, dice=["morgul_ring"]
    )
    assert told(match, "perception.exact")[-1]["who"] == who


def test_a_search_finds_frodo_and_never_gandalf() -> None:
    assert told(flight_riders("10", "search", **CARD), "search.answer")[-1]["yes"] is True
    match = flight_riders("18", "search", **CARD, gandalf={"record": ["18"]})
    assert told(match, "search.answer")[-1]["yes"] is False
    both = flight_riders("27", "search", **CARD, gandalf={"record": ["27"]})
    assert truth(both)["trails"] == ["27"]
    assert told(both, "gandalf.found") == []


def test_what_lies_ahead_on_the_card_is_not_recorded_yet() -> None:
    """p. 30."""
    assert told(flight_riders("35", "search", **CARD), "search.answer")[-1]["yes"] is False


def test_a_hunt_finds_gandalf_where_he_is_and_he_flees() -> None:
    match = flight_riders("18", "hunt", **CARD, gandalf={"record": ["18"]}, dice=["sword"])
    assert kind(match) == "gandalf.token"
    answer(match, "wild:40")
    assert truth(match)["gandalf"]["record"] == ["18", "40"]
    assert told(match, "gandalf.found") == [{"place": "wild:18"}]
    assert told(match, "gandalf.fled", 1) == []


def test_a_hunt_where_gandalf_was_before_finds_nothing() -> None:
    near = next(iter(names(WILD, WILD.connected[WILD.number["18"]]) - {"18"}))
    match = flight_riders("18", "hunt", **CARD, gandalf={"record": ["18", near]}, dice=["sword"])
    assert told(match, "gandalf.found") == []


def test_special_situations_of_the_hunt() -> None:
    """p. 32: Gandalf flees, the trail is laid, and where Frodo is an encounter follows."""
    match = flight_riders("27", "hunt", journey="JS01", track=8, gandalf={"record": ["27"]}, dice=["sword"])
    answer(match, "wild:40")
    assert truth(match)["trail_swords"] == ["27"]
    assert match.state.here is True
    passed = {"journey": "JS01", "track": 9}
    match = flight_riders("27", "hunt", **passed, gandalf={"record": ["27"]}, dice=["sword"])
    answer(match, "wild:40")
    assert truth(match)["trail_swords"] == ["27"]
    assert match.state.here is False


# -- refuges (p. 29) ---------------------------------------------------------------------------------


def test_refuges_hide_frodo_from_searches_while_he_is_there() -> None:
    at_31 = {"journey": "JL01", "track": 8}
    for havens, found in (("off", True), ("on", False)):
        match = flight_riders("31", "search", **at_31, options={"havens": havens})
        assert told(match, "search.answer")[-1]["yes"] is found
    later = flight_riders("31", "search", journey="JL01", track=9, options={"havens": "on"})
    assert told(later, "search.answer")[-1]["yes"] is True
    hunted = flight_riders("31", "hunt", **at_31, options={"havens": "on"}, dice=["sword"])
    assert told(hunted, "hunt.answer")[-1]["answer"] == "here"


# -- the Lord of the Nazgûl (pp. 32, 33) -------------------------------------------------------------


def test_leader_of_the_nine_brings_the_lord() -> None:
    match = flight_riders("10", "sorcery:S-01", "effect:2", dice=["sorcery"], sorcery_hand=["S-01"])
    assert truth(match)["lord"] == "blue"


def test_the_lord_hunts_without_a_die_and_does_not_search() -> None:
    match = flight_riders("10", lord="blue")
    assert offers(match, "hunt")
    assert refuses(match, "search")


def test_the_lords_die_falls_from_the_next_refresh_on() -> None:
    match = script(
        "hunt", {"part": 2, "day": 1, "stage": "roll", "lord": "blue", "nazgul": FAR}, "sorcery:S-05"
    )
    roll(match, *["ring"] * 6, "manhunt", domain="die")
    assert "manhunt" in truth(match)["dice"]


def test_manhunt_moves_every_nazgul_a_step_from_the_active_one_on() -> None:
    match = flight_riders("10", "die:manhunt", dice=["manhunt"])
    assert asked(match) == (1, "rider.step")
    moved = []
    for _ in range(4):
        moved.append(match.prompt.args["rider"])  # type: ignore[union-attr]
        answer(match, f"wild:{sorted(offered(match, 'wild'))[0]}")
    assert moved == ["rider:blue", "rider:green", "rider:red", "rider:purple"]


def test_morgul_shadow_is_any_symbol_and_gives_no_token() -> None:
    match = script(
        "hunt", {"part": 2, "day": 1, "stage": "roll", "lord": "blue", "nazgul": FAR}, "sorcery:S-05"
    )
    before = truth(match)["fellowship_tokens"]["on_frodo"]
    roll(match, *["sword"] * 6, "morgul_shadow", domain="die")
    assert truth(match)["fellowship_tokens"]["on_frodo"] == before
    assert offers(flight_riders("10", dice=["morgul_shadow"]), "hunt", "take")


NOB_IS_GONE = {"discards": {"ally": ["A2-08"]}}
LORDS: list[tuple[str, str, list[str], str, dict[str, Any]]] = [
    ("lord_sword", "A2-10", ["hunt"], "27", {}),
    ("morgul_shadow", "A2-10", ["hunt"], "27", {}),
    ("lord_sorcery", "A2-08", ["sorcery:S-16"], "10", {}),
    ("lord_sorcery", "A2-01", ["sorcery:S-07", "wild:23"], "27", NOB_IS_GONE),
    ("lord_sword", "A2-01", ["ability:3", "wild:27"], "27", {"info": {"found": ["4", "7", "14"]}}),
    ("lord_ring", "A2-10", ["ability:2", "hunt"], "27", {"info": {"found": ["4", "7"]}}),
]


@pytest.mark.parametrize(("die", "card", "action", "place", "more"), LORDS)
def test_what_the_lords_die_pays_for_cannot_be_cancelled(
    die: str, card: str, action: list[str], place: str, more: dict[str, Any]
) -> None:
    """p. 33: no card is played against it, though one may be against the same action for another die."""
    table: dict[str, Any] = {"journey": "JS01", "track": 7, "hand": [card], "sorcery_hand": ["S-07", "S-16"]}
    table |= {"fellowship_tokens": {"on_frodo": 1, "reserve": 2}, **more}
    second = ["sorcery"] if "ability:2" in action else []
    for paid, stopped in ((die.split("_")[1], True), (die, False)):
        match = flight_riders(place, action[0], dice=[paid, *second], **table)
        if kind(match) == "rider.die":
            answer(match, f"die:{paid}")
        answer(match, *action[1:])
        assert (kind(match) == "react.play") is stopped
        assert told(match, "dice.used", 0)[0]["firm"] is not stopped
        if stopped:
            answer(match, f"ally:{card}")
            assert told(match, "action.cancelled", 1)
        assert match.view(0)["firm"] is False  # what comes next is another matter


def test_a_nazgul_that_cannot_leave_neither_searches_nor_hunts_where_gandalf_stands() -> None:
    """p. 30: that location is no target, whatever the die, the card, the ability or the Lord."""
    around = ["5", "7", "10"]
    assert names(WILD, WILD.graph.adjacent[WILD.number["12"]]) == set(around)

    def hemmed_in(**more: Any) -> Match[Any]:
        table: dict[str, Any] = {"nazgul": {**FAR, "blue": "12"}, "ally_tokens": around, **more}
        table |= {"gandalf": {"record": ["8", "7"]}, "fellowship_tokens": {"on_frodo": 1, "reserve": 2}}
        table |= {"info": {"found": ["4", "7", "14"]}, "sorcery_hand": ["S-12"]}
        return flight(dice=["sword", "sorcery", "shadow", "ring"], **table)

    for lord in (None, "blue"):
        match = hemmed_in(lord=lord)
        answer(match, "wild:12", "reveal", "die:ring", "done")
        assert truth(match)["nazgul"]["blue"] == "12"
        assert refuses(match, "search", "hunt")
        for word in ("search", "hunt"):
            reason = match.why_not(word)
            assert reason is not None
            assert reason.key == "gandalf_there"
        answer(match, "ability:2", "die:sword", "die:shadow")
        assert refuses(match, "hunt")
    match = hemmed_in()
    answer(match, "wild:12", "reveal", "die:ring", "done", "sorcery:S-12", "die:sorcery")
    assert kind(match) == "rider.turn"  # it goes nowhere, and is not asked whether it searches
    match = hemmed_in()
    answer(match, "wild:12", "done")
    assert offers(match, "search", "hunt")  # Gandalf is there, but nobody sees him


# -- afterwards: War of the Ring (p. 36) -------------------------------------------------------------

DOWN = dict.fromkeys(("frodo", "sam", "pippin", "merry", "strider"), "down")
GRANTS = [
    ("fallen", {"track": 7}, "early", "the Shadow starts with two action tokens"),
    ("fallen", {"track": 8}, "late", "the Shadow starts with one action token"),
    ("rivendell", {"track": 14}, "many", "the Free Peoples start with two action tokens"),
    ("rivendell", {"track": 14, "companions": {**DOWN, "sam": "up"}}, "few", "start with one action token"),
    ("rivendell", {"track": 14, "companions": DOWN}, "spent", "the Shadow start with one action token each"),
]
IN_SHIRE = {"part": 1, "record": sheet_to("19")}
PART_ONE = {**IN_SHIRE, "options": {"part": "1"}}
NEITHER = "Part 1 alone gives neither side"
ALONE = [
    ("fallen", IN_SHIRE, "early", "the Shadow starts with two action tokens"),
    ("fallen", PART_ONE, "none", NEITHER),
    ("rescued", PART_ONE, "none", NEITHER),
    *(("bree", {**PART_ONE, "corruption": corruption}, "none", NEITHER) for corruption in (0, 5, 9)),
]


@pytest.mark.parametrize(("ending", "more", "grant", "words"), [*GRANTS, *ALONE])
def test_action_tokens_for_the_war_are_told_in_words(
    ending: str, more: dict[str, Any], grant: str, words: str
) -> None:
    """p. 36: which result grants how many, to whom; Part 1 alone grants none."""
    position = {"part": 2, "stage": "over", "ending": ending, "journey": "JS01", **more}
    if position["part"] == 1:
        del position["journey"]
    s = GAME.positions.read(position, CONTENT)[1]
    args = GAME.shown.result_args(s)
    assert args["grant"] == grant
    result = GAME.result(s)
    assert result is not None
    told = f"told-{slug(result.reason)}"
    said = {language: text_for(language, GAME).get(told, args) for language in LANGUAGES}
    assert words in said["en"]
    assert "Кольца»" in said["ru"]
    assert "Ringkrieg" in said["de"]
