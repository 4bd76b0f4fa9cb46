"""Cards of the Free Peoples' strategy deck that move an army or lead it into battle."""

from __future__ import annotations

from typing import Any

import pytest

from westmarch import Match

from .free_table import (
    FREE,
    NOBODY,
    army,
    asked,
    besieged,
    can_play,
    do,
    fellowship,
    holds,
    offered,
    over,
    play,
    roll,
    start,
    step,
    told,
    where,
)

AT_WAR = {"step": "at_war", "active": True}


def begin(*cards: str, **position: Any) -> Match[Any]:
    """The die shows an Event that no ability answers: Gandalf does not guide."""
    position.setdefault("fellowship", NOBODY)
    return start(*cards, dice=("event",), **position)


def siege(inside: dict[str, Any], field: dict[str, Any]) -> dict[str, Any]:
    return {"besieged": True, "inside": inside, "field": field}


# -- marches --------------------------------------------------------------------------------------

WOSES = "paths_of_the_woses"


def test_paths_of_the_woses_need_rohan_at_war() -> None:
    assert not can_play(begin(WOSES), WOSES)
    assert can_play(begin(WOSES, politics={"rohan": AT_WAR}), WOSES)


def test_the_woses_lead_an_army_to_minas_tirith() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        characters={"meriadoc": "edoras"},
        regions={
            "edoras": {"army": {"rohan": {"regular": 3, "elite": 1, "leader": 1}}},
            "folde": {"army": {"gondor": {"regular": 1}}},
        },
    )
    play(match, WOSES)
    assert offered(match) == ["region:edoras", "region:folde"], "Gondor's men may go home"
    do(match, "region:edoras")
    assert offered(match) == ["all", "split"]
    do(match, "all")
    assert army(match, "minas_tirith") == {"rohan": {"regular": 3, "elite": 1, "leader": 1}}
    assert where(match, "meriadoc") == "minas_tirith"
    assert step(match, "gondor")[1], "Meriadoc ends his way there"
    assert over(match)


def test_a_part_of_the_army_may_stay() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={"edoras": {"army": {"rohan": {"regular": 3, "leader": 1}}}},
    )
    play(match, WOSES, "split")
    assert asked(match) == (FREE, "card.who")
    assert offered(match) == ["figure:rohan_regular", "figure:rohan_leader"], "a unit goes anyway"
    do(match, "figure:rohan_leader", "done")
    assert army(match, "minas_tirith") == {"rohan": {"regular": 1, "leader": 1}}
    assert army(match, "edoras") == {"rohan": {"regular": 2}}


def test_only_nations_at_war_cross_into_gondor() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={"edoras": {"army": {"rohan": {"regular": 1}, "elves": {"regular": 1}}}},
    )
    play(match, WOSES)
    assert army(match, "minas_tirith") == {"rohan": {"regular": 1}}
    assert army(match, "edoras") == {"elves": {"regular": 1}}


def test_an_army_that_leaves_a_besieged_stronghold_gives_it_up() -> None:
    """C28."""
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={"helms_deep": siege({"rohan": {"regular": 1}}, {"isengard": {"regular": 2}})},
    )
    play(match, WOSES)
    assert army(match, "minas_tirith") == {"rohan": {"regular": 1}}
    assert holds(match, "helms_deep") == "shadow"


def test_the_woses_lead_beside_a_besieged_minas_tirith() -> None:
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={
            "edoras": {"army": {"rohan": {"regular": 1}}},
            "minas_tirith": siege({"gondor": {"regular": 1}}, {"sauron": {"regular": 2}}),
            "osgiliath": {"army": {"sauron": {"regular": 2}}},
        },
    )
    play(match, WOSES)
    assert "region:minas_tirith" not in offered(match)
    assert "region:osgiliath" not in offered(match), "the enemy is there"
    assert "region:lossarnach" in offered(match)
    do(match, "region:druadan_forest")
    assert army(match, "druadan_forest") == {"rohan": {"regular": 1}}


def test_the_woses_lead_more_than_find_room() -> None:
    """p. 26: the surplus leaves at the end of the action, the owner choosing."""
    match = begin(
        WOSES,
        politics={"rohan": AT_WAR},
        regions={
            "edoras": {"army": {"rohan": {"regular": 3}}},
            "minas_tirith": {"army": {"gondor": {"regular": 9}}},
        },
    )
    play(match, WOSES, "all")
    assert asked(match) == (FREE, "army.excess")
    do(match, "figure:gondor_regular", "figure:rohan_regular")
    assert over(match)
    assert army(match, "minas_tirith") == {"gondor": {"regular": 8}, "rohan": {"regular": 2}}


DAY = "through_a_day_and_a_night"


