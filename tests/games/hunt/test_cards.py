"""What each card does, one test a title at least; a title without a test fails the suite."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.games.hunt.ids import ALLIES, ALLY_TITLES, SORCERIES, SORCERY_TITLES, ZONES
from westmarch.testing import (
    answer,
    asked,
    kind,
    offered,
    offers,
    options,
    play_blindly,
    refuses,
    rolling,
    script,
    told,
    truth,
)

from .table import AWAY, SHIRE, WILD, flight, flight_riders, frodo_at, names, rider_at, sheet_to

FAR = {"blue": "46", "green": "46", "red": "46", "purple": "46"}
TOKENS = {"on_frodo": 1, "reserve": 2}


def zone(side: Any, *zones: str) -> set[str]:
    return {
        side.names[p]
        for p in range(len(side.names))
        if ZONES[side.zone[p]] in zones and not 1 << p & side.dots
    }


def plays(card: str, at: str = "19", dots: int = 0, **more: Any) -> Match[Any]:
    """The Ring-bearer holds one card of Part 1 and plays it."""
    match = frodo_at(at, dots, hand=[card], **more)
    answer(match, f"ally:{card}")
    return match


def plays_two(card: str, **more: Any) -> Match[Any]:
    match = flight(hand=[card], **{"nazgul": FAR, **more})
    answer(match, f"ally:{card}")
    return match


def casts(card: str, at: str = "48", **more: Any) -> Match[Any]:
    return rider_at(at, f"sorcery:{card}", dice=["sorcery"], sorcery_hand=[card], **more)


# -- ally cards of Part 1 ----------------------------------------------------------------------------


def test_tom_bombadil() -> None:
    assert refuses(frodo_at("19", hand=["A1-01"]), "ally:A1-01")
    match = plays("A1-01", "44")
    assert kind(match) == "bearer.extra"
    answer(match, "dot", "dot")
    assert truth(match)["record"][-2:] == [".", "."]
    assert match.view(1)["said"][0][0] == "last"
    night = frodo_at("44", hand=["A1-01"], phase="night")
    answer(night, "rest", "take", "ally:A1-02")
    assert refuses(night, "ally:A1-01")


def test_a_short_cut_to_mushrooms() -> None:
    assert refuses(frodo_at("19", hand=["A1-02"], phase="night"), "ally:A1-02")
    match = plays("A1-02")
    assert truth(match)["record"][-1] == "."
    assert truth(match)["ways"][-1] == "dot"
    assert told(match, "frodo.moved")[-1]["dot"] is True


def test_farmer_maggot() -> None:
    match = plays("A1-04", nazgul={**AWAY, "red": "41"})
    connected = names(SHIRE, SHIRE.connected[SHIRE.number["41"]])
    assert offered(match, "shire") == connected - {"41", "50"}  # Nazgûl stand there
    answer(match, "shire:38")
    assert (kind(match), match.prompt.args["rider"]) == ("card.push", "rider:red")  # type: ignore[union-attr]
    two = plays("A1-04", nazgul={**AWAY, "red": "41", "purple": "41"})
    answer(two, "shire:38")
    assert (kind(two), offered(two, "rider")) == ("card.rider", {"red", "purple"})
    answer(two, "rider:purple", "shire:41")
    assert kind(two) == "bearer.turn", "one of them, no more"


def test_gildor_inglorion() -> None:
    match = plays("A1-06")
    assert offered(match, "shire") == zone(SHIRE, "II-A", "II-C")
    answer(match, "shire:28", "ally:A1-01")
    assert (truth(match)["ally_tokens"], truth(match)["hand"]) == (["28"], ["A1-01"])


def test_an_ally_token_lies_alone_and_without_a_nazgul() -> None:
    """p. 14."""
    match = plays("A1-06", ally_tokens=["28"], nazgul={**AWAY, "blue": "25"})
    assert offered(match, "shire") == zone(SHIRE, "II-A", "II-C") - {"28", "25"}


def test_eight_ally_tokens_are_all_there_are() -> None:
    """p. 14: one of those on the board may be used again, or none."""
    eight = ["47", "46", "44", "43", "41", "40", "38", "37"]
    match = plays("A1-06", ally_tokens=eight)
    assert (kind(match), offered(match, "shire")) == ("card.again", set(eight))
    answer(match, "shire:47", "shire:28", "ally:A1-01")
    assert sorted(truth(match)["ally_tokens"]) == sorted([*eight[1:], "28"])
    match = plays("A1-06", ally_tokens=eight)
    answer(match, "pass", "ally:A1-01")
    assert sorted(truth(match)["ally_tokens"]) == sorted(eight)


def test_a_conspiracy_unmasked() -> None:
    match = plays("A1-12")
    answer(match, "effect:1")
    assert truth(match)["companions"]["merry"] == "up"
    match = plays("A1-12")
    answer(match, "effect:2", "ally:A1-01")
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 1


def test_fredegar_bolger() -> None:
    match = plays("A1-13", nazgul={**AWAY, "green": "45"})
    assert truth(match)["ally_tokens"] == ["44"]
    assert offered(match, "shire") == zone(SHIRE, "III-B") - {"44"}
    eight = ["4", "7", "10", "14", "18", "23", "25", "28"]
    spared = plays("A1-13", nazgul={**AWAY, "green": "45"}, ally_tokens=eight)
    answer(spared, "pass", "shire:4")
    assert offered(spared, "shire") == zone(SHIRE, "III-B") - {"44", "45"}, "elsewhere, though 44 is free"


def test_shirriffs_on_the_road() -> None:
    match = plays("A1-14")
    answer(match, "section:II")
    on_road = names(SHIRE, SHIRE.on_road & SHIRE.locations)
    assert offered(match, "shire") <= on_road & zone(SHIRE, "II-A", "II-B", "II-C", "II-D")
    answer(match, "shire:30", "shire:34")
    assert truth(match)["ally_tokens"] == ["30", "34"]


def test_talk_at_the_green_dragon() -> None:
    match = plays("A1-15", sorcery_hand=["S-05"])
    answer(match, "effect:1", "sorcery:S-05")
    assert truth(match)["sorcery_hands"] == [[]]
    match = plays("A1-15")
    answer(match, "effect:2", "ally:A1-01", "ally:A1-04")
    assert kind(match) == "bearer.keep"


def test_the_horn_call_of_buckland() -> None:
    match = plays("A1-17")
    pushed = []
    while kind(match) == "card.push":
        pushed.append(match.prompt.args["rider"])  # type: ignore[union-attr]
        answer(match, f"shire:{sorted(offered(match, 'shire'))[0]}")
    assert pushed == ["rider:blue", "rider:green", "rider:purple"]  # 45, 50 and 56; 53 is in III-C


def test_the_ferry_untied() -> None:
    assert refuses(frodo_at("19", hand=["A1-18"]), "ally:A1-18")
    match = frodo_at("44", hand=["A1-18"], nazgul={**AWAY, "blue": "50"}, dice=["ring"])
    answer(match, "ally:A1-18", "dot")
    answer(match, "done")
    assert refuses(match, "zone:III-B")
    assert offers(match, "section:III")
    one_step = names(SHIRE, SHIRE.graph.adjacent[SHIRE.number["50"]])
    assert offered(match, "shire") == one_step
    slow = rider_at("50", "sorcery:S-12", slow=["III-B"], dice=["sorcery"], sorcery_hand=["S-12"])
    assert offered(slow, "shire") == one_step | {"50"}
    answer(match, *["done"] * 4)
    assert truth(match)["phase"] == "day2"
    assert (match.view(1)["barred"], match.view(1)["slow"]) == ([], []), "for one phase"


def test_slow_ground_does_not_slow_whom_the_ring_bearer_drives_on() -> None:
    """The Ferry Untied binds the Nazgûl's own moves (Farmer Maggot: up to two steps)."""
    match = plays("A1-04", nazgul={**AWAY, "red": "41"}, slow=["II-D"])
    answer(match, "shire:38")
    reach = SHIRE.steps_from(SHIRE.number["41"], 2, 1 << SHIRE.number["38"])
    assert offered(match, "shire") == names(SHIRE, reach) | {"41"}


