"""The Shadow's Strategy deck: war and politics, musters, marches (p. 27)."""

from __future__ import annotations

from itertools import permutations
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
    reinforcements,
    roll,
    truth,
    war,
    where,
)
from .shadow import code, done, holding, named_in, play, playable

DECK = CARDS[72:96]
SHADOW_WAR = "isengard sauron southrons_easterlings"


def test_every_card_of_the_deck_has_a_test() -> None:
    assert set(DECK) <= named_in("test_shadow_strategy.py")


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


SAURON, ISENGARD, SOUTHRONS = "sauron", "isengard", "southrons_easterlings"
ALL_ORCS = {"barad_dur": "sauron 10r", "gorgoroth": "sauron 10r", "minas_morgul": "sauron 10r"}
"""Thirty of the thirty-six Regulars of Sauron."""


@pytest.mark.parametrize(
    ("card", "nations"),
    [
        ("half_orcs_and_goblin_men", ISENGARD),
        ("olog_hai", SAURON),
        ("hill_trolls", SAURON),
        ("pits_of_mordor", SAURON),
        ("horde_from_the_east", SOUTHRONS),
        ("musterings_of_long_planned_war", SHADOW_WAR),
    ],
)
def test_only_for_a_nation_at_war(card: str, nations: str) -> None:
    assert not playable(card)
    assert playable(card, at_war=nations)
    if " " in nations:
        assert not playable(card, at_war=f"{SAURON} {ISENGARD}")


FREELY = (
    "many_kings_to_the_service_of_mordor",
    "shadows_on_the_misty_mountains",
    "orcs_multiplying_again",
    "monsters_roused",
)


@pytest.mark.parametrize("card", FREELY)
def test_without_any_condition(card: str) -> None:
    assert playable(card)


# -- one unit, wherever an army is --------------------------------------------------------------------


def test_half_orcs_and_goblin_men_join_an_army() -> None:
    armies = {"umbar": "southrons_easterlings 1r", "orthanc": "isengard 10r", "edoras": "rohan 1r"}
    match = play("half_orcs_and_goblin_men", armies={**armies, "moria": "sauron 2r"}, at_war=ISENGARD)
    assert offered(match, "region") == {"umbar", "moria", "orthanc"}
    answer(match, "region:umbar")
    assert offered(match, "figure") == {"isengard_regular", "isengard_elite"}
    answer(match, "figure:isengard_elite")
    assert done(match)
    assert at(match, "umbar") == "isengard 1e southrons_easterlings 1r"
    match = play("half_orcs_and_goblin_men", armies={"orthanc": "isengard 10r"}, at_war=ISENGARD)
    answer(match, "figure:isengard_elite")
    assert asked(match, "shadow", "army.excess"), "Orthanc is full (p. 26)"
    answer(match, "figure:isengard_regular")
    assert done(match)
    assert at(match, "orthanc") == "isengard 9r 1e"


def test_olog_hai_also_inside_a_siege() -> None:
    """C31: the garrison holds five."""
    match = play("olog_hai", armies={"moria": "sauron 4r | elves 3r"}, at_war=SAURON)
    answer(match, "figure:sauron_elite")
    assert done(match)
    assert at(match, "moria") == "sauron 4r 1e | elves 3r"
    match = play("olog_hai", armies={"moria": "sauron 5r | elves 3r"}, at_war=SAURON)
    answer(match, "figure:sauron_regular")
    assert done(match), "five Regulars, whoever leaves"
    assert at(match, "moria") == "sauron 5r | elves 3r"


def test_olog_hai_without_an_elite_left() -> None:
    armies = {"moria": "sauron 6e"}
    match = play("olog_hai", armies=armies, at_war=SAURON)
    assert done(match), "one region and one kind: nothing to ask"
    assert at(match, "moria") == "sauron 1r 6e"


# -- Hill-trolls --------------------------------------------------------------------------------------


def test_hill_trolls_replace_two_regulars() -> None:
    armies = {"moria": "sauron 1r", "dol_guldur": "sauron 3r", "morannon": "sauron 1r"}
    match = play("hill_trolls", armies=armies, at_war=SAURON)
    assert asked(match, "shadow", "card.region")
    assert offered(match, "region") == {"dol_guldur", "morannon", "moria"}
    answer(match, "region:dol_guldur")
    assert offered(match, "region") == {"dol_guldur", "morannon", "moria"}, "two in one region, too"
    answer(match, "region:moria")
    assert done(match)
    assert (at(match, "dol_guldur"), at(match, "moria")) == ("sauron 2r 1e", "sauron 1e")
    assert reinforcements(match, "sauron_regular") == 36 - 3
    assert reinforcements(match, "sauron_elite") == 4


