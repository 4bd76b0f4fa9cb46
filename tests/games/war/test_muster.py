"""Chapter 6, recruiting (p. 26-27)."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import answer, asked, at, casualties, offered, offers, options, refuses, reinforcements, war


def muster(**position: Any) -> Any:
    return war(**{"free": "muster", "shadow": "event", **position})


def dark(**position: Any) -> Any:
    return war(**{"free": "event", "shadow": "muster", "to_act": "shadow", **position})


def test_two_regulars_in_two_settlements() -> None:
    """p. 26: two Regulars; two figures never in the same settlement."""
    match = muster(at_war="gondor")
    answer(match, "region:lamedon", "figure:gondor_regular")
    assert asked(match, "free", "muster.second")
    assert offered(match, "region") == {"minas_tirith", "dol_amroth", "pelargir", "lossarnach"}
    answer(match, "region:pelargir")
    assert (at(match, "lamedon"), at(match, "pelargir")) == ("gondor 1r", "gondor 1r")


def test_a_regular_and_a_leader() -> None:
    """p. 26: one Regular and one Leader."""
    match = muster(at_war="gondor", armies={"dol_amroth": "gondor 1r"})
    answer(match, "region:lamedon", "figure:gondor_regular", "region:dol_amroth")
    assert set(options(match)) == {"figure:gondor_regular", "figure:gondor_leader"}, "no Elite as the second"
    answer(match, "figure:gondor_leader")
    assert at(match, "dol_amroth") == "gondor 1r 1l"


def test_two_leaders() -> None:
    """p. 26: two Leaders, each beside units."""
    match = muster(at_war="gondor", armies={"dol_amroth": "gondor 1r", "pelargir": "gondor 1r"})
    answer(match, "region:dol_amroth", "figure:gondor_leader", "region:pelargir", "figure:gondor_leader")
    assert (at(match, "dol_amroth"), at(match, "pelargir")) == ("gondor 1r 1l", "gondor 1r 1l")


def test_one_elite_is_the_whole_result() -> None:
    """p. 26: or one Elite."""
    match = muster(at_war="gondor")
    answer(match, "region:lamedon", "figure:gondor_elite")
    assert at(match, "lamedon") == "gondor 1e"
    assert asked(match, "shadow", "action.choose")


def test_the_second_figure_may_be_left() -> None:
    """p. 26 (ruling): recruiting less than the result allows is no harm to anybody."""
    match = muster(at_war="gondor")
    answer(match, "region:lamedon", "figure:gondor_regular", "done")
    assert asked(match, "shadow", "action.choose")


def test_two_nations_with_one_result() -> None:
    """p. 26: both at war, each figure in a settlement of its own nation."""
    match = muster(at_war="gondor rohan")
    answer(match, "region:folde", "figure:rohan_regular", "region:pelargir")
    assert (at(match, "folde"), at(match, "pelargir")) == ("rohan 1r", "gondor 1r")


def test_only_nations_at_war() -> None:
    """p. 26, 36."""
    match = muster(politics={"gondor": {"step": 3, "active": True}})
    assert not offered(match, "region")
    match = muster(at_war="rohan")
    assert offered(match, "region") == {"edoras", "helms_deep", "folde", "westemnet"}


@pytest.mark.parametrize(
    ("nation", "place"),
    [
        ("dwarves", "ered_luin"),
        ("elves", "grey_havens"),
        ("gondor", "lamedon"),
        ("north", "carrock"),
        ("rohan", "folde"),
    ],
)
def test_a_leader_needs_units_to_lead(nation: str, place: str) -> None:
    """p. 7: a Leader without an army is removed at once, so he is not recruited alone."""
    match = muster(at_war=nation)
    answer(match, f"region:{place}")
    assert offers(match, f"figure:{nation}_regular")
    assert refuses(match, f"figure:{nation}_leader")
    match = muster(at_war=nation, armies={place: f"{nation} 1r"})
    answer(match, f"region:{place}")
    assert offers(match, f"figure:{nation}_leader")


def test_leaders_of_any_nation_lead_units_of_any_other() -> None:
    """p. 7: units of another Free nation are company enough."""
    match = muster(at_war="gondor rohan", armies={"pelargir": "rohan 1r"})
    answer(match, "region:pelargir")
    assert offers(match, "figure:gondor_leader")


def test_nazgul_only_in_strongholds_of_sauron() -> None:
    """p. 26: Nazgûl in Sauron's Strongholds only; two of them for one result."""
    match = dark(at_war="sauron southrons_easterlings")
    for place, allowed in (
        ("barad_dur", True),
        ("moria", True),
        ("nurn", False),
        ("angmar", False),
        ("umbar", False),
    ):
        twin = match.fork()
        answer(twin, f"region:{place}")
        assert offers(twin, "figure:nazgul") == allowed, place
    answer(match, "region:barad_dur", "figure:nazgul", "region:moria", "figure:nazgul")
    assert (at(match, "barad_dur"), at(match, "moria")) == ("sauron 1n", "sauron 1n")


def test_no_more_than_eight_nazgul() -> None:
    """p. 26: limited by the figures; the Witch-king is not among the eight."""
    match = dark(at_war="sauron", armies={"angmar": "sauron 8n"})
    answer(match, "region:barad_dur")
    assert refuses(match, "figure:nazgul")


