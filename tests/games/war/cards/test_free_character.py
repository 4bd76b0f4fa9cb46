"""The Free Peoples' Character deck: when each card can be played, what it does, what it meets."""

from __future__ import annotations

import pytest

from westmarch.games.war.ids import CARDS

from .free_table import (
    ALL_SEVEN,
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
    hand,
    holds,
    offered,
    over,
    play,
    roll,
    start,
    step,
    told,
    truth,
    where,
)
from .shadow import named_in

TILES = {
    "elven_cloaks": "elven_cloaks",
    "elven_rope": "elven_rope",
    "phial_of_galadriel": "phial_of_galadriel",
    "smeagol_helps_nice_master": "smeagol_helps",
}


def test_every_card_of_the_deck_has_a_test() -> None:
    assert set(CARDS[0:24]) <= named_in("test_free_character.py")


# -- special Hunt tiles -------------------------------------------------------------------------


@pytest.mark.parametrize("card", TILES)
def test_a_special_tile_waits_for_the_mordor_track(card: str) -> None:
    match = start(card)
    play(match, card)
    assert match.position()["specials_in_play"] == [TILES[card]]
    assert TILES[card] not in match.position()["hunt_pool"]
    assert over(match)


@pytest.mark.parametrize("card", TILES)
def test_on_the_mordor_track_a_special_tile_joins_the_pool_at_once(card: str) -> None:
    match = start(card, fellowship={"region": "morannon", "mordor": 1, **NOBODY})
    play(match, card)
    assert TILES[card] in match.position()["hunt_pool"]
    assert match.position()["specials_in_play"] == []


def test_the_phial_heals_when_it_is_drawn_on_the_mordor_track() -> None:
    match = start(
        "phial_of_galadriel",
        dice=("character", "character"),
        fellowship={"region": "morannon", "mordor": 1, "corruption": 5, **NOBODY},
    )
    play(match, "phial_of_galadriel")
    do(match, "action:skip")
    do(match, "action:move_fellowship", "tile:phial_of_galadriel")
    assert fellowship(match, "corruption") == 3
    assert fellowship(match, "mordor") == 2


# -- on the table ---------------------------------------------------------------------------------


def test_mithril_coat_always_goes_to_the_table_and_swaps_a_tile() -> None:
    card = "mithril_coat_and_sting"
    match = start(card, dice=("character", "character"), hunt_box={"shadow": 1})
    play(match, card)
    assert match.position()["table"]["free"] == [card]
    do(match, "action:skip", "action:move_fellowship")
    roll(match, 6)
    do(match, "tile:std_3_1", "use", "tile:std_0r_1")
    assert fellowship(match, "corruption") == 0
    assert asked(match) == (FREE, "fellowship.reveal")
    assert "std_3_1" not in truth(match)["hunt_pool"], "the second is still being carried out"
    do(match, "region:trollshaws")
    assert "std_3_1" in truth(match)["hunt_pool"]
    assert truth(match)["table"]["free"] == []


@pytest.mark.parametrize(
    ("card", "bearers"),
    [
        ("axe_and_bow", ["gimli", "legolas"]),
        ("horn_of_gondor", ["boromir"]),
        ("wizards_staff", ["gandalf_grey"]),
    ],
)
def test_a_keepsake_needs_its_bearer_in_the_fellowship(card: str, bearers: list[str]) -> None:
    assert can_play(start(card), card)
    assert can_play(start(card, dead=bearers[1:]), card), "one of them is enough"
    assert not can_play(start(card, dead=bearers), card)
    assert not can_play(start(card, characters=dict.fromkeys(bearers, "rivendell")), card)