def test_hill_trolls_are_named_in_any_order() -> None:
    """Whichever region comes first, the other is asked for and not taken unasked."""
    places = ("morannon", "moria", "mount_gundabad", "north_anduin_vale")
    armies = dict.fromkeys(places, "sauron 1r")
    for first, second in permutations(places, 2):
        match = play("hill_trolls", armies=armies, at_war=SAURON)
        assert offered(match, "region") == set(places)
        answer(match, f"region:{first}")
        assert offered(match, "region") == set(places) - {first}
        answer(match, f"region:{second}")
        assert done(match)
        assert {place for place in places if at(match, place) == "sauron 1e"} == {first, second}


def test_hill_trolls_as_many_as_there_are() -> None:
    match = play("hill_trolls", armies={"moria": "sauron 1r"}, at_war=SAURON)
    assert done(match)
    assert at(match, "moria") == "sauron 1e"
    match = play("hill_trolls", armies={"moria": "sauron 3r 5e"}, at_war=SAURON)
    assert done(match)
    assert at(match, "moria") == "sauron 2r 6e", "only one Elite was left"
    match = play("hill_trolls", armies={"moria": "sauron 3r 5e", "dol_guldur": "sauron 2r"}, at_war=SAURON)
    answer(match, "region:dol_guldur")
    assert done(match), "nobody is asked for an Elite that is not there"
    match = play("hill_trolls", armies={"moria": "sauron 1r 6e"}, at_war=SAURON)
    assert at(match, "moria") == "sauron 1r 6e"


# -- named places -------------------------------------------------------------------------------------

KING: dict[str, Any] = {"characters": {"witch_king": "minas_morgul"}, "at_war": SAURON}


def test_return_of_the_witch_king_to_angmar() -> None:
    assert not playable("return_of_the_witch_king")
    match = play("return_of_the_witch_king", **KING)
    assert done(match)
    assert where(match, "witch_king") == "angmar"
    assert at(match, "angmar") == "sauron 2r 1e"


def test_return_of_the_witch_king_to_a_lost_city() -> None:
    """G6: he goes there, but nobody musters where an enemy holds the City."""
    match = play("return_of_the_witch_king", armies={"angmar": "north 1r"}, **KING)
    assert done(match)
    assert where(match, "witch_king") == "angmar"
    assert at(match, "angmar") == "north 1r"


SARUMAN_RISES: dict[str, Any] = {"characters": {"saruman": "orthanc"}, "at_war": ISENGARD}


def test_a_new_power_is_rising() -> None:
    assert not playable("a_new_power_is_rising", at_war=ISENGARD)
    match = play("a_new_power_is_rising", **SARUMAN_RISES)
    answer(match, "figure:isengard_elite", "figure:isengard_regular")
    assert done(match)
    assert at(match, "north_dunland") == at(match, "south_dunland") == "isengard 2r"
    assert at(match, "orthanc") == "isengard 1r 1e"


def test_a_new_power_is_rising_with_few_figures() -> None:
    """p. 22: as much as is possible; where they are too few the Shadow says who goes without."""
    armies = {"fangorn": "isengard 9r", "gap_of_rohan": "isengard 6e"}
    match = play("a_new_power_is_rising", armies=armies, **SARUMAN_RISES)
    assert offered(match, "region") == {"north_dunland", "south_dunland", "orthanc"}
    answer(match, "region:orthanc", "region:south_dunland", "region:south_dunland")
    assert done(match)
    assert at(match, "orthanc") == "isengard 1r"
    assert at(match, "south_dunland") == "isengard 2r"


def test_a_new_power_is_rising_around_a_siege() -> None:
    """G6: inside a besieged Stronghold up to five; not in a village the enemy holds."""
    armies = {"orthanc": "isengard 4r | rohan 2r", "north_dunland": "rohan 1r"}
    match = play("a_new_power_is_rising", armies=armies, **SARUMAN_RISES)
    answer(match, "figure:isengard_elite", "figure:isengard_elite")
    assert asked(match, "shadow", "army.excess")
    answer(match, "figure:isengard_regular")
    assert done(match)
    assert at(match, "orthanc") == "isengard 3r 2e | rohan 2r"
    assert at(match, "north_dunland") == "rohan 1r"
    assert at(match, "south_dunland") == "isengard 2r"