def test_a_slow_nazgul_takes_one_step_and_never_to_an_exit() -> None:
    match = rider_at("54", slow=["III-C"])
    assert offered(match, "shire") == names(SHIRE, SHIRE.graph.adjacent[SHIRE.number["54"]]) - {"B"}


def test_mist_from_the_river() -> None:
    match = plays("A1-19")
    assert offered(match, "zone") == {"II-A", "II-B", "II-C", "II-D", "III-A", "III-B", "III-C"}
    answer(match, "zone:III-A")
    assert truth(match)["mist"] == ["III-A"]
    assert refuses(rider_at("48", dice=["ring"], mist=["III-A"]), "zone:III-A")
    refreshed = script("hunt", {"stage": "refresh", "phase": "night", "mist": ["III-A"]})
    assert refreshed.view(1)["mist"] == []


def test_neighbours_and_cousins() -> None:
    match = plays("A1-20", ally_tokens=["23", "28"])
    answer(match, "shire:23", "shire:21")
    assert kind(match) == "card.to"
    answer(match, "done")
    assert offered(match, "shire") == {"28"}


def test_a_walking_song_and_beds_and_baths() -> None:
    assert refuses(frodo_at("19", phase="night", hand=["A1-21"]), "ally:A1-21")
    match = frodo_at("19", phase="night", hand=["A1-21", "A1-22"], companions={"sam": "down"})
    answer(match, "rest")
    assert refuses(match, "ally:A1-22")  # 19 is no ally location
    answer(match, "ally:A1-21", "ally:A1-01")
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 1
    match = frodo_at("23", phase="night", hand=["A1-22"], corruption=3, companions={"sam": "down"})
    assert refuses(match, "ally:A1-22")  # who does not rest does not bathe
    answer(match, "rest", "ally:A1-22")
    assert truth(match)["corruption"] == 2