@pytest.mark.parametrize("card", ["axe_and_bow", "horn_of_gondor"])
def test_a_keepsake_lowers_the_damage_by_one(card: str) -> None:
    match = start(card, dice=("character", "character"), hunt_box={"shadow": 1})
    play(match, card)
    do(match, "action:skip", "action:move_fellowship")
    roll(match, 6)
    do(match, "tile:std_1_1")
    assert asked(match) == (FREE, "hunt.shield")
    do(match, code(card))
    assert fellowship(match, "corruption") == 0
    assert match.position()["table"]["free"] == []


def test_a_keepsake_goes_when_its_bearer_leaves() -> None:
    match = start(
        "horn_of_gondor", dice=("character", "character"), dead=[n for n in ALL_SEVEN if n != "boromir"]
    )
    play(match, "horn_of_gondor")
    do(match, "action:skip", "action:separate", "region:rivendell")
    assert match.position()["table"]["free"] == []
    assert fellowship(match, "guide") == "gollum"


def test_wizards_staff_prevents_the_draw_of_a_tile() -> None:
    match = start("wizards_staff", dice=("character", "character"), hunt_box={"shadow": 1})
    play(match, "wizards_staff")
    do(match, "action:skip", "action:move_fellowship")
    roll(match, 6)
    assert asked(match) == (FREE, "hunt.staff")
    do(match, "use")
    assert match.position()["drawn_tiles"] == []
    assert match.position()["played"] == ["wizards_staff"]


# -- the Ring-bearers -----------------------------------------------------------------------------


@pytest.mark.parametrize(("guide", "left"), [("gandalf_grey", 4), ("strider", 3)])
def test_athelas_heals_better_with_strider_as_guide(guide: str, left: int) -> None:
    match = start("athelas", fellowship={"corruption": 5, "guide": guide})
    play(match, "athelas")
    roll(match, 2, 3, 5)
    assert fellowship(match, "corruption") == left
    assert over(match)


def test_athelas_can_be_played_without_corruption() -> None:
    """G1: no condition is printed."""
    match = start("athelas")
    play(match, "athelas")
    roll(match, 6, 6, 6)
    assert fellowship(match, "corruption") == 0


def test_there_is_another_way_only_heals_without_gollum() -> None:
    match = start("there_is_another_way", fellowship={"corruption": 2})
    play(match, "there_is_another_way")
    assert fellowship(match, "corruption") == 1
    assert over(match)


def test_there_is_another_way_hides_a_revealed_fellowship() -> None:
    match = start("there_is_another_way", fellowship={"hidden": False, **NOBODY})
    play(match, "there_is_another_way")
    assert offered(match) == ["use", "none"]
    do(match, "use")
    assert fellowship(match, "hidden")


def test_there_is_another_way_moves_without_a_die_in_the_hunt_box() -> None:
    """C8: the Hunt follows, but the die that paid does not make the next one easier."""
    match = start("there_is_another_way", hunt_box={"shadow": 2}, fellowship=NOBODY)
    play(match, "there_is_another_way", "use")
    roll(match, 1, 2)
    assert fellowship(match, "progress") == 1
    assert match.position()["hunt_box"] == {"free": 0, "shadow": 2}


def test_there_is_another_way_moves_on_the_mordor_track() -> None:
    match = start(
        "there_is_another_way", fellowship={"region": "morannon", "mordor": 4, "corruption": 9, **NOBODY}
    )
    play(match, "there_is_another_way", "use", "tile:std_2_1", "none")
    assert fellowship(match, "mordor") == 5
    assert match.result is not None
    assert match.result.winners == (FREE,)


def test_there_is_another_way_may_be_left_at_healing() -> None:
    match = start("there_is_another_way", fellowship={"corruption": 1, **NOBODY})
    play(match, "there_is_another_way", "none")
    assert (fellowship(match, "corruption"), fellowship(match, "progress")) == (0, 0)


def test_bilbos_song_heals_two_with_gollum() -> None:
    for companions, left in ((NOBODY, 1), ({}, 2)):
        match = start("bilbos_song", fellowship={"corruption": 3, **companions})
        play(match, "bilbos_song")
        assert fellowship(match, "corruption") == left