def test_the_king_is_revealed() -> None:
    assert not playable("the_king_is_revealed", characters={"strider": "minas_tirith"})
    match = play("the_king_is_revealed", characters={"aragorn": "minas_tirith"})
    assert done(match)
    assert at(match, "minas_morgul") == "sauron 5r 1n"


def test_the_king_is_revealed_limits() -> None:
    king = {"aragorn": "minas_tirith"}
    match = play(
        "the_king_is_revealed", armies={"minas_morgul": "sauron 8r", "moria": "sauron 1r 8n"}, characters=king
    )
    assert at(match, "minas_morgul") == "sauron 10r"
    match = play("the_king_is_revealed", armies={"minas_morgul": "gondor 1r"}, characters=king)
    assert at(match, "minas_morgul") == "gondor 1r"
    match = play("the_king_is_revealed", armies={"minas_morgul": "sauron 2r | gondor 3r"}, characters=king)
    assert at(match, "minas_morgul") == "sauron 5r 1n | gondor 3r"


def test_shadows_on_the_misty_mountains() -> None:
    match = play("shadows_on_the_misty_mountains")
    assert offered(match, "region") == {"moria", "mount_gram"}
    answer(match, "region:mount_gram", "figure:sauron_elite", "figure:sauron_elite")
    assert done(match)
    assert at(match, "mount_gram") == "sauron 2e 1n"


def test_shadows_on_the_misty_mountains_one_of_them_taken() -> None:
    match = play("shadows_on_the_misty_mountains", armies={"mount_gram": "north 1r"})
    assert options(match) == ["figure:sauron_regular", "figure:sauron_elite"], "only Moria is left"
    answer(match, "figure:sauron_regular", "figure:sauron_regular")
    assert at(match, "moria") == "sauron 2r 1n"
    taken = {"mount_gram": "north 1r", "moria": "elves 1r"}
    assert done(play("shadows_on_the_misty_mountains", armies=taken))


def test_orcs_multiplying_again() -> None:
    match = play("orcs_multiplying_again")
    assert done(match)
    assert at(match, "dol_guldur") == at(match, "mount_gundabad") == "sauron 3r"


def test_orcs_multiplying_again_when_there_are_few() -> None:
    armies = {**ALL_ORCS, "morannon": "sauron 3r"}
    match = play("orcs_multiplying_again", armies=armies)
    assert offered(match, "region") == {"dol_guldur", "mount_gundabad"}
    answer(match, "region:dol_guldur", "region:dol_guldur", "region:mount_gundabad")
    assert done(match)
    assert (at(match, "dol_guldur"), at(match, "mount_gundabad")) == ("sauron 2r", "sauron 1r")


def test_monsters_roused() -> None:
    match = play("monsters_roused")
    assert done(match)
    assert at(match, "angmar") == at(match, "ettenmoors") == at(match, "weather_hills") == "sauron 1r"
    assert at(match, "trollshaws") == "sauron 1e"


def test_monsters_roused_not_among_enemies() -> None:
    match = play("monsters_roused", armies={"trollshaws": "elves 1r", "weather_hills": "sauron 10r"})
    assert done(match)
    assert at(match, "trollshaws") == "elves 1r"
    assert at(match, "weather_hills") == "sauron 10r"
    assert at(match, "ettenmoors") == "sauron 1r"


def test_musterings_of_long_planned_war() -> None:
    match = play("musterings_of_long_planned_war", armies={"nurn": "sauron 6r"}, at_war=SHADOW_WAR)
    assert done(match)
    assert at(match, "gorgoroth") == "southrons_easterlings 5r"
    assert at(match, "nurn") == "sauron 10r", "no more than ten in a region"


# -- places of a kind ---------------------------------------------------------------------------------


def test_many_kings_to_the_service_of_mordor() -> None:
    match = play("many_kings_to_the_service_of_mordor", "region:umbar")
    assert offered(match, "region") == {"far_harad", "near_harad", "north_rhun", "south_rhun"}, (
        "three different"
    )
    answer(match, "region:south_rhun", "region:far_harad")
    assert done(match)
    assert (
        at(match, "umbar") == at(match, "south_rhun") == at(match, "far_harad") == "southrons_easterlings 2r"
    )


