"""Chapter 6, characters (p. 24-25): how they move, and how they come into play."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import answer, asked, at, dice, nation, offered, offers, options, refuses, truth, war, where


def companions(**position: Any) -> Any:
    return war(**{"free": "character", "shadow": "event", **position})


def dark(**position: Any) -> Any:
    return war(**{"free": "event", "shadow": "character", "to_act": "shadow", **position})


def goals(match: Any, *people: str) -> set[str]:
    """Where a group could go, looked up on a fork."""
    twin = match.fork()
    answer(twin, "action:move_companions", *(f"character:{name}" for name in people))
    return offered(twin, "region")


# -- Companions ------------------------------------------------------------------------------------


def test_a_companion_walks_as_far_as_his_level() -> None:
    """p. 24 'Передвижение спутников'."""
    match = companions(characters={"gimli": "dale", "meriadoc": "edoras"})
    assert goals(match, "meriadoc") == {"folde", "westemnet"}
    reached = goals(match, "gimli")
    assert "iron_hills" in reached, "two steps, by Erebor or the Celduin"
    assert "lorien" not in reached
    assert "dale" not in reached, "who is named moves"


def test_a_group_walks_as_far_as_its_best() -> None:
    """p. 24: one goal within the highest level of the group."""
    match = companions(characters={"strider": "edoras", "meriadoc": "edoras"})
    alone, both = goals(match, "meriadoc"), goals(match, "strider", "meriadoc")
    assert alone < both
    assert "minas_tirith" in both
    answer(match, "action:move_companions", "character:strider", "character:meriadoc", "region:minas_tirith")
    assert where(match, "strider") == where(match, "meriadoc") == "minas_tirith"


def test_any_number_of_groups_move_with_one_die() -> None:
    """p. 24: any number of Companions; several groups from one region; each only once."""
    match = companions(characters={"strider": "edoras", "meriadoc": "edoras", "gimli": "dale"})
    answer(match, "action:move_companions", "character:strider", "region:minas_tirith")
    assert offered(match, "character") == {"meriadoc", "gimli"}
    answer(match, "character:meriadoc", "region:folde")
    assert offered(match, "character") == {"gimli"}
    answer(match, "done")
    assert dice(match, "free") == []
    assert where(match, "gimli") == "dale"


def test_companions_pass_through_armies() -> None:
    """p. 24: armies of the Shadow do not stop them."""
    match = companions(
        characters={"strider": "osgiliath"},
        armies={"north_ithilien": "sauron 5r", "south_ithilien": "sauron 5r"},
    )
    reached = goals(match, "strider")
    assert {"north_ithilien", "dagorlad", "south_ithilien"} <= reached


def test_companions_stop_at_strongholds_of_the_shadow() -> None:
    """p. 24: they may enter a Stronghold the Shadow controls, but go no farther."""
    match = companions(characters={"strider": "south_ithilien"})
    reached = goals(match, "strider")
    assert "minas_morgul" in reached
    assert "gorgoroth" not in reached


def test_they_may_leave_such_a_stronghold() -> None:
    """p. 24: the stop ends with the move."""
    match = companions(characters={"strider": "minas_morgul"})
    assert {"gorgoroth", "south_ithilien"} <= goals(match, "strider")


def test_a_stronghold_taken_by_the_shadow_stops_them_too() -> None:
    """p. 24: controlled by the Shadow, whoever built it; one that was taken from it does not."""
    match = companions(characters={"strider": "fangorn"}, control={"helms_deep": "shadow"})
    west = companions(characters={"strider": "westemnet"}, control={"helms_deep": "shadow"})
    assert "helms_deep" in goals(west, "strider")
    assert "orthanc" in goals(match, "strider")
    free = companions(characters={"strider": "minas_morgul"}, control={"minas_morgul": "free"})
    assert "gorgoroth" in goals(free, "strider")
    through = companions(characters={"strider": "south_ithilien"}, control={"minas_morgul": "free"})
    assert "gorgoroth" in goals(through, "strider")


def test_nobody_enters_or_leaves_a_friendly_stronghold_under_siege() -> None:
    """p. 24."""
    siege = {"minas_tirith": "gondor 2r | sauron 5r"}
    match = companions(characters={"strider": "osgiliath", "boromir": "minas_tirith"}, armies=siege)
    answer(match, "action:move_companions")
    assert offered(match, "character") == {"strider"}
    answer(match, "character:strider")
    assert refuses(match, "region:minas_tirith")
    only = companions(characters={"boromir": "minas_tirith"}, armies=siege)
    assert refuses(only, "action:move_companions")


def test_companions_enter_a_siege_laid_by_their_own_side() -> None:
    """p. 24: only a friendly Stronghold is shut; the besieger's camp is open."""
    match = companions(
        characters={"strider": "gap_of_rohan", "gimli": "orthanc"},
        armies={"orthanc": "isengard 2r | rohan 3r"},
    )
    assert "orthanc" in goals(match, "strider")
    assert "gap_of_rohan" in goals(match, "gimli")