def test_through_a_day_and_a_night_needs_a_companion_with_an_army() -> None:
    troops = {"edoras": {"army": {"rohan": {"regular": 2}}}}
    assert can_play(begin(DAY, characters={"gimli": "edoras"}, regions=troops), DAY)
    assert not can_play(begin(DAY, characters={"gimli": "folde"}, regions=troops), DAY)
    assert not can_play(begin(DAY, regions=troops), DAY)


def test_an_army_marches_two_regions_and_takes_what_lies_on_its_way() -> None:
    """G11."""
    match = begin(
        DAY,
        characters={"gimli": "edoras", "legolas": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 2, "leader": 1}}}},
        control={"westemnet": "shadow"},
    )
    play(match, DAY, "region:westemnet")
    assert "done" in offered(match)
    do(match, "region:helms_deep")
    assert offered(match) == ["all", "split"]
    do(match, "all")
    assert army(match, "helms_deep") == {"rohan": {"regular": 2, "leader": 1}}
    assert holds(match, "westemnet") is None
    assert where(match, "gimli") == where(match, "legolas") == "helms_deep"
    assert over(match)


def test_a_march_may_come_back_to_its_start() -> None:
    """C39: the army takes what lies beside it and returns; the card forbids no way."""
    match = begin(
        DAY,
        characters={"gimli": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 10, "leader": 1}}}},
        control={"westemnet": "shadow"},
    )
    play(match, DAY, "region:westemnet", "region:edoras", "all")
    assert over(match)
    assert army(match, "edoras") == {"rohan": {"regular": 10, "leader": 1}}
    assert where(match, "gimli") == "edoras"
    assert holds(match, "westemnet") is None


def test_besiegers_who_all_march_do_not_come_back() -> None:
    """C39, p. 32: the siege is lifted when they leave; then the region is no longer open to them."""
    position: dict[str, Any] = {"characters": {"gimli": "moria"}, "politics": {"elves": AT_WAR}}
    one = siege({"sauron": {"regular": 2}}, {"elves": {"regular": 1}})
    match = begin(DAY, regions={"moria": one}, **position)
    play(match, DAY, "region:hollin")
    assert "region:moria" not in offered(match)
    two = siege({"sauron": {"regular": 2}}, {"elves": {"regular": 2}})
    match = begin(DAY, regions={"moria": two}, **position)
    play(match, DAY, "region:hollin", "region:moria", "figure:elves_regular")
    assert over(match), "one goes with Gimli and one keeps up the siege"
    assert army(match, "moria") == {"sauron": {"regular": 2}, "elves": {"regular": 2}}
    assert besieged(match, "moria")


def test_a_march_may_end_after_one_region() -> None:
    match = begin(
        DAY, characters={"gimli": "edoras"}, regions={"edoras": {"army": {"rohan": {"regular": 1}}}}
    )
    play(match, DAY, "region:folde", "done")
    assert army(match, "folde") == {"rohan": {"regular": 1}}
    assert where(match, "gimli") == "folde"


def test_a_companion_goes_with_a_part_of_the_army() -> None:
    match = begin(
        DAY,
        characters={"gimli": "edoras", "legolas": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 2, "leader": 1}}}},
    )
    play(match, DAY, "region:westemnet", "region:helms_deep", "split")
    do(match, "figure:rohan_regular")
    assert "done" not in offered(match), "a Companion must go"
    do(match, "character:gimli", "done")
    assert army(match, "helms_deep") == {"rohan": {"regular": 1}}
    assert army(match, "edoras") == {"rohan": {"regular": 1, "leader": 1}}
    assert where(match, "legolas") == "edoras"


def test_the_limit_does_not_matter_on_the_way() -> None:
    """G11: it is looked at when the action ends."""
    match = begin(
        DAY,
        characters={"gimli": "edoras"},
        regions={
            "edoras": {"army": {"rohan": {"regular": 2}}},
            "westemnet": {"army": {"elves": {"elite": 10}}},
        },
    )
    play(match, DAY, "region:westemnet")
    assert "done" in offered(match), "it may stop there too: two of twelve would leave"
    do(match, "region:helms_deep", "all")
    assert army(match, "helms_deep") == {"rohan": {"regular": 2}}
    assert army(match, "westemnet") == {"elves": {"elite": 10}}


def test_a_nation_at_peace_keeps_to_its_borders_on_a_march() -> None:
    match = begin(DAY, characters={"gimli": "folde"}, regions={"folde": {"army": {"rohan": {"regular": 2}}}})
    play(match, DAY)
    assert "region:druadan_forest" not in offered(match), "Gondor"


def test_a_besieged_army_goes_nowhere() -> None:
    match = begin(
        DAY,
        characters={"gimli": "helms_deep"},
        regions={"helms_deep": siege({"rohan": {"regular": 1}}, {"isengard": {"regular": 2}})},
    )
    play(match, DAY)
    assert over(match)