def test_many_kings_to_the_service_of_mordor_where_it_can() -> None:
    """C32: fewer if there are fewer; G6: also inside a besieged Umbar, though not at war."""
    armies = {
        "umbar": "southrons_easterlings 4r | gondor 2r",
        "far_harad": "gondor 1r",
        "near_harad": "gondor 1r",
        "south_rhun": "southrons_easterlings 10r",
    }
    match = play("many_kings_to_the_service_of_mordor", armies=armies)
    assert done(match), "nothing to choose"
    assert at(match, "umbar") == "southrons_easterlings 5r | gondor 2r"
    assert at(match, "north_rhun") == "southrons_easterlings 2r"


def test_many_kings_to_the_service_of_mordor_not_before_a_lost_umbar() -> None:
    """C37, p. 26: nobody is recruited in a settlement that the enemy controls, even one under siege."""
    position: dict[str, Any] = {
        "armies": {"umbar": "gondor 2r | southrons_easterlings 3r"},
        "control": {"umbar": "free"},
    }
    match = play("many_kings_to_the_service_of_mordor", **position)
    assert offered(match, "region") == {"far_harad", "near_harad", "north_rhun", "south_rhun"}
    answer(match, "region:near_harad", "region:south_rhun", "region:far_harad")
    assert done(match)
    assert at(match, "umbar") == "gondor 2r | southrons_easterlings 3r"


def test_pits_of_mordor() -> None:
    strongholds = {"barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"}
    match = play("pits_of_mordor", at_war=SAURON)
    assert offered(match, "region") == strongholds
    answer(match, "region:moria", "region:barad_dur", "region:morannon")
    assert done(match)
    assert at(match, "moria") == at(match, "barad_dur") == at(match, "morannon") == "sauron 2r"


def test_pits_of_mordor_not_in_a_captured_stronghold() -> None:
    held = dict.fromkeys(("barad_dur", "dol_guldur", "minas_morgul", "morannon"), "free")
    match = play("pits_of_mordor", control=held, at_war=SAURON)
    assert done(match), "two are left"
    assert at(match, "moria") == at(match, "mount_gundabad") == "sauron 2r"


def test_pits_of_mordor_where_first_if_there_are_too_few_orcs() -> None:
    """C32: three are left for two Strongholds, so the Shadow says where two of them come to."""
    held = dict.fromkeys(("barad_dur", "dol_guldur", "minas_morgul", "morannon"), "free")
    armies = {
        "gorgoroth": "sauron 10r",
        "nurn": "sauron 10r",
        "south_ithilien": "sauron 10r",
        "north_ithilien": "sauron 3r",
    }
    match = play("pits_of_mordor", control=held, armies=armies, at_war=SAURON)
    assert offered(match, "region") == {"moria", "mount_gundabad"}
    answer(match, "region:mount_gundabad")
    assert done(match)
    assert (at(match, "mount_gundabad"), at(match, "moria")) == ("sauron 2r", "sauron 1r")


def test_pits_of_mordor_not_before_a_lost_stronghold() -> None:
    """C37, p. 26: the region is free for the besieger, but the Stronghold is the enemy's."""
    position: dict[str, Any] = {
        "armies": {"minas_morgul": "gondor 2r | sauron 3r", "morannon": "sauron 1r | gondor 3r"},
        "control": {"minas_morgul": "free"},
    }
    match = play("pits_of_mordor", at_war=SAURON, **position)
    assert offered(match, "region") == {"barad_dur", "dol_guldur", "morannon", "moria", "mount_gundabad"}
    answer(match, "region:morannon", "region:moria", "region:barad_dur")
    assert done(match)
    assert at(match, "minas_morgul") == "gondor 2r | sauron 3r"
    assert at(match, "morannon") == "sauron 3r | gondor 3r", "one's own takes them under siege"


def test_horde_from_the_east() -> None:
    """C3."""
    match = play("horde_from_the_east", at_war=SOUTHRONS)
    assert offered(match, "region") == {"east_rhun", "south_rhun", "khand", "far_harad"}
    answer(match, "region:khand")
    assert done(match)
    assert at(match, "khand") == "southrons_easterlings 5r"


def test_horde_from_the_east_where_it_is_free() -> None:
    taken = {"east_rhun": "north 1r", "south_rhun": "north 1r", "far_harad": "gondor 1r"}
    armies = {**taken, "khand": "southrons_easterlings 7r"}
    match = play("horde_from_the_east", armies=armies, at_war=SOUTHRONS)
    assert done(match)
    assert at(match, "khand") == "southrons_easterlings 10r"


# -- Shadows Gather -----------------------------------------------------------------------------------


