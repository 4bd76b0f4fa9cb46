"""Event halves of the Shadow's Strategy deck: war and politics. Beside it `test_sh_musters`, `_marches`."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch.games.war.ids import CARDS

from .. import kit
from ..kit import (
    answer,
    asked,
    at,
    casualties,
    held_by,
    kind,
    nation,
    no_cards,
    offered,
    offers,
    options,
    refuses,
    roll,
    truth,
    war,
    where,
)
from .shadow import code, done, holding, named_in, play, playable

DECK = CARDS[72:96]
SHADOW_WAR = "isengard sauron southrons_easterlings"


def test_every_card_of_the_deck_has_a_test() -> None:
    assert set(DECK) <= named_in("test_sh_strategy.py", "test_sh_musters.py", "test_sh_marches.py")


def test_the_deck_is_played_with_its_own_die_or_an_event() -> None:
    for die, wanted in (("army", True), ("army_muster", True), ("event", True), ("muster", False)):
        assert offers(holding("shadows_gather", die=die), code("shadows_gather")) is wanted
    for die, wanted in (("muster", True), ("army_muster", True), ("event", True), ("army", False)):
        assert offers(holding("monsters_roused", die=die), code("monsters_roused")) is wanted


# -- Return to Valinor --------------------------------------------------------------------------------

FALLEN = {"control": {"lorien": "shadow"}}


def test_return_to_valinor_needs_a_fallen_haven() -> None:
    assert not playable("return_to_valinor")
    assert not playable("return_to_valinor", control={"edoras": "shadow"})
    assert playable("return_to_valinor", **FALLEN)


def test_return_to_valinor_rolls_in_every_haven_that_is_not_besieged() -> None:
    armies = {
        "grey_havens": "elves 1r 1e 1l",
        "rivendell": "elves 5e north 3r",
        "woodland_realm": "elves 2r | sauron 3r",
        "hollin": "elves 1r",
    }
    match = play("return_to_valinor", armies=armies, **FALLEN)
    roll(match, 6, 6)
    answer(match, "figure:elves_elite")
    roll(match, 5, 5, 5, 5, 6)
    answer(match, "figure:north_regular")
    assert done(match)
    assert at(match, "grey_havens") == "elves 1r 1l"
    assert at(match, "rivendell") == "elves 5e north 2r"
    assert at(match, "woodland_realm") == "elves 2r | sauron 3r"


def test_return_to_valinor_takes_leaders_of_a_lost_army_but_no_companion() -> None:
    """G8; G7: no nation reacts, and nobody comes to take the haven."""
    match = play(
        "return_to_valinor",
        armies={"rivendell": "elves 1r 1l"},
        characters={"legolas": "rivendell"},
        **FALLEN,
    )
    roll(match, 6)
    assert done(match)
    assert at(match, "rivendell") == ""
    assert casualties(match, "elves_leader") == 1
    assert where(match, "legolas") == "rivendell"
    assert held_by(match, "rivendell") is None
    assert nation(match, "elves") == (1, True)


# -- The Fighting Uruk-hai ----------------------------------------------------------------------------

URUKS = "the_fighting_uruk_hai"
DEEP = {"helms_deep": "rohan 5r | isengard 5r 1e"}
SARUMAN: dict[str, Any] = {"characters": {"saruman": "orthanc"}, "at_war": "isengard sauron"}


def test_the_fighting_uruk_hai_need_saruman_and_a_siege_of_isengard() -> None:
    assert playable(URUKS, armies=DEEP, **SARUMAN)
    assert not playable(URUKS, armies=DEEP, at_war="isengard")
    assert not playable(URUKS, armies={"helms_deep": "rohan 5r | sauron 5r"}, **SARUMAN)
    assert not playable(URUKS, armies={"westemnet": "isengard 5r"}, **SARUMAN)


def test_the_fighting_uruk_hai_storm_for_three_rounds() -> None:
    match = play(URUKS, "all", "none", armies=DEEP, free_hand=["fear_fire_foes"], **SARUMAN)
    assert options(match) == ["none"], "no Combat card in the first round"
    answer(match, "none")
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1)  # with Saruman in play an Elite of Isengard leads
    assert at(match, "helms_deep") == "rohan 4r | isengard 5r 1e"
    answer(match, "continue", "none")
    assert offers(match, code("fear_fire_foes"))


def test_the_fighting_uruk_hai_choose_a_siege_and_who_storms() -> None:
    armies = {**DEEP, "dol_amroth": "gondor 2r | isengard 1r sauron 2r"}
    match = play(URUKS, armies=armies, **SARUMAN)
    assert offered(match, "region") == {"helms_deep", "dol_amroth"}
    answer(match, "region:dol_amroth", "split")
    assert options(match) == ["figure:isengard_regular", "figure:sauron_regular"]
    answer(match, "figure:sauron_regular")
    assert refuses(match, "done"), "one of Isengard must be among them"
    answer(match, "figure:isengard_regular")
    assert options(match) == ["done", "figure:sauron_regular"]


def test_the_fighting_uruk_hai_at_least_one_of_isengard_storms() -> None:
    armies = {"dol_amroth": "gondor 2r | isengard 1r 1e sauron 2r"}
    match = play(URUKS, "split", armies=armies, **SARUMAN)
    assert refuses(match, "done")
    answer(match, "figure:sauron_regular", "figure:sauron_regular")
    assert options(match) == ["figure:isengard_regular", "figure:isengard_elite"]
    answer(match, "figure:isengard_elite")
    assert options(match) == ["done", "figure:isengard_regular"]


def test_the_fighting_uruk_hai_stop_before_a_power_too_great() -> None:
    """G1: the condition holds, but nobody can attack there."""
    armies = {"lorien": "elves 3r | isengard 5r"}
    match = play(URUKS, armies=armies, table={"free": ["a_power_too_great"]}, **SARUMAN)
    assert done(match)


# -- Denethor's Folly ---------------------------------------------------------------------------------

FOLLY = "denethors_folly"
WHITE_CITY = {"minas_tirith": "gondor 3r 2l | sauron 5r"}


def test_denethors_folly_needs_a_siege_of_minas_tirith() -> None:
    assert playable(FOLLY, armies=WHITE_CITY)
    assert not playable(FOLLY, armies={"minas_tirith": "gondor 3r"})
    assert not playable(
        FOLLY, armies={"minas_tirith": "sauron 3r | gondor 3r"}, control={"minas_tirith": "shadow"}
    )


def test_denethors_folly_kills_a_leader_and_silences_the_city() -> None:
    match = play(
        FOLLY, "die:event", armies=WHITE_CITY, at_war="sauron", die="event army", free_hand=["fear_fire_foes"]
    )
    assert at(match, "minas_tirith") == "gondor 3r 1l | sauron 5r"
    assert truth(match)["table"]["shadow"] == [FOLLY]
    answer(match, "action:skip", "region:minas_tirith", "region:minas_tirith", "none")
    assert options(match) == ["none"]


def test_denethors_folly_without_a_leader_and_with_leaders_of_two_nations() -> None:
    match = play(FOLLY, armies={"minas_tirith": "gondor 3r | sauron 5r"})
    assert done(match)
    match = play(FOLLY, armies={"minas_tirith": "gondor 3r 1l rohan 1r 1l | sauron 5r"})
    assert asked(match, "shadow", "card.figure")
    answer(match, "figure:rohan_leader")
    assert done(match)


def test_denethors_folly_goes_when_the_siege_is_lifted() -> None:
    """p. 22, example."""
    match = war(
        armies=WHITE_CITY,
        table={"shadow": [FOLLY]},
        to_act="shadow",
        shadow="army",
        free="army",
        at_war="sauron",
    )
    answer(match, "region:minas_tirith", "region:osgiliath")
    assert truth(match)["table"]["shadow"] == []


def test_denethors_folly_can_be_forced_away() -> None:
    """With a Will of the West, or with any die by Gandalf or Aragorn in the city (G3)."""
    position: dict[str, Any] = {"armies": WHITE_CITY, "table": {"shadow": [FOLLY]}, "shadow": "army"}
    assert refuses(war(free="army", **position), code(FOLLY))
    match = war(free="will_of_the_west", **position)
    answer(match, code(FOLLY))
    assert truth(match)["table"]["shadow"] == []
    for healer in ("gandalf_grey", "aragorn"):
        match = war(free="army", characters={healer: "minas_tirith"}, **position)
        answer(match, code(FOLLY))
        assert truth(match)["table"]["shadow"] == []


def test_denethors_folly_does_not_reach_other_battles() -> None:
    match = war(
        armies={**WHITE_CITY, "osgiliath": "gondor 2r", "north_ithilien": "sauron 5r"},
        table={"shadow": [FOLLY]},
        hands={"free": ["fear_fire_foes"]},
        to_act="shadow",
        shadow="army",
        free="army",
        at_war="sauron gondor",
    )
    answer(match, "region:north_ithilien", "region:osgiliath", "none")
    assert offers(match, code("fear_fire_foes"))


# -- The Day Without Dawn -----------------------------------------------------------------------------


def test_the_day_without_dawn_needs_all_three_nations_at_war() -> None:
    assert not playable("the_day_without_dawn", at_war="isengard sauron")
    assert playable("the_day_without_dawn", at_war=SHADOW_WAR)


def test_the_day_without_dawn_removes_the_will_of_the_west() -> None:
    will = "will_of_the_west"
    match = play("the_day_without_dawn", free=f"army {will} {will}", at_war=SHADOW_WAR)
    assert done(match)
    assert kit.dice(match, "free") == ["army"]


def test_the_day_without_dawn_may_leave_no_die_at_all() -> None:
    match = play(
        "the_day_without_dawn", "die:event", free="will_of_the_west", die="event army", at_war=SHADOW_WAR
    )
    assert asked(match, "shadow", "action.choose")
    match = play("the_day_without_dawn", free="army", at_war=SHADOW_WAR)
    assert done(match), "none to remove"


# -- Threats and Promises -----------------------------------------------------------------------------

THREATS: dict[str, Any] = {"table": {"shadow": ["threats_and_promises"]}}


def test_threats_and_promises_stays_on_the_table() -> None:
    match = play("threats_and_promises")
    assert done(match)
    assert truth(match)["table"]["shadow"] == ["threats_and_promises"]


def test_threats_and_promises_hold_back_passive_nations() -> None:
    """C20: only a Muster result, only passive nations."""
    politics = {"rohan": {"step": 1, "active": True}, "gondor": {"step": 1, "active": False}}
    for die in ("muster", "will_of_the_west"):
        match = war(free=die, shadow="army", politics=politics, **THREATS)
        assert offers(match, "nation:rohan")
        assert refuses(match, "nation:gondor", "nation:dwarves")
        answer(match, "nation:rohan")
        assert truth(match)["table"]["shadow"] == ["threats_and_promises"]


def test_threats_and_promises_end_by_a_companion() -> None:
    politics = {"gondor": {"step": 1, "active": False}}
    match = war(free="army", shadow="army", characters={"boromir": "pelargir"}, politics=politics, **THREATS)
    answer(match, "nation:gondor")
    assert truth(match)["table"]["shadow"] == []


def test_threats_and_promises_end_by_an_attack() -> None:
    match = war(
        armies={"fords_of_isen": "isengard 5r", "westemnet": "rohan 1r"},
        to_act="shadow",
        shadow="army",
        free="army",
        at_war="isengard",
        **THREATS,
    )
    answer(match, "region:fords_of_isen", "region:westemnet")
    assert truth(match)["table"]["shadow"] == []


def test_threats_and_promises_do_not_end_by_a_capture() -> None:
    """C20."""
    match = war(
        armies={"westemnet": "isengard 1r"},
        to_act="shadow",
        shadow="army",
        free="army",
        at_war="isengard",
        **THREATS,
    )
    answer(match, "region:westemnet", "region:edoras")
    assert nation(match, "rohan") == (2, True)
    assert truth(match)["table"]["shadow"] == ["threats_and_promises"]


# -- Stormcrow ----------------------------------------------------------------------------------------


def test_stormcrow_needs_guests_in_a_nation_at_peace() -> None:
    far = {"region": "hollin"}
    assert not playable("stormcrow", fellowship=far)
    assert playable("stormcrow", fellowship={"region": "rivendell"})
    assert not playable("stormcrow", fellowship={"region": "rivendell"}, at_war="elves")
    assert playable("stormcrow", fellowship=far, characters={"gimli": "folde"})
    assert not playable("stormcrow", fellowship=far, characters={"gimli": "fangorn"})
    assert not playable("stormcrow", fellowship={"region": "morannon", "mordor": 2})
    assert not playable("stormcrow", fellowship=far, characters={"gimli": "osgiliath"}), "C4"


def test_stormcrow_a_step_back_and_a_loss_of_their_choice() -> None:
    """C21: an active nation too; besieged figures too."""
    match = play(
        "stormcrow",
        armies={"edoras": "rohan 1r 1l", "helms_deep": "rohan 1r 1e | isengard 2r", "folde": "gondor 1r"},
        characters={"gimli": "folde"},
        fellowship={"region": "hollin"},
        politics={"rohan": {"step": 2, "active": True}},
    )
    assert nation(match, "rohan") == (1, True)
    assert asked(match, "free", "card.region")
    assert offered(match, "region") == {"edoras", "helms_deep"}
    answer(match, "region:helms_deep")
    assert offered(match, "figure") == {"rohan_regular", "rohan_elite"}
    answer(match, "figure:rohan_elite")
    assert done(match)
    assert at(match, "helms_deep") == "rohan 1r | isengard 2r", "eliminated, not reduced"
    assert casualties(match, "rohan_elite") == 1


def test_stormcrow_the_last_of_a_garrison() -> None:
    """G9: an emptied Stronghold falls; a Leader is not left alone (p. 7)."""
    match = play(
        "stormcrow",
        armies={"helms_deep": "rohan 1r 1l | isengard 2r"},
        characters={"gimli": "folde"},
        fellowship={"region": "hollin"},
    )
    answer(match, "figure:rohan_regular")
    assert at(match, "helms_deep") == "isengard 2r"
    assert held_by(match, "helms_deep") == "shadow"
    assert casualties(match, "rohan_leader") == 1


def test_stormcrow_the_shadow_chooses_the_nation_and_the_first_step_is_kept() -> None:
    """C21."""
    match = play(
        "stormcrow",
        armies={"edoras": "rohan 1r", "dale": "north 1r"},
        characters={"gimli": "folde", "strider": "dale"},
        fellowship={"region": "hollin"},
    )
    assert asked(match, "shadow", "card.nation")
    assert offered(match, "nation") == {"rohan", "north"}
    answer(match, "nation:north")
    assert done(match), "one region, one figure: nothing to ask"
    assert nation(match, "north") == (1, False)
    assert at(match, "dale") == ""


def test_stormcrow_nothing_to_lose() -> None:
    match = play("stormcrow", fellowship={"region": "rivendell"})
    assert done(match)


def test_the_first_round_of_a_muted_battle_is_over() -> None:
    """The silence of the Uruk-hai ends with the first round also where the siege goes on another time."""
    match = play(
        URUKS, "die:event", "all", armies=DEEP, free_hand=["fear_fire_foes"], die="event army", **SARUMAN
    )
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1)
    answer(match, "cease", "action:skip", "region:helms_deep", "region:helms_deep", "none")
    assert kind(match) == "battle.card"
    assert offers(match, code("fear_fire_foes"))


@pytest.mark.parametrize("card", ["return_to_valinor", "the_day_without_dawn", "stormcrow"])
def test_a_card_once_played_is_gone(card: str) -> None:
    match = play(card, at_war=SHADOW_WAR, fellowship={"region": "rivendell"}, **FALLEN)
    assert card in truth(match)["played"]