# Grip, Fang and Wolf; The Hymn to Elbereth; Under the Roots; Hobbit Feet; The Gaffer's Short Answer:
# in test_senses.py, with the actions that they answer.


@pytest.mark.parametrize("card", ["A1-05", "A1-07", "A1-09", "A1-10", "A1-16"])
def test_out_of_turn_cards_are_not_played_in_the_own_turn(card: str) -> None:
    """grip_fang_and_wolf, the_hymn_to_elbereth, under_the_roots, hobbit_feet, the_gaffers_short_answer."""
    assert refuses(frodo_at("19", hand=[card], fellowship_tokens=TOKENS), f"ally:{card}")


def test_under_the_roots_and_a_rangers_craft() -> None:
    match = rider_at("19", "search", record=sheet_to("19"), hand=["A1-09"])
    answer(match, "ally:A1-09")
    assert told(match, "search.answer") == []
    match = flight_riders("10", "search", journey="JS01", track=7, hand=["A2-01"])
    answer(match, "ally:A2-01")
    assert told(match, "search.answer") == []


# -- ally cards of Part 2 ----------------------------------------------------------------------------


@pytest.mark.parametrize(("strider", "after"), [("up", 3), ("down", 4)])
def test_athelas(strider: str, after: int) -> None:
    assert truth(plays_two("A2-03", corruption=5, companions={"strider": strider}))["corruption"] == after
    assert truth(plays_two("A2-03", corruption=1, companions={"strider": strider}))["corruption"] == 0


def test_glorfindel() -> None:
    assert refuses(flight(hand=["A2-04"], nazgul=FAR, journey="JS01", track=3), "ally:A2-04")
    match = plays_two("A2-04", journey="JS01", track=12, nazgul={**FAR, "blue": "42"})
    section = names(WILD, WILD.in_section[5] & WILD.locations)
    assert offered(match, "wild") == section - {"42", "46"}
    near = next(n for n in sorted(section) if 1 << WILD.number["42"] & WILD.graph.adjacent[WILD.number[n]])
    answer(match, f"wild:{near}")
    driven = []
    while kind(match) == "card.push":
        driven.append(match.prompt.args["rider"])  # type: ignore[union-attr]
        answer(match, f"wild:{truth(match)['nazgul'][driven[-1].partition(':')[2]]}")
    assert driven == ["rider:blue"], "46 lies in the same section, but not next to the token"