def test_mirror_of_galadriel_turns_a_die_that_has_not_paid() -> None:
    """C9."""
    match = start("mirror_of_galadriel", dice=("character", "character"))
    play(match, "mirror_of_galadriel")
    assert match.position()["dice"]["free"] == ["will_of_the_west"]
    match = start("mirror_of_galadriel", dice=("character", "muster"))
    play(match, "mirror_of_galadriel")
    assert match.position()["dice"]["free"] == ["muster"]


@pytest.mark.parametrize(
    ("lost", "mordor", "left"), [({}, None, 1), ({"lorien": "shadow"}, None, 2), ({}, 0, 2)]
)
def test_mirror_of_galadriel_heals_in_unconquered_lorien(
    lost: dict[str, str], mordor: int | None, left: int
) -> None:
    match = start(
        "mirror_of_galadriel",
        control=lost,
        fellowship={"region": "lorien", "corruption": 2, "mordor": mordor},
    )
    play(match, "mirror_of_galadriel")
    assert fellowship(match, "corruption") == left


# -- Companions -----------------------------------------------------------------------------------


def test_i_will_go_alone_needs_a_companion() -> None:
    assert not can_play(start("i_will_go_alone", fellowship=NOBODY), "i_will_go_alone")


def test_i_will_go_alone_gives_one_region_more_and_heals() -> None:
    match = start(
        "i_will_go_alone", fellowship={"companions": ["boromir"], "corruption": 1, "region": "rivendell"}
    )
    play(match, "i_will_go_alone")
    assert "region:moria" in offered(match), "three regions away, one more than his level"
    assert "region:dimrill_dale" not in offered(match)
    do(match, "region:moria")
    assert where(match, "boromir") == "moria"
    assert (fellowship(match, "corruption"), fellowship(match, "guide")) == (0, "gollum")


def test_i_will_go_alone_takes_a_group() -> None:
    match = start("i_will_go_alone", fellowship={"companions": ["gimli", "meriadoc", "peregrin"]})
    play(match, "i_will_go_alone", "character:peregrin", "character:gimli", "done", "region:rivendell")
    assert where(match, "gimli") == where(match, "peregrin") == "rivendell"
    assert fellowship(match, "companions") == ["meriadoc"]


def test_whoever_leaves_on_the_mordor_track_is_lost() -> None:
    """P. 43."""
    match = start(
        "i_will_go_alone",
        fellowship={"region": "morannon", "mordor": 2, "companions": ["gimli"], "corruption": 3},
    )
    play(match, "i_will_go_alone")
    assert dead(match, "gimli")
    assert fellowship(match, "corruption") == 2


@pytest.mark.parametrize("card", ["gwaihir_the_windlord", "we_prove_the_swifter"])
def test_a_winged_card_separates_or_moves_one_group(card: str) -> None:
    match = start(card, characters={"gimli": "erebor", "legolas": "erebor"})
    play(match, card)
    assert offered(match) == ["action:separate", "action:move_companions"]
    do(match, "action:move_companions", "character:legolas")
    do(match, "character:gimli", "region:dale")
    assert where(match, "gimli") == where(match, "legolas") == "dale"
    assert over(match), "only one group"


@pytest.mark.parametrize("card", ["gwaihir_the_windlord", "we_prove_the_swifter"])
def test_a_winged_card_does_nothing_without_companions(card: str) -> None:
    match = start(card, dead=ALL_SEVEN)
    play(match, card)
    assert over(match)