def test_no_way_across_black_lines() -> None:
    """p. 24: impassable land."""
    match = companions(characters={"meriadoc": "forlindon"})
    assert goals(match, "meriadoc") == {"grey_havens"}


def test_shadowfax_carries_gandalf_alone_or_with_one_hobbit() -> None:
    """Character card of Gandalf the White: level 4 alone or with Meriadoc or Peregrin."""
    people = {
        "gandalf_white": "edoras",
        "meriadoc": "edoras",
        "peregrin": "edoras",
        "legolas": "edoras",
    }
    match = companions(characters=people)
    far = goals(match, "gandalf_white")
    assert "pelargir" in far
    assert goals(match, "meriadoc", "gandalf_white") == far
    assert "pelargir" not in goals(match, "legolas", "gandalf_white")
    assert "pelargir" not in goals(match, "meriadoc", "peregrin", "gandalf_white")


def test_companions_of_the_fellowship_are_not_moved_so() -> None:
    """p. 24: only those who have left it."""
    assert refuses(companions(), "action:move_companions")


# -- rousing nations -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("person", "start", "goal", "people", "roused"),
    [
        ("boromir", "osgiliath", "minas_tirith", "gondor", True),
        ("boromir", "dimrill_dale", "lorien", "gondor", False),
        ("boromir", "westemnet", "edoras", "rohan", False),
        ("gimli", "dale", "erebor", "dwarves", True),
        ("gimli", "withered_heath", "dale", "north", False),
        ("strider", "withered_heath", "dale", "north", True),
        ("strider", "westemnet", "edoras", "rohan", False),
        ("gandalf_grey", "westemnet", "edoras", "rohan", True),
        ("meriadoc", "westemnet", "edoras", "rohan", True),
        ("peregrin", "westemnet", "helms_deep", "rohan", True),
        ("aragorn", "westemnet", "edoras", "rohan", True),
        ("meriadoc", "edoras", "folde", "rohan", False),
        ("strider", "weather_hills", "bree", "north", False),
    ],
)
def test_who_rouses_whom(person: str, start: str, goal: str, people: str, roused: bool) -> None:
    """p. 34: the symbol of the card, in a City or Stronghold of the nation; a Town does not do."""
    match = companions(characters={person: start})
    answer(match, "action:move_companions", f"character:{person}", f"region:{goal}")
    assert nation(match, people)[1] is roused


def test_a_captured_city_rouses_nobody() -> None:
    """p. 34: not captured by the enemy."""
    match = companions(characters={"gandalf_grey": "westemnet"}, control={"edoras": "shadow"})
    answer(match, "action:move_companions", "character:gandalf_grey", "region:edoras")
    assert nation(match, "rohan")[1] is False


# -- Nazgûl and Minions ----------------------------------------------------------------------------


def test_one_some_or_all_nazgul_fly_anywhere() -> None:
    """p. 24 'Передвижение назгулов': a part of those in a region may go, to different places."""
    match = dark(armies={"barad_dur": "sauron 3n", "angmar": "sauron 1n"})
    answer(match, "action:move_minions", "region:barad_dur", "region:the_shire")
    answer(match, "region:barad_dur", "region:dale")
    assert at(match, "barad_dur") == at(match, "the_shire") == at(match, "dale") == "sauron 1n"
    assert offered(match, "region") == {"barad_dur", "angmar"}, "who has flown rests"
    answer(match, "done")
    assert dice(match, "shadow") == []


def test_all_nazgul_of_a_region_fly_together() -> None:
    """p. 24: one, several or all."""
    match = dark(armies={"barad_dur": "sauron 3n"})
    answer(match, "action:move_minions", "region:barad_dur", "all", "region:bree")
    assert at(match, "bree") == "sauron 3n"
    assert asked(match, "free", "action.choose")


def test_nazgul_keep_out_of_free_strongholds_unless_besieged() -> None:
    """p. 24."""
    match = dark(
        armies={"barad_dur": "sauron 1n", "helms_deep": "rohan 1r | isengard 3r"},
        control={"lorien": "shadow", "moria": "free"},
    )
    answer(match, "action:move_minions", "region:barad_dur")
    assert refuses(match, "region:rivendell", "region:minas_tirith", "region:erebor", "region:moria")
    assert offers(match, "region:helms_deep", "region:lorien", "region:edoras", "region:osgiliath")