def test_asfaloth() -> None:
    match = plays_two("A2-05", journey="JS01", track=8)
    assert truth(match)["track"] == 10
    night = flight(hand=["A2-05"], nazgul=FAR, journey="JS01", track=8, phase="night")
    answer(night, "ally:A2-05")
    assert (truth(night)["corruption"], truth(night)["marker"], truth(night)["track"]) == (0, "eye", 9)


def test_bill_the_pony() -> None:
    match = plays_two("A2-06")
    answer(match, "effect:1")
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 1
    match = plays_two("A2-06")
    answer(match, "effect:2", "ally:A2-01", "ally:A2-02")
    assert truth(match)["hand"] == ["A2-01", "A2-02"]


def test_barliman_butterbur() -> None:
    assert offered(plays_two("A2-07"), "wild") == zone(WILD, "IV-B")


def test_nob_keeps_watch() -> None:
    section_four = next(n for n in ("6", "9") if WILD.section[WILD.number[n]] == 3)
    more: dict[str, Any] = {"dice": ["sorcery"], "sorcery_hand": ["S-04"], "hand": ["A2-08"]}
    match = flight_riders("12", "sorcery:S-04", **more)
    assert (asked(match) == (0, "react.play")) == (WILD.section[WILD.number["12"]] == 3)
    more["sorcery_hand"] = ["S-22"]
    match = flight_riders(section_four, "sorcery:S-22", **more)
    assert asked(match) == (0, "react.play")
    answer(match, "ally:A2-08")
    assert told(match, "action.cancelled") == [{}]
    assert asked(flight_riders("46", "sorcery:S-22", **more)) == (1, "card.effect")


MEETING = {
    "part": 2,
    "day": 1,
    "stage": "encounter",
    "journey": "JS01",
    "track": 7,
    "turn": {"here": True},
    "nazgul": {**FAR, "blue": "27", "green": "27"},
}


def test_burning_brands() -> None:
    match = script("hunt", {**MEETING, "hand": ["A2-09"]}, "token:beige12", "token:beige1")
    assert asked(match) == (0, "react.play")
    answer(match, "ally:A2-09", "token:beige12", "token:beige4")
    assert match.view(1)["drawn"] == ["beige1", "beige4"]


def test_blades_of_westernesse() -> None:
    match = script("hunt", {**MEETING, "hand": ["A2-21"], "fellowship_tokens": TOKENS}, "ally:A2-21")
    answer(match, "token:beige4")
    assert kind(match) == "encounter.companion"


def test_elronds_foresight() -> None:
    match = script("hunt", {**MEETING, "hand": ["A2-20"]}, "token:beige1", "token:beige2")
    answer(match, "pass", "done", "change")
    assert asked(match) == (0, "react.play")
    answer(match, "ally:A2-20", "journey:JS02", "journey:JS03", "journey:JS04")
    assert offered(match, "journey") == {"JS02", "JS03", "JS04"}


def test_o_elbereth_gilthoniel() -> None:
    more: dict[str, Any] = {"dice": ["sword"], "hand": ["A2-10"], "fellowship_tokens": TOKENS}
    match = flight_riders("27", "hunt", journey="JS01", track=7, **more)
    answer(match, "ally:A2-10")
    assert match.state.here is False


def test_lightning_on_the_hill() -> None:
    gandalf = {"record": ["18"]}
    section = WILD.section[WILD.number["18"]]
    there = [WILD.names[p] for p in range(len(WILD.names)) if WILD.section[p] == section][:3]
    nazgul = {**FAR, "blue": there[0], "red": there[1], "purple": there[2]}
    match = plays_two("A2-11", gandalf=gandalf, nazgul=nazgul, dice=["ring", "lord_ring"])
    assert offered(match, "rider") == {"blue", "red", "purple"}
    answer(match, "rider:blue", f"wild:{there[0]}", "rider:red", f"wild:{there[1]}")
    assert truth(match)["dice"] == ["lord_ring"]
    shown = flight(hand=["A2-11"], nazgul=FAR, gandalf={"record": ["18"], "is": "rivendell"})
    assert refuses(shown, "ally:A2-11")