def test_shadows_gather_up_to_three_regions_to_another_army() -> None:
    armies = {"minas_morgul": "sauron 3r 1n", "dagorlad": "sauron 1r"}
    match = play("shadows_gather", "region:minas_morgul", "all", armies=armies, at_war="sauron")
    assert asked(match, "shadow", "card.region")
    answer(match, "region:north_ithilien", "region:dagorlad")
    assert done(match), "no third step: there is nobody else to meet"
    assert at(match, "dagorlad") == "sauron 4r 1n"


def test_shadows_gather_without_another_army_does_nothing() -> None:
    """G1: no condition is printed."""
    assert done(play("shadows_gather", armies={"minas_morgul": "sauron 1r"}, at_war="sauron"))
    besieged = {"minas_morgul": "sauron 1r", "morannon": "sauron 2r | gondor 3r"}
    assert done(play("shadows_gather", armies=besieged, at_war="sauron")), "nor to one under siege"


def test_shadows_gather_only_over_open_ground() -> None:
    """Every region on the way must be free for the movement of armies."""
    armies = {"minas_morgul": "sauron 3r", "dagorlad": "sauron 1r", "north_ithilien": "gondor 1r"}
    match = play("shadows_gather", armies=armies, at_war="sauron")
    while kind(match) != "action.choose":
        assert refuses(match, "region:north_ithilien")
        answer(match, options(match)[0])
    assert at(match, "north_ithilien") == "gondor 1r"


@pytest.mark.parametrize(("table", "open_"), [([], True), (["a_power_too_great"], False)])
def test_shadows_gather_not_through_a_land_that_a_card_closes(table: list[str], open_: bool) -> None:
    """A Power too Great: no army of the Shadow enters Lórien, not even on its way."""
    armies = {"dimrill_dale": "sauron 3r", "parth_celebrant": "sauron 1r"}
    match = play("shadows_gather", armies=armies, at_war="sauron", table={"free": table})
    answer(match, "region:dimrill_dale", "all")
    assert offers(match, "region:lorien") is open_
    assert offers(match, "region:parth_celebrant")


def test_shadows_gather_captures_on_the_way() -> None:
    """G11: settlements crossed are captured; the way is the Shadow's choice."""
    armies = {"fords_of_isen": "isengard 2r", "folde": "sauron 1r"}
    match = play("shadows_gather", armies=armies, at_war="isengard")
    answer(match, "all", "region:westemnet", "region:edoras")
    assert done(match)
    assert held_by(match, "edoras") == "shadow"
    assert held_by(match, "westemnet") == "shadow"
    assert nation(match, "rohan") == (3, True)
    assert at(match, "folde") == "isengard 2r sauron 1r"


def test_shadows_gather_may_stop_on_the_way_and_be_split() -> None:
    armies = {"morannon": "sauron 2r 1e 1n", "dagorlad": "sauron 1r", "noman_lands": "sauron 1r"}
    match = play("shadows_gather", "region:morannon", "split", armies=armies, at_war="sauron")
    answer(match, "figure:sauron_elite", "done", "region:dagorlad")
    assert offers(match, "done", "region:noman_lands")
    answer(match, "done")
    assert done(match)
    assert at(match, "morannon") == "sauron 2r 1n"
    assert at(match, "dagorlad") == "sauron 1r 1e"


def test_shadows_gather_more_than_ten() -> None:
    """p. 26-27: the surplus leaves when the card has done its work."""
    armies = {"morannon": "sauron 3r", "dagorlad": "sauron 7r 1e"}
    match = play("shadows_gather", "region:morannon", "all", armies=armies, at_war="sauron")
    answer(match, "region:dagorlad", "done")
    assert asked(match, "shadow", "army.excess")
    assert at(match, "dagorlad") == "sauron 10r 1e"
    answer(match, "figure:sauron_regular")
    assert done(match)
    assert at(match, "dagorlad") == "sauron 9r 1e"


def test_shadows_gather_past_a_full_region() -> None:
    """p. 27: the limit is looked at when all movements are finished, not on the way."""
    armies = {"morannon": "sauron 2r", "dagorlad": "sauron 10r", "noman_lands": "sauron 1r"}
    match = play("shadows_gather", "region:morannon", "all", armies=armies, at_war="sauron")
    answer(match, "region:dagorlad")
    assert offers(match, "done", "region:noman_lands")
    answer(match, "region:noman_lands", "done")
    assert done(match)
    assert (at(match, "dagorlad"), at(match, "noman_lands")) == ("sauron 10r", "sauron 3r")