@pytest.mark.parametrize("flyer", ["region:barad_dur", "character:witch_king"])
def test_nazgul_and_the_witch_king_fly_into_every_siege_and_out_of_it(flyer: str) -> None:
    """p. 24: only a Stronghold of the Free Peoples is shut, and only while nobody besieges it."""
    sieges = {
        "helms_deep": "rohan 1r | isengard 3r",
        "minas_morgul": "sauron 2r | gondor 3r",
        "lorien": "sauron 1r 1n | elves 2r",
    }
    match = dark(
        armies={"barad_dur": "sauron 1n", **sieges},
        characters={"witch_king": "minas_morgul"},
        control={"lorien": "shadow"},
    )
    answer(match, "action:move_minions")
    assert offers(match, "region:lorien", "character:witch_king"), "out of a siege"
    answer(match, flyer)
    assert offers(match, *(f"region:{name}" for name in sieges if name != "minas_morgul"))
    assert offers(match, "region:minas_morgul") == (flyer != "character:witch_king"), "he is there"
    answer(match, "region:helms_deep")
    if flyer == "region:barad_dur":
        assert at(match, "helms_deep") == "rohan 1r | isengard 3r sauron 1n"
    else:
        assert where(match, "witch_king") == "helms_deep"


def test_nazgul_fly_over_enemy_armies() -> None:
    """p. 7, 24: they ignore enemy armies."""
    match = dark(armies={"barad_dur": "sauron 1n", "osgiliath": "gondor 5r"})
    answer(match, "action:move_minions", "region:barad_dur", "region:osgiliath")
    assert at(match, "osgiliath") == "gondor 5r sauron 1n"


def test_the_witch_king_flies_like_a_nazgul() -> None:
    """p. 24: the Witch-king counts as a Nazgûl."""
    match = dark(characters={"witch_king": "angmar"})
    answer(match, "action:move_minions", "character:witch_king")
    assert offers(match, "region:far_harad")
    assert refuses(match, "region:minas_tirith")
    answer(match, "region:far_harad")
    assert where(match, "witch_king") == "far_harad"


def test_the_mouth_of_sauron_walks_three_regions() -> None:
    """p. 24: up to three regions alone, not across black lines, not into a free Stronghold."""
    match = dark(characters={"mouth_of_sauron": "minas_morgul"})
    answer(match, "action:move_minions", "character:mouth_of_sauron")
    reached = offered(match, "region")
    assert {"south_ithilien", "osgiliath", "lossarnach", "gorgoroth", "barad_dur"} <= reached
    assert not {"minas_tirith", "minas_morgul"} & reached
    assert "erech" not in reached


def test_the_mouth_enters_a_siege_laid_by_his_side() -> None:
    """p. 24: a free Stronghold under siege is open to Minions."""
    match = dark(
        characters={"mouth_of_sauron": "osgiliath"}, armies={"minas_tirith": "gondor 1r | sauron 3r"}
    )
    answer(match, "action:move_minions", "character:mouth_of_sauron")
    assert offers(match, "region:minas_tirith")


def test_the_mouth_neither_enters_nor_leaves_a_besieged_stronghold_of_his_own() -> None:
    """p. 24."""
    siege = {"minas_morgul": "sauron 2r | gondor 3r"}
    match = dark(characters={"mouth_of_sauron": "gorgoroth"}, armies=siege)
    answer(match, "action:move_minions", "character:mouth_of_sauron")
    assert refuses(match, "region:minas_morgul", "region:south_ithilien")
    match = dark(characters={"mouth_of_sauron": "minas_morgul"}, armies=siege)
    assert refuses(match, "action:move_minions")


def test_saruman_does_not_move() -> None:
    """p. 24: level 0."""
    match = dark(characters={"saruman": "orthanc"})
    assert refuses(match, "action:move_minions")


# -- coming into play ------------------------------------------------------------------------------


def heroes(**position: Any) -> Any:
    return war(**{"free": "will_of_the_west", "shadow": "event", **position})


@pytest.mark.parametrize("place", ["minas_tirith", "dol_amroth", "pelargir"])
def test_aragorn_takes_striders_place(place: str) -> None:
    """Character card of Aragorn: Strider in a City or Stronghold of Gondor; a Will of the West."""
    match = heroes(characters={"strider": place})
    answer(match, "character:aragorn")
    assert where(match, "aragorn") == place
    assert where(match, "strider") is None
    assert nation(match, "gondor") == (2, True), "he enters play there and rouses Gondor"


def test_aragorn_needs_strider_outside_in_an_unconquered_seat() -> None:
    """Character card of Aragorn."""
    assert refuses(heroes(), "character:aragorn")
    assert refuses(heroes(characters={"strider": "lossarnach"}), "character:aragorn")
    lost = heroes(characters={"strider": "pelargir"}, control={"pelargir": "shadow"})
    assert refuses(lost, "character:aragorn")
    assert refuses(heroes(dead=["strider"]), "character:aragorn")
    siege = {"minas_tirith": "gondor 1r | sauron 3r"}
    assert offers(heroes(characters={"strider": "minas_tirith"}, armies=siege), "character:aragorn")