def test_the_wizards_haste() -> None:
    match = plays_two("A2-12", gandalf={"record": ["8"]})
    assert kind(match) == "gandalf.go"
    answer(match, "wild:7", "wild:10")
    assert truth(match)["gandalf"]["record"] == ["8", "7", "10"]


def test_rangers_of_the_north() -> None:
    match = plays_two("A2-14")
    answer(match, "section:IV", "wild:6", "wild:9")
    assert truth(match)["ally_tokens"] == ["6", "9"]


def test_the_sons_of_elrond() -> None:
    match = plays_two("A2-15")
    answer(match, "wild:27")
    assert kind(match) == "card.token"


def test_eyes_of_the_eagles() -> None:
    match = plays_two("A2-16", sorcery_hand=["S-01", "S-05"])
    assert asked(match) == (0, "card.look")
    answer(match, "sorcery:S-05")
    assert truth(match)["discards"]["sorcery"] == ["S-05"]


def test_midgewater_mists() -> None:
    assert {name.split("-")[0] for name in offered(plays_two("A2-17"), "zone")} == {"IV", "V"}


def test_false_scent() -> None:
    """Hunters notice it: where the trails lay, Perception on the zone is barred until the refresh step."""
    assert refuses(flight(hand=["A2-18"], nazgul=FAR), "ally:A2-18")  # no trail lies on the board
    nazgul = {**FAR, "blue": "27"}
    match = plays_two("A2-18", trails=["10", "23"], trail_swords=["27"], nazgul=nazgul, dice=["ring"])
    assert refuses(match, "done")  # one goes at least
    answer(match, "wild:27", "wild:10")
    assert (truth(match)["trails"], truth(match)["trail_swords"]) == (["23"], [])
    near, far = (ZONES[WILD.zone[WILD.number[place]]] for place in ("27", "10"))
    assert set(match.view(1)["mist"]) == {near, far}
    assert told(match, "zone.mist", 1) == [{"zone": f"zone:{near}"}, {"zone": f"zone:{far}"}]
    while asked(match)[0] == 0:
        answer(match, "done" if offers(match, "done") else options(match)[0])
    assert refuses(match, f"zone:{near}")
    assert offers(match, f"section:{near.split('-')[0]}")
    one = plays_two("A2-18", trails=["10", "23"])
    answer(one, "wild:10", "done")
    assert truth(one)["trails"] == ["23"]


def test_the_fall_of_gil_galad() -> None:
    match = flight(hand=["A2-19"], nazgul=FAR, phase="night", companions={"sam": "down"})
    assert refuses(match, "ally:A2-19")
    answer(match, "rest", "ally:A2-19", "ally:A2-01")
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 1


def test_the_flood_of_bruinen() -> None:
    there = sorted(zone(WILD, "VI-B"))[0]
    match = plays_two("A2-22", journey="JS01", track=12, nazgul={**AWAY_TWO, "red": there})
    assert match.prompt.args["rider"] == "rider:red"  # type: ignore[union-attr]
    assert refuses(flight(hand=["A2-22"], nazgul=FAR, journey="JS01", track=3), "ally:A2-22")


AWAY_TWO = dict.fromkeys(("blue", "green", "red", "purple"), "6")


# -- sorcery cards -----------------------------------------------------------------------------------


def test_leader_of_the_nine() -> None:
    match = casts("S-01")
    assert asked(match) == (1, "rider.step")  # in Part 1 there is no second effect
    for _ in range(4):
        answer(match, f"shire:{sorted(offered(match, 'shire'))[0]}")
    assert kind(match) == "rider.turn"


def test_fear_of_the_undead() -> None:
    assert refuses(rider_at("48", dice=["sorcery"], sorcery_hand=["S-04"]), "sorcery:S-04")
    match = casts("S-04", "52")
    assert (truth(match)["fear_of_the_undead"], truth(match)["by_track"]) == (True, ["S-04"])