@pytest.mark.parametrize(
    ("card", "last", "beyond"),
    [("gwaihir_the_windlord", "lorien", "moria"), ("we_prove_the_swifter", "osgiliath", "lorien")],
)
def test_a_winged_card_goes_further_and_into_a_siege(card: str, last: str, beyond: str) -> None:
    """Peregrin alone would go one region; he flies four, or walks three."""
    siege = {"besieged": True, "inside": {"rohan": {"regular": 1}}, "field": {"isengard": {"regular": 2}}}
    match = start(card, fellowship=NOBODY, characters={"peregrin": "edoras"}, regions={"helms_deep": siege})
    play(match, card, "character:peregrin")
    assert f"region:{last}" in offered(match)
    assert f"region:{beyond}" not in offered(match)
    do(match, "region:helms_deep")
    assert where(match, "peregrin") == "helms_deep"
    assert besieged(match, "helms_deep")


def test_gwaihir_carries_a_companion_out_of_the_fellowship() -> None:
    match = start("gwaihir_the_windlord", fellowship={"companions": ["peregrin"], "progress": 1})
    play(match, "gwaihir_the_windlord")
    assert "region:grey_havens" not in offered(match), "six regions away"
    do(match, "region:carrock")
    assert where(match, "peregrin") == "carrock", "four regions, and one of progress"


@pytest.mark.parametrize("card", ["gwaihir_the_windlord", "we_prove_the_swifter"])
def test_a_winged_card_carries_from_the_fellowship_into_a_siege(card: str) -> None:
    siege = {"besieged": True, "inside": {"elves": {"regular": 1}}, "field": {"sauron": {"regular": 2}}}
    fellowship = {"companions": ["peregrin"], "progress": 5}
    match = start(card, fellowship=fellowship, regions={"lorien": siege})
    play(match, card, "region:lorien")
    assert where(match, "peregrin") == "lorien"
    assert besieged(match, "lorien")


def test_there_and_back_again_rouses_the_north() -> None:
    """C33: activation first, so that the step to war can be taken."""
    match = start(
        "there_and_back_again",
        fellowship={"companions": ["boromir"]},
        characters={"legolas": "woodland_realm"},
        politics={"north": {"step": 3, "active": False}, "dwarves": {"step": 1, "active": False}},
    )
    play(match, "there_and_back_again", "region:rivendell")
    assert step(match, "north") == ("at_war", True)
    assert step(match, "dwarves") == (2, True)
    assert step(match, "elves") == (2, True)


def test_there_and_back_again_takes_gimli_there_himself() -> None:
    match = start("there_and_back_again", fellowship={"companions": ["gimli"], "progress": 6})
    play(match, "there_and_back_again", "region:dale")
    assert step(match, "dwarves")[1]
    assert step(match, "north")[1]


def test_there_and_back_again_without_gimli_and_legolas_only_separates() -> None:
    match = start("there_and_back_again", fellowship=NOBODY, characters={"gimli": "rivendell"})
    before = match.position()["politics"]
    play(match, "there_and_back_again")
    assert over(match)
    assert match.position()["politics"] == before


# -- Boromir at home, and the Dúnedain ----------------------------------------------------------


@pytest.mark.parametrize(
    ("region", "playable"), [("pelargir", True), ("osgiliath", False), ("north_ithilien", False)]
)
def test_house_of_the_stewards_needs_boromir_in_gondor(region: str, playable: bool) -> None:
    """C4: Osgiliath and Ithilien are not Gondor."""
    match = start("house_of_the_stewards", characters={"boromir": region})
    assert can_play(match, "house_of_the_stewards") == playable
    assert not can_play(start("house_of_the_stewards"), "house_of_the_stewards")


def test_house_of_the_stewards_recruits_and_draws_two() -> None:
    match = start("house_of_the_stewards", characters={"boromir": "pelargir"})
    play(
        match,
        "house_of_the_stewards",
        "figure:gondor_elite",
        "card:the_spirit_of_mordor",
        "card:faramirs_rangers",
    )
    assert army(match, "pelargir") == {"gondor": {"elite": 1}}
    assert hand(match) == ["the_spirit_of_mordor", "faramirs_rangers"]
    assert over(match)