def test_shadows_gather_a_nation_at_peace_keeps_to_its_borders() -> None:
    """p. 36: all who go must be allowed to."""
    armies = {"umbar": "southrons_easterlings 1r sauron 1r", "pelargir": "sauron 1r"}
    match = play("shadows_gather", "region:umbar", armies=armies, at_war="sauron")
    assert asked(match, "shadow", "card.who"), "together they cannot enter Gondor, and would meet nobody"
    answer(match, "figure:southrons_easterlings_regular", "region:west_harondor")
    assert refuses(match, "region:pelargir"), "one may only come back"
    match = play("shadows_gather", "region:umbar", armies=armies, at_war="sauron")
    answer(match, "figure:sauron_regular", "region:west_harondor", "region:pelargir")
    assert done(match)
    assert at(match, "umbar") == "southrons_easterlings 1r"
    assert at(match, "pelargir") == "sauron 2r"


def test_shadows_gather_may_come_back_over_a_region() -> None:
    """p. 27: an army that takes a settlement beside its way goes back over the region it came by."""
    armies = {"fords_of_isen": "isengard 2r", "westemnet": "sauron 1r"}
    match = play("shadows_gather", "region:fords_of_isen", "all", armies=armies, at_war="isengard sauron")
    answer(match, "region:westemnet")
    assert offers(match, "done", "region:edoras", "region:helms_deep")
    answer(match, "region:edoras")
    assert done(match), "there is one way back and one army to meet"
    assert at(match, "westemnet") == "isengard 2r sauron 1r"
    assert held_by(match, "edoras") == "shadow"


def test_shadows_gather_may_come_back_to_those_who_stayed() -> None:
    """C29, ruling 12: an army that is split is two armies, so a part may meet the rest again."""
    position: dict[str, Any] = {"armies": {"fords_of_isen": "isengard 3r"}, "at_war": "isengard"}
    match = play("shadows_gather", **position)
    assert asked(match, "shadow", "card.who"), "all of them would meet nobody"
    answer(match, "done", "region:westemnet", "region:fords_of_isen")
    assert done(match)
    assert at(match, "fords_of_isen") == "isengard 3r"
    assert held_by(match, "westemnet") == "shadow"


def test_shadows_gather_a_siege_that_was_left_is_over() -> None:
    """p. 32: when no besieger stays the siege is lifted, so there is no way back over the region."""
    armies = {"helms_deep": "rohan 1r | isengard 1r", "westemnet": "isengard 1r", "orthanc": "isengard 1r"}
    match = play("shadows_gather", "region:helms_deep", armies=armies, at_war="isengard")
    answer(match, "region:westemnet")
    assert offers(match, "region:fords_of_isen")
    assert refuses(match, "region:helms_deep")


# -- The Shadow Lengthens -----------------------------------------------------------------------------


def test_the_shadow_lengthens_moves_two_armies() -> None:
    """C29: the army they meet must not have moved by this card."""
    armies = {
        "barad_dur": "sauron 1r",
        "gorgoroth": "sauron 1r",
        "dol_guldur": "sauron 1r",
        "moria": "sauron 1r",
    }
    match = play("the_shadow_lengthens", armies=armies, at_war="sauron")
    assert offered(match, "region") == {"barad_dur", "gorgoroth"}, "the others are too far away"
    answer(match, "region:barad_dur")
    assert done(match), "nobody else can join an army that has rested"
    assert at(match, "gorgoroth") == "sauron 2r"


def test_the_shadow_lengthens_nobody_moves_twice() -> None:
    armies = {"barad_dur": "sauron 1r", "gorgoroth": "sauron 1r", "morannon": "sauron 1r"}
    match = play("the_shadow_lengthens", "region:barad_dur", armies=armies, at_war="sauron")
    answer(match, "done")
    assert offered(match, "region") == {"gorgoroth", "morannon"}
    answer(match, "region:gorgoroth")
    assert done(match), "the one who came to Gorgoroth stays there"
    assert at(match, "gorgoroth") == "sauron 1r"
    assert at(match, "morannon") == "sauron 2r"


# -- The Shadow is Moving -----------------------------------------------------------------------------


def test_the_shadow_is_moving_needs_all_three_at_war() -> None:
    assert not playable("the_shadow_is_moving", at_war="isengard sauron")
    assert playable("the_shadow_is_moving", at_war=SHADOW_WAR)