def test_the_morgul_knife_and_the_black_breath() -> None:
    assert refuses(rider_at("48", dice=["sorcery"], sorcery_hand=["S-05"]), "sorcery:S-05")
    assert "red1" in truth(casts("S-05", trails=["10"]))["tokens"]["pool"]
    assert refuses(rider_at("48", dice=["sorcery"], sorcery_hand=["S-06"]), "sorcery:S-06")
    assert "red2" in truth(casts("S-06", "23"))["tokens"]["pool"]


def test_black_spies_of_the_air() -> None:
    match = casts("S-07", "34", record=sheet_to("31"), ally_tokens=["30"])
    near = names(SHIRE, SHIRE.within(SHIRE.number["34"], 3) & SHIRE.locations & ~SHIRE.starts & ~SHIRE.exits)
    assert offered(match, "shire") == near - {"30"}  # p. 14: no card searches where an ally token lies
    answer(match, "shire:23")
    assert told(match, "search.answer")[-1]["place"] == "shire:23"


def test_bill_fernys_eyes() -> None:
    assert offered(casts("S-09", "19"), "zone") == {"III-A", "III-B", "III-C"}
    assert offered(casts("S-09", "19", mist=["III-A"]), "zone") == {"III-B", "III-C"}


def test_sniffing_the_air() -> None:
    match = casts("S-10", "19", record=sheet_to("22"))
    assert told(match, "card.within")[-1]["yes"] is True
    assert told(casts("S-10", "53", record=sheet_to("22")), "card.within")[-1]["yes"] is False


def test_hoofs_in_the_night() -> None:
    match = casts("S-12", "48")
    assert offered(match, "shire") == names(SHIRE, SHIRE.graph.reach(SHIRE.number["48"], 3, ~SHIRE.exits))
    answer(match, "shire:47", "search")
    assert told(match, "search.answer")[-1]["place"] == "shire:47"


def test_the_long_cry() -> None:
    match = casts("S-13")
    answer(match, "effect:1")
    assert offered(match, "rider") == {"green", "red", "purple"}  # another one than who cries
    answer(match, "rider:red")
    assert kind(match) == "rider.step"
    match = casts("S-13", ally_tokens=["47", "23"])
    answer(match, "effect:2")
    assert truth(match)["ally_tokens"] == ["23"]


def test_dread_presence() -> None:
    assert truth(casts("S-15", "24", record=sheet_to("22")))["corruption"] == 1
    assert truth(casts("S-15", "31", record=sheet_to("22")))["corruption"] == 0


def test_the_ring_calls() -> None:
    match = casts("S-16", "31", record=sheet_to("22", 1))
    assert truth(match)["corruption"] == 1
    assert told(match, "perception.answer") == []
    match = casts("S-16", "31", record=sheet_to("22"))
    assert truth(match)["corruption"] == 0
    assert told(match, "perception.answer")[-1] == {"area": "section:II", "yes": True}


def test_the_barrow_wights_chant() -> None:
    match = casts("S-17", "52")
    near = SHIRE.dark | SHIRE.graph.around(SHIRE.dark) & SHIRE.locations
    assert offered(match, "shire") == names(SHIRE, near & ~SHIRE.exits)
    answer(match, "shire:6")
    assert told(match, "hunt.answer")[-1]["place"] == "shire:6"


def test_hired_ruffians() -> None:
    match = casts("S-18", "24", ally_tokens=["25"])
    answer(match, "effect:1")
    assert offered(match, "shire") == {"23", "28", "40", "41"}
    match = casts("S-18", "24", ally_tokens=["25"])
    answer(match, "effect:2")
    assert truth(match)["ally_tokens"] == []


def test_shadow_of_fear() -> None:
    match = casts("S-20", hand=["A1-09", "A1-21"])
    answer(match, "ally:A1-21")
    assert (truth(match)["hand"], truth(match)["discards"]["ally"]) == (["A1-09"], ["A1-21"])
    assert match.view(1)["silenced"] is True
    answer(match, "shire:47")
    answer(match, "search")  # the next Nazgûl; nobody is asked for a card
    assert told(match, "search.answer")[-1]["place"] == "shire:50"
    answer(match, *["done"] * 3)
    assert match.view(1)["silenced"] is False, "for one phase"


