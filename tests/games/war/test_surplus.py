"""Units above a limit are foretold before the march, muster or card that brings them (p. 26, 31)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch import Match

from .kit import answer, at, kind, options, roll, war

GONDOR, SHADOW = "gondor", "sauron isengard southrons_easterlings"
Foretold = list[tuple[str, int, int]]


def foretold(match: Match[Any], text: str) -> Foretold:
    """Regions with too many, how many, and the limit that is told with it."""
    assert match.prompt is not None
    option = next(option for option in match.prompt.options if option == text)
    outcomes = match.prompt.foretell(option)
    assert {outcome.key for outcome in outcomes} <= {"surplus", "garrison", "captures", "last_die"}
    told = [outcome.args for outcome in outcomes if outcome.key in ("surplus", "garrison")]
    return [(args["region"].partition(":")[2], args["n"], args["most"]) for args in told]


# -- marches and musters ---------------------------------------------------------------------------


def test_a_crowded_march_foretells_the_surplus() -> None:
    """For the whole army as for a part of it."""
    match = war(
        free="army_muster", armies={"osgiliath": "gondor 3r", "lossarnach": "gondor 9r"}, at_war=GONDOR
    )
    answer(match, "region:osgiliath")
    assert foretold(match, "region:lossarnach") == [("lossarnach", 2, 10)]
    assert foretold(match, "region:druadan_forest") == []
    answer(match, "split", "region:lossarnach")
    assert kind(match) == "army.who", "the first Regular has been named"
    assert foretold(match, "done") == []
    assert foretold(match, "figure:gondor_regular") == [("lossarnach", 1, 10)]


@pytest.mark.parametrize("garrison", ["gondor 9r", "gondor 8r 1e"], ids=["at once", "by choice"])
def test_leaving_the_second_move_foretells_those_who_leave(garrison: str) -> None:
    """p. 26: a crowded region may be left by the second move; without one the surplus goes."""
    armies = {"osgiliath": "gondor 3r", "lossarnach": garrison, "pelargir": "gondor 1r"}
    match = war(free="army_muster", shadow="event", armies=armies, at_war=GONDOR)
    answer(match, "region:osgiliath", "region:lossarnach")
    assert kind(match) == "army.second"
    assert foretold(match, "done") == [("lossarnach", 2, 10)]
    assert foretold(match, "region:lossarnach") == foretold(match, "region:pelargir") == []
    calm = war(free="army_muster", shadow="event", armies=armies, at_war=GONDOR)
    answer(calm, "region:pelargir", "region:lamedon")
    assert kind(calm) == "army.second"
    assert foretold(calm, "done") == []


def told(reasons: list[Any]) -> Foretold:
    return [(one.args["region"].partition(":")[2], one.args["n"], one.args["most"]) for one in reasons]


def test_those_who_are_named_tell_their_surplus_to_their_owner_alone() -> None:
    """For a hand that names several before it sends them."""
    armies = {"osgiliath": "gondor 4r", "lossarnach": "gondor 9r"}
    match = war(free="army_muster", armies=armies, at_war=GONDOR)
    answer(match, "region:osgiliath", "split", "region:lossarnach")
    assert match.outlook(0) == [], "the first one finds room"
    answer(match, "figure:gondor_regular")
    assert told(match.outlook(0)) == [("lossarnach", 1, 10)]
    assert match.outlook(1) == match.outlook(None) == []
    assert foretold(match, "done") == [("lossarnach", 1, 10)]
    assert foretold(match, "figure:gondor_regular") == [("lossarnach", 2, 10)]


def test_who_goes_along_because_nobody_stays_is_foretold_too() -> None:
    """The Witch-king has one unit to lead: named, he takes it with him into a full region (p. 26)."""
    armies = {"umbar": "southrons_easterlings 1r", "near_harad": "southrons_easterlings 10r"}
    match = war(shadow="character", armies=armies, at_war=SHADOW, characters={"witch_king": "umbar"})
    answer(match, "region:umbar", "split", "region:near_harad")
    assert options(match) == ["figure:southrons_easterlings_regular", "character:witch_king"]
    assert foretold(match, "character:witch_king") == [("near_harad", 1, 10)]


def test_it_is_foretold_whichever_die_pays_and_again_with_the_die() -> None:
    armies = {"osgiliath": "gondor 3r 1l", "lossarnach": "gondor 9r"}
    match = war(free="army_muster character", armies=armies, at_war=GONDOR)
    answer(match, "region:osgiliath")
    assert foretold(match, "region:lossarnach") == [("lossarnach", 2, 10)]
    answer(match, "region:lossarnach")
    assert kind(match) == "action.die"
    assert foretold(match, "die:character") == [("lossarnach", 2, 10)]


def test_a_second_march_counts_only_those_who_have_not_moved() -> None:
    armies = {"dol_amroth": "gondor 6r", "erech": "gondor 5r", "lamedon": "gondor 1r"}
    match = war(free="army_muster", armies=armies, at_war=GONDOR)
    answer(match, "region:dol_amroth")
    assert foretold(match, "region:erech") == [("erech", 1, 10)]
    answer(match, "region:erech", "region:erech")
    assert kind(match) == "army.order"
    assert foretold(match, "region:lamedon") == [], "five who have not moved"


def test_who_was_foretold_is_not_foretold_again_by_the_next_march() -> None:
    armies = {"dol_amroth": "gondor 6r", "erech": "gondor 5r", "pelargir": "gondor 1r"}
    match = war(free="army_muster", armies=armies, at_war=GONDOR)
    answer(match, "region:dol_amroth", "region:erech", "region:pelargir")
    assert kind(match) == "army.order"
    assert foretold(match, "region:lossarnach") == []
    answer(match, "region:lossarnach")
    assert at(match, "erech") == "gondor 10r"


def test_a_muster_in_a_full_region_foretells_the_surplus() -> None:
    match = war(free="muster", armies={"pelargir": "gondor 10r", "dol_amroth": "gondor 2e"}, at_war=GONDOR)
    answer(match, "region:pelargir")
    assert foretold(match, "figure:gondor_elite") == [("pelargir", 1, 10)]
    assert foretold(match, "figure:gondor_leader") == []


def test_the_voice_of_saruman_foretells_the_surplus() -> None:
    match = war(
        shadow="muster",
        to_act="shadow",
        armies={"orthanc": "isengard 6r 4e"},
        characters={"saruman": "orthanc"},
        at_war=SHADOW,
    )
    assert foretold(match, "action:voice_recruit") == [("orthanc", 1, 10)]


# -- battles ---------------------------------------------------------------------------------------


def test_a_retreat_and_an_advance_foretell_the_surplus() -> None:
    armies = {"north_ithilien": "gondor 4r", "osgiliath": "gondor 3r 5e", "south_ithilien": "sauron 3r"}
    match = war(shadow="army", to_act="shadow", armies=armies, at_war=f"{GONDOR} {SHADOW}")
    answer(match, "region:south_ithilien", "region:north_ithilien", "none", "none")
    roll(match, *(1,) * 3)
    roll(match, *(1,) * 4)
    answer(match, "continue")
    assert foretold(match, "region:osgiliath") == [("osgiliath", 2, 10)]
    answer(match, "region:osgiliath")
    assert kind(match) == "battle.advance"
    assert foretold(match, "all") == []


def test_a_relief_foretells_how_many_are_too_many() -> None:
    armies = {"minas_tirith": "gondor 5r | sauron 1r", "osgiliath": "gondor 8r"}
    match = war(free="army_muster", armies=armies, at_war=f"{GONDOR} {SHADOW}")
    answer(match, "region:osgiliath", "region:minas_tirith", "none", "none")
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1)
    assert kind(match) == "battle.advance"
    assert foretold(match, "all") == [("minas_tirith", 3, 10)]


def test_a_withdrawal_foretells_who_would_not_find_room() -> None:
    """p. 31: five units at most behind the walls, if the attackers move in."""
    armies = {"minas_tirith": "gondor 7r", "osgiliath": "sauron 3r"}
    match = war(shadow="army", to_act="shadow", armies=armies, at_war=f"{GONDOR} {SHADOW}")
    answer(match, "region:osgiliath", "region:minas_tirith")
    assert foretold(match, "withdraw") == [("minas_tirith", 2, 5)]


# -- cards -----------------------------------------------------------------------------------------


def free_card(card: str, *answers: str, **position: Any) -> Match[Any]:
    defaults: dict[str, Any] = {"fellowship": {"companions": []}, "at_war": "gondor rohan"}
    match = war(free="event", hands={"free": [card]}, **{**defaults, **position})
    answer(match, f"card:{card}", *answers)
    return match


def shadow_card(card: str, *answers: str, **position: Any) -> Match[Any]:
    match = war(shadow="event", to_act="shadow", hands={"shadow": [card]}, at_war=SHADOW, **position)
    answer(match, f"card:{card}", *answers)
    return match


def test_paths_of_the_woses_foretell_the_surplus_for_all_and_for_some() -> None:
    match = free_card("paths_of_the_woses", armies={"edoras": "rohan 3r", "minas_tirith": "gondor 9r"})
    assert kind(match) == "card.option"
    assert foretold(match, "all") == [("minas_tirith", 2, 10)]
    answer(match, "split")
    assert foretold(match, "done") == [], "the first Regular has been named"
    assert foretold(match, "figure:rohan_regular") == [("minas_tirith", 1, 10)]


def test_who_comes_back_to_where_he_stands_is_not_counted_twice() -> None:
    """Through a Day and a Night, to the start again: ten set out, ten stand there."""
    match = free_card(
        "through_a_day_and_a_night",
        "region:osgiliath",
        "region:lossarnach",
        armies={"lossarnach": "gondor 10r"},
        characters={"boromir": "lossarnach"},
    )
    assert kind(match) == "card.option"
    assert foretold(match, "all") == []
    some = match.fork()
    answer(some, "split")
    assert kind(some) == "card.who"
    assert [foretold(some, text) for text in options(some)] == [[]] * len(options(some))
    answer(match, "all")
    assert at(match, "lossarnach") == "gondor 10r"


def test_a_part_that_gathers_with_those_it_left_is_not_counted_twice() -> None:
    armies = {"north_ithilien": "sauron 8r", "dagorlad": "sauron 1r"}
    match = shadow_card("shadows_gather", "region:north_ithilien", "split", armies=armies)
    for _ in range(3):
        answer(match, "figure:sauron_regular")
    assert kind(match) == "card.who"
    answer(match, "done", "region:south_ithilien", "region:north_ithilien")
    assert kind(match) == "card.region"
    assert foretold(match, "done") == []
    answer(match, "done")
    assert at(match, "north_ithilien") == "sauron 8r"
    assert kind(match) != "army.excess"


def test_the_last_step_of_a_gathering_foretells_the_surplus() -> None:
    """The rest of the way has no choice left: the step that is asked tells what it ends with."""
    armies = {"north_ithilien": "sauron 6r", "dagorlad": "sauron 7r"}
    match = shadow_card("shadows_gather", "region:north_ithilien", "all", armies=armies)
    assert kind(match) == "card.region"
    assert foretold(match, "region:south_ithilien") == [("dagorlad", 3, 10)]
    answer(match, "region:south_ithilien")
    assert at(match, "dagorlad") == "sauron 10r"


def test_dunlendings_who_come_after_foretell_the_surplus() -> None:
    armies = {"tharbad": "isengard 5r 3e", "north_dunland": "isengard 3r"}
    match = shadow_card("rage_of_the_dunlendings", "region:tharbad", armies=armies)
    assert at(match, "tharbad") == "isengard 7r 3e"
    answer(match, "region:north_dunland")
    assert kind(match) == "card.who", "the first Regular has been named"
    assert foretold(match, "done") == [("tharbad", 1, 10)]
    assert foretold(match, "figure:isengard_regular") == [("tharbad", 2, 10)]


def test_a_levy_by_card_in_a_full_region_foretells_the_surplus() -> None:
    match = free_card("guards_of_the_citadel", armies={"minas_tirith": "gondor 7r 3e"})
    assert kind(match) == "card.figure"
    for text in options(match):
        assert foretold(match, text) == [("minas_tirith", 1, 10)]
        twin = match.fork()
        answer(twin, text)
        assert kind(twin) == "army.excess"


def test_a_card_that_asks_nothing_foretells_the_surplus_itself() -> None:
    """With only Regulars left to come, the card is the whole answer."""
    armies = {"minas_tirith": "gondor 5r 5e"}
    match = war(free="event", hands={"free": ["guards_of_the_citadel"]}, armies=armies)
    assert foretold(match, "card:guards_of_the_citadel") == [("minas_tirith", 1, 10)]


def test_pits_of_mordor_foretell_the_surplus() -> None:
    match = shadow_card("pits_of_mordor", armies={"dol_guldur": "sauron 10r"})
    assert kind(match) == "card.region"
    assert foretold(match, "region:dol_guldur") == [("dol_guldur", 2, 10)]
    assert foretold(match, "region:moria") == []


def test_behind_walls_the_limit_that_is_told_is_five() -> None:
    match = free_card(
        "riders_of_theoden",
        "region:helms_deep",
        armies={"helms_deep": "rohan 5r | isengard 5r"},
        characters={"boromir": "helms_deep"},
    )
    assert kind(match) == "card.figure"
    for text in options(match):
        assert foretold(match, text) == [("helms_deep", 1, 5)]


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_nobody_leaves_an_army_who_was_not_foretold(seed: int) -> None:
    """Random matches, half of them with the house's bot having a say, are full of crowded regions."""
    match = westmarch.new("war", seed=seed)
    rng = random.Random(seed)
    told: set[str] = set()
    left = heard = turn = 0
    while (prompt := match.prompt) is not None:
        if match.turns != turn:
            turn, told = match.turns, set()
        option = prompt.options[int(rng.random() * len(prompt.options))]
        if seed % 2 and rng.random() < 0.6:
            code = match.game.heuristics.steady(match.state, prompt.seat, prompt.kind, prompt.codes)
            option = match.game.vocabulary.options[code]
        told |= {
            each.args["region"] for each in prompt.foretell(option) if each.key in ("surplus", "garrison")
        }
        match.play(option)
        news = match.events(None, heard)
        heard += len(news)
        gone = {event.args["region"] for _, event in news if event.key == "army.excess"}
        assert gone <= told, f"turn {turn}: {option}"
        left += len(gone)
    assert left, "nobody had to leave: this match shows nothing"