def test_the_shadow_is_moving_four_armies() -> None:
    armies = {
        "moria": "sauron 1r",
        "dol_guldur": "sauron 1r",
        "orthanc": "isengard 1r",
        "umbar": "southrons_easterlings 1r",
        "khand": "southrons_easterlings 1r",
    }
    match = play("the_shadow_is_moving", armies=armies, at_war=SHADOW_WAR)
    for start, to in (
        ("moria", "hollin"),
        ("dol_guldur", "southern_mirkwood"),
        ("orthanc", "fords_of_isen"),
        ("umbar", "near_harad"),
    ):
        assert asked(match, "shadow", "card.army")
        answer(match, f"region:{start}", f"region:{to}")
    assert done(match)
    assert at(match, "hollin") == "sauron 1r"
    assert at(match, "khand") == "southrons_easterlings 1r"


def test_the_shadow_is_moving_different_armies() -> None:
    match = play(
        "the_shadow_is_moving", armies={"moria": "sauron 1r", "umbar": "sauron 1r"}, at_war=SHADOW_WAR
    )
    answer(match, "region:moria", "region:hollin")
    assert offered(match, "region") == {"umbar"}
    answer(match, "done")
    assert done(match)


def test_the_shadow_is_moving_no_character_twice_though_others_come_after_him() -> None:
    """p. 27: whoever has moved in this action stays, whatever came to the region since."""
    match = play(
        "the_shadow_is_moving",
        armies={"morannon": "sauron 1r", "north_ithilien": "sauron 1r", "dagorlad": "sauron 1r"},
        characters={"mouth_of_sauron": "morannon"},
        at_war=SHADOW_WAR,
    )
    answer(match, "region:morannon", "region:dagorlad")
    assert where(match, "mouth_of_sauron") == "dagorlad"
    answer(match, "region:north_ithilien", "region:dagorlad")
    answer(match, "region:dagorlad")
    assert asked(match, "shadow", "army.order")
    assert refuses(match, "split"), "only one figure has not moved yet"
    answer(match, "region:noman_lands")
    assert where(match, "mouth_of_sauron") == "dagorlad"
    assert at(match, "noman_lands") == "sauron 1r"


# -- Corsairs of Umbar --------------------------------------------------------------------------------

CORSAIRS = "corsairs_of_umbar"
FLEET: dict[str, Any] = {"umbar": "southrons_easterlings 5r 1e"}
SEA: dict[str, Any] = {"at_war": "southrons_easterlings"}


def test_corsairs_of_umbar_need_their_nation_at_war() -> None:
    assert not playable(CORSAIRS, armies=FLEET)
    assert playable(CORSAIRS, armies=FLEET, **SEA)
    assert done(play(CORSAIRS, **SEA)), "G1: without an army nothing happens"


def test_corsairs_of_umbar_land() -> None:
    """C2: four coasts of Gondor."""
    match = play(CORSAIRS, armies=FLEET, **SEA)
    assert offered(match, "region") == {"anfalas", "dol_amroth", "lamedon", "pelargir"}
    answer(match, "region:dol_amroth", "all")
    assert done(match)
    assert at(match, "dol_amroth") == "southrons_easterlings 5r 1e"
    assert held_by(match, "dol_amroth") == "shadow"
    assert nation(match, "gondor") == (3, True)


def test_corsairs_of_umbar_only_whoever_is_at_war() -> None:
    """p. 36: Gondor is closed to a nation at peace."""
    armies = {"umbar": "southrons_easterlings 1r sauron 2r"}
    match = play(CORSAIRS, "region:anfalas", armies=armies, **SEA)
    assert done(match)
    assert at(match, "anfalas") == "southrons_easterlings 1r"
    assert at(match, "umbar") == "sauron 2r"


def test_corsairs_of_umbar_check_the_limit_at_once() -> None:
    armies = {"umbar": "southrons_easterlings 4r 1e", "lamedon": "sauron 7r"}
    match = play(CORSAIRS, "region:lamedon", "all", armies=armies, **SEA)
    assert asked(match, "shadow", "army.excess")
    answer(match, "figure:sauron_regular", "figure:sauron_regular")
    assert done(match)
    assert at(match, "lamedon") == "sauron 5r southrons_easterlings 4r 1e"


