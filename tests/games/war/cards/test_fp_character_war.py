"""Cards of the Free Peoples' character deck that strike at the enemy."""

from __future__ import annotations

import pytest

from .free_table import (
    FREE,
    NOBODY,
    SHADOW,
    army,
    asked,
    besieged,
    can_play,
    code,
    dead,
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

# -- Challenge of the King ------------------------------------------------------------------------

CHALLENGE = "challenge_of_the_king"


def test_challenge_of_the_king_needs_an_army_in_gondor_or_rohan() -> None:
    troops = {
        "edoras": {"army": {"rohan": {"regular": 1}}},
        "osgiliath": {"army": {"gondor": {"regular": 1}}},
    }
    assert can_play(start(CHALLENGE, characters={"strider": "edoras"}, regions=troops), CHALLENGE)
    assert not can_play(start(CHALLENGE, characters={"strider": "edoras"}), CHALLENGE)
    assert not can_play(start(CHALLENGE, characters={"strider": "osgiliath"}, regions=troops), CHALLENGE)
    assert not can_play(start(CHALLENGE, regions=troops), CHALLENGE)


def test_challenge_of_the_king_removes_eyes_for_good() -> None:
    siege = {"besieged": True, "inside": {"rohan": {"regular": 1}}, "field": {"isengard": {"regular": 2}}}
    match = start(CHALLENGE, characters={"aragorn": "helms_deep"}, regions={"helms_deep": siege})
    play(match, CHALLENGE, "tile:std_eyer_1", "tile:std_3_1", "tile:std_eyer_2")
    position = match.position()
    assert position["removed_tiles"] == ["std_eyer_1", "std_eyer_2"]
    assert "std_3_1" in position["hunt_pool"]
    assert fellowship(match, "corruption") == 0
    assert where(match, "aragorn") == "helms_deep"
    assert over(match)


def test_three_eyes_cost_the_king_his_life() -> None:
    match = start(
        CHALLENGE,
        characters={"strider": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 1}}}},
    )
    play(match, CHALLENGE, "tile:std_eyer_1", "tile:std_eyer_3", "tile:std_eyer_2")
    assert dead(match, "strider")
    assert match.position()["removed_tiles"] == []
    assert match.position()["drawn_tiles"] == []
    assert army(match, "edoras") == {"rohan": {"regular": 1}}


def test_a_pool_that_runs_out_gives_no_tile_of_the_challenge_twice() -> None:
    """P. 40: standard tiles come back, but not those just drawn."""
    match = start(
        CHALLENGE,
        characters={"strider": "edoras"},
        regions={"edoras": {"army": {"rohan": {"regular": 1}}}},
        hunt_pool=["std_eyer_1"],
        drawn_tiles=[*(f"std_eyer_{n}" for n in (2, 3)), "std_3_1", "std_3_2"],
        removed_tiles=["std_eyer_4"],
    )
    # the position leaves the other standard tiles out, so that only the refill can bring them
    match.state.drawn_tiles |= match.setup.board.standard_tiles & ~(
        match.state.tiles | match.state.removed_tiles
    )
    play(match, CHALLENGE, "tile:std_eyer_1")
    assert "tile:std_eyer_1" not in offered(match)
    assert "tile:std_eyer_4" not in offered(match)
    do(match, "tile:std_3_2", "tile:std_3_1")
    assert match.position()["removed_tiles"] == ["std_eyer_1", "std_eyer_4"]
    assert match.position()["drawn_tiles"] == []


# -- The Eagles are Coming! -----------------------------------------------------------------------

EAGLES = "the_eagles_are_coming"
RIDERS = {"army": {"rohan": {"regular": 2}}}


def test_eagles_need_a_companion_with_an_army_near_nazgul() -> None:
    wraiths = {"army": {"isengard": {"regular": 1}, "sauron": {"nazgul": 2}}}
    near = {"edoras": RIDERS, "westemnet": wraiths}
    assert can_play(start(EAGLES, characters={"gimli": "edoras"}, regions=near), EAGLES)
    assert not can_play(start(EAGLES, regions=near), EAGLES), "no Companion"
    assert not can_play(start(EAGLES, characters={"gimli": "edoras"}, regions={"westemnet": wraiths}), EAGLES)
    far = {"edoras": RIDERS, "moria": wraiths}
    assert not can_play(start(EAGLES, characters={"gimli": "edoras"}, regions=far), EAGLES)
    captain = {"edoras": RIDERS, "westemnet": {"army": {"sauron": {"regular": 1}}}}
    match = start(EAGLES, characters={"gimli": "edoras", "witch_king": "westemnet"}, regions=captain)
    assert not can_play(match, EAGLES), "the Witch-king is no Nazgûl here"


