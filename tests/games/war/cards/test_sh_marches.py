"""Event halves of the Shadow's Strategy deck that move armies, some of them far (p. 27)."""

from __future__ import annotations

from typing import Any

from ..kit import answer, asked, at, held_by, kind, nation, no_cards, offered, offers, options, refuses, roll
from .shadow import done, play, playable

SHADOW_WAR = "isengard sauron southrons_easterlings"

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