def test_corsairs_of_umbar_a_battle_without_return() -> None:
    """C26: no ceasing; the Free Peoples may retreat; the winners go ashore, all of them."""
    match = play(CORSAIRS, "region:pelargir", "all", armies={**FLEET, "pelargir": "gondor 3r"}, **SEA)
    assert nation(match, "gondor") == (3, True), "an attack"
    no_cards(match)
    roll(match, 6, 1, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert asked(match, "free", "battle.retreat"), "the attackers are not asked whether they cease"
    answer(match, "region:lossarnach")
    assert done(match)
    assert at(match, "pelargir") == "southrons_easterlings 5r 1e"
    assert at(match, "umbar") == ""


def test_corsairs_of_umbar_before_walls() -> None:
    match = play(CORSAIRS, "region:dol_amroth", "all", armies={**FLEET, "dol_amroth": "gondor 3r"}, **SEA)
    answer(match, "withdraw")
    assert done(match)
    assert at(match, "dol_amroth") == "gondor 3r | southrons_easterlings 5r 1e"


def test_corsairs_of_umbar_join_a_siege_and_storm() -> None:
    """C26: there the attack may cease, an assault being one round long."""
    armies = {"umbar": "southrons_easterlings 2r", "dol_amroth": "gondor 3r | southrons_easterlings 3r"}
    match = play(CORSAIRS, "region:dol_amroth", "all", "all", armies=armies, **SEA)
    no_cards(match)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert done(match)
    assert at(match, "dol_amroth") == "gondor 3r | southrons_easterlings 5r"


def test_corsairs_of_umbar_cannot_leave_a_besieged_haven() -> None:
    armies = {"umbar": "southrons_easterlings 4r | gondor 5r"}
    assert done(play(CORSAIRS, armies=armies, **SEA))


def test_corsairs_of_umbar_part_of_the_fleet() -> None:
    match = play(
        CORSAIRS, "region:anfalas", "split", "figure:southrons_easterlings_elite", "done", armies=FLEET, **SEA
    )
    assert done(match)
    assert at(match, "anfalas") == "southrons_easterlings 1e"


# -- Rage of the Dunlendings --------------------------------------------------------------------------

RAGE = "rage_of_the_dunlendings"
AROUND = {"cardolan", "enedwaith", "gap_of_rohan", "hollin", "moria", "south_downs", "tharbad"}
DUNLAND = {"north_dunland", "south_dunland"}


def test_rage_of_the_dunlendings_needs_isengard_at_war() -> None:
    assert not playable(RAGE)
    assert playable(RAGE, at_war="isengard")


def test_rage_of_the_dunlendings_recruits_nearby_and_gathers() -> None:
    armies = {"north_dunland": "isengard 2r 1e sauron 1r", "south_dunland": "isengard 3r"}
    match = play(RAGE, armies=armies, at_war="isengard")
    assert offered(match, "region") == AROUND | DUNLAND
    answer(match, "region:enedwaith")
    assert at(match, "enedwaith") == "isengard 2r"
    assert options(match) == ["done", "region:north_dunland", "region:south_dunland"]
    answer(match, "region:north_dunland", "figure:isengard_regular", "figure:isengard_elite", "done")
    assert options(match) == ["done", "region:south_dunland"]
    answer(match, "region:south_dunland", "figure:isengard_regular")
    assert done(match), "four have gone"
    assert at(match, "enedwaith") == "isengard 5r 1e"


def test_rage_of_the_dunlendings_only_where_it_is_free() -> None:
    armies = {"tharbad": "north 1r", "hollin": "elves 1r", "moria": "sauron 2r | elves 2r"}
    match = play(RAGE, armies=armies, at_war="isengard")
    assert offered(match, "region") == (AROUND | DUNLAND) - {"tharbad", "hollin", "moria"}
    answer(match, "region:cardolan")
    assert done(match), "nobody there to follow"


def test_rage_of_the_dunlendings_more_than_ten() -> None:
    """p. 26: four may follow, whatever the room; the surplus leaves at the end."""
    armies = {"tharbad": "sauron 7r", "south_dunland": "isengard 3r"}
    match = play(RAGE, "region:tharbad", "region:south_dunland", armies=armies, at_war="isengard")
    assert offers(match, "done", "figure:isengard_regular")
    answer(match, "figure:isengard_regular", "done")
    assert asked(match, "shadow", "army.excess")
    assert at(match, "tharbad") == "isengard 4r sauron 7r"
    answer(match, "figure:sauron_regular")
    assert done(match)
    assert at(match, "tharbad") == "isengard 4r sauron 6r"
    assert at(match, "south_dunland") == "isengard 1r"