# -- Help Unlooked For ----------------------------------------------------------------------------

HELP = "help_unlooked_for"
SIEGE_OF_GONDOR = siege({"gondor": {"regular": 3}}, {"sauron": {"regular": 5}})


def test_help_unlooked_for_attacks_besiegers_who_roll_fewer_dice() -> None:
    """C27: one less for each unit inside, in every round."""
    match = begin(
        HELP,
        politics={"rohan": AT_WAR, "sauron": {"step": 2, "active": True}},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 4, "leader": 1}}},
        },
    )
    play(match, HELP, "all")
    assert step(match, "sauron") == (3, True), "they are attacked"
    for _ in range(2):
        do(match, "none", "none")
        roll(match, *[1] * 4)
        roll(match, 1, 1)
        roll(match, 1)
        assert asked(match) == (FREE, "battle.cease")
        do(match, "continue", "none")
    assert "battle.field" in told(match)


def test_at_least_one_die_is_rolled() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": siege({"gondor": {"regular": 5}}, {"sauron": {"regular": 2}}),
            "lossarnach": {"army": {"rohan": {"regular": 1}}},
        },
    )
    play(match, HELP)
    do(match, "none", "none")
    roll(match, 1)
    roll(match, 1)


def test_help_unlooked_for_may_leave_a_rearguard() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 3}, "gondor": {"regular": 1, "leader": 1}}},
        },
    )
    play(match, HELP, "split", "done")
    do(match, "none", "none")
    roll(match, 6)
    roll(match, 1, 1)


def test_help_unlooked_for_comes_from_a_chosen_army() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 1}}},
            "lossarnach": {"army": {"rohan": {"regular": 1}}},
        },
    )
    play(match, HELP)
    assert asked(match) == (FREE, "card.army")
    assert offered(match) == ["region:druadan_forest", "region:lossarnach"]


@pytest.mark.parametrize(
    "army_there",
    [
        {},
        {"druadan_forest": {"army": {"gondor": {"regular": 2}}}},
        {"druadan_forest": {"army": {"rohan": {"regular": 1}, "gondor": {"leader": 1}}}},
    ],
)
def test_help_unlooked_for_needs_an_army_at_war(army_there: dict[str, Any]) -> None:
    """G10, and nobody leaves a Leader alone; the card itself names no condition (G1)."""
    match = begin(HELP, politics={"rohan": AT_WAR}, regions={"minas_tirith": SIEGE_OF_GONDOR, **army_there})
    play(match, HELP)
    assert over(match)


def test_help_unlooked_for_wins_and_lifts_the_siege() -> None:
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": siege({"gondor": {"regular": 1}}, {"sauron": {"regular": 1}}),
            "druadan_forest": {"army": {"rohan": {"regular": 2}}},
        },
    )
    play(match, HELP, "all", "none", "none")
    roll(match, 6, 6)
    roll(match, 1)
    assert offered(match) == ["all", "split", "none"]
    do(match, "all")
    assert army(match, "minas_tirith") == {"gondor": {"regular": 1}, "rohan": {"regular": 2}}
    assert not besieged(match, "minas_tirith")
    assert fellowship(match, "corruption") == 0


def test_help_unlooked_for_comes_to_any_besieged_stronghold() -> None:
    """C27: a besieged Stronghold, also one that the Free Peoples have taken from the Shadow."""
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        control={"orthanc": "free"},
        regions={
            "orthanc": siege({"rohan": {"regular": 2}}, {"isengard": {"regular": 4}}),
            "fords_of_isen": {"army": {"rohan": {"regular": 3}}},
        },
    )
    play(match, HELP, "all", "none", "none")
    roll(match, 1, 1, 1)
    roll(match, 1, 1)
    assert asked(match) == (FREE, "battle.cease"), "four besiegers roll two dice less"


def test_those_who_come_to_help_are_picked_from_the_army_that_was_named() -> None:
    """The army stays in focus while its attackers are named."""
    match = begin(
        HELP,
        politics={"rohan": AT_WAR},
        regions={
            "minas_tirith": SIEGE_OF_GONDOR,
            "druadan_forest": {"army": {"rohan": {"regular": 3}}},
            "lossarnach": {"army": {"rohan": {"regular": 1}}},
        },
    )
    play(match, HELP, "region:druadan_forest")
    assert asked(match) == (FREE, "card.option")
    assert match.view(FREE)["focus"] == "druadan_forest"
    do(match, "split")
    assert asked(match) == (FREE, "army.attackers")
    assert match.view(FREE)["focus"] == "druadan_forest"
    assert match.prompt.args["region"] == "region:druadan_forest"
    assert match.game.heuristics.steady(match.state, FREE, "army.attackers", match.codes) in match.codes