def test_all_cards_are_drawn_before_the_hand_is_counted() -> None:
    """G12."""
    held = ["athelas", "bilbos_song", "elven_rope", "elven_cloaks", "horn_of_gondor"]
    match = start("house_of_the_stewards", *held, characters={"boromir": "pelargir"})
    play(match, "house_of_the_stewards", "figure:gondor_regular", "card:the_spirit_of_mordor")
    do(match, "card:faramirs_rangers")
    assert asked(match) == (FREE, "card.discard")
    assert len(offered(match)) == 7
    do(match, "card:the_spirit_of_mordor")
    assert over(match)
    assert match.position()["discards"]["free"] == ["the_spirit_of_mordor"]


def test_house_of_the_stewards_works_inside_a_siege_up_to_five_units() -> None:
    """G6, G9; p. 26: with a sixth unit one goes back to the reinforcements."""
    for inside, excess, left in (
        (4, None, {"regular": 4, "elite": 1}),
        (5, "figure:gondor_regular", {"regular": 4, "elite": 1}),
        (5, "figure:gondor_elite", {"regular": 5}),
    ):
        siege = {
            "besieged": True,
            "inside": {"gondor": {"regular": inside}},
            "field": {"sauron": {"regular": 1}},
        }
        match = start(
            "house_of_the_stewards",
            characters={"boromir": "minas_tirith"},
            regions={"minas_tirith": siege},
            decks={"fp_strategy": 0},
        )
        play(match, "house_of_the_stewards", "figure:gondor_elite")
        if excess is not None:
            assert asked(match) == (FREE, "army.excess")
            do(match, excess)
        assert army(match, "minas_tirith")["gondor"] == left
        assert over(match)


def test_house_of_the_stewards_recruits_nobody_among_enemies() -> None:
    match = start(
        "house_of_the_stewards",
        characters={"boromir": "lossarnach"},
        regions={"lossarnach": {"army": {"sauron": {"regular": 1}}}},
        decks={"fp_strategy": ["the_red_arrow"]},
    )
    play(match, "house_of_the_stewards")
    assert over(match)
    assert army(match, "lossarnach") == {"sauron": {"regular": 1}}
    assert hand(match) == ["the_red_arrow"]


def test_the_grey_company_needs_an_army_with_the_heir() -> None:
    card = "the_grey_company"
    assert not can_play(start(card), card)
    assert not can_play(start(card, characters={"strider": "bree"}), card)
    troops = {"bree": {"army": {"north": {"regular": 1}}}}
    assert can_play(start(card, characters={"strider": "bree"}, regions=troops), card)
    assert can_play(start(card, characters={"aragorn": "bree"}, regions=troops), card)


def test_the_grey_company_turns_a_regular_into_an_elite() -> None:
    """C13: the Regular is lost for good."""
    match = start(
        "the_grey_company",
        characters={"strider": "bree"},
        regions={"bree": {"army": {"north": {"regular": 2}, "dwarves": {"regular": 1}}}},
        decks={"fp_strategy": ["the_red_arrow", "fear_fire_foes"]},
    )
    play(match, "the_grey_company")
    assert offered(match) == ["nation:dwarves", "nation:north"]
    do(match, "nation:north")
    assert army(match, "bree") == {"dwarves": {"regular": 1}, "north": {"regular": 1, "elite": 1}}
    assert match.position()["casualties"] == {"north": {"regular": 1}}
    assert sorted(hand(match)) == ["fear_fire_foes", "the_red_arrow"]


def test_the_grey_company_spares_the_regular_without_an_elite() -> None:
    """C13."""
    match = start(
        "the_grey_company",
        characters={"strider": "bree"},
        regions={"bree": {"army": {"dwarves": {"regular": 1}}}},
        casualties={"dwarves": {"elite": 5}},
        decks={"fp_strategy": 0},
    )
    play(match, "the_grey_company")
    assert over(match)
    assert army(match, "bree") == {"dwarves": {"regular": 1}}


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