def test_aragorn_dies_only_once() -> None:
    """p. 30: characters are eliminated for good."""
    match = heroes(dead=["strider", "aragorn"])
    assert refuses(match, "character:aragorn")


def test_gandalf_the_white_takes_the_place_of_the_grey() -> None:
    """Character card of Gandalf the White: the Grey on the map, and a Minion in play."""
    match = heroes(characters={"gandalf_grey": "edoras", "saruman": "orthanc"})
    answer(match, "character:gandalf_white")
    assert where(match, "gandalf_white") == "edoras"
    assert nation(match, "rohan")[1] is True


def test_gandalf_the_white_comes_back_from_death() -> None:
    """Character card: in Fangorn or an unconquered Elven Stronghold."""
    match = heroes(characters={"saruman": "orthanc"}, dead=["gandalf_grey"], control={"lorien": "shadow"})
    answer(match, "character:gandalf_white")
    assert offered(match, "region") == {"fangorn", "rivendell", "grey_havens", "woodland_realm"}
    answer(match, "region:fangorn")
    assert where(match, "gandalf_white") == "fangorn"


def test_gandalf_the_white_needs_a_minion_now_or_before() -> None:
    """Character card: a Minion is in play or was at any time."""
    assert refuses(heroes(dead=["gandalf_grey"]), "character:gandalf_white")
    assert offers(heroes(dead=["gandalf_grey", "saruman"]), "character:gandalf_white")


def test_gandalf_the_white_does_not_come_while_the_grey_guides() -> None:
    """Character card: eliminated, or gone from the Fellowship."""
    assert refuses(heroes(characters={"saruman": "orthanc"}), "character:gandalf_white")


def minions(**position: Any) -> Any:
    return war(**{"free": "event", "shadow": "muster", "to_act": "shadow", **position})


def test_saruman_enters_in_orthanc() -> None:
    """Character card of Saruman: Isengard at war, Orthanc unconquered."""
    match = minions(at_war="isengard")
    answer(match, "character:saruman")
    assert where(match, "saruman") == "orthanc"
    assert refuses(minions(), "character:saruman")
    assert refuses(minions(at_war="isengard", control={"orthanc": "free"}), "character:saruman")
    assert refuses(minions(at_war="isengard", dead=["saruman"]), "character:saruman")


def test_the_witch_king_enters_with_an_army_of_sauron() -> None:
    """Character card of the Witch-king: Sauron and a Free nation at war; all Free nations become active."""
    troops = {"angmar": "sauron 1r", "umbar": "southrons_easterlings 2r", "moria": "sauron 1e"}
    match = minions(at_war="sauron elves", armies=troops)
    answer(match, "character:witch_king")
    assert offered(match, "region") == {"angmar", "moria"}
    answer(match, "region:moria")
    assert where(match, "witch_king") == "moria"
    politics = truth(match)["politics"]
    assert all(politics[name]["active"] for name in politics)
    assert refuses(minions(at_war="sauron", armies=troops), "character:witch_king")
    assert refuses(minions(at_war="elves", armies=troops), "character:witch_king")
    southrons = {"umbar": "southrons_easterlings 2r"}
    assert refuses(minions(at_war="sauron elves", armies=southrons), "character:witch_king")


def test_the_mouth_enters_late() -> None:
    """Character card of the Mouth: the Fellowship on the Mordor Track, or all Free nations at war."""
    everybody = "dwarves elves gondor north rohan"
    assert refuses(minions(at_war="dwarves elves gondor north"), "character:mouth_of_sauron")
    match = minions(at_war=everybody, control={"moria": "free"})
    answer(match, "character:mouth_of_sauron")
    strongholds = {"barad_dur", "dol_guldur", "minas_morgul", "morannon", "mount_gundabad"}
    assert offered(match, "region") == strongholds
    answer(match, "region:barad_dur")
    assert where(match, "mouth_of_sauron") == "barad_dur"
    inside = {"region": "morannon", "mordor": 1}
    assert offers(minions(fellowship=inside), "character:mouth_of_sauron")


@pytest.mark.parametrize("face", ["character", "army", "event"])
def test_minions_enter_by_muster_results_only(face: str) -> None:
    """p. 24 'Персонажи Тьмы'."""
    match = minions(shadow=face, at_war="isengard")
    assert refuses(match, "character:saruman")


def test_a_character_of_the_shadow_is_dead_for_good() -> None:
    """p. 26, 30."""
    match = minions(at_war="sauron elves", armies={"angmar": "sauron 1r"}, dead=["witch_king"])
    assert refuses(match, "character:witch_king")
    assert options(match)