def test_the_will_of_barad_dur() -> None:
    match = casts("S-21")
    answer(match, "die:shadow", "die:ring")
    assert truth(match)["dice"] == ["ring", "shadow"]
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 0


def test_the_will_of_barad_dur_brings_back_no_die_that_gandalf_took() -> None:
    """p. 29: that one comes back in the refresh step. Lightning on the Hill takes one in the same way."""
    kept = ["sorcery"] * 3 + ["ring"] * 2
    more: dict[str, Any] = {"nazgul": {**FAR, "blue": "7"}, "sorcery_hand": ["S-21"]}
    shown = flight(gandalf={"record": ["8"]}, dice=[*kept, "sword"], fellowship_tokens=TOKENS, **more)
    answer(shown, "wild:7", "reveal", "wild:1", "die:sword", "done")
    hit = flight(gandalf={"record": ["18"]}, dice=[*kept, "sword"], hand=["A2-11"], **more)
    answer(hit, "ally:A2-11", "wild:7", "die:sword", "wild:18", "done")
    for match in (shown, hit):
        assert truth(match)["dice_taken"] == 1
        assert westmarch.scenario("hunt", match.last_position()[1]).view(1)["dice_taken"] == 1
        answer(match, "sorcery:S-21")
        assert rolling(match) == 1  # only the die that paid for the card was used
        answer(match, "die:ring")
        assert len(truth(match)["dice"]) == 5
    refreshed = flight(stage="roll", dice=kept, dice_taken=1, sorcery_hand=["S-21"])
    answer(refreshed, "sorcery:S-01", *["die:sword"] * 6)
    assert "dice_taken" not in truth(refreshed)


def test_sleepless_malice() -> None:
    match = casts("S-22", fellowship_tokens=TOKENS)
    assert offered(match, "effect") == {"1", "2"}
    answer(match, "effect:1")
    assert truth(match)["fellowship_tokens"]["on_frodo"] == 0
    match = flight_riders("10", "sorcery:S-22", "effect:3", dice=["sorcery"], sorcery_hand=["S-22"])
    assert match.view(0)["bound"] is True
    bound = script("hunt", {**MEETING, "turn": {"here": True, "bound": True}}, "token:beige1", "token:beige2")
    assert kind(bound) == "escape.way"


# -- all of them -------------------------------------------------------------------------------------


def test_every_title_has_a_test() -> None:
    here = Path(__file__).read_text("utf-8")
    for title in {*ALLY_TITLES, *SORCERY_TITLES}:
        assert re.search(rf"\b(?:test_)?(?:\w+_and_)?{title}\b|{title}_and_", here), title


@pytest.mark.parametrize("card", range(len(SORCERIES)))
def test_whatever_a_sorcery_card_asks_it_goes_on(card: int) -> None:
    for place, part in (("52", 1), ("23", 1), ("12", 2), ("18", 2)):
        make = rider_at if part == 1 else flight_riders
        more = {"trails": ["10"], "hand": [ALLIES[0] if part == 1 else ALLIES[22]]}
        match = make(place, dice=["shadow"] * 3, sorcery_hand=[SORCERIES[card]], ally_tokens=["30"], **more)
        if offers(match, f"sorcery:{SORCERIES[card]}"):
            answer(match, f"sorcery:{SORCERIES[card]}")
            play_blindly(match, card, 12)
            match.game.invariants(match.state)


@pytest.mark.parametrize("card", range(len(ALLIES)))
def test_whatever_an_ally_card_asks_it_goes_on(card: int) -> None:
    for seed in range(3):
        if card < 22:
            match = frodo_at("44", hand=[ALLIES[card]], ally_tokens=["30", "23"], sorcery_hand=["S-01"])
        else:
            match = flight(hand=[ALLIES[card]], nazgul=FAR, journey="JS01", track=12, ally_tokens=["30"])
        if offers(match, f"ally:{ALLIES[card]}"):
            answer(match, f"ally:{ALLIES[card]}")
        play_blindly(match, seed, 15)
        match.game.invariants(match.state)
