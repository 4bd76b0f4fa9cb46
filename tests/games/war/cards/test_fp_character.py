"""The Free Peoples' character deck: when each card can be played, what it does, what it meets."""

from __future__ import annotations

from pathlib import Path

import pytest

from westmarch.games.war.ids import CARDS

from .free_table import (
    ALL_SEVEN,
    FREE,
    NOBODY,
    army,
    asked,
    besieged,
    can_play,
    code,
    dead,
    do,
    fellowship,
    hand,
    offered,
    over,
    play,
    roll,
    start,
    step,
    truth,
    where,
)

TILES = {
    "elven_cloaks": "elven_cloaks",
    "elven_rope": "elven_rope",
    "phial_of_galadriel": "phial_of_galadriel",
    "smeagol_helps_nice_master": "smeagol_helps",
}


def test_every_card_of_the_deck_is_tested_here() -> None:
    source = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_fp_character*.py"))
    deck = CARDS[0:24]
    assert [name for name in deck if f'"{name}"' not in source] == []


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