def test_eagles_slay_nazgul_and_drive_the_rest_to_one_stronghold() -> None:
    """C12: the Shadow says where."""
    wraiths = {"army": {"isengard": {"regular": 1}, "sauron": {"nazgul": 3}}}
    match = start(
        EAGLES,
        characters={"gimli": "edoras", "witch_king": "westemnet"},
        regions={"edoras": RIDERS, "westemnet": wraiths},
        control={"moria": "free"},
    )
    play(match, EAGLES)
    roll(match, 5, 4, 1)
    assert asked(match) == (SHADOW, "card.region")
    assert "region:moria" not in offered(match), "conquered"
    do(match, "region:dol_guldur")
    assert army(match, "dol_guldur") == {"sauron": {"nazgul": 2}}
    assert army(match, "westemnet") == {"isengard": {"regular": 1}}
    assert where(match, "witch_king") == "westemnet"
    assert over(match)


def test_eagles_throw_at_most_five_dice_and_choose_among_armies() -> None:
    one = {"army": {"isengard": {"regular": 1}, "sauron": {"nazgul": 1}}}
    many = {
        "besieged": True,
        "inside": {"rohan": {"regular": 1}},
        "field": {"isengard": {"regular": 2}, "sauron": {"nazgul": 6}},
    }
    match = start(EAGLES, characters={"gimli": "helms_deep"}, regions={"helms_deep": many, "westemnet": one})
    play(match, EAGLES)
    assert offered(match) == ["region:helms_deep", "region:westemnet"]
    do(match, "region:helms_deep")
    roll(match, 5, 6, 5, 6, 5)
    assert asked(match) == (SHADOW, "card.region")
    do(match, "region:barad_dur")
    assert army(match, "barad_dur") == {"sauron": {"nazgul": 1}}
    assert besieged(match, "helms_deep")


# -- The Ents Awake -------------------------------------------------------------------------------

ENTS = ["the_ents_awake_treebeard", "the_ents_awake_huorns", "the_ents_awake_entmoot"]


@pytest.mark.parametrize("card", ENTS)
def test_ents_listen_to_gandalf_the_white_and_a_companion_in_fangorn(card: str) -> None:
    assert can_play(start(card, characters={"gandalf_white": "fangorn"}), card)
    assert can_play(start(card, characters={"gandalf_white": "bree", "gimli": "fangorn"}), card)
    assert not can_play(start(card, characters={"gandalf_white": "edoras"}), card)
    assert not can_play(start(card, characters={"gandalf_grey": "fangorn"}), card)


@pytest.mark.parametrize("card", ENTS)
def test_ents_destroy_the_army_in_orthanc_with_its_leaders(card: str) -> None:
    """G8: Nazgûl and Minions go with it; p. 35: it counts as an attack."""
    match = start(
        card,
        characters={"gandalf_white": "bree", "gimli": "fangorn", "saruman": "orthanc"},
        regions={"orthanc": {"army": {"isengard": {"regular": 2}, "sauron": {"nazgul": 1}}}},
        politics={"isengard": {"step": 2, "active": True}},
    )
    play(match, card)
    roll(match, 4, 6, 3)
    assert army(match, "orthanc") == {}
    assert dead(match, "saruman")
    assert step(match, "isengard") == (3, True)
    assert over(match), "Gandalf is far away"


def test_the_shadow_chooses_what_the_ents_break() -> None:
    match = start(
        ENTS[0],
        characters={"gandalf_white": "bree", "gimli": "fangorn"},
        regions={"orthanc": {"army": {"isengard": {"regular": 2, "elite": 2}}}},
    )
    play(match, ENTS[0])
    roll(match, 4, 1, 3)
    assert asked(match) == (SHADOW, "card.loss")
    do(match, "figure:isengard_regular")
    assert army(match, "orthanc") == {"isengard": {"regular": 1, "elite": 2}}


def test_saruman_alone_in_orthanc_is_lost_without_a_throw() -> None:
    """C10: nobody else is needed there."""
    match = start(
        ENTS[0],
        characters={"gandalf_white": "bree", "gimli": "fangorn", "saruman": "orthanc"},
        table={"shadow": ["wormtongue"]},
    )
    play(match, ENTS[0])
    assert dead(match, "saruman")
    assert match.position()["table"]["shadow"] == []
    match = start(ENTS[0], characters={"gandalf_white": "bree", "gimli": "fangorn"})
    play(match, ENTS[0])
    assert over(match)


def test_with_gandalf_near_ents_bring_another_card_for_nothing() -> None:
    """C10: they may follow one another; a card's own condition must still hold."""
    match = start(
        ENTS[0],
        ENTS[1],
        "bilbos_song",
        "the_grey_company",
        "the_red_arrow",
        characters={"gandalf_white": "fangorn"},
        regions={"orthanc": {"army": {"isengard": {"regular": 5}}}},
        fellowship={"corruption": 2, **NOBODY},
    )
    play(match, ENTS[0])
    roll(match, 4, 1, 1)
    assert asked(match) == (FREE, "card.card")
    assert offered(match) == ["none", code("bilbos_song"), code(ENTS[1])]
    do(match, code(ENTS[1]))
    roll(match, 4, 4, 4)
    do(match, code("bilbos_song"))
    assert fellowship(match, "corruption") == 0
    assert army(match, "orthanc") == {"isengard": {"regular": 1}}
    assert over(match)