def test_not_in_a_settlement_the_enemy_holds() -> None:
    """p. 26 'Ограничения найма'."""
    match = muster(at_war="gondor", control={"pelargir": "shadow"}, armies={"lossarnach": "sauron 1r"})
    assert refuses(match, "region:pelargir", "region:lossarnach")
    match = dark(at_war="isengard", control={"orthanc": "free"})
    assert offered(match, "region") == {"north_dunland", "south_dunland"}


def test_nor_in_a_conquered_enemy_settlement() -> None:
    """p. 26, 33: only in settlements of the nation itself; captured ones serve nobody."""
    match = dark(at_war="sauron", control={"pelargir": "shadow"})
    assert refuses(match, "region:pelargir")


def test_not_in_a_besieged_stronghold() -> None:
    """p. 26 'Ограничения найма'."""
    match = muster(at_war="gondor", armies={"minas_tirith": "gondor 2r | sauron 5r"})
    assert refuses(match, "region:minas_tirith")


def test_again_in_a_settlement_that_was_won_back() -> None:
    """p. 11 'Незахваченные': whoever owned it at the start."""
    match = muster(at_war="gondor sauron", armies={"pelargir": "gondor 1r"})
    assert offers(match, "region:pelargir")


def test_an_elite_takes_the_place_of_a_regular_in_a_full_region() -> None:
    """p. 26 'Предел группирования': who is too many at the end of the action goes, the owner's choice."""
    match = muster(at_war="gondor", armies={"pelargir": "gondor 10r"})
    answer(match, "region:pelargir", "figure:gondor_elite")
    assert asked(match, "free", "army.excess")
    assert options(match) == ["figure:gondor_regular", "figure:gondor_elite"]
    answer(match, "figure:gondor_regular")
    assert at(match, "pelargir") == "gondor 9r 1e"
    assert reinforcements(match, "gondor_regular") == 15 - 9
    assert casualties(match, "gondor_regular") == 0
    assert asked(match, "shadow", "action.choose")


def test_nothing_is_asked_when_nobody_is_too_many() -> None:
    """p. 26: the tenth unit finds room, a Leader is no unit, and among equals there is no choice."""
    match = muster(at_war="gondor", armies={"pelargir": "gondor 8r 1e"})
    answer(match, "region:pelargir", "figure:gondor_elite")
    assert at(match, "pelargir") == "gondor 8r 2e"
    assert asked(match, "shadow", "action.choose")
    match = muster(at_war="gondor", armies={"pelargir": "gondor 9r 1e"})
    answer(match, "region:pelargir", "figure:gondor_leader", "done")
    assert at(match, "pelargir") == "gondor 9r 1e 1l"
    assert asked(match, "shadow", "action.choose")
    match = muster(at_war="gondor", armies={"pelargir": "gondor 10r"})
    answer(match, "region:pelargir", "figure:gondor_regular", "done")
    assert at(match, "pelargir") == "gondor 10r"
    assert asked(match, "shadow", "action.choose")


def test_who_goes_is_settled_when_both_figures_are_placed() -> None:
    """p. 26: at the end of the action, so who leaves cannot be the second figure."""
    full = {"pelargir": "gondor 9r rohan 1r", "lamedon": "gondor 4r rohan 6r", "edoras": "rohan 3r"}
    match = muster(at_war="gondor rohan", armies=full)
    answer(match, "region:pelargir", "figure:gondor_regular")
    assert asked(match, "free", "muster.second")
    assert refuses(match, "region:folde"), "all Regulars of Rohan are on the map, and an Elite is no second"
    answer(match, "region:lamedon", "figure:gondor_regular")
    assert asked(match, "free", "army.excess")
    answer(match, "figure:rohan_regular", "figure:rohan_regular")
    assert at(match, "pelargir") == "gondor 10r"
    assert at(match, "lamedon") == "gondor 5r rohan 5r"


def test_reinforcements_are_limited_by_figures() -> None:
    """p. 26: what is all on the map cannot be recruited."""
    full = {"minas_tirith": "gondor 10r", "dol_amroth": "gondor 5r 4l"}
    match = muster(at_war="gondor", armies=full)
    answer(match, "region:lamedon")
    assert set(options(match)) == {"figure:gondor_elite"}


def test_free_casualties_do_not_come_back() -> None:
    """p. 26: losses of the Free Peoples are for good."""
    match = muster(
        at_war="rohan",
        armies={"edoras": "rohan 1r"},
        casualties={"rohan": {"regular": 9, "elite": 5, "leader": 4}},
    )
    assert not offered(match, "region")


def test_shadow_losses_are_reinforcements_again() -> None:
    """p. 26, 30: nothing of the Shadow is ever lost, Nazgûl included."""
    match = war(
        free="army_muster",
        shadow="muster",
        at_war="gondor sauron",
        armies={"osgiliath": "gondor 5r", "south_ithilien": "sauron 1r 1e 1n"},
    )
    answer(match, "region:osgiliath", "region:south_ithilien", "none", "none")
    answer(match, *("pips:6",) * 5, "pips:1", "pips:1", "pips:1")
    answer(match, "none")
    assert reinforcements(match, "sauron_regular") == 36
    assert reinforcements(match, "sauron_elite") == 6
    assert reinforcements(match, "nazgul") == 8


@pytest.mark.parametrize("face", ["muster", "army_muster", "will_of_the_west"])
def test_faces_that_muster(face: str) -> None:
    """p. 20."""
    assert offers(muster(free=face, at_war="gondor"), "region:lamedon")


@pytest.mark.parametrize("face", ["character", "event"])
def test_faces_that_do_not(face: str) -> None:
    """p. 20."""
    assert refuses(muster(free=face, at_war="gondor"), "region:lamedon")
