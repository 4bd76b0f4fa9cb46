"""Event halves of the Shadow's Strategy deck that bring new figures (p. 27)."""

from __future__ import annotations

from typing import Any

import pytest

from ..kit import answer, asked, at, offered, options, reinforcements, where
from .shadow import done, play, playable

SAURON, ISENGARD, SOUTHRONS = "sauron", "isengard", "southrons_easterlings"
SHADOW_WAR = f"{SAURON} {ISENGARD} {SOUTHRONS}"
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
    assert offered(match, "region") == {"dol_guldur", "morannon"}, "named in ascending order"
    answer(match, "region:dol_guldur")
    assert offered(match, "region") == {"dol_guldur", "morannon", "moria"}
    answer(match, "region:moria")
    assert done(match)
    assert (at(match, "dol_guldur"), at(match, "moria")) == ("sauron 2r 1e", "sauron 1e")
    assert reinforcements(match, "sauron_regular") == 36 - 3
    assert reinforcements(match, "sauron_elite") == 4


def test_hill_trolls_as_many_as_there_are() -> None:
    match = play("hill_trolls", armies={"moria": "sauron 1r"}, at_war=SAURON)
    assert done(match)
    assert at(match, "moria") == "sauron 1e"
    match = play("hill_trolls", armies={"moria": "sauron 3r 5e"}, at_war=SAURON)
    assert done(match)
    assert at(match, "moria") == "sauron 2r 6e", "only one Elite was left"
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


SARUMAN: dict[str, Any] = {"characters": {"saruman": "orthanc"}, "at_war": ISENGARD}


def test_a_new_power_is_rising() -> None:
    assert not playable("a_new_power_is_rising", at_war=ISENGARD)
    match = play("a_new_power_is_rising", **SARUMAN)
    answer(match, "figure:isengard_elite", "figure:isengard_regular")
    assert done(match)
    assert at(match, "north_dunland") == at(match, "south_dunland") == "isengard 2r"
    assert at(match, "orthanc") == "isengard 1r 1e"


def test_a_new_power_is_rising_with_few_figures() -> None:
    """p. 22: as much as is possible; where they are too few the Shadow says who goes without."""
    armies = {"fangorn": "isengard 9r", "gap_of_rohan": "isengard 6e"}
    match = play("a_new_power_is_rising", armies=armies, **SARUMAN)
    assert offered(match, "region") == {"north_dunland", "south_dunland", "orthanc"}
    answer(match, "region:orthanc", "region:south_dunland", "region:south_dunland")
    assert done(match)
    assert at(match, "orthanc") == "isengard 1r"
    assert at(match, "south_dunland") == "isengard 2r"


def test_a_new_power_is_rising_around_a_siege() -> None:
    """G6: inside a besieged Stronghold up to five; not in a village the enemy holds."""
    armies = {"orthanc": "isengard 4r | rohan 2r", "north_dunland": "rohan 1r"}
    match = play("a_new_power_is_rising", armies=armies, **SARUMAN)
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