def test_the_question_for_another_card_comes_with_an_empty_hand_too() -> None:
    match = start(ENTS[2], characters={"gandalf_white": "edoras", "gimli": "fangorn"})
    play(match, ENTS[2])
    assert offered(match) == ["none"]
    do(match, "none")
    assert over(match)


def test_ents_that_empty_a_besieged_orthanc_win_it_for_the_besieger() -> None:
    siege = {"besieged": True, "inside": {"isengard": {"regular": 1}}, "field": {"rohan": {"regular": 1}}}
    match = start(
        ENTS[0], characters={"gandalf_white": "bree", "gimli": "fangorn"}, regions={"orthanc": siege}
    )
    play(match, ENTS[0])
    roll(match, 6, 6, 6)
    assert holds(match, "orthanc") == "free"
    assert not besieged(match, "orthanc")


# -- Dead Men of Dunharrow ------------------------------------------------------------------------

DEAD_MEN = "dead_men_of_dunharrow"


def test_dead_men_need_the_heir_in_rohan() -> None:
    assert can_play(start(DEAD_MEN, characters={"strider": "folde"}), DEAD_MEN)
    assert can_play(start(DEAD_MEN, characters={"aragorn": "fords_of_isen"}), DEAD_MEN)
    assert not can_play(start(DEAD_MEN, characters={"strider": "lossarnach"}), DEAD_MEN)
    assert not can_play(start(DEAD_MEN), DEAD_MEN)


def test_dead_men_drive_the_enemy_out_and_raise_gondor() -> None:
    match = start(
        DEAD_MEN,
        characters={"strider": "edoras", "gimli": "edoras", "legolas": "edoras"},
        regions={"pelargir": {"army": {"southrons_easterlings": {"regular": 4}, "sauron": {"nazgul": 1}}}},
        politics={"southrons_easterlings": {"step": 2, "active": True}},
    )
    assert holds(match, "pelargir") == "shadow"
    play(match, DEAD_MEN)
    assert offered(match) == ["region:erech", "region:lamedon", "region:pelargir"]
    do(match, "region:pelargir")
    assert offered(match) == ["done", "character:legolas", "character:gimli"]
    do(match, "character:gimli", "done")
    assert where(match, "legolas") == "edoras"
    roll(match, 2)
    assert asked(match) == (SHADOW, "card.region")
    assert offered(match) == ["region:osgiliath", "region:west_harondor"], "free regions only"
    do(match, "region:osgiliath")
    assert army(match, "osgiliath") == {"southrons_easterlings": {"regular": 2}, "sauron": {"nazgul": 1}}
    assert offered(match) == ["number:0", "number:1", "number:2", "number:3"]
    do(match, "number:3")
    assert army(match, "pelargir") == {"gondor": {"regular": 3}}
    assert holds(match, "pelargir") is None
    assert where(match, "strider") == where(match, "gimli") == "pelargir"
    assert step(match, "southrons_easterlings") == (3, True)


def test_dead_men_destroy_an_army_that_cannot_retreat() -> None:
    free = {"army": {"gondor": {"regular": 1}}}
    match = start(
        DEAD_MEN,
        characters={"aragorn": "edoras"},
        regions={
            "lamedon": {"army": {"isengard": {"regular": 3, "elite": 3}, "sauron": {"nazgul": 2}}},
            **dict.fromkeys(("erech", "dol_amroth", "pelargir"), free),
        },
    )
    play(match, DEAD_MEN, "region:lamedon")
    roll(match, 1)
    do(match, "figure:isengard_regular")
    assert army(match, "lamedon") == {}
    do(match, "number:0")
    assert holds(match, "lamedon") == "shadow", "C11: none recruited, none taken"
    assert over(match)


def test_dead_men_kill_the_nazgul_of_an_army_they_destroy() -> None:
    match = start(
        DEAD_MEN,
        characters={"aragorn": "edoras", "witch_king": "erech"},
        regions={"erech": {"army": {"isengard": {"regular": 3}, "sauron": {"nazgul": 2}}}},
        casualties={"gondor": {"regular": 15}},
    )
    play(match, DEAD_MEN, "region:erech")
    roll(match, 3)
    assert army(match, "erech") == {}
    assert dead(match, "witch_king")
    assert over(match), "there is nobody left to recruit"


def test_the_heir_rides_out_of_a_siege_and_rouses_gondor() -> None:
    siege = {"besieged": True, "inside": {"rohan": {"regular": 1}}, "field": {"isengard": {"regular": 2}}}
    match = start(
        DEAD_MEN,
        characters={"aragorn": "helms_deep"},
        regions={"helms_deep": siege, "pelargir": {"army": {"gondor": {"regular": 9}}}},
    )
    play(match, DEAD_MEN, "region:pelargir")
    assert offered(match) == ["number:0", "number:1", "number:2", "number:3"]
    do(match, "number:3")
    assert army(match, "pelargir") == {"gondor": {"regular": 10}}, "no more than ten stay (p. 26)"
    assert step(match, "gondor")[1], "Aragorn ends his way in a City"
    assert "card.the_dead" not in told(match)
